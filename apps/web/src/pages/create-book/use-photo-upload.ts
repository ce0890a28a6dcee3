import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { uploadPhoto } from '../../api/upload-photo.ts';
import type { DraftPhoto } from './draft.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Statuses with which the server has looked at the photo and will not take it in any form. */
const REFUSED = [413, 415];

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Takes a chosen photo: shrinks it, uploads it, keeps it. When the upload fails the photo
 * itself goes along as a data address, silently (spec §7); only a file that is no photo, or
 * far too large, is refused with the server's sentence.
 */
export const usePhotoUpload = (
  photo: DraftPhoto | null,
  keep: (photo: DraftPhoto | null) => void,
) => {
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Begins a new upload; one under way is dropped. */
  const begin = (): AbortController => {
    running.current?.abort();
    running.current = new AbortController();
    setShare(0);
    setRefusal(null);
    return running.current;
  };

  const finish = async (waiting: DraftPhoto, run: AbortController): Promise<DraftPhoto | null> => {
    try {
      const photoUrl = await addressOf(waiting, setShare, run.signal);
      if (run.signal.aborted) return null;
      const done = { ...waiting, photoUrl };
      keep(done);
      return done;
    } catch (error) {
      if (run.signal.aborted) return null;
      setRefusal(sentenceOf(error));
      keep(null);
      return null;
    } finally {
      if (running.current === run) setShare(null);
    }
  };

  const take = async (file: File): Promise<void> => {
    const run = begin();
    keep(null);
    const blob = await shrinkPhoto(file);
    if (run.signal.aborted) return;
    const waiting = { name: file.name, bytes: file.size, blob, photoUrl: null };
    keep(waiting);
    await finish(waiting, run);
  };

  /** Uploads the kept photo once more: the server forgets unclaimed ones after a day (decision D3). */
  const uploadAgain = async (): Promise<DraftPhoto | null> => photo && finish(photo, begin());

  const resume = useEffectEvent(() => {
    // A reload in the middle of an upload: the photo was kept, its address was not.
    if (photo && photo.photoUrl === null) uploadAgain();
  });
  useEffect(() => resume(), []);

  return { share, isUploading: share !== null, refusal, take, uploadAgain };
};

/** The uploaded photo's address, or the photo itself as one when the upload fails. Throws when it is refused. */
const addressOf = async (
  { blob, name }: DraftPhoto,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  try {
    return await uploadPhoto(blob, name, onProgress, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && REFUSED.includes(error.status)))
      throw error;
    return asDataUrl(blob);
  }
};
