import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const PLAYS =
  'drum(?:s|ming|mer)?|trumpets?|trombone|tuba|violin|fiddle|piano|recorder|flute|guitar|saxophone|clarinet|accordion|xylophone|tap danc\\w+|sings?|singing|music|band';
const NEXT_DOOR =
  'neighbou?rs?|downstairs|upstairs|(?:man|lady|woman|old man|old lady) (?:below|above|next door)|through the wall|on the ceiling|flat (?:below|above)';
const COMPLAINS =
  'knocks?|knocking|bangs?|banging|complains?|complained|grumpy|angry|cross|shouts?|broom|too loud|hates?|moans?|sh+';

/** Somebody practises in a house with thin walls, the neighbour knocks, and the knocking has a beat. */
export const KNOCKS_BACK: Frame = {
  id: 'knocks-back',
  name: 'practise at home, and the neighbour knocks',
  when: ['cue'],
  enacts: 'play drum practise knock bang complain turn sing listen'.split(' '),
  cues: [
    [
      21,
      saysAll('lost|stolen|steals?|dragon|scared|afraid|died|dies', PLAYS, NEXT_DOOR, COMPLAINS),
    ],
  ],
  sentence:
    '{Hero} plays {*own noise} from morning to night, and {*the neighbour} knocks; {hero} tries it softly, secretly and not at all, until {hero} hears what the knocking says.',
  roles: [
    role(['noise', 'What is played'], 'drum trumpet violin piano guitar recorder flute song', [], {
      required: true,
      says: [
        [/\bdrum\w*\b/, 'the drum'],
        [/\btrumpet\b/, 'the trumpet'],
        [/\b(?:violin|fiddle)\b/, 'the violin'],
        [/\bpiano\b/, 'the piano'],
        [/\brecorder\b/, 'the recorder'],
        [/\bflute\b/, 'the flute'],
        [/\bguitar\b/, 'the guitar'],
        [/\bsaxophone\b/, 'the saxophone'],
        [/\baccordion\b/, 'the accordion'],
      ],
      defaults: ['the drum'],
    }),
    role(
      ['neighbour', 'Who knocks'],
      'person unknown',
      [
        'subj knock|complain|bang|shout|moan|hate',
        'is neighbour',
        'adj grumpy|angry',
        'prep below|next',
      ],
      {
        required: true,
        defaults: ['the old neighbour'],
      },
    ),
    role(['dog', 'Howls along'], 'dog', [], {
      required: true,
      byStep: true,
      defaults: ['a spotted dog'],
    }),
    ...NEAR,
  ],
};
