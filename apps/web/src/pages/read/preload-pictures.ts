import type { Book } from '@bramblebook/contract/book';
import { pictureAt, pictureOf, pictureSrcSet } from '../../book/page-picture.ts';

/** Fetches the pictures of pages that will be looked at next, at the width they will be shown in. */
export const preloadPictures = (book: Book, pages: readonly number[], sizes: string): void => {
  for (const page of pages) {
    const url = pictureOf(book, page);
    if (!url) continue;
    const picture = new Image();
    picture.sizes = sizes;
    picture.srcset = pictureSrcSet(url);
    picture.src = pictureAt(url, 768);
  }
};
