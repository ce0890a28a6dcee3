import type { Transaction } from '../database/open-database.ts';
import type { Shop } from '../shop.ts';
import { type From, rememberBrowser } from './known-browsers.ts';
import { newSecret, startSession } from './sessions.ts';

/** The secrets of the session's cookie and of the browser's. */
export interface Entered {
  readonly session: string;
  readonly browser: string;
}

/** Begins a session for whoever has proved to be the account's owner, and remembers the browser. */
export const enterAccount = async (
  { clock }: Pick<Shop, 'clock'>,
  tx: Transaction,
  from: From,
  userId: string,
): Promise<Entered> => {
  const now = clock.now();
  const browser = from.browser ?? newSecret();
  await rememberBrowser(tx, browser, { userId, now });
  const session = await startSession(tx, userId, { now, startedIn: from.startedIn ?? '' });
  return { session, browser };
};
