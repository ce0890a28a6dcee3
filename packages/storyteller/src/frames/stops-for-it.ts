import { ALONG, type Frame, PLACE, role } from './frame.ts';

const CONTEST =
  'competitions?|races?|heats?|finals?|semi-?finals?|tournaments?|regattas?|championships?|marathon|triathlon|cup|rally|gymkhana|derby|meet';
const STOPS =
  'stops? (?:for|to)|misses (?:her|his|the)|miss (?:her|his|the)|turns? back|gives? up (?:the|her|his)|helps? instead|choose|chooses|choice|rescues?|save|saves|caught in|trapped|tangled|stuck|hurt|injured|wounded|drown\\w*';

/** In the middle of the race there is somebody caught, and whoever stops has lost. */
export const STOPS_FOR_IT: Frame = {
  id: 'stops-for-it',
  name: 'give up one’s chance in a race, to help an animal',
  when: ['cue'],
  enacts:
    'stop miss lose race compete help rescue save free wipe fall choose surf swim ride run sail train catch see hurt win'.split(
      ' ',
    ),
  cues: [
    [
      15,
      new RegExp(
        `\\b(?:${CONTEST})\\b.*\\b(?:${STOPS})\\b(?! (?:school|class|the bus|his (?:mum|dad)|her (?:mum|dad)))`,
        's',
      ),
    ],
    // An animal is what one stops for; a friend, a robot, a play is another story.
    [
      -40,
      /^(?!.*\b(?:turtle|dog|puppy|cat|kitten|seal|dolphin|whale|bird|seagull|gull|swan|duck|fox|fawn|deer|hedgehog|lamb|sheep|foal|horse|pony|owl|hare|rabbit|otter|goat|cow|calf|eagle|fish|shark|bat|frog|toad|squirrel|badger|penguin|bear|cub|wolf|animal)s?\b)/s,
    ],
    [
      -40,
      /\b(?:dragons?|robots?|talent show|dog show|baking|race (?:car|with|against) (?:the |a |his |her )?(?:dog|turtle|tortoise|horse|hare))\b/,
    ],
  ],
  sentence:
    '{Hero} has a second chance in {*a event}; on the way there {*a victim} is caught in {*kind snare}, not far from {*the spot}; {hero} stops, misses the start and hears the third horn from far away.',
  roles: [
    role(
      ['victim', 'Who is caught'],
      'creature',
      [
        'subj catch|trap|get|lie',
        'obj find|see|save|rescue|help|free|catch',
        'prep for stop',
        'loose',
      ],
      { required: true, defaults: ['a seagull'] },
    ),
    role(
      ['event', 'What is missed'],
      'competition race regatta tournament championship final marathon rally',
      ['prep in|at|for', 'loose'],
      {
        required: true,
        says: [
          [
            /\b((?:\w+ing |surf |ski |swim |bike |school |county |national |sailing )?(?:competition|race|regatta|tournament|championship|marathon|rally))s?\b/,
            'a $1',
          ],
          [/\bheats?\b|\bfinals?\b/, 'the race'],
        ],
        defaults: ['the race'],
      },
    ),
    role(
      ['snare', 'What it is caught in'],
      'line wire net rope fence string',
      ['prep in catch|tangle|trap', 'loose'],
      {
        required: true,
        says: [
          [/\b(fishing (?:line|net))s?\b/, 'some $1'],
          [/\b(net|wire)\b/, 'some $1'],
          [/\bfence\b/, 'some fence wire'],
        ],
        defaults: ['some old wire'],
      },
    ),
    {
      ...PLACE,
      id: 'spot',
      required: true,
      accepts: ['place', 'reef', 'bay', 'hill', 'wood'],
      from: ['prep past|behind|beyond|off|near|at|in|on', 'loose'],
      defaults: ['snare is line or net => the beach', 'the wood'],
    },
    // Where the race is seen from: nobody races under water.
    role(['shore', 'Where one waits'], 'place', [], {
      byStep: true,
      says: [[/\b(?:surf|swim|sail|regatta|sea|reef|bay|beach|kayak|rowing)\w*/, 'the beach']],
      defaults: ['spot => =spot'],
    }),
    ...ALONG.map((one) => ({ ...one, accepts: 'named friend sister brother cousin'.split(' ') })),
  ],
};
