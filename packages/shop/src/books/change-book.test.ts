import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArtStyle } from '@bramblebook/contract/reading';
import { type MakingShop, openMakingShop, shortenBook } from '@bramblebook/testing/making-shop';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { books, pagePictures, pagePlans } from '../database/schema/books.ts';
import { tellBook } from '../making/tell-book.ts';
import { changeHero } from './change-hero.ts';
import { changePageText } from './change-page-text.ts';
import { openFullPreview } from './open-full-preview.ts';
import { restorePage } from './restore-page.ts';
import { reviseBook } from './revise-book.ts';

let opened: MakingShop;
beforeAll(async () => {
  opened = await openMakingShop();
});
afterAll(() => opened.close());

const planOf = async (bookId: string, page: number, version: number) => {
  const [row] = await opened.shop.db
    .select({ plan: pagePlans.plan })
    .from(pagePlans)
    .where(
      and(eq(pagePlans.bookId, bookId), eq(pagePlans.page, page), eq(pagePlans.version, version)),
    );
  return row?.plan;
};
const paintedOf = async (bookId: string) =>
  (await opened.shop.db.select().from(pagePictures).where(eq(pagePictures.bookId, bookId)))
    .map(({ page, version }) => `${page}-${version}`)
    .sort();
const masterOf = (bookId: string, picture: string) =>
  readFileSync(path.join(opened.folder, 'files/books', bookId, 'pages', `${picture}.jpg`));
const hero = (bookId: string, change: object) =>
  opened.shown(bookId, changeHero(opened.shop, opened.parent, { bookId, change }));
const revise = (bookId: string, pages: number[], note: string, looks?: object) =>
  opened.shown(
    bookId,
    reviseBook(opened.shop, opened.parent, { bookId, pages, note, hero: looks }),
  );
const approve = (bookId: string) =>
  opened.shop.db.update(books).set({ status: 'approved_for_printing' }).where(eq(books.id, bookId));

describe("correcting the hero's looks", () => {
  test('paints the preview again, free of charge, and keeps the old pages until then', async () => {
    const id = await opened.newBook();
    const other = (await opened.book(id)).looks?.hairColour === 'red' ? 'black' : 'red';
    expect(await hero(id, { hairColour: other })).toMatchObject({
      ok: true,
      book: {
        status: 'generating',
        looks: { hairColour: other },
        progress: { made: 0, wanted: 4 },
        revisionsLeft: 3,
        page1ImageUrl: `/api/books/${id}/pictures/6-1-preview.webp`,
      },
    });
    expect(await hero(id, { eyes: 'blue' })).toMatchObject({ code: 'wrong_state' });
    await opened.finishJobs();
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      page1ImageUrl: `/api/books/${id}/pictures/6-2-preview.webp`,
    });
    expect(await paintedOf(id)).toEqual(
      ['1', '6', '7', '8'].flatMap((page) => [`${page}-1`, `${page}-2`]),
    );
    expect(masterOf(id, '6-1').equals(masterOf(id, '6-2'))).toBe(false);
    const [before, after] = [await planOf(id, 9, 1), await planOf(id, 9, 2)];
    expect(after?.scene?.composition).toBe(before?.scene?.composition);
    expect(opened.mails().filter((mail) => mail.includes('first pages'))).toHaveLength(1);
  });

  test('paints the preview again in another style, free of charge', async () => {
    const id = await opened.newBook();
    const restyle = (artStyle: ArtStyle) =>
      opened.shown(
        id,
        changeHero(opened.shop, opened.parent, { bookId: id, change: {}, artStyle }),
      );
    expect(await restyle('gouache')).toMatchObject({ ok: true, book: { status: 'preview_ready' } });
    expect(await restyle('cut-paper')).toMatchObject({
      ok: true,
      book: {
        status: 'generating',
        artStyle: 'cut-paper',
        revisionsLeft: 3,
        page1ImageUrl: `/api/books/${id}/pictures/6-1-preview.webp`,
      },
    });
    await opened.finishJobs();
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      page1ImageUrl: `/api/books/${id}/pictures/6-2-preview.webp`,
    });
    const [before, after] = [await planOf(id, 6, 1), await planOf(id, 6, 2)];
    expect([before?.style, after?.style]).toEqual(['gouache', 'cut-paper']);
    expect(after?.scene?.composition).toBe(before?.scene?.composition);
    expect(masterOf(id, '6-1').equals(masterOf(id, '6-2'))).toBe(false);
    await approve(id);
    expect(await restyle('watercolour')).toMatchObject({ code: 'wrong_state' });
  });

  test('tells the same plot again where the body is another, which is no other story', async () => {
    const id = await opened.newBook();
    const before = await opened.book(id);
    const plotOf = async () => {
      const [row] = await opened.shop.db.select().from(books).where(eq(books.id, id));
      return row?.story?.plot.split('/')[0];
    };
    const plot = await plotOf();
    expect(await hero(id, { wheelchair: true })).toMatchObject({
      ok: true,
      book: { status: 'generating', looks: { wheelchair: true } },
    });
    await opened.finishJobs();
    expect(await plotOf()).toBe(plot);
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      otherStoriesLeft: before.otherStoriesLeft,
    });
    const poses = (await planOf(id, 6, 2))?.scene;
    expect(JSON.stringify(poses)).toContain('wheelchair');
  });

  test('changes nothing when the looks are the same, and nothing once printing is approved', async () => {
    const id = await opened.newBook();
    const looks = (await opened.book(id)).looks ?? {};
    expect(await hero(id, looks)).toMatchObject({ ok: true, book: { status: 'preview_ready' } });
    expect(await paintedOf(id)).toHaveLength(4);
    await approve(id);
    expect(await hero(id, { eyes: 'green' })).toMatchObject({ code: 'wrong_state' });
  });
});

describe('revisions', () => {
  test('paint only the picked pages anew, by what the note says, three times', async () => {
    const id = await opened.newBook();
    const before = await planOf(id, 7, 1);
    const light = before?.scene?.light === 'night' ? 'morning' : 'night';
    expect(await revise(id, [7], `It should be ${light} and raining`)).toMatchObject({
      ok: true,
      book: {
        status: 'generating',
        progress: { made: 3, wanted: 4 },
        revisionsLeft: 2,
        revisionAnswer: expect.stringMatching(/^Story page 2: .*it rains/),
        page2ImageUrl: `/api/books/${id}/pictures/7-1-preview.webp`,
      },
    });
    await opened.finishJobs();
    const after = await planOf(id, 7, 2);
    expect(after?.scene).toMatchObject({ light, weather: 'rain' });
    expect(after?.alt).toContain('it rains');
    expect(after?.bookSeed).toBe(before?.bookSeed);
    expect(await paintedOf(id)).toEqual(['1-1', '6-1', '7-1', '7-2', '8-1']);

    // What a revision made of a page stays through a change of looks.
    const eyes = (await opened.book(id)).looks?.eyes === 'green' ? 'blue' : 'green';
    await hero(id, { eyes });
    await opened.finishJobs();
    expect((await planOf(id, 7, 3))?.scene).toMatchObject({
      light,
      weather: 'rain',
      composition: after?.scene?.composition,
    });

    expect(await revise(id, [6], 'I do not like it')).toMatchObject({
      ok: true,
      book: { revisionAnswer: expect.stringContaining('new composition') },
    });
    await opened.finishJobs();
    await revise(id, [8], 'Closer, please');
    await opened.finishJobs();
    expect((await opened.book(id)).revisionsLeft).toBe(0);
    expect(await revise(id, [8], 'Once more')).toMatchObject({ code: 'no_revisions_left' });
  });

  test('with other looks paint every page with the hero again', async () => {
    const id = await opened.newBook({ made: false });
    await tellBook.run(opened.shop, { bookId: id }, new AbortController().signal);
    await shortenBook(opened.shop.db, id);
    await opened.finishJobs();
    await openFullPreview(opened.shop, opened.parent, { bookId: id });
    await opened.finishJobs();
    const other = (await opened.book(id)).looks?.hairStyle === 'bald' ? 'bob' : 'bald';
    const revised = await revise(id, [], 'The hair is wrong', { hairStyle: other });
    expect(revised).toMatchObject({ ok: true, book: { status: 'processing', revisionsLeft: 2 } });
    await opened.finishJobs();
    expect(await opened.book(id)).toMatchObject({
      status: 'preview_ready',
      progress: { made: 30, wanted: 30 },
      looks: { hairStyle: other },
    });
    const again = (await paintedOf(id)).filter((picture) => picture.endsWith('-2'));
    expect(again).toContain('1-2');
    expect(again).toContain('25-2');
    // Nobody is on the endpaper.
    expect(again).not.toContain('2-2');
  });

  test('refuse pages that are not there yet, bad notes, and books that are being made', async () => {
    const id = await opened.newBook();
    expect(await revise(id, [], 'Nothing')).toMatchObject({ code: 'malformed' });
    expect(await revise(id, [20], 'At night')).toMatchObject({ code: 'book_not_ready' });
    expect(await revise(id, [6], 'Mia should kill him with a gun')).toMatchObject({
      code: 'content_refused',
    });
    await revise(id, [6], 'At night');
    expect(await revise(id, [7], 'At night')).toMatchObject({ code: 'wrong_state' });
    await opened.finishJobs();
    expect((await opened.book(id)).revisionsLeft).toBe(2);
  });
});

describe('earlier versions and words', () => {
  test('bring an earlier picture back, and the newer one again', async () => {
    const id = await opened.newBook();
    const restore = () =>
      opened.shown(id, restorePage(opened.shop, opened.parent, { bookId: id, page: 6 }));
    expect(await restore()).toMatchObject({ code: 'wrong_state' });
    await revise(id, [6], 'At night');
    expect(await restore()).toMatchObject({ code: 'wrong_state' });
    await opened.finishJobs();
    for (const version of [1, 2, 1])
      expect(await restore()).toMatchObject({
        ok: true,
        book: {
          page1ImageUrl: `/api/books/${id}/pictures/6-${version}-preview.webp`,
          progress: { made: 4, wanted: 4 },
        },
      });
  });

  test('keep words until printing is approved, and none that break the content rules', async () => {
    const id = await opened.newBook();
    const write = (text: string) =>
      opened.shown(id, changePageText(opened.shop, opened.parent, { bookId: id, page: 8, text }));
    expect(await write('Good night, little fox.')).toMatchObject({
      ok: true,
      book: { page3Text: 'Good night, little fox.', finalPage8Text: 'Good night, little fox.' },
    });
    expect(await write('I will kill you')).toMatchObject({ code: 'content_refused' });
    await approve(id);
    expect(await write('Too late.')).toMatchObject({ code: 'wrong_state' });
    expect((await opened.book(id)).page3Text).toBe('Good night, little fox.');
  });
});
