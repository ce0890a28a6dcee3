import type { ModelInUse } from '@bramblebook/shop/ports/model-in-use';
import * as z from 'zod/mini';
import { makerAt } from '../settings/maker-at.ts';
import {
  type GivenSettings,
  serviceAddress,
  settingLike,
  type VendorSettings,
} from '../settings/vendor-settings.ts';
import {
  EMBEDDING_SHAPE,
  type EmbeddingSettings,
  embeddingOf,
  halfSetEmbedding,
} from './embedding-settings.ts';
import { type KnownModels, modelFactsSchema } from './model-facts.ts';
import type { ModelServer } from './model-server.ts';

type ModelProvider = 'openai' | 'google';

/** A model as it is set up. */
export interface ModelName {
  readonly provider: ModelProvider;
  readonly id: string;
  /** Both, as written: `openai:gpt-story-5`. */
  readonly name: string;
}

export interface ModelSettings {
  readonly textModel: ModelName | null;
  readonly imageModel: ModelName | null;
  /** Looks at painted pictures beside the sheet; null for no such judge. */
  readonly judgeModel: ModelName | null;
  /** Judges ideas, photos and answers; null where the shop's own rules alone do. */
  readonly moderationModel: ModelName | null;
  /** Embeds heads, to be compared with those of the sheet; null for nobody. */
  readonly embedding: EmbeddingSettings | null;
  readonly openai: ModelServer | null;
  readonly google: { readonly apiKey: string; readonly baseUrl: string | null } | null;
  readonly known: KnownModels;
  /** What models may cost at most, in millionths of a dollar: for one book, and on one day. */
  readonly budget: { readonly bookMicros: number; readonly dayMicros: number };
}

const OPENAI_URL = 'https://api.openai.com/v1';
const NAME = /^(openai|google):[\w./:@-]{1,100}$/;
const modelName = z.optional(
  settingLike(
    NAME,
    'must be a provider and a model, such as openai:model-name or google:model-name',
  ),
);
const apiKey = z.optional(settingLike(/^\S{4,}$/, 'must be a key without blanks'));
const FACTS_SENTENCE =
  'must be JSON, such as {"openai:model-name":{"inputPerMillion":2,"outputPerMillion":8,"retires":"2027-06-30","can":["schema"]}}';

const dollars = z.optional(
  settingLike(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount of dollars, such as 2 or 1.50'),
);
const BOOK_DOLLARS = '2';
const DAY_DOLLARS = '50';
const MICROS_A_DOLLAR = 1_000_000;

const readFacts = (text: string): KnownModels | null => {
  try {
    return modelFactsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const SCHEMA = z.object({
  AI_TEXT_MODEL: modelName,
  AI_IMAGE_MODEL: modelName,
  AI_JUDGE_MODEL: modelName,
  AI_MODERATION_MODEL: z.optional(
    settingLike(
      /^openai:\S{1,100}$/,
      'must be an OpenAI-compatible model, such as openai:model-name',
    ),
  ),
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: z.optional(serviceAddress(OPENAI_URL)),
  GOOGLE_API_KEY: apiKey,
  GOOGLE_BASE_URL: z.optional(serviceAddress('https://generativelanguage.googleapis.com/v1beta')),
  AI_MODEL_FACTS: z.optional(
    z.string().check(z.refine((text) => readFacts(text) !== null, FACTS_SENTENCE)),
  ),
  AI_BOOK_BUDGET: dollars,
  AI_DAY_BUDGET: dollars,
  ...EMBEDDING_SHAPE,
});
type Set = z.infer<typeof SCHEMA>;

const nameOf = (name: string | undefined): ModelName | null => {
  if (name === undefined) return null;
  const cut = name.indexOf(':');
  return { provider: name.slice(0, cut) as ModelProvider, id: name.slice(cut + 1), name };
};

/** The sentence on a setting that is missing beside one that is set. */
const halfSet = (set: Set): string | null => {
  const used = (
    ['AI_TEXT_MODEL', 'AI_IMAGE_MODEL', 'AI_JUDGE_MODEL', 'AI_MODERATION_MODEL'] as const
  ).filter((name) => set[name] !== undefined);
  const needs = (provider: ModelProvider) =>
    used.find((name) => set[name]?.startsWith(`${provider}:`));
  const openai = needs('openai');
  const google = needs('google');
  if (openai && !set.OPENAI_API_KEY && !set.OPENAI_BASE_URL)
    return `OPENAI_API_KEY (or OPENAI_BASE_URL of a server of your own) must be set, too, because ${openai} is set.`;
  if (google && !set.GOOGLE_API_KEY)
    return `GOOGLE_API_KEY must be set, too, because ${google} is set.`;
  const half = halfSetEmbedding(set);
  if (half !== null) return half;
  const looks = (['AI_JUDGE_MODEL', 'AI_EMBEDDING_MODEL'] as const).find((name) => set[name]);
  if (looks && !set.AI_IMAGE_MODEL)
    return `AI_IMAGE_MODEL must be set, too, because ${looks} looks at its pictures.`;
  const paints = readFacts(set.AI_MODEL_FACTS ?? '{}')?.[set.AI_IMAGE_MODEL ?? ''];
  if (set.AI_IMAGE_MODEL && !paints?.can?.includes('references'))
    return 'AI_MODEL_FACTS must say that the model of AI_IMAGE_MODEL can take "references": every page is painted by a character sheet.';
  const [idle] = Object.keys(set);
  if (!set.AI_TEXT_MODEL && !set.AI_IMAGE_MODEL && idle !== undefined)
    return `AI_TEXT_MODEL must be set, too, because ${idle} is set.`;
  return null;
};

const microsOf = (text: string): number => Math.round(Number(text) * MICROS_A_DOLLAR);

/** Every model that is set up, with its last day where that is known. */
export const modelsInUse = (settings: ModelSettings): readonly ModelInUse[] => {
  const { textModel, imageModel, judgeModel, moderationModel, embedding, known } = settings;
  const names = [textModel, imageModel, judgeModel, moderationModel, embedding].flatMap(
    (model) => model?.name ?? [],
  );
  return [...new Set(names)].map((name) => ({ name, retires: known[name]?.retires ?? null }));
};

/** Who runs a model, in a parent's words. */
export const makerOf = ({ openai }: ModelSettings, { provider }: ModelName): string => {
  if (provider === 'google') return 'Google';
  return makerAt(openai?.baseUrl ?? OPENAI_URL);
};

/** The models that write and paint; null when the shop does all by itself. */
export const readModelSettings = (given: GivenSettings): VendorSettings<ModelSettings> => {
  const values = Object.fromEntries(
    Object.keys(SCHEMA.shape).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  if (Object.keys(values).length === 0) return { ok: true, settings: null };
  const parsed = SCHEMA.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, sentence: `${String(issue?.path[0])} ${issue?.message}.` };
  }
  const set = parsed.data;
  const sentence = halfSet(set);
  if (sentence !== null) return { ok: false, sentence };
  const openaiUrl = set.OPENAI_BASE_URL ?? OPENAI_URL;
  return {
    ok: true,
    settings: {
      textModel: nameOf(set.AI_TEXT_MODEL),
      imageModel: nameOf(set.AI_IMAGE_MODEL),
      judgeModel: nameOf(set.AI_JUDGE_MODEL),
      moderationModel: nameOf(set.AI_MODERATION_MODEL),
      embedding: embeddingOf(set),
      openai:
        set.OPENAI_API_KEY || set.OPENAI_BASE_URL
          ? { apiKey: set.OPENAI_API_KEY ?? null, baseUrl: openaiUrl.replace(/\/$/, '') }
          : null,
      google: set.GOOGLE_API_KEY
        ? { apiKey: set.GOOGLE_API_KEY, baseUrl: set.GOOGLE_BASE_URL ?? null }
        : null,
      known: readFacts(set.AI_MODEL_FACTS ?? '{}') ?? {},
      budget: {
        bookMicros: microsOf(set.AI_BOOK_BUDGET ?? BOOK_DOLLARS),
        dayMicros: microsOf(set.AI_DAY_BUDGET ?? DAY_DOLLARS),
      },
    },
  };
};
