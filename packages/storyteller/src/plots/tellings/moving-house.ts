import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “moving-house”. */
export const movingHouseTellings: Tellings = {
  '4-5': {
    want: [
      'The old house was far away. Here was the new one. It was clean and big and empty. ^ “Hello,” said {hero}. “Lo, lo,” it said. It did not even know {him}.',
    ],
    setOut: [
      '“Home must have got lost on the way,” said {hero}. “We will go and fetch it.” ^ {He} hung the key round {his} neck. “{refrain}”',
    ],
    problem: [
      '{Within} all the dogs were new. All the doors were new. Even the puddles were. ^ {hero} looked at {spot}. {Spot} looked at somebody else.',
    ],
    try0: [
      '“It’s only back along the road,” said {hero}. So they walked, and sang, and walked. ^ At {spot} the road went on, and on, and on.',
    ],
    try1: [
      '{hero} shut {his} eyes, to make it the old street. Ten steps to the gate! Nine, ten. ^ Splosh. The old street had no fountain.',
    ],
    try2: [
      'There was a door just like the old one, with the same round knocker. Knock, knock! ^ A stranger smiled at {hero}. But it was the wrong smile.',
    ],
    turn: [
      '{C} was not looking for anything. {C} had sat down on {hero’s} foot, and was happy. ^ “You’re home already?” said {hero}. “How did you do that?”',
    ],
    turnDeepens: [
      '“You just started!” said {hero}. “You didn’t wait for it.” ^ {He} turned {his} toes round. “Come on! We’ve got a home to make.”',
    ],
    lowPoint: [
      'But all the roofs were red, and all the steps were grey. {hero} went up one street and down the next. ^ “I’ve lost it,” {he} said. “I’ve lost both of them.”',
    ],
    spark: [
      'What was that, up in a window? A sock! {hero’s} own striped sock, drying on a lamp. ^ Nobody else had a sock like that. “There,” {he} said.',
    ],
    deed: [
      'In they ran. {hero} took {his} best drawing and stuck it up on the bare white wall. ^ It looked tiny. But the wall looked quite different.',
    ],
    deedHolds: [
      'Then {he} went out on the step and rang {his} bicycle bell. “I’m {hero}! I’m new!” ^ “{refrain}” And doors opened, all down the row.',
    ],
    solved: [
      'They brought [soup|buns]. They brought a chair with three legs. Everybody sat, and somebody fell off. ^ {hero} laughed out loud, and there was no echo.',
    ],
    home: [
      'In the dark the house went crick and crack. “Good night,” said {hero}. ^ “Ight,” it said. It was beginning to learn.',
    ],
  },
  '6-8': {
    want: [
      '{hero} sat on a suitcase, because the chairs were still in the van. “Hello?” {he} said to the hall. “Lo, lo, lo,” said the hall. ^ It was a polite sort of house, but it talked as you talk to visitors. Nobody had told it that {hero} was staying.',
    ],
    setOut: [
      'The new key was shiny, and so stiff that it pinched. {hero} took it in {his} fist all the same. “Home can’t have gone far,” {he} told {c}. “It’s got no legs.” ^ “{refrain}” they called at the gate, and off they marched {into}.',
    ],
    problem: [
      'In the old street {hero} could have told you who lived behind every hedge. Here {spot} had no story at all. Nobody {he} knew had ever got stuck there. ^ “Do I look lost?” {he} asked. {C} looked at {his} shoes, which were on the wrong feet, and kindly said nothing.',
    ],
    try0: [
      '{hero} drew a map of everything {he} had seen from the car. There was a cow, a bridge and a cloud like a boot. By {spot} {he} was stuck. ^ The cow must have gone in for tea. The cloud could be anywhere. “I ought to have drawn things that stay,” {he} said, and turned back.',
    ],
    try1: [
      '“Let’s play that it’s the old street,” said {hero}, pointing. “{Spot} is the bakery, and this is our gate.” {He} strode right through it, whistling. ^ It was a row of lettuces. {He} looked down at what was left of them. The old gate had never gone squish.',
    ],
    try2: [
      'Somebody was frying onions, just as they used to at home on Fridays. {hero} followed {his} nose past {spot} to a door. {He} rang, and waved, to be friendly. ^ “Have you come about the piano?” asked a very tall person. “No,” said {hero}. “I think I’ve come about the onions.”',
    ],
    turn: [
      '{hero} looked round for {c}. There, beside {spot}, lay a pebble, put just so, and a leaf for a rug. {C} sat in the middle, as snug as a bun. ^ “But we’ve only stopped for a minute,” said {hero}. {C} moved over and made room for {him}.',
    ],
    turnDeepens: [
      '“A leaf and a pebble!” said {hero}. “{C} never looked for it. {C} just got on with it.” ^ {He} thought of the old stairs, with the dent from the sledge. No house comes with a dent. Somebody has to try sledging. “Quick,” {he} said, “back to ours!”',
    ],
    lowPoint: [
      'But which was ours? There was a door, and a door, and a door, like biscuits on a tray. {hero} pushed the key into the nearest. ^ “We’ve got a key already, thank you,” said a voice. {hero} stood on the step with a wobbly chin. You can’t start on a house that you can’t find.',
    ],
    spark: [
      'Then the wind changed, and something went up {his} nose. {hero} sneezed. Paint! It was that horrid new paint which had spoiled {his} toast at breakfast. ^ {He} had never been so glad of a bad smell. “Only one house round here stinks like that,” {he} told {c}, “and it’s mine!”',
    ],
    deed: [
      'In they went. {hero} did not even take off {his} boots. {He} dug in a box for a pencil, and stood against the door frame with {his} heels together. ^ {He} reached up and drew a line above {his} hair. “I’m this tall,” {he} told the house. “Keep an eye on that. It’s going to move.”',
    ],
    deedHolds: [
      'Now came the hard bit. {hero} held out the cake in front, like a shield, and rang the bell next door with {his} elbow. “Hello. I’m what moved in,” {he} said. ^ “{refrain}” {he} sang, door after door after door. Soon there were crumbs all down the street.',
    ],
    solved: [
      'They came with spoons. They came with stools, and with a cheese that nobody owned up to. The suitcase was a table, and the bottom stair was a stage. ^ {hero} shouted “Hello!” into the hall, just to see. The hall was much too full to say it back.',
    ],
    home: [
      'When they had all gone, there was jam on the wall. {hero} looked at it for quite a while, and did not wipe it off. It was theirs. ^ Then {he} sat up in bed, and listened to the new pipes saying “glonk”. “Sleep well yourself,” {he} told them.',
    ],
  },
  '9-12': {
    want: [
      'There is a moment, when the van has gone and the shouting has stopped, in which a new house takes a look at you. {hero} sat on a suitcase and looked back. “It’s got such potential,” said everyone who came in, and knocked on the walls as if on a melon. ^ {hero} did not want potential. {He} wanted the shelf with the burn on it, and the window that had to be hit. Those had gone to strangers, who wouldn’t know where to hit it.',
    ],
    setOut: [
      'It was a matter of simple logic. A home that had been there on Monday couldn’t be nowhere on Tuesday. It must have been put down somewhere, as you put down your glasses. ^ “So we search,” {hero} told {c}, “in a proper pattern, without getting upset.” The new key lay in {his} fist, with the price still on it. “{refrain}” {he} called at the gate. It came out braver than {he} was, which is what calling is for. {C} went first, to the left, on principle.',
    ],
    problem: [
      'You never notice how often you are said hello to until it stops. {hero} got as far as {spot} and back without one. In the old place it had taken ten minutes to buy a lemon, what with everybody’s knees and everybody’s news. ^ Here people gave {him} the small, kind smile that one keeps for tourists. They had never heard of the time {he} got {his} head stuck in the railings. {He} had been rather tired of that story. Now {he} was the only one who had it.',
    ],
    try0: [
      'Going back looked simple on paper. {hero} had brought the paper. It showed the old house, with smoke, and the new one, without, and a line between them that {he} had drawn with a ruler. ^ By {spot} it was clear that nobody had told the ruler about rivers. At this rate, {c} worked out, they would arrive for the birthday after next. {hero} folded up the map. It wasn’t only the miles. {He} kept seeing the old front door, and another child’s bicycle in front of it.',
    ],
    try1: [
      'If the place was wrong, it could be corrected. {hero} stood beside {spot} with one arm out, like a conductor, and moved everything. The bakery went there. The school with the broken clock went behind the hedge. Here was the gate, and three strides on would be {his} own front step. ^ {He} took the three strides with {his} chin up. The last was into a bed of lettuces, which were ready for picking, and now were picked. “The old one keeps showing through,” {he} told {c}, shaking a leaf out of {his} boot.',
    ],
    try2: [
      'It was the curtains that did it. Past {spot}, in a house {he} had never seen, hung the very ones from their old kitchen, daft chickens and all. {hero} had hold of the knocker before {his} brain caught up. ^ “If it’s about the noise,” said a person with a trombone, “I stop at six.” Behind them was the table, with the wrong cloth, the wrong people and the wrong soup. “It’s not about the noise,” said {hero}. And {he} waved, because {he} couldn’t think what else to do.',
    ],
    turn: [
      '{hero} looked round, meaning to be sorry for two. {C} had found a flat stone near {spot} and was moving it a little to the left. There was a daisy, for decoration. There was a crumb put by for later. ^ “You do know that we’re leaving again in five minutes?” said {hero}. {C} patted the other half of the stone. {hero} sat. It was no bigger than a tray, and yet {he} felt that {he} ought to have wiped {his} feet. Something was being done here which {he} hadn’t been doing.',
    ],
    turnDeepens: [
      '“Who made the burn on our old shelf?” asked {hero}. {C} waited. “I did, with a candle, when I was four. Who made the window stick? We did, by hitting it.” ^ {He} was walking faster now. All the things that {he} missed had been accidents, and not one was there when they moved in. You couldn’t blame a house for having none yet. It was like scolding a new notebook for being empty. “It needs us to get on with it,” {he} said, and broke into a run.',
    ],
    lowPoint: [
      'They came round the last corner, and it wasn’t the last corner. It was another street, or the same one from behind. Every door had a bell, a letter box, and the look of not having met {him}. ^ {He} went along the row with the key held out. It had only ever fitted one thing in the world, and {he} hadn’t stopped to see what that looked like. {hero} let {his} arm drop. It wasn’t the old house {he} was homesick for just then. {He} would have been glad of the new one.',
    ],
    spark: [
      'All down the row the windows were lighting up, nicely, through blinds and shades. One did not do it nicely. One had a bare bulb with a straw hat over it. ^ {hero} stared. {He} had hung that hat there {himself}, at breakfast, and had been told that it looked ridiculous. It did. There couldn’t be two such lamps in the whole country. “That’s us,” {he} told {c}, and {his} voice did something odd on the second word. “We’d started already. We started by accident.”',
    ],
    deed: [
      'Everybody was in the kitchen, hunting for the kettle. {hero} let them hunt. There was a pencil rolling about at the bottom of ODDS AND ENDS. {He} took it, put {his} heels against the door frame, and reached. ^ It’s not easy to draw a straight line on top of yourself. This one sloped. {He} wrote {his} name beside it all the same, in capitals, so that the paint would know whom it was dealing with. “There,” {hero} told the house. “That wasn’t in the advertisement.”',
    ],
    deedHolds: [
      '“A mark’s no good if there’s nobody to see you grow past it,” said {hero}. So the cake was put on the best plate, which was a lid, and {he} carried it out before {he} could think better of it. ^ It’s a strange thing to ring a bell with your elbow and have nothing prepared. “{refrain}” {he} blurted out. “I mean, we’re new. I’m {hero}, and this is lemon.” The door opened wider. At each house one more coat came along, to hear what {he} would say at the next.',
    ],
    solved: [
      'There weren’t enough forks, so people took turns, and told each other things while they waited. Somebody had brought a trombone. Somebody else knew where the floor dipped, having learned to walk on it. ^ At one point {hero} dropped a jug of juice, and it made a stain in the shape of a goose. There was a silence. “Well,” {he} said, “now we’ll always know where we put that.” How they laughed! {He} listened for the echo to join in. It had evidently moved out.',
    ],
    home: [
      'Somewhere below a door was shut, and {he} knew by the sound which one it was. That made four. {hero} had decided to collect them: the pantry with its cough, the bathroom with its sigh. ^ {He} sat up in bed among the boxes, with {c} for a hot-water bottle, and waited for a fifth. There was still the paint. But the old house must have smelled of it once, too, and they had got over it. {He} yawned. So far it had been home for one day. Tomorrow it would be twice as old.',
    ],
  },
};
