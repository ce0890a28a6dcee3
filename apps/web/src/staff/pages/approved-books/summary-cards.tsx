import type { ResponseOf } from '@bramblebook/contract/api-call';
import { formatCents } from '@bramblebook/contract/money';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { withCommas } from '@bramblebook/contract/with-commas';
import { Skeleton } from '../../kit/page-states.tsx';

type Summary = ResponseOf<typeof staffApi.approvedBooks>['summary'];

/** The four cards above the approved books (spec §2). */
export const SummaryCards = ({ summary }: { readonly summary: Summary | undefined }) => {
  const cards = [
    ['Total Books', summary && withCommas(summary.totalBooks)],
    ['Ready for Print', summary && withCommas(summary.readyForPrint)],
    ['In Production', summary && withCommas(summary.inProduction)],
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
