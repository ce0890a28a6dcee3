/** What a voice is to read. */
interface Passage {
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** The offset to begin at: 0, or one that the voice has told. */
  readonly from: number;
  /** Speed; 1 is as people read to a child. */
  readonly rate: number;
}

/** What a voice tells while it reads; offsets are of the passage's text. */
interface Listener {
  /** A word begins. */
  readonly onWord: (offset: number) => void;
  /** A sentence is being read by a voice that tells no words. */
  readonly onSentence: (offset: number) => void;
  /** Nothing is heard yet: the voice has to be waited for. */
  readonly onLate: () => void;
  readonly onEnd: () => void;
  /** The voice is gone; nothing more is told. */
  readonly onFail: () => void;
}

/** Reads a passage aloud and gives what silences it, after which it tells nothing more. */
export type Voice = (passage: Passage, listener: Listener) => () => void;

/** How long a voice may owe its first word before sentences are lit instead, in ms. */
export const WORD_PATIENCE_MS = 600;
