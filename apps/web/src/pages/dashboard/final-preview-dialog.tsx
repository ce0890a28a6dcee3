import type { Book } from '@bramblebook/contract/book';
import type { Order } from '@bramblebook/contract/order';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PrintProof } from '@bramblebook/contract/print-proof';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useQuery } from '../../api/use-query.ts';
import { ApprovalWayBack } from '../../book/approval-way-back.tsx';
import { useRereadShelf } from '../../book/use-orders.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ProofFacts } from './proof/proof-facts.tsx';
import { ProofStage } from './proof/proof-stage.tsx';

interface FinalPreviewProps {
  readonly order: Order;
  readonly book: Book;
  readonly approvable: boolean;
}

/** The proof of an order's book: every page as it is printed, what to check of it, and the approval. */
export const FinalPreviewDialog = ({
  onClose,
  ...props
}: FinalPreviewProps & { readonly onClose: () => void }) => {
  const { order, book, approvable } = props;
  const proof = useQuery({
    ...queryOf(bookApi.proof, { params: { bookId: book.id }, query: { orderId: order.id } }),
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Final Preview & Approval"
      description={
        approvable
          ? 'Please look at every page: names, words, pictures. Once approved, the book goes to print and cannot be changed.'
          : 'Every page of the book.'
      }
      className="max-w-[84rem]!"
    >
      {proof.data && (
        <Proof
          {...props}
          proof={proof.data}
          onApproved={onClose}
          onRefused={() => proof.refetch()}
        />
      )}
      {!proof.data && proof.error && (
        <Notice tone="red" title="The proof could not be opened" className="mt-5">
          <p>{sentenceOf(proof.error)}</p>
          <Button className="mt-3" onClick={() => proof.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {!proof.data && !proof.error && (
        <div className="grid min-h-80 place-items-center">
          <Spinner label="Opening the proof" />
        </div>
      )}
    </Dialog>
  );
};

const Proof = ({
  order,
  book,
  approvable,
  proof,
  onApproved,
  onRefused,
}: FinalPreviewProps & {
  readonly proof: PrintProof;
  readonly onApproved: () => void;
  readonly onRefused: () => void;
}) => {
  const [place, setPlace] = useState<number>(PAGE.frontCover);
  const stage = useRef<HTMLDivElement>(null);
  const approve = useApproval({ order, seal: proof.seal }, { onApproved, onRefused });
  const show = (page: number) => {
    setPlace(page);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={stage}>
          <ProofStage book={book} proof={proof} place={place} onPlace={setPlace} />
        </div>
        <ProofFacts proof={proof} onGo={show} />
      </div>
      {proof.isApproved && (
        <div className="mt-6 grid gap-3">
          <p className="text-ink-soft">This is exactly what you approved for printing.</p>
          <ApprovalWayBack book={book} />
        </div>
      )}
      {approve.error && (
        <p role="alert" className="mt-6 font-semibold text-alarm">
          {sentenceOf(approve.error)}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {approvable && (
          <Button busy={approve.isPending} onClick={() => approve.mutate()}>
            Approve for Printing
          </Button>
        )}
        <ButtonLink href={screenPath('fullPreview', { bookId: book.id })} variant="outline">
          {approvable ? 'Change something first' : 'Open the full preview'}
        </ButtonLink>
      </div>
    </>
  );
};

const useApproval = (
  { order, seal }: { readonly order: Order; readonly seal: string },
  { onApproved, onRefused }: { readonly onApproved: () => void; readonly onRefused: () => void },
) => {
  const reread = useRereadShelf();
  return useMutation({
    mutationFn: () =>
      send(bookApi.approvePrinting, {
        params: { bookId: order.bookId },
        body: { orderId: order.id, seal },
      }),
    onSuccess: async () => {
      await reread();
      onApproved();
      toast({
        tone: 'success',
        title: 'Book Approved for Printing!',
        description:
          "Your book has been sent to our printing partner. You'll receive tracking information via e-mail.",
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onRefused();
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'Failed to approve book for printing. Please try again.',
      });
    },
  });
};
