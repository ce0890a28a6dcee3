import { type Frame, type FrameRole, NEAR, role } from './frame.ts';

/** What a child does behind a shut door; each is told in its own pages. */
const SINGS = 'sing(?:s|ing)?|songs?|songwriter|rap(?:s|ping)?|hums?|karaoke';
const RHYMES = 'poems?|poetry|poet|rhymes?|(?:writes?|writing) (?:\\w+ )?(?:stories|a story|jokes)';
const DRAWS =
  'draw(?:s|n|ing|ings)?|paint(?:s|ing|ings)?|sketch(?:es|ing|book)?|doodles?|comics?|art ?work|pictures';
const DANCES = 'danc(?:e|es|ing|er)|ballet|gymnastics|cartwheels?|hip hop';
const PLAYS =
  'violin|piano|guitar|cello|flute|recorder|trumpet|drums?|ukulele|clarinet|saxophone|harp|accordion|instrument';
const DOES = [SINGS, RHYMES, DRAWS, DANCES, PLAYS].join('|');

/** That it is kept from others, or that others were unkind about it. */
const KEPT = `secretly|in secret|secret (?:song|poem|draw|paint|danc|sing|artist|poet|talent|comic)\\w*|hid(?:es?|ing) (?:them|(?:his|her|their|my) (?:\\w+ )?(?:${DOES}))|door (?:shut|closed|locked)|(?:shut|closed|locked) door|(?:nobody|no one|no-one) (?:is |can |may |must |ever |else )*(?:looks?|looking|watch\\w*|listen\\w*|hears?|sees?|around|there|allowed|knows?)|(?:when|if) (?:he|she|they)(?:'s| is| are| be)? alone|on (?:his|her|their) own in|(?:never|not|n't|refuses?) (?:\\w+ ){0,4}in front of|only (?:\\w+ ){0,4}(?:in|under|behind) (?:the|her|his|my) (?:bath\\w*|shower|garage|bed\\w*|room|shed|cellar|attic|toilet|wardrobe|cupboard|car|basement|loo)|too shy|shy|embarrass\\w*|stage ?fright|blush\\w*|red in the face`;
const BEFORE_PEOPLE =
  'on (?:the )?stage|in front of|recital|concert|talent show|school show|performance|audience|talent contest';
const FEARS =
  'shy|embarrassed|stage ?fright|nervous|afraid|scared|scare|frightened|frighten|worried|worry|terrified|terrify|dare|anxious';
const UNKIND =
  '(?:laugh\\w*|giggl\\w*) (?:at|about|when|because)|mak(?:e|es|ing) fun of|made fun of|mock\\w*|teas\\w*|jok\\w* about|says? (?:it|they|that|his|her)\\b.{0,24}\\b(?:ugly|bad|rubbish|stupid|silly)';
/** “A shy dragon who sings” is somebody else; who wants the medal goes up and gets it (`face-fear`). */
const NOT_OURS =
  '(?![^]*\\b(?:an? |the )?(?:shy|little|small|scared|nervous) (?:\\w+ )?(?:dragon|owl|mouse|bird|fox|bear|lion|cat|dog|rabbit|bunny|hedgehog|mermaid|whale|frog|monster|robot|unicorn|star|ghost|giant|princess|bat|elephant|snail|penguin)\\b|[^]*\\b(?:medal|trophy)\\b)';

const both = (one: string, other: string): RegExp =>
  new RegExp(`^${NOT_OURS}(?=[^]*\\b(?:${one})\\b)[^]*\\b(?:${other})`);

const doing = (says: string): RegExp => new RegExp(`\\b(?:${says})\\b`);

/** Rooms in which one is alone, as the parent calls them. */
const DENS: FrameRole['says'] = [
  [/\bgarage\b/, 'the garage'],
  [/\b(?:bath ?room|bath|shower|tub)\b/, 'the bathroom'],
  [/\b(?:toilet|loo)\b/, 'the bathroom'],
  [/\battic\b/, 'the attic'],
  [/\b(?:cellar|basement)\b/, 'the cellar'],
  [/\bshed\b/, 'the shed'],
  [/\btree ?house\b/, 'the tree house'],
  [/\bkitchen\b/, 'the kitchen'],
  [/\b(?:bed ?room|(?:his|her|their) room|under (?:his|her|the) bed)\b/, 'my bedroom'],
];

const SHOWS: FrameRole['says'] = [
  [/\btalent (?:show|contest|competition)\b/, 'the talent show'],
  [/\bexhibition\b/, 'the exhibition'],
  [/\b(?:nursery|kindergarten|preschool) (?:concert|show|play|party)\b/, 'the nursery concert'],
  [/\brecital\b/, 'the recital'],
  [/\bconcert\b/, 'the concert'],
  [/\bballet (?:show|performance)\b/, 'the ballet show'],
  [/\bassembly\b/, 'the assembly'],
  [/\bschool (?:show|play|party|fair)\b/, 'the school show'],
];

/** What one can do only where nobody sees it gets out under the door; in the end the door comes along. */
export const SHUT_DOOR: Frame = {
  id: 'shut-door',
  name: 'show what one does behind a shut door',
  when: ['cue'],
  enacts:
    'sing write draw paint dance play practise practice perform hide hear laugh dare stand look listen show shut open blush giggle tease'.split(
      ' ',
    ),
  cues: [
    [20, both(DOES, KEPT)],
    [20, both(DOES, `(?:${FEARS})\\b[^]*\\b(?:${BEFORE_PEOPLE})`)],
    [20, both(DOES, `(?:${BEFORE_PEOPLE})\\b[^]*\\b(?:${FEARS})`)],
    [20, both(`(?:${FEARS}) (?:to|of|about) (?:${DOES})`, '\\w')],
    [20, both('talent (?:show|contest)|solo', `(?:${FEARS})`)],
    [
      22,
      new RegExp(
        `\\b(?:${UNKIND}) (?:\\w+ ){0,2}(?:his|her|him|for|she|he|the way|when|because of) ?(?:\\w+ ){0,3}(?:${DOES})\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero} {if act is drawing: draws | {if act is dancing: dances | {if act is poem: makes poems | {if act is playing: plays {*own instrument} | sings}}}} only {*in den}, with the door shut{if tease:, because somebody laughed}; it gets out under the door, and {*a hearer} {hearer: comes | come} upon it; for {*the show} {hero} brings a door along, and opens it.',
  roles: [
    role(['act', 'What is done in secret'], 'singing poem drawing dancing playing', [], {
      required: true,
      says: [
        [doing(RHYMES), 'the poem'],
        [doing(SINGS), 'the singing'],
        [doing(DRAWS), 'the drawing'],
        [doing(DANCES), 'the dancing'],
        [doing(PLAYS), 'the playing'],
      ],
      defaults: ['the singing'],
    }),
    role(['den', 'Where nobody hears'], 'place', [], {
      required: true,
      says: DENS,
      defaults: ['act is singing or playing => the bathroom', 'my bedroom'],
    }),
    role(
      ['hearer', 'Who comes by'],
      'neighbour mother father grandmother grandfather teacher sister brother',
      ['subj hear|find|listen|overhear|discover|see|notice|encourage|help', 'obj tell|show'],
      { required: true, defaults: ['a neighbour'] },
    ),
    role(['show', 'Where it is wanted'], 'show', ['prep for|at|in|before|to', 'is in'], {
      required: true,
      says: SHOWS,
      defaults: ['the summer show'],
    }),
    role(['month', 'When'], 'time', [], {
      says: [
        [
          /\b(january|february|march|april|june|july|august|september|october|november|december)\b/,
          '$1',
        ],
      ],
      byStep: true,
    }),
    role(['tease', 'They laughed'], 'laughter', [], {
      says: [[new RegExp(`\\b(?:${UNKIND})`), 'the laughter']],
      byStep: true,
    }),
    role(['instrument', 'What is played'], 'sound', ['obj play|practise|practice'], {
      says: [...PLAYS.replace('drums?', 'drum').split('|')]
        .filter((word) => word !== 'instrument')
        .map((word) => [new RegExp(`\\b${word}\\b`), `my ${word}`] as const),
      defaults: ['act is playing => my recorder'],
      byStep: true,
    }),
    ...NEAR,
  ],
};
