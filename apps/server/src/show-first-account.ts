import { STAFF_SCREENS } from '@bramblebook/contract/screen-routes';
import type { Shop } from '@bramblebook/shop/shop';
import { openFirstAccount } from '@bramblebook/shop/staff/accounts/first-account';
import type { StaffSecrets } from '@bramblebook/shop/staff/accounts/staff-accounts';
import QRCode from 'qrcode';
import type { Environment } from './environment.ts';

/** Secrets as they are printed once on a terminal, with the QR code for an authenticator. */
export const secretsAsText = async (
  username: string,
  { password, totpSecret, otpauthUrl }: Partial<StaffSecrets>,
): Promise<string> =>
  [
    `  User name:      ${username}`,
    ...(password ? [`  Password:       ${password}`] : []),
    ...(totpSecret ? [`  Authenticator:  ${totpSecret}`] : []),
    ...(otpauthUrl ? [await QRCode.toString(otpauthUrl, { type: 'terminal', small: true })] : []),
  ].join('\n');

/**
 * Opens the first staff account on an empty database, and prints what the settings did
 * not name: shown this once, and stored nowhere but as a hash or in the database.
 */
export const showFirstAccount = async (
  shop: Shop,
  { firstAccount, publicUrl }: Environment,
): Promise<void> => {
  const secrets = await openFirstAccount(shop, firstAccount);
  if (!secrets) return;
  const isTotpNew = firstAccount.totpSecret === null;
  const text = await secretsAsText(firstAccount.username, {
    ...(firstAccount.password === null && { password: secrets.password }),
    ...(isTotpNew && { totpSecret: secrets.totpSecret, otpauthUrl: secrets.otpauthUrl }),
  });
  process.stdout.write(
    `The first staff account, shown this once. Sign in at ${publicUrl}${STAFF_SCREENS.adminLogin}\n${text}\n`,
  );
};
