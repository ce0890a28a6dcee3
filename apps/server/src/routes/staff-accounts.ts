import { refuse } from '@bramblebook/contract/refusals';
import { staffAccountApi } from '@bramblebook/contract/staff-account-api';
import {
  checkStaffCode,
  checkStaffPassword,
  confirmStaffCode,
} from '@bramblebook/shop/staff/accounts/sign-in-staff';
import {
  addStaff,
  changeStaff,
  listStaff,
  makeRecoveryCodes,
  presentAccount,
} from '@bramblebook/shop/staff/accounts/staff-accounts';
import {
  endStaffSession,
  listStaffSessions,
  presentStaff,
  signOutStaff,
} from '@bramblebook/shop/staff/accounts/staff-sessions';
import { listAudit } from '@bramblebook/shop/staff/list-audit';
import type { FastifyInstance } from 'fastify';
import { leaveStaff, readStaffCookie, setStaffCookie } from '../http/cookies.ts';
import { route } from '../http/route.ts';
import { logSecurity } from '../http/security-log.ts';
import { originOf } from '../http/staff-access.ts';
import { qrRows } from '../qr-rows.ts';

const CODE_WANTED = 'Please enter the six-digit code from your authenticator.';
const WELCOME = 'Welcome to the admin dashboard.';

/** Signing staff in and out, their sessions and accounts, the audit log. */
export const staffAccountRoutes = (app: FastifyInstance): void => {
  route(app, staffAccountApi.login, { access: 'staff' }, async (asked) => {
    const { shop, body, request, reply } = asked;
    const from = originOf(request);
    if ('password' in body) {
      const checked = await checkStaffPassword(shop, from, body);
      const outcome = checked.ok ? { ok: true as const } : checked;
      logSecurity(request, 'staff_password', { actor: null, outcome });
      if (!checked.ok) return checked;
      return { requires2FA: true, sessionId: checked.sessionId, message: CODE_WANTED };
    }
    const { sessionId, ...factor } = body;
    const done = await checkStaffCode(shop, from, { sessionId, factor });
    const actor = done.ok ? done.staffId : null;
    logSecurity(request, 'staff_sign_in', { actor, outcome: done.ok ? { ok: true } : done });
    if (!done.ok) return done;
    setStaffCookie(reply, done.secret);
    return { requires2FA: false, message: WELCOME };
  });

  route(
    app,
    staffAccountApi.logout,
    { access: 'staff' },
    async ({ shop, staff, request, reply }) => {
      const secret = readStaffCookie(request);
      if (secret !== null) await signOutStaff(shop, secret, request.ip);
      const actor = staff?.id ?? null;
      logSecurity(request, 'staff_sign_out', { actor, outcome: { ok: true } });
      leaveStaff(reply);
      return undefined;
    },
  );

  route(app, staffAccountApi.me, { access: 'staff' }, ({ shop, staff }) =>
    presentStaff(shop, staff),
  );

  route(app, staffAccountApi.confirm, { access: 'staff' }, async (asked) => {
    const { shop, staff, body, request } = asked;
    const done = await confirmStaffCode(shop, staff, { ...body, from: originOf(request) });
    const outcome = done.ok ? { ok: true as const } : done;
    logSecurity(request, 'staff_fresh_code', { actor: staff.id, outcome });
    return done.ok ? presentStaff(shop, done.session) : done;
  });

  route(app, staffAccountApi.sessions, { access: 'staff' }, async ({ shop, staff }) => ({
    sessions: await listStaffSessions(shop, staff),
  }));

  route(app, staffAccountApi.endSession, { access: 'staff' }, async ({ shop, staff, params }) => {
    const ended = await endStaffSession(shop, staff, params.sessionId);
    return ended.ok ? undefined : ended;
  });

  route(app, staffAccountApi.recoveryCodes, { access: 'staff' }, async ({ shop, staff }) => ({
    codes: await makeRecoveryCodes(shop, staff),
  }));

  route(app, staffAccountApi.accounts, { access: 'staff' }, async ({ shop }) => ({
    staff: await listStaff(shop),
  }));

  route(app, staffAccountApi.addAccount, { access: 'staff' }, async ({ shop, staff, body }) => {
    const added = await addStaff(shop, staff, { username: body.username, role: body.role });
    if (!added.ok) return added;
    const { row, secrets } = added;
    return { account: presentAccount(row), ...secrets, otpauthQr: qrRows(secrets.otpauthUrl) };
  });

  route(app, staffAccountApi.changeAccount, { access: 'staff' }, async (asked) => {
    const { shop, staff, params, body } = asked;
    if (Object.keys(body).length === 0) return refuse('malformed');
    const changed = await changeStaff(shop, staff, params.staffId, body);
    return changed.ok ? presentAccount(changed.row) : changed;
  });

  route(app, staffAccountApi.audit, { access: 'staff' }, ({ shop, query }) =>
    listAudit(shop, query),
  );
};
