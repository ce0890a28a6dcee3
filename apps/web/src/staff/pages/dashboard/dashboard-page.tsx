import { staffApi } from '@bramblebook/contract/staff-api';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { AlarmsPanel } from './alarms-panel.tsx';
import { NoStats } from './no-stats.tsx';
import { OverviewPanels } from './overview-panels.tsx';
import { StatsSection } from './stats-section.tsx';
import { TrendsPanel } from './trends-panel.tsx';

/** How the shop does: the figures, how they came along, who waits, whether all is well. */
const DashboardPage = () => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.stats));
  return (
    <>
      <PageHead title="Dashboard" />
      {error ? (
        <NoStats error={error} onRetry={refetch} />
      ) : (
        <div className="grid gap-4">
          <AlarmsPanel />
          <StatsSection stats={data} />
          <TrendsPanel />
          <OverviewPanels />
        </div>
      )}
    </>
  );
};
export default DashboardPage;
