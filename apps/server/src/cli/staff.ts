/** `npm run staff -- add|disable|enable|reset|list`: staff accounts, without the shop's screens. */
import { ROLES, type Role } from '@bramblebook/contract/staff-roles';
import { FolderInUse } from '@bramblebook/shop/database/folder-lock';
import type { Shop } from '@bramblebook/shop/shop';
import {
  addStaff,
  changeStaff,
  listStaff,
  resetStaff,
} from '@bramblebook/shop/staff/accounts/staff-accounts';
import { type Environment, readEnvironment } from '../environment.ts';
import { clockWith, openDatabase } from '../open-shop.ts';
import { openLog } from '../shop-log.ts';
import { secretsAsText } from '../show-first-account.ts';
import { startRefusal } from '../start-refusal.ts';

const USAGE = `Staff accounts:
  npm run staff -- list
  npm run staff -- add NAME [ROLE]    ROLE is ${ROLES.join(', ')}; owner unless given
  npm run staff -- disable NAME
  npm run staff -- enable NAME
  npm run staff -- reset NAME         a new password and authenticator secret`;

const SHOP_RUNS =
  'The shop is running and has its database to itself. Please stop it first, or add the account in the staff area.';

type Parts = Pick<Shop, 'db' | 'clock' | 'brand'>;

/** What a command says, and whether it went well. */
interface Said {
  readonly ok: boolean;
  readonly text: string;
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

const add = async (shop: Parts, username: string, role: string): Promise<Said> => {
  if (!/^[a-z0-9][a-z0-9._-]{1,39}$/.test(username) || !isRole(role))
    return { ok: false, text: USAGE };
  const added = await addStaff(shop, null, { username, role });
  if (!added.ok) return { ok: false, text: added.message };
  const secrets = await secretsAsText(username, added.secrets);
  return { ok: true, text: `Added as ${role}. This is shown once:\n${secrets}` };
};

const setDisabled = async (shop: Parts, username: string, isDisabled: boolean): Promise<Said> => {
  const row = (await listStaff(shop)).find((one) => one.username === username);
  if (!row) return { ok: false, text: `There is no account ${username}.` };
  const changed = await changeStaff(shop, null, row.id, { isDisabled });
  if (!changed.ok) return { ok: false, text: changed.message };
  return { ok: true, text: `${username} is ${isDisabled ? 'disabled' : 'open again'}.` };
};

const reset = async (shop: Parts, username: string): Promise<Said> => {
  const done = await resetStaff(shop, null, username);
  if (!done.ok) return { ok: false, text: `There is no account ${username}.` };
  const secrets = await secretsAsText(username, done.secrets);
  return { ok: true, text: `Reset. This is shown once:\n${secrets}` };
};

const list = async (shop: Parts): Promise<Said> => {
  const rows = (await listStaff(shop)).map((one) =>
    [
      one.username.padEnd(24),
      one.role.padEnd(12),
      one.isDisabled ? 'disabled' : (one.lastSignInAt ?? 'never signed in'),
    ].join(' '),
  );
  return { ok: true, text: rows.join('\n') || 'There is no staff account yet.' };
};

const obey = (shop: Parts, [command, name = '', role = 'owner']: readonly string[]) => {
  if (command === 'list') return list(shop);
  if (command === 'add') return add(shop, name, role);
  if (command === 'disable' || command === 'enable')
    return setDisabled(shop, name, command === 'disable');
  if (command === 'reset') return reset(shop, name);
  return Promise.resolve<Said>({ ok: false, text: USAGE });
};

const run = async (environment: Environment, words: readonly string[]): Promise<Said> => {
  const database = await openDatabase(environment, openLog('warn'));
  try {
    const clock = clockWith(environment.clockOffset);
    return await obey({ db: database.db, clock, brand: environment.brand }, words);
  } finally {
    await database.close();
  }
};

const settings = readEnvironment(process.env);
const said: Said = settings.ok
  ? await run(settings.environment, process.argv.slice(2)).catch((error: unknown) => {
      if (error instanceof FolderInUse) return { ok: false, text: SHOP_RUNS };
      const text = startRefusal(error, settings.environment);
      if (text === null) throw error;
      return { ok: false, text };
    })
  : { ok: false, text: settings.sentence };
process[said.ok ? 'stdout' : 'stderr'].write(`${said.text}\n`);
process.exitCode = said.ok ? 0 : 1;
