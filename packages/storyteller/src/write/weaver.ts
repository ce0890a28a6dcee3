import { READING_FIGURES } from '@bramblebook/contract/reading';
import type { Chance } from '../chance.ts';
import { fillTemplate, type Slots } from '../fill-template.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import { countWords, hasWords, sentenceKey, sentencesOf } from '../grammar/sentences.ts';
import { HOUSE_PEEPS, HOUSE_SIGHTS } from '../openings/house-sounds.ts';
import { isOlder, wordingsFor, type YoungAndOld } from '../page-texts.ts';
import { agreesWithHour } from '../pictures/hour-words.ts';
import { lightOf } from '../pictures/hours.ts';
import { settingOf } from '../pictures/stage-page.ts';
import type { PlannedFigure } from '../plan/plan-cast.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import type { PlannedThread } from '../plan/plan-threads.ts';
import { THREADS } from '../threads/all-threads.ts';
import { ALONG_THE_WAY, HERO_PEEPS, NAMED_KIND, NAMED_WITHIN } from '../threads/along-the-way.ts';
import {
  LITTLE_ONES_AT_HOME,
  PEOPLE_AT_HOME,
  PEOPLE_AWAY,
  PEOPLE_CHEERING,
  REMEMBERED,
} from '../threads/people.ts';
import { PETS_ALONG, PETS_AT_HOME } from '../threads/pets.ts';
import type { PageRole } from './page-order.ts';
import { awkwardness } from './sky-things.ts';
import { AT_THE_DEED, ON_THE_WAY, ROOMY, TENSE } from './where-to-weave.ts';
import { MARK, textOf, type WrittenPage } from './written-page.ts';

const SENTENCES_AT_MARK = 3;
const PAGES_WITH_NAME = 8;
const OF_A_MORNING = /good morning|up early|th(?:is|at) morning|the day was not wasted/i;

/** Weaves the idea's words, its people and what is seen and heard into the pages of a plan. */
export class Weaver {
  private readonly plan: StoryPlan;
  private readonly pages: WrittenPage[];
  private readonly chance: Chance;
  private readonly used = new Set<string>();

  constructor(plan: StoryPlan, pages: WrittenPage[], chance: Chance) {
    this.plan = plan;
    this.pages = pages;
    this.chance = chance;
    for (const page of pages)
      for (const sentence of sentencesOf(textOf(page))) this.used.add(sentenceKey(sentence));
  }

  weaveThread(thread: PlannedThread): void {
    const cost = (page: WrittenPage): number =>
      page.threads.length + awkwardness(thread.prop, settingOf(page), lightOf(page, this.plan));
    const order = this.pagesFor(ROOMY).sort((a, b) => cost(a) - cost(b));
    for (const page of order) {
      const at = page.beat.show.at === undefined || page.beat.show.at === 'place' ? 'away' : 'home';
      const voices = THREADS[thread.group][at];
      if (
        this.weave(page, wordingsFor(voices, this.plan.age), {
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
    const home =
      figure.role === 'stays-home'
        ? figure.member.kind === 'person' && figure.member.person === 'baby'
          ? LITTLE_ONES_AT_HOME
          : PEOPLE_AT_HOME
        : figure.role === 'animal-friend'
          ? PETS_AT_HOME
          : PEOPLE_AT_HOME;
    this.weaveFigureOn(figure, this.rolesOf(['opening', 'home']), home, 2);
    if (figure.role === 'stays-home') return;
    const pet = figure.role === 'animal-friend';
    this.weaveFigureOn(figure, this.pagesFor(ON_THE_WAY), pet ? PETS_ALONG : PEOPLE_AWAY, 2);
    this.weaveFigureOn(
      figure,
      this.pagesFor(AT_THE_DEED),
      pet ? PETS_ALONG : PEOPLE_CHEERING,
      this.plan.age === '2-3' ? 1 : 2,
    );
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
        this.weave(page, wordingsFor(voices, this.plan.age), {
          who: first ? figure.who : figure.member.name,
        })
      ) {
        page.figures.push(figure);
        done += 1;
      }
    }
  }

  weaveMemory(name: string, calling: string | null): void {
    const his = this.plan.brief.childGender === 'female' ? 'her' : 'his';
    const who = calling ?? name.replace('{his}', his);
    const myWho = calling ?? name.replace('{his}', 'my');
    for (const page of this.rolesOf(['turn-deepens', 'home', 'spark', 'opening']).slice(0, 4))
      if (this.weave(page, wordingsFor(REMEMBERED, this.plan.age), { who, myWho })) return;
  }

  /** The parent's own words for place and companion must be told, not only painted. */
  nameThings(): void {
    const told = () => this.pages.map(textOf).join(' ').toLowerCase();
    const { place, crossing, wayHome, companion } = this.plan;
    for (const [one, role] of [
      [place, 'arrival'],
      [crossing, 'crossing'],
      [wayHome, 'way-home'],
    ] as const) {
      const mustSay = one.within === one.into ? one.within : one.the.replace(/^the /, '');
      if (told().includes(mustSay.toLowerCase())) continue;
      const thex = one.within === one.into ? one.within : one.the;
      for (const page of this.rolesOf([role, 'problem', 'turn-deepens', 'way-home']))
        if (
          this.weave(
            page,
            wordingsFor(one.within === one.into ? NAMED_WITHIN : THREADS.place.away, this.plan.age),
            { thex, xs: one.the.replace(/^the /, '') },
          )
        )
          break;
    }
    // “Hen” stands in “then” as well.
    if (!hasWords(told(), companion.kind.toLowerCase()))
      for (const page of this.pagesFor(['arrival', 'companion', 'set-out', 'problem', 'way-home']))
        if (this.weave(page, wordingsFor(NAMED_KIND, this.plan.age), {})) break;
  }

  /** The youngest hear their name often. */
  nameHero(): void {
    const without = (): WrittenPage[] =>
      this.pages.filter((page) => !textOf(page).includes(this.plan.spoken));
    for (const page of this.chance.shuffle(without())) {
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
        !TENSE.has(page.role) &&
        page.woven.length === 0 &&
        this.chance.next() < 0.7
          ? 1
          : 0;
      for (let round = 0; round < 6; round += 1) {
        const short = countWords(textOf(page)) < wordsPerPage.min;
        if (!short && round >= wanted) break;
        const pools = this.fillersFor(page);
        if (!pools.some((pool) => this.weave(page, pool, {}))) break;
      }
    }
  }

  private fillersFor(page: WrittenPage): (readonly string[])[] {
    const side = (pair: YoungAndOld): readonly string[] =>
      isOlder(this.plan.age) ? pair.old : pair.young;
    const { character } = this.plan.companion;
    const pool: (readonly string[])[] = [];
    const outside =
      (page.beat.show.at === undefined || page.beat.show.at === 'place') && !TENSE.has(page.role);
    const { mood } = page.beat.show;
    const early = page.role === 'opening' || page.role === 'want';
    if (this.plan.age === '2-3') {
      if (!early) pool.push(character.noises);
      pool.unshift(outside ? page.place.pack.peeps : HOUSE_PEEPS);
    } else {
      if (!early || this.plan.companion.own)
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
      else if (!TENSE.has(page.role) || early) pool.unshift(side(HOUSE_SIGHTS));
    }
    if (
      TENSE.has(page.role) &&
      this.plan.age !== '2-3' &&
      (page.beat.show.at ?? 'place') === 'place'
    )
      pool.push(side(page.place.pack.sights));
    const ordered = TENSE.has(page.role) || this.chance.next() < 0.5 ? pool : pool.reverse();
    if (page.beat.show.at === undefined || page.beat.show.at === 'place')
      ordered.push(wordingsFor(ALONG_THE_WAY, this.plan.age));
    else ordered.push(this.plan.age === '2-3' ? HOUSE_PEEPS : side(HOUSE_SIGHTS));
    if (this.plan.age === '2-3') ordered.push(peepsFor(page));
    return ordered;
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
  private weave(page: WrittenPage, wordings: readonly string[], extra: Slots): boolean {
    if (page.woven.length >= SENTENCES_AT_MARK) return false;
    const figures = READING_FIGURES[this.plan.age];
    const light = lightOf(page, this.plan);
    for (const wording of this.chance.shuffle(wordings)) {
      const sentence = fillTemplate(
        wording,
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
      return true;
    }
    return false;
  }
}

const peepsFor = (page: WrittenPage): readonly string[] =>
  ['quiet', 'cosy', 'worried'].includes(page.beat.show.mood) ? HERO_PEEPS.calm : HERO_PEEPS.lively;

const capitalSlots = (extra: Slots): Slots =>
  Object.fromEntries(
    Object.entries(extra).map(([key, value]) => [capitalised(key), capitalised(String(value))]),
  );
