import { COMPANY, type Frame, role } from './frame.ts';

/** Words of an idea in which nothing happens yet: “he loves knights and big dragons”. */
const SMALL_TALK =
  'knights?|castles?|dragons?|princess(?:es)?|princes?|kings?|queens?|loves?|likes?|about|just|all|obsessed|mad|really|he|she|my|son|daughter|a|an|the|some|story|of|and|with|big|red|green|blue|purple|golden|friendly|nice|kind|good|gentle|little|small|please|but|not|scary|too';

/** A friendly dragon sneezes whenever knights come, and the more it sneezes the more of them come. */
export const DRAGON_SNEEZE: Frame = {
  id: 'dragon-sneeze',
  name: 'a dragon sneezes fire, and the knights come',
  when: ['cue'],
  enacts:
    'sneeze cough breathe toast burn chase fight attack help cure visit meet befriend frighten scare protect defend live come find save'.split(
      ' ',
    ),
  cues: [
    [6, new RegExp(`^(?=.*\\b(?:dragons?|knights?)\\b)\\W*(?:(?:${SMALL_TALK})\\b\\W*)+$`, 's')],
    [
      9,
      /\bdragons?\b.*\b(?:sneez\w*|(?:a|bad|the|terrible|awful|nasty) cold|sniffl\w*|runny nose|hay fever|atishoo|a-?tishoo|coughs?)\b/,
    ],
    [11, /\bdragons?\b.*\bknights?\b|\bknights?\b.*\bdragons?\b/],
    [
      6,
      /\b(?:friendly|kind|nice|gentle|good|lovely|misunderstood|peaceful|helpful) (?:\w+ ){0,2}dragons?\b/,
    ],
    [
      6,
      /\bdragons?\b.*\b(?:is|be|are) (?:\w+ )?(?:friendly|kind|nice|gentle|misunderstood|not scary)\b/,
    ],
    [5, /\bknights?\b.*\bcastle\b|\bcastle\b.*\bknights?\b/],
    // What other stories tell: an egg, a lesson, a fear, a costume, a thief, a scale model.
    [
      -60,
      /\b(?:eggs?|school|class|train\w*|teach\w*|learns?|can ?not|cannot|scared of|afraid of|fear\w*|costume|dress\w* up|birthday|party|toy|lego|lost|loses?|lose|missing|steal\w*|stole\w*|secret\w*|scientific|science|notebooks?|komodo|dragonfl\w+|museum|dinosaurs?|hoard|football|boat race|chinese new year|hose|fire ?fighter|rides?|riding|(?:not|n't) want to (?:be|fight)|rescued|medals?|cardboard)\b/,
    ],
  ],
  sentence:
    '{Hero} is a friend of {*a dragon}, who makes the best toast; but {*a knight} {knight: comes | come} to chase {*the dragon} away, and there is sneezing and fire, and more knights, and more sneezing, until {he} finds out what tickles{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['dragon', 'Who sneezes'],
      'dragon',
      ['is friendly|kind|nice|gentle', 'subj sneeze|cough', 'obj meet|find|help', 'loose'],
      {
        required: true,
        chief: true,
        says: [
          [/\b(?:princess|prince|castle|knight|king|queen) (dragon)s?\b/, 'a $1'],
          [
            /\b((?:\w+ly |red |green |blue |purple |golden |kind |nice |little )?dragon)s\b/,
            'a $1',
          ],
        ],
        defaults: ['a green dragon'],
      },
    ),
    role(
      ['knight', 'Who comes to chase it away'],
      'knight',
      ['subj come|fight|attack|chase', 'prep with|and', 'obj meet', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\b(knight)s\b/, 'a $1']],
        defaults: ['an old knight'],
      },
    ),
    role(['hen', 'Who walks by'], 'hen', ['prep with|and', 'loose'], {
      required: true,
      byStep: true,
      defaults: ['a brown hen'],
    }),
    role(['guise', 'Is'], 'knight princess prince', ['is hero', 'obj be|become']),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|to', 'loose']),
    ...COMPANY,
  ],
};
