import { chanceFrom } from '../chance.ts';
import type { Mention } from '../happening/mention.ts';
import { isOf } from '../happening/noun.ts';
import type { Happening } from '../happening/read-happening.ts';
import { ALL_FRAMES } from './all-frames.ts';
import { type FilledFrame, fillFrame } from './fill-frame.ts';

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

/** Every frame, filled with an idea, the one that fits it best first. */
export const rankFrames = (happening: Happening): FilledFrame[] => {
  const filled = ALL_FRAMES.map((frame) => fillFrame(frame, happening));
  const ranked = filled.toSorted((a, b) => b.score - a.score);
  const one = ranked.find(({ frame }) => frame.id === frameOfOne(happening, filled));
  if (one === undefined) return ranked;
  const best = ranked[0]?.score ?? 0;
  return [{ ...one, score: best }, ...ranked.filter((reading) => reading !== one)];
};
