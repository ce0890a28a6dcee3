import type { Tellings } from '../further-tellings.ts';
import { treasureOlderTellings } from './treasure-older.ts';

/** Further wordings of “treasure”. */
export const treasureTellings: Tellings = {
  '2-3': {
    want: [
      'What fell down? A map! Red X! Oh!',
      'Pull it out. Crackle, crackle! A treasure map!',
      'Look, {c}! Hills, dots, and a big X!',
    ],
    setOut: [
      'Spade? Yes! Map? Yes! {refrain}',
      'March, march, march {into}! {refrain}',
      '{hero} first, then {c}. {refrain}',
    ],
    problem: [
      'Point here! Point there! Silly, silly map!',
      'Is it here? Is it there? {hero} scratches.',
      'Hop to {spot}. Hop back. Not here!',
    ],
    try0: [
      'Scoop, scoop, scoop! Clonk! Just an old pot.',
      'Down, down, down they dig. Only a sock!',
      'Dig by {spot}. What is it? A lid!',
    ],
    try1: [
      'Dot, dot, dot. Round and round. Dizzy!',
      'Follow the dots. Oh! The dots are jam.',
      'Left, right, left, right. Hello again, {spot}!',
    ],
    try2: [
      '“Hello! Where is the X?” “Left!” “Right!” “Up!”',
      'Ask here, ask there. Point, point, point! Muddle!',
      'The sign says this way. And that way! Hmm.',
    ],
    try3: [
      'Climb, climb, climb! Look down. Only grass.',
      'Up on {spot}! “Can you see?” “No!”',
      'Huff, puff, top! No X. Bump, bump, down.',
    ],
    turn: [
      'Turn it round. Turn it more. Aha!',
      '{hero} looks upside down. There! Now it fits.',
      'Topsy, turvy map! Now {hero} can see.',
    ],
    turnDeepens: [
      'Not that way. This way! Run, run, run!',
      'Left is right and right is left. Run!',
      'Past {spot}! Run, {c}! Nearly there!',
    ],
    lowPoint: [
      'Pull, pull, pull! The lid is stuck. Boo-hoo.',
      'Knock, knock! “Open, please!” It says no.',
      'Here is the box. It stays shut. Sniff.',
    ],
    spark: [
      'Wait! A hand here. A hand there. Two!',
      'One cannot do it. Two can! {hero} grins.',
      'Look, {c}! One side each. Both at once!',
    ],
    deed: [
      '{hero} and {c}, both together! {refrain}',
      'Ready that side? Ready this side? {refrain}',
      'One, two, press! {refrain}',
    ],
    deedHolds: [
      'Tick, tock, pop! Up it comes! What’s inside?',
      'Squeak! The box yawns wide. Beads, bells, buttons!',
      'Clunk! It’s open! Shiny, shiny, twinkle, twinkle!',
    ],
    solved: [
      'Pick a whistle. Toot, toot! Leave a button.',
      'A bell for {hero}. Ding! Leave a bead.',
      '“This one!” And one goes in. Hip, hop!',
    ],
    home: [
      'Good night, map. Sleep behind the cupboard. Shh.',
      'Slide it back. One corner peeps. Peep, peep!',
      'Home with the map. Tuck it in. Hush!',
    ],
  },
  '4-5': {
    want: [
      'Flip, flop! An old, old map fell off the cupboard. There were hills on it. ^ And there was an X. “An X means treasure!” said {hero}.',
      '{hero} looked under the cupboard for a sock. {He} found a map instead! It had hills, dots and one red X. ^ The sock could wait.',
      '“What’s this?” A bit of brown paper was poking out from behind the cupboard. {hero} pulled. Out came hills. Out came dots. ^ Out came an X!',
      'Sneeze! Dust flew off the cupboard, and down flapped a map. ^ {hero} turned it this way and that. “Red X!” {he} said. “That means us.”',
    ],
    setOut: [
      '{hero} put on {his} explorer hat. {C} packed [a snack|the snacks]. ^ “Forward!” said {hero}. “{refrain}”',
      '“How far is it?” asked {c}. “Three fingers,” said {hero}, and measured it again on the map. ^ That did not sound far. “{refrain}”',
      '{hero} filled {his} pockets with everything a treasure hunter needs. It was mostly [raisins|toast]. ^ “{refrain}” {he} shouted, and out of the gate they went.',
      'Off they went {into}. {hero} held the map, and {c} held on to {hero}. ^ “{refrain}” they told [the lamp post|the letter box].',
    ],
    problem: [
      '“First we go to {spot},” read {hero}. But which way was up? ^ {C} said left. {hero} said right. So they went in the middle, and got wet feet.',
      '“It says, go to {spot} and hop,” read {hero}. They hopped. ^ It did not say when to stop! {He} hopped until {his} shoe fell off.',
      'There was {spot} on the map. There it was on the ground. ^ But the map had put it on the wrong side! “Hm,” said {hero}, and scratched {his} head.',
      'The dots on the map ran this way. The squiggle ran that way. ^ “And where do we run?” asked {hero}. {He} pointed two ways at once, and got stuck.',
    ],
    try0: [
      'Dig, dig, dig, next to {spot}! {refrain} Up came a [worm|root], and then a rusty [tin|fork]. ^ “You can’t spend that,” said {hero}.',
      '“Soft ground means treasure,” said {hero}. {refrain} They dug at {spot} all morning. ^ It only meant soft ground. And one old [sock|sponge].',
      'The hole by {spot} was soon as deep as a bath. “{refrain}” ^ In it {hero} found a lid. But the lid had no pot.',
      '“{refrain}” Up flew the earth, and down on {c}. ^ Then {hero} pulled out a doorknob. But where was the door?',
    ],
    try1: [
      'They counted steps. Seven, eight, nine. ^ Then {c} sneezed, and {hero} forgot the number. They ended up nose to nose with {spot}.',
      '{hero} followed the dots round {spot}, nose on the map. ^ Bump! {He} had walked right into {c}. “Are you the treasure?” {he} asked.',
      '“Ten dots to {spot},” said {hero}. Walk, walk, walk. Then one dot came off on {his} thumb. ^ It was [jam|gravy]. They were following somebody’s lunch!',
      'Left, right, left, round {spot}! They followed every dot, and the last one led home to the first. ^ “We’ve been on a [roundabout|merry-go-round],” said {hero}.',
    ],
    try2: [
      '“Ask somebody,” said {c}. So they asked a [snail|beetle]. It thought for a long, long time. ^ “No,” it said. By then it was past lunch.',
      'There was a signpost. “Please, where’s the treasure?” asked {hero}. One arm said up. One said down. ^ The third arm just said “Mind the step.”',
      '“Hello! Have you seen an X?” called {hero} to everybody. “I’ve seen a Y,” said a man with a [ladder|wheelbarrow]. ^ That was no help, but it was near.',
      '{hero} waved and asked the way. “Left,” said one. “Right,” said two. “Treasure?” said three. “I’d like some too!” ^ Now five people were lost.',
    ],
    try3: [
      'They climbed up on {spot} to look for a big X. ^ They saw grass and sky and one surprised [bird|goat]. But no X at all.',
      '{hero} climbed up {spot} and looked north. {He} looked south. {He} looked down, and wished {he} hadn’t. ^ There was no X, and there were no stairs.',
      '“Up here you can see everything!” called {hero} from {spot}. “Can you see the X?” called {c}. ^ “Everything but that.”',
      'A pirate would climb up high, so {hero} climbed {spot}. {He} saw a [washing line|chimney]. {He} saw tomorrow’s weather. ^ But nobody had painted an X down there.',
    ],
    turn: [
      'Whoosh! The wind took the map and dropped it on {his} head. When {hero} looked up, {he} saw it from below. ^ “It’s the other way round!” {he} cried.',
      'They spread the map on the ground for a table. {hero} sat on one side, {c} on the other. ^ “Your hills look silly,” said {c}. “From here they’re cups.” And they were!',
      'Bump! {hero} tripped and landed flat on the map, head down. ^ There were no hills at all! They were [boats|umbrellas], and they all sailed the other way. “Oh!” {he} said.',
      '{C} took a turn with the map. “You’re holding it wrong,” said {hero}. ^ Then {he} looked again. No. {He} had been holding it upside down, since breakfast!',
    ],
    turnDeepens: [
      'Everything was back to front! So they turned round and marched. ^ Past {spot}! Past {spot}! Now the map was right every time.',
      '“Up is down! Left is right!” sang {hero}. They ran back the way they had come. ^ And there was {spot}, just where the map said.',
      'So that was why! {hero} ran, with the map flapping. ^ “Past {spot},” {he} puffed. “And then not left. The other left!”',
      'Now the map was as good as gold. It said {spot}, and there it was. ^ “Faster!” cried {hero}. The sun was getting low, and so were {his} socks.',
    ],
    lowPoint: [
      'Clonk! A chest! {hero} tugged. {C} tugged. They tugged until they fell over. ^ It stayed shut. “So near,” said {hero}, and a tear dropped on the lid.',
      'They pulled away the leaves, and there stood a chest as big as a bath. {hero} knocked. {He} said please. ^ But it would not. {hero} had nothing better than please.',
      'The chest was real! {hero} hugged it. Then {he} tugged it, and sat on it, and told it a joke. ^ The lid stayed down. And so did {his} chin.',
      'A chest, at last! But it had no key and no crack and no handle. ^ {hero} leaned {his} cheek on the lid. “You’re just like a big stone,” {he} sniffed.',
    ],
    spark: [
      'What was that, scratched on the side? A tiny hand. And on the other side, one more! ^ “It needs two of us,” said {hero}. “At the same time!”',
      '{hero} looked at the map one last time. Two little figures stood by the X. Two, side by side! ^ “Not one push,” {he} said. “Two pushes!”',
      'There was a hole for a hand on this side of the chest. {hero} walked round. There was one on that side, too. ^ “It wants us both!” {he} said.',
      '“Why is it so wide?” said {hero}. {He} stretched {his} arms as far as they went. There was a dent at each end. ^ One for {him}. One for {c}!',
    ],
    deed: [
      '{hero} put one hand on the left mark. {C} leaned on the right one. “Wait for it,” said {hero}. “{refrain}” ^ And, push!',
      '“Not before I say it,” said {hero}. {C} stood ready on the far side. {hero} took a big breath. ^ “{refrain}” And both of them pushed.',
      '{hero} reached for {his} end. {C} got ready at the other. {C} sneezed, and they had to begin again. ^ “{refrain}” Now! Push!',
      'They tried it slowly first, to get it right. “When I’ve sung it,” said {hero}, “we press. Both, and hard.” ^ Then {he} sang it. “{refrain}”',
    ],
    deedHolds: [
      'The chest gave a yawn and opened up. No gold! ^ There were buttons and bells and a tin whale. On a card stood, “Take one. Leave one.”',
      'Something inside went tock. The lid rose up, as slow as [porridge|honey]. ^ “Take one, leave one,” {hero} read on it. In the chest lay a hundred tiny treasures.',
      'Pop! The lid flew up. Was it gold? It was more fun than gold! ^ {hero} saw whistles, shells and a [teaspoon|paper crown]. Everyone who came had left one thing.',
      'Tick, tick, clunk. It was open! ^ {hero} saw a red button, a blue bead and a key to nothing. Each one had a little note. “I was here,” said the notes.',
    ],
    solved: [
      '{hero} picked a tin [duck|drum]. Then {he} put in {his} lucky [stone|shell], for the next one who came. ^ “This is the best sort of treasure,” {he} said.',
      'What a hard choice! {hero} took a whistle. Then {he} gave the chest {his} second-best [marble|feather]. {He} thought about it. ^ {He} gave it the best one.',
      '“One for us,” said {hero}, “and one for whoever comes next.” In went {his} lucky [penny|button]. ^ It lay there and shone as if it liked the company.',
      'Toot! {hero} had picked a tiny horn. {He} left a [crayon|ribbon] behind, the good one, with both names on it. ^ Then they danced around the chest.',
    ],
    home: [
      'Back home, the map went back where it came from. {hero} patted it. ^ “Somebody will find you,” {he} whispered. “I hope they hold you wrong, too.”',
      '{hero} tucked the map up behind the cupboard again. “Good night,” {he} told it. ^ Only a corner peeped out, to see who was coming.',
      'Back behind the cupboard went the map, for the next one to find. {hero} wanted to tell everybody. ^ {He} told {his} pillow. Pillows can keep a secret.',
      '“Shall we keep the map?” {hero} asked {himself}. {He} shook {his} head, and slid it back behind the cupboard. ^ A treasure map is no good in a drawer.',
    ],
  },
  ...treasureOlderTellings,
};
