/** What the studio's threads do; each exported function is a task of the pool. */
import { workerData } from 'node:worker_threads';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import { finishPicture } from '@bramblebook/illustrator/finish-picture';
import { loadTextures } from '@bramblebook/illustrator/paint/textures';
import { paintPage } from '@bramblebook/illustrator/paint-page';
import { paintPortrait } from '@bramblebook/illustrator/paint-portrait';
import { type PagePlan, planBook } from '@bramblebook/illustrator/plan-book';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import sharp from 'sharp';
import type { BookToPaint, PaintedPage, Portrait } from '../../ports/painter.ts';
import type { Told } from '../../ports/storyteller.ts';
import type { StoryFinding } from '../../ports/storyteller-model.ts';
import { editStory } from './edit-story.ts';
import { encodePage } from './encode-page.ts';
import { encodePrint } from './encode-print.ts';
import { squarePixels } from './square-pixels.ts';

export interface StudioSettings {
  /** Side of a page's picture, in px. */
  readonly px: number;
  /** Side of a page's picture for print, in px. */
  readonly printPx: number;
  /** Side of a portrait, in px. */
  readonly portraitPx: number;
  readonly textureDir: string;
}

const { px, printPx, portraitPx, textureDir } = workerData as StudioSettings;

/** Side of a sheet as screens show it. */
const SHEET_PX = 960;

// Two threads encode on a machine of few cores; more threads below them would only compete.
sharp.concurrency(1);
sharp.cache(false);

export const tell = (brief: StoryBrief): Told => {
  const check = checkBrief(brief);
  if (!check.ok) return check;
  const story: Story = tellStory(brief);
  return { ok: true, story };
};

export const edit = (written: { story: Story; brief: StoryBrief }): readonly StoryFinding[] =>
  editStory(written.story, written.brief);

export const plan = (book: BookToPaint): PagePlan[] => planBook(book);

/**
 * Encodes a page and gives its pixels back: they are outside the engine's heap, so the
 * collector would let them pile up (27 MB each at print size).
 */
const encoded = async <T>(
  canvas: ReturnType<typeof paintPage>,
  encode: (canvas: ReturnType<typeof paintPage>) => Promise<T>,
): Promise<T> => {
  try {
    return await encode(canvas);
  } finally {
    canvas.width = 1;
  }
};

export const paint = (page: PagePlan): Promise<PaintedPage> =>
  encoded(paintPage(page, { px, textureDir }), encodePage);

export const paintForPrint = (page: PagePlan): Promise<Uint8Array> =>
  encoded(paintPage(page, { px: printPx, textureDir }), encodePrint);

/** A page that a model painted. */
interface PaintedElsewhere {
  readonly plan: PagePlan;
  readonly picture: Uint8Array;
}

const finished = async ({ plan, picture }: PaintedElsewhere, side: number) => {
  const pixels = await squarePixels(picture, side);
  return finishPicture(plan, pixels, { px: side, textureDir });
};

export const finish = async (page: PaintedElsewhere): Promise<PaintedPage> =>
  encoded(await finished(page, px), encodePage);
export const finishForPrint = async (page: PaintedElsewhere): Promise<Uint8Array> =>
  encoded(await finished(page, printPx), encodePrint);

export const showSheet = (sheet: Uint8Array): Promise<Uint8Array> =>
  sharp(sheet).resize(SHEET_PX, SHEET_PX, { fit: 'inside' }).webp({ quality: 82 }).toBuffer();

export const portrait = (wanted: Portrait): Promise<Uint8Array> =>
  paintPortrait(wanted, { px: portraitPx, textureDir }).encode('webp', 88);

/** Loads or makes the textures, so that the first page does not wait for them. */
export const warmUp = (): void => {
  loadTextures(textureDir);
};
