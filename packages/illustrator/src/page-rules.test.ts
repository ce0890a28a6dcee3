import { LIGHTS, SETTINGS, SHOTS } from '@bramblebook/contract/picture-vocabulary';
import { ART_STYLES } from '@bramblebook/contract/reading';
import { expect, test } from 'vitest';
import {
  coveringPages,
  hiddenFaces,
  paintedFaults,
  surveyedPages,
  tracesOf,
} from '../gallery/page-rules.ts';
import { TEXTURES } from '../gallery/texture-folder.ts';

/** A hundred of the pages that `npm run survey` paints, chosen to show what all of them show. */
const PAGES = coveringPages(surveyedPages(), 100);
const TURNS = Array.from({ length: 10 }, (_, turn) => turn);

test('the hundred pages show every setting, shot and light in every style', () => {
  const shown = new Set(PAGES.flatMap(tracesOf));
  const wanted = ART_STYLES.flatMap((style) =>
    [...SETTINGS, ...SHOTS, ...LIGHTS].map((word) => `${style} ${word}`),
  );
  expect(PAGES).toHaveLength(100);
  expect(wanted.filter((trace) => !shown.has(trace))).toEqual([]);
});

test.each(TURNS)(
  'ten pages, %i: no face is hidden behind what the setting paints in front',
  (turn) => {
    const plans = PAGES.slice(turn * 10, turn * 10 + 10);
    expect(plans.flatMap((plan) => hiddenFaces(plan, TEXTURES))).toEqual([]);
  },
);

test.each(TURNS)('ten pages, %i: the text can be read and the hero stands out', (turn) => {
  const plans = PAGES.slice(turn * 10, turn * 10 + 10);
  expect(plans.flatMap((plan) => paintedFaults(plan, TEXTURES))).toEqual([]);
});
