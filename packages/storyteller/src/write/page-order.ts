import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { Chance } from '../chance.ts';
import type { Companion } from '../companions/companion.ts';
import { OPENINGS, OWN_PET } from '../openings/openings.ts';
import { OWN_FRIEND } from '../openings/own-friend.ts';
import { type FourVoices, wordingsFor } from '../page-texts.ts';
import { isForEvening } from '../pictures/hour-words.ts';
import { FURRED } from '../plan/creature-homes.ts';
import type { StoryPlace } from '../plan/place-phrases.ts';
import { companionsLonging, hasOwnPages, type PlannedLonging } from '../plan/plan-longings.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { type Beat, type Plot, show } from '../plots/plot.ts';
import { GLAD_WAY_HOME, LONGING_MEETING, LONGING_OF_OWN } from '../threads/longing-pages.ts';
import { LONGINGS } from '../threads/longings.ts';
import { TROUBLES } from '../understand/longings.ts';

/**
 * What each of the 21 text pages is for: set up by page 9, the turn on 15 and 16, the hero's
 * deed on 20 to 23. Nothing is tried any more once the turn has come.
 */
export const PAGE_ROLES = [
  'opening',
  'want',
  'companion',
  'set-out',
  'arrival',
  'problem',
  'first-try',
  'second-try',
  'third-try',
  'turn',
  'turn-deepens',
  'mishap',
  'crossing',
  'low-point',
  'spark',
  'deed',
  'deed-holds',
  'solved',
  'way-home',
  'home',
  'closing',
] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

export interface PlannedPage {
  readonly page: number;
  readonly role: PageRole;
  readonly beat: Beat;
  readonly place: StoryPlace;
}

const companionBeat = (tell: FourVoices, own: boolean, troubled: boolean): Beat => ({
  show: troubled
    ? show('kneel', 'thoughtful', 'quiet', {
        at: own ? 'home' : 'gate',
        companion: { pose: 'rest', mood: 'worried' },
      })
    : show(own ? 'kneel' : 'wave', own ? 'smile' : 'surprised', 'joyful', {
        at: own ? 'home' : 'gate',
        companion: { pose: own ? 'rest' : 'move', mood: 'happy' },
      }),
  tell,
});
const comicBeat = (character: Companion): Beat => ({
  show: show('stand', 'laugh', 'funny', { companion: { pose: 'play', mood: 'curious' } }),
  tell: character.comic,
});

// Only some can be asleep with one eye open and stretch their front half first.
const ownPet = ({ creature }: Companion, chance: Chance): FourVoices =>
  FURRED.has(creature) ? chance.fork('pet').pick(OWN_PET) : OWN_FRIEND;

const CALM: ReadonlySet<string> = new Set(['cosy', 'quiet', 'wonder']);

// A story told by night begins of an evening: its first page may not speak of breakfast.
function openingFor(plan: StoryPlan, chance: Chance): Beat {
  if (plan.plot.opensCalmly === true)
    return chance.pick(OPENINGS.filter((beat) => CALM.has(beat.show.mood)));
  if (plan.plot.byNight !== true) return chance.pick(OPENINGS);
  const evenings = OPENINGS.flatMap((beat) => {
    const wordings = wordingsFor(beat.tell, plan.age).filter(isForEvening);
    return wordings.length === 0
      ? []
      : [{ show: beat.show, tell: [wordings, wordings, wordings, wordings] as const }];
  });
  return chance.pick(evenings.length > 0 ? evenings : OPENINGS);
}

// A story that comes out well at home has had its way home before.
const rolesFor = ({ deedHolds, solved }: Plot): readonly PageRole[] =>
  solved.show.at === 'home' && deedHolds.show.at !== 'home'
    ? PAGE_ROLES.flatMap((role): readonly PageRole[] =>
        role === 'solved' ? ['way-home', 'solved'] : role === 'way-home' ? [] : [role],
      )
    : PAGE_ROLES;

function gladWayHome(longing: PlannedLonging | null, age: ReadingAge): FourVoices | null {
  if (longing === null) return null;
  const right = wordingsFor(LONGINGS[longing.kind].right, age);
  const [glad = ''] = wordingsFor(GLAD_WAY_HOME, age);
  const tell = right.map((wording) => `${wording} ${glad}`);
  return tell.length === 0 ? null : [tell, tell, tell, tell];
}

/** The 21 moments of a story in order: the plot's own, with the companion's and the place's between them. */
export function pageOrder(plan: StoryPlan, chance: Chance): PlannedPage[] {
  const { plot, companion, place } = plan;
  const tries = chance.fork('tries').shuffle(plot.tries);
  const [first, second, third] = [
    tries[0] ?? plot.tries[0],
    tries[1] ?? plot.tries[1],
    tries[2] ?? plot.tries[2],
  ];
  const longing = companionsLonging(plan.longings);
  const ownPages = longing !== null && hasOwnPages(longing, plan.age) ? longing : null;
  const usual = companion.own ? ownPet(companion.character, chance) : companion.character.meet;
  const meet = ownPages === null ? usual : companion.own ? LONGING_OF_OWN : LONGING_MEETING;
  const beats: Record<PageRole, Beat> = {
    opening: openingFor(plan, chance.fork('opening')),
    want: plot.want,
    companion: companionBeat(meet, companion.own, ownPages !== null && TROUBLES.has(ownPages.kind)),
    'set-out': { ...plot.setOut, show: { at: 'gate', ...plot.setOut.show } },
    arrival: { show: show('look-aside', 'wonder', 'wonder'), tell: place.pack.arrive },
    problem: plot.problem,
    'first-try': first,
    mishap: comicBeat(companion.character),
    'second-try': second,
    turn: plot.turn,
    'turn-deepens': plot.turnDeepens,
    crossing: { show: show('tiptoe', 'brave', 'brave'), tell: plan.crossing.pack.crossing },
    'third-try': third,
    'low-point': plot.lowPoint,
    spark: plot.spark,
    deed: plot.deed,
    'deed-holds': plot.deedHolds,
    solved: plot.solved,
    'way-home': {
      show: show('walk', 'smile', 'quiet'),
      tell: gladWayHome(ownPages, plan.age) ?? plan.wayHome.pack.wayHome,
    },
    home: { ...plot.home, show: { at: 'home', ...plot.home.show } },
    closing: {
      show: show('sleep', 'sleepy', 'cosy', {
        at: 'home',
        props: [{ prop: 'bed', place: 'ground' }],
      }),
      tell: plan.lesson.closing,
    },
  };
  return rolesFor(plot).map((role, index) => ({
    page: PAGE.firstStory + index,
    role,
    beat: beats[role],
    place: role === 'crossing' ? plan.crossing : role === 'way-home' ? plan.wayHome : place,
  }));
}
