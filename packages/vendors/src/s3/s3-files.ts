import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange, FileStore, OpenFile } from '@bramblebook/shop/ports/file-store';
import { VendorOutage } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import { fileKey, filePrefix } from '../local-files/file-key.ts';
import { isMissingFile, readS3Failure } from './s3-failure.ts';
import type { S3Settings } from './s3-settings.ts';

const PART_BYTES = 8 * 1024 * 1024;
/** A hundred pictures for print may come in one stream. */
const STREAM_LIMIT_MS = 15 * 60_000;
/** How long a stream may stand still, whoever is slow: the bucket or the customer who reads. */
const IDLE_LIMIT_MS = 2 * 60_000;

const openClient = (settings: S3Settings, timeLimitMs: number): S3Client => {
  const { region, endpoint, accessKeyId, secretAccessKey, checksums } = settings;
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // The line repeats calls, so that all are counted and reported alike.
    maxAttempts: 1,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    requestHandler: { connectionTimeout: timeLimitMs, socketTimeout: IDLE_LIMIT_MS },
  });
};

const rangeOf = ({ first, last }: ByteRange): string => `bytes=${first}-${last ?? ''}`;

type Ask = <T>(
  call: { name: string; isRepeatable?: boolean; timeLimitMs?: number },
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly ask: Ask;
}

/** Every file that S3 takes or gives has its ETag: a page of a proxy, which has none, must not pass for either. */
const noFile = () => new VendorOutage('nonsense', 'S3 answered nothing of a file');

/** Opens a file and lets go of the line: its time limit ends with the answer's beginning. */
const openObject = (
  { client, name, ask }: Bucket,
  key: string,
  range: ByteRange | undefined,
): Promise<OpenFile> =>
  ask({ name: 'open file' }, async (signal) => {
    const command = new GetObjectCommand({
      Bucket: name,
      Key: fileKey(key),
      ...(range && { Range: rangeOf(range) }),
    });
    const stopper = new AbortController();
    const stop = () => stopper.abort();
    signal.addEventListener('abort', stop);
    const { Body, ContentLength, ContentRange, ETag } = await client
      .send(command, { abortSignal: stopper.signal })
      .finally(() => signal.removeEventListener('abort', stop));
    const size = Number(ContentRange?.split('/')[1] ?? ContentLength);
    if (!Body || !ETag || !Number.isInteger(size)) throw noFile();
    return { bytes: Body as Readable, size };
  });

const readObject = ({ client, name, ask }: Bucket, key: string): Promise<Uint8Array> =>
  ask({ name: 'read file' }, async (abortSignal) => {
    const command = new GetObjectCommand({ Bucket: name, Key: fileKey(key) });
    const { Body, ETag } = await client.send(command, { abortSignal });
    if (!Body || !ETag) throw noFile();
    return Body.transformToByteArray();
  });

const uploadStream = ({ client, name, ask }: Bucket, key: string, bytes: Readable): Promise<void> =>
  // A stream can be read once: whoever has its source may try again.
  ask(
    { name: 'store stream', isRepeatable: false, timeLimitMs: STREAM_LIMIT_MS },
    async (signal) => {
      const upload = new Upload({
        client,
        params: { Bucket: name, Key: fileKey(key), Body: bytes },
        partSize: PART_BYTES,
        queueSize: 2,
      });
      signal.addEventListener('abort', () => void upload.abort());
      await upload.done();
    },
  );

async function* listObjects({ client, name, ask }: Bucket, prefix: string) {
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: name,
      Prefix: prefix,
      ...(next !== undefined && { ContinuationToken: next }),
    });
    const page = await ask({ name: 'list files' }, (abortSignal) =>
      client.send(command, { abortSignal }),
    );
    for (const { Key, Size } of page.Contents ?? []) if (Key) yield { key: Key, size: Size ?? 0 };
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
}

const eraseObjects = ({ client, name, ask }: Bucket, keys: readonly string[]): Promise<void> =>
  ask({ name: 'erase files' }, async (abortSignal) => {
    const command = new DeleteObjectsCommand({
      Bucket: name,
      Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
    });
    const { Errors = [] } = await client.send(command, { abortSignal });
    if (Errors.length > 0)
      throw new VendorOutage('failing', `S3 could not erase ${Errors.length} files`);
  });

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
};

/** Keeps files in a bucket. They are private: what others may read they read at a short signed address. */
export const s3Files = (parts: {
  readonly settings: S3Settings;
  readonly line: VendorLine;
}): FileStore => {
  const { settings, line } = parts;
  const client = openClient(settings, line.limits.timeLimitMs);
  const ask: Ask = (call, run) =>
    line.ask({ isRepeatable: true, ...call }, (signal) =>
      run(signal).catch((error: unknown) => {
        throw readS3Failure(error);
      }),
    );
  const bucket: Bucket = { client, name: settings.bucket, ask };
  const named = (key: string) => ({ Bucket: settings.bucket, Key: fileKey(key) });
  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({ ...named(key), Body: bytes });
      await ask({ name: 'store file' }, async (abortSignal) => {
        const { ETag } = await client.send(command, { abortSignal });
        if (!ETag) throw noFile();
      });
    },
    putStream: (key, bytes) => uploadStream(bucket, key, bytes),
    get: (key) => orNull(readObject(bucket, key)),
    openRead: (key, range) => orNull(openObject(bucket, key, range)),
    list: (prefix) => listObjects(bucket, prefix),
    async erase(key) {
      const command = new DeleteObjectCommand(named(key));
      await ask({ name: 'erase file' }, (abortSignal) => client.send(command, { abortSignal }));
    },
    async eraseAll(prefix) {
      let keys: string[] = [];
      const erase = async () => {
        if (keys.length > 0) await eraseObjects(bucket, keys);
        keys = [];
      };
      for await (const { key } of listObjects(bucket, filePrefix(prefix)))
        if (keys.push(key) === 1000) await erase();
      await erase();
    },
    shortAddress: (key, seconds) =>
      getSignedUrl(client, new GetObjectCommand(named(key)), { expiresIn: seconds }),
  };
};
