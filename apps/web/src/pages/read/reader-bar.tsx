import { type Book, bookTitle, isComplete } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import {
  ALargeSmall,
  BookDown,
  Download,
  HardDriveDownload,
  Maximize,
  Minimize,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { urlOf } from '../../api/send.ts';
import { canKeepBooks } from '../../session/kept-books.ts';
import { later } from '../../ui/later.tsx';

const KeepDialog = later(async () => (await import('./keep/keep-dialog.tsx')).KeepDialog);

const TOOL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 hover:bg-white/12 aria-pressed:bg-white/20';

/** The reader's upper edge: the way back, the title, and what can be done with the book. */
export const ReaderBar = ({
  book,
  root,
  zoomed,
  onZoom,
  onWays,
}: {
  readonly book: Book;
  readonly root: RefObject<HTMLElement | null>;
  readonly zoomed: boolean;
  readonly onZoom: () => void;
  readonly onWays: () => void;
}) => (
  <div className="flex flex-wrap items-center justify-between gap-1 px-2 py-2 sm:px-5">
    <Link href={screenPath('dashboard')} className={TOOL} aria-label="Close the book">
      <X className="size-5" aria-hidden="true" />
    </Link>
    <h1 className="min-w-0 truncate px-2 font-normal text-lg max-sm:order-last max-sm:basis-full sm:mr-auto sm:flex-1 sm:text-xl">
      {book.title ?? bookTitle(book)}
    </h1>
    <Tool label="Ways to read" onClick={onWays}>
      <ALargeSmall className="size-5.5" aria-hidden="true" />
    </Tool>
    <Tool label="Zoom" pressed={zoomed} onClick={onZoom}>
      {zoomed ? (
        <ZoomOut className="size-5" aria-hidden="true" />
      ) : (
        <ZoomIn className="size-5" aria-hidden="true" />
      )}
    </Tool>
    <FullScreen root={root} />
    {isComplete(book) && (
      <>
        <Keep book={book} />
        <Edition bookId={book.id} edition="pdf" />
        <Edition bookId={book.id} edition="epub" />
      </>
    )}
  </div>
);

const Keep = ({ book }: { readonly book: Book }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!canKeepBooks()) return null;
  return (
    <>
      <Tool label="Take the book along" onClick={() => setIsOpen(true)}>
        <HardDriveDownload className="size-5" aria-hidden="true" />
      </Tool>
      {isOpen && <KeepDialog book={book} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const EDITIONS = {
  pdf: { name: 'PDF', Icon: Download },
  epub: { name: 'EPUB', Icon: BookDown },
} as const;

const Edition = ({ bookId, edition }: { bookId: string; edition: keyof typeof EDITIONS }) => {
  const { name, Icon } = EDITIONS[edition];
  return (
    <a
      href={urlOf(bookApi[edition], { params: { bookId } })}
      download
      className={TOOL}
      aria-label={`Download the ${name}`}
      title={`Download the ${name}`}
    >
      <Icon className="size-5" aria-hidden="true" />
      <span className="max-sm:hidden" aria-hidden="true">
        {name}
      </span>
    </a>
  );
};

const Tool = ({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  /** Of what is on or off. */
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={() => {
      // What opens over the page would not be seen over the whole screen.
      if (pressed === undefined && document.fullscreenElement) document.exitFullscreen();
      onClick();
    }}
    className={TOOL}
  >
    {children}
  </button>
);

const FullScreen = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const listener = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', listener);
    return () => document.removeEventListener('fullscreenchange', listener);
  }, []);
  // Phones that cannot do it for a page do not get the button.
  if (!document.fullscreenEnabled) return null;
  return (
    <Tool
      label="Full screen"
      pressed={full}
      onClick={() => (full ? document.exitFullscreen() : root.current?.requestFullscreen())}
    >
      {full ? (
        <Minimize className="size-5" aria-hidden="true" />
      ) : (
        <Maximize className="size-5" aria-hidden="true" />
      )}
    </Tool>
  );
};
