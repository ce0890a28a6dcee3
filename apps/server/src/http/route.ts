import type { ApiCall, PathParams, ResponseOf } from '@bramblebook/contract/api-call';
import { idSchema } from '@bramblebook/contract/ids';
import { PAGE_COUNT } from '@bramblebook/contract/page-numbers';
import { type RefusalCode, type Refused, refuse } from '@bramblebook/contract/refusals';
import type { StaffCall } from '@bramblebook/contract/staff-call';
import type { User } from '@bramblebook/contract/user';
import { findSession, type SignedIn } from '@bramblebook/shop/accounts/sessions';
import type { Shop } from '@bramblebook/shop/shop';
import type { StaffSession } from '@bramblebook/shop/staff/accounts/staff-sessions';
import type { StaffMember } from '@bramblebook/shop/staff/staff-member';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type BodyPlaces, bodyGate } from './big-bodies.ts';
import { clearSessionCookie, readSessionCookie, readVisitor, setSessionCookie } from './cookies.ts';
import { answerRefusal } from './error-answers.ts';
import { logSecurity } from './security-log.ts';
import { type FileAnswer, type KeptAnswer, type StreamAnswer, sendFile } from './send-file.ts';
import { findStaff, refuseStaffCall } from './staff-access.ts';

/**
 * Who may make a call: anyone; a signed-in parent; staff whose role allows what the call
 * needs; or either of the two.
 */
export type Access = 'anyone' | 'parent' | 'staff' | 'parent or staff';

type Params<C extends ApiCall> = {
  readonly [name in keyof PathParams<C['path']>]: name extends 'page' ? number : string;
};
type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** A call as its handler gets it: everything checked. */
export interface Asked<C extends ApiCall, A extends Access> {
  readonly shop: Shop;
  readonly user: A extends 'parent' ? User : User | null;
  /** The session behind `user`. */
  readonly sessionHash: string | null;
  /** Who of the staff asks, with the address that it comes from. */
  readonly staff: A extends 'staff'
    ? StaffSession & StaffMember
    : (StaffSession & StaffMember) | null;
  /** Who an anonymous upload belongs to; null without the visitor's cookie. */
  readonly visitor: string | null;
  readonly params: Params<C>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<C extends ApiCall> = C['response'] extends 'file'
  ? FileAnswer | StreamAnswer | KeptAnswer
  : C['response'] extends 'nothing' | 'events'
    ? undefined
    : ResponseOf<C>;

const NOT_FOUND: Record<string, RefusalCode> = {
  bookId: 'book_not_found',
  orderId: 'order_not_found',
  photoId: 'photo_not_found',
};

/** Parameters checked; a value that cannot exist is not found. Another parent's id is not found either. */
const readParams = (
  given: Record<string, string>,
  user: User | null,
  isStaff: boolean,
): Refused | Record<string, string | number> => {
  const params: Record<string, string | number> = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const exists =
      name === 'page'
        ? /^[1-9]\d?$/.test(value) && Number(value) <= PAGE_COUNT
        : !name.endsWith('Id') || idSchema.safeParse(value).success;
    if (!exists || (name === 'userId' && !isStaff && value !== user?.id))
      return refuse(NOT_FOUND[name] ?? 'not_found');
    if (name === 'page') params[name] = Number(value);
  }
  return params;
};

/** What zod says of itself: nothing for a person, and more of it once a vendor's client loads zod whole. */
const ZODS_OWN = /^(?:Invalid \w+|Too (?:big|small)|Unrecognized keys?)\b/;

/** What is wrong with each field, and the first of it as the sentence for the person. */
const malformed = (error: z.core.$ZodError): Refused => {
  const fields: Record<string, string> = {};
  const said = error.issues.map(({ message }) => (ZODS_OWN.test(message) ? '' : message));
  for (const [i, { path }] of error.issues.entries())
    fields[path.join('.') || 'body'] ??= said[i] || 'Invalid input';
  const [message] = said;
  return refuse('malformed', { fields, ...(message && { message }) });
};

/** Whether a query holds what no text of the database can, as JSON bodies are asked while they are parsed. */
const holdsNul = (query: unknown): boolean =>
  Object.entries(query ?? {}).some((pair) => String(pair).includes('\0'));

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  value.ok === false &&
  'code' in value;

const signIn = async (
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> => {
  const secret = readSessionCookie(request);
  if (secret === null) return null;
  const session = await findSession(shop, secret);
  if (!session) clearSessionCookie(reply);
  else if (session.prolonged) setSessionCookie(reply, secret);
  return session;
};

/** Why the call may not be made by this parent, or by these staff; null when it may. */
const refuseParentCall = (
  access: Access,
  session: SignedIn | null,
  staff: StaffSession | null,
): Refused | null => {
  if (access === 'anyone' || session) return null;
  return access === 'parent or staff' && staff?.isComplete ? null : refuse('not_signed_in');
};

/** Who asks, as far as it is known before anything of the body is read. */
interface Asking<A extends Access> {
  readonly shop: Shop;
  readonly user: A extends 'parent' ? User : User | null;
}

export interface RouteOptions<A extends Access> {
  readonly access: A;
  /** Most bytes of the body, where the call takes more than others. */
  readonly bodyLimit?: number;
  /** How many of its bodies are received at once; as many as come unless given. */
  readonly places?: BodyPlaces;
  /** Whether it is not asked too often: a command that refuses before the body is read. */
  readonly admit?: (asking: Asking<A>) => Promise<{ ok: true } | Refused>;
}

/** Who makes a request: a parent, staff, both or neither. */
interface Asker {
  readonly session: SignedIn | null;
  readonly staff: StaffSession | null;
}
const NOBODY: Asker = { session: null, staff: null };

/** Who makes the requests under way. */
const askers = new WeakMap<FastifyRequest, Asker>();

const refuseAsker = (
  app: FastifyInstance,
  { call, access }: { readonly call: ApiCall; readonly access: Access },
  { session, staff }: Asker,
): Refused | null =>
  access === 'staff'
    ? refuseStaffCall(call as unknown as StaffCall, staff, session !== null, app.shop.clock)
    : refuseParentCall(access, session, staff);

/** Answers who may not, or not so often, before a byte of the body is read. */
const guard = <A extends Access>(app: FastifyInstance, call: ApiCall, options: RouteOptions<A>) => {
  const { access } = options;
  const takePlace = options.places ? bodyGate(options.places) : null;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await signIn(app.shop, request, reply);
    const staff = access.endsWith('staff') ? await findStaff(app.shop, request) : null;
    const asker = { session, staff };
    askers.set(request, asker);
    const refused = refuseAsker(app, { call, access }, asker);
    if (refused?.code === 'not_allowed') {
      const actor = staff?.id ?? session?.user.id ?? null;
      logSecurity(request, 'not_allowed', { actor, outcome: refused });
    }
    if (refused) return answerRefusal(reply, refused);
    const user = session?.user ?? null;
    const admitted = await options.admit?.({ shop: app.shop, user } as Asking<A>);
    if (admitted?.ok === false) return answerRefusal(reply, admitted);
    const place = await takePlace?.(request, reply, user?.id ?? null);
    if (place?.ok === false) return answerRefusal(reply, place);
  };
};

/**
 * Serves one call of the contract: who may, then what was sent, then the handler; what
 * it returns goes out through the contract's response schema, a refusal as its status
 * and error body. A handler may set another status on `reply`. For `events` it takes
 * the connection over with `reply.hijack()`.
 */
export const route = <const C extends ApiCall, A extends Access>(
  app: FastifyInstance,
  call: C,
  options: RouteOptions<A>,
  handler: (asked: Asked<C, A>) => Promise<Answer<C> | Refused>,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    onRequest: guard(app, call, options),
    handler: async (request, reply) => {
      const { session, staff } = askers.get(request) ?? NOBODY;
      const params = readParams(
        request.params as Record<string, string>,
        session?.user ?? null,
        options.access === 'staff',
      );
      if (isRefused(params)) return answerRefusal(reply, params);
      if (holdsNul(request.query)) return answerRefusal(reply, refuse('malformed'));
      const query = call.query?.safeParse(request.query);
      if (query?.success === false) return answerRefusal(reply, malformed(query.error));
      const body = call.body?.safeParse(request.body);
      if (body?.success === false) return answerRefusal(reply, malformed(body.error));
      reply.status(call.status);
      const answer = await handler({
        shop: app.shop,
        user: session?.user ?? null,
        sessionHash: session?.sessionHash ?? null,
        staff: staff && { ...staff, address: request.ip },
        visitor: readVisitor(request),
        params,
        query: query?.data,
        body: body?.data,
        request,
        reply,
      } as unknown as Asked<C, A>);
      if (isRefused(answer)) return answerRefusal(reply, answer);
      if (call.response === 'events') return reply;
      if (call.response === 'nothing') return reply.send();
      if (call.response === 'file')
        return sendFile(request, reply, answer as FileAnswer | StreamAnswer | KeptAnswer);
      return reply.type('application/json').send(call.response.parse(answer));
    },
  });
};
