import type { Chance } from '../chance.ts';
import { fillTemplate, wordsOfTemplate } from '../fill-template.ts';
import { isOlder, wordingsFor } from '../page-texts.ts';
import { agreesWithHour } from '../pictures/hour-words.ts';
import { lightOf } from '../pictures/hours.ts';
import { isCalled } from '../plan/place-phrases.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { type PageRole, type PlannedPage, pageOrder } from './page-order.ts';
import { landmarks, pageSlots, refrainOf } from './page-slots.ts';
import { settleMark } from './settle-mark.ts';
import { otherwisePut } from './turn-of-phrase.ts';
import { weaveLongings, weaveLongingsMet } from './weave-longings.ts';
import { weaveMemories } from './weave-memories.ts';
import { Weaver } from './weaver.ts';
import type { WrittenPage } from './written-page.ts';

export interface WrittenStory {
  readonly pages: readonly WrittenPage[];
  readonly refrain: string;
}

// Who stays at home can be told of on two pages only, and a crowd needs room on all;
// on the pages of the youngest three are a crowd, and a name of two words takes room too.
function hasMuchToTell(role: PageRole, plan: StoryPlan): boolean {
  const { age, figures, threads, longings, spoken } = plan;
  const youngest = age === '2-3';
  return (
    figures.length + threads.length > (youngest ? 2 : 5) ||
    (youngest && spoken.includes(' ')) ||
    (!isOlder(age) && longings.length > 0) ||
    (figures.length > 0 && (role === 'opening' || role === 'home'))
  );
}

const NAMED_PAGES: ReadonlySet<PageRole> = new Set(['arrival', 'crossing', 'way-home']);
const shorterHalf = (wordings: readonly string[]): readonly string[] =>
  [...wordings]
    .sort((a, b) => wordsOfTemplate(a) - wordsOfTemplate(b))
    .slice(0, Math.max(2, Math.ceil(wordings.length / 2)));

const NAMES_PLACE = /\{(?:place|within|into|noun)\}/i;
const ROOM_TO_NAME = 9;

// A place of the parent's own must be named, and a page for the youngest has hardly room for it.
function namingPlace(
  wordings: readonly string[],
  { role, place }: PlannedPage,
  { age, understanding }: StoryPlan,
): readonly string[] {
  const ofIdea = NAMED_PAGES.has(role) && understanding.known.some((word) => isCalled(place, word));
  if (age !== '2-3' || !ofIdea) return wordings;
  const naming = wordings.filter(
    (one) => NAMES_PLACE.test(one) || wordsOfTemplate(one) <= ROOM_TO_NAME,
  );
  return naming.length > 0 ? naming : wordings;
}

/** Writes the 21 page texts of a plan. */
export function writePages(plan: StoryPlan, chance: Chance): WrittenStory {
  const older = isOlder(plan.age);
  const refrain = refrainOf(plan, chance.fork('refrain'), older);
  const spots = new Map<string, () => string>();
  const pages: WrittenPage[] = pageOrder(plan, chance).map((planned) => {
    const spot =
      spots.get(planned.place.the) ??
      landmarks(planned.place, chance.fork(`spots ${planned.place.the}`));
    spots.set(planned.place.the, spot);
    const slots = pageSlots(plan, planned.place, spot, refrain);
    const page = chance.fork(`page ${planned.page}`);
    const light = lightOf(planned, plan);
    const wordings = wordingsFor(planned.beat.tell, plan.age);
    const suiting = wordings.filter((wording) => agreesWithHour(wording, light));
    const fitting = namingPlace(suiting.length > 0 ? suiting : wordings, planned, plan);
    const wording = page.pick(hasMuchToTell(planned.role, plan) ? shorterHalf(fitting) : fitting);
    const filled = fillTemplate(
      plan.age === '2-3' ? wording : otherwisePut(wording, page),
      slots,
      page,
    );
    const core = plan.age === '4-5' ? settleMark(filled) : filled;
    return { ...planned, core, woven: [], threads: [], figures: [], longings: [], slots };
  });
  const writer = new Weaver(plan, pages, chance.fork('weave'));
  writer.nameCompanion();
  weaveLongings(plan, writer);
  // Who stays at home has only two pages to be told on: they come first.
  const atHome = plan.figures.filter((figure) => figure.role === 'stays-home');
  for (const figure of new Set([...atHome, ...plan.figures])) writer.weaveFigure(figure);
  weaveMemories(plan, writer);
  for (const thread of plan.threads) writer.weaveThread(thread);
  weaveLongingsMet(plan, writer);
  writer.nameThings();
  if (plan.age === '2-3') writer.nameHero();
  writer.fillUp();
  return { pages, refrain };
}
