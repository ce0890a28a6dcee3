import type { ReactNode } from 'react';
import type { AuthMode } from './ask-to-sign-in.ts';

/** A sentence's link to another mode of the dialog. */
export const ModeLink = ({
  to,
  onMode,
  children,
}: {
  readonly to: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    onClick={() => onMode(to)}
    className="-my-2 inline-block rounded-sm py-2 font-semibold text-berry underline underline-offset-4 hover:text-berry-deep"
  >
    {children}
  </button>
);
