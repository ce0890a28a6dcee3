import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the deep sea's three pages. */
export const underwaterTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Blue below! Blue above! Swish, swish, {noun}!',
      'Up goes the hair! Up go the bubbles! Ooh, {hero}!',
    ],
    crossing: [
      'Tickly weeds! Long, long weeds. Push, push, through!',
      'Wobbly sand. Tippy toes. Don’t wake the shells!',
    ],
    wayHome: ['Drip, drop, drip. Wet hair goes home.', 'Wave to the weeds. They wave back. Home!'],
  },
  '4-5': {
    arrive: [
      'It was like a town with no noise. There were towers of coral, pink and yellow. ^ {hero} said wow. It came out as a bubble.',
      '{hero} opened one eye. Then {he} opened the other, because one was not enough. ^ Red! Green! Purple! Gold! {C} turned round and round.',
      'Nothing stood still {within}. Everything swayed, even {hero’s} knees! ^ “We’re dancing,” said {hero}, and so they were.',
    ],
    crossing: [
      'Long green weeds hung there like wet washing. They tickled! ^ {hero} tiptoed between them and did not laugh. Well, only twice.',
      'A deep blue crack ran through the sand. Bubbles came up out of it. ^ {hero} stood on {his} toes, waited for a fat one, and rode across.',
      'The sand was as fine as flour. Every step went poof, and nobody could see a thing. ^ So {hero} went on tippy toes, slow and light.',
    ],
    wayHome: [
      'They walked up the sandy slope, and the sea slid down. First {hero’s} hair was out, then {his} chin. ^ {His} toes stayed in the longest.',
      '“Listen,” said {hero} at the top. The air was full of noises! ^ Down below it was all still waving, without a sound.',
      '“Goodbye!” called {hero}. The word went up in one round, shiny bubble. It got home before they did. ^',
    ],
  },
  '6-8': {
    arrive: [
      'The first thing was that nothing fell. {hero} stepped off a rock, and the sea handed {him} down slowly, like something breakable. ^ At the bottom stood coral in every colour of the paintbox, and in two that aren’t in it. {He} looked up. The roof was made of ripples.',
      '“It’s the wrong way round,” said {hero}. The sky {within} was wet. The flowers were stone, and the grass stood higher than a house. ^ “Wait until you drop something,” said {c}. {hero} dropped a shell. It thought about it, and then came down like a feather.',
      'Talking was odd {within}. Words came out as bubbles, and you had to wait until they burst. ^ “Pop,” said {hero}. That had been “Look”. “Pop, pop, pop,” said {c}. {hero} looked, and there were arches, gardens and long blue streets going off in all directions.',
    ],
    crossing: [
      'The kelp stood like people waiting for a train, and it had no idea of making room. It took {hero} by the wrist. It took {him} by the knee. ^ “Don’t pull,” said {c}. So {hero} went as soft as ribbon, stood on tiptoe, and was passed along from stalk to stalk.',
      'By {spot} the floor stopped, like a table. Over the edge it was blue, then navy, then no colour with a name. ^ {hero} curled {his} toes round the rim. “It’s only more water,” {he} told them. “You’ve been in it for ages.” They went along the edge without another word.',
      'The ground past {spot} was all shells. Clack, went the first step. Clack, clack, clack, it went, right down the hill. ^ “We’ll wake the whole sea,” whispered {hero}. {He} pointed {his} toes like a dancer and looked for the gaps. The loudest thing after that was {his} own thinking.',
    ],
    wayHome: [
      '“I’m taller down here,” said {hero}. It was true. {His} hair stood straight up the whole way back. ^ Not until {his} head was out in the air did it lie down, flop, over both eyes. Somebody had to show {him} the path, and that was {c}.',
      '{hero} wanted to bring home some of the quiet. {He} found an empty shell, filled it to the top, and kept one hand over the hole. ^ “It’ll get out,” said {c}. But it never has. You can hold it to your ear and hear it being quiet.',
      'There was still some floor left, so they walked home on it. It went up in steps, from navy to blue to green. ^ On the last one {hero} stopped, nose above water, toes below. Upstairs, everything was in a rush. Downstairs, nothing was. {He} stayed for one minute more.',
    ],
  },
  '9-12': {
    arrive: [
      'From above it had always looked like a surface, a thing to throw stones at. It had not struck {hero} that it might be a lid. Now the lid had closed over {him} without a click. Underneath was all the rest, upstairs and down, with the furniture growing out of the floor. ^ {He} drifted through a doorway of red coral that nobody had built and nobody had ever dusted. It was like coming home early, and finding out what a house does when it thinks you are away.',
      'Sound travels well under water, {hero} had read, so {he} listened. There was a clicking and a trickling and now and then a knock, as if a thousand small people were looking for their keys. ^ Then {he} forgot to listen, because of what there was to see. The weed went up in pillars with no roof to hold. Between the pillars hung {c}, turning slowly, in a state of bliss. {hero} felt that something ought to be said. A bubble came out. It was silver and perfectly round, and it seemed to cover the matter.',
      'By nature {hero} was a person who bumped into things. There were door frames at home that knew {him} well. Down here {he} could not have bumped into anything if {he} had tried, for the water was always there first. It put a soft hand between {him} and every rock. ^ {He} lay back, and was held. {He} turned the somersault that {he} had been putting off for years. A whole hillside of weed bent forward like an audience, and {hero}, who had only come to look, took a bow.',
    ],
    crossing: [
      'At {spot} the sea bed simply left off. Over the edge there was another sea, underneath the first and a good deal older. {hero} looked in. It went down through blues that have no names, since nobody has stayed long enough to give them any. ^ The rim was as wide as a hand. {He} knew quite well that one cannot fall in water, but {his} toes had not been told. {He} took them along it, one after the other, explaining as {he} went. By the far side they very nearly believed it.',
      'Inside the kelp there were no directions. Each stalk was like the last, and they all swayed until {hero} could not have said which of them was standing still. Twice {he} came out at {spot}. The second time it looked sorry for {him}. ^ {He} shut {his} eyes, and that was better. There was a push in the water, faint and steady, always on the left cheek. {He} kept it there. On tiptoe, hands out, {he} let one cheek lead the rest of {him}, until there was nothing left to brush against.',
      'The silt past {spot} was as soft as flour. It had settled there, grain by grain, for ten thousand years, and was clearly not expecting anybody. {hero’s} first step raised a brown billow. It swallowed {his} legs, {his} middle and, in due course, {his} opinion of {himself} as a careful person. ^ There was nothing to be done until it came down again. After that {he} moved on the very points of {his} toes, so slowly that the silt may have taken {him} for a weed.',
    ],
    wayHome: [
      'Nobody can hurry home along the bottom of the sea. {hero} tried it, out of habit, and the water took {him} by both elbows. So they strolled. They went by {spot} like people with nothing in the oven, and saw what they had missed, down to the ribs in the sand. ^ After that the floor began to rise. The ceiling came to meet them, silver and creased. {hero} put one finger through it, and felt the air on the other side, thin and cool and full of corners.',
      'Going home, {hero} went through everything that {he} would be able to tell. There was the colour, but there weren’t the words. There was the quiet, but you would have to stop talking to describe it. ^ “They’re bound to ask what it was like,” {he} said. “Say that it was wet,” said {c}. {hero} turned this over for the length of a coral street. It was short, it was true, and nobody would want to know any more. The rest of it {he} could keep.',
      '{hero} let out {his} breath a little at a time on the way back, and watched where it went. Each bubble set off as flat as a coin and grew as it climbed, wobbling, until it was as big as a plum. They were all on their way home too, in a sense. ^ Below them {he} walked along over the ripples in the sand. It is pleasant to know the way. It is even pleasanter when your own breath has gone ahead to say that you are coming.',
    ],
  },
};
