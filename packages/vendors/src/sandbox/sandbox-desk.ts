import { randomBytes } from 'node:crypto';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { PaymentIntent } from '@bramblebook/shop/ports/payment';
import { writeEvent } from './sandbox-event.ts';
import type { SandboxEntries, SandboxLedger } from './sandbox-ledger.ts';

/** Where the sandbox does its business: its books and its clock. */
export interface SandboxDesk {
  readonly ledger: SandboxLedger;
  readonly clock: Clock;
}

export const newSandboxId = (prefix: string): string =>
  `${prefix}_${randomBytes(12).toString('hex')}`;

/** Whether nothing about the payment changes any more. */
export const isFinal = (intent: PaymentIntent): boolean =>
  intent.status === 'succeeded' || intent.status === 'canceled';

/** The intent, locked until the step ends; throws where there is none. */
export const findIntent = async (entries: SandboxEntries, id: string): Promise<PaymentIntent> => {
  const intent = await entries.findIntent(id);
  if (!intent) throw new Error(`the sandbox has no payment intent ${id}`);
  return intent;
};

/** Keeps a webhook on the intent for the shop. */
export const tellShop = (
  { clock }: SandboxDesk,
  entries: SandboxEntries,
  type: Parameters<typeof writeEvent>[0]['type'],
  intent: PaymentIntent,
): Promise<void> => {
  const id = newSandboxId('evt_sandbox');
  return entries.addEvent(id, writeEvent({ id, type, at: clock.now() }, intent));
};
