import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { escapeXml } from '../xml.ts';
import { fontToEmbed } from './embedded-fonts.ts';

const TOOL = 'Bramblebook press';

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly createdAt: Date;
}

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];

/** A picture as a document holds it: once, on however many pages it stands. */
export interface OpenedPicture {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** A picture as the library holds it: what its header says, and its object in the file. */
interface LibraryPicture extends OpenedPicture {
  readonly bits: number;
  readonly colorSpace: string;
  data: Uint8Array | null;
  obj: object;
}

interface LibraryReference {
  readonly id: number;
  offset: number;
}

interface LibraryInside {
  readonly _offset: number;
  openImage(bytes: Uint8Array): LibraryPicture;
  ref(data: object): LibraryReference;
  _write(data: string | Uint8Array): void;
  _refEnd(reference: LibraryReference): void;
}

// Its default face would be read for each document, and none is set in it.
const NO_FACE: object = { font: null };

/** Time as PDF metadata has it, to the second. */
export const xmpTime = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/**
 * An empty PDF of the press. Writes its own metadata, because the library's puts titles
 * into XML without escaping them, and leaves the process as fast as its reader takes it.
 */
export class PressDocument extends PDFDocument {
  protected readonly facts: DocumentFacts;
  readonly #faces = new Set<string>();
  // Only declared: the library's constructor gives out a file's first lines.
  declare private waiting?: Uint8Array[];

  constructor(facts: DocumentFacts, options: PdfOptions) {
    super({
      autoFirstPage: false,
      margin: 0,
      ...NO_FACE,
      lang: facts.language,
      ...options,
      info: {
        Title: facts.title,
        Author: facts.author,
        Creator: TOOL,
        Producer: TOOL,
        CreationDate: facts.createdAt,
        ModDate: facts.createdAt,
        ...options?.info,
      },
    });
    this.facts = facts;
  }

  /** Makes a face of the press, by its key, the current one. */
  useFace(key: string, sizePt: number): void {
    if (!this.#faces.has(key)) {
      this.#faces.add(key);
      // The library takes an opened font too, which its types do not say.
      this.registerFont(key, fontToEmbed(key) as unknown as string);
    }
    this.font(key, sizePt);
  }

  /**
   * A JPEG for this document, in colour or grey; throws when the bytes are none. Written at once
   * and as it is: the library would keep a copy of it.
   */
  openPicture(jpeg: Uint8Array): OpenedPicture {
    const inside = this as unknown as LibraryInside;
    const picture = inside.openImage(jpeg);
    const { width, height, bits, colorSpace } = picture;
    if (colorSpace === 'DeviceCMYK') throw new Error('a picture in CMYK');
    const object = inside.ref({});
    object.offset = inside._offset;
    inside._write(`${object.id} 0 obj
<<
/Type /XObject
/Subtype /Image
/BitsPerComponent ${bits}
/Width ${width}
/Height ${height}
/ColorSpace /${colorSpace}
/Filter /DCTDecode
/Length ${jpeg.length}
>>
stream`);
    inside._write(jpeg);
    inside._write('\nendstream');
    inside._write('endobj');
    inside._refEnd(object);
    picture.obj = object;
    picture.data = null;
    return picture;
  }

  /** Draws a picture as a square with its top left corner at the place, in points. */
  showPicture(
    picture: OpenedPicture,
    { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ): void {
    this.image(picture as unknown as string, x, y, { width: side, height: side });
  }

  /** Called by the library for all that it gives out: its own buffer would copy every picture. */
  override push(chunk: Uint8Array | null): boolean {
    this.waiting ??= [];
    if (chunk) this.waiting.push(chunk);
    return true;
  }

  /** Hands what is drawn so far to the stream and waits until it has room for more. */
  async flushTo(stream: Writable): Promise<void> {
    stream.cork();
    for (const chunk of this.waiting ?? []) stream.write(chunk);
    this.waiting = [];
    stream.uncork();
    if (stream.writableNeedDrain) await once(stream, 'drain');
  }

  /** Ends document and stream; rejects when the stream failed. */
  async endInto(stream: Writable): Promise<void> {
    const closed = finished(stream, { readable: false });
    this.end();
    await this.flushTo(stream);
    stream.end();
    await closed;
  }

  /** Called by the library while it closes the document. */
  _addInfo(): void {
    const { title, author, language, createdAt } = this.facts;
    const at = xmpTime(createdAt);
    this.appendXML(`<rdf:Description rdf:about=""
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
<xmp:MetadataDate>${at}</xmp:MetadataDate>
<xmp:CreatorTool>${TOOL}</xmp:CreatorTool>
<pdf:Producer>${TOOL}</pdf:Producer>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`);
  }
}
