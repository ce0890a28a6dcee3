import { bookRevisions } from '@bramblebook/shop/database/schema/books';
import { THE_SHOP } from '@bramblebook/shop/states/actor';
import { moveBook } from '@bramblebook/shop/states/moves';
import { addBook, addParent, JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let rosa: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
  rosa = (await signInStaff(opened, 'manager')).browser;
});
afterAll(() => opened.close());

const at = ({ bookId }: { bookId: string }, rest = '') => `/api/admin/books/${bookId}${rest}`;

describe('books in trouble', () => {
  const failedBook = async () => {
    const parent = await addParent(opened.shop);
    const bookId = await addBook(opened.shop, parent.id, { status: 'processing', complete: false });
    await opened.shop.db.transaction((tx) =>
      moveBook(opened.shop, tx, {
        id: bookId,
        to: 'failed',
        actor: THE_SHOP,
        reason: `${bookId}/12/1`,
      }),
    );
    return { bookId, parent };
  };

  test('are listed with the step that gave up, and made again', async () => {
    const book = await failedBook();
    const { books: found } = (
      await rosa.ask('GET', `/api/admin/troubled-books?search=${book.bookId}`)
    ).json();
    expect(found).toMatchObject([
      {
        id: book.bookId,
        trouble: 'failed',
        step: 'page 12',
        customerName: 'Ada Byron',
        isPaid: false,
      },
    ]);
    const remade = (await rosa.ask('POST', at(book, '/remake'), { key: 'again-and-again' })).json();
    // Nothing of its preview was missing, so it stands again at once.
    expect(remade.book.status).toBe('preview_ready');
    expect(await rosa.ask('POST', at(book, '/remake'), { key: 'again-and-again' })).toMatchObject({
      statusCode: 200,
    });
    expect(await rosa.ask('POST', at(book, '/remake'), {})).toMatchObject({ statusCode: 409 });
  });

  test('have a page’s text changed on the version that was seen', async () => {
    const parent = await addParent(opened.shop);
    const bookId = await addBook(opened.shop, parent.id, { complete: true });
    const { version } = (await rosa.ask('GET', at({ bookId }))).json();
    const text = 'Maya found the light behind the door.';
    const patch = (body: object) => rosa.ask('PATCH', at({ bookId }, '/pages/7'), body);
    expect((await patch({ text, version })).json()).toMatchObject({
      book: { finalPage7Text: text },
    });
    expect(await patch({ text: 'Too late.', version })).toMatchObject({ statusCode: 409 });
    expect(await patch({ text: 'x'.repeat(901) })).toMatchObject({ statusCode: 400 });
    const { entries } = (await rosa.ask('GET', `/api/admin/audit?subject=${bookId}`)).json();
    expect(entries).toMatchObject([{ what: 'book.text', after: { page: 7, text } }]);
  });

  test('show revisions with the picture before and after', async () => {
    const parent = await addParent(opened.shop);
    const bookId = await addBook(opened.shop, parent.id, { complete: true });
    opened.advance(1000);
    await opened.shop.db.insert(bookRevisions).values({
      bookId,
      number: 1,
      note: 'A red coat, please',
      pages: [7],
      answer: 'The coat becomes red.',
      createdAt: opened.shop.clock.now(),
    });
    expect((await rosa.ask('GET', at({ bookId }))).json().revisions).toMatchObject([
      {
        note: 'A red coat, please',
        pages: [{ page: 7, before: `/api/books/${bookId}/pictures/7-1.webp`, after: null }],
      },
    ]);
  });

  test('are written about to their parent once', async () => {
    const parent = await addParent(opened.shop, { email: false });
    const bookId = await addBook(opened.shop, parent.id);
    const body = {
      subject: 'Your book',
      text: 'We are painting\npage 12 again.',
      key: 'one-letter',
    };
    for (let i = 0; i < 3; i++)
      expect((await rosa.ask('POST', at({ bookId }, '/write'), body)).statusCode).toBe(200);
    await opened.finishJobs();
    const mails = opened.mails().filter((mail) => mail.includes(`To: ${parent.email}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('page 12 again.');
    expect(
      await rosa.ask('POST', at({ bookId }, '/write'), {
        ...body,
        key: 'another-one',
        subject: ' ',
      }),
    ).toMatchObject({ statusCode: 400 });
  });
});
