import { finalImageField, finalTextField, type PageFields } from '@bramblebook/contract/book';
import { PAGE } from '@bramblebook/contract/page-numbers';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { type SharedBook, shareApi } from '@bramblebook/contract/shares';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { queryOf } from '../../api/query-client.ts';
import { useQuery } from '../../api/use-query.ts';
import { LoadingPage, PageMessage } from '../../book/book-gate.tsx';
import { BookPage } from '../../book/book-page.tsx';
import { PICTURE_SIZES } from '../../book/picture-sizes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTitle } from '../../ui/use-title.ts';

/** How often an open page asks whether the link still stands, in ms. */
const ASK_EVERY_MS = 60_000;

/** The beginning of a book, for whoever was sent its link. */
const SharedPage = ({ params: { token } }: { params: { token: string } }) => {
  useTitle('A story book to look into');
  const isHydrated = useHydrated();
  const { data, error } = useQuery({
    ...queryOf(shareApi.see, { params: { token } }),
    enabled: isHydrated,
    refetchInterval: ASK_EVERY_MS,
  });
  if (error instanceof ApiError && error.status === 404) return <TakenBack />;
  if (data) return <Shared book={data} />;
  if (error) return <PageMessage title="That did not work">{sentenceOf(error)}</PageMessage>;
  return <LoadingPage label="Opening the book" />;
};

const TakenBack = () => (
  <PageMessage
    title="This link leads nowhere any more"
    actions={<ButtonLink href={screenPath('landing')}>See how such books are made</ButtonLink>}
  >
    Whoever shared the book has taken the link back, or the address is not complete.
  </PageMessage>
);

/** What is known of the book, as pages are drawn from. */
const fieldsOf = ({ pages }: SharedBook): PageFields =>
  Object.fromEntries(
    pages.flatMap(({ page, text, pictureUrl }) => [
      [finalImageField(page), pictureUrl],
      [finalTextField(page), text],
    ]),
  );

const Shared = ({ book }: { readonly book: SharedBook }) => {
  const { firstName, title, pages, layout } = book;
  const drawn = { ...fieldsOf(book), status: 'preview_ready' } as const;
  const story = pages.filter(({ page }) => page !== PAGE.frontCover);
  return (
    <div className="wrap grid gap-12 py-8 sm:gap-16 sm:py-12">
      <section className="on-dark grid items-center gap-8 rounded-xl bg-bramble p-6 text-paper-ink shadow-lifted sm:grid-cols-[minmax(0,20rem)_1fr] sm:gap-12 sm:p-10">
        <BookPage
          book={drawn}
          page={PAGE.frontCover}
          layout={layout}
          sizes={PICTURE_SIZES.shared}
          wordsBelow="never"
          eager
          className="[&>div]:rounded-r-md [&>div]:shadow-book"
        />
        <div className="grid gap-3">
          <p className="font-serif text-honey text-xl">{firstName} has a book</p>
          <h1 className="text-4xl sm:text-5xl">{title ?? `${firstName}'s Story Book`}</h1>
          <p className="text-lg">
            Its first pages are here to look at, painted for {firstName} alone.
          </p>
        </div>
      </section>
      <section aria-label="The first pages" className="grid gap-8 md:grid-cols-3">
        {story.map(({ page }) => (
          <BookPage
            key={page}
            book={drawn}
            page={page}
            layout={layout}
            sizes={PICTURE_SIZES.sharedStory}
            className="[&>div]:shadow-book"
          />
        ))}
      </section>
      <section className="grid justify-items-center gap-4 text-center">
        <h2 className="text-3xl">Who is the hero at your home?</h2>
        <p className="max-w-xl text-ink-soft text-lg">
          A name, an idea and a photo are all it takes. The first pages are free.
        </p>
        <ButtonLink href={screenPath('createBook')} size="large">
          Create a book
        </ButtonLink>
      </section>
    </div>
  );
};

export default SharedPage;
