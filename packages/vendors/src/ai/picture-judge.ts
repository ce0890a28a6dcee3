import { ServiceOutage } from '@bramblebook/shop/ports/service-outage';
import { generateText, Output } from 'ai';
import * as z from 'zod/mini';
import type { ChargedCall, MakeCharged } from './charged-call.ts';
import type { ModelName, ModelSettings } from './model-settings.ts';
import { languageModel, OPENAI_OPTIONS } from './open-models.ts';
import type { Part } from './part-of-picture.ts';
import { readPrompt } from './prompts/read-prompt.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface PaintedToJudge {
  readonly bookId: string;
  readonly page: number | null;
  /** People and creatures that it must show; null where that is not to be counted. */
  readonly figures: number | null;
  readonly picture: Uint8Array;
  /** What it was painted by, the hero's sheet first. */
  readonly references: readonly Uint8Array[];
}

/** Two versions of a picture beside the sheet of its hero. */
interface VersionsToCompare {
  readonly bookId: string;
  readonly page: number | null;
  readonly sheet: Uint8Array;
  readonly old: Uint8Array;
  readonly new: Uint8Array;
}

/** What somebody who looked at a picture says. */
interface Judgement {
  /** What is wrong, in words for the painter. */
  readonly findings: readonly string[];
  readonly figuresSeen: number | null;
  readonly isSameChild: boolean | null;
  /** Whether each piece of clothing has the colours that it has on the sheet. */
  readonly isSameClothes: boolean | null;
  /** Where it is wrong, if it is wrong in one place alone. */
  readonly wrongPart: Part | null;
  /** Where the hero's head is; null where it is not seen. */
  readonly head: Part | null;
}

/** Somebody who looks at painted pictures; null for no opinion. */
export interface PictureJudge {
  judge(painted: PaintedToJudge): Promise<Judgement | null>;
  /** Whether the new version is nearer to the sheet. */
  prefers(versions: VersionsToCompare): Promise<boolean>;
}

const TIME_LIMIT_MS = 90_000;
const MOST = { inputTokens: 6_000, outputTokens: 400, pictures: 0 };
/** A larger part is painted anew rather than repaired. */
const MOST_OF_PICTURE = 0.5;

const share = z.number().check(z.gte(0), z.lte(1));
const boxSchema = z.object({ left: share, top: share, right: share, bottom: share });
const seenSchema = z.object({
  sameChild: z.boolean(),
  sameClothes: z.boolean(),
  figures: z.int().check(z.gte(0), z.lte(99)),
  letters: z.boolean(),
  wrong: z.nullable(boxSchema),
  head: z.optional(z.nullable(boxSchema)),
});
type Seen = z.infer<typeof seenSchema>;
const preferredSchema = z.object({ nearer: z.enum(['A', 'B']) });

/** The judge's yes and no in words of our own: what a model writes freely goes to no other model. */
const inWords = (seen: Seen, figures: number | null): string[] => [
  ...(seen.sameChild
    ? []
    : ['The hero is not the child of the character sheet: face, hair, skin or build differ.']),
  ...(seen.sameClothes
    ? []
    : ['The hero’s clothes are not those of the character sheet: each piece keeps its colours.']),
  ...(figures === null || seen.figures === figures
    ? []
    : [`The picture shows ${seen.figures} figures. It must show ${figures}.`]),
  ...(seen.letters ? ['There are letters or numbers in the picture.'] : []),
];

/** A box as the part that it is; null for none, one inside out or one of most of the picture. */
const partOf = (box: Part | null | undefined): Part | null => {
  if (!box) return null;
  const { left, top, right, bottom } = box;
  const area = (right - left) * (bottom - top);
  return right > left && bottom > top && area <= MOST_OF_PICTURE ? box : null;
};

type Ask = <T>(
  of: { readonly bookId: string; readonly page: number | null },
  words: string,
  pictures: readonly Uint8Array[],
  schema: z.ZodMiniType<T>,
) => Promise<T | null>;

interface JudgeParts {
  readonly settings: ModelSettings;
  readonly model: ModelName;
  readonly charged: MakeCharged;
}

/** Asks a question on pictures; null for no opinion. */
const askerOf = ({ settings, model: name, charged }: JudgeParts): Ask => {
  const model = languageModel(settings, name);
  return async (of, words, pictures, schema) => {
    const shown = await Promise.all(pictures.map(shrinkPicture));
    const text = `${words}\n\nAnswer with JSON of this form: ${JSON.stringify(z.toJSONSchema(schema))}`;
    const call: ChargedCall = {
      ...of,
      purpose: 'judge_picture',
      model: name.name,
      facts: settings.known[name.name],
      asked: [text, ...shown],
      seed: null,
      most: MOST,
      timeLimitMs: TIME_LIMIT_MS,
      onceAs: `${of.bookId} ${of.page}`,
    };
    const files = shown.map((data) => ({ type: 'file', mediaType: 'image/jpeg', data }) as const);
    const answer = await charged(call, async (abortSignal, headers) => {
      const { output, usage } = await generateText({
        model,
        messages: [{ role: 'user', content: [{ type: 'text', text }, ...files] }],
        output: Output.object({ schema }),
        maxOutputTokens: MOST.outputTokens,
        maxRetries: 0,
        abortSignal,
        headers: { ...headers },
        providerOptions: { [OPENAI_OPTIONS]: { strictJsonSchema: false } },
      });
      const { inputTokens = null, outputTokens = null } = usage;
      return { value: output, use: { inputTokens, outputTokens, pictures: 0 } };
    }).catch((error: unknown) => {
      if (error instanceof ServiceOutage) return null;
      throw error;
    });
    return answer?.ok ? answer.value : null;
  };
};

/**
 * Has pictures looked at by a model that sees. It is asked for yes, no and numbers, never for
 * marks, of which models give 7 to 9 to everything, and it compares by pairs in both orders,
 * because models like what stands first. Its calls stand in the ledger like all others; when
 * it is down or the budget is spent it has no opinion.
 */
export const modelJudge = (parts: JudgeParts): PictureJudge => {
  const ask = askerOf(parts);
  return {
    async judge({ bookId, page, figures, picture, references: [sheet] }) {
      // A sheet is judged by the parent, who approves it.
      if (page === null || !sheet) return null;
      const seen = await ask({ bookId, page }, readPrompt('judge'), [picture, sheet], seenSchema);
      return (
        seen && {
          findings: inWords(seen, figures),
          figuresSeen: seen.figures,
          isSameChild: seen.sameChild,
          isSameClothes: seen.sameClothes,
          wrongPart: partOf(seen.wrong),
          head: partOf(seen.head),
        }
      );
    },
    async prefers({ bookId, page, sheet, old, new: fresh }) {
      const of = { bookId, page };
      const words = readPrompt('compare');
      const first = await ask(of, words, [sheet, old, fresh], preferredSchema);
      if (first?.nearer !== 'B') return false;
      const second = await ask(of, words, [sheet, fresh, old], preferredSchema);
      return second?.nearer === 'A';
    },
  };
};
