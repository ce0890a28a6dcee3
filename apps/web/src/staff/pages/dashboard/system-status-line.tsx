import { staffApi } from '@bramblebook/contract/staff-api';
import type { SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import { useQuery } from '../../../api/use-query.ts';
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
/** Names that are not the service's own with a capital. */
const SERVICES: Readonly<Record<string, string>> = {
  smtp: 'Mail server',
  twilio: 'Text messages',
  s3: 'File store',
  models: 'AI models',
  speech: 'Speech server',
};
const nameOf = (service: string): string =>
  SERVICES[service] ?? service.charAt(0).toUpperCase() + service.slice(1);

/** 'Online' when every part of the shop and every service is; else which is not, and how. */
export const SystemStatusLine = () => {
  const { data, isError } = useQuery({ ...staffQuery(staffApi.system), refetchInterval: EVERY_MS });
  if (isError) return <Badge tone="wrong">Unknown: it could not be asked</Badge>;
  if (!data) return <Skeleton className="h-4 w-16" />;
  const { label, tone } = HEALTHS[data.overall];
  const all = [
    ...data.parts.map(({ part, ...state }) => ({ name: PARTS[part], ...state })),
    ...data.services.map(({ service, ...state }) => ({ name: nameOf(service), ...state })),
  ];
  const unwell = all.filter(({ health }) => health !== 'online');
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {unwell.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {unwell.map(({ name, health, sentence }) => (
            <li key={name}>
              <span className="font-semibold">
                {name} {HEALTHS[health].label.toLowerCase()}:
              </span>{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
