/*
 * What every adapter makes of every way in which its vendor can fail: one table, made by asking.
 * What else is to be held for each stands with it:
 *
 * - SMTP, which has codes of its own: smtp/smtp-mail.test.ts
 * - webhooks that are forged, replayed, late, out of order, ten at once: stripe/stripe-shop.test.ts
 *   and stripe-webhook.test.ts, lulu/lulu-shop.test.ts, smtp/dead-address.test.ts (Twilio)
 * - a crash between call and commit: stripe/stripe-shop.test.ts, lulu/lulu-shop.test.ts,
 *   twilio/twilio-sms.test.ts, and for models painted-by-model.test.ts of the server
 */
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { fillLooks } from '@bramblebook/shop/books/default-looks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from '../../../fakes/ai/fake-google.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../fakes/ai/fake-openai.ts';
import { fakePicture } from '../../../fakes/ai/fake-picture.ts';
import type { LoopbackServer } from '../../../fakes/loopback-server.ts';
import { startFakeLulu } from '../../../fakes/lulu/fake-lulu.ts';
import { startFakeS3 } from '../../../fakes/s3/fake-s3.ts';
import { startFakeSpeech } from '../../../fakes/speech/fake-speech.ts';
import { startFakeStripe } from '../../../fakes/stripe/fake-stripe.ts';
import { startFakeTwilio } from '../../../fakes/twilio/fake-twilio.ts';
import { embedPictures } from './ai/embed-pictures.ts';
import { modelModeration } from './ai/model-moderation.ts';
import { modelPainter } from './ai/model-painter.ts';
import { modelStoryteller } from './ai/model-storyteller.ts';
import { modelJudge } from './ai/picture-judge.ts';
import { openTestModels } from './ai/testing/open-test-models.ts';
import { VendorOutage, VendorRefusal } from './line/vendor-failure.ts';
import { openVendorLine } from './line/vendor-line.ts';
import { luluPrinter } from './lulu/lulu-printer.ts';
import { readLuluSettings } from './lulu/lulu-settings.ts';
import { s3Files } from './s3/s3-files.ts';
import { readS3Settings } from './s3/s3-settings.ts';
import { speechServer } from './speech/speech-server.ts';
import { readSpeechSettings } from './speech/speech-settings.ts';
import { stripePayment } from './stripe/stripe-payment.ts';
import { readStripeSettings } from './stripe/stripe-settings.ts';
import { settingsOf } from './testing/settings-of.ts';
import { readTwilioSettings } from './twilio/twilio-settings.ts';
import { twilioSms } from './twilio/twilio-sms.ts';

/** Longer than a busy machine takes for any answer; silence is waited for this long, vendors side by side. */
const PATIENCE_MS = 2_500;
const PX = 64;
const clock = { now: () => new Date() };
const bytes = Buffer.from('picture');

/** One call of a vendor; asked with another number each time. */
interface Asked {
  readonly name: string;
  readonly fake: LoopbackServer;
  /** What an error's body looks like at this vendor. */
  readonly error: { readonly body: unknown; readonly type?: string };
  ask(nth: number): Promise<unknown>;
}

const lineTo = (vendor: string) =>
  openVendorLine({
    vendor,
    clock,
    report() {},
    limits: { timeLimitMs: PATIENCE_MS, tries: 1, breakAfter: 1_000 },
  });

const shops = async (): Promise<Asked[]> => {
  const stripe = await startFakeStripe();
  const payment = stripePayment({
    settings: settingsOf(readStripeSettings(stripe.settings)),
    clock,
    line: lineTo('stripe'),
  });
  const twilio = await startFakeTwilio();
  const sms = twilioSms({
    settings: settingsOf(readTwilioSettings(twilio.settings)),
    callbackUrl: null,
    line: lineTo('twilio'),
  });
  const s3 = await startFakeS3();
  const files = s3Files({ settings: settingsOf(readS3Settings(s3.settings)), line: lineTo('s3') });
  const lulu = await startFakeLulu();
  const printer = luluPrinter({
    settings: settingsOf(readLuluSettings(lulu.settings)),
    contactEmail: 'print@books.example',
    line: lineTo('lulu'),
    clock,
  });
  const stripeError = { body: { error: { type: 'invalid_request_error', message: 'no' } } };
  const xml = { body: '<Error><Code>Trouble</Code></Error>', type: 'application/xml' };
  const said = { body: { code: 20001, message: 'no' } };
  const intent = (nth: number) => ({
    orderId: `order_${'a'.repeat(20)}`,
    amountCents: 3900,
    idempotencyKey: `${nth}`,
  });
  const message = (nth: number) => ({
    id: `message_${nth}`,
    to: '+14155550100',
    body: `Book ${nth} is ready.`,
    sentAt: new Date(),
  });
  return [
    {
      name: 'Stripe',
      fake: stripe,
      error: stripeError,
      ask: (nth) => payment.createIntent(intent(nth)),
    },
    { name: 'Twilio', fake: twilio, error: said, ask: (nth) => sms.send(message(nth)) },
    { name: 'S3, storing', fake: s3, error: xml, ask: () => files.put('a/b.jpg', bytes) },
    { name: 'S3, reading', fake: s3, error: xml, ask: () => files.get('a/b.jpg') },
    {
      name: 'Lulu',
      fake: lulu,
      error: { body: { detail: 'no' } },
      ask: () => printer.coverSize({ format: 'hardcover', interiorPages: 32 }),
    },
  ];
};

const looks: HeroLooks = fillLooks({}, 'female', 1);
const BRIEF = {
  childName: 'Mia',
  childGender: 'female',
  readingAge: '4-5',
  idea: 'her cat is afraid of the dark',
} as const;

/** Answers that are no story, until the teller asks no more. */
const NO_STORY = ['Once upon a time.', 'And then?', 'The end.'];

const SEEN = { sameChild: true, sameClothes: true, figures: 1, letters: false, wrong: null };

/** What becomes of a judge's call without an answer: the picture is judged without it. */
const NO_OPINION = { ok: false, reason: 'no_opinion' };

const models = async (): Promise<Asked[]> => {
  const head = await fakePicture(PX, 1);
  const openai = await startFakeOpenAi();
  const google = await startFakeGoogle();
  const asked = (
    maker: string,
    fake: FakeGoogle | FakeOpenAi,
    given: Readonly<Record<string, string>>,
  ) => {
    const { settings, charged } = openTestModels(given, { patienceMs: PATIENCE_MS });
    const { textModel, imageModel } = settings;
    if (!textModel || !imageModel) throw new Error('the fake names no models');
    const editor = async () => [];
    const teller = modelStoryteller({ settings, model: textModel, charged, editor });
    const painter = modelPainter({ settings, model: imageModel, charged });
    const judge = modelJudge({ settings, model: textModel, charged });
    const moderate = modelModeration({ settings, charged });
    const { embedding, known } = settings;
    const embed =
      embedding && embedPictures({ settings: embedding, facts: known[embedding.name], charged });
    const book = (nth: number) => `book_${nth}`;
    const hero = (nth: number) => ({
      bookId: book(nth),
      name: `${nth}`,
      seed: nth,
      idea: BRIEF.idea,
      looks,
      readingAge: '4-5' as const,
      style: 'gouache' as const,
      photo: null,
    });
    const error = { body: { error: { message: 'no', code: 'x', type: 'x' } } };
    const own = { fake, error };
    const call = (what: string, ask: Asked['ask']) => ({ ...own, name: `${maker}, ${what}`, ask });
    const onPage = (nth: number) => ({ bookId: book(nth), page: 6 });
    const calls = [
      call('looking', async (nth) => {
        fake.say(JSON.stringify(SEEN));
        const shown = { ...onPage(nth), figures: 1, picture: head, references: [head] };
        return (await judge.judge(shown)) ?? NO_OPINION;
      }),
      call('telling', (nth) => {
        fake.say(...NO_STORY);
        return teller.tell({ ...BRIEF, seed: nth }, book(nth));
      }),
      call('painting', (nth) => painter.heroSheet(hero(nth))),
    ];
    if (moderate)
      calls.push(call('judging', (nth) => moderate({ ...onPage(nth), text: BRIEF.idea })));
    if (embed)
      calls.push(
        call('embedding', async (nth) => (await embed(onPage(nth), [head])) ?? NO_OPINION),
      );
    return calls;
  };
  return [
    ...asked('OpenAI', openai, { ...openai.settings, ...openai.painting(PX) }),
    ...asked('Google', google, google.settings),
  ];
};

const speakers = async (): Promise<Asked[]> => {
  const fake = await startFakeSpeech();
  const asked = (name: string, given: Readonly<Record<string, string>>): Asked => {
    const line = lineTo('speech');
    // The time limit of a page is minutes: a test waits less.
    const ask: typeof line.ask = (call, run) =>
      line.ask({ ...call, timeLimitMs: PATIENCE_MS }, run);
    const settings = settingsOf(readSpeechSettings(given));
    const narrator = speechServer({ settings, line: { ...line, ask } });
    const error = { body: { error: { message: 'no', code: 'x', type: 'x' } } };
    return { name, fake, error, ask: (nth) => narrator.read(`Page ${nth} sleeps.`, 'en') };
  };
  return [
    asked('Speech, with words', fake.settings),
    asked('Speech, sound alone', fake.telling('none')),
  ];
};

const WAIT = { 'retry-after': '60' };
const answered = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
});
const TROUBLES = {
  400: answered(400),
  401: answered(401),
  402: answered(402),
  404: answered(404),
  409: answered(409),
  429: answered(429, WAIT),
  500: answered(500),
  503: answered(503, WAIT),
  cut: { kind: 'cut' },
  silence: { kind: 'silence' },
  page: { status: 200, body: '<html>hello', headers: { 'content-type': 'text/html' } },
} as const;

/** What came of a call, in a word. */
const outcomeOf = async (answer: Promise<unknown>): Promise<string> => {
  try {
    const came = await answer;
    const isNo = typeof came === 'object' && came !== null && 'ok' in came && came.ok === false;
    return isNo && 'reason' in came ? `no: ${came.reason}` : 'done';
  } catch (error) {
    if (error instanceof VendorRefusal) return 'refused';
    if (!(error instanceof VendorOutage)) throw error;
    const { reason, retryAfterMs } = error;
    return retryAfterMs === null ? reason : `${reason} for ${retryAfterMs / 1000} s`;
  }
};

let calls: readonly Asked[];
beforeAll(async () => {
  calls = [...(await shops()), ...(await models()), ...(await speakers())];
});
afterAll(async () => {
  for (const fake of new Set(calls.map((call) => call.fake))) await fake.close();
});

/** A line for each call: what came of it when all is fine, and in every trouble. */
const rowsOf = async (some: readonly Asked[]): Promise<string[]> => {
  const rows: string[] = [];
  for (const { name, fake, error, ask } of some) {
    // Where a token is fetched first, it is fetched now.
    const outcomes = [`fine ${await outcomeOf(ask(0))}`];
    for (const [nth, [what, trouble]] of Object.entries(TROUBLES).entries()) {
      if ('status' in trouble) {
        const type = { 'content-type': error.type ?? 'application/json' };
        const headers = { ...type, ...trouble.headers };
        fake.misbehave({ kind: 'answer', body: error.body, ...trouble, headers });
      } else fake.misbehave(trouble);
      outcomes.push(`${what} ${await outcomeOf(ask(nth + 1))}`);
      // A connection that was cut is found out by the next call.
      if (what === 'cut') await outcomeOf(ask(0));
    }
    rows.push(`${name}: ${outcomes.join(' · ')}`);
  }
  return rows;
};

test('every way in which a vendor can fail, and what becomes of the call', async () => {
  const byVendor = Map.groupBy(calls, ({ fake }) => fake);
  const rows = await Promise.all([...byVendor.values()].map(async (some) => rowsOf(some)));
  expect(rows.flat().join('\n')).toMatchInlineSnapshot(`
    "Stripe: fine done · 400 refused · 401 not_let_in · 402 refused · 404 refused · 409 busy · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut no_answer · silence no_answer · page nonsense
    Twilio: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    S3, storing: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 refused · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut done · silence no_answer · page nonsense
    S3, reading: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 done · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut no_answer · silence no_answer · page nonsense
    Lulu: fine done · 400 refused · 401 done · 402 refused · 404 refused · 409 refused · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    OpenAI, looking: fine done · 400 no: no_opinion · 401 no: no_opinion · 402 no: no_opinion · 404 no: no_opinion · 409 no: no_opinion · 429 no: no_opinion · 500 no: no_opinion · 503 no: no_opinion · cut no: no_opinion · silence no: no_opinion · page no: no_opinion
    OpenAI, telling: fine no: not_good_enough · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    OpenAI, painting: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    OpenAI, judging: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 done · 503 busy for 60 s · cut done · silence done · page done
    OpenAI, embedding: fine done · 400 no: no_opinion · 401 no: no_opinion · 402 no: no_opinion · 404 no: no_opinion · 409 no: no_opinion · 429 no: no_opinion · 500 no: no_opinion · 503 no: no_opinion · cut no: no_opinion · silence no: no_opinion · page no: no_opinion
    Google, looking: fine done · 400 no: no_opinion · 401 no: no_opinion · 402 no: no_opinion · 404 no: no_opinion · 409 no: no_opinion · 429 no: no_opinion · 500 no: no_opinion · 503 no: no_opinion · cut no: no_opinion · silence no: no_opinion · page no: no_opinion
    Google, telling: fine no: not_good_enough · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    Google, painting: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    Speech, with words: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense
    Speech, sound alone: fine done · 400 not_let_in · 401 not_let_in · 402 not_let_in · 404 not_let_in · 409 not_let_in · 429 busy for 60 s · 500 failing · 503 busy for 60 s · cut nonsense · silence no_answer · page nonsense"
  `);
}, 60_000);
