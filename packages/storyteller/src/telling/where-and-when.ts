import type { Light, Setting } from '@bramblebook/contract/picture-vocabulary';
import { SETTINGS } from '@bramblebook/contract/picture-vocabulary';
import type { Cast } from '../frames/cast.ts';
import type { Noun } from '../happening/noun.ts';
import type { PictureLine } from './picture-line.ts';

/** What place and hour are read from. */
interface ToldPage {
  readonly text: string;
  readonly line: PictureLine;
}

/** Place and hour of the page before, and what is known of the hours to come. */
export interface HourBefore {
  readonly setting: Setting;
  readonly light: Light;
  /** Pages that were in this setting and light. */
  readonly stay: number;
  /** The light that is told of next. */
  readonly next: Light | null;
}

const settingOfNoun = (noun: Noun | undefined): Setting | null => {
  if (noun === undefined) return null;
  if (noun.traits.includes('sky')) return 'space';
  if (/^(?:tide|sea|ocean)$/.test(noun.head)) return 'seaside';
  return SETTINGS.find((setting) => setting === noun.paint) ?? null;
};

/** Where somebody is who is in what a noun names: in a tent one sees it from the inside. */
const insideOf = (noun: Noun | undefined): Setting | null =>
  noun?.paint === 'tent' ? 'tent-inside' : settingOfNoun(noun);

/** Rooms beside each other: who is in the one and reads of the other is in the other. */
const NEXT_DOOR: readonly (readonly [from: readonly Setting[], cue: RegExp, to: Setting])[] = [
  [
    ['school', 'classroom'],
    /\b(?:corridor|cloakroom|coat pegs?|(?:his|her|the|a) peg)\b/i,
    'corridor',
  ],
  [
    ['school', 'corridor'],
    /\b(?:in the classroom|(?:black|white)board|at (?:his|her|the) desk|on the (?:classroom )?carpet)\b/i,
    'classroom',
  ],
  [['hospital'], /\b(?:corridors?|lines on the floor|lift|waiting room)\b/i, 'hospital-corridor'],
  [['home'], /\b(?:in the kitchen|kitchen table)\b/i, 'kitchen'],
  [['town'], /\b(?:aisles?|checkout|supermarket|shopping trolley|in the (?:\w+ )?shop)\b/i, 'shop'],
  [['home', 'town'], /\b(?:in(?:side|to)? the lift|lift doors?)\b/i, 'lift'],
];

/** Where a telling goes when nobody said where: a parent's own place is taken instead. */
const ANYWHERE: Readonly<Partial<Record<Setting, RegExp>>> = {
  garden: /\b(?:garden|lawn|flower ?beds?)\b/i,
  school: /\b(?:school|playground|class)\b/i,
};

const STREET = /\b(?:street|road|pavement|corner|bus|outside|houses?)\b/i;

/** Where the beasts live of whom a parent wrote, and not where. */
const HABITATS: readonly (readonly [trait: string, setting: Setting])[] = [
  ['icy', 'snow'],
  ['swims', 'seaside'],
  ['jungle', 'jungle'],
  ['farmyard', 'meadow'],
];
const habitatOf = (beast: Noun | undefined): Setting | null => {
  const isAtHome = beast?.said != null && beast.kind === 'creature' && beast.owner === null;
  const found = isAtHome ? HABITATS.find(([trait]) => beast.traits.includes(trait)) : undefined;
  return found?.[1] ?? null;
};

/** The place the parent spoke of, when it can be painted; else where the beast lives that is met. */
const givenPlace = (cast: Cast): Setting | null => {
  const place = cast.get('place');
  if (place?.said != null) return settingOfNoun(place);
  return place === undefined ? habitatOf(cast.get('stranger') ?? cast.get('creature')) : null;
};

/** The room next door that a page of a setting plays in, where its text says so; else the setting. */
export const doorFrom = (setting: Setting, text: string): Setting => {
  const door = NEXT_DOOR.find(([from, cue]) => from.includes(setting) && cue.test(text));
  return door?.[2] ?? setting;
};

/** Where a page's picture is: as its line says, or in the parent's place where there is one. */
export const settingFor = (page: ToldPage, cast: Cast, before: Setting): Setting => {
  const { line, text } = page;
  const given = givenPlace(cast);
  if (line.at === 'place' && given !== null) return given;
  // “A tiny lighthouse in the garden” stands in the garden.
  const said = cast.get('place')?.said != null;
  const there = line.at === null || said ? null : insideOf(cast.get(line.at));
  const named = line.setting === null ? undefined : ANYWHERE[line.setting];
  if (given !== null && named !== undefined && !named.test(text)) return given;
  // Whoever was lost in a supermarket was not lost in its street.
  if (given === 'shop' && line.setting === 'town' && !STREET.test(text)) return given;
  // The pirate's sea, though nobody said so, before the garden of those who have no place.
  return there ?? line.setting ?? before;
};

/** Pages in one place and one morning after which it is noon, when nobody says what time it is. */
const LONG_MORNING = 3;
const EARLY = /\b(?:morning|breakfast|dawn|sunrise|woke|wake)\b/i;

/** The light of a page in a setting: told, or that of the page before, later when it stays long. */
export const lightFor = ({ line, text }: ToldPage, setting: Setting, before: HourBefore): Light => {
  if (line.light !== null) return line.light;
  const long = before.stay >= LONG_MORNING && setting === before.setting;
  return before.light === 'morning' && long && !EARLY.test(text) && before.next !== 'morning'
    ? 'noon'
    : before.light;
};

/** Where a story plays of which nobody says where: a match on its ground, all else in the garden. */
export const firstSetting = (cast: Cast): Setting => {
  const place = settingOfNoun(cast.get('place'));
  if (place !== null) return place;
  const sport = cast.get('sport');
  if (sport === undefined) return givenPlace(cast) ?? 'garden';
  return /swim|surf|sail/.test(sport.head) ? 'seaside' : 'sports-ground';
};
