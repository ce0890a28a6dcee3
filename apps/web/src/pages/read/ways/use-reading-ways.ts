import { useEffect, useState } from 'react';
import { keepWays, type ReadingWays, readWays } from './reading-ways.ts';

/** How this device reads, and the way to change it; brings the clear letters when they are wanted. */
export const useReadingWays = () => {
  const [ways, setWays] = useState(readWays);
  const { clearLetters } = ways;
  useEffect(() => {
    // Where they cannot be fetched the book keeps its own letters.
    if (clearLetters) import('./clear-letters.css').catch(() => undefined);
  }, [clearLetters]);
  const change = (changed: Partial<ReadingWays>): void => {
    const next = { ...ways, ...changed };
    keepWays(next);
    setWays(next);
  };
  return { ways, change };
};
