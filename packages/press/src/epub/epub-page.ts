import type { PageLayout, TextBlock, TextRole } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM, BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { pageName } from '@bramblebook/contract/page-names';
import { PT_MM } from '../layout/place-line.ts';
import { escapeXml } from '../xml.ts';
import { type LineWord, type ReadLine, readLines, type WordPart } from './line-words.ts';

/** Side of a page, in CSS px. */
export const PAGE_PX = 1080;
const PX_PER_MM = PAGE_PX / TRIM_MM;
/** Height of the strut that carries a line's baseline, in ems. */
const STRUT_EM = 2;

const px = (mm: number): string => `${Math.round(mm * PX_PER_MM * 100) / 100}px`;
const fromTrim = (mm: number): string => px(mm - BLEED_MM);

const ELEMENT: Record<TextRole, string> = {
  title: 'h1',
  heading: 'h2',
  label: 'h3',
  subtitle: 'p',
  author: 'p',
  imprint: 'p',
  dedication: 'p',
  story: 'p',
  closing: 'p',
  body: 'p',
};

export const pageFile = (page: number): string => `page-${String(page).padStart(2, '0')}.xhtml`;
export const pictureFile = (page: number): string =>
  `pictures/${String(page).padStart(2, '0')}.jpg`;
/** Class of a face in the style sheet. */
const faceClass = (font: string): string => `f-${font}`;

const fontStyle = ({ run }: WordPart, sizePt: number): string => {
  const size = run.sizePt === sizePt ? '' : `font-size:${px(run.sizePt * PT_MM)};`;
  const stroke = run.strokeMm > 0 ? `-webkit-text-stroke:${px(run.strokeMm)};` : '';
  return size + stroke;
};

const partMarkup = (part: WordPart, sizePt: number): string => {
  const style = fontStyle(part, sizePt);
  return `<span class="${faceClass(part.run.font)}"${style && ` style="${style}"`}>${escapeXml(part.text)}</span>`;
};

/** The drop cap within its word: on the page it stands free, in the text it is the word's first letter. */
const capMarkup = ({ cap, line }: ReadLine, sizePt: number): string => {
  if (!cap) return '';
  const size = cap.run.sizePt * PT_MM;
  const left = cap.run.xMm - (line.runs[0]?.xMm ?? 0);
  const top = cap.line.baselineMm - STRUT_EM * size - (line.baselineMm - STRUT_EM * sizePt * PT_MM);
  const style = `left:${px(left)};top:${px(top)};font-size:${px(size)}`;
  return `<span class="cap ${faceClass(cap.run.font)}" style="${style}">${escapeXml(cap.run.text)}</span>`;
};

const lineMarkup = (read: ReadLine, block: TextBlock, nextId: () => string): string => {
  const { line, words } = read;
  const left = Math.min(...line.runs.map(({ xMm }) => xMm));
  const top = line.baselineMm - STRUT_EM * block.sizePt * PT_MM;
  const wordMarkup = ({ parts, spaced }: LineWord, i: number): string => {
    const cap = i === 0 ? capMarkup(read, block.sizePt) : '';
    const letters = parts.map((part) => partMarkup(part, block.sizePt)).join('');
    const [first] = parts;
    const space = spaced && first ? `<span class="${faceClass(first.run.font)}"> </span>` : '';
    return `<span class="w" id="${nextId()}">${cap}${letters}</span>${space}`;
  };
  return `<span class="l" style="left:${fromTrim(left)};top:${fromTrim(top)}">${words.map(wordMarkup).join('')}</span>`;
};

const blockMarkup = (block: TextBlock, level: string, nextId: () => string): string => {
  const style = `color:${block.colour};font-size:${px(block.sizePt * PT_MM)}`;
  const lines = readLines(block).map((line) => lineMarkup(line, block, nextId));
  return `<${level} dir="${block.direction}" style="${style}">${lines.join('')}</${level}>`;
};

/** One page as XHTML: picture, paper, then the words in reading order, a span each. */
export const pageMarkup = (page: PageLayout, language: string): string => {
  let words = 0;
  const nextId = (): string => `w${++words}`;
  const { xMm, yMm, sideMm } = page.picture ?? { xMm: 0, yMm: 0, sideMm: BLEED_BOX_MM };
  const place = `left:${fromTrim(xMm)};top:${fromTrim(yMm)};width:${px(sideMm)};height:${px(sideMm)}`;
  const hidden = page.alt ? '' : ' role="presentation"';
  const shapes = page.shapes
    ?.map(({ path, fill }) => `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`)
    .join('');
  const paper = shapes
    ? `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="${BLEED_MM} ${BLEED_MM} ${TRIM_MM} ${TRIM_MM}">${shapes}</svg>\n`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<title>${escapeXml(pageName(page.page))}</title>
<meta name="viewport" content="width=${PAGE_PX}, height=${PAGE_PX}"/>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
<main>
<img src="${pictureFile(page.page)}" alt="${escapeXml(page.alt)}"${hidden} style="${place}"/>
${paper}${page.blocks.map((block) => blockMarkup(block, ELEMENT[block.role], nextId)).join('\n')}
</main>
</body>
</html>
`;
};

/** Every page's style sheet: the faces, and the strut on which a line's baseline rests whatever its face. */
export const styleSheet = (
  faces: readonly { readonly key: string; readonly file: string }[],
): string =>
  `${faces.map(({ key, file }) => `@font-face{font-family:"${key}";src:url("${file}")}\n.${faceClass(key)}{font-family:"${key}",serif}`).join('\n')}
html,body{margin:0;padding:0}
main{position:relative;width:${PAGE_PX}px;height:${PAGE_PX}px;overflow:hidden;background:#fff}
img{position:absolute;display:block}
svg{position:absolute;left:0;top:0;width:${PAGE_PX}px;height:${PAGE_PX}px}
h1,h2,h3,p{margin:0;font-weight:normal;line-height:0}
.l,.cap{position:absolute;white-space:pre;line-height:0}
.l::before,.cap::before{content:"";display:inline-block;height:${STRUT_EM}em;width:0}
`;
