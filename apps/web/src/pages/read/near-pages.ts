import { isCover } from '../../book/spread.tsx';
import type { FacingPages } from '../../book/spreads.ts';

/** A leaf on its way from one stop to another, as places among the stops. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  readonly direction: 'next' | 'previous';
}

type Side = 'left' | 'right';

/** One side of a stop; `ready` is drawn but not seen, `away` and `in` are the faces of the turning leaf. */
export interface NearPage {
  readonly key: string;
  readonly page: number | null;
  readonly opposite: number | null;
  readonly side: Side;
  readonly state: 'open' | 'ready' | 'away' | 'in';
}

const stateOf = (place: number, side: Side, index: number, turn: Turn | null) => {
  if (!turn) return place === index ? 'open' : 'ready';
  const leaving: Side = turn.direction === 'next' ? 'right' : 'left';
  if (place === turn.from) return side === leaving ? 'away' : 'open';
  if (place === turn.to) return side === leaving ? 'open' : 'in';
  return 'ready';
};

/**
 * The pages to draw: those of the open stop `index`, of the one a leaf comes from, and, once
 * there was time for it, of the neighbours of `near`. Nothing lies opposite a cover.
 */
export const nearPages = (
  spreads: readonly FacingPages[],
  { index, near, turn }: { index: number; near: number | null; turn: Turn | null },
): NearPage[] => {
  const neighbours = near === null ? [] : [near - 1, near, near + 1];
  const places = [...new Set([index, ...neighbours, ...(turn ? [turn.from] : [])])];
  return places
    .toSorted((a, b) => a - b)
    .flatMap((place) => {
      const spread = spreads[place];
      if (!spread) return [];
      return (['left', 'right'] as const).flatMap((side): NearPage[] => {
        const page = spread[side];
        const opposite = spread[side === 'left' ? 'right' : 'left'];
        if (page === null && isCover(opposite)) return [];
        const key = page === null ? `${side} of ${opposite}` : String(page);
        return [{ key, page, opposite, side, state: stateOf(place, side, index, turn) }];
      });
    });
};
