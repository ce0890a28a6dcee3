import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, isRefusal, sentenceOf } from './api-error.ts';
import { nullOn401 } from './query-client.ts';
import { send, urlOf } from './send.ts';

const answers: Record<string, [status: number, body: string]> = {
  '/api/me': [401, '{"code":"not_signed_in","message":"Please sign in to continue."}'],
  '/api/books/a%2Fb': [404, '{"code":"book_not_found","message":"Book not found"}'],
  '/api/books/gateway': [502, '<h1>Bad gateway</h1>'],
  '/api/books/silent': [503, ''],
  '/api/books': [
    400,
    '{"code":"malformed","message":"Please check.","fields":{"childName":"Please enter your child\'s name"}}',
  ],
};
const heard: { url: string; type: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  heard.push({ url: request.url ?? '', type: request.headers['content-type'], body });
  const [status, answer] = answers[request.url ?? ''] ?? [200, '{"status":"succeeded"}'];
  response.writeHead(status).end(answer);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reach = globalThis.fetch;
  // The browser resolves paths against its own origin; Node needs it said.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    reach(`http://127.0.0.1:${port}${url}`, init),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('the call should have failed with an ApiError');
};

test('an error has the form "status: body" and tells people the sentence', async () => {
  const error = await failure(send(bookApi.get, { params: { bookId: 'a/b' } }));
  expect(error.message).toBe('404: {"code":"book_not_found","message":"Book not found"}');
  expect(isRefusal(error, 'book_not_found')).toBe(true);
  expect(sentenceOf(error)).toBe('Book not found');
});

test('an empty body leaves the status text, and a body that is no JSON is never shown', async () => {
  const silent = await failure(send(bookApi.get, { params: { bookId: 'silent' } }));
  expect(silent.message).toBe('503: Service Unavailable');
  const gateway = await failure(send(bookApi.get, { params: { bookId: 'gateway' } }));
  expect(gateway.message).toBe('502: <h1>Bad gateway</h1>');
  expect(sentenceOf(gateway)).toBe('Something went wrong on our side. Please try again.');
});

test('an answer that is not what was agreed is no answer', async () => {
  const wrong = await send(bookApi.get, { params: { bookId: 'odd' } }).catch((error) => error);
  expect(wrong).not.toBeInstanceOf(ApiError);
  expect(sentenceOf(wrong)).toBe('Something went wrong on our side. Please try again.');
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/could not reach the shop/);
});

test('a 400 names its fields', async () => {
  const error = await failure(
    send(bookApi.create, { body: { childName: '', childGender: 'male', photoUrl: 'x' } }),
  );
  expect(error.fields).toEqual({ childName: "Please enter your child's name" });
});

test('a 401 can be an answer, other errors cannot', async () => {
  expect(await nullOn401(Promise.reject(new ApiError(401, '', '')))).toBeNull();
  await expect(nullOn401(Promise.reject(new ApiError(500, 'x', '')))).rejects.toThrow('500: x');
});

test('a body goes as JSON only when there is one', async () => {
  heard.length = 0;
  await send(accountApi.logout);
  await send(orderApi.confirmSandbox, {
    body: { clientSecret: 's', cardNumber: '4242', expiry: '1/30', cvc: '1' },
  });
  expect(heard[0]).toMatchObject({ type: undefined, body: '' });
  expect(heard[1]).toMatchObject({ type: 'application/json' });
});

test('addresses hold escaped parameters and the query that is given', () => {
  expect(
    urlOf(bookApi.picture, { params: { bookId: 'b', file: '1.webp' }, query: { w: '480' } }),
  ).toBe('/api/books/b/pictures/1.webp?w=480');
  expect(urlOf(bookApi.get, { params: { bookId: 'ä/ö' } })).toBe('/api/books/%C3%A4%2F%C3%B6');
});
