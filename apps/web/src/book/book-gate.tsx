import type { Book } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { askToSignIn } from '../auth/ask-to-sign-in.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useBookProgress } from './use-book.ts';

/** A page's one message, in the middle, with what can be done about it. */
export const PageMessage = ({
  title,
  children,
  actions,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <div className="wrap grid grow place-items-center py-20 text-center">
    <div className="grid max-w-lg justify-items-center gap-4">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="text-ink-soft text-lg">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  </div>
);

/** What stands in a page's place while it is read: as high as the screen, so that the footer does not jump. */
export const LoadingPage = ({ label }: { readonly label: string }) => (
  <div className="wrap grid min-h-dvh grow content-start justify-items-center pt-[30dvh]">
    <Spinner label={label} />
  </div>
);

/** Asks whoever opens a parent's own page without being signed in to do so; the page is then read again. */
export const SignInPage = () => (
  <PageMessage
    title="Please sign in"
    actions={<Button onClick={() => askToSignIn('sign-in')}>Sign In</Button>}
  >
    Your books are kept for you alone. Sign in and we will bring you right back here.
  </PageMessage>
);

/** Why something of a parent's own could not be read, and the way on. */
export const FailedPage = ({
  error,
  onRetry,
  notFound,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Title when the thing is not there, or not theirs. */
  readonly notFound: string;
}) => {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404)
    return (
      <PageMessage
        title={notFound}
        actions={<ButtonLink href={screenPath('landing')}>Go Home</ButtonLink>}
      >
        It may belong to another account, or the address is not complete.
      </PageMessage>
    );
  if (status === 401) return <SignInPage />;
  return (
    <PageMessage
      title="That did not work"
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink href={screenPath('landing')} variant="outline">
            Go Home
          </ButtonLink>
        </>
      }
    >
      {sentenceOf(error)}
    </PageMessage>
  );
};

/** Reads the book of a screen and draws it, or says why it cannot be shown. */
export const BookGate = ({
  bookId,
  waiting = <LoadingPage label="Opening the book" />,
  children,
}: {
  readonly bookId: string;
  /** What is seen until it is read, and before the app is there. */
  readonly waiting?: ReactNode;
  readonly children: (book: Book) => ReactNode;
}) => {
  const { data: book, error, refetch } = useBookProgress(bookId);
  if (book) return children(book);
  if (error)
    return <FailedPage error={error} onRetry={() => refetch()} notFound="Book not found" />;
  return waiting;
};
