/** Lays books out in a thread of its own, where the fonts are open; the exported functions are the pool's tasks. */
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { ProofPage } from '@bramblebook/contract/print-proof';
import type { Story } from '@bramblebook/contract/story';
import { layoutHash } from '@bramblebook/press/layout-hash';
import { type BookToPress, layOutBook } from '@bramblebook/press/press-book';
import type { PrinterProfile } from '@bramblebook/press/print/printer-profile';
import { proofPages } from '@bramblebook/press/proof/proof-pages';

/** A book to lay out and, while another story comes to its pages, the one that leaves them. */
export interface LayoutWork {
  readonly book: BookToPress;
  readonly leaving: { readonly story: Story; readonly pages: readonly number[] } | null;
}

/** A layout with its fingerprint. */
export interface MadeLayout {
  readonly layout: BookLayout;
  readonly hash: string;
}

const layOut = ({ book, leaving }: LayoutWork): MadeLayout => {
  const layout = layOutBook(book);
  if (leaving) {
    const before = layOutBook({ ...book, story: leaving.story });
    layout.pages = layout.pages.map(
      (page) =>
        before.pages.find((one) => one.page === page.page && leaving.pages.includes(one.page)) ??
        page,
    );
  }
  return { layout, hash: layoutHash(layout) };
};

export default layOut;

/** A laid-out book to be looked at before it is printed. */
export interface ProofWork {
  readonly layout: BookLayout;
  readonly profile: PrinterProfile;
  readonly childName: string;
  /** Side of each page's picture as a model painted it, in px, by page number. */
  readonly paintedPx: Readonly<Record<number, number>>;
}

export const proof = ({ layout, profile, childName, paintedPx }: ProofWork): ProofPage[] =>
  proofPages(layout, { profile, name: childName, paintedPx });
