import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { useGestures } from './use-gestures.ts';
import type { useZoom } from './use-zoom.ts';

/** Where the open book lies: as large as the screen lets it, under fingers that turn and zoom. */
export const Stage = ({
  zoom,
  gestures,
  twoPages,
  children,
}: {
  readonly zoom: ReturnType<typeof useZoom>;
  readonly gestures: ReturnType<typeof useGestures>;
  readonly twoPages: boolean;
  readonly children: ReactNode;
}) => (
  <div
    ref={zoom.ref}
    {...(zoom.zoomed && { tabIndex: 0, role: 'group', 'aria-label': 'Zoomed page' })}
    {...gestures}
    className={classNames(
      'w-full pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]',
      zoom.zoomed
        ? 'max-h-[calc(100dvh-11rem)] overflow-auto'
        : 'touch-pan-y touch-pinch-zoom overflow-x-clip',
      twoPages
        ? 'max-w-[calc((100dvh-17rem)*2)] min-w-0'
        : 'max-w-[max(22rem,min(48rem,100dvh-15.5rem))] max-sm:max-w-none',
    )}
  >
    <div className={zoom.zoomed ? 'w-[200%]' : undefined}>{children}</div>
  </div>
);
