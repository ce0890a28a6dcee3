import { expect, it } from 'vitest';
import { answerNote } from './answer-note.ts';

const book = { childName: 'Mia' };

it('calls pages what the screens call them', () => {
  const answer = answerNote({
    ...{ book, pages: [1, 6, 7, 25, 26], isNewLook: false },
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

it('says which pages new looks repaint, and names a single page', () => {
  const answer = answerNote({
    ...{ book, pages: [9], isNewLook: true },
    changes: new Map([[9, ['It rains']]]),
  });
  expect(answer).toMatch(
    /^Mia gets the new looks on every page Mia is on\. Story page 4: it rains/,
  );
});
