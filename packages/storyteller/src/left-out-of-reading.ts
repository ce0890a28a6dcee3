import type { Gender, ReadingAge } from '@bramblebook/contract/reading';
import { castChance, castOfFrame, type FilledFrame } from './frames/fill-frame.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { TellingSlip } from './telling/parse-telling.ts';
import { tellingOf } from './telling/read-tellings.ts';
import { writeTelling } from './telling/tell-frame.ts';

/** What is known of a book before it is told. */
export interface Asked {
  readonly childName: string;
  readonly childGender: Gender;
  readonly readingAge: ReadingAge;
  readonly idea: string;
}

/** What a reading leaves out of an idea, compared with its text as it is told by one chance. */
export const leftOutOfReading = (
  filled: FilledFrame,
  brief: Asked,
  happening: Happening,
): LeftOut => {
  const { frame } = filled;
  const telling = tellingOf(frame.id, brief.readingAge);
  if (telling === null) return leftOutOf(happening, filled, []);
  const chance = castChance(frame.id, brief.idea);
  const cast = castOfFrame(filled, chance);
  const { ownWords } = filled;
  const telltale = {
    brief: { ...brief, seed: 0 },
    frame,
    telling,
    cast,
    facts: new Set<string>([...happening.profile, ...(ownWords?.facts ?? [])]),
    ...(ownWords && { ownLets: ownWords.lets }),
  };
  try {
    const { title, pages } = writeTelling(telltale, chance.fork('strands'));
    const spoken = new Set(pages.flatMap(({ roles }) => roles.map(({ role }) => role)));
    const told = new Set([...cast].flatMap(([role, { said }]) => (spoken.has(role) ? [said] : [])));
    const inRole = new Set([...filled.given.values()].map(({ said }) => said));
    const isTold = ({ noun: { said } }: Mention): boolean => told.has(said) || !inRole.has(said);
    const used = new Set([...filled.used].filter(isTold));
    return leftOutOf(happening, { ...filled, used }, [title, ...pages.map(({ text }) => text)]);
  } catch (error) {
    if (error instanceof TellingSlip) return leftOutOf(happening, filled, []);
    throw error;
  }
};

/** No more than this of an idea told, and the story is another one. */
const LITTLE = 0.5;

/** Whether so little of an idea is told that its parent has to be asked first (decision D12). */
export const tellsLittle = ({ told, missesDeed }: LeftOut): boolean => told <= LITTLE && missesDeed;

/** Readings that are looked at where the best one tells little. */
const LOOKED_AT = 8;

/** Whether it is the idea that says whom or what the frame is about: nobody is a firefighter whom nobody typed. */
const isOfIdea = ({ frame, given }: FilledFrame): boolean => given.has(frame.roles[0]?.id ?? '');

/**
 * The readings of an idea, where the best one tells little and is about something of ours: of the open
 * ones that are about something of the idea the one first that tells most of it. What a family needs stays first.
 */
export const nearestFirst = (
  readings: readonly FilledFrame[],
  brief: Asked,
  happening: Happening,
): readonly FilledFrame[] => {
  const [first] = readings;
  if (first === undefined || first.frame.when !== undefined || isOfIdea(first)) return readings;
  const toldBy = (filled: FilledFrame): number => leftOutOfReading(filled, brief, happening).told;
  const most = toldBy(first);
  if (most > LITTLE) return readings;
  const [best] = readings
    .slice(1, LOOKED_AT)
    .filter((filled) => filled.frame.open === true && isOfIdea(filled))
    .map((filled) => ({ filled, told: toldBy(filled) }))
    .toSorted((a, b) => b.told - a.told);
  if (best === undefined || best.told < most) return readings;
  return [
    { ...best.filled, score: first.score },
    ...readings.filter((filled) => filled !== best.filled),
  ];
};
