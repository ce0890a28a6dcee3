import { FORMATS } from '@bramblebook/contract/order';
import { FormatCard } from './format-card.tsx';

/** The checkout as far as it is the same for every book: what there is, and what it costs. */
export const CheckoutWaiting = () => (
  <div className="wrap grid min-h-dvh content-start gap-8 py-8 sm:py-12">
    <p role="status" className="sr-only">
      Opening the checkout
    </p>
    <header className="flex items-center gap-6">
      <div className="aspect-square w-24 shrink-0 animate-shimmer rounded-r-md rounded-l-sm bg-paper-deep shadow-book sm:w-28" />
      <div className="grid gap-1">
        <h1 className="text-3xl sm:text-4xl">Choose your format</h1>
        <p className="text-ink-soft text-lg">Your story book. Shipping is free worldwide.</p>
      </div>
    </header>
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      {/* A hair wider than the words that take their place, which are then no larger thing to be seen. */}
      <ul className="grid gap-4 tracking-[0.025em]">
        {FORMATS.map((format) => (
          <li key={format}>
            <FormatCard format={format}>
              <div className="h-11 w-38" />
            </FormatCard>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
