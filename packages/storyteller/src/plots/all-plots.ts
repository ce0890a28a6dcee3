import { afraidOfTheDark } from './afraid-of-the-dark.ts';
import { birthdayCake } from './birthday-cake.ts';
import { braveVisit } from './brave-visit.ts';
import { bridgeBuilders } from './bridge-builders.ts';
import { brokenMachine } from './broken-machine.ts';
import { firstDay } from './first-day.ts';
import { flyingMachine } from './flying-machine.ts';
import { foundFamily } from './found-family.ts';
import { withTellings } from './further-tellings.ts';
import { greatRace } from './great-race.ts';
import { lostAndFound } from './lost-and-found.ts';
import { lostSong } from './lost-song.ts';
import { lostTooth } from './lost-tooth.ts';
import { messageBottle } from './message-bottle.ts';
import { midnightFeast } from './midnight-feast.ts';
import { movingHouse } from './moving-house.ts';
import { newBaby } from './new-baby.ts';
import type { Plot } from './plot.ts';
import { quietGiant } from './quiet-giant.ts';
import { sayingGoodbye } from './saying-goodbye.ts';
import { slowSeed } from './slow-seed.ts';
import { starHome } from './star-home.ts';
import { stormRescue } from './storm-rescue.ts';
import { strangeNoise } from './strange-noise.ts';
import { afraidOfTheDarkTellings } from './tellings/afraid-of-the-dark/all-ages.ts';
import { birthdayCakeTellings } from './tellings/birthday-cake/all-ages.ts';
import { braveVisitTellings } from './tellings/brave-visit/all-ages.ts';
import { bridgeBuildersTellings } from './tellings/bridge-builders/all-ages.ts';
import { brokenMachineTellings } from './tellings/broken-machine/all-ages.ts';
import { firstDayTellings } from './tellings/first-day/all-ages.ts';
import { flyingMachineTellings } from './tellings/flying-machine/all-ages.ts';
import { foundFamilyTellings } from './tellings/found-family/all-ages.ts';
import { greatRaceTellings } from './tellings/great-race/all-ages.ts';
import { lostAndFoundTellings } from './tellings/lost-and-found/all-ages.ts';
import { lostSongTellings } from './tellings/lost-song/all-ages.ts';
import { lostToothTellings } from './tellings/lost-tooth/all-ages.ts';
import { messageBottleTellings } from './tellings/message-bottle/all-ages.ts';
import { midnightFeastTellings } from './tellings/midnight-feast/all-ages.ts';
import { movingHouseTellings } from './tellings/moving-house/all-ages.ts';
import { newBabyTellings } from './tellings/new-baby/all-ages.ts';
import { quietGiantTellings } from './tellings/quiet-giant/all-ages.ts';
import { sayingGoodbyeTellings } from './tellings/saying-goodbye/all-ages.ts';
import { slowSeedTellings } from './tellings/slow-seed/all-ages.ts';
import { starHomeTellings } from './tellings/star-home/all-ages.ts';
import { stormRescueTellings } from './tellings/storm-rescue/all-ages.ts';
import { strangeNoiseTellings } from './tellings/strange-noise/all-ages.ts';
import { theBigShowTellings } from './tellings/the-big-show/all-ages.ts';
import { theSwapTellings } from './tellings/the-swap/all-ages.ts';
import { treasureTellings } from './tellings/treasure/all-ages.ts';
import { wishGoneWrongTellings } from './tellings/wish-gone-wrong/all-ages.ts';
import { theBigShow } from './the-big-show.ts';
import { theSwap } from './the-swap.ts';
import { treasure } from './treasure.ts';
import { wishGoneWrong } from './wish-gone-wrong.ts';

/** Every plot with all its wordings, the general ones first. */
export const ALL_PLOTS: readonly Plot[] = [
  withTellings(lostAndFound, lostAndFoundTellings),
  withTellings(starHome, starHomeTellings),
  withTellings(treasure, treasureTellings),
  withTellings(afraidOfTheDark, afraidOfTheDarkTellings),
  withTellings(greatRace, greatRaceTellings),
  withTellings(birthdayCake, birthdayCakeTellings),
  withTellings(flyingMachine, flyingMachineTellings),
  withTellings(strangeNoise, strangeNoiseTellings),
  withTellings(lostSong, lostSongTellings),
  withTellings(wishGoneWrong, wishGoneWrongTellings),
  withTellings(theSwap, theSwapTellings),
  withTellings(theBigShow, theBigShowTellings),
  withTellings(stormRescue, stormRescueTellings),
  withTellings(slowSeed, slowSeedTellings),
  withTellings(quietGiant, quietGiantTellings),
  withTellings(brokenMachine, brokenMachineTellings),
  withTellings(bridgeBuilders, bridgeBuildersTellings),
  withTellings(messageBottle, messageBottleTellings),
  withTellings(midnightFeast, midnightFeastTellings),
  withTellings(foundFamily, foundFamilyTellings),
  withTellings(firstDay, firstDayTellings),
  withTellings(newBaby, newBabyTellings),
  withTellings(movingHouse, movingHouseTellings),
  withTellings(lostTooth, lostToothTellings),
  withTellings(braveVisit, braveVisitTellings),
  withTellings(sayingGoodbye, sayingGoodbyeTellings),
];
