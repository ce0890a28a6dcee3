import type { AuthMode } from './ask-to-sign-in.ts';

/** What the dialog says in each mode (spec §2). */
export const AUTH_TITLES: Record<AuthMode, string> = {
  'sign-up': 'Almost There!',
  'sign-in': 'Welcome Back!',
  reset: 'Reset Password',
};

/** The toasts of accounts (spec §5 and §8). */
export const AUTH_TOASTS = {
  emailConsent: {
    tone: 'destructive',
    title: 'Consent Required',
    description: 'Please consent to email communications to continue.',
  },
  phoneConsent: {
    tone: 'destructive',
    title: 'Consent Required',
    description: 'Please consent to phone communications to continue.',
  },
  reset: {
    tone: 'success',
    title: 'Password Reset Successful!',
    description: 'Your password has been updated. You can now log in with your new password.',
  },
  welcomeBack: {
    tone: 'success',
    title: 'Welcome back!',
    description: 'Successfully logged in to your account.',
  },
  registered: {
    tone: 'success',
    title: 'Account Created!',
    description: 'Welcome to the product! Your account has been created successfully.',
  },
} as const;
