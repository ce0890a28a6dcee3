import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “flying-machine” for readers of two to five. */
export const flyingMachineYoungTellings: Tellings = {
  '2-3': {
    want: [
      'A feather! Float, float. Me too, me too!',
      'Hop, {hero}! Down again. Hop! Down again.',
      'Up is blue. Up is big. Let me up!',
    ],
    setOut: [
      'Roll the tub! Rumble, bumble! {refrain}',
      'Two umbrellas. One fan. One friend. {refrain}',
      'Push, {c}, push! Squeak, wheel! {refrain}',
    ],
    problem: [
      '“Up, tub!” says {hero}. Tub says clonk.',
      'Draw a plan. Scratch, scratch. Arrows, arrows, up!',
      'Four fat feet. One fat tub. Hmm!',
    ],
    try0: [
      'Hold tight. Hop! Whump! Bump! Floppy wings.',
      'Umbrella left! Umbrella right! Flip, flap, crash.',
      'Jump off a bump. Wheee! Splat in the mud.',
    ],
    try1: [
      'Red one, blue one, up we bob. Bang!',
      'Puff, puff, blow. Float, tub! Ouch, a thorn!',
      'Up, up, off goes the tub! Not that way!',
    ],
    try2: [
      'Brrrrm! Too fast! Wait for {hero}!',
      'Whizz! Left it goes. Right it goes. Plop!',
      'The fan goes vroom. The tub goes zoom. Never up!',
    ],
    turn: [
      'Flap was good. Float was good. Push was good!',
      'Turn a page. Peep! Three half-good things.',
      'Add them up, {hero}. One and one and one!',
    ],
    turnDeepens: [
      'Glue here! Knot there! Tap, bang, done.',
      'Up the ladder. Down the ladder. Tie it tight!',
      'All in one! Bang it, hang it. Nearly done!',
    ],
    lowPoint: [
      'Everyone looks. Ready? Now! No. Not a hop.',
      'Shiver, shake, sigh. The tub stays down.',
      '“Sorry,” say all. Off they go. Poor {hero}!',
    ],
    spark: [
      'Creak! What was that? One foot is up!',
      'Out steps {c}. Up bobs the tub! Aha!',
      'Peep in. Hammers! Bricks! Far too full!',
    ],
    deed: [
      'Bye, bricks! Bye, hammer! {refrain}',
      'Lift it. Drop it. Clunk! {refrain}',
      'Less and less and less. Tub dances!',
    ],
    deedHolds: [
      'Bye, ground! Hello, cloud! {refrain}',
      'Whoosh! Left a bit. Right a bit. Wheee!',
      'The grass lets go. {hero} flies, {hero} flies!',
    ],
    solved: [
      'All the little people! All the little hats!',
      'Loop and swoop! “Look at me!” Hip, hip!',
      'Yoo-hoo, everybody! Higher than the trees!',
    ],
    home: [
      'One wet book. One good word: UP!',
      'Rub-a-dub, flying tub. Dry your wings. Good night!',
      'Bubbles up! Feather up! {hero} down. Yawn.',
    ],
  },
  '4-5': {
    want: [
      'Swish! A [swallow|swift] flew by the window, upside down. “Show-off,” said {hero}. ^ But {he} could not stop looking up.',
      '{hero} jumped off the bottom stair. {He} flew for nearly a second. “More,” said {hero}. ^ Outside, a feather was flying for nothing.',
      'Up went the smoke. Up went the kites. Up went a feather, that hadn’t even asked! ^ “It’s not fair,” said {hero}, stretching. “I’m stuck to the floor.”',
      '“Why can’t I fly?” asked {hero}. “Too heavy,” said everybody. ^ {He} looked at the feather, up there, and {he} looked at the old bathtub. “Hmm,” {he} said.',
    ],
    setOut: [
      '“I need a bathtub,” said {hero}, “and a fan, and you.” {C} was glad to be needed. ^ They rolled it all {into}. “{refrain}”',
      '{hero} borrowed the fan and the umbrellas. Nobody had said not to. ^ Off rolled the tub, with {c} in front. “{refrain}”',
      '“Where’s that bath going?” somebody asked. “Up,” said {hero}. ^ The string was round {his} neck, and the ladder was on {his} toes. “{refrain}”',
      'A tub, a ladder, a fan, and string for miles. {hero} could hardly see over it all. ^ {C} had to steer. “{refrain}” they sang.',
    ],
    problem: [
      '{hero} and {c} pushed the tub up to {spot}. They looked at it. It looked at them. ^ It had never flown before, and it did not plan to start.',
      '{hero} licked {his} pencil and drew a bird. Then {he} drew the bathtub. ^ They did not look alike. “It’s the legs,” said {c}.',
      'They gave the tub a push. It did not move. They asked nicely. ^ {hero} chewed {his} pencil by {spot}. “How do you make a heavy thing light?”',
      'The plan had wings. The plan had clouds. The plan had a big red arrow. ^ “Now all it needs,” said {hero}, “is for the tub to read it.”',
    ],
    try0: [
      'They tied on two umbrellas and ran down the hill. Flap, flap, flap! ^ For one hop they were flying. Then, flop! The umbrellas turned into cups.',
      '{hero} opened two umbrellas and jumped, tub and all. Whump! It held! ^ Then it didn’t. The umbrellas went floppy, like wet hats, and everyone went bump.',
      '“Open the wings!” called {hero}. They ran, they hopped, they were up! ^ They were down. The wings had bent, and there was grass in the bath.',
      'Two umbrellas make two wings. {hero} held on, and off they hopped, past {spot}. ^ Crick, crack! Wings need bones, and these had only handles.',
    ],
    try1: [
      'They blew up balloons until they saw stars. Up went the tub! Up went {c}! ^ But a twig by {spot} said “Boo”. Pop, pop, pop. Down they sat.',
      'Six balloons, ten balloons, twenty! {hero} tied on the last. The tub gave a sniff and floated. ^ But nobody had told it where to go. Bang, it went, on a thorn.',
      '“It’s floating!” cried {hero}. “Oh. It’s leaving.” ^ {He} hung on to the string. The wind bumped {him} into {spot}. Pop! said the balloons. Pop, and worse.',
      'Balloons are good at up. They are not good at left, or right, or mind that tree. ^ “Mind that tree!” yelled {hero}. POP!',
    ],
    try2: [
      'Now for the fan! {hero} pedalled and pedalled. Brrrr! ^ It went so fast that it left {c} behind. But it never left the ground.',
      'The fan roared like a hundred bees. Away went the tub, with no one in it! ^ “Stop!” yelled {hero}. Three times it ran round {spot}, but never up.',
      '“Faster!” cried {hero}. The tub went faster. It went so fast that {his} socks came off. ^ But it went along, along, along. It never once went up.',
      '{hero} gave the fan a twist. Vrrroom! ^ The tub shot off like soap from a wet hand. It knew how to go. It just did not know where the sky was.',
    ],
    turn: [
      '{hero} drew all three in the sand. One lifts. One floats. One pushes. ^ {He} looked at them for a long time. Then {he} rubbed out the lines between them.',
      '{hero} opened the book with all the sad drawings in it. ^ “Wings lift,” {he} read. “Balloons float. Fans push.” {He} read it again. It did not sound sad at all!',
      '“We crashed three times,” sighed {hero}, and drew it all. ^ {C} looked at it upside down. “But each time,” said {c}, “a bit of it went right.”',
      'One page for wings, one for balloons, one for the fan. {hero} folded the book. ^ Now all three lay on top of each other. “That’s how!” {he} said.',
    ],
    turnDeepens: [
      '“Not three,” said {hero}. “One!” They tied and glued and hammered. The wings went here, and the fan went there. ^ {Spot} was full of string.',
      'Up the ladder, down the ladder! {hero} put bones in the wings and knots in the string. ^ {C} held the glue. After that, {c} could not stop holding it.',
      '“You float,” {hero} told the balloons. “You steer,” {he} told the umbrellas. “And you push.” ^ Everybody had a job. They had only wanted asking.',
      'Tap, tap, went the hammer. Snip, went the scissors. People came to look. ^ “Is it a bird?” “Is it a bath?” “It’s both,” said {hero}.',
    ],
    lowPoint: [
      '“Three, two, one, fly!” It shook. It rattled. It stayed. ^ “Never mind,” said the people, and that was worse. {hero} hid {his} face in {his} knees.',
      'The whole street came to watch. “Now!” called {hero}. The fan went brrr, and the wings went flap. ^ And the tub? The tub just sat. Then the whole street went home.',
      'It hummed. It hopped, nearly. It stopped. ^ “Oh well,” said the people, and somebody gave {hero} a bun. It’s no fun to eat a sad bun.',
      '{hero} pulled the string that said GO. Nothing went. ^ {He} sat down next to a bent umbrella. The balloons looked the other way.',
    ],
    spark: [
      'A bird sat down on the edge, and the tub dipped. The bird flew off, and it rose a bit. ^ “Oh!” said {hero}. “We’ve packed too much!”',
      '“Shall we go home?” said {c}, and climbed out. Boing! The tub gave a bounce. ^ {hero} looked inside. Bricks, tools, a whole brass tap! “Who packed all that?” {he} said. They had.',
      'Out hopped {c}. Up came one iron foot! In hopped {c}. Down it went. ^ {hero} watched. Out, up. In, down. “I’ve got it!” {he} yelled.',
      '{C} took out one brick to sit on. And the tub went “Ahh.” ^ “It’s puffed out!” cried {hero}. “It’s been carrying everything we own.”',
    ],
    deed: [
      '“Out you go,” said {hero} to the hammer. “Thank you,” {he} told the tiles. Out, out, out! “{refrain}” ^ The tub began to sway, like a boat.',
      '{hero} had five lucky stones. {He} kissed each one and put it down. “{refrain}” ^ The tub got lighter, and the rope got tight.',
      'Clank went the tools. Clunk went the bricks. {hero} even gave up {his} second-best hammer. ^ “{refrain}” The bathtub stood on the tips of its toes.',
      '“I don’t need you, or you,” said {hero}, and out it all came. ^ “{refrain}” The heap got higher. The tub began to wiggle.',
    ],
    deedHolds: [
      'The grass let go. {Spot} got small. The wind picked them up. ^ “{refrain}” yelled {hero}, and {his} hat flew ahead.',
      'Nobody pushed. Nobody pulled. The ground just slid off. ^ “{refrain}” sang {hero}. Under them, {spot} was as small as a biscuit.',
      '“Hold on,” said {hero}. “We’re off!” And they were. ^ They went over the wall, over the trees, over a very surprised washing line. “{refrain}”',
      'Up, said the balloons. Along, said the fan. This way, said the wings. ^ “Wheee!” said {hero}. “{refrain}” The clouds were rather damp.',
    ],
    solved: [
      'Round and round they flew, over all the waving hands. {hero} could see the pond, the path, and {his} own front door. ^ “Hello, birds!” {he} said.',
      '“They’re up!” shouted somebody, and everybody came running, with their mouths full of supper. ^ {hero} waved with both hands. {C} steered with a foot.',
      'From up there a house is as small as a sugar lump. {hero} could put {his} thumb on the whole school. ^ “Hello, everyone!” {he} called. “I’m up!”',
      'They flew round the tower, and they flew round again, to be sure. ^ “I knew it would fly,” said all the people. {hero} laughed so much that the tub rocked.',
    ],
    home: [
      'The tub stood in its old place again. {hero} filled it up and got in. ^ “You were wonderful,” {he} told it, and washed behind its taps.',
      '{hero} drew one more picture. This one had no crash in it. ^ “Where shall we fly next?” {he} asked. The bath gurgled. It sounded like the sea.',
      'After supper {hero} sat with the book on {his} knees. “Wings, balloons, fan,” {he} wrote, “and no bricks.” ^ Then {he} put the feather in, to keep the page.',
      'There was a bit of cloud in the bathtub. Or it was foam. ^ {hero} wrote it down as cloud. It was {his} book.',
    ],
  },
};
