import { Spinner } from '../../ui/spinner.tsx';

const DashboardPage = () => (
  <div className="wrap py-20 text-center">
    <Spinner label="Loading" />
  </div>
);

export default DashboardPage;
