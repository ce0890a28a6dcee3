import type { Companion } from './companion.ts';

export const dragon: Companion = {
  creature: 'dragon',
  name: 'Ember',
  kind: 'dragon',
  character: 'small, hot, and easily embarrassed',
  noises: ['Puff, puff!', 'Flap, flap, wings!', 'Hic! A spark!', 'Sizzle, fizzle!'],
  meet: [
    ['Puff! Smoke! A little {kind}! Hello, {c}!', 'Flap, flap! It is {c} the {kind}!'],
    [
      'Behind the shed something went puff. It was a {kind}, a small one. “I’m {c},” said the {kind}. “Sorry about your hedge.” ^ The hedge was only a bit brown.',
    ],
    [
      'The bush by the gate was smoking. Out of it crept a {kind} no bigger than a goat, looking at the ground. “I’m {c}. I sneezed. I’ll pay for the bush.” ^ “Bless you,” said {hero}. Nobody had ever said that to {c} before.',
    ],
    [
      '{hero} smelled burning and ran round the corner with a watering can. A {kind} sat there, about as big as an armchair, beating out a small fire with both wings. “I can explain,” said the {kind}. “I was trying to smell a rose.” ^ {hero} watered the rose, and then, after asking, the {kind}. There was a long hiss. “Thank you,” said {c}. “Most people scream at this point. You’ve no idea how it hurts one’s feelings.”',
    ],
  ],
  comic: [
    ['Hic! A spark. Hic! Toast!', '{C} sneezes. Puff! Black noses.'],
    [
      'Hic! went {c}, and out came a flame. Hic! There went {hero’s} sandwich. ^ “Toast!” said {hero}. It was rather good.',
    ],
    [
      '{C} had the hiccups. That is no joke in a {kind}. Hic, and there went a thistle. Hic, and {hero’s} shoelaces were a good deal shorter. ^ “Think of ice,” said {hero}. “Think of snow.” “I’m thinking of,” said {c}, “hic.” They had their lunch hot, in the end.',
    ],
    [
      '“I never lose control,” {c} explained, picking a way past {spot}. “It’s a matter of breathing.” Then a dandelion clock drifted by, and one of the seeds went up a scaly nose. ^ Afterwards there was a ring of black grass with {hero} in the middle of it. {He} had no eyebrows to speak of. “It’ll grow back,” said {c}, in agony. “May I offer you a baked apple? There seem to be several.”',
    ],
  ],
  happy: {
    young: ['{C} puffed a smoke ring.', 'Puff! A tiny heart of smoke.'],
    old: [
      '{C} blew a smoke ring, then another one through it.',
      '{C} did a loop in the air and nearly got it right.',
      '{C} glowed, from the inside, with pleasure.',
    ],
  },
  worried: {
    young: ['A tiny puff. “Oh no,” said {c}.', '{C} hid under both wings.'],
    old: [
      '{C} had gone quite pale, and was smoking at the ears.',
      '{C} swallowed a spark, with an effort.',
    ],
  },
  quiet: {
    young: ['{C} was warm, like a stove.', '{C} folded a wing round {hero}.'],
    old: [
      '{C} lay down round {him} in a ring, like a fender round a fire.',
      'It is a comfort to have a friend who is warm all the way through.',
    ],
  },
};

export const unicorn: Companion = {
  creature: 'unicorn',
  name: 'Juniper',
  kind: 'unicorn',
  character: 'shining, and tired of being only pretty',
  noises: ['Clip, clop, cling!', 'Sparkle, sparkle!', 'Swish, mane!', 'Ting!'],
  meet: [
    ['Ting! A horn! A {kind}! Hello, {c}!', 'White and shiny. It is {c}!'],
    [
      'Something shone behind the washing. It was a {kind}, with a sock on the horn. ^ “Could you?” asked {c}. {hero} took it off.',
    ],
    [
      'In the lane stood a {kind}, white as milk, with a ring doughnut on the horn. “Not one word,” said the {kind}. “I’m {c}.” ^ {hero} helped with the doughnut. They shared it. “Everybody wants me to stand about and shine,” said {c}. “I’d like to do something.”',
    ],
    [
      'It is not every day that you find a {kind} in the lane, and {hero} did what anybody would. {He} stared. “Yes, yes,” said the {kind}. “Horn. Mane. Very shiny. I do have opinions as well, you know. {C}.” ^ “What about?” asked {hero}. The {kind} was quite taken aback. “Bridges,” said {c}, after a moment. “And soup. Nobody has ever asked.” They had got on to soup before they reached the corner.',
    ],
  ],
  comic: [
    ['Poke! {C’s} horn is stuck. Pull, pull!', 'Pop! Bye-bye, balloon. Sorry!'],
    [
      '{C} bent down to smell a flower. Thunk! The horn was stuck in {spot}. ^ {hero} pulled the tail. Pop!',
    ],
    [
      '“Stand back,” said {c}. “There is nothing a horn can’t open.” Thunk. It had gone into {spot} up to the forehead. ^ “I’m thinking,” said {c}, after a while. {hero} leaned on a leg and helped with the thinking. It took soap, in the end.',
    ],
    [
      'People will tell you that the horn of a {kind} is magic. {hero} can tell you that it is mostly in the way. Between {spot} and {spot} it picked up two pancakes, a “No Parking” sign and somebody’s umbrella. ^ “I look ridiculous,” said {c}. “You look useful,” said {hero}, for it had begun to drizzle. The {kind} put up the umbrella and walked on with quite a different step.',
    ],
  ],
  happy: {
    young: ['{C} sparkled all over.', 'Ting! went the horn.'],
    old: [
      '{C} tossed that mane, and a few sparks fell out.',
      '{C} tried out a gallop, purely for the noise.',
      'The tip of {c’s} horn went pink, as it did when pleased.',
    ],
  },
  worried: {
    young: ['{C’s} sparkle went out.', '{C} stepped back. Clip, clop.'],
    old: [
      '{C} had stopped shining, like a lamp that is holding its breath.',
      '{C} pawed the ground, four times, for luck.',
    ],
  },
  quiet: {
    young: ['{C} shone, very softly.', '{hero} held on to the silky mane.'],
    old: [
      '{C} shone very softly, about as much as a night light.',
      '{C} laid that long cheek against {hero’s}.',
    ],
  },
};

export const robot: Companion = {
  creature: 'robot',
  name: 'Bolt',
  kind: 'robot',
  character: 'exact, loyal, and puzzled by jokes',
  noises: ['Beep, boop!', 'Whirr, click!', 'Buzz, bing!', 'Clank, clank!'],
  meet: [
    ['Beep, boop! Hello, {c} the {kind}!', 'Clank, clank. It is {c}!'],
    [
      '“Beep,” said a pile of tins. It stood up. It was a {kind}! “I am {c}. You are {hero}. We are friends. Beep.” ^ And that was that.',
    ],
    [
      'A parcel stood on the step, and it was ticking. Then it unfolded. “Good day,” said the {kind}. “I am {c}. I have been switched on for nine seconds, and I like it so far.” ^ “Would you like to come on an adventure?” asked {hero}. “Please define adventure,” said {c}. “Oh well,” said {hero}. “You’ll see.”',
    ],
    [
      'The {kind} on the doorstep had a dent in one side and a label that said Handle With Care. “Query,” said the {kind}. “Are you Care?” “I’m {hero},” said {hero}. “But I can be careful.” There was some whirring. “That is acceptable. I am {c}. I calculate that you are going somewhere with a four per cent chance of success.” ^ “And if you come too?” asked {hero}. More whirring. “Five,” said {c}. “I shall get my coat. Correction. I have no coat.”',
    ],
  ],
  comic: [
    ['Beep! {C} goes backwards. Boop! Bonk!', '“Ha. Ha. Ha,” says {c}. Funny {c}!'],
    [
      '“Tell me a joke,” said {c}. So {hero} did. {C} whirred and whirred. ^ Ten pages later, {c} said, “Ha.”',
    ],
    [
      '“Why did the chicken cross the road?” said {hero}. “Insufficient data,” said {c}. “Was there a crossing? Who owned the chicken?” ^ They talked it over as far as {spot}. “To get to the other side,” said {hero} at last. {C} stopped dead. “Oh,” said {c}. “OH. HA. HA. HA.” A screw flew off.',
    ],
    [
      '“I have analysed laughter,” said {c}. “It is done like this.” The noise that followed was that of a cutlery drawer falling downstairs. Two walkers changed direction. ^ “Nearly,” said {hero}. {He} tried to explain about surprise, and how the end of a joke has to come round a corner. {C} listened with all lights on. “Then I shall go round that corner,” said {c}, “and be surprised.” There was a pond behind it. The {kind} was.',
    ],
  ],
  happy: {
    young: ['“Beep!” said {c}. “Happy beep!”', '{C’s} lights went green.'],
    old: [
      'All of {c’s} lights went green at once.',
      '“I am experiencing a pleasant warmth,” reported {c}. “It may be a fault.”',
      '{C} played a little tune by opening and closing things.',
    ],
  },
  worried: {
    young: ['“Boop,” said {c}. Red light!', '{C} rattled a bit.'],
    old: [
      'A small red light had come on, somewhere in {c’s} chest.',
      '“Chance of success,” said {c}, “is a number I prefer not to say.”',
    ],
  },
  quiet: {
    young: ['{C} hummed. Hmmm.', '{C} held out a metal hand.'],
    old: [
      '{C} held out a metal hand, which had been warmed up specially.',
      '“I have searched all my files,” said {c}. “The best I can find is to sit here.”',
    ],
  },
};
