import { accountApi } from '@bramblebook/contract/shop-api';
import { sentenceOf } from '../../api/api-error.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useQuery } from '../../api/use-query.ts';
import { toastError } from '../../book/toast-error.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const SESSIONS = queryOf(accountApi.sessions);

/** Where one is signed in; every other place can be signed out from here. */
export const OwnSessions = () => {
  const { data, error, isPending } = useQuery({ ...SESSIONS, refetchOnMount: 'always' });
  const end = useMutation({
    mutationFn: (sessionId: string) => send(accountApi.endSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidate(SESSIONS),
    onError: toastError,
  });
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">Where you are signed in</h3>
      {isPending && <Spinner label="Fetching the list" />}
      {error && <p className="text-alarm">{sentenceOf(error)}</p>}
      <ul className="grid divide-y divide-line">
        {data?.sessions.map(({ id, startedIn, lastSeenAt, isThis }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4 py-1.5">
            <span className="min-w-0">
              <span className="block break-words">{startedIn || 'A browser'}</span>
              <span className="text-ink-soft">
                {isThis ? 'This browser' : `Last used ${DAY.format(new Date(lastSeenAt))}`}
              </span>
            </span>
            {!isThis && (
              <Button
                variant="outline"
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                Sign out<span className="sr-only"> {startedIn || 'that browser'}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
