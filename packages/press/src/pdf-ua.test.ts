import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { decoded, layout, NAMES, named, pressManyScripts } from './testing/many-scripts.ts';
import { secondOpinion } from './testing/second-opinion.ts';

let bytes: Uint8Array;
let doc: PDFDocument;
beforeAll(async () => {
  ({ bytes, doc } = await pressManyScripts());
});

const textIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(named(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
};
const numbered = (dict: PDFDict, key: string): number | undefined =>
  dict.lookupMaybe(named(key), PDFNumber)?.asNumber();

/** One element of the tree of tags. */
interface Tag {
  readonly ref: string;
  readonly dict: PDFDict;
  readonly role: string;
  /** Marked content of its own, as `page object/number`. */
  readonly content: readonly string[];
}

const kidsOf = (dict: PDFDict): unknown[] => {
  const kids = dict.get(named('K'));
  const value = kids instanceof PDFRef ? doc.context.lookup(kids) : kids;
  if (value instanceof PDFArray) return value.asArray();
  return kids === undefined ? [] : [kids];
};

/** Every element below one, depth first: the order in which it is read. */
const tagsUnder = (parent: PDFDict): Tag[] =>
  kidsOf(parent).flatMap((kid) => {
    const dict = kid instanceof PDFRef ? doc.context.lookup(kid) : kid;
    if (!(dict instanceof PDFDict) || dict.lookup(named('Type')) === named('MCR')) return [];
    const page = String(dict.get(named('Pg')));
    const content = kidsOf(dict).flatMap((own) => {
      if (own instanceof PDFNumber) return [`${page}/${own.asNumber()}`];
      const mcr = own instanceof PDFRef ? doc.context.lookup(own) : own;
      if (!(mcr instanceof PDFDict) || mcr.lookup(named('Type')) !== named('MCR')) return [];
      return [`${String(mcr.get(named('Pg')) ?? page)}/${numbered(mcr, 'MCID')}`];
    });
    const role = String(dict.lookup(named('S'))).slice(1);
    return [{ ref: String(kid), dict, role, content }, ...tagsUnder(dict)];
  });

const tags = (): Tag[] => tagsUnder(doc.catalog.lookup(named('StructTreeRoot'), PDFDict));

/** Marks and painting operators of a page's content, in order. */
const OPERATORS =
  /\/(\w+) (?:<<([\s\S]*?)>>|\/\w+) BDC|\/(\w+) BMC|\b(EMC)\b|(?<=^|\s)(Do|TJ|Tj|f\*?|S|B\*?)(?=\s|$)/gm;

interface Marked {
  readonly numbers: readonly number[];
  readonly untagged: readonly string[];
  /** Tags within tags and artifacts, and artifacts within tags. */
  readonly nested: readonly string[];
}

const marksOf = (content: string): Marked => {
  const open: string[] = [];
  const numbers: number[] = [];
  const untagged: string[] = [];
  const nested: string[] = [];
  for (const [, tag, properties, plain, end, painted] of content.matchAll(OPERATORS)) {
    if (end) open.pop();
    else if (painted) {
      if (!open.some((mark) => mark === 'tagged' || mark === 'Artifact')) untagged.push(painted);
    } else {
      const number = properties?.match(/\/MCID (\d+)/)?.[1];
      const isMark = number !== undefined || tag === 'Artifact' || plain === 'Artifact';
      if (isMark && open.some((mark) => mark === 'tagged' || mark === 'Artifact'))
        nested.push(tag ?? plain ?? '');
      if (number !== undefined) numbers.push(Number(number));
      open.push(number === undefined ? (tag ?? plain ?? '') : 'tagged');
    }
  }
  return { numbers, untagged, nested };
};

describe('PDF/UA-1 (ISO 14289-1)', () => {
  test('the catalogue says that the file is tagged, in which language and by which title', () => {
    const { catalog } = doc;
    expect(String(catalog.lookup(named('MarkInfo'), PDFDict).lookup(named('Marked')))).toBe('true');
    expect(textIn(catalog, 'Lang')).toBe('en');
    const preferences = catalog.lookup(named('ViewerPreferences'), PDFDict);
    expect(String(preferences.lookup(named('DisplayDocTitle')))).toBe('true');
    const metadata = catalog.lookup(named('Metadata'));
    if (!(metadata instanceof PDFRawStream)) throw new Error('no metadata');
    const xmp = new TextDecoder().decode(decodePDFRawStream(metadata).decode());
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Zoë and the Lantern Fox</rdf:li>');
    expect(doc.getTitle()).toBe('Zoë and the Lantern Fox');
  });

  test('the tree of tags has one document, known roles, and a description of every figure', () => {
    const all = tags();
    expect(all[0]?.role).toBe('Document');
    expect(all.filter(({ role }) => role === 'Document')).toHaveLength(1);
    expect([...new Set(all.map(({ role }) => role))].sort()).toEqual(
      ['Document', 'Figure', 'H1', 'H2', 'H3', 'P', 'Sect'].filter(
        (role) => role !== 'H3' || all.some((tag) => tag.role === 'H3'),
      ),
    );
    const figures = all.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ dict }) => textIn(dict, 'Alt'))).toEqual(
      layout.pages.map(({ alt }) => alt).filter(Boolean),
    );
    for (const { role, content } of all)
      expect(content.length > 0).toBe(!['Document', 'Sect'].includes(role));
  });

  test('all that is painted is tagged or an artifact, and the parent tree leads back to its tag', () => {
    const root = doc.catalog.lookup(named('StructTreeRoot'), PDFDict);
    const entries = root.lookup(named('ParentTree'), PDFDict).lookup(named('Nums'), PDFArray);
    const parents = new Map<number, PDFArray>();
    for (let i = 0; i < entries.size(); i += 2)
      parents.set(entries.lookup(i, PDFNumber).asNumber(), entries.lookup(i + 1, PDFArray));
    const owners = new Map(tags().flatMap(({ ref, content }) => content.map((one) => [one, ref])));
    let known = 0;
    for (const page of doc.getPages()) {
      expect(String(page.node.lookup(named('Tabs')))).toBe('/S');
      const { numbers, untagged, nested } = marksOf(decoded(page.node.Contents()));
      // 01-003 to 01-005.
      expect([untagged, nested]).toEqual([[], []]);
      expect(new Set(numbers).size).toBe(numbers.length);
      const ofPage = parents.get(numbered(page.node, 'StructParents') ?? -1);
      for (const number of numbers) {
        const owner = owners.get(`${page.ref}/${number}`);
        expect(owner).toBeDefined();
        expect(String(ofPage?.get(number))).toBe(owner);
        known++;
      }
    }
    expect(known).toBe(owners.size);
  });

  // By the numbers of the Matterhorn Protocol 1.1, which the checkers count by.
  test('holds nothing that a reader aloud could not tell of', () => {
    const { catalog, context } = doc;
    // 07-002, 11: doubtful tags, and what opens or acts by itself.
    const marks = catalog.lookup(named('MarkInfo'), PDFDict);
    expect(String(marks.lookup(named('Suspects')) ?? 'false')).toBe('false');
    for (const entry of ['AcroForm', 'OCProperties', 'OpenAction', 'AA', 'Collection'])
      expect(catalog.has(named(entry)), entry).toBe(false);
    const names = catalog.lookupMaybe(named('Names'), PDFDict);
    const entries = names?.keys().map(String) ?? [];
    // 21-001, 29: neither files nor scripts within.
    for (const name of ['/JavaScript', '/EmbeddedFiles']) expect(entries).not.toContain(name);
    // 26-001, 26-002: nothing is locked.
    expect(context.trailerInfo.Encrypt).toBeUndefined();
    // 02-001 to 02-004: only standard roles, none of them given another meaning.
    const root = catalog.lookup(named('StructTreeRoot'), PDFDict);
    expect(root.lookupMaybe(named('RoleMap'), PDFDict)?.keys() ?? []).toEqual([]);
    // 28: no link, note or field, so that none is without its tag.
    for (const page of doc.getPages())
      expect(page.node.Annots()?.size() ?? 0, String(page.ref)).toBe(0);
    // 20, 30: what is shown from elsewhere is a picture, never a form with content of its own.
    for (const [, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFRawStream && object.dict.has(named('Subtype')))
        expect(String(object.dict.lookup(named('Subtype')))).toMatch(/^\/(Image|XML)$/);
    // 13: every figure says where it stands.
    for (const { dict } of tags().filter(({ role }) => role === 'Figure'))
      expect(dict.lookup(named('A'), PDFDict).has(named('BBox'))).toBe(true);
  });

  test('veraPDF finds nothing against it', { timeout: 120_000 }, () => {
    const args = ['--flavour', 'ua1', '--format', 'text'];
    const opinion = secondOpinion('verapdf', args, { name: 'book.pdf', bytes });
    if (opinion)
      expect(opinion).toMatchObject({ status: 0, words: expect.stringMatching(/^PASS/) });
  });

  test('another reader gives every script back as it was written', { timeout: 60_000 }, () => {
    const args = ['-enc', 'UTF-8', '-f', '5', '-l', '5'];
    const opinion = secondOpinion('pdftotext', args, { name: 'book.pdf', bytes }, ['-']);
    if (!opinion) return;
    // It puts marks of direction around what runs from right to left.
    const lines = opinion.words.replace(/[\u202A-\u202E\f]/g, '').split('\n');
    const read = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
    for (const name of NAMES)
      expect(read.some((line) => line.includes(name) && line.includes('For'))).toBe(true);
  });
});
