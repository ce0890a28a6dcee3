import { classNames } from '../ui/class-names.ts';

/**
 * Where a book's screen begins with a picture. The page puts that in by itself, before the app is
 * there (read-early.js); until then, and when the screen is opened from another one, it is paper.
 */
export const FirstPicture = ({ className }: { readonly className?: string }) => (
  <>
    <p role="status" className="sr-only">
      Opening the book
    </p>
    <div
      data-first-picture=""
      className={classNames(
        // A hair higher than the page that takes its place, which is then no larger thing to be seen.
        'relative aspect-100/101 w-full animate-shimmer overflow-hidden has-[img]:animate-none bg-paper-deep',
        className,
      )}
    />
  </>
);
