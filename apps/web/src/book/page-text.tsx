import type { PageLayout, TextBlock } from '@bramblebook/contract/book-layout';
import { BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { familyOf } from './book-fonts.ts';

const MM_PER_PT = 25.4 / 72;

const Block = ({ block }: { block: TextBlock }) => (
  <g fill={block.colour} fontSize={block.sizePt * MM_PER_PT}>
    {block.lines.map((line) => (
      <text key={line.baselineMm} y={line.baselineMm} direction={block.direction}>
        {line.runs.map((run) => (
          <tspan
            key={run.xMm}
            x={run.xMm}
            // Right-to-left text grows leftwards from its end, and `x` is always the left edge.
            textAnchor={block.direction === 'rtl' ? 'end' : 'start'}
            textLength={run.widthMm}
            lengthAdjust="spacingAndGlyphs"
            fontFamily={familyOf(run.font)}
            fontSize={run.sizePt * MM_PER_PT}
            // A face that has no bold is made heavier by an outline.
            stroke={run.strokeMm > 0 ? block.colour : 'none'}
            strokeWidth={run.strokeMm}
            xmlSpace="preserve"
          >
            {run.text}
          </tspan>
        ))}
      </text>
    ))}
  </g>
);

/**
 * The words printed on a page, at the press's own positions, in mm over the trimmed
 * page. They can be selected; readers of the screen get them as one text instead.
 */
export const PageText = ({ layout }: { layout: PageLayout }) => (
  <svg
    aria-hidden="true"
    className="absolute inset-0 size-full select-text"
    viewBox={`${BLEED_MM} ${BLEED_MM} ${TRIM_MM} ${TRIM_MM}`}
  >
    {layout.blocks.map((block) => (
      <Block key={`${block.role}-${block.lines[0]?.baselineMm}`} block={block} />
    ))}
  </svg>
);

const lineText = (block: TextBlock): string =>
  block.lines.map((line) => line.runs.map((run) => run.text).join('')).join(' ');

/** All words of a page as one text, block after block. */
export const wordsOf = (layout: PageLayout): string =>
  layout.blocks.map(lineText).filter(Boolean).join('\n');

/** Page width below which the page's smallest words fall under 14 px. */
export const readableFromPx = (layout: PageLayout): number => {
  const sizes = layout.blocks
    .filter((block) => block.lines.length > 0)
    .map((block) => block.sizePt);
  return sizes.length === 0 ? 0 : (14 * TRIM_MM) / (Math.min(...sizes) * MM_PER_PT);
};
