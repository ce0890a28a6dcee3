import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from '../../../../fakes/ai/fake-google.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import { blankPicture, fakePicture } from '../../../../fakes/ai/fake-picture.ts';
import { modelPainter } from './model-painter.ts';
import type { PictureJudge } from './picture-judge.ts';
import { openTestModels } from './testing/open-test-models.ts';

const looks: HeroLooks = {
  skin: 'honey',
  hairStyle: 'curls',
  hairColour: 'dark-brown',
  eyes: 'brown',
  glasses: 'round',
  freckles: true,
  hearingAid: false,
  wheelchair: true,
  outfitColour: 'teal',
};
const story = tellStory({
  childName: 'Mia',
  childGender: 'female',
  readingAge: '4-5',
  idea: 'her cat Minka is afraid of the dark',
  seed: 5,
});
const told = story.pages.find(({ picture }) => picture.figures.length > 0)!;
let fake: FakeOpenAi;
let sheet: Buffer;

beforeAll(async () => {
  sheet = await fakePicture(256, 3);
});
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const PX = 256;
const facts = (change = {}) =>
  JSON.stringify({
    'openai:fake-painter': {
      perPicture: 0.04,
      picturePx: PX,
      can: ['references', 'seed'],
      ...change,
    },
  });
const open = (
  judge: PictureJudge | null = null,
  more: Record<string, string> = {},
  budget?: number,
) => {
  const models = openTestModels(
    { ...fake.settings, AI_IMAGE_MODEL: 'openai:fake-painter', AI_MODEL_FACTS: facts(), ...more },
    { bookBudget: budget },
  );
  const { settings, charged } = models;
  return {
    ...models,
    painter: modelPainter({
      settings,
      model: settings.imageModel!,
      charged,
      jury: { judge, compareHeads: null, moderate: null },
    }),
  };
};
const idea = 'A fox who is afraid of the dark';
const hero = { looks, idea, readingAge: '4-5', style: 'gouache', name: 'book_1/hero' } as const;
/** A judge that finds these, one list a picture, and prefers nothing. */
const finds = (...lists: string[][]): PictureJudge => ({
  judge: async () => ({
    findings: lists.shift() ?? [],
    figuresSeen: null,
    isSameChild: null,
    isSameClothes: null,
    wrongPart: null,
    head: null,
  }),
  prefers: async () => false,
});
const page = () => ({
  ...hero,
  bookId: 'book_1',
  page: told.page,
  picture: told.picture,
  cast: story.cast,
  sheet,
  bookHand: null,
  companionSheets: [
    { cast: told.picture.figures[0]!.cast, bytes: sheet },
    { cast: 'not-in-the-picture', bytes: sheet },
  ],
  calm: { x: 75, y: 75, width: 850, height: 230 },
  ink: 'dark' as const,
  seed: 77,
});
const photo = () => ({ bytes: sheet, consentedAt: new Date() });
const formOf = async (index: number) => {
  const { headers, body } = fake.requests[index]!;
  const type = headers['content-type']!;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
};
const withCode = (status: number, code: string) =>
  ({ kind: 'answer', status, body: { error: { message: code, code } } }) as const;

test('the sheet is painted from the photo, with looks and the locked style in words', async () => {
  const { painter, ledger } = open();
  const painted = await painter.heroSheet({
    ...hero,
    bookId: 'book_1',
    photo: photo(),
    seed: 7,
  });
  expect(painted).toMatchObject({ ok: true, picture: { widthPx: PX, tries: 1, findings: [] } });
  const form = await formOf(0);
  expect(fake.requests[0]!.path).toBe('/v1/images/edits');
  expect([form.get('size'), form.get('seed')]).toEqual(['256x256', '7']);
  const prompt = String(form.get('prompt'));
  for (const words of [
    'honey skin',
    'dark brown hair, curls',
    'freckles',
    'wheelchair',
    'Opaque gouache',
  ])
    expect(prompt).toContain(words);
  expect(ledger.rows).toMatchObject([
    { purpose: 'character_sheet', seed: 7, settled: { pictures: 1, costMicros: 40_000 } },
  ]);
});

test('without the parent’s consent no photo is sent', async () => {
  const { painter } = open();
  await painter.heroSheet({ ...hero, bookId: 'book_1', photo: null, seed: 7 });
  expect(fake.requests[0]!.path).toBe('/v1/images/generations');
  expect(fake.requests[0]!.body.toString()).not.toContain('photo');
});

test('a page goes by the sheets of those who are in it, and names nobody', async () => {
  const { painter } = open();
  expect(await painter.paintPage(page())).toMatchObject({ ok: true, picture: { seed: 77 } });
  const form = await formOf(0);
  expect([...form.keys()].filter((name) => name.startsWith('image'))).toHaveLength(2);
  expect(String(form.get('prompt'))).toContain('Place: ');
});

describe('an answer that is no picture of the page', () => {
  test.each([
    ['the page of a proxy', async () => Buffer.from('<html>Bad gateway</html>')],
    ['a blank sheet', () => blankPicture(PX)],
    ['a small one', () => fakePicture(64, 1)],
    [
      'one that is not square',
      async () =>
        sharp(await fakePicture(512, 1))
          .resize(512, 256, { fit: 'fill' })
          .png()
          .toBuffer(),
    ],
    ['one cut in the middle', async () => (await fakePicture(PX, 1)).subarray(0, 300)],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'),
    ],
  ])('%s is sent back with the finding and paid for', async (_, picture) => {
    const { painter, ledger } = open();
    fake.show(await picture());
    expect(await painter.paintPage(page())).toMatchObject({
      ok: true,
      picture: { tries: 2, findings: [] },
    });
    expect(String((await formOf(1)).get('prompt'))).toContain('The last picture was sent back: ');
    expect(ledger.rows.map((row) => row.settled?.costMicros)).toEqual([40_000, 40_000]);
  });

  test('four times: the shop’s own painter paints', async () => {
    const { painter } = open();
    const blank = await blankPicture(PX);
    fake.show(blank, blank, blank, blank);
    expect(await painter.paintPage(page())).toEqual({
      ok: false,
      reason: 'not_good_enough',
      tries: 4,
      findings: ['The picture was blank. It must show the scene.'],
    });
    expect(fake.requests).toHaveLength(4);
  });
});

test('what judges find goes back, the last try has another seed, the best version is kept', async () => {
  const { painter } = open(
    finds(
      ['The coat is red.', 'Two cats.'],
      ['The coat is red.'],
      ['The coat is red.', 'Three cats.'],
      ['The coat is red.', 'A dog.'],
    ),
  );
  const painted = await painter.paintPage(page());
  expect(painted).toMatchObject({
    ok: true,
    picture: { tries: 4, seed: 77, findings: ['The coat is red.'] },
  });
  const seeds = await Promise.all([0, 1, 2].map(async (i) => (await formOf(i)).get('seed')));
  expect(seeds[0]).toBe('77');
  expect(seeds[1]).toBe('77');
  expect(seeds[2]).not.toBe('77');
});

test('the budget ends the repairs, and the best version so far is kept', async () => {
  const { painter } = open(finds(['The coat is red.']), {}, 0.05);
  expect(await painter.paintPage(page())).toMatchObject({
    ok: true,
    picture: { findings: ['The coat is red.'] },
  });
  expect(fake.requests).toHaveLength(1);
});

describe('refusals and trouble', () => {
  test('a refused photo of a child is a state of its own', async () => {
    const { painter } = open();
    fake.misbehave(withCode(400, 'moderation_blocked'));
    const request = { ...hero, bookId: 'book_1', photo: photo(), seed: 7 };
    expect(await painter.heroSheet(request)).toMatchObject({
      ok: false,
      reason: 'photo_refused',
    });
    fake.misbehave(withCode(400, 'moderation_blocked'));
    expect(await painter.heroSheet({ ...request, photo: null })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
  });

  test.each([
    [400, 'not_let_in'],
    [401, 'not_let_in'],
    [402, 'not_let_in'],
    [404, 'not_let_in'],
    [409, 'not_let_in'],
    [429, 'busy'],
    [500, 'failing'],
    [503, 'busy'],
  ])('%i is an outage, asked once', async (status, reason) => {
    const { painter } = open();
    fake.misbehave(withCode(status, 'x'));
    await expect(painter.paintPage(page())).rejects.toMatchObject({ reason });
    expect(fake.requests).toHaveLength(1);
  });

  test.each([['silence'], ['lost'], ['cut']] as const)(
    '%s counts with what was expected',
    async (kind) => {
      const { painter, ledger } = open();
      fake.misbehave({ kind });
      await expect(painter.paintPage(page())).rejects.toMatchObject({ code: 'SERVICE_OUTAGE' });
      expect(ledger.rows[0]!.settled).toMatchObject({ outcome: 'unknown', costMicros: 40_000 });
    },
  );
});

describe('Google', () => {
  let google: FakeGoogle;
  beforeAll(async () => {
    google = await startFakeGoogle();
  });
  afterAll(() => google.close());
  const openGoogle = () => {
    const { settings, charged, ledger } = openTestModels(google.settings);
    return { ledger, painter: modelPainter({ settings, model: settings.imageModel!, charged }) };
  };

  test('paints from references, square, and is paid by tokens', async () => {
    const { painter, ledger } = openGoogle();
    expect(await painter.paintPage(page())).toMatchObject({ ok: true, picture: { widthPx: 1024 } });
    const { contents, generationConfig } = JSON.parse(google.requests.at(-1)!.body.toString());
    expect(generationConfig).toMatchObject({
      seed: 77,
      imageConfig: { aspectRatio: '1:1', imageSize: '1K' },
    });
    expect(contents[0].parts.filter((part: object) => 'inlineData' in part)).toHaveLength(2);
    expect(ledger.rows[0]!.settled!.costMicros).toBe(Math.round(1_200 * 0.3 + 1_290 * 30));
  });

  test.each(['IMAGE_SAFETY', 'PROHIBITED_CONTENT'])('%s is a refusal', async (reason) => {
    const { painter } = openGoogle();
    google.refuse(reason);
    const request = { ...hero, bookId: 'book_1', photo: photo(), seed: 7 };
    expect(await painter.heroSheet(request)).toMatchObject({
      ok: false,
      reason: 'photo_refused',
    });
  });
});
