import { formatCents } from '@bramblebook/contract/money';
import type { Format } from '@bramblebook/contract/order';
import { PRICES_CENTS } from '@bramblebook/contract/settings';
import type { ReactNode } from 'react';
import { OFFERS } from '../../book/order-offers.tsx';
import { Card } from '../../ui/card.tsx';

/** What a format is and costs, and beside it how many are wanted. */
export const FormatCard = ({
  format,
  headingId,
  children,
}: {
  readonly format: Format;
  readonly headingId?: string;
  readonly children: ReactNode;
}) => {
  const { name, words } = OFFERS[format];
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid min-w-52 flex-1 gap-1">
        <h2 id={headingId} className="text-xl">
          {name}
        </h2>
        <p className="text-ink-soft leading-snug">{words}</p>
      </div>
      <p className="font-serif text-2xl text-berry">{formatCents(PRICES_CENTS[format])}</p>
      {children}
    </Card>
  );
};
