/** Verbs of one and of many, as pages have them beside a role. */
const MANY: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['cries', 'cry'],
  ...'says asks calls whispers shouts answers sings squeaks wants comes looks likes knows sits gets needs makes runs sleeps waits stops laughs nods smiles stays lives helps'
    .split(' ')
    .map((verb): [string, string] => [verb, verb.slice(0, -1)]),
]);
/** What no several do: “says|is|was …”, for a pattern. */
export const VERBS_OF_ONE = [...MANY.keys()].join('|');

const FOLLOWS = new RegExp(`^ (${VERBS_OF_ONE})(?= |[.,!?])`);
const SPEAKS = /([”,] )(says|asks|calls|whispers|shouts|answers|sings|squeaks|cries) $/;
const QUESTION = /((?:^|[.!?…][”’]? |“)(?:What|Where|Who|Why|How|When) )(is|was|does|has) $/;

const many = (verb: string): string => MANY.get(verb) ?? verb;

/** What follows several at the head of a sentence: “ says” of the ducks is “ say”. */
export const agreeing = (text: string): string =>
  text.replace(FOLLOWS, (_, verb: string) => ` ${many(verb)}`);

/** What stands before several: “‘…’ says ” the ducks, “What was ” the blocks. */
export const asksOf = (text: string): string =>
  [SPEAKS, QUESTION].reduce(
    (words, says) =>
      words.replace(says, (_, before: string, verb: string) => `${before}${many(verb)} `),
    text,
  );
