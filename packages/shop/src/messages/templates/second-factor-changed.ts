import type { Message, Sender } from '../message.ts';

const DAY = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** What became of an account's second factor. */
type Change = { readonly kind: 'on' | 'off' } | { readonly kind: 'lost'; readonly goesAt: Date };

const WORDS = {
  on: {
    heading: 'Signing in asks for a code now',
    said: 'From now on signing in to your account takes your password and a code of your authenticator. Keep your recovery codes where you find them without your phone.',
  },
  off: {
    heading: 'Signing in asks for no code any more',
    said: 'Your authenticator was removed from your account. From now on your password is enough to sign in.',
  },
} as const;

const lost = (goesAt: Date) => ({
  heading: 'Your authenticator was said to be lost',
  said: `Somebody who knows your password and reads your e-mail said that your authenticator is lost. It is removed on ${DAY.format(goesAt)} (UTC). Signing in with a code before then calls that off.`,
});

/** Says what became of the second factor, in case it was somebody else. */
export const secondFactorChanged = ({ brand }: Sender, change: Change): Message => {
  const { heading, said } = change.kind === 'lost' ? lost(change.goesAt) : WORDS[change.kind];
  return {
    kind: `second-factor-${change.kind}`,
    subject: `${heading} · ${brand.name}`,
    heading,
    paragraphs: [
      said,
      `If this was not you, please change your password and write to ${brand.supportEmail} right away.`,
    ],
    sms: null,
  };
};
