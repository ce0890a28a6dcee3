import * as z from 'zod/mini';
import { fetchJson } from '../line/fetch-json.ts';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import type { ModelSettings } from './model-settings.ts';

/** What is shown to the judge of content. */
interface Judged {
  readonly text?: string;
  readonly picture?: Uint8Array;
}
type Moderation =
  | { readonly ok: true }
  | { readonly ok: false; readonly categories: readonly string[] };

export type Moderate = (judged: Judged) => Promise<Moderation>;

const answerSchema = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean()) }))
    .check(z.minLength(1)),
});

const partsOf = ({ text, picture }: Judged) => [
  ...(text === undefined ? [] : [{ type: 'text', text }]),
  ...(picture === undefined
    ? []
    : [
        {
          type: 'image_url',
          image_url: { url: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}` },
        },
      ]),
];

/**
 * Judges an idea, a photo (JPEG) or an answer by the moderation model that is set up; null
 * where none is. Asking again is free and safe. Throws `VendorOutage`.
 */
export const modelModeration = (parts: {
  readonly settings: ModelSettings;
  readonly line: VendorLine;
}): Moderate | null => {
  const { moderationModel: model, openai } = parts.settings;
  if (!model || !openai) return null;
  return async (judged) => {
    const answer = await parts.line
      .ask({ name: 'moderate', isRepeatable: true }, async (signal) => {
        const json = await fetchJson('the model', {
          url: `${openai.baseUrl}/moderations`,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(openai.apiKey !== null && { authorization: `Bearer ${openai.apiKey}` }),
          },
          body: JSON.stringify({ model: model.id, input: partsOf(judged) }),
          signal,
        });
        const { data } = answerSchema.safeParse(json);
        if (data) return data;
        throw new VendorOutage('nonsense', 'the model answered no moderation');
      })
      .catch((error: unknown) => {
        if (!(error instanceof VendorRefusal)) throw error;
        throw new VendorOutage('not_let_in', error.message, { status: error.status });
      });
    const flagged = answer.results.filter((result) => result.flagged);
    if (flagged.length === 0) return { ok: true };
    const named = flagged.flatMap(({ categories }) =>
      Object.keys(categories).filter((name) => categories[name]),
    );
    return { ok: false, categories: [...new Set(named)] };
  };
};
