/** A body that is no JSON we take; `sentence` is for the person. */
export class BadJson extends Error {
  override readonly name = 'BadJson';
}

const MAX_DEPTH = 64;
const QUOTE = 34;
const BACKSLASH = 92;

/** Whether objects and arrays are nested deeper than any body of ours needs. */
const isTooDeep = (json: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i);
    if (inString) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) inString = false;
    } else if (c === QUOTE) inString = true;
    else if (c === 0x5b || c === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
  return false;
};

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
};

/**
 * Parses a JSON body; an empty one is `undefined`. Throws `BadJson` for what is no
 * JSON, for nesting deeper than 64 and for NUL in a string, which no text holds and no
 * database takes.
 */
export const parseJsonBody = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) throw new BadJson('nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadJson('no JSON');
  }
  if (text.includes('\\u0000') && holdsNul(value)) throw new BadJson('NUL in a string');
  return value;
};
