import type { Thread } from './thread.ts';

export const feeling: Thread = {
  home: [
    [
      '{hero} feels {xs}.',
      'Today {hero} is {xs}. [Hm|Oh|Mm].',
      '{Xs}, {xs} {hero}. [A hug|There|Mm].',
    ],
    [
      '{hero} felt a bit {xs} that day.',
      'Some days {hero} felt {xs}. This was [one|such a day].',
      '“I’m {xs},” {hero} told [{his} pillow|the spoon|{his} socks].',
    ],
    [
      '{hero} felt a bit {xs} that morning, and there’s nothing [wrong|odd] with that.',
      'It was a {xs} sort of day, and {hero} a {xs} sort of {child}.',
      '{hero} was {xs} from [top to toe|ear to ear|the hair down].',
    ],
    [
      '{hero} was feeling {xs}, a little, in the way one does without [telling anybody|knowing why].',
      'If {he} was honest, {hero} felt rather {xs} that morning.',
      'There are [several|eleven] ways of being {xs}, and {hero} was trying out [one|a new one].',
    ],
  ],
  away: [
    [
      '{hero} feels {xs}. [Hold on|Oh|Hm]!',
      'A bit {xs}? That’s [all right|fine].',
      '“I’m {xs}!” says {hero}. [Oh|Hug|Come here]!',
    ],
    [
      '{hero} felt {xs} again, just a [bit|little].',
      '“I feel {xs},” said {hero}. {C} [nodded|came closer|did, too].',
      '“Are you {xs}?” asked {c}. “A [bit|lot],” said {hero}.',
    ],
    [
      '“I feel {xs},” said {hero}. “So do I,” said {c}. That [helped|was better].',
      '{hero} felt {xs}, all the way down to {his} [boots|knees|shoelaces].',
      'You can be {xs} and [go on|hum] all the same, {hero} found.',
    ],
    [
      '{hero} noticed that {he} felt {xs}, and noticed also that {he} was still [walking|breathing].',
      '“I’m a bit {xs},” {hero} admitted. It was a [relief|comfort] to say it out loud.',
      'Being {xs}, {hero} told {himself}, is [no reason to stop|a sort of weather|allowed].',
    ],
  ],
};

export const quality: Thread = {
  home: [
    [
      'A little {xs}. That helps!',
      '{Xs}? [Yes, please|Oh, yes|More, please]!',
      '{Xs}! [A spoonful|A pocketful|A bit]!',
    ],
    [
      'A [little|pinch of] {xs} goes a long way.',
      'You can’t buy {xs} in a [shop|bag|tin].',
      '{hero} kept some {xs} for [later|bad days|the afternoon].',
    ],
    [
      'A little {xs} goes a long way, and they had a long way to go.',
      '“It only takes some {xs},” people say, as if it [grew on trees|came in tins].',
      '{hero} felt in {his} pockets for {xs}, and found [a little|enough to start with].',
    ],
    [
      '{Xs} is a thing you only find out you have when you [need it|reach for it].',
      'People talk about {xs} as if it were kept in a [drawer|tin|cellar].',
      'There are days that begin with {xs}, and days when one has to go and [look for it|borrow some].',
    ],
  ],
  away: [
    [
      'A little {xs}. That helps!',
      '{Xs}? [Yes, please|Oh, yes|More, please]!',
      '{Xs}, {c}! [Have you some|A bit|Come on]!',
    ],
    [
      '“It takes {xs},” said {c}.',
      '“Have we got {xs}?” “[A bit|Some|Just enough]!”',
      '{hero} [took a breath|swallowed] and looked for some {xs}.',
    ],
    [
      '“We need {xs},” said {c}. “How much have you got?” “[Some|A bit|Half],” said {hero}.',
      'It was going to take {xs}, and possibly a [snack|rope|hat].',
      '“Lend me some {xs},” said {hero}, and {c} [did|moved closer].',
    ],
    [
      '“It’ll take {xs},” said {hero}. “I’ve [a bit|a pocketful] left,” said {c}.',
      'What was wanted here, plainly, was {xs}, and not more [shouting|luggage|ideas].',
      'It is one thing to speak of {xs}, and another to have it [about you|ready] when your [knees|socks] are wet.',
    ],
  ],
};

export const event: Thread = {
  home: [
    ['[Soon|Maybe|Oh], {x}!', '{hero} [thinks|dreams|sings] of {x}.', '{X}, oh [my|me|yes]!'],
    [
      '{hero} kept [thinking|dreaming|asking] about {x}.',
      'All week they had [talked|sung|heard] of {x}.',
      '“{X}!” thought {hero}. “Oh [my|help|yes]!”',
      '{hero} had told {his} [slippers|pillow|toothbrush] about {x}.',
    ],
    [
      '{hero} had been thinking about {x} all week, mostly [at night|in the bath|at table].',
      'In that house they talked of {x} at breakfast, lunch and supper.',
      'Whatever {he} did, {x} was at the back of {his} mind, [humming|waving|tapping its foot].',
      'It had been {x} here and {x} there [for days|since Monday].',
    ],
    [
      'For days {hero} had been thinking about {x}, in the way your tongue goes back to a [crumb|loose tooth].',
      'There was {x} to think about, and {hero} thought about it on the stairs, where {he} did {his} best thinking.',
      'All that week {x} had stood in the corner of every room like a large piece of [furniture|luggage].',
      'People asked {hero} about {x} in the voice they kept for [dentists|the weather|surprises].',
    ],
  ],
  away: [
    ['“{X}!” says {hero}.', '{hero} thinks of {x}. [Oh|Hm|Mm]!', 'Is it like {x}? A [bit|lot]!'],
    [
      '{hero} thought of {x} again.',
      '“Is it like {x}?” asked {c}.',
      'It made {hero} think of {x}.',
      'For [a bit|a while|two hops] {hero} forgot about {x}.',
    ],
    [
      'It made {hero} think of {x}, and {his} tummy gave a small [hop|flip|squeak].',
      '“Is this about {x}?” asked {c}. “A bit,” said {hero}.',
      'For a whole [minute|mile|song] {he} had not thought about {x} at all.',
      '“Compared to {x},” said {c}, “this is [nothing|a nap|porridge].”',
    ],
    [
      'It struck {hero} that {he} had not thought about {x} for almost [an hour|a mile].',
      '“You’re thinking about {x},” said {c}. {hero} was.',
      'Somehow it all had to do with {x}, although {he} couldn’t have said [how|why].',
      'Out there {x} seemed [smaller|further off|more likely], {hero} found, than it had on the stairs.',
    ],
  ],
};

export const unknown: Thread = {
  home: [
    [
      '“{Xs}!” says {hero}. “{Xs}!”',
      'A [funny|good|big|new] word: {xs}!',
      'Say it: “{xs}”! [Again|Ha, ha|Louder]!',
    ],
    [
      '{hero} had a best word. It was “{xs}”.',
      '“{Xs}!” said {hero}. “[Good|Lovely|Fine] word!”',
      '{hero} [sang|whispered|spelled] “{xs}” to {his} [spoon|toes|cup].',
    ],
    [
      '{hero} had a favourite word that [week|day|month], and it was “{xs}”.',
      'On {his} door hung a sign. It said “{xs}”, and [nothing else|not a word more].',
      'If you want to [cheer up|wake up], say “{xs}” aloud, [twice|in the bath]. {hero} did.',
    ],
    [
      'In {his} notebook, underlined twice, stood the words “about {xs}”.',
      'There was a list on {his} door. The [first|last|longest] thing on it was “{xs}”.',
      '“{Xs},” {hero} would say, [at odd moments|in the middle of soup], as other people say “[well|dear me]”.',
    ],
  ],
  away: [
    [
      'A sign! It says “{xs}”.',
      '“{Xs}!” says {c}. “{Xs}!”',
      'What is that? “{Xs}”! [Ooh|Hm|Ha, ha]!',
    ],
    [
      'A sign said “{xs}, this way”.',
      '“{Xs}?” asked {c}. “{Xs}!” said {hero}.',
      'On a [stone|board|wall] somebody had written “{xs}”.',
    ],
    [
      'Somebody had painted “{xs}” on a [board|stone|barrel], with an arrow.',
      '“Any {xs} about?” asked {c}, just to be [sure|polite].',
      '“It’s all {xs} round here,” said {c}, as though that [helped|explained it].',
    ],
    [
      'A wooden board said “{xs}”, and an arrow pointed [nowhere in particular|at the sky|back at them].',
      '“Where I come from,” said {c}, “{xs} would be the talk of the [town|season|whole year].”',
      'Somebody had scratched “{xs}” into a [stone|post], and somebody else had added a [question mark|small crown].',
    ],
  ],
};
