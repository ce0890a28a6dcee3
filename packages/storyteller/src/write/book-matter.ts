import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Story } from '@bramblebook/contract/story';
import type { Chance } from '../chance.ts';
import { fillTemplate, type Slots } from '../fill-template.ts';
import { possessive } from '../grammar/hero-words.ts';
import { isOlder } from '../page-texts.ts';
import { altText } from '../pictures/alt-text.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { LONGING_TAGLINES } from '../threads/longing-phrases.ts';

const LONGEST_TITLE = 80;

// A friend whom the parent named has a place in the title.
const withFriend = (title: string, plan: StoryPlan): string =>
  plan.companion.words.length > 0
    ? title.replace(/^\{hero\} and the /, '{hero}, {c} and the ')
    : title;

/** Title, tagline and blurb. */
export function bookWords(
  plan: StoryPlan,
  slots: Slots,
  chance: Chance,
): Pick<Story, 'title' | 'tagline' | 'blurb'> {
  const titles = chance
    .shuffle(plan.plot.titles)
    .map((title) => fillTemplate(withFriend(title, plan), slots, chance));
  const title =
    titles.find((one) => one.length <= LONGEST_TITLE) ?? `${possessive(plan.spoken)} Story`;
  const { blurbs } = plan.plot;
  const longing = plan.longings.find(({ whose }) => whose === 'companion');
  return {
    title: title.slice(0, LONGEST_TITLE),
    tagline:
      longing === undefined
        ? fillTemplate(chance.pick(plan.plot.taglines), slots, chance)
        : fillTemplate(LONGING_TAGLINES[longing.kind], { ...slots, told: longing.told }, chance),
    blurb: fillTemplate(chance.pick(isOlder(plan.age) ? blurbs.old : blurbs.young), slots, chance),
  };
}

/** Cover, portrait and back cover. */
export function bookPictures(
  plan: StoryPlan,
  pages: readonly PictureBrief[],
): Pick<Story, 'cover' | 'portrait' | 'backCover'> {
  const outing = pages[6]?.hero.outfit ?? plan.place.pack.outfit;
  const light = plan.plot.byNight === true ? 'night' : 'morning';
  const quest =
    plan.plot.quest.from === 'none'
      ? []
      : [{ prop: plan.thing.prop, place: 'ground' as const, count: 1 }];
  const companion = {
    cast: 'companion',
    place: 'beside' as const,
    pose: 'rest' as const,
    mood: 'happy' as const,
  };
  const withAlt = (picture: Omit<PictureBrief, 'alt'>): PictureBrief => ({
    ...picture,
    alt: altText(picture, plan),
  });
  return {
    cover: withAlt({
      setting: plan.place.setting,
      light,
      weather: 'clear',
      shot: 'middle',
      mood: 'joyful',
      hero: { pose: 'wave', expression: 'smile', outfit: outing },
      figures: [companion],
      props: quest,
    }),
    portrait: withAlt({
      setting: 'home',
      light: 'morning',
      weather: 'clear',
      shot: 'close',
      mood: 'cosy',
      hero: { pose: 'stand', expression: 'smile', outfit: 'jumper' },
      figures: [],
      props: [],
    }),
    backCover: withAlt({
      setting: plan.place.setting,
      light: 'evening',
      weather: 'clear',
      shot: 'far',
      mood: 'quiet',
      hero: { pose: 'from-behind', expression: 'smile', outfit: outing },
      figures: [companion],
      props: [],
    }),
  };
}

const TURN_OF_SPREAD = [
  'An ordinary day tips over, and something is wanted',
  'A friend joins in, and they set out',
  'The place is bigger than they thought',
  'The first try fails for a good reason; the friend gets into a scrape',
  'The second try fails, and something new comes to light',
  'It matters more now, and the way is harder',
  'The last try fails, and the hero is at the end of all ideas',
  'A small thing is understood, and the hero acts',
  'The deed is held on to, and it works',
  'Home, and not quite the same as before',
] as const;

/** What happens at each turn of the leaf: the beat, and the words on which the leaf turns. */
export function pageTurns(texts: readonly string[]): Story['pageTurns'] {
  return TURN_OF_SPREAD.map((beat, index) => {
    const right = texts[index * 2 + 1] ?? '';
    const last = right.split(/(?<=[.!?…][”’]?)\s+/).at(-1) ?? '';
    return { spread: `${6 + index * 2}–${7 + index * 2}`, beat: `${beat}: ${last}` };
  });
}
