import type { CoatColour } from '@bramblebook/contract/creature-vocabulary';
import { colourDistance } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';

/** What a parent means by a colour, as paint. */
const COAT_PAINT: Readonly<Record<CoatColour, string>> = {
  black: '#4a4049',
  white: '#fbf5ee',
  grey: '#9a969f',
  brown: '#8a5a40',
  ginger: '#dc8a4c',
  golden: '#e5b866',
  red: '#d2604e',
  pink: '#eda0b6',
  purple: '#9068aa',
  blue: '#4f8cc4',
  green: '#5fa06c',
};

/**
 * The coats an animal can wear, each built once: a creature takes its own by one draw
 * of its stream, so it wears the same through a whole book. With `mainColour` it can be
 * asked for: the coat nearest to that colour is taken, also from those `onRequest`.
 */
export const wardrobe = <Coat, Animal>(
  coats: readonly Coat[],
  build: (coat: Coat) => Animal,
  mainColour?: (coat: Coat) => string,
  onRequest: readonly Coat[] = [],
): ((random: Random, asked?: CoatColour) => Animal) => {
  const hung = coats.map(build);
  const all = [...coats, ...onRequest];
  const made = new Map<CoatColour, Animal>();
  const inColour = (asked: CoatColour, colourOf: (coat: Coat) => string): Animal | undefined => {
    const ready = made.get(asked);
    if (ready !== undefined) return ready;
    const away = (coat: Coat): number => colourDistance(colourOf(coat), COAT_PAINT[asked]);
    const [nearest] = [...all].sort((a, b) => away(a) - away(b));
    const animal = nearest === undefined ? undefined : build(nearest);
    if (animal !== undefined) made.set(asked, animal);
    return animal;
  };
  return (random, asked) => {
    const own = random.pick(hung);
    return asked === undefined || mainColour === undefined
      ? own
      : (inColour(asked, mainColour) ?? own);
  };
};
