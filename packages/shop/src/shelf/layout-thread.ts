/** Lays books out in a thread of its own; the exported function is the pool's task. */
import type { BookLayout } from '@bramblebook/contract/book-layout';
import type { Story } from '@bramblebook/contract/story';
import { layoutHash } from '@bramblebook/press/layout-hash';
import { type BookToPress, layOutBook } from '@bramblebook/press/press-book';

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
