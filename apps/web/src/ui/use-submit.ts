import { type SubmitEvent, startTransition, useActionState } from 'react';

/** What is wrong with a form's entries, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A form's submission: `run` gives what is wrong (empty when all went well), `isBusy`
 * while it runs. The form is not reset afterwards, as React does with `action`.
 */
export const useSubmit = (run: () => Promise<FieldErrors>) => {
  const [errors, submit, isBusy] = useActionState<FieldErrors>(run, {});
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    startTransition(() => submit());
  };
  return { errors, isBusy, onSubmit };
};
