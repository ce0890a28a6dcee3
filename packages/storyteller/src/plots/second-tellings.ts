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

/** Further wordings for the reading age 4–5, the one most books are made for. */
export type SecondTellings = Readonly<Record<string, Partial<Record<Moment, string>>>>;

const withWording = <B extends Plot['want']>(beat: B, wording: string | undefined): B => {
  if (wording === undefined) return beat;
  const [two, four, six, nine] = beat.tell;
  return {
    ...beat,
    tell: [two, [...(typeof four === 'string' ? [four] : four), wording], six, nine],
  };
};

/** The plot with its further wordings. */
export function withSecondTellings(plot: Plot, tellings: SecondTellings): Plot {
  const more = tellings[plot.id];
  if (more === undefined) return plot;
  const again = (moment: Exclude<Moment, `try${number}`>) =>
    withWording(plot[moment], more[moment]);
  const [first, second, third, ...others] = plot.tries.map((one, index) =>
    withWording(one, more[`try${index}` as Moment]),
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
