import type { Book, HeroSheet } from '@bramblebook/contract/book';
import { bookCan } from '@bramblebook/contract/book-can';
import { isBeingMade } from '@bramblebook/contract/book-states';
import { bookApi } from '@bramblebook/contract/shop-api';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { toastError } from '../../book/toast-error.ts';
import { useRereadBook } from '../../book/use-book.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/show-toast.ts';

type Act = 'approve' | 'redo' | 'from_looks';

const timesLeft = (count: number): string => (count === 1 ? 'once more' : `${count} more times`);

/** What the drawing is for, and what can be done about it. */
const explain = ({ isApproved, redosLeft }: HeroSheet, name: string): string => {
  if (isApproved) return `Every page shows ${name} as drawn here.`;
  return redosLeft > 0
    ? `Every page is painted by this drawing. Look closely: face, hair, clothes. You can have ${name} drawn anew ${timesLeft(redosLeft)}, free of charge.`
    : `Every page is painted by this drawing. Changing the looks below has ${name} drawn anew.`;
};

/** The hero as a model drew them: the parent finds them right, or has them drawn anew. */
export const HeroSheetCard = ({
  book,
  sheet,
}: {
  readonly book: Book;
  readonly sheet: HeroSheet;
}) => {
  const { childName, id: bookId } = book;
  const reread = useRereadBook(bookId);
  const judge = useMutation({
    mutationFn: (act: Act) => send(bookApi.judgeHeroSheet, { params: { bookId }, body: { act } }),
    onSuccess: async (_, act) => {
      await reread();
      toast(
        act === 'approve'
          ? { tone: 'success', title: `That is ${childName}!` }
          : {
              tone: 'success',
              title: 'Drawing anew',
              description: 'The old pages stay until each new one is done.',
            },
      );
    },
    onError: toastError,
  });
  const canJudge = bookCan.judgeSheet({ status: book.status, isBought: book.bought });
  const isWaiting = isBeingMade(book.status);
  const act = (wanted: Act) => ({
    disabled: !canJudge || judge.isPending,
    busy: judge.isPending && judge.variables === wanted,
    onClick: () => judge.mutate(wanted),
  });
  return (
    <section aria-labelledby="hero-sheet" className="grid gap-4">
      {sheet.isPhotoRefused && (
        <Notice tone="plain" title="The photo was not used">
          The model that draws your hero does not take every child's photo, and it would not take
          this one. That says nothing about the photo. We drew {childName} from the looks below;
          correct them as you like, and {childName} is drawn anew.
        </Notice>
      )}
      <Card className="grid items-start gap-6 sm:grid-cols-[minmax(11rem,20rem)_1fr] sm:gap-9">
        <Picture
          src={sheet.imageUrl}
          alt={`${childName}, drawn from several sides`}
          className="mx-auto w-full max-w-80 rounded-lg shadow-paper"
        />
        <div className="grid gap-5">
          <div className="grid gap-2">
            <h2 id="hero-sheet" className="text-3xl">
              {sheet.isApproved ? `This is ${childName}` : `Is this ${childName}?`}
            </h2>
            <p className="max-w-2xl text-ink-soft">{explain(sheet, childName)}</p>
          </div>
          {!book.bought && (
            <div className="flex flex-wrap gap-3">
              {!sheet.isApproved && <Button {...act('approve')}>Yes, that is {childName}</Button>}
              {sheet.redosLeft > 0 && (
                <Button variant="outline" {...act('redo')}>
                  Draw {childName} anew
                </Button>
              )}
              {sheet.isFromPhoto && (
                <Button variant="quiet" {...act('from_looks')}>
                  Draw from the looks, without the photo
                </Button>
              )}
            </div>
          )}
          {isWaiting && (
            <p className="text-ink-soft">
              The pages are being painted at the moment; you can say so when they are done.
            </p>
          )}
        </div>
      </Card>
    </section>
  );
};
