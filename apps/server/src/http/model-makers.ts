import type { ShopConfig } from '@bramblebook/contract/shop-api';
import type { Shop } from '@bramblebook/shop/shop';

/** Who runs the models that tell and paint, in a parent's words; null for what the shop does by itself. */
export const modelMakers = ({ storytellerModel, painterModel }: Shop): ShopConfig['models'] => ({
  tells: storytellerModel?.maker ?? null,
  paints: painterModel?.maker ?? null,
});
