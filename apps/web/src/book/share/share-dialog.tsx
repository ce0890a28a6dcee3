import type { Book } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { type Share, shareApi } from '@bramblebook/contract/shares';
import { sentenceOf } from '../../api/api-error.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useQuery } from '../../api/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** A link to the beginning of a book, which its parent makes, sees and takes back. */
export const ShareDialog = ({
  book,
  onClose,
}: {
  readonly book: Book;
  readonly onClose: () => void;
}) => {
  const params = { bookId: book.id };
  const query = queryOf(shareApi.get, { params });
  const found = useQuery({ ...query, refetchOnMount: 'always' });
  const onSettled = () => queryClient.invalidate(query);
  const make = useMutation({ mutationFn: () => send(shareApi.make, { params }), onSettled });
  const takeBack = useMutation({
    mutationFn: () => send(shareApi.takeBack, { params }),
    onSettled,
  });
  const error = found.error ?? make.error ?? takeBack.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share the beginning"
      description="Whoever has the link sees the cover and the first three pages, with the name as it stands there, and nothing else. The photo is never shown, and no search engine lists it."
    >
      <div className="mt-6 grid justify-items-start gap-4">
        {error && <p role="alert">{sentenceOf(error)}</p>}
        {!found.data && !error && <Spinner label="Looking for a link" />}
        {found.data?.share === null && (
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            Make a link
          </Button>
        )}
        {found.data?.share && (
          <MadeLink
            share={found.data.share}
            busy={takeBack.isPending}
            onTakeBack={() => takeBack.mutate()}
          />
        )}
      </div>
    </Dialog>
  );
};

const MadeLink = ({
  share: { token },
  busy,
  onTakeBack,
}: {
  readonly share: Share;
  readonly busy: boolean;
  readonly onTakeBack: () => void;
}) => {
  const address = `${location.origin}${screenPath('shared', { token })}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: 'The link is copied' });
    } catch {
      toast({ title: 'Please copy the link from the field' });
    }
  };
  return (
    <>
      <div className="w-full">
        <TextField
          label="The link"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>Copy the link</Button>
        <Button variant="outline" busy={busy} onClick={onTakeBack}>
          Take the link back
        </Button>
      </div>
    </>
  );
};
