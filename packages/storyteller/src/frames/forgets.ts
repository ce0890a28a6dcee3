import { type Frame, NEAR, role } from './frame.ts';

const WHO =
  '(?:grand\\w+|gran|granny|nana?|nanna|oma|opa|abuel[ao]|nonn[oa]|great[- ]\\w+|neighbou?r|(?:mr|mrs|ms|miss) \\w+)';
const FORGETS =
  "(?:forget\\w*|forgot) (?!(?:the|to|his|her|their) (?:birthday|present|key|glasses|umbrella|lunch|hat|coat|bag|phone)\\b)|(?:keeps?|is|be|always) forget\\w*|getting forgetful|(?:can ?not|can't|does not|do not|doesn't|no longer) (?:always |really )?(?:remember|recogni[sz]e|know (?:who|my|her|his|our|me|him))|calls? (?:me|him|her|us) (?:by |the )?(?:\\w+(?:'s|s)? name|wrong|somebody|someone)|calls? (?:me|him|her) by|mixes? up (?:our |the |my )?names?|loses? (?:her|his) (?:memory|words)";
/** A wizard who forgets his spells is another story; who died is remembered in `goodbye`. */
const NOT_OURS =
  '(?![^]*\\b(?:die|died|dies|dead|heaven|funeral|wizard|witch|dragon|elephant|squirrel|fairy|santa|magic\\w*)\\b)';

/** Somebody who is loved forgets more and more; the child knows it for both, and what the hands know stays. */
export const FORGETS_NAMES: Frame = {
  id: 'forgets',
  name: 'be with somebody who forgets',
  when: ['cue'],
  enacts:
    'forget remember call calls ask get know recognise recognize mix lose name visit look'.split(
      ' ',
    ),
  cues: [
    [24, new RegExp(`^${NOT_OURS}[^]*\\b${WHO}s? (?:\\w+ ){0,3}?(?:${FORGETS})`)],
    [24, new RegExp(`^${NOT_OURS}(?=[^]*\\b${WHO})[^]*\\b(?:dementia|alzheimer\\w*)`)],
  ],
  sentence:
    '{*A who} forgets more and more{if called:, and calls {hero} by another name}; {hero} knows it for both of them, and finds what {the who} has not forgotten: the hands know how.',
  roles: [
    role(
      ['who', 'Who forgets'],
      'grandmother grandfather neighbour',
      [
        'subj forget|remember|know|recognise|recognize|calls|mix|have|get|lose|ask',
        'is forgetful',
        'prep with|to',
        'obj visit|help',
        'loose',
      ],
      { required: true, chief: true, defaults: ['a neighbour'] },
    ),
    role(['ill', 'What it is called'], 'dementia', [], {
      says: [
        [/\bdementia\b/, 'dementia'],
        [/\balzheimer/, 'dementia'],
      ],
      byStep: true,
    }),
    role(['called', 'By another name'], 'name', [], {
      says: [[/\bcalls? (?:me|him|her|us)\b|\bmixes? up (?:our |the |my )?names?\b/, 'the name']],
      byStep: true,
    }),
    ...NEAR,
  ],
};
