import { type Frame, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const TAKES =
  'wind (?:\\w+ ){0,3}?(?:takes?|took|taken|blows?|blew|steals?|stole|grabs?|carries|carried|snatch\\w*)|blown? (?:away|off)|blows? (?:away|off)|blew (?:away|off)|(?:flew|flies|fly|floats?|floated) (?:away|off)';
const THINGS =
  'hats?|cap|scarf|balloons?|kite|umbrella|mittens?|bobble hat|sun ?hat|bonnet|drawing|picture|napkin|leaf|paper (?:boat|plane)|washing|pants|sock';

/** The wind takes something, and somebody with four legs brings it back. */
export const BLOWN_AWAY: Frame = {
  id: 'blown-away',
  name: 'the wind takes it',
  when: ['cue'],
  enacts: 'take blow run chase bring fly catch fetch look'.split(' '),
  cues: [
    [
      20,
      saysAll('house|city|school|dragon|magic\\w*|witch|kingdom|storm|tornado|died', TAKES, THINGS),
    ],
  ],
  sentence:
    'The wind takes {*own thing}{if place:, {*in place}}; {hero} runs after {thing: it | them}, past a bush and a tree and into the pond; and {*a finder} {finder: brings | bring} {thing: it | them} back.',
  roles: [
    role(
      ['thing', 'What the wind takes'],
      'worn clothing thing toy',
      ['obj take|blow|bring|chase', 'subj fly|blow|float', 'loose'],
      {
        required: true,
        defaults: ['my blue hat'],
      },
    ),
    role(
      ['finder', 'Who brings it back'],
      'dog creature',
      ['subj bring|catch|fetch|find|get', 'loose'],
      {
        required: true,
        defaults: ['a big wet dog'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|by', 'loose']),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
  ],
};
