import type { User } from '@bramblebook/contract/user';
import { admitLayout } from '@bramblebook/shop/books/read-layout';
import type { Shop } from '@bramblebook/shop/shop';

/** For a parent's calls that have a whole book laid out: not too often for one account. */
export const layingOut = {
  access: 'parent',
  admit: ({ shop, user }: { shop: Shop; user: User }) => admitLayout(shop, user),
} as const;
