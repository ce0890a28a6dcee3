import type { Mention } from '../happening/mention.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { Step } from '../happening/step.ts';
import type { Cast } from './cast.ts';
import type { Frame } from './frame.ts';
import { tiesOfRole } from './ties-of-role.ts';

/** Verbs by which no story is known from another. */
const SLIGHT: ReadonlySet<string> = new Set(
  'be have go want like get come live need love know start do use call enjoy own wear think become end happen seem mean exist put try keep say make see look feel turn talk name scream cry used'.split(
    ' ',
  ),
);

/** The steps by which an idea is known from another: to plant, and not to be, have, go, want or like. */
const weightySteps = ({ steps }: Happening): Step[] =>
  steps.filter(({ lemma, negated }) => !SLIGHT.has(lemma) || (negated && lemma !== 'be'));

/** Cues that weigh so much say what happens; by lighter ones a frame is only the nearest. */
export const SAYS_WHAT_HAPPENS = 5;

const wordsIn = (happening: Happening, says: RegExp): string =>
  [says.exec(happening.lemmas)?.[0], says.exec(happening.plain)?.[0]].filter(Boolean).join(' ');

/** The words of an idea that call for a frame or say who fills its roles. */
export const calledWords = (frame: Frame, happening: Happening): string =>
  [
    ...frame.cues.flatMap(([weight, says]) => (weight >= SAYS_WHAT_HAPPENS ? [says] : [])),
    ...frame.roles.flatMap(({ says }) => says.map(([one]) => one)),
  ]
    .map((says) => wordsIn(happening, says))
    .join(' ');

/** A frame with those nouns of an idea that have a role in it. */
export interface FrameTelling {
  readonly frame: Frame;
  readonly given: Cast;
  readonly used: ReadonlySet<Mention>;
}

interface Filling {
  readonly mention: Mention;
  readonly ties: readonly string[];
}

/** The ties of each noun by which it fills the role it has: a granny who comes along tells no kiss that she blows. */
const fillingTies = ({ frame, given, used }: FrameTelling): Filling[] =>
  [...used].map((mention) => {
    const roles = frame.roles.filter(({ id }) => {
      const said = given.get(id)?.said ?? null;
      return said !== null && said === mention.noun.said;
    });
    const speaking = new Set((roles.length === 0 ? frame.roles : roles).flatMap(tiesOfRole));
    return { mention, ties: [...mention.ties].filter((tie) => speaking.has(tie)) };
  });

/** Whether a frame tells a step by its verb: it calls for the frame, fills a role of it, or is one that it `enacts`. */
export const tellerOf = (
  { frame, given, used }: FrameTelling,
  happening: Happening,
): ((step: Step) => boolean) => {
  const called = calledWords(frame, happening);
  const filling = fillingTies({ frame, given, used });
  return ({ lemma, from, to }) => {
    const [verb = '', particle = ''] = lemma.split(' ');
    const raws = happening.terms.slice(from, to).filter((term) => term.lemma === verb);
    const words = [verb, ...raws.map(({ lower }) => lower)];
    const isCalled =
      words.some((word) => new RegExp(`\\b${word}\\b.*\\b${particle}`).test(called)) ||
      // “They get lost”: to be lost is what calls for it.
      (verb === 'get' && particle !== '' && new RegExp(`\\b${particle}\\b`).test(called));
    // “A dragon who cannot breathe fire” cannot be told otherwise.
    const isDeed = happening.deed?.words.split(' ').includes(verb) === true;
    const isIn = (mention: Mention): boolean => mention.from < to && mention.to > from;
    const fillsRole = filling.some(
      ({ mention, ties }) =>
        isIn(mention) && ties.some((tie) => words.some((word) => tie.endsWith(` ${word}`))),
    );
    return isCalled || isDeed || fillsRole || frame.enacts?.includes(verb) === true;
  };
};

/** How many of an idea's weighty steps a frame tells by their verb, and how many not. */
export const verbsTold = (
  telling: FrameTelling,
  happening: Happening,
): { readonly told: number; readonly missed: number } => {
  const weighty = weightySteps(happening);
  const told = weighty.filter(tellerOf(telling, happening)).length;
  return { told, missed: weighty.length - told };
};
