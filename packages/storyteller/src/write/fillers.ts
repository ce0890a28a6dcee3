import type { Chance } from '../chance.ts';
import { GATE_SIGHTS, HOUSE_PEEPS, HOUSE_SIGHTS } from '../openings/house-sounds.ts';
import { isOlder, wordingsFor, type YoungAndOld } from '../page-texts.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { ALONG_THE_WAY, HERO_PEEPS } from '../threads/along-the-way.ts';
import { TENSE } from './where-to-weave.ts';
import type { WrittenPage } from './written-page.ts';

/** What is called out to the hero on a page for the youngest. */
export const peepsFor = ({ beat: { show }, role }: WrittenPage): readonly string[] => {
  if (show.mood === 'worried') return HERO_PEEPS.worried;
  if (show.mood === 'quiet' || show.mood === 'cosy')
    return role === 'low-point' ? HERO_PEEPS.worried : HERO_PEEPS.calm;
  return show.mood === 'joyful' && role !== 'set-out' ? HERO_PEEPS.joyful : HERO_PEEPS.lively;
};

/** What may be said on a page that is still too short, the best first. */
export function fillersFor(
  page: WrittenPage,
  plan: StoryPlan,
  chance: Chance,
): (readonly string[])[] {
  const side = (pair: YoungAndOld): readonly string[] =>
    isOlder(plan.age) ? pair.old : pair.young;
  const sights = page.beat.show.at === 'gate' ? GATE_SIGHTS : HOUSE_SIGHTS;
  const { character } = plan.companion;
  const pool: (readonly string[])[] = [];
  const outside =
    (page.beat.show.at === undefined || page.beat.show.at === 'place') && !TENSE.has(page.role);
  const { mood } = page.beat.show;
  const early = page.role === 'opening' || page.role === 'want';
  if (plan.age === '2-3') {
    if (!early) pool.push(character.noises);
    // A house ticks and creaks; out in the open a tense page has only the friend's own noises.
    if (outside) pool.unshift(page.place.pack.peeps);
    else if ((page.beat.show.at ?? 'place') !== 'place') pool.unshift(HOUSE_PEEPS);
  } else {
    if (!early || plan.companion.own)
      pool.push(
        side(
          mood === 'worried' || mood === 'brave'
            ? character.worried
            : mood === 'quiet' || mood === 'cosy'
              ? character.quiet
              : character.happy,
        ),
      );
    if (outside) pool.unshift(side(page.place.pack.sights));
    else if (!TENSE.has(page.role) || early) pool.unshift(side(sights));
  }
  if (TENSE.has(page.role) && plan.age !== '2-3' && (page.beat.show.at ?? 'place') === 'place')
    pool.push(side(page.place.pack.sights));
  const ordered = TENSE.has(page.role) || chance.next() < 0.5 ? pool : pool.reverse();
  if (page.beat.show.at === undefined || page.beat.show.at === 'place')
    ordered.push(wordingsFor(ALONG_THE_WAY, plan.age));
  else ordered.push(plan.age === '2-3' ? HOUSE_PEEPS : side(sights));
  if (plan.age === '2-3') ordered.push(peepsFor(page));
  return ordered;
}
