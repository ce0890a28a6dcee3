import { CONSENT_WORDING } from '@bramblebook/contract/consent-wording';
import { accountApi } from '@bramblebook/contract/shop-api';
import { PASSWORD_MIN, TEXT_LIMITS } from '@bramblebook/contract/text-limits';
import { registrationSchema, type User } from '@bramblebook/contract/user';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/show-toast.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { AuthMode } from './ask-to-sign-in.ts';
import { AUTH_TOASTS } from './auth-texts.ts';
import { fieldErrors, showAuthFailure } from './form-failure.ts';
import { ModeLink } from './mode-link.tsx';

const EMPTY = {
  parentName: '',
  email: '',
  phone: '',
  password: '',
  emailConsent: false,
  phoneConsent: false,
  marketingConsent: false,
};

const FIELDS = [
  {
    name: 'parentName',
    label: 'Your name',
    autoComplete: 'name',
    maxLength: TEXT_LIMITS.parentName,
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    maxLength: TEXT_LIMITS.email,
  },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: TEXT_LIMITS.phone },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSWORD_MIN,
    maxLength: TEXT_LIMITS.password,
    hint: `At least ${PASSWORD_MIN} characters.`,
  },
] as const;

const CONSENTS = [
  { name: 'emailConsent', label: CONSENT_WORDING.email },
  { name: 'phoneConsent', label: CONSENT_WORDING.phone },
  { name: 'marketingConsent', label: CONSENT_WORDING.marketing },
] as const;

/** Registration: four entries, two consents that are needed, one that is free (decision D3). */
export const SignUpForm = ({
  onRegistered,
  onMode,
}: {
  readonly onRegistered: (user: User) => void;
  readonly onMode: (mode: AuthMode) => void;
}) => {
  const [entry, setEntry] = useState(EMPTY);
  const set = (change: Partial<typeof EMPTY>) => setEntry({ ...entry, ...change });
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    if (!entry.emailConsent) {
      toast(AUTH_TOASTS.emailConsent);
      return {};
    }
    if (!entry.phoneConsent) {
      toast(AUTH_TOASTS.phoneConsent);
      return {};
    }
    const checked = registrationSchema.safeParse(entry);
    if (!checked.success) return fieldErrors(checked.error.issues);
    try {
      onRegistered(await send(accountApi.register, { body: checked.data }));
      return {};
    } catch (error) {
      return showAuthFailure(error);
    }
  });

  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          name={name}
          {...field}
          required
          value={entry[name]}
          onChange={(event) => set({ [name]: event.target.value })}
          error={errors[name]}
        />
      ))}
      <fieldset className="grid gap-1">
        <legend className="sr-only">Consents</legend>
        {CONSENTS.map(({ name, label }) => (
          <Checkbox
            key={name}
            name={name}
            checked={entry[name]}
            onChange={(isGiven) => set({ [name]: isGiven })}
            label={label}
          />
        ))}
      </fieldset>
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Processing...' : 'Create Account & Preview Book'}
      </Button>
      <p className="text-center text-ink-soft">
        Already have an account?{' '}
        <ModeLink to="sign-in" onMode={onMode}>
          Sign in
        </ModeLink>
      </p>
    </form>
  );
};
