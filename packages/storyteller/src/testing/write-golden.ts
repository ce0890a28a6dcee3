/** Writes the golden books anew, when a change of texts is meant: read them before they are committed. */
import { writeFileSync } from 'node:fs';
import { storyAsText } from '../story-as-text.ts';
import { tellPlot } from '../tell-plot.ts';
import { GOLDEN_BRIEFS } from './golden-briefs.ts';

for (const [name, brief] of Object.entries(GOLDEN_BRIEFS))
  writeFileSync(new URL(`./golden/${name}.txt`, import.meta.url), storyAsText(tellPlot(brief)));
