import { chanceFrom } from '../chance.ts';
import type { Mention } from '../happening/mention.ts';
import { isOf } from '../happening/noun.ts';
import type { Happening } from '../happening/read-happening.ts';
import { ALL_FRAMES } from './all-frames.ts';
import { type FilledFrame, fillFrame } from './fill-frame.ts';
import { verbsTold } from './verbs-told.ts';

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

/** How much a verb says for a frame that tells it, and against one that does not. */
const VERB_TOLD = 0.6;
const VERB_MISSED = 0.3;
/** Frames that are so much behind are not looked at for their verbs. */
const FAR_BEHIND = 4;

const withVerbs = (ranked: readonly FilledFrame[], happening: Happening): FilledFrame[] => {
  const best = ranked.find(({ offered }) => offered)?.score ?? 0;
  return ranked
    .map((filled) => {
      if (!filled.offered || filled.score < best - FAR_BEHIND) return filled;
      const { told, missed } = verbsTold(filled, happening);
      return { ...filled, score: filled.score + told * VERB_TOLD - missed * VERB_MISSED };
    })
    .toSorted((a, b) => b.score - a.score);
};

/** Of frames that no word calls for, nouns that hang together by chance make none. */
const BY_CHANCE = 5;

/** The best frame that is told of the sort of thing an idea is about, where no word of it calls for any. */
const nearestOf = (
  ranked: readonly FilledFrame[],
  { mentions }: Happening,
): FilledFrame | undefined => {
  const best = ranked.find(({ offered }) => offered);
  if (best === undefined || best.called || best.score > BY_CHANCE) return undefined;
  const main = mentions.find(
    ({ hero, unwanted, noun }) => !hero && !unwanted && !isOf(noun, 'unknown'),
  );
  const [, frames] =
    TOLD_OF_ONE.find(([kind]) => main !== undefined && isOf(main.noun, kind)) ?? [];
  return ranked.find(({ frame, offered }) => offered && frames?.includes(frame.id));
};

/** Every frame, filled with an idea, the one that fits it best first. */
export const rankFrames = (happening: Happening): FilledFrame[] => {
  const filled = ALL_FRAMES.map((frame) => fillFrame(frame, happening));
  const ranked = withVerbs(
    filled.toSorted((a, b) => b.score - a.score),
    happening,
  );
  const one =
    ranked.find(({ frame }) => frame.id === frameOfOne(happening, filled)) ??
    nearestOf(ranked, happening);
  if (one === undefined) return ranked;
  const best = ranked.find(({ offered }) => offered)?.score ?? 0;
  return [{ ...one, score: best }, ...ranked.filter((reading) => reading !== one)];
};
