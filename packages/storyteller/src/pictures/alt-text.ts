import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type {
  Expression,
  Light,
  Pose,
  Prop,
  Setting,
  Weather,
} from '@bramblebook/contract/picture-vocabulary';
import { pronounsOf } from '../grammar/hero-words.ts';
import { articleFor, listed, pluralOf } from '../grammar/noun-phrases.ts';
import { PLURAL_PROPS } from '../grammar/plural-props.ts';
import type { StoryPlan } from '../plan/plan-story.ts';

const POSE: Readonly<Record<Pose, string>> = {
  stand: 'stands',
  wave: 'waves',
  walk: 'walks along',
  run: 'runs',
  jump: 'jumps',
  dance: 'dances',
  cheer: 'cheers with both arms up',
  sit: 'sits',
  kneel: 'kneels',
  crouch: 'crouches down',
  reach: 'reaches up',
  point: 'points',
  hold: 'holds something close',
  carry: 'carries an armful',
  hug: 'gives a hug',
  ride: 'rides',
  fly: 'flies',
  swim: 'swims',
  sleep: 'lies asleep',
  think: 'thinks, chin in hand',
  tiptoe: 'goes on tiptoe',
  climb: 'climbs',
  'look-aside': 'looks around',
  'from-behind': 'is seen from behind',
};
const FACE: Readonly<Record<Expression, string>> = {
  smile: 'with a smile',
  laugh: 'laughing',
  wonder: 'full of wonder',
  surprised: 'surprised',
  worried: 'with a worried face',
  sad: 'looking sad',
  brave: 'with a brave face',
  cheeky: 'with a cheeky grin',
  sleepy: 'sleepy',
  thoughtful: 'deep in thought',
};
const WHERE: Readonly<Record<Setting, string>> = {
  forest: 'in the forest',
  meadow: 'in a wide meadow',
  seaside: 'by the sea',
  underwater: 'under water',
  space: 'among the stars',
  castle: 'at a castle',
  jungle: 'in the jungle',
  snow: 'in the snow',
  town: 'in town',
  home: 'at home',
  desert: 'in the desert',
  mountain: 'high on a mountain',
  school: 'at school',
  garden: 'in the garden',
};
const WHEN: Readonly<Record<Light, string>> = {
  morning: 'in the morning',
  noon: 'in full daylight',
  evening: 'in the evening light',
  night: 'at night',
};
const WEATHER: Readonly<Record<Weather, string>> = {
  clear: '',
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'as snow falls',
  mist: 'in the mist',
  wind: 'in the wind',
};

const SET_PHRASES: Partial<Record<Prop, string>> = {
  sun: 'the sun',
  'bucket-and-spade': 'a bucket and spade',
  wings: 'a pair of wings',
  'northern-lights': 'the northern lights',
  'sound-rings': 'rings of sound',
  'cracked-ground': 'a crack in the ground',
};

/** A prop in words: “a sailing boat”, “three feathers”, “pancakes”. */
export function propWords(prop: Prop, count: number): string {
  const set = SET_PHRASES[prop];
  if (set !== undefined) return set;
  const noun = prop.replaceAll('-', ' ');
  if (PLURAL_PROPS.has(prop)) return noun;
  if (count > 1)
    return `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? 'many'} ${pluralOf(noun)}`;
  return `${articleFor(noun)} ${noun}`;
}

/** One or two plain sentences that say what the picture shows. */
export function altText(picture: Omit<PictureBrief, 'alt'>, plan: StoryPlan): string {
  const names = new Map<string, string>([
    ['companion', `${plan.companion.name} the ${plan.companion.kind}`],
    ...(plan.little === null
      ? []
      : ([['little', `${plan.little.name} the ${plan.little.kind}`]] as const)),
    ...(plan.guest === null ? [] : ([['guest', plan.guest.name]] as const)),
    ...plan.figures.map((figure) => [figure.id, figure.member.name] as const),
  ]);
  const { his } = pronounsOf(plan.brief.childGender);
  const when = picture.setting === 'home' && picture.light === 'noon' ? '' : WHEN[picture.light];
  const held = picture.props.find((prop) => prop.place === 'hand');
  const doing =
    picture.hero.pose === 'hold' && held !== undefined
      ? `holds ${propWords(held.prop, held.count)}`
      : POSE[picture.hero.pose];
  const first = [plan.spoken, doing, WHERE[picture.setting], when, WEATHER[picture.weather]]
    .filter(Boolean)
    .join(' ');
  const others = picture.figures.map((figure) => names.get(figure.cast) ?? metWords(figure.cast));
  const things = picture.props
    .filter((prop) => !(picture.hero.pose === 'hold' && prop === held))
    .map((prop) => propWords(prop.prop, prop.count));
  const around =
    others.length === 0
      ? ''
      : `With ${his === 'her' ? 'her' : 'him'} ${others.length > 1 ? 'are' : 'is'} ${listed(others)}`;
  const seen =
    things.length === 0
      ? ''
      : `${around === '' ? 'You can see' : ', and you can see'} ${listed(things)}`;
  const second = around + seen;
  return `${first}, ${FACE[picture.hero.expression]}.${second === '' ? '' : ` ${second}.`}`.slice(
    0,
    400,
  );
}

const metWords = (cast: string): string => {
  const noun = cast.replace(/^met-/, '').replaceAll('-', ' ');
  return /s$/.test(noun) ? noun : `${articleFor(noun)} ${noun}`;
};
