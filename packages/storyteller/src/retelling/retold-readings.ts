import type { Gender } from '@bramblebook/contract/reading';
import type { FilledFrame } from '../frames/fill-frame.ts';
import { RETELLING_FRAMES } from '../frames/retold.ts';
import { countWords } from '../grammar/sentences.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { Beat } from './beat.ts';
import { fitParts } from './fit-parts.ts';
import { type Lengths, readBeats } from './read-beats.ts';

interface Teller extends Lengths {
  readonly childName: string;
  readonly childGender: Gender;
}

/** Who lives next door: one whose name nobody in the idea has. */
const PALS: Readonly<Record<Gender, readonly string[]>> = {
  male: ['Ben', 'Theo', 'Jonas', 'Milo', 'Bartholomew'],
  female: ['Lea', 'Nora', 'Emma', 'Ida', 'Wilhelmina'],
};

const palFor = ({ plain }: Happening, { childName, childGender }: Teller): string => {
  const taken = new Set(`${plain} ${childName}`.toLowerCase().split(/[^\p{L}]+/u));
  const [first = '', ...others] = PALS[childGender];
  return [first, ...others].find((name) => !taken.has(name.toLowerCase())) ?? first;
};

/** So much of a beat is said whole in an outline. */
const IN_OUTLINE = 26;

const outlineOf = (beats: readonly Beat[]): string =>
  beats.map(({ said, short }) => (countWords(said) <= IN_OUTLINE ? said : `${short}.`)).join(' ');

/** The books that tell an idea in its own sentences; none where these cannot be told safely. */
export const retoldReadings = (happening: Happening, teller: Teller): readonly FilledFrame[] => {
  const beats = readBeats(happening, teller.childGender, teller);
  if (beats.length === 0) return [];
  const { lets, cast, facts } = fitParts(beats);
  const ownWords = {
    lets: new Map([...lets, ['pal', palFor(happening, teller)], ['told', outlineOf(beats)]]),
    facts,
  };
  return RETELLING_FRAMES.map((frame) => ({
    frame,
    offered: true,
    called: true,
    given: cast,
    unwanted: new Set<string>(),
    score: 0,
    cues: 0,
    used: new Set<never>(),
    ownWords,
  }));
};
