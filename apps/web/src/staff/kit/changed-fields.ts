import { formatCents } from '@bramblebook/contract/money';

export interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Cents as money, whatever else stands in their name. */
const fieldOf = (name: string, value: unknown): string =>
  /cents$/i.test(name) && typeof value === 'number' ? formatCents(value) : wordOf(value);

/** The fields that differ before and after, as words; a value that is no record stands by itself. */
export const changedFields = (before: unknown, after: unknown): ChangedField[] => {
  if (!isRecord(before) && !isRecord(after))
    return wordOf(before) === wordOf(after)
      ? []
      : [{ name: '', before: wordOf(before), after: wordOf(after) }];
  const from = isRecord(before) ? before : {};
  const to = isRecord(after) ? after : {};
  return [...new Set(Object.keys({ ...from, ...to }))]
    .map((name) => ({ name, before: fieldOf(name, from[name]), after: fieldOf(name, to[name]) }))
    .filter((field) => field.before !== field.after);
};
