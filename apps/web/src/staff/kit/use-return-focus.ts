import { useState } from 'react';

/**
 * For a dialog that no Radix trigger opens: gives its `onCloseAutoFocus`, which brings the
 * focus back to where it was. Radix itself would leave it nowhere.
 */
export const useReturnFocus = (): ((event: Event) => void) => {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
};
