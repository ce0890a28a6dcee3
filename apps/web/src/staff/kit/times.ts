const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

/** "Nov 22, 2026" of an ISO time; fifty rows would wait for a formatter of the browser's. */
export const dayOf = (iso: string): string => {
  const day = new Date(iso);
  return `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
};

/** "Nov 22, 2026, 7:35 PM" of an ISO time. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** A stretch of time in its two largest units: "2 d 3 h", "4 min 12 s", "38 s". */
export const stretchOf = (ms: number): string => {
  const units = [
    [DAY_MS, 'd'],
    [HOUR, 'h'],
    [MINUTE, 'min'],
    [1000, 's'],
  ] as const;
  const first = units.findIndex(([unit]) => ms >= unit);
  if (first < 0) return '0 s';
  return units
    .slice(first, first + 2)
    .map(([unit, name], i) => {
      const left = i === 0 ? ms : ms % (units[first]?.[0] ?? unit);
      return [Math.floor(left / unit), name] as const;
    })
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(' ');
};
