import type { Tellings } from '../further-tellings.ts';
import { wishGoneWrongOlderTellings } from './wish-gone-wrong-older.ts';

/** Further wordings of “wish-gone-wrong”. */
export const wishGoneWrongTellings: Tellings = {
  '2-3': {
    want: [
      'Rub, rub! “I wish!” Plip. Plop. {many:Thing}!',
      'A round stone. A big wish. Ping! Oh my!',
      '“More {many:thing}, please!” Ping! Ping! Ping, ping, ping!',
    ],
    setOut: [
      'The house is full! {refrain}',
      'Bump, bump! Down the steps! {refrain}',
      'Run, {c}! They all run too! {refrain}',
    ],
    problem: [
      'Plip on my hat! Plop on my nose!',
      'Munch, munch. {hero} is full. Plip! One more.',
      'Up to the knees! Up to the tummy! Help!',
    ],
    try0: [
      '“Go!” Pit, pat, pit. “Come back?” No! But they do.',
      'Bye-bye, {many:thing}! Round they go. Hello, {many:thing}!',
      'Little legs! Tip, tap, off they run. And back!',
    ],
    try1: [
      'Honk, honk! Hungry geese! They eat. They stay. Honk!',
      '“Who wants some?” Geese do! Peck, peck, honk!',
      'Geese here, geese there! “Is there pudding?” Honk!',
    ],
    try2: [
      'Stop! Now {c} stops. Plip, plop does not.',
      '“Stop!” The wind stops. The clock stops. Not {many:thing}!',
      'Freeze, please! Brr. “Not you, {c}! Unfreeze!”',
    ],
    try3: [
      'Small, small, small! In my shoes! In my ears!',
      'Teeny weeny! Creepy, tickly! “Big, please! Big!”',
      'Like sand! Like sugar! Atishoo! “Back to big!”',
    ],
    try4: [
      'Big, bigger, too big! “Where are you, {c}?”',
      'Stretch, ground, stretch! Now it is all so far.',
      'Wide, wide, wide! Plip, plop. Now that’s full too.',
    ],
    turn: [
      'Sniff, sniff. {Little} had one. Ping! Now none.',
      'A hat. A fork. No {thing}. Poor {little}!',
      '“It is my birthday,” says {little}. “My plate is empty.”',
    ],
    turnDeepens: [
      'Who took them all? {hero} did. Oh, oh.',
      'Big ones, small ones. No supper! {hero} hides.',
      'Empty cup, empty pan. All look at {hero}.',
    ],
    lowPoint: [
      'Rub, rub, rub. No more ping. {hero} cries.',
      'The stone is in two. {hero} is so sad.',
      'Too many! All mine! And no fun at all.',
    ],
    spark: [
      'This is yours! That is yours! Yes, that’s it!',
      'I can carry! I can run! Wait for me!',
      'Not away. Not small. Give them all back!',
    ],
    deed: [
      '“Sorry!” Here! And here! {refrain}',
      'Arms full! Off I go! {refrain}',
      '“I did it. I’ll mend it!” {refrain}',
    ],
    deedHolds: [
      'Puff, puff, run! Plate after plate after plate!',
      '{C} helps. {Little} helps. Down goes the heap!',
      'Here you are! There you are! Run, run, run!',
    ],
    solved: [
      'Snap! {Little} has half. {hero} has half. Yum!',
      'All the plates are full. Sing, sing! Hooray, {little}!',
      'One each! Just one. Just right. Mmm, hooray!',
    ],
    home: [
      'Sleep well, stone. No ping, please. Yawn.',
      'One little {thing}. Snap! Share it. Yum, night-night.',
      'No wish tonight. {hero} has it all. Snore.',
    ],
  },
  '4-5': {
    want: [
      '“Just one more {thing},” begged {hero}. “No more,” they said. So {he} told it to a stone. ^ “All of them, please!” Ping, said the stone. Plop, on {his} head!',
      'The stone was round and warm, and it hummed. “I wish for every {thing} there is,” said {hero}. ^ Plip! One. Plop! Two. Then they came too fast to count.',
      '{hero} blew on a stone, for luck. “All the {many:thing} in the world, please.” ^ Knock, knock! Who was at the door? It was {many:thing}.',
    ],
    setOut: [
      'They filled the bath. They filled the bed. {hero} could not shut the door. ^ “{refrain}” So {he} ran {into}, and they rolled along behind.',
      '“They’re after us!” cried {c}. They were! Hop, hop, hop, down every step. ^ “{refrain}” shouted {hero}, and ran.',
      '{hero} sneezed, and three fell out of {his} hat. “It’s too much for one house,” {he} said. ^ “{refrain}” Off they went {into}.',
    ],
    problem: [
      'The sky was full of {many:thing}. {Spot} wore a hat of them. ^ “I’ll just eat them up,” said {hero}. {He} ate four. Ten more came.',
      '{hero} stood in {many:thing} up to the belt. They were still coming down. ^ “Thank you, that will do!” {he} told the sky.',
      '“Is it nearly over?” asked {hero}. Plop. “Now?” Plop. “Now?” Plop. ^ {He} looked at the stone. The stone looked very happy.',
    ],
    try0: [
      '“Shoo!” {hero} told the stone. Up got the {many:thing}, on little legs, and tiptoed away. ^ They only went behind {spot}, to hide. Then they all shouted boo.',
      '“I wish you’d go for a walk,” said {hero}. Off they went, two by two. ^ It was a lovely walk. It was a round one.',
      '“Go away, please!” They went so politely, and they even said goodbye. ^ {hero} sat down on {spot}. “Hello,” said the {many:thing}.',
    ],
    try1: [
      '“Who is hungry?” wished {hero}. A goose put up its foot, and then a hundred did. ^ They ate till they were round. Then they rolled, and nobody could stop them.',
      'Honk! Geese came over {spot}, with their bibs on. Gobble, gobble! ^ “Now go home,” said {hero}. But it was so nice here, they thought.',
      '{hero} wished for someone with a big tummy. Ninety geese came. ^ They ate some, and they sat on the rest, to keep it warm.',
    ],
    try2: [
      '“Stop now!” wished {hero}. Everything stopped, all but that plip and plop. ^ {C} stood like a stone. {hero} missed {c} at once. “Go again!”',
      'It was so quiet. Nothing moved at all by {spot}. ^ “Oh dear,” whispered {hero}. “I’ve stopped the wrong bit.” Plop, said the right bit.',
      '{hero} told the stone to stop. So the stone stopped the clouds. It stopped {his} hair. ^ It was very tidy. Plip! But it was not what {he} meant.',
    ],
    try3: [
      '“Smaller!” said {hero}. Ping! They were like ants, only they were {many:thing}. ^ They went up one leg and down the other. It was most ticklish.',
      '{hero} wished them tiny. Now they got in at the buttons! ^ {C} got them in both ears. “Pardon?” said {c}. “BIG AGAIN!” said {hero}.',
      'As small as dots! “Now I’ll sweep them up,” said {hero}. ^ But {he} sneezed. They flew all over {spot} and all over {c}.',
    ],
    try4: [
      '“I want more room,” wished {hero}. Ping! So the room got more. ^ It got so wide that {he} had to wave to {c} with both arms.',
      'Stretch went the ground, like chewing gum. “Bigger,” said {hero}. “Oh, too big!” ^ {Spot} went by. It took a long run to catch it.',
      '{hero} wished for space. Now there was a lot of it. ^ {C} was on the other side of all that. “Yoo-hoo!” came a tiny call.',
    ],
    turn: [
      'All by itself sat a {littleKind} in a paper hat. “I’m {little},” it said, “and I’m five today.” ^ It had a candle and no {thing}. {hero’s} ears got hot.',
      '“Did you see {a:thing} go by?” asked a tiny {littleKind}. “It was mine. I’m {little}.” ^ {hero} had seen all of them go by.',
      'Somebody was saying “Happy birthday to me” in a very wobbly voice. ^ It was {little} the {littleKind}. “It went ping,” said {little}, and held out a plate to {hero}.',
    ],
    turnDeepens: [
      'Along came a lady with an empty dish. Along came a man with an empty pan. ^ “Somebody must be very hungry,” they said. {hero} was not hungry at all.',
      'Plates, plates, plates! {hero} saw big ones and little ones. There was nothing on any of them. ^ The stone in {his} hand felt heavy.',
      '“Ours flew off at dinner,” said a family with four forks. “Ours did, too!” ^ “Oh no,” said {hero}. “Those were yours?”',
    ],
    lowPoint: [
      '“I wish I had never wished,” said {hero}. But the stone went crick, crack. ^ It was two stones now, just for throwing in ponds. {hero} cried.',
      '{hero} sat on the very top. Everything was {own}, and {he} did not want it. ^ Down there they all looked up. Nobody had had any supper.',
      'Rub, rub. The stone was cold. It broke like a nut, and it was empty. ^ “I spoiled it,” said {hero}. “I spoiled it for everybody.”',
    ],
    spark: [
      'This one had a candle. {hero} knew whose it was! ^ And that one had tooth marks, very small. “They’ve all got somebody,” {he} said.',
      '{hero} wiped {his} nose. {He} looked at one {thing}, just one. ^ It was not too much. It was just right for a person without any.',
      '“What can you do without a wish?” asked {c}. {hero} thought. {He} picked up two, one in each hand. ^ “This,” {he} said.',
    ],
    deed: [
      '{hero} went right up to {little}. “I took it. I didn’t mean to. Here!” ^ Then {he} ran for the next one. “{refrain}”',
      'It was hard to say, so {hero} said it fast. “I wished too much, and I’m sorry!” ^ Then {he} filled {his} arms. “{refrain}”',
      '“Line up, please,” called {hero}. “You each get yours. It was all my fault.” ^ “{refrain}” And plip, plop, at last it stopped.',
    ],
    deedHolds: [
      '{hero} ran with one on each arm and one on {his} head. “Mind your fingers!” ^ On every plate went one. The heap got smaller and smaller.',
      'Up and down, down and up! {Little} said the names. {C} cleared the way. ^ {hero} did not stop, not even for breath.',
      'Was that the last? No, there was one more plate. Was that? No, one more. ^ {hero} puffed like a train, and smiled like one, too.',
    ],
    solved: [
      '“Now me,” said {hero}. But there was none left. {Little} looked at {him}. ^ Then it put half of its own in {his} hand. That was a present!',
      'Everyone had what was theirs. They sat on the ground and munched. ^ {hero} had a bit of {little’s}, and it was the nicest bit.',
      'They lit the candle, and {little} blew. “Did you wish?” asked {hero}. ^ “No,” said {little}, and gave {him} half. Then they all laughed and danced.',
    ],
    home: [
      'At home there was one {thing} left for {hero}. “Half for you,” {he} told everybody. ^ The halves were getting rather small. Nobody minded.',
      '{hero} gave the stone a good-night pat, first one half and then the other. ^ “You did your best,” {he} said. “But you don’t know when to stop.”',
      '“Do you wish for anything?” they asked at bedtime. {hero} looked at {his} stone. ^ “Just a kiss,” {he} said. “Only one.”',
    ],
  },
  ...wishGoneWrongOlderTellings,
};
