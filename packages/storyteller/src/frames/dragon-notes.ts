import { COMPANY, type Frame, role } from './frame.ts';

const STUDIES =
  'scien\\w+|notebooks?|notes|study|studies|studying|measur\\w+|observ\\w+|research\\w*|facts?|factual|accurate\\w*|experiments?|expert|biolog\\w+|zoolog\\w+|real(?:istic)? dragons?|diary|log ?book|discover\\w*|species|habitat';

/** A dragon is measured day by day, and only who measures sees what is coming. */
export const DRAGON_NOTES: Frame = {
  id: 'dragon-notes',
  name: 'measure a dragon, and write down what is there',
  when: ['cue'],
  enacts:
    'measure study observe write draw note keep discover research find meet look help know sleep count love record'.split(
      ' ',
    ),
  cues: [
    [
      14,
      new RegExp(`\\bdragons?\\b.*\\b(?:${STUDIES})\\b|\\b(?:${STUDIES})\\b.*\\bdragons?\\b`, 's'),
    ],
    [
      6,
      /^\W*(?:(?:dragons?|loves?|likes?|about|just|all|obsessed|mad|really|he|she|her|his|my|son|daughter|a|an|the|some|story|of|and|with|big|red|green|blue|golden|friendly|nice|kind|secret|wild|please|but|not|scary|too|finds?|meets?|discovers?|in|woods?|forest|fields?|behind|house|real|called \w+)\b\W*)*$/s,
    ],
    // An egg, a rider, a fear, a thief, a school or a war is another story.
    [
      -60,
      /^(?!.*\bdragons?\b)|\b(?:eggs?|rid(?:es?|ing|ers?)|train\w*|flies|flying|scared of|afraid of|fear\w*|costume|birthday|party|toy|lego|lost|missing|steal\w*|stole\w*|komodo|museum|dinosaurs?|hoard|football|boat|can ?not|cannot|wars?|fights?|battle\w*|knights?|princess\w*|magic|wizards?|school|turns? into)\b/s,
    ],
  ],
  sentence:
    '{Hero} finds {*a dragon}{if place: {*in place}} and measures {*the dragon} every day; the numbers are good, and then they go down, and only {*the books} {books: knows | know} why{if friend:; {*a friend} {friend: comes | come} along}.',
  roles: [
    role(
      ['dragon', 'What is measured'],
      'dragon',
      ['obj find|meet|study|measure|discover', 'loose'],
      {
        required: true,
        chief: true,
        says: [[/\b((?:\w+ly |real |red |green |blue |golden |wild )?dragon)s\b/, 'a $1']],
        defaults: ['a dragon'],
      },
    ),
    role(
      ['books', 'Where it is written'],
      'notebook notebooks diary',
      ['obj keep|have|write', 'prep in', 'loose'],
      {
        required: true,
        says: [[/\bnotebooks?\b/, 'some notebooks']],
        defaults: ['some notebooks'],
      },
    ),
    role(['place', 'Where'], 'place', ['prep in|at|on|near|behind', 'loose']),
    ...COMPANY,
  ],
};
