import { SAMPLES, type SampleName } from '../content/sample-names.ts';
import castle from '../content/samples/castle.webp';
import castle400 from '../content/samples/castle-400.webp';
import castle720 from '../content/samples/castle-720.webp';
import forest from '../content/samples/forest.webp';
import forest400 from '../content/samples/forest-400.webp';
import forest720 from '../content/samples/forest-720.webp';
import meadow from '../content/samples/meadow.webp';
import meadow400 from '../content/samples/meadow-400.webp';
import meadow720 from '../content/samples/meadow-720.webp';
import ocean from '../content/samples/ocean.webp';
import ocean400 from '../content/samples/ocean-400.webp';
import ocean720 from '../content/samples/ocean-720.webp';
import snow from '../content/samples/snow.webp';
import snow400 from '../content/samples/snow-400.webp';
import snow720 from '../content/samples/snow-720.webp';
import space from '../content/samples/space.webp';
import space400 from '../content/samples/space-400.webp';
import space720 from '../content/samples/space-720.webp';
import { classNames } from '../ui/class-names.ts';

interface Sizes {
  readonly 400: string;
  readonly 720: string;
  readonly 1000: string;
}

const FILES: Record<SampleName, Sizes> = {
  forest: { 400: forest400, 720: forest720, 1000: forest },
  ocean: { 400: ocean400, 720: ocean720, 1000: ocean },
  space: { 400: space400, 720: space720, 1000: space },
  meadow: { 400: meadow400, 720: meadow720, 1000: meadow },
  castle: { 400: castle400, 720: castle720, 1000: castle },
  snow: { 400: snow400, 720: snow720, 1000: snow },
};

const srcSetOf = (sizes: Sizes): string =>
  Object.entries(sizes)
    .map(([width, file]) => `${file} ${width}w`)
    .join(', ');

/** A square sample picture by the shop's own painter. */
export const SamplePicture = ({
  name,
  className = 'aspect-square',
  decorative = false,
  eager = false,
  sizes = '(min-width: 64rem) 20rem, 45vw',
}: {
  readonly name: SampleName;
  /** Holds the shape too; square unless given. */
  readonly className?: string;
  /** Leaves out the description, where words beside it say the same. */
  readonly decorative?: boolean;
  /** Loads at once: for what is seen first; `behind` after that, for what stands behind it. */
  readonly eager?: boolean | 'behind';
  /** How wide it stands, for the browser to choose the file. */
  readonly sizes?: string | undefined;
}) => {
  return (
    <span className={classNames('block overflow-hidden bg-paper-deep', className)}>
      <img
        src={FILES[name][720]}
        srcSet={srcSetOf(FILES[name])}
        sizes={sizes}
        alt={decorative ? '' : SAMPLES[name].alt}
        width={1000}
        height={1000}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: eager === 'behind' ? 'low' : 'high' })}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
};
