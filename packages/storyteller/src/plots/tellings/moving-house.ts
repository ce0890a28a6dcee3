import type { Tellings } from '../further-tellings.ts';
import { movingHouseOlderTellings } from './moving-house-older.ts';

/** Further wordings of “moving-house”. */
export const movingHouseTellings: Tellings = {
  '2-3': {
    want: [
      'Hello, house? Lo, lo, lo! Poor, lonely {hero}.',
      'Sit on the suitcase. Sniff. It smells of paint!',
      'Empty room. Empty shelf. Boo-oo-oo, says the echo.',
    ],
    setOut: [
      'Swing the key. Jingle, jing! {refrain}',
      'Where did home go? March, {c}! {refrain}',
      'Out of the gate. Left, right, left! {refrain}',
    ],
    problem: [
      '“Hello,” says {hero}. No hello comes back.',
      'New gate. New path. New, new, too new!',
      'Is this the way? Is that? {hero} stops.',
    ],
    try0: [
      'Back we go! Plod, plod, plod. Sore feet.',
      'The map says go. And go. And go! Oof.',
      'Round a corner. One more corner. Still no home.',
    ],
    try1: [
      'This is my gate! Squelch. No, it’s mud.',
      'Pretend! Stairs here, door there. Oops. A bush!',
      'Point, point! There’s the kitchen! Splosh! A puddle.',
    ],
    try2: [
      'Rat-a-tat! Who is it? Not us! Bye-bye!',
      'Red door! My door? Creak. A stranger. Wave, wave.',
      'Ring-a-ling! “Hello?” Not our hello. Wrong one.',
    ],
    turn: [
      'Wriggle, wriggle, plump! {C} is snug. Right here!',
      'Why isn’t {c} sad? {C} has {hero}!',
      '{C} finds a soft spot. Yawn! Quite at home.',
    ],
    turnDeepens: [
      '{C} didn’t find it. {C} made it! Run!',
      'Make it, make it! Bit by bit! Run, {hero}!',
      'Home is a thing we do! Hurry, hurry back!',
    ],
    lowPoint: [
      'This door? That door? Try the key. Stuck.',
      'Door, door, door, door. Which is ours? Sniff.',
      'Turn, key, turn! It will not. {hero} cries.',
    ],
    spark: [
      'Sniff, sniff. Paint! Stinky paint! That’s our paint!',
      'Who hung my sock up there? Mine! That’s us!',
      'Listen! Somebody laughs. {hero} knows that ha-ha!',
    ],
    deed: [
      'Stretch, {hero}! Scribble, scratch. Now there’s a mark!',
      'Back to the wall. Tall, tall, tall! Draw!',
      'Pencil, pencil, make a line! This house is mine!',
    ],
    deedHolds: [
      'Carry the cake. Don’t drop the cake! {refrain}',
      'Ding-dong! “I’m {hero}! I’ve got cake!” Yum.',
      'One slice here, one slice there. Come to us!',
    ],
    solved: [
      'Hooray! Feet and forks and funny noises! {refrain}',
      'Chat, chat, munch, munch. Where’s the echo? Gone!',
      'So full! So loud! So warm! Hip, hip!',
    ],
    home: [
      'Crick, crack, says the house. Night, night, house.',
      'Yawn. Same blanket. Same {c}. Home is here.',
      'Crumbs in the bed. Ours! Night, night, home.',
    ],
  },
  '4-5': {
    want: [
      'The old house was far away. Here was the new one. It was clean and big and empty. ^ “Hello,” said {hero}. “Lo, lo,” it said. It did not even know {him}.',
      '{hero} sat on the suitcase and listened. The old house used to tick and hum. ^ This one only said what you said, and it said it wrong.',
      '“This is your room,” they told {hero}. It had a wall, and a wall, and a wall, and a wall. ^ “Is it mine?” {he} asked. “Ine, ine,” said the room.',
      'There were boxes marked POTS and boxes marked SOCKS. {hero} looked for the one marked HOME. ^ Somebody must have left it behind.',
    ],
    setOut: [
      '“Home must have got lost on the way,” said {hero}. “We will go and fetch it.” ^ {He} hung the key round {his} neck. “{refrain}”',
      '“You hold me,” said {hero} to {c}, “and I’ll hold the key.” ^ So off they went to see where home had got to. “{refrain}”',
      'The new key did not jingle yet. It had nobody to jingle with. ^ “Come along,” {hero} told it. “{refrain}” And they all went out of the gate.',
      '“Home is big,” said {hero}. “Somebody must have seen it.” ^ {He} took the key, and {c}, and the first road that came by. “{refrain}”',
    ],
    problem: [
      '{Within} all the dogs were new. All the doors were new. Even the puddles were. ^ {hero} looked at {spot}. {Spot} looked at somebody else.',
      'Somebody went by {spot} and did not say hello. {hero} had {his} hello all ready. ^ {He} had to put it back in {his} pocket.',
      '{hero} did not know the way to anything. {He} did not know who lived where. {He} asked {spot}. ^ That was no help at all.',
      'Where was the shop with the buns? Where was the wall for sitting on? ^ Here {hero} could see only {spot}. {He} did not know who sat there.',
    ],
    try0: [
      '“It’s only back along the road,” said {hero}. So they walked, and sang, and walked. ^ At {spot} the road went on, and on, and on.',
      '{hero} drew a map of the way back. It was a good map, with a bus on it. ^ But at {spot} the paper was all used up. The road wasn’t.',
      'Back they went, step, step, step. “Are we there?” asked {c}. “It took a whole van,” said {hero}. ^ They were not a van.',
      '“We came this way,” said {hero}, and looked at {his} map. Then it was that way. ^ Now what was this? It was {spot} again.',
    ],
    try1: [
      '{hero} shut {his} eyes, to make it the old street. Ten steps to the gate! Nine, ten. ^ Splosh. The old street had no fountain.',
      '“Our door was there,” said {hero}, pointing past {spot}. “Then come the stairs.” {He} climbed them. ^ It’s hard to climb stairs that are not there.',
      '{hero} drew the old kitchen on the ground, with the old table in it. ^ It looked quite right, until somebody walked through the wall.',
      '“I’ll have {spot} for my bed,” said {hero}. {He} pointed to where the pillow went, and lay down. ^ “Ouch,” {he} said. It was not {his} bed.',
    ],
    try2: [
      'There was a door just like the old one, with the same round knocker. Knock, knock! ^ A stranger smiled at {hero}. But it was the wrong smile.',
      'One door had a letter box like a smile. The old one had smiled as well! {hero} knocked. ^ It opened, and nobody there was any of them. {He} waved, and went.',
      'Sniff! Somebody had baked a pie, just like on Sundays. {hero} knocked. ^ “Hello, who are you?” asked the pie people. {hero} wished that {he} knew.',
      '{hero} rang a bell that went ding-dong. Their own had gone ding-dong, too. ^ But a strange voice said, “Coming!” {He} waved and said, “Sorry! Wrong dong.”',
    ],
    turn: [
      '{C} was not looking for anything. {C} had sat down on {hero’s} foot, and was happy. ^ “You’re home already?” said {hero}. “How did you do that?”',
      'Where was {c}? {C} had found a corner by {spot}. It had a leaf for a carpet. ^ “It’s lovely in here,” {c} told {hero}. “Do come in.”',
      '“Don’t you miss it?” asked {hero}. {C} thought about that, and came and sat on {his} shoe. ^ “Miss what?” said {c}. “You’re here.”',
      '{C} was humming by {spot}. It was the old bedtime tune, and it sounded just the same. ^ “You’re humming like at home,” said {hero}. “Yes,” said {c}.',
    ],
    turnDeepens: [
      '“You just started!” said {hero}. “You didn’t wait for it.” ^ {He} turned {his} toes round. “Come on! We’ve got a home to make.”',
      '“It isn’t lost!” said {hero}. “It just isn’t made yet. Like a cake.” ^ And {he} ran, because somebody had to start stirring.',
      '{hero} thought of the old wall, with the scribble on it. The wall did not come like that. {He} had scribbled it! ^ “Run, {c}!” {he} cried. “We’re late!”',
      '“New things have to be worn in,” said {hero}. “Shoes do. Houses do.” ^ Then they ran all the way, to wear it in quicker.',
    ],
    lowPoint: [
      'But all the roofs were red, and all the steps were grey. {hero} went up one street and down the next. ^ “I’ve lost it,” {he} said. “I’ve lost both of them.”',
      '{hero} held out {his} key. Not this door. Not that door. Not the next. ^ “It must be somebody’s key,” {he} said in a very small voice.',
      'There was a row of doors, and they all had their mouths shut. ^ {hero} stood in front of them. {He} could not remember which one had {him} in it.',
      '“Is it number four?” asked {c}. “Or fourteen?” {hero} did not know. {He} had never looked. ^ {He} stood there like a parcel with no name on it.',
    ],
    spark: [
      'What was that, up in a window? A sock! {hero’s} own striped sock, drying on a lamp. ^ Nobody else had a sock like that. “There,” {he} said.',
      'Then {hero} sniffed. Pooh! It was new paint, and it came from just one door. ^ This morning {he} had hated it. Now it smelled like a friend.',
      'Bang, went something, and somebody said, “Who put that there?” ^ {hero} knew that bang. {He} knew that somebody. “It’s us!” {he} said.',
      'There was mud on one of the steps, in the shape of a boot. {hero} put {his} own boot on it. ^ It fitted! “I made that,” {he} said.',
    ],
    deed: [
      'In they ran. {hero} took a pencil, and drew a small sun on the bare white wall. ^ It looked tiny. But the wall looked quite different.',
      '{hero} went straight in and found a pencil. {He} stood up tall by the door and drew where {he} ended. ^ Now the wall had somebody to grow up with.',
      '“Hello, house,” said {hero}. “I’ll tell you my name.” {He} reached up and wrote it, quite small, beside the door. ^ The house had nothing else to read.',
      'Up on {his} toes went {hero}, with a pencil. {He} drew a line, and a face on the line. “That’s me,” {he} told the wall. ^ Then {he} drew {c}.',
    ],
    deedHolds: [
      'Then {he} took the cake and went out on the step. “I’m {hero}! I’m new!” ^ “{refrain}” And doors opened, all down the row.',
      '{hero} did not wait for somebody to knock. {He} took the cake and knocked on them. “I’m your new neighbour,” {he} said. ^ “{refrain}”',
      '“Do you like cake?” {hero} asked at the first door. They did. {He} asked at the next. ^ “{refrain}” All the doors liked cake.',
      'The cake was a bit squashed, and it leaned. {hero} carried it all along the row. “{refrain}” ^ “Come to ours,” {he} said. “There’s plenty of floor.”',
    ],
    solved: [
      'They brought [soup|buns]. They brought a chair with three legs. Everybody sat, and somebody fell off. ^ {hero} laughed out loud, and there was no echo.',
      'So many feet! So many forks! Someone sat on the suitcase, and it burst. ^ Out came {hero’s} old curtains, and everybody cheered.',
      '{hero} shouted hello at the wall, to hear what it would say. It did not say “lo”. ^ Ten people said “Hello!” instead.',
      'They talked with their mouths full. “Hooray for the new people!” they said. ^ {hero} cheered too. {He} forgot that it was {him}.',
    ],
    home: [
      'In the dark the house went crick and crack. “Good night,” said {hero}. ^ “Ight,” it said. It was beginning to learn.',
      '{hero} sat in bed and looked round. There was {his} sock. There was {c}. There was jam on the door handle. ^ “That’s better,” {he} said, and yawned.',
      'Drip, said the tap. Hum, said the pipe. {hero} did not know them yet. ^ “I’m {hero},” {he} told them. “I’ll be here tomorrow as well.”',
      'The suitcase was empty now. {hero} shut it and said good night. ^ “You can rest,” {he} told it. “We’re not going anywhere.”',
    ],
  },
  ...movingHouseOlderTellings,
};
