import { expect, test } from 'vitest';
import { settleMark } from './settle-mark.ts';

test('the mark stays where nothing is torn', () => {
  expect(settleMark('The sun rose. ^ Mia got up.')).toBe('The sun rose. ^ Mia got up.');
});

test('nothing comes between a question and its answer', () => {
  expect(settleMark('Mia ran. “Is it far?” asked Mia. “Where?” ^ “Here,” said Bear.')).toBe(
    'Mia ran. “Is it far?” asked Mia. “Where?” “Here,” said Bear. ^',
  );
});

test('nothing comes before a sentence that leans on the one in front', () => {
  expect(settleMark('Mia saw a monster. ^ It was a stone. Mia laughed.')).toBe(
    'Mia saw a monster. It was a stone. ^ Mia laughed.',
  );
});

test('a text without a mark is left alone', () => {
  expect(settleMark('Mia slept.')).toBe('Mia slept.');
});
