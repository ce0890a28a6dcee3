import { isDeepStrictEqual } from 'node:util';
import { bookCan } from '@bramblebook/contract/book-can';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { planRepainting, startRepainting } from '../making/repaint.ts';
import { bodyOf } from '../shelf/body-of-looks.ts';
import { bookPurchase } from '../shelf/book-purchases.ts';
import { changeBook } from '../shelf/change-book.ts';
import { findBook } from '../shelf/find-book.ts';
import { isTold, type ToldBook } from '../shelf/lay-out.ts';
import { tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';
import { readIdea } from './read-idea.ts';

/** More than there are frames. */
const EVERY_READING = 40;

/** Looks that a parent changes; what is left out stays. */
export type LooksChange = { readonly [K in keyof HeroLooks]?: HeroLooks[K] | undefined };

export const changedLooks = (before: HeroLooks, change: LooksChange): HeroLooks => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<HeroLooks>),
});

/** Whether what pages are planned from has changed since `before` was read. */
export const isOvertaken = (now: BookRow, before: BookRow): boolean =>
  now.artStyle !== before.artStyle || !isDeepStrictEqual(now.looks, before.looks);

const isUnbought = async (db: Queryable, bookId: string): Promise<boolean> => {
  const { digital, printed } = await bookPurchase(db, bookId);
  return !digital && !printed;
};

/** The present story's reading of its idea, as a parent would choose it; none when it cannot be read so. */
const readingOf = async (
  book: ToldBook,
): Promise<({ ok: true } & Pick<BookRow, 'outline'>) | Refused> => {
  const frame = book.story.plot.split('/')[0];
  if (book.outline?.frame === frame) return { ok: true, outline: book.outline };
  const { childName, childGender, readingAge, storyDescription } = book;
  const idea = { childName, childGender, readingAge, idea: storyDescription };
  const read = await readIdea({ idea, most: EVERY_READING });
  if (!read.ok) return read;
  const found = read.outlines.outlines.find((one) => one.frame === frame);
  if (found === undefined) return { ok: true, outline: book.outline };
  const roles = found.roles.filter(({ value }) => value !== '');
  const outline = { frame: found.frame, roles: roles.map(({ label, ...role }) => role) };
  return { ok: true, outline };
};

/** Has the same plot told of another body: a hero in a wheelchair does no handstand. */
const retellOf = async (
  shop: Shop,
  tx: Transaction,
  book: ToldBook,
  {
    user,
    ...read
  }: { readonly user: { readonly id: string } } & Pick<BookRow, 'looks' | 'artStyle' | 'outline'>,
): Promise<{ ok: true } | Refused> => {
  const ideaTelling = tellingOf(book) + 1;
  await tx
    .update(books)
    .set({ ...read, ideaTelling, retell: true })
    .where(eq(books.id, book.id));
  return startMaking(shop, tx, { bookId: book.id, actor: parentActor(user) });
};

/**
 * Corrects the hero's looks or the style of the pictures, free of charge (decision D3):
 * every page that this alters is planned anew, and those that are wanted so far are
 * painted again; the old ones stay until then. Where the looks change what the hero's body can
 * do, the same plot is told again of it, which is no other story; of a bought book the words
 * stay. Refuses with `wrong_state` while the book
 * is being made and once its printing is approved.
 */
export const changeHero = async (
  shop: Shop,
  user: { readonly id: string },
  asked: {
    readonly bookId: string;
    readonly change: LooksChange;
    readonly artStyle?: ArtStyle | undefined;
  },
): Promise<{ ok: true } | Refused> => {
  const { bookId, change } = asked;
  const book = await findBook(shop.db, user, bookId);
  if (!book) return refuse('book_not_found');
  if (!bookCan.changeHero(book) || !isTold(book)) return refuse('wrong_state');
  const looks = changedLooks(book.looks, change);
  const artStyle = asked.artStyle ?? book.artStyle;
  if (artStyle === book.artStyle && isDeepStrictEqual(looks, book.looks)) return { ok: true };
  const tried = await countTry(shop, 'changeHero', user.id);
  if (!tried.ok) return tried;
  const isOtherBody = !isDeepStrictEqual(bodyOf(looks), bodyOf(book.looks));
  if (isOtherBody && (await isUnbought(shop.db, bookId))) {
    const read = await readingOf(book);
    if (!read.ok) return read;
    const { outline } = read;
    return changeBook(shop, user, bookId, async (tx, now) => {
      const isSame = bookCan.changeHero(now) && !isOvertaken(now, book);
      if (!isSame || !(await isUnbought(tx, bookId))) return refuse('wrong_state');
      return retellOf(shop, tx, book, { user, looks, artStyle, outline });
    });
  }
  const repainting = await planRepainting(shop, book, { looks, artStyle });
  return changeBook(shop, user, bookId, async (tx, now) => {
    if (!bookCan.changeHero(now) || isOvertaken(now, book)) return refuse('wrong_state');
    return startRepainting(shop, tx, now, repainting);
  });
};
