import { Play, Square } from 'lucide-react';
import type { SocialVideo } from '../../content/videos.ts';
import { SamplePicture } from '../../site/sample-picture.tsx';

/** A social video as a picture: `playVideos` has it play, and nothing is loaded from anywhere before that (decision D6). */
export const VideoCard = ({
  video: { title, by, stills, embedUrl },
}: {
  readonly video: SocialVideo;
}) => (
  <figure className="m-0">
    <div
      data-video={title}
      data-embed={embedUrl}
      className="group relative aspect-[4/5] overflow-hidden rounded-lg bg-bramble shadow-paper"
    >
      {stills.map((name, i) => (
        <span key={name} data-still hidden={i > 0} className="block h-full animate-fade">
          <SamplePicture name={name} decorative className="h-full" />
        </span>
      ))}
      <button
        type="button"
        aria-label={`Play video: ${title}`}
        className="on-dark absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
      >
        <span className="absolute right-3 bottom-3 hidden size-11 place-items-center rounded-full bg-bramble/80 text-paper group-data-playing:grid">
          <Square className="size-4 fill-current" aria-hidden="true" />
        </span>
        <span className="grid size-16 place-items-center rounded-full bg-paper text-berry shadow-lifted transition-transform group-hover:scale-108 group-data-playing:hidden">
          <Play className="ml-1 size-7 fill-current" aria-hidden="true" />
        </span>
      </button>
    </div>
    <figcaption className="pt-3">
      <span className="block font-semibold font-serif leading-snug">{title}</span>
      <span className="text-[0.9375rem] text-ink-soft">{by}</span>
    </figcaption>
  </figure>
);
