import { ServiceOutage } from '@bramblebook/shop/ports/service-outage';
import * as z from 'zod/mini';
import { VendorOutage } from '../line/vendor-failure.ts';
import type { ChargedCall, MakeCharged } from './charged-call.ts';
import type { EmbeddingDialect, EmbeddingSettings } from './embedding-settings.ts';
import type { ModelFacts, ModelUse } from './model-facts.ts';
import { postToModel } from './model-server.ts';

/** What a picture is, as a direction of length 1: pictures alike point alike. */
export type Embedding = readonly number[];

/** Embeds JPEGs, in their order; null for no opinion. */
export type EmbedPictures = (
  of: { readonly bookId: string; readonly page: number | null },
  pictures: readonly Uint8Array[],
) => Promise<readonly Embedding[] | null>;

const TIME_LIMIT_MS = 30_000;
/** What the hungriest such model counts for a picture of this size. */
const MOST_TOKENS = 4_000;
/** A direction in more than these dimensions is none of such a model's. */
const MOST_DIMENSIONS = 8_192;

const vectorSchema = z.array(z.number()).check(z.minLength(2), z.maxLength(MOST_DIMENSIONS));
const answerSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: vectorSchema })),
  usage: z.optional(z.object({ total_tokens: z.int() })),
});

const dataUrl = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${base64(jpeg)}`;
const base64 = (jpeg: Uint8Array): string => Buffer.from(jpeg).toString('base64');

/** The bodies that ask for some pictures: vLLM takes one picture a call, Jina takes all at once. */
const BODIES: Readonly<
  Record<EmbeddingDialect, (model: string, jpegs: readonly Uint8Array[]) => object[]>
> = {
  vllm: (model, jpegs) =>
    jpegs.map((jpeg) => ({
      model,
      encoding_format: 'float',
      messages: [
        { role: 'user', content: [{ type: 'image_url', image_url: { url: dataUrl(jpeg) } }] },
      ],
    })),
  jina: (model, jpegs) => [
    {
      model,
      embedding_type: 'float',
      normalized: true,
      input: jpegs.map((jpeg) => ({ image: base64(jpeg) })),
    },
  ],
};

const nonsense = (): VendorOutage =>
  new VendorOutage('nonsense', 'the model answered no embeddings');

const ofLengthOne = (vector: readonly number[]): Embedding => {
  const length = Math.hypot(...vector);
  if (length === 0) throw nonsense();
  return vector.map((value) => value / length);
};

interface Embedded {
  readonly value: readonly Embedding[];
  readonly use: ModelUse;
}

const readAnswer = (json: unknown, wanted: number): Embedded => {
  const { data } = answerSchema.safeParse(json);
  const vectors = data?.data.toSorted((one, other) => one.index - other.index) ?? [];
  if (vectors.length !== wanted || vectors.some(({ index }, i) => index !== i)) throw nonsense();
  const inputTokens = data?.usage?.total_tokens ?? null;
  return {
    value: vectors.map(({ embedding }) => ofLengthOne(embedding)),
    use: { inputTokens, outputTokens: 0, pictures: 0 },
  };
};

/**
 * Embeds pictures by the model that is set up, which is none that paints. Each call has its
 * row in the ledger; when the server is down or the budget is spent there is no opinion.
 */
export const embedPictures = (parts: {
  readonly settings: EmbeddingSettings;
  readonly facts: ModelFacts | undefined;
  readonly charged: MakeCharged;
}): EmbedPictures => {
  const { settings, facts, charged } = parts;
  const { dialect, id, name, server } = settings;
  const callOf = (of: Pick<ChargedCall, 'bookId' | 'page'>, body: object, count: number) => ({
    ...of,
    purpose: 'embed_head' as const,
    model: name,
    facts,
    asked: [JSON.stringify(body)],
    seed: null,
    most: { inputTokens: MOST_TOKENS * count, outputTokens: 0, pictures: 0 },
    timeLimitMs: TIME_LIMIT_MS,
  });
  return async (of, pictures) => {
    const bodies = BODIES[dialect](id, pictures);
    const each = pictures.length / bodies.length;
    const embedded: Embedding[] = [];
    try {
      for (const body of bodies) {
        const answer = await charged(callOf(of, body, each), async (signal) =>
          readAnswer(await postToModel(server, '/embeddings', body, signal), each),
        );
        if (!answer.ok) return null;
        embedded.push(...answer.value);
      }
      return embedded;
    } catch (error) {
      if (error instanceof ServiceOutage) return null;
      throw error;
    }
  };
};
