import { Spinner } from '../../ui/spinner.tsx';

const FullPreviewPage = () => (
  <div className="wrap py-20 text-center">
    <Spinner label="Loading" />
  </div>
);

export default FullPreviewPage;
