import type { Companion } from './companion.ts';

export const dragon: Companion = {
  creature: 'dragon',
  name: 'Ember',
  kind: 'dragon',
  character: 'small, hot, and easily embarrassed',
  noises: ['Puff, puff!', 'Flap, flap, wings!', 'Hic! A spark!', 'Sizzle, fizzle!'],
  meet: [
    [
      'Puff! Smoke! A little {kind}! Hello, {c}!',
      'Flap, flap! It is {c} the {kind}!',
      'Hic! Who made that spark? Oh! Hello, {c}!',
    ],
    [
      'Behind the shed something went puff. It was a {kind}, a small one. “I’m {c},” said the {kind}. “Sorry about your hedge.” ^ The hedge was only a bit brown.',
      'A {kind} stood on the mat. “I had a letter for you,” said the {kind}. “I’m {c}. I sneezed.” ^ {hero} got some nice warm ashes.',
    ],
    [
      'The bush by the gate was smoking. Out of it crept a {kind} no bigger than a goat, looking at the ground. ^ “I’m {c}. I sneezed. I’ll pay for the bush.” “Bless you,” said {hero}. Nobody had ever said that to {c} before.',
      'A small {kind} was sitting in the bird bath, up to the chin. “Don’t mind me,” said the {kind}, not looking up. “I’m {c}. I’m only cooling down. Somebody smiled at me.” There was a smell of hot stone. ^ “Hello,” said {hero}, without thinking, and smiled. The bird bath boiled over.',
    ],
    [
      '{hero} smelled burning and ran round the corner with a watering can. A {kind} sat there, about as big as an armchair, beating out a small fire with both wings. “I can explain,” said the {kind}. “I was trying to smell a rose.” ^ {hero} watered the rose, and then, after asking, the {kind}. There was a long hiss. “Thank you,” said {c}. “Most people scream at this point. You’ve no idea how it hurts one’s feelings.”',
      'Somebody had knocked, but when {hero} opened the door, the knocker had melted. On the path a small {kind} stood wishing for a hole to sink into. “I used the warm hand,” said the {kind}. “There’s a cold one as well. I forget which. {C}.” And {c} held out a bag of marshmallows. “I find I need them when I call on people.” ^ {hero} put two on a twig and said “Boo!” in a friendly voice. It took a single puff. Never had marshmallows been so brown, or anybody so glad to be of use.',
    ],
  ],
  comic: [
    [
      'Hic! A spark. Hic! Toast!',
      '{C} sneezes. Puff! Black noses.',
      'Puff! {C} blows. Hot soup for {hero}! Yum!',
    ],
    [
      'Hic! went {c}, and out came a flame. Hic! There went {hero’s} sandwich. ^ “Toast!” said {hero}. It was rather good.',
      '“Will you toast my bread?” asked {hero}. “Just a bit!” {C} breathed the smallest breath. ^ Now it was a very black, very small crumb.',
      '“You’re a lovely {kind},” said {hero}. {C} went pink, went red, and began to smoke! ^ “A bit ugly!” {hero} added. “Thank you,” gasped {c}.',
    ],
    [
      '{C} had the hiccups. That is no joke in a {kind}. Hic, and there went a thistle. Hic, and {hero’s} shoelaces were a good deal shorter. ^ “Think of ice,” said {hero}. “Think of snow.” “I’m thinking of,” said {c}, “hic.” They had their lunch hot, in the end.',
      '“It wasn’t me,” said {c}. Behind them {spot} had a thin black stripe, which it had not had before. “I only yawned. With my mouth shut.” ^ {hero} put {his} head on one side. “I think it suits it,” {he} said. {C} blushed so hard that there was a second one.',
      'They had to be quiet near {spot}, and so {c} whispered. The trouble with a whisper is that it’s mostly breath. ^ “What did you say?” {hero} whispered back. “I said that your hat is on fire,” whispered {c}. It was only a small fire. They used the lemonade.',
    ],
    [
      '“I never lose control,” {c} explained, picking a way past {spot}. “It’s a matter of breathing.” Then a dandelion clock drifted by, and one of the seeds went up a scaly nose. ^ Afterwards there was a ring of black grass with {hero} in the middle of it. {He} had no eyebrows to speak of. “It’ll grow back,” said {c}, in agony. “May I offer you a baked apple? There seem to be several.”',
      'By {spot} {c} caught sight of a face in a puddle, and made it a fierce one. Eyebrows down, teeth out, smoke at both corners: it was a real {kind} at last. “Grrr,” said {c}. Then somebody breathed, and it was {hero}, who had been there all the time. ^ The silence that followed was so hot that the puddle dried up. “I had something in my eye,” said {c}. {hero} said that {he} had gone quite weak at the knees. Might {he} possibly see it again, from further off? {C} did it eleven times.',
      '{hero} had laid a small fire, twigs below and thick ones on top, and {c} was to light it. {C} took a deep breath, and let it go again. “I can’t while you’re looking.” {hero} turned {his} back. “I can’t while you’re listening, either.” ^ So {he} went behind {spot} and sang, with {his} fingers in {his} ears. After two verses there was a glow. The fire had not been lit. Everything in a ring around it had. “It’s those twigs,” said {c}, scarlet to the tip of the tail. “They were watching me.”',
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
