import { type Frame, NEAR, role } from './frame.ts';

const TOYS =
  'toys?|dolls?|doll(?:y|ies)|tedd(?:y|ies)|teddy bears?|soft toys?|cuddly toys?|stuffed animals?|bunny|bunnies|cuddl(?:y|ies)|action figures?|figures?|puppets?|robots?';
const WAKES =
  '(?:come|comes|came|turn|turns|is|are|was|were|be|get|gets)\\w* (?:really |all |secretly )?(?:alive|to life|awake)|wakes? up|can (?:talk|walk|move)';

/** What the toys do when nobody looks, and how a child may be there all the same. */
export const TOYS_AT_NIGHT: Frame = {
  id: 'toys-at-night',
  name: 'find out what the toys do at night',
  when: ['cue'],
  enacts: 'come wake live party dance play eat leave turn have talk walk move'.split(' '),
  cues: [
    [10, new RegExp(`\\b(?:${TOYS})\\b.{0,30}\\b(?:${WAKES})\\b`)],
    [6, new RegExp(`\\b(?:${TOYS})\\b.*\\b(?:at night|midnight|in the night)\\b`)],
    [5, new RegExp(`\\b(?:${TOYS})\\b.*\\bparty\\b.*\\bnight\\b`)],
    [
      -60,
      /\b(?:lost|loses?|lose|missing|can ?not|can't|scared|afraid|hospital|space|draw\w*|paint\w*|wand|spells?|share|shares|sharing)\b/,
    ],
  ],
  sentence:
    'There are crumbs in the morning: at night {*own toys} {toys: gets | get} up and {toys: has | have} {*a fest}, but only while no eye is open; {hero} spoils it by looking, and finds a way to be there{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['toys', 'Who gets up'],
      'toy doll teddy robot-toy',
      ['subj come|wake|live|have|turn', 'is alive|awake', 'loose'],
      { required: true, chief: true, defaults: ['my dolls'] },
    ),
    role(['fest', 'What they have'], 'event', ['obj have', 'prep to', 'loose'], {
      required: true,
      defaults: ['a party'],
    }),
    role(['trace', 'What is left of it'], 'food thing', [], {
      required: true,
      says: [[/\b(crumb)s?\b/, 'some $1s']],
      defaults: ['some crumbs'],
    }),
    ...NEAR,
  ],
};
