import type { Refused } from '@bramblebook/contract/refusals';
import type { Shop } from '../shop.ts';
import { tellAnew } from './tell-anew.ts';

/**
 * Has another story told of the same idea, with another plot than all before. Words
 * changed by hand go with the old story. Refuses as `tellAnew` does.
 */
export const askAnotherStory = (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  tellAnew(shop, user, bookId, () => ({ ok: true, changed: {} }));
