/** What a press makes of colours, for the output intent of PDF/X-4. */
export interface PressProfile {
  readonly icc: Uint8Array;
  /** Its registered name (https://registry.color.org), or "Custom". */
  readonly condition: string;
  readonly info: string;
}

const ascii = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/** The profile of a press from the bytes of an ICC file (ICC.1:2022, 7.2); null where they are none, or of another device. */
export const pressProfileOf = (icc: Uint8Array, info: string): PressProfile | null => {
  const isPress =
    ascii(icc, 36) === 'acsp' && ascii(icc, 12) === 'prtr' && ascii(icc, 16) === 'CMYK';
  return isPress ? { icc, condition: 'Custom', info } : null;
};

let standIn: Promise<PressProfile> | undefined;

/** A press profile in the public domain, as the picture library carries it. */
export const standInProfile = (): Promise<PressProfile> => {
  standIn ??= readStandIn();
  return standIn;
};

const readStandIn = async (): Promise<PressProfile> => {
  const { default: sharp } = await import('sharp');
  const square = { width: 1, height: 1, channels: 3, background: 'white' } as const;
  const jpeg = await sharp({ create: square }).withIccProfile('cmyk').jpeg().toBuffer();
  const { icc } = await sharp(jpeg).metadata();
  const profile =
    icc && pressProfileOf(icc, 'Coated sheet-fed press, SWOP-like (Argyll, public domain)');
  if (!profile) throw new Error('the picture library has no CMYK profile');
  return profile;
};
