import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the desert's three pages. */
export const desertTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Sand here! Sand there! Sandy, sandy {noun}!',
      'A sandpit! A giant sandpit! Dig, {hero}!',
    ],
    crossing: [
      'Prickles! Tippy toes. Ooh! Ouch! Past!',
      'Soft, soft sand. Knees up, {hero}! Flop.',
    ],
    wayHome: [
      'Tip out the shoes. Shhh! Sand runs home too.',
      'Wave to the bumps. Off we go to the bath!',
    ],
  },
  '4-5': {
    arrive: [
      '“Who lives here?” asked {hero}. There was no house, no tree and no bus stop. ^ There was just a great big quiet, and they stood in it.',
      '{hero} drew a line with {his} toe. It was the only line {within}. Then {c} made one too, and that was two. ^',
      'Sand lay in rows, and sand lay in heaps, all golden. ^ “Somebody started to iron it,” said {hero}. “Then they got tired.”',
    ],
    crossing: [
      'Little thorns stuck up everywhere. There were hundreds! ^ {hero} put {his} toes in the gaps, tip, tip, tip, and said sorry to each.',
      'Two red rocks stood there, nearly kissing. ^ {hero} pulled in {his} tummy and tiptoed through, as thin as a noodle.',
      'This bit was as soft as a cushion. {hero’s} feet went down and down. ^ “Think of balloons,” {he} said. On tiptoe it was better.',
    ],
    wayHome: [
      'They walked home in one long wiggly line. {hero} looked back at it. “We’ve made an S,” {he} said. “S for sand!” ^',
      '“I can hear the bath,” said {hero}. {C} listened. It was only the sand, going hush. “I can nearly hear the bath,” said {hero}. ^',
      '{hero} shook {his} head, and out flew the sand. “Do that again,” said {c}. So {hero} did it again, as far as the gate. ^',
    ],
  },
  '6-8': {
    arrive: [
      '“Where do we start?” asked {hero}. It was a fair question. There was no gate, no path and no sign, only a very long edge. ^ {C} thought that anywhere would do. So {hero} picked a bit that looked friendly. {He} wiped {his} feet out of habit, and stepped on.',
      '{hero} said hello, and listened. {He} had never said a word that went so far. It ran straight out across the sand with nothing to stop it. “It’ll be halfway to somewhere by now,” said {c}. ^ They waited a bit, in case there was a reply in the post.',
      'There was nothing to look at {within}, and it took surprisingly long to see it all. First {hero} saw yellow. Then {he} saw eleven yellows, and pink, and in the folds a bit of purple. ^ “It’s like the colours you get when you close your eyes,” {he} said.',
    ],
    crossing: [
      'The way led in between two tall red walls, and whatever you said in there was said again. “Is it far?” asked {hero}. Far, far, said the walls. ^ “Better not ask it anything,” whispered {c}. Anything, thing, thing. {hero} put a finger to {his} lips. They tiptoed on, and the walls were all ears.',
      'By {spot} the ground had a crust on it, like a pie. Crack went {hero’s} heel, and sank in up to the filling. ^ Heels, then, were no good on pastry. So {hero} crossed on {his} toes, with {his} arms out. Most of the pie was left for the next person.',
      'Thorns grew around {spot} in no sort of order, and each had a great many hooks. They were clearly collecting socks. ^ “One thread each,” {hero} told them, “and no pushing.” {He} tiptoed in and out, in and out, like a needle. {He} came out with one sock and a kind of cuff.',
    ],
    wayHome: [
      '{hero} emptied {his} left shoe at {spot} and {his} right shoe a bit further on. ^ That made two small hills. “I think it’s how these places begin,” said {c}. They looked at the hills with respect, and left them to get on with it.',
      'There was so little to say goodbye to! ^ So {hero} said it to everything, to a stone, a stick and one round tuft. “You’ve left out {spot},” said {c}. So they went all the way back and said it there too. Nobody wants to be the one who was forgotten.',
      'After so much room the lane was tight, like last year’s jacket. {hero} had got used to swinging {his} arms. Now there was a hedge in the way, and then a gate. ^ “It’ll stretch,” said {c}. {hero} spread {his} arms one more time and kept some of the width for later.',
    ],
  },
  '9-12': {
    arrive: [
      'Some places show you round at once, and some let you wait in the hall. This one let them wait. It went on being flat, like a polite host who has not yet made out who you are. {hero} stood. {C} stood. Nothing happened, and it happened for miles. ^ Only by and by did {he} see that the nothing had a grain in it, as wood has. Long combed lines ran from {his} feet to the far edge of everything. They were, {he} realised, being shown round.',
      '{hero} had never heard {his} own ears before. They rang very faintly, like a glass that has been flicked some time ago. There was simply nothing else to listen to {within}, no leaf, no tap, no radio next door. ^ {He} said a word, to see what would become of it. It was only “Well”. It went off over the sand without turning round, smaller and smaller. In a hundred years, {he} felt, somebody on the far side would put down their tea and say, “Well, what?”',
      '{hero} took up a pinch of it and looked. It wasn’t yellow. One grain was glass and one was rust, and one was as black as a full stop. One flashed when {he} tilted {his} palm, as though it had only been waiting to be noticed. ^ Then {he} looked up at the rest. It rolled away, heap behind heap, to where the world went round the corner, and it was all made of that. {He} put the pinch back exactly where it belonged. One wouldn’t like to be the person who lost some.',
    ],
    crossing: [
      'What lay beyond {spot} had been a lake until it was called away. It had left its floor behind, dried and cracked into plates, like the best china of some very large family. Every plate was loose. {hero} stepped on the near side of one, and the far side came up to look at {him}. ^ One had to tread exactly in the middle, {he} found, and to mean it. {He} crossed on tiptoe like a waiter, except that here it was the crockery that carried the waiter. Not a piece was chipped.',
      'The red rock had split from top to bottom, and the split was the path. It was so narrow that {hero} had to choose beforehand which way {his} nose would point. The walls rose in smooth waves, like batter when it is being poured. There was no room to look down in. ^ So {his} toes had to do the seeing. {He} sent them ahead, an inch at a time, and they came back with news: flat, flat, a stone, flat. They were good at it. {He} had had them all {his} life, and never asked them a thing.',
      'The one firm way ran along the crest, which was no wider than a ruler. To the left it fell away, steep and smooth and far. To the right it did the same, in order to be fair. {hero} set down a foot, and a whole sheet of sand slid off to see what was at the bottom. ^ {He} longed to sit. But sitting takes more room than standing, and standing more than tiptoe. The most careful thing, then, was to go on. It was the first time that being careful had made {him} look brave.',
    ],
    wayHome: [
      'On the way there {spot} had refused to come any nearer. On the way back it refused to be left. Whenever {hero} turned round there it was, no smaller than before, like somebody on a platform who means to wave until the train is gone. ^ Of course {he} had to wave as well. {He} waved until {his} arm ached, and then changed arms. When {he} looked again and there was nothing but sand, {he} ought to have been relieved. But for quite a while {he} walked with {his} hands in {his} pockets, missing it.',
      'The first tap stuck out of the first wall. {hero} had gone past taps every day of {his} life without so much as a nod. {He} turned it. It coughed, and spat out something brown. Then came water, a whole rope of it, for nothing, for as long as you liked. ^ {hero} drank, and let it run over both wrists. {He} turned it off, and then on again, to see if it would still do it. It would. From there on {he} carried the water inside {him}, slopping gently, like something borrowed.',
      'People call such a place empty, so {hero} had not reckoned with the luggage. There was the sand, of which a fair amount had moved in with {him}. There was the quiet, a bulky thing that had to be kept level. There was that long thin line where everything ended, and {he} could see it even with {his} eyes shut. ^ Where {he} was going to put it all was another question. But {he} thought of those few minutes in bed before you drop off. They had always been a bit bare, and could do with a view.',
    ],
  },
};
