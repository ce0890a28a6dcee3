import type { Prop, Setting } from '@bramblebook/contract/picture-vocabulary';

/** What a picture shows of a place that is only told of in passing: the shell that came from a coral reef. */
export const PLACE_SIGNS: Readonly<Record<Setting, Prop>> = {
  forest: 'acorn',
  meadow: 'flower',
  seaside: 'sailing-boat',
  underwater: 'shell',
  space: 'rocket',
  castle: 'crown',
  jungle: 'leaf',
  snow: 'sledge',
  town: 'signpost',
  home: 'slippers',
  desert: 'cactus',
  mountain: 'stone',
  school: 'backpack',
  garden: 'bucket-and-spade',
};
