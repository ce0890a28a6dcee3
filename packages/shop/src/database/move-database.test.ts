import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { freshPostgresUrl } from '@bramblebook/testing/test-database';
import { TEST_JOBS } from '@bramblebook/testing/test-jobs';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import { eraseFiles } from '../privacy/erase-files.ts';
import { moveDatabase } from './move-database.ts';
import { type DatabaseLink, EXTENSIONS, openPostgres, wrapEmbedded } from './open-database.ts';
import { users } from './schema/accounts.ts';
import { books } from './schema/books.ts';
import { staffAudit } from './schema/staff.ts';

const data = readFileSync(path.join(import.meta.dirname, 'released', '0000-data.tar.zst'));
const quiet = { error() {}, warn() {} };
const openQueue = (link: DatabaseLink) =>
  openJobQueue({ link, jobs: TEST_JOBS, log: quiet, supervised: false });

const auditRow = (what: string) => ({
  at: new Date('2026-11-22T10:00:00.123Z'),
  who: 'rosa',
  what,
  subjectKind: 'order',
  subjectId: 'order_x',
  after: { note: 'smörgås ✓', cents: 4900, at: 0.1 },
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a shop moves to PostgreSQL whole, with its waiting jobs, and into an empty database only',
  async () => {
    const { url, drop } = await freshPostgresUrl(process.env.TEST_DATABASE_URL ?? '');
    const tar = new Blob([zstdDecompressSync(data)]);
    const client = await PGlite.create({ loadDataDir: tar, extensions: EXTENSIONS });
    const source = await wrapEmbedded(client);
    await source.insert(staffAudit).values(['a', 'b', 'c'].map(auditRow));
    const waiting = await openQueue({ kind: 'embedded', client });
    await waiting.queue.send(eraseFiles, { keys: ['books/book_x/'] });
    await waiting.stop(0);
    const target = await openPostgres(url, () => {});
    const queue = await openQueue(target.link);

    const moved = await moveDatabase(client, url);
    expect(moved.ok ? '' : moved.sentence).toBe('');
    expect(await target.db.select().from(users)).toEqual(await source.select().from(users));
    expect(await target.db.select().from(books).orderBy(books.id)).toEqual(
      await source.select().from(books).orderBy(books.id),
    );
    const [next] = await target.db
      .insert(staffAudit)
      .values(auditRow('d'))
      .returning({ id: staffAudit.id });
    expect(Number(next?.id)).toBe(4);
    await expect(target.db.update(staffAudit).set({ who: 'eve' })).rejects.toThrow();
    const [job] = await queue.boss.fetch(eraseFiles.name, { batchSize: 1 });
    expect(job?.data).toEqual({ keys: ['books/book_x/'] });

    expect(await moveDatabase(client, url)).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/must be empty\.$/),
    });
    await queue.stop(0);
    await target.close();
    await client.close();
    await drop();
  },
);
