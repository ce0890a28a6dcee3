import { readFileSync } from 'node:fs';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { READING_AGES } from '@bramblebook/contract/reading';
import {
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { digitalPdf } from './digital-pdf.ts';
import { layOutBook } from './press-book.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleBook } from './testing/sample-book.ts';

const jpeg = readFileSync(new URL('./testing/plain.jpg', import.meta.url));
const createdAt = new Date('2026-11-20T10:00:00Z');
const draw = (layout: BookLayout): Promise<Uint8Array> =>
  digitalPdf(layout, async () => jpeg, { createdAt });
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('the digital book', () => {
  test.each(READING_AGES)('has thirty pages with every word once, in order (%s)', async (age) => {
    const layout = layOutBook(sampleBook(age));
    const { pages } = readPdf(await draw(layout));
    expect(pages).toHaveLength(30);
    layout.pages.forEach((page, i) => {
      const laidOut = page.blocks.map((block) => block.text).join('\n');
      expect(wordsOf(pages[i] ?? '')).toEqual(wordsOf(laidOut));
    });
    const { story } = sampleBook(age);
    for (const { page, text } of story.pages) {
      expect(wordsOf(pages[page - 1] ?? '')).toEqual(wordsOf(text));
    }
  });

  test('can be read aloud: tagged, with language, title, alt texts and headings', async () => {
    const book = sampleBook('4-5', 'Zoë', { brand: 'Ink & <Paper>' });
    const pdf = await draw(layOutBook(book));
    const objects = [...readPdf(pdf).objects.values()];
    const catalogue = objects.find((o) => o.includes('/Type /Catalog')) ?? '';
    expect(catalogue).toContain('/Lang (en)');
    expect(catalogue).toContain('/StructTreeRoot');
    expect(catalogue).toContain('/PageLayout /TwoPageRight');
    expect(catalogue).toContain('/PageMode /UseNone');
    expect(objects.some((o) => o.includes('/DisplayDocTitle true'))).toBe(true);
    const alts = objects
      .filter((o) => o.includes('/S /Figure'))
      .map((o) => o.match(/\/Alt \((.*?)\)\n/)?.[1]);
    expect(alts).toHaveLength(28);
    expect(alts[0]).toContain('The hero walks through the wood');
    expect(objects.filter((o) => /\/S \/H1\b/.test(o))).toHaveLength(2);
    const metadata = Buffer.from(pdf)
      .toString('utf8')
      .match(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/)?.[0];
    expect(metadata).toContain('<rdf:li xml:lang="x-default">Zoë and the Lantern Fox</rdf:li>');
    expect(metadata).toContain('<rdf:li>Ink &#38; &#60;Paper&#62;</rdf:li>');
  });

  test('has bookmarks to the cover, the story and the pages after it', async () => {
    const objects = [...readPdf(await draw(layOutBook(sampleBook('6-8')))).objects.values()];
    const titles = objects.flatMap((o) => o.match(/\/Dest [\s\S]*\/Title \((.*)\)/)?.[1] ?? []);
    expect(titles).toEqual([
      'Maya and the Lantern Fox',
      'The story',
      'About Maya',
      'Help the light get home',
    ]);
  });

  test('shows pages at trim size and carries subsets of its faces only', async () => {
    const pdf = await draw(layOutBook(sampleBook('2-3')));
    const objects = [...readPdf(pdf).objects.values()];
    const pages = objects.filter((o) => /\/Type \/Page\b(?!s)/.test(o));
    expect(pages).toHaveLength(30);
    for (const page of pages) expect(page).toContain('/MediaBox [0 0 612 612]');
    const faces = objects.flatMap((o) => o.match(/\/FontName \/([A-Z]{6}\+\S+)/)?.[1] ?? []);
    expect(faces.map((name) => name.slice(7)).sort()).toEqual([
      'Andika',
      'Andika-Bold',
      'Caprasimo-Regular',
      'Literata-Italic',
    ]);
    expect(objects.filter((o) => o.includes('/FontFile2'))).toHaveLength(4);
    expect(pdf.length).toBeLessThan(200_000);
  });

  test.each([
    ['Łukasz'],
    ['Nguyễn Thị Phượng'],
    ['小明'],
    ['さくら'],
    ['김서연'],
    ['Анна'],
    ['Άννα'],
    ['हिन्दी आरव'],
    ['ਗੁਰਪ੍ਰੀਤ'],
    ['ไทย'],
    ['ქეთევანი'],
  ])('prints and gives back the name %s', async (name) => {
    const { pages } = readPdf(await draw(layOutBook(sampleBook('4-5', name))));
    expect(pages[0]).toContain(name);
    expect(pages[3]).toContain(name);
    expect(pages[5]).toContain(name);
  });

  test.each([['محمد علي'], ['נועה'], ['علاء إبراهيم']])(
    'prints %s from right to left, as readers of such files expect it',
    async (name) => {
      const { pages } = readPdf(await draw(layOutBook(sampleBook('4-5', name))));
      const turned = [...name].reverse().join('');
      expect(pages[3]?.replaceAll('لا', 'ال')).toContain(turned.replaceAll('لا', 'ال'));
    },
  );

  test('gives the same bytes for the same book, whatever was drawn before', async () => {
    const first = await draw(layOutBook(sampleBook('6-8', 'إيمان')));
    await draw(layOutBook(sampleBook('6-8', 'علاء')));
    const again = await draw(layOutBook(sampleBook('6-8', 'إيمان')));
    expect(Buffer.compare(first, again)).toBe(0);
  });

  test('says that it keeps PDF/UA-1, and leaves nothing on a page untagged', async () => {
    const pdf = await draw(layOutBook(sampleBook('4-5')));
    const xmp = Buffer.from(pdf)
      .toString('utf8')
      .match(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/)?.[0];
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const doc = await PDFDocument.load(pdf, { updateMetadata: false });
    for (const page of doc.getPages()) {
      expect(String(page.node.lookup(PDFName.of('Tabs')))).toBe('/S');
      expect(untaggedIn(contentOf(page))).toEqual([]);
    }
  });

  test('has a tree of tags in reading order, with headings that skip no level', async () => {
    const layout = layOutBook(sampleBook('6-8'));
    const task = getDocument({ data: new Uint8Array(await draw(layout)), verbosity: 0 });
    const doc = await task.promise;
    expect(await doc.getPageLayout()).toBe('TwoPageRight');
    let level = 0;
    for (const { page, alt, blocks } of layout.pages) {
      const roles = rolesIn(await (await doc.getPage(page)).getStructTree());
      expect(roles.filter((role) => role === 'Figure')).toHaveLength(alt ? 1 : 0);
      expect(roles.filter((role) => /^(?:P|H\d)$/.test(role))).toHaveLength(blocks.length);
      for (const role of roles.filter((one) => /^H\d$/.test(one))) {
        const next = Number(role.slice(1));
        expect(next).toBeLessThanOrEqual(level + 1);
        level = next;
      }
    }
    await task.destroy();
  });

  test('reads its first word whole although its letter is drawn apart', async () => {
    const objects = [...readPdf(await draw(layOutBook(sampleBook('4-5')))).objects.values()];
    const actual = objects.flatMap((o) => o.match(/\/ActualText \(([\s\S]*?)\)\n/)?.[1] ?? []);
    expect(actual).toHaveLength(1);
    expect(actual[0]).toMatch(/^One windy evening, Maya found/);
  });

  test('weighs less than 25 MB with pictures as the shop makes them', {
    timeout: 60_000,
  }, async () => {
    // Noise is dearer to encode than any painting.
    const size = { width: 1600, height: 1600, channels: 3, background: 'grey' } as const;
    const noise = await sharp({
      create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 9 } },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const pdf = await digitalPdf(layOutBook(sampleBook('4-5')), async () => noise, { createdAt });
    expect(pdf.length).toBeLessThan(25 * 1024 * 1024);
  });
});

const contentOf = (page: PDFPage): string => {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new Error('a page without content');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
};

/** Painting operators that stand outside of marked content (ISO 14289-1, 7.1). */
const untaggedIn = (content: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  for (const [operator] of content.matchAll(/\b(?:BDC|BMC|EMC|Do|TJ|Tj|f\*?|S|B)(?=\s|$)/gm)) {
    if (operator === 'BDC' || operator === 'BMC') depth++;
    else if (operator === 'EMC') depth--;
    else if (depth === 0) found.push(operator);
  }
  return found;
};

/** Roles of a tree of tags, a parent before its children; content has none. */
const rolesIn = (node: object | null): string[] => {
  if (!node || !('role' in node && 'children' in node)) return [];
  return [String(node.role), ...(node.children as object[]).flatMap(rolesIn)];
};
