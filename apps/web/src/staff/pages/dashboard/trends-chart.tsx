import { formatCents } from '@bramblebook/contract/money';
import type { TrendDay } from '@bramblebook/contract/staff-dashboard-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayWords = (day: unknown): string => DAY.format(new Date(`${String(day)}T00:00Z`));
const dollars = (cents: number): string => `$${withCommas(Math.round(cents / 100))}`;

/** The scales of a shop that has sold nothing yet: its ticks are still different whole figures. */
const LEAST_CENTS = 10_000;
const LEAST_ORDERS = 4;
const atLeast = (least: number) => (most: number) => Math.max(most, least);

const INK = 'var(--color-ink-soft)';
const TICK = { fill: INK, fontSize: 11 } as const;
const TOOLTIP = {
  background: 'var(--color-sheet)',
  border: '1px solid var(--color-line)',
  borderRadius: 6,
  padding: '4px 8px',
} as const;
const MARGIN = { top: 6, right: 8, bottom: 0, left: 0 } as const;

/** Two charts over the same days: what came in, and how many orders. The table below says the same. */
const TrendsChart = ({ days }: { readonly days: readonly TrendDay[] }) => (
  <div className="grid h-full grid-rows-[3fr_2fr] gap-1" aria-hidden="true">
    <ResponsiveContainer>
      <AreaChart data={[...days]} syncId="trends" margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="day" hide />
        <YAxis
          width={56}
          domain={[0, atLeast(LEAST_CENTS)]}
          tick={TICK}
          tickFormatter={dollars}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          contentStyle={TOOLTIP}
          labelFormatter={dayWords}
          formatter={(cents) => [formatCents(Number(cents)), 'Revenue']}
        />
        <Area
          dataKey="revenueCents"
          stroke="var(--color-berry)"
          fill="var(--color-berry-tint)"
          strokeWidth={2}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
    <ResponsiveContainer>
      <BarChart data={[...days]} syncId="trends" margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tick={TICK}
          tickFormatter={dayWords}
          tickLine={false}
          minTickGap={28}
          stroke="var(--color-line)"
        />
        <YAxis
          width={56}
          domain={[0, atLeast(LEAST_ORDERS)]}
          tick={TICK}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          contentStyle={TOOLTIP}
          labelFormatter={dayWords}
          formatter={(orders) => [String(orders), 'Orders']}
        />
        <Bar
          dataKey="orders"
          fill="var(--color-leaf)"
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  </div>
);
export default TrendsChart;
