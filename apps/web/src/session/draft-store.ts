import { createStore, delMany, get } from 'idb-keyval';

/** A draft is kept for a week: a child's photo should not stay in a browser for ever. */
export const DRAFT_MS = 7 * 24 * 60 * 60_000;
/** Under which keys the wizard's entries and the photo are kept. */
export const DRAFT = 'draft';
export const PHOTO = 'photo';

/** Where this browser keeps them. */
export const draftStore = () => createStore('bramblebook', 'wizard');

/** Forgets the draft and its photo. A browser that keeps nothing has nothing to forget. */
export const forgetDraft = (): void => {
  delMany([DRAFT, PHOTO], draftStore()).catch(() => undefined);
};

/** Forgets a draft whose week is over, on whatever page its parent comes back to. */
export const forgetOldDraft = async (): Promise<void> => {
  const draft = await get<{ savedAt?: number }>(DRAFT, draftStore()).catch(() => undefined);
  if (Date.now() - (draft?.savedAt ?? 0) > DRAFT_MS) forgetDraft();
};
