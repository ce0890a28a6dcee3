import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 4–5 of the plots that suit any idea. */
export const MORE_FOR_ANY_IDEA: SecondTellings = {
  treasure: {
    want: 'Flip, flop! An old, old map fell out of [a book|the cupboard]. There were hills on it. ^ And there was an X. “An X means treasure!” said {hero}.',
    setOut:
      '{hero} put on {his} explorer hat. {C} packed [a snack|the snacks]. ^ “Forward!” said {hero}. “{refrain}”',
    problem:
      '“First we go to {spot},” read {hero}. But which way was up? ^ {C} said left. {hero} said right. So they went in the middle, and got wet feet.',
    try0: 'Dig, dig, dig, next to {spot}! {refrain} Up came a [worm|root], and then a rusty [tin|fork]. ^ “You can’t spend that,” said {hero}.',
    try1: 'They counted steps. Seven, eight, nine. ^ Then {c} sneezed, and {hero} forgot the number. They ended up nose to nose with {spot}.',
    try2: '“Ask somebody,” said {c}. So they asked a [snail|beetle]. It thought for a long, long time. ^ “No,” it said. By then it was past lunch.',
    try3: 'They climbed up on {spot} to look for a big X. ^ They saw grass and sky and one surprised [bird|goat]. But no X at all.',
    turn: 'Whoosh! The wind took the map and dropped it on {his} head. When {hero} looked up, {he} saw it from below. ^ “It’s the other way round!” {he} cried.',
    turnDeepens:
      'Everything was back to front! So they turned round and marched. ^ Past {spot}! Past {spot}! Now the map was right every time.',
    lowPoint:
      'Clonk! A chest! {hero} tugged. {C} tugged. They tugged until they fell over. ^ It stayed shut. “So near,” said {hero}, and a tear dropped on the lid.',
    spark:
      'What was that, scratched on the side? A tiny hand. And on the other side, one more! ^ “It needs two of us,” said {hero}. “At the same time!”',
    deed: '{hero} put one hand on the left mark. {C} leaned on the right one. “Wait for it,” said {hero}. “{refrain}” ^ And, push!',
    deedHolds:
      'The chest gave a yawn and opened up. No gold! ^ There were buttons and bells and a tiny tin duck. On a card stood, “Take one. Leave one.”',
    solved:
      '{hero} picked the tin duck. Then {he} put in {his} lucky [stone|shell], for the next one who came. ^ “This is the best sort of treasure,” {he} said.',
    home: 'Back home, the map went back where it came from. {hero} patted it. ^ “Somebody will find you,” {he} whispered. “I hope they hold you wrong, too.”',
  },
  'afraid-of-the-dark': {
    want: 'Bedtime. Off went the lamp. And the dark came in and sat on everything. ^ “Go away,” said {hero}, from under the pillow. It did not go.',
    setOut:
      '“I’ll send the dark home,” said {hero}. {He} took a lantern in one hand, and {c} with the other. ^ “{refrain}” they whispered.',
    problem:
      '{hero} held up the light. There was {spot}. It looked quite friendly. ^ But behind {spot} the dark was waiting, big as a house.',
    try0: '{hero} stamped. “Shoo, Dark! Go home!” ^ The dark did not shoo. Only a [moth|mouse] did, and it came back for its hat.',
    try1: '“We’ll run past it,” said {hero}. One, two, three, run! ^ Past {spot} they puffed, and past {spot}. The dark was there first. It had not even run.',
    try2: '“Let’s fill it up with light,” said {hero}. {He} put candles all round {spot}. ^ But each candle made a shadow, long and thin. Now there was more dark, not less!',
    turn: 'Fizz, went the lantern. Fizz. Pop. And out! ^ {hero} could not see {his} own nose. “Oh,” said {c}, very close by. “Oh,” said somebody else.',
    turnDeepens:
      '“Who said that?” asked {hero}. “I did,” said a voice like a blanket. “I’m Dark. Please don’t shout.” ^ It sounded much more scared than {hero}!',
    lowPoint:
      '“Nobody wants me,” sniffed the Dark. It rolled itself up, and began to go. ^ With it went the stars, one by one. “Oh no,” said {hero}. “What have I done?”',
    spark:
      '{hero} thought of {his} first day at [playgroup|swimming]. {He} had hidden too. ^ Nobody pulled {him} out. Somebody just sat next to {him}. “I can do that,” said {hero}.',
    deed: 'So {hero} sat down where it was blackest. {His} tummy jumped like a frog. {He} shut {his} eyes. ^ “You can sit here,” {he} said. “There’s room for you.”',
    deedHolds:
      'Softly, softly, the Dark came near. It tucked itself round {hero} and {c}. ^ “Now peep,” it said. Up there, a thousand stars were winking.',
    solved:
      '“You kept those for us?” said {hero}. “Every night,” said the Dark. ^ They counted up to fifty. “{refrain}” sang {hero}, and the owls joined in.',
    home: 'Back in bed, {hero} gave the lamp a pat. “You can rest,” {he} said. Click. ^ Something big and soft sat down by {his} feet, and hummed.',
  },
  'great-race': {
    want: 'Bump, bump, bump! Down the stairs came the {thing}. Today was race day! ^ “You are not shiny,” {hero} told it, “but you are mine.”',
    setOut:
      'On the line stood fast ones and faster ones. And then there were {hero} and {c}. ^ “Ready?” “Steady?” “{refrain}”',
    problem:
      'They all whizzed away like [wasps|arrows]. {hero} only got their dust. ^ “Are we last?” asked {c} at {spot}. “We’re the first of the last,” said {hero}.',
    try0: '“This way is quicker!” said {hero}. Behind {spot} there was a little path. ^ It went down. It went squelch. It ended in a pond with a cross duck in it.',
    try1: 'Down the hill! {hero} did not brake at all. Wheee! ^ But at the bottom was a bend, and the {thing} did not bend. Bump! Hello, {spot}.',
    try2: '“I will do it like the fast ones,” said {hero}. They put their heads down. So {he} put {his} head down. ^ Then {he} could not see. Bonk!',
    turn: 'Squeak, went the {thing}. “Squeak,” went somebody by {spot}. ^ {hero} stopped. In the grass sat a very small {littleKind}, with one foot stuck.',
    turnDeepens:
      'Far away a band began to play. The race was almost over! ^ {hero} looked down the road. {He} looked at {little}. Then {he} knelt down in the dust.',
    lowPoint:
      'Snip, tug, free! But the race was gone. And when {hero} picked up the {thing}, something fell off. ^ “Oh,” {he} said, in a very small voice.',
    spark:
      '“Wait here,” said {little}, and gave a whistle. Aunts came out of the grass. Uncles came. Forty cousins came! ^ “If we all lift,” said {hero}, “it doesn’t have to roll.”',
    deed: '{hero} showed everyone where to hold on. Big ones in the middle, little ones round the edge. “Now! {refrain}” ^ And the {thing} went up in the air.',
    deedHolds:
      'Here they came! First {hero}, then the {thing}, with eighty feet below it. ^ “{refrain}” The whole crowd jumped up on the chairs to see.',
    solved:
      'Over the line they went, last of all. And the band played twice as loud! ^ “Nobody ever finished like that,” said the winner, and gave {hero} the medal.',
    home: 'That night the {thing} stood in the hall, with one leaf stuck to it. ^ “Squeak,” it said softly. {hero} knew just what it meant.',
  },
  'birthday-cake': {
    want: '“What are you singing?” asked {little}, the tiny {littleKind} by the step. “A birthday song!” said {hero}. ^ “I haven’t got a birthday,” said {little}. “I never had one.”',
    setOut:
      '{hero} ran for the flour. {C} ran for the big bowl. “{little} shall have a cake,” {he} said. “And not a word!” ^ “{refrain}”',
    problem:
      'The stove stood by {spot}. The spoon was too big. The bowl was too small. ^ “A bit of this,” said {hero}, “and a lot of that.” It was mostly that.',
    try0: 'In it went. {refrain} Out it came, as thin as a [slipper|book]. {C} tried to cut it. ^ The knife went “boing”. They had not stirred for long enough.',
    try1: '“More puff,” said {hero}, and tipped in the whole tin. The cake puffed up as big as {spot}. ^ Then it went “fffft”, and sat down on {c}.',
    try2: 'Now it was brown and round and just right. Nibble, nibble. “Blah!” ^ {hero} had mixed up the jars. This cake was made with salt!',
    turn: 'One last egg! {hero} held it like a jewel. “What sort does {little} like best?” asked {c}. ^ {hero} opened {his} mouth. Then {he} shut it again.',
    turnDeepens:
      '“We never asked,” said {hero}. They sat down on {spot} and thought hard. ^ {Little} liked small things. {Little} liked warm things. {Little} liked crunchy things!',
    lowPoint:
      'And then, oh dear, {c} sneezed. The egg rolled. It rolled and rolled. Crack! ^ There it lay, all yellow. “Now there’s nothing,” said {hero}.',
    spark:
      '{C} found a seed in the grass, and crunched it. Crunch! {hero} looked up. ^ “Crunchy! Warm! Small!” {he} shouted. “We never needed an egg at all!”',
    deed: 'Seeds from here, nuts from there. {hero} rolled them up in honey. “{refrain}” ^ The bun was as small as a button.',
    deedHolds:
      'Tap, tap, tap! {hero} went to every door. “Shh! Come quickly. It’s for {little}.” ^ Soon there were feet behind every flowerpot.',
    solved:
      'Creak, went the tiny door. “HAPPY BIRTHDAY!” {Little} fell over backwards. ^ Then {little} took a bite, and went quiet, and took another. “Crunchy,” sighed {little}.',
    home: 'There was flour on the cat and honey on the stairs. {hero} did not mind. ^ {He} drew a ring round the day, so that nobody could forget it.',
  },
  'flying-machine': {
    want: 'Swish! A [swallow|swift] flew by the window, upside down. “Show-off,” said {hero}. ^ But {he} could not stop looking up.',
    setOut:
      '“I need a bathtub,” said {hero}, “and a fan, and you.” {C} was glad to be needed. ^ They rolled it all {into}. “{refrain}”',
    problem:
      '{hero} and {c} pushed the tub up to {spot}. They looked at it. It looked at them. ^ It had never flown before, and it did not plan to start.',
    try0: 'They tied on two umbrellas and ran down the hill. Flap, flap, flap! ^ For one hop they were flying. Then, flop! The umbrellas turned into cups.',
    try1: 'They blew up balloons until they saw stars. Up went the tub! Up went {c}! ^ But a twig by {spot} said “Boo”. Pop, pop, pop. Down they sat.',
    try2: 'Now for the fan! {hero} pedalled and pedalled. Brrrr! ^ It went so fast that it left {c} behind. But it never left the ground.',
    turn: '{hero} drew all three in the sand. One lifts. One floats. One pushes. ^ {He} looked at them for a long time. Then {he} rubbed out the lines between them.',
    turnDeepens:
      '“Not three,” said {hero}. “One!” They tied and glued and hammered. The wings went here, and the fan went there. ^ {Spot} was full of string.',
    lowPoint:
      '“Three, two, one, fly!” It shook. It rattled. It stayed. ^ “Never mind,” said the people, and that was worse. {hero} hid {his} face in {his} knees.',
    spark:
      'A [bird|bee] sat down on the edge, and the tub dipped. The bird flew off, and it rose a bit. ^ “Oh!” said {hero}. “We’ve packed too much!”',
    deed: '“Out you go,” said {hero} to the hammer. “Thank you,” {he} told the tiles. Out, out, out! “{refrain}” ^ The tub began to sway, like a boat.',
    deedHolds:
      'The grass let go. {Spot} got small. The wind picked them up. ^ “{refrain}” yelled {hero}, and {his} hat flew ahead.',
    solved:
      'Round and round they flew, over all the waving hands. {hero} could see the pond, the path, and {his} own front door. ^ “Hello, birds!” {he} said.',
    home: 'The tub stood in its old place again. {hero} filled it up and got in. ^ “You were wonderful,” {he} told it, and washed behind its taps.',
  },
  'strange-noise': {
    want: 'It came at tea time. Booo-hoooo! The jam fell off the toast. ^ “Shut the window!” cried everybody. “Why?” asked {hero}. “Who is it?”',
    setOut:
      '“You can’t be scared of somebody you never met,” said {hero}. {He} was, though, a bit. ^ {He} took {c’s} side for company. “{refrain}”',
    problem:
      'Out here it was so loud that the leaves shook. Booo-hoooo! {hero} looked behind {spot}. {C} looked behind {hero}. ^ Which way did it come from?',
    try0: '“Quiet, please!” shouted {hero}, as loud as {he} could. ^ BOOO-HOOOO! Oh dear. If you shout “quiet”, there are two loud ones.',
    try1: 'They dug a hole and put [leaves|straw] on top. Whoever came would fall in. Thump! ^ It was {hero}. {He} had forgotten where it was.',
    try2: 'Two big eyes were shining at {spot}. “It’s got horns!” squeaked {c}. ^ The eyes said “Moo.” It was somebody’s [cow|calf], and it was rather hurt.',
    turn: 'Plop. A drop fell on {hero’s} hand. It was warm. Plop. ^ “Rain is cold,” {he} said. “This is a tear. Somebody’s crying, {c}!”',
    turnDeepens:
      'They went on, quick and quiet. Past {spot}, the drops were as big as puddles. ^ “Poor thing,” said {hero}. It is hard to be scared and sorry, both at once.',
    lowPoint:
      'There sat a {littleKind} as big as a barn, with its paws on its eyes. ^ “Don’t look at me!” it cried. {hero’s} legs turned to jelly. They would not go on.',
    spark:
      'Under its paws, one eye peeped out. It looked at {hero}. It was just as scared! ^ “It thinks that I am the monster,” thought {hero}.',
    deed: 'So {hero} made {himself} as small as a mouse. {He} sat. {He} smiled. {He} held out {his} hand. ^ “{refrain}” {he} said, as soft as feathers.',
    deedHolds:
      '“I’m {little},” sniffed the {littleKind}. “I said good night, and nobody said it back. So I said it louder.” ^ {hero} put both arms round one big toe.',
    solved:
      '“Booo-hooo!” sang {little} that night. It means “sleep well”. “Booo-hooo!” sang {hero}. ^ Then the baker sang it, and the baby, and the whole street.',
    home: 'At tea time the jam still falls off the toast. But now everyone laughs. ^ “That’s {little},” they say, and they open the window.',
  },
  'lost-song': {
    want: 'The alarm clock opened its mouth and nothing came out. The {thing} was dumb. ^ Even the bath did not gurgle. “Somebody has turned off the music,” said {hero}.',
    setOut:
      '“We’ll follow the last note,” said {hero}. “It went that way, I think.” ^ {C} took the {thing}. “{refrain}” It sounded like [soup|socks].',
    problem:
      'They looked for a song by {spot}. They looked for a song under {spot}. ^ A [cricket|robin] rubbed its head. It knew that it had known one.',
    try0: '“Songs fly,” said {hero}, so {he} waved a net. Swish, swish! {He} caught a leaf. ^ The leaf did not know any songs.',
    try1: 'They banged. They rattled. They blew. Crash, clang, parp! ^ Everyone ran away, and so did {spot}, nearly. That was not music. That was a mess.',
    try2: 'There lived a very great singer, near {spot}. But the singer hid in bed. ^ “What if it comes out wrong?” said the singer. So it did not come out at all.',
    turn: '{hero} hugged {c}, because it was so quiet. And {he} heard it! Bom, bom. Bom, bom. ^ “You’ve got a drum in you,” {he} said. “And so have I!”',
    turnDeepens:
      'Bom, bom, went two hearts. So {hero} walked like that. Bom, bom, past {spot}. ^ A gate began to swing in time. Was it coming back?',
    lowPoint:
      '“Now sing,” everybody said. They all sat down to listen. ^ {hero} looked at all those eyes. {His} song ran down to {his} toes, and stayed there.',
    spark:
      '“Hmm,” went {c}, quite wrong. “Hm-hm-hoops.” It was so wrong that it made {hero} feel warm. ^ “You don’t have to be good,” {he} said. “You only have to start!”',
    deed: '{hero} stood up, all wobbly. One hand was on {his} heart. {He} let out a note as small as a seed. “{refrain}” ^ It cracked. And it went on.',
    deedHolds:
      'Somebody clicked. Somebody clapped. A [blackbird|frog] put in a twiddle. ^ “{refrain}” Soon the whole hill was humming, like a kettle.',
    solved:
      'Ding! Toot! Gurgle! It all came back at once. {hero} grabbed the {thing} and played until {his} hat fell off. ^ {C} sang too. It was dreadful, and lovely.',
    home: 'In bed {hero} listened. The stairs went crick. The pipes went glug. ^ “That’s my favourite tune,” {he} said, and tapped {his} toes to it.',
  },
};
