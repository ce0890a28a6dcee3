import { createHash } from 'node:crypto';
import type { Refused } from '@bramblebook/contract/refusals';
import type { FastifyRequest } from 'fastify';

/** What is written down of who may get in, and of what cannot be undone. */
type SecurityEvent =
  | 'register'
  | 'sign_in'
  | 'sign_out'
  | 'ask_for_code'
  | 'reset_password'
  | 'change_password'
  | 'end_session'
  | 'enter_code'
  | 'lost_device'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'confirm_address'
  | 'disown_address'
  | 'export_data'
  | 'erase_account'
  | 'erase_book'
  | 'erase_photo'
  | 'staff_password'
  | 'staff_sign_in'
  | 'staff_sign_out'
  | 'staff_fresh_code'
  | 'not_allowed'
  | 'foreign_request';

/** Tells an account from others without naming it: whoever has its id finds its lines, nobody else. */
const withoutName = (accountId: string): string =>
  createHash('sha256').update(accountId).digest('hex').slice(0, 16);

/**
 * Logs a security event: what, by whom (the account's fingerprint; null where nobody is
 * signed in), and what came of it (`done`, or the refusal's code).
 */
export const logSecurity = (
  request: FastifyRequest,
  event: SecurityEvent,
  { actor, outcome }: { readonly actor: string | null; readonly outcome: { ok: true } | Refused },
): void => {
  const said = outcome.ok ? 'done' : outcome.code;
  request.server.log[outcome.ok ? 'info' : 'warn'](
    { event, actor: actor && withoutName(actor), outcome: said },
    'security',
  );
};
