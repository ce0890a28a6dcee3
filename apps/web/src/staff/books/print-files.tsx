import type { Format } from '@bramblebook/contract/order';
import type { PrintPart } from '@bramblebook/contract/preflight-report';
import { staffApi } from '@bramblebook/contract/staff-api';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { urlOf } from '../../api/send.ts';
import { useQuery } from '../../api/use-query.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { staffQuery } from '../act/staff-query.ts';
import { Button, DownloadLink } from '../kit/button.tsx';
import { Badge } from '../kit/status-badge.tsx';
import { PreflightWords } from './preflight-words.tsx';

const COVERS = ['softcover', 'hardcover'] as const;

interface Printed {
  readonly bookId: string;
  /** The bindings that were ordered; none where the files cannot be made yet. */
  readonly formats: readonly Format[];
}

/**
 * The files a printer needs, each with what the check found in it. What the order needs is
 * pressed and checked at once, the rest when it is asked for; a file that fails is not offered.
 */
export const PrintFiles = ({ bookId, formats }: Printed) => {
  const isOrdered = (cover: Format) => formats.includes(cover);
  const covers = [...COVERS].sort((a, b) => Number(isOrdered(b)) - Number(isOrdered(a)));
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-2">
        {(['interior', ...covers] as const).map((part) => (
          <PrintFile
            key={part}
            bookId={bookId}
            part={part}
            isNeeded={part === 'interior' ? formats.length > 0 : isOrdered(part)}
          />
        ))}
      </ul>
      <p className="mt-2">
        <DownloadLink
          size="small"
          href={urlOf(staffApi.pagesZip, { params: { bookId }, query: { part: 'all' } })}
        >
          <FileDown className="size-3.5" aria-hidden="true" />
          All pages (zip)
        </DownloadLink>
      </p>
    </>
  );
};

const NAMES: Readonly<Record<PrintPart, string>> = {
  interior: 'interior.pdf',
  softcover: 'cover.pdf · softcover',
  hardcover: 'cover.pdf · hardcover',
};

const addressOf = (bookId: string, part: PrintPart): string =>
  part === 'interior'
    ? urlOf(staffApi.interiorPdf, { params: { bookId } })
    : urlOf(staffApi.coverPdf, { params: { bookId }, query: { format: part } });

const PrintFile = ({
  bookId,
  part,
  isNeeded,
}: {
  readonly bookId: string;
  readonly part: PrintPart;
  readonly isNeeded: boolean;
}) => {
  const [isWanted, setWanted] = useState(isNeeded);
  const {
    data: report,
    error,
    refetch,
  } = useQuery({
    ...staffQuery(staffApi.printPreflight, { params: { bookId }, query: { part } }),
    enabled: isWanted,
  });
  const isPressing = isWanted && !report && !error;
  return (
    <li aria-label={NAMES[part]} className="min-w-0 rounded-sm border border-line p-2.5">
      <p className="mb-1 flex min-h-7 flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{NAMES[part]}</span>
        {report?.ok && (
          <DownloadLink size="small" href={addressOf(bookId, part)}>
            <FileDown className="size-3.5" aria-hidden="true" />
            Download<span className="sr-only"> {NAMES[part]}</span>
          </DownloadLink>
        )}
        {report && !report.ok && <Badge tone="wrong">Not offered</Badge>}
        {!report && !isPressing && (
          <Button size="small" onClick={() => (isWanted ? refetch() : setWanted(true))}>
            {isWanted ? 'Try again' : 'Press and check'}
            <span className="sr-only"> {NAMES[part]}</span>
          </Button>
        )}
      </p>
      {isPressing && (
        <p role="status" className="flex items-center gap-2 text-ink-soft text-xs">
          <Spinner className="size-3.5" />
          Pressed and checked, which takes a while …
        </p>
      )}
      {error && <p className="text-xs">{sentenceOf(error)}</p>}
      {report && !report.ok && (
        <p className="text-xs">The file does not pass the check, so it is not handed out.</p>
      )}
      {report && <PreflightWords report={report} />}
    </li>
  );
};
