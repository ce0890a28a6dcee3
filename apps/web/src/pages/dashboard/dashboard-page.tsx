import { screenPath } from '@bramblebook/contract/screen-routes';
import type { User } from '@bramblebook/contract/user';
import { BookHeart } from 'lucide-react';
import { Redirect } from 'wouter';
import { LoadingPage } from '../../book/book-gate.tsx';
import { useUser } from '../../session/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AccountCard } from './account-card.tsx';
import { OrderHistory } from './order-history.tsx';
import { TrackOrders } from './track-orders.tsx';
import { YourBooks } from './your-books.tsx';

/** A parent's own room: books, orders, account. */
const DashboardPage = () => {
  useTitle('My books');
  const { user, isLoading } = useUser();
  if (isLoading) return <LoadingPage label="Opening your books" />;
  if (!user) return <Redirect to={screenPath('landing')} replace />;
  return <Dashboard user={user} />;
};

const Dashboard = ({ user }: { user: User }) => (
  <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 sm:gap-16 sm:py-12">
    <header className="grid items-center gap-6 md:grid-cols-[1fr_24rem]">
      <div className="grid gap-2">
        <h1 className="text-4xl sm:text-5xl">Welcome back, {user.parentName}!</h1>
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
    <YourBooks />
    <TrackOrders />
    <div className="grid items-start gap-12 lg:grid-cols-[1fr_22rem] lg:gap-10">
      <OrderHistory />
      <AccountCard user={user} />
    </div>
  </div>
);

export default DashboardPage;
