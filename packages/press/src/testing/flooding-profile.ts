import { type PressProfile, pressProfileOf } from '../pdf/press-profile.ts';

const HEADER = 128;
const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const ascii = (words: string): Buffer => Buffer.from(words, 'latin1');
const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};

/** A table from three channels to four that gives the same for every colour (lut8Type, ICC.1:2022, 10.11). */
const sameForAll = (inks: readonly number[]): Buffer => {
  const ramp = Array.from({ length: 256 }, (_, i) => i);
  return Buffer.concat([
    ascii('mft1\0\0\0\0'),
    Buffer.from([3, 4, 2, 0]),
    ...IDENTITY.map(fixed),
    Buffer.from([ramp, ramp, ramp].flat()),
    Buffer.from(Array.from({ length: 2 ** 3 }, () => inks).flat()),
    Buffer.from([ramp, ramp, ramp, ramp].flat()),
  ]);
};

/** A press that lays down these inks, 0 to 255 each, whatever the colour: what no other profile makes of it. */
export const floodingProfile = (inks: readonly number[]): PressProfile => {
  const described = ascii('desc\0\0\0\0\0\0\0\x06Flood\0');
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', Buffer.concat([described, Buffer.alloc(78)])],
    ['cprt', ascii('text\0\0\0\0none\0\0\0\0')],
    ['wtpt', Buffer.concat([ascii('XYZ \0\0\0\0'), ...[0.9642, 1, 0.8249].map(fixed)])],
    ['B2A0', sameForAll(inks)],
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let offset = HEADER + table.length;
  for (const [i, [name, bytes]] of tags.entries()) {
    table.write(name, 4 + 12 * i, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * i);
    table.writeUInt32BE(bytes.length, 12 + 12 * i);
    offset += bytes.length;
  }
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write('prtrCMYKLab ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  [0.9642, 1, 0.8249].forEach((value, i) => {
    fixed(value).copy(header, 68 + 4 * i);
  });
  const icc = Buffer.concat([header, table, ...tags.map(([, bytes]) => bytes)]);
  const profile = pressProfileOf(icc, 'A press that floods every page');
  if (!profile) throw new Error('the profile of the test is none');
  return profile;
};
