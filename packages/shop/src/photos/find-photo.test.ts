import { PHOTO_URL } from '@bramblebook/testing/making-shop';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPhoto } from './find-photo.ts';
import { photoFromUrl } from './photo-from-url.ts';

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.close());

test('a photo is found by whose it is, and by nobody who is neither parent nor visitor', async () => {
  const owner = { userId: null, visitor: 'a visitor' };
  const kept = await photoFromUrl(opened.shop, owner, PHOTO_URL);
  const photoId = kept.ok ? kept.photoId : '';
  expect(await findPhoto(opened.shop, owner, photoId)).toMatchObject({ id: photoId });
  for (const visitor of ['', 'another visitor'])
    expect(await findPhoto(opened.shop, { userId: null, visitor }, photoId)).toBeNull();
});
