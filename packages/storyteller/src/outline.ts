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
import type { Mention } from './happening/mention.ts';
import { type Happening, readHappening } from './happening/read-happening.ts';
import { leftOutOf } from './left-out.ts';
import { broughtIn } from './telling/noun-forms.ts';
import { TellingSlip } from './telling/parse-telling.ts';
import { tellingOf } from './telling/read-tellings.ts';
import { writeTelling } from './telling/tell-frame.ts';
import { writeTemplate } from './telling/template.ts';
import { toldReadings } from './told-readings.ts';

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
    lets: new Map(),
  };
  const sentence = / friend\}/.test(frame.sentence)
    ? frame.sentence
    : frame.sentence.replace(/\.$/, COMES_ALONG);
  return {
    frame: frame.id,
    sentence: writeTemplate(sentence, speech).text,
    roles: frame.roles.map(({ id, label }): OutlineRole => {
      const noun = cast.get(id);
      if (noun === undefined) return { role: id, label, value: '' };
      const value = broughtIn(noun, brief.childGender);
      return { role: id, label, value, ...(noun.said === null && { ours: true }) };
    }),
  };
};

/** What the best reading leaves out, compared with its text as it is told by one chance. */
const leftOutOfReading = (
  filled: FilledFrame,
  brief: IdeaOfBook,
  happening: Happening,
): string[] => {
  const { frame, used } = filled;
  const telling = tellingOf(frame.id, brief.readingAge);
  if (telling === null) return leftOutOf(happening, { frame, used }, []);
  const chance = castChance(frame.id, brief.idea);
  const cast = castOfFrame(filled, chance);
  const telltale = { brief: { ...brief, seed: 0 }, frame, telling, cast, facts: happening.profile };
  try {
    const { pages } = writeTelling(telltale, chance.fork('strands'));
    const spoken = new Set(pages.flatMap(({ roles }) => roles.map(({ role }) => role)));
    const told = new Set([...cast].flatMap(([role, { said }]) => (spoken.has(role) ? [said] : [])));
    const inRole = new Set([...filled.given.values()].map(({ said }) => said));
    const isTold = ({ noun: { said } }: Mention): boolean => told.has(said) || !inRole.has(said);
    return leftOutOf(
      happening,
      { frame, used: new Set([...used].filter(isTold)) },
      pages.map(({ text }) => text),
    );
  } catch (error) {
    if (error instanceof TellingSlip) return leftOutOf(happening, { frame, used }, []);
    throw error;
  }
};

/**
 * How an idea is understood: its readings, best first (one that the parent corrected before
 * all others), of those frames that can be told at the age (at most `most`); each as a
 * sentence with the roles between stars. About 15 ms for a usual idea.
 */
export const outlineIdea = (brief: IdeaOfBook, most = READINGS): StoryOutlines => {
  const happening = readHappening(brief.idea, brief.childName);
  const told = toldReadings(happening, brief.readingAge);
  const chosen = chosenReading(brief, told);
  const others = told.filter(({ frame }) => frame !== chosen?.frame);
  const readings = chosen === null ? others : [chosen, ...others];
  const best = readings[0];
  return {
    outlines: readings.slice(0, most).map((filled) => outlineOf(filled, brief, happening)),
    unused: best === undefined ? [] : leftOutOfReading(best, brief, happening),
  };
};
