import { EMPTY_NAMES, isForTests, MAX_LINES, PURE, partOf } from './house-plan.ts';
import type { Source } from './read-sources.ts';

const IMPURE = /\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.env\b/;
const LITERAL_SPREAD = /\.\.\.[{[]/;
const FUNCTION_KEYWORD = /(^|[^.\w'"-])function(?![\w*'"-]| \*)[ (]/;

const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length;

/** A file that is code and longer than it should be. */
export const longFiles = ({ file, text, code }: Source): string[] => {
  const lines = text.split('\n').length;
  return lines > MAX_LINES && code.includes('=>')
    ? [`${file}: ${lines} lines, more than ${MAX_LINES}`]
    : [];
};

/** A file whose name says nothing of what is in it. */
export const emptyNames = ({ file }: Source): string[] =>
  EMPTY_NAMES.test(file) ? [`${file}: a file is named for the one thing in it`] : [];

/** What has no place in a pure part. Programs that print for a writer may look around. */
export const impurities = ({ file, code }: Source): string[] => {
  const isPure = PURE.includes(partOf(file) ?? '') && file.includes('/src/');
  if (!isPure || isForTests(file) || /\/(print|write)-[a-z-]+\.ts$/.test(file)) return [];
  const found = IMPURE.exec(code);
  return found ? [`${file}: ${found[0]} has no place in a pure part`] : [];
};

/** Objects and lists spread only to be written shorter. */
export const literalSpreads = ({ file, code }: Source): string[] =>
  [...code.matchAll(new RegExp(LITERAL_SPREAD, 'g'))].map(
    (found) => `${file}: a literal spread (${lineOf(code, found.index)}th line without comments)`,
  );

/** Functions are arrows everywhere; only generators need the keyword. */
export const functionKeywords = ({ file, code }: Source): string[] =>
  code
    .split('\n')
    .flatMap((line) =>
      FUNCTION_KEYWORD.test(line.replace(/(['"])(?:\\.|(?!\1).)*\1/g, "''"))
        ? [`${file}: function keyword: ${line.trim().slice(0, 60)}`]
        : [],
    );
