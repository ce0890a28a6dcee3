import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const WET = 'puddles?|rain boots|wellies|wellington boots|jumping in (?:the )?(?:rain|mud)';
const SNOW = 'snow|snowy|snow ?m[ae]n|snowflakes?';
const PLAYS =
  'first|melt\\w*|jump\\w*|splash\\w*|boots|wellies|mittens|build\\w*|catch\\w*|tongue|play\\w*|stomp\\w*|sledg\\w*|day|out';
/** A storm, a rescue and whoever lives in the snow are told elsewhere. */
const NOT_OURS =
  'lost|loses?|lose|missing|storm|scared|afraid|polar|penguin\\w*|queen|magic\\w*|rescue\\w*|mountain|ski\\w*|stuck|christmas|santa|reindeer|caravan|tent|roof|plough|comes? alive|comes? to life|dragon|hates?|will not|frozen|yeti|freezer|potty|worms?|ducks?|race|race|school|flood\\w*';

/** Weather to go out in: one more, and one more, until the sun takes it, and a bit of it is left. */
export const PUDDLES: Frame = {
  id: 'puddles',
  name: 'out in the rain or in the snow',
  when: ['cue'],
  enacts: 'rain snow jump splash melt go play build catch stomp cry wear'.split(' '),
  cues: [
    [20, saysAll(NOT_OURS, WET)],
    [20, saysAll(NOT_OURS, SNOW, PLAYS)],
    [
      16,
      /^\W*(?:the |first |loves (?:the )?)?(?:rain|snow|it is snowing|it is raining|rainy day|snowy day|snow day|puddles|weather)\W*$/,
    ],
  ],
  sentence:
    '{Hero} goes out in {*the sky}{if place:, {*to place}}: “One more!”; then the sun comes and takes it all, nearly all, for a bit of it is left in a boot or in a hat.',
  roles: [
    role(['sky', 'What falls'], 'rain snow', [], {
      required: true,
      says: [
        [/\bsnow\w*\b/, 'the snow'],
        [/\b(?:rain\w*|puddles?|wellies)\b/, 'the rain'],
      ],
      defaults: ['the rain'],
    }),
    role(['place', 'Where'], 'place', ['prep in|at|to']),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
