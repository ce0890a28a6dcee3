import { ApiError, sentenceOf } from '../../../api/api-error.ts';
import { Failed } from '../../kit/page-states.tsx';

const DENIED = 'Access Denied: Please log in to access the admin dashboard.';

/** Any failure of the figures is said in the spec's words; one that is no denial, with its reason. */
export const NoStats = ({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) => {
  const isDenied = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return (
    <Failed
      error={error}
      what="the admin dashboard"
      {...(!isDenied && { title: `${DENIED} ${sentenceOf(error)}` })}
      onRetry={onRetry}
    />
  );
};
