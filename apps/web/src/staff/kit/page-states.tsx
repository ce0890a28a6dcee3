import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { classNames } from '../../ui/class-names.ts';
import { loginPath } from '../session/login-path.ts';
import { Button } from './button.tsx';

const isDenied = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * What stands where something could not be read. Who is not signed in, or not allowed, is
 * denied (spec §6); anything else can be tried again.
 */
export const Failed = ({
  error,
  what,
  deniedWords = `Please log in to access ${what}.`,
  onRetry,
  title,
}: {
  readonly error: unknown;
  /** What could not be read: "the orders". */
  readonly what: string;
  readonly deniedWords?: string;
  readonly onRetry: () => void;
  /** What to say instead of the general sentence. */
  readonly title?: string;
}) => (
  <div
    role="alert"
    className="grid justify-items-start gap-3 rounded-md border border-alarm/35 bg-alarm-tint p-4"
  >
    {isDenied(error) ? (
      <>
        <p className="font-semibold text-alarm">Access Denied: {deniedWords}</p>
        <Link href={loginPath()} className="font-semibold underline">
          To the login page
        </Link>
      </>
    ) : (
      <>
        <p className="font-semibold text-alarm">
          {title ?? `We could not read ${what}. ${sentenceOf(error)}`}
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </>
    )}
  </div>
);

/** What stands where there is nothing. */
export const Empty = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <div className="grid justify-items-center gap-1.5 px-4 py-10 text-center">
    <SearchX className="size-6 text-line-strong" aria-hidden="true" />
    <p className="font-semibold">{title}</p>
    {children && <div className="text-ink-soft">{children}</div>}
  </div>
);

/** The shape of something that is still to come. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('block animate-shimmer rounded-sm bg-ink/9', className ?? 'h-4 w-full')}
  />
);

/** Skeleton lines with words for those who cannot see them. */
export const Loading = ({
  what,
  lines = 5,
}: {
  readonly what: string;
  readonly lines?: number;
}) => (
  <div role="status" className="grid gap-3 py-1">
    <span className="sr-only">Reading {what}</span>
    {Array.from({ length: lines }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={i} className={classNames('h-4', i % 3 === 2 ? 'w-2/3' : 'w-full')} />
    ))}
  </div>
);
