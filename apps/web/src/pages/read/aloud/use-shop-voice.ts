import { useShopConfig } from '../../../api/shop-config.ts';

/** The voice that the shop reads in. */
export interface ShopVoice {
  /** Who runs it. */
  readonly maker: string;
  /** Whether it reads what nobody has recorded; else the device's does. */
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** The shop's own voice as it is chosen here; null where it has none, or has not said so yet. */
export const useShopVoice = (choice: Omit<ShopVoice, 'maker'>): ShopVoice | null => {
  const { reads } = useShopConfig();
  return reads == null ? null : { maker: reads, ...choice };
};
