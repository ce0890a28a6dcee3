import type { ResponseOf } from '@bramblebook/contract/api-call';
import { formatCents } from '@bramblebook/contract/money';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import { Empty } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { spendingWords } from '../../kit/spending-words.ts';

type Models = NonNullable<ResponseOf<typeof staffApi.overview>['models']>;

/** What models cost in the last 30 days, and on each day on which one was asked. */
export const ModelsPanel = ({ models }: { readonly models: Models }) => (
  <Panel title="Models, last 30 days">
    {models.calls === 0 ? (
      <Empty title="None was asked" />
    ) : (
      <>
        <p className={models.unpricedCalls > 0 ? 'font-semibold text-alarm' : 'font-semibold'}>
          {spendingWords(models)}
        </p>
        <table className="mt-2 w-full">
          <thead>
            <tr className="text-ink-soft text-xs">
              <th scope="col" className="pb-1 text-left">
                Day
              </th>
              <th scope="col" className="pb-1 text-right">
                Calls
              </th>
              <th scope="col" className="pb-1 text-right">
                Cost
              </th>
            </tr>
          </thead>
          <tbody>
            {models.days.toReversed().map(({ day, cents, calls }) => (
              <tr key={day}>
                <th scope="row" className="py-0.5 text-left font-normal">
                  {day}
                </th>
                <td className="text-right">{withCommas(calls)}</td>
                <td className="text-right">{formatCents(Math.round(cents))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
  </Panel>
);
