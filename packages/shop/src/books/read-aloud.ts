import { createHash } from 'node:crypto';
import { pathTo } from '@bramblebook/contract/api-call';
import { type Book, readerPages } from '@bramblebook/contract/book';
import { wordsOnPage } from '@bramblebook/contract/page-words';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { type PageSpeech, speechApi, spokenWordSchema } from '@bramblebook/contract/speech';
import * as z from 'zod/mini';
import { countTry } from '../limits/count-tries.ts';
import type { Narrator } from '../ports/narrator.ts';
import { isKept, type KeptFile, keptFile } from '../pressing/kept-file.ts';
import { type SpeechId, speechKey, speechOfPage } from '../shelf/book-files.ts';
import { findBook, ownsBook } from '../shelf/find-book.ts';
import { isTold, layOut } from '../shelf/lay-out.ts';
import { loadBook } from '../shelf/load-book.ts';
import { once } from '../shelf/once.ts';
import type { Shop } from '../shop.ts';
import { mayRead } from './read-recordings.ts';

interface Page {
  readonly bookId: string;
  readonly page: number;
}

interface Words {
  readonly text: string;
  /** BCP 47 tag. */
  readonly language: string;
}

const keptWordsSchema = z.nullable(z.array(spokenWordSchema));

/** What stands on a page of a book as its parent's reader shows it; null where nothing does. */
const wordsToRead = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId, page }: Page,
): Promise<Words | null> => {
  const shown: Book | null = await loadBook(shop, user, bookId);
  const row = await findBook(shop.db, user, bookId);
  if (!shown || !row || !isTold(row) || !readerPages(shown).includes(page)) return null;
  const { layout } = await layOut(shop, shop.db, row);
  const text = wordsOnPage(shown, layout, page);
  return text.trim() === '' ? null : { text, language: layout.language };
};

const takeOf = (narrator: Narrator, { text, language }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([narrator.name, language, text]))
    .digest('hex')
    .slice(0, 32);

const present = (speech: SpeechId, text: string, words: PageSpeech['words']): PageSpeech => ({
  text,
  words,
  url: `${pathTo(speechApi.hear, { bookId: speech.bookId, page: speech.page })}?take=${speech.take}`,
});

/** When the words of a page are spoken as it was read before; undefined where it was not. */
const readKeptWords = async (
  shop: Shop,
  speech: SpeechId,
): Promise<PageSpeech['words'] | undefined> => {
  const bytes = await shop.files.get(speechKey(speech, 'json'));
  if (!bytes || !(await isKept(shop, speechKey(speech, 'mp3')))) return undefined;
  return keptWordsSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
};

/** Has a page read and keeps it in place of what was read of it before. */
const readAnew = async (
  shop: Shop,
  user: { readonly id: string },
  { narrator, speech, said }: { narrator: Narrator; speech: SpeechId; said: Words },
): Promise<PageSpeech['words']> => {
  const { sound, words } = await narrator.read(said.text, said.language);
  const kept = words && [...words];
  await shop.files.eraseAll(speechOfPage(speech));
  await shop.files.put(speechKey(speech, 'json'), Buffer.from(JSON.stringify(kept)));
  await shop.files.put(speechKey(speech, 'mp3'), sound);
  // Erased while it was read: nothing of it may stay.
  if (!(await ownsBook(shop.db, user, speech.bookId)))
    await shop.files.eraseAll(speechOfPage(speech));
  return kept;
};

/**
 * A page of one's own book as the shop's voice reads it: read when first asked for, kept until its
 * words or the voice change. Refuses without digital access, with `not_found` where there is no
 * voice or nothing to read, and too many new pages in a day. Throws `ServiceOutage`.
 */
export const readPageAloud = async (
  shop: Shop,
  user: { readonly id: string },
  page: Page,
): Promise<{ ok: true; speech: PageSpeech } | Refused> => {
  const allowed = await mayRead(shop, user, page.bookId);
  if (!allowed.ok) return allowed;
  const { narrator } = shop;
  const said = narrator && (await wordsToRead(shop, user, page));
  if (!said) return refuse('not_found');
  const speech = { ...page, take: takeOf(narrator, said) };
  const kept = await readKeptWords(shop, speech);
  if (kept !== undefined) return { ok: true, speech: present(speech, said.text, kept) };
  const counted = await countTry(shop, 'readPageAloud', user.id);
  if (!counted.ok) return counted;
  const words = await once(speechKey(speech, 'mp3'), () =>
    readAnew(shop, user, { narrator, speech, said }),
  );
  return { ok: true, speech: present(speech, said.text, words) };
};

/** The sound of what was read of one page; `not_found` where it was not, or was read anew since. */
export const hearPage = async (
  shop: Shop,
  user: { readonly id: string },
  speech: SpeechId,
): Promise<{ ok: true; file: KeptFile } | Refused> => {
  const allowed = await mayRead(shop, user, speech.bookId);
  if (!allowed.ok) return allowed;
  const key = speechKey(speech, 'mp3');
  if (!(await isKept(shop, key))) return refuse('not_found');
  return { ok: true, file: keptFile(shop, { key, tag: speech.take }) };
};
