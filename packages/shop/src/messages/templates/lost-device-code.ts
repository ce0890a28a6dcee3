import { LOST_DEVICE_DAYS } from '@bramblebook/contract/second-factor';
import { RESET_CODE } from '@bramblebook/contract/settings';
import type { Message, Sender } from '../message.ts';

/** The code that proves whose e-mail it is, where the authenticator is lost. */
export const lostDeviceCode = ({ brand }: Sender, { code }: { code: string }): Message => ({
  kind: 'lost-device-code',
  subject: `${code} is your ${brand.name} code`,
  heading: 'Have you lost your authenticator?',
  paragraphs: [
    `Somebody who knows your password asked for a way in without your authenticator. If that is you, enter this code within ${RESET_CODE.lifeMs / 60_000} minutes; the authenticator is then removed after ${LOST_DEVICE_DAYS} days.`,
    `If it was not you, give this code to nobody and change your password.`,
  ],
  code,
  sms: null,
});
