import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { type StaffBook, staffBookApi } from '@bramblebook/contract/staff-book-api';
import { loadBooks } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import { dayOf, writeApprovedCsv } from '@bramblebook/shop/staff/books/approved-csv';
import { changeText, remake, writeToParent } from '@bramblebook/shop/staff/books/help-book';
import { listApproved } from '@bramblebook/shop/staff/books/list-approved';
import { listTroubled } from '@bramblebook/shop/staff/books/list-troubled';
import { zipPages } from '@bramblebook/shop/staff/books/pages-zip';
import { readStaffBook } from '@bramblebook/shop/staff/books/read-book';
import { readConsistency } from '@bramblebook/shop/staff/books/read-consistency';
import { setBookStatus, setBookStatuses } from '@bramblebook/shop/staff/books/set-book-status';
import type { FastifyInstance } from 'fastify';
import { downloadNamed } from '../http/download-name.ts';
import { route } from '../http/route.ts';

/** The book as it is after an act, or what the act refused. */
const bookAfter = async (
  shop: Shop,
  bookId: string,
  act?: Promise<{ ok: true } | Refused>,
): Promise<StaffBook | Refused> => {
  const done = await act;
  if (done && !done.ok) return done;
  return (await readStaffBook(shop, bookId)) ?? refuse('book_not_found');
};

/** Books in print, for the staff. */
const approvedBooks = (app: FastifyInstance): void => {
  route(app, staffBookApi.approvedBooks, { access: 'staff' }, ({ shop, query }) =>
    listApproved(shop, query),
  );

  route(app, staffBookApi.approvedBooksCsv, { access: 'staff' }, async ({ shop, query }) => ({
    stream: writeApprovedCsv(shop, query),
    type: 'text/csv; charset=utf-8',
    downloadAs: `approved-books-${dayOf(shop, shop.clock.now())}.csv`,
  }));

  route(app, staffBookApi.setBookStatus, { access: 'staff' }, async (asked) => {
    const { shop, staff, params, body } = asked;
    const done = await setBookStatus(shop, staff, { ...params, ...body });
    if (!done.ok) return done;
    const [book] = await loadBooks(shop, [params.bookId]);
    return book ?? refuse('book_not_found');
  });

  route(app, staffBookApi.setBookStatuses, { access: 'staff' }, ({ shop, staff, body }) =>
    setBookStatuses(shop, staff, body),
  );

  route(app, staffBookApi.pagesZip, { access: 'staff' }, async (asked) => {
    const { shop, params, query, reply } = asked;
    const zipped = await zipPages(shop, { ...params, ...query });
    if (!zipped.ok) return zipped;
    const { stream, childName } = zipped;
    reply.header('content-disposition', downloadNamed(`${childName} ${query.part}`, 'zip'));
    return { stream, type: 'application/zip' };
  });
};

/** Books in trouble, and one by one. */
const oneBook = (app: FastifyInstance): void => {
  route(app, staffBookApi.troubledBooks, { access: 'staff' }, ({ shop, query }) =>
    listTroubled(shop, query),
  );

  route(app, staffBookApi.book, { access: 'staff' }, ({ shop, params }) =>
    bookAfter(shop, params.bookId),
  );

  route(
    app,
    staffBookApi.consistency,
    { access: 'staff' },
    async ({ shop, params }) =>
      (await readConsistency(shop.db, params.bookId)) ?? refuse('book_not_found'),
  );

  route(app, staffBookApi.remake, { access: 'staff' }, ({ shop, staff, params, body }) =>
    bookAfter(shop, params.bookId, remake(shop, staff, { ...params, ...body })),
  );

  route(app, staffBookApi.changeText, { access: 'staff' }, ({ shop, staff, params, body }) =>
    bookAfter(shop, params.bookId, changeText(shop, staff, { ...params, ...body })),
  );

  route(app, staffBookApi.writeToParent, { access: 'staff' }, ({ shop, staff, params, body }) =>
    bookAfter(shop, params.bookId, writeToParent(shop, staff, { ...params, ...body })),
  );
};

export const staffBookRoutes = (app: FastifyInstance): void => {
  approvedBooks(app);
  oneBook(app);
};
