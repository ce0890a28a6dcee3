import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the seaside's three pages. */
export const seasideTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Squish! Wet sand. Splash! Big, big {noun}!',
      'Here comes the water! Run! There it goes.',
    ],
    crossing: ['Slippy, slimy stones! Tip, tip, toe.', 'Slurp! The sand sucks. Pull, pull, plop!'],
    wayHome: [
      'One last splash. Home, salty feet, home!',
      'Shake, shake! Sand in every sock. Home!',
    ],
  },
  '4-5': {
    arrive: [
      '“Who spilled all that?” asked {hero}. Nobody owned up. ^ There was water as far as you could look, and it would not keep still.',
      'On top of the last bump of sand, {hero} shouted hello. The sea shouted back and didn’t stop. “It’s got a lot to say,” whispered {c}. ^',
    ],
    crossing: [
      'The planks had gaps between them. Down below, the sea went slop, slop. ^ {hero} crossed on tiptoe, and looked at {his} big toes the whole way.',
      'Here the sand went soft. It swallowed one foot, then the other. Slurp! ^ “We must walk like feathers,” said {hero}, and up on {his} toes {he} went.',
    ],
    wayHome: [
      '“One more wave,” said {hero}. Then one more, and one more. ^ The sea had plenty. They had to leave some for next time.',
      'They walked home with salt on their lips and sand everywhere. ^ {C} crunched at every step. “You sound like a biscuit tin,” said {hero}.',
      'Far behind them the sea went shush and shush and shush. ^ {hero} put a finger in one ear. The sea was still in there!',
    ],
  },
  '6-8': {
    arrive: [
      'Somebody had been generous with the sand. It lay in heaps, it lay in ripples, and it lay in {hero’s} left shoe already. ^ Beyond the sand came water, and beyond the water came nothing but a line. “What’s behind the line?” asked {hero}. “More,” said {c}.',
      'All along the edge the sea had put out what it had found. There was a bottle top, half a rope, one glove and a very good stick. ^ “It’s a jumble sale,” said {hero}, who would gladly have bought the lot. Behind the stall the sea rolled about, fetching more.',
      '“It’s smaller than I thought,” said {hero}. {He} was looking at a puddle. “Turn round,” said {c}. ^ {hero} turned round. For quite some time nobody spoke. The sea did not mention how big it was. It simply went on being it, from one side to the other.',
    ],
    crossing: [
      'Near {spot} there was no way on but a row of old posts. Every post wore a wig of weed. {hero} put a toe on the first. It was like standing on soap. “Don’t stand, then,” said {c}. So {he} didn’t. {He} was on the fourth post before the first one noticed. ^',
      'It looked like any other sand. Then it pulled off {hero’s} shoe and kept it. It gave it back after a struggle, with a noise that made {c} giggle. ^ {hero} crossed the rest on tiptoe, with all {his} weight carried high up, under {his} arms.',
      'Wave after wave slapped the wall by {spot} and threw a bucket of sea over the path. {hero} watched three of them. Slap, whoosh, and then a long wet breath in. ^ “We’ll go on the breath,” {he} said. They tiptoed by while the bucket was being filled.',
    ],
    wayHome: [
      '{hero} took home one stone. It had been the finest stone of all, red and wet and shiny. ^ Up on the road the stone was plain grey. “It’s gone out,” said {hero}. {He} gave it a lick, and it came on again.',
      'With every step the sea got quieter. At the wall it was a murmur. At the corner it was a hum. ^ By the third lamp post {hero} wasn’t sure whether {he} still heard it or was only thinking of it. “Both,” said {c}, who had not been asked.',
      'They went home slowly, because their legs had been at sea and thought that they still were. The road swayed. The hedge swayed. ^ “Left a bit,” said {hero}. “Right a bit,” said {c}. It is a fine way to be tired, and they made it last right up to the gate.',
    ],
  },
  '9-12': {
    arrive: [
      'On the map the sea was a blue edge, about as thick as a bootlace. {hero} had once put {his} finger on it and thought {he} knew. ^ Now {he} stood where the finger had been, and the blue went up as far as the sky and leaned on it. “They’ve left most of it out,” {he} told {c}. They had left out all the moving, for a start. They had left out the way the ground went soft and let go of you a little, in case you cared to come too.',
      'People walk towards {place} talking, and at one particular step they stop. {hero} had been halfway through a sentence about socks. ^ The path gave a last bend, the wall came to an end, and there it all was. It had been there the whole time. While {he} did sums, while {he} brushed {his} teeth, it had been coming in and going out without anybody asking. {hero} never did finish the sentence. It was not, {he} now saw, an important one.',
      'Nobody had told the sand where to stop. It had come up the steps and across the road, and {hero} was walking on it long before there was any water to be seen. Then came a hump as tall as a lorry, with grass on top like a bad haircut. ^ From up there one could see how the thing was done. There was the land, which kept still, and there was the sea, which couldn’t. Between them ran a long wet strip, where they had never stopped arguing about it.',
    ],
    crossing: [
      'The landing stage beyond {spot} was mostly gaps, held together by a few planks out of habit. Through them one saw the water, which was green and busy and nearer than one would like. {hero} tried a plank with {his} toes. It complained. The next complained in a higher voice. ^ By the middle {he} was up on tiptoe and playing them, plank by plank, like a piano that had been left out in the garden. It is very hard, {he} discovered, to tremble in time to a tune.',
      'On this side of {spot} lay a stretch that was neither quite land nor quite sea, and had never had to choose. It gleamed. When {hero} stepped on it, it took {his} foot to the ankle, thoughtfully, as if to find out what it tasted of. {He} tugged, and it sucked harder. ^ There was a trick to it: one must never insist. If {he} came down on {his} toes and was gone before the mud could come to a decision, it gave the foot back every time.',
      'The shingle talked. Each step set off a hundred pebbles, and they all told their neighbours. Soon the whole bank was on the slide and {hero} with it, back to where {he} had begun. {He} tried stamping. That only raised its voice. ^ So {he} put down one set of toes, waited until everybody had finished, and only then brought the other. The bank muttered, but it stayed where it was. It took the patience of a person carrying soup. At the far end {he} looked back, and not a drop had been spilled.',
    ],
    wayHome: [
      'You take a good deal of the sea home without meaning to. {hero} had a crust of it on {his} shins, a taste of it on {his} lips, and enough in {his} shoes to start another. {C} crackled faintly. ^ Behind them the water went over the same few words, patiently, as one learns a poem. {hero} noticed that {he} was walking in step with it. {He} kept that up to the first houses, where you could no longer hear it, and then for some way after that.',
      'At the top of the path {hero} turned round for a last look, and at the bend {he} turned round for another. The sea had shrunk to a strip by then. From the lane it was a gleam between two roofs, and after that it was only a gap where it ought to be. ^ “That’s it, then,” {he} said. A minute later {he} licked {his} lip, and that wasn’t it at all. Something of such a size cannot be left behind in one go. It has to be done in instalments.',
      'Neither of them said much on the way home. They had not run out of things to say. They had been standing next to something that talked without a pause, and had fallen into the way of listening. ^ One by one the sounds of the land came back: a gate, a bicycle, a spoon in a cup. They seemed very small and clear, like things set out on a cloth. {hero} walked among them with care. {His} ears were full to the brim, and {he} did not want to slop.',
    ],
  },
};
