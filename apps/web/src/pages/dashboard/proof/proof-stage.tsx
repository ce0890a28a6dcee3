import type { Book } from '@bramblebook/contract/book';
import { pageName } from '@bramblebook/contract/page-names';
import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import type { PrintProof } from '@bramblebook/contract/print-proof';
import { type ReactNode, useState } from 'react';
import { Arrow } from '../../../book/page-arrows.tsx';
import { isCover } from '../../../book/spread.tsx';
import { pagesIn, singlesOf, spreadsOf, spreadWith } from '../../../book/spreads.ts';
import { useMedia } from '../../../book/use-media.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProofSheet, type ProofView } from './proof-sheet.tsx';

const Toggle = ({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={() => onChange(!on)}
    className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-line-strong bg-sheet px-4 font-semibold text-[0.9375rem] aria-pressed:border-ink aria-pressed:bg-paper"
  >
    {children}
  </button>
);

/** A sample of a line, beside the words that say what it is. */
const Swatch = ({ look }: { look: string }) => (
  <span aria-hidden="true" className={classNames('h-4 w-5 rounded-xs border-2', look)} />
);

const MarginsLegend = ({ bleedMm }: { bleedMm: number }) => (
  <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-[0.9375rem] text-ink-soft">
    <li className="flex items-center gap-2">
      <Swatch look="border-ink" /> Here it is cut; the {bleedMm.toFixed(1)} mm beyond are cut away
    </li>
    <li className="flex items-center gap-2">
      <Swatch look="border-leaf border-dashed" /> All words stay inside
    </li>
  </ul>
);

/** The book to leaf through as it will be printed, with the name marked and, if wanted, trim and safety margin. */
export const ProofStage = ({
  book,
  proof,
  place,
  onPlace,
}: {
  readonly book: Book;
  readonly proof: PrintProof;
  /** Page that is looked at, and its neighbour where there is room. */
  readonly place: number;
  readonly onPlace: (page: number) => void;
}) => {
  const [view, setView] = useState<ProofView>({ names: true, margins: false });
  const wide = useMedia('(min-width: 48rem)');
  const spreads = (wide ? spreadsOf : singlesOf)(ALL_PAGES);
  const index = spreadWith(spreads, place);
  const shown = pagesIn(spreads[index] ?? { left: null, right: 1 });
  const go = (to: number) => {
    const first = spreads[to] && pagesIn(spreads[to])[0];
    if (first !== undefined) onPlace(first);
  };
  return (
    <section aria-label="Pages" className="grid content-start gap-4">
      <div className="flex flex-wrap justify-center gap-2.5">
        <Toggle on={view.names} onChange={(names) => setView({ ...view, names })}>
          <Swatch look="border-berry" /> Mark the name
        </Toggle>
        <Toggle on={view.margins} onChange={(margins) => setView({ ...view, margins })}>
          <Swatch look="border-ink" /> Trim and safety margin
        </Toggle>
      </div>
      <div className="-mx-3 rounded-lg bg-paper-deep p-3 sm:mx-0 sm:p-6">
        <div
          className={classNames(
            'mx-auto grid drop-shadow-lg',
            shown.length === 2 && (view.margins ? 'grid-cols-2 gap-4' : 'grid-cols-2'),
            wide && shown.length === 1 && 'w-1/2',
          )}
        >
          {shown.map((page) => (
            <ProofSheet
              key={page}
              book={book}
              proof={proof}
              page={page}
              view={view}
              width={wide ? 1200 : 768}
            />
          ))}
        </div>
      </div>
      {view.margins && <MarginsLegend bleedMm={proof.printer.bleedMm} />}
      <div className="flex items-center justify-center gap-3">
        <Arrow way="previous" disabled={index === 0} onClick={() => go(index - 1)} />
        <p aria-live="polite" className="min-w-48 text-center text-ink-soft">
          {shown.map(pageName).join(' · ')}
          {shown.some(isCover) ? ', on the cover' : ''}
        </p>
        <Arrow way="next" disabled={index === spreads.length - 1} onClick={() => go(index + 1)} />
      </div>
    </section>
  );
};
