import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Book, NewBook } from '@bramblebook/contract/book';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { WISH } from '@bramblebook/testing/making-shop';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import pino from 'pino';
import { expect } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { buildApp } from '../http/app.ts';
import { type OpenShop, openShop } from '../open-shop.ts';
import { ROUTES } from '../routes/route-list.ts';
import { SMALL_STUDIO } from './machines/small-studio.ts';
import { signUp } from './sign-up.ts';
import { signInStaff } from './staff-sign-in.ts';
import { browser, type TestBrowser } from './test-app.ts';

/** A whole shop of these settings, painting very small, with a parent and somebody of the staff. */
export interface ModelShop {
  readonly opened: OpenShop;
  readonly mother: TestBrowser;
  readonly staff: TestBrowser;
  /** A book of the mother's, once `until` holds. Each is another wish: the same one twice is a double click. */
  makeBook(until: (book: Book) => boolean, wish?: Partial<NewBook>): Promise<Book>;
  /** The mother's book, once `until` holds. */
  seen(bookId: string, until?: (book: Book) => boolean): Promise<Book>;
  seenByStaff(book: Pick<Book, 'id'>): Promise<StaffBook>;
  close(): Promise<void>;
}

const MAKING_MS = 40_000;

/** Opens it with these settings of the environment. */
export const openModelShop = async (
  settings: Readonly<Record<string, string>>,
): Promise<ModelShop> => {
  const log = pino({ level: 'silent' });
  const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-model-'));
  addTextures(folder);
  await addEmbedded(folder);
  const read = readEnvironment({ ...settings, DATA_DIR: folder });
  if (!read.ok) throw new Error(read.sentence);
  const opened = await openShop(read.environment, log, SMALL_STUDIO);
  const { shop, incomingFolder } = opened;
  const app = await buildApp({
    shop,
    log,
    trustedProxies: [],
    incomingFolder,
    webFolder: null,
    sampleContent: false,
    routes: ROUTES,
  });
  await opened.startWorkers();
  const newBrowser = () => browser(app);
  const mother = (await signUp({ newBrowser })).browser;
  const staff = (await signInStaff({ shop, newBrowser })).browser;
  const look = async (id: string) => (await mother.ask('GET', `/api/books/${id}`)).json<Book>();
  const seen = async (id: string, until: (book: Book) => boolean = () => true) => {
    await expect.poll(async () => until(await look(id)), { timeout: MAKING_MS }).toBe(true);
    return look(id);
  };
  let wishes = 0;
  return {
    opened,
    mother,
    staff,
    seen,
    async makeBook(until, more = {}) {
      wishes += 1;
      const wish = { ...WISH, parentMessage: `Wish ${wishes}, with love.`, ...more };
      const made = await mother.ask('POST', '/api/books', wish);
      expect(made.statusCode).toBe(201);
      return seen(made.json<Book>().id, until);
    },
    seenByStaff: async ({ id }) => (await staff.ask('GET', `/api/admin/books/${id}`)).json(),
    async close() {
      await app.close();
      await opened.close(1_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
