import { randomInt } from 'node:crypto';
import { createGuardrails, generateSecret, generateURI, verify } from 'otplib';
import type { Clock } from '../ports/clock.ts';

/** Seconds either way that an authenticator's clock may be off. */
const TOLERANCE_SECONDS = 30;
// Sixteen characters of base32, as older authenticators make them.
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/** A new authenticator secret in base32: 160 random bits. */
export const newTotpSecret = (): string => generateSecret();

/** The address behind an authenticator's QR code. */
export const otpauthUrl = (issuer: string, username: string, secret: string): string =>
  generateURI({ issuer, label: username, secret });

/**
 * The time step that a six-digit code belongs to; null for a wrong code. Authenticators
 * go by the time outside, also where the shop's clock is moved.
 */
export const timeStepOf = async (
  clock: Clock,
  secret: string,
  code: string,
): Promise<number | null> => {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor((clock.outside ?? clock.now)().getTime() / 1000);
  const checked = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: TOLERANCE_SECONDS,
    guardrails,
  });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
};

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = (): string =>
  Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A random text that people can read off and type, 99 bits: a password, or a recovery code. */
export const newReadableSecret = (): string => [group(), group(), group(), group()].join('-');
