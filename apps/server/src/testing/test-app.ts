import path from 'node:path';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { type AppOptions, buildApp } from '../http/app.ts';
import { ROUTES } from '../routes/route-list.ts';

/** A browser's part of the talk: keeps its cookies. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Makes a request; a plain object as `body` goes as JSON. */
  ask(
    method: InjectOptions['method'],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export interface TestApp extends TestShop {
  readonly app: FastifyInstance;
  newBrowser(): TestBrowser;
  /** A browser at another server on the same shop, as after a restart. */
  browserElsewhere(): Promise<TestBrowser>;
}

/** A browser without cookies yet, which asks the app without a network. */
export const browser = (app: FastifyInstance): TestBrowser => {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(method, url, body, headers = {}) {
      const raw = typeof body === 'string' || Buffer.isBuffer(body);
      const response = await app.inject({
        method: method ?? 'GET',
        url,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
      });
      for (const { name, value } of response.cookies)
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      return response;
    },
  };
};

/** The true server on a test shop, asked without a network. */
export const openTestApp = async (
  given: Parameters<typeof openTestShop>[0] = {},
  {
    log = pino({ level: 'silent' }),
    webFolder = null,
    routes = ROUTES,
  }: Partial<Pick<AppOptions, 'log' | 'webFolder' | 'routes'>> = {},
): Promise<TestApp> => {
  const test = await openTestShop(given);
  const build = () =>
    buildApp({
      shop: test.shop,
      log,
      trustedProxies: [],
      incomingFolder: path.join(test.folder, 'incoming'),
      webFolder,
      sampleContent: true,
      routes,
    });
  const app = await build();
  const elsewhere: FastifyInstance[] = [];
  const close = async () => {
    for (const other of elsewhere) await other.close();
    await app.close();
    await test.close();
  };
  const browserElsewhere = async () => {
    const other = await build();
    elsewhere.push(other);
    return browser(other);
  };
  return { ...test, app, newBrowser: () => browser(app), browserElsewhere, close };
};
