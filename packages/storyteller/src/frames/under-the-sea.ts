import { ALONG, type Frame, PLACE, role } from './frame.ts';

const STARS =
  'sharks?|octopus(?:es)?|octopi|whales?|orcas?|dolphins?|porpoises?|narwhals?|manatees?|mermaids?';
/** Whoever they are, one of them has the trouble: “sharks” is a shark, with the others round about. */
const ONE_OF_THEM =
  /\b(shark|whale|orca|dolphin|porpoise|narwhal|manatee|mermaid|octopus)(?:e?s)\b(?<!\boctopus)/;
const NEVER = -60;

/** Down into the sea, where somebody large has a trouble of its own sort: teeth, arms or a song. */
export const UNDER_THE_SEA: Frame = {
  id: 'under-the-sea',
  name: 'help somebody under the sea',
  when: ['cue'],
  enacts:
    'swim dive meet help find live play pull dance sing call hear listen answer wear need look chase love explore ride comb'.split(
      ' ',
    ),
  cues: [
    [4, new RegExp(`\\b(?:${STARS})\\b`)],
    [
      7,
      new RegExp(
        `^(?:\\w+ )?(?:(?:really |just )?(?:loves?|likes?|adores?|wants?|is (?:obsessed with|mad about|crazy about|into)) )?(?:\\w+ ){0,2}(?:${STARS})\\b(?: (?:and|with) (?:\\w+ ){0,3}\\w+)?(?: please)?\\W*$`,
      ),
    ],
    [5, new RegExp(`^\\W*(?:an? |the )?(?:\\w+ )?(?:${STARS}) (?:with|who|and)\\b`)],
    [
      6,
      /\b(?:under ?water|(?:under|in|into|at the bottom of|beneath) the (?:deep )?(?:sea|ocean)|reef|deep sea|swims? with|div(?:e|es|ing) with)\b/,
    ],
    [4, /\b(?:eight|8) (?:\w+ )?(?:shoes|boots|socks|wellies|slippers)\b/],
    // What has a story of its own: a whale on the beach, a shark in a bath or in a cage, a fear, a lost toy.
    [
      NEVER,
      /\b(?:strand\w*|wash\w* up|beached|aquarium|bath|toy|cuddly|scared of|afraid of|fear of|frightened of|pirates?|too loud\w*|(?:not|n't) want|space|(?:lost|loses?|lose|missing)(?! (?:\w+ )?(?:shell|pearl|comb)\b)|can ?not|can't|for a day|become|becomes|doctor|dentist|school|stops? time|wobbly|tooth|costume|football)\b/,
    ],
  ],
  sentence:
    '{Hero} swims down into the sea{if friend: with {*a friend}}. There {if star is shark: {*a star} has a boot stuck between two teeth; {he} dares to look in, and gets it out | {if star is octopus: {*a star} puts on {if gear: {*a gear} | eight shoes}, and one is missing, until {he} finds out who lives in it | {if star is mermaid: {*a star} is caught by her hair on the night when she has to sing, and {he} knows how one undoes a tangle | {*a star} calls for Mum and is not heard; {he} listens, until somebody answers}}}.',
  roles: [
    role(
      ['star', 'Who lives there'],
      'shark octopus whale dolphin narwhal manatee mermaid',
      [
        'obj meet|help|see|find|love|like|befriend',
        'subj need|want|lose|live|have|be|swim',
        'prep with swim',
        'prep with',
        'prep like',
        'loose',
      ],
      {
        required: true,
        chief: true,
        says: [[ONE_OF_THEM, 'a $1']],
        defaults: ['gear => an octopus', 'a shark', 'a young whale'],
      },
    ),
    role(
      ['gear', 'What it wears'],
      'shoes boots sock slippers skates',
      ['prep with', 'obj wear|need|have|want|lose|buy', 'loose'],
      { defaults: ['star is octopus => eight red shoes'] },
    ),
    { ...PLACE, accepts: ['place'] },
    role(['other', 'Who swims by'], 'shark', ['loose'], {
      defaults: ['star is shark => a hammerhead shark'],
    }),
    ...ALONG,
  ],
};
