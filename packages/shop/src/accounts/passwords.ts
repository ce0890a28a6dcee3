import { hash, verify } from '@node-rs/argon2';
import { COMMON_ENDINGS, COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

// Argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of a random password nobody knows: checked where there is no account, so that the answer takes as long.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Sul6tjntGnaKmnd3xesZyQ$cxmRelsS17CWgU2DXEuWY7k+YnM3L9tGZv1aF/CdWhw';

/** A password as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is right. Takes the same time when there is no account (null). */
export const isPasswordRight = async (
  storedHash: string | null,
  password: string,
): Promise<boolean> => {
  const right = await verify(storedHash ?? NOBODY, password);
  return storedHash !== null && right;
};

const whole = new Set(COMMON_PASSWORDS.split(/\s+/));
const words = new Set(COMMON_WORDS.split(/\s+/));
const endings = new Set(COMMON_ENDINGS.split(/\s+/));

const isRun = (text: string): boolean => {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i++) steps.add(text.charCodeAt(i) - text.charCodeAt(i - 1));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
};
const isRepetition = (text: string): boolean => /^(.{1,4})\1+.?$/su.test(text);
const isWordWithEnding = (text: string): boolean => {
  for (let at = 3; at <= text.length; at++)
    if (words.has(text.slice(0, at)) && (at === text.length || endings.has(text.slice(at))))
      return true;
  return false;
};

/** Whether a password is among the commonest, which are tried first by whoever guesses. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  return whole.has(text) || isRun(text) || isRepetition(text) || isWordWithEnding(text);
};
