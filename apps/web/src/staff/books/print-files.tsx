import type { Format } from '@bramblebook/contract/order';
import { staffApi } from '@bramblebook/contract/staff-api';
import { FileDown } from 'lucide-react';
import { urlOf } from '../../api/send.ts';
import { DownloadLink } from '../kit/button.tsx';

const COVERS = ['softcover', 'hardcover'] as const;

/** The files a printer needs: the interior, and the cover of the format ordered first. */
export const PrintFiles = ({
  bookId,
  format,
}: {
  readonly bookId: string;
  readonly format: Format;
}) => {
  const params = { bookId };
  const covers = [...COVERS].sort((a, b) => Number(b === format) - Number(a === format));
  return (
    <div className="flex flex-wrap gap-1.5">
      <DownloadLink size="small" href={urlOf(staffApi.interiorPdf, { params })}>
        <FileDown className="size-3.5" aria-hidden="true" />
        interior.pdf
      </DownloadLink>
      {covers.map((cover) => (
        <DownloadLink
          key={cover}
          size="small"
          href={urlOf(staffApi.coverPdf, { params, query: { format: cover } })}
        >
          <FileDown className="size-3.5" aria-hidden="true" />
          cover.pdf · {cover}
        </DownloadLink>
      ))}
      <DownloadLink
        size="small"
        href={urlOf(staffApi.pagesZip, { params, query: { part: 'all' } })}
      >
        <FileDown className="size-3.5" aria-hidden="true" />
        All pages (zip)
      </DownloadLink>
    </div>
  );
};
