import sharp from 'sharp';

/** Enough to tell a face, and cheap. */
const SIDE_PX = 768;

/** A picture as judges are shown it: a small JPEG. */
export const shrinkPicture = async (picture: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .jpeg()
      .toBuffer(),
  );
