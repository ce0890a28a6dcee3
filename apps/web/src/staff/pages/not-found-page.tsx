import { screenPath } from '@bramblebook/contract/screen-routes';
import { ButtonLink } from '../kit/button.tsx';
import { PageHead } from '../kit/page-head.tsx';

/** An address of the staff area that leads nowhere. */
const NotFoundPage = () => (
  <>
    <PageHead title="Page Not Found" />
    <ButtonLink href={screenPath('adminDashboard')}>To the dashboard</ButtonLink>
  </>
);
export default NotFoundPage;
