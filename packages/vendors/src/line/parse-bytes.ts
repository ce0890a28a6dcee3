/** The JSON that some bytes are; undefined when they are none, or not UTF-8. */
export const parseBytes = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};
