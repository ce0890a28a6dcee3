import { type Frame, role } from './frame.ts';

const FINAL =
  'finals?|semi-?finals?|tournaments?|championships?|match|competition|contest|cup|trials';
const FRIEND = '(?:best |closest |oldest )(?:friend|mate)|twin';

/** In the final sits the best friend, and only one of the two can win. */
export const FRIEND_IN_FINAL: Frame = {
  id: 'friend-in-final',
  name: 'play the final against one’s best friend',
  when: ['cue'],
  enacts: 'play win lose want compete fight laugh practise meet draw keep choose go'.split(' '),
  cues: [
    [
      15,
      new RegExp(
        `\\b(?:${FINAL})\\b.*\\b(?:against|versus|vs|play|beat|both|fight)\\b.*\\b(?:${FRIEND})|\\bfinals?\\b.{0,30}\\b(?:${FRIEND})|\\b(?:against|versus|vs|beat)\\b.{0,12}\\b(?:${FRIEND})\\b.*\\b(?:${FINAL})\\b|\\b(?:${FRIEND})\\b.{0,20}\\b(?:rival|opponent)\\b.*\\b(?:${FINAL})\\b`,
        's',
      ),
    ],
    // Turkish, as far as it is put into English (understand/other-languages.ts).
    [15, /\bfinalde\b.*\bfriend\b/],
    [
      -40,
      /\b(?:on the team|on (?:his|her|my) team|team ?mates?|cheer\w*|stolen|steals?|robots?|dragons?|moves? away|dog show|talent show|baking|injur\w*|sprain\w*|referee)\b/,
    ],
  ],
  sentence:
    '{Hero} and {*a other} have always played {*kind game} against each other for fun; now they meet in the final{if event: of {*the event}}, use what only a friend knows, and hate it, until they play as they do on Thursdays.',
  roles: [
    role(
      ['other', 'Who is the best friend'],
      'named friend twin brother sister cousin girl boy',
      ['is friend|mate', 'prep against play', 'prep against|with|versus', 'obj beat|play', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\btwin (brother|sister)\b/, 'my twin $1']],
        defaults: ['my best friend'],
      },
    ),
    role(['game', 'What is played'], 'sport chess', ['prep at|in', 'obj play', 'loose'], {
      required: true,
      says: [
        [/\bsatran[cç]\w*|\bchess\b/, 'chess'],
        [
          /\b(tennis|table tennis|badminton|judo|karate|fencing|squash|draughts|darts|wrestling|bowling|snooker|pool)\b/,
          '$1',
        ],
      ],
      defaults: ['chess'],
    }),
    role(['event', 'Of what the final is'], 'tournament championship cup competition contest', [], {
      says: [
        [
          /\b((?:school |chess |tennis |county |city |national |junior )?(?:tournament|championship|cup|competition|contest))s?\b/,
          'the $1',
        ],
      ],
    }),
  ],
};
