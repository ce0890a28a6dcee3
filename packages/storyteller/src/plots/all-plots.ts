import type { ReadingAge } from '@bramblebook/contract/reading';
import { afraidOfTheDark } from './afraid-of-the-dark.ts';
import { birthdayCake } from './birthday-cake.ts';
import { bridgeBuilders } from './bridge-builders.ts';
import { brokenMachine } from './broken-machine.ts';
import { firstDay } from './first-day.ts';
import { flyingMachine } from './flying-machine.ts';
import { greatRace } from './great-race.ts';
import { lostAndFound } from './lost-and-found.ts';
import { lostSong } from './lost-song.ts';
import { lostTooth } from './lost-tooth.ts';
import { messageBottle } from './message-bottle.ts';
import { midnightFeast } from './midnight-feast.ts';
import { MORE_FOR_ANY_IDEA } from './more-for-any-idea.ts';
import { MORE_WHEN_CALLED } from './more-when-called.ts';
import { movingHouse } from './moving-house.ts';
import { newBaby } from './new-baby.ts';
import type { Plot } from './plot.ts';
import { quietGiant } from './quiet-giant.ts';
import { sayingGoodbye } from './saying-goodbye.ts';
import { SECOND_AT_NINE_A } from './second-at-nine-a.ts';
import { SECOND_AT_NINE_B } from './second-at-nine-b.ts';
import { SECOND_AT_NINE_C } from './second-at-nine-c.ts';
import { SECOND_AT_NINE_D } from './second-at-nine-d.ts';
import { SECOND_AT_SIX_A } from './second-at-six-a.ts';
import { SECOND_AT_SIX_B } from './second-at-six-b.ts';
import { SECOND_AT_SIX_C } from './second-at-six-c.ts';
import { SECOND_AT_SIX_D } from './second-at-six-d.ts';
import { type SecondTellings, withSecondTellings } from './second-tellings.ts';
import { slowSeed } from './slow-seed.ts';
import { starHome } from './star-home.ts';
import { stormRescue } from './storm-rescue.ts';
import { strangeNoise } from './strange-noise.ts';
import { theBigShow } from './the-big-show.ts';
import { theSwap } from './the-swap.ts';
import { treasure } from './treasure.ts';
import { wishGoneWrong } from './wish-gone-wrong.ts';

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
  wishGoneWrong,
  theSwap,
  theBigShow,
  stormRescue,
  slowSeed,
  quietGiant,
  brokenMachine,
  bridgeBuilders,
  messageBottle,
  midnightFeast,
  firstDay,
  newBaby,
  movingHouse,
  lostTooth,
  sayingGoodbye,
];

/** Further wordings, each file for one reading age. */
const FURTHER_WORDINGS: readonly (readonly [ReadingAge, SecondTellings])[] = [
  ['4-5', MORE_FOR_ANY_IDEA],
  ['4-5', MORE_WHEN_CALLED],
  ['6-8', SECOND_AT_SIX_A],
  ['6-8', SECOND_AT_SIX_B],
  ['6-8', SECOND_AT_SIX_C],
  ['6-8', SECOND_AT_SIX_D],
  ['9-12', SECOND_AT_NINE_A],
  ['9-12', SECOND_AT_NINE_B],
  ['9-12', SECOND_AT_NINE_C],
  ['9-12', SECOND_AT_NINE_D],
];

/** Every plot, the general ones first. */
export const ALL_PLOTS: readonly Plot[] = PLOTS.map((plot) =>
  FURTHER_WORDINGS.reduce((told, [age, more]) => withSecondTellings(told, age, more), plot),
);
