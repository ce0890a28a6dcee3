import * as z from 'zod/mini';
import { serviceAddress, settingLike } from '../settings/vendor-settings.ts';
import type { ModelServer } from './model-server.ts';

/** How a server of embeddings is asked: as vLLM serves them, or as Jina does. */
export type EmbeddingDialect = 'vllm' | 'jina';

/** The model that embeds heads. */
export interface EmbeddingSettings {
  readonly dialect: EmbeddingDialect;
  readonly id: string;
  /** As written: `vllm:openai/clip-vit-large-patch14`. */
  readonly name: string;
  readonly server: ModelServer;
  /** How many times farther than the sheet's own heads from each other a head on a page may be. */
  readonly tolerance: number;
}

const JINA_URL = 'https://api.jina.ai/v1';
const USUAL_TOLERANCE = '2';

/** The settings of the model that embeds, of all that models have. */
export const EMBEDDING_SHAPE = {
  AI_EMBEDDING_MODEL: z.optional(
    settingLike(
      /^(vllm|jina):[\w./:@-]{1,100}$/,
      'must be a kind of server and a model, such as vllm:openai/clip-vit-large-patch14 or jina:jina-clip-v2',
    ),
  ),
  AI_HEAD_TOLERANCE: z.optional(
    settingLike(/^([1-9]|1\d|20)(\.\d{1,2})?$/, 'must be a number from 1 to 20, such as 2 or 1.5'),
  ),
  EMBEDDING_API_KEY: z.optional(settingLike(/^\S{4,}$/, 'must be a key without blanks')),
  EMBEDDING_BASE_URL: z.optional(serviceAddress('https://embeddings.example/v1')),
};

type Set = { readonly [name in keyof typeof EMBEDDING_SHAPE]?: string | undefined };

/** The sentence on a setting of the embeddings that is missing beside one that is set. */
export const halfSetEmbedding = (set: Set): string | null => {
  const { AI_EMBEDDING_MODEL: model, EMBEDDING_API_KEY: key, EMBEDDING_BASE_URL: url } = set;
  const names = ['AI_HEAD_TOLERANCE', 'EMBEDDING_API_KEY', 'EMBEDDING_BASE_URL'] as const;
  const idle = names.find((name) => set[name] !== undefined);
  if (model === undefined)
    return idle ? `AI_EMBEDDING_MODEL must be set, too, because ${idle} is set.` : null;
  if (model.startsWith('vllm:') && !url)
    return 'EMBEDDING_BASE_URL must be set, too, because AI_EMBEDDING_MODEL is on a server of your own.';
  if (!key && !url) return 'EMBEDDING_API_KEY must be set, too, because AI_EMBEDDING_MODEL is set.';
  return null;
};

/** The model that embeds; null where none is set. */
export const embeddingOf = (set: Set): EmbeddingSettings | null => {
  const { AI_EMBEDDING_MODEL: name, EMBEDDING_API_KEY: apiKey = null } = set;
  if (name === undefined) return null;
  const cut = name.indexOf(':');
  return {
    dialect: name.slice(0, cut) as EmbeddingDialect,
    id: name.slice(cut + 1),
    name,
    server: { apiKey, baseUrl: (set.EMBEDDING_BASE_URL ?? JINA_URL).replace(/\/$/, '') },
    tolerance: Number(set.AI_HEAD_TOLERANCE ?? USUAL_TOLERANCE),
  };
};
