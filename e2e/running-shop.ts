import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../packages/testing/src/free-port.ts';
import { addTextures } from '../packages/testing/src/textures.ts';
import { OWNER } from './staff.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SHOP = path.join(ROOT, 'apps/server/src/testing/journey-shop.ts');

/** A shop in a process of its own, on a data folder of its own, as `npm start` runs it, which paints small. */
export class RunningShop {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  #log = '';

  private constructor(port: number, dataDir: string, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
  }

  /** Opens a shop with what every journey needs set, and these settings besides. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bramblebook-e2e-'));
    addTextures(dataDir);
    const shop = new RunningShop(await freePort(), dataDir, settings);
    await shop.start();
    return shop;
  }

  /** Starts the server on the same data folder and waits until it is ready. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, [SHOP], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        ADMIN_USERNAME: OWNER.username,
        ADMIN_PASSWORD: OWNER.password,
        ADMIN_TOTP_SECRET: OWNER.totpSecret,
        // Nobody waits half an hour for the parent's second thoughts here.
        APPROVAL_UNDO_MINUTES: '0',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#log += chunk.toString();
      });
    }
    this.#server = server;
    for (let tries = 0; tries < 1200; tries++) {
      if (server.exitCode !== null) throw new Error(`the shop did not start:\n${this.#log}`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the shop was not ready in two minutes:\n${this.#log}`);
  }

  /** Ends the server at once, as a power cut would, or by asking it to. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  /** What the server has printed so far. */
  get log(): string {
    return this.#log;
  }

  async discard(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
