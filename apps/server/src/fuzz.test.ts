/**
 * Every call of the contract with inputs from its schema and around its edges: it is answered
 * or refused with a code and a sentence, and what is refused has written nothing. A few of each
 * call in the tests; `npm run fuzz` tries two thousand.
 */
import { readdirSync } from 'node:fs';
import type { ApiCall } from '@bramblebook/contract/api-call';
import { recordingApi } from '@bramblebook/contract/recordings';
import { errorBodySchema } from '@bramblebook/contract/refusals';
import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import { openSmallStudio, PHOTO_URL } from '@bramblebook/testing/making-shop';
import { addBook, placeOrder } from '@bramblebook/testing/test-orders';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { signUp } from './testing/sign-up.ts';
import { signInStaff } from './testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** They would sign out who asks the others; what streams has no end. */
const LEFT_OUT: readonly ApiCall[] = [accountApi.logout, staffApi.logout, bookApi.events];
const CALLS = [accountApi, secondFactorApi, bookApi, recordingApi, shareApi, orderApi, staffApi]
  .flatMap((group): ApiCall[] => Object.values(group))
  .filter((call) => !LEFT_OUT.includes(call))
  .map((call) => [`${call.method} ${call.path}`, call] as const);
/** They count tries and sessions, which a refusal does too. */
const COUNTS = ['tries', 'staff_tries', 'staff_sessions', 'sessions'];

let studio: ReturnType<typeof openSmallStudio>;
let opened: TestApp;
let parent: TestBrowser;
let staff: TestBrowser;
let known: Record<string, string>;
let fingerprint: () => Promise<unknown>;

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
  const { db } = opened.shop;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !COUNTS.includes(name));
  const hashes = tables.map(
    (name) =>
      sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
  );
  fingerprint = async () => [
    (await db.execute(sql`${sql.join(hashes, sql` union all `)} order by 1`)).rows,
    (await db.execute(sql`select count(*)::int as jobs from pgboss.job`)).rows,
    readdirSync(opened.folder, { recursive: true }).length,
  ];
});
afterAll(async () => {
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

const queries = (call: ApiCall): fc.Arbitrary<string> => {
  if (!call.query) return fc.constant('');
  return arbitraryOf(call.query).map((given) => {
    const fields = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    const pairs = fields.map(([name, value]) => [name, String(value)]);
    return `?${new URLSearchParams(pairs)}`.replaceAll('%EF%BF%BD', '%ED%A0%BD');
  });
};

test.each(CALLS)(
  '%s',
  async (_, call) => {
    const body = call.body ? arbitraryOf(call.body) : fc.constant(undefined);
    const isStaffs = call.path.startsWith('/api/admin');
    const isForAnyone = ['/api/login', '/api/register', '/api/admin/login'].includes(call.path);
    const asked = async (path: string, query: string, sent: unknown) => {
      await opened.shop.db.execute(sql`truncate tries, staff_tries`);
      const before = await fingerprint();
      const browser = isStaffs ? staff : parent;
      const asking = isForAnyone ? opened.newBrowser() : browser;
      const answer = await asking.ask(call.method, path + query, sent);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
      if (answer.statusCode < 400) return;
      const refused = errorBodySchema.parse(answer.json());
      expect(refused.message).toMatch(/^\P{Ll}.*[.!?]?$/su);
      expect(await fingerprint()).toEqual(before);
    };
    await fc.assert(fc.asyncProperty(paths(call), queries(call), body, asked), {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: true,
    });
  },
  60_000 + RUNS * 1_000,
);
