import type { DialogProps } from './dialog-window.tsx';
import { later } from './later.tsx';

const fetchWindow = () => import('./dialog-window.tsx');
const Window = later(async () => (await fetchWindow()).DialogWindow);

/** Brings the dialogs' script before the first is opened; where it fails, opening one tries again. */
export const fetchDialogs = (): void => {
  fetchWindow().catch(() => undefined);
};

/**
 * A dialog over the page: focus stays inside, Escape and the corner close it, focus
 * returns to where it came from.
 */
export const Dialog = ({ open, ...dialog }: DialogProps & { readonly open: boolean }) =>
  open ? <Window {...dialog} /> : null;
