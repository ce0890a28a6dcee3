import type { Outfit } from '@bramblebook/contract/hero-looks';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import {
  type Expression,
  type Light,
  type Pose,
  PROPS,
  type Prop,
  SETTINGS,
  type Setting,
  type Shot,
  type Weather,
} from '@bramblebook/contract/picture-vocabulary';
import { readHappening } from '@bramblebook/storyteller/happening/read-happening';

/** What a revision's note asks of the pictures, as far as the shop can read it. */
export interface NoteWishes {
  readonly setting?: Setting;
  readonly light?: Light;
  readonly weather?: Weather;
  readonly shot?: Shot;
  readonly pose?: Pose;
  readonly expression?: Expression;
  readonly outfit?: Outfit;
  readonly propsIn: readonly Prop[];
  readonly propsOut: readonly Prop[];
  readonly castIn: readonly CastMember[];
  readonly castOut: readonly CastMember[];
}

type Words<V extends string> = readonly (readonly [RegExp, V])[];

const LIGHT_WORDS: Words<Light> = [
  [/\b(night|midnight|dark|moonlight|stars?|starry)\b/, 'night'],
  [/\b(evening|sunset|dusk)\b/, 'evening'],
  [/\b(morning|sunrise|dawn)\b/, 'morning'],
  [/\b(noon|midday|day|daytime|daylight|brighter|bright)\b/, 'noon'],
];
const WEATHER_WORDS: Words<Weather> = [
  [/\b(rain|raining|rainy)\b/, 'rain'],
  [/\b(snowing|snowy|snowfall|snowflakes)\b/, 'snow'],
  [/\b(mist|misty|fog|foggy)\b/, 'mist'],
  [/\b(wind|windy|storm|stormy)\b/, 'wind'],
  [/\b(clouds?|cloudy)\b/, 'cloudy'],
  [/\b(sunny|sunshine|clear sky|blue sky)\b/, 'clear'],
];
const SHOT_WORDS: Words<Shot> = [
  [/\b(closer|close up|close-up|bigger|larger)\b/, 'close'],
  [/\b(further|farther|far away|smaller|wider)\b/, 'far'],
  [/\b(from above)\b/, 'high'],
  [/\b(from below)\b/, 'low'],
];
const POSE_WORDS: Words<Pose> = [
  [/\bwav(e|es|ing)\b/, 'wave'],
  [/\bwalk(s|ing)?\b/, 'walk'],
  [/\brun(s|ning)?\b/, 'run'],
  [/\bjump(s|ing)?\b/, 'jump'],
  [/\bdanc(e|es|ing)\b/, 'dance'],
  [/\bcheer(s|ing)?\b/, 'cheer'],
  [/\bsit(s|ting)?\b/, 'sit'],
  [/\bkneel(s|ing)?\b/, 'kneel'],
  [/\bcrouch(es|ing)?\b/, 'crouch'],
  [/\breach(es|ing)?\b/, 'reach'],
  [/\bpoint(s|ing)\b/, 'point'],
  [/\bcarr(y|ies|ying)\b/, 'carry'],
  [/\bhug(s|ging)?\b/, 'hug'],
  [/\brid(e|es|ing)\b/, 'ride'],
  [/\bfl(y|ies|ying)\b/, 'fly'],
  [/\bswim(s|ming)?\b/, 'swim'],
  [/\b(sleep(s|ing)?|asleep)\b/, 'sleep'],
  [/\bclimb(s|ing)?\b/, 'climb'],
  [/\bstand(s|ing)?\b/, 'stand'],
];
const EXPRESSION_WORDS: Words<Expression> = [
  [/\blaugh(s|ing)?\b/, 'laugh'],
  [/\b(smil(e|es|ing)|happy|happier)\b/, 'smile'],
  [/\bsurprised\b/, 'surprised'],
  [/\b(worried|scared|afraid)\b/, 'worried'],
  [/\b(sad|crying)\b/, 'sad'],
  [/\bbrave\b/, 'brave'],
  [/\bcheeky\b/, 'cheeky'],
  [/\b(sleepy|tired)\b/, 'sleepy'],
  [/\b(thoughtful|thinking)\b/, 'thoughtful'],
];
const OUTFIT_WORDS: Words<Outfit> = [
  [/\braincoat\b/, 'raincoat'],
  [/\bcoat\b/, 'coat'],
  [/\bdress\b/, 'dress'],
  [/\b(dungarees|overalls)\b/, 'dungarees'],
  [/\b(jumper|sweater|pullover)\b/, 'jumper'],
  [/\b(t-shirt|shorts)\b/, 'summer'],
  [/\b(pyjamas|pajamas)\b/, 'pyjamas'],
  [/\b(swimsuit|swimming trunks)\b/, 'swimsuit'],
  [/\bspace ?suit\b/, 'spacesuit'],
  [/\bsnow ?suit\b/, 'snowsuit'],
  [/\b(explorer)\b/, 'explorer'],
  [/\b(princess|prince|royal)\b/, 'royal'],
];

const NEGATION =
  /\b(no|not|without|don't|dont|never|less|remove|instead of|rather than|too)\s+(\w+\s+){0,2}$/;

/** The first of the words that the note holds and does not deny. */
const find = <V extends string>(note: string, words: Words<V>): V | undefined =>
  words.find(([pattern]) => {
    const found = pattern.exec(note);
    return found !== null && !NEGATION.test(note.slice(0, found.index));
  })?.[1];

const isWord = <V extends string>(list: readonly V[], word: string | null): word is V =>
  word !== null && (list as readonly string[]).includes(word);

const wordsOf = (member: CastMember): string[] => [
  ...member.name.toLowerCase().split(/\s+/),
  member.kind === 'creature' ? member.creature : member.person,
];

const castIn = (words: ReadonlySet<string>, cast: readonly CastMember[]): CastMember[] =>
  cast.filter((member) => wordsOf(member).some((word) => words.has(word) || words.has(`${word}s`)));

const lettersOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}-]+/gu) ?? []);

/** What the note does not want: the words after "no", "without", "remove". */
const deniedIn = (note: string): string =>
  [
    ...note.matchAll(
      /\b(?:no|without|remove)\s+(?:the\s+|any\s+|a\s+)?(\p{L}[\p{L}-]*(?:\s\p{L}+)?)/gu,
    ),
  ]
    .map(([, words]) => words)
    .join(' ');

const defined = <T extends object>(wishes: T) =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** Reads a note against the vocabulary of the pictures and the story's own cast. */
export const understandNote = (
  note: string,
  childName: string,
  cast: readonly CastMember[],
): NoteWishes => {
  const text = note.toLowerCase();
  // What is said of the weather or of a feeling names no thing of its own.
  const nouns = readHappening(note, childName)
    .mentions.filter(({ hero, unwanted }) => !hero && !unwanted)
    .map(({ noun }) => noun);
  const things = nouns.filter(({ kind }) => ['thing', 'vehicle', 'food'].includes(kind));
  const place = nouns.find(({ kind }) => kind === 'place')?.paint ?? null;
  const denied = deniedIn(text);
  const deniedCast = castIn(lettersOf(denied), cast);
  return {
    ...defined({
      setting: isWord(SETTINGS, place) ? place : undefined,
      light: find(text, LIGHT_WORDS),
      weather: find(text, WEATHER_WORDS),
      shot: find(text, SHOT_WORDS),
      pose: find(text, POSE_WORDS),
      expression: find(text, EXPRESSION_WORDS),
      outfit: find(text, OUTFIT_WORDS),
    }),
    propsIn: [...new Set(things.map(({ paint }) => paint))].filter((word) => isWord(PROPS, word)),
    propsOut: PROPS.filter((prop) => denied.includes(prop.replaceAll('-', ' '))),
    castIn: castIn(lettersOf(text), cast).filter((member) => !deniedCast.includes(member)),
    castOut: deniedCast,
  };
};
