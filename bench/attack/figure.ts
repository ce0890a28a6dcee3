/** One number of an attack: what it was when the attack was found, and what it is. */
export interface Figure {
  readonly what: string;
  /** As the attack found it, in words. */
  readonly before: string;
  readonly now: number;
  readonly unit: string;
  /** More than this is bad. */
  readonly most: number;
}

/** A shop that answers so late is not heard any more; a busy machine is silent for half a second by itself. */
export const MOST_SILENCE_MS = 2000;

/** One row of what the attack found, and how its requests are made again. */
export interface Row {
  readonly number: number;
  readonly attack: string;
  measure(): Promise<readonly Figure[]>;
}

/** Whether the figure is as it shall be. */
export const isFine = ({ now, most }: Figure): boolean => now <= most;

/** The figure as a line: before, now, and the most that is fine. */
export const lineOf = (figure: Figure): string => {
  const { what, before, now, unit, most } = figure;
  const shown = Number.isInteger(now) ? String(now) : now.toFixed(1);
  const cells = [what.padEnd(60), before.padStart(22), `${shown} ${unit}`.padStart(16)];
  return `  ${cells.join(' ')}  (at most ${most})${isFine(figure) ? '' : '  BAD'}`;
};
