import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the meadow's three pages. */
export const meadowTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Wide, wide {noun}! Roll in the green, {hero}!',
      'Red flower. Blue flower. Puff! Dandelion clock.',
    ],
    crossing: [
      'Prickly, prickly thistles! Elbows in. Creep, {hero}, creep.',
      'Up the stile. Wobble on top. Over. Hop!',
    ],
    wayHome: [
      'Daisy behind one ear. Dawdle, dawdle, home.',
      'Bye-bye, grass! Achoo! Bye-bye, flowers! A-a-achoo!',
    ],
  },
  '4-5': {
    arrive: [
      'There was nothing {within} to bump into. Nothing at all! ^ {hero} spun round with {his} eyes shut, and sat down suddenly in the daisies.',
      '{hero} blew on a dandelion. A hundred tiny umbrellas went sailing off across {place}. ^ “One of them must know the way,” {he} told {c}.',
      'The grass {within} bent down to look at {hero}. {hero} bent down to look at the grass. ^ “It’s full of seeds,” {he} said. “It’s a shop!”',
    ],
    crossing: [
      'A crowd of thistles stood guard at {spot}. ^ {hero} pulled in {his} elbows and went up on {his} toes. “We’re only passing,” {he} told the tallest.',
      'Here the ground went wibble and the grass went wobble. ^ “Soft feet,” whispered {hero}. “Think of feathers.” {C} thought of feathers, and over they went.',
      'The stile was high, and its top step was loose. It said ick. It said ack. ^ {hero} tiptoed over before it could say anything else.',
    ],
    wayHome: [
      '{hero} took {place} home. It was in {his} socks and {his} hair. ^ And one buttercup was up {his} sleeve. “Keep it,” said {c}.',
      '{hero} walked home with a grass stalk in {his} mouth, like a farmer. ^ “It’ll be a good year for buttercups,” {he} told {c}. {C} thought so too.',
      'All the flowers stood up straight to see them go. {hero} bowed to the left. {He} bowed to the right. ^ The gate squeaked, and that was all.',
    ],
  },
  '6-8': {
    arrive: [
      '“It’s rather plain,” said {hero}. “It’s green, and then green.” {C} told {him} to kneel. Close to, there was clover and vetch, and something blue no bigger than a full stop. ^ {He} counted thirty kinds without moving {his} knees. When {he} stood up, {he} hardly dared to put {his} feet anywhere {within}.',
      'A gate that is tied up with string wants to be climbed. {hero} climbed it. It sagged, and swung slowly out with {him} on top, like a big arm showing somebody the view. ^ “All this,” the gate seemed to say. {He} looked at all this. There was such a lot that nobody had bothered with a path.',
      '“Where’s the edge?” asked {hero}. There wasn’t any. {Within} everything went up and down, like a bedspread. You couldn’t tell what was in the bed. ^ {He} put {his} ear to the ground, in case it breathed. It smelled of honey and string. “Well?” said {c}. “Fast asleep,” said {hero}, and walked on softly.',
    ],
    crossing: [
      'The thistles at {spot} came up to {hero’s} chin. {He} said “Ow” to the first, “Ow” to the second, and something longer to the third. ^ Then {he} saw that their heads were soft on top, like shaving brushes. {He} moved them aside by those, one after another, and the gaps were {hero}-wide.',
      'It was the sort of wall that is all stones and no glue. The nearest gap was somewhere in next week. “Over, then,” said {hero}. ^ {He} tried every stone before {he} stood on it. Two said yes, one said perhaps, and one by {spot} said goodbye and left. {He} landed with {his} arms round the perhaps.',
      'Past {spot} the ground was wet. It didn’t look it, for it had put grass on top. “Step where I step,” said {hero}, and sank to one knee. “There?” asked {c}. ^ So {he} went on tiptoe, tuft by tuft. {He} held {his} breath to be lighter. The other side was so dry that {he} sat down with surprise.',
    ],
    wayHome: [
      'Grass seed gets in everywhere. ^ By the lane {hero} had it in {his} cuffs, {his} collar and {his} conversation. “Pff,” {he} said, every few words. “It’ll come up in the bath,” said {c}. {He} hoped so. {He} meant to let it grow until it reached the taps.',
      '“Let’s not go by the path,” said {hero}. So they went by the ditch, and by the bank, and through every kind of green. It took a good bit longer, and that was the idea. ^ At {spot} they had nearly run out. {hero} walked the last piece of {place} heel to toe, to make it do.',
      'From the lane they looked back, and {place} lay quite flat, like the picture on a biscuit tin. ^ “That green bit is where I fell over,” said {hero}. “That green bit is where you did.” {C} wanted to know about the green bit in the middle. “Oh, that’s where we laughed,” {he} said.',
    ],
  },
  '9-12': {
    arrive: [
      'From the road you would have said that there was nothing there, and gone by. People did. {hero} stood {within}, and the nothing came up to {his} waist. It had partings in it, where one sort of green left off and another began, as neat as in a good coat. ^ {He} shut {his} eyes and listened. There was a hiss, a tick, a fizzing at the roots, like lemonade. All that nothing was hard at work. Nobody was telling it to hurry. {He} supposed that was how it got so much done.',
      '“Lie down,” said {hero}, “and tell me how big it is.” Down there you saw no further than the length of your arm. But it was the best furnished arm’s length that {he} had ever been in. Stalks went up like the pillars of a bank, and far above, a poppy had opened its parasol. ^ It was twelve hundred such lengths, {he} worked out, to the other side. Each was just as crowded, and each believed that it was the middle of {place}. {He} got up carefully, so as not to upset anybody’s arrangements.',
      'There was not a notice anywhere {within}, nor a fence that meant it. {hero} found this unexpectedly difficult. With a path you know when you have left it. Here one direction was just as good as the next, and {he} stood like a person with one penny in front of three hundred jars. ^ At last {he} shut {his} eyes, turned round three times, and set off the way {he} was leaning. It proved to be the right way, as any other would have. “Luck,” said {c}. {hero} said that it was geography.',
    ],
    crossing: [
      'The brook beyond {spot} had been given a whole valley to lie down in, and it had picked the path. Somebody with longer legs had put stones across. {hero} stood on the first and studied the second. It wore a cap of wet weed. ^ “The great thing is not to stop,” {he} explained to {c}, and stopped. The water talked on, like someone on the telephone. {He} waited there until {he} was bored with being afraid, which does happen if you give it time. Up {he} went on tiptoe, and was over in five.',
      'Past {spot} the grass stood higher than {hero}, and it had closed up like a crowd. {He} called, and {c} answered from the left. {He} called again, and the answer came from behind. It wasn’t quite being lost. It was only the porch, but {he} knew the smell. ^ So {he} did the slow thing. {He} trod down a ring, to have somewhere to be. From there {he} tiptoed out a little way and back, and out again on another side, until there was hedge. “You’ve made a daisy,” said {c}, looking down on it from the bank.',
      'The way on was along the top of a wall. To the left you could fall into nettles, and to the right into worse. It was a wall by courtesy. The stones lay on top of one another out of habit, and shifted when you thought too loudly. ^ {hero} stopped thinking. {He} put {his} toes down first, as you set down a tray when somebody is asleep. Near {spot} one stone rolled off with a clunk, and was heard of for some time. {He} stayed up. Even on the grass {his} legs went on being careful.',
    ],
    wayHome: [
      'What {hero} would have liked was to fold up {place} and take it along. It would have gone into quite a small bag, being mostly air. Instead {he} tried to learn it by heart, from {spot} to the hedge and left to right, like a poem. ^ {He} had one line of it when the lane began. But there is this about poems. You can lose all the words, and something goes on rising and falling in your legs. {He} walked home in step with it, and {c}, it seemed, had got it too.',
      '“Are we late?” asked {c}. {hero} had no idea. There wasn’t a clock anywhere {within}, unless you counted dandelions, and these had given it out as four, as nine, and as twenty-six. ^ So they walked as you do when it isn’t any time in particular. {He} noticed that {his} arms were swinging. Behind {spot} came the lane, with its ruts and its telegraph poles, all pointing home. There was plenty to think about. {He} left it lying in a heap, like hay, to be brought in later.',
      'It is hard to take leave of a place that has no door. {hero} did it at the hedge. {He} had to do it over again at the ditch, for there was {place} still, on both sides, being friendly. It came down the lane with them, a strip at a time, with cornflowers in. It squeezed between the paving stones. ^ By {his} own gate there was one stalk left, which grew out of the wall, and nodded. “You again,” said {hero}. {He} held the gate open for a little longer than {c} needed.',
    ],
  },
};
