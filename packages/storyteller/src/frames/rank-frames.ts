import { chanceFrom } from '../chance.ts';
import type { Mention } from '../happening/mention.ts';
import { isOf } from '../happening/noun.ts';
import type { Happening } from '../happening/read-happening.ts';
import { ALL_FRAMES } from './all-frames.ts';
import { type FilledFrame, fillFrame } from './fill-frame.ts';
import { realSteps, verbsTold } from './verbs-told.ts';

/** What is told of one word, the first kind or trait that holds: of “pizza” a feast. */
const TOLD_OF_ONE: readonly (readonly [kind: string, frames: readonly string[]])[] = [
  ['toy', ['find-lost', 'first-night']],
  ['worn', ['find-lost']],
  ['sky', ['journey']],
  ['job', ['be-for-a-day']],
  ['creature', ['bring-home', 'befriend']],
  ['being', ['befriend', 'bring-home']],
  ['person', ['grand-day', 'feast']],
  ['vehicle', ['journey', 'grand-day']],
  ['place', ['grand-day']],
  ['nature', ['grand-day']],
  ['food', ['feast']],
  ['event', ['feast']],
  ['sport', ['learn-hard', 'match']],
  ['thing', ['find-lost', 'build']],
];
/** What is told where nothing was understood. */
const TOLD_OF_NOTHING = ['bring-home', 'find-lost', 'grand-day', 'journey', 'befriend', 'build'];

/** “Hiding under the table”: that is more than a word. */
const isSomewhere = ({ noun, ties }: Mention): boolean =>
  noun.kind === 'thing' && [...ties].some((tie) => /^prep (?!with|about|of|for)/.test(tie));

/** The frame of an idea in which nothing happens, one word or nonsense; null for any other. */
const frameOfOne = (happening: Happening, filled: readonly FilledFrame[]): string | null => {
  if (filled.some(({ called, offered }) => called && offered)) return null;
  const [one, ...more] = happening.mentions.filter(
    ({ hero, unwanted, noun }) => !hero && !unwanted && !noun.traits.includes('unknown'),
  );
  // “Mum, Dad and baby Jim”: nothing happens, and all are in it.
  const all = [one, ...more].every((mention) => mention?.noun.kind === 'person');
  if (more.length > 0) return all ? 'grand-day' : null;
  const chance = chanceFrom(`one ${happening.plain}`);
  if (one === undefined)
    return filled.some(({ given }) => given.size > 0) ? null : chance.pick(TOLD_OF_NOTHING);
  if (isSomewhere(one)) return null;
  if (one.noun.kind === 'place' && isOf(one.noun, 'indoors')) return 'find-lost';
  const [, frames] = TOLD_OF_ONE.find(([kind]) => isOf(one.noun, kind)) ?? [];
  return frames === undefined ? null : chance.pick(frames);
};

/** Cues that weigh so much say what happens; fewer may be a noun alone. */
const SAYS_WHAT_HAPPENS = 5;
const HARDLY_CALLED = 3;
const SURELY_MEANT = 8;
/** Nouns that hang together as a frame has it call for it as well as a word. */
const TIED_FAST = 12;
/** What is too much a family's own for any ready plot. */
const NO_FRAME_TELLS = /\b(?:prison|jail)\b/;

const LEAST_SENTENCES = 2;

/** Whether a frame tells too little of what happens in an idea: then the idea is told as it is. */
const tellsTooLittle = (best: FilledFrame, happening: Happening): boolean => {
  const { told, missed } = verbsTold(best, happening);
  const said = happening.steps.filter((step) => step.said !== null).length;
  if (NO_FRAME_TELLS.test(happening.plain)) return true;
  // A single sentence is no book: a strict reader gave such ones 2.5 of 10, ready plots 4 to 6.
  if (said < LEAST_SENTENCES) return false;
  if (best.cues < HARDLY_CALLED && best.score < TIED_FAST) return true;
  if (best.cues < SAYS_WHAT_HAPPENS) return missed > 0;
  if (best.cues >= SURELY_MEANT && told > 0) return false;
  return missed >= Math.max(2, 3 * told);
};

/** A family's life, which only its own frame tells. */
const isOfCare = ({ frame }: FilledFrame): boolean =>
  frame.when?.some((fact) => fact !== 'cue' && fact !== 'steps') === true;

const SECOND = 0.5;

/** The frame of the idea's own clauses: before one that tells too little of them, else after the best. */
const withAsTold = (ranked: readonly FilledFrame[], happening: Happening): FilledFrame[] => {
  const best = ranked.find(({ offered }) => offered);
  const asTold = ranked.find(({ frame }) => frame.when?.includes('steps'));
  const others = ranked.filter((reading) => reading !== asTold);
  if (best === undefined || asTold?.offered !== true || isOfCare(best)) return [...ranked];
  if (realSteps(happening).length === 0) return [...ranked];
  if (tellsTooLittle(best, happening)) return [{ ...asTold, score: best.score }, ...others];
  const at = others.indexOf(best) + 1;
  return others.toSpliced(at, 0, { ...asTold, score: best.score - SECOND });
};

/** Every frame, filled with an idea, the one that fits it best first. */
export const rankFrames = (happening: Happening): FilledFrame[] => {
  const filled = ALL_FRAMES.map((frame) => fillFrame(frame, happening));
  const ranked = filled.toSorted((a, b) => b.score - a.score);
  const one = ranked.find(({ frame }) => frame.id === frameOfOne(happening, filled));
  if (one === undefined) return withAsTold(ranked, happening);
  const best = ranked[0]?.score ?? 0;
  return withAsTold(
    [{ ...one, score: best }, ...ranked.filter((reading) => reading !== one)],
    happening,
  );
};
