import { generateImage, type ImageModel } from 'ai';
import type { Charged, ChargedCall, MakeCharged } from './charged-call.ts';
import type { ModelFacts } from './model-facts.ts';
import type { ModelName } from './model-settings.ts';
import { OPENAI_OPTIONS } from './open-models.ts';
import type { PicturePrompt } from './picture-prompt.ts';

/** A model that paints, with what is known of it. */
export interface Brush {
  readonly model: ImageModel;
  readonly name: ModelName;
  readonly facts: ModelFacts | undefined;
  readonly sidePx: number;
  readonly charged: MakeCharged;
}

/** One picture to ask for. */
export interface Asked extends PicturePrompt {
  readonly bookId: string;
  readonly page: number | null;
  readonly purpose: ChargedCall['purpose'];
  readonly seed: number;
  /** Of the first reference's size: transparent where that is to be painted anew. */
  readonly mask?: Uint8Array;
  /** Names this try over all runs of its job. */
  readonly onceAs: string;
}

/** Makers take seeds of 31 bits. */
const SEEDS = 2 ** 31;

const TIME_LIMIT_MS = 180_000;
/** What pictures that are priced by tokens take at most, seen of the hungriest. */
const MOST_TOKENS = { inputTokens: 20_000, outputTokens: 20_000 };

const googleSize = (sidePx: number): '1K' | '2K' | '4K' => {
  if (sidePx > 2048) return '4K';
  return sidePx > 1024 ? '2K' : '1K';
};

/** How each kind of provider is told size and seed; either drops the other's with a warning. */
const optionsFor = ({ name, sidePx }: Brush, seed: number | null) => {
  if (name.provider === 'google')
    return {
      aspectRatio: '1:1' as const,
      ...(seed !== null && { seed }),
      providerOptions: { google: { imageConfig: { imageSize: googleSize(sidePx) } } },
    };
  return {
    size: `${sidePx}x${sidePx}` as const,
    ...(seed !== null && { providerOptions: { [OPENAI_OPTIONS]: { seed } } }),
  };
};

/** Asks for one picture, with its row in the ledger. Throws `VendorOutage`. */
export const paintOnce = (brush: Brush, asked: Asked): Promise<Charged<Uint8Array>> => {
  const { bookId, page, purpose, text, references, mask, onceAs } = asked;
  const seed = brush.facts?.can?.includes('seed') ? asked.seed % SEEDS : null;
  const call: ChargedCall = {
    bookId,
    purpose,
    page,
    model: brush.name.name,
    facts: brush.facts,
    asked: [text, ...references, ...(mask ? [mask] : [])],
    seed,
    most: { ...MOST_TOKENS, pictures: 1 },
    timeLimitMs: TIME_LIMIT_MS,
    onceAs,
  };
  const images = { text, images: [...references], ...(mask && { mask }) };
  return brush.charged(call, async (abortSignal, headers) => {
    const { image, usage } = await generateImage({
      model: brush.model,
      prompt: references.length > 0 ? images : text,
      maxRetries: 0,
      abortSignal,
      headers: { ...headers },
      ...optionsFor(brush, seed),
    });
    const { inputTokens = null, outputTokens = null } = usage;
    return { value: image.uint8Array, use: { inputTokens, outputTokens, pictures: 1 } };
  });
};
