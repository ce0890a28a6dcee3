import { randomBytes } from 'node:crypto';
import type { IdPrefix } from '@bramblebook/contract/ids';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 20;

/** A new id such as `book_…`: 100 random bits in the form the contract fixes. */
export const newId = (
  prefix:
    | IdPrefix
    | 'message'
    | 'consent'
    | 'reset'
    | 'session'
    | 'view'
    | 'note'
    | 'refund'
    | 'alarm'
    | 'call'
    | 'print',
): string => `${prefix}_${Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')}`;
