import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import { serviceStates } from '../../database/schema/service-states.ts';
import type { ServiceState } from '../../ports/service-state.ts';
import type { Shop } from '../../shop.ts';

/** How often a process looks at its own lines, which are in its memory. */
const LOOK_MS = 2_000;
/** How often it says how they are although nothing changed. */
const BEAT_MS = 60_000;
/** A process that said nothing for so long is gone. */
const GONE_MS = 3 * BEAT_MS;

type Parts = Pick<Shop, 'db' | 'clock' | 'serviceStates'>;

/** This process, among those of the shop. */
const OWN: string = randomUUID();

/** How a process tells the others of its shop how the outside services fare for it. */
export interface SharedStates {
  /** Writes what changed since it was last told, or everything once a minute. */
  tell(): Promise<void>;
  /** Takes everything back, when the process ends. */
  end(): Promise<void>;
}

/** Lets others see how the services fare for this process; a call of a service writes nothing. */
export const shareServiceStates = (shop: Parts, process = OWN): SharedStates => {
  let told = '';
  let toldAt = 0;
  const rowsOf = serviceStates.process;
  const write = async (states: readonly ServiceState[], saidAt: Date): Promise<void> => {
    const services = states.map(({ service }) => service);
    await shop.db.transaction(async (tx) => {
      await tx.delete(serviceStates).where(lt(serviceStates.saidAt, goneBefore(saidAt)));
      await tx
        .delete(serviceStates)
        .where(and(eq(rowsOf, process), notInArray(serviceStates.service, services)));
      for (const { service, ...state } of states) {
        const said = { ...state, saidAt };
        await tx
          .insert(serviceStates)
          .values({ process, service, ...said })
          .onConflictDoUpdate({ target: [rowsOf, serviceStates.service], set: said });
      }
    });
  };
  return {
    async tell() {
      const states = shop.serviceStates();
      const now = shop.clock.now();
      const words = JSON.stringify(states);
      if (states.length === 0 || (words === told && now.getTime() - toldAt < BEAT_MS)) return;
      await write(states, now);
      told = words;
      toldAt = now.getTime();
    },
    async end() {
      await shop.db.delete(serviceStates).where(eq(rowsOf, process));
    },
  };
};

const goneBefore = (now: Date): Date => new Date(now.getTime() - GONE_MS);

/**
 * Tells the other processes again and again; gives what ends it. A database that is away is tried
 * again at the next look.
 */
export const keepSharing = (
  shared: SharedStates,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let under = Promise.resolve();
  const look = () => {
    under = under.then(() => shared.tell()).catch(onError);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await under;
    await shared.end().catch(onError);
  };
};

/** How the services fare for all other processes that are alive. */
export const readOtherStates = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  process = OWN,
): Promise<ServiceState[]> =>
  db
    .select({
      service: serviceStates.service,
      state: serviceStates.state,
      since: serviceStates.since,
      lastFailure: serviceStates.lastFailure,
    })
    .from(serviceStates)
    .where(
      and(ne(serviceStates.process, process), gt(serviceStates.saidAt, goneBefore(clock.now()))),
    )
    .orderBy(serviceStates.service, serviceStates.process);
