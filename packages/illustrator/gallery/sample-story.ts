import type { Creature } from '@bramblebook/contract/creature-vocabulary';
import type { Outfit } from '@bramblebook/contract/hero-looks';
import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import {
  EXPRESSIONS,
  type Light,
  type Person,
  PICTURE_MOODS,
  type Pose,
  type Prop,
  type PropPlace,
  type Setting,
  SHOTS,
  type Weather,
} from '@bramblebook/contract/picture-vocabulary';
import type { Story } from '@bramblebook/contract/story';
import { randomStream } from '../src/paint/random.ts';

/** One journey: where it goes, who comes along, what it is about. */
interface Journey {
  readonly title: string;
  readonly settings: readonly Setting[];
  readonly lights: readonly Light[];
  readonly weather: Weather;
  readonly outfit: Outfit;
  readonly companions: readonly Creature[];
  readonly person: Person;
  readonly props: readonly (readonly [Prop, PropPlace])[];
  readonly poses: readonly Pose[];
}

/** Journeys as a storyteller would make them: pictures that belong together. */
const JOURNEYS: readonly Journey[] = [
  {
    title: 'The Lantern in the Wood',
    settings: ['home', 'garden', 'forest', 'forest', 'mountain'],
    lights: ['evening', 'evening', 'evening', 'night', 'night'],
    weather: 'clear',
    outfit: 'coat',
    companions: ['fox', 'owl'],
    person: 'grandmother',
    props: [
      ['lantern', 'hand'],
      ['mushroom', 'ground'],
      ['map', 'hand'],
      ['moon', 'sky'],
      ['acorn', 'ground'],
    ],
    poses: [
      'stand',
      'walk',
      'point',
      'kneel',
      'run',
      'hold',
      'reach',
      'wave',
      'tiptoe',
      'cheer',
      'look-aside',
    ],
  },
  {
    title: 'A Boat for Two',
    settings: ['town', 'seaside', 'underwater', 'seaside', 'home'],
    lights: ['morning', 'noon', 'noon', 'evening', 'night'],
    weather: 'clear',
    outfit: 'summer',
    companions: ['turtle', 'whale'],
    person: 'father',
    props: [
      ['sailing-boat', 'background'],
      ['shell', 'hand'],
      ['bucket-and-spade', 'ground'],
      ['ball', 'ground'],
      ['sandcastle', 'ground'],
    ],
    poses: [
      'wave',
      'walk',
      'crouch',
      'swim',
      'swim',
      'hold',
      'jump',
      'sit',
      'point',
      'run',
      'sleep',
    ],
  },
  {
    title: 'Breakfast on the Moon',
    settings: ['home', 'garden', 'space', 'space', 'garden'],
    lights: ['evening', 'night', 'night', 'night', 'morning'],
    weather: 'clear',
    outfit: 'spacesuit',
    companions: ['robot', 'star'],
    person: 'mother',
    props: [
      ['rocket', 'background'],
      ['telescope', 'ground'],
      ['pancakes', 'hand'],
      ['aeroplane', 'sky'],
      ['cup', 'hand'],
    ],
    poses: [
      'think',
      'reach',
      'fly',
      'fly',
      'cheer',
      'hold',
      'wave',
      'point',
      'jump',
      'sit',
      'sleep',
    ],
  },
  {
    title: 'The Dragon Who Was Cold',
    settings: ['castle', 'meadow', 'mountain', 'snow', 'castle'],
    lights: ['morning', 'noon', 'evening', 'morning', 'evening'],
    weather: 'clear',
    outfit: 'royal',
    companions: ['dragon', 'mouse'],
    person: 'grandfather',
    props: [
      ['scarf', 'hand'],
      ['crown', 'ground'],
      ['campfire', 'ground'],
      ['blanket', 'hand'],
      ['sledge', 'ground'],
    ],
    poses: ['stand', 'run', 'look-aside', 'hold', 'hug', 'ride', 'cheer', 'kneel', 'climb', 'walk'],
  },
  {
    title: 'Lost Kite Over the Desert',
    settings: ['school', 'town', 'desert', 'jungle', 'school'],
    lights: ['morning', 'noon', 'noon', 'evening', 'noon'],
    weather: 'wind',
    outfit: 'explorer',
    companions: ['elephant', 'monkey'],
    person: 'teacher',
    props: [
      ['kite', 'sky'],
      ['compass', 'hand'],
      ['backpack', 'ground'],
      ['signpost', 'background'],
      ['tent', 'background'],
    ],
    poses: [
      'run',
      'point',
      'walk',
      'climb',
      'reach',
      'think',
      'ride',
      'jump',
      'wave',
      'crouch',
      'dance',
    ],
  },
  {
    title: 'Rain Boots and Rainbows',
    settings: ['garden', 'meadow', 'forest', 'meadow', 'home'],
    lights: ['morning', 'noon', 'noon', 'evening', 'evening'],
    weather: 'rain',
    outfit: 'raincoat',
    companions: ['duck', 'frog'],
    person: 'sister',
    props: [
      ['umbrella', 'hand'],
      ['rainbow', 'sky'],
      ['flower', 'ground'],
      ['leaf', 'ground'],
      ['apple', 'ground'],
    ],
    poses: [
      'jump',
      'dance',
      'walk',
      'crouch',
      'hold',
      'run',
      'wave',
      'tiptoe',
      'cheer',
      'sit',
      'carry',
    ],
  },
];

const castOf = (journey: Journey): CastMember[] => [
  ...journey.companions.map(
    (creature, i): CastMember => ({
      id: `companion-${i}`,
      kind: 'creature',
      creature,
      name: creature,
    }),
  ),
  { id: 'person', kind: 'person', person: journey.person, name: journey.person },
];

const WORDLESS = {
  tagline: '',
  blurb: '',
  refrain: '',
  aboutHero: '',
  plot: 'sample',
  pageTurns: [],
  understood: [],
};

/** A story whose pictures make sense together; words are left to storytellers. */
export const sampleStory = (seed: number): Story => {
  const journey = JOURNEYS[(seed - 1) % JOURNEYS.length];
  if (!journey) throw new Error('no journey');
  const random = randomStream(seed, 'journey');
  const cast = castOf(journey);
  const brief = (i: number): PictureBrief => {
    const leg = Math.min(
      journey.settings.length - 1,
      Math.floor((i / 21) * journey.settings.length),
    );
    const props = journey.props.filter(() => random.chance(0.34)).slice(0, 2);
    const withPerson = i < 3 || i > 18;
    const both = !withPerson && random.chance(0.3);
    const others = [
      'companion-0',
      ...(withPerson ? ['person'] : []),
      ...(both ? ['companion-1'] : []),
    ];
    const setting = journey.settings[leg] ?? 'meadow';
    const outdoors =
      setting !== 'home' && setting !== 'school' && setting !== 'space' && setting !== 'underwater';
    return {
      setting,
      light: journey.lights[leg] ?? 'noon',
      weather: outdoors && random.chance(0.5) ? journey.weather : 'clear',
      shot: SHOTS[i % SHOTS.length] ?? 'middle',
      mood: random.pick(PICTURE_MOODS),
      hero: {
        pose: journey.poses[i % journey.poses.length] ?? 'stand',
        expression: random.pick(EXPRESSIONS),
        outfit: journey.outfit,
      },
      figures: others.map((id) => ({
        cast: id,
        place: 'beside',
        pose: random.pick(['rest', 'move', 'play']),
        mood: random.pick(['happy', 'curious', 'worried']),
      })),
      props: props.map(([prop, place]) => ({ prop, place, count: 1 })),
      alt: `${journey.title}, picture ${i + 1}.`,
    };
  };
  return {
    title: journey.title,
    ...WORDLESS,
    cast,
    pages: TEXT_PAGES.map((page, i) => ({ page, text: 'Once upon a time.', picture: brief(i) })),
    cover: { ...brief(9), shot: 'middle' },
    portrait: { ...brief(0), hero: { pose: 'stand', expression: 'smile', outfit: journey.outfit } },
    backCover: { ...brief(13), shot: 'far' },
    activity: {
      heading: 'Look closely',
      find: journey.props.slice(0, 4).map(([prop], i) => ({ prop, label: prop, count: i + 2 })),
      maze: { sentence: '', from: cast[0]?.name ?? '', to: journey.props[1]?.[0] ?? 'lantern' },
      questions: [],
    },
  };
};
