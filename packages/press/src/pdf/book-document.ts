import PDFDocument from 'pdfkit';
import { openForEmbedding } from '../type/font-files.ts';

const TOOL = 'Bramblebook press';

// Odd pages on the right: the cover stands alone, as in the bound book.
const SPREADS: object = { pageLayout: 'twoPageRight' };

interface Catalogue {
  readonly _root: { readonly data: Record<string, unknown> };
}

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly createdAt: Date;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);

/**
 * An empty tagged PDF. Writes its own metadata, because the library's puts titles
 * into XML without escaping them.
 */
export class BookDocument extends PDFDocument {
  readonly #facts: DocumentFacts;
  readonly #faces = new Set<string>();

  constructor(facts: DocumentFacts) {
    super({
      autoFirstPage: false,
      margin: 0,
      pdfVersion: '1.7',
      lang: facts.language,
      tagged: true,
      displayTitle: true,
      ...SPREADS,
      info: {
        Title: facts.title,
        Author: facts.author,
        Creator: TOOL,
        Producer: TOOL,
        CreationDate: facts.createdAt,
        ModDate: facts.createdAt,
      },
    });
    this.#facts = facts;
  }

  /** Makes a face of the press, by its key, the current one. */
  useFace(key: string, sizePt: number): void {
    if (!this.#faces.has(key)) {
      this.#faces.add(key);
      // The library takes an opened font too, which its types do not say.
      this.registerFont(key, openForEmbedding(key) as unknown as string);
    }
    this.font(key, sizePt);
  }

  /** Bookmarks are there to be opened; a picture book does not begin with them open. */
  override endOutline(): void {
    super.endOutline();
    (this as unknown as Catalogue)._root.data.PageMode = 'UseNone';
  }

  /** Called by the library while it closes the document. */
  _addInfo(): void {
    const { title, author, language, createdAt } = this.#facts;
    const at = `${createdAt.toISOString().slice(0, 19)}Z`;
    this.appendXML(`<rdf:Description rdf:about=""
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
<xmp:CreatorTool>${TOOL}</xmp:CreatorTool>
<pdf:Producer>${TOOL}</pdf:Producer>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`);
  }
}
