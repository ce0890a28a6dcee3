/** What sort of thing a word is: it decides how the story takes it up. */
const WORD_KINDS = [
  'animal',
  'person',
  'being',
  'place',
  'thing',
  'vehicle',
  'food',
  'sport',
  'job',
  'feeling',
  'event',
  'nature',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** How a noun is used: “a kite”, “honey”, “pancakes”, “swimming”, “the moon”. */
type NounUse = 'count' | 'mass' | 'plural' | 'activity' | 'unique' | 'quality';

export interface LexiconEntry {
  readonly word: string;
  readonly kind: WordKind;
  /** A setting, creature, person or prop that stands for it in a picture; null when none can. */
  readonly paint: string | null;
  readonly use: NounUse;
  /** What it calls for in a plot or a lesson. */
  readonly themes: readonly string[];
  /**
   * Further facts: “small” (can be carried), “worn” (goes along on somebody), “home” (best told of at home), “happens” (thought
   * of, not come across), “the” (“the northern lights”), “female”, “male”, “on” (preposition of a
   * place).
   */
  readonly facts: readonly string[];
}

/** word → “paint use? fact… #theme…”, “-” when it cannot be painted. */
export type LexiconTopic = Readonly<Record<string, string>>;

const USES: ReadonlySet<string> = new Set(['mass', 'plural', 'activity', 'unique', 'quality']);

/** Reads one line of a topic file. */
export const readEntry = (word: string, kind: WordKind, line: string): LexiconEntry => {
  const [paint = '-', ...marks] = line.split(' ');
  return {
    word,
    kind,
    paint: paint === '-' ? null : paint,
    use: (marks.find((mark) => USES.has(mark)) as NounUse | undefined) ?? 'count',
    themes: marks.filter((mark) => mark.startsWith('#')).map((mark) => mark.slice(1)),
    facts: marks.filter((mark) => !mark.startsWith('#') && !USES.has(mark)),
  };
};
