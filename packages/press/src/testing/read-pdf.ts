import { inflateSync } from 'node:zlib';

/** A PDF of the press taken apart, as a reader of it would. */
export interface ReadPdf {
  /** Text of each page in content order, by way of each face's ToUnicode table and ActualText. */
  readonly pages: readonly string[];
  /** Dictionaries and other plain parts of the file, streams left out. */
  readonly objects: ReadonlyMap<number, string>;
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const file = latin1(bytes);
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const [, id, body] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = (body ?? '').split(/\nstream\n/);
    objects.set(Number(id), dictionary);
    if (stream !== undefined && dictionary.includes('FlateDecode')) {
      const data = Buffer.from(stream.slice(0, stream.lastIndexOf('\nendstream')), 'latin1');
      streams.set(Number(id), latin1(inflateSync(data)));
    }
  }
  const reference = (dictionary: string, key: string): number =>
    Number(dictionary.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1]);
  const kids = [...objects.values()].find((o) => o.includes('/Type /Pages')) ?? '';
  const pageIds = [...(kids.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];

  const pages = pageIds.map(([, id]) => {
    const page = objects.get(Number(id)) ?? '';
    const resources = objects.get(reference(page, 'Resources')) ?? '';
    const faces = new Map<string, Map<number, string>>();
    const fonts = resources.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? '';
    for (const [, name, font] of fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = reference(objects.get(Number(font)) ?? '', 'ToUnicode');
      faces.set(name ?? '', toUnicode(streams.get(table) ?? ''));
    }
    return textOf(streams.get(reference(page, 'Contents')) ?? '', faces);
  });
  return { pages, objects };
};

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const toUnicode = (cmap: string): Map<number, string> => {
  const table = new Map<number, string>();
  for (const [, first, entries] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...(entries ?? '').matchAll(/<([^>]*)>/g)].forEach(([, hex], i) => {
      table.set(Number.parseInt(first ?? '', 16) + i, fromUtf16((hex ?? '').replace(/ /g, '')));
    });
  }
  return table;
};

const textOf = (
  content: string,
  faces: ReadonlyMap<string, ReadonlyMap<number, string>>,
): string => {
  let text = '';
  let face: ReadonlyMap<number, string> | undefined;
  let actual: string | undefined;
  const open: string[] = [];
  const operations =
    /\/(F\d+) [\d.]+ Tf|ActualText <feff(\w*)>>> BDC|(B[DM]C)|(EMC)|<(\w{4})>(?=[^[\]]*\] TJ)/g;
  for (const [, name, hex, begin, end, code] of content.matchAll(operations)) {
    if (name) face = faces.get(name);
    else if (hex !== undefined) {
      open.push('actual');
      actual = fromUtf16(hex);
    } else if (begin) open.push('mark');
    else if (end) {
      if (open.pop() === 'actual') {
        text += actual ?? '';
        actual = undefined;
      } else if (open.length === 0) text += '\n';
    } else if (code && actual === undefined) text += face?.get(Number.parseInt(code, 16)) ?? '';
  }
  return text;
};
