import { Quote } from 'lucide-react';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { VIDEOS } from '../../content/videos.ts';
import { SampleCover } from '../../site/sample-cover.tsx';
import { SectionHead } from './section-head.tsx';
import { VideoCard } from './video-card.tsx';

/** Books we made, and with sample content on what people show and say. */
export const Examples = ({ withSamples }: { readonly withSamples: boolean }) => (
  <section
    id="social-proof"
    aria-labelledby="examples-title"
    data-activity={withSamples || undefined}
    className="below-fold wrap py-16 sm:py-24"
  >
    <SectionHead id="examples-title" title="Every book is one of a kind">
      Four children, four ideas, four books: the hero, the words and the pictures belong to one
      child alone.
    </SectionHead>
    <div className="grid grid-cols-2 gap-5 sm:gap-8 lg:grid-cols-4">
      <SampleCover name="forest" />
      <SampleCover name="ocean" />
      <SampleCover name="space" />
      <SampleCover name="castle" />
    </div>
    {withSamples && (
      <>
        <h3 className="mt-20 mb-8 text-center text-2xl sm:text-3xl">Seen at bedtime</h3>
        <ul className="-mx-[1.125rem] flex snap-x gap-4 overflow-x-auto px-[1.125rem] pb-3 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-6 sm:overflow-visible sm:px-0">
          {VIDEOS.map((video) => (
            <li key={video.title} className="w-[72%] shrink-0 snap-center sm:w-auto">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
        <h3 className="mt-20 mb-8 text-center text-2xl sm:text-3xl">What families say</h3>
        <ul className="grid gap-6 md:grid-cols-3">
          {TESTIMONIALS.map(({ name, about, words }) => (
            <li key={name}>
              <figure className="flex h-full flex-col rounded-lg border border-line bg-sheet p-6 shadow-paper sm:p-7">
                <Quote aria-hidden="true" className="size-7 rotate-180 text-leaf" />
                <blockquote className="mt-3 grow font-serif text-lg leading-relaxed">
                  {words}
                </blockquote>
                <figcaption className="mt-5 border-line border-t pt-4">
                  <span className="block font-semibold">{name}</span>
                  <span className="text-[0.9375rem] text-ink-soft">{about}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
