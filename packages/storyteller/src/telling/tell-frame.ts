import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import { PROPS } from '@bramblebook/contract/picture-vocabulary';
import type { Story, StoryBrief } from '@bramblebook/contract/story';
import type { Chance } from '../chance.ts';
import type { Cast } from '../frames/cast.ts';
import type { Frame } from '../frames/frame.ts';
import { printedName, spokenName } from '../grammar/hero-words.ts';
import { sentencesOf } from '../grammar/sentences.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import { activityOf } from './activity-of.ts';
import { altOf } from './alt-of.ts';
import { type ChosenTelling, chooseStrands } from './choose-strands.ts';
import { type PageSource, type Source, type Telling, TellingSlip } from './parse-telling.ts';
import { type PictureLine, readPictureLine } from './picture-line.ts';
import { membersOf, type Stage, type StagedPage, stagePages } from './stage-pages.ts';
import { type Speech, TemplateSlip, type Written, writeTemplate } from './template.ts';

/** All that a telling needs to become a book. */
export interface Telltale {
  readonly brief: StoryBrief;
  readonly frame: Frame;
  readonly telling: Telling;
  readonly cast: Cast;
  readonly facts: ReadonlySet<string>;
  /** Sentences of the idea itself, which fill slots of the telling. */
  readonly ownLets?: ReadonlyMap<string, string>;
}

/** A page written out, for the editor's eye: which roles it speaks of and in which form. */
interface WrittenPage extends Written {
  readonly page: number;
  readonly line: number;
}

export interface WrittenTelling {
  readonly chosen: ChosenTelling;
  readonly speech: Speech;
  readonly title: string;
  readonly pages: readonly WrittenPage[];
}

const slipAt = (file: string, line: number, error: unknown): never => {
  if (error instanceof TemplateSlip) throw new TellingSlip(file, line, error.message);
  throw error;
};

const writeAt = (file: string, source: Source, speech: Speech): Written => {
  try {
    return writeTemplate(source.text, speech);
  } catch (error) {
    return slipAt(file, source.line, error);
  }
};

const PERSONAL = 'refrain';

const LONGEST_TITLE = 80;

const titleOf = (telltale: Telltale, speech: Speech): string => {
  const { telling } = telltale;
  for (const source of telling.matter.get('title') ?? []) {
    const { text } = writeAt(telling.file, source, speech);
    if (text.length <= LONGEST_TITLE) return text;
  }
  return speech.hero.slice(0, LONGEST_TITLE);
};

/** The 21 pages of a telling with a cast, as words. Throws a TellingSlip with file and line. */
export const writeTelling = (telltale: Telltale, chance: Chance): WrittenTelling => {
  const { brief, telling, cast, facts } = telltale;
  const chosen = chooseStrands(telling, { cast, facts }, chance);
  const refrain = telling.matter.get(PERSONAL)?.[0]?.text ?? '';
  const speech: Speech = {
    hero: spokenName(printedName(brief.childName)),
    gender: brief.childGender,
    cast,
    facts,
    lets: new Map([...chosen.lets, ...(telltale.ownLets ?? []), [PERSONAL, refrain]]),
  };
  const pages = chosen.pages.map(({ page, text }) => ({
    ...writeAt(telling.file, text, speech),
    page,
    line: text.line,
  }));
  return { chosen, speech, title: titleOf(telltale, speech), pages };
};

const LINES = new WeakMap<PageSource, PictureLine>();
/** A page's picture line, read once: whoever fills the roles, it says the same. */
const lineOf = (source: PageSource, roles: ReadonlySet<string>): PictureLine => {
  const line = LINES.get(source) ?? readPictureLine(source.picture.text, roles);
  LINES.set(source, line);
  return line;
};

const stagedPages = (telltale: Telltale, written: WrittenTelling): StagedPage[] => {
  const { file } = telltale.telling;
  const roles = new Set(telltale.frame.roles.map(({ id }) => id));
  return written.chosen.pages.map((source, at) => {
    const page = written.pages[at];
    try {
      return {
        page: source.page,
        text: page?.text ?? '',
        roles: [...new Set(page?.roles.map(({ role }) => role) ?? [])],
        line: lineOf(source, roles),
        alt: source.alt === null ? null : writeAt(file, source.alt, written.speech).text,
      };
    } catch (error) {
      return slipAt(file, source.picture.line, error);
    }
  });
};

const bookPictures = (
  pictures: readonly PictureBrief[],
  stage: Stage,
): Pick<Story, 'cover' | 'portrait' | 'backCover'> => {
  const again = (picture: PictureBrief, change: Partial<PictureBrief>): PictureBrief => {
    const changed = { ...picture, ...change };
    return { ...changed, alt: altOf(changed, stage) };
  };
  const seated = stage.facts.has('wheelchair');
  const [first] = pictures;
  const proud = pictures[16] ?? first;
  const last = pictures.at(-1) ?? first;
  if (first === undefined || proud === undefined || last === undefined)
    throw new Error('A book without pictures.');
  const smile = (pose: 'wave' | 'stand') => ({
    pose: seated ? ('sit' as const) : pose,
    expression: 'smile' as const,
  });
  return {
    cover: again(proud, {
      shot: 'middle',
      mood: 'wonder',
      hero: { ...proud.hero, ...smile('stand') },
    }),
    portrait: again(first, {
      shot: 'close',
      mood: 'joyful',
      figures: [],
      props: [],
      hero: { ...first.hero, ...smile('stand') },
    }),
    backCover: again(last, {
      shot: 'far',
      mood: 'quiet',
      hero: { ...last.hero, ...smile('wave') },
    }),
  };
};

const matterText = (telltale: Telltale, key: string, speech: Speech): string => {
  const source = telltale.telling.matter.get(key)?.[0];
  return source === undefined ? '' : writeAt(telltale.telling.file, source, speech).text;
};

/** A text of the telling's front matter, written out; for the activity page. */
const linesOf = (telltale: Telltale, key: string, speech: Speech): string[] =>
  (telltale.telling.matter.get(key) ?? []).map(
    (source) => writeAt(telltale.telling.file, source, speech).text,
  );

const understoodOf = (
  written: WrittenTelling,
  pictures: readonly PictureBrief[],
  members: readonly CastMember[],
): Story['understood'] => {
  const spoken = new Set(written.pages.flatMap(({ roles }) => roles.map(({ role }) => role)));
  const heard = new Set<string>();
  return [...written.speech.cast].flatMap(([role, noun]) => {
    if (noun.said === null || !spoken.has(role) || heard.has(noun.said)) return [];
    heard.add(noun.said);
    return [
      {
        words: noun.said,
        kind: noun.kind,
        inText: [noun.name, noun.head, noun.words].filter((words) => words !== null),
        inPicture: pictured(role, noun, pictures, members),
      },
    ];
  });
};

const pictured = (
  role: string,
  noun: Noun,
  pictures: readonly PictureBrief[],
  members: readonly CastMember[],
): string | null => {
  const member = members.find(({ id }) => id === role);
  if (member !== undefined) {
    // Who died before anybody saw them is on no page.
    const isSeen = pictures.some(({ figures }) => figures.some(({ cast }) => cast === role));
    if (!isSeen) return null;
    return member.kind === 'creature' ? member.creature : member.person;
  }
  const isShown = pictures.some(({ props }) => props.some(({ prop }) => prop === noun.paint));
  // A broken leg need not be painted on any page.
  if (noun.kind === 'event' && !isShown) return null;
  const isProp = (PROPS as readonly string[]).includes(noun.paint ?? '');
  if (isProp && noun.kind !== 'nature' && !isOf(noun, 'place')) return noun.paint;
  return pictures.some(({ setting }) => setting === noun.paint) ? noun.paint : null;
};

const pageTurnsOf = (pages: readonly WrittenPage[]): Story['pageTurns'] => {
  const turns: { spread: string; beat: string }[] = [];
  for (let at = 0; at < pages.length; at += 2) {
    const [left, right] = [pages[at], pages[at + 1]];
    const spread = right === undefined ? `${left?.page}` : `${left?.page}–${right.page}`;
    turns.push({ spread, beat: sentencesOf(left?.text ?? '')[0] ?? '' });
  }
  return turns;
};

/** Tells a frame's telling with a cast as a whole book. */
export const tellFrame = (telltale: Telltale, chance: Chance): Story =>
  bookOf(telltale, writeTelling(telltale, chance.fork('strands')));

/** A telling that is written out, as a whole book. */
export const bookOf = (telltale: Telltale, written: WrittenTelling): Story => {
  const { brief, frame, cast, facts } = telltale;
  const { speech } = written;
  const members = membersOf(cast);
  const stage: Stage = { hero: speech.hero, cast, facts, members };
  const staged = stagedPages(telltale, written);
  const pictures = stagePages(staged, stage);
  const { variant } = written.chosen;
  const text = (key: string): string => matterText(telltale, key, speech);
  const seen = new Set(pictures.flatMap(({ figures }) => figures.map((figure) => figure.cast)));
  return {
    title: written.title,
    tagline: text('tagline'),
    blurb: text('blurb'),
    refrain: text('refrain'),
    aboutHero:
      text('about') ||
      `${printedName(brief.childName)} is the hero of this book, from the first page to the last.`,
    plot: variant === '' ? frame.id : `${frame.id}/${variant}`,
    cast: members.filter(({ id }) => seen.has(id)),
    pages: written.pages.map(({ page, text: words }, at) => {
      const picture = pictures[at];
      if (picture === undefined) throw new Error(`page ${page} has no picture`);
      const unseen = staged[at]?.line.hidden ?? [];
      return { page, text: words, picture, ...(unseen.length > 0 && { unseen: [...unseen] }) };
    }),
    pageTurns: pageTurnsOf(written.pages),
    ...bookPictures(pictures, stage),
    activity: activityOf((key) => linesOf(telltale, key, speech), speech, pictures),
    understood: understoodOf(written, pictures, members),
  };
};
