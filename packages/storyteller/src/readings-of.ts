import { READING_FIGURES } from '@bramblebook/contract/reading';
import type { FilledFrame } from './frames/fill-frame.ts';
import type { Happening } from './happening/read-happening.ts';
import { type Asked, leftOutOfReading, nearestFirst } from './left-out-of-reading.ts';
import { retoldReadings } from './retelling/retold-readings.ts';
import { tellingOf } from './telling/read-tellings.ts';
import { toldReadings } from './told-readings.ts';

/** A happening that tells so much of an idea is the story that was asked for. */
const TOLD_WELL = 0.85;
/** One that the idea's own words called for by name is so sooner. */
const CALLED_WELL = 0.65;
/** So much more of an idea must its own sentences tell. */
const MORE = 0.1;
/** Two sentences are soon told: only where a happening of ours would tell next to nothing. */
const MUCH_MORE = 0.55;
/** A happening that can be told of anybody and anything is soon another story. */
const MORE_THAN_ANY = 0.25;
/** What is not the nearest comes when all that is near was told. */
const FAR = 6;
/** Names of two words and the marks around a sentence count, too. */
const SPARE = 2;
/** As much of a page may be the parent's own words: the rest is ours. */
const OF_A_PAGE = 0.55;

/** Whether a frame was written for what happens in an idea, or for what a family needs. */
const isSure = (first: FilledFrame, brief: Asked, happening: Happening): boolean => {
  const { when } = first.frame;
  if (when?.some((fact) => fact !== 'cue')) return true;
  const { told, missesDeed } = leftOutOfReading(first, brief, happening);
  return !missesDeed || told >= (when === undefined ? TOLD_WELL : CALLED_WELL);
};

/**
 * The readings of an idea, the nearest first: where no happening of ours is sure, and its own sentences
 * can be told, the book in which the child makes a story of them.
 */
export const readingsOf = (brief: Asked, happening: Happening): readonly FilledFrame[] => {
  const near = nearestFirst(toldReadings(happening, brief.readingAge), brief, happening);
  const { wordsPerPage, wordsPerSentence } = READING_FIGURES[brief.readingAge];
  const lengths = {
    longest: wordsPerSentence.max - SPARE,
    room: Math.floor(wordsPerPage.max * OF_A_PAGE),
  };
  const retold = retoldReadings(happening, { ...brief, ...lengths }).filter(
    ({ frame }) => tellingOf(frame.id, brief.readingAge) !== null,
  );
  const [first, ...others] = near;
  const [own] = retold;
  if (own === undefined || first === undefined) return near;
  const isShort = own.ownWords?.facts.size === 0;
  const muchMore = first.frame.open === true ? MORE_THAN_ANY : MUCH_MORE;
  const more = isShort ? muchMore : MORE;
  const isNearer =
    !isSure(first, brief, happening) &&
    leftOutOfReading(own, brief, happening).told >
      leftOutOfReading(first, brief, happening).told + more;
  return isNearer
    ? [...retold.map((one) => ({ ...one, score: first.score })), first, ...others]
    : [...near, ...retold.map((one) => ({ ...one, score: first.score - FAR }))];
};
