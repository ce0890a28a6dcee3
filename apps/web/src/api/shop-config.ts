import type { BrandNames } from '@bramblebook/contract/brand';
import type { PageForm } from '@bramblebook/contract/page-forms';
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

/** The form in which the page was sent, where it says things of the shop before any script has asked it. */
export const SentForm = createContext<PageForm | null>(null);

/** The shop's public settings; `payment` is absent until they have come. */
export const useShopConfig = (): typeof BEFORE & Partial<ShopConfig> => {
  const { data } = useQuery(queryOf(accountApi.config));
  const before = { ...BEFORE, ...useContext(SentForm) };
  return (useHydrated() && data) || before;
};
