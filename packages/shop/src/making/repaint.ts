import { isDeepStrictEqual } from 'node:util';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle } from '@bramblebook/contract/reading';
import type { Refused } from '@bramblebook/contract/refusals';
import type { Story } from '@bramblebook/contract/story';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/open-database.ts';
import { type BookRow, bookPages, books, pagePlans } from '../database/schema/books.ts';
import { tellingOf } from '../shelf/telling.ts';
import type { Shop } from '../shop.ts';
import { type Actor, parentActor } from '../states/actor.ts';
import { startMaking } from '../states/moves.ts';
import { latestVersions, planPages, type RevisedPage } from './plan-pages.ts';

/** What each page of a book is planned to show now, by page number. */
export type PlansNow = ReadonlyMap<number, RevisedPage & { readonly plan: PagePlan }>;

/** The plans behind the wanted versions. */
export const plansNow = async (db: Queryable, bookId: string): Promise<PlansNow> => {
  const rows = await db
    .select({
      page: pagePlans.page,
      plan: pagePlans.plan,
      brief: pagePlans.brief,
      composition: pagePlans.composition,
    })
    .from(pagePlans)
    .innerJoin(
      bookPages,
      and(
        eq(bookPages.bookId, pagePlans.bookId),
        eq(bookPages.page, pagePlans.page),
        eq(bookPages.wantedVersion, pagePlans.version),
      ),
    )
    .where(eq(pagePlans.bookId, bookId));
  return new Map(rows.map(({ page, ...plan }) => [page, plan]));
};

/** Pages planned anew, and how the whole book is painted from now on. */
export interface Repainting {
  readonly looks: HeroLooks;
  readonly artStyle: ArtStyle;
  readonly pages: readonly (RevisedPage & { readonly plan: PagePlan })[];
}

/**
 * Plans what a change of looks, of style or of single pages alters: pages whose plan stays the
 * same are left alone. Takes a moment, so not inside a transaction.
 */
export const planRepainting = async (
  shop: Shop,
  book: BookRow & { readonly story: Story },
  change: {
    readonly looks: HeroLooks;
    readonly artStyle?: ArtStyle | undefined;
    readonly revised?: ReadonlyMap<number, RevisedPage>;
  },
): Promise<Repainting> => {
  const { looks, artStyle = book.artStyle, revised = new Map<number, RevisedPage>() } = change;
  const before = await plansNow(shop.db, book.id);
  const after = new Map<number, RevisedPage>([...before, ...revised]);
  const plans = await planPages(shop, { ...book, looks, artStyle }, after);
  const pages = [...plans.values()].flatMap((plan) => {
    const { brief = null, composition = 0 } = after.get(plan.page) ?? {};
    const isSame = isDeepStrictEqual(before.get(plan.page)?.plan, plan);
    return isSame ? [] : [{ plan, brief, composition }];
  });
  return { looks, artStyle, pages };
};

/** Writes new plans of pages of a book whose row is locked; who carries on with it has them painted. */
export const planAnew = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
  pages: Repainting['pages'],
): Promise<void> => {
  const { id: bookId } = book;
  const telling = tellingOf(book);
  const createdAt = shop.clock.now();
  const latest = await latestVersions(tx, bookId);
  for (const { plan, brief, composition } of pages) {
    const { page } = plan;
    const version = (latest.get(page) ?? 0) + 1;
    await tx
      .insert(pagePlans)
      .values({ bookId, page, version, telling, plan, brief, composition, createdAt });
    await tx
      .update(bookPages)
      .set({ wantedVersion: version })
      .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, page)));
  }
};

/**
 * Writes the new plans and has them painted, in the caller's transaction with the book's
 * row locked; the old pictures stay until the new ones are done. Its parent does it unless
 * another actor is named.
 */
export const startRepainting = async (
  shop: Shop,
  tx: Transaction,
  book: BookRow,
  { looks, artStyle, pages, actor }: Repainting & { readonly actor?: Actor },
): Promise<{ ok: true } | Refused> => {
  const { id: bookId, userId } = book;
  const isOtherHero = artStyle !== book.artStyle || !isDeepStrictEqual(looks, book.looks);
  await tx
    .update(books)
    .set({ looks, artStyle, ...(isOtherHero && { sheetApprovedAt: null }) })
    .where(eq(books.id, bookId));
  await planAnew(shop, tx, book, pages);
  return startMaking(shop, tx, { bookId, actor: actor ?? parentActor({ id: userId }) });
};
