import { screenPath } from '@bramblebook/contract/screen-routes';
import type { AuditEntry } from '@bramblebook/contract/staff-account-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import { createColumnHelper } from '@tanstack/react-table';
import { X } from 'lucide-react';
import { useQuery } from '../../../api/use-query.ts';
import { listQuery } from '../../act/staff-query.ts';
import { Button } from '../../kit/button.tsx';
import { Changes } from '../../kit/changes.tsx';
import { InnerLink } from '../../kit/inner-link.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { momentOf } from '../../kit/times.ts';
import type { ListFeatures } from '../../table/data-table.tsx';
import { useListView } from '../../table/list-address.ts';
import { ListScreen } from '../../table/list-screen.tsx';

const SUBJECT_SCREENS: Readonly<Record<string, (id: string) => string>> = {
  order: (orderId) => screenPath('adminOrder', { orderId }),
  book: (bookId) => screenPath('adminBook', { bookId }),
  user: (userId) => screenPath('adminCustomer', { userId }),
};

/** What it was done to, with the ways there and to all that was done to it. */
const Subject = ({ entry: { subjectKind, subjectId } }: { readonly entry: AuditEntry }) => {
  const pathTo = SUBJECT_SCREENS[subjectId.split('_')[0] ?? ''];
  const words = `${subjectKind} ${subjectId.length > 12 ? `…${subjectId.slice(-6)}` : subjectId}`;
  return (
    <>
      {pathTo ? (
        <InnerLink href={pathTo(subjectId)} data-row-link="" className="hover:underline">
          {words}
        </InnerLink>
      ) : (
        words
      )}{' '}
      ·{' '}
      <InnerLink
        href={screenPath('adminAudit', undefined, { subject: subjectId })}
        className="hover:underline"
      >
        all of it
      </InnerLink>
    </>
  );
};

/** `order.add_note` as people say it: "order: add note". */
const actWords = (what: string): string => what.replace('.', ': ').replaceAll('_', ' ');

const column = createColumnHelper<ListFeatures, AuditEntry>();
const columns = column.columns([
  column.accessor('at', {
    header: 'When',
    meta: { className: 'whitespace-nowrap align-top max-md:hidden' },
    cell: ({ getValue }) => momentOf(getValue()),
  }),
  column.accessor('who', {
    header: 'Who',
    meta: { className: 'align-top' },
    cell: ({ row: { original: entry } }) => (
      <>
        <InnerLink
          href={screenPath('adminAudit', undefined, { who: entry.who })}
          className="font-semibold hover:underline"
        >
          {entry.who}
        </InnerLink>
        <span className="block text-ink-soft text-xs">{entry.from}</span>
        <span className="block text-ink-soft text-xs md:hidden">{momentOf(entry.at)}</span>
      </>
    ),
  }),
  column.accessor('what', {
    header: 'What',
    meta: { className: 'align-top' },
    cell: ({ row: { original: entry } }) => (
      <>
        {actWords(entry.what)}
        <span className="block text-ink-soft text-xs">
          <Subject entry={entry} />
        </span>
        <span className="lg:hidden">
          <Changes before={entry.before} after={entry.after} />
        </span>
      </>
    ),
  }),
  column.display({
    id: 'changes',
    header: 'Before and after',
    meta: { className: 'align-top max-lg:hidden' },
    cell: ({ row: { original: entry } }) => <Changes before={entry.before} after={entry.after} />,
  }),
]);

/** Who did what, when, from where: nothing here can be changed. */
const AuditPage = () => {
  const [view, changeView] = useListView();
  const { data, error, refetch } = useQuery(listQuery(staffApi.audit, { query: view }));
  return (
    <>
      <PageHead title="Audit log" />
      <ListScreen
        label="Audit log"
        what="the audit log"
        searchHint="Who, what, or the id of an order, book or customer"
        view={view}
        onView={changeView}
        filters={
          <>
            {view.who && (
              <Narrowed words={view.who} onDrop={() => changeView({ who: undefined })} />
            )}
            {view.subject && (
              <Narrowed words={view.subject} onDrop={() => changeView({ subject: undefined })} />
            )}
          </>
        }
        columns={columns}
        rows={data?.entries}
        rowId={(entry) => String(entry.id)}
        size={{ total: data?.total ?? 0, things: 'entries' }}
        error={error}
        onRetry={refetch}
        empty={<Empty title="Nothing of that kind was done" />}
      />
    </>
  );
};
export default AuditPage;

const Narrowed = ({ words, onDrop }: { readonly words: string; readonly onDrop: () => void }) => (
  <Button size="small" className="max-w-full" onClick={onDrop}>
    <span className="truncate">Only {words}</span>
    <X className="size-3.5 shrink-0" aria-label="show all again" />
  </Button>
);
