import { isBeingMade } from '@bramblebook/contract/book-states';
import { refuse } from '@bramblebook/contract/refusals';
import { bookApi } from '@bramblebook/contract/shop-api';
import type { User } from '@bramblebook/contract/user';
import { isSessionOpen } from '@bramblebook/shop/accounts/sessions';
import { askAnotherStory } from '@bramblebook/shop/books/ask-another-story';
import { changeHero } from '@bramblebook/shop/books/change-hero';
import { changeIdea } from '@bramblebook/shop/books/change-idea';
import { changePageText } from '@bramblebook/shop/books/change-page-text';
import { admitBook, createBook } from '@bramblebook/shop/books/create-book';
import { followBook } from '@bramblebook/shop/books/follow-book';
import { judgeHeroSheet } from '@bramblebook/shop/books/judge-hero-sheet';
import { openFullPreview } from '@bramblebook/shop/books/open-full-preview';
import { outlineStory } from '@bramblebook/shop/books/outline-story';
import { readEdition } from '@bramblebook/shop/books/read-edition';
import { readLayout } from '@bramblebook/shop/books/read-layout';
import { readProgress } from '@bramblebook/shop/books/read-progress';
import { restorePage } from '@bramblebook/shop/books/restore-page';
import { reviseBook } from '@bramblebook/shop/books/revise-book';
import { networkOf } from '@bramblebook/shop/limits/network-of';
import { finishByShop } from '@bramblebook/shop/making/finish-by-shop';
import { retryMaking } from '@bramblebook/shop/making/retry-making';
import { eraseBook } from '@bramblebook/shop/privacy/erase-book';
import { listBooks } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import type { FastifyInstance } from 'fastify';
import { type BodyPlaces, SMALL_BYTES } from '../http/big-bodies.ts';
import { countListeners } from '../http/count-listeners.ts';
import { downloadNamed } from '../http/download-name.ts';
import { streamEvents } from '../http/event-stream.ts';
import { parseBodyWithPhoto, photoInside } from '../http/photo-in-body.ts';
import { route } from '../http/route.ts';
import { logSecurity } from '../http/security-log.ts';
import { layingOut } from './laying-out.ts';
import { showBook } from './show-book.ts';

/** A photo of 30 MB as a data address: the wizard's fallback where an upload fails. */
const NEW_BOOK_BYTES = 40 * 1024 * 1024;

/** Each is in memory twice while it is read: as it came, and its photo as it is decoded. */
const NEW_BOOK_PLACES: BodyPlaces = {
  inAll: 3,
  each: (_, userId) => ({ [userId ?? '']: 1 }),
  smallBytes: SMALL_BYTES,
};

const MEDIA_TYPES = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;

const parent = { access: 'parent' } as const;

/** A new book's wish may bring its photo inside, which no other body does. */
const creatingRoute = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', parseBodyWithPhoto(NEW_BOOK_BYTES));

  const creating = {
    access: 'parent',
    places: NEW_BOOK_PLACES,
    admit: ({ shop, user }: { shop: Shop; user: User }) => admitBook(shop, user),
  } as const;
  route(app, bookApi.create, creating, async (asked) => {
    const { shop, user, visitor, body } = asked;
    const inside = photoInside(asked.request);
    // Cut out of anything else, words would be missing there.
    if (inside && inside.head !== body.photoUrl) return refuse('malformed');
    const made = await createBook(shop, { id: user.id, visitor }, body, inside?.bytes);
    return made.ok ? showBook(asked, made.bookId) : made;
  });
};

/** Making books and looking at them. */
const makingRoutes = (app: FastifyInstance): void => {
  route(app, bookApi.outlineStory, { access: 'anyone' }, async ({ shop, body, request }) => {
    const read = await outlineStory(shop, { address: request.ip }, body);
    return read.ok ? read.outlines : read;
  });

  app.register(creatingRoute);

  route(app, bookApi.get, parent, async (asked) => showBook(asked, asked.params.bookId));

  route(app, bookApi.ofUser, parent, async ({ shop, user, query }) => ({
    books: await listBooks(shop, user, query),
  }));

  route(app, bookApi.layout, layingOut, async ({ shop, user, params }) => {
    const read = await readLayout(shop, user, params);
    return read.ok ? read.layout : read;
  });

  route(app, bookApi.fullPreview, parent, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await openFullPreview(shop, user, params));
  });

  route(app, bookApi.retry, parent, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await retryMaking(shop, user, params));
  });

  route(app, bookApi.finishByShop, parent, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await finishByShop(shop, user, params));
  });
};

/** Changing them. */
const changingRoutes = (app: FastifyInstance): void => {
  route(app, bookApi.changeHero, parent, async (asked) => {
    const { shop, user, params, body } = asked;
    const { artStyle, ...change } = body;
    const changed = await changeHero(shop, user, { ...params, change, artStyle });
    return showBook(asked, params.bookId, changed);
  });

  route(app, bookApi.judgeHeroSheet, parent, async (asked) => {
    const { shop, user, params, body } = asked;
    return showBook(asked, params.bookId, await judgeHeroSheet(shop, user, { ...params, ...body }));
  });

  route(app, bookApi.erase, parent, async ({ shop, user, params, request }) => {
    const erased = await eraseBook(shop, user, params);
    logSecurity(request, 'erase_book', { actor: user.id, outcome: erased });
    return erased.ok ? undefined : erased;
  });

  route(app, bookApi.anotherStory, parent, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await askAnotherStory(shop, user, params));
  });

  route(app, bookApi.changeIdea, parent, async (asked) => {
    const { shop, user, params, body } = asked;
    return showBook(asked, params.bookId, await changeIdea(shop, user, { ...params, ...body }));
  });

  route(app, bookApi.revise, parent, async (asked) => {
    const { shop, user, params, body } = asked;
    return showBook(asked, params.bookId, await reviseBook(shop, user, { ...params, ...body }));
  });

  route(app, bookApi.changeText, parent, async (asked) => {
    const { shop, user, params, body } = asked;
    const changed = await changePageText(shop, user, { ...params, text: body.text });
    return showBook(asked, params.bookId, changed);
  });

  route(app, bookApi.restorePage, parent, async (asked) => {
    const { shop, user, params } = asked;
    return showBook(asked, params.bookId, await restorePage(shop, user, params));
  });
};

/** Reading them: as PDF and EPUB, and how far the making is. */
const readingRoutes = (app: FastifyInstance): void => {
  for (const edition of ['pdf', 'epub'] as const)
    route(app, bookApi[edition], parent, async ({ shop, user, params, reply }) => {
      const read = await readEdition(shop, user, { ...params, edition });
      if (!read.ok) return read;
      reply.header('content-disposition', downloadNamed(read.title, edition));
      return { file: read.file, type: MEDIA_TYPES[edition] };
    });

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const listen = countListeners();
  route(app, bookApi.events, parent, async (asked) => {
    const { shop, user, sessionHash, params, request, reply } = asked;
    const now = await readProgress(shop, user, params.bookId);
    if (!now) return refuse('book_not_found');
    const listening = listen(reply, { userId: user.id, network: networkOf(request.ip) });
    if (!listening.ok) return listening;
    // A browser that heard the end and connects again is told to stop (HTML, "server-sent events").
    const heardTheEnd = request.headers['last-event-id'] === now.status && !isBeingMade(now.status);
    if (heardTheEnd) await reply.status(204).send();
    else
      await streamEvents(reply, (gone) => followBook(shop, user, params.bookId, gone), {
        signal: closing.signal,
        goesOn: async () => sessionHash !== null && (await isSessionOpen(shop, sessionHash)),
        idOf: (event) => (event.type === 'status' ? event.status : null),
      });
    return undefined;
  });
};

/** Making books, following their making, changing them and reading them. */
export const bookRoutes = (app: FastifyInstance): void => {
  makingRoutes(app);
  changingRoutes(app);
  readingRoutes(app);
};
