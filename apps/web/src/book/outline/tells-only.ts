/** The parent's own words as we say them back. */
export const quoted = (words: string): string => `“${words}”`;

const MOST_NAMED = 3;
const listed = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(words.slice(0, MOST_NAMED).map(quoted));

/** One plain sentence for a story that tells only the smaller part of an idea. */
export const tellsOnly = (used: readonly string[], unused: readonly string[]): string =>
  used.length === 0
    ? `We have no story yet that tells ${listed(unused, 'disjunction')}.`
    : `We can tell about ${listed(used, 'conjunction')}, but not ${listed(unused, 'disjunction')}.`;
