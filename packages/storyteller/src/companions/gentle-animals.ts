import type { Companion } from './companion.ts';

export const panda: Companion = {
  creature: 'panda',
  name: 'Brunch',
  kind: 'panda',
  character: 'eats all day long, and rolls down whatever there is',
  noises: [
    'Crunch, crunch, bamboo!',
    'Roly-poly, bump!',
    'Munch, crunch, more!',
    'Flop, sit, sigh!',
  ],
  meet: [
    [
      'Crunch, crunch, crunch! Hello, round soft {c}!',
      'Roly-poly, roly-poly, bump! Look, it’s {c}!',
    ],
    [
      'Something black and white rolled up to {hero}. Bump! A {kind}! ^ “I’m {c}! I’ve brought lunch,” said the {kind}. “And lunch. And lunch.”',
    ],
    [
      'Beside the gate sat a {kind} with a bundle of bamboo, crunching. “One moment,” said the {kind}. {hero} waited. The bundle got smaller. “I’m {c}. One more moment.” ^ When the last stick was gone {c} stood up. “That was the starter,” said {c}. “Shall we?”',
      '“Didn’t you sleep?” asked {hero}, because the {kind} in the lane had such dark rings round both eyes. “Like a stone,” said the {kind}. “It’s just my face. Everybody’s so good about it. I’m {c}.” ^ {hero} gave {c} a biscuit. “You see?” said {c}.',
    ],
    [
      '“Have you seen a bamboo hedge?” asked the {kind} in the lane. “It was here just now.” There were forty neat stumps, and a {kind} sitting among them like a sack of washing. {hero} said, carefully, that it seemed to have been eaten. “Has it?” The {kind} sighed. “One sits down to a snack, and then it’s Thursday. {C}.” ^ “You could come with me,” said {hero}. “People can’t eat much while they’re walking.” {C} broke off a stalk for the road. “You’d be surprised,” said {c}.',
    ],
  ],
  comic: [
    ['Roly-poly! {C} rolls. {C} rolls into {hero}!', 'Crunch! One leaf for {hero}, ten for {c}!'],
    [
      '{C} sat on a very small stone. Wobble, wobble, roll! ^ “I like it down here,” said {c}, feet in the air. {hero} lay down too.',
      '“I’m full,” said {c}. “Not one more bite.” {hero} held up a bit of bamboo. ^ “Except that one,” said {c}. “And its brother.”',
    ],
    [
      '“When do you stop eating?” asked {hero}. {C} counted on ten sticky claws. “There’s breakfast. There’s the bit after breakfast. Then comes brunch, which goes on until supper.” ^ “And at night?” “I hold one stick while I sleep,” said {c}, “in case I dream that I’m hungry.”',
      '{hero} made a flute out of a piece of bamboo. It could play three notes. {C} listened with shining eyes. “Again,” whispered {c}, coming closer. {hero} played it again. By now it had only two. ^ “It gets better and better,” said {c}, chewing.',
    ],
    [
      '“There’s an art to going down,” said {c}, sitting on the edge of things beside {spot}. “You let go of everything, and think of a dumpling.” It was like watching somebody post a pillow. There was a long soft rumble, and a voice from below called that it was {hero’s} turn. {He} let go of nearly everything. It was the “nearly” that hurt. ^ “You were thinking,” said {c}, dusting {him} down. “I could see it from here. The whole way, you were being a person.”',
      '“One mustn’t waste it,” said {c}, flat on the ground by {spot}. “I eat for fourteen hours a day, and it’s only grass. There’s just enough in it for the walk to the next bit of grass.” {hero} did the sum, and it was true. ^ “Then why do you come along at all?” {C} thought about it for a long while. “Because you’re always a few steps ahead,” said {c}, getting up one leg at a time, “and I like the look of you from there. Also, you carry the sandwiches.”',
    ],
  ],
  happy: {
    young: ['{C} rolled over. Roly-poly!', '“Crunch,” said {c}. “Yum!”'],
    old: [
      '{C} turned a somersault, slowly, and stayed in the middle of it.',
      '{C} opened the emergency bamboo.',
      '“This calls for a snack,” said {c}. Most things did.',
    ],
  },
  worried: {
    young: ['{C} rolled up in a ball.', '{C} put down the bamboo.'],
    old: [
      '{C} ate faster, which is what {c} does instead of shivering.',
      '{C} covered both dark eyes with both dark paws.',
    ],
  },
  quiet: {
    young: ['{C} gave a soft, round hug.', '{C} shared the last stick.'],
    old: [
      '{C} sat down back to back with {him}, so that each had something to lean on.',
      '{C} broke the last stick in two, and for once the halves were even.',
    ],
  },
};

export const koala: Companion = {
  creature: 'koala',
  name: 'Gumdrop',
  kind: 'koala',
  character: 'asleep nearly always, and always holding on to somebody',
  noises: [
    'Snore, snore, snore!',
    'Hug, hug, squeeze!',
    'Yawn, stretch, snooze!',
    'Sniff, sniff, leaf!',
  ],
  meet: [
    ['Snore, snore. A furry lump! Psst, hello, {c}!', 'Hug! Who has {hero’s} leg? Sleepy {c}!'],
    [
      '{hero} could not lift one foot. A {kind} was hugging it, fast asleep. ^ “Oh, good morning,” said the {kind}. “I’m {c}. Are you a tree?”',
    ],
    [
      'Hugging the gatepost with both arms, a {kind} was asleep. “Excuse me,” said {hero}. “I need to get through.” One eye opened. Two arms let go of the post, and took hold of {hero}. ^ “Much warmer,” murmured the {kind}. “I’m {c}. Wake me when we’re there.”',
      'Something in the lane smelt of cough drops. {hero} followed {his} nose, and there on a branch a {kind} sat chewing. “It’s the leaves,” said the {kind}. “I eat nothing else, and I’ve never had a cold. I’m {c}.” ^ {hero} had one. So {c} came down and sat on {his} shoulder, as medicine.',
    ],
    [
      'On the doorstep lay a parcel, grey, furry and warm. When {hero} bent down to read the label, it put both arms round {his} neck. “Do carry on,” said the parcel, with closed eyes. “{C}. Yes, a {kind}. I sleep for twenty hours a day, but I’m told I’m very good in the other four.” ^ {hero} asked when those were. “They come in bits,” said {c}. “That was one.” It turned out that one could walk quite well like that. It was rather like wearing a good idea.',
    ],
  ],
  comic: [
    ['Wake up, {c}! Yawn, yawn! Night-night, {c}!', 'Up climbs {c}. Up {hero}! Hug, hug!'],
    [
      '“I’m awake,” said {c}. “I’m very awake. I’m the most awake of all.” ^ {hero} waited for the rest. “Snore,” said {c}.',
      '{C} hugged {hero’s} leg. {C} hugged {hero’s} bag. Then {c} went back to the leg. ^ “You’re the better tree,” said {c}.',
    ],
    [
      '“I’ll keep watch,” said {c}. “You rest.” {hero} lay down by {spot}. When {he} opened {his} eyes, {c} was snoring on {his} tummy. ^ “Did anything come past?” asked {hero}. “A great deal,” said {c}, yawning. “I dreamt every bit of it.”',
      'There was a noise like a motorbike in a bucket. {hero} looked behind {spot}. {He} looked up and down. It was coming from {c}, who is the size of a cushion. ^ “That’s how we say hello,” said {c}. “You should hear it when we’re pleased to see you.”',
    ],
    [
      'From {spot} onwards {c} slept on {hero’s} back, and talked. It was quite a good conversation, except that {he} got only half of it. “Never with custard,” said {c}. And, after a while, “Then somebody must tell the bishop.” {hero} asked what the bishop had done. “One doesn’t like to say.” It grew so gripping that {he} walked on tiptoe. Just at the end {c} woke up. “What happened?” begged {hero}. “Where?” asked {c}. ^ The bishop’s answer came a mile further on. It was “Only on Tuesdays.”',
      '“I’m awake!” cried {c}, quite suddenly. “I’ve got eleven minutes. Quick, what have I missed?” {hero} began with {spot}. {C} wanted to see everything, and to touch most of it. {C} asked nineteen questions, shook hands with a stone, and laughed so much at {hero’s} one joke that {he} told it again. ^ “I do love being up!” cried {c}. “I ought to do it every.” The last word never came. {hero} caught {c} in both arms. {He} had had practice.',
    ],
  ],
  happy: {
    young: ['{C} smiled in {c’s} sleep.', '{C} hugged the nearest leg.'],
    old: [
      '{C} woke up specially, and was glad of it.',
      '{C} hugged everything within reach, and some of it twice.',
      '“How nice,” murmured {c}, without opening either eye.',
    ],
  },
  worried: {
    young: ['{C} was wide awake. Gulp!', '{C} held on tight, tight, tight.'],
    old: [
      '{C} was wide awake, which had never happened at this hour.',
      '{C} held on with all four thumbs.',
    ],
  },
  quiet: {
    young: ['{C} hugged {hero}. A long hug.', 'Warm fur. Slow breath.'],
    old: [
      '{C} held on to {him}, and did not let go until it was better.',
      '“I’ll stay awake with you,” said {c}, and did.',
    ],
  },
};

export const kangaroo: Companion = {
  creature: 'kangaroo',
  name: 'Hamper',
  kind: 'kangaroo',
  character: 'keeps everything in one pocket, and never takes a step backwards',
  noises: [
    'Boing, boing, boing!',
    'Bounce, bounce, thump!',
    'Rummage, rummage!',
    'Thump goes the tail!',
  ],
  meet: [
    ['Boing, boing, boing! In bounces {c} the {kind}!', 'Boing! A tail! A pocket! Hello, {c}!'],
    [
      'Boing! A {kind} jumped over the gate, over the bin and over {hero}. Boing! ^ “I’m {c}! I’ve got a pocket. What have you got?”',
    ],
    [
      'The {kind} at the gate felt in a large front pocket. Out came a mitten, a ball and a garden gnome. “Yours? I pick things up as I go. I’m {c}. It’s the pocket. It gets hungry.” ^ {hero} took the mitten. {He} knew the gnome as well, but it looked so comfortable.',
      'At the end of the lane a {kind} stood with that nose against the wall. “I can only go forwards,” said the {kind}, “and this is where it stops. I’m {c}.” ^ So {hero} took hold of the tail and turned {c} round, like the hand of a clock. “Aha!” cried {c}. “More of it!”',
    ],
    [
      '“Ticket?” said the {kind} on the doorstep. {hero} had none. “Never mind, I’ll have one here.” Out of that pocket came a sponge, a door handle, a jar of buttons and half a map of Norway. “{C}. I’ve got everything one needs for a journey. What I’ve never had is the journey.” ^ {hero} said that {he} was just about to go on one. The {kind} fell silent, felt about at the very bottom, and brought up a small flag. “I’ve been saving it,” said {c}, and waved it.',
    ],
  ],
  comic: [
    [
      'Boing, boing! Stop, {c}! Boing! Boing! Too late!',
      'What’s in {c’s} pocket? A spoon! A sock!',
    ],
    [
      '{hero} had to sneeze. “One moment!” said {c}. Out of that pocket came a bell, a spoon and a shoe. ^ Atchoo! “A hanky!” said {c}.',
      '“Come back!” called {hero}. “I only go forwards,” said {c}. ^ So {c} went forwards, all round {spot}, to where {hero} was.',
    ],
    [
      '“Hop in,” said {c}. Inside the pocket it was dark and warm, and somebody had left half a bun. They went past {spot} in great soft bounds. ^ “How do you like it?” asked {c}. “Mmf,” said {hero}, who was upside down, with the bun.',
      '“Now we go on tiptoe,” whispered {hero}, near {spot}. “I haven’t got a tiptoe,” whispered {c}. “I’ve only got boing.” “Then do a small one.” {C} took a deep breath. BOING. ^ “That was my smallest,” called {c}, from a long way off. “Are you coming?”',
    ],
    [
      '“A rope!” cried {hero}, at {spot}. It is a fine thing to have a friend with a pocket. “Rope,” said {c}, and rummaged. There was a teapot. There was an umbrella, which opened. There were nine odd gloves, and a letter from an aunt, which {c} had to read aloud. ^ Before the aunt had got to the weather, {hero} had managed without. “Here it is!” shouted {c}. “Oh. It’s spaghetti. Still, if you’re hungry as well, we’ve saved time.”',
      'At {spot} the way came to an end, and {c} stood with that nose against it. “Is it a thing that moves?” It was not. {hero} suggested one step back. {C} looked as if {he} had said a rude word. “Nobody in my family has ever taken one. They put us on coins for it.” ^ So they did it by degrees. A little hop, a little turn, and again. “There,” said {c}, facing the other way. “What would you call that?” “A sharp corner,” said {hero}. “Just so,” said {c}.',
    ],
  ],
  happy: {
    young: ['Boing, boing! {C} bounced high.', '“Pocket party!” said {c}.'],
    old: [
      '{C} bounced so high that there was time to wave.',
      '{C} found a paper hat, deep down, and passed it round.',
      'Thump, thump! {C’s} tail was beating time.',
    ],
  },
  worried: {
    young: ['{C} held the pocket shut.', '{C’s} big feet stood still.'],
    old: [
      '{C} looked into that pocket for something brave.',
      '“I don’t do backwards,” said {c}, “or I’d be doing it now.”',
    ],
  },
  quiet: {
    young: ['{C} patted {hero}. Pat, pat.', '{C} had a hanky for {hero}.'],
    old: [
      '{C} found the handkerchief at the very first try.',
      '“There’s room in here for that as well,” said {c}, and held open the pocket.',
    ],
  },
};
