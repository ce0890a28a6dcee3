import { classNames } from './class-names.ts';

/** How much of something is done. `label` is read out with the value. */
export const Progress = ({
  value,
  max,
  label,
  className,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly className?: string | undefined;
}) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuenow={Math.min(value, max)}
      aria-valuemax={max > 0 ? max : 1}
      aria-label={label}
      className={classNames('h-2.5 w-full overflow-hidden rounded-full bg-ink/12', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-berry transition-transform duration-500 rtl:origin-right"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
};
