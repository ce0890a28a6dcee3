import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SocialVideo } from '../../content/videos.ts';
import { SamplePicture } from '../../site/sample-picture.tsx';

const STILL_MS = 2600;

/** A social video as a picture: nothing is loaded from anywhere until it is clicked (decision D6). */
export const VideoCard = ({ video }: { readonly video: SocialVideo }) => {
  const [isPlaying, setPlaying] = useState(false);
  const { title, by, embedUrl } = video;
  return (
    <figure className="m-0">
      <div className="relative aspect-[4/5] overflow-hidden rounded-lg bg-bramble shadow-paper">
        {isPlaying && embedUrl ? (
          <iframe
            src={embedUrl}
            title={title}
            allow="autoplay; fullscreen"
            referrerPolicy="no-referrer"
            className="size-full border-0"
          />
        ) : (
          <>
            <Stills video={video} isPlaying={isPlaying} />
            <button
              type="button"
              onClick={() => setPlaying(!isPlaying)}
              aria-label={`${isPlaying ? 'Stop' : 'Play'} video: ${title}`}
              className="on-dark group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
            >
              {isPlaying ? (
                <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-bramble/80 text-paper">
                  <Square className="size-4 fill-current" aria-hidden="true" />
                </span>
              ) : (
                <span className="grid size-16 place-items-center rounded-full bg-paper text-berry shadow-lifted transition-transform group-hover:scale-108">
                  <Play className="ml-1 size-7 fill-current" aria-hidden="true" />
                </span>
              )}
            </button>
          </>
        )}
      </div>
      <figcaption className="pt-3">
        <span className="block font-semibold font-serif leading-snug">{title}</span>
        <span className="text-[0.9375rem] text-ink-soft">{by}</span>
      </figcaption>
    </figure>
  );
};

/** Leafs through the stills, one after another. */
const Stills = ({
  video: { stills },
  isPlaying,
}: {
  readonly video: SocialVideo;
  readonly isPlaying: boolean;
}) => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isPlaying) return setTurn(0);
    const timer = setInterval(() => setTurn((last) => last + 1), STILL_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const name = stills[turn % stills.length];
  return (
    name && <SamplePicture key={name} name={name} decorative className="h-full animate-fade" />
  );
};
