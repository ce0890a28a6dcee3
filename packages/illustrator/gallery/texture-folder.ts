import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where tests, benches and galleries keep the painter's textures from one run to the next: making them takes seconds. */
export const TEXTURES = path.join(tmpdir(), 'bramblebook-textures');
