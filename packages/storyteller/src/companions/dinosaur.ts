import type { Companion } from './companion.ts';

export const dinosaur: Companion = {
  creature: 'dinosaur',
  name: 'Stomper',
  kind: 'dinosaur',
  character: 'huge feet, and manners from another age',
  noises: ['Stomp, stomp!', 'Thud, thud!', 'Munch, trees!', 'Raaar!'],
  meet: [
    [
      'Thud, thud! A {kind}! Hello, {c}!',
      'Big feet. Big smile. It is {c}!',
      'Raaar! Pardon me. Hello! I’m big, big {c}!',
    ],
    [
      'Thud. Thud. The cups rattled. Over the hedge looked a {kind}. “I’m {c},” said the {kind}. “What year is it?” ^ {hero} told {c}. “I’ve overslept!”',
      'The ground shook. A huge {kind} rang the bell with one careful toe. It rang no more. ^ “So sorry!” said the {kind}. “I’m {c}. Is {hero} in?”',
    ],
    [
      '“I only meant to shut my eyes for a minute,” said the {kind} in the flower bed. ^ “I’m {c}. Everything has got so small. Where are the ferns?” “That was millions of years ago,” said {hero}, as gently as {he} could. “Oh,” said {c}. “I suppose I’ve missed lunch.”',
      'A visiting card had come. It was made of stone, and it had cracked the doorstep. “{C},” read {hero}. “At home on Tuesdays, in the Jurassic.” ^ High up, beyond the chimney, somebody coughed. “I do hope it’s a good age to call,” said the {kind}. “I didn’t like to come during the ice.”',
    ],
    [
      'The mound at the end of the garden had always been there. It had daisies on it. That morning it yawned. “Good heavens,” said the {kind}, sitting up and shedding turf. “Who let it get so cold? {C}. How do you do. Have you seen my family? They’re about so high.” The {kind} pointed at the chimney. ^ {hero} explained, which took some tact. {C} was silent for a time. “Sixty-six million years,” said {c}. “I really must get an alarm clock. May I come with you? I don’t seem to have any other plans.”',
      '“One moment,” said a voice from above the roof. “I was brought up to bow before I speak.” There was a creaking, as of tall trees. When it was over, a head as long as a rowing boat lay in the flower bed, on a level with {hero’s} knees. “{C},” said the {kind}. “It’s an honour.” ^ {hero} bowed as well, since that was plainly how it was done. It went on for some time, neither wishing to be the first to stop. “You’ve beautiful manners,” said {c}, from underneath. “I was afraid that they’d died out.”',
    ],
  ],
  comic: [
    [
      'Thud! {C} sits down. Everything hops!',
      '{C} eats a bush. Burp! Pardon me.',
      'Thud! {C} dances. Up flies {hero}! Wheee! Thud!',
    ],
    [
      '{C} tried to tiptoe. THUD. Thud. THUD. ^ “Was that quiet?” asked {c}. Three apples fell off a tree.',
      '“I’ve lost {hero}!” cried {c}, and looked under the bushes. ^ “I’m up here,” said {hero}. {He} was sitting on {c’s} head.',
      '“After you,” said {c}, bowing low. “After YOU,” said {hero}, and bowed lower. ^ So {c} bowed lowest of all. Splash! There was a ditch.',
    ],
    [
      '“In my day,” said {c}, “one simply stepped over that.” And the {kind} stepped over it, and on to something else, which went crunch. ^ “Was that important?” asked {c}, lifting one foot. It had been a wheelbarrow. They left a note.',
      '“One always wipes one’s feet,” said {c}, and wiped them, near {spot}, left and right. It took a while. It made a noise like ploughing. When the {kind} had finished, there were two deep holes, each as big as a bath. ^ “Very clean,” called {hero}, from the bottom of one.',
      '“May I trouble you for a leaf?” asked {c}. {hero} held one up. {C} chewed it forty times, as one should. “Most filling. One mustn’t be greedy.” There was a rumble, like a train in a tunnel. ^ “Was that you?” asked {hero}. “That was my tummy,” said {c}. “It never had any manners.”',
    ],
    [
      'They met a chicken by {spot}. {C} stopped, and went down on both knees. “Cousin!” cried the {kind}. The chicken put its head on one side. “You’ve your great-grandmother’s feet,” said {c}, deeply moved. “How is everybody?” ^ The chicken said what it had to say about the weather. {C} listened with tears in both eyes. “They’ve come down in the world,” said {c} afterwards. “But you can see the breeding.”',
      '“When I was young,” said {c}, “we danced.” {hero} said that people still did. It was a rash thing to say, with all that space beside {spot}. {C} bowed and held out a claw. One, two, three, went the {kind}, and at every “one” the entire landscape left the ground. ^ {hero} left it too. {He} hardly touched down between the bars. Somewhere a wall sat down; a long way off, church bells started to ring by themselves. “You’re as light as a feather,” said {c}. At every “two”, as it happened, that was true.',
      'There was a footprint in the stone near {spot}, as broad as a bathtub. {C} gazed at it, and then, shyly, put a foot in. It fitted. “I remember,” said {c}. “It was a Thursday, and the mud was lovely. I’d been told not to.” ^ {hero} did the sum. Somebody had been waiting sixty-six million years for a telling-off. “Well,” {he} said, as sternly as {he} could, “don’t do it again.” {C} hung that enormous head. “I’m so sorry,” said {c}, and gave a sigh that bent the bushes. “Oh, that’s MUCH better.”',
    ],
  ],
  happy: {
    young: ['{C} wagged a tail. Crash!', '“Raaar!” said {c}. That means hooray.'],
    old: [
      '{C} wagged that tail, and they lost a fence.',
      '{C} ate a small tree, with an excuse-me.',
      '“In my day,” said {c}, “this was all swamp.”',
    ],
  },
  worried: {
    young: ['{C} went thud, thud, backwards.', '“Oh dear,” said big {c}.'],
    old: [
      '“I’ve had a bad experience with the sky,” said {c}, looking up.',
      '{C} trembled, and cups rattled a mile away.',
    ],
  },
  quiet: {
    young: ['{C} lay down like a hill.', '{C} breathed, slow and warm.'],
    old: [
      '{C} lay down beside {him}, and it was like leaning on a hill.',
      '“I’ve waited sixty-six million years for a friend,” said {c}. “I can wait a little more.”',
    ],
  },
};
