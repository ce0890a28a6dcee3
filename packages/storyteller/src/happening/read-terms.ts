import nlp from 'compromise/two';

/** One word of an idea with what the tagger makes of it. */
export interface Term {
  /** As typed, without punctuation. */
  readonly raw: string;
  /** Small letters; “couldn't” comes as “could”, “not”. */
  readonly lower: string;
  /** The verb's infinitive or the noun's singular. */
  readonly lemma: string;
  readonly tags: ReadonlySet<string>;
  readonly comma: boolean;
  /** Followed by . ; ! ? a colon, a bracket or the end of a line. */
  readonly ends: boolean;
  /** Ends in “’s”: “Grandma's”. */
  readonly possessive: boolean;
  /** First of a sentence: its capital says nothing. */
  readonly first: boolean;
}

interface TaggedTerm {
  readonly text: string;
  readonly normal: string;
  readonly root?: string;
  readonly implicit?: string;
  readonly tags?: Set<string>;
  readonly pre: string;
  readonly post: string;
}

const termOf = (term: TaggedTerm, first: boolean): Term => {
  const lower = (term.implicit ?? term.normal).toLowerCase();
  const possessive = /['’]s?$/.test(lower) && term.implicit === undefined;
  const bare = lower.replace(/['’]s?$/, '').replace(/[^\p{L}\p{N}' -]/gu, '');
  return {
    raw: term.text.replace(/['’]s?$/, '').replace(/[^\p{L}\p{N}'’ -]/gu, ''),
    lower: bare,
    lemma: (term.root ?? bare).replace(/['’]s?$/, ''),
    tags: term.tags ?? new Set(),
    comma: /,|\s[-–—]/.test(term.post),
    ends: /[.;!?:()\n]/.test(term.post),
    possessive,
    first,
  };
};

/** The words of a plain idea in order, tagged; nothing is thrown at any text. */
export const readTerms = (plain: string): Term[] => {
  const terms: Term[] = [];
  for (const line of plain.split('\n')) {
    if (line.trim() === '') continue;
    const view = nlp(line.slice(0, 2000));
    view.compute('root');
    for (const sentence of view.docs as readonly (readonly TaggedTerm[])[]) {
      const kept = sentence
        .map((term, at) => termOf(term, at === 0))
        .filter(({ lower }) => lower !== '' && lower.length <= 40);
      const last = kept.pop();
      terms.push(...kept);
      if (last !== undefined) terms.push({ ...last, ends: true });
    }
  }
  return terms;
};
