import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { dressFigure } from '../hero/dress-figure.ts';
import { OUTFIT_PAINT } from '../hero/looks-colours.ts';
import { figureSkeleton, type Held, paintFigure } from '../hero/paint-figure.ts';
import type { Skeleton } from '../hero/skeleton.ts';
import { light as lighter, shade } from '../paint/colour.ts';
import { overlapOfFace } from '../paint/face-zone.ts';
import type { Layer } from '../paint/layer.ts';
import { randomStream } from '../paint/random.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { paintCreature } from './dressed-creature.ts';
import { boxOnPage, heldPlace } from './figure-room.ts';
import type { HeldProp, PagePlan, PlacedPerson, PlacedThing } from './plan.ts';

/** Colour of things that have no owner's colour: the bed's quilt, a toy car. */
const QUILT = '#e2574c';

/** One thing of a plan, unlit, at its place. */
export const paintThing = (
  layer: Layer,
  plan: Pick<PagePlan, 'bookSeed'>,
  thing: PlacedThing,
  light: Light,
): void => {
  layer.at(thing, () => {
    if (thing.kind === 'creature') {
      paintCreature(layer, plan.bookSeed, thing, thing);
      return;
    }
    if (thing.kind === 'prop') {
      PROP_PAINTERS[thing.prop].paint(layer, {
        light,
        colour: thing.colour ?? QUILT,
        random: randomStream(plan.bookSeed, thing.prop),
      });
      return;
    }
    paintPlacedPerson(layer, thing, light);
  });
};

const paintPlacedPerson = (layer: Layer, person: PlacedPerson, light: Light): void => {
  const figure = dressFigure({ ...person, seed: 17 });
  const held = person.held[0];
  if (held) paintFigure(layer, figure, heldThing(layer, person, held, light));
  else paintFigure(layer, figure);
  if (person.mounted && person.pose === 'sleep') paintQuilt(layer, figureSkeleton(figure));
};

/** The quilt over a sleeper in bed, from the waist down. */
const paintQuilt = (layer: Layer, { spine, backLeg, frontLeg, hip }: Skeleton): void => {
  const [waist] = spine(0.42);
  const foot = Math.min(backLeg.ankle[0], frontLeg.ankle[0]) - 34;
  const top = Math.min(hip[1], backLeg.knee[1], frontLeg.knee[1]) - 34;
  const low = hip[1] + 52;
  const middle = (waist + foot) / 2;
  layer.shape(
    [
      [waist, top + 10],
      [waist + 12, hip[1]],
      [waist, low],
      [middle, low + 4],
      [foot, low],
      [foot - 8, hip[1]],
      [foot + 14, top + 26],
      [middle, top - 4],
    ],
    QUILT,
    {
      coats: [
        layer.shading([middle, top], [middle, low], shade(QUILT, 0.16)),
        layer.bloom([middle + 20, top + 10], 60, lighter(QUILT, 0.1), 0.8),
      ],
    },
  );
  layer.limb(
    [
      [waist + 2, top + 8],
      [waist + 12, hip[1]],
      [waist + 2, low],
    ],
    [13, 15, 13],
    '#fdf1dd',
  );
};

/** What the hero holds: hung from the front hand, or before the chest between both. */
const heldThing = (
  layer: Layer,
  person: PlacedPerson,
  { prop, by }: HeldProp,
  light: Light,
): Held => {
  const painter = PROP_PAINTERS[prop];
  const place = (skeleton: Skeleton) => heldPlace(skeleton, painter, by);
  return {
    behindHead: (skeleton) => {
      const [x, y] = skeleton.head;
      const face = { x, y, radius: skeleton.build.headRadius };
      return overlapOfFace(boxOnPage(painter.box, place(skeleton)), face) > 6;
    },
    paint: (skeleton) =>
      layer.at(place(skeleton), () =>
        painter.paint(layer, {
          light,
          colour: OUTFIT_PAINT[person.looks.outfitColour].accent,
          random: randomStream(5, prop),
        }),
      ),
  };
};
