import { type BookEvent, bookApi } from '@bramblebook/contract/shop-api';
import { urlOf } from './send.ts';

/**
 * Listens to the making of a book; the browser reconnects by itself. Gives the
 * function that stops listening. Screens poll beside it, for nets that cut the stream.
 */
export const listenToBook = (bookId: string, onEvent: (event: BookEvent) => void): (() => void) => {
  const source = new EventSource(urlOf(bookApi.events, { params: { bookId } }));
  const hear = (message: MessageEvent<string>) => onEvent(JSON.parse(message.data) as BookEvent);
  source.addEventListener('page', hear);
  source.addEventListener('status', hear);
  return () => source.close();
};
