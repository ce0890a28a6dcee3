import { type ComponentType, type ReactNode, useId } from 'react';

/** What a labelled field takes beside its control's own properties. */
interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the entry; announced and tied to the control. */
  readonly error?: string | undefined;
}

/** Classes of a field's parts. */
interface FieldLook {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
}

/** Makes a field of a control: a label, the control, a hint and an error, tied together for every reader. */
export const labelled = <Props extends object>(Control: ComponentType<Props>, look: FieldLook) => {
  const Field = ({ label, hint, error, ...own }: FieldProps & Props) => {
    const id = useId();
    const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    const wiring = {
      id,
      ...(described && { 'aria-describedby': described }),
      ...(error && { 'aria-invalid': true }),
    };
    return (
      <div className={look.field}>
        <label htmlFor={id} className={look.label}>
          {label}
        </label>
        {/* The compiler does not see that a type without three of its names and with them is the same. */}
        <Control {...(own as unknown as Props)} {...wiring} />
        {hint && (
          <div id={`${id}-hint`} className={look.hint}>
            {hint}
          </div>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" className={look.error}>
            {error}
          </p>
        )}
      </div>
    );
  };
  return Field;
};
