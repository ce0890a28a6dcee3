import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { addDuration } from './iso-duration.ts';

const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
const operations = readFileSync(
  path.join(import.meta.dirname, '../../../docs/operations.md'),
  'utf8',
);
const source = readFileSync(path.join(import.meta.dirname, 'environment.ts'), 'utf8');

describe('settings', () => {
  test('all have a default', () => {
    const read = readEnvironment({});
    expect(read).toMatchObject({
      ok: true,
      environment: {
        host: '127.0.0.1',
        port: 3000,
        publicUrl: 'http://127.0.0.1:3000',
        databaseUrl: null,
        printerProfile: { key: 'lulu-square-8.5' },
        sampleContent: true,
        claims: { delivered: null, countries: null, rating: null },
        mailFrom: 'Bramblebook <hello@bramblebook.example>',
      },
    });
  });

  test('hold what the shop claims of itself, word for word', () => {
    const rating = '4.9/5 from 2,847 reviews';
    expect(
      readEnvironment({ CLAIM_RATING: rating, CLAIM_COUNTRIES: '12 countries' }),
    ).toMatchObject({
      environment: { claims: { delivered: null, countries: '12 countries', rating } },
    });
  });

  test('have the shop’s name as the one sender of its e-mails, whatever signs are in it', () => {
    const read = readEnvironment({
      BRAND_NAME: 'O\'Neil, "Söhne" <Books>',
      SUPPORT_EMAIL: 'hello@books.example',
    });
    expect(read).toMatchObject({
      environment: { mailFrom: '"O\'Neil, \\"Söhne\\" <Books>" <hello@books.example>' },
    });
  });

  test('count as unset when empty, and are read from the example as from nothing', () => {
    const lines = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(readEnvironment(Object.fromEntries(lines))).toEqual(readEnvironment({}));
  });

  test('are all in the example', () => {
    const [, known = ''] = /const schema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source) ?? [];
    const names = [...known.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) expect(example).toContain(name);
  });

  test('stand in one table of the operations page, every one of the example and no other', () => {
    const [, table = ''] = /\n(\| setting \| where[\s\S]*?)\n\n/.exec(operations) ?? [];
    const rows = table.split('\n').slice(2);
    const cells = rows.map((row) => row.split(' | '));
    for (const row of cells) expect(row, row[0]).toHaveLength(3);
    const told = cells.flatMap(([names = '']) => names.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []);
    const known = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(known.toSorted());
  });

  test.each([
    ['PORT', 'abc'],
    ['PRINTER_PROFILE', 'the-one-next-door'],
    ['PRINTER_ICC_FILE', 'package.json'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'books.example'],
    ['PUBLIC_URL', 'https://books.example/shop'],
    ['PUBLIC_URL', 'ftp://books.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ['LOG_LEVEL', 'loud'],
    ['CLOCK_OFFSET', '31 days'],
    ['CLOCK_OFFSET', 'P'],
    ['ALLOW_SANDBOX_PAYMENTS', 'yes'],
    ['SANDBOX_WEBHOOK_SECRET', 'hunter2'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['CLAIM_DELIVERED', 'a\nb'],
    ['CLAIM_COUNTRIES', 'x'.repeat(61)],
    ['CLAIM_RATING', '6/5 from 2 reviews'],
    ['BRAND_NAME', 'Bramble\nbook'],
    ['SUPPORT_EMAIL', 'hello'],
    ['MAIL_FROM', 'Bramblebook'],
    ['AI_IMAGE_MODEL', 'hunter2'],
    ['AI_JUDGE_MODEL', 'hunter2'],
    ['AI_TEXT_MODEL', 'hunter2'],
    ['AI_DAY_BUDGET', 'hunter2'],
    ['PHOTO_KEY', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@host'],
    ['PRINT_WITHOUT_ASKING', 'yes'],
    ['ADMIN_PASSWORD', 'hunter2'],
    ['ADMIN_USERNAME', 'Rosa Diaz'],
    ['ADMIN_TOTP_SECRET', 'hunter2'],
    ['SHOP_TIME_ZONE', 'Mars/Olympus'],
    ['APPROVAL_UNDO_MINUTES', '-1'],
  ])('stop the start when wrong: %s=%s', (name, value) => {
    const read = readEnvironment({ [name]: value });
    if (read.ok) throw new Error('taken');
    expect(read.sentence).toMatch(new RegExp(`^${name} .*\\.$`));
    expect(read.sentence).not.toContain('hunter2');
    expect(read.sentence).not.toContain('\n');
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'sk_live_hunter2'],
    ['TWILIO_AUTH_TOKEN', 'hunter2'],
    ['S3_BUCKET', 'hunter2'],
    ['OPENAI_API_KEY', 'hunter2'],
    ['AI_BOOK_BUDGET', '2'],
    ['AI_TEXT_MODEL', 'google:some-model'],
    ['LULU_CLIENT_SECRET', 'hunter2'],
  ])('stop the start when half set: %s', (name, value) => {
    const read = readEnvironment({ [name]: value });
    if (read.ok) throw new Error('taken');
    expect(read.sentence).toMatch(
      new RegExp(`^[A-Z0-9_ or()]+ must be set, too, because ${name} is set\\.$`),
    );
  });

  test('of a printing house ask for files that it can fetch, and for pages of its size', () => {
    const lulu = { LULU_CLIENT_KEY: 'client-key', LULU_CLIENT_SECRET: 'client-secret' };
    const s3 = {
      S3_BUCKET: 'bucket',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'ACCESSKEYOFASHOP',
      S3_SECRET_ACCESS_KEY: 'secret-access-key-of-a-shop',
    };
    const sentenceOf = (given: Record<string, string>) => {
      const read = readEnvironment(given);
      return read.ok ? null : read.sentence;
    };
    expect(sentenceOf(lulu)).toMatch(/^S3_BUCKET must be set, too/);
    expect(sentenceOf({ ...lulu, ...s3, PRINTER_PROFILE: 'gelato-square-200' })).toMatch(
      /^PRINTER_PROFILE must be one of Lulu/,
    );
    expect(sentenceOf({ PRINT_WITHOUT_ASKING: '1' })).toMatch(/^LULU_CLIENT_KEY must be set, too/);
    expect(readEnvironment({ ...lulu, ...s3, PRINT_WITHOUT_ASKING: '1' })).toMatchObject({
      ok: true,
      environment: { sendsToPrintItself: true, services: { lulu: { clientKey: 'client-key' } } },
    });
  });

  test('of production ask for an address that travels by https', () => {
    const sentenceOf = (given: Record<string, string>) => {
      const read = readEnvironment({ ALLOW_SANDBOX_PAYMENTS: '1', ...given });
      return read.ok ? null : read.sentence;
    };
    const open = { PUBLIC_URL: 'http://books.example' };
    expect(sentenceOf({ ...open, NODE_ENV: 'production' })).toMatch(
      /^PUBLIC_URL must begin with https/,
    );
    expect(sentenceOf(open)).toBeNull();
    expect(sentenceOf({ PUBLIC_URL: 'https://books.example', NODE_ENV: 'production' })).toBeNull();
  });

  test('of real money ask for a real database and the real time', () => {
    const stripe = (mode: string) => ({
      STRIPE_SECRET_KEY: `sk_${mode}_1`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(readEnvironment(stripe('live'))).toEqual({
      ok: false,
      sentence: 'DATABASE_URL must be set, too, because STRIPE_SECRET_KEY takes real money.',
    });
    const DATABASE_URL = 'postgresql://user:password@host/database';
    const live = { ...stripe('live'), DATABASE_URL, NODE_ENV: 'production' };
    expect(readEnvironment(live)).toMatchObject({
      ok: true,
      environment: { sampleContent: false },
    });
    expect(readEnvironment(stripe('test')).ok).toBe(true);
    expect(readEnvironment({ ...stripe('test'), CLOCK_OFFSET: 'P1D' })).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('CLOCK_OFFSET'),
    });
  });

  test('let test payments into production only when told so', () => {
    const production = { NODE_ENV: 'production' };
    expect(readEnvironment(production)).toMatchObject({ ok: false });
    expect(readEnvironment({ ...production, ALLOW_SANDBOX_PAYMENTS: '1' }).ok).toBe(true);
  });
});

test.each([
  ['P31D', '2027-03-03T12:00:00.000Z'],
  ['-PT36H', '2027-01-30T00:00:00.000Z'],
  ['P1Y2M3W4DT5H6M7.5S', '2028-04-25T17:06:07.500Z'],
  ['P2W', '2027-02-14T12:00:00.000Z'],
])('the clock is moved by %s', (duration, end) => {
  expect(addDuration(new Date('2027-01-31T12:00:00Z'), duration)?.toISOString()).toBe(end);
});
