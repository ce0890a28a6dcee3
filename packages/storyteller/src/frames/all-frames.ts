import { AGAIN } from './again.ts';
import { ALL_ABOARD } from './all-aboard.ts';
import { AT_WORK } from './at-work.ts';
import { BACK_IN_TIME } from './back-in-time.ts';
import { BAD_LOSER } from './bad-loser.ts';
import { BE_AN_ANIMAL } from './be-an-animal.ts';
import { BIG_ANGER } from './big-anger.ts';
import { BIG_NO } from './big-no.ts';
import { BLOWN_AWAY } from './blown-away.ts';
import { BORED_GHOST } from './bored-ghost.ts';
import { BRUSH_TEETH } from './brush-teeth.ts';
import { CARRY_IT } from './carry-it.ts';
import { CASTLE_HOME } from './castle-home.ts';
import { COME_TO_TEA } from './come-to-tea.ts';
import { COMES_BACK } from './comes-back.ts';
import { COOK_TOGETHER } from './cook-together.ts';
import { DINOSAURS } from './dinosaurs.ts';
import { DO_IT_MYSELF } from './do-it-myself.ts';
import { DRAGON_NOTES } from './dragon-notes.ts';
import { DRAGON_SNEEZE } from './dragon-sneeze.ts';
import { EVENINGS } from './evenings.ts';
import { EVERY_DAY } from './every-day.ts';
import { EXPERT } from './expert.ts';
import { FAR_AWAY } from './far-away.ts';
import { FEEDING_ROUND } from './feeding-round.ts';
import { FORBIDDEN } from './forbidden.ts';
import { FORGETS_NAMES } from './forgets.ts';
import { FOUND_VOICE } from './found-voice.ts';
import type { Frame } from './frame.ts';
import { FRIEND_IN_FINAL } from './friend-in-final.ts';
import { FRIEND_MOVES } from './friend-moves.ts';
import { FRONT_ROW } from './front-row.ts';
import { GENTLY } from './gently.ts';
import { GETS_AWAY } from './gets-away.ts';
import { GREAT_DAY } from './great-day.ts';
import { HAD_ENOUGH } from './had-enough.ts';
import { HEARTS } from './hearts.ts';
import { HEAVY_WIN } from './heavy-win.ts';
import { HIDE_AND_SEEK } from './hide-and-seek.ts';
import { HOME_LIFE } from './home-life.ts';
import { JOURNEYS } from './journeys.ts';
import { KEEP_IT_IN } from './keep-it-in.ts';
import { KIN_AS_CHILD } from './kin-as-child.ts';
import { KNOCKS_BACK } from './knocks-back.ts';
import { LAUGHED_AT } from './laughed-at.ts';
import { LEFT_STANDING } from './left-standing.ts';
import { LET_GO } from './let-go.ts';
import { LOST_TOGETHER } from './lost-together.ts';
import { LOUD_THING } from './loud-thing.ts';
import { MAGIC_POWER } from './magic-power.ts';
import { MAKE_UP } from './make-up.ts';
import { MEND_OLD } from './mend-old.ts';
import { MIGHTY_WIND } from './mighty-wind.ts';
import { MIXED_UP } from './mixed-up.ts';
import { MUSEUM_NIGHT } from './museum-night.ts';
import { MUSIC_STOPS } from './music-stops.ts';
import { NEARLY_RIGHT } from './nearly-right.ts';
import { NEEDED } from './needed.ts';
import { NEVER_WON } from './never-won.ts';
import { NIGHT_LIGHT } from './night-light.ts';
import { NOBODY_COMES } from './nobody-comes.ts';
import { NOT_A_STRAY } from './not-a-stray.ts';
import { OBSESSED_WITH } from './obsessed.ts';
import { ODD_GUEST } from './odd-guest.ts';
import { ON_STRIKE } from './on-strike.ts';
import { ON_THE_WAY } from './on-the-way.ts';
import { ONE_WORD } from './one-word.ts';
import { ONLY_SEES } from './only-sees.ts';
import { OTHER_WORLD } from './other-world.ts';
import { OUTWIT } from './outwit.ts';
import { OWN_UP } from './own-up.ts';
import { OWN_WORLD } from './own-world.ts';
import { PAST_VISIT } from './past-visit.ts';
import { PIRATE_MAP } from './pirate-map.ts';
import { PLATE_RULES } from './plate-rules.ts';
import { PUDDLES } from './puddles.ts';
import { QUESTS } from './quests.ts';
import { RETELLING_FRAMES } from './retold.ts';
import { RIGHT_WORDS } from './right-words.ts';
import { SAVE_IT } from './save-it.ts';
import { SAYS_NO } from './says-no.ts';
import { SHOWS_HOW } from './shows-how.ts';
import { SHUT_DOOR } from './shut-door.ts';
import { SIDE_BY_SIDE } from './side-by-side.ts';
import { SLOW_DINNER } from './slow-dinner.ts';
import { SMALL_AGAIN } from './small-again.ts';
import { SMALL_PART } from './small-part.ts';
import { SMALL_POWER } from './small-power.ts';
import { SMALL_VISIT } from './small-visit.ts';
import { SOMEONE_ILL } from './someone-ill.ts';
import { SPACE_TRIP } from './space-trip.ts';
import { STOPS_FOR_IT } from './stops-for-it.ts';
import { STUCK_WORD } from './stuck-word.ts';
import { SUSPECTS } from './suspects.ts';
import { SWAP } from './swap.ts';
import { TALL_STORY } from './tall-story.ts';
import { TEDDY_CLINIC } from './teddy-clinic.ts';
import { THROWN_TOGETHER } from './thrown-together.ts';
import { TO_BLAME } from './to-blame.ts';
import { TOE_FIRST } from './toe-first.ts';
import { TOLD_BY_TOY } from './told-by-toy.ts';
import { TOO_MUCH } from './too-much.ts';
import { TOO_POLITE } from './too-polite.ts';
import { TOY_TRAVELS } from './toy-travels.ts';
import { TOYS_AT_NIGHT } from './toys-at-night.ts';
import { TURNS_INTO } from './turns-into.ts';
import { TURNS_OUT } from './turns-out.ts';
import { UNDER_THE_BED } from './under-the-bed.ts';
import { UNDER_THE_SEA } from './under-the-sea.ts';
import { UNDERSTUDY } from './understudy.ts';
import { VET_VISIT } from './vet-visit.ts';
import { WAIT_FOR } from './wait-for.ts';
import { WHO_TAKES } from './who-takes.ts';
import { WHO_WRITES } from './who-writes.ts';
import { WILL_NOT_FIGHT } from './will-not-fight.ts';
import { WITHOUT_WORDS } from './without-words.ts';

/** Everything that can happen in our books. */
export const ALL_FRAMES: readonly Frame[] = [
  ...JOURNEYS,
  ...QUESTS,
  ...HEARTS,
  ...HOME_LIFE,
  DO_IT_MYSELF,
  FAR_AWAY,
  LOUD_THING,
  OBSESSED_WITH,
  GREAT_DAY,
  BIG_ANGER,
  BE_AN_ANIMAL,
  ODD_GUEST,
  TOLD_BY_TOY,
  TOY_TRAVELS,
  OWN_UP,
  ...EVENINGS,
  MAKE_UP,
  LET_GO,
  SHUT_DOOR,
  FORGETS_NAMES,
  GENTLY,
  HEAVY_WIN,
  OUTWIT,
  SOMEONE_ILL,
  WAIT_FOR,
  STUCK_WORD,
  SMALL_VISIT,
  NEEDED,
  TALL_STORY,
  LOST_TOGETHER,
  SAYS_NO,
  ...EVERY_DAY,
  VET_VISIT,
  OTHER_WORLD,
  ...DINOSAURS,
  BACK_IN_TIME,
  SPACE_TRIP,
  MAGIC_POWER,
  SAVE_IT,
  UNDER_THE_SEA,
  CASTLE_HOME,
  BIG_NO,
  DRAGON_SNEEZE,
  WILL_NOT_FIGHT,
  DRAGON_NOTES,
  AT_WORK,
  FEEDING_ROUND,
  NEARLY_RIGHT,
  MIGHTY_WIND,
  BORED_GHOST,
  SLOW_DINNER,
  PIRATE_MAP,
  UNDER_THE_BED,
  TOYS_AT_NIGHT,
  TOO_MUCH,
  ONLY_SEES,
  LEFT_STANDING,
  FRIEND_MOVES,
  SWAP,
  NOBODY_COMES,
  SUSPECTS,
  NEVER_WON,
  MUSIC_STOPS,
  SIDE_BY_SIDE,
  SHOWS_HOW,
  COMES_BACK,
  TURNS_INTO,
  PLATE_RULES,
  ONE_WORD,
  PUDDLES,
  TEDDY_CLINIC,
  CARRY_IT,
  MIXED_UP,
  BLOWN_AWAY,
  AGAIN,
  SMALL_AGAIN,
  TO_BLAME,
  WITHOUT_WORDS,
  TOE_FIRST,
  SMALL_POWER,
  NIGHT_LIGHT,
  HAD_ENOUGH,
  COME_TO_TEA,
  BRUSH_TEETH,
  ON_THE_WAY,
  HIDE_AND_SEEK,
  COOK_TOGETHER,
  WHO_TAKES,
  KEEP_IT_IN,
  STOPS_FOR_IT,
  FOUND_VOICE,
  RIGHT_WORDS,
  LAUGHED_AT,
  KIN_AS_CHILD,
  EXPERT,
  OWN_WORLD,
  GETS_AWAY,
  MEND_OLD,
  KNOCKS_BACK,
  MUSEUM_NIGHT,
  ON_STRIKE,
  WHO_WRITES,
  PAST_VISIT,
  NOT_A_STRAY,
  THROWN_TOGETHER,
  FRIEND_IN_FINAL,
  SMALL_PART,
  BAD_LOSER,
  FRONT_ROW,
  TOO_POLITE,
  UNDERSTUDY,
  FORBIDDEN,
  ALL_ABOARD,
  TURNS_OUT,
  ...RETELLING_FRAMES,
];

/** The frame of an id; null when there is none. */
export const frameOf = (id: string): Frame | null =>
  ALL_FRAMES.find((frame) => frame.id === id) ?? null;
