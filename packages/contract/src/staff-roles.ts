import * as z from 'zod/mini';

/** What a staff call needs its caller to be allowed (decision D10). */
export const PERMISSIONS = [
  'see',
  'note',
  'message',
  'print',
  'track',
  'address',
  'refund',
  'cancel',
  'remake',
  'customers',
  'accounts',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['support', 'fulfilment', 'manager', 'owner'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

const SUPPORT: readonly Permission[] = ['see', 'note', 'message'];
const FULFILMENT: readonly Permission[] = [...SUPPORT, 'print', 'track', 'address'];
const MANAGER: readonly Permission[] = [...FULFILMENT, 'refund', 'cancel', 'remake', 'customers'];

/** What each role may do: each includes the one before. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  support: SUPPORT,
  fulfilment: FULFILMENT,
  manager: MANAGER,
  owner: [...MANAGER, 'accounts'],
};

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  support: 'Support',
  fulfilment: 'Fulfilment',
  manager: 'Manager',
  owner: 'Owner',
};

/** Whether a role allows what a call needs. */
export const mayRole = (role: Role, needed: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(needed);

/** For how long a fresh code opens the acts that ask for one, in ms (decision D10). */
export const FRESH_CODE_MS = 10 * 60_000;
