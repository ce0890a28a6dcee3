import { expect, test } from 'vitest';
import { isDoubleTap, isTap, readSwipe } from './gestures.ts';

const touch = (x: number, y: number, at: number) => ({ x, y, at });

test('a swipe of 50 px within half a second turns the page', () => {
  expect(readSwipe(touch(200, 100, 0), touch(150, 100, 500))).toBe('next');
  expect(readSwipe(touch(150, 100, 0), touch(200, 100, 500))).toBe('previous');
});

test('short, slow and upright movements turn nothing', () => {
  expect(readSwipe(touch(200, 100, 0), touch(151, 100, 100))).toBeNull();
  expect(readSwipe(touch(200, 100, 0), touch(50, 100, 501))).toBeNull();
  expect(readSwipe(touch(200, 100, 0), touch(140, 300, 100))).toBeNull();
});

test('two taps in the same place within 300 ms are a double tap', () => {
  expect(isTap(touch(10, 10, 0), touch(14, 12, 80))).toBe(true);
  expect(isTap(touch(10, 10, 0), touch(40, 12, 80))).toBe(false);
  expect(isDoubleTap(touch(10, 10, 0), touch(15, 10, 300))).toBe(true);
  expect(isDoubleTap(touch(10, 10, 0), touch(15, 10, 301))).toBe(false);
  expect(isDoubleTap(touch(10, 10, 0), touch(90, 10, 100))).toBe(false);
  expect(isDoubleTap(null, touch(10, 10, 0))).toBe(false);
});
