import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 4–5 of the plots that are told only when the idea calls for them. */
export const MORE_WHEN_CALLED: SecondTellings = {
  'first-day': {
    want: 'Everything was ready. The bag was ready. The shoes were ready. ^ Only {hero’s} tummy said, “Wait a minute.”',
    setOut:
      'At the corner {hero} stopped. Then {he} filled {himself} up with air, like a balloon. “{refrain}” ^ And {his} feet began to walk.',
    problem:
      'Inside it was as loud as a [zoo|fair]. They knew where to go. They knew what to sing. ^ {hero} stood beside {spot} and knew nothing at all.',
    try0: '{hero} waved at a game. But {he} waved so small that it looked like scratching. ^ Nobody waved back. They thought that {he} had an itch.',
    try1: '“I can jump off {spot}!” said {hero}, and did. Thump! ^ Everyone said “Ooh.” Then everyone went back to playing.',
    try2: '{hero} found a quiet corner and sat on {his} bag. Nobody could see {him} there. ^ So nobody came. Tick, tock, tick.',
    turn: 'Then somebody hiccuped. It was the kind that comes after crying. ^ Behind {spot} there were two knees, and a chin on top.',
    turnDeepens:
      '{hero} knew that face. {He} had worn it all day! ^ “I was looking for a friend,” {he} told {c}. “There’s somebody over there who is looking too.”',
    lowPoint:
      'But it was a long, long floor, and {hero} was very small. {He} took two steps, and then {his} feet said no. ^ “Tomorrow,” {he} whispered. “Maybe tomorrow.”',
    spark:
      'The knees shook. {hero’s} knees shook, too. ^ “Four shaky knees,” {he} thought, “is better than two.” And that was nearly funny.',
    deed: '“{refrain}” Across the floor went {hero}, one foot, two feet, all the way. ^ “I’m {hero},” {he} said. “Is there room for me?”',
    deedHolds:
      'The chin came up. “I’m {guest}. I don’t know where the toilets are.” ^ “Me neither!” said {hero}. And then they both laughed until they hiccuped.',
    solved:
      'They made a boat out of three chairs. “All aboard!” called {guest}. More and more came running. ^ “Is there room for me?” asked the last one. There was!',
    home: 'That night {hero} put {his} shoes by the bed, with the toes to the door. ^ “We know the way now,” {he} told them.',
  },
  'new-baby': {
    want: 'The new baby had ten fingers, ten toes, and one word. “WAAH!” ^ Everyone ran when it said that. When {hero} said something, they said, “Not now.”',
    setOut:
      '“Somebody has to find out what it wants,” said {hero}. “And nobody else is asking.” ^ {C} saluted. “{refrain}”',
    problem:
      'Perhaps it was lonely. Perhaps it was bored. Perhaps it had seen {spot} and did not like it. ^ {hero} made a list. It was a long one.',
    try0: '{hero} gave it a book. It cried. {He} gave it a car. It cried. {He} gave it {c’s} tail. ^ Now {c} was crying as well.',
    try1: '“Babies like surprises,” said {hero}. {He} hid behind {spot} and jumped out. “Boo!” ^ The baby gave {him} such a look. And then, WAAAH!',
    try2: '{hero} asked everybody who knew about babies. “Rock it.” “Don’t rock it.” “Put a hat on.” ^ {He} did it all at once. The baby did not like the hat.',
    turn: '{hero} gave up and went off to build a tower. And while {he} built, {he} sang. ^ Behind {him} it went very still. The baby had turned its head!',
    turnDeepens:
      '“You know that song!” said {hero}. “You heard it in the tummy!” ^ The baby looked at {him} as if to say, “Well, yes. Go on.”',
    lowPoint:
      'Go on? How did it go on? {hero} looked for it in {his} head. There was only tired in there. ^ WAAAH! {He} sat down on the floor and put {his} hands on {his} ears.',
    spark:
      '{C} came and put a nose on {his} cheek. Cheek! ^ That was it. {He} used to sing with {his} cheek close up. {hero} went and tried it.',
    deed: 'Warm cheek, soft voice. Nobody else could hear. “{refrain}” sang {hero}. ^ The baby stopped in the middle of a waah. It found {his} finger, and held on.',
    deedHolds:
      'Again, said the eyes. “{refrain}” And again. {hero’s} neck was stiff. {He} sang it until {he} forgot to count. ^ Then one side of the baby smiled.',
    solved:
      'Heads came round the door, one above the other. “How?” they whispered. “It likes me,” said {hero}. ^ And there was a hug with {him} in the middle.',
    home: 'Now when the baby says “Waah,” they call for {hero}. {He} knows what it means. ^ This one means, “Where is my big friend?”',
  },
  'moving-house': {
    want: 'The old house was far away. Here was the new one. It was clean and big and empty. ^ “Hello,” said {hero}. “Lo, lo,” it said. It did not even know {him}.',
    setOut:
      '“Home must have got lost on the way,” said {hero}. “We will go and fetch it.” ^ {He} hung the key round {his} neck. “{refrain}”',
    problem:
      '{Within} all the dogs were new. All the doors were new. Even the puddles were. ^ {hero} looked at {spot}. {Spot} looked at somebody else.',
    try0: '“It’s only back along the road,” said {hero}. So they walked, and sang, and walked. ^ At {spot} the road went on, and on, and on.',
    try1: '{hero} shut {his} eyes, to make it the old street. Ten steps to the gate! Nine, ten. ^ Splosh. The old street had no fountain.',
    try2: 'There was a door just like the old one, with the same round knocker. Knock, knock! ^ A stranger smiled at {hero}. But it was the wrong smile.',
    turn: '{C} was not looking for anything. {C} had sat down on {hero’s} foot, and was happy. ^ “You’re home already?” said {hero}. “How did you do that?”',
    turnDeepens:
      '“You just started!” said {hero}. “You didn’t wait for it.” ^ {He} turned {his} toes round. “Come on! We’ve got a home to make.”',
    lowPoint:
      'But all the roofs were red, and all the steps were grey. {hero} went up one street and down the next. ^ “I’ve lost it,” {he} said. “I’ve lost both of them.”',
    spark:
      'What was that, up in a window? A sock! {hero’s} own striped sock, drying on a lamp. ^ Nobody else had a sock like that. “There,” {he} said.',
    deed: 'In they ran. {hero} took {his} best drawing and stuck it up on the bare white wall. ^ It looked tiny. But the wall looked quite different.',
    deedHolds:
      'Then {he} went out on the step and rang {his} bicycle bell. “I’m {hero}! I’m new!” ^ “{refrain}” And doors opened, all down the row.',
    solved:
      'They brought [soup|buns]. They brought a chair with three legs. Everybody sat, and somebody fell off. ^ {hero} laughed out loud, and there was no echo.',
    home: 'In the dark the house went crick and crack. “Good night,” said {hero}. ^ “Ight,” it said. It was beginning to learn.',
  },
  'lost-tooth': {
    want: 'Push, went {hero’s} tongue. Wiggle. Push. And there it was, in {his} hand! ^ “You were in my mouth for six years,” {he} told it. “Thank you.”',
    setOut:
      '{hero} showed the tooth to the cat, to the postbox and to the moon. Then {he} looked in {his} hand. Empty! ^ “{refrain}”',
    problem:
      'How do you look for something as small as a crumb? {hero} lay down flat by {spot}. ^ There was a lot of world down there.',
    try0: '“Tooth!” cried {hero}. {He} picked it up. It had six legs, and it walked off. ^ “Sorry,” {he} said. “You are a very white beetle.”',
    try1: '“Did you see my tooth?” {he} asked everyone by {spot}. But it came out “toof”. ^ Someone gave {him} a [roof tile|hoof]. It was kind, but it was no help.',
    try2: 'Something white hopped away. “Catch it!” They ran and jumped and rolled. ^ Got it! It was a [mint|button]. They had run right off the map.',
    turn: '“Stop,” said {hero}. “Running is not looking.” {He} sat on {spot} and thought about {his} day, backwards. ^ “The cartwheel!” {he} shouted.',
    turnDeepens:
      'There was the place, with two handprints in it. Down they got on their tummies. ^ One leaf. One more leaf. They did not skip any.',
    lowPoint:
      'There it was! {hero} reached. {His} finger was too quick, and the tooth was too small. ^ Plip. It fell into a crack and was gone for good.',
    spark:
      '“We could use a bit of chalk,” said {c}. It did look very like. {hero} shook {his} head. ^ “Then it would be a chalk fairy,” {he} said. “I’ll tell what happened.”',
    deed: '{hero} took a pencil. {He} wrote it big. {He} wrote the part about showing off, even though {his} ears went red. ^ “{refrain}” {he} put. “Love, {hero}.”',
    deedHolds:
      '“Where’s your tooth?” they all asked on the way home. ^ “I lost it doing a cartwheel,” said {hero}. It did not hurt. “{refrain}”',
    solved:
      'In the morning, under the pillow, lay a coin. It was wrapped in a note. ^ “Lots of people send teeth,” it said. “You sent the truth. I liked the beetle best.”',
    home: '{hero} grinned at the mirror. The gap grinned back. ^ And next to the gap, something went wobble.',
  },
  'saying-goodbye': {
    want: 'It was very quiet at home. Somebody {hero} loved had died. ^ {His} arms still wanted to hug. {He} did not know what to do with them.',
    setOut:
      '“Come,” said {hero} to {c}. “I’m full up. I have to walk a bit.” ^ They went out slowly. “{refrain}” {he} said to the sky.',
    problem:
      'The sky was blue, just as if nothing was wrong. {Spot} was in its place. ^ “Everything is here,” said {hero}, “and somebody is not.”',
    try0: 'They raced to {spot}, as fast as they could go. For a moment {hero} felt nothing but wind. ^ Then {he} stopped, and it all came in again.',
    try1: '{hero} sang loudly, so that {he} would not think. {He} sang all the way round {spot}. ^ But it was a song they used to sing together.',
    try2: '{hero} put {his} sad under {spot} and covered it with leaves. ^ But when {he} walked off, {his} love was under there too. So {he} went back for both.',
    turn: 'Something moved at the foot of {spot}. A baby bird! It had tumbled down, and it was all fluff and shiver. ^ It did not cry. It only looked.',
    turnDeepens:
      '{hero} knelt. “You’re all by yourself,” {he} said. The bird blinked. ^ Up in the branches, its mother was calling its name.',
    lowPoint:
      'Then {hero} felt it all at once, like a wave. {He} cried until {his} sleeves were wet. ^ {C} stayed there. {C} did not say, “Don’t cry.”',
    spark:
      '{hero’s} tears stopped. The bird had hopped on to {his} knee, where it was warm. ^ “Oh,” {he} said. “You need some. And I have so much.”',
    deed: 'Slowly, gently, {hero} made {his} hands into a bowl. Somebody had shown {him} how, long ago. “{refrain}” ^ The bird tucked in its head and sighed.',
    deedHolds:
      'Then up into the tree, branch by branch. {hero} did not look down. “{refrain}” ^ One small hop, and the bird was home.',
    solved:
      '{hero} sat and listened to them, chirping over {his} head. {He} was sad. {He} was glad. ^ It was both, and both were all right.',
    home: 'At home they told the funny stories, the ones about the one they missed. {hero} laughed and cried. ^ Then {he} put a little light in the window.',
  },
};
