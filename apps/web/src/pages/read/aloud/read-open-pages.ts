import type { Recording } from '@bramblebook/contract/recordings';
import { type PageSpeech, speechApi } from '@bramblebook/contract/speech';
import { send } from '../../../api/send.ts';
import { browserVoice } from './browser-voice.ts';
import { type Listener, type Pages, type Place, readPages } from './read-pages.ts';
import { shopVoice } from './shop-voice.ts';
import { soundVoice } from './sound-voice.ts';
import type { Voice } from './voice.ts';

/** Every voice that was heard: one that was held goes on where it was. */
const voices = new Map<string, Voice>();

const voiceUnder = (key: string, open: () => Voice): Voice => {
  const voice = voices.get(key) ?? open();
  voices.set(key, voice);
  return voice;
};

interface Book extends Omit<Pages, 'voiceOf'> {
  readonly bookId: string;
  /** What the parent has recorded, by page. */
  readonly recordings: ReadonlyMap<number, Recording>;
  /** Whether the shop's own voice reads what nobody has recorded. */
  readonly byShop: boolean;
}

/** The page in the shop's voice, under way from now on. */
const shopVoiceOf = ({ bookId, wordsOn }: Book, page: number): Voice => {
  const key = JSON.stringify([bookId, page, wordsOn(page)]);
  return voiceUnder(key, () => {
    const read = send(speechApi.read, { params: { bookId, page } });
    // What could not be had is asked for again the next time.
    const forget = (): PageSpeech | null => {
      voices.delete(key);
      return null;
    };
    return shopVoice(read.catch(forget));
  });
};

const voiceOf = (book: Book, page: number): Voice => {
  const recording = book.recordings.get(page);
  if (recording) return voiceUnder(recording.url, () => soundVoice({ ...recording, words: null }));
  return book.byShop ? shopVoiceOf(book, page) : browserVoice;
};

/**
 * Reads the open pages in their parent's voice where they were recorded, else in the shop's or in
 * the device's. Gives what silences it.
 */
export const readOpenPages = (book: Book, from: Place, listener: Listener): (() => void) => {
  const openOne = (page: number): Voice => {
    // The next page is read by the time it is wanted.
    if (book.wordsOn(page + 1) !== '') voiceOf(book, page + 1);
    return voiceOf(book, page);
  };
  return readPages({ ...book, voiceOf: openOne }, from, listener);
};
