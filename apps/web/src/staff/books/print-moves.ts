import { type BookFacts, bookCan } from '@bramblebook/contract/book-can';
import { BOOK_STATES, type BookStatus } from '@bramblebook/contract/book-states';

/** A step of a book on its way through the printer, as staff take it. */
export interface PrintMove {
  readonly to: BookStatus;
  readonly label: string;
  /** What the step means, before it is confirmed. */
  readonly meaning: string;
}

const FORWARD: readonly (PrintMove & { readonly can: keyof typeof bookCan })[] = [
  {
    to: 'sent_for_printing',
    label: 'Send for Printing',
    meaning: 'The printer has its files, and its address and contents stay as they are.',
    can: 'sendToPrint',
  },
  {
    to: 'printed',
    label: 'Mark Printed',
    meaning: 'The book lies ready to be shipped.',
    can: 'markPrinted',
  },
  {
    to: 'shipped',
    label: 'Mark Shipped',
    meaning: 'The parent is told, with the tracking number.',
    can: 'ship',
  },
  {
    to: 'delivered',
    label: 'Mark Delivered',
    meaning: 'The parent is told that it has arrived.',
    can: 'markDelivered',
  },
];

/** The next step of a book; undefined when there is none now. */
export const nextMove = (facts: BookFacts): PrintMove | undefined =>
  FORWARD.find(({ can }) => bookCan[can](facts));

const BACK = [
  { to: 'approved_for_printing', can: 'takeBackSending' },
  { to: 'sent_for_printing', can: 'takeBackPrinted' },
] as const;

/** The step that takes the last one back, while nothing has left the house. */
export const undoMove = (status: BookStatus): PrintMove | undefined => {
  const to = BACK.find(({ can }) => bookCan[can]({ status }))?.to;
  return to
    ? {
        to,
        label: `Undo ${BOOK_STATES[status].label}`,
        meaning: `It goes back to “${BOOK_STATES[to].label}”. Nothing has left the house yet.`,
      }
    : undefined;
};

/** The steps that many books can take at once. */
export const BULK_MOVES = FORWARD.filter(
  ({ can }) => can === 'sendToPrint' || can === 'markPrinted',
);
