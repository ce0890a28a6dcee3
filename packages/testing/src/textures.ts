import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { TEXTURES } from '../../illustrator/gallery/texture-folder.ts';

/** Has a shop on this data folder paint with the textures that tests keep. */
export const addTextures = (dataDir: string): void => {
  mkdirSync(TEXTURES, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(TEXTURES, path.join(dataDir, 'textures'));
};
