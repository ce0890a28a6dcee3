import type { ReadingAge } from '@bramblebook/contract/reading';
import { withFurther } from '../page-texts.ts';
import type { PlacePack } from './place-pack.ts';

type PlacePage = 'arrive' | 'crossing' | 'wayHome';

/** Further wordings of a place's three pages, by reading age. */
export type PlaceTellings = {
  readonly [age in ReadingAge]?: { readonly [page in PlacePage]?: readonly string[] };
};

/** The place with its further wordings, so that two books that play there need not share its pages. */
export function withPlaceTellings(pack: PlacePack, tellings: PlaceTellings): PlacePack {
  const told = (page: PlacePage) => withFurther(pack[page], (age) => tellings[age]?.[page]);
  return { ...pack, arrive: told('arrive'), crossing: told('crossing'), wayHome: told('wayHome') };
}
