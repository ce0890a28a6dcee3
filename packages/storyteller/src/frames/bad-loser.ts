import { type Frame, NEAR, role } from './frame.ts';

const GAME =
  'uno|cards?|card game|ludo|chess|draughts|checkers|memory|board games?|games?|monopoly|snap|dominoes?|rummy|noughts and crosses|tic tac toe|mikado|games night|game night';
const LOSES =
  "bad loser|sore loser|poor loser|(?:bad|not good|terrible|awful|rubbish|hopeless) at losing|(?:can ?not|can't|never|hates? to|hates?|doesn't (?:want|like) to) (?:lose|losing)|(?:lost|loses?|losing) (?:at|to|against)|throws? (?:the |all the )?(?:cards?|board|pieces|dice)|always (?:wins?|has to win|wants to win)|must win|cheats?|cheating";

/** Somebody who cannot lose a game finds out what to do with what is in the stomach then. */
export const BAD_LOSER: Frame = {
  id: 'bad-loser',
  name: 'lose a game at table, and what to do about it',
  when: ['cue'],
  enacts: 'lose win play throw cheat hate learn beat shout cry'.split(' '),
  cues: [
    [
      -30,
      /\b(?:football|soccer|basketball|hockey|handball|race|tournament|video game|computer game|lost (?:his|her|the|a) (?:dog|cat|teddy|toy|card))\b/,
    ],
    [21, new RegExp(`^(?=[^]*\\b(?:${GAME})\\b)(?=[^]*\\b(?:${LOSES})\\b)`)],
    [
      19,
      /\b(?:bad|sore|poor) loser\b|\b(?:bad|not good|terrible|awful|rubbish|hopeless) at losing\b|\b(?:can ?not|can't|hates? to|hates?) (?:lose|losing)\b/,
    ],
  ],
  sentence:
    '{Hero} plays {*kind game} with {*a winner} and cannot lose; the pieces fly, cheating tastes of nothing, and being let win is worse; then {hero} finds a place for the volcano.',
  roles: [
    role(['game', 'What is played'], 'cards ludo chess draughts dominoes game', [], {
      required: true,
      says: [
        [/\bchess\b/, 'chess'],
        [/\bludo\b/, 'ludo'],
        [/\bdominoes?\b/, 'dominoes'],
        [/\b(?:draughts|checkers)\b/, 'draughts'],
        [/\b(?:uno|snap|rummy|cards?|memory|card game)\b/, 'cards'],
      ],
      defaults: ['ludo'],
    }),
    role(
      ['winner', 'Who wins'],
      'person',
      ['prep against|with|to|by', 'subj win|beat|play|laugh', 'loose'],
      { required: true, defaults: ['the old neighbour'] },
    ),
    role(['dog', 'Who finds things'], 'dog', [], {
      required: true,
      byStep: true,
      defaults: ['a spotted dog'],
    }),
    ...NEAR,
  ],
};
