import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input, Select, Textarea } from './input.tsx';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the entry; announced and tied to the control. */
  readonly error?: string | undefined;
}

/** What a control inside a field must carry. */
interface Wiring {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** A label, its control, a hint and an error, tied together for every reader. */
const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <div id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft leading-snug">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-[0.9375rem] text-alarm">
          {error}
        </p>
      )}
    </div>
  );
};

/** A field holding a one-line input. */
export const TextField = ({
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => <Input {...input} {...wiring} />}
  </Field>
);

/** A field holding a text of several lines. */
export const TextareaField = ({
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => <Textarea {...input} {...wiring} />}
  </Field>
);

/** A field holding a select; options are its children. */
export const SelectField = ({
  label,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'select'>) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => <Select {...input} {...wiring} />}
  </Field>
);
