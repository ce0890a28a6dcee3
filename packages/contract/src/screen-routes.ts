/**
 * The shop's screens (spec §2). The server answers these with the app and 200, any
 * other path with the app and 404; the web app routes by the same patterns.
 */
export const SCREENS = {
  landing: '/',
  help: '/help',
  createBook: '/create-book',
  createBookOld: '/book-creation',
  preview: '/book/:bookId/preview',
  fullPreview: '/book/:bookId/full-preview',
  read: '/book/:bookId/read',
  checkout: '/checkout/:bookId',
  orderSuccess: '/order-success',
  dashboard: '/dashboard',
} as const;

/** Whether a path is one of the shop's screens. */
export const isScreen = (path: string): boolean =>
  Object.values(SCREENS).some((pattern) => {
    const wanted = pattern.split('/');
    const parts = path.replace(/(?<=.)\/$/, '').split('/');
    return (
      parts.length === wanted.length &&
      wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
    );
  });
