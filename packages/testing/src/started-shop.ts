import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.ts';

const RUN_SHOP = path.join(import.meta.dirname, '../../../scripts/run-shop.mjs');

/** A shop as `npm start` runs it, in a group of processes of its own, as a terminal has it. */
export interface StartedShop {
  readonly port: number;
  /** Of the process that runs the shop, and of their group. */
  readonly pid: number;
  /** Fulfils with the exit code once all of it is gone; null after a signal. */
  readonly ended: Promise<number | null>;
}

/** Starts a shop on a data folder and waits until its door is open; throws where it ends before. */
export const startShop = async (dataDir: string): Promise<StartedShop> => {
  const port = await freePort();
  const launch = `import { runShop } from ${JSON.stringify(RUN_SHOP)}; runShop(process.execPath);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', launch], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' },
  });
  const ended = once(runner, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let said = '';
  for await (const chunk of runner.stdout) {
    said += chunk;
    if (said.includes('is open at')) return { port, pid: runner.pid ?? 0, ended };
  }
  throw new Error(`the shop did not start: ${said}`);
};
