import { type Frame, role } from './frame.ts';

const HIDES =
  'too (?:polite|nice|kind|shy) to (?:say|tell|admit|complain|refuse|ask)|(?:do|does|did) not (?:want|like|wish) to (?:hurt|upset|offend)|(?:do|does) not dare (?:to )?(?:say|tell|admit)|(?:is|be) afraid to (?:say|tell|admit)|pretends? (?:that |to )?(?:\\w+ )?(?:like|love|enjoy)\\w*|(?:say|tell) (?:\\w+ )?(?:that )?(?:she|he|it|they) (?:\\w+ )?(?:like|love|delicious|yummy)\\w* (?:it |them )?(?:but|though)|to be polite|out of politeness|both (?:be |is )?(?:too |so |very |being )?polite|white lie';
const BELIEVES =
  '(?:each|both|one|everyone|everybody) (?:of them )?(?:think|believe|pretend|hate|secretly)|thinks? (?:that )?(?:the other|she|he|they|it be) (?:\\w+ )?(?:love|like|enjoy)|every day|every (?:time|sunday|week|visit|birthday)|again and again|more and more|secretly (?:hate|dislike|feed)|hates? (?:it|them)|(?:do|does) not (?:even |really )?like (?:it|them)|nobody (?:really )?(?:like|want)|more of it|awful|disgust\\w*|horrible';

const FOODS =
  'herrings?|snails?|squid|eels?|dumplings?|pumpkin|rhubarb|lamb|noodles?|rice|beans?|pudding|jelly|salad|sausages?|eggs?|gherkins?|aubergines?|pasta|sardines?|liver|cabbage|sprouts?|spinach|porridge|sauerkraut|mushrooms?|olives?|tofu|lentils?|liquorice|octopus|seaweed|broccoli|haggis?|kimchi|beetroot|fish soup|rice pudding|marmite|marzipan|fishcakes?|meat ?loaf|goulash|fish|soup|stew|curry|pie|cake|casserole';

/** Two who are fond of each other swallow what neither likes, for the other's sake, until it is said. */
export const TOO_POLITE: Frame = {
  id: 'too-polite',
  name: 'be too polite to say what one does not like',
  when: ['cue'],
  enacts:
    'eat say like love hate think find pretend cook stay visit ask taste hide serve tell come'.split(
      ' ',
    ),
  cues: [
    [
      20,
      new RegExp(
        `\\b(?:${HIDES})\\b.*\\b(?:${BELIEVES})\\b|\\b(?:${BELIEVES})\\b.*\\b(?:${HIDES})\\b`,
        's',
      ),
    ],
    [
      9,
      /\b(?:(?:too|so|very|both) polite|(?:both|all|everyone|everybody|nobody) (?:\w+ )?pretends? to)\b/,
    ],
    // Neither a jumper nor a museum is swallowed.
    [
      -40,
      new RegExp(
        `^(?!.*\\b(?:eat\\w*|ate|foods?|dish\\w*|meals?|dinners?|suppers?|lunch\\w*|cook\\w*|bake\\w*|serve\\w*|tastes?|${FOODS})\\b)`,
        's',
      ),
    ],
    // Politeness to monsters is a way past them; good manners are learnt.
    [
      -40,
      /\b(?:dragons?|monsters?|trolls?|ghosts?|learn\w* (?:manners|to be polite)|witch|robot)\b/,
    ],
  ],
  sentence:
    '{*The other} stays with {hero}, and each believes that the other loves {*the thing}, so they have it every single day; {hero} finds a way in which both can say what is true.',
  roles: [
    role(
      ['other', 'Who comes to stay'],
      'person friend named',
      ['subj stay|visit|come|cook|give', 'prep with', 'loose'],
      {
        required: true,
        chief: true,
        defaults: ['an exchange student'],
      },
    ),
    role(
      ['thing', 'What neither likes'],
      'food',
      ['obj eat|cook|make|serve|hate|love|like', 'loose'],
      {
        required: true,
        says: [
          [
            new RegExp(
              `\\b((?:pickled |salted |smoked |boiled |fried )?(?:${FOODS})(?: (?:soup|stew|pie|pudding|curry|salad|cake))?)\\b`,
            ),
            'some $1',
          ],
        ],
        defaults: ['some herring'],
      },
    ),
    role(['cat', 'Who gets it under the table'], 'cat', [], {
      required: true,
      byStep: true,
      defaults: ['a grey cat'],
    }),
    role(['land', 'Where the other comes from'], 'place', ['prep from'], { byStep: true }),
  ],
};
