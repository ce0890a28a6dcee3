import { JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { openTestApp, type TestApp } from './test-app.ts';

/** A signed-in browser, over the network. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; headers: Headers; body: never }>;
}

let customers = 0;
/** Asks the server as a browser with this cookie does; '' for none. */
export const askServer = async (
  { address, cookie = '' }: { readonly address: string; readonly cookie?: string },
  method: string,
  path: string,
  body?: unknown,
) => {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  return { status, headers, body: JSON.parse((await response.text()) || 'null') as never };
};
/** A parent who has just signed up. */
export const signUp = async (address: string): Promise<Customer> => {
  const n = String(++customers).padStart(4, '0');
  const answer = await askServer({ address }, 'POST', '/api/register', {
    parentName: 'Ada Byron',
    email: `ada${n}@example.com`,
    phone: `+1 212 555 ${n}`,
    password: 'a quiet hedgehog',
    emailConsent: true,
    phoneConsent: true,
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    ...(answer.body as { id: string; email: string }),
    ask: (method, path, body) => askServer({ address, cookie }, method, path, body),
  };
};

/** The true server, listening on this machine, where the sandbox's webhooks reach it. */
export const openListeningApp = async (
  given: Pick<NonNullable<Parameters<typeof openTestApp>[0]>, 'payment'> = {},
): Promise<TestApp & { readonly address: string }> => {
  const test = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING, ...given });
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  test.deliverWebhooksTo(`${address}/api/webhooks/sandbox`);
  return { ...test, address };
};

export const digital = { format: 'digital', quantity: 1, price: 1900 };
export const hardcover = { format: 'hardcover', quantity: 1, price: 4900 };
export const shippingInfo = {
  name: 'Ada Byron',
  address: '1 Mill Lane',
  city: 'York',
  state: 'North Yorkshire',
  zip: 'YO1 7HH',
  country: 'GB',
};
export const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

/** What create-payment-intent answers. */
export interface Started {
  readonly clientSecret: string;
  readonly orderId: string;
  readonly paymentIntentId: string;
}

/** Asks for a payment intent: for a digital copy, or for another cart. */
export const startPayment = (customer: Customer, bookId: string, cart: object = {}) =>
  customer.ask('POST', '/api/create-payment-intent', {
    amount: 19,
    bookId,
    items: [digital],
    shippingInfo: null,
    ...cart,
  });

/** Pays with the test card that works, or with another one. */
export const confirmCard = (
  customer: Customer,
  { clientSecret }: Pick<Started, 'clientSecret'>,
  change: object = {},
) => customer.ask('POST', '/api/sandbox-payments/confirm', { clientSecret, ...card, ...change });
