import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** A list that is being read, could not be read, or stands. */
export const ListState = ({
  query,
  loading,
  children,
}: {
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly loading: string;
  readonly children: ReactNode;
}) => {
  if (query.data !== undefined) return children;
  if (query.error)
    return (
      <Notice tone="red" title="This could not be loaded">
        <p>{sentenceOf(query.error)}</p>
        <Button className="mt-3" onClick={() => query.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  return <Spinner label={loading} />;
};
