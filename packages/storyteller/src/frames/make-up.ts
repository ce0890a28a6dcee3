import { type Frame, PLACE, role } from './frame.ts';

/** Others who quarrel are made peace between by the hero: that is another story. */
const OWN =
  '^(?!.*\\b(?:two|three|some|the) (?!best\\b|girl|boy|friend|sister|brother|child|kid|twin|little|big)\\w+ (?:who |that )?(?:always )?(?:argue|quarrel|fight|squabble))(?!.*\\bparents?\\b.*\\b(?:argue|fight|quarrel))';
const DEAR = '(?:brother|sister|twin|sibling|friend|cousin|stepsister|stepbrother)s?';

/** A quarrel with somebody dear, and how it ends. */
export const MAKE_UP: Frame = {
  id: 'make-up',
  name: 'quarrel and make up',
  when: ['cue'],
  enacts:
    'fight argue quarrel squabble stop talk speak share shout say miss cry laugh apologise forgive'.split(
      ' ',
    ),
  cues: [
    [
      4,
      /^\W*(?:biting|hitting|kicking|pushing)\b|\b(?:he|she|keep|start|always|stop) (?:bit(?:e|es|ing)|hit(?:s|ting)?|kick(?:s|ing)?|push(?:es|ing)?)\b(?! (?:the|a) (?:ball|door|nail|button|swing|pram))/,
    ],
    [
      8,
      new RegExp(
        `${OWN}.*\\b(?:quarrel\\w*|argu(?:e|es|ed|ing|ment)|squabbl\\w*|bicker\\w*|f[ae]ll(?:s|ing)? out (?:with|over|about)|fallen out|make up (?:again|with)|making up (?:again|with)|sibling rivalry|not (?:talk|speak)\\w* to each other|stop(?:s|ped)? (?:talk|speak)\\w*|not (?:be )?(?:my |his |her )?friends? any ?more)\\b`,
      ),
    ],
    // A friend who has stopped being one is no matter of who is picked last.
    [10, /\bfriends?\b.{0,24}\bf[ae]ll(?:s|ing|en)? out\b/],
    [
      8,
      new RegExp(
        `${OWN}.*\\b${DEAR}\\b.*(?<!\\b(?:snowball|pillow|water|sword|food) )\\bf(?:ight|ights|ighting|ought)\\b(?! (?:a|an|the|against|off|for|with (?:a|the|dragon|monster))\\b)`,
      ),
    ],
    [
      8,
      new RegExp(
        `(?<!\\b(?:snowball|pillow|water|sword|food) )\\b(?:fight|fights|fighting|fought|quarrel) (?:\\w+ ){0,2}with (?:his|her|my) (?:\\w+ ){0,2}${DEAR}\\b`,
      ),
    ],
    [
      8,
      /\blearn\w* (?:how )?to share\b|\b(?:not|never|hates?|hard|difficult|has|have)(?: \w+){0,3} (?:to )?shar(?:e|es|ing)\b(?! (?:a|the) secret)|\b(?:about|hates?|(?:not|never) likes?|struggl\w* with|trouble with|problems? with|bad at) sharing\b|\bsharing (?:is|toys)\b/,
    ],
    [8, /\bboth want (?!to (?:be|go|see|become)\b)|\bwants? the same\b/],
    [
      8,
      /\b(?:best |her |his )friend\b.*\bnew (?:best )?friend\b|\bjealous of (?:his|her) (?:best )?friend\b/,
    ],
    [
      12,
      /\b(?:told|tells|tell) (?:\w+ ){0,4}\w+['’]s (?:\w+ )?secret\b|\btold\b.*\bsecret\b.*\b(?:won['’]?t|not) (?:talk|speak)\b|\b(?:tape|line) down the middle\b/,
    ],
    [7, /\bsay(?:s|ing)? sorry\b|\bapologi[sz]\w*|\bforgiv\w*\b/],
    [5, /\b(?:will not|won['’]?t|would not|not) (?:talk|speak|play) (?:to|with) (?:her|him)\b/],
  ],
  sentence:
    '{Hero} and {*a other} quarrel{if matter: about {*a matter}}{if third: because of {*a third}}, draw a line between them and miss each other{if helper:; {*a helper} {helper: is | are} there}, until {hero} goes across.',
  roles: [
    role(
      ['other', 'With whom'],
      'alive',
      [
        'prep with fight|argue|quarrel|share|play|squabble|have',
        'prep with|and|alongside',
        'is friend|sister|brother|twin|jealous',
        'prep at|to shout|talk|speak|say|apologise',
        'owns secret',
        'subj fight|argue|quarrel|squabble|stop|want|bicker|fall|break|talk|speak',
        'obj share|forgive|miss',
        'loose',
      ],
      { required: true, defaults: ['my best friend'] },
    ),
    role(['strife', 'How it began'], 'pull whisper crash word', [], {
      required: true,
      says: [
        [/\bsecrets?\b/, 'a small whisper'],
        [
          /\bshar(?:e|es|ing)\b|\bboth want|\bthe same\b|\bgrab\w*|\bgive\w* back\b|\bover the\b/,
          'a long pull',
        ],
        [/\b(?:break|broke|broken|knock\w*|ruin\w*|smash\w*|destroy\w*|kick\w*)\b/, 'a big crash'],
      ],
      defaults: ['a loud word'],
    }),
    role(
      ['matter', 'What it is about'],
      'thing food toy worn vehicle nature height sport event room',
      [
        'prep about|over argue|fight|quarrel|squabble|fall|bicker|share',
        'obj want|share|get|break|ruin|knock|grab|take',
        'prep about|over',
      ],
      {
        says: [
          [/\bmoney\b/, 'the money'],
          [/\bwindow seat\b/, 'the window seat'],
          [/\b(?:her|his) room\b|\bshare a room\b/, 'the room'],
          [/\b(?:his|her|the) toys?\b/, 'my toys'],
          [/\bwho (?:be|is|goes|gets to be) first\b/, 'the first place'],
          [/\brules?\b/, 'the rules'],
        ],
        defaults: ['strife is pull => a red tractor', 'strife is crash => a tall tower'],
      },
    ),
    role(['third', 'The new friend'], 'friend', ['adj new'], {
      says: [[/\bnew (?:best )?friend\b/, 'a new friend']],
    }),
    role(['helper', 'Who is there'], 'person', [
      'subj help|say|comfort|listen|explain',
      'prep by comfort|help',
    ]),
    role(['storm', 'What comes'], 'weather wet', ['subj come|begin|start|break', 'prep in|during']),
    // Whoever is there as well has no part in it: the one of the quarrel comes before “along”.
    role(['witness', 'Who is there, too'], 'alive', [
      'prep with|and|alongside',
      'obj have',
      'loose',
    ]),
    {
      ...PLACE,
      // Who quarrels at home draws the line through the room.
      accepts:
        'school seaside forest garden town meadow mountain snow sports-ground fair castle'.split(
          ' ',
        ),
      says: [[/\b(?:lemonade|cake|juice) (?:stand|stall)\b/, 'the lemonade stand']],
    },
  ],
};
