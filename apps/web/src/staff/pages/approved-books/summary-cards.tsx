import type { ResponseOf } from '@bramblebook/contract/api-call';
import { formatCents } from '@bramblebook/contract/money';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { Skeleton } from '../../kit/page-states.tsx';

type Summary = ResponseOf<typeof staffApi.approvedBooks>['summary'];

/** The four cards above the approved books (spec §2). */
export const SummaryCards = ({ summary }: { readonly summary: Summary | undefined }) => {
  const cards = [
    ['Total Books', summary?.totalBooks.toLocaleString('en-US')],
    ['Ready for Print', summary?.readyForPrint.toLocaleString('en-US')],
    ['In Production', summary?.inProduction.toLocaleString('en-US')],
    ['Total Revenue', summary && formatCents(summary.totalRevenue)],
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(([label, figure]) => (
        <li key={label} className="rounded-md border border-line bg-sheet px-4 py-3">
          <p className="text-ink-soft">{label}</p>
          <p className="font-semibold text-xl leading-7">
            {figure ?? <Skeleton className="h-7 w-16" />}
          </p>
        </li>
      ))}
    </ul>
  );
};
