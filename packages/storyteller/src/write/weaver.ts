import { READING_FIGURES } from '@bramblebook/contract/reading';
import type { Chance } from '../chance.ts';
import { fillTemplate, type Slots } from '../fill-template.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import { countWords, hasWords, sentenceKey, sentencesOf } from '../grammar/sentences.ts';
import type { WordKind } from '../lexicon/lexicon-entry.ts';
import { isOlder, wordingsFor } from '../page-texts.ts';
import { agreesWithHour } from '../pictures/hour-words.ts';
import { lightOf } from '../pictures/hours.ts';
import { settingOf } from '../pictures/stage-page.ts';
import type { PlannedFigure } from '../plan/plan-cast.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import type { PlannedThread } from '../plan/plan-threads.ts';
import { THREADS } from '../threads/all-threads.ts';
import { NAMED_HERE, NAMED_KIND, NAMED_THING, NAMED_WITHIN } from '../threads/along-the-way.ts';
import { PEOPLE_AWAY, PEOPLE_CHEERING, PEOPLE_MOVED } from '../threads/people.ts';
import { PETS_ALONG } from '../threads/pets.ts';
import { fillersFor, peepsFor } from './fillers.ts';
import { fittingWordings } from './fitting-wordings.ts';
import { homeVoices } from './home-voices.ts';
import type { PageRole } from './page-order.ts';
import { awkwardness, NO_PLACE_FOR_IT } from './sky-things.ts';
import { tellsOf } from './tells-of.ts';
import { AT_A_TRY, AT_THE_DEED, COMIC, ON_THE_WAY, ROOMY, TENSE } from './where-to-weave.ts';
import { MARK, textOf, type WrittenPage } from './written-page.ts';

const SENTENCES_AT_MARK = 3;
const PAGES_WITH_NAME = 8;
const OF_A_MORNING = /good morning|up early|th(?:is|at) morning|the day was not wasted/i;

/** Weaves the idea's words, its people and what is seen and heard into the pages of a plan. */
export class Weaver {
  private readonly plan: StoryPlan;
  readonly pages: readonly WrittenPage[];
  private readonly chance: Chance;
  private readonly used = new Set<string>();
  private readonly told = new Set<string>();

  constructor(plan: StoryPlan, pages: WrittenPage[], chance: Chance) {
    this.plan = plan;
    this.pages = pages;
    this.chance = chance;
    for (const page of pages)
      for (const sentence of sentencesOf(textOf(page))) this.used.add(sentenceKey(sentence));
  }

  weaveThread(thread: PlannedThread): void {
    const homely = thread.words?.entry.facts.includes('home') === true;
    const awkward = (page: WrittenPage): number =>
      awkwardness(thread.prop, settingOf(page), lightOf(page, this.plan));
    const cost = (page: WrittenPage): number =>
      page.threads.length +
      awkward(page) +
      (homely && isAway(page) ? 3 : 0) +
      // “A sandwich” and then “the sandwiches” is one sandwich too many.
      (page.core.toLowerCase().includes(thread.xs.toLowerCase().replace(/s$/, '')) ? 3 : 0);
    const order = this.pagesFor(ROOMY).sort((a, b) => cost(a) - cost(b));
    const telling = order.find((page) => tellsOf(page, thread, this.plan.plot));
    if (telling !== undefined) {
      // A storm that is told of indoors is seen on the first page after it that has a sky.
      const open = this.pages.find(
        (page) => page.page >= telling.page && awkward(page) < NO_PLACE_FOR_IT,
      );
      (open ?? telling).threads.push(thread);
      return;
    }
    for (const page of order) {
      const away = isAway(page);
      const voices = wordingsFor(THREADS[thread.group][away ? 'away' : 'home'], this.plan.age);
      const wordings = fittingWordings(thread, voices, away);
      if (
        this.weave(page, wordings, {
          x: thread.x,
          xs: thread.xs,
          thex: thread.thex,
          it: thread.it,
          was: thread.it === 'them' ? 'were' : 'was',
        })
      ) {
        page.threads.push(thread);
        return;
      }
    }
  }

  weaveFigure(figure: PlannedFigure): void {
    const stay = this.plan.figures.filter(({ role }) => role === 'stays-home').length;
    const homePages = this.rolesOf(['opening', 'home']);
    this.weaveFigureOn(figure, homePages, homeVoices(figure), stay > 1 ? 1 : 2);
    const pet = figure.role === 'animal-friend';
    if (figure.role === 'stays-home' || (this.plan.plot.knowsNobody && !pet)) return;
    this.weaveFigureOn(figure, this.pagesFor(ON_THE_WAY), pet ? PETS_ALONG : PEOPLE_AWAY, 2);
    this.weaveFigureOn(figure, this.pagesFor(AT_A_TRY), pet ? PETS_ALONG : PEOPLE_CHEERING, 1);
    if (this.plan.age !== '2-3')
      this.weaveFigureOn(figure, this.pagesFor(AT_THE_DEED), pet ? PETS_ALONG : PEOPLE_MOVED, 1);
  }

  private weaveFigureOn(
    figure: PlannedFigure,
    pages: WrittenPage[],
    voices: typeof PEOPLE_AWAY,
    most: number,
  ): void {
    let done = 0;
    for (const page of [...pages].sort((a, b) => a.figures.length - b.figures.length)) {
      if (done >= most) return;
      const first = !this.pages.some((other) => other.figures.includes(figure));
      if (
        this.weave(
          page,
          wordingsFor(voices, this.plan.age),
          { who: first ? figure.who : figure.member.name, call: calledOut(figure.member.name) },
          isOlder(this.plan.age) && !first,
        )
      ) {
        page.figures.push(figure);
        done += 1;
      }
    }
  }

  /** The parent's own words for a place, and the names of things, must be told, not only painted. */
  nameThings(): void {
    const told = () => this.pages.map(textOf).join(' ').toLowerCase();
    const { place, crossing, wayHome } = this.plan;
    for (const [one, role] of [
      [place, 'arrival'],
      [crossing, 'crossing'],
      [wayHome, 'way-home'],
    ] as const) {
      const mustSay = one.within === one.into ? one.within : one.the.replace(/^the /, '');
      if (hasWords(told(), mustSay.toLowerCase())) continue;
      const thex = one.within === one.into ? one.within : one.the;
      for (const page of this.rolesOf([role, 'problem', 'turn-deepens', 'way-home']))
        if (
          this.weave(
            page,
            wordingsFor(one.within === one.into ? NAMED_WITHIN : NAMED_HERE, this.plan.age),
            { thex, xs: one.the.replace(/^the /, '') },
          )
        )
          break;
    }
    for (const { entry, names } of this.plan.understanding.known) {
      const [name] = names;
      const x = NAMED_IN_PASSING[entry.kind]?.(entry.word);
      if (name === undefined || x === undefined || told().includes(name.toLowerCase())) continue;
      for (const page of this.rolesOf(['want', 'opening', 'home', 'set-out']))
        if (
          hasWords(textOf(page).toLowerCase(), x) &&
          this.weave(page, wordingsFor(NAMED_THING, this.plan.age), { x, name })
        )
          break;
    }
  }

  /** Says what the companion is, where no page has said it: before all else, while there is room. */
  nameCompanion(): void {
    const { kind } = this.plan.companion;
    if (this.pages.some((page) => hasWords(textOf(page).toLowerCase(), kind.toLowerCase()))) return;
    for (const page of this.pagesFor(['arrival', 'companion', 'set-out', 'problem', 'way-home']))
      if (this.weave(page, wordingsFor(NAMED_KIND, this.plan.age), {})) return;
  }

  /** The youngest hear their name often. */
  nameHero(): void {
    const without = (): WrittenPage[] =>
      this.pages.filter((page) => !textOf(page).includes(this.plan.spoken));
    const tenseLast = (page: WrittenPage): number => Number(TENSE.has(page.role));
    const order = this.chance.shuffle(without()).sort((a, b) => tenseLast(a) - tenseLast(b));
    for (const page of order) {
      if (this.pages.length - without().length >= PAGES_WITH_NAME) return;
      if (page.role !== 'closing') this.weave(page, peepsFor(page), {});
    }
  }

  /** Brings every page to its length with what is seen and heard there. */
  fillUp(): void {
    const { wordsPerPage } = READING_FIGURES[this.plan.age];
    for (const page of this.pages) {
      if (page.role === 'closing') continue;
      const wanted =
        page.core.includes(MARK) &&
        !page.core.endsWith(MARK) &&
        !TENSE.has(page.role) &&
        !(this.plan.age === '4-5' && COMIC.has(page.role)) &&
        page.woven.length === 0 &&
        this.chance.next() < 0.7
          ? 1
          : 0;
      for (let round = 0; round < 6; round += 1) {
        const short = countWords(textOf(page)) < wordsPerPage.min;
        if (!short && round >= wanted) break;
        const pools = fillersFor(page, this.plan, this.chance);
        if (!pools.some((pool) => this.weave(page, pool, {}))) break;
      }
    }
  }

  /** Weaves one of the wordings into the first page of these roles that has room; null: none has. */
  weaveOn(
    roles: readonly PageRole[],
    wordings: readonly string[],
    slots: Slots,
    notBefore = 0,
  ): WrittenPage | null {
    return (
      this.rolesOf(roles).find(
        (page) => page.page >= notBefore && this.weave(page, wordings, slots),
      ) ?? null
    );
  }

  private pagesFor(roles: readonly PageRole[]): WrittenPage[] {
    const rank = new Map(roles.map((role, index) => [role, index + this.chance.next() * 6]));
    return this.pages
      .filter((page) => rank.has(page.role))
      .sort((a, b) => (rank.get(a.role) ?? 0) - (rank.get(b.role) ?? 0));
  }

  private rolesOf(roles: readonly PageRole[]): WrittenPage[] {
    return roles.flatMap((role) => this.pages.filter((page) => page.role === role));
  }

  // Adds one sentence that has not been used yet, if the page has room for it.
  // A wording told of one person is told of a second only when it must be.
  weave(page: WrittenPage, wordings: readonly string[], extra: Slots, onlyFresh = false): boolean {
    if (page.woven.length >= SENTENCES_AT_MARK) return false;
    const figures = READING_FIGURES[this.plan.age];
    const light = lightOf(page, this.plan);
    const shuffled = this.chance.shuffle(wordings);
    const fresh = shuffled.filter((wording) => !this.told.has(wording));
    for (const wording of [...fresh, ...(onlyFresh ? [] : shuffled)]) {
      const sentence = fillTemplate(
        // Behind “Granny looked up.” a “she” would be Granny.
        page.woven.length > 0 ? wording.replace(/^\{He\}/, '{hero}') : wording,
        { ...page.slots, ...extra, ...capitalSlots(extra) },
        this.chance,
      );
      if (!agreesWithHour(sentence, light) || (light === 'night' && OF_A_MORNING.test(sentence)))
        continue;
      const parts = sentencesOf(sentence);
      if (
        parts.some(
          (part) =>
            this.used.has(sentenceKey(part)) || countWords(part) > figures.wordsPerSentence.max,
        )
      )
        continue;
      page.woven.push(sentence);
      if (countWords(textOf(page)) > figures.wordsPerPage.max) {
        page.woven.pop();
        continue;
      }
      for (const part of parts) this.used.add(sentenceKey(part));
      this.told.add(wording);
      return true;
    }
    return false;
  }
}

// Nobody who speaks or walks along: those have pages of their own to be named on.
const NAMED_IN_PASSING: Partial<Record<WordKind, (word: string) => string>> = {
  thing: (word) => word,
  vehicle: (word) => word,
  event: () => 'baby',
};

const isAway = ({ beat }: WrittenPage): boolean => (beat.show.at ?? 'place') === 'place';

/** As one calls out to them: “Hello, his sister!” is nobody's greeting. */
export const calledOut = (name: string): string => name.replace(/^(?:his|her|the) /, '');

const capitalSlots = (extra: Slots): Slots =>
  Object.fromEntries(
    Object.entries(extra).map(([key, value]) => [capitalised(key), capitalised(String(value))]),
  );
