import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { DRAFT, forgetDraft, PHOTO, draftStore as store } from '../../session/draft-store.ts';
import { type Draft, type DraftPhoto, EMPTY_DRAFT, type StoredDraft } from './draft.ts';

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

const readStore = async (): Promise<{ stored?: unknown; photo?: DraftPhoto | undefined }> => {
  try {
    const [stored, photo] = await Promise.all([
      get<unknown>(DRAFT, store()),
      get<DraftPhoto>(PHOTO, store()),
    ]);
    return { stored, photo };
  } catch {
    return {};
  }
};

/** What is kept here. Throws where the script that reads it could not be fetched: nothing is overwritten then. */
const load = async (): Promise<Kept> => {
  const { stored, photo = null } = await readStore();
  const draft = stored === undefined ? EMPTY_DRAFT : await draftIn(stored);
  const isNew = draft === EMPTY_DRAFT;
  // What is too old to be shown is too old to be kept.
  if (isNew) forgetDraft();
  return { draft, photo: isNew ? null : photo, isNew };
};

const draftIn = async (stored: unknown): Promise<Draft> => {
  const { draftFrom } = await import('./stored-draft.ts');
  return draftFrom(stored, Date.now());
};

/** The wizard's entries, kept over a reload. `kept` is null until they have been looked for. */
export const useDraft = () => {
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    load().then(setKept, setFailure);
  }, []);
  // The page's guard says that nothing is lost, and offers another try.
  if (failure) throw failure;

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
