import { useEffect } from 'react';
import { useShopConfig } from '../../api/shop-config.ts';
import { claimsOf } from '../../content/claims.ts';
import { landingQuestions } from '../../content/questions.ts';
import { showActivities } from '../../site/activity-toasts.ts';
import { playVideos } from '../../site/play-videos.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Banner } from './banner.tsx';
import { Examples } from './examples.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Privacy } from './privacy.tsx';
import { SectionHead } from './section-head.tsx';

/** The first screen: what a parent gets, how, and for how much. */
const LandingPage = () => {
  const config = useShopConfig();
  const { sampleContent, models } = config;
  const claims = claimsOf(config);
  useTitle('A story book that stars your child');
  useEffect(playVideos, []);
  useEffect(() => (sampleContent ? showActivities() : undefined), [sampleContent]);
  return (
    <>
      <Banner claims={claims} />
      <Hero claims={claims} />
      <HowItWorks />
      <Examples withSamples={sampleContent} />
      <Pricing />
      <section aria-labelledby="faq-title" className="below-fold wrap max-w-4xl py-16 sm:py-24">
        <SectionHead id="faq-title" title="Questions parents ask" />
        <Accordion entries={landingQuestions(models)} />
      </section>
      <Privacy />
      <FinalCall />
    </>
  );
};

export default LandingPage;
