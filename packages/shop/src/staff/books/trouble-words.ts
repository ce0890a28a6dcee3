export const WHY_FAILED = 'It was tried several times and did not work out.';
export const WHY_PRINT =
  'A picture at the printer’s size was tried several times and did not work out.';

/** The step that gave up, in words: `book_…/12/1` is page 12. */
export const wordsOfStep = (step: string | null): string | null => {
  const [, page] = /^book_[a-z2-7]+\/(\d+)\//.exec(step ?? '') ?? [];
  return page ? `page ${page}` : step;
};
