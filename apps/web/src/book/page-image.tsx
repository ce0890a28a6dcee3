import type { PictureBox } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM, BLEED_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { pictureAt, pictureSrcSet } from './page-picture.ts';

/** Pictures that were fetched already: they are drawn at once, for a page that is turned must not blink. */
const fetched = new Set<string>();

/** Whether a picture is here: it was drawn, or the page has brought it before the app was there. */
const isHere = (url: string): boolean => {
  const isSent = [...document.querySelectorAll<HTMLImageElement>('[data-first-picture] img')].some(
    ({ complete, naturalWidth, srcset }) => complete && naturalWidth > 0 && srcset.includes(url),
  );
  if (isSent) fetched.add(url);
  return fetched.has(url);
};

const WHOLE_SHEET: PictureBox = { xMm: 0, yMm: 0, sideMm: BLEED_BOX_MM };
const share = (mm: number): string => `${(mm / TRIM_MM) * 100}%`;

/** Where the picture stands on the trimmed page; it covers the bleed too, which the knife takes away. */
const placed = ({ xMm, yMm, sideMm }: PictureBox) => ({
  left: share(xMm - BLEED_MM),
  top: share(yMm - BLEED_MM),
  width: share(sideMm),
  height: share(sideMm),
});

/**
 * A page's picture over its whole box, with the words given as children on it once it can
 * be seen. A new version of the picture takes the old one's place when it has arrived.
 */
export const PageImage = ({
  url,
  sizes,
  alt,
  eager,
  box = WHOLE_SHEET,
  children,
}: {
  readonly url: string;
  readonly sizes: string;
  readonly alt: string;
  readonly eager: boolean;
  /** Where the press puts the picture on the page. */
  readonly box?: PictureBox | undefined;
  readonly children: ReactNode;
}) => {
  const [arrived, setArrived] = useState(() => (isHere(url) ? url : null));
  const [failed, setFailed] = useState<string | null>(null);
  const atOnce = fetched.has(url);
  if (failed === url && !arrived) return <Picture src={null} alt={alt} className="size-full" />;
  return (
    <>
      <div className="absolute" style={placed(box)}>
        {!arrived && <Picture src={null} alt="" className="size-full animate-shimmer" />}
        {[...new Set([arrived, url])]
          .filter((one) => one !== null)
          .map((one) => (
            <img
              key={one}
              src={pictureAt(one, 768)}
              srcSet={pictureSrcSet(one)}
              sizes={sizes}
              alt={one === url ? alt : ''}
              loading={eager || atOnce ? 'eager' : 'lazy'}
              decoding={atOnce ? 'sync' : 'async'}
              draggable={false}
              onLoad={() => {
                fetched.add(one);
                setArrived(one);
              }}
              onError={() => setFailed(one)}
              className={classNames(
                'absolute inset-0 size-full object-cover',
                !atOnce && 'transition-opacity duration-500',
                arrived ? 'opacity-100' : 'opacity-0',
              )}
            />
          ))}
      </div>
      {arrived && children}
    </>
  );
};
