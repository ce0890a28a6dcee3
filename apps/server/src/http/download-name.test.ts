import { expect, test } from 'vitest';
import { downloadNamed } from './download-name.ts';

test.each([
  [
    'Mia and the Star',
    'filename="Mia and the Star.pdf"; filename*=UTF-8\'\'Mia%20and%20the%20Star.pdf',
  ],
  ['Łukasz', 'filename="_ukasz.pdf"; filename*=UTF-8\'\'%C5%81ukasz.pdf'],
  ['Zoë’s Day', 'filename="Zoe_s Day.pdf"; filename*=UTF-8\'\'Zo%C3%AB%E2%80%99s%20Day.pdf'],
  ['a"b\\c/d\r\nX: y', 'filename="a b c d X y.pdf"; filename*=UTF-8\'\'a%20b%20c%20d%20X%20y.pdf'],
  ['***', 'filename="book.pdf"; filename*=UTF-8\'\'book.pdf'],
])('names the download of %j', (title, names) => {
  expect(downloadNamed(title, 'pdf')).toBe(`attachment; ${names}`);
});
