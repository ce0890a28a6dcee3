import type { FourVoices } from '../page-texts.ts';

/** Sentences for any page out of doors, when place and companion have said all they have to say. */
export const ALONG_THE_WAY: FourVoices = [
  [
    'On and on!',
    'Step, step, step!',
    'Look, {c}, look!',
    'Shh! Listen.',
    'Left, right, left, right!',
    'Oh, my!',
    'Who knows?',
    'Well, well, well!',
  ],
  [
    '{hero} looked back at {spot}.',
    'Not far off stood {spot}.',
    '{C} looked at {hero}. {hero} looked at {c}.',
    'Just then a cloud went by.',
    'Nobody said a word, not even {c}.',
    '{hero} held {c} a bit closer.',
    'It was all rather exciting.',
    'Even {spot} seemed to listen.',
    '{hero} counted to three, and then once more.',
    '“Hm,” said {hero}. “Hm, hm, hm.”',
    'It was so still that you could hear {spot}.',
  ],
  [
    '{hero} looked back at {spot}, which was already getting smaller.',
    'They had passed {spot} without either of them noticing.',
    '{C} looked at {hero}, and {hero} looked at {c}, and neither had anything to add.',
    'A breeze came round {spot} to see what was going on.',
    'Even {spot} seemed to be leaning in to listen.',
    'For a moment nothing moved between {spot} and {spot}.',
    '{hero} wiped {his} hands on {his} knees, which were past minding.',
    'Somewhere behind {spot} something small ran away.',
    '{hero} counted to ten, and then, to be fair, to ten again.',
    '“Hm,” said {hero}, which covered most of it.',
    'It was quiet enough to hear {spot} thinking.',
    '{hero} took one more look at {spot}, in case it had any ideas.',
  ],
  [
    '{hero} looked back at {spot}, which was already smaller than it had any right to be.',
    'They had gone past {spot} without noticing, as one does when one is thinking.',
    '{C} looked at {hero}, {hero} looked at {c}, and for the moment there was nothing to add.',
    'A small wind came round {spot}, as if to see how they were getting on.',
    'Even {spot} had the air of somebody pretending not to listen.',
    'For the space of a breath nothing moved between {spot} and {spot}.',
    '{hero} wiped {his} hands on {his} knees, which had long since given up being clean.',
    'From the direction of {spot} came a rustle, and then a rather guilty silence.',
    '{hero} told {himself} that {he} would count to ten, and got as far as six.',
    'It was not at all how {hero} had pictured it, and {he} had pictured it very thoroughly.',
  ],
];

/** The hero by name, for the youngest. */
export const HERO_PEEPS = {
  joyful: [
    '{hero} claps. Clap, clap!',
    'Well done, {hero}!',
    'Hop, {hero}, hop!',
    'Hip, hip, {hero}!',
    'Ha, ha, {hero}!',
  ],
  lively: [
    'Go, {hero}, go!',
    'Come on, {hero}!',
    'Hop, {hero}, hop!',
    '{hero} looks and looks.',
    'Go on, {hero}!',
  ],
  worried: ['There, there, {hero}.', 'Oh, {hero}!', 'Oh dear, {hero}!', '{hero} looks and looks.'],
  calm: ['Softly, {hero}!', '{hero} smiles.', 'Shh, {hero}!', 'Dear, dear {hero}!'],
} as const;

/** What sort of creature the companion is, in the parent's own word. */
export const NAMED_KIND: FourVoices = [
  ['{C} is {a:kind}!', 'Hello, {c} the {kind}!', 'Good {kind}, {c}!'],
  [
    '{C} was a very good {kind}.',
    'There is no {kind} like {c}.',
    '“I am {a:kind},” said {c}, “so I know.”',
  ],
  [
    'There is no {kind} in the world quite like {c}.',
    '“Speaking as {a:kind},” said {c}, “I’d go left.”',
  ],
  [
    'There was, {hero} felt sure, no other {kind} quite like {c}.',
    '“Speaking as {a:kind},” said {c}, “I should go carefully.”',
  ],
];

/** The place itself, by the name the parent gave it, on a page that plays there. */
export const NAMED_HERE: FourVoices = [
  ['Hello, {xs}!', 'Here we are! {Thex}!', 'Ooh! {Thex}!'],
  ['So this was {thex}!', '“Hello, {xs}!” called {hero}.', '“I like {thex},” said {c}.'],
  [
    'So this was {thex}!',
    '“So this is {thex},” said {hero}. “I thought it would be smaller.”',
    '“There’s only one {xs},” said {c}, “and this is it.”',
  ],
  [
    'This, then, was {thex}, and it did not look as it does in books.',
    '“I had imagined {thex} with more signposts,” said {c}.',
    'So this was {thex}, thought {hero}, and nobody had told {him} the half of it.',
  ],
];

/** What a toy or a vehicle is called that has a name in the idea. */
export const NAMED_THING: FourVoices = [
  ['Oh, {name}!', '{Name}, {name}, {name}!'],
  ['The {x} was called {name}.', '{name} was no ordinary {x}.'],
  [
    'The {x} was called {name}, and would not have answered to anything else.',
    'There are many like it, but only one {x} is called {name}.',
  ],
  [
    'The {x} had a name, which was {name}, and, if you asked {hero}, a character.',
    'To strangers it was {a:x}; in that house it was {name}.',
  ],
];

/** A place that is said with one word: “underwater”, “under the sea”. */
export const NAMED_WITHIN: FourVoices = [
  ['Down, down, {thex}!', '{Thex}! Ooh!'],
  ['It was all so different {thex}.', 'Everything is slower {thex}.'],
  [
    'Everything looks a bit different {thex}, and sounds different too.',
    'You would not believe how many things there are {thex}.',
  ],
  [
    'Nothing is quite the same {thex}, where even thoughts seem to take longer.',
    'It is a curious thing to be {thex} and not in bed.',
  ],
];
