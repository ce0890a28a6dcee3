import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { enterFactorCode, reportLostDevice } from '@bramblebook/shop/accounts/half-sign-in';
import {
  beginFactor,
  factorStatus,
  renewRecoveryCodes,
  turnFactorOff,
  turnFactorOn,
} from '@bramblebook/shop/accounts/second-factor';
import { endSession } from '@bramblebook/shop/accounts/sessions';
import type { FastifyInstance } from 'fastify';
import { enter, readFrom } from '../http/cookies.ts';
import { route } from '../http/route.ts';
import { logSecurity } from '../http/security-log.ts';
import { qrRows } from '../qr-rows.ts';

/** The second half of a sign-in. */
const signInRoutes = (app: FastifyInstance): void => {
  const anyone = { access: 'anyone' } as const;
  route(app, secondFactorApi.enterCode, anyone, async (asked) => {
    const { shop, body, request, reply, sessionHash } = asked;
    const done = await enterFactorCode(shop, readFrom(request), body);
    logSecurity(request, 'enter_code', { actor: done.ok ? done.user.id : null, outcome: done });
    if (!done.ok) return done;
    // The browser has one session: the one before would live on unseen.
    if (sessionHash !== null) await endSession(shop.db, sessionHash);
    enter(reply, done);
    return done.user;
  });

  route(app, secondFactorApi.lostDevice, anyone, async ({ shop, body, request, reply }) => {
    const done = await reportLostDevice(shop, readFrom(request), body);
    logSecurity(request, 'lost_device', { actor: null, outcome: done.ok ? { ok: true } : done });
    if (!done.ok) return done;
    if ('goesAt' in done) return { goesAt: done.goesAt.toISOString() };
    reply.status(202);
    return { verification: 'sent' as const };
  });
};

/** An authenticator's code beside the password: asked at the sign-in, set up and taken away by who is signed in. */
export const secondFactorRoutes = (app: FastifyInstance): void => {
  const parent = { access: 'parent' } as const;
  signInRoutes(app);

  route(app, secondFactorApi.status, parent, ({ shop, user }) => factorStatus(shop, user.id));

  route(app, secondFactorApi.begin, parent, async ({ shop, user, body }) => {
    const begun = await beginFactor(shop, user, body.password);
    if (!begun.ok) return begun;
    const { secret, address } = begun;
    return { secret, address, qr: qrRows(address) };
  });

  route(app, secondFactorApi.turnOn, parent, async ({ shop, user, body, request }) => {
    const done = await turnFactorOn(shop, user.id, body.code);
    logSecurity(request, 'second_factor_on', { actor: user.id, outcome: done });
    return done.ok ? { recoveryCodes: done.recoveryCodes } : done;
  });

  route(app, secondFactorApi.renewCodes, parent, async ({ shop, user, body }) => {
    const done = await renewRecoveryCodes(shop, user.id, body.password);
    return done.ok ? { recoveryCodes: done.recoveryCodes } : done;
  });

  route(app, secondFactorApi.turnOff, parent, async ({ shop, user, body, request }) => {
    const done = await turnFactorOff(shop, user.id, body.password);
    logSecurity(request, 'second_factor_off', { actor: user.id, outcome: done });
    return done.ok ? undefined : done;
  });
};
