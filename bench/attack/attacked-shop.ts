import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '@bramblebook/testing/started-shop';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { type Watched, watchDuring } from './watch-shop.ts';

/** After its start a shop has a little to do of itself, which is no attack's. */
const SETTLING_MS = 2000;

/** A shop under attack: as `npm start` runs it, on this machine's own address and a folder of its own. */
export interface AttackedShop {
  readonly address: string;
  readonly port: number;
  readonly dataDir: string;
  /** Of its processes. */
  readonly group: number;
  readonly ended: Promise<number | null>;
  watch(work: () => Promise<unknown>): Promise<Watched>;
}

const endGroup = (group: number): void => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

/** Opens a shop on what `seed` puts into its data folder, attacks it, and ends it whatever happens. */
export const withShop = async <S, R>(
  seed: (dataDir: string) => Promise<S>,
  attack: (shop: AttackedShop, seeded: S) => Promise<R>,
): Promise<R> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bramblebook-attack-'));
  try {
    addTextures(dataDir);
    await addEmbedded(dataDir);
    const seeded = await seed(dataDir);
    const { port, pid: group, ended } = await startShop(dataDir);
    try {
      await wait(SETTLING_MS);
      const address = `http://127.0.0.1:${port}`;
      const watch = (work: () => Promise<unknown>) => watchDuring({ address, group }, work);
      return await attack({ address, port, dataDir, group, ended, watch }, seeded);
    } finally {
      endGroup(group);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
