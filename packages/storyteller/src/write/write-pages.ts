import { READING_FIGURES } from '@bramblebook/contract/reading';
import type { Chance } from '../chance.ts';
import { fillTemplate, type Slots } from '../fill-template.ts';
import { capitalised } from '../grammar/noun-phrases.ts';
import { countWords, sentenceKey, sentencesOf } from '../grammar/sentences.ts';
import { HOUSE_PEEPS, HOUSE_SIGHTS } from '../openings/house-sounds.ts';
import { isOlder, wordingsFor, type YoungAndOld } from '../page-texts.ts';
import { agreesWithHour, lightOf } from '../pictures/hours.ts';
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
import { type PageRole, type PlannedPage, pageOrder } from './page-order.ts';
import { landmarks, pageSlots, refrainOf } from './page-slots.ts';
import { otherwisePut } from './turn-of-phrase.ts';

/** A page in the making: its core and what is woven into it. */
export interface WrittenPage extends PlannedPage {
  readonly core: string;
  readonly woven: string[];
  readonly threads: PlannedThread[];
  readonly figures: PlannedFigure[];
  readonly slots: Slots;
}

export interface WrittenStory {
  readonly pages: readonly WrittenPage[];
  readonly refrain: string;
}

const MARK = '^';
const SENTENCES_AT_MARK = 3;
// After somebody else has been spoken of, “she” would be that somebody.
const PRONOUN_AFTER_MARK = /\^(\s*)(He|She|His|Her) /;

/** The page's text as it will be printed. */
export function textOf(page: WrittenPage): string {
  const woven = page.woven.join(' ');
  const core =
    woven === ''
      ? page.core
      : page.core.replace(
          PRONOUN_AFTER_MARK,
          (_, space: string, pronoun: string) =>
            `${MARK}${space}${pronoun === 'He' || pronoun === 'She' ? page.slots.hero : page.slots['hero’s']} `,
        );
  const text = core.includes(MARK) ? core.replace(MARK, () => woven) : `${core} ${woven}`;
  return text.replaceAll(MARK, '').replace(/\s+/g, ' ').trim();
}

// Where a thread of the idea sits best: light pages first, tense ones only when all else is full.
const ROOMY: readonly PageRole[] = [
  'opening',
  'arrival',
  'problem',
  'set-out',
  'mishap',
  'way-home',
  'companion',
  'first-try',
  'second-try',
  'turn-deepens',
  'crossing',
  'home',
  'solved',
  'want',
  'third-try',
  'turn',
  'deed',
  'deed-holds',
  'spark',
  'low-point',
];
const ON_THE_WAY: readonly PageRole[] = [
  'set-out',
  'problem',
  'crossing',
  'way-home',
  'arrival',
  'turn-deepens',
];
const AT_THE_DEED: readonly PageRole[] = [
  'first-try',
  'deed-holds',
  'solved',
  'second-try',
  'third-try',
];
const PAGES_WITH_NAME = 8;
// Nothing is put in here for its own sake.
const TENSE: ReadonlySet<PageRole> = new Set([
  'turn',
  'low-point',
  'spark',
  'deed',
  'deed-holds',
  'solved',
  'want',
]);

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
    const wording = page.pick(suiting.length > 0 ? suiting : wordings);
    const core = fillTemplate(
      plan.age === '2-3' ? wording : otherwisePut(wording, page),
      slots,
      page,
    );
    return { ...planned, core, woven: [], threads: [], figures: [], slots };
  });
  const writer = new Weaver(plan, pages, chance.fork('weave'));
  for (const figure of plan.figures) writer.weaveFigure(figure);
  for (const word of plan.understanding.known)
    if (word.remembered)
      writer.weaveMemory(
        word.names[0] ?? `{his} ${word.entry.word}`,
        word.entry.facts.includes('name') ? capitalised(word.entry.word) : null,
      );
  for (const thread of plan.threads) writer.weaveThread(thread);
  writer.nameThings();
  if (plan.age === '2-3') writer.nameHero();
  writer.fillUp();
  return { pages, refrain };
}

class Weaver {
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
    const order = this.pagesFor(ROOMY).sort((a, b) => a.threads.length - b.threads.length);
    for (const page of order) {
      const at = page.beat.show.at === undefined || page.beat.show.at === 'place' ? 'away' : 'home';
      const voices = THREADS[thread.group][at];
      if (
        this.weave(page, wordingsFor(voices, this.plan.age), {
          x: thread.x,
          xs: thread.xs,
          thex: thread.thex,
          it: thread.it,
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
    this.weaveFigureOn(figure, this.rolesOf(['opening', 'home', 'want']), home, 2);
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
    for (const page of this.rolesOf(['turn-deepens', 'home', 'spark', 'opening']).slice(0, 4))
      if (this.weave(page, wordingsFor(REMEMBERED, this.plan.age), { who })) return;
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
      const within = one.within.toLowerCase();
      if (
        told().includes(one.the.toLowerCase().replace(/^the /, '')) &&
        told().includes(within.split(' ').at(-1) ?? '')
      )
        continue;
      const thex = one.within === one.into ? one.within : one.the;
      for (const page of this.rolesOf([role, 'problem', 'turn-deepens', 'way-home']))
        if (
          this.weave(
            page,
            wordingsFor(one.within === one.into ? NAMED_WITHIN : THREADS.place.away, this.plan.age),
            { thex },
          )
        )
          break;
    }
    if (!told().includes(companion.kind.toLowerCase()))
      for (const page of this.pagesFor(['arrival', 'companion', 'set-out', 'problem', 'way-home']))
        if (this.weave(page, wordingsFor(NAMED_KIND, this.plan.age), {})) break;
  }

  /** The youngest hear their name often. */
  nameHero(): void {
    const without = (): WrittenPage[] =>
      this.pages.filter((page) => !textOf(page).includes(this.plan.spoken));
    for (const page of this.chance.shuffle(without())) {
      if (this.pages.length - without().length >= PAGES_WITH_NAME) return;
      if (page.role !== 'closing') this.weave(page, HERO_PEEPS, {});
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
    if (this.plan.age === '2-3') ordered.push(HERO_PEEPS);
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
      if (!agreesWithHour(sentence, light)) continue;
      const parts = sentencesOf(sentence);
      if (
        parts.some(
          (part) =>
            this.used.has(sentenceKey(part)) || countWords(part) > figures.wordsPerSentence.max,
        )
      )
        continue;
      if (countWords(textOf(page)) + countWords(sentence) > figures.wordsPerPage.max) continue;
      for (const part of parts) this.used.add(sentenceKey(part));
      page.woven.push(sentence);
      return true;
    }
    return false;
  }
}

const capitalSlots = (extra: Slots): Slots =>
  Object.fromEntries(
    Object.entries(extra).map(([key, value]) => [capitalised(key), capitalised(String(value))]),
  );
