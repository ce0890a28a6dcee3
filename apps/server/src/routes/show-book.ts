import type { Book } from '@bramblebook/contract/book';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { loadBook } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';

/** One's own book as it is now: the answer to what was `done` with it, unless that was refused. */
export const showBook = async (
  { shop, user }: { readonly shop: Shop; readonly user: { readonly id: string } },
  bookId: string,
  done: { readonly ok: true } | Refused = { ok: true },
): Promise<Book | Refused> =>
  done.ok ? ((await loadBook(shop, user, bookId)) ?? refuse('book_not_found')) : done;
