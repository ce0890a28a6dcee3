import { bookApi } from '@bramblebook/contract/shop-api';
import { ApiError } from './api-error.ts';
import { urlOf } from './send.ts';

/**
 * Uploads a photo and gives its address. Told of the share sent (0…1) on the way,
 * which is why it is not a fetch. Throws `ApiError`, also with status 0 when the shop
 * could not be reached.
 */
export const uploadPhoto = (
  photo: Blob,
  name: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('photo', photo, name);
    request.open(bookApi.upload.method, urlOf(bookApi.upload));
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = () =>
      reject(new ApiError(request.status, request.statusText, request.responseText));
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status < 200 || request.status > 299) return fail();
      resolve((JSON.parse(request.responseText) as { photoUrl: string }).photoUrl);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
