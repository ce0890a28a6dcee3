import * as z from 'zod/mini';
import { VendorOutage } from '../line/vendor-failure.ts';
import type { ChargedCall, MakeCharged } from './charged-call.ts';
import { postToModel } from './model-server.ts';
import type { ModelSettings } from './model-settings.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** What is shown to the judge of content. */
interface Judged {
  readonly bookId: string;
  readonly page: number | null;
  readonly text?: string;
  readonly picture?: Uint8Array;
}
type Moderation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** A budget: nobody judged it, so that it is not fit. */
      readonly reason: 'refused' | 'book_budget' | 'day_budget';
      readonly categories: readonly string[];
    };

export type Moderate = (judged: Judged) => Promise<Moderation>;

/** A judge that answers later keeps nobody from a book: asking again is for the job. */
const TIME_LIMIT_MS = 20_000;

const answerSchema = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) }))
    .check(z.minLength(1)),
});

const partsOf = async ({ text, picture }: Judged) => {
  const jpeg = picture && Buffer.from(await shrinkPicture(picture)).toString('base64');
  return [
    ...(text === undefined ? [] : [{ type: 'text', text }]),
    ...(jpeg === undefined
      ? []
      : [{ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${jpeg}` } }]),
  ];
};

/**
 * Judges an idea, a photo or an answer by the moderation model that is set up; null where
 * none is. Each has its row in the ledger; asking again is safe. What could not be judged,
 * because the budget is spent, is not fit. Throws `VendorOutage`.
 */
export const modelModeration = (parts: {
  readonly settings: ModelSettings;
  readonly charged: MakeCharged;
}): Moderate | null => {
  const { moderationModel: model, openai, known } = parts.settings;
  if (!model || !openai) return null;
  const ask = async (judged: Judged, signal: AbortSignal) => {
    const asked = { model: model.id, input: await partsOf(judged) };
    const json = await postToModel(openai, '/moderations', asked, signal);
    const { data } = answerSchema.safeParse(json);
    if (data) return data;
    throw new VendorOutage('nonsense', 'the model answered no moderation');
  };
  return async (judged) => {
    const { bookId, page, text, picture } = judged;
    const call: ChargedCall = {
      bookId,
      page,
      purpose: 'moderate',
      model: model.name,
      facts: known[model.name],
      asked: [...(text === undefined ? [] : [text]), ...(picture ? [picture] : [])],
      seed: null,
      most: { inputTokens: 0, outputTokens: 0, pictures: 0 },
      timeLimitMs: TIME_LIMIT_MS,
      isRepeatable: true,
    };
    const answer = await parts.charged(call, async (signal) => ({
      value: await ask(judged, signal),
      use: { inputTokens: 0, outputTokens: 0, pictures: 0 },
    }));
    if (!answer.ok) {
      const reason = answer.reason === 'unusable' ? 'refused' : answer.reason;
      return { ok: false, reason, categories: ['not judged'] };
    }
    const flagged = answer.value.results.filter((result) => result.flagged);
    if (flagged.length === 0) return { ok: true };
    const named = flagged.flatMap(({ categories }) =>
      Object.keys(categories).filter((name) => categories[name]),
    );
    return { ok: false, reason: 'refused', categories: [...new Set(named)] };
  };
};
