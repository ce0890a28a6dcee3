import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArtStyle } from '@bramblebook/contract/reading';

type PromptName =
  | 'story'
  | 'mend'
  | 'sheet'
  | 'companion'
  | 'page'
  | 'repair'
  | 'judge'
  | 'compare'
  | `style-${ArtStyle}`;

/** The words that a model is asked with, kept beside this file for whoever writes them. */
export const readPrompt = (name: PromptName): string =>
  readFileSync(path.join(import.meta.dirname, `${name}.md`), 'utf8').trim();
