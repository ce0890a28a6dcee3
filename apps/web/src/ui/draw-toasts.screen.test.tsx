import '../styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '../testing/open-screen.tsx';
import { drawToasts } from './draw-toasts.ts';
import { dismissToast, toast } from './show-toast.ts';

let takeAway: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  takeAway = drawToasts();
});
afterEach(() => {
  dismissToast();
  takeAway();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => toasts().element().querySelectorAll('li').length;
const item = (): HTMLElement => {
  const found = toasts().element().querySelector('li');
  if (!found) throw new Error('no toast is shown');
  return found;
};
const point = (type: string, clientX: number) =>
  item().dispatchEvent(new PointerEvent(type, { clientX, button: 0, bubbles: true, pointerId: 1 }));

test('a toast goes after five seconds, and the next takes its place before', () => {
  toast({ title: 'Saved', description: 'All of it.' });
  expect(item().textContent).toBe('SavedAll of it.');
  vi.advanceTimersByTime(4000);
  toast({ title: 'Sent' });
  expect([shown(), item().textContent]).toEqual([1, 'Sent']);
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(0);
});

test('its time rests while somebody is at it', () => {
  toast({ title: 'Saved' });
  vi.advanceTimersByTime(4000);
  point('pointermove', 0);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(1);
  toasts().element().dispatchEvent(new PointerEvent('pointerleave'));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(0);
});

test('fifty px to the right send it away, less does not', () => {
  // No finger is really down.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  toast({ title: 'Saved' });
  const swipe = (px: number) => {
    point('pointerdown', 10);
    point('pointermove', 10 + px);
    point('pointerup', 10 + px);
  };
  swipe(49);
  expect([shown(), item().style.transform]).toEqual([1, '']);
  swipe(-80);
  expect(shown()).toBe(1);
  swipe(50);
  expect(shown()).toBe(0);
});

test('F8 leads to it, from there Escape and its cross send it away', async () => {
  toast({ title: 'Saved' });
  await userEvent.keyboard('{F8}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(0);
  toast({ title: 'Sent' });
  await userEvent.keyboard('{F8}{Tab}{Enter}');
  expect(shown()).toBe(0);
});

test('what went wrong is said at once, everything else when there is time', () => {
  const said = () => toasts().element().querySelector('ol')?.getAttribute('aria-live');
  toast({ title: 'Saved' });
  expect(said()).toBe('polite');
  toast({ title: 'Not saved', tone: 'destructive' });
  expect(said()).toBe('assertive');
});
