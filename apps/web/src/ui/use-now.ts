import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The time in ms since 1970, told anew every second for as long as `running`. */
export const useNow = (running: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const clock = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(clock);
  }, [running]);
  return now;
};
