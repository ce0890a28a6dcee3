import { Hourglass } from 'lucide-react';
import { Badge } from '../kit/status-badge.tsx';
import { stretchOf } from '../kit/times.ts';
import { useNow } from '../kit/use-now.ts';

/** For how long the parent can still take the approval back (decision D15); nothing when not. */
export const ApprovalCountdown = ({ until }: { readonly until: string | null | undefined }) => {
  const now = useNow(1000);
  const left = until ? Date.parse(until) - now : 0;
  return left > 0 ? (
    <Badge tone="waiting">
      <Hourglass className="size-3" aria-hidden="true" />
      The parent can take it back for {stretchOf(left)}
    </Badge>
  ) : null;
};
