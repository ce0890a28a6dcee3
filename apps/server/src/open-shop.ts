import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { orderApi } from '@bramblebook/contract/shop-api';
import {
  type DatabaseLink,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '@bramblebook/shop/database/open-database';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import { openStudio, type StudioOptions } from '@bramblebook/shop/making/studio/open-studio';
import type { Clock } from '@bramblebook/shop/ports/clock';
import { sweepPressFolders } from '@bramblebook/shop/pressing/press-folder';
import { relayBookNews } from '@bramblebook/shop/shelf/relay-book-news';
import type { Shop } from '@bramblebook/shop/shop';
import {
  keepSharing,
  shareServiceStates,
} from '@bramblebook/shop/staff/figures/share-service-states';
import { mailOutbox } from '@bramblebook/vendors/outbox/mail-outbox';
import { smsOutbox } from '@bramblebook/vendors/outbox/sms-outbox';
import { sandboxLedger } from '@bramblebook/vendors/sandbox/sandbox-ledger';
import { sandboxPayment } from '@bramblebook/vendors/sandbox/sandbox-payment';
import { openServices } from '@bramblebook/vendors/services/open-services';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import { openIncomingFolder } from './incoming-folder.ts';
import { addDuration } from './iso-duration.ts';
import { JOBS } from './job-list.ts';
import { openFiles, resealWhereNeeded } from './open-files.ts';
import { openModels } from './open-models.ts';

/** Sizes and threads of the painter; the shop's own where left out. */
export type StudioSize = Omit<StudioOptions, 'textureDir'>;

/** The whole shop at work, without its front door. */
export interface OpenShop {
  readonly shop: Shop;
  /** Where uploads wait while they are read. */
  readonly incomingFolder: string;
  /** Does the jobs of these names; all of them unless given. */
  startWorkers(only?: readonly string[]): Promise<void>;
  /** Ends the background work, waiting up to `waitMs` for jobs under way, and closes the database. */
  close(waitMs: number): Promise<void>;
}

/** The shop's clock, moved by an ISO 8601 duration; null moves it nowhere. */
export const clockWith = (offset: string | null): Clock => {
  const start = new Date();
  const moved = offset === null ? start : (addDuration(start, offset) ?? start);
  const offsetMs = moved.getTime() - start.getTime();
  return { now: () => new Date(Date.now() + offsetMs), outside: () => new Date() };
};

/** Opens the database that the settings name; `FolderInUse` where another process has it. */
export const openDatabase = async (
  environment: Environment,
  log: Logger,
): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === null) return openEmbedded(dataDir);
  return openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'));
};

/** Where Twilio reports deliveries to; null where it cannot reach the shop. */
const smsCallbackUrl = ({ publicUrl, services }: Environment): string | null => {
  const isReached =
    publicUrl.startsWith('https:') || services.twilio?.baseUrl.startsWith('http:') === true;
  return isReached ? publicUrl + orderApi.smsReport.path : null;
};

/** Test cards, no money. */
const testPayment = (
  { sandboxWebhookSecret, ownUrl }: Environment,
  parts: Pick<Shop, 'db' | 'jobs' | 'clock'>,
): Shop['payment'] =>
  sandboxPayment({
    ledger: sandboxLedger(parts),
    clock: parts.clock,
    webhookSecret: sandboxWebhookSecret ?? randomBytes(32).toString('hex'),
    webhookUrl: () => ownUrl + orderApi.sandboxWebhook.path,
  });

/** Joins this process to the others of its shop; gives what parts it from them. The embedded database has no others. */
const joinOthers = async (
  shop: Shop,
  link: DatabaseLink,
  log: Logger,
): Promise<() => Promise<void>> => {
  if (link.kind === 'embedded') return async () => {};
  const endNews = await relayBookNews(link, (error) => log.warn({ err: error }, 'news of books'));
  const endSharing = keepSharing(shareServiceStates(shop), (error) =>
    log.warn({ err: error }, 'states of services'),
  );
  return async () => {
    await endSharing();
    await endNews();
  };
};

/**
 * Opens everything the settings name and wires it together; `studioSize` is that of the
 * pictures for screens, the shop's own unless given.
 */
export const openShop = async (
  environment: Environment,
  log: Logger,
  studioSize: StudioSize = {},
): Promise<OpenShop> => {
  const { dataDir, brand, publicUrl } = environment;
  const database = await openDatabase(environment, log);
  try {
    const isAlone = database.link.kind === 'embedded';
    const incomingFolder = await openIncomingFolder(dataDir, isAlone);
    await sweepPressFolders();
    const clock = clockWith(environment.clockOffset);
    const { link, db } = database;
    const jobs = await openJobQueue({ link, jobs: JOBS, log });
    const studio = openStudio({ textureDir: path.join(dataDir, 'textures'), ...studioSize });
    const outbox = path.join(dataDir, 'outbox');
    const services = openServices(environment.services, {
      clock,
      report: (call) => log[call.outcome === 'done' ? 'info' : 'warn']({ call }, 'outside call'),
      mailFrom: environment.mailFrom,
      supportEmail: brand.supportEmail,
      smsCallbackUrl: smsCallbackUrl(environment),
    });
    const shop: Shop = {
      db,
      jobs: jobs.queue,
      clock,
      ...(await openFiles(environment, services.files, log)),
      mail: services.mail ?? mailOutbox({ folder: outbox, from: environment.mailFrom, clock }),
      sms: services.sms ?? smsOutbox(outbox),
      payment: services.payment ?? testPayment(environment, { db, jobs: jobs.queue, clock }),
      storyteller: studio.storyteller,
      ...openModels(environment, {
        db,
        clock,
        line: services.modelLine,
        embeddingLine: services.embeddingLine,
        editor: studio.editor,
        log,
      }),
      painter: studio.painter,
      narrator: services.narrator,
      serviceStates: services.states,
      brand,
      publicUrl,
      timeZone: environment.timeZone,
      approvalUndoMinutes: environment.approvalUndoMinutes,
      printer: services.printer,
      sendsToPrintItself: environment.sendsToPrintItself,
      printerProfile: environment.printerProfile,
      pressProfile: environment.pressProfile,
    };
    await resealWhereNeeded(shop, log);
    const partFromOthers = await joinOthers(shop, link, log);
    return {
      shop,
      incomingFolder,
      startWorkers: (only) => jobs.startWorkers(shop, only),
      async close(waitMs) {
        await jobs.stop(waitMs);
        await studio.close();
        await partFromOthers();
        await database.close();
        await rm(incomingFolder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
