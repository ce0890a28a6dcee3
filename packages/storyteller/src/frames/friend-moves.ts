import { type Frame, NEAR, role } from './frame.ts';

/** The best friend moves away, and a joke that was begun at the car window goes on by post. */
export const FRIEND_MOVES: Frame = {
  id: 'friend-moves',
  name: 'the best friend moves away',
  when: ['cue'],
  enacts: 'move leave go miss stay say write send'.split(' '),
  cues: [
    [
      15,
      /\b(?:friend|bestie|bff|buddy|neighbou?r|pal)s?(?: \w+){0,2} (?:(?:is|be|has|have|will|must|going) )*(?:to )?(?:mov(?:e|es|ing|ed)\b|emigrat\w*|leav(?:e|es|ing) (?:for|to) )/,
    ],
    [12, /\b(?:miss\w*|without) (?:her|his) (?:best )?friend\b.*\bmov(?:e|ed|ing|es)\b/],
  ],
  sentence:
    '{*A pal} moves away{if where: to live {*in where}}, and calls half a joke out of the car; {hero} has the other half, and they tell it to each other by post{if friend:; {*a friend} wants to know how it ends}.',
  roles: [
    role(
      ['pal', 'Who moves away'],
      'person girl-friend boy-friend',
      ['subj move|leave|emigrate|go', 'is friend', 'obj miss', 'prep without', 'loose'],
      {
        required: true,
        says: [[/\b(?:best friend|bestie|bff)\b/, 'my best friend']],
        defaults: ['my best friend'],
      },
    ),
    role(['where', 'Where to'], 'place', ['prep to', 'prep in live', 'loose']),
    ...NEAR,
  ],
};
