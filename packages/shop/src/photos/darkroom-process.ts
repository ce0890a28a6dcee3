/** Develops photos in a process of its own, so that what a stranger's file does to a decoder ends there. */
import sharp from 'sharp';
import { type DevelopedPhoto, developPicture } from './develop-picture.ts';
import type { PictureKind } from './picture-kind.ts';

/** A photo to develop: the path of its file, or its bytes. */
export interface DarkroomWork {
  readonly source: string | Uint8Array;
  readonly kind: PictureKind;
}

/** What came of it. Trouble is the machine's: a disk that cannot be read, memory that is not there. */
export type FromDarkroom =
  | DevelopedPhoto
  | { readonly ok: false; readonly isTooLarge: true }
  | { readonly ok: false; readonly isUnreadable: true }
  | { readonly ok: false; readonly trouble: string };

// The decoder of HEIC tells the console about every broken file; the refusal says it already.
console.log = () => {};
sharp.concurrency(1);
sharp.cache(false);

const develop = async ({ source, kind }: DarkroomWork): Promise<FromDarkroom> => {
  try {
    return await developPicture(source, kind);
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    // Whatever else a decoder says of a stranger's file comes down to this.
    return syscall === undefined
      ? { ok: false, isUnreadable: true }
      : { ok: false, trouble: String(error) };
  }
};

process.on('message', async (work: DarkroomWork) => process.send?.(await develop(work)));
process.on('disconnect', () => process.exit());
