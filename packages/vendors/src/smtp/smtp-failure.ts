import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';

/** Enhanced status codes (RFC 3463) of an address that nothing will reach: 5.1.1 and its like, 5.2.1 disabled. */
const ADDRESS_IS_GONE = /^5\.(1\.[12346]|1\.10|2\.1)$/;
/** Replies to an address without an enhanced code: no such mailbox, not here, not a mailbox's name. */
const NO_SUCH_MAILBOX = [550, 551, 553];

/** Whether nothing will ever reach an address, by what was said of it; '' where no enhanced code was. */
export const isAddressGone = (enhanced: string, status: number): boolean =>
  enhanced ? ADDRESS_IS_GONE.test(enhanced) : NO_SUCH_MAILBOX.includes(status);

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * What a failed sending means. Only a reply to the address itself says something of the
 * address; a reply about us (5.7.x, log-in, TLS) is an outage, and mail waits for staff.
 * Servers repeat addresses in their replies, so nothing of a reply is kept but its numbers.
 */
export const readSmtpFailure = (error: unknown): VendorOutage | VendorRefusal => {
  const { code, command, response = '', responseCode: status = 0 } = error as SmtpError;
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const said = `the mail server answered ${status}${enhanced && ` ${enhanced}`}`;
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS')
    return new VendorOutage('not_let_in', 'the mail server did not let us in', { status });
  if (status === 0)
    return new VendorOutage(
      'no_answer',
      `the mail server could not be used (${code ?? 'unknown'})`,
    );
  if (status < 500) return new VendorOutage('busy', said, { status });
  if (command === 'RCPT TO') {
    if (isAddressGone(enhanced, status)) return new VendorRefusal(status, 'address_refused', said);
    return new VendorOutage(enhanced.startsWith('5.7') ? 'not_let_in' : 'failing', said, {
      status,
    });
  }
  if (code === 'EMESSAGE') return new VendorRefusal(status, 'message_refused', said);
  return new VendorOutage('not_let_in', said, { status });
};
