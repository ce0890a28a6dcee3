import { COMPANY, type Frame, PLACE, role } from './frame.ts';

const STAFF = 'dinner lad(?:y|ies)|lunch lad(?:y|ies)|cooks?|chefs?|canteen staff';

/** Zombies cook at school, and all that they want is that somebody chews. */
export const SLOW_DINNER: Frame = {
  id: 'slow-dinner',
  name: 'zombies cook the school dinners',
  when: ['cue'],
  enacts: 'joke cook eat serve come rise laugh run chew work tell make'.split(' '),
  cues: [
    [
      12,
      new RegExp(
        `\\b(?:zombies?|undead)\\b.*\\b(?:school|${STAFF}|dinners?|lunch|canteen)\\b`,
        's',
      ),
    ],
    [
      12,
      new RegExp(
        `\\b(?:school|${STAFF}|dinners?|lunch|canteen)\\b.*\\b(?:zombies?|undead)\\b`,
        's',
      ),
    ],
    [
      8,
      /^\W*(?:(?:zombies?|funny|friendly|silly|but|and|not|scary|too|loves?|likes?|he|she|is|obsessed|with|jokes?|loads|lots|of|a|an|the|some|story|about|please|with|vegetarian)\b\W*)*zombies?\b(?:\W*(?:zombies?|funny|friendly|silly|but|and|not|scary|too|jokes?|loads|lots|of|please|with|make|it)\b)*\W*$/s,
    ],
    // Where a zombie is fought, feared or dressed up as, that is the story.
    [
      -60,
      /\b(?:scared of|afraid of|costume|dress\w* up|birthday|party|halloween|hall?owe'?en|video game|minecraft|kills?|football|dog|cat|hamster|lost|missing|space|pirates?|teachers?|brother|sister)\b/,
    ],
  ],
  sentence:
    '{*The staff} {staff: is | are} grey, slow and undead, and everybody runs from {*the zombies}{if place: {*in place}}; only {hero}, who is always the last to finish, hears what is really said, and keeps the new cooks by chewing.',
  roles: [
    role(['staff', 'Who cooks'], 'job person being', ['is zombie'], {
      required: true,
      says: [
        [/\bdinner lad(?:y|ies)\b/, 'the dinner ladies'],
        [/\blunch lad(?:y|ies)\b/, 'the lunch ladies'],
        [/\b(?:cooks?|chefs?)\b/, 'the cooks'],
      ],
      defaults: ['the dinner ladies'],
    }),
    role(['zombies', 'What they are'], 'zombie', ['is cook', 'prep with', 'loose'], {
      required: true,
      says: [[/\bzombies?\b|\bundead\b/, 'some zombies']],
      defaults: ['some zombies'],
    }),
    { ...PLACE, accepts: ['school'] },
    ...COMPANY,
  ],
};
