import type { Clock } from '@bramblebook/shop/ports/clock';
import * as z from 'zod/mini';
import { fetchJson } from '../line/fetch-json.ts';
import { VendorOutage } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import type { LuluSettings } from './lulu-settings.ts';

const TOKEN_PATH = '/auth/realms/glasstree/protocol/openid-connect/token';
/** A token is not used in its last moments. */
const TOKEN_SLACK_MS = 30_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** One request; `isRepeatable` says whether a second one does nothing a first one did not. */
interface LuluRequest<T> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: z.ZodMiniType<T>;
}

/** Within one try on the line: may ask several things in a row. */
export type LuluFetch = <T>(request: Omit<LuluRequest<T>, 'name'>) => Promise<T>;

export interface LuluCalls {
  ask<T>(request: LuluRequest<T>): Promise<T>;
  /** Several requests as one call that is repeated as a whole. */
  askInOne<T>(name: string, steps: (fetch: LuluFetch) => Promise<T>): Promise<T>;
}

const MOST_REASONS = 10;

/** Every sentence that stands under `message` or `detail` in Lulu's nested errors. */
const reasonsOf = (json: unknown): readonly string[] => {
  const reasons: string[] = [];
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (/^(message|detail|\d+)$/.test(name)) reasons.push(value.slice(0, 300));
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, key);
  };
  walk(json, '');
  return [...new Set(reasons)].slice(0, MOST_REASONS);
};

const openTokens = (settings: LuluSettings, clock: Pick<Clock, 'now'>) => {
  const { clientKey, clientSecret, baseUrl } = settings;
  const login = Buffer.from(`${clientKey}:${clientSecret}`).toString('base64');
  let token: { readonly value: string; readonly until: number } | null = null;
  return {
    async get(signal: AbortSignal): Promise<string> {
      if (token && clock.now().getTime() < token.until) return token.value;
      const answer = await fetchJson('lulu', {
        url: baseUrl + TOKEN_PATH,
        method: 'POST',
        headers: { authorization: `Basic ${login}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        signal,
      });
      const { data } = tokenSchema.safeParse(answer);
      if (!data) throw new VendorOutage('nonsense', 'lulu answered no token');
      const until = clock.now().getTime() + data.expires_in * 1000 - TOKEN_SLACK_MS;
      token = { value: data.access_token, until };
      return token.value;
    },
    forget: () => {
      token = null;
    },
  };
};

/** Lulu's print API behind one line, with its token fetched and renewed as needed. */
export const openLuluCalls = (parts: {
  readonly settings: LuluSettings;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
}): LuluCalls => {
  const { settings, line, clock } = parts;
  const tokens = openTokens(settings, clock);

  const fetchOnce = async (
    { method, path, body }: Omit<LuluRequest<unknown>, 'name' | 'schema'>,
    signal: AbortSignal,
  ): Promise<unknown> =>
    fetchJson('lulu', {
      url: settings.baseUrl + path,
      method,
      headers: {
        authorization: `Bearer ${await tokens.get(signal)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
      reasonsOf,
    });

  const fetchWith =
    (signal: AbortSignal): LuluFetch =>
    async ({ schema, ...request }) => {
      const answer = await fetchOnce(request, signal).catch((error: unknown) => {
        // A token may be taken back before its time: once more with a new one.
        if (!(error instanceof VendorOutage) || error.status !== 401) throw error;
        tokens.forget();
        return fetchOnce(request, signal);
      });
      const { data } = schema.safeParse(answer);
      if (data !== undefined) return data;
      throw new VendorOutage('nonsense', 'lulu answered something else than was asked');
    };

  const askInOne: LuluCalls['askInOne'] = (name, steps) =>
    line.ask({ name, isRepeatable: true }, (signal) => steps(fetchWith(signal)));
  return {
    askInOne,
    ask: ({ name, ...request }) => askInOne(name, (fetch) => fetch(request)),
  };
};
