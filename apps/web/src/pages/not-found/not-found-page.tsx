import { screenPath } from '@bramblebook/contract/screen-routes';
import { ButtonLink } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The page for an address that leads nowhere. */
const NotFoundPage = () => {
  useTitle('Page Not Found');
  return (
    <div className="wrap grid grow place-items-center py-20 text-center">
      <div className="grid max-w-lg justify-items-center gap-5">
        <p aria-hidden="true" className="font-serif text-7xl text-berry italic">
          404
        </p>
        <h1 className="text-4xl sm:text-5xl">Page Not Found</h1>
        <p className="text-ink-soft text-lg">
          This page seems to have wandered off into another story. Let us take you back to where the
          good ones begin.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={screenPath('landing')}>Go Home</ButtonLink>
          <ButtonLink href={screenPath('createBook')} variant="outline">
            Create Your Book
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};

export default NotFoundPage;
