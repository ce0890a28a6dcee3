import type { Refused } from '@bramblebook/contract/refusals';
import { countTry } from '../limits/count-tries.ts';
import type { Shop } from '../shop.ts';
import { type PhotoOwner, storePhoto } from './store-photo.ts';

/** How an upload is received: `keep` is handed the file once it is there. */
export type ReceivePhoto = (
  keep: (file: string) => Promise<{ ok: true; photoId: string } | Refused>,
) => Promise<{ ok: true; photoId: string } | Refused>;

/**
 * Takes in a photo that somebody uploads (store-photo.ts). Refuses with 429 before
 * anything is received where too many came from this address.
 */
export const uploadPhoto = async (
  shop: Shop,
  from: { readonly owner: PhotoOwner; readonly address: string },
  receive: ReceivePhoto,
): Promise<{ ok: true; photoId: string } | Refused> => {
  const allowed = await countTry(shop, 'uploadFromAddress', from.address);
  return allowed.ok ? receive((file) => storePhoto(shop, from.owner, file)) : allowed;
};
