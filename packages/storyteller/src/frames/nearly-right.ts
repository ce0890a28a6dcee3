import { COMPANY, type Frame, role } from './frame.ts';

const MAGICIAN = 'witch(?:es)?|wizards?|fair(?:y|ies)|sorcerers?|magicians?';
/** Words of an idea in which nothing happens yet: “witches, wizards and potions”. */
const SMALL_TALK = `${MAGICIAN}|magic|magical|potions?|spells?|wands?|cauldrons?|broomsticks?|brooms?|cats?|black|loves?|likes?|about|just|all|obsessed|mad|really|he|she|my|son|daughter|a|an|the|some|story|of|and|with|friendly|nice|kind|good|gentle|little|small|funny|silly|clumsy|please|but|not|scary|too|school|academy`;

/** A visitor whom a wrong spell brings, and no idea. */
const brought = (id: string): ReturnType<typeof role> =>
  role([id, 'Who comes by mistake'], id, [], {
    required: true,
    byStep: true,
    defaults: [`a ${id}`],
  });

/** At a school of magic everything that is asked for comes nearly right: what only sounds like it. */
export const NEARLY_RIGHT: Frame = {
  id: 'nearly-right',
  name: 'spells go nearly right at a school of magic',
  when: ['cue'],
  enacts:
    'learn cast brew mix stir make turn wave conjure practise teach study start join attend mess muddle happen get ask go rhyme spell'.split(
      ' ',
    ),
  cues: [
    [
      15,
      /\b(?:magic|magical|witch(?:es|craft)?|wizard(?:s|ry|ing)?|fairy|spells?|potions?|sorcery) (?:school|academy|class(?:es)?|lessons?|college)\b|\b(?:school|academy|college|lessons?) (?:of|for|in) (?:young |little |junior |trainee )?(?:magic|witch(?:es|craft)?|wizard(?:s|ry)?|fairies|spells?|potions?|sorcery)\b/,
    ],
    [
      22,
      /\b(?:world(?:'s)? bad|clumsy|hopeless|useless|terrible|rubbish|forgetful) (?:\w+ )?(?:wizard|witch|magician|sorcerer|sorceress|fairy)\b|\b(?:wizard|witch|fairy) (?:who |that )?(?:(?:be|is) )?(?:so |very |really )?(?:bad at|useless|hopeless|rubbish)\b/,
    ],
    [
      14,
      /\b(?:spells?|magic|potions?) (?:\w+ ){0,3}(?:wrong|backwards|mixed up|muddled|upside down|haywire)\b|\b(?:muddle|mix|mess)\w*(?: up)? (?:\w+ ){0,2}(?:spells?|magic|potions?)\b|\bwrong (?:spell|potion|magic)s?\b/,
    ],
    [
      12,
      /\b(?:learns?|learning|casts?|casting|practis\w+|brews?|brewing|mix(?:es|ing)?|stirs?|makes?|making) (?:\w+ ){0,3}(?:spells?|potions?|to do magic)\b/,
    ],
    [
      11,
      new RegExp(
        `^(?=.*\\b(?:${MAGICIAN}|potions?|spells?)\\b)\\W*(?:(?:${SMALL_TALK})\\b\\W*)+$`,
        's',
      ),
    ],
    [
      9,
      new RegExp(
        `\\b(?:clumsy|trainee|apprentice|forgetful|young|junior|little|kind|friendly|funny|silly) (?:${MAGICIAN})\\b`,
      ),
    ],
    [9, new RegExp(`\\b(?:is|be|becomes?|wants to be) an? (?:\\w+ )?(?:${MAGICIAN})\\b`)],
    // A tooth fairy, a wish, a power, a thief or a fear is another story.
    [
      -60,
      /\b(?:tooth|teeth|wish(?:es|ing)?|godmother|genie|super ?powers?|fly|flies|flying|invisible|shrink\w*|frogs?|rapunzel|cinderella|hansel|steal\w*|stole\w*|lost|loses?|lose|missing|scared of|afraid of|costume|dress\w* up|birthday|halloween|hall?owe'?en|ghosts?|dragons?|unicorns?|mermaids?|pencil|paint\w*|lights?|bread|cakes?|door|portal|pirates?|space|evil|(?<!world )bad|wicked|garden|forest|sleep\w*|bed|lego|toys?|liquid|dust|tale|tales)\b/,
    ],
  ],
  sentence:
    '{Hero} is at a school of magic{if guise:, as {*a guise}}{if friend: with {*a friend}}; with {*a tool} nothing but what sounds like it comes of all that {he} asks for{if brew: and stirs into {*a brew}}, and {*a teacher} {teacher: sits | sit} in the wet or in the dark, until {he} asks for the right wrong word.',
  roles: [
    role(
      ['teacher', 'Who teaches magic'],
      'witch wizard fairy sorcerer magician teacher',
      ['subj teach|help|show', 'is friendly|kind|nice', 'loose'],
      {
        required: true,
        chief: true,
        says: [
          [/\b(fairy|witch) (?:school|academy)\b/, 'an old $1'],
          [/\b(?:funny|kind|friendly|nice|good|old) (witch|wizard|fairy)\b/, 'a $1'],
          [/\b(witch|wizard)(?:e?s)\b/, 'a $1'],
          [/\bfairies\b/, 'a fairy'],
        ],
        defaults: ['an old wizard', 'an old witch'],
      },
    ),
    role(
      ['guise', 'Learns to be'],
      'witch wizard fairy sorcerer magician',
      ['is hero', 'obj be|become'],
      {
        says: [
          [
            /\b((?:clumsy|young|little|small|forgetful|trainee|apprentice|junior) (?:witch|wizard|fairy))\b/,
            'a $1',
          ],
          [/\bworld(?:['’]?s)? worst (witch|wizard|fairy)\b/, 'a hopeless $1'],
        ],
      },
    ),
    role(['tool', 'What it is done with'], 'thing', ['obj wave|ride', 'prep with wave'], {
      required: true,
      says: [
        [/\bbroom(?:stick)?\b/, 'a broom'],
        [/\bwand\b/, 'a magic wand'],
      ],
      defaults: ['an old wand'],
    }),
    role(['brew', 'What bubbles'], 'potion cauldron', ['obj brew|mix|stir|make', 'loose'], {
      says: [[/\bpotions?\b|\bcauldrons?\b/, 'a purple potion']],
    }),
    ...['cat', 'snake', 'bear', 'goat', 'hen', 'hare', 'moose'].map(brought),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|to', 'loose']),
    ...COMPANY,
  ],
};
