export interface ToastContent {
  readonly title: string;
  readonly description?: string | undefined;
  /** `activity` is the landing page's recent-activity note; it never pushes out another toast. */
  readonly tone?: 'plain' | 'success' | 'destructive' | 'activity' | undefined;
  readonly emoji?: string | undefined;
}
export interface ShownToast extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

/** Spec §9: at most one toast is visible; a dismissed one is forgotten after 1,000,000 ms. */
const TOAST_LIMIT = 1;
const TOAST_FORGET_MS = 1_000_000;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ShownToast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Closes a toast, or every toast. */
export const dismissToast = (id?: number): void => {
  const closing = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id));
  if (closing.length === 0) return;
  change(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)));
  for (const { id: gone } of closing)
    setTimeout(() => change(toasts.filter((toast) => toast.id !== gone)), TOAST_FORGET_MS);
};

/** Shows a toast; the newest takes the place of the one before. Gives its id. */
export const toast = (content: ToastContent): number => {
  lastId += 1;
  change([{ ...content, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
};

/** Whether a toast is on the screen now. */
export const isToastOpen = (): boolean => toasts.some((shown) => shown.open);

/** The toasts to draw, newest first. */
export const openToasts = (): readonly ShownToast[] => toasts.filter((shown) => shown.open);

/** Calls back whenever that changes, until the function it gives is called. */
export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Under which name a toast waits for the next page. */
const LEFT = 'toast';

/** Leaves the toast that is open for the page that is opened next. A browser without storage goes without. */
export const leaveToast = (): void => {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(openToasts()[0] ?? null));
  } catch {
    // It was seen here.
  }
};

/** Shows the toast that the page before has left. */
export const takeLeftToast = (): void => {
  try {
    const left = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null') as ToastContent | null;
    sessionStorage.removeItem(LEFT);
    if (left) toast(left);
  } catch {
    // There is none.
  }
};
