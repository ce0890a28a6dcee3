import type { PrinterAddress, PrintingHouse, PrintOrder } from '@bramblebook/shop/ports/printer';
import * as z from 'zod/mini';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import { jobSchema, type LuluJob, readJob } from './lulu-answers.ts';
import type { LuluCalls, LuluFetch } from './lulu-calls.ts';
import type { LuluSettings } from './lulu-settings.ts';

/** Lulu's own bounds of `production_delay`, in minutes. */
const DELAY_MINUTES = { least: 60, most: 2880 };

const listSchema = z.object({ results: z.array(jobSchema) });

export const shippingAddress = (address: PrinterAddress) => ({
  name: address.name,
  street1: address.street,
  city: address.city,
  state_code: address.state,
  postcode: address.zip,
  country_code: address.country,
  phone_number: address.phone,
  email: address.email,
});

const jobOf = (order: PrintOrder, settings: LuluSettings, contactEmail: string) => ({
  external_id: order.externalId,
  contact_email: contactEmail,
  production_delay: Math.min(DELAY_MINUTES.most, Math.max(DELAY_MINUTES.least, order.delayMinutes)),
  shipping_level: settings.shippingLevel,
  shipping_address: shippingAddress(order.address),
  line_items: order.items.map(({ externalId, title, quantity, format, interiorUrl, coverUrl }) => ({
    external_id: externalId,
    title,
    quantity,
    printable_normalization: {
      pod_package_id: settings.skus[format],
      interior: { source_url: interiorUrl },
      cover: { source_url: coverUrl },
    },
  })),
});

const findByExternalId = async (fetch: LuluFetch, id: string): Promise<LuluJob | undefined> => {
  const query = new URLSearchParams({ search: id, page_size: '20' });
  const { results } = await fetch({
    method: 'GET',
    path: `/print-jobs/?${query}`,
    schema: listSchema,
  });
  return results.find(({ external_id }) => external_id === id);
};

const anothers = (): VendorOutage =>
  new VendorOutage('nonsense', 'lulu answered with another print job');

const jobPath = (jobId: string): string => `/print-jobs/${encodeURIComponent(jobId)}/`;

/** Print jobs at Lulu, which has no idempotency keys: each is looked for before it is made. */
export const luluOrders = (
  { ask, askInOne }: LuluCalls,
  settings: LuluSettings,
  contactEmail: string,
): Pick<PrintingHouse, 'order' | 'findJob' | 'cancelJob'> => ({
  async order(order) {
    const body = jobOf(order, settings, contactEmail);
    try {
      const job = await askInOne('create print job', async (fetch) => {
        const known = await findByExternalId(fetch, order.externalId);
        if (known) return known;
        const made = await fetch({ method: 'POST', path: '/print-jobs/', body, schema: jobSchema });
        // Ours may be ordered all the same: it is looked for again before any other try.
        if (made.external_id !== order.externalId) throw anothers();
        return made;
      });
      return { ok: true, job: readJob(job) };
    } catch (error) {
      if (!(error instanceof VendorRefusal)) throw error;
      return { ok: false, reasons: error.reasons };
    }
  },

  async findJob(jobId) {
    const job = { method: 'GET', path: jobPath(jobId), schema: jobSchema } as const;
    try {
      const found = readJob(await ask({ name: 'read print job', ...job }));
      if (found.id !== jobId) throw anothers();
      return found;
    } catch (error) {
      if (error instanceof VendorRefusal && error.status === 404) return null;
      throw error;
    }
  },

  async cancelJob(jobId) {
    const path = `${jobPath(jobId)}status/`;
    const body = { name: 'CANCELED' };
    try {
      await ask({ name: 'cancel print job', method: 'PUT', path, body, schema: z.unknown() });
      return true;
    } catch (error) {
      if (error instanceof VendorRefusal) return false;
      throw error;
    }
  },
});
