import type { Tellings } from '../further-tellings.ts';
import { lostToothOlderTellings } from './lost-tooth-older.ts';

/** Further wordings of “lost-tooth”. */
export const lostToothTellings: Tellings = {
  '2-3': {
    want: [
      'Wiggle, waggle, pop! Hello, little white tooth!',
      'Hop, hop, hooray! Here is a hole. Whee-ew!',
      'Look, look! {hero’s} tooth is in {hero’s} hand!',
    ],
    setOut: [
      'Pocket? Empty! Hand? Empty! Run! {refrain}',
      'Oh no! A hole in the pocket. {refrain}',
      'Where, where, where? Hurry, {c}! {refrain}',
    ],
    problem: [
      'Peep, peep, peer. A petal. A pip. No tooth.',
      'One white thing. Ten white things! Oh dear me.',
      'Down on your knees. Seed? Shell? Crumb? Hmm.',
    ],
    try0: [
      'Got you! In you go. Ptoo! It’s a stone.',
      'Tooth or stone? Tap, tap. Stone. Silly stone!',
      'Hooray, here it is! Lick. Yuck! A pebble.',
    ],
    try1: [
      'Hello, nest! Any teeth? Cheep, cheep. Not one!',
      '“Thith ith my gap!” Tweet, tweet? Nobody understands.',
      '“Have you theen it?” Whistle! The nest whistles back.',
    ],
    try2: [
      'Roll, roll, roll! Catch it! It’s just a bead.',
      'Off it goes! Bounce! Pounce! Oh. A button.',
      'Run, run, jump! Got it? A little white ball.',
    ],
    turn: [
      'Sit. Eyes shut. When did it fall? Aha! Cartwheel!',
      'Puff. No more running. {hero} thinks. A cartwheel! There!',
      'Hmm. First I hopped. Then, whee, a cartwheel!',
    ],
    turnDeepens: [
      'There and back again! Now look. Leaf, leaf, leaf.',
      'Here is the grass. Nose down. Slowly, slowly, {hero}.',
      'Zoom to the cartwheel grass! Then creep, creep, creep.',
    ],
    lowPoint: [
      'There! Shiny! Reach, reach. Plink, plonk. Gone down.',
      'Found it! Oops. Down a crack. Plink. Bye-bye.',
      'So close! One push. Plip, plip, plip. Oh, {hero}.',
    ],
    spark: [
      'Take a pebble? No, no. {hero} will tell.',
      'A pebble is not a tooth. Get a pencil!',
      '“It’s gone,” says {hero}. “I’ll say that.”',
    ],
    deed: [
      'Scribble, scribble. Every bit of it. {refrain}',
      'Pencil, please! One cartwheel. One crack. {refrain}',
      'Draw the gap. Draw the oops. {refrain}',
    ],
    deedHolds: [
      '“I lost it,” says {hero}. “It’s all in here.”',
      'Fold, fold. Pat, pat. Every word is true.',
      'Hold up the letter! Hold up your chin! {refrain}',
    ],
    solved: [
      'Peep under the pillow. Clink! A coin! Jump, jump!',
      'Wake up, {hero}! A present! A teeny, tiny note!',
      'Hop, hop! “Dear {hero}, I love your letter!”',
    ],
    home: [
      'Ahh. Open wide! What’s that? A new white tip!',
      'Push with your tongue. Wiggle! Next one, please!',
      'Grin, gap, grin! Good night, all you teeth.',
    ],
  },
  '4-5': {
    want: [
      'Push, went {hero’s} tongue. Wiggle. Push. And there it was, in {his} hand! ^ “You were in my mouth for six years,” {he} told it. “Thank you.”',
      'Out it came, plink, into the porridge! {hero} fished it out and licked it clean. ^ {He} jumped so high that the spoon jumped, too. “My firtht tooth!”',
      '“It’s out!” yelled {hero}. {He} hopped from one end of the kitchen to the other. ^ The wind went in and out of the gap. It whistled for {him}.',
      'Wiggle, waggle, wiggle. Click! There lay the tooth, as white as milk, in {hero’s} hand. ^ “You’re going under my pillow,” {he} told it. “It’s soft there.”',
    ],
    setOut: [
      '{hero} showed the tooth to the cat, to the postbox and to the moon. Then {he} looked in {his} hand. Empty! ^ “{refrain}”',
      '{hero} gave {his} pocket a pat, to say hello. The pocket was flat. ^ There was a hole in it, and no tooth! “{refrain}” {he} cried, and ran.',
      'Skip, skip, skip went {hero}. Hop, hop, hop went the tooth, out of {his} pocket. ^ By the time {he} looked, it was gone. “{refrain}”',
      '“Here it is,” said {hero}, “the best tooth in the world.” {He} opened {his} hand. ^ It was the best hand in the world. It was empty! “{refrain}”',
    ],
    problem: [
      'How do you look for something as small as a crumb? {hero} lay down flat by {spot}. ^ There was a lot of world down there.',
      'Through the glass {hero} saw a crumb as big as a bun. {He} saw {c’s} enormous eye. ^ But {he} did not see a tooth by {spot}.',
      '“It’s white,” said {hero}. So was a daisy. “It’s hard.” So was the ground by {spot}. “It’s mine.” ^ Now that was harder to see.',
      '{hero} looked with one eye. {He} looked with the other eye. {He} found nine white things by {spot}. ^ None of them had ever been in a mouth.',
    ],
    try0: [
      '“Tooth!” cried {hero}. {He} picked it up and gave it a kiss. ^ “Pah!” It was a stone, and somebody lived on the back of it. “Sorry,” {he} told them.',
      '{hero} knelt by {spot} and gave a squeak. “Tooth!” {He} pushed it into the gap. ^ It did not fit. It was a stone, and it tasted of feet.',
      '“You’ve grown,” said {hero}, and picked it up. A tooth that grows outside a mouth? ^ “I think that’s a pebble,” said {c}. It was.',
      '“Look, my tooth!” said {hero}. {He} rubbed off the mud, to make it shine. ^ More and more came off. Soon it was a very nice grey pebble.',
    ],
    try1: [
      '“Did you see my tooth?” {he} asked everyone by {spot}. But it came out “toof”. ^ Someone gave {him} a [roof tile|hoof]. It was kind, but it was no help.',
      '{hero} asked a hen on a nest. “Did you find a tooth?” The hen stood up. ^ There was an egg. It was white and smooth, and much too big for {him}.',
      '“Excuthe me,” {hero} said to a nest by {spot}. With a gap, it would not come out right. ^ “Peep,” said the nest. It had trouble with its s’s too.',
      '{hero} tried to call, “Tooth!” But {he} could only whistle. ^ Up in a nest, somebody whistled back. They had a long talk. {hero} had no idea what about.',
    ],
    try2: [
      'Something white hopped away. “Catch it!” They ran and jumped and rolled. ^ Got it! It was a [mint|button]. They had run right off the map.',
      'Bing! Something little and white went bouncing past {spot}. {hero} bounced after it, right over a ball. ^ It was a bead. It had somewhere to go.',
      '“There it rolls!” They ran this way, that way and through a hedge. ^ {hero} caught it in {his} hat. It was a sugar lump, rather worn out.',
      'Over the ball, under the rope, round and round {spot}! {hero} ran till {he} was dizzy. ^ It was a snowberry. Teeth do not grow on bushes.',
    ],
    turn: [
      '“Stop,” said {hero}. “Running is not looking.” {He} sat on {spot} and thought about {his} day, backwards. ^ “The cartwheel!” {he} shouted.',
      'They sat down to get their breath back. {hero} got an idea back as well. “I was upside down!” {he} said. ^ “In my cartwheel! That’s when!”',
      '“When did you have it?” asked {c}. {hero} counted on {his} fingers. Hop. Skip. Show. Cartwheel. Stop! ^ {He} sat up straight. “In a cartwheel, pockets pour.”',
      '{hero} sat and thought with {his} chin in {his} hands. Who had gone up, with {his} feet in the air? ^ And what had come down? “The cartwheel!” {he} said.',
    ],
    turnDeepens: [
      'There was the place, with two handprints in it. Down they got on their tummies. ^ One leaf. One more leaf. They did not skip any.',
      'They raced back to the cartwheel grass. Then {hero} put on {his} slow feet. ^ {He} looked behind each daisy, and said sorry to it.',
      'They ran back. You could still see two hands in the grass. {hero} put {his} own into them. ^ “It fell from here,” {he} said. “So now we crawl.”',
      '“Run there,” said {hero}, “but look slowly.” So they ran, puff, puff, and then they looked. ^ A blade of grass takes a long time, and there were thousands.',
    ],
    lowPoint: [
      'There it was! {hero} reached. {His} finger was too quick, and the tooth was too small. ^ Plip. It fell into a crack and was gone for good.',
      '“There you are!” whispered {hero}. It sat on the edge of a crack, as small as ever. ^ {He} touched it, ever so softly. It went in.',
      '{hero} could see it, deep down between two stones. {His} finger was too fat. A straw was too short. ^ Plip. Now {he} could not see it any more.',
      'It was the tooth! It was! {hero} bent down to kiss it. ^ {He} breathed out, and that was too much. It rolled down a crack, and did not stop rolling.',
    ],
    spark: [
      '“We could use a bit of chalk,” said {c}. It did look very like. {hero} shook {his} head. ^ “Then it would be a chalk fairy,” {he} said. “I’ll tell what happened.”',
      '“I’ve got some rice,” said {c}. A grain of rice looks very like a tooth. {hero} looked at it for a long time. ^ “But it isn’t,” {he} said.',
      '{hero} had no tooth. What did {he} have? {He} had a piece of paper and a true story. ^ “That’s two things,” {he} said, and felt a bit better.',
      '“You could put a bead there,” said {c}. “It’s dark under a pillow.” {hero} shook {his} head. ^ “I would know,” {he} said. “And I’m the one who sleeps on it.”',
    ],
    deed: [
      '{hero} took a pencil. {He} wrote it big. {He} wrote the part about showing off, even though {his} ears went red. ^ “{refrain}” {he} put. “Love, {hero}.”',
      '{hero} wrote, and the pencil squeaked. “I did a cartwheel, to be clapped. Now my tooth is down a crack.” ^ {He} did not leave anything out. “{refrain}”',
      'It took both sides of the paper. {hero} drew the cartwheel and the crack, and {himself}, crying a bit. ^ “That is what happened,” {he} wrote. “{refrain}”',
      '“Dear Fairy,” wrote {hero}. “I haven’t got it. I was showing off. Here is the gap.” ^ Then {he} drew round {his} own mouth. “{refrain}”',
    ],
    deedHolds: [
      '“Where’s your tooth?” they all asked on the way home. ^ “I lost it doing a cartwheel,” said {hero}. It did not hurt. “{refrain}”',
      '“Can I see your tooth?” asked everybody. {hero} held up the letter. “No,” {he} said. “But you can hear how I lost it.” ^ “{refrain}”',
      '{hero} read it to a gatepost, for practice. {He} read it to {c}. {He} did not skip the silly part. ^ “{refrain}” It got easier each time.',
      'All the way home {hero} held the letter in both hands. No more pockets! ^ “I lost it by showing off,” {he} told people. “{refrain}”',
    ],
    solved: [
      'In the morning, under the pillow, lay a coin. It was wrapped in a note. ^ “Lots of people send teeth,” it said. “You sent the truth. I liked the cartwheel best.”',
      '“It’s been!” {hero} jumped out of bed. There was a coin, and a letter no bigger than a petal. ^ “I cried at the crack,” it said, “and laughed at the cartwheel.”',
      'Something went clink under the pillow. {hero} jumped up and down on the bed. ^ “Thank you for the true one,” said a tiny note. “Everyone else just sends teeth.”',
      'First {hero} found a coin. Then {he} found a present, the size of a pea. ^ Last of all {he} found a letter. “Please do lose the next one, too,” it said.',
    ],
    home: [
      '{hero} grinned at the mirror. The gap grinned back. ^ And next to the gap, something went wobble.',
      'By the lamp, {hero} put {his} tongue in the gap. It was a good fit. ^ Then {his} tongue tried the tooth next door. Wobble! “Not yet,” {he} said. “I’m out of paper.”',
      '{hero} stood on a stool and said “Ahh” to the mirror. Deep in the gap was something small and white. ^ “Look who’s coming,” {he} said.',
      '“Good night, gap,” said {hero}. “Hooo,” said the gap. ^ {He} had sewn up {his} pocket, with big red stitches. There were more teeth where that came from.',
    ],
  },
  ...lostToothOlderTellings,
};
