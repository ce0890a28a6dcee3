import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TEXT_LIMITS } from './text-limits.ts';
import { freeText, lineOfText, personName } from './text-schemas.ts';

const name = lineOfText(20, 'Please enter a name');
const saidOf = (text: unknown) => z.safeParse(name, text).error?.issues[0]?.message;

test.each([
  ['nothing', ''],
  ['spaces', ' \t \u00A0\u3000'],
  ['zero-width signs', '\u200B\u200D\uFEFF'],
  ['accents alone', '\u0301\u0301'],
  ['Hangul filler', '\u3164'],
  ['blank Braille', '\u2800'],
  ['no text', 5],
])('a name of %s is blank', (_, text) => {
  expect(saidOf(text)).toBe('Please enter a name');
});

test.each([
  ['a control character', 'Mi\u0007a'],
  ['a lone surrogate', 'Mia\uD83D'],
  ['a direction override', 'Mia\u202E'],
  ['a private sign', 'Mia\uE000'],
  ['a noncharacter', 'Mia\uFDD0'],
])('a name with %s cannot be printed', (_, text) => {
  expect(saidOf(text)).toContain('can be printed');
  expect(z.safeParse(freeText(20), text).success).toBe(false);
});

test('takes names as people write them, tidied', () => {
  for (const given of ['Zoë', 'Łukasz', '小明', 'محمد', 'नेहा', "O'Neil", 'Mia 🦊', '👨‍👩‍👧', '7'])
    expect(z.parse(name, given)).toBe(given);
  expect(z.parse(name, '  Anna \n Lena ')).toBe('Anna Lena');
  expect(z.parse(name, 'Zoe\u0308')).toBe('Zoë');
  expect(saidOf('x'.repeat(21))).toBe('Please use at most 20 characters.');
});

const person = personName(TEXT_LIMITS.parentName, 'Please enter your name.');

test.each([
  'Hello https://evil.example/pay',
  'pay at evil.example',
  'www.evil',
  'Eve eve@evil.example',
  'evil．example',
  'evil.example',
  'call 4155550100',
  '10.0.0.1',
  'tel:+1415',
  'Mia\nYour account is closed',
  'Mia\u2028Pay now',
])('%j is no name of a person', (text) => {
  expect(z.safeParse(person, text).error?.issues[0]?.message).toContain('only a name');
});

test('names of people pass, up to sixty characters', () => {
  for (const given of [
    'Ana María',
    "O'Neil",
    'J.R. Smith',
    'St. John',
    'Dr. med. Eva Groß',
    '小明',
    'Mia 2',
  ])
    expect(z.parse(person, given)).toBe(given);
  expect(z.parse(person, ' Mia \n')).toBe('Mia');
  expect(z.safeParse(person, 'x'.repeat(61)).success).toBe(false);
});
