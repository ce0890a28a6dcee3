declare global {
  /** What the page asked for before the scripts came (read-early.js), by address. */
  var earlyReads: Map<string, Promise<Response>> | undefined;
}

/** The answer that the page has asked for early, once; null when it has not. */
export const takeEarlyRead = (url: string): Promise<Response> | null => {
  const answer = globalThis.earlyReads?.get(url) ?? null;
  globalThis.earlyReads?.delete(url);
  return answer;
};
