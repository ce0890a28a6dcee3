import { createHmac, randomBytes } from 'node:crypto';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';

interface Message {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly date_created: string;
  status: string;
  /** Where Twilio reports to; empty for nowhere. */
  readonly callback: string;
}

/** A delivery report as Twilio would send it. */
interface SignedReport {
  readonly url: string;
  readonly body: string;
  readonly signature: string;
}

export interface FakeTwilio extends LoopbackServer {
  readonly settings: {
    readonly TWILIO_ACCOUNT_SID: string;
    readonly TWILIO_AUTH_TOKEN: string;
    readonly TWILIO_FROM: string;
    readonly TWILIO_BASE_URL: string;
  };
  readonly messages: readonly Message[];
  /** Brings a message to a state, and gives the report on it. */
  report(message: Message, status: string, errorCode?: string): SignedReport;
  /** The same, and sends the report to where the message says; gives whether it was taken. */
  tell(message: Message, status: string, errorCode?: string): Promise<boolean>;
}

const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'fake_auth_token_of_twilio';
const FROM = '+15005550006';

/** Twilio's own test numbers and what is wrong with them. */
const WRONG_NUMBERS: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550009': 21614,
  '+15005550004': 21610,
  '+15005550003': 21408,
};

const refusal = (status: number, code: number): Answer => ({
  status,
  body: { code, message: `error ${code}`, status, more_info: 'https://twilio.example/errors' },
});

const takeMessage = (form: URLSearchParams, messages: Message[]): Answer => {
  const to = form.get('To') ?? '';
  const wrong = WRONG_NUMBERS[to];
  if (wrong !== undefined) return refusal(400, wrong);
  if (form.get('From') !== FROM) return refusal(400, 21606);
  const message: Message = {
    sid: `SM${randomBytes(16).toString('hex')}`,
    to,
    from: FROM,
    body: form.get('Body') ?? '',
    date_created: new Date().toUTCString(),
    status: 'queued',
    callback: form.get('StatusCallback') ?? '',
  };
  messages.unshift(message);
  return { status: 201, body: message };
};

const answerFrom = (messages: Message[], request: TakenRequest): Answer => {
  const login = Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64');
  if (request.headers.authorization !== `Basic ${login}`) return refusal(401, 20003);
  if (request.path !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`) return refusal(404, 20404);
  if (request.method === 'POST')
    return takeMessage(new URLSearchParams(request.body.toString()), messages);
  const to = request.query.get('To');
  return { status: 200, body: { messages: messages.filter((one) => one.to === to) } };
};

const report: FakeTwilio['report'] = (message, status, errorCode) => {
  message.status = status;
  const form = new URLSearchParams({
    MessageSid: message.sid,
    AccountSid: ACCOUNT,
    From: message.from,
    To: message.to,
    MessageStatus: status,
    ...(errorCode !== undefined && { ErrorCode: errorCode }),
  });
  const signed =
    message.callback +
    [...form]
      .map((pair) => pair.join(''))
      .sort()
      .join('');
  const signature = createHmac('sha1', TOKEN).update(signed).digest('base64');
  return { url: message.callback, body: String(form), signature };
};

const tell: FakeTwilio['tell'] = async (message, status, errorCode) => {
  const { url, body, signature } = report(message, status, errorCode);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signature,
  };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  return answer?.ok ?? false;
};

/** A stand-in of Twilio's messages with delivery reports signed as Twilio signs them. */
export const startFakeTwilio = async (port = 0): Promise<FakeTwilio> => {
  const messages: Message[] = [];
  const server = await startLoopbackServer((request) => answerFrom(messages, request), port);
  return {
    ...server,
    settings: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: FROM,
      TWILIO_BASE_URL: server.url,
    },
    messages,
    report,
    tell,
  };
};
