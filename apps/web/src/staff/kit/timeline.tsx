import type { TimelineEntry } from '@bramblebook/contract/staff-order-api';
import {
  BookOpen,
  CreditCard,
  type LucideIcon,
  Mail,
  Printer,
  ShoppingCart,
  UserRound,
} from 'lucide-react';
import { Changes } from './changes.tsx';
import { Empty } from './page-states.tsx';
import { momentOf } from './times.ts';

const ICONS: Readonly<Record<TimelineEntry['kind'], LucideIcon>> = {
  order: ShoppingCart,
  payment: CreditCard,
  making: BookOpen,
  message: Mail,
  printer: Printer,
  staff: UserRound,
};

/** Everything that happened, newest first: what, who, when, and what it changed. */
export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) =>
  entries.length === 0 ? (
    <Empty title="Nothing has happened yet" />
  ) : (
    <ol className="grid gap-3">
      {entries.toReversed().map(({ at, kind, who, sentence, before, after }, i) => {
        const Icon = ICONS[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may happen in one moment
          <li key={`${at} ${i}`} className="flex gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-ink/7">
              <Icon className="size-3.5 text-ink-soft" aria-label={kind} />
            </span>
            <div className="min-w-0">
              <p className="break-words">{sentence}</p>
              <p className="text-ink-soft text-xs">
                {who} · <time dateTime={at}>{momentOf(at)}</time>
              </p>
              {(before !== undefined || after !== undefined) && (
                <Changes before={before} after={after} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
