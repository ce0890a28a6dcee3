import {
  CREATURE_MOODS,
  CREATURE_POSES,
  type Creature,
} from '@bramblebook/contract/creature-vocabulary';
import {
  HAIR_COLOURS,
  HAIR_STYLES,
  type HeroLooks,
  OUTFIT_COLOURS,
  OUTFITS,
  SKIN_TONES,
} from '@bramblebook/contract/hero-looks';
import {
  EXPRESSIONS,
  LIGHTS,
  PEOPLE,
  POSES,
  PROPS,
  type Setting,
  SHOTS,
  WEATHERS,
} from '@bramblebook/contract/picture-vocabulary';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { CREATURE_PAINTERS } from '../src/creatures/registry.ts';
import type { BuildName } from '../src/hero/build.ts';
import { dressFigure, type FigureWords } from '../src/hero/dress-figure.ts';
import { paintFigure } from '../src/hero/paint-figure.ts';
import { PERSON_KINDS, personLooks } from '../src/hero/people.ts';
import { Easel } from '../src/paint/easel.ts';
import { finishPage } from '../src/paint/finish.ts';
import type { Box } from '../src/paint/geometry.ts';
import type { Layer } from '../src/paint/layer.ts';
import { underWeather } from '../src/paint/palette.ts';
import { hashSeed, randomStream } from '../src/paint/random.ts';
import { freeCanvas } from '../src/paint/scratch.ts';
import { paintWeather } from '../src/paint/weather.ts';
import { PROP_PAINTERS } from '../src/props/registry.ts';
import { SETTING_PAINTERS } from '../src/settings/registry.ts';

/** Contact sheets of the painter's parts, each one canvas. */

const SAMPLE_LOOKS: HeroLooks = {
  skin: 'caramel',
  hairStyle: 'bob',
  hairColour: 'dark-brown',
  eyes: 'brown',
  glasses: 'none',
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  outfitColour: 'sunflower',
};

interface Cell {
  readonly label: string;
  readonly box: Box;
  readonly paint: (layer: Layer) => void;
}

/** Cells on paper, each scaled to fit, with its name below. */
export const sheet = (
  cells: readonly Cell[],
  columns: number,
  side: number,
  textureDir: string,
): Canvas => {
  const rows = Math.ceil(cells.length / columns);
  const out = createCanvas(columns * side, rows * side);
  const context = out.getContext('2d');
  const easel = new Easel({ px: side, style: 'gouache', seed: 3, textureDir });
  cells.forEach((cell, i) => {
    const layer = easel.layer();
    layer.flood('#f3ebdb');
    const { left, top, right, bottom } = cell.box;
    const scale = Math.min(900 / (right - left), 860 / (bottom - top));
    const x = 500 - ((left + right) / 2) * scale;
    const y = 910 - bottom * scale;
    layer.at({ x, y, scale }, () => cell.paint(layer));
    const [px, py] = [(i % columns) * side, Math.floor(i / columns) * side];
    context.drawImage(layer.canvas, px, py);
    context.fillStyle = '#4a3b52';
    context.font = `${Math.round(side / 15)}px sans-serif`;
    context.textAlign = 'center';
    context.fillText(cell.label, px + side / 2, py + side * 0.975);
    easel.release(layer);
  });
  return out;
};

const CHILD_BOX: Box = { left: -150, top: -330, right: 150, bottom: 6 };
const GROWN_BOX: Box = { left: -190, top: -440, right: 190, bottom: 6 };

const figureCell = (label: string, words: Partial<FigureWords>, box = CHILD_BOX): Cell => ({
  label,
  box,
  paint: (layer) =>
    paintFigure(
      layer,
      dressFigure({
        looks: SAMPLE_LOOKS,
        build: 'middle',
        pose: 'stand',
        expression: 'smile',
        outfit: 'coat',
        headgear: 'none',
        seed: 17,
        ...words,
      }),
    ),
});

export const posesSheet = (build: BuildName, looks: Partial<HeroLooks>, dir: string): Canvas =>
  sheet(
    POSES.map((pose) =>
      figureCell(
        pose,
        { pose, build, looks: { ...SAMPLE_LOOKS, ...looks } },
        build === 'big' ? GROWN_BOX : CHILD_BOX,
      ),
    ),
    8,
    230,
    dir,
  );

export const hairSheet = (dir: string): Canvas =>
  sheet(
    (['stand', 'look-aside', 'from-behind'] as const).flatMap((pose, row) =>
      HAIR_STYLES.map((hairStyle, i) =>
        figureCell(hairStyle, {
          pose,
          outfit: 'jumper',
          looks: {
            ...SAMPLE_LOOKS,
            hairStyle,
            hairColour: HAIR_COLOURS[(i + row * 3) % HAIR_COLOURS.length] ?? 'brown',
            skin: SKIN_TONES[(i * 3 + row) % SKIN_TONES.length] ?? 'honey',
            glasses: (['none', 'round', 'none', 'square', 'none'] as const)[i % 5] ?? 'none',
            freckles: i % 3 === 0,
            hearingAid: i % 4 === 1,
          },
        }),
      ),
    ),
    16,
    150,
    dir,
  );

export const facesSheet = (dir: string): Canvas =>
  sheet(
    [0, 1].flatMap((row) =>
      EXPRESSIONS.map((expression, i) =>
        figureCell(
          expression,
          {
            expression,
            outfit: 'jumper',
            looks: {
              ...SAMPLE_LOOKS,
              skin: SKIN_TONES[row ? 9 - i : i] ?? 'honey',
              hairStyle: HAIR_STYLES[(i * 3 + row * 5) % 16] ?? 'bob',
              hairColour: HAIR_COLOURS[i] ?? 'brown',
            },
          },
          { left: -85, top: -300, right: 85, bottom: -130 },
        ),
      ),
    ),
    10,
    220,
    dir,
  );

export const outfitsSheet = (dir: string): Canvas =>
  sheet(
    (['small', 'middle', 'big'] as const).flatMap((build) =>
      OUTFITS.map((outfit, i) =>
        figureCell(
          outfit,
          {
            outfit,
            build,
            pose: (['stand', 'walk', 'wave'] as const)[i % 3] ?? 'stand',
            looks: {
              ...SAMPLE_LOOKS,
              outfitColour: OUTFIT_COLOURS[i % 8] ?? 'teal',
              hairStyle: HAIR_STYLES[i] ?? 'bob',
            },
          },
          build === 'big' ? GROWN_BOX : CHILD_BOX,
        ),
      ),
    ),
    12,
    190,
    dir,
  );

export const peopleSheet = (dir: string): Canvas =>
  sheet(
    PEOPLE.map((person) => {
      const kind = PERSON_KINDS[person];
      return figureCell(
        person,
        {
          looks: personLooks({ person, name: person }, SAMPLE_LOOKS, 5),
          build: kind.build,
          traits: kind.traits,
          outfit: kind.outfits[0],
          pose: person === 'baby' ? 'sit' : 'stand',
        },
        GROWN_BOX,
      );
    }),
    6,
    280,
    dir,
  );

/** Creatures in all poses and moods, a row each. */
export const creaturesSheet = (creatures: readonly Creature[], dir: string): Canvas =>
  sheet(
    creatures.flatMap((creature) => {
      const painter = CREATURE_PAINTERS[creature];
      return CREATURE_POSES.flatMap((pose) =>
        CREATURE_MOODS.map((mood) => ({
          label: `${creature} ${pose} ${mood}`,
          box: painter.shapes[pose].box,
          paint: (layer: Layer) =>
            painter.paint(layer, { pose, mood, random: randomStream(3, creature) }),
        })),
      );
    }),
    12,
    170,
    dir,
  );

export const propsSheet = (dir: string): Canvas =>
  sheet(
    PROPS.map((prop) => {
      const painter = PROP_PAINTERS[prop];
      const paint = (layer: Layer): void =>
        painter.paint(layer, { light: 'noon', colour: '#d8574c', random: randomStream(3, prop) });
      return { label: prop, box: painter.box, paint };
    }),
    12,
    170,
    dir,
  );

/** One setting in five shots and four lights, its weather and layout changing by seed. */
export const settingSheet = (setting: Setting, side: number, textureDir: string): Canvas => {
  const painter = SETTING_PAINTERS[setting];
  const out = createCanvas(SHOTS.length * side, LIGHTS.length * side);
  LIGHTS.forEach((light, row) => {
    SHOTS.forEach((shot, column) => {
      const seed = hashSeed(row, setting, column);
      const calm = (row + column) % 2 ? 'bottom' : 'top';
      const weather = (row + column) % 3 ? 'clear' : (WEATHERS[seed % WEATHERS.length] ?? 'clear');
      const lit: -1 | 1 = seed % 2 ? 1 : -1;
      const frame = { shot, light, weather, calm, side: lit, seed } as const;
      const easel = new Easel({ px: side, style: 'gouache', seed, textureDir });
      const page = easel.layer();
      const stage = painter.stage(frame);
      const palette = underWeather(painter.palettes[light], weather);
      const scene = {
        ...frame,
        easel,
        page,
        palette,
        stage,
        faces: [],
        calmArea: null,
        skyLightTaken: false,
        focus: [480, stage.feet] as const,
        random: (element: string) => randomStream(seed, element),
      };
      painter.paintBehind(scene);
      painter.paintInFront(scene);
      paintWeather(page, randomStream(seed, 'weather'), weather, {
        palette,
        faces: [],
        calmArea: null,
        textBelow: calm === 'bottom',
      });
      finishPage(page, light);
      out.getContext('2d').drawImage(page.canvas, column * side, row * side);
      freeCanvas(page.canvas);
    });
  });
  return out;
};
