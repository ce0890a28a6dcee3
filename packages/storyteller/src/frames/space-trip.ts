import { COMPANY, type Frame, role } from './frame.ts';

const NEVER = -60;
const SKY_WORDS =
  'space|outer space|the moon|mars|jupiter|saturn|venus|neptune|the planets?|another planet|galaxy|solar system|milky way';

/** A rocket lands, an alien cannot get home, and what spilled on the way is what pushes its ship. */
export const SPACE_TRIP: Frame = {
  id: 'space-trip',
  name: 'fly to the moon and help an alien home',
  when: ['cue'],
  enacts:
    'go fly travel visit explore meet land help want come float see find live blast zoom lift step jump count discover bring take get look'.split(
      ' ',
    ),
  cues: [
    [
      6,
      /^(?:(?:outer|and|the|planets?|rockets?|stars?|aliens?|moon|space|astronauts?|ufos?|spaceships?)\b\W*)+$/,
    ],
    [
      8,
      new RegExp(
        `\\b(?:go|goes|fly|flies|travel|trip|journey|zoom|blast|rocket|adventure|land|walk|explore|visit|float|mission|live|step|lost)\\w*\\b.{0,40}\\b(?:${SKY_WORDS})\\b`,
      ),
    ],
    [
      8,
      new RegExp(
        `\\b(?:${SKY_WORDS})\\b.{0,40}\\b(?:rocket|space ?ship|astronaut|alien|adventure|mission|trip)s?\\b`,
      ),
    ],
    [7, /\b(?:rocket|space ?ship)\b.{0,40}\b(?:moon|mars|space|planets?|stars?)\b/],
    [7, /\baliens?\b/],
    [4, /\baliens?\b.*\b(?:home|crash\w*|stuck|lost|space ?ship|ufo)\b/],
    [5, /\b(?:astronauts?|outer space|space ?ships?|solar system)\b/],
    [3, /\b(?:in|into|about|through|loves?|like) space\b/],
    [5, /\bplanets\b/],
    // What other stories tell: a costume, a box that is a rocket, a room, a fear, sleep, school, a station that breaks, a game.
    [
      NEVER,
      /\b(?:costume|dress\w* up|pyjamas|pajamas|birthday|party|cake|museum|planetarium|school play|poster|bedroom|lego|toy|video game|hide|sleep|asleep|tired|scared|afraid|space station|exchange student|invade|parking|cardboard|chairs|pillows|sofa)\b/,
    ],
  ],
  sentence:
    '{Hero} flies to {*a goal} in {*a ship}{if friend: with {*a friend}} and meets {*a alien}, who cannot get home; what spilled on the way is what pushes.',
  roles: [
    role(
      ['goal', 'Where to'],
      'moon Mars Jupiter Saturn Venus Neptune planet',
      ['prep to|on|in|into|around|at', 'obj visit|see|reach|explore', 'loose'],
      {
        required: true,
        says: [[/\bmoon\b/, 'the moon']],
        defaults: ['the moon'],
      },
    ),
    role(
      ['ship', 'What they fly in'],
      'rocket spaceship',
      ['prep in|with|on|by', 'obj build|fly|have|make', 'loose'],
      {
        required: true,
        defaults: ['a small red rocket'],
      },
    ),
    role(
      ['alien', 'Who is met there'],
      'alien',
      ['obj meet|help|find|see', 'subj want|need|lose|land|come|live|get', 'prep with', 'loose'],
      { required: true, defaults: ['an alien'] },
    ),
    ...COMPANY,
  ],
};
