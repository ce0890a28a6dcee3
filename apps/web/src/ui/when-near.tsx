import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How near the screen something is drawn, as an observer's margin: before it is scrolled to. */
const NEAR = '200px';
/** When it is drawn at the latest, in ms: whoever looks for its words finds them. */
const LATEST_MS = 3500;

/** Draws what is far down a screen when it comes near, so that it is none of the first load's. */
export const WhenNear = ({
  className,
  children,
}: {
  /** Looks of the place it stands in: as high as what comes, or else the rest would jump. */
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    const timer = setTimeout(() => setNear(true), LATEST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
};
