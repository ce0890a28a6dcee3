import { bookApi } from '@bramblebook/contract/shop-api';
import { request } from '@playwright/test';
import { ask } from './ask.ts';
import { createBook, READER, register } from './parents.ts';
import { RunningShop } from './running-shop.ts';

/**
 * Opens the shop that all journeys share, with one parent whose whole book is begun at
 * once, so that it stands when it is wanted. Nothing private may be in the shop's log when
 * it closes.
 */
const openShop = async (): Promise<() => Promise<void>> => {
  const shop = await RunningShop.open();
  const parent = await request.newContext({ baseURL: shop.url });
  await register(parent, READER);
  const { id: bookId } = await createBook(parent);
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  process.env.WHOLE_BOOK_ID = bookId;
  // Taken as soon as the preview stands; the journeys need not wait for it.
  const opening = openFullPreview(parent, bookId);
  return async () => {
    await opening.catch(() => undefined);
    await parent.dispose();
    await shop.discard();
    for (const secret of [READER.password, READER.email, READER.phone])
      if (shop.log.includes(secret)) throw new Error(`the shop's log holds ${secret}`);
  };
};

const openFullPreview = async (
  parent: Awaited<ReturnType<typeof request.newContext>>,
  bookId: string,
): Promise<void> => {
  const params = { bookId };
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await ask(parent, bookApi.get, { params });
    if (status === 'preview_ready') break;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await ask(parent, bookApi.fullPreview, { params });
};

export default openShop;
