import { type Frame, PLACE, role } from './frame.ts';

const STOPS =
  '(?:goes?|going|went|be|is|are) on (?:a )?strike|strikes?|refuses? to (?:work|help|deliver|come)|stops? working|quits?|(?:had|has|have) enough of (?:working|it)';

/** Those who always do the work stop, because nobody says thank you: one letter lifts one finger. */
export const ON_STRIKE: Frame = {
  id: 'on-strike',
  name: 'those who do the work go on strike',
  when: ['cue'],
  enacts: 'strike stop work write thank say send refuse quit read go'.split(' '),
  cues: [
    // A strike that the child calls is another story.
    [
      -40,
      /\b(?:climate|school strike|bowling|lightning|football|(?:she|he|i) (?:organi[sz]e|start|go)\w*)\b/,
    ],
    [
      21,
      new RegExp(
        `\\b(?:elf|elves|toys?|dolls?|fair(?:y|ies)|reindeers?|bees|hens|chickens|cows|dwarfs|dwarves|gnomes|robots?|teddies|witches|dragons|dinner ladies|teachers|parents|cooks|postmen|animals|pets)\\b[^]*\\b(?:${STOPS})\\b`,
      ),
    ],
    [
      17,
      /\bnobody (?:ever )?(?:say|says|said) (?:thank ?you|thanks)\b|\bthank[- ]?you letters?\b.*\b(?:class|town|village|school|everybody|everyone)\b/,
    ],
  ],
  sentence:
    '{*The strikers} {strikers: goes | go} on strike{if feast: on {*the feast}}, because nobody says thank you; {hero} writes one letter, then {hero}’s class does, and in the end the whole town{if place: {*in place}}.',
  roles: [
    role(
      ['strikers', 'Who goes on strike'],
      'alive toy job',
      ['subj go|strike|stop|refuse|quit|be', 'loose'],
      { required: true, defaults: ['the elves'] },
    ),
    role(['feast', 'Which day it is'], 'christmas easter halloween', [], {
      byStep: true,
      says: [
        [/\bchristmas eve\b/, 'Christmas Eve'],
        [/\bchristmas\b/, 'Christmas Eve'],
      ],
    }),
    PLACE,
    role(['friend', 'Comes along'], 'named owned', ['prep with|and|alongside', 'is friend']),
    role(['friend2', 'Comes along, too'], 'named owned', ['prep with|and|alongside']),
  ],
};
