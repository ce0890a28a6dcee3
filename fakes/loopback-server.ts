import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came to a stand-in, for tests to look at. */
export interface TakenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string or bytes as they are, anything else as JSON. */
  readonly body?: unknown;
}

/** What the stand-in does wrong with the next request that comes, instead of answering it. */
type Trouble =
  | ({ readonly kind: 'answer' } & Answer)
  /** Says nothing until the caller goes away. */
  | { readonly kind: 'silence' }
  /** Does what was asked, then cuts its answer in the middle. */
  | { readonly kind: 'cut' }
  /** Does what was asked, then hangs up without an answer. */
  | { readonly kind: 'lost' }
  /** Answers rightly, but late. */
  | { readonly kind: 'late'; readonly ms: number };

export interface LoopbackServer {
  /** Such as `http://127.0.0.1:40123`; no trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly requests: TakenRequest[];
  /** Lets the next requests go wrong, one each, in this order. */
  misbehave(...troubles: Trouble[]): void;
  close(): Promise<void>;
}

const send = (response: ServerResponse, answer: Answer, isCut: boolean): void => {
  const { status, body = '' } = answer;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = Buffer.from(isRaw ? (body as string) : JSON.stringify(body));
  const type = isRaw ? 'text/plain' : 'application/json';
  response.writeHead(status, {
    'content-type': type,
    'content-length': String(bytes.byteLength),
    ...answer.headers,
  });
  if (!isCut) response.end(bytes);
  else response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy());
};

const read = async (request: IncomingMessage): Promise<TakenRequest> => {
  const url = new URL(request.url ?? '/', 'http://loopback');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(await request.toArray()),
  };
};

/** Starts a stand-in of a vendor on a free port of this machine, unless one is named. */
export const startLoopbackServer = async (
  answerTo: (request: TakenRequest) => Answer | Promise<Answer>,
  port = 0,
): Promise<LoopbackServer> => {
  const requests: TakenRequest[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    requests.push(request);
    const trouble = troubles.shift();
    if (trouble?.kind === 'silence') return;
    if (trouble?.kind === 'answer') return send(response, trouble, false);
    const answer = await answerTo(request);
    if (trouble?.kind === 'lost') return void response.destroy();
    if (trouble?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, trouble.ms));
    send(response, answer, trouble?.kind === 'cut');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    requests,
    misbehave: (...more) => void troubles.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
