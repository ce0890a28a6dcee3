import { FREE_REVISIONS, TIME_PROMISES } from '@bramblebook/contract/settings';
import type { Claims } from '@bramblebook/contract/shop-api';
import { Pause, Play } from 'lucide-react';
import { useShopConfig } from '../../api/shop-config.ts';
import { photoWords } from '../../content/model-words.ts';
import { classNames } from '../../ui/class-names.ts';

const FACTS: readonly string[] = [
  'Free worldwide shipping',
  `Set up in ${TIME_PROMISES.setup}`,
  'See the first pages free',
  `${FREE_REVISIONS} free revisions`,
  'For ages 2–12',
];

/** The scrolling line on top. It rests under the pointer, can be stopped, and stands still for those who want less motion. */
export const Banner = ({ claims }: { readonly claims: Claims }) => {
  const { models } = useShopConfig();
  const promised = [...FACTS, photoWords(models).title];
  const facts = [...promised, claims.delivered, claims.countries].filter((fact) => fact !== null);
  return (
    <section aria-label="At a glance" className="group on-dark flex bg-bramble text-paper-ink">
      <div className="min-w-0 grow overflow-hidden">
        <div className="flex w-max animate-banner hover:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-full motion-reduce:justify-center">
          <Facts facts={facts} />
          <Facts facts={facts} isEcho />
        </div>
      </div>
      <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center text-paper-ink/80 hover:text-paper-ink motion-reduce:hidden">
        <input
          type="checkbox"
          aria-label="Stop the scrolling line"
          className="absolute inset-0 cursor-pointer appearance-none focus-visible:-outline-offset-4"
        />
        <Pause className="size-4 group-has-checked:hidden" aria-hidden="true" />
        <Play className="size-4 not-group-has-checked:hidden" aria-hidden="true" />
      </label>
    </section>
  );
};

/** Once for reading; the echo after it only makes the line endless. */
const Facts = ({
  facts,
  isEcho = false,
}: {
  readonly facts: readonly string[];
  readonly isEcho?: boolean;
}) => (
  <ul
    aria-hidden={isEcho}
    className={classNames(
      'flex min-h-11 shrink-0 items-center motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:py-2 motion-reduce:max-sm:[&>li:nth-child(n+5)]:hidden',
      isEcho && 'motion-reduce:hidden',
    )}
  >
    {facts.map((fact) => (
      <li
        key={fact}
        className="flex items-center whitespace-nowrap font-semibold text-[0.9375rem] tracking-wide after:mx-6 after:size-1.5 after:rounded-full after:bg-honey after:content-['']"
      >
        {fact}
      </li>
    ))}
  </ul>
);
