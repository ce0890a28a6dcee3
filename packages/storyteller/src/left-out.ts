import type { Frame } from './frames/frame.ts';
import { tellerOf } from './frames/verbs-told.ts';
import { pluralOf } from './grammar/noun-phrases.ts';
import { hasWords } from './grammar/sentences.ts';
import type { Mention } from './happening/mention.ts';
import type { Happening } from './happening/read-happening.ts';
import type { Step } from './happening/step.ts';
import { inShort, isSlightStep, isSpokenOf, isStepTold } from './steps-told.ts';

const SEEKS = /^(?:detective|sp(?:y|ie))s?$/;
const SEEKS_OUT = /\b(?:detective|find out|clue)/;
/** When it was is told by no page, and missed by nobody. */
const WHEN =
  /^(?:anyone|anything|stuff|mins?|we|rest|lot|e la|days?|weeks?|months?|years?|minutes?|hours?|moment|time|term|spring|summer|autumn|winter|mornings?|evenings?|nights?|tonight|bedtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const TWO_HOMES = /front doors?\b|other house|two homes|two doors/i;
/** Words that a page says in others: of a divorce there are two front doors. */
const TOLD_AS: ReadonlyMap<string, RegExp> = new Map([
  ...['divorce', 'homes', 'houses'].map((word) => [word, TWO_HOMES] as const),
  ['hairdresser', /\bsnip\b/i],
  ['goodnight', /good night/i],
  ['sleep', /\basleep\b/i],
  ['girl bed', /\bbed\b/],
  ['boy bed', /\bbed\b/],
  ['bath', /\bthe bath\b/i],
]);
const OFTEN = 3;
const isWithin = (one: string, other: string): boolean =>
  one !== '' && (hasWords(one, other) || hasWords(other, one));

/**
 * What the parent wrote and the story does not tell, in the parent's own words, each phrase once:
 * nouns without a role, and things that happen on no page.
 * @param told the frame that is told (null where none is) and the mentions that have a role of which the text speaks
 * @param pages the told text
 */
export const leftOutOf = (
  happening: Happening,
  told: { readonly frame: Frame | null; readonly used: ReadonlySet<Mention> },
  pages: readonly string[],
): string[] => {
  const { frame, used } = told;
  const taken = new Set(
    [...used].flatMap(({ noun }) => [noun.head, noun.name, ...noun.head.split(' ')]),
  );
  const said = [...used].map(({ noun }) => noun.said ?? '');
  const tails = new Set([...used].map(({ noun }) => noun.head.split(' ').at(-1) ?? ''));
  const left = happening.mentions.filter(
    ({ hero, unwanted, noun, ties }) =>
      !hero &&
      !unwanted &&
      // “In a chair since he was three”: he sits in it on every page.
      !(noun.head === 'chair' && happening.profile.has('wheelchair')) &&
      // “Last week”: when it was, and nothing to tell of.
      !/^(?:last|next|this|every) /i.test(noun.said ?? '') &&
      !taken.has(noun.name ?? noun.head) &&
      // “There is nobody there”; “is a detective”: what every page of a puzzle says.
      !/^(?:there|anyone|anybody|pair)$/.test(noun.head) &&
      !(SEEKS.test(noun.head) && pages.some((page) => SEEKS_OUT.test(page))) &&
      // “His great-grandfather’s watch” names both.
      ![...ties].some((tie) => tie.startsWith('owns ') && taken.has(tie.slice(5))) &&
      // “Basketball match”, where basketball is played.
      !noun.head.split(' ').some((word) => taken.has(word)) &&
      !WHEN.test(noun.head) &&
      !pages.some((page) => TOLD_AS.get(noun.head)?.test(page) === true) &&
      // “Sleepover”, which the story calls a guest bed.
      !said.some((words) => isWithin(words.toLowerCase(), noun.head.toLowerCase())) &&
      // What is spoken of again and again is told: the tooth of a story of a tooth.
      pages.filter((page) => hasWords(page, noun.head.replace(/s$/, ''))).length < OFTEN &&
      // “At Maja’s house”, where Maja has a part.
      !(
        /^(?:house|home|flat|farm|garden|kitchen|room)$/.test(noun.head) &&
        /[’']s?$/.test(noun.owner ?? '')
      ) &&
      !tails.has(noun.head) &&
      ![...tails].some((tail) => pluralOf(tail) === noun.head),
  );
  const byFrame = frame === null ? null : tellerOf({ frame, used }, happening);
  const inRoles = new Set([...used].map(({ noun }) => (noun.name ?? noun.head).toLowerCase()));
  const idea = {
    terms: happening.terms,
    bySteps: frame?.when?.includes('steps') === true,
    isMeant: (step: Step): boolean => {
      const inAll = step.about.every((noun) => inRoles.has(noun));
      if (byFrame?.(step) === true) return step.byHero || inAll;
      return isSlightStep(step) && step.about.length > 0 && inAll;
    },
  };
  const steps = happening.steps.map((step) => ({ step, isTold: isStepTold(step, idea, pages) }));
  // “The oven breaks” says “the oven” as well; where it is told, the oven is.
  const alone = left.filter(({ from, to, noun }) =>
    steps.every(
      ({ step, isTold }) =>
        from < step.from ||
        to > step.to ||
        isTold === null ||
        (isTold === true && !isSpokenOf(noun, pages)),
    ),
  );
  const words = alone.flatMap(({ noun }) =>
    noun.said === null ? [] : [noun.said.replace(/^that /i, '')],
  );
  const untold = steps.flatMap(({ step, isTold }) => (isTold === false ? [inShort(step)] : []));
  return [...new Set([...words, ...untold])];
};
