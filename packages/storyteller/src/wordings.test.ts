import { expect, test } from 'vitest';
import { sentencesOf } from './grammar/sentences.ts';
import { allMoments } from './testing/all-wordings.ts';

const moments = allMoments();
const CHOICE = /\[([^\][]*)\]/g;

/** What is wrong in any template, with the place where it stands. */
const slips = (find: (wording: string) => readonly string[]): string[] =>
  moments.flatMap(({ where, age, wordings }) =>
    wordings.flatMap((wording) => find(wording).map((slip) => `${where}, ${age}: ${slip}`)),
  );

test('every choice is one: two or more different ones, none inside another', () => {
  expect(
    slips((wording) => {
      const choices = [...wording.matchAll(CHOICE)];
      const wrong = choices.filter(([, inside = '']) => {
        const all = inside.split('|');
        return all.length < 2 || new Set(all).size < all.length;
      });
      const stray = /[[\]]/.test(wording.replace(CHOICE, '')) ? [wording] : [];
      return [...wrong.map(([choice]) => choice), ...stray];
    }),
  ).toEqual([]);
});

test('further sentences have one place to go to, not two', () => {
  expect(slips((wording) => (wording.split('^').length > 2 ? [wording] : []))).toEqual([]);
});

test('quotation marks are the printed ones, and every one that opens is closed', () => {
  expect(
    slips((wording) =>
      [0, 1, 2, 3].flatMap((which) => {
        const told = wording.replace(CHOICE, (_, inside: string) => {
          const all = inside.split('|');
          return all[which % all.length] ?? '';
        });
        const opened = told.match(/“/g)?.length ?? 0;
        const closed = told.match(/”/g)?.length ?? 0;
        return /["']/.test(told) || opened !== closed ? [told] : [];
      }),
    ),
  ).toEqual([]);
});

test('no two wordings of a moment share a sentence of more than two words', () => {
  const twice = moments.flatMap(({ where, age, wordings }) => {
    const seen = new Map<string, number>();
    return wordings.flatMap((wording, index) =>
      sentencesOf(wording.replaceAll('^', ' '))
        .filter((one) => !one.includes('{refrain}') && one.split(/\s+/).length > 2)
        .flatMap((one) => {
          const before = seen.get(one);
          seen.set(one, index);
          return before === undefined || before === index ? [] : [`${where}, ${age}: ${one}`];
        }),
    );
  });
  expect(twice).toEqual([]);
});

test('the youngest hear every moment in at least eight ways, readers of 4–5 in seven', () => {
  const plots = moments.filter(({ where }) =>
    / · (?!arrive|crossing|way home|meet|mishap|closing)/.test(where),
  );
  for (const { where, age, wordings } of plots)
    expect(wordings.length, `${where}, ${age}`).toBeGreaterThanOrEqual(
      { '2-3': 8, '4-5': 7, '6-8': 4, '9-12': 4 }[age],
    );
});
