import type { MessageRefusal, StaffOrder } from '@bramblebook/contract/staff-order-api';
import { Mail, Smartphone } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/page-states.tsx';
import { Badge } from '../kit/status-badge.tsx';
import { momentOf } from '../kit/times.ts';

type Message = StaffOrder['messages'][number];

/** Messages to a customer with how each fared. */
export const MessageList = ({
  messages,
  isBusy = false,
  onResend,
}: {
  readonly messages: readonly Message[];
  readonly isBusy?: boolean;
  /** Sends one again; null where that is not allowed. */
  readonly onResend: ((messageId: string) => void) | null;
}) =>
  messages.length === 0 ? (
    <Empty title="No message was sent" />
  ) : (
    <ul className="-my-2 grid divide-y divide-line">
      {messages.map((message) => (
        <li key={message.id} className="flex items-center gap-3 py-2">
          <Channel channel={message.channel} />
          <span className="min-w-0 grow">
            <span className="block break-words">{message.subject}</span>
            <span className="text-ink-soft text-xs">{momentOf(message.createdAt)}</span>
          </span>
          <Fate message={message} />
          {onResend && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`Send again: ${message.subject}`}
              onClick={() => onResend(message.id)}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );

const Channel = ({ channel }: { readonly channel: Message['channel'] }) =>
  channel === 'mail' ? (
    <Mail className="size-4 shrink-0 text-ink-soft" aria-label="E-mail" />
  ) : (
    <Smartphone className="size-4 shrink-0 text-ink-soft" aria-label="Text message" />
  );

const REFUSALS: Readonly<Record<MessageRefusal, string>> = {
  address_refused: 'No such address',
  opted_out: 'Wants no messages',
  message_refused: 'Not delivered',
  address_marked: 'Not sent: dead address',
  address_unconfirmed: 'Held: unconfirmed address, enough for a day',
};

const Fate = ({ message }: { readonly message: Message }) => {
  const { sentAt, failures, refusal, deliveredAt } = message;
  if (refusal) return <Badge tone="wrong">{REFUSALS[refusal]}</Badge>;
  if (deliveredAt) return <Badge tone="good">Delivered</Badge>;
  if (sentAt) return <Badge tone="good">Sent</Badge>;
  return failures > 0 ? (
    <Badge tone="wrong">Failed {failures}×</Badge>
  ) : (
    <Badge tone="waiting">Waiting</Badge>
  );
};
