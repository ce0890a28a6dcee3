import { type DocumentFacts, PressDocument } from './press-document.ts';

// Odd pages on the right: the cover stands alone, as in the bound book.
const SPREADS: object = { pageLayout: 'twoPageRight' };

interface Catalogue {
  readonly _root: { readonly data: Record<string, unknown> };
}

/** An empty tagged PDF for reading on screens; says of itself that it keeps PDF/UA-1 (ISO 14289-1, 5). */
export class BookDocument extends PressDocument {
  constructor(facts: DocumentFacts) {
    super(facts, { pdfVersion: '1.7', tagged: true, displayTitle: true, ...SPREADS });
  }

  /** Bookmarks are there to be opened; a picture book does not begin with them open. */
  override endOutline(): void {
    super.endOutline();
    (this as unknown as Catalogue)._root.data.PageMode = 'UseNone';
  }

  override _addInfo(): void {
    super._addInfo();
    this.appendXML(`<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`);
  }
}
