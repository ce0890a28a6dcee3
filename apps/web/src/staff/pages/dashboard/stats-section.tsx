import { formatCents } from '@bramblebook/contract/money';
import type { StaffStats } from '@bramblebook/contract/staff-dashboard-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import type { ReactNode } from 'react';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../kit/page-states.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { SystemStatusLine } from './system-status-line.tsx';

/** At this revenue the bar is full (spec §9). */
const FULL_BAR_CENTS = 1_000_000;

const percent = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(1)}%`;
const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** The spec's cards; their shapes until the figures have come. */
export const StatsSection = ({ stats: data }: { readonly stats: StaffStats | undefined }) => (
  <>
    <Cards stats={data} />
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title="Recent Activity">
        <Facts
          facts={[
            ['Books generating', data ? withCommas(data.booksGenerating) : <Wait key="w" />],
            [
              'New orders',
              data ? `${withCommas(data.newOrdersToday)} in the last 24 hours` : <Wait key="w" />,
            ],
            ['System Status', <SystemStatusLine key="s" />],
          ]}
        />
      </Panel>
      <Panel title="Business Overview">
        <Facts facts={overview(data)} />
      </Panel>
    </div>
  </>
);

const Wait = () => <Skeleton className="h-4 w-20" />;

const overview = (stats: StaffStats | undefined): readonly (readonly [string, ReactNode])[] => {
  const names = ['Average order value', 'Books per user', 'Processing efficiency'] as const;
  if (!stats) return names.map((name) => [name, <Wait key={name} />]);
  const { totalRevenue, totalOrders, totalBooks, totalUsers, booksGenerating } = stats;
  const atRest = totalBooks > 0 ? 1 - share(booksGenerating, totalBooks) : 1;
  return [
    [names[0], formatCents(Math.round(share(totalRevenue, totalOrders)))],
    [names[1], share(totalBooks, totalUsers).toFixed(1)],
    [names[2], `${(atRest * 100).toFixed(1)}%`],
  ];
};

const Cards = ({ stats }: { readonly stats: StaffStats | undefined }) => (
  <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    <StatCard label="Total Revenue" figure={stats && formatCents(stats.totalRevenue)}>
      {stats && (
        <>
          {percent(stats.revenueGrowth)} from last month
          <Progress
            value={Math.max(0, stats.totalRevenue)}
            max={FULL_BAR_CENTS}
            label={`Revenue on the way to ${formatCents(FULL_BAR_CENTS)}`}
            className="mt-2"
          />
        </>
      )}
    </StatCard>
    <StatCard label="Total Orders" figure={stats && withCommas(stats.totalOrders)}>
      {stats && `+${withCommas(stats.newOrdersToday)} today`}
    </StatCard>
    <StatCard label="Total Books" figure={stats && withCommas(stats.totalBooks)}>
      {stats && `${withCommas(stats.booksGenerating)} generating`}
    </StatCard>
    <StatCard label="Total Users" figure={stats && withCommas(stats.totalUsers)}>
      {stats && `+${withCommas(stats.newUsersToday)} today`}
    </StatCard>
  </ul>
);

const StatCard = ({
  label,
  figure,
  children,
}: {
  readonly label: string;
  readonly figure: string | undefined;
  readonly children: ReactNode;
}) => (
  <li className="min-w-0 rounded-md border border-line bg-sheet p-4">
    <p className="text-ink-soft">{label}</p>
    <p className="my-0.5 font-semibold text-2xl leading-8 sm:text-[1.7rem]">
      {figure ?? <Skeleton className="h-8 w-24" />}
    </p>
    <div className="text-ink-soft text-xs">{children ?? <Skeleton className="h-4 w-28" />}</div>
  </li>
);
