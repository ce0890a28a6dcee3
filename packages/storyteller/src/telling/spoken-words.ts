import type { Gender } from '@bramblebook/contract/reading';
import type { Cast } from '../frames/cast.ts';
import { pronounsOf } from '../grammar/hero-words.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import { definite, isHeros } from './noun-forms.ts';

/** Who is there to speak. */
interface Speakers {
  readonly hero: string;
  readonly gender: Gender;
  readonly cast: Cast;
}

const SAYS =
  'says?|said|asks?|asked|cries|cry|cried|calls?|called|whispers?|whispered|shouts?|shouted|answers?|answered|thinks?|thought|sings?|sang|sobs?|sobbed|squeaks?|squeaked';
const QUOTE = /“([^“”]*)”/g;
const TAG = new RegExp(`^,? ?(?:${SAYS}) ([^.“”!?,;]+)`);
const TAG_BEFORE = new RegExp(`(?:^|[.!?…”] ?)([^.“”!?]+?) (?:${SAYS})[,:]? $`);
/** “… ,” said the ducks. “…”: the same speaker goes on. */
const GOES_ON = new RegExp(`^,? ?(?:${SAYS}) [^“”]{1,60}[.,] $`);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const AS_MANY: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'we are'],
  [/\bI was\b/g, 'we were'],
  [/\bI’m\b/g, 'we’re'],
  [/\bI\b/g, 'we'],
  [/\bmyself\b/gi, 'ourselves'],
  [/\bme\b/g, 'us'],
  [/\bmine\b/g, 'ours'],
  [/\bmy\b/g, 'our'],
  [/\bMy\b/g, 'Our'],
];
const asMany = (quote: string): string =>
  AS_MANY.reduce((words, [says, many]) => words.replace(says, many), quote).replace(
    /(^|[.!?…] )we/g,
    '$1We',
  );

/** Several speak as “we”; what is the hero's is “my” in the hero's own mouth, and “your” in anybody else's. */
class SpokenWords {
  private readonly speakers: Speakers;
  private readonly many: readonly string[];
  private readonly owned: readonly Noun[];

  constructor(speakers: Speakers) {
    const { cast, gender } = speakers;
    this.speakers = speakers;
    const nouns = [...cast.values()];
    this.many = nouns
      .filter((noun) => noun.plural && isOf(noun, 'alive') && noun.name === null)
      .map((noun) => definite(noun, gender));
    this.owned = nouns.filter(
      (noun) => noun.name === null && !noun.proper && isHeros(noun, gender),
    );
  }

  get isPlain(): boolean {
    return this.many.length === 0 && this.owned.length === 0;
  }

  /** A text with every quotation as its speaker says it. */
  in(text: string): string {
    let speaker: string | null = null;
    let end = 0;
    return text.replace(QUOTE, (whole: string, quote: string, at: number) => {
      const between = text.slice(end, at);
      end = at + whole.length;
      const said = TAG.exec(text.slice(end))?.[1] ?? null;
      const same = speaker !== null && GOES_ON.test(between) ? speaker : null;
      speaker = said ?? same ?? TAG_BEFORE.exec(between)?.[1]?.trim() ?? null;
      return speaker === null ? whole : `“${this.by(speaker, quote)}”`;
    });
  }

  private by(speaker: string, quote: string): string {
    const { hero, gender } = this.speakers;
    const { he, his } = pronounsOf(gender);
    const isHero = speaker.startsWith(hero) || new RegExp(`^${he}\\b`).test(speaker);
    const theirs = this.owned.reduce(
      (words, { words: full, head }) =>
        words.replace(
          new RegExp(`\\b${his} (?=(?:${escaped(full)}|${escaped(head)})\\b)`, 'g'),
          isHero ? 'my ' : 'your ',
        ),
      quote,
    );
    const isMany = this.many.some((words) => speaker.toLowerCase().startsWith(words.toLowerCase()));
    return isMany && !isHero ? asMany(theirs) : theirs;
  }
}

/** A text with every quotation as its speaker says it: several as “we”, the hero of “my teddy”. */
export const spokenWords = (text: string, speakers: Speakers): string => {
  if (!text.includes('“')) return text;
  const spoken = new SpokenWords(speakers);
  return spoken.isPlain ? text : spoken.in(text);
};
