import { bookTitle } from '@bramblebook/contract/book';
import { StyleArt } from '../../book/style-swatch.tsx';
import { READING_AGE_LABELS } from '../../content/wizard-texts.ts';
import { BrandMark } from '../../site/brand-mark.tsx';
import type { Draft } from './draft.ts';

/** The book as it grows beside the steps on wide screens: it only decorates, the summary says it all. */
export const CoverSoFar = ({ draft }: { readonly draft: Draft }) => {
  const name = draft.childName.trim();
  return (
    <div aria-hidden="true" className="relative hidden self-start lg:sticky lg:top-28 lg:block">
      <div className="absolute inset-y-[1%] -right-2 w-3 rounded-r-sm bg-sheet shadow-paper [background-image:repeating-linear-gradient(90deg,transparent_0_2px,var(--color-line)_2px_3px)]" />
      <div className="relative aspect-square overflow-hidden rounded-r-md rounded-l-sm bg-bramble shadow-book">
        <StyleArt
          key={draft.artStyle}
          artStyle={draft.artStyle}
          className="absolute inset-0 size-full animate-fade"
        />
        <div className="absolute inset-x-[12%] top-[10%] grid min-h-24 content-center gap-2 rounded-sm bg-sheet/95 px-4 py-4 text-center">
          {name ? (
            <p className="break-words font-semibold font-serif text-2xl leading-tight">
              {bookTitle({ childName: name })}
            </p>
          ) : (
            <>
              <span className="mx-auto h-3 w-4/5 rounded-full bg-ink/12" />
              <span className="mx-auto h-3 w-1/2 rounded-full bg-ink/12" />
            </>
          )}
        </div>
        {draft.step >= 3 && (
          <p className="absolute inset-x-0 bottom-[6%] mx-auto w-fit animate-rise rounded-full bg-sheet/95 px-3 py-1 font-semibold text-sm">
            {READING_AGE_LABELS[draft.readingAge].label}
          </p>
        )}
        <span className="absolute inset-y-0 left-0 w-[6%] border-white/20 border-r bg-bramble/35" />
        <BrandMark className="absolute bottom-[5%] left-[9%] size-6" />
      </div>
    </div>
  );
};
