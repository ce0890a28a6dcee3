import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printerOf } from '@bramblebook/press/print/printers';
import type { OpenDatabase } from '@bramblebook/shop/database/open-database';
import type { AnyJob } from '@bramblebook/shop/jobs/define-job';
import {
  type OpenJobQueue,
  openJobQueue,
  queuesOf,
  runJob,
} from '@bramblebook/shop/jobs/open-job-queue';
import { isPrivateFile } from '@bramblebook/shop/photos/private-files';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import type { PaymentProvider } from '@bramblebook/shop/ports/payment';
import { STAFF_PRINTING } from '@bramblebook/shop/ports/printer';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import type { Shop } from '@bramblebook/shop/shop';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { mailOutbox } from '@bramblebook/vendors/outbox/mail-outbox';
import { smsOutbox } from '@bramblebook/vendors/outbox/sms-outbox';
import { sandboxLedger } from '@bramblebook/vendors/sandbox/sandbox-ledger';
import { sandboxPayment } from '@bramblebook/vendors/sandbox/sandbox-payment';
import type { PhotoKeys } from '@bramblebook/vendors/sealed-files/photo-keys';
import { sealFiles } from '@bramblebook/vendors/sealed-files/sealed-file-store';
import { openTestDatabase } from './test-database.ts';
import { TEST_JOBS } from './test-jobs.ts';

export interface TestShop {
  readonly shop: Shop;
  /** Folder of everything the shop keeps beside its database. */
  readonly folder: string;
  /** What the sandbox provider signs its webhooks with. */
  readonly webhookSecret: string;
  /** Moves the shop's clock on. */
  advance(ms: number): void;
  /** Tells the sandbox provider where the shop listens; until then its webhooks fail. */
  deliverWebhooksTo(url: string): void;
  /** Has jobs done as in a running shop, side by side and by their priorities. */
  startWorkers(): Promise<void>;
  /** Runs every job there is, retries and later ones included, until none is left. Gives how many ran. */
  finishJobs(): Promise<number>;
  /** The e-mails sent so far, oldest first, as they went out but for lines that quoted-printable broke. */
  mails(): string[];
  /** The text messages sent so far, oldest first. */
  texts(): { to: string; body: string; sentAt: string }[];
  close(): Promise<void>;
}

const quiet = { error() {}, warn() {} };
const WEBHOOK_SECRET = 'whsec_of_a_test';

/** Stands where a test gave no such part; using it is a mistake of the test. */
const notGiven = <T extends object>(part: string): T =>
  new Proxy({} as T, {
    get() {
      throw new Error(`this test opened its shop without a ${part}`);
    },
  });

/** Names of the queues in which something waits: asking each for its next job takes far longer. */
const queuesWithJobs = async (boss: OpenJobQueue['boss']): Promise<ReadonlySet<string>> => {
  const { rows } = await boss
    .getDb()
    .executeSql(`select distinct name from pgboss.job where state in ('created', 'retry')`);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
};

/** Runs the next job that waits, if any; gives whether there was one. */
const runNext = async (
  shop: Shop,
  jobs: readonly AnyJob[],
  boss: OpenJobQueue['boss'],
): Promise<boolean> => {
  const waiting = await queuesWithJobs(boss);
  for (const job of jobs)
    for (const name of queuesOf(job).filter((one) => waiting.has(one))) {
      const [next] = await boss.fetch(name, { batchSize: 1, ignoreStartAfter: true });
      if (!next) continue;
      try {
        const { signal } = new AbortController();
        await runJob(shop, job, { name, data: next.data, signal });
        await boss.complete(name, next.id);
      } catch (error) {
        await boss.fail(name, next.id, { message: String(error) });
      }
      return true;
    }
  return false;
};

/** What went out into the folder under names with this ending, oldest first. */
const sent = (outbox: string, ending: string): string[] => {
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(outbox, name))
      .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};

const openFiles = (files: FileStore, keys?: PhotoKeys): Pick<Shop, 'files' | 'photoSeal'> => {
  if (!keys) return { files, photoSeal: null };
  const sealed = sealFiles(files, keys, isPrivateFile);
  return { files: sealed.files, photoSeal: sealed.seal };
};

/**
 * A whole shop on a fresh database with the built-in vendors in a temporary folder and
 * a clock that the test moves. Painter and storyteller are taken as given; payment is the
 * sandbox, or what the test puts around it or in its place.
 */
export const openTestShop = async (
  given: Partial<
    Pick<
      Shop,
      | 'approvalUndoMinutes'
      | 'brand'
      | 'modelsInUse'
      | 'narrator'
      | 'painter'
      | 'painterModel'
      | 'printer'
      | 'serviceStates'
      | 'storyteller'
      | 'storytellerModel'
      | 'timeZone'
    >
  > & {
    /** Of the test's own making; a fresh one unless given. Closed with the shop. */
    readonly database?: OpenDatabase;
    readonly payment?: (sandbox: SandboxPayment, clock: Clock) => PaymentProvider;
    readonly jobs?: readonly AnyJob[];
    readonly now?: Date;
    /** Seals photos and recordings; without them they lie as they are. */
    readonly photoKeys?: PhotoKeys;
  } = {},
): Promise<TestShop> => {
  const jobs = given.jobs ?? TEST_JOBS;
  const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-shop-'));
  const outbox = path.join(folder, 'outbox');
  const database = given.database ?? (await openTestDatabase());
  const opened = await openJobQueue({ link: database.link, jobs, log: quiet, supervised: false });
  let now = (given.now ?? new Date()).getTime();
  const clock = { now: () => new Date(now) };
  let webhookUrl: string | null = null;
  const sandbox = sandboxPayment({
    ledger: sandboxLedger({ db: database.db, jobs: opened.queue, clock }),
    clock,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl() {
      if (webhookUrl === null) throw new Error('this test listens to no webhooks');
      return webhookUrl;
    },
  });
  const shop: Shop = {
    db: database.db,
    jobs: opened.queue,
    clock,
    ...openFiles(localFileStore(path.join(folder, 'files')), given.photoKeys),
    mail: mailOutbox({ folder: outbox, from: 'Bramblebook <hello@bramblebook.example>', clock }),
    sms: smsOutbox(outbox),
    payment: given.payment?.(sandbox, clock) ?? sandbox,
    painter: given.painter ?? notGiven('painter'),
    storyteller: given.storyteller ?? notGiven('storyteller'),
    painterModel: given.painterModel ?? null,
    storytellerModel: given.storytellerModel ?? null,
    modelsInUse: given.modelsInUse ?? [],
    narrator: given.narrator ?? null,
    serviceStates: given.serviceStates ?? (() => []),
    brand: given.brand ?? {
      name: 'Bramblebook',
      owner: 'Bramblebook Ltd',
      supportEmail: 'hello@bramblebook.example',
    },
    publicUrl: 'http://127.0.0.1:3000',
    timeZone: given.timeZone ?? 'UTC',
    approvalUndoMinutes: given.approvalUndoMinutes ?? 30,
    printer: given.printer ?? STAFF_PRINTING,
    sendsToPrintItself: false,
    printerProfile: printerOf('lulu-square-8.5'),
    pressProfile: null,
  };

  return {
    shop,
    folder,
    webhookSecret: WEBHOOK_SECRET,
    deliverWebhooksTo: (url) => {
      webhookUrl = url;
    },
    advance: (ms) => {
      now += ms;
    },
    startWorkers: () => opened.startWorkers(shop),
    async finishJobs() {
      let ran = 0;
      while (await runNext(shop, jobs, opened.boss)) ran++;
      return ran;
    },
    mails: () => sent(outbox, '.eml').map((mail) => mail.replaceAll('=\r\n', '')),
    texts: () => sent(outbox, '.sms.json').map((text) => JSON.parse(text)),
    async close() {
      await opened.stop(0);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
