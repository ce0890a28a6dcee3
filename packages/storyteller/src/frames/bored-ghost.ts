import { type Frame, NEAR, PLACE, role } from './frame.ts';

/** A house is haunted by somebody who has had nobody to say boo to for three hundred years. */
export const BORED_GHOST: Frame = {
  id: 'bored-ghost',
  name: 'ring at the haunted house of a bored ghost',
  when: ['cue'],
  enacts: 'haunt bore yawn play laugh scare frighten say meet visit find ring want help'.split(' '),
  cues: [
    [5, /\bghosts?\b/],
    [6, /\bhaunt\w*\b/],
    [4, /\bghosts?\b.*\b(?:friendly|bored|boring|lonely|funny|nice|friend|house|attic|castle)\b/],
    [4, /\b(?:friendly|bored|lonely|funny|nice|little|kind|shy) (?:\w+ )?ghosts?\b/],
    [6, /^\W*(?:happy )?hall?owe'?en\W*$|\btrick or treat\w*\b/],
    // Who fears ghosts, looks for a thief, or cannot do something has a story of its own.
    [
      -60,
      /\b(?:scared of|afraid of|fear of|frightened of|detective|clues?|who (?:stole|took|did)|missing|lost|loses?|lose|ghost train|can ?not|cannot|costume|dress\w* up|sheet|sports?|school|pirates?|died|dead|grand\w+|nana?|heaven)\b/,
    ],
  ],
  sentence:
    '{Hero} goes into the haunted house, where {*a ghost} has been bored for three hundred years; games do not help, and it gets thinner and thinner, until {he} thinks of a bell, and everybody comes{if eve: on {*the eve}} to hear it say boo{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['ghost', 'Who haunts it'],
      'ghost',
      ['is friendly|bored|lonely', 'obj meet|find|help', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\b(ghost)s\b/, 'a $1']],
        defaults: ['a ghost'],
      },
    ),
    { ...PLACE, accepts: ['place'], from: ['obj haunt', ...PLACE.from] },
    role(['eve', 'When'], 'event', ['prep on|at|for', 'loose'], {
      says: [[/\bhall?owe'?en\b|\btrick or treat\w*\b/, 'Halloween']],
    }),
    ...NEAR,
  ],
};
