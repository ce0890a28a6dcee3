import {
  type ApiCall,
  type BodyOf,
  type PathParams,
  pathTo,
  type ResponseOf,
} from '@bramblebook/contract/api-call';
import { type ErrorBody, REFUSALS, type RefusalCode } from '@bramblebook/contract/refusals';
import { accountApi, bookApi, orderApi, type ShopConfig } from '@bramblebook/contract/shop-api';
import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';

type Given<C extends ApiCall> = C['response'] extends 'file' ? Blob : ResponseOf<C>;
type Params<C extends ApiCall> = PathParams<C['path']>;

interface Rule {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (body: unknown) => Response;
}

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const WILD = new Proxy({}, { get: () => '*' });

/** Every address of a call, whatever its parameters, or those with the given ones. */
const addressesOf = <C extends ApiCall>(call: C, params?: Params<C>): RegExp => {
  const path = pathTo(call, params ?? (WILD as Params<C>));
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
};

type Hear = (method: string, address: string, body: unknown) => Response;

const CONFIG: ShopConfig = {
  brand: 'Bramblebook',
  brandOwner: 'Bramblebook Ltd',
  supportEmail: 'hello@bramblebook.example',
  payment: { provider: 'sandbox', confirmUrl: orderApi.confirmSandbox.path },
  sampleContent: false,
  claims: { delivered: null, countries: null, rating: null },
  models: { tells: null, paints: null },
  reads: null,
};

/** What a refusal may say beyond its sentence. */
type Told = Pick<ErrorBody, 'fields' | 'current'>;

const refusal = (code: RefusalCode, told: Told = {}): Response => {
  const { status, message } = REFUSALS[code];
  return Response.json({ code, message, ...told }, { status });
};

const reach = window.fetch;

/** A `fetch` that reaches the stand-in under `/api/` and the net elsewhere. */
const fetchBy =
  (hear: Hear): typeof fetch =>
  async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!new URL(address, location.origin).pathname.startsWith('/api/')) return reach(input, init);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const answer = hear(init?.method ?? 'GET', address, body);
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };

/** As much of an `XMLHttpRequest` as an upload uses. */
const uploadsTo = (hear: Hear): typeof XMLHttpRequest =>
  class extends EventTarget {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    #asked = { method: '', address: '' };
    open(method: string, address: string) {
      this.#asked = { method, address };
    }
    async send(body: FormData) {
      const answer = hear(this.#asked.method, this.#asked.address, body);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = answer.status;
      this.responseText = await answer.text();
      if (answer.type === 'error') this.onerror?.();
      else this.onload?.();
    }
    abort() {}
  } as unknown as typeof XMLHttpRequest;

/** Takes the place of every book's event stream; gives what tells an event to all who listen. */
const standInEvents = (): ((event: unknown) => void) => {
  let listeners: readonly ((data: string) => void)[] = [];
  window.EventSource = class {
    addEventListener(_type: string, listener: (event: { data: string }) => void) {
      listeners = [...listeners, (data) => listener({ data })];
    }
    close() {
      listeners = [];
    }
  } as unknown as typeof EventSource;

  return (event) => {
    for (const listener of listeners) listener(JSON.stringify(event));
  };
};

/** Marks this browser as one with a session, or as one without, as the server does. */
const markSignedIn = (is: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari of two years ago know no other way
  document.cookie = `${SIGNED_IN_MARK}=1; path=/; max-age=${is ? 600 : 0}`;
};

/**
 * Answers the web app's calls inside the page, typed by the contract: `fetch`, the
 * photo's upload (which is no fetch) and a book's events. What no answer was given for is
 * a 404, as for a stranger.
 */
export const standInShop = () => {
  let rules: readonly Rule[] = [];
  let heard: readonly Heard[] = [];

  const add = <C extends ApiCall>(call: C, answer: Rule['answer'], params?: Params<C>) => {
    rules = [{ method: call.method, path: addressesOf(call, params), answer }, ...rules];
    if ((call as ApiCall) === accountApi.me) markSignedIn(true);
  };
  const hear = (method: string, address: string, body: unknown): Response => {
    const { pathname: path } = new URL(address, location.origin);
    heard = [...heard, { method, path, body }];
    const rule = rules.find((one) => one.method === method && one.path.test(path));
    return rule ? rule.answer(body) : refusal('not_found');
  };

  window.fetch = fetchBy(hear);
  window.XMLHttpRequest = uploadsTo(hear);
  const tell = standInEvents();
  add(accountApi.config, () => Response.json(CONFIG));
  markSignedIn(false);
  add(bookApi.layout, () => refusal('book_not_ready'));

  return {
    /** Answers a call from now on; `params` narrows it to one address. */
    answer: <C extends ApiCall>(
      call: C,
      give: (body: BodyOf<C>) => Given<C>,
      params?: Params<C>,
    ): void =>
      add(
        call,
        (body) => {
          const given = give(body as BodyOf<C>);
          if (given === undefined) return new Response(null, { status: 204 });
          return given instanceof Blob ? new Response(given) : Response.json(given);
        },
        params,
      ),
    /** Refuses a call from now on, in the contract's words. */
    refuse: (call: ApiCall, code: RefusalCode, told?: Told): void =>
      add(call, () => refusal(code, told)),
    /** Breaks the connection at a call from now on. */
    cutOff: (call: ApiCall): void => add(call, () => Response.error()),
    /** The bodies a call has come with so far. */
    bodies: <C extends ApiCall>(call: C): BodyOf<C>[] =>
      heard
        .filter(({ method, path }) => method === call.method && addressesOf(call).test(path))
        .map(({ body }) => body as BodyOf<C>),
    /** Sets the shop up otherwise than usual. */
    configure: (change: Partial<ShopConfig>): void =>
      add(accountApi.config, () => Response.json({ ...CONFIG, ...change })),
    /** Tells whoever listens to a book. */
    tell,
  };
};

export type StandInShop = ReturnType<typeof standInShop>;
