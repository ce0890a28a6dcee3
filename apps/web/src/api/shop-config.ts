import type { BrandNames } from '@bramblebook/contract/brand';
import { accountApi, type ShopConfig } from '@bramblebook/contract/shop-api';
import { createContext, useContext } from 'react';
import { SENT_BRAND } from '../ui/sent-brand.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { queryOf } from './query-client.ts';
import { useQuery } from './use-query.ts';

/** What is known of the shop until it has answered. */
const BEFORE: BrandNames & Pick<ShopConfig, 'sampleContent'> = {
  ...SENT_BRAND,
  sampleContent: false,
};

/**
 * Whether the page was sent by a shop that tells and paints by itself: the server has two forms of
 * the pages that speak of photos before any script has asked it.
 */
export const IsOwnMaker = createContext(false);

const BY_ITSELF = { ...BEFORE, models: { tells: null, paints: null } };

/** The shop's public settings; `payment` is absent until they have come. */
export const useShopConfig = (): typeof BEFORE & Partial<ShopConfig> => {
  const { data } = useQuery(queryOf(accountApi.config));
  const before = useContext(IsOwnMaker) ? BY_ITSELF : BEFORE;
  return (useHydrated() && data) || before;
};
