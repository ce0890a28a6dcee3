import { randomBytes } from 'node:crypto';
import type { Answer } from '../loopback-server.ts';

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly amount: number;
  status: string;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: string;
}

/** What a stand-in of Stripe knows. */
export interface Account {
  readonly intents: Map<string, Intent>;
  readonly refunds: Refund[];
  /** Brings an intent to a state and tells it by webhook. */
  move(intent: Intent, status: Move): Promise<void>;
}

export type Move = 'succeeded' | 'processing' | 'requires_action' | 'failed';

/** Whether nobody can pay or cancel it any more. */
export const isFixed = ({ status }: Intent): boolean =>
  ['succeeded', 'canceled', 'processing'].includes(status);

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const refusal = (status: number, code: string, extra: object = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code, ...extra } },
});
