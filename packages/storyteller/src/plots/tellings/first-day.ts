import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “first-day”. */
export const firstDayTellings: Tellings = {
  '4-5': {
    want: [
      'Everything was ready. The bag was ready. The shoes were ready. ^ Only {hero’s} tummy said, “Wait a minute.”',
    ],
    setOut: [
      'At the corner {hero} stopped. Then {he} filled {himself} up with air, like a balloon. “{refrain}” ^ And {his} feet began to walk.',
    ],
    problem: [
      'Inside it was as loud as a [zoo|fair]. They knew where to go. They knew what to sing. ^ {hero} stood beside {spot} and knew nothing at all.',
    ],
    try0: [
      '{hero} waved at a game. But {he} waved so small that it looked like scratching. ^ Nobody waved back. They thought that {he} had an itch.',
    ],
    try1: [
      '“I can jump off {spot}!” said {hero}, and did. Thump! ^ Everyone said “Ooh.” Then everyone went back to playing.',
    ],
    try2: [
      '{hero} found a quiet corner and sat on {his} bag. Nobody could see {him} there. ^ So nobody came. Tick, tock, tick.',
    ],
    turn: [
      'Then somebody hiccuped. It was the kind that comes after crying. ^ Behind {spot} there were two knees, and a chin on top.',
    ],
    turnDeepens: [
      '{hero} knew that face. {He} had worn it all day! ^ “I was looking for a friend,” {he} told {c}. “There’s somebody over there who is looking too.”',
    ],
    lowPoint: [
      'But it was a long, long floor, and {hero} was very small. {He} took two steps, and then {his} feet said no. ^ “Tomorrow,” {he} whispered. “Maybe tomorrow.”',
    ],
    spark: [
      'The knees shook. {hero’s} knees shook, too. ^ “Four shaky knees,” {he} thought, “is better than two.” And that was nearly funny.',
    ],
    deed: [
      '“{refrain}” Across the floor went {hero}, one foot, two feet, all the way. ^ “I’m {hero},” {he} said. “Is there room for me?”',
    ],
    deedHolds: [
      'The chin came up. “I’m {guest}. I don’t know where the toilets are.” ^ “Me neither!” said {hero}. And then they both laughed until they hiccuped.',
    ],
    solved: [
      'They made a boat out of three chairs. “All aboard!” called {guest}. More and more came running. ^ “Is there room for me?” asked the last one. There was!',
    ],
    home: [
      'That night {hero} put {his} shoes by the bed, with the toes to the door. ^ “We know the way now,” {he} told them.',
    ],
  },
  '6-8': {
    want: [
      'Everybody had said the same thing over the toast. “You’ll love it!” But none of them had to go. ^ {hero} held on to the straps of the new bag. Down in {his} tummy, frogs were jumping about with their boots on. “Suppose there’s nobody to play with?” {he} asked the hall. A frog turned a somersault.',
    ],
    setOut: [
      'The way to school was exactly four hundred and six steps. {hero} counted them, because numbers leave less room for frogs. At the gate {he} ran out of numbers. ^ “Now what?” asked {c}. “Now we say it,” said {hero}. “{refrain}” It sounded braver than it was. But it opened the gate.',
    ],
    problem: [
      'It was like a party that had started without {him}. By {spot} somebody told a joke, and ten people had the answer. By {spot} they were picking teams, and every team was full. ^ {hero} smiled at the floor. {He} smiled at a hook. The hook was friendly, but it was busy with a coat.',
    ],
    try0: [
      '{hero} ran along beside the game for a while, as if {he} was in it. Then {he} opened {his} mouth. “Hem,” {he} said. It was meant to be a whole question. ^ The ball went by, and the feet went by. Soon there was nobody left at {spot}. “I think you have to put the words in,” said {c}.',
    ],
    try1: [
      '“I’ll make them laugh,” said {hero}. {He} danced in front of {spot}, with a twirl and a headstand. {His} bag had been waiting for this. ^ Out fell everything. A banana bounced. Two sandwiches slid down {his} neck. There was some clapping. “That was for the banana,” {he} said. “It wasn’t for me.”',
    ],
    try2: [
      '{hero} tiptoed to the far side of {spot}. There was a gap there, just {his} size. From inside, all the noise sounded like the sea. ^ It was cosy for about as long as a song. Then there was nothing left to count. “Nobody can say no to me in here,” {he} told {c}. {C} thought about it. “Or yes.”',
    ],
    turn: [
      'Sff. {C} looked at {hero}. “That wasn’t me,” said {hero}, and felt {his} nose to make sure. Sff! It came from the other side of {spot}. ^ Very carefully, {hero} peeped round. There were two shoes, so clean that {he} could see {his} face in them. And there was somebody in the shoes, trying not to cry.',
    ],
    turnDeepens: [
      'On {his} toes, {hero} backed away to think. All those loud ones had a friend already. Here was one who hadn’t, and {he} had gone straight past. ^ “I was looking where the noise was,” {he} said. “I should have looked where it wasn’t.” Only ten floor tiles lay between them. Each one seemed as wide as a lake.',
    ],
    lowPoint: [
      'One tile. Two tiles. Then the frogs woke up, every one, and {hero’s} knees stopped. What if the shoes walked off? They might have seen the sandwiches. ^ Above {him} the clock went tock. In a little while the bell would ring. “I had a whole day,” {he} said, “and I’ve used it all up on being scared.”',
    ],
    spark: [
      'Then {hero} saw the laces. They were tied in a knot, and the knot was tied in a knot. Somebody had been fiddling with them for hours. {He} looked down at {his} own. Knots. ^ “Those are frog knots,” {he} whispered. “You only do that when you want to be asked.” Well, so did {he}. And one of them had to start.',
    ],
    deed: [
      '“{refrain}” {hero} did not dance and {he} did not mumble. Tile by tile {he} went, with {his} chin up and {his} knees knocking. {He} stopped in front of the shiny shoes. ^ “Hello. I’m {hero},” {he} said. “I’m new, and I don’t like it yet. There’s a bit of sandwich left. Shall we have it together?”',
    ],
    deedHolds: [
      'The shoes didn’t move. Then they moved over. “You can sit,” said a small voice. “I’m {guest}. Is it the kind with cheese?” ^ It was. {hero} sat down, and they chewed for a while without a word. “I’ve got frogs in my tummy,” said {hero}. “Mine are toads,” said {guest}. That was when they both began to giggle.',
    ],
    solved: [
      '{guest} could croak. {hero} could hop. So that was the game, and the ball was a fly. Soon the whole floor round {spot} was hopping. ^ Somebody stood at the edge, very busy with a sleeve. “Um,” said the somebody. {hero} stopped in the middle of a hop. “You can be a toad,” {he} called. “We’re short of toads!”',
    ],
    home: [
      '{hero} came in at the door in one jump, and {his} bag came after. “{guest} is bringing jam tomorrow, and I’m bringing cheese!” {he} shouted, before anyone could ask. ^ Later {he} felt {his} tummy. It was quiet in there. One small frog was left, curled up asleep. “You can come too,” said {hero}. “We know where to sit.”',
    ],
  },
  '9-12': {
    want: [
      'On the hall floor stood the new bag, buckled and upright, like somebody who has been ready for hours. {hero} held on to one of its straps and envied it. Bags are never asked their names in front of a class. ^ {He} could manage sums. {He} could manage a peg, and a bell, and soup that smelled of other soup. What {he} could not see was the bit in the middle, when they all go outside in twos. {He} had counted {himself} several times over, and always came to one.',
    ],
    setOut: [
      'Courage, {hero} had been told, is chiefly a matter of air. Frightened people hold on to theirs, like corked bottles. The cure is to let it in, count five, and let it out again. ^ At the corner they tried it. “{refrain}” said {hero}. {C} said it too, slightly out of time. The school was just as large as it had been. But {his} feet, which had been discussing the matter, seemed to take this for a decision, and went.',
    ],
    problem: [
      'Everybody had come in with somebody. They stood about in knots, by {spot} and by {spot}. Each was tied so neatly that there wasn’t a loose end to take hold of. They had names for each other that were not their names. ^ {hero} laughed at a joke. It turned out to be an argument. After that {he} read a notice about lost gloves as if there might be a test on it. No door had been shut on {him}. It was only that nobody had noticed one was needed.',
    ],
    try0: [
      '“Can I play, please?” {hero} had tried it out under the blanket in several voices, and chosen the fourth. Now {he} ran along beside the game, waiting for a gap to put it in. The gap came. The sentence did not. There was only a breath with a squeak on the end, and the ball took everyone away past {spot}. ^ “They turned me down,” {he} panted. “To be turned down,” said {c}, “you have to turn up.” {hero} scowled. {He} had whispered on purpose, so as to have something to blame.',
    ],
    try1: [
      '“They need a reason,” said {hero}, and decided to be one. {He} climbed the low wall near {spot} and announced a dance along the top of it, with {his} eyes shut. ^ For six steps it was magnificent. The seventh was in the flower bed. There was a silence, and then a great deal of interest, all of it in {his} knees. “Well, they know me now,” {he} said, when the crowd had gone. “They know a person who falls off things,” said {c}. “I’m not certain that they’ve met you.”',
    ],
    try2: [
      'A clever animal, {hero} reasoned, does not go about in the open. {He} tiptoed off to the gap behind {spot} and fitted {himself} into it, with a book. It was warm. It was dry. No one could possibly laugh at {him} there. ^ {He} read one page eleven times. By and by {he} saw what was wrong with the plan, which was that it worked. Whatever was going to happen that day would have to happen to some other person, since it would never find {him}.',
    ],
    turn: [
      'There are a dozen kinds of sniff, and {hero} had become an expert. This was not a cold, and it wasn’t dust. It was the sort that you swallow halfway. It had come from beyond {spot}, and for once it hadn’t come from {him}. ^ {He} put one eye round the corner. There stood a pair of shoes, straight from the box, with their toes turned in. They had not run anywhere all day. They did not look as if they had been asked to.',
    ],
    turnDeepens: [
      'It was a sum, and {he} had got it wrong. {hero} had gone looking for a friend among people with plenty, which is like looking for a chair where everyone is already sitting. {He} had gone by the noise. It had never struck {him} that lonely people make hardly any. ^ “It’s ten steps,” said {c}, measuring. “Is that far?” “It depends,” said {hero}, up on {his} toes, “on who has to take them.” From here the floor looked about as wide as the sea, and there was no boat.',
    ],
    lowPoint: [
      'Four steps went quite well. The fifth came down in the same place as the fourth. {hero} stood there in the middle of the floor, with the flower bed still on {his} knees, and could go neither on nor back. Suppose this one shook a head as well? Then it would be official. ^ The clock cleared its throat. Soon there would be coats, and a gate, and a kind voice asking, “Well? Who did you play with?” {He} began to choose the words for not answering. They came quite easily.',
    ],
    spark: [
      '“What are you frightened of?” asked {c}. “Being looked at,” said {hero}. Then {he} took a proper look {himself}. The shoes beyond {spot} had begun to rub against each other, left over right, right over left. ^ {He} knew that from the inside. With {his} own feet at it, {he} hadn’t noticed anybody for hours. “They’re far too busy to look at me,” {he} said. “They’re only waiting for it to be over.” One of them had to be first. It didn’t say anywhere that the first one must do it nicely.',
    ],
    deed: [
      '“{refrain}” It took six steps, and {hero} did not hurry any of them. Each had a squeak in it. Round the edge of {spot} {he} went, and stopped, and found that all {his} good sentences had stayed behind. ^ It was just as well. “Hello,” {he} said. “I’m {hero}. I don’t know where anything is, and I’ve been hiding next to you for ages. Are you hungry? It was a cheese sandwich once.” The sandwich trembled as {he} held it out. {He} didn’t hide that, either.',
    ],
    deedHolds: [
      'It is possible to count quite high while a person makes up their mind about a sandwich. {hero} had got to nineteen. “Is there pickle in it?” asked the shoes. “A bit.” “I like a bit,” they said, and shuffled along. “I’m {guest}. I saw you on the wall.” ^ “So did the whole school,” said {hero}. “I thought it was brave,” said {guest}, chewing. “I’ve been trying to come out since the register.” It was cramped behind {spot}. But it is odd how much less room two people need than one.',
    ],
    solved: [
      'No one ever settled who had thought of it. There was a ball, and a sock, and a rule by {guest} that you might only speak frog. They ran and they croaked until they had to hold on to {spot}. When {hero} wiped {his} eyes, there was a queue. ^ “Is it hard?” asked the first in line. “Very,” said {guest}. “You have to be silly.” Soon there were eleven frogs and hardly any rules. {hero} kept one eye on the edge, all the same, in case somebody there was asking too quietly.',
    ],
    home: [
      '{hero} took the front steps in one jump, and the bag came down where it had stood that morning, some years ago. “Who did you play with?” came the question. “{guest},” {he} said. Just that; a name, with nothing round it. It was the best word {he} had learned all day. ^ The shoes would need a brush. {He} looked them over and decided against it. Then {he} made two sandwiches for the next day, and stood thinking, and made a third. Somewhere there might be another pair of shoes, standing very still.',
    ],
  },
};
