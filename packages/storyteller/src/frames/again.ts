import { type Frame, NEAR, role } from './frame.ts';

/** The word of the second year: what is fun is done again, and in the evening somebody else says it. */
export const AGAIN: Frame = {
  id: 'again',
  name: '“Again!”',
  when: ['cue'],
  enacts: 'say sign want do swing tickle read slide laugh jump go play'.split(' '),
  cues: [
    [
      24,
      /\b(?:again,? again|says? ["“'‘]?again|signs? ["“'‘]?(?:again|more)|(?:one )?more,? more|says? ["“'‘]?more["”'’]?|wants? (?:it|everything) again|a hundred times|over and over(?: again)?|(?:swings?|slides?|tickl\w*|jump\w*|splash\w*|spin\w*|book)\b.*\bagain and again)\b/,
    ],
    [
      16,
      /^\W*(?:swings?|the swing|slides?|the slide|going down the slide|tickles?|trampoline|jumping|bouncing|spinning)\W*(?:(?:and|or|,)?\W*(?:swings?|slides?|tickles?|jumping|bouncing|books?))*\W*$/,
    ],
  ],
  sentence:
    '“Again!” says {hero}: {*a first} again, a tickle again, {*a second} again; in the evening all is done, until somebody else says “Again?”.',
  roles: [
    role(['first', 'What is done again'], 'thing toy nature', ['obj want|do|ride', 'loose'], {
      required: true,
      says: [
        [/\bswings?\b/, 'the swing'],
        [/\bslides?\b/, 'the slide'],
        [/\btrampoline\b/, 'the trampoline'],
      ],
      defaults: ['the swing'],
    }),
    role(['second', 'What else'], 'thing toy nature creature', ['obj read|see|want', 'loose'], {
      required: true,
      says: [
        [/\bbooks?\b/, 'the book'],
        [/\bbubbles\b/, 'some bubbles'],
      ],
      defaults: ['some bubbles'],
    }),
    role(
      ['parent', 'Who is there'],
      'mother father grandmother grandfather',
      ['prep with|and', 'loose'],
      { chief: true },
    ),
    ...NEAR,
  ],
};
