import { MAX_PHOTO_PIXELS, PHOTO_SIDE_PX } from '@bramblebook/contract/settings';

const JPEG_QUALITY = 0.9;

/**
 * The photo as a JPEG of at most 2048 px, upright and without its metadata, so that
 * less is sent and no place or time leaves the phone. A file the browser cannot read
 * (HEIC in most) or should not try to is given back as it is: the server decides.
 */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  try {
    const { width, height } = await sizeOf(file);
    if (width * height > MAX_PHOTO_PIXELS) return file;
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, PHOTO_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const shrunk = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    return shrunk ?? file;
  } catch {
    return file;
  }
};

/** The picture's size from its head, before anything is decoded. */
const sizeOf = (file: File): Promise<{ width: number; height: number }> =>
  new Promise((resolve, reject) => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => {
      URL.revokeObjectURL(url);
      resolve({ width: image.naturalWidth, height: image.naturalHeight });
    };
    image.onerror = () => {
      URL.revokeObjectURL(url);
      reject(new Error('not a picture this browser reads'));
    };
    image.src = url;
  });
