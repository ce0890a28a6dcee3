import type { Readable } from 'node:stream';

/** Part of a file, in bytes from 0; `last` is part of it. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

export interface OpenFile {
  /** The bytes asked for. Ends with an error when the store fails on the way; destroy it to stop early. */
  readonly bytes: Readable;
  /** Of the whole file, in bytes. */
  readonly size: number;
}

/**
 * Where photos, page pictures and PDFs are kept. Keys are slash-separated, made of
 * ids and numbers only. Throws on an outage.
 */
export interface FileStore {
  /** Stores the bytes; a reader never sees half a file. Storing again replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what comes in a stream. When the stream fails, nothing is stored and nothing replaced. */
  putStream(key: string, bytes: Readable): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The file or a part of it as a stream, or null when there is no such file or part. */
  openRead(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Every file whose key starts with the prefix, in no order to rely on, and the bytes it takes up. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** Erases the file; one that is not there is fine. */
  erase(key: string): Promise<void>;
  /** Erases every file whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
  /**
   * An address at which anybody can read the file for some seconds, for a printer that
   * fetches it; null where files can be read through the shop alone. Never logged.
   */
  shortAddress(key: string, seconds: number): Promise<string | null>;
}
