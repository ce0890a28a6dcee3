import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const LOOK =
  'w-full rounded-md border-2 border-line-strong/80 bg-sheet px-4 py-2.5 text-[1.0625rem] text-ink placeholder:text-ink-soft/85 ' +
  'hover:border-ink-soft focus-visible:border-berry focus-visible:outline-offset-0 focus-visible:outline-2 ' +
  'aria-invalid:border-alarm disabled:bg-paper-deep disabled:text-ink-soft';

/** A one-line text input. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(LOOK, 'min-h-12', className)} />
);

/** A text input of several lines. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    className={classNames(LOOK, 'min-h-32 resize-y leading-relaxed', className)}
  />
);

/** The platform's own select, dressed: best on phones and for long lists. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <select
    {...rest}
    className={classNames(
      LOOK,
      'min-h-12 appearance-none bg-[length:1.1rem] bg-[right_0.9rem_center] bg-no-repeat pr-11',
      className,
    )}
    style={{ backgroundImage: CHEVRON }}
  >
    {children}
  </select>
);

const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%235c4b63' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;
