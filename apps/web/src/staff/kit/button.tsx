import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';

const VARIANTS = {
  primary: 'bg-bramble text-white hover:bg-bramble-soft',
  plain: 'border border-line-strong/60 bg-sheet text-ink hover:border-line-strong hover:bg-paper',
  quiet: 'text-ink-soft hover:bg-ink/7 hover:text-ink',
  danger: 'bg-alarm text-white hover:brightness-90',
} as const;
const SIZES = {
  medium: 'h-8 px-3 max-sm:h-10',
  small: 'h-7 px-2 text-xs max-sm:h-9',
  icon: 'size-8 max-sm:size-10',
} as const;

interface Look {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for what cannot be one of those below. */
export const buttonLook = ({ variant = 'plain', size = 'medium', className }: Look): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm font-semibold select-none',
    'disabled:pointer-events-none disabled:opacity-50',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

/** A button of the staff area; `busy` disables it and shows a spinner beside its words. */
export const Button = ({
  variant,
  size,
  className,
  busy,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { readonly busy?: boolean | undefined }) => (
  <button
    type="button"
    {...rest}
    disabled={rest.disabled || busy}
    className={buttonLook({ variant, size, className })}
  >
    {busy && <Spinner className="size-3.5" />}
    {children}
  </button>
);

/** A link to a screen of the staff area that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  className,
  ...rest
}: Look & {
  readonly href: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string | undefined;
}) => <Link {...rest} className={buttonLook({ variant, size, className })} />;

/** A link to a file of the shop, to be saved. */
export const DownloadLink = ({
  variant,
  size,
  className,
  ...rest
}: Look & { readonly href: string; readonly children: ReactNode }) => (
  <a {...rest} download className={buttonLook({ variant, size, className })} />
);
