import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { ArtStyle } from '@bramblebook/contract/reading';
import { bookApi } from '@bramblebook/contract/shop-api';
import { useEffect, useState } from 'react';
import { send, urlOf } from '../api/send.ts';
import { keepPreviousData, useQuery } from '../api/use-query.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';

const useObjectUrl = (blob: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
};

/** How long choices must rest before they are painted, in ms: arrow keys run through many. */
const REST_MS = 250;

const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(rest);
  }, [value]);
  return settled;
};

/** The hero painted small with looks and style as chosen, for a look before the pages are painted. */
export const HeroPortrait = ({
  bookId,
  looks,
  artStyle,
  childName,
  className,
}: {
  readonly bookId: string;
  readonly looks: HeroLooks;
  readonly artStyle: ArtStyle;
  readonly childName: string;
  readonly className?: string | undefined;
}) => {
  const looksNow = useSettled(looks);
  const body = { ...looksNow, artStyle };
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: [urlOf(bookApi.heroPortrait, { params: { bookId } }), body],
    queryFn: ({ signal }) => send(bookApi.heroPortrait, { params: { bookId }, body, signal }),
    placeholderData: keepPreviousData,
  });
  const url = useObjectUrl(data);
  return (
    <div className={classNames('relative', className)}>
      <Picture
        src={url}
        alt={`${childName} as the hero of the book`}
        className={classNames(
          'rounded-lg shadow-paper transition-opacity',
          isPlaceholderData && 'opacity-60',
        )}
      />
      {isError && (
        <p role="status" className="mt-2 text-ink-soft text-sm">
          The small portrait cannot be painted just now. Your choices count all the same.
        </p>
      )}
    </div>
  );
};
