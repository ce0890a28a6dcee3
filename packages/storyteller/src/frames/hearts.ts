import { ALONG, type Frame, PLACE, role } from './frame.ts';

/** Frames about courage, friends and learning. */
export const HEARTS: readonly Frame[] = [
  {
    id: 'face-fear',
    name: 'face a fear',
    cues: [
      [
        5,
        /\b(?:afraid|scared|scare|frighten|frightened|fear|terrify|nervous|shy|brave|courage|worry)\b/,
      ],
      [1, /\b(?:dark|spider|water|dog|monster|thunder|deep|high|stage)\b/],
    ],
    sentence:
      '{Hero} is afraid of {*the fear}, but wants {*the wish}; {*the helper} {helper: helps | help} with {*a tool}.',
    roles: [
      role(
        ['fear', 'What is frightening'],
        'any',
        ['prep of|from', 'obj fear|face|hate', 'loose'],
        { required: true, defaults: ['the dark'] },
      ),
      role(
        ['wish', 'What is wanted all the same'],
        'any',
        ['obj want|find|get|reach|see|visit|fetch|rescue', 'prep to|for', 'loose'],
        { required: true, defaults: ['the big tree house', 'the stars'] },
      ),
      role(
        ['helper', 'Who helps'],
        'alive',
        ['subj help|hold|show|teach|lend|give|say', 'obj meet', 'loose'],
        { required: true, defaults: ['Grandpa', 'a very small mouse'] },
      ),
      role(
        ['tool', 'What helps'],
        'thing light food',
        ['obj hold|lend|give|use|bring', 'prep with', 'loose'],
        { defaults: ['fear is dark => a lantern', 'a pebble'] },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'be-for-a-day',
    name: 'be a … for a day',
    cues: [
      [
        5,
        /\b(?:for a day|become an?|turn into an?|want to be an?|wish to be|when i grow up|superhero|astronaut|firefighter|princess|queen|king|pirate|knight|mermaid|vet|doctor|chef|pilot|police|teacher|president|mayor)\b/,
      ],
    ],
    sentence:
      '{Hero} is {*a job} for a day; {*the trouble} {trouble: turns | turn} up; {*the tool} {tool: saves | save} the day.',
    roles: [
      role(
        ['job', 'Who to be'],
        'job being person creature',
        ['obj be|become', 'prep as|into', 'is be', 'loose'],
        { required: true, defaults: ['a firefighter', 'a sea captain'] },
      ),
      role(
        ['trouble', 'The trouble'],
        'alive weather water nature thing vehicle',
        ['obj save|rescue|stop|fight|help|catch|tame|fix', 'subj come|attack|steal', 'loose'],
        { required: true, defaults: ['a very sad dragon'] },
      ),
      role(
        ['tool', 'What helps'],
        'thing vehicle food',
        ['obj use|drive|wear|have|wave', 'prep with|in|on', 'loose'],
        { required: true, defaults: ['a shiny whistle'] },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'befriend',
    name: 'befriend a stranger',
    cues: [
      [
        5,
        /\b(?:friend|befriend|make friends|lonely|alone|new (?:boy|girl|kid|child)|stranger|neighbour|neighbor)\b/,
      ],
      [2, /\b(?:meet|shy|different|alien|monster|giant|yeti|dragon|invite)\b/],
    ],
    sentence:
      '{Hero} makes friends with {*a stranger}, who {stranger: is | are} hard to get close to; {*the gift} {gift: breaks | break} the ice.',
    roles: [
      role(
        ['stranger', 'The stranger'],
        'alive',
        [
          'obj meet|befriend|find|invite|see',
          'adj new|lonely|shy|grumpy',
          'prep with',
          'is lonely|shy|sad|alone',
          'loose',
        ],
        { required: true, defaults: ['a shy little dragon', 'the new girl next door'] },
      ),
      role(
        ['gift', 'What breaks the ice'],
        'thing food sport',
        ['obj give|share|bring|bake|play|make|teach|show', 'prep with', 'loose'],
        { required: true, defaults: ['a warm pancake', 'a red ball'] },
      ),
      role(['trouble', 'What keeps them apart'], 'any', ['prep of|behind|despite', 'loose'], {
        defaults: ['a tall fence'],
      }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'help-cannot',
    name: 'help somebody who cannot',
    cues: [
      [6, /\bwho (?:can not|could not|cannot|do not|has lose|lose)\b/],
      [
        3,
        /\b(?:can not|cannot|could not|not able to|forget how to|too small to|lose (?:its|his|her) (?:roar|song|voice|spark|colour|color|fire))\b/,
      ],
      [2, /\b(?:help|teach|show) an? \w+/],
    ],
    sentence:
      '{Hero} helps {*the pupil}, who cannot {*the skill}, in time for {*the wish}; {*the tool} {tool: is | are} what helps.',
    roles: [
      role(
        ['pupil', 'Who is helped'],
        'alive',
        ['obj help|teach|show|meet', 'subj can|could|lose|forget', 'loose'],
        { required: true, defaults: ['a very small owl', 'a young dragon'] },
      ),
      role(['skill', 'What they cannot do'], 'deed', [], {
        required: true,
        defaults: [
          'pupil is dragon => breathe fire',
          'pupil is lion => roar',
          'pupil is flies => fly',
          'sing',
        ],
      }),
      role(
        ['tool', 'What helps'],
        'thing food light vehicle toy',
        ['obj use|give|bring|make|find|play|share', 'prep with', 'loose'],
        { required: true, defaults: ['a long feather'] },
      ),
      role(['wish', 'What for'], 'event', ['prep for|at|to|before', 'loose'], {
        required: true,
        defaults: ['the big parade'],
      }),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'learn-hard',
    name: 'learn a hard thing',
    cues: [
      [
        5,
        /\b(?:learn|practise|practice|teach herself|teach himself|first time|without stabiliser|training wheel|tie (?:his|her) shoe|read|whistle|potty)\b/,
      ],
      [
        2,
        /\b(?:ride a bike|swim|skate|swimming|bike|piano|violin|dance|ballet|give up|try again|lesson)\b/,
      ],
    ],
    sentence:
      '{Hero} learns {*the skill}; {*the trouble} {trouble: gets | get} in the way; {*the teacher} {teacher: shows | show} the trick.',
    roles: [
      role(
        ['skill', 'What is learnt'],
        'sport vehicle thing job place',
        ['obj learn|ride|play|practise|practice|tie|read|swim|do', 'prep to', 'loose'],
        { required: true, defaults: ['a bicycle'] },
      ),
      role(
        ['trouble', 'What makes it hard'],
        'any',
        ['subj fall|come|laugh', 'prep of|on', 'loose'],
        { defaults: ['the hill'] },
      ),
      role(
        ['teacher', 'Who shows how'],
        'alive',
        ['subj teach|show|help|hold|say', 'prep from|by|with', 'loose'],
        { required: true, defaults: ['Grandpa'] },
      ),
      PLACE,
      ...ALONG,
    ],
  },
  {
    id: 'promise',
    name: 'keep a promise or a secret',
    cues: [
      [
        6,
        /\b(?:promise|secret|keep it quiet|look after|surprise|not tell|guard|babysit|pet ?sit|watch over|responsible)\b/,
      ],
    ],
    sentence:
      '{Hero} promises {*the asker} to keep {*the kept} safe; {*the trouble} {trouble: makes | make} it hard.',
    roles: [
      role(
        ['kept', 'What is kept'],
        'alive thing food nature event toy',
        ['obj keep|guard|look|watch|hide|feed|water|mind', 'prep after|over', 'loose'],
        { required: true, defaults: ['a small blue egg'] },
      ),
      role(
        ['asker', 'Who asked'],
        'alive',
        ['obj promise', 'subj ask|give|leave|trust|go', 'prep to|for', 'loose'],
        { required: true, defaults: ['Grandma'] },
      ),
      role(
        ['trouble', 'What makes it hard'],
        'weather creature being person',
        ['subj want|come|try|steal|ask|break|eat', 'prep from|during|against', 'loose'],
        { required: true, defaults: ['a nosy goose'] },
      ),
      PLACE,
      ...ALONG,
    ],
  },
];
