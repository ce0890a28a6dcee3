import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { TextareaField } from '../../ui/field.tsx';
import type { EntryProps } from './entry-props.ts';

/** The parent's message, printed on page 5. */
export const DedicationFields = ({ draft, onChange }: EntryProps) => (
  <TextareaField
    label="Dedication (optional)"
    name="parentMessage"
    maxLength={TEXT_LIMITS.dedication}
    value={draft.parentMessage}
    onChange={(event) => onChange({ parentMessage: event.target.value })}
    placeholder="For my brave one, who is never too big for a story. Love, Mum"
    hint={`${TEXT_LIMITS.dedication - draft.parentMessage.length} characters left.`}
    className="font-serif text-lg"
  />
);
