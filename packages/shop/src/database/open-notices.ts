import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Short words that go at once to every other process on the same PostgreSQL; none is kept for who is away. */
export interface Notices {
  /** At most 8000 bytes. Lost while the database is away. */
  tell(words: string): void;
  close(): Promise<void>;
}

interface NoticesWanted {
  readonly channel: string;
  /** Hears what the others tell, and what this connection tells, too. */
  readonly hear: (words: string) => void;
  readonly onError: (error: Error) => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** One connection that listens; calls `onEnd` once when it is lost. */
const listen = async (
  url: string,
  { channel, hear, onError }: NoticesWanted,
  onEnd: () => void,
): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', onError);
  client.on('notification', ({ payload = '' }) => hear(payload));
  await client.connect();
  client.once('end', onEnd);
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return client;
};

/**
 * Opens a channel of notices on a connection of its own (LISTEN and NOTIFY). A connection that
 * is lost is opened again, sooner at first than later on; `onError` hears of it.
 */
export const openNotices = async (url: string, wanted: NoticesWanted): Promise<Notices> => {
  const closing = new AbortController();
  let client: pg.Client | null = null;

  const openAgain = async (): Promise<void> => {
    client = null;
    for (let ms = FIRST_WAIT_MS; !closing.signal.aborted; ms = Math.min(2 * ms, LONGEST_WAIT_MS)) {
      await wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        client = await listen(url, wanted, openAgain);
        return;
      } catch (error) {
        wanted.onError(error as Error);
      }
    }
  };

  client = await listen(url, wanted, openAgain);
  return {
    tell(words) {
      client?.query('select pg_notify($1, $2)', [wanted.channel, words]).catch(wanted.onError);
    },
    async close() {
      closing.abort();
      await client?.end();
    },
  };
};
