import type { Gender, ReadingAge } from '@bramblebook/contract/reading';
import type {
  ChosenOutline,
  Outline,
  OutlineRole,
  StoryOutlines,
} from '@bramblebook/contract/story-outline';
import { chosenReading } from './chosen-reading.ts';
import type { Cast } from './frames/cast.ts';
import { castChance, castOfFrame, type FilledFrame } from './frames/fill-frame.ts';
import { printedName, spokenName } from './grammar/hero-words.ts';
import { type Happening, readHappening } from './happening/read-happening.ts';
import { leftOutOfReading, tellsLittle } from './left-out-of-reading.ts';
import { readingsOf } from './readings-of.ts';
import { broughtIn } from './telling/noun-forms.ts';
import { writeTemplate } from './telling/template.ts';

/** An idea as a parent types it, before there is a book. */
export interface IdeaOfBook {
  readonly childName: string;
  readonly childGender: Gender;
  readonly readingAge: ReadingAge;
  readonly idea: string;
  /** A reading as the parent corrected it. */
  readonly outline?: ChosenOutline | undefined;
}

const READINGS = 4;

/** Who comes along is said of every frame. */
const COMES_ALONG =
  '{if friend:; {*a friend} {if friend2: and {*a friend2} come | {friend: comes | come}} along}.';

const outlineOf = (filled: FilledFrame, brief: IdeaOfBook, happening: Happening): Outline => {
  const { frame } = filled;
  const cast: Cast = castOfFrame(filled, castChance(frame.id, brief.idea));
  const hero = spokenName(printedName(brief.childName));
  const speech = {
    hero,
    gender: brief.childGender,
    cast,
    facts: happening.profile,
    lets: filled.ownWords?.lets ?? new Map(),
  };
  const sentence =
    / friend\}/.test(frame.sentence) || frame.retells
      ? frame.sentence
      : frame.sentence.replace(/\.$/, COMES_ALONG);
  return {
    frame: frame.id,
    sentence: writeTemplate(sentence, speech).text,
    // Whatever is in a parent's own sentences is corrected in them.
    roles: (frame.retells ? [] : frame.roles).map(({ id, label }): OutlineRole => {
      const noun = cast.get(id);
      if (noun === undefined) return { role: id, label, value: '' };
      const value = broughtIn(noun, brief.childGender);
      return { role: id, label, value, ...(noun.said === null && { ours: true }) };
    }),
  };
};

/**
 * How an idea is understood: its readings, best first (one that the parent corrected before
 * all others), of those frames that can be told at the age (at most `most`); each as a
 * sentence with the roles between stars. About 15 ms for a usual idea.
 */
export const outlineIdea = (brief: IdeaOfBook, most = READINGS): StoryOutlines => {
  const happening = readHappening(brief.idea, brief.childName);
  const told = readingsOf(brief, happening);
  const chosen = chosenReading(brief, told);
  const others = told.filter(({ frame }) => frame !== chosen?.frame);
  const readings = chosen === null ? others : [chosen, ...others];
  const best = readings[0];
  const left = best === undefined ? null : leftOutOfReading(best, brief, happening);
  return {
    outlines: readings.slice(0, most).map((filled) => outlineOf(filled, brief, happening)),
    unused: [...(left?.phrases ?? [])],
    ...(left !== null && tellsLittle(left) && { tellsLittle: true }),
  };
};
