import type { SpokenWord } from '@bramblebook/contract/speech';

/** A text as it was read. */
export interface Narration {
  /** MP3. */
  readonly sound: Uint8Array;
  /** When each word is spoken, by offsets of the text as it was given; null where that is not told. */
  readonly words: readonly SpokenWord[] | null;
}

/** Reads texts aloud. Throws `ServiceOutage`. */
export interface Narrator {
  /** Names server, model and voice: what another one has read is not this one's. */
  readonly name: string;
  /** Who runs it, in a parent's words. */
  readonly maker: string;
  /** `language` is a BCP 47 tag. */
  read(text: string, language: string): Promise<Narration>;
}
