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

/** Whether every sign of a text can be printed. */
export const isPrintable = (text: string): boolean =>
  !UNPRINTABLE.test(text) && text.isWellFormed();
/** A line without white space around it, and single spaces in it. */
export const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
/** A text without white space around it, its line ends folded to \n. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
