import type { Tellings } from '../further-tellings.ts';
import { firstDayOlderTellings } from './first-day-older.ts';

/** Further wordings of “first-day”. */
export const firstDayTellings: Tellings = {
  '2-3': {
    want: [
      'Hop, hop, frogs! Frogs in {hero’s} tummy. Gulp!',
      'Bag on. Bag off. Jump, go the tummy frogs.',
      'School today! {hero} has frogs inside. Ribbit!',
    ],
    setOut: [
      'Left shoe, right shoe, tip, tap, tip! {refrain}',
      'Come, bag! Come, {c}! {refrain}',
      'Here is the gate. Squeak! {refrain}',
    ],
    problem: [
      'Feet, feet, feet! Where do {hero’s} feet go?',
      'Big noise here. Big noise there. Small {hero}.',
      'Hello? Hello? They all run by. Whoosh!',
    ],
    try0: [
      'Here comes the ball! There goes the ball. Oh.',
      '“Me too!” Just a squeak. Off they run.',
      'Kick! Whoosh! “Wait for me!” No one waits.',
    ],
    try1: [
      'Twirl, twirl, twirl! Dizzy {hero}. Crash, bang!',
      'Clap for me! Hop, kick, whoops. Flat!',
      'Watch this! One leg. No legs! Boomp.',
    ],
    try2: [
      'Tiptoe, tiptoe, out of sight. Quiet. Too quiet.',
      'Where is {hero}? Hiding! No one comes looking.',
      'Small, small, smaller. Nobody peeps in here.',
    ],
    turn: [
      'Snuffle, snuffle. “Not me!” Then who is it?',
      'Peep! Two shiny shoes. Drip, drop. A tear!',
      'Hic! What was that? Somebody small is hiding.',
    ],
    turnDeepens: [
      'So far to go! Tiptoe, {hero}, tiptoe.',
      'Two are lonely. One here, one there. Hmm!',
      'Shh! {hero} creeps up, toe by toe.',
    ],
    lowPoint: [
      'Tick, tock. Feet stuck. {hero} looks down.',
      'Tock, says the clock. Stop, say the feet.',
      '“Not now,” says {hero}. “Not yet.” Tick, tick.',
    ],
    spark: [
      'Knock, knock, go those knees. {hero’s} knees knock too!',
      'You look shy. I feel shy. That makes two!',
      '{hero} blinks. “We are just the same!”',
    ],
    deed: [
      'Chin up! Tip, tap, here I come. {refrain}',
      'First step. Next step. “Room for me?” {refrain}',
      '{refrain} “Hello, you! Will you play?”',
    ],
    deedHolds: [
      'Nod, nod. “I’m {guest}. Sit here!” Hee, hee!',
      'Move up, {guest}! Half for you, half for me.',
      '“{guest},” says a small voice. “Sit with me?”',
    ],
    solved: [
      'Kick it here! Kick it there! {refrain}',
      'First two. Then four. Then everyone! Wheee!',
      '“Me too?” “Yes, you too!” Run, {guest}, run!',
    ],
    home: [
      'Boing! {hero} is home. “I have a friend!”',
      'Again tomorrow? Yes, yes, yes! Jump, jump!',
      'Flop, goes the bag. Jump, goes {hero}. Hooray!',
    ],
  },
  '4-5': {
    want: [
      'Everything was ready. The bag was ready. The shoes were ready. ^ Only the frogs in {hero’s} tummy said, “Wait a minute.”',
      'Hop, flop, plop! There were frogs in {hero’s} tummy. {He} hadn’t swallowed any. It was because of today. ^ {He} held on to {his} new bag with both hands.',
      '“Have I got everything?” asked {hero}. Pencils, yes. Apple, yes. Frogs in the tummy, yes, lots. ^ “I haven’t got a friend,” {he} said. “I looked in every pocket.”',
      'The new shoes were in a hurry. {hero} was not. {He} was full of frogs. ^ “You go,” {he} told the shoes, “and tell me about it after.”',
    ],
    setOut: [
      'At the corner {hero} stopped. Then {he} filled {himself} up with air, like a balloon. “{refrain}” ^ And {his} feet began to walk.',
      'There was a gate, and behind it a very big door. {hero} looked at {c}. {C} looked at {hero}. ^ “{refrain}” And the door was not so big.',
      '“My legs are jelly,” said {hero}. “Jelly can wobble along,” said {c}. ^ So they wobbled, all the way to the gate. “{refrain}”',
      '“What do you say to a school?” asked {hero}. {C} did not know. ^ “{refrain}” {he} said, to be on the safe side. In they marched.',
    ],
    problem: [
      'Inside it was as loud as a [zoo|fair]. They knew where to go. They knew what to sing. ^ {hero} stood beside {spot} and knew nothing at all.',
      'Everyone had a hand to hold. Two by two they went past {spot}. ^ {hero} counted {himself}. One. {He} counted again. Still one.',
      'What a noise! It was like sitting inside a drum. Somebody ran to {spot}, and somebody ran back. ^ Nobody ran to {hero}.',
      'There were coats on all the pegs and bottoms on all the chairs. ^ {hero} stood next to {spot} and wondered which bit was for {him}.',
    ],
    try0: [
      '{hero} waved at a game. But {he} waved so small that it looked like scratching. ^ Nobody waved back. They thought that {he} had an itch.',
      'A ball came rolling up to {hero}. This was it! {He} ran, {he} kicked, and {he} missed. ^ The game went on without {him}.',
      '“Excuse me,” {hero} told the game. A game has no ears. ^ It ran round {spot}. {He} ran too, but {he} was always one corner behind.',
      '{hero} ran after the ball, calling “Me too!” {His} voice had shrunk. ^ It was as small as a pip, and nobody heard it drop.',
    ],
    try1: [
      '“I can jump off {spot}!” said {hero}, and did. Thump! ^ Everyone said “Ooh.” Then everyone went back to playing.',
      'So {hero} did {his} famous spaghetti dance beside {spot}. Wiggle, wobble, slip, splat! ^ Everybody laughed. It was the wrong sort of laugh.',
      '“I can turn round twenty times!” said {hero}. {He} did. ^ Then {spot} turned round as well. The floor came up and sat on {him}.',
      '{hero} sang a song about cheese, with jumps. Some people looked. ^ “It was a good song,” said {c}. “But there was nowhere for them to join in.”',
    ],
    try2: [
      '{hero} found a quiet corner and sat on {his} bag. Nobody could see {him} there. ^ So nobody came. Tick, tock, tick.',
      'On tiptoe {hero} went behind {spot}. {He} made {himself} as flat as a plate. ^ It worked very well. No one came to look. No one at all.',
      '“I’ll be a book,” said {hero}, and stood quite still beside the shelf. ^ Nobody pushes a book. But nobody asks one to play, either.',
      'Tip, tip, tip, round the back of {spot}. It was nice and dim. ^ After a while {hero} said “Boo!” to nobody. Nobody jumped.',
    ],
    turn: [
      'Then somebody hiccuped. It was the kind that comes after crying. ^ Behind {spot} there were two knees, and a chin on top.',
      'Plip. A drop fell on the floor. {hero} felt {his} cheeks, but they were dry. ^ Then who was it? Somebody was sitting behind {spot}!',
      '“Shh,” said {hero}. “Somebody is trying not to cry. I know how that sounds.” ^ Round the side of {spot} there peeped one new shoe.',
      'There was another hiding place, behind {spot}. {hero} had not seen it. ^ And somebody was in it, with a wet face and very new shoes.',
    ],
    turnDeepens: [
      '{hero} knew that face. {He} had worn it all day! ^ “I was looking for a friend,” {he} told {c}. “There’s somebody over there who is looking too.”',
      '“That one has nobody, too,” whispered {hero}. “And I have nobody. That’s two nobodies!” ^ {He} went a little closer, on tiptoe. The floor was very wide.',
      '{hero} forgot to be sad. There wasn’t time. ^ “Somebody ought to go over there,” {he} told {c}. Then {he} saw who somebody was.',
      'You can’t shout across a room, “Are you lonely?” You have to walk over. ^ {hero} stood up on {his} toes and looked at the long, long way.',
    ],
    lowPoint: [
      'But it was a long, long floor, and {hero} was very small. {He} took two steps, and then {his} feet said no. ^ “Tomorrow,” {he} whispered. “Maybe tomorrow.”',
      'One shoe went forward. The other shoe stayed where it was. {hero} stood there in between. ^ “I’m too small for this,” {he} said.',
      'Tick, said the clock on the wall. Soon the bell would ring. {hero} opened {his} mouth, and only air came out. ^ {He} shut it again.',
      '“Hello” is a short word. But it had got stuck, sideways, somewhere in {hero’s} neck. ^ {He} hung {his} head and looked at the floor.',
    ],
    spark: [
      'The knees shook. {hero’s} knees shook, too. ^ “Four shaky knees,” {he} thought, “is better than two.” And that was nearly funny.',
      '{hero} thought of what {he} wanted most. It was for somebody to come and say hello. ^ “Oh,” {he} said. “Then that’s what I’ll do.”',
      'What if two people both wait? Then they wait till teatime! {hero} shook {his} head. ^ “One of us has to start,” {he} said. “I’ve got my shoes on.”',
      'Sniff, went the one over there. Sniff, went {hero}. It sounded like a talk. ^ “We’ve begun already,” {he} thought. “Now we only need the words.”',
    ],
    deed: [
      '“{refrain}” Across the floor went {hero}, one foot, two feet, all the way. ^ “I’m {hero},” {he} said. “Is there room for me?”',
      'This time {hero} took the words along. “{refrain}” {He} walked straight over, and did not stop. ^ “Hello, you,” {he} said. “I’m {hero}, and I’m new. Are you?”',
      '“{refrain}” {hero} went the whole long way, on wobbly legs. ^ “I don’t know anyone yet,” {he} said. “So I thought that I could start with you.”',
      'Off went {hero}, past {spot}, with {his} chin up. “{refrain}” ^ “I’m {hero},” {he} said. “Can I be lonely over here, with you?”',
    ],
    deedHolds: [
      'The chin came up. “I’m {guest}. I don’t know where the toilets are.” ^ “Me neither!” said {hero}. And then they both laughed until they hiccuped.',
      'The wet face thought about it, and nodded. “I’m {guest},” it said. {hero} sat down. ^ They had nothing to say, and it was lovely to say it together.',
      '“I’m {guest}. I can do this.” {guest} wiggled one ear. {hero} could wiggle {his} nose. ^ They sat and wiggled until they fell over.',
      '“{guest},” said somebody very small. “That’s my name. Do you want to share my wall?” ^ {hero} did. It was a very good wall, with two people against it.',
    ],
    solved: [
      'They made a boat out of three chairs. “All aboard!” called {guest}. More and more came running. ^ “Is there room for me?” asked the last one. There was!',
      '{guest} rolled the ball. {hero} rolled it back. It rolled into somebody’s foot, and the foot rolled it on. ^ Soon there were nine of them, all shouting, “To me!”',
      '“Let’s be trains,” said {guest}. They choofed round {spot}, and at each stop somebody got on. ^ “Is it full?” asked the last one. “Never!” cried {hero}.',
      'They ran after the ball, and the ball ran away laughing. Then there were three. Then there were six. ^ “You too!” called {hero} to somebody shy by {spot}.',
    ],
    home: [
      'That night {hero} put {his} shoes by the bed, with the toes to the door. ^ “We know the way now,” {he} told them.',
      '{hero} jumped in at the door. “I’ve got a {guest}!” {he} shouted. ^ The bag fell over. It was quite worn out, and it could not wait for tomorrow.',
      '“And what did you learn?” they asked at home. “Hello,” said {hero}. “It’s harder than sums.” ^ Then {he} jumped up and down, to show how glad the frogs were.',
      'Was it tomorrow yet? No. {hero} jumped on the mat, to make it come faster. ^ “{guest} will be there,” {he} told the new shoes. “And so will you.”',
    ],
  },
  ...firstDayOlderTellings,
};
