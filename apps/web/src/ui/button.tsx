import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const VARIANTS = {
  primary: 'bg-berry text-white shadow-paper hover:bg-berry-deep active:translate-y-px',
  secondary: 'bg-leaf text-white shadow-paper hover:bg-leaf-deep active:translate-y-px',
  outline: 'border-2 border-ink/70 bg-transparent text-ink hover:bg-ink/6 active:translate-y-px',
  quiet: 'bg-transparent text-ink hover:bg-ink/8',
  light: 'bg-paper text-ink shadow-paper hover:bg-white active:translate-y-px',
  danger: 'bg-alarm text-white shadow-paper hover:brightness-90 active:translate-y-px',
} as const;
const SIZES = {
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-14 px-8 py-3 text-lg',
  icon: 'size-11 p-0',
} as const;

interface Look {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for anything that should look like one. */
export const buttonLook = ({ variant = 'primary', size = 'medium', className }: Look = {}) =>
  classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-md text-center font-semibold leading-tight transition-[background-color,transform,box-shadow] select-none',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

type ButtonProps = ComponentProps<'button'> & Look & { readonly busy?: boolean | undefined };

/** A button; `busy` disables it and shows a spinner beside its words. */
export const Button = ({ variant, size, className, busy, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={rest.disabled || busy}
    className={buttonLook({ variant, size, className })}
  >
    {busy && <Spinner className="size-5" />}
    {children}
  </button>
);

type ButtonLinkProps = Look & {
  readonly href: string;
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
};

/** A link to a screen of this app that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonLook({ variant, size, className })} />
);
