import type { PageLayout, TextBlock, TextRun } from '@bramblebook/contract/book-layout';
import { BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { useMemo } from 'react';
import { familyOf } from './book-fonts.ts';
import { placeRuns, type Stretch, splitAt } from './lit-words.tsx';

const MM_PER_PT = 25.4 / 72;

/** The part of a run that is lit, as offsets into the run; null where none is. */
const litIn = (run: TextRun, from: number | undefined, lit: Stretch | null): Stretch | null => {
  if (!lit || from === undefined) return null;
  const start = Math.max(0, lit.start - from);
  const end = Math.min(run.text.length, lit.end - from);
  return end > start ? { start, end } : null;
};

/** Dark letters on honey, whatever colours the page has. */
const LIT = { fill: 'var(--color-ink)', stroke: 'var(--color-honey)', paintOrder: 'stroke' };

const RunWords = ({ run, lit }: { run: TextRun; lit: Stretch | null }) => {
  const [before, spoken, after] = splitAt(run.text, lit);
  if (!spoken) return run.text;
  return (
    <>
      {before}
      <tspan data-lit {...LIT} strokeWidth={run.sizePt * MM_PER_PT * 0.34} strokeLinejoin="round">
        {spoken}
      </tspan>
      {after}
    </>
  );
};

const Run = ({
  run,
  baselineMm,
  lit,
}: {
  run: TextRun;
  baselineMm: number;
  lit: Stretch | null;
}) => (
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
    <RunWords run={run} lit={lit} />
  </text>
);

type LitOf = (run: TextRun) => Stretch | null;

const Block = ({ block, litOf }: { block: TextBlock; litOf: LitOf }) => (
  <g fill="currentColor" color={block.colour}>
    {block.lines.map((line) =>
      line.runs.map((run) => (
        <Run
          key={`${line.baselineMm} ${run.xMm}`}
          run={run}
          baselineMm={line.baselineMm}
          lit={litOf(run)}
        />
      )),
    )}
  </g>
);

/** Paper over the picture: what the press does not let be seen of it. */
const Shapes = ({ layout }: { layout: PageLayout }) =>
  layout.shapes?.map(({ path, fill }) => (
    <path key={path} d={path} fill={fill} fillRule="evenodd" />
  ));

const UNLIT: LitOf = () => null;

/** What is printed over a page's picture, in an SVG whose units are mm of the bleed square. */
export const PrintedMarks = ({
  layout,
  litOf = UNLIT,
}: {
  readonly layout: PageLayout;
  readonly litOf?: LitOf;
}) => (
  <>
    <Shapes layout={layout} />
    {layout.blocks.map((block) => (
      <Block key={`${block.role}-${block.lines[0]?.baselineMm}`} block={block} litOf={litOf} />
    ))}
  </>
);

/**
 * The paper and the words printed on a page, at the press's own positions, in mm over the trimmed
 * page. They can be selected; readers of the screen get them as one text instead. `lit` are those
 * of `words` that are being spoken.
 */
export const PageText = ({
  layout,
  words,
  lit,
}: {
  layout: PageLayout;
  words: string;
  lit: Stretch | null;
}) => {
  const places = useMemo(() => placeRuns(words, layout), [words, layout]);
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full select-text"
      viewBox={`${BLEED_MM} ${BLEED_MM} ${TRIM_MM} ${TRIM_MM}`}
    >
      <PrintedMarks layout={layout} litOf={(run) => litIn(run, places.get(run), lit)} />
    </svg>
  );
};

/** Small words that nobody misses who can read the large ones beside them. */
const BESIDE_THE_POINT: readonly TextBlock['role'][] = ['subtitle', 'author', 'label'];

/** Page width below which the page's smallest words fall under 13 px. */
export const readableFromPx = (layout: PageLayout): number => {
  const sizes = layout.blocks
    .filter(({ role, lines }) => lines.length > 0 && !BESIDE_THE_POINT.includes(role))
    .map((block) => block.sizePt);
  return sizes.length === 0 ? 0 : (13 * TRIM_MM) / (Math.min(...sizes) * MM_PER_PT);
};
