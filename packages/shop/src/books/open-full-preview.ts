import type { Refused } from '@bramblebook/contract/refusals';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startFullBook } from '../states/moves.ts';

/** Has the whole book made for its parent to look through, free of charge; again it changes nothing. */
export const openFullPreview = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, bookId, (tx) =>
    startFullBook(shop, tx, { bookId, actor: parentActor(user) }),
  );
