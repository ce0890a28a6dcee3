import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { keysNow, useSingleKeys } from './use-keys.ts';

const shown = (key: string): string =>
  key.replace('mod+k', /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** Lists the keys of the screen, and switches the single ones off. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Dialog onClose={onClose} title="Keys">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {keysNow().map(({ keys, label }) => (
          <div key={`${keys} ${label}`} className="contents">
            <dt className="flex gap-1">
              {shown(keys)
                .split(' ')
                .map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <dt className="flex gap-1">
          <kbd>Enter</kbd>
        </dt>
        <dd>Open what is focused</dd>
        <dt className="flex gap-1">
          <kbd>F8</kbd>
        </dt>
        <dd>Go to the notice on screen</dd>
      </dl>
      <div className="mt-4 border-line border-t pt-2">
        <Checkbox label="Single keys act (g, j, k, / and so on)" checked={isOn} onChange={setOn} />
      </div>
    </Dialog>
  );
};
