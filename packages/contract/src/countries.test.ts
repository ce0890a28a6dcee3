import { expect, test } from 'vitest';
import { COUNTRY_CODES, countryChoices, countryName, isCountryCode } from './countries.ts';

test('the list is that of ISO 3166-1: 249 codes, each once and each with a name', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  for (const code of COUNTRY_CODES) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(countryName(code)).not.toBe(code);
  }
  for (const code of ['UK', 'XK', 'EU', 'ZZ', 'us', ''])
    expect(isCountryCode(code), code).toBe(false);
});

test('the United States come first, the others by name', () => {
  const names = countryChoices().map((country) => country.name);
  expect(names.slice(0, 3)).toEqual(['United States', 'Afghanistan', 'Åland Islands']);
  expect(names).toHaveLength(249);
  expect(names.at(-1)).toBe('Zimbabwe');
});
