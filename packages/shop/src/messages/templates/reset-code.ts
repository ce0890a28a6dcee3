import { RESET_CODE } from '@bramblebook/contract/settings';
import type { Message, Sender } from '../message.ts';

/** The code that proves an account is one's own. */
export const resetCode = ({ brand }: Sender, { code }: { code: string }): Message => {
  const minutes = RESET_CODE.lifeMs / 60_000;
  return {
    kind: 'reset-code',
    subject: `${code} is your ${brand.name} code`,
    heading: 'Your code for a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password. If it was not you, nothing has changed and there is nothing to do. If it was, please enter this code within ${minutes} minutes:`,
    ],
    code,
    sms: `${code} is your ${brand.name} code for a new password. It is good for ${minutes} minutes. If it was not you, nothing has changed.`,
  };
};
