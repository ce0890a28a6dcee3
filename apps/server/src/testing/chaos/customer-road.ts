import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '@bramblebook/contract/book';
import type { Order } from '@bramblebook/contract/order';
import { card, shippingInfo } from '../test-customer.ts';

const PHOTO = readFileSync(new URL('../../../../../e2e/photos/portrait.jpg', import.meta.url));
const PASSWORD = 'a quiet hedgehog';
const LOOK_AGAIN_MS = 300;
/** Whoever has waited this long for one thing has lost it. */
const PATIENCE_MS = 20 * 60_000;

/** What a customer was answered: it must be there for ever after. */
export interface Promised {
  readonly email: string;
  readonly isPrinted: boolean;
  /** How far the road is gone, in words. */
  at: string;
  userId?: string;
  bookId?: string;
  orderId?: string;
  isPaid?: true;
  isApproved?: true;
}

interface Answer {
  readonly status: number;
  readonly body: never;
}

/**
 * Asks again until the shop answers, as people press the button again: killed, it cuts the
 * connection, and while it starts it takes none.
 */
const asking = (address: string, number: number) => {
  const cookies = new Map<string, string>();
  const from = `10.7.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const once = async (method: string, path: string, body?: unknown): Promise<Answer | null> => {
    const isForm = body instanceof FormData;
    const isJson = body !== undefined && !isForm;
    const response = await fetch(address + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': from,
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const { status } = response;
    if (status === 429 || status >= 500) return null;
    return { status, body: JSON.parse(text || 'null') as never };
  };
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    for (;;) {
      const answer = await once(method, path, body).catch(() => null);
      if (answer) return answer;
      await wait(LOOK_AGAIN_MS);
    }
  };
};

type Ask = ReturnType<typeof asking>;

const must = ({ status, body }: Answer, ...wanted: readonly number[]): never => {
  if (wanted.includes(status)) return body;
  throw new Error(`answered ${status} ${JSON.stringify(body)}`);
};

/** Looks again until what is read is so. */
const until = async <T>(read: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await read();
    if (isSo(found)) return found;
    if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(found).slice(0, 300)}`);
    await wait(LOOK_AGAIN_MS);
  }
};

const signUp = async (ask: Ask, { email }: Promised, number: number): Promise<string> => {
  const answer = await ask('POST', '/api/register', {
    parentName: 'Ada Byron',
    email,
    phone: `+1 212 555 ${String(number).padStart(4, '0')}`,
    password: PASSWORD,
    emailConsent: true,
    phoneConsent: true,
  });
  // The first try may have gone through although its answer was lost.
  const signedIn =
    answer.status === 409
      ? await ask('POST', '/api/login', { emailOrPhone: email, password: PASSWORD })
      : answer;
  return (must(signedIn, 200, 201) as { id: string }).id;
};

const upload = async (ask: Ask): Promise<string> => {
  const form = new FormData();
  form.set('photo', new Blob([PHOTO], { type: 'image/jpeg' }), 'photo.jpg');
  return (must(await ask('POST', '/api/upload', form), 201) as { photoUrl: string }).photoUrl;
};

const makeBook = async (ask: Ask, photoUrl: string): Promise<string> => {
  const answer = await ask('POST', '/api/books', {
    childName: 'Mia',
    childGender: 'female',
    storyDescription: 'A fox who is afraid of the dark finds a lantern in the forest',
    parentMessage: 'For Mia',
    photoUrl,
  });
  return (must(answer, 201) as Book).id;
};

const readBook = async (ask: Ask, bookId: string): Promise<Book> => {
  const book = must(await ask('GET', `/api/books/${bookId}`), 200) as Book;
  if (book.status === 'failed') await ask('POST', `/api/books/${bookId}/retry`);
  return book;
};

const pay = async (ask: Ask, promised: Promised, bookId: string): Promise<string> => {
  const format = promised.isPrinted ? 'softcover' : 'digital';
  const started = await ask('POST', '/api/create-payment-intent', {
    bookId,
    items: [{ format, quantity: 1 }],
    shippingInfo: promised.isPrinted ? shippingInfo : null,
  });
  const { clientSecret, orderId } = must(started, 200) as { clientSecret: string; orderId: string };
  promised.orderId = orderId;
  // A second try of what went through is told so in other words.
  must(await ask('POST', '/api/sandbox-payments/confirm', { clientSecret, ...card }), 200, 409);
  return orderId;
};

/**
 * One customer's whole road: sign up, photo, book, preview, order, card, and where it is printed
 * the approval. Writes down what the shop has answered, as it is answered.
 */
export const walkRoad = async (
  address: string,
  promised: Promised,
  number: number,
): Promise<void> => {
  const ask = asking(address, number);
  promised.userId = await signUp(ask, promised, number);
  promised.at = 'signed up';
  const photoUrl = await upload(ask);
  promised.at = 'uploaded';
  const bookId = await makeBook(ask, photoUrl);
  promised.bookId = bookId;
  promised.at = 'book begun';
  await until(
    () => readBook(ask, bookId),
    ({ status }) => status === 'preview_ready',
  );
  promised.at = 'preview seen';
  const orderId = await pay(ask, promised, bookId);
  promised.isPaid = true;
  promised.at = 'paid';
  const readOrder = async () => {
    await readBook(ask, bookId);
    return must(await ask('GET', `/api/orders/${orderId}`), 200) as Order;
  };
  const isFulfilled = ({ status, book }: Order): boolean =>
    promised.isPrinted
      ? status === 'processing' && book?.status === 'preview_ready' && book.progress.made === 30
      : status === 'completed';
  await until(readOrder, isFulfilled);
  promised.at = 'fulfilled';
  if (!promised.isPrinted) return;
  must(await ask('POST', `/api/books/${bookId}/approve-printing`, { orderId }), 200);
  promised.isApproved = true;
  promised.at = 'approved';
};
