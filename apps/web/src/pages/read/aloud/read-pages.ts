import type { LitStretch } from '../../../book/lit-words.tsx';
import { sentenceAt, wordAt } from './sentences.ts';
import type { Voice } from './voice.ts';

/** Where the reading is: an offset into the words of a page. */
export interface Place {
  readonly page: number;
  readonly offset: number;
}

export interface Pages {
  /** In reading order. */
  readonly pages: readonly number[];
  readonly language: string;
  readonly rate: number;
  /** The words of a page; none where it has none. */
  readonly wordsOn: (page: number) => string;
  readonly voiceOf: (page: number) => Voice;
}

export interface Listener {
  /** What is spoken from here on is to be lit. */
  readonly onPlace: (place: Place, lit: LitStretch | null) => void;
  /** Nothing is heard yet: the voice has to be waited for. */
  readonly onLate: () => void;
  readonly onEnd: () => void;
  readonly onFail: () => void;
}

/**
 * Reads pages aloud one after the other, from a place on one of them or else from the first on.
 * Gives what silences it, after which nothing more is told.
 */
export const readPages = (
  { pages, language, rate, wordsOn, voiceOf }: Pages,
  from: Place,
  { onPlace, onLate, onEnd, onFail }: Listener,
): (() => void) => {
  const wordy = pages.filter((page) => wordsOn(page).trim() !== '');
  let silence = () => {};
  const read = (index: number, offset: number): void => {
    const page = wordy[index];
    if (page === undefined) {
      onEnd();
      return;
    }
    const text = wordsOn(page);
    const tell = (find: typeof wordAt) => (at: number) => {
      const stretch = find(text, at, language);
      onPlace({ page, offset: at }, stretch && { page, ...stretch });
    };
    silence = voiceOf(page)(
      { text, language, from: offset, rate },
      {
        onWord: tell(wordAt),
        onSentence: tell(sentenceAt),
        onLate,
        onEnd: () => read(index + 1, 0),
        onFail,
      },
    );
  };
  const start = wordy.indexOf(from.page);
  if (start < 0) read(0, 0);
  else read(start, from.offset);
  return () => silence();
};
