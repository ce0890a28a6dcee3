import { type Frame, NEAR, PLACE, role } from './frame.ts';

const SPORTS = 'football soccer hockey handball basketball netball volleyball rugby'.split(' ');
const TEAM = `${SPORTS.join('|')}|team|match(?:es)?|league|goals?|games?|under \\d+s`;

/** A team that loses every game wants one goal, and gets it. */
export const NEVER_WON: Frame = {
  id: 'never-won',
  name: 'a team that always loses, and one goal',
  when: ['cue'],
  enacts: 'play lose win score shoot kick throw try love train pass cheer'.split(' '),
  cues: [
    // Who stands in goal shoots none.
    [-20, /\b(?:goal ?keeper|goalie|in goal|chess|cards|board game|ludo)\b/],
    [
      17,
      new RegExp(
        `\\b(?:${TEAM})\\b[^]*\\b(?:(?:lose|lost|loses|losing) (?:every|each|all|always|so many|again|\\w+ (?:nil|zero))|always (?:lose|lost|loses|losing)|never (?:\\w+ )?(?:win|won|score|scored)|(?:not|n't) (?:\\w+ )?(?:win|won|score|scored) (?:yet|once|a single|any|one))\\b`,
      ),
    ],
    [
      17,
      new RegExp(
        `\\b(?:(?:lose|lost|loses|losing) (?:every|each|all|always)|always (?:lose|lost|loses|losing)|never (?:win|won|score|scored)) [^]*\\b(?:${TEAM})\\b`,
      ),
    ],
    [
      14,
      /\b(?:score|shoot|get|kick|want)s? (?:just |only |at least )?(?:one|a single|his first|her first|the first|their first) (?:ever )?(?:goal|basket|point)\b|\b(?:worst|last placed|bottom) (?:\w+ )?team\b|\bbottom of the (?:league|table)\b|\bfirst (?:ever )?(?:goal|basket)\b/,
    ],
  ],
  sentence:
    '{Hero} plays {*kind sport}{if team: for {*the team}}{if position:, as {*the position}}; they have lost every game, and want one goal; everything goes wrong, until {hero} sees where nobody stands.',
  roles: [
    role(['sport', 'What is played'], SPORTS.join(' '), ['obj play|love', 'prep in|at'], {
      required: true,
      says: SPORTS.map((sport) => [new RegExp(`\\b${sport}\\b`), sport] as const),
      defaults: ['football'],
    }),
    role(['team', 'Plays for'], 'team person', ['prep for play', 'is team']),
    role(['position', 'Plays as'], 'wing defender striker midfielder', [], {
      says: [
        [/\bleft wing\b/, 'the left wing'],
        [/\bright wing\b/, 'the right wing'],
        [/\bstriker\b/, 'the striker'],
        [/\bdefen[dc]er\b|\bin defen[cs]e\b/, 'the defender'],
      ],
    }),
    role(['coach', 'Trainer'], 'person job', ['is coach|trainer', 'subj say|train|coach|shout'], {
      required: true,
      defaults: ['the old trainer'],
    }),
    PLACE,
    ...NEAR,
  ],
};
