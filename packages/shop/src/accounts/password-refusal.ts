import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { isCommonPassword } from './passwords.ts';

const SENTENCE = 'That password is one of the commonest. Please choose another one.';

/** Refuses a new password that is too common; null when it will do. `field` is the form's name for it. */
export const refuseCommonPassword = (field: string, password: string): Refused | null =>
  isCommonPassword(password)
    ? refuse('malformed', { message: SENTENCE, fields: { [field]: SENTENCE } })
    : null;
