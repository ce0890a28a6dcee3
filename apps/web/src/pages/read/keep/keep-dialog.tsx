import type { Book } from '@bramblebook/contract/book';
import { sentenceOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { megabytes, whyNotKept } from './keep-words.ts';
import { useKeptBook } from './use-kept-book.ts';

/** Keeps a book on this device for where there is no network; its size is told first. */
export const KeepDialog = ({
  book,
  onClose,
}: {
  readonly book: Book;
  readonly onClose: () => void;
}) => {
  const state = useKeptBook(book);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take the book along"
      description="Kept on this device, it opens on a plane or in a tent, with your recordings. It goes from here when you sign out."
    >
      <div className="mt-5 grid justify-items-start gap-4">
        {state.kept.data ? <Kept state={state} /> : <NotKept state={state} />}
      </div>
    </Dialog>
  );
};

type State = ReturnType<typeof useKeptBook>;

const Kept = ({ state: { forget } }: { readonly state: State }) => (
  <>
    <p role="status" className="font-semibold text-leaf-deep">
      The book is on this device.
    </p>
    <Button variant="outline" busy={forget.isPending} onClick={() => forget.mutate()}>
      Remove it from this device
    </Button>
  </>
);

const NotKept = ({ state: { kept, files, bytes, done, keep } }: { readonly state: State }) => {
  if (keep.isPending)
    return <Progress value={done} max={bytes} label={`Keeping ${megabytes(bytes)}`} />;
  const unknown = kept.error ?? files.error;
  if (unknown)
    return (
      <>
        <p role="alert">{sentenceOf(unknown)}</p>
        <Button variant="outline" onClick={() => files.refetch()}>
          Try again
        </Button>
      </>
    );
  if (!files.data) return <Spinner label="Looking how large it is" />;
  return (
    <>
      {keep.error && (
        <p role="alert" className="font-semibold text-alarm">
          {whyNotKept(keep.error, bytes)}
        </p>
      )}
      <p>It takes {megabytes(bytes)} of this device.</p>
      <Button onClick={() => keep.mutate()}>Keep it on this device</Button>
    </>
  );
};
