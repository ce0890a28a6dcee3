import nlp from 'compromise/two';

interface Forms {
  readonly PastTense: string;
  readonly PresentTense: string;
  readonly Gerund: string;
}
interface Conjugating {
  readonly two: {
    readonly transform: { readonly verb: { conjugate(infinitive: string, model: object): Forms } };
  };
}

const { verb } = (nlp.methods() as Conjugating).two.transform;
const model = nlp.model();

/** What compromise gets wrong, or the American way: infinitive, past, -ing. */
const OURS: ReadonlyMap<string, readonly [past: string, ing: string]> = new Map([
  ['quarrel', ['quarrelled', 'quarrelling']],
  ['travel', ['travelled', 'travelling']],
  ['cancel', ['cancelled', 'cancelling']],
  ['juggle', ['juggled', 'juggling']],
  ['learn', ['learned', 'learning']],
  ['dream', ['dreamed', 'dreaming']],
  ['knit', ['knitted', 'knitting']],
  ['light', ['lit', 'lighting']],
  ['shine', ['shone', 'shining']],
  ['lie', ['lay', 'lying']],
  ['skip', ['skipped', 'skipping']],
  ['wake', ['woke', 'waking']],
  ['beep', ['beeped', 'beeping']],
  ['bury', ['buried', 'burying']],
]);

const cache = new Map<string, Forms>();
const formsOf = (lemma: string): Forms => {
  const known = cache.get(lemma);
  if (known !== undefined) return known;
  const forms = verb.conjugate(lemma, model);
  const [past, ing] = OURS.get(lemma) ?? [forms.PastTense, forms.Gerund];
  const mended = { PastTense: past, PresentTense: forms.PresentTense, Gerund: ing };
  // A parent may invent any number of verbs; those of a year's ideas fit.
  if (cache.size < 5000) cache.set(lemma, mended);
  return mended;
};

/** “planted” of “plant”. */
export const pastOf = (lemma: string): string => formsOf(lemma).PastTense;
/** “plants” of “plant”. */
export const presentOf = (lemma: string): string => formsOf(lemma).PresentTense;
/** “planting” of “plant”. */
export const ingOf = (lemma: string): string => formsOf(lemma).Gerund;
