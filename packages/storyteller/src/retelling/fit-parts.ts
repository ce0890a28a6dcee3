import type { Cast } from '../frames/cast.ts';
import type { OwnWords } from '../frames/fill-frame.ts';
import { countWords } from '../grammar/sentences.ts';
import { isOf, type Noun, phraseNoun } from '../happening/noun.ts';
import type { Beat } from './beat.ts';

/** Which of the six parts of a telling the beats are told in: the first and the last always. */
const PARTS_OF: Readonly<Record<number, readonly number[]>> = {
  2: [1, 6],
  3: [1, 3, 6],
  4: [1, 3, 4, 6],
  5: [1, 3, 4, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
};
/** What a strand asks of a part: whether something new happens in it. */
const FACT_OF: Readonly<Record<number, string>> = {
  2: 'doubled',
  3: 'second-part',
  4: 'third-part',
  5: 'fourth-part',
};

/** Rooms that are known by what stands in them. */
const ROOMS: readonly (readonly [says: RegExp, paint: string])[] = [
  [
    /\b(?:sofa|bed|bedroom|bath|bathroom|kitchen|living room|washing machine|fridge|freezer|carpet|wardrobe|cupboard|cellar|attic|stairs|oven|toothbrush)\b/,
    'home',
  ],
  [/\b(?:class|classroom|teacher|school|lesson|headmaster|headmistress|blackboard)\b/, 'classroom'],
];

/** Where a beat is: as its parent says, or in the room of which they say something. */
const placeOf = ({ place, said }: Beat): Noun | null => {
  if (place !== null) return place;
  const [, paint] = ROOMS.find(([says]) => says.test(said.toLowerCase())) ?? [];
  return paint === undefined ? null : { ...phraseNoun(paint, 'place', ['indoors']), paint };
};

/** A telling's slots and roles, filled with the beats of an idea. */
export interface FittedParts extends OwnWords {
  readonly cast: Cast;
}

/** What is said of the end anyhow. */
const OF_THE_END = /^(?:in the end|at the end|at last|finally|then|one day) /;

/** What a beat brings in is looked at; else what comes first in it, or what the beat before was of: “chased it”. */
const castOf = (
  part: number,
  beat: Beat,
  before: Noun | undefined,
  known: ReadonlySet<string>,
): [string, Noun][] => {
  const { seen } = beat;
  const isNew = ({ head }: Noun): boolean => !known.has(head);
  const main =
    seen.find((noun) => isNew(noun) && !isOf(noun, 'unknown')) ??
    seen.find(isNew) ??
    seen[0] ??
    before;
  const other = seen.find((noun) => noun !== main && isOf(noun, 'alive'));
  const roles: [string, Noun | null | undefined][] = [
    [`seen${part}`, main],
    [`other${part}`, other],
    [`place${part}`, placeOf(beat)],
  ];
  return roles.flatMap(([role, noun]): [string, Noun][] => (noun ? [[role, noun]] : []));
};

/** So many words of a page are for summing up. */
const LONGEST_SUM = 28;
/** An end that is too long for a sentence of ours is printed as it stands. */
const LONGEST_END = 20;

/** First, middle and last, in a few words each; '' where only one of them can be said so. */
const again = (beats: readonly Beat[]): string => {
  const end = beats.at(-1);
  const said = [...new Set([beats[0], beats[Math.floor(beats.length / 2)], end])].flatMap(
    (beat): string[] => {
      const low = beat?.low?.replace(OF_THE_END, '');
      if (low !== undefined) return [`${beat === end ? 'And last of all' : 'Then'} ${low}.`];
      const isEnd = beat !== undefined && beat === end && countWords(beat.said) <= LONGEST_END;
      return isEnd ? [`And last of all came this: “${beat.said}”`] : [];
    },
  );
  const [first, ...others] = said;
  const all = [said, [first, others.at(-1)]].map((some) => some.filter(Boolean).join(' '));
  const short = all.find((text) => countWords(text) <= LONGEST_SUM) ?? '';
  return said.length < 2 ? '' : short.replace(/^Then /, 'First ');
};

/** Beats on the parts of a telling; what was told last stays for the pages that look at it once more. */
export const fitParts = (beats: readonly Beat[]): FittedParts => {
  const parts = PARTS_OF[beats.length] ?? [];
  const lets = new Map<string, string>([
    ['again', again(beats)],
    ['low1', beats[0]?.low ?? 'it all began'],
  ]);
  const cast = new Map<string, Noun>();
  parts.forEach((part, at) => {
    const beat = beats[at];
    if (beat === undefined) return;
    lets.set(`said${part}`, beat.said);
    const known = new Set([...cast.values()].map(({ head }) => head));
    for (const [role, noun] of castOf(part, beat, cast.get(`seen${parts[at - 1]}`), known))
      cast.set(role, noun);
  });
  const still = beats.at(-2);
  if (still !== undefined) {
    const seen = cast.get(`seen${parts.at(-2)}`);
    if (seen !== undefined) cast.set('still', seen);
    const stage = placeOf(still);
    if (stage !== null) cast.set('stage', stage);
  }
  const facts = new Set(parts.flatMap((part) => FACT_OF[part] ?? []));
  return { lets, cast, facts };
};
