import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came over the wire, dots unstuffed. */
  readonly source: string;
}

/** A step of the conversation at which the server can be told to answer otherwise. */
export type SmtpStep = 'greeting' | 'auth' | 'from' | 'recipient' | 'data' | 'message';

export interface FakeSmtp {
  readonly settings: { readonly SMTP_URL: string };
  readonly mails: readonly TakenMail[];
  /** The next time this step is reached the server says this, such as `550 5.1.1 unknown`. */
  answerAt(step: SmtpStep, reply: string): void;
  /** The next time this step is reached the server hangs up, or says nothing; a message is taken before. */
  failAt(step: SmtpStep, how: 'hang_up' | 'silence'): void;
  close(): Promise<void>;
}

const USER = 'bramblebook';
const PASSWORD = 'fake-password';
const LOGIN = Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64');

const stepOf = (line: string): SmtpStep | null => {
  if (/^AUTH /i.test(line)) return 'auth';
  if (/^MAIL FROM:/i.test(line)) return 'from';
  if (/^RCPT TO:/i.test(line)) return 'recipient';
  return /^DATA$/i.test(line) ? 'data' : null;
};

const USUAL: Readonly<Record<SmtpStep, string>> = {
  greeting: '220 fake.example ESMTP',
  auth: '235 2.7.0 welcome',
  from: '250 2.1.0 ok',
  recipient: '250 2.1.5 ok',
  data: '354 go on',
  message: '250 2.0.0 taken',
};

interface Stage {
  readonly mails: TakenMail[];
  readonly troubles: Map<SmtpStep, string>;
}

/** One conversation: reads lines, keeps the envelope, answers. */
const converse = (socket: Socket, { mails, troubles }: Stage): void => {
  let from = '';
  let to: string[] = [];
  let isMessage = false;
  let unread = '';

  const say = (step: SmtpStep): boolean => {
    const trouble = troubles.get(step);
    troubles.delete(step);
    if (trouble === 'silence') return false;
    if (trouble === 'hang_up') socket.destroy();
    else socket.write(`${trouble ?? USUAL[step]}\r\n`);
    return trouble === undefined;
  };

  const takeMessage = (text: string): void => {
    isMessage = false;
    mails.push({ from, to, source: text.replace(/^\.\./gm, '.') });
    say('message');
  };

  const takeLine = (line: string): void => {
    const step = stepOf(line);
    if (/^EHLO/i.test(line)) socket.write('250-fake.example\r\n250-AUTH PLAIN\r\n250 SMTPUTF8\r\n');
    else if (step === 'auth' && !line.endsWith(LOGIN)) socket.write('535 5.7.8 wrong\r\n');
    else if (step) {
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      const isTaken = say(step);
      if (step === 'from') [from, to] = [address, []];
      if (step === 'recipient' && isTaken) to.push(address);
      if (step === 'data') isMessage = isTaken;
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  };

  socket.on('data', (bytes) => {
    unread += bytes.toString('utf8');
    for (;;) {
      const end = unread.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + (isMessage ? 5 : 2));
      if (isMessage) takeMessage(part);
      else takeLine(part);
    }
  });
  socket.on('error', () => {});
  say('greeting');
};

/** A stand-in of a mail server on this machine: takes everything, delivers nothing. */
export const startFakeSmtp = async (port = 0): Promise<FakeSmtp> => {
  const stage: Stage = { mails: [], troubles: new Map() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, stage);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  return {
    settings: { SMTP_URL: `smtp://${USER}:${PASSWORD}@127.0.0.1:${bound}` },
    mails: stage.mails,
    answerAt: (step, reply) => void stage.troubles.set(step, reply),
    failAt: (step, how) => void stage.troubles.set(step, how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
