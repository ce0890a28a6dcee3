/** What each part of the repository may import from the others. A part may always import itself. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/storyteller': ['packages/contract'],
  'packages/illustrator': ['packages/contract'],
  'packages/press': ['packages/contract'],
  'packages/shop': [
    'packages/contract',
    'packages/storyteller',
    'packages/illustrator',
    'packages/press',
  ],
  'packages/vendors': ['packages/contract', 'packages/shop'],
  /** What the tests of several parts stand on: a shop with the built-in vendors. */
  'packages/testing': [
    'packages/contract',
    'packages/illustrator',
    'packages/press',
    'packages/shop',
    'packages/vendors',
  ],
  'apps/server': ['packages/contract', 'packages/shop', 'packages/vendors'],
  'apps/web': ['packages/contract', 'packages/press'],
  fakes: ['packages/contract', 'packages/storyteller'],
  e2e: ['packages/contract', 'packages/testing'],
  bench: [
    'packages/contract',
    'packages/storyteller',
    'packages/illustrator',
    'packages/press',
    'packages/shop',
    'packages/vendors',
    'packages/testing',
    'scripts',
    /** A shop to be measured is opened as the browser tests open theirs. */
    'e2e',
  ],
  scripts: [
    'packages/contract',
    'packages/storyteller',
    'packages/illustrator',
    'packages/press',
    'packages/shop',
    'packages/vendors',
  ],
};

/** What the tests of a part, and what only they use, may import beyond that. */
export const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/illustrator': ['packages/storyteller'],
  'packages/press': ['packages/storyteller', 'packages/illustrator'],
  'packages/shop': ['packages/testing', 'packages/vendors'],
  'packages/vendors': ['packages/testing', 'packages/storyteller', 'fakes'],
  'apps/server': ['packages/testing', 'fakes'],
  e2e: ['fakes'],
};

/** Pure parts: no network, no database, no clock and no chance of their own. */
export const PURE = [
  'packages/contract',
  'packages/storyteller',
  'packages/illustrator',
  'packages/press',
];

/** Names that say nothing of the one thing in a file. */
export const EMPTY_NAMES = /(^|\/)(utils?|helpers?|misc|common|types|index)\.tsx?$/;

/** Most lines of a file of code; texts and tables are data and may be as long as they are. */
export const MAX_LINES = 300;

/** The part a file belongs to; undefined for files of the repository's root. */
export const partOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((part) => file.startsWith(`${part}/`));

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Whether a file is a test or only there for tests. */
export const isForTests = (file: string): boolean =>
  isTest(file) || /(^|\/)testing\//.test(file) || /^(e2e|packages\/testing)\//.test(file);
