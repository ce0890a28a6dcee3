import { staffApi } from '@bramblebook/contract/staff-api';
import { send } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';
import { readAgain, staffQuery } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Failed, Loading } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Badge } from '../../kit/status-badge.tsx';
import { momentOf } from '../../kit/times.ts';

/** Where one is signed in; the others can be ended from here. */
export const SessionsPanel = () => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.sessions));
  const { run, isBusy } = useAct({
    act: (sessionId: string) => send(staffApi.endSession, { params: { sessionId } }),
    words: { done: ['Session ended'], failed: ['The session was not ended', 'Please try again.'] },
    onDone: () => readAgain(staffApi.sessions.path),
  });
  return (
    <Panel title="Signed in at">
      {error && <Failed error={error} what="your sessions" onRetry={refetch} />}
      {!data && !error && <Loading what="your sessions" lines={3} />}
      <ul className="-my-1.5 divide-y divide-line">
        {data?.sessions.map(({ id, startedAt, lastSeenAt, from, isThis }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 grow">
              <span className="block break-words">{from}</span>
              <span className="text-ink-soft text-xs">
                since {momentOf(startedAt)}, last seen {momentOf(lastSeenAt)}
              </span>
            </span>
            {isThis ? (
              <Badge tone="good">This one</Badge>
            ) : (
              <Button size="small" disabled={isBusy} onClick={() => run(id)}>
                End<span className="sr-only"> the session from {from}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
