import { type Frame, NEAR, PLACE, role } from './frame.ts';

/** A superhero whose power is loud, and not what one says at table. */
export const MIGHTY_WIND: Frame = {
  id: 'mighty-wind',
  name: 'save the day by farting or burping',
  when: ['cue'],
  enacts: 'fart burp belch save fly help stop laugh smell stink think find eat blow rescue'.split(
    ' ',
  ),
  cues: [
    [9, /\b(?:fart\w*|burp\w*|belch\w*|(?:does|do|makes?|breaks?) wind)\b/],
    // A baby that is burped, and a class that laughs at a child, are other stories.
    [
      -60,
      /\b(?:baby|new ?born|bottle|bully\w*|bullied|tease\w*|embarrass\w*|ashamed|cries|cried|toilet|potty|poorly|tummy ache)\b/,
    ],
  ],
  sentence:
    '{Hero} is a superhero who can {*the power} like nobody else; then it is forbidden, and {he} holds it in, until a balloon drifts off with the mayor{if foe:, {*a foe} {foe: turns | turn} up} and there is no wind, and {he} has to let out the biggest one of all.',
  roles: [
    role(['power', 'What it can do'], 'deed', [], {
      required: true,
      says: [
        [/\b(?:burp|belch)\w*\b/, 'burp'],
        [/\bfart\w*\b|\bwind\b/, 'fart'],
      ],
      defaults: ['fart'],
    }),
    role(
      ['foe', 'Who makes trouble'],
      'monster robber thief burglar villain alien robot dragon pirate being',
      [
        'obj fight|stop|beat|defeat|catch|battle',
        'subj steal|attack|rob|destroy',
        'prep from|against',
      ],
      {
        says: [
          [/\bslime monster\b/, 'a slime monster'],
          [/\bmonsters?\b/, 'a monster'],
          [/\b(?:robber|burglar|thief|villain|baddie|alien)\b/, 'a robber'],
        ],
      },
    ),
    role(['guise', 'Is'], 'being', ['is hero', 'obj be|become'], {
      says: [
        [/\b((?:fart|burp|belch)ing super ?hero(?:ine)?)\b/, 'a $1'],
        [/\bsuper ?hero(?:ine)?\b/, 'a superhero'],
      ],
    }),
    { ...PLACE, accepts: ['place'] },
    ...NEAR,
  ],
};
