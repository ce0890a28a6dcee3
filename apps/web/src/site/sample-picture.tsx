import { SAMPLES, type SampleName } from '../content/sample-names.ts';
import castle from '../content/samples/castle.webp';
import forest from '../content/samples/forest.webp';
import meadow from '../content/samples/meadow.webp';
import ocean from '../content/samples/ocean.webp';
import snow from '../content/samples/snow.webp';
import space from '../content/samples/space.webp';
import { classNames } from '../ui/class-names.ts';

const FILES: Record<SampleName, string> = { forest, ocean, space, meadow, castle, snow };

/** A square sample picture by the shop's own painter. */
export const SamplePicture = ({
  name,
  className = 'aspect-square',
  decorative = false,
  eager = false,
}: {
  readonly name: SampleName;
  /** Holds the shape too; square unless given. */
  readonly className?: string;
  /** Leaves out the description, where words beside it say the same. */
  readonly decorative?: boolean;
  /** Loads at once: for what is seen first. */
  readonly eager?: boolean;
}) => {
  return (
    <span className={classNames('block overflow-hidden bg-paper-deep', className)}>
      <img
        src={FILES[name]}
        alt={decorative ? '' : SAMPLES[name].alt}
        width={1000}
        height={1000}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
};
