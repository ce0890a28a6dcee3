import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffAlarm } from '@bramblebook/contract/staff-alarm-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import { Link } from 'wouter';
import { send } from '../../api/send.ts';
import { readAgain } from '../act/staff-query.ts';
import { useAct } from '../act/use-act.ts';
import { Button } from '../kit/button.tsx';
import { momentOf } from '../kit/times.ts';
import { useMay } from '../session/use-me.ts';

/** What waits for somebody's eyes, each with the way to it and a button that says it was seen to. */
export const AlarmList = ({
  alarms,
  isAtCustomer = false,
}: {
  readonly alarms: readonly StaffAlarm[];
  /** On the customer's own page, which then needs no way to it. */
  readonly isAtCustomer?: boolean;
}) => {
  const may = useMay();
  const { run, isBusy } = useAct({
    act: (alarmId: string) => send(staffApi.settleAlarm, { params: { alarmId } }),
    words: { done: ['Seen to'], failed: ['That was not noted', 'Please try again.'] },
    onDone: () => readAgain(staffApi.alarms.path, `${staffApi.customers.path}/`),
  });
  return (
    <ul className="grid gap-2">
      {alarms.map(({ id, at, sentence, about }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-sm bg-alarm-tint px-3 py-2"
        >
          <span className="min-w-56 grow basis-0">
            {sentence}{' '}
            <span className="whitespace-nowrap text-ink-soft text-xs">{momentOf(at)}</span>
          </span>
          <span className="flex items-center gap-3">
            {about && !(isAtCustomer && about.kind === 'customer') && <AboutLink about={about} />}
            {may('note') && (
              <Button size="small" disabled={isBusy} onClick={() => run(id)}>
                Seen to
                <span className="sr-only">: {sentence}</span>
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

const AboutLink = ({ about }: { readonly about: NonNullable<StaffAlarm['about']> }) => (
  <Link
    href={
      about.kind === 'order'
        ? screenPath('adminOrder', { orderId: about.id })
        : screenPath('adminCustomer', { userId: about.id })
    }
    className="font-semibold underline"
  >
    To the {about.kind}
  </Link>
);
