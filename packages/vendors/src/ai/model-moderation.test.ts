import { fillLooks } from '@bramblebook/shop/books/default-looks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import { fakePicture } from '../../../../fakes/ai/fake-picture.ts';
import { checkPicture } from './check-picture.ts';
import { modelModeration } from './model-moderation.ts';
import { modelPainter } from './model-painter.ts';
import { openTestModels } from './testing/open-test-models.ts';

let fake: FakeOpenAi;
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

test('ideas and photos are judged where a judge is set up', async () => {
  const { settings, charged, ledger } = openTestModels(fake.settings);
  const sheet = await fakePicture(64, 3);
  const moderate = modelModeration({ settings, charged })!;
  const of = { bookId: 'book_1', page: null };
  expect(await moderate({ ...of, text: 'a kind dragon', picture: sheet })).toEqual({ ok: true });
  expect(await moderate({ ...of, text: 'blood everywhere' })).toEqual({
    ok: false,
    reason: 'refused',
    categories: ['violence'],
  });
  fake.misbehave({ kind: 'answer', status: 200, body: { results: [] } });
  expect(await moderate({ ...of, text: 'a kind dragon' })).toEqual({ ok: true });
  expect(modelModeration({ settings: { ...settings, moderationModel: null }, charged })).toBeNull();
  expect(ledger.rows.map(({ purpose }) => purpose)).toEqual(['moderate', 'moderate', 'moderate']);
});

/** Has a hero drawn from a photo, where idea, photo and answers are judged. */
const paintJudged = async (idea: string) => {
  const { settings, charged } = openTestModels({ ...fake.settings, ...fake.painting(64) });
  const jury = {
    judge: null,
    compareHeads: null,
    moderate: modelModeration({ settings, charged }),
  };
  const painter = modelPainter({ settings, model: settings.imageModel!, charged, jury });
  return painter.heroSheet({
    bookId: 'book_1',
    idea,
    looks: fillLooks({}, 'female', 7),
    photo: { bytes: await fakePicture(64, 3), consentedAt: new Date() },
    readingAge: '4-5',
    style: 'gouache',
    seed: 7,
    name: 'book_1/hero',
  });
};
const says = (flagged: boolean) => {
  const body = { results: [{ flagged, categories: { violence: flagged } }] };
  return { kind: 'answer', status: 200, body } as const;
};

test('an idea that it objects to is painted by no model, whoever told its story', async () => {
  expect(await paintJudged('Blood in the woods')).toMatchObject({
    ok: false,
    reason: 'refused',
    findings: ['The moderation model objects to the idea: violence.'],
  });
  // Neither the photo nor a word of it went further.
  expect(fake.requests.map(({ path }) => path)).toEqual(['/v1/moderations']);
});

test('a photo that it objects to is shown to no model, and is a state of its own', async () => {
  fake.misbehave(says(false), says(true));
  expect(await paintJudged('A kind dragon')).toMatchObject({
    ok: false,
    reason: 'photo_refused',
    findings: ['The moderation model objects to the photo: violence.'],
  });
  expect(fake.requests.map(({ path }) => path)).toEqual(['/v1/moderations', '/v1/moderations']);
});

test('a picture that it objects to is asked for again', async () => {
  const isFine = { kind: 'late', ms: 0 } as const;
  fake.misbehave(says(false), says(false), isFine, says(true));
  expect(await paintJudged('A kind dragon')).toMatchObject({ ok: true, picture: { tries: 2 } });
});

test('a picture a little off its size passes', async () => {
  expect(await checkPicture(await fakePicture(250, 1), 256)).toEqual({ ok: true, widthPx: 250 });
});
