/**
 * Every call of the contract with inputs from its schema and around its edges: it is answered
 * or refused with a code and a sentence, and what is refused has written nothing. Three hundred
 * of each call in the tests, where most that a schema refuses are not sent: no handler ever sees
 * them, and one road refuses them all. `npm run fuzz` sends two thousand.
 */
import { readdirSync } from 'node:fs';
import type { ApiCall } from '@bramblebook/contract/api-call';
import { errorBodySchema } from '@bramblebook/contract/refusals';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { Database } from '@bramblebook/shop/database/open-database';
import { openSmallStudio, PHOTO_URL } from '@bramblebook/testing/making-shop';
import { addBook, placeOrder } from '@bramblebook/testing/test-orders';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { countWrites } from './testing/count-writes.ts';
import { PARENT_CALLS } from './testing/parent-calls.ts';
import { signUp } from './testing/sign-up.ts';
import { signInStaff } from './testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts';

/** As `npm run fuzz` asks for it. */
const IS_LONG = process.env.FUZZ_RUNS !== undefined;
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
/** Of the inputs that a call's schema refuses, how many are sent. */
const REFUSED_SENT = IS_LONG ? Number.POSITIVE_INFINITY : 10;
/** Each input of a call that checks a password takes 20 ms of hashing: so much fewer are tried. */
const FEWER_WITH_PASSWORD = 6;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** They would sign out who asks the others; what streams has no end. */
const LEFT_OUT: readonly ApiCall[] = [accountApi.logout, staffApi.logout, bookApi.events];
const CALLS = [...PARENT_CALLS, ...Object.values<ApiCall>(staffApi)]
  .filter((call) => !LEFT_OUT.includes(call))
  .map((call) => [`${call.method} ${call.path}`, call] as const);
/** What a refusal may write, too: tries, and when a session was last used. */
const COUNTS = ['tries', 'staff_tries', 'staff_sessions', 'sessions'];

let studio: ReturnType<typeof openSmallStudio>;
let opened: TestApp;
let parent: TestBrowser;
let staff: TestBrowser;
let tried = 0;
let known: Record<string, string>;
let written: Awaited<ReturnType<typeof countWrites>>;
/** Rows written and files kept so far. */
let before: { readonly rows: number; readonly files: number };

/** Has every try counted as the first, so that all inputs are looked at. */
const forgetTries = async (db: Database) => {
  await db.execute(sql`
    create function forget_tries() returns trigger language plpgsql as
    $$ begin new.count := 1; return new; end $$`);
  await db.execute(sql`
    create function forget_staff_tries() returns trigger language plpgsql as
    $$ begin new.failures := 1; new.locked_until := null; return new; end $$`);
  await db.execute(sql`
    create trigger forget before insert or update on tries
    for each row execute function forget_tries()`);
  await db.execute(sql`
    create trigger forget before insert or update on staff_tries
    for each row execute function forget_staff_tries()`);
};

beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter, storyteller: studio.storyteller });
  const { browser, user } = await signUp(opened);
  parent = browser;
  ({ browser: staff } = await signInStaff(opened));
  const bookId = await addBook(opened.shop, user.id);
  const { orderId } = await placeOrder(opened.shop, user, bookId);
  const wish = { childName: 'Mia', childGender: 'female', photoUrl: PHOTO_URL };
  const made = (await browser.ask('POST', '/api/books', wish)).json();
  const photoId = String(made.photoUrl).split('/').at(-1) ?? '';
  known = { userId: user.id, customerId: user.id, bookId, orderId, photoId, page: '6' };
  written = await countWrites(opened.shop.db, COUNTS);
  await forgetTries(opened.shop.db);
  before = { rows: await written(), files: filesKept() };
});
afterAll(async () => {
  if (IS_LONG) process.stdout.write(`${tried} inputs were sent.\n`);
  await studio.close();
  await opened.close();
});

const paths = (call: ApiCall): fc.Arbitrary<string> => {
  const names = [...call.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
  const odd = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('%00', '..', '-1', '1e9'));
  const values = names.map((name) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(known[name] ?? `no-${name}`) },
      { weight: 1, arbitrary: odd },
    ),
  );
  return fc.tuple(...values).map((given) => {
    let i = 0;
    return call.path.replace(/:[a-zA-Z]+/g, () => encodeURIComponent(given[i++] ?? '') || 'x');
  });
};

/** As a form would send it; an object is nothing that a form could. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const queries = (call: ApiCall): fc.Arbitrary<Record<string, string>> => {
  if (!call.query) return fc.constant({});
  return arbitraryOf(call.query).map((given) => {
    const fields = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]));
  });
};

const runsOf = (call: ApiCall): number =>
  call.body && 'shape' in call.body && 'password' in (call.body.shape as object)
    ? Math.ceil(RUNS / FEWER_WITH_PASSWORD)
    : RUNS;
const isForAnyone = (call: ApiCall): boolean =>
  ['/api/login', '/api/register', '/api/admin/login'].includes(call.path);

const filesKept = () => readdirSync(opened.folder, { recursive: true }).length;

test.each(CALLS)(
  '%s',
  async (_, call) => {
    const body = call.body ? arbitraryOf(call.body) : fc.constant(undefined);
    const isStaffs = call.path.startsWith('/api/admin');
    const seen = new Set<string>();
    let refusedBySchema = 0;
    const asked = async (path: string, query: Record<string, string>, sent: unknown) => {
      const isLawful =
        call.body?.safeParse(sent).success !== false &&
        call.query?.safeParse(query).success !== false;
      const url = `${path}?${new URLSearchParams(query)}`.replaceAll('%EF%BF%BD', '%ED%A0%BD');
      const input = `${url} ${JSON.stringify(sent)}`;
      if (seen.has(input) || (!isLawful && refusedBySchema++ >= REFUSED_SENT)) return;
      seen.add(input);
      tried++;
      const browser = isStaffs ? staff : parent;
      const asking = isForAnyone(call) ? opened.newBrowser() : browser;
      const answer = await asking.ask(call.method, url, sent);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
      const kept = { rows: await written(), files: filesKept() };
      if (answer.statusCode >= 400) {
        const refused = errorBodySchema.parse(answer.json());
        expect(refused.message).toMatch(/^\P{Ll}.*[.!?]?$/su);
        expect(kept).toEqual(before);
      }
      before = kept;
    };
    await fc.assert(fc.asyncProperty(paths(call), queries(call), body, asked), {
      numRuns: runsOf(call),
      seed: SEED,
      endOnFailure: true,
    });
  },
  60_000 + RUNS * 1_000,
);
