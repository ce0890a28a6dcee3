import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type DocumentFacts, PressDocument, xmpTime } from './press-document.ts';
import type { PressProfile } from './press-profile.ts';

/** A text of the document's facts that is a name in the PDF, not a string. */
class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Catalogue {
  readonly _root: { readonly data: Record<string, unknown> };
  readonly page: {
    readonly dictionary: { readonly data: Record<string, unknown> };
    readonly colorSpaces: Record<string, unknown>;
  };
}

/** The library's types ask for a chunk that it does not need. */
type Reference = ReturnType<PressDocument['ref']> & { end(chunk?: Uint8Array): void };

export interface PrintFacts extends DocumentFacts {
  readonly standard: 'PDF 1.6' | 'PDF/X-4';
  /** 32 hex digits that tell this document from every other. */
  readonly documentId: string;
  /** ICC profile of the press, CMYK; a coated SWOP stand-in unless the printer gave its own. */
  readonly pressProfile?: PressProfile | undefined;
}

/** A page of a print file, in points: the trimmed page stands `insetPt` within the sheet. */
export interface PrintSheet {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly insetPt: number;
}

const VERSION_KEY = 'GTS_PDFXVersion';

/** The sRGB profile that the PDF library carries. */
const readSrgb = (): Uint8Array => {
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfkit'));
  return readFileSync(path.join(library, 'data/sRGB_IEC61966_2_1.icc'));
};

/**
 * An empty PDF for a press: pages with their boxes, every colour defined by a profile, no
 * transparency, nothing that only a screen needs. PDF/X-4 (ISO 15930-7) where asked for.
 */
export class PrintDocument extends PressDocument {
  readonly #facts: PrintFacts;
  #srgb: Reference | undefined;

  constructor(facts: PrintFacts) {
    const isX4 = facts.standard === 'PDF/X-4';
    const info = {
      Trapped: new PdfName('False'),
      ...(isX4 && { [VERSION_KEY]: 'PDF/X-4' }),
    };
    super(facts, { pdfVersion: '1.6', info: info as object });
    this.#facts = facts;
    if (isX4 && facts.pressProfile) this.#addOutputIntent(facts.pressProfile);
  }

  override ref(data: object): Reference {
    return super.ref(
      data instanceof PdfName ? (data.name as unknown as object) : data,
    ) as Reference;
  }

  /** A page with media, bleed and trim box; what is drawn counts from the sheet's top left. */
  addSheet({ widthPt, heightPt, insetPt }: PrintSheet): void {
    this.addPage({ size: [widthPt, heightPt], margin: 0 });
    const { dictionary, colorSpaces } = (this as unknown as Catalogue).page;
    dictionary.data.BleedBox = [0, 0, widthPt, heightPt];
    dictionary.data.TrimBox = [insetPt, insetPt, widthPt - insetPt, heightPt - insetPt];
    colorSpaces.DefaultRGB = ['ICCBased', this.#srgbProfile()];
  }

  override _addInfo(): void {
    super._addInfo();
    const { standard, documentId, createdAt } = this.#facts;
    const version =
      standard === 'PDF/X-4' ? '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n' : '';
    this.appendXML(`<rdf:Description rdf:about=""
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<pdf:Trapped>False</pdf:Trapped>
${version}<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
<xmpMM:InstanceID>uuid:${documentId}-${xmpTime(createdAt)}</xmpMM:InstanceID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>`);
  }

  #srgbProfile(): Reference {
    if (!this.#srgb) {
      this.#srgb = this.ref({ N: 3 });
      this.#srgb.end(readSrgb());
    }
    return this.#srgb;
  }

  #addOutputIntent({ icc, condition, info }: PressProfile): void {
    const profile = this.ref({ N: 4 });
    profile.end(icc);
    const intent = this.ref({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: new String(condition),
      RegistryName: new String('http://www.color.org'),
      Info: new String(info),
      DestOutputProfile: profile,
    });
    intent.end();
    (this as unknown as Catalogue)._root.data.OutputIntents = [intent];
  }
}
