import { expect, test } from 'vitest';
import { answerNote } from './answer-note.ts';

const book = { childName: 'Mia' };

test('calls pages what the screens call them', () => {
  const answer = answerNote({
    book,
    pages: [1, 6, 7, 25, 26],
    isNewLook: false,
    changes: new Map([
      [1, ['It is night']],
      [6, ['It is night']],
      [7, ['It is night']],
      [25, ['It is night']],
      [26, []],
    ]),
  });
  expect(answer).toMatch(/^Front cover and story pages 1, 2 and 20: it is night\./);
  expect(answer).toContain('Closing page: painted with a new composition');
});
