/**
 * Paints the pictures that the shop shows of itself, with the shop's own painter:
 * six sample covers for the landing page and one small scene in the three styles for
 * the wizard. Run it again when the painter has learnt something new.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import { ART_STYLES, type ArtStyle, type ReadingAge } from '@bramblebook/contract/reading';
import { paintPage } from '@bramblebook/illustrator/paint-page';
import { planBook } from '@bramblebook/illustrator/plan-book';
import { tellStory } from '@bramblebook/storyteller/tell-story';
import sharp from 'sharp';
import { TEXTURES } from '../packages/illustrator/gallery/texture-folder.ts';

const ROOT = path.dirname(import.meta.dirname);
const OUT = path.join(ROOT, 'apps/web/src/content/samples');
const SIDE = 1000;
/** The styles' scene fills the wizard's growing cover, about 260 px wide, sharply. */
const STYLE_SIDE = 560;

interface Sample {
  readonly name: string;
  readonly readingAge: ReadingAge;
  readonly seed: number;
  readonly looks: Partial<HeroLooks>;
  readonly companion: CastMember;
  readonly scene: Omit<PictureBrief, 'alt' | 'figures'> & {
    readonly figure: Omit<PictureBrief['figures'][number], 'cast'>;
  };
}

const LOOKS: HeroLooks = {
  skin: 'peach',
  hairStyle: 'bob',
  hairColour: 'brown',
  eyes: 'brown',
  glasses: 'none',
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  outfitColour: 'sunflower',
};

const creature = (kind: Extract<CastMember, { kind: 'creature' }>['creature']): CastMember => ({
  id: 'companion',
  kind: 'creature',
  creature: kind,
  name: 'Friend',
});

const SAMPLES: readonly Sample[] = [
  {
    name: 'forest',
    readingAge: '4-5',
    seed: 11,
    looks: { skin: 'honey', hairStyle: 'braids', hairColour: 'dark-brown' },
    companion: creature('fox'),
    scene: {
      setting: 'forest',
      light: 'evening',
      weather: 'clear',
      shot: 'middle',
      mood: 'wonder',
      hero: { pose: 'walk', expression: 'wonder', outfit: 'coat' },
      figure: { place: 'beside', pose: 'rest', mood: 'curious' },
      props: [{ prop: 'lantern', place: 'hand', count: 1 }],
    },
  },
  {
    name: 'ocean',
    readingAge: '4-5',
    seed: 4,
    looks: { skin: 'caramel', hairStyle: 'curls', hairColour: 'black', outfitColour: 'coral' },
    companion: creature('turtle'),
    scene: {
      setting: 'underwater',
      light: 'noon',
      weather: 'clear',
      shot: 'middle',
      mood: 'joyful',
      hero: { pose: 'swim', expression: 'laugh', outfit: 'swimsuit' },
      figure: { place: 'beside', pose: 'move', mood: 'happy' },
      props: [],
    },
  },
  {
    name: 'space',
    readingAge: '6-8',
    seed: 8,
    looks: {
      skin: 'cocoa',
      hairStyle: 'afro-puffs',
      hairColour: 'black',
      outfitColour: 'tangerine',
    },
    companion: creature('star'),
    scene: {
      setting: 'space',
      light: 'evening',
      weather: 'clear',
      shot: 'middle',
      mood: 'wonder',
      hero: { pose: 'fly', expression: 'wonder', outfit: 'spacesuit' },
      figure: { place: 'ahead', pose: 'play', mood: 'happy' },
      props: [{ prop: 'rocket', place: 'background', count: 1 }],
    },
  },
  {
    name: 'meadow',
    readingAge: '4-5',
    seed: 6,
    looks: {
      skin: 'rose',
      hairStyle: 'tousled',
      hairColour: 'red',
      freckles: true,
      outfitColour: 'cornflower',
    },
    companion: creature('rabbit'),
    scene: {
      setting: 'meadow',
      light: 'noon',
      weather: 'wind',
      shot: 'middle',
      mood: 'joyful',
      hero: { pose: 'run', expression: 'laugh', outfit: 'dungarees' },
      figure: { place: 'beside', pose: 'play', mood: 'happy' },
      props: [{ prop: 'kite', place: 'hand', count: 1 }],
    },
  },
  {
    name: 'castle',
    readingAge: '6-8',
    seed: 9,
    looks: {
      skin: 'sand',
      hairStyle: 'wavy-long',
      hairColour: 'golden',
      glasses: 'round',
      outfitColour: 'plum',
    },
    companion: creature('dragon'),
    scene: {
      setting: 'castle',
      light: 'evening',
      weather: 'clear',
      shot: 'middle',
      mood: 'wonder',
      hero: { pose: 'wave', expression: 'smile', outfit: 'royal' },
      figure: { place: 'beside', pose: 'rest', mood: 'happy' },
      props: [],
    },
  },
  {
    name: 'snow',
    readingAge: '4-5',
    seed: 3,
    looks: { skin: 'olive', hairStyle: 'short', hairColour: 'black', outfitColour: 'raspberry' },
    companion: creature('penguin'),
    scene: {
      setting: 'snow',
      light: 'morning',
      weather: 'snow',
      shot: 'middle',
      mood: 'joyful',
      hero: { pose: 'cheer', expression: 'laugh', outfit: 'snowsuit' },
      figure: { place: 'beside', pose: 'move', mood: 'happy' },
      props: [{ prop: 'sledge', place: 'ground', count: 1 }],
    },
  },
];

/** A sample's cover without its lettering, as PNG. */
const paintCover = (sample: Sample, style: ArtStyle, px: number): Promise<Buffer> => {
  const { figure, ...scene } = sample.scene;
  const told = tellStory({
    childName: 'Maya',
    childGender: 'female',
    readingAge: sample.readingAge,
    idea: '',
    seed: sample.seed,
  });
  const cover: PictureBrief = {
    ...scene,
    figures: [{ cast: sample.companion.id, ...figure }],
    alt: 'A sample cover.',
  };
  const [plan] = planBook({
    story: { ...told, cast: [sample.companion], cover },
    looks: { ...LOOKS, ...sample.looks },
    readingAge: sample.readingAge,
    style,
    seed: sample.seed,
  });
  if (!plan) throw new Error('a book has no cover');
  return paintPage(plan, { px, textureDir: TEXTURES }).encode('png');
};

mkdirSync(OUT, { recursive: true });
const only = process.argv.slice(2);
for (const sample of SAMPLES) {
  if (only.length > 0 && !only.includes(sample.name)) continue;
  const png = await paintCover(sample, 'gouache', SIDE);
  await sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(OUT, `${sample.name}.webp`));
}
const [forest] = SAMPLES;
for (const style of ART_STYLES) {
  if (!forest || (only.length > 0 && !only.includes('styles'))) continue;
  const scene = { ...forest.scene, light: 'morning' } as const;
  const png = await paintCover({ ...forest, scene }, style, STYLE_SIDE);
  await sharp(png)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(OUT, `style-${style}.webp`));
}
