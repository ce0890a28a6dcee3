import { createHash, createHmac } from 'node:crypto';
import type { TakenRequest } from '../loopback-server.ts';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

interface Signed {
  /** Key id, day, region, service and the fixed end, with slashes between. */
  readonly credential: string;
  readonly names: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
  /** Seconds that an address is good for; null for a signed request. */
  readonly goodFor: number | null;
}

const readSigned = ({ headers, query }: TakenRequest): Signed | null => {
  const inQuery = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (query.has('X-Amz-Signature'))
    return {
      credential: inQuery('Credential'),
      names: inQuery('SignedHeaders'),
      signature: inQuery('Signature'),
      date: inQuery('Date'),
      payload: 'UNSIGNED-PAYLOAD',
      goodFor: Number(inQuery('Expires')),
    };
  const [, credential, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (credential === undefined || names === undefined || signature === undefined) return null;
  const date = headers['x-amz-date'] ?? '';
  const payload = headers['x-amz-content-sha256'] ?? '';
  return { credential, names, signature, date, payload, goodFor: null };
};

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Judges a request as S3 does (Signature Version 4, in a header or in the address): gives
 * S3's code of what is wrong, or null.
 */
export const signatureFault = (request: TakenRequest, secret: string): string | null => {
  const signed = readSigned(request);
  if (!signed) return 'AccessDenied';
  const { credential, names, signature, date, payload, goodFor } = signed;
  const ageSeconds = (Date.now() - timeOf(date)) / 1000;
  if (goodFor !== null && ageSeconds > goodFor) return 'AccessDenied';
  if (goodFor === null && Math.abs(ageSeconds) > 900) return 'RequestTimeTooSkewed';
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256(request.body))
    return 'XAmzContentSHA256Mismatch';
  const [, ...scope] = credential.split('/');
  const canonical = [
    request.method,
    request.path,
    [...request.query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
};
