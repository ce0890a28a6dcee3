import { COAT_COLOURS, type Creature } from '@bramblebook/contract/creature-vocabulary';
import type { Canvas } from '@napi-rs/canvas';
import { CREATURE_PAINTERS } from '../src/creatures/registry.ts';
import type { Layer } from '../src/paint/layer.ts';
import { randomStream } from '../src/paint/random.ts';
import { sheet } from './sheets.ts';

/** Creatures in every colour they may be asked for. */
export const coatsSheet = (creatures: readonly Creature[], dir: string): Canvas =>
  sheet(
    creatures.flatMap((creature) =>
      COAT_COLOURS.map((coat) => ({
        label: `${coat} ${creature}`,
        box: CREATURE_PAINTERS[creature].shapes.rest.box,
        paint: (layer: Layer) =>
          CREATURE_PAINTERS[creature].paint(layer, {
            pose: 'rest',
            mood: 'happy',
            coat,
            random: randomStream(3, creature),
          }),
      })),
    ),
    COAT_COLOURS.length,
    230,
    dir,
  );
