import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { GALLERY_PARTS } from '@bramblebook/contract/page-numbers';
import { textOf } from '@bramblebook/contract/page-words';
import { staffApi } from '@bramblebook/contract/staff-api';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../api/send.ts';
import { pictureAt, pictureOf } from '../../book/page-picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { DownloadLink } from '../kit/button.tsx';
import { PageViewer } from './page-viewer.tsx';

type Part = keyof typeof GALLERY_PARTS;
/** Spec §2, "Approved books"; the heading says 20 over slots 6–26 (decision D1). */
const HEADINGS: Readonly<Record<Part, string>> = {
  cover: 'Cover Pages (1–5)',
  story: 'Story Pages (20)',
  back: 'Back Pages (27–30)',
};

/** A book's pages in three galleries; each opens over the whole screen and can be saved. */
export const PageGalleries = ({
  book,
  mayDownload,
}: {
  readonly book: Book;
  readonly mayDownload: boolean;
}) => {
  const [open, setOpen] = useState<{ part: Part; page: number } | null>(null);
  return (
    <div className="grid gap-4">
      {(Object.keys(GALLERY_PARTS) as Part[]).map((part) => (
        <section key={part} aria-label={HEADINGS[part]}>
          <div className="mb-1.5 flex items-center justify-between gap-2">
            <h2 className="font-sans text-xs">{HEADINGS[part]}</h2>
            {mayDownload && <ZipLink bookId={book.id} part={part} />}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {GALLERY_PARTS[part].map((page) => (
              <li key={page}>
                <Thumb book={book} page={page} onOpen={() => setOpen({ part, page })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open && (
        <PageViewer
          book={book}
          pages={GALLERY_PARTS[open.part]}
          page={open.page}
          onPage={(page) => setOpen({ part: open.part, page })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

const ZipLink = ({ bookId, part }: { readonly bookId: string; readonly part: Part }) => (
  <DownloadLink
    size="small"
    href={urlOf(staffApi.pagesZip, { params: { bookId }, query: { part } })}
  >
    <Download className="size-3.5" aria-hidden="true" />
    Download all
    <span className="sr-only"> of {HEADINGS[part]}</span>
  </DownloadLink>
);

const Thumb = ({
  book,
  page,
  onOpen,
}: {
  readonly book: Book;
  readonly page: number;
  readonly onOpen: () => void;
}) => {
  const url = pictureOf(book, page);
  return (
    <button
      type="button"
      title={textOf(book, page) ?? pageName(page)}
      onClick={onOpen}
      className="block w-full rounded-sm text-left"
    >
      <Picture
        src={url && pictureAt(url, 480)}
        alt=""
        loading="lazy"
        className="rounded-sm border border-line"
      />
      <span className="mt-0.5 block truncate text-2xs text-ink-soft">
        {page} · {pageName(page)}
      </span>
    </button>
  );
};
