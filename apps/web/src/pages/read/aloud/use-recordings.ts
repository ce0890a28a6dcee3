import { type Recording, recordingApi } from '@bramblebook/contract/recordings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { queryOf } from '../../../api/query-client.ts';
import { send, urlOf } from '../../../api/send.ts';
import { recordingVoice } from './recording-voice.ts';
import type { Voice } from './voice.ts';

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

/** What is recorded of a book, with the voices that read it, and what changes it. */
export const useRecordings = (bookId: string) => {
  const queries = useQueryClient();
  const query = queryOf(recordingApi.list, { params: { bookId } });
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const voices = useMemo(
    () =>
      new Map<number, Voice>(
        data?.recordings.map((one: Recording) => [one.page, recordingVoice(one)]),
      ),
    [data],
  );
  const reread = () => queries.invalidateQueries({ queryKey: query.queryKey });
  return {
    voices,
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
