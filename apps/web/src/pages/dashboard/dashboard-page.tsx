import { screenPath } from '@bramblebook/contract/screen-routes';
import type { User } from '@bramblebook/contract/user';
import { BookHeart } from 'lucide-react';
import { Redirect } from 'wouter';
import { useBooks, useOrders } from '../../book/use-orders.ts';
import { useUser } from '../../session/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { WhenNear } from '../../ui/when-near.tsx';
import { TrackOrders } from './track-orders.tsx';
import { YourBooks } from './your-books.tsx';

const AccountCard = later(async () => (await import('./account-card.tsx')).AccountCard);
const OrderHistory = later(async () => (await import('./order-history.tsx')).OrderHistory);

/** A parent's own room: books, orders, account. */
const DashboardPage = () => {
  useTitle('My books');
  const { user, isLoading } = useUser();
  if (isLoading) return <Waiting />;
  if (!user) return <Redirect to={screenPath('landing')} replace />;
  return <Dashboard user={user} />;
};

const FRAME = 'wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 sm:gap-16 sm:py-12';

const Dashboard = ({ user }: { user: User }) => {
  const books = useBooks();
  const orders = useOrders();
  // Drawn together: what comes second would push the rest down under somebody's finger.
  const isRead = [books, orders].every(({ data, error }) => data !== undefined || error !== null);
  return (
    <div className={FRAME}>
      <Welcome name={user.parentName} />
      {isRead ? (
        <>
          <YourBooks query={books} />
          <TrackOrders orders={orders.data ?? []} books={books.data?.books ?? []} />
          <WhenNear className="grid min-h-96 items-start gap-12 lg:grid-cols-[1fr_22rem] lg:gap-10">
            <OrderHistory query={orders} />
            <AccountCard user={user} />
          </WhenNear>
        </>
      ) : (
        <ShelfWaiting />
      )}
    </div>
  );
};

/** What is seen before anything is known of who looks. */
const Waiting = () => (
  <div className={FRAME}>
    <Welcome name={null} />
    <ShelfWaiting />
  </div>
);

const Welcome = ({ name }: { readonly name: string | null }) => (
  <header className="grid items-center gap-6 md:grid-cols-[1fr_24rem]">
    <div className="grid gap-2">
      <h1 className="text-4xl sm:text-5xl">Welcome back{name && `, ${name}`}!</h1>
      <p className="text-ink-soft text-lg">Your books and orders, all in one place.</p>
    </div>
    <div className="on-dark flex items-center gap-5 rounded-xl bg-bramble p-6 text-paper-ink shadow-paper">
      <BookHeart
        className="size-11 shrink-0 text-honey max-sm:hidden"
        strokeWidth={1.4}
        aria-hidden="true"
      />
      <div className="grid justify-items-start gap-3">
        <p className="font-serif text-xl leading-snug">Who is the next hero?</p>
        <ButtonLink href={screenPath('createBook')} variant="light">
          Create New Book
        </ButtonLink>
      </div>
    </div>
  </header>
);

/** The shelf while it is read: as high as the screen, so that nothing below it is seen to move. */
const ShelfWaiting = () => (
  <section className="grid min-h-dvh content-start gap-6">
    <h2 className="text-3xl">Your Books</h2>
    <p role="status" className="sr-only">
      Opening your books
    </p>
    <ul aria-hidden="true" className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((one) => (
        <li
          key={one}
          className="grid grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 sm:grid-cols-1"
        >
          <div className="aspect-square animate-shimmer rounded-r-md rounded-l-sm bg-paper-deep shadow-book" />
          <div className="grid content-start gap-3">
            <div className="h-7 w-24 animate-shimmer rounded-full bg-paper-deep" />
            <div className="h-7 w-4/5 animate-shimmer rounded-md bg-paper-deep" />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

export default DashboardPage;
