import * as z from 'zod/mini';
import { withCommas } from './with-commas.ts';

/** A whole number of US cents. Money is never a fraction in code or in the database. */
export const centsSchema = z.int().check(z.gte(0), z.lte(100_000_000));

/** Cents as people see them everywhere: 4900 → "$49.00". */
export const formatCents = (cents: number): string => {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${sign}$${withCommas(whole)}.${rest}`;
};

/** Cents as the dollars that two calls speak in (create-payment-intent's amount, staff order rows). */
export const centsToDollars = (cents: number): number => cents / 100;

/** Dollars from a caller as cents; null when they are no whole number of cents. */
export const dollarsToCents = (dollars: number): number | null => {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null;
};
