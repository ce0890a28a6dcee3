import { PDFArray, PDFDict, type PDFDocument, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { decoded, named, pressManyScripts } from './testing/many-scripts.ts';

let doc: PDFDocument;
beforeAll(async () => {
  ({ doc } = await pressManyScripts());
});

// By the numbers of the Matterhorn Protocol 1.1, as in pdf-ua.test.ts.
describe('fonts of PDF/UA-1 (ISO 14289-1, 7.21)', () => {
  test('every font is embedded, and every glyph that is shown reads as something', () => {
    const used = new Map<string, Set<number>>();
    for (const page of doc.getPages()) {
      const fonts = page.node.Resources()?.lookupMaybe(named('Font'), PDFDict);
      let face = '';
      const shown = /\/(F\d+) [\d.]+ Tf|<((?:[0-9a-f]{4})+)>(?=[^[\]]*\] TJ)/g;
      for (const [, name, codes] of decoded(page.node.Contents()).matchAll(shown)) {
        if (name) face = String(fonts?.get(named(name)));
        const known = used.get(face) ?? new Set();
        for (const code of codes?.match(/.{4}/g) ?? []) known.add(Number.parseInt(code, 16));
        used.set(face, known);
      }
    }
    expect(used.size).toBeGreaterThan(8);
    for (const [ref, codes] of used) {
      const [id = 0] = ref.match(/\d+/)?.map(Number) ?? [];
      const font = doc.context.lookup(PDFRef.of(id), PDFDict);
      const [descendant] = font.lookup(named('DescendantFonts'), PDFArray).asArray();
      const cid = descendant instanceof PDFRef ? doc.context.lookup(descendant) : descendant;
      if (!(cid instanceof PDFDict)) throw new Error(`${ref} has no descendant`);
      expect(cid.lookup(named('FontDescriptor'), PDFDict).has(named('FontFile2'))).toBe(true);
      const readsAs = unicodeOf(decoded(font.lookup(named('ToUnicode'))));
      const mute = [...codes].filter((code) => !/[^\0\uFEFF\uFFFE]/.test(readsAs.get(code) ?? ''));
      expect(mute).toEqual([]);
    }
  });

  test('the codes of its fonts lead to glyphs of theirs, and never to the empty one', () => {
    let fonts = 0;
    for (const [, object] of doc.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict) || object.lookup(named('Subtype')) !== named('CIDFontType2'))
        continue;
      // 31-004: the way from a code to a glyph of the embedded face.
      expect(String(object.lookup(named('CIDToGIDMap')))).toBe('/Identity');
      fonts++;
    }
    expect(fonts).toBeGreaterThan(8);
    for (const page of doc.getPages()) {
      const composite = page.node.Resources()?.lookupMaybe(named('Font'), PDFDict);
      for (const name of composite?.keys() ?? [])
        expect(String(composite?.lookup(name, PDFDict).lookup(named('Encoding')))).toBe(
          '/Identity-H',
        );
      // 31-030: glyph 0 is the box that stands for a letter the face lacks.
      const shown = decoded(page.node.Contents()).matchAll(/<((?:[0-9a-f]{4})+)>(?=[^[\]]*\] TJ)/g);
      const codes = [...shown].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      expect(codes).not.toContain('0000');
    }
  });

  test('its fonts hold every glyph that is shown, as wide as the file says', () => {
    let widths = 0;
    for (const [, object] of doc.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict) || object.lookup(named('Subtype')) !== named('CIDFontType2'))
        continue;
      const descriptor = object.lookup(named('FontDescriptor'), PDFDict);
      // 31-011, 31-012: it may be left out, but must not be wrong.
      expect(descriptor.has(named('CIDSet'))).toBe(false);
      const advances = advancesIn(decoded(descriptor.lookup(named('FontFile2'))));
      const told = object.lookup(named('W'), PDFArray).lookup(1, PDFArray).asArray();
      // 31-014, 31-016.
      expect(told.length).toBeLessThanOrEqual(advances.length);
      told.forEach((width, code) => {
        if (width instanceof PDFNumber && code > 0)
          expect(Math.abs(width.asNumber() - (advances[code] ?? 0))).toBeLessThan(1);
        widths++;
      });
    }
    expect(widths).toBeGreaterThan(100);
  });
});

/** What the codes of a ToUnicode table read as. */
const unicodeOf = (cmap: string): Map<number, string> => {
  const table = new Map<number, string>();
  for (const [, first = '', entries = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...entries.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], i) => {
      const units = hex.replace(/ /g, '').match(/.{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      table.set(Number.parseInt(first, 16) + i, text);
    });
  return table;
};

/** Advance of every glyph of a TrueType file, in thousandths of an em (its tables `head`, `hhea`, `hmtx`, `maxp`). */
const advancesIn = (font: string): number[] => {
  const bytes = Buffer.from(font, 'latin1');
  const tables = new Map<string, number>();
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8));
  }
  const at = (table: string): number => tables.get(table) ?? 0;
  const unitsPerEm = bytes.readUInt16BE(at('head') + 18);
  const measured = bytes.readUInt16BE(at('hhea') + 34);
  return Array.from({ length: bytes.readUInt16BE(at('maxp') + 4) }, (_, glyph) => {
    const entry = at('hmtx') + 4 * Math.min(glyph, measured - 1);
    return (1000 * bytes.readUInt16BE(entry)) / unitsPerEm;
  });
};
