import type { CreatureMood } from '@bramblebook/contract/creature-vocabulary';
import type { Outfit } from '@bramblebook/contract/hero-looks';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type {
  FigurePlace,
  PictureMood,
  Setting,
  Shot,
  Weather,
} from '@bramblebook/contract/picture-vocabulary';
import type { Chance } from '../chance.ts';
import { FLIERS } from '../plan/creature-homes.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import type { PageRole } from '../write/page-order.ts';
import { textOf, type WrittenPage } from '../write/written-page.ts';
import { altText } from './alt-text.ts';
import { lightOf } from './hours.ts';

type Figure = PictureBrief['figures'][number];
type PictureProp = PictureBrief['props'][number];

const MOST_PROPS = 5;

// A change of distance at every leaf; the moments that matter have their own framing.
const SHOT_OF_ROLE: Partial<Record<PageRole, Shot>> = {
  arrival: 'far',
  turn: 'close',
  'low-point': 'close',
  deed: 'low',
  solved: 'high',
  'way-home': 'far',
  closing: 'close',
};
const SHOTS_IN_TURN: readonly Shot[] = [
  'middle',
  'close',
  'middle',
  'low',
  'far',
  'middle',
  'high',
];

/** The framing of a page; never the same as the page before, when a choice is left. */
export function shotOf(role: PageRole, page: number, before: Shot | null): Shot {
  const wanted = SHOT_OF_ROLE[role] ?? SHOTS_IN_TURN[page % SHOTS_IN_TURN.length] ?? 'middle';
  if (wanted !== before) return wanted;
  return wanted === 'middle' ? 'far' : 'middle';
}

const COMPANION_MOOD: Readonly<Record<Exclude<PictureMood, 'quiet'>, CreatureMood>> = {
  cosy: 'sleepy',
  wonder: 'curious',
  funny: 'happy',
  worried: 'worried',
  brave: 'curious',
  joyful: 'happy',
};

// A quiet page can be the sad one or the way home: friends feel as the hero does.
function companionMood({ mood, expression }: WrittenPage['beat']['show']): CreatureMood {
  if (mood !== 'quiet') return COMPANION_MOOD[mood];
  return expression === 'sad' || expression === 'worried'
    ? 'worried'
    : expression === 'smile'
      ? 'happy'
      : 'curious';
}

const OUTFIT_OF_SETTING: Partial<Record<Setting, Outfit>> = {
  snow: 'snowsuit',
  space: 'spacesuit',
  underwater: 'swimsuit',
};

function outfitOf(setting: Setting, role: PageRole, weather: Weather, plan: StoryPlan): Outfit {
  if (role === 'closing' || role === 'home') return 'pyjamas';
  const special = OUTFIT_OF_SETTING[setting];
  if (special !== undefined) return special;
  if (weather === 'rain') return 'raincoat';
  if (setting === 'home' || setting === 'garden') return 'jumper';
  return plan.place.pack.outfit;
}

/** The weather of the whole day out; inside and for the beats that say otherwise it is what they need. */
export const weatherOfDay = (plan: StoryPlan, chance: Chance): Weather =>
  chance.pick(plan.place.pack.weathers);

const BESIDE: readonly FigurePlace[] = ['beside', 'behind', 'ahead', 'far', 'far', 'behind'];

/** Where a page plays, as the painter knows it. */
export function settingOf(page: Pick<WrittenPage, 'beat' | 'place'>): Setting {
  const { at } = page.beat.show;
  return at === 'home' ? 'home' : at === 'gate' ? 'garden' : page.place.setting;
}

/** What the picture of a page shows, from its beat and its text. */
export function stagePage(
  page: WrittenPage,
  plan: StoryPlan,
  day: Weather,
  before: Shot | null,
): PictureBrief {
  const { show } = page.beat;
  const at = show.at ?? 'place';
  const setting = settingOf(page);
  const weather: Weather =
    show.weather ?? (at === 'place' ? (setting === plan.place.setting ? day : 'clear') : 'clear');
  const text = textOf(page);
  const figures = figuresOf(page, plan, text);
  const props = propsOf(page, plan, text);
  const picture: Omit<PictureBrief, 'alt'> = {
    setting,
    light: lightOf(page, plan),
    weather:
      setting === 'underwater' || setting === 'space' || setting === 'home' ? 'clear' : weather,
    shot: shotOf(page.role, page.page, before),
    mood: show.mood,
    hero: {
      pose: show.pose,
      expression: show.expression,
      outfit: outfitOf(setting, page.role, weather, plan),
    },
    figures,
    props,
  };
  return { ...picture, alt: altText(picture, plan) };
}

function figuresOf(page: WrittenPage, plan: StoryPlan, text: string): Figure[] {
  const { show } = page.beat;
  const figures: Figure[] = [];
  const mood = show.companion?.mood ?? companionMood(show);
  const early = page.role === 'opening' || page.role === 'want';
  if (!early || plan.companion.own || text.includes(plan.companion.name)) {
    const above = FLIERS.has(plan.companion.character.creature);
    figures.push({
      cast: 'companion',
      place: above ? 'above' : 'beside',
      pose:
        page.role === 'closing'
          ? 'rest'
          : (show.companion?.pose ??
            (show.mood === 'funny'
              ? 'play'
              : show.pose === 'run' || show.pose === 'walk'
                ? 'move'
                : 'rest')),
      mood: page.role === 'closing' ? 'sleepy' : mood,
    });
  }
  if (plan.little !== null && (show.little === true || text.includes(plan.little.name)))
    figures.push({
      cast: 'little',
      place:
        plan.little.creature === 'star' || plan.little.creature === 'butterfly' ? 'above' : 'ahead',
      pose: 'rest',
      mood: page.role === 'low-point' ? 'worried' : page.role === 'solved' ? 'happy' : 'curious',
    });
  const { guest } = plan;
  const guestIsTold = guest !== null && new RegExp(`\\b${guest.cue}\\b`, 'i').test(text);
  if (guestIsTold && !plan.figures.some((figure) => figure.id === guest.person))
    figures.push({
      cast: 'guest',
      place: 'ahead',
      pose: 'rest',
      // A doctor who looks worried on a quiet page frightens more than the story does.
      mood: mood === 'happy' ? 'happy' : show.mood === 'worried' ? 'worried' : 'curious',
    });
  const others = plan.figures.filter(
    (figure) => page.figures.includes(figure) || text.includes(figure.member.name),
  );
  others.forEach((figure, index) => {
    figures.push({
      cast: figure.id,
      place: BESIDE[index + 1] ?? 'far',
      pose: 'rest',
      mood: mood === 'worried' ? 'worried' : 'happy',
    });
  });
  for (const thread of page.threads)
    if (thread.creature !== null)
      figures.push({ cast: threadCastId(thread), place: 'far', pose: 'rest', mood: 'curious' });
  return figures;
}

/** The cast id of an animal that is met in passing. */
export const threadCastId = (thread: { readonly xs: string }): string =>
  `met-${thread.xs.replace(/[^a-z]+/g, '-')}`;

const SKY: ReadonlySet<string> = new Set([
  'moon',
  'rainbow',
  'kite',
  'aeroplane',
  'hot-air-balloon',
  'balloon',
  'sun',
  'cloud',
  'firework',
  'bubbles',
  'northern-lights',
  'storm-cloud',
  'sound-rings',
]);
const FAR_OFF: ReadonlySet<string> = new Set([
  'tree',
  'bridge',
  'bus',
  'car',
  'train',
  'tractor',
  'digger',
  'fire-engine',
  'sailing-boat',
  'swing',
  'slide',
  'tent',
  'door',
  'bed',
  'table',
  'chair',
  'rocket',
  'seesaw',
  'trampoline',
  'bush',
  'submarine',
  'carriage',
  'piano',
  'window',
]);
const SHOWS_QUEST: ReadonlySet<PageRole> = new Set(['want', 'solved', 'home']);

function propsOf(page: WrittenPage, plan: StoryPlan, text: string): PictureProp[] {
  const props: PictureProp[] = [];
  const add = (prop: PictureProp): void => {
    if (props.length < MOST_PROPS && !props.some((one) => one.prop === prop.prop)) props.push(prop);
  };
  for (const thread of page.threads)
    if (thread.prop !== null)
      add({
        prop: thread.prop,
        place: SKY.has(thread.prop) ? 'sky' : FAR_OFF.has(thread.prop) ? 'background' : 'ground',
        count: thread.count,
      });
  if (
    plan.plot.quest.from !== 'none' &&
    SHOWS_QUEST.has(page.role) &&
    (text.toLowerCase().includes(plan.thing.noun) ||
      (page.role === 'want' && plan.thing.word !== null))
  )
    add({
      prop: plan.thing.prop,
      place:
        page.beat.show.pose === 'hold'
          ? 'hand'
          : page.role === 'want' && page.beat.show.weather === 'wind'
            ? 'sky'
            : FAR_OFF.has(plan.thing.prop)
              ? 'background'
              : 'ground',
      count: 1,
    });
  for (const prop of page.beat.show.props ?? [])
    add({ prop: prop.prop, place: prop.place, count: prop.count ?? 1 });
  return props;
}
