import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

const LOOK =
  'w-full rounded-sm border border-line-strong/70 bg-sheet px-2.5 text-sm text-ink placeholder:text-ink-soft/90 hover:border-line-strong ' +
  'focus-visible:border-berry aria-invalid:border-alarm disabled:bg-paper-deep';
const LINE = 'h-8 max-sm:h-10';

/** A one-line input without a visible label: it must carry `aria-label`. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(LOOK, LINE, className)} />
);

/** The platform's select without a visible label: it must carry `aria-label`. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={classNames(LOOK, LINE, 'cursor-pointer', className)} />
);

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}
interface Wiring {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-xs">
        {label}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-semibold text-alarm text-xs">
          {error}
        </p>
      )}
    </div>
  );
};

/** A one-line input with label, hint and error tied to it. */
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

/** A select with label, hint and error tied to it; options are its children. */
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

/** A text of several lines with label, hint and error tied to it. */
export const TextareaField = ({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => (
      <textarea
        rows={4}
        {...input}
        {...wiring}
        className={classNames(LOOK, 'resize-y py-1.5', className)}
      />
    )}
  </Field>
);
