import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { combined, IDENTITY, type Matrix, placementsIn } from './placements.ts';

/** In points, from the left and from the foot of the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedPicture {
  /** The whole stream as it stands in the file; the same object for a picture shown twice. */
  readonly stream: PDFRawStream;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The lower of both directions. */
  readonly ppi: number;
}

export interface PageStructure {
  readonly media: Box;
  /** Null where the page has none of its own. */
  readonly bleed: Box | null;
  readonly trim: Box | null;
  readonly pictures: readonly PlacedPicture[];
  readonly transparency: readonly string[];
  /** Colour spaces of pictures and drawing that no profile defines. */
  readonly undefinedColours: readonly string[];
}

export interface PrintFileStructure {
  readonly version: string;
  readonly pages: readonly PageStructure[];
  readonly fonts: readonly {
    readonly name: string;
    readonly isEmbedded: boolean;
    readonly isSubset: boolean;
  }[];
  readonly xmp: string;
  readonly trapped: string;
  /** Subtype of each output intent that carries a profile. */
  readonly outputIntents: readonly string[];
}

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder();

/** A print file taken apart; throws when the bytes are no PDF. */
export const readStructure = async (file: Uint8Array): Promise<PrintFileStructure> => {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const metadata = doc.catalog.lookup(PDFName.of('Metadata'));
  const info = doc.context.lookupMaybe(doc.context.trailerInfo.Info, PDFDict);
  return {
    version: latin1.decode(file.subarray(0, 16)).match(/%PDF-(\d\.\d)/)?.[1] ?? '',
    pages: doc.getPages().map(pageOf),
    fonts: fontsOf(doc),
    xmp: metadata instanceof PDFRawStream ? utf8.decode(decodePDFRawStream(metadata).decode()) : '',
    trapped: String(info?.lookup(PDFName.of('Trapped')) ?? ''),
    outputIntents: intentsOf(doc),
  };
};

const pageOf = (page: PDFPage): PageStructure => {
  const resources = page.node.Resources();
  const found = resources ? contentsOf(page, resources) : { pictures: [], forms: [] };
  return {
    media: page.getMediaBox(),
    bleed: boxOf(page, 'BleedBox'),
    trim: boxOf(page, 'TrimBox'),
    pictures: found.pictures,
    transparency: [
      ...(page.node.has(PDFName.of('Group')) ? ['page group'] : []),
      ...(resources ? transparencyOf(resources) : []),
      ...found.pictures
        .filter(({ stream }) => stream.dict.has(PDFName.of('SMask')))
        .map(() => 'soft mask of a picture'),
    ],
    undefinedColours: resources ? undefinedColoursOf(resources, found.pictures) : [],
  };
};

const boxOf = (page: PDFPage, key: string): Box | null => {
  const box = page.node.lookupMaybe(PDFName.of(key), PDFArray);
  return box ? box.asRectangle() : null;
};

const numberOf = (dict: PDFDict, key: string): number =>
  dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0;

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? latin1.decode(decodePDFRawStream(stream).decode()) : '';

const contentsOf = (page: PDFPage, resources: PDFDict): { pictures: PlacedPicture[] } => {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, i) => contents.lookup(i))
      : [contents];
  return { pictures: picturesIn(streams.map(textOf).join('\n'), resources, IDENTITY) };
};

/** Pictures of a content stream and of the forms it shows. */
const picturesIn = (content: string, resources: PDFDict, start: Matrix): PlacedPicture[] => {
  const objects = resources.lookupMaybe(PDFName.of('XObject'), PDFDict);
  return placementsIn(content, start).flatMap(({ name, matrix }) => {
    const stream = objects?.lookup(PDFName.of(name));
    if (!(stream instanceof PDFRawStream)) return [];
    if (stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form')) {
      const own = stream.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray);
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
        own?.asArray().map((_, i) => own.lookup(i, PDFNumber).asNumber()) ?? [];
      const inner = stream.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources;
      return picturesIn(textOf(stream), inner, combined([a, b, c, d, e, f], matrix));
    }
    const widthPx = numberOf(stream.dict, 'Width');
    const heightPx = numberOf(stream.dict, 'Height');
    const [a, b, c, d] = matrix;
    const ppi = Math.min((72 * widthPx) / Math.hypot(a, b), (72 * heightPx) / Math.hypot(c, d));
    return [{ stream, widthPx, heightPx, ppi }];
  });
};

/** Of filling and of stroking. */
const OPACITIES = ['ca', 'CA'] as const;

/** Graphic states that let something shine through (ISO 32000-1, 11.6.4). */
const transparencyOf = (resources: PDFDict): string[] => {
  const states = resources.lookupMaybe(PDFName.of('ExtGState'), PDFDict);
  return (states?.keys() ?? []).flatMap((key) => {
    const state = states?.lookupMaybe(key, PDFDict);
    if (!state) return [];
    const mode = state.lookup(PDFName.of('BM'));
    const mask = state.lookup(PDFName.of('SMask'));
    return [
      ...OPACITIES.filter((one) => state.has(PDFName.of(one)) && numberOf(state, one) < 1).map(
        (one) => `opacity ${numberOf(state, one)}`,
      ),
      ...(mode && mode !== PDFName.of('Normal') ? [`blend mode ${mode}`] : []),
      ...(mask && mask !== PDFName.of('None') ? ['soft mask'] : []),
    ];
  });
};

const undefinedColoursOf = (resources: PDFDict, pictures: readonly PlacedPicture[]): string[] => {
  const spaces = resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict);
  const isRgbDefined = spaces?.has(PDFName.of('DefaultRGB')) ?? false;
  const used = pictures.map(({ stream }) => String(stream.dict.lookup(PDFName.of('ColorSpace'))));
  return [...new Set(used)].filter((space) => {
    if (space === '/DeviceRGB') return !isRgbDefined;
    return !space.includes('ICCBased');
  });
};

const fontsOf = (doc: PDFDocument): PrintFileStructure['fonts'] =>
  doc.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    if (object.lookup(PDFName.of('Type')) !== PDFName.of('Font')) return [];
    // A composite font's program belongs to its descendant, which is counted itself.
    if (object.has(PDFName.of('DescendantFonts'))) return [];
    const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
    const name = String(object.lookup(PDFName.of('BaseFont')) ?? '').slice(1);
    const files = ['FontFile', 'FontFile2', 'FontFile3'];
    return [
      {
        name: name.replace(/^[A-Z]{6}\+/, ''),
        isEmbedded: files.some((key) => descriptor?.has(PDFName.of(key))),
        isSubset: /^[A-Z]{6}\+/.test(name),
      },
    ];
  });

const intentsOf = (doc: PDFDocument): string[] => {
  const intents = doc.catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
  return (intents?.asArray() ?? []).flatMap((_, i) => {
    const intent = intents?.lookupMaybe(i, PDFDict);
    if (!intent?.has(PDFName.of('DestOutputProfile'))) return [];
    const condition = intent.lookupMaybe(PDFName.of('OutputConditionIdentifier'), PDFString);
    return [`${String(intent.lookup(PDFName.of('S'))).slice(1)} ${condition?.decodeText() ?? ''}`];
  });
};
