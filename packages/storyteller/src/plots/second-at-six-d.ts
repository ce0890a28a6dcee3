import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 6–8 of moving house, a new baby and saying goodbye. */
export const SECOND_AT_SIX_D: SecondTellings = {
  'moving-house': {
    want: '{hero} sat on a suitcase, because the chairs were still in the van. “Hello?” {he} said to the hall. “Lo, lo, lo,” said the hall. ^ It was a polite sort of house, but it talked as you talk to visitors. Nobody had told it that {hero} was staying.',
    setOut:
      'The new key was shiny, and so stiff that it pinched. {hero} took it in {his} fist all the same. “Home can’t have gone far,” {he} told {c}. “It’s got no legs.” ^ “{refrain}” they called at the gate, and off they marched {into}.',
    problem:
      'In the old street {hero} could have told you who lived behind every hedge. Here {spot} had no story at all. Nobody {he} knew had ever got stuck there. ^ “Do I look lost?” {he} asked. {C} looked at {his} shoes, which were on the wrong feet, and kindly said nothing.',
    try0: '{hero} drew a map of everything {he} had seen from the car. There was a cow, a bridge and a cloud like a boot. By {spot} {he} was stuck. ^ The cow must have gone in for tea. The cloud could be anywhere. “I ought to have drawn things that stay,” {he} said, and turned back.',
    try1: '“Let’s play that it’s the old street,” said {hero}, pointing. “{Spot} is the bakery, and this is our gate.” {He} strode right through it, whistling. ^ It was a row of lettuces. {He} looked down at what was left of them. The old gate had never gone squish.',
    try2: 'Somebody was frying onions, just as they used to at home on Fridays. {hero} followed {his} nose past {spot} to a door. {He} rang, and waved, to be friendly. ^ “Have you come about the piano?” asked a very tall person. “No,” said {hero}. “I think I’ve come about the onions.”',
    turn: '{hero} looked round for {c}. There, beside {spot}, lay a pebble, put just so, and a leaf for a rug. {C} sat in the middle, as snug as a bun. ^ “But we’ve only stopped for a minute,” said {hero}. {C} moved over and made room for {him}.',
    turnDeepens:
      '“A leaf and a pebble!” said {hero}. “{C} never looked for it. {C} just got on with it.” ^ {He} thought of the old stairs, with the dent from the sledge. No house comes with a dent. Somebody has to try sledging. “Quick,” {he} said, “back to ours!”',
    lowPoint:
      'But which was ours? There was a door, and a door, and a door, like biscuits on a tray. {hero} pushed the key into the nearest. ^ “We’ve got a key already, thank you,” said a voice. {hero} stood on the step with a wobbly chin. You can’t start on a house that you can’t find.',
    spark:
      'Then the wind changed, and something went up {his} nose. {hero} sneezed. Paint! It was that horrid new paint which had spoiled {his} toast at breakfast. ^ {He} had never been so glad of a bad smell. “Only one house round here stinks like that,” {he} told {c}, “and it’s mine!”',
    deed: 'In they went. {hero} did not even take off {his} boots. {He} dug in a box for a pencil, and stood against the door frame with {his} heels together. ^ {He} reached up and drew a line above {his} hair. “I’m this tall,” {he} told the house. “Keep an eye on that. It’s going to move.”',
    deedHolds:
      'Now came the hard bit. {hero} held out the cake in front, like a shield, and rang the bell next door with {his} elbow. “Hello. I’m what moved in,” {he} said. ^ “{refrain}” {he} sang, door after door after door. Soon there were crumbs all down the street.',
    solved:
      'They came with spoons. They came with stools, and with a cheese that nobody owned up to. The suitcase was a table, and the bottom stair was a stage. ^ {hero} shouted “Hello!” into the hall, just to see. The hall was much too full to say it back.',
    home: 'When they had all gone, there was jam on the wall. {hero} looked at it for quite a while, and did not wipe it off. It was theirs. ^ Then {he} sat up in bed, and listened to the new pipes saying “glonk”. “Sleep well yourself,” {he} told them.',
  },
  'new-baby': {
    want: 'The baby had come home in a hat like an egg cosy. Since then everybody walked about on tiptoe. ^ {hero} had drawn a very good horse. {He} showed it to four people. “Lovely,” they said, looking at the pram. “WAAAH,” said the pram. It hadn’t even seen the horse.',
    setOut:
      '“That’s not a naughty noise,” {hero} told {c} behind the door. “That’s an asking noise. They just keep bringing it the wrong thing.” ^ {He} took off {his} shoes and crept past the pram. “{refrain}” {he} sang, and the search was on.',
    problem:
      '{hero} made a list of all that a baby could want. One was milk. It had some. Two was a dry bottom. It had one of those, too. ^ Three was hard. {He} chewed the pencil and looked at {spot}. {C} thought of cheese, but then {c} always thought of cheese.',
    try0: '{hero} came staggering past {spot} with a whole toyshop in {his} arms. There was the teddy, and the ball, and every one of the blocks. “Choose!” {he} said. ^ The baby chose to yell. “Perhaps it’s like a menu,” {he} told the teddy, “when you can’t read.”',
    try1: '“What it needs is some fun,” said {hero}. {He} danced round {spot} like a sailor, and banged the drum at every turn. {C} did the splits, nearly. ^ The baby looked like somebody who has opened the wrong door. Then it howled. Even the drum seemed sorry.',
    try2: '{hero} lugged a fat book as far as {spot}. “Here we are,” {he} read. “Crying. See Sleep.” {He} looked up Sleep. “See Crying.” ^ {He} held the book upside down and shook it, in case the answer had slipped down the back. Out fell a very old biscuit.',
    turn: 'Whenever {hero} did a dull job, a tune came out of {him} all by itself. It came now, while {he} was picking things up. ^ {C} tugged {his} sleeve. Listen! There was nothing to listen to. Over the edge of the blanket the baby’s two dark eyes were watching the tune.',
    turnDeepens:
      '{hero} crouched down. {He} had hummed that tune all winter, to a tummy as round as a globe. “You were in there,” {he} whispered, “with your ear on the other side!” ^ The baby kicked, once. {hero} knew that kick. It had always meant “more”.',
    lowPoint:
      '“More,” said {hero}. “Right.” But after the first bit came nothing, like a stair that isn’t there. {He} tried “la”. {He} tried “dum”. ^ The baby’s face folded up. “It had one thing that it liked,” {he} said, with {his} arms hanging down, “and I’ve lost it.” Then {his} face folded, too.',
    spark:
      '{hero} put {his} hands over {his} ears. It was dim and far away in there. Bom, bom, went {his} own heart. ^ That was how it used to be! The song had gone along to a bom, bom, with {his} cheek on warm wool. You couldn’t do it from over here. You had to get close.',
    deed: 'So {hero} leaned right in, and put both arms round the whole cross baby. It smelled of milk and thunder. {He} shut {his} eyes, and there was the tune, waiting for {him}. ^ “{refrain}” {he} breathed. One waah got stuck. It turned into a hiccup, and the hiccup into a sigh.',
    deedHolds:
      'The baby lay along {his} knees, and {hero} sat as still as a shelf. “{refrain}” Five times. Twenty times. A fly walked up {his} nose, and {he} let it. ^ Then the baby pulled a face. Was it wind? It was not! It was a smile, its very first one, with not a tooth in it.',
    solved:
      'Heads came round the door, one on top of another. “Is it broken?” they whispered. “It’s only happy,” said {hero}. ^ They cheered without any noise, which looks very silly. Then {he} taught them the words, and all the grown-ups wrote them on their hands.',
    home: '“Later,” somebody began to say at bedtime. Then they said, “No. Now!” {hero} chose the longest book there was. ^ The baby could come too, if it behaved. It chewed a corner and did not interrupt. “That’s how I started,” {he} told {c}.',
  },
  'saying-goodbye': {
    want: '“Does died mean not even for birthdays?” {hero} had asked. Yes, they told {him} gently. Somebody {he} loved would not come back for anything. ^ Now {he} sat beside the blanket, with a joke that {he} had been saving up. {He} had a hug saved up as well. Who was going to have them?',
    setOut:
      '{hero} took the lantern that had always come on their walks. It felt bigger now. “There must be somewhere that love goes,” {he} told {c}. ^ At the gate you used to call, and somebody used to call back. “{refrain}” said {hero}. The gate clicked. That was all.',
    problem:
      'You can’t leave love at {spot}, like an umbrella. {hero} carried it on one side, and then on the other, and it was no lighter there. ^ Far off a person was whistling, as if it were any old Tuesday. “It isn’t,” {he} told {c}. “It’s the first one without.”',
    try0: 'If {he} was quick, perhaps sad would lose the way. So {hero} ran twice round {spot} and off to one side, as you do when you’re chased. ^ {He} hid, and held {his} breath, and waited. And there it was, inside {his} jumper. It had got there before {him}.',
    try1: '“I’ll think about a stone,” said {hero}. {He} picked one near {spot}, and stared at it as hard as {he} could. It was grey. It was round. It was a stone. ^ Then {he} turned it over. Somebody used to say that every stone has a face on its other side. And it had.',
    try2: '{hero} whispered it all into a jar and screwed down the lid. {He} would leave it behind {spot}, and fetch it when it had stopped hurting. ^ But {he} only stood there, with both arms round the glass. “What if it’s lonely?” {he} asked {c}. So the jar came too.',
    turn: 'Something said “peep”, not far from {his} boots. {hero} looked behind {spot}, and found a ball of fluff with eyes. It was a baby bird, out of its nest and cold right through. ^ It opened its beak and shut it again. It had nobody to tell.',
    turnDeepens:
      '{hero} knelt down. High over them hung a nest, with a row of heads along the edge, all shouting. “They want you,” {he} told the bird, “and you want them.” ^ {His} throat went tight. There are goodbyes that nobody can mend. But this was not one of those.',
    lowPoint:
      '“I want somebody, too,” said {hero}, and after that {he} could not say anything. It all came out, with hiccups, like a tap left running. ^ {C} didn’t hush {him}. {C} stayed there and got wet on one side. A long time later {he} wiped {his} nose. The bird had waited.',
    spark:
      'It was shivering. What do you do for a shivering bird? And something in {hero} said: slowly, softly, and don’t puff. ^ {He} knew who used to say that. {He} had been given it, like a coat to grow into. “I know where love goes,” {he} told {c}. “It goes on to the next one.”',
    deed: '{hero} warmed {his} fingers under {his} arms and made a bowl of them. Then {he} let the bird step in when it was ready. One foot. Two feet. A feather stuck to {his} thumb. ^ “{refrain}” {he} murmured into the bowl. The shaking stopped, and there was only a heart, ticking.',
    deedHolds:
      'Up went {hero}, with a passenger in {his} pocket. {His} knees trembled. “Look at the next branch,” somebody had taught {him}, “and only at the next.” So {he} did. ^ “{refrain}” {he} said at the top. Five beaks popped up, and the sixth hopped in between them.',
    solved:
      'A feather sailed out of the tree, and {hero} pointed it out to {c}. When {he} felt for the hurt it was there. But it had gone warm, like a pebble that you’ve held all day. ^ “{refrain}” {he} called, as {he} always had. The wind carried it a long way. {He} liked that.',
    home: 'At supper {hero} told the joke about the [penguin|sausage], in just the voice that somebody used to tell it in. Everybody laughed, and some of them cried, and nobody minded which. ^ Then {he} stood the lantern on the sill. It lit the path and the gate. “That’s from both of us,” {he} said.',
  },
};
