import type { ReactNode } from 'react';
import { STAFF_TAB } from '../../ui/sent-brand.ts';
import { useTitle } from '../../ui/use-title.ts';

/** The one heading of a screen, which also names the browser's tab, with what can be done there. */
export const PageHead = ({
  title,
  tab = title,
  beside,
  actions,
}: {
  readonly title: string;
  readonly tab?: string;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
}) => {
  useTitle(tab, STAFF_TAB);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl">{title}</h1>
        {beside}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
};
