import type * as z from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API as data. Paths use `:name` for parameters. `response` is the
 * schema of a JSON answer, or the kind of answer that is not JSON. `status` is that
 * of success.
 */
export interface ApiCall {
  readonly method: Method;
  readonly path: string;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType | 'file' | 'events' | 'nothing';
  readonly status: 200 | 201 | 202 | 204;
}

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a call's path. */
export type PathParams<Path extends string> = { readonly [name in Names<Path>]: string | number };

export type BodyOf<C extends ApiCall> = C extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
export type QueryOf<C extends ApiCall> = C extends { query: infer Q extends z.ZodMiniType }
  ? z.input<Q>
  : undefined;
export type ResponseOf<C extends ApiCall> = C['response'] extends z.ZodMiniType
  ? z.output<C['response']>
  : unknown;

/** Declares a call, keeping its literal types. */
export const apiCall = <const C extends ApiCall>(call: C): C => call;

/** The call's path with its parameters filled in and escaped. */
export const pathTo = <C extends ApiCall>(call: C, params: PathParams<C['path']>): string =>
  call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
