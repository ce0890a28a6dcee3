import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { ServiceOutage } from '../ports/service-outage.ts';
import type { DarkroomWork, FromDarkroom } from './darkroom-process.ts';

const PROGRAM = fileURLToPath(new URL('./darkroom-process.ts', import.meta.url));
/** Photos developed at once: the largest take most of a gigabyte between them. */
const PLACES = 2;
/** A photo of 100 million pixels takes five seconds on a slow machine. */
const MOST: DarkroomLimits = { seconds: 30, memoryBytes: 1_000_000_000 };
const LOOK_MS = 100;
const PAGE_BYTES = 4096;
const IDLE_MS = 60_000;

interface DarkroomLimits {
  readonly seconds: number;
  readonly memoryBytes: number;
}

/** Processes that have nothing to do, and what ends them after a while. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();
const inTurn = pLimit(PLACES);

const start = (): ChildProcess => {
  const child = fork(PROGRAM, { execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  child.on('exit', () => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  });
  return child;
};

/** Takes a process that is idle, or starts one; while it works this process stays alive for it. */
const take = (): ChildProcess => {
  const [known] = idle.keys();
  const child = known ?? start();
  clearTimeout(idle.get(child));
  idle.delete(child);
  child.ref();
  child.channel?.ref();
  return child;
};

const putBack = (child: ChildProcess): void => {
  if (!child.connected) return;
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => child.kill(), IDLE_MS).unref());
};

/** Memory of a process, in bytes; 0 where the system does not say (only Linux does so cheaply). */
const memoryOf = async ({ pid }: ChildProcess): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
};

/** Ends a process that takes too long, or too much memory. */
const watch = async (
  child: ChildProcess,
  signal: AbortSignal,
  { seconds, memoryBytes }: DarkroomLimits,
): Promise<void> => {
  const until = performance.now() + seconds * 1000;
  while (!signal.aborted) {
    if (performance.now() > until || (await memoryOf(child)) > memoryBytes) {
      child.kill('SIGKILL');
      return;
    }
    await wait(LOOK_MS, undefined, { signal }).catch(() => {});
  }
};

const developIn = async (
  child: ChildProcess,
  work: DarkroomWork,
  limits: DarkroomLimits,
): Promise<FromDarkroom> => {
  const done = new AbortController();
  const answer = Promise.withResolvers<FromDarkroom>();
  const ended = (code: number | null, signal: string | null) =>
    answer.resolve(
      signal === 'SIGKILL'
        ? { ok: false, isUnreadable: true }
        : { ok: false, trouble: `the darkroom ended with ${code ?? signal}` },
    );
  // Of one that was ended while it was written to, the end is to come.
  const failed = (error: Error) => {
    if (!child.killed) answer.resolve({ ok: false, trouble: error.message });
  };
  child.once('message', answer.resolve);
  child.once('exit', ended);
  child.on('error', failed);
  try {
    const watching = watch(child, done.signal, limits);
    child.send(work);
    const came = await answer.promise;
    done.abort();
    await watching;
    return came;
  } finally {
    done.abort();
    child.removeAllListeners('message');
    child.off('exit', ended);
    child.off('error', failed);
    putBack(child);
  }
};

/**
 * Develops a photo in a process of its own that is ended when it takes more than its time or
 * its memory; such a photo is unreadable. Throws `ServiceOutage` where the machine failed,
 * not the photo.
 */
export const developInDarkroom = (
  work: DarkroomWork,
  limits: DarkroomLimits = MOST,
): Promise<Exclude<FromDarkroom, { trouble: string }>> =>
  inTurn(async () => {
    const came = await developIn(take(), work, limits);
    if ('trouble' in came) throw new ServiceOutage(came.trouble);
    return came;
  });
