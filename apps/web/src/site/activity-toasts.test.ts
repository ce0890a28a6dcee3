import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACTIVITY_DEEDS, ACTIVITY_NAMES, ACTIVITY_PLACES } from '../content/activity-people.ts';
import { dismissToast, isToastOpen, toast } from '../ui/show-toast.ts';
import { activities, showActivities } from './activity-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const nameOf = (title: string) => title.split(' from ')[0];

test('the sample has 64 names, 53 places and 10 deeds, none twice', () => {
  for (const [list, count] of [
    [ACTIVITY_NAMES, 64],
    [ACTIVITY_PLACES, 53],
    [ACTIVITY_DEEDS.map(({ action }) => action), 10],
  ] as const)
    expect(new Set(list).size).toBe(count);
});

test('no name comes twice until all have come, then all may come again', () => {
  const next = activities();
  const round = () => ACTIVITY_NAMES.map(() => nameOf(next().title)).sort();
  expect(round()).toEqual([...ACTIVITY_NAMES].sort());
  expect(round()).toEqual([...ACTIVITY_NAMES].sort());
});

test('the first note comes after 3 s, the next 12 to 18 s later, and none after the end', () => {
  const stop = showActivities(
    () => false,
    () => 0.5,
  );
  vi.advanceTimersByTime(2999);
  expect(isToastOpen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isToastOpen()).toBe(true);
  dismissToast();
  vi.advanceTimersByTime(14_999);
  expect(isToastOpen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isToastOpen()).toBe(true);
  dismissToast();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(isToastOpen()).toBe(false);
});

test('a note never pushes out a message that is being read', () => {
  const stop = showActivities(() => false);
  const error = toast({ tone: 'destructive', title: 'Error' });
  vi.advanceTimersByTime(3000);
  dismissToast(error);
  expect(isToastOpen()).toBe(false);
  stop();
});
