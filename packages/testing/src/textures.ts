import { mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where tests keep the painter's textures from one run to the next: making them takes seconds. */
export const TEXTURES = path.join(tmpdir(), 'bramblebook-textures');

/** Has a shop on this data folder paint with them. */
export const addTextures = (dataDir: string): void => {
  mkdirSync(TEXTURES, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(TEXTURES, path.join(dataDir, 'textures'));
};
