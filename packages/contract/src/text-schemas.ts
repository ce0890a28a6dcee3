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

// A line break, a scheme, an @, a slash, or a dot between letters as in a host's name; "J.R." and
// "St. John" are names. Signs that mail programs read as those (NFKC) count as them.
const ADDRESS =
  /[\r\n\u2028\u2029@/\\]|\b(https?|ftp|mailto|tel|javascript|data):|\bwww\b|\p{L}[\p{L}\p{N}-]+\.\p{L}{2,}|\d[.]\d|\d{5,}/iu;

const holdsAddress = (text: string): boolean => ADDRESS.test(text.trim().normalize('NFKC'));

/**
 * The name of a person: one line without anything that a mail program makes a link of,
 * because names stand in messages to addresses that nobody confirmed (decision D14).
 */
export const personName = (max: number, blank: string) =>
  z
    .string(blank)
    .check(z.refine((text) => !holdsAddress(text), NAMES_ONLY))
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
