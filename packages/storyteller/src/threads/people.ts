import type { FourVoices } from '../page-texts.ts';

/**
 * What people from the idea do in the story. `{who}` is “Grandpa Joe” or “his sister Lily”.
 * The hero's deed stays the hero's: others carry sandwiches, hold coats, cheer.
 */
export const PEOPLE_AT_HOME: FourVoices = [
  ['{Who} waves.', 'Hello, {who}!', '{Who} is here. Hooray!'],
  [
    '{Who} was there too.',
    '{Who} gave {hero} a hug.',
    '“Good morning!” said {who}.',
    '{Who} hummed a tune.',
  ],
  [
    '{Who} was there as well, and hummed while looking for a spoon.',
    '“Somebody’s up early,” said {who}.',
    '{Who} gave {him} the kind of hug that lifts you off the floor.',
    '{Who} knew at once that something was going on.',
    '{Who} had both slippers on the wrong feet, and had not noticed.',
  ],
  [
    '{Who} looked up, saw {his} face, and knew that something was going on.',
    '{Who} was there, pretending to read and not missing a thing.',
    '“You’ve got your thinking face on,” said {who}.',
    '{Who} said nothing, but put a hand on {his} shoulder for a moment.',
  ],
];

/** On the way. */
export const PEOPLE_AWAY: FourVoices = [
  ['{Who} comes too!', 'Come on, {who}!', 'Wait for {who}!'],
  [
    '{Who} puffed along behind.',
    '“Wait for me!” called {who}.',
    '{Who} carried the bag.',
    '{Who} hummed as they went.',
  ],
  [
    '{Who} came puffing along behind with the bag.',
    '“I’m not tired,” said {who}, sitting down.',
    '{Who} hummed the same four notes over and over.',
    '{Who} stopped to look at everything and had to run to catch up.',
    '{Who} walked in step with {him}, which takes practice.',
    '“Just a pebble,” said {who}, and shook out one shoe.',
  ],
  [
    '{Who} followed with the bag, remarking on the view wherever a rest was needed.',
    '“I could do this all day,” said {who}, and sat down on the nearest thing.',
    '{Who} brought up the rear and sang, which kept most things at a distance.',
    '{Who} had packed for every kind of weather, and said so.',
    '{Who} knew a short cut, but was kind enough not to insist.',
    '“Don’t wait for me,” called {who}, in a voice that meant the opposite.',
  ],
];

/** While the hero tries and does. */
export const PEOPLE_CHEERING: FourVoices = [
  ['{Who} jumps up and down.', '{Who} says, “Go, {hero}!”', '“Ooh!” says {who}.'],
  [
    '“That’s our {hero}!” said {who}.',
    '{Who} held the coats.',
    '{Who} crossed all ten fingers.',
    '“Ooh!” said {who}.',
  ],
  [
    '{Who} held the coats, as somebody has to.',
    '“I believe in you,” said {who}, “and I’m hardly ever wrong.”',
    '{Who} had an idea too, but it needed an elephant and a rope.',
    '{Who} watched through three fingers.',
    '{Who} said “Oops” at the right moment, and passed round a handkerchief.',
  ],
  [
    '{Who} offered several ideas, all of which needed scaffolding.',
    '“I’ll hold the coats,” said {who}, which was exactly the right thing to say.',
    '{Who} did not say “Be careful”, though you could see it being thought.',
    '{Who} was sorry that it had not worked, and said so with a peppermint.',
  ],
];

/** While the hero's own deed is done, and when it has come off: nobody has other ideas now. */
export const PEOPLE_MOVED: FourVoices = [
  ['{Who} claps. Clap, clap!', '“Ooh!” says {who}.', '{Who} says, “Well done, {hero}!”'],
  [
    '{Who} clapped and clapped.',
    '“That’s our {hero}!” said {who}.',
    '{Who} gave a great big smile.',
    '“Ooh!” said {who}.',
  ],
  [
    '{Who} smiled a smile that hardly fitted.',
    '{Who} said that it was only the dust, and blew a very loud nose.',
    '“That’s our {hero},” said {who}, to anyone who would listen.',
    '{Who} forgot to breathe, and then had to catch up.',
    '{Who} tried to whistle, but was grinning too much.',
  ],
  [
    '{Who} looked across and nodded, once, as one professional to another.',
    '{Who} had something in one eye, and blamed the dust.',
    '“I always said so,” remarked {who}, who had said no such thing.',
    '{Who} forgot to breathe for some time, and then caught up.',
    '“That’s our {hero},” said {who}, to the nearest person, and spelled it.',
  ],
];

/** Somebody who cannot come along: the baby, the teacher, the doctor; told of at home only. */
export const LITTLE_ONES_AT_HOME: FourVoices = [
  ['{Who} says, “Goo!”', 'Hello, {who}! Kiss, kiss.'],
  ['{Who} blew a bubble.', '{Who} waved a tiny fist.', '“Goo,” said {who}.'],
  [
    '{Who} blew a bubble and looked pleased with it.',
    '“Goo,” said {who}, which can mean nearly anything.',
    '{Who} held on to {his} finger and would not let go.',
  ],
  [
    '{Who} regarded {him} gravely over a blanket, and blew a bubble.',
    '{Who} took hold of {his} finger, as if to make a point.',
    '“Goo,” said {who}, and everybody agreed.',
  ],
];

/** Somebody who is only far away: the mum of a sleepover, the friend of the old street. */
export const MISSED: FourVoices = [
  ['{hero} thinks of {who}.', 'Hello, {who}! Wave, wave!'],
  [
    '{hero} thought of {who}, and waved, in case.',
    '“I’ll tell {myWho} about this,” said {hero}.',
    '{hero} wondered what {who} was doing.',
  ],
  [
    '“I must tell {myWho} about this,” said {hero}.',
    '{hero} wondered what {who} was doing just then.',
    'It made {hero} think of {who}, which was nice, and pulled a bit.',
  ],
  [
    '{hero} wondered what {who} was doing at that moment, and saved this up to tell.',
    '“{MyWho} won’t believe this,” said {hero}, and felt a little nearer.',
    'It was a thing that {who} would have to be told, and {hero} began on the words.',
  ],
];

/** Somebody who has died: spoken of with love, seen by nobody. */
export const REMEMBERED: FourVoices = [
  ['{hero} thinks of {who}. Love, love.', '{hero} loves {who}. Always.'],
  [
    '{hero} thought of {who} and felt warm.',
    '“I still love {who},” said {hero}.',
    '{hero} missed {who}. Love does that.',
  ],
  [
    '{hero} thought of {who}, and it hurt and felt warm at once.',
    'Some days {he} missed {who} more than others. This was one of the more days.',
    '“{MyWho} would have liked this,” said {hero}.',
  ],
  [
    '{He} thought of {who}, and found that missing somebody is a way of keeping them near.',
    '“{MyWho} would have liked this,” said {hero}, and could say it without {his} voice going odd.',
    'There was a place inside {him} shaped like {who}, and nothing else would ever quite fit it.',
  ],
];
