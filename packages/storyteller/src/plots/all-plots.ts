import { afraidOfTheDark } from './afraid-of-the-dark.ts';
import { birthdayCake } from './birthday-cake.ts';
import { firstDay } from './first-day.ts';
import { flyingMachine } from './flying-machine.ts';
import { greatRace } from './great-race.ts';
import { lostAndFound } from './lost-and-found.ts';
import { lostSong } from './lost-song.ts';
import { lostTooth } from './lost-tooth.ts';
import { MORE_FOR_ANY_IDEA } from './more-for-any-idea.ts';
import { MORE_WHEN_CALLED } from './more-when-called.ts';
import { movingHouse } from './moving-house.ts';
import { newBaby } from './new-baby.ts';
import type { Plot } from './plot.ts';
import { sayingGoodbye } from './saying-goodbye.ts';
import { withSecondTellings } from './second-tellings.ts';
import { starHome } from './star-home.ts';
import { strangeNoise } from './strange-noise.ts';
import { treasure } from './treasure.ts';

const PLOTS: readonly Plot[] = [
  lostAndFound,
  starHome,
  treasure,
  afraidOfTheDark,
  greatRace,
  birthdayCake,
  flyingMachine,
  strangeNoise,
  lostSong,
  firstDay,
  newBaby,
  movingHouse,
  lostTooth,
  sayingGoodbye,
];

/** Every plot, the general ones first. */
export const ALL_PLOTS: readonly Plot[] = PLOTS.map((plot) =>
  withSecondTellings(withSecondTellings(plot, MORE_FOR_ANY_IDEA), MORE_WHEN_CALLED),
);
