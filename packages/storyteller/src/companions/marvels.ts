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

export const dinosaur: Companion = {
  creature: 'dinosaur',
  name: 'Stomper',
  kind: 'dinosaur',
  character: 'huge feet, and manners from another age',
  noises: ['Stomp, stomp!', 'Thud, thud!', 'Munch, trees!', 'Raaar!'],
  meet: [
    ['Thud, thud! A {kind}! Hello, {c}!', 'Big feet. Big smile. It is {c}!'],
    [
      'Thud. Thud. The cups rattled. Over the hedge looked a {kind}. “I’m {c},” said the {kind}. “What year is it?” ^ {hero} told {c}. “I’ve overslept!”',
    ],
    [
      '“I only meant to shut my eyes for a minute,” said the {kind} in the flower bed. “I’m {c}. Everything has got so small. Where are the ferns?” ^ “That was millions of years ago,” said {hero}, as gently as {he} could. “Oh,” said {c}. “I suppose I’ve missed lunch.”',
    ],
    [
      'The mound at the end of the garden had always been there. It had daisies on it. That morning it yawned. “Good heavens,” said the {kind}, sitting up and shedding turf. “Who let it get so cold? {C}. How do you do. Have you seen my family? They’re about so high.” The {kind} pointed at the chimney. ^ {hero} explained, which took some tact. {C} was silent for a time. “Sixty-six million years,” said {c}. “I really must get an alarm clock. May I come with you? I don’t seem to have any other plans.”',
    ],
  ],
  comic: [
    ['Thud! {C} sits down. Everything hops!', '{C} eats a bush. Burp! Pardon me.'],
    [
      '{C} tried to tiptoe. THUD. Thud. THUD. ^ “Was that quiet?” asked {c}. Three apples fell off a tree.',
    ],
    [
      '“In my day,” said {c}, “one simply stepped over that.” And the {kind} stepped over it, and on to something else, which went crunch. ^ “Was that important?” asked {c}, lifting one foot. It had been a wheelbarrow. They left a note.',
    ],
    [
      'They met a chicken by {spot}. {C} stopped, and went down on both knees. “Cousin!” cried the {kind}. The chicken put its head on one side. “You’ve your great-grandmother’s feet,” said {c}, deeply moved. “How is everybody?” ^ The chicken said what it had to say about the weather. {C} listened with tears in both eyes. “They’ve come down in the world,” said {c} afterwards. “But you can see the breeding.”',
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

export const star: Companion = {
  creature: 'star',
  name: 'Tansy',
  kind: 'star',
  character: 'bright, nosy, and new to everything',
  noises: ['Twinkle, twinkle!', 'Ting, ting!', 'Shine, shine!', 'Whee, wink!'],
  meet: [
    ['Ting! A little {kind}! Hello, {c}!', 'Shine, shine! It is {c}!'],
    [
      'A {kind} was sitting in the apple tree, out of bed in the daytime. “I’m {c}. I wanted to see what you all do down here.” ^ “Come and see!” said {hero}.',
    ],
    [
      '“What’s that?” said a small clear voice. “That’s a gate,” said {hero}. “And that?” “That’s my knee.” A {kind}, about as big as an orange, was floating in front of {him}. “I’m {c}. I’ve only seen everything from above. You’ve all got faces!” ^ There was no leaving {c} behind after that.',
    ],
    [
      'From above, the {kind} explained, you only see the tops of things. {C} had spent four thousand years looking at hats, roofs and the upper side of trees. Now at last {c} had come down to find out what was underneath. “So that’s a chin,” said {c}, floating round {hero}. “How clever. What’s it for?” ^ {hero} had never thought about it. “Resting on your hand,” {he} said. “When you’re thinking.” “I must try that,” said {c}. “When I get a hand.”',
    ],
  ],
  comic: [
    ['“What is it?” asks {c}. It’s a cow!', 'Bump! {C} flew into a shed. Ting!'],
    [
      '“Is that a dog?” asked {c}. “No, that’s a bush.” “Is that a dog?” “That’s a stone.” ^ “And is THAT one a dog?” It was {hero}.',
    ],
    [
      '{C} had found a puddle. “There’s a {kind} in there!” cried {c}. “Hello!” It did not answer. “It’s copying me.” ^ “That’s you,” said {hero}. {C} went very quiet. “I’d no idea,” said {c}, “that I was so pointy.”',
    ],
    [
      '“And what does this do?” {c} would ask, and before you could answer there would be a ting. It was a beehive, that time. They ran as far as {spot} without stopping. ^ “Fascinating,” panted {c}. “They’re like us. Small, a great many, and cross when you come too close.” {hero} was dabbing mud on {his} elbow. “What’s that?” said {c}. “And why are you making that face? Is it a new one?”',
    ],
  ],
  happy: {
    young: ['{C} twinkled twice.', 'Ting! went {c}.'],
    old: [
      '{C} shone so hard that there were shadows.',
      '“What’s that?” asked {c}. It was a button. {C} was thrilled.',
      '{C} drew a loop of light in the air and signed it.',
    ],
  },
  worried: {
    young: ['{C} went dim.', '{C} hid in {hero’s} sleeve.'],
    old: [
      '{C} had dimmed to about the strength of a match.',
      '“From above,” whispered {c}, “this looked much easier.”',
    ],
  },
  quiet: {
    young: ['{C} glowed in {hero’s} hands.', 'A small warm light stayed near.'],
    old: [
      '{C} settled in {his} two hands and glowed, and that was all.',
      '“I’ve shone on you before, you know,” said {c}. “On bad nights. You just weren’t looking.”',
    ],
  },
};

export const butterfly: Companion = {
  creature: 'butterfly',
  name: 'Flit',
  kind: 'butterfly',
  character: 'light-hearted, and only lately a caterpillar',
  noises: ['Flutter, flutter!', 'Flip, flap!', 'Sip, sip, flower!', 'Whee, wings!'],
  meet: [
    ['Flutter, flutter! Hello, {c} the {kind}!', 'Yellow wings! It is {c}!'],
    [
      'A {kind} landed on {hero’s} nose. “Are you a flower?” it asked. “No? Never mind. I’m {c}.” ^ It tickled!',
    ],
    [
      '“Look at me!” said somebody. “I’ve got WINGS!” It was a {kind}, and very new. “I’m {c}. This morning I was a caterpillar. I only had feet.” ^ “They’re beautiful,” said {hero}. “I know!” said {c}. “Where can I go with them?”',
    ],
    [
      'Something bumped into {his} ear, said sorry, and bumped into it again. “I’m still getting the hang of these,” said the {kind}. “{C}. I went to bed as one thing and got up as another. Nobody tells you. You just think, I feel a bit tight today.” ^ {hero} held out a finger, and the {kind} sat down on it and breathed. “What’s it like?” {he} asked. {C} considered. “Sudden,” said {c}. “Can I come with you? I’ve still got so much to look at from on top.”',
    ],
  ],
  comic: [
    ['{C} flies left. {C} flies right. Bonk!', 'Wobble, wobble! {C} lands on a dog.'],
    [
      '“I can fly straight,” said {c}, and flew up, down, and round and round. ^ “Was that straight?” asked {c}. “It was pretty,” said {hero}.',
    ],
    [
      '“Wait,” said {c}. “I just need to walk this bit.” And the {kind} folded both wings and set off along {spot}, on foot. ^ “Old habits,” said {c}, rather red. “Sometimes I still eat a leaf, when nobody’s looking.”',
    ],
    [
      'It was the corner that did it. {C} flew into {spot}, said “Pardon,” turned round and flew into it from the other side. “It’s the steering,” the {kind} explained, hanging upside down from a twig. “As a caterpillar I never went fast enough to need any.” ^ {hero} showed {c} how {he} did it on {his} bicycle. You look where you want to go, and not at the thing you’re afraid of hitting. {C} tried. There was a soft bonk. “I looked at the view,” said {c}.',
    ],
  ],
  happy: {
    young: ['{C} danced in the air.', 'Flip, flap, hooray!'],
    old: [
      '{C} danced along in front, like a scrap of happy paper.',
      '{C} stopped at every flower, to say hello and be fed.',
      '{C} sat on {hero’s} hat and opened and closed, like a very small book.',
    ],
  },
  worried: {
    young: ['{C} folded up small.', '{C} sat still on {hero’s} sleeve.'],
    old: [
      '{C} folded both wings and tried to be a leaf.',
      '“I could go back to being a caterpillar,” whispered {c}.',
    ],
  },
  quiet: {
    young: ['{C} sat on {hero’s} hand.', 'Two soft wings. Open. Shut.'],
    old: [
      '{C} sat on the back of {his} hand, and breathed with both wings.',
      '“It was dark before I got these, too,” said {c}.',
    ],
  },
};

export const frog: Companion = {
  creature: 'frog',
  name: 'Hopscotch',
  kind: 'frog',
  character: 'springy, proud, and a terrible singer',
  noises: ['Ribbit, ribbit!', 'Boing, boing!', 'Plop!', 'Croak, croak!'],
  meet: [
    ['Boing! A green {kind}! Hello, {c}!', 'Ribbit, ribbit. It is {c}!'],
    [
      'Boing! Something green jumped on {hero’s} head. “Nice view,” said the {kind}. “I’m {c}. Ribbit!” ^ And there {c} stayed.',
    ],
    [
      '“Ribbit,” sang somebody under the tap, with feeling. “Ribbit, ribbit, RIBB.” The {kind} saw {hero} and bowed. “{C}. Singer. I’m on tour.” ^ “It was very,” said {hero}, “green.” {C} had never been so moved.',
    ],
    [
      'It was the worst singing {hero} had ever heard. It came out of the watering can. “Thank you, thank you,” said the {kind} inside, when it was over. “{C}. You may have heard of me.” {hero} thought that quite likely, at that volume. ^ “I’m looking for a larger stage,” said {c}, hopping on to the spout. “I’ve outgrown the can. Where are you off to? Is there an echo?” There was, {hero} believed. “Then I’m your {kind},” said {c}.',
    ],
  ],
  comic: [
    ['{C} hops. Boing! Boing! Splat! Oops.', '“Ribbit!” sings {c}. Cover your ears!'],
    [
      '“Watch my big jump!” said {c}. Boing! Splat. It was a tree. ^ “That was the small one,” said {c}.',
    ],
    [
      '“I’ll sing to keep our spirits up,” said {c}. At the first note a cloud went over the sun. At the second, a bird packed a bag. ^ “They’re leaving,” said {c}, “to tell their friends.” {hero} did not have the heart to explain.',
    ],
    [
      'There was an echo at {spot}, and {c} found it. “Ribbit,” sang the {kind}. “Ribbit,” sang the echo. {C} turned quite pale green. “That voice,” said {c}. “Who is it? It’s magnificent.” ^ There was no moving {c} after that. They sang to each other for a quarter of an hour, and every single time the echo had the last word. “A great artist,” said the {kind}, wiping an eye. “And so modest. Never once came out to bow.”',
    ],
  ],
  happy: {
    young: ['Boing! went {c}.', '“Ribbit!” sang {c}.'],
    old: [
      '{C} hopped over nothing in particular, and looked back to see if anyone had noticed.',
      '{C} sang a short song, and it felt longer.',
      '{C} wore a buttercup as a hat.',
    ],
  },
  worried: {
    young: ['{C} gulped. Gulp!', '“Rib,” said {c}. No “bit”.'],
    old: ['{C} gulped, all the way down.', '{C} opened that big mouth, and not a note came out.'],
  },
  quiet: {
    young: ['{C} sat still and small.', 'A cool little hand held on.'],
    old: [
      '{C} sat on {hero’s} knee and, as a mark of respect, did not sing.',
      'A small cool hand was laid on {his}.',
    ],
  },
};
