import { type Recording, recordingApi } from '@bramblebook/contract/recordings';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { queryClient, queryOf } from '../../../api/query-client.ts';
import { send, urlOf } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';

/** Sends what was recorded of a page. Throws `ApiError`, and `TypeError` without a connection. */
const upload = async (
  params: { readonly bookId: string; readonly page: number },
  sound: Blob,
  seconds: number,
): Promise<void> => {
  const form = new FormData();
  form.append('recording', sound, 'recording');
  const query = { seconds: seconds.toFixed(1) };
  const { method } = recordingApi.keep;
  const answer = await fetch(urlOf(recordingApi.keep, { params, query }), { method, body: form });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text());
};

/** What is recorded of a book, by page, and what changes it. */
export const useRecordings = (bookId: string) => {
  const query = queryOf(recordingApi.list, { params: { bookId } });
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const byPage = useMemo(
    () => new Map<number, Recording>(data?.recordings.map((one: Recording) => [one.page, one])),
    [data],
  );
  const reread = () => queryClient.invalidate(query);
  return {
    byPage,
    keep: async (page: number, sound: Blob, seconds: number): Promise<void> => {
      await upload({ bookId, page }, sound, seconds);
      await reread();
    },
    erase: async (page: number): Promise<void> => {
      await send(recordingApi.erase, { params: { bookId, page } });
      await reread();
    },
  };
};
