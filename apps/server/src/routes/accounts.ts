import { refuse } from '@bramblebook/contract/refusals';
import { accountApi } from '@bramblebook/contract/shop-api';
import { changeConsents } from '@bramblebook/shop/accounts/change-consents';
import { changePassword } from '@bramblebook/shop/accounts/change-password';
import { registerAccount } from '@bramblebook/shop/accounts/register-account';
import { requestResetCode } from '@bramblebook/shop/accounts/request-reset-code';
import { resetPassword } from '@bramblebook/shop/accounts/reset-password';
import { endOwnSession, endSession, listSessions } from '@bramblebook/shop/accounts/sessions';
import { signIn } from '@bramblebook/shop/accounts/sign-in';
import { confirmAddress, disownAddress } from '@bramblebook/shop/messages/own-address';
import { eraseAccount } from '@bramblebook/shop/privacy/erase-account';
import { exportAccount } from '@bramblebook/shop/privacy/export-account';
import type { FastifyInstance } from 'fastify';
import { enter, leave, readFrom } from '../http/cookies.ts';
import { route } from '../http/route.ts';
import { logSecurity } from '../http/security-log.ts';

/** Where one is signed in, and the password, for who is. */
const ownSessionRoutes = (app: FastifyInstance): void => {
  const parent = { access: 'parent' } as const;
  route(
    app,
    accountApi.changePassword,
    parent,
    async ({ shop, user, sessionHash, body, request }) => {
      const done = await changePassword(shop, { userId: user.id, sessionHash }, body);
      logSecurity(request, 'change_password', { actor: user.id, outcome: done });
      return done.ok ? undefined : done;
    },
  );

  route(app, accountApi.sessions, parent, async ({ shop, user, sessionHash }) => ({
    sessions: await listSessions(shop, user.id, sessionHash),
  }));

  route(app, accountApi.endSession, parent, async ({ shop, user, params, request }) => {
    const done = await endOwnSession(shop, user.id, params.sessionId);
    logSecurity(request, 'end_session', { actor: user.id, outcome: done });
    return done.ok ? undefined : done;
  });
};

/** What somebody says at the link of a message: that the address is theirs, or that it was not them. */
const addressRoutes = (app: FastifyInstance): void => {
  route(app, accountApi.confirmAddress, { access: 'anyone' }, async ({ shop, body, request }) => {
    const said = await confirmAddress(shop, { address: request.ip }, body.token);
    logSecurity(request, 'confirm_address', { actor: null, outcome: said });
    return said.ok ? { address: said.address } : said;
  });

  route(app, accountApi.disownAddress, { access: 'anyone' }, async ({ shop, body, request }) => {
    const said = await disownAddress(shop, { address: request.ip }, body.token);
    logSecurity(request, 'disown_address', { actor: null, outcome: said });
    return said.ok ? { address: said.address } : said;
  });
};

/** Registering, signing in and out, passwords and consents. */
export const accountRoutes = (app: FastifyInstance): void => {
  route(app, accountApi.register, { access: 'anyone' }, async ({ shop, body, request, reply }) => {
    const done = await registerAccount(shop, readFrom(request), body);
    logSecurity(request, 'register', { actor: done.ok ? done.user.id : null, outcome: done });
    if (!done.ok) return done;
    enter(reply, done);
    return done.user;
  });

  route(app, accountApi.login, { access: 'anyone' }, async (asked) => {
    const { shop, body, request, reply, sessionHash } = asked;
    const done = await signIn(shop, readFrom(request), body);
    const actor = done.ok && 'user' in done ? done.user.id : null;
    logSecurity(request, 'sign_in', { actor, outcome: done });
    if (!done.ok) return done;
    if ('signInId' in done) return { requires2FA: true as const, signInId: done.signInId };
    // The browser has one session: the one before would live on unseen.
    if (sessionHash !== null) await endSession(shop.db, sessionHash);
    enter(reply, done);
    return done.user;
  });

  route(app, accountApi.logout, { access: 'anyone' }, async (asked) => {
    const { shop, user, sessionHash, request, reply } = asked;
    if (sessionHash !== null) await endSession(shop.db, sessionHash);
    logSecurity(request, 'sign_out', { actor: user?.id ?? null, outcome: { ok: true } });
    leave(reply);
    return undefined;
  });

  route(app, accountApi.resetPassword, { access: 'anyone' }, async (asked) => {
    const { shop, body, request, reply, sessionHash } = asked;
    const from = { ...readFrom(request), sessionHash };
    const { code } = body;
    if (code !== undefined) {
      const done = await resetPassword(shop, from, { ...body, code });
      logSecurity(request, 'reset_password', { actor: null, outcome: done });
      return done.ok ? { reset: true as const } : done;
    }
    const sent = await requestResetCode(shop, from, body);
    logSecurity(request, 'ask_for_code', { actor: null, outcome: sent });
    if (!sent.ok) return sent;
    reply.status(202);
    return { verification: 'sent' as const };
  });

  route(app, accountApi.me, { access: 'parent' }, async ({ user }) => user);

  route(app, accountApi.changeConsents, { access: 'parent' }, async ({ shop, user, body }) => {
    if (Object.keys(body).length === 0) return refuse('malformed');
    return (await changeConsents(shop, user, body)).user;
  });

  ownSessionRoutes(app);
  addressRoutes(app);

  route(app, accountApi.exportData, { access: 'parent' }, async ({ shop, user, request }) => {
    const made = await exportAccount(shop, user.id);
    logSecurity(request, 'export_data', { actor: user.id, outcome: made.ok ? { ok: true } : made });
    if (!made.ok) return made;
    const { stream } = made;
    return { stream, type: 'application/zip', downloadAs: 'my-bramblebook-data.zip' };
  });

  route(app, accountApi.eraseAccount, { access: 'parent' }, async (asked) => {
    const { shop, user, body, request, reply } = asked;
    const done = await eraseAccount(shop, user.id, body.password);
    logSecurity(request, 'erase_account', { actor: user.id, outcome: done });
    if (!done.ok) return done;
    leave(reply);
    return undefined;
  });
};
