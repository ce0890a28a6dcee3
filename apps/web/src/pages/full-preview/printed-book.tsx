import type { Book } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { BookPage } from '../../book/book-page.tsx';
import { useBookLayout } from '../../book/use-book.ts';

/** The cover as the printer wraps it: back, spine, front. */
export const PrintedBook = ({ book }: { readonly book: Book }) => {
  const layout = useBookLayout(book.id);
  const page = { book, layout, sizes: 'min(50vw, 32rem)', wordsBelow: 'never' } as const;
  return (
    <section aria-labelledby="printed" className="wrap grid gap-6">
      <div className="grid max-w-2xl gap-2">
        <h2 id="printed" className="text-3xl">
          In print
        </h2>
        <p className="text-ink-soft text-lg">
          The cover laid flat, back and front; a book this thin has no title on its spine. It is 8.5
          inches square, softcover or hardcover, and every page is printed right to its edge.
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-5xl grid-cols-[1fr_clamp(0.75rem,2.2vw,1.5rem)_1fr] overflow-hidden rounded-sm shadow-book">
        <BookPage {...page} page={PAGE.backCover} />
        <div
          aria-hidden="true"
          className="bg-bramble bg-linear-to-r from-bramble/70 via-white/15 to-bramble/70"
        />
        <BookPage {...page} page={PAGE.frontCover} />
      </div>
    </section>
  );
};
