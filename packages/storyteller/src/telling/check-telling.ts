import { PAGE } from '@bramblebook/contract/page-numbers';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';
import { chanceFrom } from '../chance.ts';
import { checkStory } from '../check-story.ts';
import { NOT_IN_A_WHEELCHAIR } from '../editor/profile-rules.ts';
import type { Cast } from '../frames/cast.ts';
import type { Frame } from '../frames/frame.ts';
import { TRIED_WORDS } from '../frames/retold.ts';
import { sentencesOf } from '../grammar/sentences.ts';
import type { Noun } from '../happening/noun.ts';
import { askedOfNoPage } from './asked-of-pages.ts';
import { numberSlips } from './number-slips.ts';
import type { Telling } from './parse-telling.ts';
import { bookOf, type Telltale, type WrittenTelling, writeTelling } from './tell-frame.ts';
import { trialsOf } from './trial-casts.ts';

const BRINGS_IN: ReadonlySet<string> = new Set(['a', 'own', 'kind', 'in', 'to']);
const isKnown = (noun: Noun): boolean =>
  noun.kind === 'place' || noun.proper || noun.name !== null || noun.unique || noun.owner !== null;

/** “The kitten” before “a kitten” came in. */
const broughtInLate = (frame: Frame, written: WrittenTelling): string[] => {
  const byStep = new Set(frame.roles.filter((role) => role.byStep).map(({ id }) => id));
  const seen = new Set<string>();
  return written.pages.flatMap(({ page, line, roles }) =>
    roles.flatMap(({ role, form }) => {
      const noun = written.speech.cast.get(role);
      const early =
        noun !== undefined &&
        !BRINGS_IN.has(form) &&
        !seen.has(role) &&
        !byStep.has(role) &&
        !isKnown(noun);
      seen.add(role);
      return early ? [`line ${line}, page ${page}: {${form} ${role}} before {a ${role}}`] : [];
    }),
  );
};

const unspoken = (frame: Frame, written: WrittenTelling): string[] => {
  const spoken = new Set(written.pages.flatMap(({ roles }) => roles.map(({ role }) => role)));
  return frame.roles
    .filter(
      ({ id, byStep }) =>
        written.speech.cast.has(id) && id !== 'friend2' && !byStep && !spoken.has(id),
    )
    .map(({ id }) => `the role “${id}” stands on no page`);
};

/** A hero in a wheelchair neither runs nor stamps: such a verb of the hero's is written in braces. */
const bodily = (written: WrittenTelling): string[] =>
  written.pages.flatMap(({ page, line, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const hero = new RegExp(`^(?:${written.speech.hero}|[Hh]e|[Ss]he|They) `).test(sentence);
      const found = hero ? NOT_IN_A_WHEELCHAIR.exec(sentence) : null;
      return found === null
        ? []
        : [
            `line ${line}, page ${page}: “${found[0]}” in “${sentence}”; write {${found[0].split(' ')[0]}}`,
          ];
    }),
  );

const KIN =
  'grandma|grandpa|grandad|granny|nana|cousin|aunt|auntie|uncle|mum|mummy|dad|daddy|mother|father|brother|sister|grandmother|grandfather';

/** Nobody is given a relative: neither “Uncle Fred” nor “Ida’s cousin”, unless the cast has one. */
const inventedKin = (written: WrittenTelling): string[] => {
  const { hero, cast } = written.speech;
  const named = [...cast.values()].map(({ words }) => words.toLowerCase()).join(' ');
  const kin = new RegExp(
    `\\b${hero}’s (?:\\w+ )?(${KIN})\\b|\\b(uncle|aunt|cousin) (?-i:\\p{Lu})`,
    'iu',
  );
  return written.pages.flatMap(({ page, line, text }) => {
    const [found, one, other] = kin.exec(text) ?? [];
    return found === undefined || named.includes((one ?? other ?? '').toLowerCase())
      ? []
      : [`line ${line}, page ${page}: “${found}” is a relative whom nobody named`];
  });
};

const describe = (cast: Cast): string =>
  [...cast].map(([role, { words, name }]) => `${role}=${name ?? words}`).join(' ');

/**
 * Everything that is wrong with a telling, tried with every strand and with nouns of every
 * kind in every role, for girl and boy, with and without a wheelchair. Empty when it may be
 * printed. Throws a TellingSlip where a template cannot be written out at all.
 */
export const checkTelling = (telling: Telling, frame: Frame, age: ReadingAge): string[] => {
  const { casts, unreached } = trialsOf(frame, telling);
  const wrong = new Set(
    unreached.map((condition) => `tellings/${telling.file}: no noun reaches “${condition}”`),
  );
  casts.forEach(({ cast, facts: asked }, at) => {
    const facts = new Set(at % 2 === 0 ? ['wheelchair', ...asked] : asked);
    const brief: StoryBrief = {
      childName: at % 3 === 0 ? 'Ida' : 'Tom',
      childGender: at % 3 === 0 ? 'female' : 'male',
      readingAge: age,
      idea: [...cast.values()].map(({ words }) => words).join(', '),
      seed: at,
    };
    const telltale: Telltale = {
      brief,
      frame,
      telling,
      cast,
      facts,
      ...(frame.retells && { ownLets: TRIED_WORDS }),
    };
    const written = writeTelling(telltale, chanceFrom(`trial ${at}`).fork('strands'));
    const note = (message: string): void => {
      wrong.add(`tellings/${telling.file}: ${message} (${describe(cast)})`);
    };
    const slips = [broughtInLate(frame, written), unspoken(frame, written), inventedKin(written)];
    for (const message of slips.flat()) note(message);
    if (facts.has('wheelchair')) for (const message of bodily(written)) note(message);
    const story = bookOf(telltale, written);
    for (const message of numberSlips(story, written.speech)) note(message);
    for (const message of askedOfNoPage(story)) note(message);
    for (const { page, message, code } of checkStory(story, brief)) {
      const line = written.pages[(page ?? PAGE.firstStory) - PAGE.firstStory]?.line;
      note(`${page === null ? '' : `line ${line}, page ${page}: `}${code}: ${message}`);
    }
  });
  return [...wrong];
};
