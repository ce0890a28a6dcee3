import { type Frame, NEAR, PLACE, role } from './frame.ts';

const WORKS =
  'songs?|verses?|chorus|lyrics|poems?|play|sketch(?:es)?|skit|speech|raps?|jokes?|cabaret|panto(?:mime)?|puppet show|comedy|stand-?up|routine|parody|satire|limericks?|rhymes?|ballads?';
const GREAT =
  'mayor(?:ess)?|president|prime minister|minister|king|queen|governor|head ?(?:teacher|master|mistress)|headteacher|principal|director|boss|bishop|coach|inspector|judge|general|teacher|landlord|landlady|chief|lord|lady|deputy head|caretaker|councillor|head(?= (?:is|come|sit|will|be))';
const CHEEK =
  "cheeky|rude|funny|fun of|satir\\w*|mock\\w*|parody|impression|dare\\w*|roast\\w*|joke(?:s|d)? about|about the|takes? the mick\\w*|tell the truth|say it|sings? it|in the (?:front|first) row|audience|forbid\\w*|not allowed|banned|isn['’]t allowed";

/** Somebody has written what everybody thinks, and the one it is about will be sitting in front. */
export const FRONT_ROW: Frame = {
  id: 'front-row',
  name: 'dare to sing or say a cheeky thing before the one it is about',
  when: ['cue'],
  enacts: 'write sing say tell perform read rehearse laugh dare make sit rhyme mock hear'.split(
    ' ',
  ),
  cues: [
    [
      12,
      new RegExp(
        `\\b(?:${WORKS})\\b(?=.*\\b(?:${CHEEK})\\b).*\\b(?:${GREAT})\\b.*\\b(?:in the (?:front|first) row|in the audience|is (?:there|watching|coming|listening)|comes?|watch\\w*|sits?|hear\\w*|sing it|say it|read it|do it|perform\\w*)\\b`,
        's',
      ),
    ],
    [
      7,
      new RegExp(
        `\\b(?:cheeky|rude|satirical|funny|comic|secret) (?:little )?(?:${WORKS})\\b.*\\b(?:about|on) (?:the|her|his|their|our) (?:\\w+ )?(?:${GREAT})\\b`,
        's',
      ),
    ],
    [
      7,
      new RegExp(
        `\\b(?:${WORKS})\\b.* about (?:the|her|his|their|our) (?:\\w+ )?(?:${GREAT})\\b.*\\b(?:front row|audience|will (?:she|he|they) (?:sing|say|read|do|dare))`,
        's',
      ),
    ],
    // A lullaby for the queen and a song that goes wrong are other stories.
    [-40, /\b(?:dragons?|wizards?|lullab\w*|national anthem|birthday song|newspapers?|letters?)\b/],
  ],
  sentence:
    '{Hero} has written {*a work} with four cheeky lines about {*the target} and {*a flaw}; everybody wants them out, for {the target} will be sitting in the front row: will {hero} {if work is song: sing | say} them?',
  roles: [
    role(
      ['work', 'What is performed'],
      'song verse poem play sketch speech rap',
      ['obj write|sing|make|perform', 'loose'],
      {
        required: true,
        says: [
          [/\b(play|sketch|skit|speech|rap|cabaret|poem|puppet show)s?\b/, 'a $1'],
          [/\b(?:song|verse|chorus|lyric|choir|ballad|rhyme)s?\b/, 'a song'],
          [/\b(?:jokes?|comedy|stand-?up|routine)\b/, 'a comic speech'],
        ],
        defaults: ['a song'],
      },
    ),
    role(['target', 'Whom it is about'], 'person job', ['is in', 'prep about'], {
      required: true,
      says: [
        [
          /\babout (?:the |our |her |his |their |my )(mayor|president|king|queen|governor|principal|director|boss|bishop|coach|landlord|landlady|teacher)\b/,
          'the $1',
        ],
        [/\bhead ?(teacher|master|mistress)\b/, 'the head$1'],
        [
          /\b(mayor|mayoress|president|prime minister|minister|king|queen|governor|principal|director|boss|bishop|coach|inspector|judge|general|landlord|landlady|councillor|deputy head|teacher|caretaker)\b/,
          'the $1',
        ],
      ],
      defaults: ['the mayor'],
    }),
    role(['flaw', 'What about'], 'thing food worn vehicle', ['is about'], {
      required: true,
      says: [
        [
          /\b(wig|toupee|hat|moustache|beard|tie|car|whistle|shoes|boots|trousers|socks|coat|umbrella|speeches|haircut|handbag|jokes|coffee|biscuits|dog|cat)\b/,
          'some $1',
        ],
      ],
      defaults: ['some squeaky shoes'],
    }),
    PLACE,
    ...NEAR,
  ],
};
