import { beat, type Plot, show } from './plot.ts';

/** The first tooth is out, and then it is gone; the truth, written down, turns out to be worth more. */
export const lostTooth: Plot = {
  id: 'lost-tooth',
  titles: [
    '{hero} and the Runaway Tooth',
    'Wobble, Wobble, {hero}!',
    '{hero} Loses a Tooth (Twice)',
  ],
  taglines: ['A story with a gap in it', 'A story about a very small thing'],
  blurbs: {
    young: [
      'Wobble, wobble, plop! Out comes the tooth. Then hop, hop, where did it go? {hero} and {c} look and look. Whistle through the gap!',
    ],
    old: [
      'It wobbled for three weeks. Then it came out, and it was lost within the hour. With no tooth there is nothing to put under the pillow. {hero} and {c} have until bedtime to find something the size of a grain of rice.',
    ],
  },
  refrains: {
    young: ['Wobble, wobble, hop, hop, plop!', 'Tooth, tooth, where are you?'],
    old: ['Wobble, wobble, where’s the trouble?', 'Tooth or dare, it must be there!'],
  },
  lessons: ['truth', 'patience', 'being-yourself'],
  themes: ['tooth'],
  onlyWhenCalled: true,
  settings: ['garden', 'meadow', 'forest', 'seaside', 'town', 'castle', 'mountain'],
  quest: { props: ['tooth'], from: 'none' },
  want: beat(
    show('jump', 'laugh', 'joyful', { at: 'home', props: [{ prop: 'tooth', place: 'hand' }] }),
    ['Wobble, wobble, plop! Out comes a tooth!', 'A tooth! A gap! {hero} can whistle.'],
    'Wobble, wobble, plop! {hero’s} tooth was out at last. It was as small as a grain of rice. ^ “Look!” said {hero}, and it came out as “Lookth!”',
    'For three weeks {hero} had pushed it with {his} tongue. It had swung like a gate. Now, in the middle of a bite of apple, it was out. ^ {He} held it up to the light. It was tiny and white, and it was the first. “Tonight it goes under the pillow,” {he} said. There was a whistle in the word.',
    'It had hung by a thread for three weeks. {hero} had refused all offers of string and doors. That morning {he} bit into a piece of toast, felt a small click, and looked down; and there it was in the butter. ^ {He} washed it and stood it on the windowsill. It did not look like much, considering. But it had been part of {him} for as long as {he} could remember, and it had done a good deal of chewing. “You’ll sleep under my pillow tonight,” {he} told it. Everyone knew what happened then.',
  ),
  setOut: beat(
    show('run', 'worried', 'brave'),
    ['Gone! The tooth is gone! {refrain}', 'Hop, hop! It rolls away. {refrain}'],
    'But when {hero} looked again, the tooth was gone! It had hopped right out of {his} pocket. ^ “After it!” said {hero}. “{refrain}”',
    '{hero} showed it to the whole street. {He} showed it {into} and back. Then {he} put a hand in {his} pocket, and there was a hole, and no tooth. ^ “No tooth, no pillow,” {he} gasped. “Come on, {c}! {refrain}”',
    'It was pride that did it. {hero} could not leave the thing at home. {He} took it out, and showed the gap, and then the tooth, and then the gap again, to everyone from the doorstep to {place}. When {he} felt in {his} pocket for perhaps the thirtieth time, {his} finger came out at the other end. ^ {He} turned cold. “It must be somewhere between here and everywhere,” {he} told {c}. There was nothing for it but to walk the whole of that lap of honour a second time, bent double. “{refrain}”',
  ),
  problem: beat(
    show('crouch', 'thoughtful', 'funny', { props: [{ prop: 'magnifying-glass', place: 'hand' }] }),
    ['Small, white. That? No. Pebble. That? No.', 'So many white things! Which one, {hero}?'],
    'A tooth is small and white. So are pebbles. So are petals. So is rice! ^ By {spot} {hero} picked up eleven teeth that were not teeth.',
    'You wouldn’t believe how many things are small and white. By {spot} there were pebbles. By {spot} there was a feather, a bead, a peppermint. ^ {hero} looked at each one. “I’d know it anywhere,” {he} said. {He} was no longer quite so sure.',
    'The world, it turned out, is full of small white things, and {hero} had never noticed it before. There were forty next to {spot} alone. {He} turned over petals, snail shells, specks of paint. {He} got very excited about a grain of rice. ^ “What exactly does it look like?” asked {c}. {hero} opened {his} mouth, and put {his} tongue in the gap. “Like a tooth,” {he} said. {He} had looked at it with such pride and so little attention.',
  ),
  tries: [
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'stone', place: 'hand' }] }),
      ['A pebble! Is it my tooth? Crunch! No.', 'Try this one. Too big! Try that. Too flat!'],
      '“Here it is!” cried {hero} by {spot}. {He} tried it in the gap. ^ It was a pebble. It tasted of snail. “I only wanted it so much,” said {hero}.',
      '“Found it!” shouted {hero} at {spot}. It was the right size and nearly the right white. {He} tried it in the gap, to make certain. ^ “Bleurgh!” It was a pebble, and something had been living on it. “I wanted it to be,” {he} said, spitting. “That’s not the same as it being.”',
      'At {spot} {he} had it. There it lay, white and neat. {hero} did a dance. {He} was just wrapping it up when {c} said, “Has it got a hole in the bottom?” It should have had. ^ {He} turned the thing over. It was a pebble, and a rather dull one. “I could say it’s the tooth,” {he} said. “Who’d know?” They both looked at it. It was astonishing how quickly it went on looking like a pebble.',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'nest', place: 'background' }] }),
      ['Did you see it, bird? Tweet. No!', 'Ask a snail. Ask a bird. No tooth.'],
      '“Have you got my tooth?” {hero} asked a hen by {spot}. The hen opened its beak. ^ Hens have no teeth at all. “Sorry,” said {hero}.',
      '{hero} asked everyone. By {spot} {he} asked a hen. “Have you seen a tooth?” But {he} whistled so much on the “s” that the hen sat down and sang along. ^ “I can’t even ask right,” said {hero}. “There’s a draught in it.”',
      '{hero} made inquiries. But with the gap, “Have you seen a small tooth?” came out as a kind of flute solo. A hen near {spot} listened with its head on one side, and answered at length. ^ It followed them for a quarter of a mile. “It thinks you’re its uncle,” said {c}. {hero} tried again with {his} lips closed. It was then that {he} made up {his} mind never again to laugh at somebody for the way they talked.',
    ),
    beat(
      show('run', 'brave', 'funny', { props: [{ prop: 'ball', place: 'ground' }] }),
      ['It rolls! Run! Oh, it’s a pea.', 'Hop, hop, after it! Plop. A pea.'],
      'Something white went rolling by {spot}. “Stop, tooth!” shouted {hero}. ^ They ran and ran. It was a pea, painted white with dust. It looked surprised.',
      'Then something small and white shot past {spot}. “It’s running away!” cried {hero}. They chased it down a hill, under a fence and through somebody’s washing. ^ It was a pea. {hero} lay there in a strange pair of trousers. “I never looked,” {he} panted. “I only ran.”',
      'What happened next was the fault of a white thing that came bouncing past {spot}. {hero} did not pause to think. They pursued it downhill; there was a fence, and a line of washing. {He} brought it down at last in a flying leap. ^ It was a peppermint. {He} had a pillowcase on {his} head. “We’ve run away from everywhere we’d looked,” {he} said, in a muffled voice. It was the first time {he} had seen how hurrying can be a way of not searching.',
    ),
  ],
  turn: beat(
    show('sit', 'thoughtful', 'wonder'),
    ['Think. Where was it last? Hmm, hmm, hmm.', 'Stop, {hero}. Sit. Slow. Think back.'],
    '{hero} sat down by {spot}. “Let’s go backwards,” {he} said. “Where did I have it last? And before that?”',
    '“Let’s stop running,” said {hero}. {He} sat down on the ground, shut {his} eyes, and walked back through the day in {his} head. ^ There was the hen. There was the hill. “And then I turned a cartwheel,” {he} said, and opened {his} eyes wide.',
    '{hero} sat down and did what {he} ought to have done to begin with. {He} went through the day from the back. There was the hill, there was the hen. There was {spot}, where {he} had shown the gap to somebody with a barrow. ^ And in between, so short a thing that {he} had almost skipped it, {he} had been so pleased with {himself} that {he} had turned a cartwheel. {He} felt the pocket. When you are upside down, everything you own is above a hole. “I know where it went,” {he} said.',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave'),
    ['Back to the cartwheel spot! Quick, quick!', 'Run back. Look low. Crawl, {hero}, crawl.'],
    'They ran back to the place by {spot}. Then they went slowly, slowly, with their noses in the grass. ^ The light was getting low.',
    'They ran to the place beside {spot} where the grass was flat. Then they stopped running. ^ “An inch at a time,” said {hero}. They went over it on their knees, every blade. Already the shadows were getting long.',
    'You could still see it, past {spot}: two flat patches where {his} hands had been, and one where {he} had landed. {hero} marked it off with string, as they do with old bones, and they began at one corner. ^ They did not skip. They looked beneath every leaf and put it back. {He} found an earring, and a good deal about ants. It was getting dark faster than they were getting done. {He} did not let {himself} look up.',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet'),
    ['A mouse hole. The tooth fell in. Gone.', 'Too deep. Too dark. No tooth. Sniff.'],
    'There was a crack in the ground. Far, far down lay something white. ^ {hero’s} fingers were too big. {He} reached and reached. Plink. It fell out of sight.',
    'They found it. It lay in a crack in a stone, small and white, and this time there was no mistake. {hero} reached in with one finger. ^ {He} touched it. It tipped. Plink, plink, plink, it went, down into the dark, for ever.',
    'It was under the very last leaf. It stood on the lip of a crack in the rock. It was so exactly itself that {hero} wondered how {he} could have taken anything else for it. {He} put out one finger. ^ {He} was too eager. It turned over once, quite lazily, and went. They listened to it. Plink. Plink. And a long time after that there was another plink, from so far down that it hardly seemed to be in the same country. {hero} lay with {his} eye to the crack. Nobody would ever get it out again.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: [{ prop: 'letter', place: 'hand' }] }),
    ['No tooth. But {hero} can tell. A letter!', '“I will say what happened.” Good, {hero}!'],
    '{C} found a white pebble. “Put that under your pillow,” said {c}. “Who will know?” ^ {hero} thought about it. “I will,” {he} said.',
    '“There’s always the pebble,” said {c} kindly. It looked a lot like it, in this light. {hero} held it. ^ Then {he} put it back down. “It’d be a fib under my pillow,” {he} said. “I couldn’t sleep on that. It’d be all lumpy.”',
    'They walked a little way without talking. {hero} had the dull pebble in {his} hand. In the dusk it would have fooled anybody. “Nobody would blame you,” said {c}. ^ And that was true. But {he} thought of it lying there under {his} ear the whole night long, not being a tooth. {He} threw it as far as {he} could. “I did have one,” {he} said. “I did lose it. I can’t give them the tooth, but I can give them what happened.”',
  ),
  deed: beat(
    show('sit', 'brave', 'quiet', {
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'letter', place: 'ground' },
      ],
    }),
    ['Write it down. All of it. {refrain}', 'Dear Fairy. It fell. I’m sorry. {refrain}'],
    '{hero} wrote a letter. “Dear Tooth Fairy, I lost my tooth twice. I did a cartwheel. I am sorry.” ^ “{refrain}” {he} wrote at the end.',
    '{hero} sat down on a stone and wrote it all, with the real ending. “I showed off,” {he} wrote. That was the hardest sentence. “So it fell out. I found it, and I was too quick. I haven’t got it.” ^ Underneath {he} drew the gap. “{refrain}”',
    '{He} wrote it sitting on a stone, with {his} tongue in the gap. {hero} put down the toast, and the windowsill. {He} put down the barrow. Then came the part about the cartwheel, and {he} wrote that as well, though {he} stopped for some time after “because I was”. ^ “Because I was showing off,” {he} wrote. It looked dreadful. It also looked finished. “{refrain}” {he} put at the bottom, so as to end on something cheerful, and signed it with {his} whole name.',
  ),
  deedHolds: beat(
    show('hold', 'brave', 'quiet', { props: [{ prop: 'letter', place: 'hand' }] }),
    ['No fib. Just the letter. {refrain}', 'Fold it small. Brave {hero}. {refrain}'],
    '{hero} read it out to {c}. {His} face went hot, but {he} read right to the end. ^ “{refrain}” said {c}, and gave {him} a hug.',
    '{hero} folded the letter until it was as small as a tooth. On the way home people asked, “Where’s that famous tooth, then?” ^ “I lost it,” {he} said, each time. “I was showing off.” The first time {his} ears burned. By the fourth time they only glowed. “{refrain}”',
    'There was still the walk home, past everybody {he} had shown it to. “Let’s see that tooth again!” they called at {spot}. {hero} stood still. {He} could have said that {he} had no time. ^ “I haven’t got it,” {he} said. “I did a cartwheel and lost it.” {He} said it at {spot}, and again further on. Something curious happened. One neighbour had once dropped a tooth down a drain. Another had swallowed one. “{refrain}” {he} said to {c}. It seemed that the world was full of people with something missing.',
  ),
  solved: beat(
    show('jump', 'laugh', 'joyful', {
      at: 'home',
      light: 'morning',
      props: [
        { prop: 'letter', place: 'hand' },
        { prop: 'present', place: 'ground' },
      ],
    }),
    ['Morning! A coin! And a tiny letter!', 'Look! “A true story! Thank you, {hero}.”'],
    'Next morning there was a coin under the pillow. And a letter, as small as a stamp! ^ “A tooth is nice,” it said. “But a true story is better.”',
    'In the morning {he} hardly dared to look. {hero} slid one hand under the pillow. There was a coin. There was a note as well, no bigger than a stamp. ^ “I’ve got plenty of teeth,” it said. “I haven’t got many like this. I laughed at the hen.”',
    'At first light {hero} put one hand under the pillow, prepared for anything. The letter was gone. There was a coin; and round the coin was wrapped a note, in writing so small that {he} had to fetch the magnifying glass. ^ “Dear {hero},” it said. “Teeth I have by the million. They are all much the same. What I hardly ever get is the whole story, cartwheel and all. I have put it with my best things. P.S. The hen asks to be remembered.” {He} read it four times, whistling.',
  ),
  home: beat(
    show('stand', 'cheeky', 'cosy', { at: 'home', props: [{ prop: 'lamp', place: 'background' }] }),
    ['Look in the glass. Hello, gap! Whistle, whistle.', 'Wobble, wobble! Here comes one more.'],
    'In the mirror {hero} looked at the gap. Right at the edge was something white. ^ It was a new tooth, coming up!',
    '{hero} stood before the mirror that evening and grinned. In the gap, if you looked hard, there was a tiny white edge. ^ And next door to it, when {he} pushed with {his} tongue, something wobbled.',
    'That evening {hero} studied the gap in the bathroom mirror. {He} studied it carefully, since {he} had learned something about that. Right at the bottom was a thin white line, like the first bit of moon. ^ So there would be another. It had been in there the whole time. {He} ran {his} tongue along the others, to say good night; and the one on the left, after a moment, moved. “{C},” {he} said. “Find me some trousers without a hole.”',
  ),
};
