import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { NoteWishes } from './understand-note.ts';

const LIGHT_SENTENCES = {
  morning: 'It is morning',
  noon: 'It is bright day',
  evening: 'It is evening',
  night: 'It is night',
} as const;
const WEATHER_SENTENCES = {
  clear: 'the sky is clear',
  cloudy: 'there are clouds in the sky',
  rain: 'it rains',
  snow: 'it snows',
  mist: 'mist hangs in the air',
  wind: 'the wind blows',
} as const;
const POSE_PHRASES: Partial<Record<PictureBrief['hero']['pose'], string>> = {
  wave: 'waving',
  walk: 'walking',
  run: 'running',
  jump: 'jumping',
  dance: 'dancing',
  cheer: 'cheering',
  sit: 'sitting',
  kneel: 'kneeling',
  crouch: 'crouching',
  reach: 'reaching out',
  point: 'pointing',
  carry: 'carrying something',
  hug: 'giving a hug',
  ride: 'riding',
  fly: 'flying',
  swim: 'swimming',
  sleep: 'asleep',
  climb: 'climbing',
  stand: 'standing',
};
const SHOT_PHRASES: Partial<Record<PictureBrief['shot'], string>> = {
  close: 'seen from nearer',
  far: 'seen from further away',
  high: 'seen from above',
  low: 'seen from below',
};

const spell = (word: string): string => word.replaceAll('-', ' ');

/** A brief after a note, and what changed in it, as parts of a sentence. */
export interface RevisedBrief {
  readonly brief: PictureBrief;
  readonly changes: readonly string[];
}

/**
 * Changes what a picture shows by what a note wishes for. The description for those who
 * cannot see the picture tells the changes too.
 */
export const applyWishes = (
  brief: PictureBrief,
  wishes: NoteWishes,
  childName: string,
): RevisedBrief => {
  const { setting, light, weather, shot, pose, expression, outfit } = wishes;
  const present = new Set(brief.figures.map(({ cast }) => cast));
  const shown = new Set(brief.props.map(({ prop }) => prop));
  const newCast = wishes.castIn.filter(({ id }) => !present.has(id));
  const goneCast = wishes.castOut.filter(({ id }) => present.has(id));
  const newProps = wishes.propsIn.filter((prop) => !shown.has(prop));
  const goneProps = wishes.propsOut.filter((prop) => shown.has(prop));
  const hero = [
    ...(pose && pose !== brief.hero.pose ? [POSE_PHRASES[pose] ?? spell(pose)] : []),
    ...(expression && expression !== brief.hero.expression ? [`looking ${LOOKS[expression]}`] : []),
    ...(outfit && outfit !== brief.hero.outfit ? [`in ${OUTFITS[outfit]}`] : []),
  ];
  const told = [
    ...(setting && setting !== brief.setting ? [`The place is now the ${setting}`] : []),
    ...(light && light !== brief.light ? [LIGHT_SENTENCES[light]] : []),
    ...(weather && weather !== brief.weather ? [WEATHER_SENTENCES[weather]] : []),
    ...(hero.length > 0 ? [`${childName} is ${hero.join(', ')}`] : []),
    ...newCast.map(({ name }) => `${name} is there`),
    ...newProps.map((prop) => `there is a ${spell(prop)}`),
  ];
  const changes = [
    ...told,
    ...(shot && shot !== brief.shot && SHOT_PHRASES[shot] ? [`it is ${SHOT_PHRASES[shot]}`] : []),
    ...goneCast.map(({ name }) => `${name} is no longer there`),
    ...goneProps.map((prop) => `there is no ${spell(prop)} any more`),
  ];
  const alt = told.length > 0 ? `${brief.alt} ${sentence(told)}` : brief.alt;
  return {
    changes,
    brief: {
      ...brief,
      ...(setting && { setting }),
      ...(light && { light }),
      ...(weather && { weather }),
      ...(shot && { shot }),
      hero: {
        pose: pose ?? brief.hero.pose,
        expression: expression ?? brief.hero.expression,
        outfit: outfit ?? brief.hero.outfit,
      },
      figures: [
        ...brief.figures.filter(({ cast }) => !goneCast.some(({ id }) => id === cast)),
        ...newCast.map(
          ({ id }) => ({ cast: id, place: 'beside', pose: 'rest', mood: 'happy' }) as const,
        ),
      ],
      props: [
        ...brief.props.filter(({ prop }) => !goneProps.includes(prop)),
        ...newProps.map((prop) => ({ prop, place: 'ground', count: 1 }) as const),
      ],
      alt: alt.length <= MAX_ALT ? alt : brief.alt,
    },
  };
};

const MAX_ALT = 400;

const LOOKS = {
  smile: 'happy',
  laugh: 'full of laughter',
  wonder: 'full of wonder',
  surprised: 'surprised',
  worried: 'worried',
  sad: 'sad',
  brave: 'brave',
  cheeky: 'cheeky',
  sleepy: 'sleepy',
  thoughtful: 'thoughtful',
} as const;

const OUTFITS = {
  coat: 'a coat',
  raincoat: 'a raincoat',
  dress: 'a dress',
  dungarees: 'dungarees',
  jumper: 'a jumper',
  summer: 'summer clothes',
  pyjamas: 'pyjamas',
  swimsuit: 'a swimsuit',
  spacesuit: 'a spacesuit',
  snowsuit: 'a snowsuit',
  explorer: "an explorer's clothes",
  royal: 'royal robes',
  armour: 'armour',
  wizard: "a wizard's robe and hat",
} as const;

/** Parts joined to one sentence: "It is night, it rains and Biscuit is there." */
export const sentence = (parts: readonly string[]): string => {
  const [last, ...rest] = [...parts].reverse();
  const joined = rest.length > 0 ? `${rest.reverse().join(', ')} and ${last}` : (last ?? '');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
};
