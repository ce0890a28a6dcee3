import { type Frame, PLACE, role } from './frame.ts';

const suspect = (id: string, otherwise: string): ReturnType<typeof role> =>
  role([id, 'Is suspected'], 'person creature job', ['is suspect', 'loose'], {
    required: true,
    defaults: [otherwise],
  });

/** Somebody investigates at school or at home: what goes missing came back by itself until it was guarded. */
export const SUSPECTS: Frame = {
  id: 'suspects',
  name: 'a detective, a list of suspects, and who it was',
  when: ['cue'],
  enacts:
    'investigate solve suspect detect ask question move take steal disappear vanish find follow watch guard hide go keep spy question catch'.split(
      ' ',
    ),
  cues: [
    // What was eaten comes back to no shelf.
    [
      -20,
      /\b(?:eat|eats|eaten|ate|eating|cookies?|biscuits?|sandwich\w*|cakes?|snacks?|chocolate|sweets|apples?|bananas?|cheese|pizzas?|strawberr\w*)\b/,
    ],
    [19, /\bsuspects?\b|\bdetective (?:agency|club|bureau|office|story)\b(?!.*\bonly\b)/],
    [16, /\b(?:the |a |school |class )?(?:case|mystery) of (?:the |who |a |her |his )/],
    [
      16,
      /\b(?:detective|sherlock|private eye|investigat\w*|inspector)\b.*\b(?:school|class|classroom|playground|teacher|who|case|disappear\w*|missing|stolen|stole|steal\w*|vanish\w*|gone)\b|\bwho (?:keeps?|is|be) (?:\w+ )?(?:moving|taking|stealing|eating|hiding|swapping|opening|move|take|steal|eat|hide|swap|open)\b|\b(?:someone|somebody) (?:is |be |keeps? |has |have )?(?:tak|steal|mov|hid|swap)\w*\b.*\b(?:class|school|solves?|investigat\w*)\b/,
    ],
    [
      16,
      /\b(?:school|class|classroom|playground|teacher)\b.*\b(?:keeps? (?:disappear|vanish|go missing|going missing)\w*|(?:get|go)\w* (?:stolen|missing))\b/,
    ],
  ],
  sentence:
    '{Hero} is a detective{if place: {*in place}}: {*a what} {if what is alive: {what: is | are} never where {they what} should be | {what: has | have} disappeared}; {*a sus1}, {*a sus2} and {*a sus3} are suspected, and it is {*the culprit} all the time.',
  roles: [
    role(
      ['what', 'What the case is'],
      'thing toy creature vehicle worn',
      [
        'obj move|steal|take|eat|hide|swap|find|miss|open|solve',
        'subj disappear|vanish|go|get',
        'prep of',
        'adj missing|stolen|lost|disappearing',
        'loose',
      ],
      { required: true, defaults: ['the big brass bell'] },
    ),
    role(
      ['spot', 'Where it turns up'],
      'chair desk table cupboard',
      ['prep to|on|in', 'obj move'],
      {
        required: true,
        byStep: true,
        defaults: ['the teacher’s chair'],
      },
    ),
    suspect('sus1', 'the caretaker'),
    suspect('sus2', 'the cook'),
    suspect('sus3', 'the man with the ladder'),
    role(['culprit', 'Who it was'], 'alive', ['is it|thief|culprit|behind|himself|herself'], {
      required: true,
      byStep: true,
      defaults: ['what is alive => =what', 'sus2 => =sus2', 'the cook'],
    }),
    PLACE,
    role(['friend', 'Assistant'], 'named owned', [
      'prep with|and|alongside',
      'is friend|assistant',
    ]),
    role(['friend2', 'Comes along, too'], 'named owned', ['prep with|and|alongside']),
  ],
};
