import sharp from 'sharp';

/** A JPEG of one colour, `px` × `px`; for print 2625 px are 300 an inch over the bleed square. */
export const plainPicture = (px: number, background = '#8fb4a0'): Promise<Uint8Array> =>
  sharp({ create: { width: px, height: px, channels: 3, background } })
    .withIccProfile('srgb')
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
    .toBuffer();
