import { ALONG, type Frame, PLACE, role } from './frame.ts';

const WORK =
  'film|movie|play|musical|show|sketch|opera|video|series|documentary|trailer|puppet show|circus|concert';
const MAKES =
  'shoots?|shooting|films?|filming|makes?|making|directs?|directing|produces?|puts? on|putting on|rehears\\w*|writes?|writing|stag(?:es?|ing)|records?|perform\\w*';
const WRONG =
  "wrong|quits?|quitting|leaves?|broken?|breaks?|runs? out|run out|police|disaster\\w*|chaos|chaotic|falls? (?:apart|over|off|down)|forgets?|forgot|collaps\\w*|no (?:time|money|singer|actors?|budget)|budget|comedy|funny|only turns?|will not|won['’]?t work|not work|ill|sick|nobody comes|fails?|ruins?|ruined|spoils?";
const MACHINE = 'robots?|rocket|go[- ]?kart|soap ?box|drone|rover|machine|buggy|raft|boat';

/** Something is made together for a day that is fixed, and one thing after another is lost: what goes wrong is what makes it. */
export const KEEP_IT_IN: Frame = {
  id: 'keep-it-in',
  name: 'make something together that keeps going wrong, and keep what went wrong in',
  when: ['cue'],
  enacts:
    'make shoot film direct build rehearse perform quit leave run call go turn work show write play act sing come stop fix complain'.split(
      ' ',
    ),
  cues: [
    [8, new RegExp(`\\b(?:${MAKES})\\b(?: \\w+){0,4} (?:${WORK})\\b`)],
    [7, /\b(?:film|movie) (?:director|maker|team|crew)\b|\bdirector\b|\bpremi[eè]re\b/],
    [
      7,
      new RegExp(
        `\\b(?:${WORK})s?\\b.*\\b(?:${WRONG})\\b|\\b(?:${WRONG})\\b.*\\b(?:${WORK})s?\\b`,
        's',
      ),
    ],
    [
      14,
      new RegExp(
        `\\b(?:team|competition|contest|race|fair)\\b.*\\b(?:${MACHINE})\\b.*\\b(?:only|not|never|no time|${WRONG})\\b`,
        's',
      ),
    ],
    [
      -30,
      /\b(?:stage ?fright|afraid|scared|nervous|shy|main part|lead(?:ing)? (?:role|part)|gets? the part|tree in the|talent show|watch\w* (?:a |the )?(?:film|movie)|at the (?:cinema|movies)|like in|football|homework|dragons?)\b/,
    ],
  ],
  sentence:
    '{Hero} makes {*a work}{if friend: with {*a friend}{if friend2: and {*a friend2}}}, for {*a event}; one thing after another goes wrong (the {*kind lack} {lack: runs | run} out{if quitter:, {*a quitter} {quitter: quits | quit}}), until {hero} keeps in what went wrong.',
  roles: [
    role(
      ['work', 'What is made'],
      'film movie play musical show sketch opera video series documentary robot rocket machine drone rover buggy raft boat',
      ['obj shoot|make|film|direct|build|rehearse|perform|produce|write', 'loose'],
      {
        required: true,
        says: [
          [
            /\b((?:horror |zombie |spy |school |class |puppet |christmas |vampire |space |nature )?(?:film|movie|play|musical|show|sketch|opera|video|series|documentary))\b(?! (?:director|star|maker))/,
            'a $1',
          ],
          [/\brobot\b|\brobotics\b/, 'a robot'],
          [/\b(rocket|rover|drone|buggy|raft|machine)\b/, 'a $1'],
        ],
        defaults: ['a film'],
      },
    ),
    role(
      ['event', 'The day it is for'],
      'premiere competition contest festival fair race opening',
      ['prep for|at|in', 'loose'],
      {
        required: true,
        says: [
          [/\bpremi[eè]re\b/, 'the premiere'],
          [
            /\b((?:\w+ics |science |school |summer )?(?:competition|contest|festival|fair|race))\b/,
            'the $1',
          ],
        ],
        defaults: [
          'work is robot or rocket or rover or drone or buggy or raft or machine => the competition',
          'the premiere',
        ],
      },
    ),
    role(['quitter', 'Who leaves'], 'person named', ['subj quit|leave|walk|refuse|storm'], {
      says: [[/\b(her|his) (brother|sister|cousin)\b(?=.{0,4}\bquits?\b)/, 'my brother']],
    }),
    role(['lack', 'What runs out'], 'food thing unknown', ['subj run'], {
      required: true,
      says: [
        [
          /\b(ketchup|money|paint|glue|tape|battery|paper|flour)\b(?=.{0,8}\b(?:runs?|be|is|goes?) (?:out|gone|empty)\b)/,
          'some $1',
        ],
      ],
      defaults: ['some tape'],
    }),
    role(['fault', 'What it will not do'], 'left right', [], {
      says: [
        [
          /\bonly (?:turns?|goes?|moves?|drives?) (?:to the )?left\b|\bleft turns? only\b/,
          'the left',
        ],
        [/\bonly (?:turns?|goes?|moves?|drives?) (?:to the )?right\b/, 'the right'],
      ],
      defaults: ['work is robot or rover or buggy or drone => the left'],
    }),
    role(['part', 'Who is played'], 'being creature job', ['prep as'], { byStep: true }),
    role(['budget', 'What it may cost'], 'euros pounds dollars money', [], {
      says: [[/\b(\d+ (?:euros|pounds|dollars))\b/, '$1']],
    }),
    PLACE,
    ...ALONG.map((one) => ({
      ...one,
      accepts:
        'named creature friend sister brother cousin gran grandma grandpa grandmother grandfather aunt uncle mum dad teacher'.split(
          ' ',
        ),
    })),
  ],
};
