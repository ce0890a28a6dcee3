import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const PLACES =
  'nursery|kindergarten|preschool|pre-school|school|playgroup|daycare|kita|class|strangers?|other (?:children|kids)|outside (?:the )?(?:house|home)|in front of|people|anyone|playground';
const QUIET =
  "selective mutism|(?:does not|do not|doesn['’]t|don['’]t|will not|won['’]t|never|hardly|can ?not|can['’]t|barely) (?:ever )?(?:talks?|speaks?|say(?:s)? (?:a word|anything|hello))|(?:is |be |very |so |too |really |quite |a bit )(?:shy|quiet)|shy (?:girl|boy|child|kid)|quiet (?:girl|boy|child|kid)|the quiet one|whispers? only|only whispers?|non-?verbal|silent";
const NOT_OURS =
  'only (?:he|she) (?:sees?|saw|knows?|hears?)|hearing|deaf|dragon|octopus|animal|dog|cat|horse|ghost|library|magic\\w*|lost|monster|baby|stage|sing\\w*|speech|language|english|stutter\\w*|turtle|tortoise';

/** A child who does not speak where others are finds somebody without a word; the words stay where they are. */
export const WITHOUT_WORDS: Frame = {
  id: 'without-words',
  name: 'make a friend without a word',
  when: ['cue'],
  enacts: 'talk speak say draw find make be stop play'.split(' '),
  cues: [
    [30, saysAll(NOT_OURS, 'selective mutism')],
    [24, saysAll(`${NOT_OURS}|first (?:day|week)|new|start\\w*|moves?`, QUIET, PLACES)],
    [24, saysAll(`${NOT_OURS}|first (?:day|week)|new|start\\w*|moves?`, QUIET, 'friends?')],
  ],
  sentence:
    'At home {hero} talks all day, but {*in place} the words stay in the pocket; {hero} draws, somebody draws back, and it is {*a friend}. Nobody has to speak for it.',
  roles: [
    role(['place', 'Where it is quiet'], 'place', ['prep at|in', 'loose'], {
      required: true,
      says: [
        [/\bpre-?school\b/, 'the preschool'],
        [/\bnursery\b/, 'the nursery'],
        [/\bkindergarten|kita\b/, 'the kindergarten'],
        [/\bschool\b/, 'the school'],
      ],
      defaults: ['the kindergarten'],
    }),
    role(
      ['friend', 'Who draws back'],
      'person girl-friend boy-friend',
      ['is friend', 'obj make|meet|find', 'prep with', 'loose'],
      {
        required: true,
        chief: true,
        defaults: ['a girl with a blue pencil', 'a boy with a blue pencil'],
      },
    ),
    role(
      ['parent', 'Who is at home'],
      'mother father grandmother grandfather',
      ['prep with|and', 'prep to talk', 'loose'],
      { chief: true },
    ),
  ],
};
