import type { AttackedShop } from './attacked-shop.ts';

/** Who asks: a cookie; nobody without one. */
export interface Asker {
  readonly cookie?: string;
}

/** What the shop answered. */
export interface Answered {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Makes one request and reads its whole answer; status 0 where the connection was cut. */
export const ask = async (
  { address }: Pick<AttackedShop, 'address'>,
  { cookie = '' }: Asker,
  path: string,
  init: Omit<RequestInit, 'body'> & { readonly json?: unknown } = {},
): Promise<Answered> => {
  const { json, headers, ...rest } = init;
  const isJson = json !== undefined;
  try {
    const answer = await fetch(address + path, {
      ...rest,
      headers: {
        ...(cookie && { cookie }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(isJson && { body: JSON.stringify(json) }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return { status: 0, bytes: Buffer.alloc(0) };
  }
};

/** The answer of a request that must succeed, parsed. */
export const must = async <T>(answered: Promise<Answered>): Promise<T> => {
  const { status, bytes } = await answered;
  if (status < 200 || status > 299) throw new Error(`answered ${status}: ${bytes}`);
  return JSON.parse(String(bytes)) as T;
};

/** So many of something at once. */
export const many = <T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => one(i)));
