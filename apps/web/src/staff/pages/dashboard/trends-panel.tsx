import { formatCents } from '@bramblebook/contract/money';
import { staffApi } from '@bramblebook/contract/staff-api';
import { TREND_DAYS, type TrendDay } from '@bramblebook/contract/staff-dashboard-api';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { listQuery } from '../../act/staff-query.ts';
import { Button } from '../../kit/button.tsx';
import { Failed, Skeleton } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';

const TrendsChart = lazy(() => import('./trends-chart.tsx'));

/** Revenue and orders by day, as a chart with its table behind it. */
export const TrendsPanel = () => {
  const [days, setDays] = useState<(typeof TREND_DAYS)[number]>(30);
  const { data, error, refetch } = useQuery(listQuery(staffApi.trends, { query: { days } }));
  return (
    <Panel
      title="Revenue and orders"
      actions={
        <fieldset className="flex gap-1">
          <legend className="sr-only">Days shown</legend>
          {TREND_DAYS.map((choice) => (
            <Button
              key={choice}
              size="small"
              variant={choice === days ? 'primary' : 'quiet'}
              aria-pressed={choice === days}
              onClick={() => setDays(choice)}
            >
              {choice} days
            </Button>
          ))}
        </fieldset>
      }
    >
      {error && <Failed error={error} what="revenue and orders" onRetry={refetch} />}
      {!error && (
        <>
          <div className="h-64">
            <Suspense fallback={<Skeleton className="h-full" />}>
              {data ? <TrendsChart days={data.days} /> : <Skeleton className="h-full" />}
            </Suspense>
          </div>
          {data && <TrendsTable days={data.days} />}
        </>
      )}
    </Panel>
  );
};

const TrendsTable = ({ days }: { readonly days: readonly TrendDay[] }) => (
  <details className="mt-2">
    <summary className="w-fit rounded-sm font-semibold text-ink-soft text-xs hover:text-ink">
      Show as a table
    </summary>
    <table className="mt-2 w-full max-w-md">
      <thead>
        <tr className="text-left text-ink-soft text-xs">
          <th scope="col" className="py-1">
            Day
          </th>
          <th scope="col" className="py-1 text-right">
            Revenue
          </th>
          <th scope="col" className="py-1 text-right">
            Orders
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, revenueCents, orders }) => (
          <tr key={day}>
            <th scope="row" className="border-line border-t py-1 text-left font-normal">
              {day}
            </th>
            <td className="border-line border-t py-1 text-right">{formatCents(revenueCents)}</td>
            <td className="border-line border-t py-1 text-right">{orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
