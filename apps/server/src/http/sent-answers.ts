import type { ApiCall } from '@bramblebook/contract/api-call';
import { SCREEN_READS, SENT_ANSWERS } from '@bramblebook/contract/screen-reads';
import { SCREENS } from '@bramblebook/contract/screen-routes';
import { accountApi } from '@bramblebook/contract/shop-api';
import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';
import type { User } from '@bramblebook/contract/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READS = new Map(
  Object.entries(SCREEN_READS).map(([name, { sent }]) => [
    SCREENS[name as keyof typeof SCREEN_READS] as string,
    sent,
  ]),
);

/** The parameters of a path as they stand in it, escaped. */
const paramsIn = (pattern: string, path: string): Record<string, string> => {
  const parts = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), parts[i] ?? '']] : [])),
  );
};

/**
 * What a screen asks first, answered already, as an element for its page: the same answers that its
 * scripts would get, over the same routes, a trip to the server and back sooner. Null for a visitor,
 * for a screen that asks nothing, and where the session is over.
 */
export const sentAnswers = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { screen, path }: { readonly screen: string; readonly path: string },
): Promise<string | null> => {
  const calls = READS.get(screen);
  if (!calls || !(SIGNED_IN_MARK in request.cookies)) return null;
  const ask = async (url: string): Promise<unknown> => {
    const { cookie = '' } = request.headers;
    const headers = { cookie, host: request.host };
    const answer = await app.inject({ url, headers, remoteAddress: request.ip });
    return answer.statusCode === 200 ? answer.json() : undefined;
  };
  const user = (await ask(accountApi.me.path)) as User | undefined;
  if (!user) return null;
  const params = { ...paramsIn(screen, path), userId: user.id };
  const answer = async (call: ApiCall): Promise<[url: string, answer: unknown]> => {
    if (call === accountApi.me) return [call.path, user];
    const url = call.path.replace(/:(\w+)/g, (_, name: keyof typeof params) => params[name]);
    return [url, await ask(url)];
  };
  const answers = Object.fromEntries(await Promise.all(calls.map(answer)));
  // Nothing in it may end the element.
  const data = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SENT_ANSWERS}">${data}</script>`;
};
