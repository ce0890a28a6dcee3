import { ButtonLink } from '../../ui/button.tsx';

/** The first screen. */
export const LandingPage = () => (
  <div className="wrap py-20">
    <h1 className="text-5xl">A story book that stars your child</h1>
    <ButtonLink href="/create-book">Create Your Book</ButtonLink>
  </div>
);
