import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “flying-machine”. */
export const flyingMachineTellings: Tellings = {
  '4-5': {
    want: [
      'Swish! A [swallow|swift] flew by the window, upside down. “Show-off,” said {hero}. ^ But {he} could not stop looking up.',
    ],
    setOut: [
      '“I need a bathtub,” said {hero}, “and a fan, and you.” {C} was glad to be needed. ^ They rolled it all {into}. “{refrain}”',
    ],
    problem: [
      '{hero} and {c} pushed the tub up to {spot}. They looked at it. It looked at them. ^ It had never flown before, and it did not plan to start.',
    ],
    try0: [
      'They tied on two umbrellas and ran down the hill. Flap, flap, flap! ^ For one hop they were flying. Then, flop! The umbrellas turned into cups.',
    ],
    try1: [
      'They blew up balloons until they saw stars. Up went the tub! Up went {c}! ^ But a twig by {spot} said “Boo”. Pop, pop, pop. Down they sat.',
    ],
    try2: [
      'Now for the fan! {hero} pedalled and pedalled. Brrrr! ^ It went so fast that it left {c} behind. But it never left the ground.',
    ],
    turn: [
      '{hero} drew all three in the sand. One lifts. One floats. One pushes. ^ {He} looked at them for a long time. Then {he} rubbed out the lines between them.',
    ],
    turnDeepens: [
      '“Not three,” said {hero}. “One!” They tied and glued and hammered. The wings went here, and the fan went there. ^ {Spot} was full of string.',
    ],
    lowPoint: [
      '“Three, two, one, fly!” It shook. It rattled. It stayed. ^ “Never mind,” said the people, and that was worse. {hero} hid {his} face in {his} knees.',
    ],
    spark: [
      'A [bird|bee] sat down on the edge, and the tub dipped. The bird flew off, and it rose a bit. ^ “Oh!” said {hero}. “We’ve packed too much!”',
    ],
    deed: [
      '“Out you go,” said {hero} to the hammer. “Thank you,” {he} told the tiles. Out, out, out! “{refrain}” ^ The tub began to sway, like a boat.',
    ],
    deedHolds: [
      'The grass let go. {Spot} got small. The wind picked them up. ^ “{refrain}” yelled {hero}, and {his} hat flew ahead.',
    ],
    solved: [
      'Round and round they flew, over all the waving hands. {hero} could see the pond, the path, and {his} own front door. ^ “Hello, birds!” {he} said.',
    ],
    home: [
      'The tub stood in its old place again. {hero} filled it up and got in. ^ “You were wonderful,” {he} told it, and washed behind its taps.',
    ],
  },
  '6-8': {
    want: [
      '“Down” was easy, {hero} found. You only had to step off a wall. It was “up” that wanted thinking about. ^ A feather came floating past, and {he} stretched after it on the very tips of {his} toes. It dodged and kept climbing. “If a hen’s leftovers can do it,” said {hero}, “so can a bathtub.”',
    ],
    setOut: [
      'Three people asked what the bathtub was for. “The sky,” {hero} told the first one. “Science,” {he} told the second. By the third {he} was out of breath. ^ So {c} carried the umbrellas, {hero} carried the fan, and the tub went {into} on a cart. “{refrain}” They sounded like a marching kitchen.',
    ],
    problem: [
      '“Fly,” said {hero}. Next to {spot} stood the bathtub, on its four iron feet. It looked like a cow that has been asked to dance. ^ {hero} sucked {his} pencil. A swallow weighed less than a letter. This weighed more than the postman. “We don’t need a smaller tub,” {he} said in the end. “We need a bigger idea.”',
    ],
    try0: [
      'An umbrella is half a wing already, so {hero} gave the tub two. “Jump on three,” {he} called. They rattled down the slope by {spot}, flapping like geese. ^ It worked for as long as a hiccup. Then both umbrellas turned into tulips. “More up than before,” said {hero}, picking mud from {his} ear. “Less than a bird.”',
    ],
    try1: [
      'It took all their puff to fill the balloons, and some of next week’s. Slowly the tub left the ground. {hero} held the string and {c} held {hero}. ^ “Left a bit!” {he} ordered. The balloons had never been told about left. They strolled over to {spot}, met one prickle, and went off like popcorn.',
    ],
    try2: [
      '“Something has to push,” said {hero}, and bolted on the fan. It pushed, all right. The tub went off by itself, and {he} had to run behind it, shouting “Heel!” ^ Twice it roared round {spot} with its nose in the dust. It passed a kite, two [snails|sheep] and {c}. But not once did it look up.',
    ],
    turn: [
      'They ate cold beans on the edge of the tub. {hero} read out the notes with {his} mouth full. “Umbrellas: up, but bendy. Balloons: up, but silly. Fan: strong, but down.” ^ {C} asked to hear it again. Halfway through, {hero} stopped chewing. “They’ve each got one good bit,” {he} said. “What if I only use the good bits?”',
    ],
    turnDeepens: [
      'Up and down the ladder went {hero}, with a nail in each pocket. Balloons to hold it. Umbrellas to steer it, with broom handles to stop them sulking. Fan at the back, where a duck keeps its feet. ^ Before long there was quite a crowd round {spot}. “Is it art?” somebody asked.',
    ],
    lowPoint: [
      'Everybody counted. It was lovely, all those voices, right down to zero. The fan howled, and every balloon stood on tiptoe. The bathtub did not budge. ^ “Well, it’s a very nice bath,” said somebody kindly. Then they had all gone. {hero} sat down beside a fallen umbrella and had nothing to write.',
    ],
    spark: [
      'Down by the tub, {c} was tidying. {C} picked out one spanner and laid it on the ground. Creak! One iron foot came up, and hung in the air. ^ {hero} took three steps and looked over the rim. Hammers! Spare bricks! Half the shed! “No wonder,” {he} breathed. “It’s been trying to fly with the whole workshop on its back.”',
    ],
    deed: [
      '“Sorry,” said {hero} to the spanners, and lifted them out. Last came the lucky stones from the seaside. {He} gave each of them a rub before {he} set it down. ^ Every time, the tub rose by a finger. It was tugging at its rope like a puppy. “{refrain}” whispered {hero}, and untied the knot.',
    ],
    deedHolds: [
      'Nobody saw them leave, apart from one [snail|robin]. {Spot} slid away underneath, no bigger than a toy, then no bigger than a crumb. ^ {hero} pulled the left umbrella, and the whole sky turned round to meet {him}. “We’re not falling!” {he} shouted to {c}. “We’re doing the other one! {refrain}”',
    ],
    solved: [
      'Heads came out of windows. Somebody ran along below in pyjamas and one boot. {hero} waved both arms, and had to be reminded about steering. ^ From above {he} saw all their old muddy marks beside {spot}. There was the skid, and there was the pop. From here it looked like somebody learning to write.',
    ],
    home: [
      'After all that, the flying machine needed a good wash, and so did its pilot. They saved water by doing it together. {hero} lay back with a feather behind one ear. ^ The notebook got rather wet. “UP,” {he} wrote across a whole page. Underneath {he} put, “Next time, bring sandwiches.”',
    ],
  },
  '9-12': {
    want: [
      'It began with a feather. It came in at one window while {hero} was brushing {his} teeth, considered the room, and went out at the other. At no point did it come down. ^ {He} leaned out after it as far as one can. It was the unfairness that struck {him}. A feather had no plans for the sky; it could not even wave. Whereas {hero} had been ready for years. All {he} lacked was a vehicle. {He} thought about the old bathtub.',
    ],
    setOut: [
      '“Borrowing,” said {hero}, “is when you mean to bring it back.” By this rule {he} had borrowed a bathtub, two umbrellas, the kitchen fan, a ladder and nineteen yards of washing line. {C} pointed out that some of the line still had socks on it. “Flags,” said {hero}. ^ They took it all {into} by the back way, whistling, as innocent people do. “{refrain}” {he} said each time they met somebody, and no one could think of a reply.',
    ],
    problem: [
      'There is a kind of silence that only a bathtub can make. It stood by {spot} with its feet planted, and {hero} walked round it chewing a pencil. {He} had made a list headed Things That Fly, and another headed Bathtubs. They did not meet anywhere. ^ “Bees aren’t supposed to be able to, either,” {he} said. “It’s just that no one has had the heart to tell the bees.” {He} bent down to the nearest tap. “So I’m not going to tell you.” It was a start.',
    ],
    try0: [
      'For machine number one they copied the bat, which is an umbrella that has been well brought up. {hero} lashed one to each side and took a run at it beside {spot}. At the edge of the bank {he} jumped. ^ There was a whump, as of someone shaking out a very large tablecloth, and for half a breath nothing was touching anything. Next came the ditch. {hero} climbed out with a bare handle in each fist. “Umbrellas want to hold,” {he} wrote. “They just haven’t the bones for it.”',
    ],
    try1: [
      'The second machine was a matter of breath. {hero} blew until the landscape had spots; {c} saw to the knots. At the last balloon the bathtub sighed and came off the ground like a duchess rising from a sofa. ^ It was glorious, and it was no use whatever. When {he} wanted north it fancied east. It wandered off with {hero} hanging on to the string, and met something sharp at {spot}. {He} put in the notebook: “Lovely and light. No opinions but its own.”',
    ],
    try2: [
      'So it needed a will of iron. {hero} supplied one, out of the kitchen fan, a bicycle chain and a great deal of elastic. It took an hour to wind up, and it took the bathtub four seconds to be gone. ^ {He} ran. It did three laps of {spot} with its plug streaming out behind it like the tail of a kite. It ended nose down in a ditch. “Push: excellent,” {hero} wrote, when {his} hand had stopped shaking. “Up: none.”',
    ],
    turn: [
      'It is easier to read your own handwriting when you are sad, because you go slower. {hero} sat with the notebook on {his} knees and went through the disasters, one to three. Wants to hold. Lovely and light. Push: excellent. {He} frowned, and turned back a page. ^ “{C},” {he} said, “suppose you had a friend who was strong, and one who was light, and one who was clever with their hands. You wouldn’t tell them to take turns.” There was a pause. “I’ve been telling them to take turns.”',
    ],
    turnDeepens: [
      'Now everything was wanted at once, and on the top rung. {hero} went up the ladder for knots and came down it for glue. Broom handles went into the umbrellas, for bones. The fan was bolted on behind, where it could do as it was told. ^ By then there were folding chairs round {spot}. Somebody was selling lemonade. “Four goes,” said a man with a moustache, in the voice of a doctor. “Fourth,” said {hero} from above. “It’s quite a different word.”',
    ],
    lowPoint: [
      'All the folding chairs counted together, and on “nothing” {hero} threw the switch. The fan bellowed. The balloons hauled like a tug-of-war team. Every rope hummed, and the bathtub hummed with it, and stayed exactly where it was put. ^ After a minute the lemonade was wheeled away. A man with a moustache came over and, which was worse, patted {him} on the shoulder. {hero} sat down on the ground beside a stray umbrella. {He} opened the notebook. {He} looked at the blank half of the page, and closed it.',
    ],
    spark: [
      '{C} knew of nothing to say, and so, in a practical spirit, began to clear up. The toolbox came out first, and was set down with a clank. There was another sound after the clank. It was the sort of sound a person makes when they put down the shopping. ^ {hero} turned round. The bathtub was standing on three feet. In the bottom {he} found bricks, for luck, and all the broken ribs, and half a drainpipe. “It could always do it,” {he} said slowly. “It was waiting to be asked without the luggage.”',
    ],
    deed: [
      '“You’ll be all right here,” {hero} told the bricks, and stacked them by {spot} where they could see. It was not so easy with the rest. There were three stones from three different beaches, put in so that the tub should feel important. {He} carried each one out in both arms, like somebody putting kittens to bed. ^ The rope went tight all by itself. {hero} stepped in over the rim, taking nothing but {c}. “{refrain}” {he} said, with no breath in it, and pulled the knot.',
    ],
    deedHolds: [
      '{He} had always supposed that flying would be loud. Instead the ground stopped making its usual noise, and one noticed how much of that there had been. {Spot} tilted, and shrank, and became a thing on a tray. ^ “Shall we try a corner?” said {hero}. {He} drew in the left umbrella. The horizon lifted one shoulder, the fan purred, and round they came as smooth as a spoon in custard. {He} opened {his} mouth for something historic. What came out was “{refrain}” and then simply “Whee!”',
    ],
    solved: [
      'One old man was carrying a folding chair home when a shadow with taps went over the road. The chair unfolded by itself. From all sides people were running back, and {hero} dipped an umbrella to them, as captains do. ^ From up there {he} could make out the bank, and the ditch, and the dizzy circles round {spot}. It had been a map of everywhere {he} had gone wrong. Now it was plainly a runway. “It’s the fourth go that does it!” roared the old man, waving both slippers. “Always the fourth!”',
    ],
    home: [
      'The kitchen had its fan again, and the washing line had its socks. {hero} ran the hot water. It seemed only polite to ask first, and the bathtub made no objection. It had the look, around the taps, of something that has been places. ^ {He} balanced the notebook on the soap rack. “What we learned,” {he} wrote, and gave it some thought, till {his} fingers wrinkled. “One. Bring friends. Two. Bring nothing else.” A feather lay on the window sill. {He} blew, and it got up at once.',
    ],
  },
};
