import { SAMPLES, type SampleName } from '../content/sample-names.ts';
import { classNames } from '../ui/class-names.ts';
import { SamplePicture } from './sample-picture.tsx';

/** A sample book standing closed: its picture, its title on a label, its spine. */
export const SampleCover = ({
  name,
  className,
  eager = false,
}: {
  readonly name: SampleName;
  readonly className?: string | undefined;
  readonly eager?: boolean | 'behind';
}) => (
  <figure
    className={classNames(
      '@container relative m-0 overflow-hidden rounded-r-md rounded-l-sm shadow-book',
      className,
    )}
  >
    <SamplePicture name={name} eager={eager} />
    <figcaption className="absolute inset-x-[11%] top-[7%] rounded-sm bg-sheet/95 px-3 py-2 text-center font-semibold font-serif text-[clamp(0.7rem,7.4cqi,1.05rem)] text-ink leading-tight">
      {SAMPLES[name].title}
    </figcaption>
    <span
      aria-hidden="true"
      className="absolute inset-y-0 left-0 w-[5%] border-white/20 border-r bg-bramble/30"
    />
  </figure>
);
