import type { PageLayout, TextBlock, TextRun } from '@bramblebook/contract/book-layout';
import { BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { familyOf } from './book-fonts.ts';

const MM_PER_PT = 25.4 / 72;

const Run = ({ run, baselineMm }: { run: TextRun; baselineMm: number }) => (
  <text
    x={run.xMm}
    y={baselineMm}
    direction={run.direction}
    // `xMm` is the left edge: where right-to-left text ends.
    textAnchor={run.direction === 'rtl' ? 'end' : 'start'}
    textLength={run.widthMm}
    lengthAdjust="spacingAndGlyphs"
    fontFamily={familyOf(run.font)}
    fontSize={run.sizePt * MM_PER_PT}
    // A face that has no bold is made heavier by an outline.
    {...(run.strokeMm > 0 && { stroke: 'currentColor', strokeWidth: run.strokeMm })}
    xmlSpace="preserve"
  >
    {run.text}
  </text>
);

const Block = ({ block }: { block: TextBlock }) => (
  <g fill="currentColor" color={block.colour}>
    {block.lines.map((line) =>
      line.runs.map((run) => (
        <Run key={`${line.baselineMm} ${run.xMm}`} run={run} baselineMm={line.baselineMm} />
      )),
    )}
  </g>
);

/** Paper over the picture: what the press does not let be seen of it. */
const Shapes = ({ layout }: { layout: PageLayout }) =>
  layout.shapes?.map(({ path, fill }) => (
    <path key={path} d={path} fill={fill} fillRule="evenodd" />
  ));

/** What is printed over a page's picture, in an SVG whose units are mm of the bleed square. */
export const PrintedMarks = ({ layout }: { readonly layout: PageLayout }) => (
  <>
    <Shapes layout={layout} />
    {layout.blocks.map((block) => (
      <Block key={`${block.role}-${block.lines[0]?.baselineMm}`} block={block} />
    ))}
  </>
);

/**
 * The paper and the words printed on a page, at the press's own positions, in mm over the trimmed
 * page. They can be selected; readers of the screen get them as one text instead.
 */
export const PageText = ({ layout }: { layout: PageLayout }) => (
  <svg
    aria-hidden="true"
    className="absolute inset-0 size-full select-text"
    viewBox={`${BLEED_MM} ${BLEED_MM} ${TRIM_MM} ${TRIM_MM}`}
  >
    <PrintedMarks layout={layout} />
  </svg>
);

/** All words of a page as one text, block after block. */
export const wordsOf = (layout: PageLayout): string =>
  layout.blocks
    .map((block) => block.text)
    .filter(Boolean)
    .join('\n');

/** Small words that nobody misses who can read the large ones beside them. */
const BESIDE_THE_POINT: readonly TextBlock['role'][] = ['subtitle', 'author', 'label'];

/** Page width below which the page's smallest words fall under 13 px. */
export const readableFromPx = (layout: PageLayout): number => {
  const sizes = layout.blocks
    .filter(({ role, lines }) => lines.length > 0 && !BESIDE_THE_POINT.includes(role))
    .map((block) => block.sizePt);
  return sizes.length === 0 ? 0 : (13 * TRIM_MM) / (Math.min(...sizes) * MM_PER_PT);
};
