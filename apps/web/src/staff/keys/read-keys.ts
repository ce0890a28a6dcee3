/** A key with what was held down, as far as shortcuts care. */
export interface KeyPress {
  readonly key: string;
  readonly isModified: boolean;
}

export interface KeyBinding {
  /** Keys one after the other, such as `j`, `g o`, `?`; `mod+k` with ⌘ or Ctrl held down. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

const nameOf = ({ key, isModified }: KeyPress): string =>
  isModified ? `mod+${key.toLowerCase()}` : key;

/**
 * Reads one more key after those pressed just before. Gives the binding that is now
 * complete, if any, and the keys that still wait for more.
 */
export const readKeys = (
  waiting: readonly string[],
  press: KeyPress,
  bindings: readonly KeyBinding[],
): { readonly hit: KeyBinding | undefined; readonly waiting: readonly string[] } => {
  const name = nameOf(press);
  const pressed = [...waiting, name];
  const begun = (keys: readonly string[]) =>
    bindings.some((binding) => binding.keys.startsWith(`${keys.join(' ')} `));
  for (const keys of [pressed, [name]]) {
    const hit = bindings.findLast((binding) => binding.keys === keys.join(' '));
    if (hit) return { hit, waiting: [] };
    if (begun(keys)) return { hit: undefined, waiting: keys };
  }
  return { hit: undefined, waiting: [] };
};
