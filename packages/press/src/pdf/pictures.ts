/** JPEG of a page's picture over the whole bleed square, asked for one page at a time. */
export type Pictures = (page: number) => Promise<Uint8Array>;

/** The same pictures for pages drawn in an order: while one is drawn, the next is on its way. */
export const askedAhead = (pictures: Pictures, order: readonly number[]): Pictures => {
  let next: { readonly page: number; readonly picture: Promise<Uint8Array> } | undefined;
  return async (page) => {
    const picture = await (next?.page === page ? next.picture : pictures(page));
    const after = order[order.indexOf(page) + 1];
    if (after !== undefined) {
      next = { page: after, picture: pictures(after) };
      // Whoever awaits it hears of a failure; when nobody does any more, it is not news.
      next.picture.catch(() => {});
    }
    return picture;
  };
};
