import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { DRAFT, forgetDraft, PHOTO, draftStore as store } from '../../session/draft-store.ts';
import { type Draft, type DraftPhoto, draftFrom, EMPTY_DRAFT, type StoredDraft } from './draft.ts';

/** A browser that keeps nothing (private windows, full disk) goes without: the wizard still works. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};

interface Kept {
  readonly draft: Draft;
  readonly photo: DraftPhoto | null;
  /** Whether there was nothing to take up again. */
  readonly isNew: boolean;
}

const load = async (): Promise<Kept> => {
  try {
    const [stored, photo] = await Promise.all([
      get<unknown>(DRAFT, store()),
      get<DraftPhoto>(PHOTO, store()),
    ]);
    const draft = draftFrom(stored, Date.now());
    const isNew = draft === EMPTY_DRAFT;
    // What is too old to be shown is too old to be kept.
    if (isNew) forgetDraft();
    return { draft, photo: isNew ? null : (photo ?? null), isNew };
  } catch {
    return { draft: EMPTY_DRAFT, photo: null, isNew: true };
  }
};

/** The wizard's entries, kept over a reload. `kept` is null until they have been looked for. */
export const useDraft = () => {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    load().then(setKept);
  }, []);

  const draft = kept?.draft;
  useEffect(() => {
    if (!draft) return;
    const stored: StoredDraft = { savedAt: Date.now(), draft };
    quietly(set(DRAFT, stored, store()));
  }, [draft]);

  return {
    kept,
    change: (part: Partial<Draft>) =>
      setKept((last) => last && { ...last, draft: { ...last.draft, ...part } }),
    setPhoto: (photo: DraftPhoto | null) => {
      setKept((last) => last && { ...last, photo });
      quietly(photo ? set(PHOTO, photo, store()) : del(PHOTO, store()));
    },
  };
};
