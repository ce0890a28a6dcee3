import { staffApi } from '@bramblebook/contract/staff-api';
import type { SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../../act/staff-query.ts';
import { Skeleton } from '../../kit/page-states.tsx';
import { Badge, type Tone } from '../../kit/status-badge.tsx';

const EVERY_MS = 60_000;
const HEALTHS: Readonly<Record<SystemStatus['overall'], { label: string; tone: Tone }>> = {
  online: { label: 'Online', tone: 'good' },
  slow: { label: 'Slow', tone: 'waiting' },
  down: { label: 'Down', tone: 'wrong' },
};
const PARTS: Readonly<Record<SystemStatus['parts'][number]['part'], string>> = {
  database: 'Database',
  queue: 'Job queue',
  payment: 'Payment messages',
  mail: 'Mail',
  painter: 'Painter',
};

/** 'Online' when every part of the shop is; else which part is not, and how. */
export const SystemStatusLine = () => {
  const { data, isError } = useQuery({ ...staffQuery(staffApi.system), refetchInterval: EVERY_MS });
  if (isError) return <Badge tone="wrong">Unknown: it could not be asked</Badge>;
  if (!data) return <Skeleton className="h-4 w-16" />;
  const { label, tone } = HEALTHS[data.overall];
  const unwell = data.parts.filter(({ health }) => health !== 'online');
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {unwell.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {unwell.map(({ part, health, sentence }) => (
            <li key={part}>
              <span className="font-semibold">
                {PARTS[part]} {HEALTHS[health].label.toLowerCase()}:
              </span>{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
