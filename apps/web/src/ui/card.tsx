import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper lying on the page. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={classNames(
      'rounded-lg border border-line bg-sheet p-5 shadow-paper sm:p-7',
      className,
    )}
  />
);
