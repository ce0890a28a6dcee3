import { TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { TextField } from '../../ui/field.tsx';
import type { EntryProps } from './entry-props.ts';

/** The name on the cover. */
export const NameField = ({ draft, onChange, error }: EntryProps) => (
  <TextField
    label="Child's name"
    name="childName"
    autoComplete="off"
    autoCapitalize="words"
    spellCheck={false}
    required
    maxLength={TEXT_LIMITS.childName}
    value={draft.childName}
    onChange={(event) => onChange({ childName: event.target.value })}
    hint="Just the first name, or what everybody calls them."
    error={error}
  />
);
