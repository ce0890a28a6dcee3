import type { Random } from '../../paint/random.ts';

/**
 * The coats an animal can wear, each built once: a creature takes its own by one draw
 * of its stream, so it wears the same through a whole book.
 */
export function wardrobe<Coat, Animal>(
  coats: readonly Coat[],
  build: (coat: Coat) => Animal,
): (random: Random) => Animal {
  const hung = coats.map(build);
  return (random) => random.pick(hung);
}
