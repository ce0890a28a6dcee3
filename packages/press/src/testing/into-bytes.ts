import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What a writer writes into a stream, as bytes. */
export const intoBytes = async (write: (stream: Writable) => Promise<void>): Promise<Buffer> => {
  const stream = new PassThrough();
  const [bytes] = await Promise.all([buffer(stream), write(stream)]);
  return bytes;
};
