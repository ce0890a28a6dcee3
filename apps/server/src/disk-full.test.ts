/** The disk of a running shop is full, down to the last byte: database, photos and uploads alike. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bramblebook/testing/free-port';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { addTextures } from '@bramblebook/testing/textures';
import { expect, test } from 'vitest';
import { canMount, startOnSmallDisk } from './testing/small-disk.ts';

const SHOP = path.join(import.meta.dirname, 'testing/chaos/chaos-shop.ts');
const PORTRAIT = readFileSync(new URL('../../../e2e/photos/portrait.jpg', import.meta.url));
const ADA = {
  parentName: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+1 212 555 0001',
  password: 'a quiet hedgehog',
  emailConsent: true,
  phoneConsent: true,
};

test.runIf(canMount())(
  'a full disk is told as trouble of ours, and forgotten once there is room',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-full-'));
    const [dataDir, from] = [path.join(folder, 'data'), path.join(folder, 'from')];
    mkdirSync(dataDir);
    addTextures(from);
    await addEmbedded(from);
    const port = await freePort();
    const shop = startOnSmallDisk(
      [process.execPath, SHOP],
      { bytes: 150_000_000, dataDir, from },
      { PORT: String(port), LOG_LEVEL: 'silent' },
    );
    await shop.says('open');
    const address = `http://127.0.0.1:${port}`;
    let cookie = '';
    const ask = async (route: string, body?: object) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(address + route, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(!isForm && body && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      cookie ||= answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
    };
    const photo = new FormData();
    photo.set('photo', new Blob([PORTRAIT], { type: 'image/jpeg' }), 'photo.jpg');
    expect((await ask('/api/register', ADA)).status).toBe(201);
    const { photoUrl } = (await ask('/api/upload', photo)).said;
    const wish = { childName: 'Mia', childGender: 'female', photoUrl };

    await shop.fill();
    // Pages that the database has room in may take some: what does not fit is what is looked at.
    const answers = [];
    for (let i = 0; i < 20; i++)
      answers.push(await ask('/api/books', { ...wish, storyDescription: 'x'.repeat(900) + i }));
    answers.push(await ask('/api/upload', photo));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(1);
    for (const { status, said } of refused)
      expect([status, said.code]).toEqual([503, 'service_unavailable']);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/api/me')).status).toBe(200);

    await shop.free();
    expect((await ask('/api/upload', photo)).status).toBe(201);
    const book = await ask('/api/books', { ...wish, storyDescription: 'A fox' });
    expect(book.status).toBe(201);
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  },
  240_000,
);
