import { expect, test } from 'vitest';
import { costMicros } from './model-facts.ts';
import { type ModelSettings, makerOf, modelsInUse, readModelSettings } from './model-settings.ts';

const read = (given: Record<string, string>) => {
  const settings = readModelSettings(given);
  return settings.ok ? settings.settings : settings.sentence;
};

test('without any, the shop tells and paints itself', () => {
  expect(read({})).toBeNull();
  expect(read({ AI_TEXT_MODEL: '' })).toBeNull();
});

test('a server of one’s own needs no key', () => {
  const own = {
    AI_IMAGE_MODEL: 'openai:Qwen/Qwen-Image-Edit',
    OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1/',
    AI_MODEL_FACTS: '{"openai:Qwen/Qwen-Image-Edit":{"perPicture":0,"can":["references"]}}',
  };
  expect(read(own)).toMatchObject({
    imageModel: { provider: 'openai', id: 'Qwen/Qwen-Image-Edit' },
    textModel: null,
    openai: { apiKey: null, baseUrl: 'http://127.0.0.1:8000/v1' },
  });
});

test.each([
  [
    { AI_TEXT_MODEL: 'openai:x' },
    'OPENAI_API_KEY (or OPENAI_BASE_URL of a server of your own) must be set, too, because AI_TEXT_MODEL is set.',
  ],
  [
    { AI_IMAGE_MODEL: 'google:x' },
    'GOOGLE_API_KEY must be set, too, because AI_IMAGE_MODEL is set.',
  ],
  [
    { AI_IMAGE_MODEL: 'google:x', GOOGLE_API_KEY: 'secret-key' },
    /^AI_MODEL_FACTS must say that the model of AI_IMAGE_MODEL can take "references"/,
  ],
  [
    { AI_TEXT_MODEL: 'google:x', AI_JUDGE_MODEL: 'google:y', GOOGLE_API_KEY: 'secret-key' },
    'AI_IMAGE_MODEL must be set, too, because AI_JUDGE_MODEL looks at its pictures.',
  ],
  [
    { AI_TEXT_MODEL: 'google:x', GOOGLE_API_KEY: 'secret-key', AI_EMBEDDING_MODEL: 'jina:y' },
    'EMBEDDING_API_KEY must be set, too, because AI_EMBEDDING_MODEL is set.',
  ],
  [
    { AI_EMBEDDING_MODEL: 'vllm:y', EMBEDDING_API_KEY: 'secret-key' },
    'EMBEDDING_BASE_URL must be set, too, because AI_EMBEDDING_MODEL is on a server of your own.',
  ],
  [
    { AI_EMBEDDING_MODEL: 'jina:y', EMBEDDING_API_KEY: 'secret-key' },
    'AI_IMAGE_MODEL must be set, too, because AI_EMBEDDING_MODEL looks at its pictures.',
  ],
  [
    { EMBEDDING_BASE_URL: 'https://secret.example' },
    'AI_EMBEDDING_MODEL must be set, too, because EMBEDDING_BASE_URL is set.',
  ],
  [{ AI_HEAD_TOLERANCE: '0.5' }, /^AI_HEAD_TOLERANCE must be a number from 1 to 20, such as /],
  [{ AI_EMBEDDING_MODEL: 'secret:x' }, /^AI_EMBEDDING_MODEL must be a kind of server and a model/],
  [
    { GOOGLE_API_KEY: 'secret-key' },
    'AI_TEXT_MODEL must be set, too, because GOOGLE_API_KEY is set.',
  ],
  [
    { AI_MODERATION_MODEL: 'openai:x', OPENAI_API_KEY: 'secret-key' },
    'AI_TEXT_MODEL must be set, too, because AI_MODERATION_MODEL is set.',
  ],
  [{ AI_BOOK_BUDGET: 'secret' }, /^AI_BOOK_BUDGET must be an amount of dollars, such as /],
  [{ AI_TEXT_MODEL: 'secret-model' }, /^AI_TEXT_MODEL must be a provider and a model, such as /],
  [{ AI_MODEL_FACTS: '{"openai:x":{"price":1}}' }, /^AI_MODEL_FACTS must be JSON, such as /],
  [{ OPENAI_BASE_URL: 'http://models.example' }, /^OPENAI_BASE_URL must be an https address/],
])('%o stops the start with a sentence without values', (given, sentence) => {
  expect(read(given as never)).toMatch(sentence);
  expect(read(given as never)).not.toContain('secret');
});

test('costs are counted by picture or by token, and unknown ones are not nothing', () => {
  const tokens = { inputTokens: 1_000, outputTokens: 2_000, pictures: 0 };
  expect(costMicros({ inputPerMillion: 2, outputPerMillion: 8 }, tokens)).toBe(18_000);
  expect(costMicros({ perPicture: 0.04 }, { ...tokens, pictures: 2 })).toBe(80_000);
  expect(costMicros({ perPicture: 0.04 }, tokens)).toBeNull();
  expect(costMicros({}, tokens)).toBeNull();
  expect(costMicros(undefined, tokens)).toBeNull();
  const unsaid = { ...tokens, outputTokens: null };
  expect(costMicros({ inputPerMillion: 2, outputPerMillion: 8 }, unsaid)).toBeNull();
});

test('budgets are dollars, with a default; the models in use know their last day', () => {
  const given = {
    AI_TEXT_MODEL: 'openai:a',
    AI_MODERATION_MODEL: 'openai:b',
    OPENAI_API_KEY: 'secret-key',
    AI_BOOK_BUDGET: '1.50',
    AI_MODEL_FACTS: '{"openai:a":{"retires":"2026-12-20"}}',
  };
  const settings = readModelSettings(given);
  if (!settings.ok || !settings.settings) throw new Error('not read');
  expect(settings.settings.budget).toEqual({ bookMicros: 1_500_000, dayMicros: 50_000_000 });
  expect(modelsInUse(settings.settings)).toEqual([
    { name: 'openai:a', retires: '2026-12-20' },
    { name: 'openai:b', retires: null },
  ]);
});

test.each([
  [{}, 'OpenAI'],
  [{ OPENAI_BASE_URL: 'https://models.example/v1' }, 'models.example'],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' }, 'a model on our own server'],
])('parents are told who runs a model: %o', (more, maker) => {
  const { settings } = readModelSettings({
    AI_TEXT_MODEL: 'openai:x',
    OPENAI_API_KEY: 'secret-key',
    ...more,
  }) as { settings: ModelSettings };
  expect(makerOf(settings, settings.textModel!)).toBe(maker);
});
