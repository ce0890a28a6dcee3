import { type Frame, PLACE, role } from './frame.ts';

const STAGE =
  '(?:talent|school|class|summer|dance|christmas|winter) (?:show|concert|fete|performance|party|disco|assembly)|talent contest|performance|on stage|the stage|recital|gig|concert|dance battle';
const ACT =
  'k[- ]?pop|dance (?:group|crew|team|club|routine)|boy ?band|girl ?band|band|cheerleading|hip[- ]?hop|break ?danc\\w+|choreograph\\w+|dances?|dancing|rapp?\\w*|sings?|song';
const FAILS =
  'batter(?:y|ies)|speakers?|loudspeaker|microphone|mic|music (?:stop|not|do|is|break)\\w*|(?:power|light|sound) (?:cut|go|goes|went|out|fail)\\w*|(?:go|goes|went|be|is) flat|not work\\w*|broken|breaks?|broke';

/** What the music comes from fails before the show, and those who came to listen become the music. */
export const MUSIC_STOPS: Frame = {
  id: 'music-stops',
  name: 'the music fails just before the show',
  when: ['cue'],
  enacts:
    'dance sing rap practise practice perform break stop fail go clap play show rehearse train'.split(
      ' ',
    ),
  cues: [
    [
      20,
      new RegExp(`^(?=[^]*\\b(?:${STAGE})\\b)(?=[^]*\\b(?:${ACT})\\b)(?=[^]*\\b(?:${FAILS})\\b)`),
    ],
    [
      12,
      new RegExp(
        `\\b(?:k[- ]?pop|dance (?:group|crew|team)|boy ?band|girl ?band|hip[- ]?hop)\\b(?=[^]*\\b(?:show|stage|concert|perform\\w*|audience|school)\\b)|\\b(?:${STAGE})\\b[^]*\\b(?:k[- ]?pop|dance (?:group|crew|team)|boy ?band|girl ?band|hip[- ]?hop)\\b`,
      ),
    ],
  ],
  sentence:
    '{Hero}{if friend: and {*a friend} have | has} practised {*the act} for {*the event}{if place: {*in place}}; just before it {*a gear} {gear: fails | fail}; then {hero} finds the music that has been there all the time.',
  roles: [
    role(['act', 'What is shown'], 'dance song rap', [], {
      required: true,
      says: [
        [/\brapp?\w*\b/, 'a rap'],
        [/\b(?:danc\w+|k[- ]?pop|hip[- ]?hop|choreograph\w+|cheerleading)\b/, 'a dance'],
        [/\b(?:sings?|singing|song|band)\b/, 'a song'],
      ],
      defaults: ['a dance'],
    }),
    role(
      ['gear', 'What fails'],
      'speaker loudspeaker microphone guitar piano radio drum battery computer phone',
      ['obj have|break|lose|forget', 'subj break|fail|stop|go|die'],
      {
        required: true,
        says: [
          [/\b(?:loud)?speaker\b/, 'a loudspeaker'],
          [/\bmicrophone\b|\bmic\b/, 'a microphone'],
        ],
        defaults: ['a loudspeaker'],
      },
    ),
    role(
      ['event', 'What it is for'],
      'show concert party performance contest',
      ['prep at|for|before', 'loose'],
      {
        required: true,
        says: [
          [/\btalent show\b/, 'the talent show'],
          [/\btalent contest\b/, 'the talent contest'],
          [/\bconcert\b/, 'the concert'],
        ],
        defaults: ['the summer show'],
      },
    ),
    { ...PLACE, accepts: 'school kindergarten theatre park village town club'.split(' ') },
    role(['friend', 'In the group'], 'person creature', ['prep with|and|alongside', 'is friend']),
    role(['friend2', 'In the group, too'], 'person creature', ['prep with|and|alongside']),
  ],
};
