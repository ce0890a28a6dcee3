import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';

/**
 * A square page picture that never looks broken: quiet paper until it has loaded,
 * and the same paper with a sprig when there is none or it cannot be had.
 */
export const Picture = ({
  src,
  alt,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & {
  readonly src: string | null | undefined;
  readonly alt: string;
}) => {
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = src && failed !== src ? src : null;
  return (
    <span
      className={classNames(
        'relative block aspect-square overflow-hidden bg-paper-deep',
        className,
      )}
    >
      {loaded !== shown || !shown ? (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 grid place-items-center',
            shown && 'animate-shimmer',
          )}
        >
          <Sprig />
        </span>
      ) : null}
      {shown && (
        <img
          {...rest}
          src={shown}
          alt={alt}
          decoding="async"
          onLoad={() => setLoaded(shown)}
          onError={() => setFailed(shown)}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-500',
            loaded === shown ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
      {!shown && alt && <span className="sr-only">{alt}</span>}
    </span>
  );
};

const Sprig = () => (
  <svg viewBox="0 0 48 48" className="w-1/4 max-w-20 text-ink/20" fill="currentColor">
    <title>Picture to come</title>
    <path d="M24 44c-.8-9-.6-18 2-27l1.6.5C25.2 26 25 35 25.6 44Z" />
    <path d="M26 22c-1-7 3-12 11-14 1 8-3 13-11 14ZM24.5 31c-7 0-11-4-12-11 7-.5 12 4 12 11Z" />
    <circle cx="17" cy="13" r="3.2" />
    <circle cx="21.5" cy="9" r="3.2" />
    <circle cx="22.5" cy="14.5" r="3.2" />
  </svg>
);
