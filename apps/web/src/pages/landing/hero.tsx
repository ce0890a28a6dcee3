import { SCREENS } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import type { Claims } from '@bramblebook/contract/shop-api';
import { Star } from 'lucide-react';
import { SampleCover } from '../../site/sample-cover.tsx';
import { SamplePicture } from '../../site/sample-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** What it is, in one look: the promise, the way in, the book. */
export const Hero = ({ claims: { rating } }: { readonly claims: Claims }) => (
  <section aria-labelledby="hero-title" className="overflow-hidden">
    <div className="wrap grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:py-24">
      <div className="grid justify-items-start gap-6">
        <h1 id="hero-title" className="text-[2.6rem] leading-[1.05] sm:text-6xl">
          A story book where <em className="whitespace-nowrap text-berry">your child</em> is the
          hero
        </h1>
        <p className="max-w-xl text-ink-soft text-lg sm:text-xl">
          Give us a name, a photo and a spark of an idea. We write and paint a picture book of 30
          pages around your child. You see the first pages {TIME_PROMISES.preview}, free.
        </p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink href={SCREENS.createBook} size="large">
            Create Your Book
          </ButtonLink>
        </div>
        <p className="text-ink-soft">
          Takes {TIME_PROMISES.setup}. No card needed to see your preview.
        </p>
        <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          {rating && <Rating rating={rating} />}
        </p>
      </div>
      <OpenBook />
    </div>
  </section>
);

/** So many of five stars as come nearest, and the words they stand for. */
const Rating = ({ rating }: { readonly rating: string }) => {
  const [score = '', reviews] = rating.split(' from ');
  const filled = Math.round(Number.parseFloat(score));
  return (
    <>
      <span aria-hidden="true" className="flex gap-0.5 text-berry">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} className={classNames('size-5', star <= filled && 'fill-current')} />
        ))}
      </span>
      <span>
        <strong>{score}</strong> from {reviews}
      </span>
    </>
  );
};

/** An open book on the table, two more behind it. */
const OpenBook = () => (
  <div className="relative mx-auto w-full max-w-xl pt-[32%] pb-4">
    <div className="absolute top-0 left-[7%] w-[37%] -rotate-6">
      <SampleCover name="ocean" eager="behind" />
    </div>
    <div className="absolute top-[1%] right-[7%] w-[37%] rotate-5">
      <SampleCover name="space" eager="behind" />
    </div>
    <div className="relative grid grid-cols-2 overflow-hidden rounded-md bg-sheet shadow-book">
      <div className="relative flex aspect-square flex-col justify-center bg-sheet px-[11%] py-[8%]">
        <p className="font-serif text-[clamp(0.78rem,2.6vw,1.22rem)] leading-[1.55] lg:text-[clamp(0.9rem,1.45vw,1.22rem)]">
          <span className="float-left pt-[0.08em] pr-[0.1em] font-semibold text-[2.9em] text-berry leading-[0.8]">
            D
          </span>
          own the mossy path went Maya, one small light in a very large wood. “Are you lost?” asked
          a voice as soft as ferns. It was a fox.
        </p>
        <span
          aria-hidden="true"
          className="absolute bottom-[5%] left-[11%] font-serif text-ink-soft text-xs italic"
        >
          6
        </span>
      </div>
      <SamplePicture name="forest" eager />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-1/2 w-[16%] -translate-x-1/2 bg-linear-to-r from-transparent via-bramble/22 to-transparent"
      />
    </div>
  </div>
);
