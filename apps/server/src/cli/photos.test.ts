import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { photos } from '@bramblebook/shop/database/schema/photos';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { readPhotoKeys } from '@bramblebook/vendors/sealed-files/photo-keys';
import { afterAll, expect, test } from 'vitest';
import { runPhotos } from './run-photos.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settingsOf = (photoKey: string) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, PHOTO_KEY: photoKey };
};

/** As a person gives it: in a process of its own. */
const command = (word: string, photoKey: string) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = path.join(import.meta.dirname, 'photos.ts');
    execFile(process.execPath, [file, word], { env: settingsOf(photoKey) }, (error, out, words) =>
      resolve({ code: Number(error?.code ?? 0), said: (out + words).trim() }),
    );
  });

/** The same in this process, which starts none. */
const run = (word: string, photoKey = '') => runPhotos([word], settingsOf(photoKey));

test('a key seals what lay open, is asked for from then on, and can be taken out of use', async () => {
  const id = 'photo_aaaaaaaaaaaaaaaaaaaa';
  const file = path.join(folder, 'files/photos', `${id}.jpg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'a portrait');
  await addEmbedded(folder);
  const database = await openEmbedded(folder);
  const row = { width: 1, height: 1, bytes: 10, suggestedLooks: {}, createdAt: new Date() };
  await database.db.insert(photos).values({ id, ...row });
  await database.close();

  const key = Buffer.alloc(32, 'k').toString('base64');
  const keyId = readPhotoKeys(key)?.current?.id;
  expect(await command('rotate', key)).toEqual({
    code: 0,
    said: `Every photo and recording is sealed with the key ${keyId}.`,
  });
  expect(readFileSync(file, 'latin1')).not.toContain('portrait');
  expect(await run('status')).toEqual({
    ok: true,
    text: `${keyId}: 1 files, a key that PHOTO_KEY does not hold`,
  });
  const other = Buffer.alloc(32, 'x').toString('base64');
  expect(await command('rotate', other)).toEqual({
    code: 1,
    said: `Photos are sealed with the key ${keyId}, which PHOTO_KEY does not hold; add it behind the first one, after a comma. Nothing is lost until then.`,
  });

  expect(await run('rotate', `none,${key}`)).toEqual({
    ok: true,
    text: 'Every photo and recording lies open; PHOTO_KEY can go.',
  });
  expect(readFileSync(file, 'latin1')).toBe('a portrait');
  expect(await run('status')).toEqual({ ok: true, text: 'not sealed: 1 files' });
}, 60_000);
