import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ReadingWays } from './reading-ways.ts';

const CHOICES: readonly { readonly key: keyof ReadingWays; readonly label: string }[] = [
  { key: 'largeText', label: 'Larger words below the pages' },
  {
    key: 'clearLetters',
    label: 'Words below in letters that are easier to tell apart (OpenDyslexic)',
  },
  { key: 'bySentence', label: 'Sentence by sentence, with the pictures in words' },
];

/** How the book is read: opened by its button or by a long press on a page. */
export const WaysDialog = ({
  ways,
  onChange,
  onZoom,
  onClose,
}: {
  readonly ways: ReadingWays;
  readonly onChange: (changed: Partial<ReadingWays>) => void;
  readonly onZoom: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog open onClose={onClose} title="Ways to read" description="Kept for your next book, too.">
    <div className="mt-5 grid gap-3">
      {CHOICES.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={ways[key]}
          onChange={(checked) => onChange({ [key]: checked })}
        />
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onClose}>Read on</Button>
        {!ways.bySentence && (
          <Button
            variant="outline"
            onClick={() => {
              onClose();
              onZoom();
            }}
          >
            Zoom into the page
          </Button>
        )}
      </div>
    </div>
  </Dialog>
);
