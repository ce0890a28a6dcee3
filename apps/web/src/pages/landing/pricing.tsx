import { formatCents } from '@bramblebook/contract/money';
import { SCREENS } from '@bramblebook/contract/screen-routes';
import { FREE_REVISIONS, PRICES_CENTS, TIME_PROMISES } from '@bramblebook/contract/settings';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SectionHead } from './section-head.tsx';

interface Offer {
  readonly name: string;
  readonly cents: number;
  readonly lead: string;
  readonly points: readonly string[];
  readonly action: string;
  /** The one most parents take. */
  readonly isFirst?: true;
}

const OFFERS: readonly Offer[] = [
  {
    name: 'Free Digital Book Preview',
    cents: 0,
    lead: 'See your child in the story.',
    points: ['The first 3 pages', `Ready ${TIME_PROMISES.preview}`, 'No card needed'],
    action: 'Start Free Preview',
  },
  {
    name: 'Full Digital Copy',
    cents: PRICES_CENTS.digital,
    lead: 'Read it tonight.',
    points: ['All 30 pages as a PDF', 'Instant download', `${FREE_REVISIONS} free revisions`],
    action: 'Create Digital Book',
  },
  {
    name: 'Softcover',
    cents: PRICES_CENTS.softcover,
    lead: 'A real book to hold.',
    points: [
      '20+ pages of story and pictures',
      'Free worldwide shipping',
      `With you in ${TIME_PROMISES.printedBook}`,
      `${FREE_REVISIONS} free revisions`,
    ],
    action: 'Create Softcover',
  },
  {
    name: 'Hardcover',
    cents: PRICES_CENTS.hardcover,
    lead: 'The one that is kept for ever.',
    points: [
      'Sturdy cover, thick paper',
      'Free worldwide shipping',
      `With you in ${TIME_PROMISES.printedBook}`,
      `${FREE_REVISIONS} free revisions`,
    ],
    action: 'Create Hardcover',
    isFirst: true,
  },
];

/** The four ways to have a book, with their prices. */
export const Pricing = () => (
  <section
    id="pricing"
    aria-labelledby="pricing-title"
    className="below-fold border-line border-y bg-paper-deep py-16 sm:py-24"
  >
    <div className="wrap">
      <SectionHead id="pricing-title" title="See it first, pay when you love it">
        No subscription. The price is the price: shipping is in it, wherever you live.
      </SectionHead>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {OFFERS.map(({ name, cents, lead, points, action, isFirst }) => (
          <li
            key={name}
            className={classNames(
              'flex flex-col rounded-lg border bg-sheet p-6 shadow-paper',
              isFirst ? 'border-2 border-berry' : 'border-line',
            )}
          >
            <div className="mb-1 font-semibold text-berry text-sm sm:min-h-6">
              {isFirst && 'Our favourite'}
            </div>
            <h3 className="text-[1.4rem] lg:min-h-[2.3em] lg:text-[1.3rem] xl:text-[1.4rem]">
              {name}
            </h3>
            <p className="mt-2 text-ink-soft">{lead}</p>
            <p className="mt-4 font-semibold font-serif text-[2.5rem] leading-none">
              {formatCents(cents)}
            </p>
            <ul className="mt-5 mb-7 grid grow content-start gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5 leading-snug">
                  <Check
                    className="mt-0.5 size-5 shrink-0 text-leaf"
                    strokeWidth={2.5}
                    aria-hidden="true"
                  />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink href={SCREENS.createBook} variant={isFirst ? 'primary' : 'outline'}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
