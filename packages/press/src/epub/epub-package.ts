import type { BookLayout } from '@bramblebook/contract/book-layout';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { layoutHash } from '../layout-hash.ts';
import { escapeXml } from '../xml.ts';
import { pageFile, pictureFile } from './epub-page.ts';

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** A name-based UUID (RFC 9562, version 8) of the layout: the same book has the same one. */
const uuidOf = (layout: BookLayout): string => {
  const hash = layoutHash(layout);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Schema.org's words for what the book asks of a reader (W3C EPUB Accessibility 1.1, 2.2). */
const ACCESSIBILITY = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual,visual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'alternativeText'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityHazard', 'none'],
  [
    'accessibilitySummary',
    'A picture book with fixed pages. All words are live text in reading order, every picture that tells something is described.',
  ],
] as const;

export interface EpubFont {
  readonly key: string;
  /** Name within the book's folder. */
  readonly file: string;
}

/** The package document: what the book is, what it is made of, in which order it is read. */
export const packageDocument = (
  layout: BookLayout,
  fonts: readonly EpubFont[],
  modified: Date,
): string => {
  const pages = layout.pages.map(({ page }) => page);
  const items = pages.flatMap((page) => {
    const hasPaper = (layout.pages[page - 1]?.shapes?.length ?? 0) > 0;
    const cover = page === PAGE.frontCover ? ' properties="cover-image"' : '';
    return [
      `<item id="page-${page}" href="${pageFile(page)}" media-type="application/xhtml+xml"${hasPaper ? ' properties="svg"' : ''}/>`,
      `<item id="picture-${page}" href="${pictureFile(page)}" media-type="image/jpeg"${cover}/>`,
    ];
  });
  const faces = fonts.map(
    ({ key, file }) => `<item id="font-${key}" href="${file}" media-type="font/ttf"/>`,
  );
  const order = pages.map(
    (page) =>
      `<itemref idref="page-${page}" properties="page-spread-${page % 2 === 1 ? 'right' : 'left'}"/>`,
  );
  const accessibility = ACCESSIBILITY.map(
    ([property, words]) => `<meta property="schema:${property}">${words}</meta>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${layout.language}" prefix="rendition: http://www.idpf.org/vocab/rendition/# schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuidOf(layout)}</dc:identifier>
<dc:title>${escapeXml(layout.title)}</dc:title>
<dc:creator>${escapeXml(layout.author)}</dc:creator>
<dc:publisher>${escapeXml(layout.author)}</dc:publisher>
<dc:language>${layout.language}</dc:language>
<dc:date>${modified.toISOString().slice(0, 10)}</dc:date>
<meta property="dcterms:modified">${modified.toISOString().slice(0, 19)}Z</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">auto</meta>
${accessibility.join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="book.css" media-type="text/css"/>
${items.join('\n')}
${faces.join('\n')}
</manifest>
<spine>
${order.join('\n')}
</spine>
</package>
`;
};

/** The table of contents, and the places that reading systems know by name. */
export const navigation = (
  { title, language }: BookLayout,
  contents: readonly { readonly page: number; readonly name: string }[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(title)}</title><meta name="viewport" content="width=1080, height=1080"/></head>
<body>
<nav epub:type="toc" role="doc-toc" aria-labelledby="contents"><h1 id="contents">Contents</h1>
<ol>
${contents.map(({ page, name }) => `<li><a href="${pageFile(page)}">${escapeXml(name)}</a></li>`).join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" aria-label="Landmarks" hidden="hidden">
<ol>
<li><a epub:type="cover" href="${pageFile(PAGE.frontCover)}">Cover</a></li>
<li><a epub:type="bodymatter" href="${pageFile(PAGE.firstStory)}">The story</a></li>
</ol>
</nav>
</body>
</html>
`;
