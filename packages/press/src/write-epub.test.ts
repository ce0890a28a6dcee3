import { Writable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { layOutBook } from './press-book.ts';
import { intoBytes } from './testing/into-bytes.ts';
import { plainPicture } from './testing/plain-picture.ts';
import { sampleBook } from './testing/sample-book.ts';
import { secondOpinion } from './testing/second-opinion.ts';
import { writeEpub } from './write-epub.ts';

const jpeg = await plainPicture(400);
const createdAt = new Date('2026-11-20T10:00:00Z');
const EPUBCHECK = '/usr/share/java/epubcheck.jar';
const write = (book = sampleBook('4-5')) => {
  const layout = layOutBook(book);
  return intoBytes((stream) =>
    writeEpub({ layout, pictures: async () => jpeg, createdAt }, stream),
  );
};
const decoder = new TextDecoder();
const fileOf = (epub: Uint8Array, name: string): string =>
  decoder.decode(unzipSync(epub)[`book/${name}`]);
const wordsOf = (markup: string): string[] =>
  (markup.split('<main>')[1] ?? '')
    .replace(/<\/(?:p|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .split(/\s+/)
    .filter(Boolean);

describe('the EPUB', () => {
  test('begins with its type, unpacked, as readers look for it', async () => {
    const epub = await write();
    expect(epub.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  });

  test('names the shop as its maker, whatever signs are in its name', async () => {
    const brand = "O'Neil & Söhne <Books>";
    const facts = fileOf(await write(sampleBook('4-5', 'Maya', { brand })), 'package.opf');
    expect(facts).toContain("<dc:creator>O'Neil &#38; Söhne &#60;Books&#62;</dc:creator>");
  });

  test.each([
    ['Maya'],
    ['小明'],
    ['さくら'],
    ['김서연'],
    ['Анна'],
    ['Άννα'],
    ['आरव'],
    ['ਗੁਰਪ੍ਰੀਤ'],
    ['ไทย'],
    ['محمد علي'],
    ['נועה'],
    ['Nguyễn Thị Phượng'],
  ])('has every word once, in reading order, a span each (%s)', async (name) => {
    const book = sampleBook('6-8', name, { dedication: `Für ${name},\n♥ & <3` });
    const layout = layOutBook(book);
    const epub = await write(book);
    for (const page of layout.pages) {
      const markup = fileOf(epub, `page-${String(page.page).padStart(2, '0')}.xhtml`);
      const text = page.blocks.map((block) => block.text).join(' ');
      expect(wordsOf(markup)).toEqual(text.split(/\s+/).filter(Boolean));
      expect(markup.match(/class="w" id="w\d+"/g)?.length ?? 0).toBeGreaterThanOrEqual(
        text.split(/\s+/).filter(Boolean).length,
      );
    }
  });

  test('says what it asks of a reader, where its pages stand and what they show', async () => {
    const epub = await write();
    const opf = fileOf(epub, 'package.opf');
    expect(opf).toContain('<meta property="rendition:layout">pre-paginated</meta>');
    expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
    expect(opf).toContain('idref="page-1" properties="page-spread-right"');
    expect(opf).toContain('idref="page-2" properties="page-spread-left"');
    expect(fileOf(epub, 'page-07.xhtml')).toContain('alt="The hero walks through the wood (7)."');
    expect(fileOf(epub, 'page-02.xhtml')).toContain('alt="" role="presentation"');
    expect(fileOf(epub, 'nav.xhtml')).toContain('<a href="page-06.xhtml">The story</a>');
  });

  test('keeps the first word whole where its letter is a drop cap', async () => {
    const markup = fileOf(await write(), 'page-06.xhtml');
    expect(markup).toMatch(
      /<span class="w" id="w1"><span class="cap [^>]*>O<\/span><span [^>]*>ne<\/span><\/span>/,
    );
  });

  test('is the same bytes for the same book', async () => {
    expect((await write()).equals(await write())).toBe(true);
  });

  test('fails with the stream it is written to', async () => {
    const broken = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('disk full')),
    });
    const layout = layOutBook(sampleBook('4-5'));
    await expect(
      writeEpub({ layout, pictures: async () => jpeg, createdAt }, broken),
    ).rejects.toThrow('disk full');
  });

  test('has no error in EPUBCheck', { timeout: 120_000 }, async () => {
    const bytes = await write(sampleBook('9-12', 'محمد علي'));
    // For one book compiling what is hot costs more than it saves.
    const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', EPUBCHECK];
    const checked = secondOpinion('java', java, { name: 'book.epub', bytes });
    if (checked && !checked.words.includes('Unable to access jarfile'))
      expect(checked.words).toContain('0 fatals / 0 errors / 0 warnings');
    else if (checked) process.stderr.write('epubcheck is not installed: its opinion is missing.\n');
  });

  test('has no violation in Ace', { timeout: 120_000 }, async () => {
    const bytes = await write(sampleBook('6-8', 'נועה'));
    // Without a folder to write to it gives its report as JSON; plain `ace` wants a browser of its own.
    const checked = secondOpinion('ace-puppeteer', ['--silent'], { name: 'book.epub', bytes });
    if (!checked) return;
    // One of the whole book and one of each of its files.
    const outcomes = [...checked.words.matchAll(/"earl:outcome":\s*"(\w+)"/g)];
    expect(outcomes.length).toBeGreaterThan(30);
    expect(outcomes.map(([, outcome]) => outcome)).not.toContain('fail');
    expect(checked.words).toMatch(/"earl:result":\s*{\s*"earl:outcome":\s*"pass"/);
  });
});
