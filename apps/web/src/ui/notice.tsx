import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  green: { look: 'border-leaf/35 bg-leaf-tint text-leaf-deep', Icon: CircleCheck },
  yellow: { look: 'border-honey-deep/30 bg-honey-tint text-honey-deep', Icon: Hourglass },
  red: { look: 'border-alarm/35 bg-alarm-tint text-alarm', Icon: CircleAlert },
  plain: { look: 'border-line bg-paper-deep text-ink', Icon: Info },
} as const;

/** A framed message on a page, with a title and optional words and actions below it. */
export const Notice = ({
  tone,
  title,
  children,
  className,
}: {
  readonly tone: keyof typeof TONES;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}) => {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'red' ? 'alert' : 'status'}
      className={classNames('flex gap-4 rounded-lg border px-5 py-4', look, className)}
    >
      <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold font-serif text-lg leading-snug">{title}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
};
