import type { Recording } from '@bramblebook/contract/recordings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LitStretch } from '../../../book/lit-words.tsx';
import { atFirstTouch } from '../../../ui/at-first-touch.ts';
import type { Place } from './read-pages.ts';

/** A breath after a page is turned, so that the picture is seen before it is read, in ms. */
const BREATH_MS = 900;
const NOWHERE: Place = { page: 0, offset: 0 };
const fetchReading = () => import('./read-open-pages.ts');
const LATE = 'One moment: the voice is getting ready…';
const DIED = 'The voice has stopped. Press “Go on” to hear the rest from here.';

interface Reading {
  readonly bookId: string;
  /** The pages that lie open, in reading order. */
  readonly pages: readonly number[];
  readonly language: string;
  /** The words of a page; none where it has none. */
  readonly wordsOn: (page: number) => string;
  /** What the parent has recorded, by page. */
  readonly recordings: ReadonlyMap<number, Recording>;
  /** Whether the shop's own voice reads what nobody has recorded; else the device's does. */
  readonly byShop: boolean;
  /** Turns to the next pages; false at the end of the book. */
  readonly onTurn: () => boolean;
}

/** Runs `read` while it is `on`, anew for other pages or another speed; ends it with the screen. */
const useWhile = (on: boolean, anew: string, read: () => () => void): void => {
  const begin = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `anew` says when to begin again
  useEffect(() => {
    if (!on) return undefined;
    const end = begin();
    // Some browsers speak on after the page is gone.
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, [on, anew]);
};

/**
 * Reads the open pages aloud, one after the other, and turns when they are read. It begins when
 * it is asked to and never by itself; a pause, another speed or a voice that dies goes on where
 * it was, and leaving the screen ends it.
 */
export const useReadAloud = ({ onTurn, ...reading }: Reading) => {
  const [state, setState] = useState<'silent' | 'reading' | 'paused'>('silent');
  const [rate, setRate] = useState(1);
  const [turnsPages, setTurnsPages] = useState(true);
  const [lit, setLit] = useState<LitStretch | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const place = useRef(NOWHERE);
  const breathMs = useRef(0);

  useEffect(() => atFirstTouch(() => void fetchReading().catch(() => undefined)), []);
  const forget = () => {
    place.current = NOWHERE;
    setLit(null);
    setNotice(null);
  };
  const onEnd = useEffectEvent(() => {
    forget();
    if (!turnsPages || !onTurn()) setState('silent');
  });
  const onFail = () => {
    setNotice(DIED);
    setState('paused');
  };
  const onLate = () => setNotice(LATE);
  const onPlace = (now: Place, stretch: LitStretch | null) => {
    place.current = now;
    setLit(stretch);
    setNotice(null);
  };
  useWhile(state === 'reading', `${reading.pages} ${rate} ${reading.byShop}`, () => {
    const isNew = !reading.pages.includes(place.current.page);
    let isOver = false;
    let silence = () => {};
    const read = async (): Promise<void> => {
      const { readOpenPages } = await fetchReading();
      if (isOver) return;
      const listener = { onPlace, onLate, onEnd, onFail };
      silence = readOpenPages({ ...reading, rate }, place.current, listener);
    };
    const waiting = setTimeout(() => read().catch(onFail), isNew ? breathMs.current : 0);
    breathMs.current = BREATH_MS;
    return () => {
      isOver = true;
      clearTimeout(waiting);
      silence();
    };
  });

  return {
    state,
    rate,
    turnsPages,
    notice,
    lit: lit && reading.pages.includes(lit.page) ? lit : null,
    setRate,
    setTurnsPages,
    start: () => {
      breathMs.current = 0;
      setNotice(null);
      setState('reading');
    },
    pause: () => {
      setNotice(null);
      setState('paused');
    },
    stop: () => {
      forget();
      setState('silent');
    },
  };
};

export type ReadAloud = ReturnType<typeof useReadAloud>;
