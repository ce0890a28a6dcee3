import { type BookStatus, isApproved } from './book-states.ts';

/** What has to be known of a book to say what may be done with it. */
export interface BookFacts {
  readonly status: BookStatus;
  /** Whether all thirty pages stand. */
  readonly isComplete: boolean;
  /** Whether a paid order holds a digital copy of it. */
  readonly hasDigital: boolean;
  /** Whether a paid order holds it in any format. */
  readonly isBought: boolean;
  /** Whether its approval can still be taken back (decision D15). */
  readonly isApprovalOpen: boolean;
}

type Rule<Needed extends keyof BookFacts = 'status'> = (book: Pick<BookFacts, Needed>) => boolean;

const when =
  (...statuses: readonly BookStatus[]): Rule =>
  ({ status }) =>
    statuses.includes(status);

/** Nothing of it is being made, and its contents are not fixed. */
const isOpen = when('preview_ready');
/** Nothing of it is being made and nothing went wrong. */
const isAtRest: Rule = (book) => isOpen(book) || isApproved(book.status);

/**
 * What may be done with a book, one rule an act. Commands, buttons and jobs all ask
 * here. Whose book it is, and what a plan or a text holds, is asked elsewhere.
 */
export const bookCan = {
  /** Be put in a cart: its preview stands and nothing went wrong since (decision D9). */
  order: ((book) => isAtRest(book) || book.status === 'processing') satisfies Rule,
  /** Have all its pages made: only what was refused never will. */
  openFullPreview: ((book) => book.status !== 'rejected') satisfies Rule,
  /** Have a page's words changed: free until printing is approved (decision D2). */
  editText: (({ status }) => !isApproved(status) && status !== 'rejected') satisfies Rule,
  /** Have pages painted anew by a revision, or an earlier one brought back. */
  revise: isOpen,
  /** Have its hero's looks corrected. */
  changeHero: isOpen,
  /** Have another story told, or its idea told differently: nothing of it is bought yet. */
  tryAnotherStory: ((book) => isOpen(book) && !book.isBought) satisfies Rule<'status' | 'isBought'>,
  /** Have the hero that a model drew approved or drawn anew: nothing of it is bought yet. */
  judgeSheet: ((book) => isOpen(book) && !book.isBought) satisfies Rule<'status' | 'isBought'>,
  /** Be approved for printing as it stands; a book in print may be, for a further order. */
  approve: ((book) => isAtRest(book) && book.isComplete) satisfies Rule<'status' | 'isComplete'>,
  /** Have its approval taken back, while that is open (decision D15). */
  withdrawApproval: ((book) =>
    book.status === 'approved_for_printing' && book.isApprovalOpen) satisfies Rule<
    'status' | 'isApprovalOpen'
  >,
  /** Be read in the digital reader (spec §5). */
  read: ((book) => book.hasDigital && book.status !== 'rejected') satisfies Rule<
    'status' | 'hasDigital'
  >,
  /** Be downloaded as a file: a buyer never misses a page. */
  download: ((book) => book.hasDigital && book.isComplete) satisfies Rule<
    'hasDigital' | 'isComplete'
  >,
  /** Go to the printer, once its approval can no longer be taken back. */
  sendToPrint: ((book) =>
    book.status === 'approved_for_printing' && !book.isApprovalOpen) satisfies Rule<
    'status' | 'isApprovalOpen'
  >,
  markPrinted: when('sent_for_printing'),
  ship: when('printed'),
  markDelivered: when('shipped'),
  /** Go a step back, to the approval: staff's slip of the hand. */
  takeBackSending: when('sent_for_printing'),
  /** Go a step back, to the printer: nothing has left the house yet. */
  takeBackPrinted: when('printed'),
  /** Be made again where it gave up: nothing is charged again (decision D2). */
  retry: when('failed'),
} as const;
