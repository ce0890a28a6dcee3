import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintPage } from '../src/paint-page.ts';
import { GOLDEN_PX, goldenPlans } from './golden-plans.ts';

/**
 * Writes the golden pictures anew: `npx node packages/illustrator/gallery/write-golden.ts`.
 * Look at the gallery first; what is written here is what tests will hold pages to.
 */
const OUT = join(import.meta.dirname, 'golden');
mkdirSync(OUT, { recursive: true });
for (const { name, plan } of goldenPlans())
  writeFileSync(join(OUT, `${name}.png`), paintPage(plan, { px: GOLDEN_PX }).encodeSync('png'));
console.log(`wrote ${OUT}`);
