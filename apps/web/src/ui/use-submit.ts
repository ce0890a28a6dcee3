import { type SubmitEvent, useState } from 'react';

/** What is wrong with a form's entries, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A form's submission: `run` gives what is wrong (empty when all went well), `isBusy`
 * while it runs, when it is not sent again. The form is not reset afterwards, as React does with `action`.
 */
export const useSubmit = (run: () => Promise<FieldErrors>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      setErrors(await run());
    } finally {
      setBusy(false);
    }
  };
  return { errors, isBusy, onSubmit };
};
