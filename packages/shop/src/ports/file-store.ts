/**
 * Where photos, page pictures and PDFs are kept. Keys are slash-separated, made of
 * ids and numbers only. Throws on an outage.
 */
export interface FileStore {
  /** Stores the bytes; a reader never sees half a file. Storing again replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Erases the file; one that is not there is fine. */
  erase(key: string): Promise<void>;
  /** Erases every file whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
}
