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
      <TextField
        label="Your name"
        name="parentName"
        autoComplete="name"
        required
        maxLength={TEXT_LIMITS.parentName}
        value={entry.parentName}
        onChange={(event) => set({ parentName: event.target.value })}
        error={errors.parentName}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={TEXT_LIMITS.email}
        value={entry.email}
        onChange={(event) => set({ email: event.target.value })}
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={TEXT_LIMITS.phone}
        value={entry.phone}
        onChange={(event) => set({ phone: event.target.value })}
        error={errors.phone}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={TEXT_LIMITS.password}
        value={entry.password}
        onChange={(event) => set({ password: event.target.value })}
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.password}
      />
      <fieldset className="grid gap-1">
        <legend className="sr-only">Consents</legend>
        <Checkbox
          name="emailConsent"
          checked={entry.emailConsent}
          onChange={(emailConsent) => set({ emailConsent })}
          label={CONSENT_WORDING.email}
        />
        <Checkbox
          name="phoneConsent"
          checked={entry.phoneConsent}
          onChange={(phoneConsent) => set({ phoneConsent })}
          label={CONSENT_WORDING.phone}
        />
        <Checkbox
          name="marketingConsent"
          checked={entry.marketingConsent}
          onChange={(marketingConsent) => set({ marketingConsent })}
          label={CONSENT_WORDING.marketing}
        />
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
