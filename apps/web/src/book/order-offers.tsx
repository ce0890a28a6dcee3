import { formatCents } from '@bramblebook/contract/money';
import { FORMATS, type Format } from '@bramblebook/contract/order';
import { PRICES_CENTS, TIME_PROMISES } from '@bramblebook/contract/settings';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { checkoutWith } from './cart.ts';

interface Offer {
  readonly name: string;
  readonly words: string;
  readonly action: string;
}

/** What each format is, in the words the book's own screens sell it with. */
export const OFFERS: Record<Format, Offer> = {
  digital: {
    name: 'Digital Copy',
    words: `All 30 pages to read on any screen, and the PDF to keep. Ready ${TIME_PROMISES.fullBook}.`,
    action: 'Order digital',
  },
  softcover: {
    name: 'Softcover Book',
    words: `A square 8.5-inch paperback, light enough for any backpack. At your door in ${TIME_PROMISES.printedBook}.`,
    action: 'Order softcover',
  },
  hardcover: {
    name: 'Hardcover Book',
    words: `The one for the shelf: a hard cover that stands up to years of bedtimes. At your door in ${TIME_PROMISES.printedBook}.`,
    action: 'Order hardcover',
  },
};

/** The three formats with their prices and the way to the checkout. */
export const OrderOffers = ({
  bookId,
  canOrder,
}: {
  readonly bookId: string;
  readonly canOrder: boolean;
}) => (
  <ul className="grid gap-4 md:grid-cols-3">
    {FORMATS.map((format) => (
      <li key={format}>
        <Card className="flex h-full flex-col gap-2">
          <h3 className="text-xl">{OFFERS[format].name}</h3>
          <p className="font-serif text-3xl text-berry">{formatCents(PRICES_CENTS[format])}</p>
          <p className="grow text-ink-soft leading-snug">{OFFERS[format].words}</p>
          {canOrder ? (
            <ButtonLink
              href={checkoutWith(bookId, [{ format, quantity: 1 }])}
              variant={format === 'hardcover' ? 'primary' : 'outline'}
              className="mt-3"
            >
              {OFFERS[format].action}
            </ButtonLink>
          ) : (
            <Button disabled variant="outline" className="mt-3">
              {OFFERS[format].action}
            </Button>
          )}
        </Card>
      </li>
    ))}
  </ul>
);
