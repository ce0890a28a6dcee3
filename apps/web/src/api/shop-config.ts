import { accountApi, type ShopConfig } from '@bramblebook/contract/shop-api';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../ui/use-hydrated.ts';
import { queryOf } from './query-client.ts';

/** What the shop is called until it has said so itself. */
const BEFORE: Pick<ShopConfig, 'brand' | 'brandOwner' | 'supportEmail' | 'sampleContent'> = {
  brand: 'Bramblebook',
  brandOwner: 'Bramblebook',
  supportEmail: 'hello@bramblebook.example',
  sampleContent: false,
};

/** The shop's public settings; `payment` is absent until they have come. */
export const useShopConfig = (): typeof BEFORE & Partial<ShopConfig> => {
  const { data } = useQuery(queryOf(accountApi.config));
  return (useHydrated() && data) || BEFORE;
};
