/** A shop is backed up by a process of its own while customers go on writing, and brought back. */
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newId } from '@bramblebook/shop/database/new-id';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { books } from '@bramblebook/shop/database/schema/books';
import { isPrivateFile } from '@bramblebook/shop/photos/private-files';
import type { Shop } from '@bramblebook/shop/shop';
import { addEmbedded, freshPostgresUrl } from '@bramblebook/testing/test-database';
import { addBook, addParent } from '@bramblebook/testing/test-orders';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { needAllKeys } from '@bramblebook/vendors/sealed-files/key-notes';
import { readPhotoKeys } from '@bramblebook/vendors/sealed-files/photo-keys';
import { sealFiles } from '@bramblebook/vendors/sealed-files/sealed-file-store';
import { afterAll, expect, test } from 'vitest';
import { runBackup } from './run-backup.ts';

const COMMAND = path.join(import.meta.dirname, 'backup.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of one place, and how a shop opens there. */
interface Place {
  readonly settings: Readonly<Record<string, string>>;
  readonly files: string;
  open(): Promise<OpenDatabase>;
}

const KEYS = readPhotoKeys(Buffer.alloc(32, 'k').toString('base64'))!;
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
});

const PLACES: Readonly<Record<string, (name: string) => Promise<Place>>> = {
  'the embedded database': async (name) => {
    const dataDir = path.join(folder, name);
    return {
      settings: { DATA_DIR: dataDir },
      files: path.join(dataDir, 'files'),
      open: () => openEmbedded(dataDir),
    };
  },
  PostgreSQL: async (name) => {
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    drops.push(drop);
    const dataDir = path.join(folder, `postgres-${name}`);
    return {
      settings: { DATA_DIR: dataDir, DATABASE_URL: url },
      files: path.join(dataDir, 'files'),
      open: () => openPostgres(url, () => {}),
    };
  },
};

const command = (place: Place, ...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, ...place.settings };
    execFile(process.execPath, [COMMAND, ...words], { env }, (error, out, complaint) =>
      resolve({ code: Number(error?.code ?? 0), said: (out + complaint).trim() }),
    );
  });

/** The same without a process of its own, where nothing is done but refused. */
const refused = async (place: Place, ...words: string[]): Promise<string> => {
  const { ok, text } = await runBackup(words, place.settings);
  return ok ? `was not refused: ${text}` : text;
};

const photoOf = (userId: string) => `photos/${userId}.jpg`;

/** Customers who come one after the other, each with a photo stored before the row. */
const writeOn = (shop: Shop) => {
  let isOpen = true;
  const written = (async () => {
    while (isOpen) {
      const id = newId('user');
      await setTimeout(50);
      await shop.files.put(photoOf(id), Buffer.from(id));
      await shop.db.insert(users).values({
        id,
        email: `${id}@example.com`,
        phone: id,
        parentName: 'Ada Byron',
        passwordHash: 'none: this parent never signs in',
        emailConsent: true,
        phoneConsent: true,
        marketingConsent: false,
        createdAt: new Date(),
      });
    }
  })();
  return async () => {
    isOpen = false;
    await written;
  };
};

const isHere = (name: string) => name !== 'PostgreSQL' || process.env.TEST_DATABASE_URL;

test.each(Object.keys(PLACES).filter(isHere))(
  'a shop on %s is backed up while it is open, and comes back whole into an empty place',
  async (name) => {
    const here = await PLACES[name]!('here');
    const there = await PLACES[name]!('there');
    const backup = path.join(folder, `backup of ${name}`);
    if (name !== 'PostgreSQL') await addEmbedded(here.settings.DATA_DIR ?? '');
    const database = await here.open();
    const { files } = sealFiles(localFileStore(here.files), KEYS, isPrivateFile);
    const shop = { db: database.db, files, clock: { now: () => new Date() } } as Shop;
    await addBook(shop, (await addParent(shop)).id);
    const stop = writeOn(shop);
    const made = await command(here, 'write', backup);
    await stop();
    expect(made).toEqual({ code: 0, said: expect.stringContaining('sha256sum -c SHA256SUMS') });
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(await refused(here, 'write', backup)).toBe(
      `${backup} is not empty; a backup overwrites nothing.`,
    );
    expect(await refused(here, 'restore', backup)).toContain('nothing is overwritten');
    await database.close();

    expect(await command(there, 'restore', backup)).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files of \d+ bytes are back/),
    });
    if (name !== 'PostgreSQL')
      for (const made of ['', 'db'])
        expect(statSync(path.join(there.settings.DATA_DIR ?? '', made)).mode & 0o777).toBe(0o700);
    const restored = await there.open();
    const found = await restored.db.select({ id: users.id }).from(users).orderBy(users.createdAt);
    expect(await restored.db.select().from(books)).toMatchObject([{ userId: found[0]?.id }]);
    expect(found.length).toBeGreaterThan(2);
    for (const { id } of found.slice(1))
      expect(existsSync(path.join(there.files, photoOf(id)))).toBe(true);
    expect(readdirSync(folder).filter((left) => left.includes('.part-'))).toEqual([]);
    // Photos are as sealed there as here, and open with the same key alone.
    const kept = localFileStore(there.files);
    const id = found.at(-1)?.id ?? '';
    const photo = await sealFiles(kept, KEYS, isPrivateFile).files.get(photoOf(id));
    expect(String(photo)).toBe(id);
    expect(String(await kept.get(photoOf(id)))).not.toContain(id);
    await expect(needAllKeys(kept, null)).rejects.toThrow('PHOTO_KEY is not set');
    await restored.close();
    expect(readdirSync(path.dirname(here.files)).filter((left) => left.includes('copy'))).toEqual(
      [],
    );

    const [changed = ''] = readdirSync(path.join(backup, 'files', 'photos'));
    appendFileSync(path.join(backup, 'files', 'photos', changed), 'x');
    const empty = await PLACES[name]!('empty');
    expect(await refused(empty, 'restore', backup)).toContain(`${changed} in`);
    expect(existsSync(empty.files)).toBe(false);
  },
  120_000,
);

test('says what it needs', async () => {
  const place = await PLACES['the embedded database']!('nowhere');
  expect(await refused(place, 'write')).toContain('npm run backup -- FOLDER');
  expect(await command(place, 'restore', folder)).toEqual({
    code: 1,
    said: `There is no backup in ${folder}: it has no manifest.json.`,
  });
});
