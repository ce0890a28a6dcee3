import { formatCents } from '@bramblebook/contract/money';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { Badge, type Tone } from '../../kit/status-badge.tsx';
import { momentOf } from '../../kit/times.ts';

const REFUND_TONES = {
  pending: 'waiting',
  succeeded: 'good',
  failed: 'wrong',
} as const satisfies Record<string, Tone>;

/** What was paid and given back, by whose hands, and what the provider said of it. */
export const PaymentPanel = ({ data: { payment } }: { readonly data: StaffOrder }) => (
  <Panel title="Payment">
    <Facts
      facts={[
        ['Provider', payment.provider],
        [
          'Intent',
          payment.intentId ? (
            <span key="i" className="flex items-center">
              <span className="truncate">{payment.intentId}</span>
              <CopyButton text={payment.intentId} what="the payment intent" />
            </span>
          ) : (
            'none'
          ),
        ],
        ['Paid', formatCents(payment.paidCents)],
        ['Given back', formatCents(payment.refundedCents)],
        ['Can be given back', formatCents(payment.refundableCents)],
      ]}
    />
    {payment.refunds.length > 0 && (
      <>
        <h3 className="mt-4 mb-1 font-sans text-xs">Refunds</h3>
        <ul className="grid gap-1.5">
          {payment.refunds.map(({ at, cents, reason, by, status }) => (
            <li key={at}>
              <Badge tone={REFUND_TONES[status]}>{status}</Badge>{' '}
              <span className="font-semibold">{formatCents(cents)}</span> {reason}
              <span className="block text-ink-soft text-xs">
                {by} · {momentOf(at)}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
    <details className="mt-3">
      <summary className="w-fit rounded-sm font-semibold text-ink-soft text-xs hover:text-ink">
        What the provider said ({payment.events.length})
      </summary>
      <ul className="mt-1 grid gap-1 text-xs">
        {payment.events.map(({ at, id, status }) => (
          <li key={id} className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
            <time dateTime={at}>{momentOf(at)}</time>
            <span className="font-semibold">{status}</span>
            <span className="text-ink-soft">{id}</span>
          </li>
        ))}
      </ul>
    </details>
  </Panel>
);
