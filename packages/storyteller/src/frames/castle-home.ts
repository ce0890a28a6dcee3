import { ALONG, type Frame, PLACE, role } from './frame.ts';

const SWEET =
  'cakes?|cupcakes?|candy|sweets?|chocolate|ice cream|biscuits?|cookies?|gingerbread|pancakes?|marshmallows?|jelly|waffles?|doughnuts?|donuts?';
const ROYAL = 'princess(?:es)?|unicorns?';
const NEVER = -60;

/** A princess or prince at home: in a castle that can be eaten, or in a dress without pockets. */
export const CASTLE_HOME: Frame = {
  id: 'castle-home',
  name: 'live in a castle as a princess or prince',
  when: ['cue'],
  enacts: 'live eat ride fly meet want wear dress rain melt bake help play slide rule'.split(' '),
  cues: [
    [6, new RegExp(`\\b(?:castle|palace)s? (?:\\w+ ){0,3}of (?:\\w+ )?(?:${SWEET})\\b`)],
    [6, new RegExp(`\\b(?:${SWEET}) (?:castle|palace)s?\\b`)],
    [3, /\bprincess(?:es)?\b/],
    [3, /\bunicorns?\b/],
    [
      6,
      new RegExp(
        `^(?:\\w+ )?(?:(?:really |just )?(?:loves?|likes?|adores?|is|is (?:obsessed with|mad about|crazy about|into)) )?(?:an? )?(?:\\w+ )?(?:${ROYAL})\\b(?:,? (?:and |with |in |lives? )?(?:an? )?(?:\\w+ ){0,2}(?:${ROYAL}|castle|palace|rainbows?|pony|ponies|crown|glitter|pink))*(?: called \\w+)?(?: please)?\\W*$`,
      ),
    ],
    [5, /\b(?:princess(?:es)?|unicorns?)\b.*\b(?:castle|palace|rainbows?)\b/],
    [
      9,
      /\bprincess(?:es)?\b.*\b(?:not|never|hates?|refuses?|without|sick of|tired of)\b.*\b(?:dress(?:es)?|frocks?|gowns?|skirts?)\b/,
    ],
    // Who is lost, who is fought and who is rescued has a story of its own.
    [
      NEVER,
      /\b(?:lost|loses?|lose|missing|st[eo]le\w*|dragons?|knights?|pirates?|mermaids?|frogs?|witch\w*|wolf|peas?|scared of|afraid of|birthday|(?:not|n't) want to (?!wear)\w+|school|toy|zoo|costume|dress up|sandcastle|bouncy|forgets?|forgot\w*|can ?not|cannot)\b|\bcastles? (?:made )?(?:out )?of (?:ice(?! cream)|snow|sand|glass|clouds?|gold|books?|blocks?|stone)\b/,
    ],
  ],
  sentence:
    '{if dress: {Royal} {Hero} does not want to wear {*a dress}, which has no pockets; on the evening of the ball only what is in pockets can open the gate | {Royal} {Hero} lives in a castle made of {*kind stuff}, which nobody may eat; {*a unicorn} nibbles at it all the same; then a great cloud comes, and it takes a horn and a rainbow to keep the castle dry}{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(['unicorn', 'Who nibbles'], 'unicorn', ['prep with|and', 'loose'], {
      required: true,
      chief: true,
      says: [[/\b(unicorn)s\b/, 'a $1']],
      defaults: ['a white unicorn'],
    }),
    role(['stuff', 'What the castle is made of'], 'food', ['prep of make', 'prep of', 'loose'], {
      required: true,
      says: [
        [new RegExp(`\\b(?:castle|palace)s? (?:\\w+ ){0,3}of (?:\\w+ )?(${SWEET})\\b`), 'some $1'],
        [new RegExp(`\\b(${SWEET}) (?:castle|palace)s?\\b`), 'some $1'],
      ],
      defaults: ['some cake'],
    }),
    role(
      ['royal', 'Who lives there'],
      'princess princesses prince queen king',
      ['is hero', 'prep with|and|alongside', 'loose'],
      { chief: true },
    ),
    role(
      ['dress', 'What is not to be worn'],
      'dress',
      ['obj wear|like|want|hate|refuse', 'loose'],
      {
        says: [[/\b(?:dresses|frocks|gowns|skirts|dress|frock|gown|skirt)\b/, 'a dress']],
      },
    ),
    { ...PLACE, accepts: ['place'] },
    ...ALONG,
  ],
};
