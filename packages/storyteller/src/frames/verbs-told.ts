import type { Mention } from '../happening/mention.ts';
import type { Happening } from '../happening/read-happening.ts';
import type { Step } from '../happening/step.ts';
import type { Frame } from './frame.ts';

/** Verbs by which no story is known from another. */
const SLIGHT: ReadonlySet<string> = new Set(
  'be have go want like get come live need love know start do use call enjoy own wear think become end happen seem mean exist put try keep say make see look feel turn talk name scream cry used'.split(
    ' ',
  ),
);

/** The steps by which an idea is known from another: to plant, and not to be, have, go, want or like. */
const weightySteps = ({ steps }: Happening): Step[] =>
  steps.filter(({ lemma, negated }) => !SLIGHT.has(lemma) || (negated && lemma !== 'be'));

const OF_A_TIE = /^(obj|subj|prep|is|adj) (\S+)(?: (\S+))?$/;

/** The ties by which a frame's roles are filled, each written out: “obj bring”, “obj help”. */
const tiesOf = ({ roles }: Frame): ReadonlySet<string> =>
  new Set(
    roles.flatMap(({ from }) =>
      from.flatMap((pattern) => {
        const [, tie = '', words = '', verb] = OF_A_TIE.exec(pattern) ?? [];
        return words.split('|').map((word) => [tie, word, verb].filter(Boolean).join(' '));
      }),
    ),
  );
const TIES = new Map<string, ReadonlySet<string>>();
const tiesOfFrame = (frame: Frame): ReadonlySet<string> => {
  const known = TIES.get(frame.id) ?? tiesOf(frame);
  TIES.set(frame.id, known);
  return known;
};

/** Cues that weigh so much say what happens; by lighter ones a frame is only the nearest. */
const SAYS_WHAT_HAPPENS = 5;

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

interface Telling {
  readonly frame: Frame;
  readonly used: ReadonlySet<Mention>;
}

/** Whether a frame tells a step by its verb: it calls for the frame, fills a role of it, or is one that it `enacts`. */
export const tellerOf = (
  { frame, used }: Telling,
  happening: Happening,
): ((step: Step) => boolean) => {
  const called = calledWords(frame, happening);
  const filling = tiesOfFrame(frame);
  return ({ lemma, from, to }) => {
    const [verb = '', particle = ''] = lemma.split(' ');
    const raws = happening.terms.slice(from, to).filter((term) => term.lemma === verb);
    const words = [verb, ...raws.map(({ lower }) => lower)];
    const isCalled = words.some((word) => new RegExp(`\\b${word}\\b.*\\b${particle}`).test(called));
    // “A dragon who cannot breathe fire” cannot be told otherwise.
    const isDeed = happening.deed?.words.split(' ').includes(verb) === true;
    const isIn = (mention: Mention): boolean => mention.from < to && mention.to > from;
    const fillsRole = [...used].some(
      (mention) =>
        isIn(mention) &&
        [...mention.ties].some(
          (tie) => filling.has(tie) && words.some((word) => tie.endsWith(` ${word}`)),
        ),
    );
    return isCalled || isDeed || fillsRole || frame.enacts?.includes(verb) === true;
  };
};

/** How many of an idea's weighty steps a frame tells by their verb, and how many not. */
export const verbsTold = (
  telling: Telling,
  happening: Happening,
): { readonly told: number; readonly missed: number } => {
  const weighty = weightySteps(happening);
  const told = weighty.filter(tellerOf(telling, happening)).length;
  return { told, missed: weighty.length - told };
};
