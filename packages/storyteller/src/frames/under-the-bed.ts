import { type Frame, NEAR, role } from './frame.ts';

/** Under the bed lives a monster who has heard terrible things of children, toes above all. */
export const UNDER_THE_BED: Frame = {
  id: 'under-the-bed',
  name: 'meet the monster under the bed, who is afraid',
  when: ['cue'],
  enacts: 'scare live hide meet find sleep hear talk say help creak'.split(' '),
  cues: [
    [9, /\bmonsters?\b.{0,30}\bunder (?:the|my|his|her|our|\w+['’]s?) bed\b/],
    [9, /\bunder (?:the|my|his|her|our) bed\b.{0,30}\bmonsters?\b/],
    [
      5,
      /\bmonsters?\b.*\b(?:who|that|which) (?:is|be|get) (?:\w+ )?(?:scared|afraid|frightened)\b/,
    ],
    [4, /\bmonsters?\b/],
    [
      4,
      /^\W*(?:an? )?(?:\w+ ){0,2}monsters?(?: (?:called \w+|but not (?:too )?scary\w*|please|friend))*\W*$/,
    ],
    // A child who fears monsters is told of in the story of a fear.
    [
      -60,
      /(?:^|\b(?:she|he|daughter|son|boy|girl|child)(?: is|'s)? (?:\w+ )?)(?:scared|afraid|frightened|fear) of\b|\bsea monsters?\b|\b(?:super ?hero\w*|stairs|cellar|cave|forest|lake|lost|loses?|lose|school|fight\w*|stop|save|city|town|trucks?|space|cookie|fart\w*)\b/,
    ],
  ],
  sentence:
    'Under {hero’s} bed lives {*a monster}, who is afraid of children, and of toes above all; when something creaks in the wardrobe, the two of them go and look together{if friend:, with {*a friend}}.',
  roles: [
    role(
      ['monster', 'Who lives there'],
      'monster',
      ['subj live|hide|be|scare', 'is scared|afraid', 'obj meet|find', 'loose'],
      {
        required: true,
        chief: true,
        says: [
          [/\b(monster)s? under\b/, 'a $1'],
          [/\b(monster)s\b/, 'a $1'],
        ],
        defaults: ['a monster'],
      },
    ),
    ...NEAR,
  ],
};
