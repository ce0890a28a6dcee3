import type { ResponseOf } from '@bramblebook/contract/api-call';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import { Link } from 'wouter';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { Empty, Failed, Loading } from '../../kit/page-states.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { OrderBadge } from '../../kit/status-badge.tsx';
import { stretchOf } from '../../kit/times.ts';
import { useNow } from '../../kit/use-now.ts';
import { ModelsPanel } from './models-panel.tsx';

type Overview = ResponseOf<typeof staffApi.overview>;

/** What stands behind the figures: the funnel, who waits, the making of books, the jobs. */
export const OverviewPanels = () => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.overview));
  if (error) return <Failed error={error} what="the overview" onRetry={refetch} />;
  if (!data)
    return (
      <Panel title="From book to order">
        <Loading what="the overview" lines={8} />
      </Panel>
    );
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title="Waiting longest">
        <Waiting waiting={data.waiting} />
      </Panel>
      <Panel title="From book to order, last 30 days">
        <Funnel steps={data.funnel} />
      </Panel>
      <Panel title="Making of books">
        <Facts facts={makingFacts(data)} />
      </Panel>
      {data.models && <ModelsPanel models={data.models} />}
      <Panel title="Jobs">
        <Jobs queue={data.queue} />
      </Panel>
    </div>
  );
};

const Waiting = ({ waiting }: { readonly waiting: Overview['waiting'] }) => {
  const now = useNow(60_000);
  if (waiting.length === 0) return <Empty title="Nobody waits" />;
  return (
    <ul className="-my-1.5 grid grid-cols-1 divide-y divide-line">
      {waiting.map(({ id, customerName, status, since }) => (
        <li key={id} className="flex items-center gap-3 py-1.5">
          <Link
            href={screenPath('adminOrder', { orderId: id })}
            className="min-w-0 grow truncate font-semibold hover:underline"
          >
            {customerName}
          </Link>
          <OrderBadge status={status} />
          <span className="w-20 shrink-0 text-right">{stretchOf(now - Date.parse(since))}</span>
        </li>
      ))}
    </ul>
  );
};

const Funnel = ({ steps }: { readonly steps: Overview['funnel'] }) => {
  const first = steps[0]?.count ?? 0;
  return (
    <ol className="grid gap-2">
      {steps.map(({ step, count }) => {
        const part = first > 0 ? count / first : 0;
        return (
          <li key={step} className="grid grid-cols-[8rem_1fr_5.5rem] items-center gap-3">
            <span className="truncate text-ink-soft">{step}</span>
            <span className="h-3 rounded-sm bg-ink/6" aria-hidden="true">
              <span className="block h-3 rounded-sm bg-leaf" style={{ width: `${part * 100}%` }} />
            </span>
            <span className="text-right">
              {withCommas(count)} · {Math.round(part * 100)}%
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const makingFacts = ({ making }: Overview): readonly (readonly [string, string])[] => {
  const time = (ms: number | null) => (ms === null ? 'none made in 7 days' : stretchOf(ms));
  return [
    ['Preview, median', time(making.medianPreviewMs)],
    ['Full book, median', time(making.medianFullMs)],
    ['Failed', String(making.failed)],
    ['Not possible', String(making.rejected)],
  ];
};

const Jobs = ({ queue }: { readonly queue: Overview['queue'] }) =>
  queue.length === 0 ? (
    <Empty title="No job waits" />
  ) : (
    <table className="w-full">
      <thead>
        <tr className="text-ink-soft text-xs">
          <th scope="col" className="pb-1 text-left">
            Job
          </th>
          {['Waiting', 'Running', 'Failed'].map((name) => (
            <th key={name} scope="col" className="pb-1 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queue.map(({ job, waiting, running, failed }) => (
          <tr key={job}>
            <th scope="row" className="py-0.5 text-left font-normal">
              {job}
            </th>
            <td className="text-right">{waiting}</td>
            <td className="text-right">{running}</td>
            <td className={failed > 0 ? 'text-right font-semibold text-alarm' : 'text-right'}>
              {failed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
