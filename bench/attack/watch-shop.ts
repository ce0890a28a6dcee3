import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const LOOK_MS = 25;
const KB_PER_MB = 1024;

/** What a thread beside the attack has seen of the shop under it. */
export interface Watched {
  /** Memory that the shop's processes held when the watch began, and the most they held, in MB. */
  readonly beforeMb: number;
  readonly peakMb: number;
  /** The longest that /healthz kept somebody waiting, in ms. */
  readonly silenceMs: number;
}

/** What the watching thread is told. */
interface Watching {
  readonly address: string;
  /** The group of the shop's processes. */
  readonly group: number;
}

const fieldsOf = (pid: string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it may hold spaces and brackets (proc(5)).
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Memory of a process that it shares with nobody's file, in MB; 0 once it is gone or of another group. */
const memoryOf = (pid: string, group: number): number => {
  try {
    if (Number(fieldsOf(pid)[2]) !== group) return 0;
    const [, kb = '0'] =
      /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb) / KB_PER_MB;
  } catch {
    return 0;
  }
};

const memoryOfGroup = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + memoryOf(pid, group), 0);

const watch = async ({ address, group }: Watching): Promise<void> => {
  const beforeMb = memoryOfGroup(group);
  let [isOver, peakMb, silenceMs] = [false, beforeMb, 0];
  parentPort?.on('message', () => {
    isOver = true;
  });
  parentPort?.postMessage('watching');
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOfGroup(group));
  }, LOOK_MS);
  while (!isOver) {
    const asked = performance.now();
    await fetch(`${address}/healthz`).then((answer) => answer.text());
    silenceMs = Math.max(silenceMs, performance.now() - asked);
    await wait(LOOK_MS);
  }
  clearInterval(sampling);
  parentPort?.postMessage({ beforeMb, peakMb, silenceMs } satisfies Watched);
  parentPort?.close();
};

if (!isMainThread) await watch(workerData as Watching);

/** Does the work under watch: memory and silence are read by a thread that the work does not hold up. */
export const watchDuring = async (
  watching: Watching,
  work: () => Promise<unknown>,
): Promise<Watched> => {
  const watcher = new Worker(import.meta.filename, { workerData: watching });
  await once(watcher, 'message');
  await work();
  watcher.postMessage('end');
  const [watched] = (await once(watcher, 'message')) as [Watched];
  return watched;
};
