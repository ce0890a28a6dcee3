import type {
  HeroSheetRequest,
  ModelPainting,
  PageRequest,
  PainterModel,
} from '@bramblebook/shop/ports/painter-model';
import type { MakeCharged } from './charged-call.ts';
import type { Jury } from './look-at-picture.ts';
import { type ModelName, type ModelSettings, makerOf } from './model-settings.ts';
import { imageModel } from './open-models.ts';
import type { Brush } from './paint-once.ts';
import { companionPrompt, pagePrompt, sheetPrompt } from './picture-prompt.ts';
import { paintUntilGood, type Subject } from './repair-ladder.ts';

/** Side that fills the printed bleed square at 300 ppi. */
const USUAL_SIDE_PX = 2688;

const NOBODY: Jury = { judge: null, compareHeads: null, moderate: null };

/** What every sheet has in common: it shows one character many times. */
const ofSheet = {
  page: null,
  purpose: 'character_sheet',
  figures: null,
  isDim: false,
  bookHand: null,
} as const;

const heroSubject = (request: HeroSheetRequest): Subject => {
  const { bookId, seed, name, style } = request;
  return { ...ofSheet, bookId, seed, name, style, prompt: sheetPrompt(request) };
};

const pageSubject = (request: PageRequest): Subject => {
  const { bookId, page, seed, name, style, picture, bookHand } = request;
  return {
    bookId,
    page,
    purpose: 'paint_page',
    figures: 1 + picture.figures.length,
    isDim: picture.light === 'night' || picture.weather === 'mist',
    bookHand,
    seed,
    name,
    style,
    prompt: pagePrompt(request),
  };
};

type Objection = Extract<ModelPainting, { ok: false }>;

/** Why something may not be shown to the model that paints; null where it may. */
const objectionTo = async (
  { moderate }: Jury,
  bookId: string,
  shown: { readonly text: string } | { readonly picture: Uint8Array },
): Promise<Objection | null> => {
  const judged = await moderate?.({ bookId, page: null, ...shown });
  if (!judged || judged.ok) return null;
  const none = { ok: false, tries: 0 } as const;
  if (judged.reason !== 'refused') return { ...none, reason: judged.reason, findings: [] };
  const [what, reason] =
    'text' in shown ? (['idea', 'refused'] as const) : (['photo', 'photo_refused'] as const);
  const findings = [
    `The moderation model objects to the ${what}: ${judged.categories.join(', ')}.`,
  ];
  return { ...none, reason, findings };
};

/**
 * Has pictures painted by a model: the character sheet first, then every page by it. Every
 * answer is decoded and judged before it is believed.
 */
export const modelPainter = (parts: {
  readonly settings: ModelSettings;
  readonly model: ModelName;
  readonly charged: MakeCharged;
  readonly jury?: Jury;
}): PainterModel => {
  const { settings, model: name, charged, jury = NOBODY } = parts;
  const facts = settings.known[name.name];
  const sidePx = facts?.picturePx ?? USUAL_SIDE_PX;
  const brush: Brush = { model: imageModel(settings, name), name, facts, sidePx, charged };
  return {
    name: name.name,
    maker: makerOf(settings, name),
    async heroSheet(request) {
      const { bookId, idea, photo } = request;
      const objection =
        (await objectionTo(jury, bookId, { text: idea })) ??
        (photo && (await objectionTo(jury, bookId, { picture: photo.bytes })));
      if (objection) return objection;
      const painting = await paintUntilGood(brush, jury, heroSubject(request));
      const isRefused = !painting.ok && painting.reason === 'refused' && request.photo !== null;
      return isRefused ? { ...painting, reason: 'photo_refused' } : painting;
    },
    companionSheet(request) {
      const { bookId, seed, name: once, style } = request;
      const prompt = companionPrompt(request);
      const subject: Subject = { ...ofSheet, bookId, seed, name: once, style, prompt };
      return paintUntilGood(brush, jury, subject);
    },
    paintPage: (request) => paintUntilGood(brush, jury, pageSubject(request)),
  };
};
