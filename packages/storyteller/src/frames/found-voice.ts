import { type Frame, NEAR, PLACE, role } from './frame.ts';

const KEPT =
  'letters?|diary|diaries|journal|notebook|tapes?|cassettes?|recordings?|postcards?|photo(?:graph)?s?|sketchbook|school ?book|exercise book|recipe book|note|notes|film reel|record';
const THEN =
  '18\\d\\d|19\\d\\d|(?:a hundred|\\d+) years (?:ago|old)|long ago|old (?:house|wall|attic|desk|piano|box|suitcase|school|radio|barn)|attic|loft|(?:great[- ]?)?grand\\w+|gran(?:ny)?|grandad|nan\\w*|opa|oma|abuel\\w+|in the wall|behind the wall|floorboards?|who (?:lived|used to live)|the war|wartime|evacuee';

/** Words of somebody from long ago are found, who had the same trouble, and become company. */
export const FOUND_VOICE: Frame = {
  id: 'found-voice',
  name: 'find the words of somebody from long ago who had the same trouble',
  when: ['cue'],
  enacts:
    'find read hear listen write answer practise make live hide discover learn keep talk worry crack lose leave'.split(
      ' ',
    ),
  cues: [
    [
      18,
      new RegExp(
        `\\b(?:find|finds|found|discover\\w*|come across|comes across|gets?|inherits?|opens?|reads?)\\b(?: \\S+){0,6} (?:${KEPT})\\b(?=.*\\b(?:${THEN})\\b)`,
        's',
      ),
    ],
    [
      18,
      new RegExp(
        `\\b(?:${THEN})\\b.*\\b(?:find|finds|found|discover\\w*|reads?|there be)\\b(?: \\S+){0,6} (?:${KEPT})\\b`,
        's',
      ),
    ],
    // A map, a key and a code lead somewhere; a letter to the fairy, a notebook sent to and fro are others.
    [
      -40,
      /\b(?:maps?|treasure|key|codes?|riddle|clues?|ghosts?|haunted|time machine|time travel\w*|tooth fairy|santa|dragons?|pirates?|magic(?:al)?|portal|post (?:it |them )?back|homework|steals?|thief)\b/,
    ],
  ],
  sentence:
    '{Hero} finds {*a voice} from {*kind year}{if place: {in place}}, made by {*a writer} who was the same age and had the same trouble; it is not finished, and {hero} answers.',
  roles: [
    role(
      ['voice', 'What is found'],
      'letter letters diary journal notebook tape cassette recording postcard postcards notes note sketchbook book record',
      ['obj find|discover|read|hear|open', 'loose'],
      {
        required: true,
        says: [
          [/\b(tape|cassette|recording)s?\b/, 'an old $1'],
          [/\b(diary|journal|notebook|sketchbook)\b/, 'an old $1'],
          [/\bletters?\b/, 'an old letter'],
          [/\bpostcards?\b/, 'an old postcard'],
          [/\bnotes?\b/, 'an old note'],
        ],
        defaults: ['an old diary'],
      },
    ),
    role(['year', 'From when'], 'time year', [], {
      required: true,
      byStep: true,
      says: [[/\b(1[89]\d\d)\b/, '$1']],
      defaults: ['1958'],
    }),
    role(
      ['writer', 'Who made it'],
      'boy girl child grandfather grandmother aunt uncle soldier sailor grandpa grandma opa oma',
      ['prep from|by', 'owns tape|diary|letter|notebook|voice'],
      {
        required: true,
        says: [
          [/\b(?:from|by|of) (?:a|the) (boy|girl|child|soldier|sailor)\b/, 'a $1'],
          [/\b(?:girl|boy) who lived\b/, 'a child'],
        ],
        defaults: ['a child'],
      },
    ),
    role(['task', 'What is to be done before everybody'], 'reading song speech portion', [], {
      required: true,
      byStep: true,
      defaults: ['the speech'],
      says: [
        [/\bportion\b/, 'the portion'],
        [/\bbar mitzvah\b|\bbat mitzvah\b/, 'the reading'],
        [/\b(?:song|sing|choir|solo)\b/, 'the song'],
        [/\b(?:speech|talk|presentation)\b/, 'the speech'],
      ],
    }),
    role(['event', 'When it is'], 'event mitzvah', ['prep for|at', 'subj be'], {
      byStep: true,
      says: [
        [/\bbar mitzvah\b/, 'the bar mitzvah'],
        [/\bbat mitzvah\b/, 'the bat mitzvah'],
      ],
    }),
    { ...PLACE, from: ['prep in|under|behind|inside|at', 'loose'] },
    ...NEAR,
  ],
};
