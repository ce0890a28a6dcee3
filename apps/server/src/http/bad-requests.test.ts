import { connect } from 'node:net';
import { errorBodySchema } from '@bramblebook/contract/refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let opened: TestApp;
let address: string;
beforeAll(async () => {
  opened = await openTestApp();
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => opened.close());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** What the server answers to these very bytes. */
const sendRaw = async (sent: string): Promise<{ head: string; body: string }> => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.end(sent);
  let heard = '';
  for await (const chunk of socket) heard += chunk;
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { head, body };
};

const errorOf = async (response: Response) => {
  const text = await response.text();
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|Error:/);
  return { status: response.status, ...errorBodySchema.parse(JSON.parse(text)) };
};

describe('what cannot be understood is refused with a code and a sentence', () => {
  test.each([
    ['no JSON', '{"emailOrPhone": '],
    ['a bare word', 'undefined'],
    ['50,000 nested arrays', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['50,000 open arrays', '['.repeat(50_000)],
    ['nested objects', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['NUL in a string', '{"emailOrPhone":"a\\u0000b","password":"x"}'],
    ['NUL in a key', '{"a\\u0000b":1}'],
    ['an array where an object belongs', '[]'],
    ['a string where an object belongs', '"hello"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    expect(await errorOf(await post(body))).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('takes what only looks like NUL', async () => {
    const { code } = await errorOf(await post('{"emailOrPhone":"a\\\\u0000b","password":"x"}'));
    expect(code).toBe('wrong_credentials');
  });

  test('names the fields', async () => {
    const { fields, message } = await errorOf(await post('{"emailOrPhone":"  "}'));
    expect(fields).toEqual({
      emailOrPhone: 'Please enter your e-mail or phone.',
      password: 'Please enter your password.',
    });
    expect(message).toBe('Please enter your e-mail or phone.');
  });

  test('a body that is too large', async () => {
    const body = JSON.stringify({ emailOrPhone: 'x'.repeat(2_000_000) });
    expect(await errorOf(await post(body))).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('a body of many megabytes, all of which is sent before the answer is read', async () => {
    const answer = await errorOf(await post('x'.repeat(45_000_000)));
    expect(answer).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  test('a body that is no JSON', async () => {
    const answer = await errorOf(await post('a=b', { 'content-type': 'text/plain' }));
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/%',
    '/api/photos/%00',
    `/api/${'a'.repeat(5000)}`,
  ])('an unknown path: %s', async (path) => {
    const answer = await errorOf(await fetch(address + path));
    expect([400, 404]).toContain(answer.status);
    expect(['malformed', 'not_found', 'photo_not_found']).toContain(answer.code);
  });

  test.each([
    'GARBAGE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'y'.repeat(99_999)}\r\n\r\n`,
  ])('what is no HTTP', async (sent) => {
    const { head, body } = await sendRaw(sent);
    expect(head).toContain('HTTP/1.1 400 Bad Request');
    expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('malformed');
  });

  test('an unknown path with the host in it', async () => {
    const sent = `GET ${address}/api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
    const { head, body } = await sendRaw(sent);
    expect(head).toContain('HTTP/1.1 404 Not Found');
    expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('not_found');
  });

  test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PUT'])(
    'a method that is not there: %s',
    async (method) => {
      const { head, body } = await sendRaw(
        `${method} /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      );
      expect(head).toContain('HTTP/1.1 404 Not Found');
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('not_found');
    },
  );

  test('a request of another site', async () => {
    const answer = await errorOf(await post('{}', { origin: 'https://evil.example' }));
    expect(answer).toMatchObject({ status: 403, code: 'foreign_origin' });
    expect((await post('{}', { origin: 'null' })).status).toBe(403);
    expect((await post('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const read = (headers: Record<string, string>) =>
      opened.newBrowser().ask('GET', '/api/config', undefined, headers);
    expect((await read({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await read({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await read({})).statusCode).toBe(200);
    expect((await post('{}', { origin: address.replace('http:', 'https:') })).status).toBe(403);
    expect((await post('{}', { origin: address })).status).toBe(400);
  });

  test.each(['/%61pi/login', '/api/%6Cogin', 'http://127.0.0.1/api/login'])(
    'a request of another site, however it writes the address: %s',
    async (written) => {
      const { head } = await sendRaw(
        `POST ${written} HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\nconnection: close\r\n\r\n`,
      );
      expect(head).toContain('HTTP/1.1 403 Forbidden');
    },
  );
});
