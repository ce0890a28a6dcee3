import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { labelled } from '../../ui/labelled.tsx';

const LOOK =
  'w-full rounded-sm border border-line-strong/70 bg-sheet px-2.5 text-sm text-ink placeholder:text-ink-soft/90 hover:border-line-strong ' +
  'focus-visible:border-berry aria-invalid:border-alarm disabled:bg-paper-deep';
const LINE = 'h-8 max-sm:h-10';
const FIELD_LOOK = {
  field: 'grid gap-1',
  label: 'font-semibold text-xs',
  hint: 'text-ink-soft text-xs',
  error: 'font-semibold text-alarm text-xs',
};

/** A one-line input without a visible label: it must carry `aria-label`. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(LOOK, LINE, className)} />
);

/** The platform's select without a visible label: it must carry `aria-label`. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={classNames(LOOK, LINE, 'cursor-pointer', className)} />
);

const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={classNames(LOOK, 'resize-y py-1.5', className)} />
);

/** A one-line input with label, hint and error tied to it. */
export const TextField = labelled(Input, FIELD_LOOK);

/** A select with label, hint and error tied to it; options are its children. */
export const SelectField = labelled(Select, FIELD_LOOK);

/** A text of several lines with label, hint and error tied to it. */
export const TextareaField = labelled(Textarea, FIELD_LOOK);
