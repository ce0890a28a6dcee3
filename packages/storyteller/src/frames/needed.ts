import { type Frame, PLACE, role } from './frame.ts';

/** A child who is left out, overlooked or told off for a way of being, which is what is needed one day. */
export const NEEDED: Frame = {
  id: 'needed',
  name: 'be needed as one is',
  when: ['cue'],
  enacts:
    'laugh listen hear notice check tease save sing shout tell complain overlook matter pick'.split(
      ' ',
    ),
  cues: [
    [
      9,
      /(?:^(?!an?\b|the\b|some\b)\w+|\b(?:he|she|i|being)) (?:(?:be|is|am|always|too|so|very|really) )*loud\b(?! (?:noise|bang|music|thunder|sound))|\bsh+ all the time\b|\bget\w* told off\b/,
    ],
    [
      9,
      /\b(?:nobody|no one|no-one|none of them) (?:ever |really )?(?:listen|hear|notice|see)s?\b(?! (?:to )?(?:it|the|a|him come))|\bnever (?:heard|noticed|listened)\b|\boverlook\w*|\b(?:too|so|is) quiet\b(?! (?:place|night))|\b(?:talk|speak)s? so (?:softly|quietly)\b/,
    ],
    [
      9,
      /\b(?:left out|excluded|always (?:the )?last|last (?:one )?to be (?:picked|chosen)|(?:nobody|no one) (?:ever )?(?:picks?|chooses?)|never (?:picked|chosen)|too slow|being slow|the slowest)\b/,
    ],
    [
      9,
      /\b(?:is|be|being|am) (?:the |so |too |very |always )*(?:small(?:est)?|short(?:est)?|tiny|little) (?:in|of|for|than)\b|\bbeing (?:so )?small\b/,
    ],
    [
      9,
      /\b(?:becomes?|be|is|are|turns? out|comes? in|proves?) (?:to be |very |really |so )*(?:useful|handy)\b|\b(?:nobody|no one|no-one) (?:gets?|understands?) (?:it|why|him|her|that)\b/,
    ],
    [9, /\bonly (?:he|she|i) sees?\b|\bjust what is needed\b|\bknowledge matters?\b/],
    [
      9,
      /\bknows? (?:everything|all) about (?:lifts?|elevators?|trains?|trams?|buses|engines?|tractors?|diggers?|cranes?)\b/,
    ],
  ],
  sentence:
    '{if way is voice: Everybody tells {hero} not to be so loud | {if way is size: Everybody thinks that {hero} is too small | {if way is end: {Hero} is always the last | {if way is knowledge: Nobody wants to hear what {hero} knows{if lore: about {*a lore}} | Nobody hears {hero}}}}}; then {*a lost} {lost: is | are} in trouble{if place: {in place}}, and that is just what is needed.',
  roles: [
    role(['way', 'What the child is like'], 'voice whisper size end knowledge', [], {
      required: true,
      says: [
        [/\bshy\b/, 'a shy whisper'],
        [
          /\b(?:nobody|no one|no-one) (?:ever |really )?(?:listens?|hears?|notices?)|\boverlook\w*|\bquiet\b|\bso (?:softly|quietly)\b|\bonly (?:he|she|i) sees?\b/,
          'a whisper',
        ],
        [/\bloud\b|\bnoisy\b|\bshouts?\b|\bsh+ all the time\b/, 'a big voice'],
        [/\bknows? (?:everything|all)\b|\bknowledge\b|\bcounts?\b/, 'some knowledge'],
        [/\b(?:small(?:est)?|short(?:est)?|tiny|little)\b/, 'a small size'],
        [/\b(?:last|slow\w*|left out|excluded|picks?|picked|chosen|odd one out)\b/, 'the end'],
      ],
      defaults: ['the end'],
    }),
    role(
      ['lost', 'Who is in trouble'],
      'creature',
      ['subj get|run|escape|disappear|go|fall', 'obj find|lose|save|rescue', 'loose'],
      { required: true, defaults: ['a small dog called Bean'] },
    ),
    role(
      ['lore', 'What the child knows all about'],
      'lift lifts elevator elevators train trains tram trams bus buses engine engines tractor tractors digger diggers crane cranes',
      ['prep about know', 'obj know'],
      {
        says: [
          [/\b(?:lifts?|elevators?)\b/, 'some lifts'],
          [/\bknows? (?:everything|all) about trains?\b/, 'some trains'],
        ],
      },
    ),
    role(['behind', 'Once left behind'], 'seat', [], {
      says: [
        [/\bdrove off from the petrol station without\b/, 'the petrol station'],
        [
          /\bdrove off\b.*\bwithout (?:her|him)\b|\b(?:left|forgot) (?:her|him) (?:behind|at)\b/,
          'an empty seat',
        ],
      ],
    }),
    role(['round', 'Who is round about'], 'person', [
      'prep with|and|of',
      'subj say|complain|laugh',
      'obj have',
    ]),
    // A bath and a petrol station are where the child is, and not where everybody comes together.
    {
      ...PLACE,
      accepts:
        'school park zoo museum playground seaside forest fair garden farm village lake camp'.split(
          ' ',
        ),
    },
  ],
};
