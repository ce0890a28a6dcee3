import type { Clock } from '@bramblebook/shop/ports/clock';
import type { FilePart, PrintingHouse } from '@bramblebook/shop/ports/printer';
import * as z from 'zod/mini';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import {
  checkSchema,
  costSchema,
  coverSchema,
  readCoverSize,
  readFileCheck,
  readQuote,
  shippingSchema,
  webhooksSchema,
} from './lulu-answers.ts';
import { type LuluCalls, openLuluCalls } from './lulu-calls.ts';
import { luluOrders, shippingAddress } from './lulu-orders.ts';
import type { LuluSettings } from './lulu-settings.ts';
import { readLuluWebhook } from './lulu-webhook.ts';

const TOPIC = 'PRINT_JOB_STATUS_CHANGED';
const checkPath = (part: FilePart): string => `/validate-${part}/`;

/** What Lulu says of files and covers before an order. */
const luluFiles = (
  { ask }: LuluCalls,
  { skus }: LuluSettings,
): Pick<PrintingHouse, 'coverSize' | 'startCheck' | 'readCheck'> => ({
  async coverSize({ format, interiorPages }) {
    const body = { pod_package_id: skus[format], interior_page_count: interiorPages, unit: 'mm' };
    const cover = {
      method: 'POST',
      path: '/cover-dimensions/',
      body,
      schema: coverSchema,
    } as const;
    return readCoverSize(await ask({ name: 'ask cover size', ...cover }));
  },
  async startCheck({ part, url, format, interiorPages }) {
    const body = {
      source_url: url,
      pod_package_id: skus[format],
      ...(part === 'cover' && { interior_page_count: interiorPages }),
    };
    const check = { method: 'POST', path: checkPath(part), body, schema: checkSchema } as const;
    return String((await ask({ name: `check ${part}`, ...check })).id);
  },
  async readCheck(part, checkId) {
    const path = `${checkPath(part)}${encodeURIComponent(checkId)}/`;
    const check = { method: 'GET', path, schema: checkSchema } as const;
    const found = await ask({ name: `read check of ${part}`, ...check });
    if (String(found.id) !== checkId)
      throw new VendorOutage('nonsense', 'lulu answered with the check of another file');
    return readFileCheck(found);
  },
});

const luluQuotes = (
  { askInOne }: LuluCalls,
  { skus, shippingLevel }: LuluSettings,
): Pick<PrintingHouse, 'quote'> => ({
  async quote(items, address) {
    const shared = {
      line_items: items.map(({ format, interiorPages, quantity }) => ({
        pod_package_id: skus[format],
        page_count: interiorPages,
        quantity,
      })),
      shipping_address: shippingAddress(address),
    };
    try {
      const quote = await askInOne('ask price', async (fetch) => {
        const cost = await fetch({
          method: 'POST',
          path: '/print-job-cost-calculations/',
          body: { ...shared, shipping_option: shippingLevel },
          schema: costSchema,
        });
        const options = await fetch({
          method: 'POST',
          path: '/shipping-options/',
          body: { ...shared, currency: 'USD' },
          schema: shippingSchema,
        });
        return readQuote(cost, options, shippingLevel);
      });
      return { ok: true, ...quote };
    } catch (error) {
      if (!(error instanceof VendorRefusal)) throw error;
      return { ok: false, reasons: error.reasons };
    }
  },
});

const luluWebhooks = ({ askInOne }: LuluCalls): Pick<PrintingHouse, 'keepWebhook'> => ({
  keepWebhook: (url) =>
    askInOne('keep webhook', async (fetch) => {
      const path = '/webhooks/';
      const { results } = await fetch({ method: 'GET', path, schema: webhooksSchema });
      const ours = results.find((webhook) => webhook.url === url);
      if (ours?.is_active) return 'active';
      const body = ours ? { is_active: true } : { url, topics: [TOPIC] };
      const schema = z.unknown();
      if (ours) await fetch({ method: 'PATCH', path: `${path}${ours.id}/`, body, schema });
      else await fetch({ method: 'POST', path, body, schema });
      return ours ? 'switched_on' : 'made';
    }),
});

/** Has books printed, bound and sent by Lulu. */
export const luluPrinter = (parts: {
  readonly settings: LuluSettings;
  /** Where Lulu writes to when a file is wrong; the parent is not written to by Lulu. */
  readonly contactEmail: string;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
}): PrintingHouse => {
  const { settings, contactEmail } = parts;
  const calls = openLuluCalls(parts);
  return {
    kind: 'house',
    name: 'Lulu',
    ...luluFiles(calls, settings),
    ...luluQuotes(calls, settings),
    ...luluOrders(calls, settings, contactEmail),
    ...luluWebhooks(calls),
    readWebhook: (rawBody, signature) => readLuluWebhook(rawBody, signature, settings.clientSecret),
  };
};
