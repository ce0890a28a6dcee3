import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { CastMember } from '@bramblebook/contract/picture-brief';
import type { ArtStyle } from '@bramblebook/contract/reading';
import type {
  CompanionSheetRequest,
  HeroSheetRequest,
  PageRequest,
} from '@bramblebook/shop/ports/painter-model';
import { readPrompt } from './prompts/read-prompt.ts';

/** What a model paints from: words and pictures to go by, in this order. */
export interface PicturePrompt {
  readonly text: string;
  readonly references: readonly Uint8Array[];
}

const spoken = (word: string): string => word.replaceAll('-', ' ');

const looksInWords = (looks: HeroLooks): string => {
  const { skin, hairStyle, hairColour, eyes, glasses, outfitColour } = looks;
  const hair =
    hairStyle === 'bald' || hairStyle === 'headscarf'
      ? spoken(hairStyle)
      : `${spoken(hairColour)} hair, ${spoken(hairStyle)}`;
  return [
    `${skin} skin`,
    hair,
    `${eyes} eyes`,
    ...(glasses === 'none' ? [] : [`${glasses} glasses`]),
    ...(looks.freckles ? ['freckles'] : []),
    ...(looks.hearingAid ? ['a hearing aid'] : []),
    ...(looks.wheelchair ? ['sits in a wheelchair'] : []),
    `clothes in ${outfitColour}`,
  ].join(', ');
};

const AGES = { '2-3': 'two', '4-5': 'four', '6-8': 'seven', '9-12': 'ten' } as const;

const lockedStyle = (style: ArtStyle): string => `Style: ${readPrompt(`style-${style}`)}`;

/** The sheet of the hero, from the photo where the parent allowed that, otherwise from the looks. */
export const sheetPrompt = ({
  looks,
  readingAge,
  style,
  photo,
}: HeroSheetRequest): PicturePrompt => ({
  text: [
    readPrompt('sheet'),
    `The child is about ${AGES[readingAge]} years old: ${looksInWords(looks)}.`,
    ...(photo ? ['The reference is a photo of the child: be true to face and hair, kindly.'] : []),
    lockedStyle(style),
  ].join('\n\n'),
  references: photo ? [photo.bytes] : [],
});

const whoIs = (member: CastMember): string => {
  if (member.kind === 'person') return spoken(member.person);
  const { creature, coat } = member;
  return coat ? `${spoken(coat)} ${spoken(creature)}` : spoken(creature);
};

/** The sheet of somebody who comes again and again, from words alone. */
export const companionPrompt = ({ member, style }: CompanionSheetRequest): PicturePrompt => ({
  text: [readPrompt('companion'), `It is one ${whoIs(member)}.`, lockedStyle(style)].join('\n\n'),
  references: [],
});

/** Where the text will stand, and what ground it needs. */
const calmPlace = ({ calm, ink }: Pick<PageRequest, 'calm' | 'ink'>): string[] => {
  if (!calm) return [];
  const percent = (units: number): number => Math.round(units / 10);
  const from = percent(calm.y);
  const to = percent(calm.y + calm.height);
  const ground = ink === 'dark' ? 'light' : 'dark';
  return [
    `Between ${from} and ${to} percent of the height from the top the picture is calm, plain and ${ground}, for text that is set later: no face and nothing that matters there.`,
  ];
};

/** A page repaired under a mask: the page itself comes first, then the hero's sheet. */
export const repairPrompt = (
  { style, sheet }: Pick<PageRequest, 'style' | 'sheet'>,
  page: Uint8Array,
  findings: readonly string[],
): PicturePrompt => ({
  text: [readPrompt('repair'), `What is wrong: ${findings.join(' ')}`, lockedStyle(style)].join(
    '\n\n',
  ),
  references: [page, sheet],
});

/** One page, with the sheets of all who are in it. Names are left out: nobody paints a name. */
export const pagePrompt = (request: PageRequest): PicturePrompt => {
  const { picture, cast, looks, style, sheet, companionSheets } = request;
  const { setting, light, weather, shot, mood, hero, figures, props } = picture;
  const present = figures.flatMap((figure) => {
    const member = cast.find(({ id }) => id === figure.cast);
    return member ? [{ ...figure, is: whoIs(member) }] : [];
  });
  const sheets = companionSheets.filter(({ cast: id }) =>
    present.some((figure) => figure.cast === id),
  );
  return {
    text: [
      readPrompt('page'),
      `Place: ${spoken(setting)}, ${light}, ${weather}. View: ${spoken(shot)}. Mood: ${mood}.`,
      `The hero (${looksInWords(looks)}): ${spoken(hero.pose)}, ${hero.expression}, wearing: ${hero.outfit}.`,
      ...present.map(
        ({ is, place, pose, mood: feels }) =>
          `With them, ${spoken(place)}: one ${is}, ${spoken(pose)}, ${feels}.`,
      ),
      ...props.map(({ prop, place, count }) => `${count} × ${spoken(prop)}, ${spoken(place)}.`),
      `What happens: ${picture.alt}`,
      ...calmPlace(request),
      lockedStyle(style),
    ].join('\n\n'),
    references: [sheet, ...sheets.map(({ bytes }) => bytes)],
  };
};
