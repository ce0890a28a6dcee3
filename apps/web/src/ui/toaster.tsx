import { useEffect } from 'react';
import { drawToasts } from './draw-toasts.ts';

/** Shows toasts as long as it is drawn. */
export const Toaster = () => {
  useEffect(drawToasts, []);
  return null;
};
