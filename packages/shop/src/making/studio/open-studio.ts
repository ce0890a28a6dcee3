import { fileURLToPath } from 'node:url';
import { PRINT_PICTURE_PX } from '@bramblebook/contract/page-geometry';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { Piscina } from 'piscina';
import type { Painter } from '../../ports/painter.ts';
import type { Storyteller } from '../../ports/storyteller.ts';
import type { StoryEditor } from '../../ports/storyteller-model.ts';
import type { StudioSettings } from './studio-worker.ts';

/** The shop's own storyteller and painter at work in threads of their own. */
export interface Studio {
  readonly storyteller: Storyteller;
  /** Judges what a model wrote. */
  readonly editor: StoryEditor;
  readonly painter: Painter;
  /** Ends the threads; what they were at is lost, and done again by its job. */
  close(): Promise<void>;
}

export interface StudioOptions {
  /** Folder where the textures are kept from one start to the next. */
  readonly textureDir: string;
  /** Side of a page's picture, in px: the widest screen size unless given. */
  readonly px?: number;
  /** Side of a page's picture for print, in px: 300 an inch over the bleed square unless given. */
  readonly printPx?: number;
  /** 2 unless given. */
  readonly threads?: number;
}

const PORTRAIT_PX = 480;
/** A parent tries looks for some minutes; the thread and its textures wait for the next ones. */
const PORTRAITS_IDLE_MS = 5 * 60_000;
/** Serving people comes before painting. */
const NICE = 5;

/**
 * Opens the studio: at most two threads (150 MB each, as much again while a page at 1600 px
 * is painted, up to 650 MB for print), started and warmed at once and kept. Portraits have
 * a thread of their own while they are asked for, so that books never wait for them.
 */
export const openStudio = ({
  textureDir,
  px = Math.max(...PICTURE_WIDTHS),
  printPx = PRINT_PICTURE_PX,
  threads = 2,
}: StudioOptions): Studio => {
  const portraitPx = Math.min(px, PORTRAIT_PX);
  const settings: StudioSettings = { px, printPx, portraitPx, textureDir };
  const options: ConstructorParameters<typeof Piscina>[0] = {
    filename: fileURLToPath(new URL('./studio-worker.ts', import.meta.url)),
    name: 'warmUp',
    // Waiting for work by Atomics would stop sharp's own threads from reporting back.
    atomics: 'disabled',
    niceIncrement: NICE,
    workerData: settings,
  };
  const pool = new Piscina({
    ...options,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  const portraits = new Piscina({
    ...options,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: PORTRAITS_IDLE_MS,
  });
  const warm = Array.from({ length: threads }, () => pool.run(undefined));
  // A studio that cannot start says so with the first picture asked for.
  Promise.all(warm).catch(() => {});
  return {
    storyteller: { tell: (brief) => pool.run(brief, { name: 'tell' }) },
    editor: (story, brief) => pool.run({ story, brief }, { name: 'edit' }),
    painter: {
      plan: (book) => pool.run(book, { name: 'plan' }),
      paint: (plan) => pool.run(plan, { name: 'paint' }),
      paintForPrint: (plan) => pool.run(plan, { name: 'paintForPrint' }),
      finish: (plan, picture) => pool.run({ plan, picture }, { name: 'finish' }),
      finishForPrint: (plan, picture) => pool.run({ plan, picture }, { name: 'finishForPrint' }),
      showSheet: (sheet) => pool.run(sheet, { name: 'showSheet' }),
      portrait: (portrait) => portraits.run(portrait, { name: 'portrait' }),
    },
    async close() {
      await Promise.all([pool.destroy(), portraits.destroy()]);
    },
  };
};
