import { createHmac } from 'node:crypto';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';

interface Job {
  readonly id: number;
  readonly external_id: string;
  readonly production_delay: number;
  readonly shipping_address: Record<string, string>;
  readonly line_items: Record<string, unknown>[];
  status: { name: string; message: string };
}

interface Webhook {
  readonly id: number;
  readonly url: string;
  is_active: boolean;
}

export interface FakeLulu extends LoopbackServer {
  readonly settings: {
    readonly LULU_CLIENT_KEY: string;
    readonly LULU_CLIENT_SECRET: string;
    readonly LULU_BASE_URL: string;
  };
  readonly jobs: readonly Job[];
  readonly webhooks: readonly Webhook[];
  /** Takes every token back before its time. */
  takeTokensBack(): void;
  /** Brings a job to a state and tells every webhook; one that fails five times in a row is switched off. */
  moveJob(id: number, name: string, more?: { message?: string; items?: object }): Promise<void>;
  /** A webhook's body on a job, and its signature in hex. */
  sign(job: unknown): { readonly body: Buffer; readonly signature: string };
}

const CLIENT_KEY = 'fake-lulu-client-key';
const SECRET = 'fake-lulu-client-secret';
const TOKEN_PATH = '/auth/realms/glasstree/protocol/openid-connect/token';
const FAILURES_UNTIL_OFF = 5;

const ok = (body: unknown, status = 200): Answer => ({ status, body });
const refusal = (status: number, detail: unknown): Answer => ({ status, body: { detail } });

class Printer {
  readonly jobs: Job[] = [];
  readonly webhooks: Webhook[] = [];
  readonly checks = new Map<number, { source: string; reads: number }>();
  readonly failures = new Map<number, number>();
  token = 1;
}

const takeJob = (printer: Printer, sent: Record<string, unknown>): Answer => {
  const address = sent.shipping_address as Record<string, string>;
  const missing = ['phone_number', 'email', 'street1', 'postcode'].filter((name) => !address[name]);
  if (missing.length > 0)
    return ok(
      {
        shipping_address: {
          detail: {
            errors: missing.map((path) => ({
              code: 'required',
              path,
              message: `${path} is required.`,
            })),
          },
        },
      },
      400,
    );
  const items = sent.line_items as Record<string, unknown>[];
  const job: Job = {
    id: printer.jobs.length + 1001,
    external_id: String(sent.external_id),
    production_delay: Number(sent.production_delay),
    shipping_address: address,
    line_items: items.map((item) => ({ ...item, tracking_id: null, tracking_urls: null })),
    status: { name: 'CREATED', message: '' },
  };
  printer.jobs.unshift(job);
  return ok(presented(job), 201);
};

const presented = (job: Job) => ({
  ...job,
  costs: { total_cost_incl_tax: '21.50', currency: 'USD' },
  estimated_shipping_dates: { arrival_min: '2026-12-01', arrival_max: '2026-12-08' },
});

const answerOnJobs = (printer: Printer, request: TakenRequest, rest: string[]): Answer => {
  const { method, query } = request;
  const [id = '', act] = rest;
  if (id === '' && method === 'POST') return takeJob(printer, JSON.parse(request.body.toString()));
  if (id === '') {
    const search = query.get('search') ?? '';
    const found = printer.jobs.filter((job) => job.external_id.includes(search));
    return ok({ count: found.length, next: null, results: found.map(presented) });
  }
  const job = printer.jobs.find((one) => String(one.id) === id);
  if (!job) return refusal(404, 'Not found.');
  if (act !== 'status') return ok(presented(job));
  if (!['CREATED', 'UNPAID'].includes(job.status.name)) return refusal(400, 'Too late to cancel.');
  job.status = { name: 'CANCELED', message: '' };
  return ok(job.status);
};

/** A check takes one look to begin and one to end; a source that says so is refused. */
const answerOnChecks = (printer: Printer, request: TakenRequest, id: string): Answer => {
  if (request.method === 'POST') {
    const { source_url: source } = JSON.parse(request.body.toString());
    const made = printer.checks.size + 1;
    printer.checks.set(made, { source, reads: 0 });
    return ok({ id: made, source_url: source, status: null, page_count: null, errors: null }, 201);
  }
  const check = printer.checks.get(Number(id));
  if (!check) return refusal(404, 'Not found.');
  check.reads++;
  if (check.reads === 1) return ok({ id, status: 'NORMALIZING', page_count: null, errors: null });
  return check.source.includes('wrong')
    ? ok({ id, status: 'ERROR', page_count: null, errors: ['The page size is 8 by 8 inches.'] })
    : ok({ id, status: 'NORMALIZED', page_count: 32, errors: null });
};

const answerOnWebhooks = ({ webhooks }: Printer, request: TakenRequest, id: string): Answer => {
  if (request.method === 'GET') return ok({ count: webhooks.length, results: webhooks });
  const sent = JSON.parse(request.body.toString());
  if (request.method === 'POST') {
    const webhook = { id: webhooks.length + 1, url: sent.url, is_active: true };
    webhooks.push(webhook);
    return ok(webhook, 201);
  }
  const webhook = webhooks.find((one) => String(one.id) === id);
  if (!webhook) return refusal(404, 'Not found.');
  webhook.is_active = sent.is_active;
  return ok(webhook);
};

/** Sheets of the Book Creation Guide for 8.5 in square: casewrap to 84 pages, perfect bound. */
const coverSize = (asked: { pod_package_id: string; interior_page_count: number }) => {
  const isCase = asked.pod_package_id.includes('.CW.');
  const inches = isCase
    ? { width: 19, height: 10.25 }
    : { width: 17.25 + asked.interior_page_count / 444 + 0.06, height: 8.75 };
  const points = (length: number) => (length * 72).toFixed(3);
  return { width: points(inches.width), height: points(inches.height), unit: 'pt' };
};

const answerFrom = (printer: Printer, request: TakenRequest): Answer => {
  const { authorization } = request.headers;
  if (request.path === TOKEN_PATH) {
    const login = Buffer.from(`${CLIENT_KEY}:${SECRET}`).toString('base64');
    if (authorization !== `Basic ${login}`) return ok({ error: 'unauthorized_client' }, 401);
    return ok({ access_token: `token-${printer.token}`, expires_in: 3600, token_type: 'Bearer' });
  }
  if (authorization !== `Bearer token-${printer.token}`) return refusal(401, 'Token expired.');
  const [, kind = '', ...rest] = request.path.replace(/\/$/, '').split('/');
  if (kind === 'print-jobs') return answerOnJobs(printer, request, rest);
  if (kind === 'webhooks') return answerOnWebhooks(printer, request, rest[0] ?? '');
  if (kind.startsWith('validate-')) return answerOnChecks(printer, request, rest[0] ?? '');
  if (kind === 'cover-dimensions') return ok(coverSize(JSON.parse(request.body.toString())));
  if (kind === 'shipping-options')
    return ok([
      { level: 'MAIL', min_delivery_date: '2026-12-01', max_delivery_date: '2026-12-08' },
      { level: 'EXPRESS', min_delivery_date: '2026-11-27', max_delivery_date: '2026-11-28' },
    ]);
  if (kind !== 'print-job-cost-calculations') return refusal(404, 'Not found.');
  return ok({
    total_cost_incl_tax: '21.50',
    currency: 'USD',
    shipping_cost: { total_cost_incl_tax: '6.99' },
  });
};

const sign: FakeLulu['sign'] = (job) => {
  const body = Buffer.from(JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: job }));
  return { body, signature: createHmac('sha256', SECRET).update(body).digest('hex') };
};

const tell = async (printer: Printer, webhook: Webhook, job: Job): Promise<void> => {
  const { body, signature } = sign(presented(job));
  const headers = { 'content-type': 'application/json', 'lulu-hmac-sha256': signature };
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  }).catch(() => null);
  const failures = answer?.ok ? 0 : (printer.failures.get(webhook.id) ?? 0) + 1;
  printer.failures.set(webhook.id, failures);
  if (failures >= FAILURES_UNTIL_OFF) webhook.is_active = false;
};

/** A stand-in of Lulu: tokens, checks, prices, print jobs that are moved by hand, webhooks. */
export const startFakeLulu = async (port = 0): Promise<FakeLulu> => {
  const printer = new Printer();
  const server = await startLoopbackServer((request) => answerFrom(printer, request), port);
  return {
    ...server,
    settings: {
      LULU_CLIENT_KEY: CLIENT_KEY,
      LULU_CLIENT_SECRET: SECRET,
      LULU_BASE_URL: server.url,
    },
    jobs: printer.jobs,
    webhooks: printer.webhooks,
    takeTokensBack: () => {
      printer.token++;
    },
    async moveJob(id, name, { message = '', items = {} } = {}) {
      const job = printer.jobs.find((one) => one.id === id);
      if (!job) throw new Error(`no print job ${id}`);
      job.status = { name, message };
      for (const item of job.line_items) Object.assign(item, items);
      for (const webhook of printer.webhooks)
        if (webhook.is_active) await tell(printer, webhook, job);
    },
    sign,
  };
};
