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
];

/** Every plot, the general ones first. */
export const ALL_PLOTS: readonly Plot[] = PLOTS.map((plot) =>
  FURTHER_WORDINGS.reduce((told, [age, more]) => withSecondTellings(told, age, more), plot),
);
