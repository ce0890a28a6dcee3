import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  plain: 'bg-paper-deep text-ink',
  leaf: 'bg-leaf-tint text-leaf-deep',
  honey: 'bg-honey-tint text-honey-deep',
  berry: 'bg-berry-tint text-berry-deep',
  alarm: 'bg-alarm-tint text-alarm',
} as const;
export type BadgeTone = keyof typeof TONES;

/** A short word about a thing's state. */
export const Badge = ({
  tone = 'plain',
  className,
  children,
}: {
  readonly tone?: BadgeTone | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-sm leading-tight',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
);
