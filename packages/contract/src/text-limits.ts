import * as z from 'zod/mini';

/** The longest texts taken, in characters (UTF-16 units). */
export const TEXT_LIMITS = {
  childName: 60,
  parentName: 60,
  idea: 2000,
  dedication: 600,
  revisionNote: 500,
  pageText: 900,
  email: 254,
  phone: 32,
  password: 128,
  addressLine: 120,
  postalCode: 16,
} as const;

export const PASSWORD_MIN = 8;

// Control characters (but tab, line feed, carriage return), lone surrogates, what no font
// has a sign for, and the invisible direction overrides that can make a name read as
// another one.
const UNPRINTABLE =
  /[[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]--[\t\n\r]]/v;

// Accents without a letter, joiners, fillers and the empty Braille sign show nothing.
const SEEN = /[^\p{White_Space}\p{Mark}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text would be seen on paper. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text) && text.isWellFormed();
const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const tidyText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

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
