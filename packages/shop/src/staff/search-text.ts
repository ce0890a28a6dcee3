/** A pattern for `like` that finds the text anywhere, its own wildcards taken as they are. */
export const likePattern = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
