import { onTestFinished, vi } from 'vitest';

/** Has every timer of exactly so many ms go off at once until the test is over: for waits that it is not about. */
export const hurry = (ms: number): void => {
  const wait = window.setTimeout.bind(window);
  const spy = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, asked?: number) =>
      wait(run, asked === ms ? 0 : asked)) as typeof window.setTimeout);
  onTestFinished(() => spy.mockRestore());
};
