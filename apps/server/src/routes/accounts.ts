import { refuse } from '@bramblebook/contract/refusals';
import { accountApi } from '@bramblebook/contract/shop-api';
import { changeConsents } from '@bramblebook/shop/accounts/change-consents';
import { registerAccount } from '@bramblebook/shop/accounts/register-account';
import { requestResetCode } from '@bramblebook/shop/accounts/request-reset-code';
import { resetPassword } from '@bramblebook/shop/accounts/reset-password';
import { endSession } from '@bramblebook/shop/accounts/sessions';
import { signIn } from '@bramblebook/shop/accounts/sign-in';
import { eraseAccount } from '@bramblebook/shop/privacy/erase-account';
import { exportAccount } from '@bramblebook/shop/privacy/export-account';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, enter, readFrom } from '../http/cookies.ts';
import { route } from '../http/route.ts';

/** Registering, signing in and out, passwords and consents. */
export const accountRoutes = (app: FastifyInstance): void => {
  route(app, accountApi.register, { access: 'anyone' }, async ({ shop, body, request, reply }) => {
    const done = await registerAccount(shop, readFrom(request), body);
    if (!done.ok) return done;
    enter(reply, done);
    return done.user;
  });

  route(app, accountApi.login, { access: 'anyone' }, async ({ shop, body, request, reply }) => {
    const done = await signIn(shop, readFrom(request), body);
    if (!done.ok) return done;
    enter(reply, done);
    return done.user;
  });

  route(app, accountApi.logout, { access: 'anyone' }, async ({ shop, sessionHash, reply }) => {
    if (sessionHash !== null) await endSession(shop.db, sessionHash);
    clearSessionCookie(reply);
    return undefined;
  });

  route(app, accountApi.resetPassword, { access: 'anyone' }, async (asked) => {
    const { shop, body, request, reply, sessionHash } = asked;
    const from = { ...readFrom(request), sessionHash };
    const { code } = body;
    if (code !== undefined) {
      const done = await resetPassword(shop, from, { ...body, code });
      return done.ok ? { reset: true as const } : done;
    }
    const sent = await requestResetCode(shop, from, body);
    if (!sent.ok) return sent;
    reply.status(202);
    return { verification: 'sent' as const };
  });

  route(app, accountApi.me, { access: 'parent' }, async ({ user }) => user);

  route(app, accountApi.changeConsents, { access: 'parent' }, async ({ shop, user, body }) => {
    if (Object.keys(body).length === 0) return refuse('malformed');
    return (await changeConsents(shop, user, body)).user;
  });

  route(app, accountApi.exportData, { access: 'parent' }, async ({ shop, user }) => {
    const made = await exportAccount(shop, user.id);
    if (!made.ok) return made;
    const { stream } = made;
    return { stream, type: 'application/zip', downloadAs: 'my-bramblebook-data.zip' };
  });

  route(app, accountApi.eraseAccount, { access: 'parent' }, async (asked) => {
    const { shop, user, body, reply } = asked;
    const done = await eraseAccount(shop, user.id, body.password);
    if (!done.ok) return done;
    clearSessionCookie(reply);
    return undefined;
  });
};
