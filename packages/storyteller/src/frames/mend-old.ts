import { type Frame, PLACE, role } from './frame.ts';

const OLD =
  'boat|ship|sailing boat|rowing boat|dinghy|bike|bicycle|car|tractor|caravan|camper(?: van)?|van|motorbike|moped|scooter|train|wagon|radio|clock|piano|carousel|rocking horse|sledge|go[- ]?kart|sewing machine|record player|tree ?house';
const MENDS =
  'mends?|mending|fix(?:es|ing)?(?: up)?|repairs?|repairing|restores?|restoring|renovat\\w+|does up|do up|doing up|get(?:s|ting)? (?:it )?(?:working|going|floating)|brings? (?:it )?back to life|paint(?:s|ing)? it|scrap(?:es|ing)';

/** Something old is mended together, piece by piece, though nobody believes that it will go again. */
export const MEND_OLD: Frame = {
  id: 'mend-old',
  name: 'mend something old together',
  when: ['cue'],
  enacts:
    'fix mend repair paint scrape sand hammer float drive go work build restore help believe say try'.split(
      ' ',
    ),
  cues: [
    [-30, /\b(?:contest|competition|stolen|race|dragon|space|rocket|robot|machine from|broke)\b/],
    [
      20,
      new RegExp(`\\b(?:${OLD})\\b[^]*\\b(?:${MENDS})\\b|\\b(?:${MENDS})\\b[^]*\\b(?:${OLD})\\b`),
    ],
  ],
  sentence:
    '{Hero}{if helper: and {*a helper} mend | mends} {*a made}{if place: {*in place}}, piece by piece; {if doubter: {*a doubter} {doubter: says | say} | everybody says} that it will never go again; it goes, only just.',
  roles: [
    role(
      ['made', 'What is mended'],
      'vehicle thing caravan',
      [
        'obj fix|mend|repair|restore|renovate|paint|scrape',
        'adj old',
        'subj float|go|work|be',
        'loose',
      ],
      { required: true, defaults: ['an old rowing boat'] },
    ),
    role(
      ['helper', 'With whom'],
      'grandfather grandmother father mother neighbour person',
      [
        'owns boat|bike|bicycle|car|tractor|caravan|van|train|radio|clock|piano',
        'prep with|and',
        'subj fix|mend|repair|help|show|teach|do',
      ],
      { required: true, defaults: ['the old neighbour'] },
    ),
    role(['doubter', 'Who does not believe it'], 'person', ['subj say|think|believe|laugh|doubt']),
    role(['hen', 'Who lives in it'], 'hen', [], {
      required: true,
      byStep: true,
      defaults: ['a brown hen'],
    }),
    { ...PLACE, byStep: true },
    role(['friend', 'Comes along'], 'creature', ['prep with|and|alongside']),
  ],
};
