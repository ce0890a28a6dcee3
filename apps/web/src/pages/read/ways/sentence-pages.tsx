import type { Book } from '@bramblebook/contract/book';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { pageName } from '@bramblebook/contract/page-names';
import { wordsOnPage } from '@bramblebook/contract/page-words';
import { type LitStretch, LitWords, type Stretch } from '../../../book/lit-words.tsx';
import { sentencesOf } from '../aloud/sentences.ts';

/** The open pages as lists: what the picture shows, then every sentence by itself, large. */
export const SentencePages = ({
  book,
  layout,
  pages,
  lit,
}: {
  readonly book: Book;
  readonly layout: BookLayout | null | undefined;
  readonly pages: readonly number[];
  readonly lit: LitStretch | null;
}) => (
  <div className="mx-auto grid w-full max-w-[42rem] gap-10 self-start px-5 py-6">
    {pages.map((page) => (
      <section key={page} aria-label={pageName(page)} className="grid gap-4">
        <h2 className="text-honey text-xl">{pageName(page)}</h2>
        <PictureInWords alt={layout?.pages.find((one) => one.page === page)?.alt} />
        <ol className="grid gap-4 text-2xl leading-relaxed [font-family:var(--reading-face,var(--font-serif))]">
          {sentencesIn(wordsOnPage(book, layout, page), layout?.language ?? 'en').map(
            ({ text, ...at }) => (
              <li key={at.start}>
                <LitWords text={text} lit={litWithin(at, lit?.page === page ? lit : null)} />
              </li>
            ),
          )}
        </ol>
      </section>
    ))}
  </div>
);

const PictureInWords = ({ alt }: { readonly alt: string | undefined }) =>
  alt ? <p className="text-paper-ink/85">In the picture: {alt}</p> : null;

const sentencesIn = (words: string, language: string) =>
  sentencesOf(words, language).map(({ start, end }) => ({
    start,
    end,
    text: words.slice(start, end),
  }));

/** What is lit of a sentence, as offsets into it. */
const litWithin = ({ start, end }: Stretch, lit: Stretch | null): Stretch | null => {
  if (!lit || lit.end <= start || lit.start >= end) return null;
  return { start: Math.max(0, lit.start - start), end: Math.min(end, lit.end) - start };
};
