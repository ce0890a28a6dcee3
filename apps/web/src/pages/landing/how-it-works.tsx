import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { SamplePicture } from '../../site/sample-picture.tsx';

const STEPS = [
  {
    picture: 'meadow',
    title: 'Tell us about your child',
    words: `A name, a photo, and what the story should be about: a dragon, a first day at school, a trip to the moon. It takes ${TIME_PROMISES.setup}.`,
  },
  {
    picture: 'castle',
    title: 'We write and paint',
    words: `Your first pages appear ${TIME_PROMISES.preview}: a story of your own, and a hero who looks like your child on every page. Not quite right? Change it.`,
  },
  {
    picture: 'snow',
    title: 'Read it, print it, give it',
    words: `Read the digital copy the same evening, or hold a real book in ${TIME_PROMISES.printedBook}. Shipping is free worldwide.`,
  },
] as const;

/** Three steps from idea to book. */
export const HowItWorks = () => (
  <section
    id="how-it-works"
    aria-labelledby="how-title"
    className="border-line border-y bg-paper-deep py-16 sm:py-24"
  >
    <div className="wrap">
      <h2 id="how-title" className="max-w-xl text-[2rem] sm:text-[2.75rem]">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
        {STEPS.map(({ picture, title, words }, i) => (
          <li key={title} className="grid content-start gap-4">
            <SamplePicture
              name={picture}
              decorative
              className="aspect-[4/3] rounded-lg shadow-paper"
            />
            <h3 className="mt-1 flex items-baseline gap-3 text-2xl">
              <span aria-hidden="true" className="font-normal text-berry italic">
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
