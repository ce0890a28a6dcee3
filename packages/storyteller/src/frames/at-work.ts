import { COMPANY, type Frame, role } from './frame.ts';

const MACHINE =
  'diggers?|excavators?|bulldozers?|cement mixers?|cranes?|dump(?:er)? trucks?|fire ?engines?|fire ?trucks?|ambulances?|tractors?|combine harvesters?|trains?|steam engines?|trams?|bus(?:es)?|lorr(?:y|ies)|trucks?|cars?|police cars?|vans?|taxis?|monster trucks?|steamrollers?|vehicles?|machines that dig';
const SMALL_TALK =
  'loves?|likes?|adores?|about|just|all|really|only|ever|obsessed|mad|crazy|into|by|he|she|is|are|my|our|son|daughter|boy|girl|a|an|the|some|any|story|of|and|with|big|red|green|blue|yellow|orange|old|new|little|small|noisy|loud|fast|please|but|very|much|so|lots?|mud|muddy|puddles?|dirt|sand|farms?|building|sites?|construction|roads?|everything|anything|drives?|driving|drivers?|wheels|that|go|goes|nee|naw|noo|choo|chuff|brum|brm|vroom|beep|toot|to|work|at|on|day|two|three|s|things|more|vs|versus|against|get|gets|muck|hole|holes|hill|hills|mountain|mountains|day|long';

/** A machine does what it is for, with a child at the wheel, until it is the machine that needs help. */
export const AT_WORK: Frame = {
  id: 'at-work',
  name: 'drive a machine that does its work',
  when: ['cue'],
  enacts:
    'drive dig ride go work help carry build fetch put tip scoop beep honk toot splash squirt come stop move load'.split(
      ' ',
    ),
  cues: [
    [9, new RegExp(`^(?=.*\\b(?:${MACHINE})\\b)\\W*(?:(?:${MACHINE}|${SMALL_TALK})\\b\\W*)+$`)],
    [
      9,
      new RegExp(
        `\\b(?:drives?|driving|drove|rides? (?:on|in|along)|riding (?:on|in)|at the wheel of|works? (?:with|on)|helps? (?:the|a|on|with)) (?:\\w+ ){0,4}(?:${MACHINE})\\b`,
      ),
    ],
    [6, new RegExp(`\\b(?:${MACHINE}) (?:driver|who|that|called|named)\\b`)],
    [5, /\b(?:building|construction) site\b/],
    // Where somebody is in need, or a machine is lost, feared, shared or made, that is the story.
    [
      -60,
      /\b(?:stuck|trapped|rescues?|saves?|lost|loses?|lose|missing|find|scared|afraid|frighten\w*|fear\w*|build|builds|built|invent\w*|cardboard|lego|toys?|birthday|party|race|races|racing|school|holiday|moving|hospital|broken|died|share|sharing|both want|wave|waves|waits?|waiting|watch\w*|window|space|mars|moon|pirates?|sleep\w*|bed|asleep|hates?|sick|journey|late|museum|time machine|magic\w*|dragons?|fire ?fighters?|want to be|wants? to be|zoo|seaside|tells?|super ?hero\w*|power|bear|balloon|kindergarten|grand\w+|pool)\b/,
    ],
  ],
  sentence:
    '{Hero} drives {*a ride}{if friend: with {*a friend}}{if place: {*in place}}; it does what it is for, the whole day long, until for once it is {*the ride} that {ride: needs | need} help from somebody small.',
  roles: [
    role(
      ['ride', 'What is driven'],
      'vehicle',
      ['obj drive|ride|have', 'prep in|on|with', 'subj dig|work|help', 'loose'],
      {
        required: true,
        chief: true,
        says: [
          [
            /\b(digger|excavator|bulldozer|crane|fire engine|fire truck|ambulance|tractor|train|tram|lorry|truck|police car|car|van|taxi|steamroller|steam engine|cement mixer|dump truck|monster truck)s\b/,
            'a $1',
          ],
          [
            /\b(digger|train|tractor|bus|tram|lorry|truck|ambulance|crane|fire engine) drivers?\b/,
            'a $1',
          ],
          [/\blorries\b/, 'a lorry'],
          [/\bbuses\b/, 'a bus'],
          [/\b(?:building|construction) site\b/, 'a digger'],
        ],
        defaults: ['a yellow digger'],
      },
    ),
    role(['rider', 'Who gets in'], 'creature', ['obj carry|take|feed', 'loose'], {
      required: true,
      byStep: true,
      defaults: ['a cow'],
    }),
    role(['rider2', 'Who gets in, too'], 'creature', ['obj carry|take|feed', 'loose'], {
      required: true,
      byStep: true,
      defaults: ['a pig'],
    }),
    role(['flock', 'Who is in the way'], 'duck sheep hen', ['prep with', 'loose'], {
      required: true,
      byStep: true,
      defaults: ['ride is fire-engine => some ducks', 'three woolly sheep'],
    }),
    role(['tiny', 'Who is small'], 'tiny', ['prep with', 'loose'], {
      required: true,
      byStep: true,
      defaults: ['a mouse'],
    }),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|to', 'loose']),
    ...COMPANY,
  ],
};
