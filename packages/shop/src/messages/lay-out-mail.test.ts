import { expect, test } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';
import { bookReady } from './templates/book-ready.ts';
import { passwordChanged } from './templates/password-changed.ts';

const SENDER = {
  brand: { name: 'Bramblebook', owner: 'Bramblebook Ltd', supportEmail: 'hello@books.example' },
  publicUrl: 'https://books.example',
} as Parameters<typeof layOutMail>[2];
const to = (name: string) => ({ name, links: null });
const BOOK = { bookId: 'book_1', digital: true, printed: false };

test('a name is a name, whatever stands in it, in both bodies', () => {
  const childName = '<img src=x onerror=alert(1)> & "Zoë"';
  const { html, text } = layOutMail(
    bookReady(SENDER, { childName, ...BOOK }),
    to(childName),
    SENDER,
  );
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Zoë&quot;');
  expect(text).toContain(`Hello ${childName},`);
});

test('the shop’s name is a name, too', () => {
  const brand = { ...SENDER.brand, name: "O'Neil & Söhne <Books>" };
  const { html, text } = layOutMail(passwordChanged({ ...SENDER, brand }), to('Rita'), {
    ...SENDER,
    brand,
  });
  expect(html).toContain('O&#39;Neil &amp; Söhne &lt;Books&gt;');
  expect(html).not.toContain('<Books>');
  expect(text).toContain("O'Neil & Söhne <Books>");
});

test('a happy message has a picture of the shop and nobody else’s, one about safety has none', () => {
  const sources = (html: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
  const happy = layOutMail(
    bookReady(SENDER, { childName: 'Zoë', ...BOOK }),
    to('Rita'),
    SENDER,
  ).html;
  expect(sources(happy)[0]).toBe('https://books.example/mail/castle.jpg');
  expect(sources(happy).every((url) => url?.startsWith('https://books.example/'))).toBe(true);
  expect(layOutMail(passwordChanged(SENDER), to('Rita'), SENDER).html).not.toContain('<img');
});

test('it has a look for the night, and says all of it without any look', () => {
  const { html, text } = layOutMail(
    bookReady(SENDER, { childName: 'Zoë', ...BOOK }),
    to('Rita'),
    SENDER,
  );
  expect(html).toContain('prefers-color-scheme:dark');
  expect(text).toContain('Read the book:\nhttps://books.example/book/book_1/read');
});
