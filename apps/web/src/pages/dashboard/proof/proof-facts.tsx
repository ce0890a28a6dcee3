import { formatCents } from '@bramblebook/contract/money';
import { formatLabel } from '@bramblebook/contract/order';
import { pageName } from '@bramblebook/contract/page-names';
import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PrintProof } from '@bramblebook/contract/print-proof';
import type { ReactNode } from 'react';

type Go = (page: number) => void;

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1.5 border-line border-t pt-4 first:border-t-0 first:pt-0">
    <dt className="text-[0.9375rem] text-ink-soft">{title}</dt>
    <dd className="grid gap-2">{children}</dd>
  </div>
);

const quietLink = 'min-h-6 justify-self-start text-left underline underline-offset-3';

const NameFact = ({ proof, onGo }: { proof: PrintProof; onGo: Go }) => {
  const pages = proof.pages.filter(({ names }) => names > 0);
  const places = pages.reduce((sum, { names }) => sum + names, 0);
  return (
    <Fact title="The name">
      <p dir="auto" className="font-semibold font-serif text-2xl leading-snug wrap-anywhere">
        {proof.name}
      </p>
      <details>
        <summary className="min-h-6">
          Stands in {places} {places === 1 ? 'place' : 'places'} on {pages.length}{' '}
          {pages.length === 1 ? 'page' : 'pages'}
        </summary>
        <ul className="grid gap-x-4 gap-y-1 pt-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {pages.map(({ page, names }) => (
            <li key={page}>
              <button type="button" onClick={() => onGo(page)} className={quietLink}>
                {pageName(page)}
                {names > 1 && ` (${names}×)`}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </Fact>
  );
};

const letters = (text: string): string => text.replace(/\s/g, '');

const DedicationFact = ({ proof, onGo }: { proof: PrintProof; onGo: Go }) => {
  const { dedication } = proof;
  if (!dedication)
    return (
      <Fact title="Your dedication">
        <p>None: its page keeps a quiet ornament.</p>
      </Fact>
    );
  const { written, printed } = dedication;
  return (
    <Fact title="Your dedication, letter for letter">
      <blockquote
        dir="auto"
        className="whitespace-pre-line font-serif text-lg leading-snug wrap-anywhere"
      >
        {printed}
      </blockquote>
      {letters(written) !== letters(printed) && (
        <p className="text-[0.9375rem] text-honey-deep">
          Signs that cannot be printed are left out or put in another way.
        </p>
      )}
      <button type="button" onClick={() => onGo(PAGE.dedication)} className={quietLink}>
        See it on its page
      </button>
    </Fact>
  );
};

const PicturesFact = ({ proof: { pages, printer }, onGo }: { proof: PrintProof; onGo: Go }) => {
  const least = Math.min(...pages.map(({ ppi }) => ppi));
  const enlarged = pages.filter(({ detailPpi }) => detailPpi !== null);
  const [softest] = enlarged.toSorted((a, b) => (a.detailPpi ?? 0) - (b.detailPpi ?? 0));
  return (
    <Fact title="Sharpness of the pictures">
      <p>
        {least} dots an inch or more on every page. The printer asks for {printer.minPpi}.
      </p>
      {softest && (
        <>
          <p>
            {enlarged.length === 1 ? 'One picture was' : `${enlarged.length} pictures were`} painted
            smaller and enlarged for print, so they hold the detail of {softest.detailPpi} dots an
            inch or more: fine strokes look softer on paper than on a screen.
          </p>
          <button type="button" onClick={() => onGo(softest.page)} className={quietLink}>
            See the softest, {pageName(softest.page).toLowerCase()}
          </button>
        </>
      )}
    </Fact>
  );
};

/** 215.9 → `21.6 cm (8.5 in)`. */
const lengthOf = (mm: number): string =>
  `${(mm / 10).toFixed(1)} cm (${Number((mm / 25.4).toFixed(2))}\u00a0in)`;

const BookFact = ({ printer, order }: PrintProof) => (
  <Fact title="The book">
    <p>
      {printer.interiorPages} pages and the cover, {lengthOf(printer.trimMm)} square
    </p>
    <ul>
      {order.items.map(({ format, quantity, price }) => (
        <li key={format} className="flex justify-between gap-4">
          <span>
            {quantity}× {formatLabel(format)}
          </span>
          <span className="tabular-nums">{formatCents(quantity * price)}</span>
        </li>
      ))}
      <li className="mt-1 flex justify-between gap-4 border-line border-t pt-1 font-semibold">
        <span>Paid, shipping included</span>
        <span className="tabular-nums">{formatCents(order.totalAmount)}</span>
      </li>
    </ul>
  </Fact>
);

/** All there is to check before printing that is not to be seen on a page by itself. */
export const ProofFacts = (props: { readonly proof: PrintProof; readonly onGo: Go }) => (
  <dl className="grid content-start gap-4">
    <NameFact {...props} />
    <DedicationFact {...props} />
    <PicturesFact {...props} />
    <BookFact {...props.proof} />
  </dl>
);
