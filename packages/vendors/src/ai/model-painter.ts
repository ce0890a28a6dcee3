import type {
  ModelPainting,
  ModelPicture,
  PainterModel,
} from '@bramblebook/shop/ports/painter-model';
import { generateImage, type ImageModel } from 'ai';
import type { Charged, ChargedCall, MakeCharged } from './charged-call.ts';
import { checkPicture } from './check-picture.ts';
import type { ModelFacts } from './model-facts.ts';
import type { ModelName, ModelSettings } from './model-settings.ts';
import { imageModel, OPENAI_OPTIONS } from './open-models.ts';
import { type PicturePrompt, pagePrompt, sheetPrompt } from './picture-prompt.ts';

/** What a judge finds in a picture, in words for a model. */
export type PictureJudge = (painted: {
  readonly bookId: string;
  readonly page: number | null;
  readonly picture: Uint8Array;
  readonly references: readonly Uint8Array[];
}) => Promise<readonly string[]>;

/** Asked again with the findings, then repainted from another seed, then the shop's own painter. */
const MOST_TRIES = 3;
const TIME_LIMIT_MS = 300_000;
/** Side that fills the printed bleed square at 300 ppi. */
const USUAL_SIDE_PX = 2688;
/** What pictures that are priced by tokens take at most, seen of the hungriest. */
const MOST_TOKENS = { inputTokens: 20_000, outputTokens: 20_000 };
const GOLDEN_STEP = 0x9e3779b9;

interface Subject {
  readonly bookId: string;
  readonly page: number | null;
  readonly purpose: ChargedCall['purpose'];
  readonly seed: number;
}

interface Try {
  readonly text: string;
  readonly seed: number;
  readonly isRepair: boolean;
}

interface Paintbox {
  readonly model: ImageModel;
  readonly name: ModelName;
  readonly facts: ModelFacts | undefined;
  readonly sidePx: number;
  readonly charged: MakeCharged;
  readonly judges: readonly PictureJudge[];
}

const googleSize = (sidePx: number): '1K' | '2K' | '4K' => {
  if (sidePx > 2048) return '4K';
  return sidePx > 1024 ? '2K' : '1K';
};

/** How each kind of provider is told size and seed; either drops the other's with a warning. */
const optionsFor = ({ name, facts, sidePx }: Paintbox, seed: number) => {
  const takesSeed = facts?.can?.includes('seed') ?? false;
  if (name.provider === 'google')
    return {
      aspectRatio: '1:1' as const,
      ...(takesSeed && { seed }),
      providerOptions: { google: { imageConfig: { imageSize: googleSize(sidePx) } } },
    };
  return {
    size: `${sidePx}x${sidePx}` as const,
    ...(takesSeed && { providerOptions: { [OPENAI_OPTIONS]: { seed } } }),
  };
};

const paintOnce = (
  box: Paintbox,
  subject: Subject,
  { text, seed, isRepair }: Try,
  references: readonly Uint8Array[],
): Promise<Charged<Uint8Array>> => {
  const call: ChargedCall = {
    bookId: subject.bookId,
    purpose: isRepair ? 'repair_page' : subject.purpose,
    page: subject.page,
    model: box.name.name,
    facts: box.facts,
    asked: [text, ...references],
    seed: box.facts?.can?.includes('seed') ? seed : null,
    most: { ...MOST_TOKENS, pictures: 1 },
    timeLimitMs: TIME_LIMIT_MS,
  };
  return box.charged(call, async (abortSignal) => {
    const { image, usage } = await generateImage({
      model: box.model,
      prompt: references.length > 0 ? { text, images: [...references] } : text,
      maxRetries: 0,
      abortSignal,
      ...optionsFor(box, seed),
    });
    const { inputTokens = null, outputTokens = null } = usage;
    return { value: image.uint8Array, use: { inputTokens, outputTokens, pictures: 1 } };
  });
};

const findingsOf = async (
  { judges }: Paintbox,
  { bookId, page }: Subject,
  picture: Uint8Array,
  references: readonly Uint8Array[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const judge of judges) found.push(...(await judge({ bookId, page, picture, references })));
  return found;
};

const nextTry = (
  prompt: PicturePrompt,
  subject: Subject,
  tries: number,
  found: readonly string[],
): Try => ({
  text:
    found.length > 0
      ? `${prompt.text}\n\nThe last picture was sent back: ${found.join(' ')}`
      : prompt.text,
  // The first answer is asked for again as it was, further ones from other seeds.
  seed: tries < 2 ? subject.seed : (subject.seed + (tries - 1) * GOLDEN_STEP) >>> 0,
  isRepair: tries > 0,
});

/**
 * Paints until nothing is found, within the tries and the budget. The version with the
 * fewest findings is kept; one that is no picture at all is never given.
 */
const paint = async (
  box: Paintbox,
  subject: Subject,
  prompt: PicturePrompt,
): Promise<ModelPainting> => {
  let best: ModelPicture | null = null;
  let found: readonly string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const attempt = nextTry(prompt, subject, tries, found);
    const answer = await paintOnce(box, subject, attempt, prompt.references);
    if (!answer.ok && answer.reason !== 'unusable')
      return best
        ? { ok: true, picture: best }
        : { ok: false, reason: answer.reason, findings: found };
    const bytes = answer.ok ? answer.value : new Uint8Array();
    const check = await checkPicture(bytes, box.sidePx);
    if (!check.ok) {
      found = [check.finding];
      continue;
    }
    found = await findingsOf(box, subject, bytes, prompt.references);
    const { seed } = attempt;
    const { widthPx } = check;
    if (!best || found.length < best.findings.length)
      best = { bytes, widthPx, model: box.name.name, seed, tries: tries + 1, findings: found };
    if (found.length === 0) break;
  }
  return best
    ? { ok: true, picture: best }
    : { ok: false, reason: 'not_good_enough', findings: found };
};

/**
 * Has pictures painted by a model: the character sheet first, then every page by it. Every
 * answer is decoded and judged before it is believed.
 */
export const modelPainter = (parts: {
  readonly settings: ModelSettings;
  readonly model: ModelName;
  readonly charged: MakeCharged;
  readonly judges?: readonly PictureJudge[];
}): PainterModel => {
  const { settings, model: name, charged, judges = [] } = parts;
  const facts = settings.known[name.name];
  const sidePx = facts?.picturePx ?? USUAL_SIDE_PX;
  const box: Paintbox = { model: imageModel(settings, name), name, facts, sidePx, charged, judges };
  return {
    async characterSheet(request) {
      const { bookId, seed, photo } = request;
      const subject: Subject = { bookId, page: null, purpose: 'character_sheet', seed };
      const painting = await paint(box, subject, sheetPrompt(request));
      const isPhotoRefused = !painting.ok && painting.reason === 'refused' && photo !== null;
      return isPhotoRefused ? { ...painting, reason: 'photo_refused' } : painting;
    },
    paintPage(request) {
      const { bookId, page, seed } = request;
      return paint(box, { bookId, page, purpose: 'paint_page', seed }, pagePrompt(request));
    },
  };
};
