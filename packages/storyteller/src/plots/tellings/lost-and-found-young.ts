import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “lost-and-found” for readers of two to five. */
export const lostAndFoundYoungTellings: Tellings = {
  '2-3': {
    want: [
      'Whee! says the wind. Give back that {thing}!',
      'One big puff. Hop! Off goes the {thing}.',
      'Catch it, {hero}! Catch it! Too late.',
    ],
    setOut: [
      'Quick, {c}, quick! {refrain}',
      'Stamp, stamp, off we march! {refrain}',
      '“Wait for us, {thing}!” {refrain}',
    ],
    problem: [
      'Not here. Not there. No {thing}, nowhere!',
      'So many places! Peep, peep, peep. Nothing.',
      'Behind {spot}? Only mud. Squish!',
    ],
    try0: [
      '“Yoo-hoo!” Hoo, hoo, hoo! That is only {hero}.',
      'Shout, {hero}, shout! Hush. Not a peep.',
      '“Come ho-o-ome!” Ome, ome, ome. No good.',
    ],
    try1: [
      'Ten steps up. Ooh! {C} is a dot.',
      'Up the ladder. Down the ladder. No {thing}.',
      'Climb, climb! Hello, cloud! Goodbye, tiny world.',
    ],
    try2: [
      'Flip, flap! Got you! Crunch. Oops, leaves.',
      'Jump on it! Scrunch, scrunch. Leaves up my nose!',
      'It wiggles! It waggles! It is a leaf.',
    ],
    try3: [
      'The arm says there. There says back here!',
      'Clever sign? Silly sign! Round and round again.',
      'Left, left, left. Hello again, silly sign!',
    ],
    turn: [
      'Dot, dot, dot. Who has such small feet?',
      'Down on the ground. Look! Teeny, weeny toes!',
      'One foot, two feet, four! Somebody was here.',
    ],
    turnDeepens: [
      'Hush, feet. Hush, shoes. Where do they lead?',
      'Creep, creep, creep. Round the bend. Shh!',
      'After the dots! Softly, softly, nearly there.',
    ],
    lowPoint: [
      '“A-tishoo!” sneezes the {thing}. No. It is {little}!',
      'Found it! But {little} shivers. What now?',
      'Peep! Two wet ears. “My bed,” says {little}.',
    ],
    spark: [
      'Chin in hand. Hmm, hmm. Aha, a nest!',
      '“{little} needs a house. I can build!”',
      '{hero} looks. Soft here. Soft there. That will do!',
    ],
    deed: [
      'Run for fluff! Run for moss! {refrain}',
      'Leaf on leaf, up to my chin! Wobble, wobble.',
      'One feather tickles. Tee-hee! Fetch some more!',
    ],
    deedHolds: [
      'Twist, tuck, twist, tuck. Stay, nest, stay!',
      'It flops. Try again. Now it stands!',
      'Under, over, under, over. A bowl for {little}!',
    ],
    solved: [
      'Wriggle, wriggle, in! Out come two ears. Yay!',
      '“Just my size!” Hip, hip, hooray!',
      'Here is your {thing}. Here is a hug.',
    ],
    home: [
      'Hug, {thing}, hug. You smell of moss.',
      'One small feather. Shh. It sleeps here too.',
      'Night, night, {thing}. Night, night, nest.',
    ],
  },
  '4-5': {
    want: [
      '“Mine!” said {hero}. “Mine!” said the wind. They both pulled. ^ The wind was stronger. Off sailed the {thing}, and {hero} was left with two empty hands.',
      'There was a puff, then a whoosh. “Stop!” yelled {hero}. ^ {He} jumped as high as {he} could. But {his} own dear {thing} was already waving from above the chimney.',
      'The {thing} was only having a little rest on the wall. Then along came the wind. ^ {hero} stretched up tall. Up on {his} toes! Not tall enough.',
    ],
    setOut: [
      '“Shoes on?” said {hero}. “Yes. Tummy full? Yes. {refrain}” ^ {C} checked as well, and they were off like two [rockets|rolling apples].',
      '{hero} stuck out {his} chin. “Nobody gets to keep that but me!” ^ {He} ran so fast that the puddles had to look out. “{refrain}”',
      '“Which way did it go?” said {hero}. {C} knew. ^ They puffed a song as they ran. “{refrain}”',
    ],
    problem: [
      '“I’ll look in front,” said {hero}. “You look behind.” ^ In front was {spot}. Behind was {spot}. The {thing} was not in front or behind.',
      '{hero} pointed at {spot}. “There? No. Over there, then? No.” ^ {His} finger grew quite tired. How could one place have so many theres?',
      'First they found a [button|spoon]. Then they found half a shoelace. ^ “We are very good at finding,” said {hero}. “Just not at finding a {thing}.”',
    ],
    try0: [
      '{hero} put both hands to {his} mouth. “Come out, come out!” ^ “Out, out!” somebody shouted back. They ran to look. It was just {hero’s} own voice, out for a walk.',
      '“Here, {thing}! Here!” {hero} called it nicely, the way you call a friend to tea. ^ Nothing came. Well, it doesn’t know its name.',
      '{hero} waved and shouted until {his} tummy hurt. “Where have you got to?” “You got to,” said the echo. ^ “No, you,” said {hero}.',
    ],
    try1: [
      '{hero} found a ladder and went up to the very top. “I can see the whole world!” {he} called. ^ “And the {thing}?” No. The world was in the way.',
      'Five steps, six steps, seven. {hero} held on tight and looked. ^ Down there the trees were as small as [parsley|broccoli]. A {thing} would be as small as a sneeze.',
      '“Birds can find anything,” said {hero}, “because they are high up.” So up the ladder {he} went. All {he} found was a very windy nose. ^',
    ],
    try2: [
      'Flap, flap! Was that it, beside {spot}? {hero} took a run and a jump. ^ “Hooray!” {he} shouted. Then {he} looked. “Oh. Hello, leaves.”',
      'Something rustled. {hero} laughed out loud. “You can’t hide from me!” ^ {He} threw {himself} at it, arms out. Up flew a hundred leaves. Down they came, on {his} head.',
      '“I see it, I do!” {hero} ran so fast that {he} forgot to look. ^ {He} gave it a big kiss. It tasted of leaf.',
    ],
    try3: [
      'A signpost held out its arm. “How kind,” said {hero}. They went where it said, past {spot}. ^ There stood another kind signpost. It was the same one!',
      '“That sign looks clever,” said {hero}, and pointed the way. ^ Creak! The wind gave it a push. Left? Right? It wasn’t clever, it was dizzy.',
      '“Signposts know everything,” said {hero}. This one knew the way to {spot}. They had just come from there. ^ It knew it three more times.',
    ],
    turn: [
      '{hero} sat down to pull up a sock, and nearly sat on a footprint. It was tiny! ^ There was another, and another. They looked like stitches in the ground.',
      '“Stop!” said {hero}. “Nobody move!” ^ Right by {his} knee was a row of little dots. Wind has no feet. So who walked here?',
      'Look high, look low? They had forgotten the low! ^ {hero} bent right down. The ground was full of tiny toes, and somebody had pulled a big load.',
    ],
    turnDeepens: [
      'They followed the dots as quietly as socks. ^ Here the dots went in a circle. “Somebody got dizzy,” whispered {hero}. “Pulling is hard when you are little.”',
      '“Pretend your feet are feathers,” whispered {hero}. ^ So they floated along, past {spot}. The wiggly line grew deeper, and so did the dots.',
      'Tip went {hero}. Tap went {c}. The trail hopped over a root and crept under {spot}. ^ “Nearly there,” said {hero’s} finger, on {his} lips.',
    ],
    lowPoint: [
      '{hero} lifted one corner of the {thing}. Somebody lifted another. ^ “Is it yours?” asked {little}, a {littleKind} with a blue nose. “My house broke.” {hero} wanted to cry.',
      'At last, the {thing}! {hero} grabbed it. It said “Eek!” ^ Inside was {little}, a {littleKind}, all wet and wobbly. Take it away? Oh, how could {he}?',
      'The {thing} was breathing. In, out, in, out. ^ {hero} peeped. There sat {little}, a very small {littleKind} with very cold feet. {He} put the corner gently back.',
    ],
    spark: [
      '“Your old nest,” said {hero}. “Was it soft?” It was, said {little}, and round. ^ “Soft and round,” thought {hero}. “That’s not hard!”',
      '{hero} put {his} chin on {his} knees. One {thing}. Two who want it. ^ It would not work. Unless… unless there was one more bed!',
      '{little} sneezed. {hero} looked for a hankie, but {his} pocket was full of fluff. ^ Fluff! It was as soft as soft. “Wait here,” {he} said.',
    ],
    deed: [
      '{hero} took all the softest things {he} could find, and {c} found some softer. ^ “{refrain}” they sang. {He} looked like a walking pillow.',
      '“Feathers, please!” {hero} ran to {spot}. “Leaves, please!” ^ “{refrain}” {His} arms were so full that {he} could only see the sky.',
      '“More!” said {hero}. “A nest must be deep.” {He} ran and ran. ^ “{refrain}” Every time {he} sneezed, a feather flew off, and {c} caught it.',
    ],
    deedHolds: [
      '{hero’s} first nest was flat. {His} second nest was a sort of sausage. ^ “Third go,” {he} said. {He} patted it like a pie. And there it stood, round and deep.',
      'Big leaves went at the bottom, soft stuff on top. ^ {hero} held {his} breath, and took one hand away. Then the other. It did not fall down!',
      '“Nests are like hair,” said {hero}. “You have to tuck it in.” {He} tucked and tucked. ^ At last there was only one leaf sticking out.',
    ],
    solved: [
      '{little} tried the nest with one foot, then all. “It’s like a hug!” ^ {hero} jumped up and cheered. And the {thing} came back with a thank-you kiss.',
      'In dived {little}. Out came two shiny eyes. “Nobody ever built me anything!” ^ “Now you don’t need this,” laughed {hero}, and swung the {thing} round and round.',
      '“Good night,” said {little}. “But it’s only the afternoon!” laughed {hero}. ^ {little} was already snoring. The {thing} lay beside the nest, as tidy as a present.',
    ],
    home: [
      '{hero} held the {thing} and told it off, just a little. ^ “Next time you go out,” {he} said, “say where.” Then {he} hugged it for ever so long.',
      'Is a nest as cosy as this? {hero} held {his} {thing} close, and yawned. ^ Somewhere a {littleKind} was yawning too. They yawned the same yawn.',
      'The {thing} had come home with mud on it. “Shall we wash it?” ^ “Not yet,” said {hero}, and sniffed. “It still smells of {little}.”',
    ],
  },
};
