import { READING_FIGURES } from '@bramblebook/contract/reading';
import { type Story, type StoryBrief, storySchema } from '@bramblebook/contract/story';
import type {
  ModelTelling,
  StoryEditor,
  StoryFinding,
  StorytellerModel,
} from '@bramblebook/shop/ports/storyteller-model';
import { generateText, type LanguageModel, Output } from 'ai';
import * as z from 'zod/mini';
import type { Charged, ChargedCall, MakeCharged } from './charged-call.ts';
import { type ModelName, type ModelSettings, makerOf } from './model-settings.ts';
import { languageModel, OPENAI_OPTIONS } from './open-models.ts';
import { readPrompt } from './prompts/read-prompt.ts';

/** How often a story goes back to the model. */
const MENDINGS = 2;
const TIME_LIMIT_MS = 240_000;
const MOST_OUTPUT_TOKENS = 24_000;
/** Enough for every language the shop tells in. */
const CHARACTERS_PER_TOKEN = 3;

const UNREADABLE: StoryFinding = { page: null, message: 'The answer was no story of this form.' };

const requestOf = (brief: StoryBrief): string =>
  JSON.stringify({ ...brief, figures: READING_FIGURES[brief.readingAge] });

interface Round {
  /** How often the story went back before. */
  readonly mendings: number;
  readonly instructions: string;
  readonly prompt: string;
  readonly purpose: 'tell_story' | 'mend_story';
}

const firstRound = (brief: StoryBrief, hasSchema: boolean): Round => ({
  instructions: hasSchema
    ? readPrompt('story')
    : `${readPrompt('story')}\n\nAnswer with JSON alone, of this schema:\n${JSON.stringify(z.toJSONSchema(storySchema))}`,
  prompt: requestOf(brief),
  mendings: 0,
  purpose: 'tell_story',
});

const mendingRound = (
  first: Round,
  mendings: number,
  { story, findings }: { readonly story: Story | null; readonly findings: readonly StoryFinding[] },
): Round => ({
  mendings,
  instructions: first.instructions,
  prompt: [first.prompt, readPrompt('mend'), JSON.stringify({ findings, story })].join('\n\n'),
  purpose: 'mend_story',
});

const sentencesOf = (findings: readonly StoryFinding[]): string[] =>
  findings.map(({ page, message }) => (page === null ? message : `Page ${page}: ${message}`));

/**
 * What the parent is told beside the story is the shop's to say: no notice of the model's,
 * and as unused only words that the parent wrote.
 */
const withoutAsides = ({ notice: _, unused = [], ...story }: Story, brief: StoryBrief): Story => ({
  ...story,
  unused: unused.filter((words) => words.length > 0 && brief.idea.includes(words)),
});

/** Asks the model for one story, with its row in the ledger. */
const askerOf = (
  model: LanguageModel,
  name: ModelName,
  { charged, settings }: { readonly charged: MakeCharged; readonly settings: ModelSettings },
) => {
  const facts = settings.known[name.name];
  return (round: Round, brief: StoryBrief, bookId: string): Promise<Charged<Story>> => {
    const { instructions, prompt, purpose, mendings } = round;
    const seed = facts?.can?.includes('seed') ? brief.seed : null;
    const call: ChargedCall = {
      bookId,
      purpose,
      page: null,
      model: name.name,
      facts,
      asked: [instructions, prompt],
      seed,
      most: {
        inputTokens: Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN),
        outputTokens: MOST_OUTPUT_TOKENS,
        pictures: 0,
      },
      timeLimitMs: TIME_LIMIT_MS,
      onceAs: `${bookId} ${mendings}`,
    };
    return charged(call, async (abortSignal, headers) => {
      const { output, usage } = await generateText({
        model,
        instructions,
        prompt,
        output: Output.object({ schema: storySchema, name: 'story' }),
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal,
        headers: { ...headers },
        ...(seed !== null && { seed }),
        // Strict schemas know no optional fields; the answer is parsed here anyway.
        providerOptions: { [OPENAI_OPTIONS]: { strictJsonSchema: false } },
      });
      const { inputTokens = null, outputTokens = null } = usage;
      return {
        value: withoutAsides(output, brief),
        use: { inputTokens, outputTokens, pictures: 0 },
      };
    });
  };
};

/**
 * Has stories written by a model and judged by the same editor as the shop's own. What the
 * editor finds goes back, twice at most; then the story is the shop's own to tell.
 */
export const modelStoryteller = (parts: {
  readonly settings: ModelSettings;
  readonly model: ModelName;
  readonly charged: MakeCharged;
  readonly editor: StoryEditor;
}): StorytellerModel => {
  const { settings, model: name, editor } = parts;
  const ask = askerOf(languageModel(settings, name), name, parts);
  const hasSchema = settings.known[name.name]?.can?.includes('schema') ?? false;
  return {
    name: name.name,
    maker: makerOf(settings, name),
    async tell(brief, bookId): Promise<ModelTelling> {
      const first = firstRound(brief, hasSchema);
      let round = first;
      let findings: readonly StoryFinding[] = [];
      for (let mendings = 0; mendings <= MENDINGS; mendings++) {
        const answer = await ask(round, brief, bookId);
        if (!answer.ok && answer.reason !== 'unusable')
          return { ok: false, reason: answer.reason, findings: sentencesOf(findings) };
        const story = answer.ok ? answer.value : null;
        findings = story ? await editor(story, brief) : [UNREADABLE];
        if (story && findings.length === 0) return { ok: true, story, mendings };
        round = mendingRound(first, mendings + 1, { story, findings });
      }
      return { ok: false, reason: 'not_good_enough', findings: sentencesOf(findings) };
    },
  };
};
