interface EarlyRead {
  readonly answer: Promise<Response>;
  /** What it says, once that has come. */
  readonly data?: unknown;
}

declare global {
  /** What came inside the page, and what it asked for before the scripts came (read-early.js), by address. */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** The answer that the page has asked for early, once; null when it has not. */
export const takeEarlyRead = (url: string): Promise<Response> | null => {
  const early = globalThis.earlyReads?.get(url);
  globalThis.earlyReads?.delete(url);
  return early?.answer ?? null;
};

/** The answers that are here already, so that the first drawing is a whole one. */
export const earlyAnswers = (): readonly (readonly [url: string, data: unknown])[] =>
  [...(globalThis.earlyReads ?? [])].flatMap(([url, { data }]) =>
    data === undefined ? [] : [[url, data] as const],
  );
