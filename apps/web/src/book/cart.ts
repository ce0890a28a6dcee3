import { FORMATS, type Format, isFormat } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { MAX_QUANTITY } from '@bramblebook/contract/settings';

/** How many copies of each format. */
export type Cart = Readonly<Record<Format, number>>;

/** A quantity within what can be ordered: whole, 0 to 99. */
export const boundQuantity = (quantity: number): number =>
  Number.isFinite(quantity) ? Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity))) : 0;

/** The cart an address asks for: `?digital=1&hardcover=2`. */
export const cartFromQuery = (query: URLSearchParams): Cart => ({
  digital: boundQuantity(Number(query.get('digital'))),
  softcover: boundQuantity(Number(query.get('softcover'))),
  hardcover: boundQuantity(Number(query.get('hardcover'))),
});

/** The address that opens the checkout of a book with these items in the cart; what we do not sell is left out. */
export const checkoutWith = (
  bookId: string,
  items: readonly { readonly format: string; readonly quantity: number }[],
): string => {
  const known = items.filter(({ format }) => isFormat(format));
  const quantities = known.map((item) => [item.format, String(item.quantity)]);
  return screenPath('checkout', { bookId }, Object.fromEntries(quantities));
};

/** The cart an order was placed with; what we do not sell is left out. */
export const cartFromItems = (
  items: readonly { readonly format: string; readonly quantity: number }[],
): Cart => {
  const copies = (format: Format) =>
    items.filter((item) => item.format === format).reduce((sum, item) => sum + item.quantity, 0);
  return {
    digital: copies('digital'),
    softcover: copies('softcover'),
    hardcover: copies('hardcover'),
  };
};

/** The cart as lines. */
export const linesOf = (cart: Cart): { format: Format; quantity: number }[] =>
  FORMATS.map((format) => ({ format, quantity: cart[format] }));
