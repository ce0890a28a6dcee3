import type { Prop } from '@bramblebook/contract/picture-vocabulary';
import { lantern } from './lantern.ts';
import type { PropPainter } from './prop-painter.ts';

/** Every prop of the vocabulary and who paints it. */
export const PROP_PAINTERS: Partial<Record<Prop, PropPainter>> = {
  lantern,
};
