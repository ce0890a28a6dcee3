import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../fakes/ai/fake-openai.ts';
import { fakePicture } from '../../../../fakes/ai/fake-picture.ts';
import { modelJudge } from './picture-judge.ts';
import { openTestModels } from './testing/open-test-models.ts';

let fake: FakeOpenAi;
let sheet: Buffer;
let page: Buffer;

beforeAll(async () => {
  sheet = await fakePicture(1024, 3);
  page = await fakePicture(1024, 4);
});
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const open = (budget?: number, more: Record<string, string> = {}) => {
  const models = openTestModels(
    {
      ...fake.settings,
      AI_IMAGE_MODEL: 'openai:fake-painter',
      AI_JUDGE_MODEL: 'openai:fake-writer',
      ...more,
    },
    { bookBudget: budget },
  );
  const { settings, charged } = models;
  return { ...models, judge: modelJudge({ settings, model: settings.judgeModel!, charged }) };
};
const painted = () => ({
  bookId: 'book_1',
  page: 9,
  figures: 2,
  picture: page,
  references: [sheet],
});
const versions = () => ({ bookId: 'book_1', page: 9, sheet, old: page, new: sheet });
const say = (...answers: object[]) => fake.say(...answers.map((answer) => JSON.stringify(answer)));

test('what the judge sees becomes words for the painter, with its row in the ledger', async () => {
  const { judge, ledger } = open();
  const wrong = { left: 0.1, top: 0.2, right: 0.4, bottom: 0.5 };
  const head = { left: 0.4, top: 0.1, right: 0.5, bottom: 0.2 };
  say({ sameChild: false, sameClothes: false, figures: 3, letters: true, wrong, head });
  expect(await judge.judge(painted())).toEqual({
    figuresSeen: 3,
    isSameChild: false,
    isSameClothes: false,
    wrongPart: wrong,
    head,
    findings: [
      'The hero is not the child of the character sheet: face, hair, skin or build differ.',
      'The hero’s clothes are not those of the character sheet: each piece keeps its colours.',
      'The picture shows 3 figures. It must show 2.',
      'There are letters or numbers in the picture.',
    ],
  });
  expect(ledger.rows).toMatchObject([
    { purpose: 'judge_picture', page: 9, settled: { outcome: 'answered', costMicros: 84_000 } },
  ]);
  const { content } = JSON.parse(fake.requests[0]!.body.toString()).messages[0];
  expect(content.filter((part: { type: string }) => part.type === 'image_url')).toHaveLength(2);
});

test('a good page has no findings, and a sheet is left to the parent', async () => {
  const { judge } = open();
  const wrong = { left: 0, top: 0, right: 1, bottom: 0.9 };
  say({ sameChild: true, sameClothes: true, figures: 2, letters: false, wrong });
  // A part as large as the picture is none to repair alone.
  expect(await judge.judge(painted())).toMatchObject({
    findings: [],
    wrongPart: null,
    head: null,
  });
  expect(await judge.judge({ ...painted(), page: null })).toBeNull();
  expect(fake.requests).toHaveLength(1);
});

test('a version is preferred only when it wins in both orders', async () => {
  const { judge } = open();
  say({ nearer: 'B' }, { nearer: 'A' });
  expect(await judge.prefers(versions())).toBe(true);
  say({ nearer: 'B' }, { nearer: 'B' });
  expect(await judge.prefers(versions())).toBe(false);
  say({ nearer: 'A' });
  expect(await judge.prefers(versions())).toBe(false);
});

test('the same picture judged again by its job is paid once where the maker knows keys', async () => {
  const facts = {
    'openai:fake-painter': { can: ['references'] },
    'openai:fake-writer': { inputPerMillion: 2, outputPerMillion: 8, can: ['idempotency'] },
  };
  const { judge, ledger } = open(undefined, { AI_MODEL_FACTS: JSON.stringify(facts) });
  say({ sameChild: true, sameClothes: true, figures: 2, letters: false, wrong: null });
  fake.misbehave({ kind: 'lost' });
  expect(await judge.judge(painted())).toBeNull();
  expect(await judge.judge(painted())).toMatchObject({ findings: [] });
  expect(ledger.rows).toMatchObject([{ settled: { outcome: 'answered', costMicros: 84_000 } }]);
  await judge.judge({ ...painted(), page: 10 });
  expect(ledger.rows).toHaveLength(2);
});

test('a judge that is down, talks nonsense or costs too much has no opinion', async () => {
  const { judge } = open();
  fake.misbehave({ kind: 'answer', status: 503, body: {} });
  expect(await judge.judge(painted())).toBeNull();
  fake.say('It is lovely, 9 of 10.');
  expect(await judge.judge(painted())).toBeNull();
  expect(await open(0.000_001).judge.judge(painted())).toBeNull();
});
