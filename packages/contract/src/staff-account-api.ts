import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { actKeySchema, listQuerySchema, staffCall } from './staff-call.ts';
import { PERMISSIONS, roleSchema } from './staff-roles.ts';
import { lineOfText } from './text-schemas.ts';

const usernameSchema = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, 'Please use 2 to 40 small letters, digits, . _ -'));

/** First the password, then with the session it answers a code or a recovery code (decision D7). */
const staffLoginSchema = z.union([
  z.object({
    username: z.string().check(z.minLength(1), z.maxLength(80)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  z.object({
    twoFactorCode: z.string().check(z.regex(/^\d{6}$/)),
    sessionId: z.string().check(z.maxLength(100)),
  }),
  z.object({
    recoveryCode: z.string().check(z.minLength(8), z.maxLength(40)),
    sessionId: z.string().check(z.maxLength(100)),
  }),
]);

/** Who is signed in, and what the screens may offer them. */
const staffMeSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: roleSchema,
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Until when acts that ask for a fresh code are open; null when a code is needed. */
  freshUntil: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
});
export type StaffMe = z.infer<typeof staffMeSchema>;

const staffSessionSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Browser and address it was begun from, as far as told. */
  from: z.string(),
  isThis: z.boolean(),
});

const staffAccountSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: roleSchema,
  isDisabled: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.nullable(z.iso.datetime()),
});

const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** User name, or `shop` for what the shop did of itself. */
  who: z.string(),
  what: z.string(),
  /** Kind and id of what it was done to, such as `order order_…`. */
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Network address it came from. */
  from: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Signing in, own sessions, staff accounts, the audit log. */
export const staffAccountApi = {
  login: staffCall({
    method: 'POST',
    path: '/api/admin/login',
    body: staffLoginSchema,
    response: z.object({
      requires2FA: z.boolean(),
      sessionId: z.optional(z.string()),
      message: z.string(),
    }),
    status: 200,
    needs: 'nobody',
  }),
  logout: staffCall({
    method: 'POST',
    path: '/api/admin/logout',
    response: 'nothing',
    status: 204,
    needs: 'nobody',
  }),
  me: staffCall({
    method: 'GET',
    path: '/api/admin/me',
    response: staffMeSchema,
    status: 200,
    needs: 'anyone',
  }),
  /** Gives a fresh code for the acts that ask for one. */
  confirm: staffCall({
    method: 'POST',
    path: '/api/admin/confirm',
    body: z.object({ twoFactorCode: z.string().check(z.regex(/^\d{6}$/)) }),
    response: staffMeSchema,
    status: 200,
    needs: 'anyone',
  }),
  sessions: staffCall({
    method: 'GET',
    path: '/api/admin/sessions',
    response: z.object({ sessions: z.array(staffSessionSchema) }),
    status: 200,
    needs: 'anyone',
  }),
  endSession: staffCall({
    method: 'DELETE',
    path: '/api/admin/sessions/:sessionId',
    response: 'nothing',
    status: 204,
    needs: 'anyone',
  }),
  /** Ten new recovery codes, shown once; the old ones end. */
  recoveryCodes: staffCall({
    method: 'POST',
    path: '/api/admin/recovery-codes',
    response: z.object({ codes: z.array(z.string()) }),
    status: 201,
    needs: 'anyone',
    freshCode: true,
  }),
  accounts: staffCall({
    method: 'GET',
    path: '/api/admin/staff',
    response: z.object({ staff: z.array(staffAccountSchema) }),
    status: 200,
    needs: 'accounts',
  }),
  /** The password and the authenticator's secret are shown once, in the answer. */
  addAccount: staffCall({
    method: 'POST',
    path: '/api/admin/staff',
    body: z.object({ username: usernameSchema, role: roleSchema, key: actKeySchema }),
    response: z.object({
      account: staffAccountSchema,
      password: z.string(),
      totpSecret: z.string(),
      otpauthUrl: z.string(),
      /** The QR code of that link, row by row, `1` for a dark square. */
      otpauthQr: z.array(z.string()),
    }),
    status: 201,
    needs: 'accounts',
    freshCode: true,
  }),
  changeAccount: staffCall({
    method: 'PATCH',
    path: '/api/admin/staff/:staffId',
    body: z.object({ role: z.optional(roleSchema), isDisabled: z.optional(z.boolean()) }),
    response: staffAccountSchema,
    status: 200,
    needs: 'accounts',
    freshCode: true,
  }),
  audit: staffCall({
    method: 'GET',
    path: '/api/admin/audit',
    query: z.extend(listQuerySchema, {
      who: z.optional(z.string().check(z.maxLength(80))),
      subject: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: z.object({ entries: z.array(auditEntrySchema), total: z.int() }),
    status: 200,
    needs: 'see',
  }),
} as const;

/** A note or a reason, as staff write them. */
export const staffNoteSchema = (blank: string) => lineOfText(500, blank);
