import { screenPath } from '@bramblebook/contract/screen-routes';
import type { ApprovedBook } from '@bramblebook/contract/staff-book-api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageGalleries } from '../../books/page-gallery.tsx';
import { PrintFiles } from '../../books/print-files.tsx';
import { addressLines } from '../../kit/address-lines.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Facts } from '../../kit/panel.tsx';
import { TrackingWords } from '../../orders/tracking-words.tsx';
import { useMay } from '../../session/use-me.ts';

/** All about a book in print: for whom, what it tells, its files and pages. */
export const BookDetails = ({ book }: { readonly book: ApprovedBook }) => {
  const may = useMay();
  const { made, wanted } = book.printMasters;
  return (
    <div className="grid gap-5 border-line border-t p-4">
      <div className="grid gap-5 lg:grid-cols-2">
        <Part title="Customer">
          <CustomerFacts book={book} />
        </Part>
        <Part title="Story details">
          <Facts
            facts={[
              ['Child', `${book.childName}, ${book.childGender === 'male' ? 'boy' : 'girl'}`],
              ['Title', <Copied key="t" text={book.title ?? ''} what="the title" />],
              ['Story', <Copied key="s" text={book.storyDescription} what="the story" />],
              ['Dedication', <Copied key="d" text={book.parentMessage} what="the dedication" />],
            ]}
          />
        </Part>
      </div>
      {may('print') && (
        <Part title="Print files">
          <p className="mb-1.5 text-ink-soft">
            {made} of {wanted} pictures stand at the printer's size.
          </p>
          <PrintFiles
            bookId={book.id}
            formats={made < wanted ? [] : book.orderPrinted.map(({ format }) => format)}
          />
        </Part>
      )}
      <PageGalleries book={book} mayDownload={may('print')} />
      <p className="flex flex-wrap gap-4">
        <Link
          href={screenPath('adminOrder', { orderId: book.orderId })}
          className="font-semibold underline"
        >
          To the order
        </Link>
        <Link
          href={screenPath('adminBook', { bookId: book.id })}
          className="font-semibold underline"
        >
          To the book
        </Link>
      </p>
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-1.5 font-sans text-sm">{title}</h2>
    {children}
  </section>
);

const Copied = ({ text, what }: { readonly text: string; readonly what: string }) =>
  text ? (
    <span className="flex items-start gap-1">
      <span className="min-w-0 whitespace-pre-line break-words">{text}</span>
      <CopyButton text={text} what={what} />
    </span>
  ) : (
    <span className="text-ink-soft">none</span>
  );

const CustomerFacts = ({ book }: { readonly book: ApprovedBook }) => (
  <Facts
    facts={[
      ['Name', <Copied key="n" text={book.customerName} what="the name" />],
      ['E-mail', <Copied key="e" text={book.customerEmail} what="the e-mail address" />],
      ['Phone', <Copied key="p" text={book.customerPhone ?? ''} what="the phone number" />],
      [
        'Address',
        <Copied
          key="a"
          text={book.shippingAddress ? addressLines(book.shippingAddress).join('\n') : ''}
          what="the address"
        />,
      ],
      ['Tracking', <TrackingWords key="t" {...book} carrier={null} />],
    ]}
  />
);
