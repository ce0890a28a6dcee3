import { ServiceOutage } from '@bramblebook/shop/ports/service-outage';

/** Why a vendor could not be used; each is told as such in the log and the system status. */
export type OutageReason =
  /** Nothing came, or not all of it: whether the vendor did what was asked is unknown. */
  | 'no_answer'
  /** What came was not what this vendor says: a proxy's page, a cut body, another thing. */
  | 'nonsense'
  /** The vendor asked to be left alone for a while. */
  | 'busy'
  | 'failing'
  /** The vendor does not know us: keys, rights, an unpaid bill. Trying again does not help. */
  | 'not_let_in'
  /** Not asked, because it failed again and again a moment ago. */
  | 'circuit_open';

const WORTH_TRYING_AGAIN: readonly OutageReason[] = ['no_answer', 'nonsense', 'busy', 'failing'];

/** A vendor that did not answer, or not as agreed. Its message holds no secret and no personal data. */
export class VendorOutage extends ServiceOutage {
  readonly reason: OutageReason;
  /** HTTP status, or the protocol's own; null when nothing came. */
  readonly status: number | null;
  override readonly retryAfterMs: number | null;

  constructor(
    reason: OutageReason,
    message: string,
    more: { status?: number; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.reason = reason;
    this.status = more.status ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
  }

  get isWorthTryingAgain(): boolean {
    return WORTH_TRYING_AGAIN.includes(this.reason);
  }
}

/** A vendor that understood what was asked and said no: the same again would be refused again. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal';
  readonly status: number;
  /** The vendor's own code, such as `charge_already_refunded`; empty when it gave none. */
  readonly code: string;
  /** The vendor's reasons, for staff alone: they may repeat what was sent, so they are never logged. */
  readonly reasons: readonly string[];

  constructor(status: number, code: string, message: string, reasons: readonly string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Turns a refusal that no other request would change (settings, rights, an unpaid bill) into an outage. */
export const orNotLetIn = (error: unknown): never => {
  if (!(error instanceof VendorRefusal)) throw error;
  throw new VendorOutage('not_let_in', error.message, { status: error.status });
};

/** Milliseconds a `Retry-After` asks to wait, given in seconds or as a date; null when it does not. */
export const readRetryAfter = (header: string | null | undefined, now: Date): number | null => {
  if (!header) return null;
  if (/^\d{1,7}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
};

/** What an HTTP status that is no success means for the caller. */
export const failureOf = (
  vendor: string,
  answer: {
    status: number;
    code?: string;
    retryAfterMs?: number | null;
    reasons?: readonly string[];
  },
): VendorOutage | VendorRefusal => {
  const { status, code = '', retryAfterMs = null, reasons = [] } = answer;
  const said = `${vendor} answered ${status}${code && ` ${code}`}`;
  const outage = (reason: OutageReason) => new VendorOutage(reason, said, { status, retryAfterMs });
  if (status === 401 || status === 403) return outage('not_let_in');
  if (status === 408 || status === 425 || status === 429) return outage('busy');
  if (status >= 500) return outage(status === 503 ? 'busy' : 'failing');
  return status >= 400 ? new VendorRefusal(status, code, said, reasons) : outage('nonsense');
};
