import { bookApi } from '@bramblebook/contract/shop-api';
import { BookDown, Download } from 'lucide-react';
import { urlOf } from '../api/send.ts';
import { buttonLook } from '../ui/button.tsx';

/** The files of a digital copy, to keep: the PDF, and the EPUB for e-readers. */
export const EditionLinks = ({ bookId }: { readonly bookId: string }) => (
  <>
    <a
      href={urlOf(bookApi.pdf, { params: { bookId } })}
      download
      className={buttonLook({ variant: 'outline' })}
    >
      <Download className="size-5" aria-hidden="true" />
      Download the PDF
    </a>
    <a
      href={urlOf(bookApi.epub, { params: { bookId } })}
      download
      className={buttonLook({ variant: 'outline' })}
    >
      <BookDown className="size-5" aria-hidden="true" />
      Download the EPUB
    </a>
  </>
);
