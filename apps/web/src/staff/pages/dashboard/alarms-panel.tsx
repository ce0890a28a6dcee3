import { staffApi } from '@bramblebook/contract/staff-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { AlarmList } from '../../alarms/alarm-list.tsx';
import { Failed } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';

const EVERY_MS = 60_000;

/** What waits for somebody's eyes; not there at all while nothing does. */
export const AlarmsPanel = () => {
  const { data, error, refetch } = useQuery({
    ...staffQuery(staffApi.alarms),
    refetchInterval: EVERY_MS,
  });
  if (error) return <Failed error={error} what="the alarms" onRetry={refetch} />;
  if (!data || data.total === 0) return null;
  return (
    <Panel title={`To be looked at (${withCommas(data.total)})`}>
      <AlarmList alarms={data.alarms} />
    </Panel>
  );
};
