import { createHmac, randomBytes } from 'node:crypto';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { answerToBrowser } from './fake-browser-side.ts';
import {
  type Account,
  type Intent,
  isFixed,
  type Move,
  newId,
  type Refund,
  refusal,
} from './stripe-account.ts';

/** A webhook as Stripe would send it. */
export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string;
}

export interface FakeStripe extends LoopbackServer {
  readonly settings: {
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_PUBLISHABLE_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
    readonly STRIPE_BASE_URL: string;
  };
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: readonly Refund[];
  /** Sends every event of the account to this address from now on. */
  deliverTo(webhookUrl: string): void;
  /** Brings an intent to a state, as a customer with a card would, and tells it by webhook. */
  moveIntent(id: string, status: Move): Promise<void>;
  /** An event on any object, signed now or at another time. */
  sign(type: string, object: unknown, at?: Date): SignedEvent;
}

const EVENT_OF: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
  requires_action: 'payment_intent.requires_action',
  failed: 'payment_intent.payment_failed',
};

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const newIntent = (form: URLSearchParams): Intent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    currency: form.get('currency') ?? '',
    metadata: metadataOf(form),
    amount: Number(form.get('amount')),
    status: 'requires_payment_method',
  };
};

const cancel = (intent: Intent): Answer => {
  if (isFixed(intent)) return refusal(400, 'payment_intent_unexpected_state');
  intent.status = 'canceled';
  return { status: 200, body: intent };
};

const refundOf = (form: URLSearchParams, intent: Intent | undefined, refunds: Refund[]): Answer => {
  if (!intent) return refusal(404, 'resource_missing');
  if (intent.status !== 'succeeded') return refusal(400, 'payment_intent_unexpected_state');
  const given = refunds.filter(
    ({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed',
  );
  const left = intent.amount - given.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(form.get('amount') ?? left);
  if (left === 0) return refusal(400, 'charge_already_refunded');
  if (amount > left)
    return {
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          param: 'amount',
          message: 'greater than unrefunded amount',
        },
      },
    };
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata: metadataOf(form),
    status: 'succeeded',
  };
  refunds.push(refund);
  return { status: 200, body: refund };
};

/** What Stripe keeps under an idempotency key: what was asked, and the first answer to it. */
const openKeys = () => {
  const kept = new Map<string, { asked: string; answer: Answer }>();
  return (request: TakenRequest, answerTo: () => Answer): Answer => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method !== 'POST') return answerTo();
    const asked = `${request.path} ${request.body}`;
    const known = kept.get(key);
    if (!known) {
      // Written out at once: the object goes on changing, the answer does not.
      const { status, body } = answerTo();
      const answer = { status, body: structuredClone(body) };
      kept.set(key, { asked, answer });
      return answer;
    }
    if (known.asked !== asked)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'other parameters' } },
      };
    return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
  };
};

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
};

const sign = (type: string, object: unknown, at = new Date()): SignedEvent => {
  const seconds = Math.floor(at.getTime() / 1000);
  const event = { id: newId('evt'), object: 'event', type, created: seconds, data: { object } };
  const body = Buffer.from(JSON.stringify(event, null, 2));
  const digest = createHmac('sha256', KEYS.STRIPE_WEBHOOK_SECRET)
    .update(`${seconds}.`)
    .update(body)
    .digest('hex');
  return { body, signature: `t=${seconds},v1=${digest},v0=${'0'.repeat(64)}` };
};

const answerFrom = (
  { intents, refunds }: Pick<Account, 'intents' | 'refunds'>,
  request: TakenRequest,
): Answer => {
  if (request.headers.authorization !== `Bearer ${KEYS.STRIPE_SECRET_KEY}`)
    return refusal(401, 'api_key_unknown');
  const form = new URLSearchParams(request.body.toString());
  const [, , kind = '', id = '', act = ''] = request.path.split('/');
  const isPost = request.method === 'POST';
  if (kind === 'refunds') {
    const intentId = form.get('payment_intent') ?? request.query.get('payment_intent') ?? '';
    if (isPost) return refundOf(form, intents.get(intentId), refunds);
    const data = refunds.filter((one) => one.payment_intent === intentId);
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }
  if (kind !== 'payment_intents') return refusal(404, 'resource_missing');
  if (id === '') {
    const intent = newIntent(form);
    intents.set(intent.id, intent);
    return { status: 200, body: intent };
  }
  const intent = intents.get(id);
  if (!intent) return refusal(404, 'resource_missing');
  if (!isPost) return { status: 200, body: intent };
  return act === 'cancel' ? cancel(intent) : refusal(404, 'resource_missing');
};

/** A stand-in of Stripe's API and of Stripe.js: intents, refunds, idempotency keys, signed webhooks. */
export const startFakeStripe = async (port = 0): Promise<FakeStripe> => {
  const intents: Account['intents'] = new Map();
  const refunds: Refund[] = [];
  const once = openKeys();
  let webhookUrl: string | null = null;

  const tell = async (type: string, object: unknown): Promise<void> => {
    if (webhookUrl === null) return;
    const { body, signature } = sign(type, object);
    await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
  };

  const move: Account['move'] = async (intent, status) => {
    intent.status = status === 'failed' ? 'requires_payment_method' : status;
    await tell(EVENT_OF[status] ?? '', intent);
  };

  const server = await startLoopbackServer(async (request) => {
    const browsed = await answerToBrowser({ intents, refunds, move }, request);
    if (browsed) return browsed;
    const answer = once(request, () => answerFrom({ intents, refunds }, request));
    const made = answer.body as { object?: string };
    if (request.path === '/v1/refunds' && made.object === 'refund' && !answer.headers)
      void tell('refund.created', made).catch(() => {});
    return answer;
  }, port);
  return {
    ...server,
    settings: { ...KEYS, STRIPE_BASE_URL: server.url },
    intents,
    refunds,
    sign,
    deliverTo: (url) => {
      webhookUrl = url;
    },
    async moveIntent(id, status) {
      const intent = intents.get(id);
      if (!intent) throw new Error(`no payment intent ${id}`);
      await move(intent, status);
    },
  };
};
