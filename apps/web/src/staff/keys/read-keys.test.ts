import { expect, test } from 'vitest';
import { type KeyBinding, readKeys } from './read-keys.ts';

const bindings: KeyBinding[] = ['j', 'g o', 'g d', 'mod+k', '?'].map((keys) => ({
  keys,
  label: keys,
  run: () => undefined,
}));
const press = (key: string, isModified = false) => ({ key, isModified });

test('a single key is heard at once', () => {
  expect(readKeys([], press('j'), bindings).hit?.keys).toBe('j');
  expect(readKeys([], press('?'), bindings).hit?.keys).toBe('?');
  expect(readKeys([], press('x'), bindings)).toEqual({ hit: undefined, waiting: [] });
});

test('a sequence waits for its second key', () => {
  const first = readKeys([], press('g'), bindings);
  expect(first).toEqual({ hit: undefined, waiting: ['g'] });
  expect(readKeys(first.waiting, press('o'), bindings).hit?.keys).toBe('g o');
});

test('a key that does not continue a sequence stands for itself', () => {
  expect(readKeys(['g'], press('j'), bindings).hit?.keys).toBe('j');
  expect(readKeys(['g'], press('g'), bindings).waiting).toEqual(['g']);
});

test('⌘K and Ctrl-K are not K', () => {
  expect(readKeys([], press('K', true), bindings).hit?.keys).toBe('mod+k');
  expect(readKeys([], press('k'), bindings).hit).toBeUndefined();
  expect(readKeys([], press('j', true), bindings).hit).toBeUndefined();
});

test('of two bindings of one key the one bound last is heard', () => {
  const twice = [...bindings, { keys: 'j', label: 'the list on top', run: () => undefined }];
  expect(readKeys([], press('j'), twice).hit?.label).toBe('the list on top');
});
