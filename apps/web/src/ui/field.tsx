import { Input, Select, Textarea } from './input.tsx';
import { labelled } from './labelled.tsx';

const LOOK = {
  field: 'grid gap-1.5',
  label: 'font-semibold',
  hint: 'text-[0.9375rem] text-ink-soft leading-snug',
  error: 'font-semibold text-[0.9375rem] text-alarm',
};

/** A field holding a one-line input. */
export const TextField = labelled(Input, LOOK);

/** A field holding a text of several lines. */
export const TextareaField = labelled(Textarea, LOOK);

/** A field holding a select; options are its children. */
export const SelectField = labelled(Select, LOOK);
