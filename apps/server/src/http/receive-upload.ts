import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type RefusalCode, type Refused, refuse } from '@bramblebook/contract/refusals';
import type { FastifyRequest } from 'fastify';
import { readAway } from './read-away.ts';

const isOurs = (error: unknown): boolean =>
  typeof (error as { syscall?: unknown } | null)?.syscall === 'string';

/** The one file that a form is to bring. */
interface UploadField {
  readonly name: string;
  readonly maxBytes: number;
  /** Said where the form brings none. */
  readonly missing: string;
  /** How a larger one is refused. */
  readonly tooLarge: RefusalCode;
}

/** Writes the field's file; refuses a body that is no such form, or ends too early. */
const writeField = async (
  request: FastifyRequest,
  { name, maxBytes, missing, tooLarge }: UploadField,
  file: string,
): Promise<{ ok: true } | Refused> => {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    if (!part || part.fieldname !== name) {
      part?.file.resume();
      return refuse('malformed', { message: missing, fields: { [name]: missing } });
    }
    await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
    if (!part.file.truncated) return { ok: true };
    await readAway(request);
    return refuse(tooLarge);
  } catch (error) {
    // Trouble with our disk is ours; all else is a body that is not as it should be.
    if (isOurs(error)) throw error;
    return refuse('malformed');
  }
};

/**
 * Streams the file in one multipart field to a temporary file, hands its path to `use`,
 * and erases it whatever happens: what people upload is kept nowhere as it came.
 */
export const receiveUpload = async <T>(
  request: FastifyRequest,
  field: UploadField,
  use: (file: string) => Promise<T>,
): Promise<T | Refused> => {
  if (!request.isMultipart()) return refuse('unsupported_media_type');
  const folder = request.server.incomingFolder;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomBytes(12).toString('hex'));
  try {
    const written = await writeField(request, field, file);
    return written.ok ? await use(file) : written;
  } finally {
    await rm(file, { force: true });
  }
};
