import { PageHead } from '../../kit/page-head.tsx';
import { OverviewPanels } from './overview-panels.tsx';
import { StatsSection } from './stats-section.tsx';
import { TrendsPanel } from './trends-panel.tsx';

/** How the shop does: the figures, how they came along, who waits, whether all is well. */
const DashboardPage = () => (
  <>
    <PageHead title="Dashboard" />
    <div className="grid gap-4">
      <StatsSection />
      <TrendsPanel />
      <OverviewPanels />
    </div>
  </>
);
export default DashboardPage;
