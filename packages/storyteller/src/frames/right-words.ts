import { type Frame, NEAR, role } from './frame.ts';

const SORRY =
  'apologi[sz]\\w*|sorry|makes? (?:it )?up (?:to|for)|make it right|put (?:it|things?) right|fix(?:es|ing)? (?:the thing|what)|take (?:it|that) back|right words';
const MEAN =
  '(?:be|was|is|were|been) (?:really |so |very |quite )?(?:mean|horrible|unkind|nasty|cruel|rude) to|(?:say|said|says) (?:something|a thing|things|the thing) (?:\\w+ ){0,3}(?:mean|horrible|awful|to)|laugh(?:s|ed)? at|thing (?:he|she|i) (?:say|said)|bull(?:y|ies|ied)';
const AGAIN =
  'repeats?|repeating|over and over|time ?loop|stuck in (?:a |the same )?(?:day|loop|time)|groundhog|same (?:day|\\w+day) (?:again|over)|lives? the same|again and again';

/** The child has said something unkind, and saying sorry properly takes more goes than one. */
export const RIGHT_WORDS: Frame = {
  id: 'right-words',
  name: 'find the right words to say sorry, in many goes',
  when: ['cue'],
  enacts: 'apologise say sorry find take fix notice repeat use sing need try go get'.split(' '),
  cues: [
    [
      15,
      new RegExp(
        `\\b(?:${MEAN})\\b.*\\b(?:${SORRY})\\b|\\b(?:${SORRY})\\b.*\\b(?:${MEAN})\\b`,
        's',
      ),
    ],
    [
      13,
      new RegExp(
        `\\b(?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning)s?\\b.{0,30}\\b(?:${AGAIN})\\b|\\b(?:${AGAIN})\\b.{0,30}\\b(?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b`,
        's',
      ),
    ],
    [12, /\b(?:time ?loop|stuck in (?:a|the) loop)\b/],
    [12, /\b(?:apologi[sz]\w*|sorry)\b.*\b(?:takes?|goes|tries|times|attempts|properly|first)\b/s],
  ],
  sentence:
    '{Hero} has said something mean to {*a other}{if loop:, on a day that comes again and again until it is put right}; {hero} says sorry in every way that does not help, until {hero} finds the right words.',
  roles: [
    role(
      ['other', 'Who was hurt'],
      'person named girl boy child friend',
      ['prep to say|be|apologise', 'prep at laugh', 'obj hurt', 'is friend', 'loose'],
      {
        required: true,
        chief: true,
        says: [
          [
            /\b(?:mean|horrible|unkind|nasty|cruel|rude) to\b.*\b(?:girl)\b|\bthe girl\b.{0,40}\b(?:mean|horrible|unkind|nasty|cruel|rude) to\b/,
            'a girl',
          ],
          [/\bthe boy\b.{0,40}\b(?:mean|horrible|unkind|nasty|cruel|rude) to\b/, 'a boy'],
        ],
        defaults: ['a girl called Juno'],
      },
    ),
    role(['loop', 'What comes again'], 'day loop time', [], {
      byStep: true,
      says: [[new RegExp(`\\b(?:${AGAIN})\\b`), 'a loop']],
    }),
    role(['need', 'What the other one is needed for'], 'song singer band team play', [], {
      byStep: true,
      says: [
        [/\bband\b/, 'the band'],
        [/\b(?:choir|sing|singer)\b/, 'the song'],
        [/\b(?:team|relay)\b/, 'the team'],
        [/\b(?:school )?play\b/, 'the play'],
      ],
    }),
    role(
      ['witness', 'Who notices as well'],
      'creature',
      ['subj notice|know|see', 'prep and', 'loose'],
      {
        byStep: true,
        defaults: ['loop => an old tortoise'],
      },
    ),
    ...NEAR,
  ],
};
