/**
 * Another process of a shop on PostgreSQL, as far as news of books goes: a thread with modules of
 * its own. Told `changed ID` it tells that the book changed; asked `followed ID` it says whether
 * it knows of somebody who follows it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { isFollowed, tellBookChanged } from '@bramblebook/shop/shelf/book-changes';
import { relayBookNews } from '@bramblebook/shop/shelf/relay-book-news';

const part = await relayBookNews({ kind: 'postgres', url: workerData as string }, () => {});
parentPort?.on('message', async (words: string) => {
  const [what, bookId = ''] = words.split(' ');
  if (what === 'changed') tellBookChanged(bookId);
  else if (what === 'followed') parentPort?.postMessage(isFollowed(bookId));
  else {
    await part();
    process.exit();
  }
});
parentPort?.postMessage('open');
