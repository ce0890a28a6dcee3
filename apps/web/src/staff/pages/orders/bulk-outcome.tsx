import type { ResponseOf } from '@bramblebook/contract/api-call';
import { isPastShipping, ORDER_STATES, type OrderStatus } from '@bramblebook/contract/order-states';
import type { staffApi } from '@bramblebook/contract/staff-api';
import { Badge } from '../../kit/status-badge.tsx';
import type { BulkText } from './parse-bulk-lines.ts';

interface Outcome {
  readonly line: number;
  readonly orderId: string;
  readonly isFine: boolean;
  readonly words: string;
}

/** What is on the way already keeps its status: its number is changed. */
const moveWords = (from: OrderStatus): string => {
  const now = ORDER_STATES[from].label;
  return isPastShipping(from) ? `${now}, number changed` : `${now} → ${ORDER_STATES.shipped.label}`;
};

/** Every line in its order with what will happen to it, or what did. */
const outcomes = (
  { lines, misfits }: BulkText,
  { accepted, rejected }: ResponseOf<typeof staffApi.bulkTracking>,
): Outcome[] =>
  [
    ...misfits.map(({ line, text }) => ({
      line,
      orderId: text,
      isFine: false,
      words: 'Not of the form OrderID,TrackingNumber,Carrier.',
    })),
    ...rejected.map(({ line, orderId, reason }) => ({
      line: lines[line - 1]?.line ?? line,
      orderId,
      isFine: false,
      words: reason,
    })),
    ...accepted.map(({ line, orderId, customerName, from }) => ({
      line: lines[line - 1]?.line ?? line,
      orderId,
      isFine: true,
      words: `${customerName}: ${moveWords(from)}, ${lines[line - 1]?.carrier} ${lines[line - 1]?.trackingNumber}`,
    })),
  ].sort((a, b) => a.line - b.line);

/** What a bulk upload will do, or has done, line by line; what is wrong stands first in words. */
export const BulkOutcome = ({
  read,
  answer,
  isDone,
}: {
  readonly read: BulkText;
  readonly answer: ResponseOf<typeof staffApi.bulkTracking>;
  readonly isDone: boolean;
}) => {
  const all = outcomes(read, answer);
  const wrong = all.filter(({ isFine }) => !isFine).length;
  const fine = all.length - wrong;
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        {isDone
          ? `${answer.updated} orders were updated, ${wrong} lines were not.`
          : `${fine} of ${all.length} lines will be updated.${wrong > 0 ? ` ${wrong} will be left out.` : ''}`}
      </p>
      <section
        aria-label="Lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="max-h-[45vh] overflow-y-auto rounded-sm border border-line"
      >
        <table className="w-full">
          <thead>
            <tr className="text-left text-ink-soft text-xs">
              {['Line', 'Order', isDone ? 'What happened' : 'What will happen'].map((name) => (
                <th key={name} scope="col" className="border-line border-b px-2 py-1.5">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ line, orderId, isFine, words }) => (
              <tr key={line} className="align-top">
                <td className="border-line border-b px-2 py-1">{line}</td>
                <td className="break-all border-line border-b px-2 py-1 text-xs">{orderId}</td>
                <td className="border-line border-b px-2 py-1">
                  {!isFine && <Badge tone="wrong">Left out</Badge>} {words}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};
