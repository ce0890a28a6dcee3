import { SAMPLES, type SampleName } from '../content/sample-names.ts';
import { classNames } from '../ui/class-names.ts';
import { DrawnScene } from './drawn-scene.tsx';

const FILES = import.meta.glob<string>('../content/samples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A square sample picture: the painted one where there is one, else a drawn scene of the same subject. */
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
  const file = FILES[`../content/samples/${name}.webp`];
  const alt = decorative ? '' : SAMPLES[name].alt;
  return (
    <span className={classNames('block overflow-hidden bg-paper-deep', className)}>
      {file ? (
        <img
          src={file}
          alt={alt}
          width={1000}
          height={1000}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchPriority: 'high' as const })}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <DrawnScene name={name} alt={alt} />
      )}
    </span>
  );
};
