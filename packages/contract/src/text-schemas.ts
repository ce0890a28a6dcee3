import * as z from 'zod/mini';
import { isBlank, isPrintable, tidyLine, tidyText } from './text-limits.ts';

const lineChecks = (max: number, blank: string) =>
  [
    z.refine<string>(isPrintable, 'Please use only letters and signs that can be printed.'),
    z.overwrite<string>(tidyLine),
    z.refine<string>((text) => !isBlank(text), blank),
    z.maxLength(max, `Please use at most ${max} characters.`),
  ] as const;

/** One line that must not be blank: trimmed, inner white space folded. */
export const lineOfText = (max: number, blank: string) =>
  z.string(blank).check(...lineChecks(max, blank));

const NAMES_ONLY = 'Please write only a name here, without links or addresses.';

const LINE_BREAK = /[\r\n\u2028\u2029]/;

// A scheme, an @, a slash, or a dot between letters as in a host's name; "J.R." and "St. John"
// are names. Signs that mail programs read as those (NFKC) count as them.
const ADDRESS =
  /[@/\\]|\b(https?|ftp|mailto|tel|javascript|data):|\bwww\b|\p{L}[\p{L}\p{N}-]+\.\p{L}{2,}|\d[.]\d|\d{5,}/iu;

// Searching takes the square of the length, and what is longer is no name anyway.
const holdsAddress = (text: string, max: number): boolean =>
  LINE_BREAK.test(text.trim()) || ADDRESS.test(tidyLine(text).slice(0, max).normalize('NFKC'));

/**
 * The name of a person: one line without anything that a mail program makes a link of,
 * because names stand in messages to addresses that nobody confirmed (decision D14).
 */
export const personName = (max: number, blank: string) =>
  z
    .string(blank)
    .check(z.refine((text) => !holdsAddress(text, max), NAMES_ONLY))
    .check(...lineChecks(max, blank));

/** A text of several lines that may be empty: trimmed, line ends folded to \n. */
export const freeText = (max: number) =>
  z
    .string('Please enter a text.')
    .check(
      z.refine(isPrintable, 'Please use only letters and signs that can be printed.'),
      z.overwrite(tidyText),
      z.maxLength(max, `Please use at most ${max} characters.`),
    );
