import { crc32, deflateSync } from 'node:zlib';

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** The fields of a PNG's header after its two sides: depth, colour, packing, filter, interlacing. */
type Kind = readonly [number, number, number, number, number];
/** Grey, one bit a pixel. */
const BLACK_AND_WHITE: Kind = [1, 0, 0, 0, 0];
/** Colours of 16 bits each, interlaced: its decoder needs all of it at once. */
const DEEP_INTERLACED: Kind = [16, 2, 0, 0, 1];

const png = (side: number, kind: Kind, samples: Buffer): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...kind]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const packed = deflateSync(samples, { level: 1 });
  return Buffer.concat([
    MAGIC,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A square black PNG of one bit a pixel: few bytes, many pixels. */
export const blackPng = (side: number): Buffer =>
  png(side, BLACK_AND_WHITE, Buffer.alloc(side * (1 + Math.ceil(side / 8))));

/** A square black picture that takes six bytes a pixel to decode; of those so many are there, all unless given. */
export const deepPng = (side: number, bytes: number = 7 * side * side): Buffer =>
  png(side, DEEP_INTERLACED, Buffer.alloc(bytes));
