import type { Message, Sender } from '../message.ts';

/** Says that the password was changed, in case it was somebody else. */
export const passwordChanged = ({ brand }: Sender): Message => ({
  kind: 'password-changed',
  subject: `Your ${brand.name} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Your new password works from now on, and you have been signed out everywhere else.',
    `If this was not you, please write to ${brand.supportEmail} right away and we will help you get your account back.`,
  ],
  sms: null,
});
