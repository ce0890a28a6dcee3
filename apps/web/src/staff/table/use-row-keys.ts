import { type RefObject, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { stepRow } from './row-focus.ts';

/** Lets `j` and `k` walk through a list; gives the ref of the element that holds its rows. */
export const useRowKeys = <E extends Element>(): RefObject<E | null> => {
  const list = useRef<E>(null);
  useKeys([
    { keys: 'j', label: 'Next row', run: () => stepRow(list.current, 1) },
    { keys: 'k', label: 'Row before', run: () => stepRow(list.current, -1) },
  ]);
  return list;
};
