import { ALONG, type Frame, role } from './frame.ts';

const THEN =
  '1[0-9]\\d\\d|20[01]\\d|victorian|medieval|middle ages|ancient (?:egypt|rome|greece)|roman (?:times|empire)|vikings?|stone age|world war|the war|olden days|the past|back in time|long ago|moon landing|titanic|\\d+ years ago|18th|19th';
const BY =
  'time (?:travel\\w*|machine|portal|slip|loop hole)|travels? (?:back )?(?:in|through) time|travels? back to|(?:goes|go|went|gets|get|sent|send|transported|lands?|ends? up|wakes? up) (?:\\w+ ){0,2}(?:back )?(?:in(?:to)?|to)';

/** A visit to the past, where nothing may be changed, and only the visitor hears what is wrong. */
export const PAST_VISIT: Frame = {
  id: 'past-visit',
  name: 'visit the past, and change nothing',
  when: ['cue'],
  enacts:
    'travel watch go see visit work notice hear find change help meet land return fix know build send'.split(
      ' ',
    ),
  cues: [
    [9, new RegExp(`\\b(?:${BY})\\b(?: \\S+){0,4} (?:${THEN})\\b`, 's')],
    [8, /\btime (?:travel\w*|machine|portal)\b/],
    [
      8,
      /\b(?:goes|go|went|sent|travel\w*) back (?:in time|to (?:1\d\d\d|the (?:time|days|year)))\b/,
    ],
    [
      -40,
      /\b(?:future|dinosaurs?|swap\w*|robots?|(?:video|computer) game|3\d\d\d|2[1-9]\d\d|repeats?|loop|holiday|costume|museum)\b/,
    ],
  ],
  sentence:
    '{Hero} goes back to {*kind when}{if friend: with {*a friend}}{if elder: and meets {*a elder}}, where {*a work} must be ready by night; something is wrong, {hero} notices, and must not change anything.',
  roles: [
    role(
      ['elder', 'Who is met there'],
      'grandfather grandmother grandpa grandma gran granny grandad aunt uncle opa oma mother father mum dad',
      ['prep with', 'obj meet|visit|see|help', 'subj work|be', 'loose'],
      {
        says: [
          [
            /\b(great[- ]great[- ]grandfather|great[- ]grandfather|great[- ]grandmother|great[- ]grandad|great[- ]grandpa|great[- ]grandma|great[- ]gran|grandfather|grandmother|grandpa|grandma)\b/,
            'my $1',
          ],
        ],
      },
    ),
    role(['when', 'To what time'], 'time year past', [], {
      required: true,
      byStep: true,
      says: [
        [/\b(1[0-9]\d\d)\b/, '$1'],
        [/\b(?:ancient )?egypt\w*\b/, 'ancient Egypt'],
        [/\brom(?:e|ans?)\b/, 'ancient Rome'],
        [/\b(?:medieval|middle ages|knights?)\b/, 'Medieval Times'],
        [/\bvikings?\b/, 'Viking Times'],
        [/\bvictorian\b/, 'Victorian Times'],
      ],
      defaults: ['1912'],
    }),
    role(
      ['work', 'What is being made there'],
      'dish bridge cathedral pyramid ship aqueduct tower lighthouse engine railway machine radio clock telescope antenna',
      ['prep on work', 'obj build|make|watch', 'loose'],
      {
        required: true,
        says: [
          [/\b((?:antenna |radio )?(?:dish|telescope|antenna))\b/, 'an $1'],
          [/\b(bridge|cathedral|lighthouse|tower|railway|engine|clock|ship|radio)\b/, 'a $1'],
          [/\bpyramids?\b|\begypt\w*\b/, 'a pyramid'],
          [/\brom(?:e|ans?)\b/, 'an aqueduct'],
          [/\bvikings?\b/, 'a ship'],
          [/\b(?:medieval|middle ages|knights?)\b/, 'a cathedral'],
        ],
        defaults: ['a bridge'],
      },
    ),
    role(['sort', 'What sort of work it is'], 'radio stone', [], {
      required: true,
      byStep: true,
      says: [
        [
          /\b(?:antenna|dish|radio|telescope|signal|moon landing|rocket|telegraph|telephone|record)\b/,
          'a radio',
        ],
      ],
      defaults: ['a stone'],
    }),
    role(['event', 'What it is for'], 'event landing', [], {
      byStep: true,
      says: [[/\bmoon landing\b/, 'the moon landing']],
    }),
    ...ALONG.map((one) => ({
      ...one,
      accepts: 'named friend sister brother cousin dog cat'.split(' '),
    })),
  ],
};
