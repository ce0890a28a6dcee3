import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import { fakePicture } from '../../../../fakes/ai/fake-picture.ts';
import type { Jury } from './look-at-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { imageModel } from './open-models.ts';
import type { Brush } from './paint-once.ts';
import { paintUntilGood, type Subject } from './repair-ladder.ts';
import { openTestModels } from './testing/open-test-models.ts';

const PX = 96;
const NOBODY: Jury = { judge: null, compareHeads: null, moderate: null };
let fake: FakeOpenAi;
let sheet: Buffer;
beforeAll(async () => {
  sheet = await fakePicture(PX, 3);
});
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const open = () => {
  const models = openTestModels({ ...fake.settings, ...fake.painting(PX) });
  const { settings, charged } = models;
  const name = settings.imageModel!;
  const facts = settings.known[name.name];
  const brush: Brush = { model: imageModel(settings, name), name, facts, sidePx: PX, charged };
  return { ...models, brush };
};
const subject = (): Subject => ({
  bookId: 'book_1',
  page: 9,
  purpose: 'paint_page',
  figures: 1,
  isDim: false,
  bookHand: null,
  seed: 7,
  name: 'book_1/9/1',
  style: 'gouache',
  prompt: { text: 'A page.', references: [sheet] },
});
/** A jury that finds the left eye wrong so many times, and then nothing. */
const findsEye = (times: number): Jury => {
  let left = times;
  return {
    ...NOBODY,
    judge: {
      judge: async () => ({
        findings: left-- > 0 ? ['The left eye is wrong.'] : [],
        figuresSeen: 1,
        isSameChild: true,
        isSameClothes: true,
        wrongPart: { left: 0.25, top: 0.25, right: 0.5, bottom: 0.5 },
        head: null,
      }),
      prefers: async () => false,
    },
  };
};
const formOf = async (index: number) => {
  const { headers, body } = fake.requests[index]!;
  const type = headers['content-type']!;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
};

test('what is wrong in one place is asked for again, then repaired under a mask', async () => {
  const { brush, ledger } = open();
  const painted = await paintUntilGood(brush, findsEye(2), subject());
  expect(painted).toMatchObject({
    ok: true,
    picture: {
      tries: 3,
      findings: [],
      measures: { isSameChild: true, figures: { seen: 1, wanted: 1 } },
    },
  });
  expect((await formOf(1)).has('mask')).toBe(false);
  const form = await formOf(2);
  expect(String(form.get('prompt'))).toContain('Repair only what lies under the mask');
  const mask = new Uint8Array(await (form.get('mask') as Blob).arrayBuffer());
  const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  const clear = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] === 0;
  expect([clear(36, 36), clear(5, 5), clear(90, 90)]).toEqual([true, false, false]);
  expect(ledger.rows.map(({ purpose }) => purpose)).toEqual([
    'paint_page',
    'repair_page',
    'repair_page',
  ]);
});

/** A jury to whom the hero's head is so far away, one number a version; its judge sees where it is. */
const findsHead = (judge: Jury['judge'], ...away: number[]): Jury => ({
  ...NOBODY,
  judge,
  compareHeads: async () => ({ away: away.shift() ?? 9, most: 2 }),
});

test('of versions with as many findings the one is kept that the judge finds nearer to the sheet', async () => {
  const { brush } = open();
  const shown: [boolean, boolean][] = [];
  const seen: Uint8Array[] = [];
  const { judge } = findsEye(9);
  const choosing: Jury = {
    ...NOBODY,
    judge: {
      judge: async (painted) => {
        seen.push(painted.picture);
        return (await judge?.judge(painted)) ?? null;
      },
      // The third is nearer than the first, and the fourth is not nearer than that.
      async prefers({ old, new: fresh }) {
        shown.push([old === seen[0], fresh === seen[shown.length + 1]]);
        return shown.length === 2;
      },
    },
  };
  const painted = await paintUntilGood(brush, choosing, subject());
  expect(shown).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
  expect(painted.ok && painted.picture.bytes === seen[2]).toBe(true);
});

test('another child’s head is sent back, and repaired alone where a judge sees it', async () => {
  const { brush } = open();
  const judge: Jury['judge'] = {
    judge: async () => ({
      findings: [],
      figuresSeen: 1,
      isSameChild: null,
      isSameClothes: true,
      wrongPart: null,
      head: { left: 0.25, top: 0.25, right: 0.5, bottom: 0.5 },
    }),
    prefers: async () => false,
  };
  const painted = await paintUntilGood(brush, findsHead(judge, 3, 2.5, 1.2), subject());
  expect(painted).toMatchObject({
    ok: true,
    picture: { tries: 3, findings: [], measures: { head: { away: 1.2, most: 2 } } },
  });
  expect(String((await formOf(1)).get('prompt'))).toContain('The hero’s head is not that of');
  expect((await formOf(2)).has('mask')).toBe(true);
});

test('without a judge the version whose head is nearest is kept', async () => {
  const { brush } = open();
  expect(await paintUntilGood(brush, findsHead(null, 4, 2.2, 5, 3), subject())).toMatchObject({
    ok: true,
    picture: { tries: 4, measures: { head: { away: 2.2 } } },
  });
  // Whether a head is seen at night is not known, so that it is not compared.
  const dim = { ...subject(), isDim: true };
  expect(await paintUntilGood(brush, findsHead(null, 4), dim)).toMatchObject({
    picture: { tries: 1, measures: { head: null } },
  });
});

test('after the mask it is painted anew from another seed, and then kept as it is', async () => {
  const { brush } = open();
  const painted = await paintUntilGood(brush, findsEye(9), subject());
  expect(painted).toMatchObject({
    ok: true,
    picture: { tries: 4, findings: ['The left eye is wrong.'] },
  });
  expect((await formOf(3)).has('mask')).toBe(false);
});

test('the same picture asked for again by its job has the same key, and is paid for once', async () => {
  const { brush, ledger } = open();
  fake.misbehave({ kind: 'lost' });
  await expect(paintUntilGood(brush, findsEye(0), subject())).rejects.toThrow();
  expect(await paintUntilGood(brush, findsEye(0), subject())).toMatchObject({ ok: true });
  const keys = fake.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(fake.painted()).toBe(1);
  expect(ledger.rows).toMatchObject([{ settled: { outcome: 'answered', costMicros: 40_000 } }]);
});

test('an answer that no child may see is never kept', async () => {
  const { brush } = open();
  const refusing: Jury = {
    ...NOBODY,
    moderate: async () => ({ ok: false, reason: 'refused', categories: ['violence'] }),
  };
  expect(await paintUntilGood(brush, refusing, subject())).toEqual({
    ok: false,
    reason: 'not_good_enough',
    tries: 4,
    findings: ['The picture is not fit for a children’s book.'],
  });
});

test('a page in other colours than the hero’s is sent back without any judge', async () => {
  const { brush } = open();
  const grey = await sharp({
    create: { width: PX, height: PX, channels: 3, background: '#7a7f86' },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}"><rect width="40" height="${PX}" fill="#3c4046"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();
  fake.show(grey);
  const painted = await paintUntilGood(brush, NOBODY, subject());
  expect(painted).toMatchObject({ ok: true, picture: { tries: 2, measures: { heroColours: 1 } } });
  expect(String((await formOf(1)).get('prompt'))).toContain('are not those of the character sheet');
});

test('a page in another hand than the rest of the book is sent back, and kept after four tries', async () => {
  const { brush } = open();
  const { hand } = await measurePicture(await fakePicture(PX, 3), sheet);
  const pale = { ...hand, chroma: Math.max(0, hand.chroma - 0.4) };
  const far = { ...subject(), bookHand: pale };
  expect(await paintUntilGood(brush, NOBODY, { ...subject(), bookHand: hand })).toMatchObject({
    picture: { tries: 1, findings: [] },
  });
  const finding = expect.stringMatching(/in another hand .* it is fuller in colour/);
  expect(await paintUntilGood(brush, findsEye(0), far)).toMatchObject({
    ok: true,
    picture: { tries: 4, findings: [finding] },
  });
  // Style is wrong all over, so that no mask is asked for.
  expect((await formOf(3)).has('mask')).toBe(false);
  expect(String((await formOf(2)).get('prompt'))).toContain('in another hand than the other pages');
  expect(await paintUntilGood(brush, NOBODY, { ...far, isDim: true })).toMatchObject({
    picture: { tries: 1, findings: [] },
  });
});

test('a page of HTML where an answer should be counts with what was expected', async () => {
  const { brush, ledger } = open();
  const headers = { 'content-type': 'text/html' };
  fake.misbehave({ kind: 'answer', status: 200, headers, body: '<html>Welcome</html>' });
  const painting = paintUntilGood(brush, findsEye(0), subject());
  await expect(painting).rejects.toMatchObject({ reason: 'nonsense' });
  expect(ledger.rows[0]!.settled).toMatchObject({ outcome: 'unknown', costMicros: 40_000 });
});

test('429 says how long to wait, and costs nothing', async () => {
  const { brush, ledger } = open();
  const body = { error: { message: 'slow down', code: 'rate_limit' } };
  fake.misbehave({ kind: 'answer', status: 429, headers: { 'retry-after': '7' }, body });
  const painting = paintUntilGood(brush, findsEye(0), subject());
  await expect(painting).rejects.toMatchObject({ reason: 'busy', retryAfterMs: 7_000 });
  expect(ledger.rows[0]!.settled).toMatchObject({ outcome: 'failed', costMicros: 0 });
});

test('a server of one’s own paints by sheets without a key, and is told the seed', async () => {
  const own = await startFakeOpenAi(0, { needsKey: false });
  const name = 'openai:Qwen/Qwen-Image-Edit';
  const { settings, charged, ledger } = openTestModels({
    AI_IMAGE_MODEL: name,
    OPENAI_BASE_URL: own.settings.OPENAI_BASE_URL!,
    AI_MODEL_FACTS: JSON.stringify({
      [name]: { perPicture: 0, picturePx: PX, can: ['references', 'seed'] },
    }),
  });
  const model = settings.imageModel!;
  const facts = settings.known[name];
  const brush = { model: imageModel(settings, model), name: model, facts, sidePx: PX, charged };
  expect(await paintUntilGood(brush, NOBODY, subject())).toMatchObject({ ok: true });
  const [request] = own.requests;
  expect(request!.headers).not.toHaveProperty('authorization');
  expect(request!.headers).not.toHaveProperty('idempotency-key');
  const type = request!.headers['content-type']!;
  const form = await new Response(new Uint8Array(request!.body), {
    headers: { 'content-type': type },
  }).formData();
  expect([request!.path, form.get('seed')]).toEqual(['/v1/images/edits', '7']);
  expect(ledger.rows).toMatchObject([{ settled: { costMicros: 0 } }]);
  await own.close();
});
