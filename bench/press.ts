/**
 * Speed of the press as a ratio: the same thirty pages through Chromium's print-to-PDF.
 * Ratios hold on any machine; the seconds beside them are this one's.
 * Each is measured warm, in a process of its own.
 * `npx node bench/press.ts` (about a minute; needs a Chromium, `BROWSER_BIN` names it).
 */
import { execFileSync } from 'node:child_process';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BookLayout } from '../packages/contract/src/book-layout.ts';
import { writeDigitalPdf } from '../packages/press/src/digital-pdf.ts';
import { PAGE_PX } from '../packages/press/src/epub/epub-page.ts';
import { preflight } from '../packages/press/src/preflight/preflight.ts';
import { layOutBook } from '../packages/press/src/press-book.ts';
import { writePrintCover } from '../packages/press/src/print/print-cover.ts';
import { writePrintInterior } from '../packages/press/src/print/print-interior.ts';
import { printerOf } from '../packages/press/src/print/printers.ts';
import { writeEpub } from '../packages/press/src/write-epub.ts';

const SCREEN_PX = 1600;
const PRINT_PX = 2625;
const SEED = 5;
const createdAt = new Date('2026-11-20T10:00:00Z');
const [part, folder = mkdtempSync(path.join(tmpdir(), 'bench-press-'))] = process.argv.slice(2);

const picturesOf = (px: number) => (page: number) =>
  readFile(path.join(folder, `${px}-${page}.jpg`));
const readLayout = (): BookLayout =>
  JSON.parse(readFileSync(path.join(folder, 'layout.json'), 'utf8')) as BookLayout;
const fileAt = (name: string) => path.join(folder, name);

/** What one process does, so that its memory is its own. */
const PARTS: Record<string, () => Promise<void>> = {
  digital: () =>
    writeDigitalPdf(
      { layout: readLayout(), pictures: picturesOf(SCREEN_PX), createdAt },
      createWriteStream(fileAt('digital.pdf')),
    ),
  epub: () =>
    writeEpub(
      { layout: readLayout(), pictures: picturesOf(SCREEN_PX), createdAt },
      createWriteStream(fileAt('book.epub')),
    ),
  interior: () =>
    writePrintInterior(
      {
        layout: readLayout(),
        profile: printerOf('lulu-square-8.5'),
        pictures: picturesOf(PRINT_PX),
        createdAt,
      },
      createWriteStream(fileAt('interior.pdf')),
    ),
  cover: () =>
    writePrintCover(
      {
        layout: readLayout(),
        profile: printerOf('lulu-square-8.5'),
        pictures: picturesOf(PRINT_PX),
        createdAt,
        binding: 'hardcover',
      },
      createWriteStream(fileAt('cover.pdf')),
    ),
  preflight: async () => {
    const expectations = {
      profile: printerOf('lulu-square-8.5'),
      part: 'interior',
      layout: readLayout(),
    } as const;
    const report = await preflight(readFileSync(fileAt('interior.pdf')), expectations);
    if (!report.ok) throw new Error(JSON.stringify(report.checks.filter(({ ok }) => !ok)));
  },
};

const runPart = async (name: string): Promise<void> => {
  const run = PARTS[name];
  if (!run) throw new Error(`no part of the bench is called ${name}`);
  await run();
  // Once more: the first time pays for reading the programs and the faces.
  const before = performance.now();
  const cpu = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - before) / 1000;
  // `maxRSS` would begin with the parent's.
  const peak = readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\s+(\d+)/)?.[1];
  const memory = Number(peak) / 1024;
  console.log(JSON.stringify({ seconds, cpu: (user + system) / 1e6, memory }));
};

interface Measured {
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
}

const measured = (name: string): Measured => {
  const out = execFileSync(process.execPath, [import.meta.filename, name, folder], {
    encoding: 'utf8',
  });
  return JSON.parse(out) as Measured;
};

const paintBook = async (): Promise<void> => {
  // Not at the top: the press is measured without the painter's memory.
  const { freeCanvas } = await import('../packages/illustrator/src/paint/scratch.ts');
  const { paintPage } = await import('../packages/illustrator/src/paint-page.ts');
  const { toldBook } = await import('../packages/press/src/testing/told-book.ts');
  const { book, plans } = toldBook(SEED, '4-5');
  writeFileSync(fileAt('layout.json'), JSON.stringify(layOutBook(book)));
  for (const plan of plans)
    for (const px of [SCREEN_PX, PRINT_PX]) {
      const canvas = paintPage(plan, {
        px,
        textureDir: path.join(import.meta.dirname, '../.cache/textures'),
      });
      writeFileSync(
        fileAt(`${px}-${plan.page}.jpg`),
        await canvas.encode('jpeg', px === PRINT_PX ? 92 : 90),
      );
      freeCanvas(canvas);
    }
};

/** The EPUB's pages one after the other: the same pictures, paper and words as a web page. */
const writeWebPage = (): void => {
  const pages = fileAt('web');
  mkdirSync(pages, { recursive: true });
  execFileSync('unzip', ['-qo', fileAt('book.epub'), '-d', pages]);
  const bodies = Array.from({ length: 30 }, (_, i) => {
    const markup = readFileSync(
      path.join(pages, 'book', `page-${String(i + 1).padStart(2, '0')}.xhtml`),
      'utf8',
    );
    return markup.match(/<main>[\s\S]*<\/main>/)?.[0] ?? '';
  });
  const style = `@page{size:${PAGE_PX}px ${PAGE_PX}px;margin:0}main{break-after:page}`;
  writeFileSync(
    path.join(pages, 'book/all.html'),
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="book.css"><style>${style}</style>${bodies.join('')}</html>`,
  );
};

const printByChromium = (): number => {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    `--user-data-dir=${fileAt('profile')}`,
    '--no-pdf-header-footer',
    `--print-to-pdf=${fileAt('chromium.pdf')}`,
    `file://${fileAt('web/book/all.html')}`,
  ];
  const before = performance.now();
  execFileSync(process.env.BROWSER_BIN ?? 'chromium', flags, { stdio: 'ignore' });
  return (performance.now() - before) / 1000;
};

const inMb = (name: string): string =>
  `${(statSync(fileAt(name)).size / 1024 / 1024).toFixed(1)} MB`;
const said = (name: string, { seconds, cpu, memory }: Measured, file: string): string =>
  `${name}: ${seconds.toFixed(2)} s (${cpu.toFixed(2)} s CPU), ${Math.round(memory)} MB of memory at most, ${file}`;

if (part) await runPart(part);
else {
  await paintBook();
  const digital = measured('digital');
  console.log(said('digital PDF', digital, inMb('digital.pdf')));
  console.log(said('EPUB', measured('epub'), inMb('book.epub')));
  console.log(said('print interior', measured('interior'), inMb('interior.pdf')));
  console.log(said('hardcover cover', measured('cover'), inMb('cover.pdf')));
  console.log(said('preflight of the interior', measured('preflight'), 'clean'));
  writeWebPage();
  const chromium = printByChromium();
  console.log(
    `the same thirty pages by Chromium: ${chromium.toFixed(2)} s, ${inMb('chromium.pdf')}; ${(chromium / digital.seconds).toFixed(1)} times as long as the press`,
  );
  rmSync(folder, { recursive: true });
}
