import type { Tellings } from '../further-tellings.ts';
import { greatRaceOlderTellings } from './great-race-older.ts';

/** Further wordings of “great-race”. */
export const greatRaceTellings: Tellings = {
  '2-3': {
    want: [
      'A letter! “Come and race!” Squeak, squeak! Yes!',
      'Is the {thing} ready? Squeak! That means yes.',
      'Hurry, {hero}! It is race day. Squeak, squeak!',
    ],
    setOut: [
      'Wave, {hero}! Wave, {c}! {refrain}',
      'Toes on the line. Peep! {refrain}',
      'Bang goes the bag! {refrain}',
    ],
    problem: [
      'Whizz! One goes by. Whizz, whizz! All gone.',
      'Pedal and puff. Squeak, squeak. Still so slow!',
      'First is far. Last is here. Hello, last!',
    ],
    try0: [
      'This way! Short way! Squelch. Stuck way.',
      'Off the road. Down, down, plop! Wet socks.',
      'A sneaky little path! Oops. A big puddle!',
    ],
    try1: [
      'Down the hill! Wheee! Too fast! Thump, bump.',
      'No brakes! Hair flies! {hero} flies! Plop.',
      'Zoom, zoom, zigzag! Into {spot}! Bonk!',
    ],
    try2: [
      'They bend. {hero} bends. Bonk! Poor, poor nose.',
      'Do it like them! Chin in. Bump! Ouch.',
      '“Look at me, I’m fast!” Wobble. Not fast.',
    ],
    turn: [
      'Squeak! Not the {thing}. Who is it? {Little}!',
      '“Help, help!” So soft. {hero} hears it. Stop!',
      'Brakes on! Look, a tiny foot is stuck.',
    ],
    turnDeepens: [
      'Run on? No, no. Kneel down. “Poor {little}!”',
      'Hear the band! But {hero} kneels down here.',
      '“Go and win,” says {little}. {hero} says no.',
    ],
    lowPoint: [
      'Foot is out! But the {thing} goes clonk. Broken.',
      'All gone. All quiet. {hero} sits in dust.',
      'The {thing} won’t go. The race is over. Oh.',
    ],
    spark: [
      'Wheep! Who comes? Aunts, uncles, cousins! So many!',
      'One, two, a hundred! All the family! Ooh!',
      '“My turn to help,” says {little}. Wheep, wheep!',
    ],
    deed: [
      'Big ones here! Small ones there! {refrain}',
      'Noses up! Backs under! Up! {refrain}',
      'Is everybody ready? Heave! {refrain}',
    ],
    deedHolds: [
      'Tramp, tramp, tramp! Over the hill! {refrain}',
      'A hundred feet! Pat, pat! {refrain}',
      'On goes the song! {refrain} Pat, pat!',
    ],
    solved: [
      'Over the line! Toot, toot! A medal! Shine!',
      'Last of all. Loudest of all! Hip, hip, hooray!',
      'Hats fly up! {little} laughs. {hero} laughs.',
    ],
    home: [
      'Sleep well, old {thing}. “Squeak,” it says.',
      'One pat. One squeak. Night, night, {thing}.',
      'Muddy {hero}. Muddy {thing}. Happy, happy, sleepy.',
    ],
  },
  '4-5': {
    want: [
      'Bump, bump, bump! Down the stairs came the {thing}. Today was race day! ^ “You are not shiny,” {hero} told it, “but you are mine.”',
      '“DEAR EVERYBODY,” said the letter. “Come and race!” {hero} was everybody. {He} ran to tell the {thing}. ^ It gave a squeak. It was not a young {thing}.',
      '{hero} could not eat {his} toast. Today was the Great Race! ^ {He} gave the old {thing} one more polish. It squeaked, because it was ticklish.',
      'The {thing} had a dent, a squeak and a [spot of jam|sticker] on it. “Can you win?” asked {hero}. ^ The {thing} squeaked twice. That could be yes.',
    ],
    setOut: [
      'On the line stood fast ones and faster ones. And then there were {hero} and {c}. ^ “Ready?” “Steady?” “{refrain}”',
      '{hero} waved at the crowd. Nobody waved back, so {c} waved to {him} instead. ^ Then a paper bag went bang. “{refrain}”',
      'How big the others were! How they shone! ^ “We shine inside,” {hero} told {c}. Three, two, one. “{refrain}”',
      'There was the line, and there was the medal, all golden. {hero} took a very deep breath. ^ “{refrain}” And everybody went at once.',
    ],
    problem: [
      'They all whizzed away like [wasps|arrows]. {hero} only got their dust. ^ “Are we last?” asked {c} at {spot}. “We’re the first of the last,” said {hero}.',
      'Whoosh! Something red. Whoosh! Something green. ^ By {spot} there was nothing left to go whoosh. “They’ll be tired soon,” said {hero}. They were not.',
      'The {thing} gave all it had. It had a squeak, mostly. ^ One by one they all went by {hero}, and the last one waved.',
      '{hero} counted the ones in front. Then {he} ran out of fingers. ^ {He} counted the ones behind. That was quicker. There was only {spot}.',
    ],
    try0: [
      '“This way is quicker!” said {hero}. Behind {spot} there was a little path. ^ It went down. It went squelch. It ended in a pond, and not even a nice one.',
      'A signpost! It said THIS WAY, and it said LONG WAY. “Then we’ll go that way,” said {hero}. ^ That way was a pudding. It was all mud.',
      '{hero} turned off at {spot}, where nobody else did. It was lovely and short. ^ At the end there was a swamp. Glug, said the {thing}.',
      '“Follow me, I know a secret path!” said {hero}. It was so secret that the path did not know, either. ^ It stopped in a bush.',
    ],
    try1: [
      'Down the hill! {hero} did not brake at all. Wheee! ^ But at the bottom was a bend, and the {thing} did not bend. Bump! That was {spot}.',
      '“Hold on to your [hat|ears]!” cried {hero}. They shot down the hill like [peas|soap]. ^ The road went left. They did not. Thud! {Spot} wobbled.',
      'Faster and faster! The wind got into {his} mouth and blew up {his} cheeks. ^ Then {hero} met {spot}. It was not looking, either. Bump!',
      '{hero} went so fast that the squeak came along behind. It was great! ^ Then it was a heap. {C} came out from under it, and asked for a rest.',
    ],
    try2: [
      '“I will do it like the fast ones,” said {hero}. They put their heads down. So {he} put {his} head down. ^ Then {he} could not see. Bonk!',
      'The first one in the race stuck out an elbow. So {hero} stuck out {his} elbow. ^ It caught on {spot}. Round and round they went!',
      '{hero} looked at the fast ones and did what they did. They sang. {He} sang. They shut one eye. ^ {He} shut the wrong one. Crash!',
      '“How do they do it?” said {hero}, and leaned out to look. ^ {He} leaned like them. {He} leaned a bit more. Plop! {He} had leaned right off.',
    ],
    turn: [
      'Squeak, went the {thing}. “Squeak,” went somebody by {spot}. ^ {hero} stopped. There sat {little}, a very small {littleKind}, with one foot stuck.',
      '“Oh dear,” said a voice by {spot}. “Oh dear, dear, dear.” ^ {hero} stopped at once. {Little} the {littleKind} was no bigger than a bun, and had one foot stuck!',
      'What was that? {hero} could hear a squeak too many. {He} put on the brakes. ^ There sat {little} the {littleKind}, with one foot caught and two wet eyes.',
      'All the others had been too fast to hear. {hero} was not too fast. ^ “Help,” called a tiny {littleKind}. “I’m {little}, and my foot won’t come out!”',
    ],
    turnDeepens: [
      'Far away a band began to play. The race was almost over! ^ {hero} looked down the road. {He} looked at {little}. Then {he} knelt down in the dust.',
      '“You’ll be last,” said {little}. “I’m that already,” said {hero}. ^ {He} knelt down to see about the foot. Far off somebody blew a trumpet.',
      '{hero} still had time to catch them up. {He} had time to help. {He} did not have time for both. ^ So {he} knelt down.',
      'One foot wanted to race. One foot wanted to stay. ^ {hero} looked at {little’s} foot, which could not choose. “Hold still,” {he} said.',
    ],
    lowPoint: [
      'Snip, tug, free! But the race was gone. And when {hero} picked up the {thing}, something fell off. ^ “Oh,” {he} said, in a very small voice.',
      'Out came the foot, with a pop! But now the road was quiet. ^ {hero} picked up the {thing}. It only said clunk. It would not go at all.',
      '{Little} was free. {hero} was glad, and then {he} was sad. ^ The race had gone home without {him}, and the poor {thing} was broken.',
      '“All done,” said {hero}. But nobody was left to race with. ^ And a bit of the {thing} lay here, and a bit lay there. {He} sat down with a sniff.',
    ],
    spark: [
      '“Wait here,” said {little}, and gave a whistle. Aunts came out of the grass. Uncles came. Forty cousins came! ^ “If we all lift,” said {hero}, “it doesn’t have to roll.”',
      '“Don’t be sad,” said {little}. “I’ve got a family.” It was a big one! They filled the road from side to side. ^ {hero} began to count, and then to smile.',
      'Wheep! {Little} whistled. Up popped heads, hundreds of them. “What can we do?” they all asked. ^ {hero} looked at all those feet. {He} knew!',
      '“My foot says thank you,” said {little}. “My cousins do, too.” Out they came, sixty of them! ^ “Are they strong?” asked {hero}.',
    ],
    deed: [
      '{hero} showed everyone where to hold on. Big ones in the middle, little ones round the edge. “Now! {refrain}” ^ And the {thing} went up in the air.',
      '“Aunts to the left! Uncles to the right!” called {hero}. “Mind your noses! {refrain}” ^ And the {thing} got up and walked.',
      '{hero} took the heavy end. Everybody took what was left. They went up, they went down, they went up again. ^ “{refrain}” Now it stayed up!',
      'First it tipped this way. Then it tipped that way. {hero} put {c} in the middle, to be the balance. ^ “{refrain}” Off they went.',
    ],
    deedHolds: [
      'Here they came! First {hero}, then the {thing}, with eighty feet below it. ^ “{refrain}” The whole crowd jumped up on the chairs to see.',
      '“{refrain}” What was that song? The crowd turned round. ^ There came the {thing}, on two hundred feet! {hero} walked in front with a red, red face.',
      '{His} legs wobbled like string. {hero} did not stop. “{refrain}” sang {little}, high on top. ^ There was the white line! Ten more steps.',
      'Tramp, tramp, tramp, up to the line! “{refrain}” ^ Nobody had ever seen the like. {hero} carried the {thing}, and the cousins carried {hero}, nearly.',
    ],
    solved: [
      'Over the line they went, last of all. And the band played twice as loud! ^ “Nobody ever finished like that,” said the winner, and gave {hero} the medal.',
      '{hero} was so late that they had to light the lamps. But nobody had gone home. Hooray, hooray! ^ And the shiny medal went to the very last.',
      'Over they stepped, all together, left foot first. The clapping went on for ages. ^ “You stopped,” said the winner. “Take my medal.” And {hero} did.',
      'Who came first? Nobody could remember now! They were too busy cheering {hero}. ^ The medal was so heavy that {little} had to help {him} hold it.',
    ],
    home: [
      'That night the {thing} stood in the hall, with one leaf stuck to it. ^ “Squeak,” it said softly. {hero} knew just what it meant.',
      '{hero} took a cloth and washed the {thing}, dent and all. {He} did not rub off the squeak. ^ You never know who will hear it.',
      '“Were you first?” they asked at home. “No,” said {hero}, with a huge yawn. “I was better.” ^ “Squeak,” said the {thing}.',
      'The {thing} got a blanket that night. {hero} tucked it in. ^ “We were the slowest of all,” {he} whispered, “and that was just right.”',
    ],
  },
  ...greatRaceOlderTellings,
};
