import type { Book } from '@bramblebook/contract/book';
import type { PageLayout } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { pageName } from '@bramblebook/contract/page-names';
import { wordsOf } from '@bramblebook/contract/page-words';
import type { PrintProof, ProofBox, ProofPage } from '@bramblebook/contract/print-proof';
import { useBookFonts } from '../../../book/book-fonts.ts';
import { pictureAt, pictureOf } from '../../../book/page-picture.ts';
import { PrintedMarks } from '../../../book/page-text.tsx';

/** What is shown of a page beside the page itself. */
export interface ProofView {
  readonly names: boolean;
  /** The whole sheet: where the knife goes, and what text keeps away from. */
  readonly margins: boolean;
}

const WHOLE_SHEET = { xMm: 0, yMm: 0, sideMm: BLEED_BOX_MM };
const boxPath = ({ xMm, yMm, widthMm, heightMm }: ProofBox): string =>
  `M${xMm} ${yMm}h${widthMm}v${heightMm}h${-widthMm}Z`;
const SHEET_PATH = `M0 0H${BLEED_BOX_MM}V${BLEED_BOX_MM}H0Z`;

/** A line that can be seen on any picture: white under its own colour. */
const Outline = ({ path, ...line }: { path: string; className: string; dash?: string }) => (
  <g fill="none" className={line.className}>
    <path d={path} className="stroke-white" strokeWidth={4} vectorEffect="non-scaling-stroke" />
    <path
      d={path}
      stroke="currentColor"
      strokeWidth={2}
      strokeDasharray={line.dash}
      vectorEffect="non-scaling-stroke"
    />
  </g>
);

const Margins = ({ trim, safe }: ProofPage) => (
  <>
    <path d={SHEET_PATH + boxPath(trim)} fillRule="evenodd" className="fill-paper/60" />
    <Outline path={boxPath(safe)} className="text-leaf" dash="6 5" />
    <Outline path={boxPath(trim)} className="text-ink" />
  </>
);

/** Around a name's letters, so that the outline touches none of them. */
const AROUND_MM = 0.8;
const around = ({ xMm, yMm, widthMm, heightMm }: ProofBox): ProofBox => ({
  xMm: xMm - AROUND_MM,
  yMm: yMm - AROUND_MM,
  widthMm: widthMm + 2 * AROUND_MM,
  heightMm: heightMm + 2 * AROUND_MM,
});

/** What is said of a page to those who cannot see its marks. */
const toldOf = (layout: PageLayout, { names }: ProofPage, name: string): string => {
  const words = wordsOf(layout);
  if (names === 0) return words;
  return `${words}\n${name} stands here ${names === 1 ? 'once' : `${names} times`}.`;
};

/** One page as it will be printed: cut at the trim, or with all that the printer cuts away. */
export const ProofSheet = ({
  book,
  proof,
  page,
  view,
  width,
}: {
  readonly book: Book;
  readonly proof: PrintProof;
  readonly page: number;
  readonly view: ProofView;
  /** Of the picture that is loaded, in px. */
  readonly width: 768 | 1200;
}) => {
  const layout = proof.layout.pages.find((one) => one.page === page);
  const marked = proof.pages.find((one) => one.page === page);
  const drawn = useBookFonts(layout);
  const url = pictureOf(book, page);
  if (!layout || !marked) return null;
  const { trim } = marked;
  const { xMm, yMm, sideMm } = layout.picture ?? WHOLE_SHEET;
  const shown = view.margins
    ? [0, 0, BLEED_BOX_MM, BLEED_BOX_MM]
    : [trim.xMm, trim.yMm, trim.widthMm, trim.heightMm];
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={layout.alt || pageName(page)}
        viewBox={shown.join(' ')}
        className="block aspect-square w-full bg-paper"
      >
        {url && (
          <image href={pictureAt(url, width)} x={xMm} y={yMm} width={sideMm} height={sideMm} />
        )}
        {drawn && <PrintedMarks layout={layout} />}
        {view.names &&
          marked.nameMarks.map((box) => (
            <Outline
              key={`${box.xMm} ${box.yMm}`}
              path={boxPath(around(box))}
              className="text-berry"
            />
          ))}
        {view.margins && <Margins {...marked} />}
      </svg>
      <figcaption className="sr-only">{toldOf(layout, marked, proof.name)}</figcaption>
    </figure>
  );
};
