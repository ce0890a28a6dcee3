import { classNames } from './class-names.ts';

/** A turning ring. With a label it is announced, without one it only decorates. */
export const Spinner = ({
  label,
  className,
}: {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) => (
  <span role={label ? 'status' : undefined} className="inline-flex items-center gap-3">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('animate-spin', className ?? 'size-8 text-berry')}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.22" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label && <span>{label}</span>}
  </span>
);
