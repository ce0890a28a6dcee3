import { EMPTY_NAMES, isForTests, MAX_LINES, PURE, partOf } from './house-plan.ts';
import type { Source } from './read-sources.ts';

const IMPURE = /\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.env\b/;
const LITERAL_SPREAD = /\.\.\.[{[]/g;
const STRING = /(['"])(?:\\.|(?!\1).)*\1/g;
const FUNCTION_KEYWORD = /(^|[^.\w'"-])function(?![\w*'"-]| \*)[ (]/;

/** A file that is code and longer than it should be. */
export const longFiles = ({ file, text, code }: Source): string[] => {
  const lines = text.split('\n').length;
  return lines > MAX_LINES && code.replace(STRING, '').includes('=>')
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

/** Where the bracket that opens at `at` closes, in a text whose brackets pair. */
const closingOf = (code: string, at: number): number => {
  let depth = 0;
  for (let i = at; i < code.length; i++) {
    if ('[{('.includes(code[i] ?? '')) depth += 1;
    if (']})'.includes(code[i] ?? '')) depth -= 1;
    if (depth === 0) return i;
  }
  return code.length;
};

/** Objects and lists spread only to be written shorter: not `...[1, 2].map(…)`, nor parameters. */
export const literalSpreads = ({ file, code }: Source): string[] =>
  [...code.matchAll(LITERAL_SPREAD)]
    .filter(({ index }) => !/^\s*[.:?]/.test(code.slice(closingOf(code, index + 3) + 1)))
    .map(
      ({ index }) => `${file}: a literal spread: ${code.slice(index, index + 40).split('\n')[0]}`,
    );

/** Functions are arrows everywhere; only generators need the keyword. */
export const functionKeywords = ({ file, code }: Source): string[] =>
  file.endsWith('.d.ts')
    ? []
    : code
        .split('\n')
        .flatMap((line) =>
          FUNCTION_KEYWORD.test(line.replace(STRING, "''"))
            ? [`${file}: function keyword: ${line.trim().slice(0, 60)}`]
            : [],
        );
