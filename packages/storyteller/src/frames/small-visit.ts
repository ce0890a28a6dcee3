import { type Frame, type FrameRole, NEAR, role } from './frame.ts';

/** What `hospital` tells, and plays of being a doctor, which `be-for-a-day` tells. */
const NOT_OURS =
  '(?![^]*\\b(?:hospital|hearing aids?|(?:brother|sister|friend|cousin|mum|mummy|mom|mama|dad|daddy|papa|grand\\w+|nana?|oma|opa)s? (?:\\w+ )?(?:got|gets?|has|have|wears?|needs?|is|be|works?) |operation|surgery|broken|broke|stitches|diabet\\w*|cancer|leuka?emia|asthma|sensor|chemo\\w*|for a day|pretend\\w*|(?:be|become|becomes|play|plays) an? (?:\\w+ )?(?:doctor|dentist|vet|hairdresser|nurse)|(?:dragon|dinosaur|monster|lion|shark)s? (?:has|have|with|who|goes|go|get|gets)|tooth fairy|wobbl\\w*|thumb|(?:learn|teach|show)\\w* |(?:doctor|dentist|hairdresser)s? for (?!an? |the |his |her |my )\\w+)\\b)';
const visit = (says: string): RegExp => new RegExp(`^${NOT_OURS}[^]*\\b(?:${says})`);

const HAIRCUT =
  'hair ?cuts?|(?:cut|cuts|cutting|trim) (?:his|her|my|their|the) hair|hairdressers?|barbers?';
const TEETH = 'dentists?|a filling|first filling';
const NEEDLE = 'injections?|vaccinations?|vaccines?|jabs?|flu shot|shots? at the doctor';
const CHECK =
  'check[- ]?ups?|(?:to|at|sees?|visits?) (?:the |our )?(?:doctor|paediatrician|pediatrician)s?';
const GLASSES =
  'opticians?|eye tests?|glasses (?:\\w+ ){0,4}(?:will not|wo ?n.t|does ?n.t|refuses?|hates?)|(?:will not|wo ?n.t|does ?n.t want to|refuses? to) wear (?:\\w+ ){0,3}glasses|(?:new|first|gets?|got|getting|needs?|needed|pair of) (?:\\w+ )?glasses|glasses for the first time';

/** Glasses that are there and stay in their case. */
const UNWORN =
  /\b(?:(?:will not|wo ?n't|does ?n't|does not|do not|don't|refus\w+|hates?|never|not) (?:\w+ ){0,3}(?:wear\w*|put\w*)|(?:hates?|dislikes?) (?:\w+ ){0,3}glasses|takes? (?:them|her glasses|his glasses) off|hides? (?:them|her glasses|his glasses))\b/;

const VISITS: FrameRole['says'] = [
  [new RegExp(`\\b(?:${HAIRCUT})\\b`), 'a haircut'],
  [/\bfilling\b/, 'a filling'],
  [new RegExp(`\\b(?:${TEETH})\\b`), 'the dentist'],
  [new RegExp(`\\b(?:${GLASSES})\\b`), 'my new glasses'],
  [new RegExp(`\\b(?:${NEEDLE})\\b`), 'an injection'],
  [new RegExp(`\\b(?:${CHECK})\\b`), 'a check'],
];

/** An ordinary visit that nobody likes: serious ones are told by `hospital`. */
export const SMALL_VISIT: Frame = {
  id: 'small-visit',
  name: 'the hairdresser, the dentist, the optician, the doctor',
  when: ['cue'],
  cues: [[20, visit(`(?:${[HAIRCUT, TEETH, GLASSES, NEEDLE, CHECK].join('|')})\\b`)]],
  enacts:
    'cut sit go try scream hide wait hold look open count brush listen blow refuse let wear'.split(
      ' ',
    ),
  sentence:
    '{if visit is haircut: {Hero} needs {*a visit} | {if visit is dentist: {Hero} goes to {*the visit} | {if visit is filling: {Hero} goes to the dentist for {*a visit} | {if visit is glasses: {Hero} gets {*own visit} | {Hero} goes to the doctor for {*a visit}}}}}: first everybody else has a turn, and {hero} says “Not me!”, until {hero} finds out how.',
  roles: [
    role(['visit', 'What for'], 'haircut dentist filling glasses injection check', [], {
      required: true,
      says: VISITS,
      defaults: ['a haircut'],
    }),
    role(
      ['doer', 'Who does it'],
      'doctor person job',
      [
        'is hairdresser|dentist|doctor|optician|barber|nurse',
        'is a|an|our|the',
        'subj cut|check|trim|try',
      ],
      {
        required: true,
        says: ['dentist', 'optician', 'barber', 'nurse'].map(
          (one) => [new RegExp(`\\b${one}\\b`), `the ${one}`] as const,
        ),
        defaults: [
          'visit is haircut => the hairdresser',
          'visit is glasses => the optician',
          'visit is dentist or filling => the dentist',
          'the doctor',
        ],
      },
    ),
    role(
      ['parent', 'Who is with the child'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj hold|come|take|go|sit|wait|say', 'loose'],
      { chief: true },
    ),
    role(['toy', 'Who goes first'], 'toy creature', ['obj bring|hold|take', 'subj get|go|come']),
    role(['likes', 'What is loved'], 'creature vehicle being', ['obj like|love', 'prep about']),
    role(['unworn', 'Will not be worn'], 'deed', [], {
      says: [[UNWORN, 'stay in the case']],
      byStep: true,
    }),
    role(['seen', 'What they can see'], 'creature being', ['obj see'], {
      defaults: ['unworn => some ants'],
      byStep: true,
    }),
    role(['tease', 'What somebody called it'], 'creature being', [], {
      says: 'frog owl fish bug fly alien robot'
        .split(' ')
        .map((word) => [new RegExp(`\\blooks? like an? ${word}\\b`), `a ${word}`] as const),
    }),
    role(['place', 'Where'], 'place thing', ['prep at try', 'prep at', 'prep in', 'prep to wear']),
    ...NEAR,
  ],
};
