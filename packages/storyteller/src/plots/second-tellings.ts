import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import type { Wordings } from '../page-texts.ts';
import type { Plot } from './plot.ts';

/** The moments of a plot, tries by their place in the list. */
type Moment =
  | 'want'
  | 'setOut'
  | 'problem'
  | 'turn'
  | 'turnDeepens'
  | 'lowPoint'
  | 'spark'
  | 'deed'
  | 'deedHolds'
  | 'solved'
  | 'home'
  | 'try0'
  | 'try1'
  | 'try2'
  | 'try3';

/** Further wordings of one reading age, by plot and moment. */
export type SecondTellings = Readonly<Record<string, Partial<Record<Moment, string>>>>;

const withWording = <B extends Plot['want']>(
  beat: B,
  age: ReadingAge,
  wording: string | undefined,
): B => {
  if (wording === undefined) return beat;
  const further = (own: Wordings, voice: number): Wordings =>
    READING_AGES[voice] === age ? [...(typeof own === 'string' ? [own] : own), wording] : own;
  const [two, four, six, nine] = beat.tell;
  return { ...beat, tell: [further(two, 0), further(four, 1), further(six, 2), further(nine, 3)] };
};

/** The plot with its further wordings for a reading age. */
export function withSecondTellings(plot: Plot, age: ReadingAge, tellings: SecondTellings): Plot {
  const more = tellings[plot.id];
  if (more === undefined) return plot;
  const again = (moment: Exclude<Moment, `try${number}`>) =>
    withWording(plot[moment], age, more[moment]);
  const [first, second, third, ...others] = plot.tries.map((one, index) =>
    withWording(one, age, more[`try${index}` as Moment]),
  );
  if (first === undefined || second === undefined || third === undefined) return plot;
  return {
    ...plot,
    want: again('want'),
    setOut: again('setOut'),
    problem: again('problem'),
    tries: [first, second, third, ...others],
    turn: again('turn'),
    turnDeepens: again('turnDeepens'),
    lowPoint: again('lowPoint'),
    spark: again('spark'),
    deed: again('deed'),
    deedHolds: again('deedHolds'),
    solved: again('solved'),
    home: again('home'),
  };
}
