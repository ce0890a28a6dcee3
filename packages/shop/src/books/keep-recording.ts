import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { MAX_RECORDING_SECONDS, type Recording } from '@bramblebook/contract/recordings';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq } from 'drizzle-orm';
import { pageRecordings } from '../database/schema/recordings.ts';
import { countTry } from '../limits/count-tries.ts';
import { eraseFiles } from '../privacy/erase-files.ts';
import { recordingKey } from '../shelf/book-files.ts';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { mayRead, presentRecording } from './read-recordings.ts';
import { recordingType } from './recording-type.ts';

type Kept = { readonly ok: true; readonly recording: Recording } | Refused;

interface Asked {
  readonly bookId: string;
  readonly page: number;
  readonly seconds: number;
}

const isPage = ({ bookId, page }: { readonly bookId: string; readonly page: number }) =>
  and(eq(pageRecordings.bookId, bookId), eq(pageRecordings.page, page));

/** Keeps a file as the page's recording; the earlier one goes with the same commit. */
const keepFile = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, page, seconds }: Asked,
  file: string,
): Promise<Kept> => {
  const type = await recordingType(file);
  if (!type) return refuse('not_a_recording');
  const { size: bytes } = await stat(file);
  const take = randomBytes(10).toString('hex');
  const row = { bookId, page, take, type, bytes, seconds, recordedAt: shop.clock.now() };
  const key = recordingKey(row);
  await shop.files.putStream(key, createReadStream(file));
  const kept = await changeBook(shop, user, bookId, async (tx) => {
    const [before] = await tx.select().from(pageRecordings).where(isPage(row));
    await tx
      .insert(pageRecordings)
      .values(row)
      .onConflictDoUpdate({ target: [pageRecordings.bookId, pageRecordings.page], set: row });
    if (before) await shop.jobs.send(eraseFiles, { keys: [recordingKey(before)] }, { tx });
    return { ok: true, recording: presentRecording(row) } as const;
  }).catch(async (error: unknown) => {
    await shop.files.erase(key);
    throw error;
  });
  if (!kept.ok) await shop.files.erase(key);
  return kept;
};

/**
 * Keeps what a parent recorded of a page of a book that they read digitally, in place of the
 * page's earlier recording. `receive` is called once it is clear that they may, and hands over
 * the file. Refuses another's book, one without digital access, too many in an hour, what
 * lasts too long, and what is no recording.
 */
export const keepRecording = async (
  shop: Shop,
  user: { readonly id: string },
  asked: Asked,
  receive: (keep: (file: string) => Promise<Kept>) => Promise<Kept>,
): Promise<Kept> => {
  const found = await mayRead(shop, user, asked.bookId);
  if (!found.ok) return found;
  if (asked.seconds > MAX_RECORDING_SECONDS + 1) return refuse('recording_too_long');
  const allowed = await countTry(shop, 'keepRecording', user.id);
  return allowed.ok ? receive((file) => keepFile(shop, user, asked, file)) : allowed;
};

/** Erases a page's recording; one that is not there is fine. Refuses another's book. */
export const eraseRecording = (
  shop: Shop,
  user: { readonly id: string },
  asked: { readonly bookId: string; readonly page: number },
): Promise<{ ok: true } | Refused> =>
  changeBook(shop, user, asked.bookId, async (tx) => {
    const [gone] = await tx.delete(pageRecordings).where(isPage(asked)).returning();
    if (gone) await shop.jobs.send(eraseFiles, { keys: [recordingKey(gone)] }, { tx });
    return { ok: true };
  });
