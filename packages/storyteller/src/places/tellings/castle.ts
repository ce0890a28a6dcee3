import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the castle's three pages. */
export const castleTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Long, long carpet. Red, red, red. Walk tall, {hero}!',
      'Hello! Hello, lo, lo, says the big {noun}.',
    ],
    crossing: [
      'Creaky floor! Creak, creak. Light feet, {hero}.',
      'Feel the wall. Brrr! Feel, feel, feel. Nearly through!',
    ],
    wayHome: [
      'Bow to the left. Bow to the right. Off home!',
      'Thump, thump, over the drawbridge. Wave to the flags!',
    ],
  },
  '4-5': {
    arrive: [
      '“Is anybody in?” called {hero}. “In, in, in,” said the walls of {place}. ^ “They’ve all said yes,” said {c}, and wiped everything there was to wipe.',
      '{hero} counted the chimneys of {place}. There were eleven, and one more that was only a very thin tower. “Who sweeps them all?” {he} asked {c}. ^',
      'There was a carpet {within}, red and ever so long. It ran right up to {hero’s} toes, like a tongue. ^ {He} said “Aah” back to the carpet.',
    ],
    crossing: [
      '“White is floor,” said {hero}, “and black is a hole.” ^ So {he} tiptoed across on the white tiles. {C} jumped. Nobody fell in, not even a little.',
      'Behind the curtain was a secret passage. It was low and full of fluff. ^ {hero} went first, on tiptoe. {He} could not stop to sneeze until the end.',
      'Somebody royal was snoring behind a door. It made the windows hum. ^ {hero} put {his} feet down between the snores. Snore, step. Snore, step.',
    ],
    wayHome: [
      '{hero} went down the great steps like somebody with a crown. {He} did not look at {his} feet. ^ There was one step more than {he} thought.',
      '{hero} had to say thank you to the door. Then came the carpet. Then came the chairs, one by one. It took quite a while. ^',
      'The flags hung down, tired out with waving. {hero} waved for them. ^ {C} helped, as far as the bend in the road.',
    ],
  },
  '6-8': {
    arrive: [
      'Just inside hung the rules {within}, in gold. No sliding on the banisters. No shouting down the well. No jam on anything with legs. ^ {hero} read them through twice, with great respect. “It’s a very good list,” {he} told {c}. “I’d never have thought of half of these.”',
      'They had to come in through the kitchens, for the front door had been stuck since the coronation. {hero} didn’t mind. Pans hung there that you could have gone to sea in. ^ Past the last pan it all began, with marble and velvet, and a stair like a bride’s train. {He} dusted the flour off {c}, and in they went.',
      '“Guess how many rooms,” said {hero}. {C} guessed ten. One stair went up on the left and one on the right. They met at the top, as if they had news. ^ “You take that one,” said {hero}. They set off together, bowed when they met, and agreed on a hundred and two.',
    ],
    crossing: [
      'Past {spot} the way went along the top of the wall. On one side it had teeth, as such walls do. On the other it had nothing whatever. ^ {hero} went from tooth to tooth, and patted each one to show that {he} was grateful. There were twenty-four and a gap. “Exactly like me,” {he} told {c}.',
      '“I’ll go first,” said {hero}, “so that you’ve got somebody to bump into.” The passage by {spot} was as black as the inside of a boot, and smelled like one. ^ {He} felt along the stones. There was a cold one, and a wet one, and one that said “Careful”. “That was me,” said {c}. {hero} was careful.',
      'The boards near {spot} had been walked on until they were thin. Between them you could look right down into the kitchen, at a large green jelly. ^ {hero} crossed on the very ends of {his} toes. At every step, far below, the jelly trembled. When it left off trembling {he} knew that {he} was over.',
    ],
    wayHome: [
      'From the road they both turned round. It had looked like a fist when they came. Now it was more like a hand, with its fingers up. ^ “Which of them is waving?” asked {c}. {hero} thought the thin one. {He} waved to that. Then, so as not to hurt anybody, {he} waved to the whole of {place}.',
      '“You can’t leave without a trumpet,” said {hero}. So {c} did the trumpet, with more heart than tune. ^ They marched out of {place} in a procession of two. They marched over the bridge and along the ditch. By the second bend it had turned into skipping, and the trumpet had hiccups.',
      'There was a visitors’ book at the door, and it asked what they had thought. Somebody had put “Draughty”. Somebody had put “Big”. ^ {hero} sucked the pencil for a long while. “Kept us busy,” {he} wrote at last. Underneath {he} drew {c}, to be quite clear. Then they walked home, {he} with a grey tongue.',
    ],
  },
  '9-12': {
    arrive: [
      'Whoever built {place} was afraid of the neighbours. The next one was afraid of fire, and the one after that of looking poor. So it had a wall, and then a ditch full of water, and over it all, like icing on a helmet, a quantity of gold. ^ {hero} took it in from below. It was supposed to make {him} feel small. It did; but it had gone to such trouble about it that {he} was rather flattered. “Shall we?” {he} said to {c}, and shook down {his} cuffs.',
      'Important people do not simply turn up. They are announced. Since there was nobody to do it, {hero} announced {c} from the foot of the stair, with three titles {he} had just made up. Then {c} announced {hero}. The hall took both names and carried them off to other rooms, to be looked at. ^ They waited, in a smell of candle wax and curtains. Far away a door came open, as if to compare. “There, we’re expected,” {he} whispered. “You only have to start it off.”',
      'Guided tours on the hour, said a card on a chain. There was no guide, and no hour to speak of, so {hero} gave the tour. {He} walked backwards in front of {c}, one arm out. This was the room where the seventh king mislaid the eighth. That was the bed that nobody could sleep in, on account of the carving. ^ It was easy. You looked at a thing until it wanted to say something, and then you had to be quick. “And here?” said {c}, at {spot}. {He} waited. Nothing came. It must have been true already.',
    ],
    crossing: [
      'The stair behind {spot} had been built for servants, so that nobody of importance should see who carried up the coal. No window had been wasted on it. The steps were worn into spoons. ^ {hero} kept one shoulder to the wall. After twenty there was nothing to see by. After forty {he} was counting aloud, for the company. But feet had made those hollows, thousands of feet, with trays and hot water, half asleep. {He} put {his} own toes where they had put theirs. They had all got to the top; and so, in the end, did {he}.',
      'The way led through the armoury, which is a polite word for two rows of people with nobody in them. They had their visors down and one foot forward. All {hero} had to do was to walk between. {He} did three steps. Behind {him} something said tink. ^ A lesser person would have run, and {he} would have liked to be one. But {he} turned, and looked them up and down like a general. One had a loose knee. “Stand up straight,” {he} said, not very loudly, and {he} believed that they did. {He} inspected all the rest on tiptoe.',
      'On a rope across the doorway a card said PLEASE DO NOT. Beyond it stretched a floor like a lake, with roses let into it in nine kinds of wood. On the far shore was the only way on. {hero} unhooked the rope, stepped in, and hooked it up again, so as to be in the right from then on. ^ {He} trod only on the leaves, toes first, for a rose is a rose, even in walnut. By {spot} {he} had begged the pardon of every one. It was a very polite crime.',
    ],
    wayHome: [
      'People have always carried things off from {place}. {hero} might have had a spoon or a tassel. {He} went through it all in {his} head, as {he} walked. ^ What {he} took in the end was the view from a landing where nobody ever stops. It had in it a yard, a broom and a bucket. No one had ever painted it, or fought for it, or had it valued, and there it had stood for six hundred years. “Got it?” asked {c}, who knew that look. {He} shut {his} eyes to check. Bucket, broom. “Got it,” {he} said.',
      'On the way in {hero} had been somebody with dusty shoes who hoped not to be noticed. On the way out {he} stopped in the gateway and read what was carved there. It had been too high up before, or else {he} had been stooping. It was in Latin. {He} could make out “never”, and possibly “soup”. ^ “It says, Never be too grand for soup,” {he} told {c}. It might have said that. It might have been about taxes. They tried it on various things as they walked, and it fitted nearly all of them, which is rare in Latin.',
      '“It must be hard work,” said {hero}, “to stand like that all day with your chest out.” They had come as far as the lane. From there you saw how {place} held itself up, and never leaned on anything. “Perhaps it lets go when nobody’s looking,” said {c}. ^ They looked away, and counted to twenty, out of kindness. Behind them came a long, long creak, like a belt that is let out by two holes. “There,” breathed {hero}. Neither of them turned round. It was the least that you could do for someone who had had you to stay.',
    ],
  },
};
