import type { ResponseOf } from '@bramblebook/contract/api-call';
import { STAFF_FILTERS } from '@bramblebook/contract/order-states';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { classNames } from '../../../ui/class-names.ts';
import type { ListView } from '../../table/list-address.ts';

const FILTERS = ['all', ...Object.keys(STAFF_FILTERS)];
const PROBLEM = 'problem';

/** Which orders are shown, by where they stand, each with how many there are. */
export const StatusFilter = ({
  view,
  counts,
  onChange,
}: {
  readonly view: ListView;
  readonly counts: ResponseOf<typeof staffApi.orders>['counts'] | undefined;
  readonly onChange: (view: Partial<ListView>) => void;
}) => {
  const chosen = view.problem ? PROBLEM : (view.status ?? 'all');
  const choose = (filter: string) =>
    onChange(
      filter === PROBLEM
        ? { status: undefined, problem: 'only' }
        : { status: filter, problem: undefined },
    );
  return (
    <fieldset className="flex min-w-0 max-w-full overflow-x-auto rounded-sm border border-line-strong/60 max-sm:w-full">
      <legend className="sr-only">Status</legend>
      {[...FILTERS, PROBLEM].map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => choose(filter)}
          className={classNames(
            'flex h-8 shrink-0 items-center gap-1.5 border-line border-r px-2.5 font-semibold text-xs -outline-offset-2 last:border-r-0 max-sm:h-10',
            filter === chosen
              ? 'bg-bramble text-white'
              : 'text-ink-soft hover:bg-paper hover:text-ink',
          )}
        >
          {filter === PROBLEM
            ? 'Payment problem'
            : filter.replace(/^./, (first) => first.toUpperCase())}
          {counts?.[filter] !== undefined && (
            <span className={filter === chosen ? 'text-white/85' : 'text-ink-soft'}>
              {counts[filter].toLocaleString('en-US')}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
};
