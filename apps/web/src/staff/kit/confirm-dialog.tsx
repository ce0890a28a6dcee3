import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

/** Asks once more before something is done. */
export const ConfirmDialog = ({
  title,
  description,
  button,
  isBusy,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  readonly description: ReactNode;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) => (
  <Dialog onClose={onClose} title={title} description={description}>
    {children}
    <DialogActions>
      <Button onClick={onClose}>Leave it</Button>
      <Button variant="primary" autoFocus busy={isBusy} onClick={onConfirm}>
        {button}
      </Button>
    </DialogActions>
  </Dialog>
);
