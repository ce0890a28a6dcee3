import { withCommas } from '@bramblebook/contract/with-commas';
import { classNames } from '../../ui/class-names.ts';

interface Filter {
  readonly value: string;
  readonly label: string;
  /** How many it holds, where that is known. */
  readonly count?: number | undefined;
}

/** Which part of a list is shown: one of a few, side by side. */
export const FilterButtons = ({
  legend,
  filters,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly filters: readonly Filter[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}) => (
  <fieldset className="flex min-w-0 max-w-full overflow-x-auto rounded-sm border border-line-strong/60 max-sm:w-full">
    <legend className="sr-only">{legend}</legend>
    {filters.map(({ value, label, count }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className={classNames(
          'flex h-8 shrink-0 items-center gap-1.5 border-line border-r px-2.5 font-semibold text-xs -outline-offset-2 last:border-r-0 max-sm:h-10',
          value === chosen
            ? 'bg-bramble text-white'
            : 'text-ink-soft hover:bg-paper hover:text-ink',
        )}
      >
        {label}
        {count !== undefined && (
          <span className={value === chosen ? 'text-white/85' : 'text-ink-soft'}>
            {withCommas(count)}
          </span>
        )}
      </button>
    ))}
  </fieldset>
);
