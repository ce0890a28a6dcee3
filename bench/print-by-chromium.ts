/** A book's EPUB printed by a browser, for the comparison in `press.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { PAGE_PX } from '../packages/press/src/epub/epub-page.ts';

/** A Chromium to print with. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.BROWSER_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** The pages of `book.epub` one after the other: the same pictures, paper and words as a web page. */
export const writeWebPage = (folder: string): void => {
  const pages = path.join(folder, 'web');
  mkdirSync(pages, { recursive: true });
  execFileSync('unzip', ['-qo', path.join(folder, 'book.epub'), '-d', pages]);
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

/** Seconds that an open browser takes from the address to the finished file. */
export const printOnce = async (browser: Browser, folder: string): Promise<number> => {
  const page = await browser.newPage();
  const before = performance.now();
  await page.goto(pathToFileURL(path.join(folder, 'web/book/all.html')).href, {
    waitUntil: 'load',
  });
  const pdf = {
    path: path.join(folder, 'chromium.pdf'),
    preferCSSPageSize: true,
    printBackground: true,
  };
  await page.pdf({ ...pdf, tagged: true, outline: true });
  const seconds = (performance.now() - before) / 1000;
  await page.close();
  return seconds;
};
