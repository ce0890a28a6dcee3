import { type Frame, NEAR, role } from './frame.ts';

const named = (words: string, owner: 'my' | 'the'): readonly (readonly [RegExp, string])[] =>
  words.split(' ').map((word) => [new RegExp(`\\b${word}\\b`), `${owner} ${word}`] as const);

/** The age at which everything is “no”. */
export const SAYS_NO: Frame = {
  id: 'says-no',
  name: 'say no to everything',
  when: ['cue'],
  cues: [
    [
      14,
      /^\W*no!|\beverything (?:is|be) (?:a )?no\b|\bsays? (?:only )?no (?:to (?:everything|anything|all)|all (?:day|the time))\b|\b(?:only|always|just|keeps?|never stops) (?:ever )?say(?:s|ing)? no\b|\bsays no\W*$|\b(?:favou?rite|first|only|new|best) word (?:is|be) no\b|\bthe word no\b|\bno word but no\b|\bterrible twos\b|\bno phase\b/,
    ],
    [
      10,
      /\b(?:not (?:ever )?want|never wants?|refuses?|will not|hates?)\b(?: to)? (?:(?:put|get|wear|have)\w*\b.{0,24}\b(?:on|dressed|shoes|socks|coat|hat|boots|wellies|mittens)|getting dressed)\b/,
    ],
  ],
  enacts: 'say shout put refuse eat wear sleep'.split(' '),
  sentence:
    '{Hero} says no to {*own worn}, to {*the food}, to the sun and to bed{if parent:, and {*a parent} {parent: asks | ask} all the same}; until two noes meet, and two noes are a yes.',
  roles: [
    role(['worn', 'What is not put on'], 'clothing worn', [], {
      required: true,
      says: named('shoes boots wellies socks hat mittens', 'my'),
      defaults: ['my shoes'],
    }),
    role(['food', 'What is not eaten'], 'food', ['obj eat', 'prep to say', 'loose'], {
      required: true,
      says: named('soup peas broccoli carrots porridge vegetables dinner', 'the'),
      defaults: ['the soup'],
    }),
    role(
      ['parent', 'Who asks'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj ask|say|laugh', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
