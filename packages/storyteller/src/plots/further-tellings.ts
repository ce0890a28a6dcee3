import type { ReadingAge } from '@bramblebook/contract/reading';
import { withFurther } from '../page-texts.ts';
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
  | 'try3'
  | 'try4';

/** Further wordings of one plot, by reading age and moment. */
export type Tellings = {
  readonly [age in ReadingAge]?: { readonly [moment in Moment]?: readonly string[] };
};

/** The plot with its further wordings, so that two books on it need not share their sentences. */
export function withTellings(plot: Plot, tellings: Tellings): Plot {
  const told = <B extends Plot['want']>(beat: B, moment: Moment): B => ({
    ...beat,
    tell: withFurther(beat.tell, (age) => tellings[age]?.[moment]),
  });
  const [first, second, third, ...others] = plot.tries;
  return {
    ...plot,
    want: told(plot.want, 'want'),
    setOut: told(plot.setOut, 'setOut'),
    problem: told(plot.problem, 'problem'),
    tries: [
      told(first, 'try0'),
      told(second, 'try1'),
      told(third, 'try2'),
      ...others.map((one, index) => told(one, `try${index + 3}` as Moment)),
    ],
    turn: told(plot.turn, 'turn'),
    turnDeepens: told(plot.turnDeepens, 'turnDeepens'),
    lowPoint: told(plot.lowPoint, 'lowPoint'),
    spark: told(plot.spark, 'spark'),
    deed: told(plot.deed, 'deed'),
    deedHolds: told(plot.deedHolds, 'deedHolds'),
    solved: told(plot.solved, 'solved'),
    home: told(plot.home, 'home'),
  };
}
