import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ReadingAge } from '@bramblebook/contract/reading';
import { parseTelling, type Telling } from './parse-telling.ts';

const FOLDER = new URL('../../tellings/', import.meta.url);
const READ = new Map<string, Telling | null>();

/** The telling of a frame for an age; null while nobody has written it. Read from its file once. */
export const tellingOf = (frame: string, age: ReadingAge): Telling | null => {
  const file = `${frame}/${age}.md`;
  const known = READ.get(file);
  if (known !== undefined) return known;
  const url = new URL(file, FOLDER);
  const telling = existsSync(url) ? parseTelling(file, readFileSync(url, 'utf8')) : null;
  READ.set(file, telling);
  return telling;
};

/** Reads the files anew: for a writer who watches the book while writing. */
export const forgetTellings = (): void => READ.clear();

/** Every telling there is, as “bring-home/4-5.md”. */
export const tellingFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
