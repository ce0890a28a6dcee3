/**
 * Speed of the press as a ratio: the same thirty pages, with the same pictures and words,
 * through Chromium's print-to-PDF. Both are measured at work: the press in a process that
 * has written the book once, Chromium in a browser that is open, each from reading the
 * pages to the finished file. They take turns, so that whatever else the machine does slows
 * both alike, with a breath between them: a browser goes on tidying up after its page is closed.
 * The ratio is the median of the rounds'. The seconds beside it are this machine's.
 * Memory is the most that a process of its own ever had, with Node and all that it reads: as the
 * shop presses, in a new one for each file and each check.
 * `npx node bench/press.ts` (about a minute; needs a Chromium, `BROWSER_BIN` names it).
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookLayout } from '../packages/contract/src/book-layout.ts';
import { PRINT_PICTURE_PX } from '../packages/contract/src/page-geometry.ts';
import type { pressEdition as PressEdition } from '../packages/shop/src/pressing/press-edition.ts';
import { median } from './median.ts';

const SCREEN_PX = 1600;
const SEED = 5;
const RUNS = 5;
const ROUNDS = 11;
const BREATH_MS = 300;
const LEAST_RATIO = 10;
const MOST_MEMORY = 250;
const createdAt = new Date('2026-11-20T10:00:00Z');
const [part, folder = mkdtempSync(path.join(tmpdir(), 'bench-press-'))] = process.argv.slice(2);

const picturesOf = (px: number) => (page: number) =>
  readFile(path.join(folder, `${px}-${page}.jpg`));
const readLayout = (): BookLayout =>
  JSON.parse(readFileSync(path.join(folder, 'layout.json'), 'utf8')) as BookLayout;
const fileAt = (name: string) => path.join(folder, name);

const lulu = async () =>
  (await import('../packages/press/src/print/printers.ts')).printerOf('lulu-square-8.5');

/** What one process does; it reads only the programs of its part, so that its memory is its own. */
const PARTS: Record<string, () => Promise<void>> = {
  digital: async () => {
    const { writeDigitalPdf } = await import('../packages/press/src/digital-pdf.ts');
    await writeDigitalPdf(
      { layout: readLayout(), pictures: picturesOf(SCREEN_PX), createdAt },
      createWriteStream(fileAt('digital.pdf')),
    );
  },
  epub: async () => {
    const { writeEpub } = await import('../packages/press/src/write-epub.ts');
    await writeEpub(
      { layout: readLayout(), pictures: picturesOf(SCREEN_PX), createdAt },
      createWriteStream(fileAt('book.epub')),
    );
  },
  interior: async () => {
    const { writePrintInterior } = await import('../packages/press/src/print/print-interior.ts');
    const pictures = picturesOf(PRINT_PICTURE_PX);
    await writePrintInterior(
      { layout: readLayout(), profile: await lulu(), pictures, createdAt },
      createWriteStream(fileAt('interior.pdf')),
    );
  },
  cover: async () => {
    const { writePrintCover } = await import('../packages/press/src/print/print-cover.ts');
    const pictures = picturesOf(PRINT_PICTURE_PX);
    await writePrintCover(
      { layout: readLayout(), profile: await lulu(), pictures, createdAt, binding: 'hardcover' },
      createWriteStream(fileAt('cover.pdf')),
    );
  },
};

const timed = async (run: () => Promise<void>): Promise<number> => {
  const before = performance.now();
  await run();
  return (performance.now() - before) / 1000;
};

/** Writes the digital PDF whenever the parent asks, and tells it the seconds. */
const pressOnCall = (): void => {
  process.on('message', async () => {
    process.send?.(await timed(async () => PARTS.digital?.()));
  });
};

const runPart = async (name: string): Promise<void> => {
  const run = PARTS[name];
  if (!run) throw new Error(`no part of the bench is called ${name}`);
  // The first time pays for reading the programs and the faces.
  await run();
  const seconds: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const used = process.cpuUsage();
    seconds.push(await timed(run));
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1e6);
  }
  // `maxRSS` would begin with the parent's.
  const memory = peakOf('self');
  const measured: Measured = { seconds: median(seconds), cpu: median(cpu), memory };
  console.log(JSON.stringify(measured));
};

interface Measured {
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
}

/** The most memory that a process has had so far, in MB; 0 once it is gone. */
const peakOf = (pid: string): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The children that this process has just now, in MB at most each. */
const peakOfChildren = (): number => {
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
  return Math.max(0, ...pids.filter(Boolean).map(peakOf));
};

const LOOK_MS = 5;

/** A file pressed as the shop does it, from the order to the file that is checked. */
const pressInShop = async (
  work: Parameters<typeof PressEdition>[0],
  px: number,
): Promise<{ seconds: number; memory: number }> => {
  const { pressEdition } = await import('../packages/shop/src/pressing/press-edition.ts');
  let memory = 0;
  const look = setInterval(() => {
    memory = Math.max(memory, peakOfChildren());
  }, LOOK_MS);
  const before = performance.now();
  await pressEdition(work, picturesOf(px), async ({ report }) => {
    if (report && !report.ok) throw new Error(JSON.stringify(report.checks.filter((c) => !c.ok)));
  });
  clearInterval(look);
  return { seconds: (performance.now() - before) / 1000, memory };
};

/** All that the shop presses; gives the most memory of any. */
const pressAllInShop = async (): Promise<number> => {
  const edition = { layout: readLayout(), createdAt };
  const print = {
    ...edition,
    edition: 'print',
    profile: await lulu(),
    pictureVersions: {},
  } as const;
  const works = [
    ['digital PDF', { ...edition, edition: 'pdf' }, SCREEN_PX],
    ['EPUB', { ...edition, edition: 'epub' }, SCREEN_PX],
    ['print interior with its check', { ...print, part: 'interior' }, PRINT_PICTURE_PX],
    ['hardcover cover with its check', { ...print, part: 'hardcover' }, PRINT_PICTURE_PX],
  ] as const;
  const peaks: number[] = [];
  for (const [name, work, px] of works) {
    const { seconds, memory } = await pressInShop(work, px);
    console.log(
      `in the shop, ${name}: ${seconds.toFixed(2)} s, ${Math.round(memory)} MB of memory at most`,
    );
    peaks.push(memory);
  }
  return Math.max(...peaks);
};

const measuredIn = (name: string): Measured => {
  const out = execFileSync(process.execPath, [import.meta.filename, name, folder], {
    encoding: 'utf8',
  });
  return JSON.parse(out) as Measured;
};

const paintBook = async (): Promise<void> => {
  // Not at the top: the press is measured without the painter's memory.
  const { freeCanvas } = await import('../packages/illustrator/src/paint/scratch.ts');
  const { paintPage } = await import('../packages/illustrator/src/paint-page.ts');
  const { TEXTURES } = await import('../packages/illustrator/gallery/texture-folder.ts');
  const { toldBook } = await import('../packages/press/src/testing/told-book.ts');
  const { layOutBook } = await import('../packages/press/src/press-book.ts');
  const { book, plans } = toldBook(SEED, '4-5');
  writeFileSync(fileAt('layout.json'), JSON.stringify(layOutBook(book)));
  for (const plan of plans)
    for (const px of [SCREEN_PX, PRINT_PICTURE_PX]) {
      const canvas = paintPage(plan, { px, textureDir: TEXTURES });
      writeFileSync(
        fileAt(`${px}-${plan.page}.jpg`),
        await canvas.encode('jpeg', px === PRINT_PICTURE_PX ? 92 : 90),
      );
      freeCanvas(canvas);
    }
};

/** Seconds that a process which has the press open takes for the digital PDF. */
const pressOnce = async (press: ChildProcess): Promise<number> => {
  press.send('press');
  const [seconds] = await once(press, 'message');
  return seconds as number;
};

interface Round {
  readonly press: number;
  readonly chromium: number;
}

/** Press and Chromium in turns, both warm. */
const takeTurns = async (): Promise<Round[]> => {
  const { openBrowser, printOnce, writeWebPage } = await import('./print-by-chromium.ts');
  writeWebPage(folder);
  const browser = await openBrowser();
  const press = fork(import.meta.filename, ['digital-on-call', folder]);
  const rounds: Round[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    await pause(BREATH_MS);
    const seconds = await pressOnce(press);
    await pause(BREATH_MS);
    const round = { press: seconds, chromium: await printOnce(browser, folder) };
    // The first one warms them.
    if (i > 0) rounds.push(round);
  }
  press.disconnect();
  await browser.close();
  return rounds;
};

const inMb = (name: string): string =>
  `${(statSync(fileAt(name)).size / 1024 / 1024).toFixed(1)} MB`;
const said = (name: string, { seconds, cpu, memory }: Measured, file: string): string =>
  `${name}: ${seconds.toFixed(2)} s (${cpu.toFixed(2)} s CPU), ${Math.round(memory)} MB of memory at most, ${file}`;

const compare = async (): Promise<void> => {
  await paintBook();
  const digital = measuredIn('digital');
  console.log(said('digital PDF', digital, inMb('digital.pdf')));
  console.log(said('EPUB', measuredIn('epub'), inMb('book.epub')));
  console.log(said('print interior', measuredIn('interior'), inMb('interior.pdf')));
  console.log(said('hardcover cover', measuredIn('cover'), inMb('cover.pdf')));
  const memory = await pressAllInShop();
  const rounds = await takeTurns();
  const chromium = median(rounds.map((round) => round.chromium));
  const press = median(rounds.map((round) => round.press));
  const ratio = median(rounds.map((round) => round.chromium / round.press));
  console.log(
    `the same thirty pages by Chromium: ${chromium.toFixed(2)} s, ${inMb('chromium.pdf')}; in turns with the press (${press.toFixed(3)} s): ${ratio.toFixed(1)} times as long`,
  );
  if (ratio < LEAST_RATIO || Math.max(digital.memory, memory) > MOST_MEMORY) {
    console.error(`wanted: ${LEAST_RATIO} times as fast, in at most ${MOST_MEMORY} MB`);
    process.exitCode = 1;
  }
};

if (part === 'digital-on-call') pressOnCall();
else if (part) await runPart(part);
else await compare().finally(() => rmSync(folder, { recursive: true }));
