import type { ArtStyle } from '@bramblebook/contract/reading';
import cutPaper from '../content/samples/style-cut-paper.webp';
import gouache from '../content/samples/style-gouache.webp';
import watercolour from '../content/samples/style-watercolour.webp';
import { classNames } from '../ui/class-names.ts';

const PICTURES: Record<ArtStyle, string> = { gouache, watercolour, 'cut-paper': cutPaper };

/** The same scene by the shop's own painter in one of the styles; it only decorates. */
export const StyleArt = ({
  artStyle,
  className,
}: {
  readonly artStyle: ArtStyle;
  readonly className: string;
}) => (
  <img
    src={PICTURES[artStyle]}
    alt=""
    width={560}
    height={560}
    decoding="async"
    className={classNames('object-cover', className)}
  />
);

/** A style's small sample on its choice. */
export const StyleSwatch = ({ artStyle }: { readonly artStyle: ArtStyle }) => (
  <StyleArt
    artStyle={artStyle}
    className="aspect-[120/72] w-full rounded-md bg-paper-deep object-[50%_66%] sm:mb-2"
  />
);
