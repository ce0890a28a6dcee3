import type { ResponseOf } from '@bramblebook/contract/api-call';
import { STAFF_FILTERS } from '@bramblebook/contract/order-states';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { FilterButtons } from '../../kit/filter-buttons.tsx';
import type { ListView } from '../../table/list-address.ts';

const PROBLEM = 'problem';
const FILTERS = [
  ...['all', ...Object.keys(STAFF_FILTERS)].map((value) => ({
    value,
    label: value.replace(/^./, (first) => first.toUpperCase()),
  })),
  { value: PROBLEM, label: 'Payment problem' },
];

/** Which orders are shown, by where they stand, each with how many there are. */
export const StatusFilter = ({
  view,
  counts,
  onChange,
}: {
  readonly view: ListView;
  readonly counts: ResponseOf<typeof staffApi.orders>['counts'] | undefined;
  readonly onChange: (view: Partial<ListView>) => void;
}) => (
  <FilterButtons
    legend="Status"
    filters={FILTERS.map((filter) => ({ ...filter, count: counts?.[filter.value] }))}
    chosen={view.problem ? PROBLEM : (view.status ?? 'all')}
    onChoose={(filter) =>
      onChange(
        filter === PROBLEM
          ? { status: undefined, problem: 'only' }
          : { status: filter, problem: undefined },
      )
    }
  />
);
