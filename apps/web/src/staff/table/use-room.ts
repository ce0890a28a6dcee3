import { useMedia } from '../../book/use-media.ts';

/** How much room a list has: a phone's, a tablet's or small laptop's, a desk's. */
export type Room = 'narrow' | 'middle' | 'wide';

/** The room there is now. A list draws what fits instead of drawing all and hiding half. */
export const useRoom = (): Room => {
  const isWide = useMedia('(min-width: 80rem)');
  const isMiddle = useMedia('(min-width: 48rem)');
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
};
