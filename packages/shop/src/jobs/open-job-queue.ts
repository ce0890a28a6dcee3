import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss';
import type { DatabaseLink } from '../database/open-database.ts';
import { assertOutsideTransaction } from '../database/transaction-guard.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Shop } from '../shop.ts';
import type { AnyJob } from './define-job.ts';
import { handBack } from './hand-back.ts';
import { LONGEST_WAIT_SECONDS, waitAsAsked } from './wait-as-asked.ts';
import { type OpenPlaces, workInPlaces } from './work-in-places.ts';

/** Hears what goes wrong in the background. */
export interface JobLog {
  error(context: object, message: string): void;
  warn(context: object, message: string): void;
}

export interface OpenJobQueue {
  readonly queue: JobQueue;
  /** The machinery below, for tests and the readiness check. */
  readonly boss: PgBoss;
  /** Starts doing the jobs of these names; all of them unless given. */
  startWorkers(shop: Shop, only?: readonly string[]): Promise<void>;
  /** Stops taking jobs and waits for those under way; what is not done then is done after the next start. */
  stop(waitMs: number): Promise<void>;
}

/** A worker gives a sign of life of each job twice in this time; after it the job is handed back. */
const SILENT_SECONDS = 10;
const LOOK_FOR_SILENT_MS = 3000;
/** When the queue itself gives up on a silent job, which costs it a try: later than it is handed back. */
const HEARTBEAT_SECONDS = 3 * SILENT_SECONDS;
const EXPIRE_SECONDS = 300;
const POLL_SECONDS = 1;
const LOOK_AT_STOP_MS = 20;
/** How long a job that was handed back may take to notice. */
const LAST_WORD_MS = 1000;
const GIVEN_UP = '.given-up';

const connection = (link: DatabaseLink): ConstructorOptions =>
  link.kind === 'embedded'
    ? { db: fromPglite(link.client), backend: 'pglite' }
    : { connectionString: link.url, max: 4 };

const queueOptions = (job: AnyJob) => ({
  retryLimit: job.retries ?? 8,
  retryDelay: job.retryDelaySeconds ?? 2,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT_SECONDS,
  expireInSeconds: job.expireSeconds ?? EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
});

type QueueOptions = Partial<Awaited<ReturnType<PgBoss['getQueues']>>[number]>;

/** Makes queues, and changes existing ones whose options are others now. */
const settleQueues = async (
  boss: PgBoss,
  wanted: readonly (readonly [name: string, options: QueueOptions])[],
) => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of wanted) {
    const queue = known.get(name);
    // Only this policy keeps a second job with the same singleton key out.
    if (!queue) await boss.createQueue(name, { ...options, policy: 'exclusive' });
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue))
      await boss.updateQueue(name, options);
  }
};

/**
 * Puts the jobs back that the last process was at when it ended. The embedded database
 * is one process's alone, so nobody else can be at them, and there is no need to wait
 * for their heartbeat to stop.
 */
const takeBackJobs = async (boss: PgBoss): Promise<void> => {
  await handBack(boss, { silentSeconds: 0 });
  const { rows } = await boss
    .getDb()
    .executeSql(`select name, id from pgboss.job where state = 'active'`);
  for (const { name, id } of rows as { name: string; id: string }[])
    await boss.fail(name, id, { message: 'the process ended' });
};

/** Runs one job as a worker does: payload parsed, then run (or given up). */
export const runJob = async (
  shop: Shop,
  job: AnyJob,
  given: {
    /** Of the queue it came by: the job's own, or that of jobs given up. */
    readonly name: string;
    readonly data: unknown;
    readonly signal: AbortSignal;
  },
): Promise<void> => {
  const { name, data, signal } = given;
  const payload = job.payload.parse(data ?? {});
  if (name.endsWith(GIVEN_UP)) await job.giveUp?.(shop, payload);
  else await job.run(shop, payload, signal);
};

/** Names of the queues a job uses: its own and, where giving up has consequences, that for them. */
export const queuesOf = (job: AnyJob): string[] =>
  job.giveUp ? [job.name, job.name + GIVEN_UP] : [job.name];

/** The dead-letter queue first: the job's own queue refers to it. */
const wantedQueues = (job: AnyJob): [name: string, options: QueueOptions][] => {
  const givenUp = job.name + GIVEN_UP;
  const options = queueOptions(job);
  if (!job.giveUp) return [[job.name, options]];
  return [
    [givenUp, options],
    [job.name, { ...options, deadLetter: givenUp }],
  ];
};

const makeQueues = async (boss: PgBoss, jobs: readonly AnyJob[], isScheduled: boolean) => {
  await settleQueues(boss, jobs.flatMap(wantedQueues));
  for (const { name, cron } of jobs)
    if (isScheduled && cron) await boss.schedule(name, cron, null, { tz: 'UTC' });
};

const sendTo = (boss: PgBoss): JobQueue => ({
  async send(job, payload, { tx, singletonKey, startAfterSeconds, priority } = {}) {
    if (!tx) assertOutsideTransaction('The job queue');
    const connected = tx && { db: fromDrizzle(tx, sql) };
    const sent = await boss.send(job.name, job.payload.parse(payload) as object, {
      ...connected,
      ...(singletonKey !== undefined && { singletonKey }),
      ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
      ...(priority !== undefined && { priority }),
    });
    if (sent === null && singletonKey !== undefined && priority !== undefined)
      await boss.update(job.name, undefined, { ...connected, singletonKey, priority });
  },
});

/** Hands back, again and again, what processes elsewhere left when they were killed. Gives what ends it. */
const watchForSilent = (boss: PgBoss, log: JobLog): (() => void) => {
  const look = () =>
    handBack(boss, { silentSeconds: SILENT_SECONDS }).catch((error: unknown) =>
      log.error({ err: error }, 'job queue'),
    );
  const timer = setInterval(() => void look(), LOOK_FOR_SILENT_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Who does the jobs in this process. */
const openWorkers = (boss: PgBoss, log: JobLog) => {
  const underWay = new Map<Job<unknown>, string>();
  const queues: string[] = [];
  let isStopping = false;

  const doing = (shop: Shop, job: AnyJob, name: string) => async (given: Job<unknown>) => {
    underWay.set(given, name);
    try {
      await runJob(shop, job, { name, data: given.data, signal: given.signal });
    } catch (error) {
      if (isStopping) await handBack(boss, { queue: name, ids: [given.id] });
      else {
        log.warn({ err: error, job: name, tries: given.retryCount + 1 }, 'job failed');
        await waitAsAsked(boss, { queue: name, id: given.id, error });
      }
      // The queue keeps what it is told for days, and errors may quote what they failed at.
      throw new Error('the job failed; the log says why');
    } finally {
      underWay.delete(given);
    }
  };

  let openPlaces: readonly OpenPlaces[] = [];
  const work = async (shop: Shop, job: AnyJob, name: string): Promise<void> => {
    const doJob = doing(shop, job, name);
    if (job.places && name === job.name) {
      const working = workInPlaces({
        boss,
        queue: name,
        places: job.places,
        signEveryMs: (SILENT_SECONDS * 1000) / 2,
        expireSeconds: job.expireSeconds ?? EXPIRE_SECONDS,
        work: doJob,
        onError: (error) => log.error({ err: error }, 'job queue'),
      });
      openPlaces = [...openPlaces, working];
      return;
    }
    const options = {
      batchSize: 1,
      localConcurrency: job.concurrency ?? 1,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      heartbeatRefreshSeconds: SILENT_SECONDS / 2,
    };
    queues.push(name);
    await boss.work(name, options, async ([given]: Job<unknown>[]) => given && doJob(given));
  };

  return {
    work,
    /** Takes no more jobs, waits up to `waitMs` for those under way, and hands the others back. */
    async stop(waitMs: number): Promise<void> {
      isStopping = true;
      const until = Date.now() + waitMs;
      for (const name of queues) await boss.offWork(name, { wait: false });
      await Promise.all(openPlaces.map((places) => places.stop(waitMs)));
      while (underWay.size > 0 && Date.now() < until) await wait(LOOK_AT_STOP_MS);
      for (const [{ id }, queue] of underWay) await handBack(boss, { queue, ids: [id] });
    },
  };
};

/**
 * Opens the durable job queue on the shop's database and makes every job's queue.
 * Nothing runs until `startWorkers`. A job whose process was killed runs again after the
 * next start of an embedded database, and about eleven seconds later on PostgreSQL.
 * `supervised: false` is for tests that run the jobs themselves.
 */
export const openJobQueue = async (options: {
  readonly link: DatabaseLink;
  readonly jobs: readonly AnyJob[];
  readonly log: JobLog;
  readonly supervised?: boolean;
}): Promise<OpenJobQueue> => {
  const { link, jobs, log, supervised = true } = options;
  const boss = new PgBoss({
    ...connection(link),
    supervise: supervised,
    schedule: supervised,
    useListenNotify: supervised,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    registerInstance: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ data: warning.data }, warning.message));
  await boss.start();
  await makeQueues(boss, jobs, supervised);
  if (link.kind === 'embedded') await takeBackJobs(boss);

  const stopWatching =
    supervised && link.kind === 'postgres' ? watchForSilent(boss, log) : () => {};

  const workers = openWorkers(boss, log);
  return {
    queue: sendTo(boss),
    boss,
    async startWorkers(shop, only = jobs.map(({ name }) => name)) {
      for (const job of jobs.filter(({ name }) => only.includes(name)))
        for (const name of queuesOf(job)) await workers.work(shop, job, name);
    },
    async stop(waitMs) {
      stopWatching();
      await workers.stop(waitMs);
      await boss.stop({ graceful: waitMs > 0, timeout: LAST_WORD_MS });
    },
  };
};
