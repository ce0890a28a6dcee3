import type { Prop } from '@bramblebook/contract/picture-vocabulary';

/** Props that are several things, or a pair, in one painting: “boots”, never “a boots”. */
export const PLURAL_PROPS: ReadonlySet<Prop> = new Set([
  'pancakes',
  'blocks',
  'skates',
  'shoes',
  'boots',
  'slippers',
  'ballet-shoes',
  'glasses',
  'bubbles',
  'skis',
  'scissors',
  'sound-rings',
  'coat-pegs',
  'crutches',
  'bunting',
  'northern-lights',
  'wings',
]);
