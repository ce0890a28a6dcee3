import { type Frame, NEAR, role } from './frame.ts';
import { saysAll } from './says-all.ts';

const WORN =
  'socks?|shoes?|boots?|slippers?|sandals?|wellies|mittens?|gloves?|hats?|coats?|jackets?|jumpers?|sweaters?|cardigans?|trousers|tights|pyjamas|vests?';
const HATES =
  "hates?|hated|hating|will not (?:wear|keep|put)|won['’]?t (?:wear|keep|put)|refuses?|(?:takes?|pulls?|kicks?|throws?) (?:\\w+ ){0,3}off|never keeps?|can(?:not| not|['’]t) stand|run(?:s|ning)? (?:away|off)|walk(?:s|ed)? (?:away|off)";
const NOT_OURS =
  'lost|loses?|missing|stole|stolen|steals?|thief|fox|dog|magic\\w*|fast|race|races|wins?|fly|flies|ballet|football|princess|invisible|all by (?:himself|herself)|alone|tie|laces|zip|buttons?';

/** What a child will not wear has had enough and goes, until something is cold. */
export const HAD_ENOUGH: Frame = {
  id: 'had-enough',
  name: 'what a child will not wear runs away',
  when: ['cue'],
  enacts: 'hate wear take run walk miss refuse throw come put kick pull keep'.split(' '),
  cues: [[20, saysAll(NOT_OURS, WORN, HATES)]],
  sentence:
    '“Off!” says {hero} to {*own worn}, and off {worn: it goes | they go}, down the stairs and on the bus; it gets cold; then {hero} finds out what {the worn} {worn: likes | like} best.',
  roles: [
    role(
      ['worn', 'What is not worn'],
      'clothing worn',
      ['obj hate|refuse|wear|put|take', 'loose'],
      {
        required: true,
        says: 'socks shoes boots slippers sandals wellies mittens gloves'
          .split(' ')
          .map((word) => [new RegExp(`\\b${word}\\b`), `my ${word}`] as const),
        defaults: ['my socks'],
      },
    ),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'subj say|put|help', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
