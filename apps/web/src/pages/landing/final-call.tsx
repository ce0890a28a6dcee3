import { SCREENS } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { ButtonLink } from '../../ui/button.tsx';

/** The last word of the landing page. */
export const FinalCall = () => (
  <section aria-labelledby="final-title" className="below-fold on-dark bg-bramble text-paper-ink">
    <div className="wrap grid justify-items-center gap-6 border-paper-ink/15 border-b py-20 text-center sm:py-28">
      <h2 id="final-title" className="max-w-2xl text-[2.2rem] sm:text-5xl">
        “Once upon a time” can be about somebody you know
      </h2>
      <p className="max-w-xl text-lg text-paper-ink/90">
        Start with a name. {TIME_PROMISES.setup.replace(/^a/, 'A')} later, the story is under way,
        and the first pages are free.
      </p>
      <ButtonLink href={SCREENS.createBook} size="large" variant="light">
        Create Your Book
      </ButtonLink>
    </div>
  </section>
);
