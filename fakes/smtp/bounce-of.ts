/** A mail as the fake server took it. */
interface Taken {
  readonly to: readonly string[];
  readonly source: string;
}

/** What the server at the other end said, later. */
interface Told {
  readonly action?: 'failed' | 'delayed' | 'delivered';
  /** Enhanced status code (RFC 3463). */
  readonly status: string;
  readonly reply?: string;
}

/** The mail that comes back to the sender, as mail servers write it (RFC 3464), with CRLF. */
export const bounceOf = (
  { to, source }: Taken,
  { action = 'failed', status, reply = `550 ${status} told later` }: Told,
): Buffer => {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = [
    'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B0undary"',
    '',
    '--B0undary',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--B0undary',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    'Arrival-Date: Tue, 24 Nov 2026 10:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${to[0]}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.home.example',
    `Diagnostic-Code: smtp;`,
    `    ${reply}`,
    '',
    '--B0undary',
    'Content-Type: text/rfc822-headers',
    '',
    head,
    '',
    '--B0undary--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
};
