import { formatCents } from '@bramblebook/contract/money';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { Link } from 'wouter';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { spendingWords } from '../../kit/spending-words.ts';
import { OrderBadge } from '../../kit/status-badge.tsx';
import { dayOf, momentOf } from '../../kit/times.ts';

/** Whose book it is, what was asked for, and what was ordered of it. */
export const AboutPanel = ({
  data: { book, customer, orders, models },
}: {
  readonly data: StaffBook;
}) => (
  <Panel title="About this book">
    <Facts
      facts={[
        [
          'Customer',
          customer ? (
            <Link
              key="c"
              href={screenPath('adminCustomer', { userId: customer.id })}
              className="font-semibold underline"
            >
              {customer.name}
            </Link>
          ) : (
            'erased on request'
          ),
        ],
        ['Title', book.title ?? 'none yet'],
        ['Hero', `${book.childName}, ${book.childGender === 'male' ? 'boy' : 'girl'}`],
        ['Reading age', book.readingAge],
        ['Style', book.artStyle],
        ['Story', book.storyDescription || 'left to us'],
        ['Dedication', book.parentMessage || 'none'],
        ['Pages', `${book.progress.made} of ${book.progress.wanted} made`],
        ['Revisions left', String(book.revisionsLeft)],
        ...(models ? [['Models', spendingWords(models)] as const] : []),
        ['Begun', momentOf(book.createdAt)],
        [
          'Id',
          <span key="i" className="flex items-center">
            <span className="truncate">{book.id}</span>
            <CopyButton text={book.id} what="the book id" />
          </span>,
        ],
      ]}
    />
    <h3 className="mt-4 mb-1 font-sans text-xs">Orders</h3>
    {orders.length === 0 && <p className="text-ink-soft">Not ordered yet.</p>}
    <ul className="grid gap-1.5">
      {orders.map(({ id, status, totalCents, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <Link
            href={screenPath('adminOrder', { orderId: id })}
            className="font-semibold underline"
          >
            …{id.slice(-6)}
          </Link>
          <OrderBadge status={status} />
          {formatCents(totalCents)}
          <span className="text-ink-soft">{dayOf(createdAt)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
