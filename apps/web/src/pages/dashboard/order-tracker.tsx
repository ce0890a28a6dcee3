import type { TrackerStep } from '@bramblebook/contract/order-states';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** The steps of an order: upright on phones, in a row on larger screens. */
export const OrderTracker = ({ steps }: { readonly steps: readonly TrackerStep[] }) => {
  const current = steps.findIndex((step) => !step.done);
  return (
    <ol aria-label="Progress of the order" className="flex flex-col lg:flex-row">
      {steps.map(({ label, done }, i) => (
        <li
          key={label}
          aria-current={i === current ? 'step' : undefined}
          className="relative flex items-center gap-3 pb-4 last:pb-0 lg:flex-1 lg:flex-col lg:gap-2 lg:pb-0 lg:text-center"
        >
          {i > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute left-[0.9375rem] h-4 w-0.5 max-lg:-top-4 lg:top-[0.9375rem] lg:right-1/2 lg:left-auto lg:h-0.5 lg:w-full',
                done ? 'bg-leaf' : 'bg-line',
              )}
            />
          )}
          <span
            className={classNames(
              'relative z-1 grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm',
              done
                ? 'bg-leaf text-white'
                : i === current
                  ? 'border-2 border-berry bg-sheet text-berry'
                  : 'border-2 border-line-strong/60 bg-sheet text-ink-soft',
            )}
          >
            {done ? <Check className="size-4.5" strokeWidth={3} aria-hidden="true" /> : i + 1}
          </span>
          <span
            className={classNames(
              'text-[0.9375rem] leading-tight',
              i === current ? 'font-semibold' : !done && 'text-ink-soft',
            )}
          >
            {label}
            {done && <span className="sr-only"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};
