import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type KeyBinding, readKeys } from './read-keys.ts';

const PAUSE_MS = 1000;
const SWITCH = 'staff.single-keys';

let bound: readonly (readonly KeyBinding[])[] = [];
let waiting: readonly string[] = [];
let waitingSince = 0;
const listeners = new Set<() => void>();

const bind = (bindings: readonly KeyBinding[]): (() => void) => {
  if (bound.length === 0) document.addEventListener('keydown', hear);
  bound = [...bound, bindings];
  return () => {
    bound = bound.filter((one) => one !== bindings);
    if (bound.length === 0) document.removeEventListener('keydown', hear);
  };
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

const hear = (event: KeyboardEvent): void => {
  const isModified = event.metaKey || event.ctrlKey;
  if (event.altKey || event.isComposing || event.key === 'Shift') return;
  const isBare = !isModified;
  if (isDialogOpen() || (isBare && (isWriting(event.target) || !areSingleKeysOn()))) return;
  if (event.timeStamp - waitingSince > PAUSE_MS) waiting = [];
  const heard = readKeys(waiting, { key: event.key, isModified }, bound.flat());
  waiting = heard.waiting;
  waitingSince = event.timeStamp;
  if (!heard.hit) return;
  event.preventDefault();
  heard.hit.run();
};

/** Binds keys while a component is shown; what it runs may change without binding anew. */
export const useKeys = (bindings: readonly KeyBinding[]): void => {
  const latest = useRef(bindings);
  latest.current = bindings;
  const names = bindings.map(({ keys, label }) => `${keys}\n${label}`).join('\r');
  useEffect(
    () =>
      bind(
        names.split('\r').map((name, i) => {
          const [keys = '', label = ''] = name.split('\n');
          return { keys, label, run: () => latest.current[i]?.run() };
        }),
      ),
    [names],
  );
};

/** What can be pressed on the screen as it is now. */
export const keysNow = (): readonly KeyBinding[] => bound.flat();

const areSingleKeysOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';

/** Whether single keys act, and the switch for it: speech input can press them unmeant (WCAG 2.1.4). */
export const useSingleKeys = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const isOn = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
  const set = (next: boolean) => {
    localStorage.setItem(SWITCH, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [isOn, set];
};
