import type { Gender } from '@bramblebook/contract/reading';
import { useId } from 'react';
import { Choice, type ChoiceOption } from '../../ui/choice.tsx';
import type { EntryProps } from './entry-props.ts';

const OPTIONS: readonly ChoiceOption<Gender>[] = [
  { value: 'male', label: 'Boy', hint: 'he, him, his' },
  { value: 'female', label: 'Girl', hint: 'she, her, hers' },
];

/** Boy or girl: which words the story uses. */
export const GenderField = ({ draft, onChange, error }: EntryProps) => {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Choice
        label="Boy or girl"
        options={OPTIONS}
        value={draft.childGender}
        onChange={(childGender) => onChange({ childGender })}
        className="grid-cols-2"
        describedBy={error ? id : undefined}
      />
      {error && (
        <p id={id} role="alert" className="font-semibold text-[0.9375rem] text-alarm">
          {error}
        </p>
      )}
    </div>
  );
};
