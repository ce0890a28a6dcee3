import { createHash } from 'node:crypto';
import {
  type Answer,
  type LoopbackServer,
  startLoopbackServer,
  type TakenRequest,
} from '../loopback-server.ts';
import { signatureFault } from './check-signature.ts';

export interface FakeS3 extends LoopbackServer {
  readonly settings: Readonly<Record<`S3_${string}`, string>>;
  /** What is stored, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor given up. */
  readonly openUploads: ReadonlySet<string>;
}

const BUCKET = 'bramblebook-fake';
const SECRET = 'fake-secret-access-key';
const ACCESS = 'FAKEACCESSKEY';
/** Small, so that tests see more than one page. */
const PAGE_KEYS = 3;

interface Store {
  readonly objects: Map<string, Buffer>;
  readonly parts: Map<string, Map<number, Buffer>>;
}

const xml = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});
const refusal = (status: number, code: string): Answer =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const done = (bytes: Buffer, status = 200): Answer => ({
  status,
  headers: { etag: etagOf(bytes) },
});

const readObject = (bytes: Buffer | undefined, range: string | undefined): Answer => {
  if (!bytes) return refusal(404, 'NoSuchKey');
  const headers = { etag: etagOf(bytes), 'content-type': 'application/octet-stream' };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { status: 200, headers, body: bytes };
  if (Number(first) >= bytes.byteLength) return refusal(416, 'InvalidRange');
  const part = bytes.subarray(Number(first), last ? Number(last) + 1 : undefined);
  const end = Number(first) + part.byteLength - 1;
  const contentRange = `bytes ${first}-${end}/${bytes.byteLength}`;
  return { status: 206, headers: { ...headers, 'content-range': contentRange }, body: part };
};

const listObjects = ({ objects }: Store, query: URLSearchParams): Answer => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_KEYS);
  const next = keys.length > page.length ? page.at(-1) : undefined;
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.byteLength}</Size></Contents>`,
  );
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
  );
};

const eraseMany = ({ objects }: Store, body: string): Answer => {
  for (const [, key = ''] of body.matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key);
  return xml(200, '<DeleteResult></DeleteResult>');
};

/** The steps of an upload in parts. */
const takeParts = ({ objects, parts }: Store, key: string, request: TakenRequest): Answer => {
  const { method, query, body } = request;
  if (query.has('uploads')) {
    const id = `upload-${parts.size + 1}`;
    parts.set(id, new Map());
    return xml(
      200,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = query.get('uploadId') ?? '';
  const upload = parts.get(id);
  if (!upload) return refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    upload.set(Number(query.get('partNumber')), body);
    return done(body);
  }
  parts.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const whole = Buffer.concat([...upload].sort(([a], [b]) => a - b).map(([, part]) => part));
  objects.set(key, whole);
  return xml(
    200,
    `<CompleteMultipartUploadResult><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`,
  );
};

const answerFrom = (store: Store, request: TakenRequest): Answer => {
  const fault = signatureFault(request, SECRET);
  if (fault) return refusal(403, fault);
  const [, bucket, ...rest] = request.path.split('/');
  if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket');
  const key = decodeURIComponent(rest.join('/'));
  const { method, query, body } = request;
  if (key === '') {
    if (method === 'POST' && query.has('delete')) return eraseMany(store, body.toString());
    return listObjects(store, query);
  }
  if (query.has('uploads') || query.has('uploadId')) return takeParts(store, key, request);
  if (method === 'GET') return readObject(store.objects.get(key), request.headers.range);
  if (method === 'DELETE') {
    store.objects.delete(key);
    return { status: 204 };
  }
  store.objects.set(key, body);
  return done(body);
};

/** A stand-in of S3: one private bucket that checks every signature. */
export const startFakeS3 = async (port = 0): Promise<FakeS3> => {
  const store: Store = { objects: new Map(), parts: new Map() };
  const server = await startLoopbackServer((request) => answerFrom(store, request), port);
  return {
    ...server,
    settings: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: server.url,
      S3_ACCESS_KEY_ID: ACCESS,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects: store.objects,
    get openUploads() {
      return new Set(store.parts.keys());
    },
  };
};
