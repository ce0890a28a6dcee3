import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const AFRAID = 'afraid|scared|frightened|fears?|terrified|(?:not|never) dares?|nervous';
const OTHERS =
  '(?:friend|cousin|brother|sister|neighbou?r|boy|girl|classmate|twin|dad|mum|grandpa|grandma|aunt\\w*|uncle)(?: \\w+)?(?: \\w+)? (?:is|be|are|was|gets?)(?: (?:very|so|really|a bit|always))?';
const HELPS =
  "shows?|teach\\w*|helps?|explains?|tells?|(?:is|be|was)(?: not|n['’]t) (?:scared|afraid)|not (?:scared|afraid)|goes first|holds?";
const NOT_OURS =
  'dark|monster|ghost|dragon|school|hospital|doctor|dentist|storm|thunder|swim\\w*|water|dog is|cat is|horse is|robot|magic\\w*|lion is|night|bike|giraffe|spiders?|heights?|teddy';

/** Somebody is afraid of what the child likes; “it is nothing” helps nobody, and to go first does. */
export const SHOWS_HOW: Frame = {
  id: 'shows-how',
  name: 'show somebody who is afraid how it is done',
  when: ['cue'],
  enacts: 'show stand keep scare fear help teach hold be explain'.split(' '),
  cues: [[28, saysAll(NOT_OURS, AFRAID, OTHERS, HELPS)]],
  sentence:
    '{*A friend} {friend: is | are} afraid of {*the fear}, and {hero} is not; “But that is nothing!” helps nobody; until {hero} is afraid of something, too, and knows how one goes first.',
  roles: [
    role(
      ['fear', 'What is feared'],
      'creature nature',
      ['prep of', 'obj keep|like|love', 'loose'],
      {
        required: true,
        says: [
          [/\bbees\b/, 'the bees'],
          [/\bdogs\b/, 'the dogs'],
          [/\bwasps\b/, 'the wasps'],
          [/\bgeese\b/, 'the geese'],
          [/\bcows\b/, 'the cows'],
          [/\bhens|chickens\b/, 'the hens'],
        ],
        defaults: ['the bees'],
      },
    ),
    role(
      ['friend', 'Who is afraid'],
      'person',
      [
        'is afraid|scared|frightened',
        'is be',
        'obj show|help|teach',
        'adj scared',
        'prep with',
        'loose',
      ],
      { required: true, chief: true, defaults: ['my friend'] },
    ),
    role(['keeper', 'Who knows about it'], 'grandmother grandfather mother father', [
      'subj keep|have|own',
      'owns bee|garden|hen|dog',
    ]),
  ],
};
