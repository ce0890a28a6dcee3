import { ALONG, type Frame, PLACE, role } from './frame.ts';

const MADE =
  'machine|robot|gadget|device|contraption|invention|app|computer|printer|drone|hoover|vacuum|oven|toaster|mixer|pot|saucepan|cauldron|fridge|freezer|washing machine|dishwasher|fountain|tap|pencil|pen|broom|program(?:me)?|gizmo|thing';
const BEYOND =
  "too much|too many|too well|too good|everything|everybody|everyone|all the|take over|takes over|taking over|too\\b|not stop|never stop|won['’]?t stop|can['’]?t stop|cannot stop|go wrong|goes wrong|go mad|go crazy|go(?:es)? wild|haywire|out of control|more and more|(?:start|begin)\\w* (?:to |do|tidy|clean|mak|help|tak)";

/** What it was to do, as the pages say it. */
const TASKS: readonly (readonly [says: RegExp, phrase: string])[] = [
  [/\b(homework)\b/, 'the $1'],
  [/\bhome work\b|\bsums\b|\bessays?\b|\bspellings?\b/, 'the homework'],
  [/\btid(?:y|ies|ied|ying)\b|\bclear\w* up\b/, 'the tidying'],
  [/\bwash(?:es|ing)?[- ](?:up|the dishes)\b|\bdishes\b/, 'the washing-up'],
  [/\biron(?:s|ing)\b/, 'the ironing'],
  [/\bchores?\b|\bhouse ?work\b|\bjobs\b/, 'the chores'],
  [/\b(?:hoover|vacuum)(?:s|ing)\b/, 'the hoovering'],
  [/\bclean(?:s|ed|ing)?\b/, 'the cleaning'],
];

const STUFF =
  'pancakes|waffles|porridge|spaghetti|noodles|pasta|popcorn|slime|bubbles|foam|ice ?cream|custard|jelly|soup|sweets|candy|chocolate|cookies|biscuits|doughnuts|dough|cake|cakes|pizza|pizzas|chips|jam|lemonade|glitter|confetti|sausages|ketchup|muffins|cupcakes|marshmallows';
/** It makes, it will not stop, it comes out: in whichever order a parent puts it. */
const POURS =
  "(?:not|never|won['’]?t|can['’]?t|cannot|doesn['’]?t) (?:ever )?stop\\w*|keep \\w+|overflow\\w*|explode\\w*|flood\\w*|more and more|everywhere|take over|takes over|fill\\w*|grow and grow|get bigger|gets bigger";

/** What somebody makes does what it was told, and then does not leave off. */
export const TOO_MUCH: Frame = {
  id: 'too-much',
  name: 'a thing that was made does too much of what it was asked for',
  when: ['cue'],
  enacts:
    'invent build make program create do tidy clean help work stop start begin take wash hoover iron write finish cook bake spill pour fill grow overflow invade go keep'.split(
      ' ',
    ),
  cues: [
    [
      13,
      new RegExp(
        `\\b(?:invent|build|make|create|program|construct|design|have|get|buy|find)\\w* (?:\\w+ ){0,4}(?:${MADE})\\b.*\\b(?:${BEYOND})`,
      ),
    ],
    [
      13,
      /\b(?:machine|robot|gadget|app|computer|contraption|invention|printer)s?\b (?:(?:that|which|who|to) )?(?:\w+ ){0,2}(?:(?:do|does) (?:\w+ ){0,3}(?:homework|home work|chores|everything|work|jobs?|housework|cleaning|tidying)|tidy|tidies|clean|cleans|wash|washes)\b/,
    ],
    [
      12,
      /\b(?:home ?work|tidying|cleaning|pancake|slime|candy|sweet|ice ?cream)[- ](?:machine|robot)\b/,
    ],
    [
      13,
      new RegExp(
        `\\b(?:${MADE})s?\\b.*\\b(?:not|never|won['’]?t|can['’]?t|cannot|doesn['’]?t) (?:\\w+ )?stop\\b|\\b(?:machine|robot|app|gadget)s?\\b.* too (?:much|well)\\b`,
      ),
    ],
    [13, new RegExp(`\\b(?:${STUFF})\\b.*\\b(?:${POURS})`)],
    [
      13,
      new RegExp(
        `\\b(?:${STUFF}) (?:factory|lab|experiment|fountain|machine)\\b|\\b(?:makes?|making|mix\\w*|cooks?) (?:\\w+ )?(?:slime|dough|foam|bubbles)\\b.*\\b(?:wrong|everywhere|explod\\w*|overflow\\w*|too much)\\b`,
      ),
    ],
    [9, new RegExp(`\\b(?:too (?:much|many)|mountains? of) (?:\\w+ )?(?:${STUFF})\\b`)],
  ],
  sentence:
    '{Hero} makes {*a thing} {if stuff: for {*kind stuff} | to do {*the task}}{if friend:, with {*a friend}}; it does far too much{if place: {*in place}}, until {*the others} {if stuff: {others: wants | want} no more of it | {others: has | have} nothing left to do}; then {hero} finds what was missing.',
  roles: [
    role(
      ['thing', 'What is made'],
      'machine robot app computer printer drone hoover oven toaster mixer pot fridge fountain tap pencil pen broom engine',
      [
        'obj invent|build|make|create|program|construct|design',
        'obj have|get|buy|find',
        'subj do|tidy|clean|write|cook|make|bake|stop|start|go|take|help|wash|work',
        'loose',
      ],
      {
        required: true,
        says: [
          [/\bai (robot)\b/, 'a $1'],
          [/\brobots?\b/, 'a robot'],
          [/\bapps?\b/, 'a clever app'],
          [/\bprinter\b/, 'a printer'],
          [/\b(?:saucepan|cauldron|porridge pot|cooking pot|magic pot|pot)\b/, 'a big pot'],
          [
            new RegExp(`\\b((?:${STUFF}|pancake|sweet|bubble|homework|washing|toy) machine)\\b`),
            'a $1',
          ],
          [/\b(gadget|contraption|invention)\b/, 'a $1'],
          [new RegExp(`\\b((?:${STUFF}) (?:factory|fountain))\\b`), 'a $1'],
          [/\bmachine\b/, 'a machine'],
        ],
        defaults: ['a machine'],
      },
    ),
    role(
      ['task', 'What it is for'],
      'homework tidying washing-up ironing chores hoovering cleaning',
      [],
      {
        required: true,
        byStep: true,
        says: TASKS,
        defaults: ['thing is robot => the tidying', 'the homework'],
      },
    ),
    role(
      ['stuff', 'What comes out of it'],
      'food slime foam bubbles glitter confetti',
      ['obj make|bake|cook|print|pour|spit|produce|mix|blow|invent'],
      {
        says: [
          [/\b(dough)\b/, 'some $1'],
          [
            /\b(pancake|waffle|biscuit|cookie|doughnut|muffin|cupcake|sausage|sweet) (?:machine|factory|robot)\b/,
            'some $1s',
          ],
          [new RegExp(`\\b(${STUFF})\\b`), 'some $1'],
        ],
      },
    ),
    role(
      ['others', 'Whose work it does as well'],
      'teacher neighbour',
      ['owns work|job|jobs|tasks|marking|homework', 'obj replace|do|help', 'prep for do|work'],
      {
        required: true,
        says: [[/\bteachers?['’]?s?\b/, 'the teachers']],
        defaults: ['stuff => the neighbours', 'task is homework => the teachers', 'the neighbours'],
      },
    ),
    PLACE,
    ...ALONG,
  ],
};
