/**
 * Toasts without a framework: they are also shown on pages that are read, and used, before any
 * of the app's scripts has come.
 */
import { dismissToast, onToasts, openToasts, type ShownToast } from './show-toast.ts';

/** Spec §9. */
const TOAST_MS = 5000;
const SWIPE_PX = 50;
const KEY = 'F8';
/** A finger trembles: less is a press. */
const STILL_PX = 5;

const LOOKS: Record<NonNullable<ShownToast['tone']>, string> = {
  plain: 'border-line bg-sheet text-ink',
  success: 'border-leaf/40 bg-leaf-tint text-leaf-deep',
  destructive: 'border-alarm bg-alarm text-white on-dark',
  activity: 'border-line bg-sheet text-ink',
};

const SVG = 'http://www.w3.org/2000/svg';
/** Lines of icons on a sheet of 24 by 24. */
const CROSS = 'M18 6 6 18M6 6l12 12';
const ICONS: Partial<Record<NonNullable<ShownToast['tone']>, string>> = {
  success: 'M22 12A10 10 0 1 1 2 12a10 10 0 0 1 20 0M9 12l2 2 4-4',
  destructive: 'M22 12A10 10 0 1 1 2 12a10 10 0 0 1 20 0M12 8v4m0 4h.01',
};

const element = (tag: string, className: string, ...inside: readonly (Node | string)[]) => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
};

const icon = (lines: string, className: string): SVGElement => {
  const drawing = document.createElementNS(SVG, 'svg');
  const attributes = {
    class: className,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', lines);
  drawing.append(path);
  return drawing;
};

const emojiOf = (emoji: string): HTMLElement => {
  const sign = element('span', 'pt-0.5 text-2xl leading-none', emoji);
  sign.ariaHidden = 'true';
  return sign;
};

const draw = ({ id, title, description, tone = 'plain', emoji }: ShownToast): HTMLElement => {
  const words = element(
    'div',
    'grid min-w-0 grow gap-0.5 self-center',
    element('div', 'font-semibold leading-snug', title),
  );
  const quiet = tone === 'plain' || tone === 'activity' ? ' text-ink-soft' : '';
  if (description)
    words.append(element('div', `break-words text-[0.9375rem] leading-snug${quiet}`, description));
  const close = element(
    'button',
    '-my-1.5 grid size-11 shrink-0 place-items-center rounded-md opacity-80 hover:bg-ink/8 hover:opacity-100',
    icon(CROSS, 'size-4'),
  );
  close.setAttribute('type', 'button');
  close.ariaLabel = 'Close';
  close.addEventListener('click', () => dismissToast(id));
  const sign = ICONS[tone];
  const item = element(
    'li',
    `pointer-events-auto flex animate-rise touch-pan-y select-none items-start gap-3.5 rounded-lg border py-3.5 pr-2 pl-4 shadow-lifted ${LOOKS[tone]}`,
    ...(sign ? [icon(sign, 'mt-1 size-5 shrink-0')] : []),
    ...(emoji ? [emojiOf(emoji)] : []),
    words,
    close,
  );
  item.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissToast(id));
  letSwipe(item, () => dismissToast(id));
  return item;
};

/** Goes with a finger or a pointer to the right; let go of far enough, it is away. */
const letSwipe = (item: HTMLElement, away: () => void): void => {
  let from: number | null = null;
  const back = () => {
    from = null;
    item.style.transform = '';
    item.classList.add('transition-transform');
  };
  item.addEventListener('pointerdown', ({ button, clientX }) => {
    if (button !== 0) return;
    from = clientX;
    item.classList.remove('transition-transform');
  });
  item.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (from === null) return;
    const moved = Math.max(0, clientX - from);
    if (moved > STILL_PX) item.setPointerCapture(pointerId);
    // What rose has ended rising, or it would hold its place.
    if (moved > STILL_PX) item.classList.remove('animate-rise');
    item.style.transform = `translateX(${moved}px)`;
  });
  item.addEventListener('pointerup', ({ clientX }) => {
    if (from !== null && clientX - from >= SWIPE_PX) away();
    back();
  });
  item.addEventListener('pointercancel', back);
};

/** A toast's time, which rests while somebody is at the toasts or away from the window. */
const countDown = (over: () => void) => {
  let left = TOAST_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  const go = () => {
    if (timer !== undefined) return;
    since = Date.now();
    timer = setTimeout(over, left);
  };
  go();
  return { rest, go };
};

interface Drawn {
  readonly item: HTMLElement;
  readonly time: ReturnType<typeof countDown>;
}

const place = () => {
  const list = element(
    'ol',
    'pointer-events-none fixed inset-x-0 top-0 z-[60] m-0 flex max-h-dvh w-full list-none flex-col-reverse gap-3 p-4 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:flex-col md:max-w-[420px]',
  );
  list.tabIndex = -1;
  // Said as they come, and kept within hearing while a dialog hides the rest of the page.
  list.ariaLive = 'polite';
  const region = element('div', '', list);
  region.role = 'region';
  region.ariaLabel = `Notifications (${KEY})`;
  region.dataset.toasts = '';
  return { region, list };
};

/** Whether something is a part of the toasts: a dialog under them is not left by pressing it. */
export const isOfToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Takes away what is closed, and draws what has come. */
const drawOpen = (list: HTMLElement, drawn: Map<number, Drawn>): void => {
  const open = openToasts();
  for (const [id, { item, time }] of drawn) {
    if (open.some((shown) => shown.id === id)) continue;
    time.rest();
    item.remove();
    drawn.delete(id);
  }
  for (const shown of open) {
    if (drawn.has(shown.id)) continue;
    const item = draw(shown);
    list.ariaLive = shown.tone === 'destructive' ? 'assertive' : 'polite';
    list.append(item);
    drawn.set(shown.id, { item, time: countDown(() => dismissToast(shown.id)) });
  }
};

/**
 * Shows toasts, on top on phones, bottom right on larger screens, until the function it gives is
 * called. F8 moves the focus to them, Escape and a swipe to the right send one away.
 */
export const drawToasts = (): (() => void) => {
  const { region, list } = place();
  const drawn = new Map<number, Drawn>();
  const show = () => drawOpen(list, drawn);
  const rest = () => {
    for (const { time } of drawn.values()) time.rest();
  };
  const go = () => {
    for (const { time } of drawn.values()) time.go();
  };
  for (const sign of ['pointermove', 'focusin']) region.addEventListener(sign, rest);
  for (const sign of ['pointerleave', 'focusout']) region.addEventListener(sign, go);
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('blur', rest, { signal });
  addEventListener('focus', go, { signal });
  addEventListener('keydown', ({ key }) => key === KEY && list.focus(), { signal });
  document.body.append(region);
  const unlisten = onToasts(show);
  show();
  return () => {
    ended.abort();
    unlisten();
    rest();
    region.remove();
  };
};
