import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of space's three pages. */
export const spaceTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Upside down! Right way up! Oops, {hero}!',
      'Peep out! Twinkle, twinkle! So this is {place}!',
    ],
    crossing: [
      'Bump! Bonk! Rolling rocks. Softly, softly past.',
      'No up. No down. Wobble, wobble. Tiptoe!',
    ],
    wayHome: [
      'Little blue ball. That’s home! Beep, beep!',
      'Step, bounce, step, bounce. Back to the rocket.',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} did one little jump. ^ Up and up and up {he} went! “Come back,” called {c}. “I’m trying,” said {hero}.',
      'Pfff, said the rocket door. Outside there was no grass, no street and no tree. ^ “Mind the step,” said {hero}. But there wasn’t one of those either.',
      'There was such a lot of {place}! Nobody had put anything away, and it all just floated. ^ “My room should learn that,” said {hero}.',
    ],
    crossing: [
      'The next planet was so small that it rolled under their feet. Whoa! ^ {hero} tiptoed very fast and stayed on top.',
      'Here the ground was all holes, like cheese. ^ {hero} went round each hole on tiptoe. “Anybody home?” {he} asked the deepest. Nobody was.',
      'In front of them was a gap with nothing in it, not even a bottom. ^ “Big breath,” said {hero}. {He} pushed off with {his} toes and floated over.',
    ],
    wayHome: [
      '{hero} counted planets on the way back. One, two, that one twice. ^ The smallest and bluest had {his} own bed on it.',
      'It was a slow, bouncy walk to the rocket. Boing. Boing. “I’ll miss that at home,” said {hero}, and did one more. ^',
      '“Which one is ours?” asked {c}. {hero} pointed to the blue one with the white swirls. “Straight on,” said {hero}, “and then down.” ^',
    ],
  },
  '6-8': {
    arrive: [
      '“Mind your head,” said {c}, although there was nothing to bump it on. There was nothing {within} at all, and an awful lot of it. ^ Somebody had put in a few small lights, to show how much. {hero} tried to see to the other end, but {his} neck ran out.',
      '{hero} had set out with a proper weight, like anybody else. On the way up it must have dropped off. ^ Now {he} hung in the middle of everything like a sock on a line. “Your weight will be waiting downstairs,” said {c}. “Mine always is.”',
      '{hero} unfolded the map. It was a map of the buses, and a good one. It was not much help {within}. There were no corners. There was nobody to ask. ^ “We’ll go that way,” {he} said, and pointed. “Up?” asked {c}. “Is it?” said {hero}.',
    ],
    crossing: [
      'The next piece of ground was no bigger than a shed, and it was turning. {hero} stepped on and was at once underneath. ^ “Walk the other way,” said {c}. So {he} went up on tiptoe and trotted, as one does on a barrel. {He} got off, rather neatly, at {spot}.',
      'Nobody had trodden on the dust by {spot} since the beginning of everything. {hero} took an ordinary step. It flew up, and for some time {he} could not see {his} own nose. ^ The next step {he} took on tiptoe, as though it were a bedroom. The dust only turned over.',
      '“There’s a tug here,” said {hero}. Something beyond {spot} was pulling at {his} left foot, like a small cousin with a secret. The right foot was against it. ^ {hero} held a short meeting of feet. Then {he} tiptoed along the very edge of the pull, leaning, until it gave up.',
    ],
    wayHome: [
      'They went back to the rocket in long slow hops. ^ Each hop left a footprint, as neat as a cut-out biscuit. “Those will last for a million years,” said {c}. {hero} looked round. One was crooked. {He} went back and did it again.',
      '“How far is it?” asked {hero}. “Very,” said {c}. ^ So they talked about soup, and whether a sock knows which foot it belongs to. They had only just settled it when a roof came up to meet them. In the roof was a window that {hero} knew from the other side.',
      'The closer they came to home, the more they weighed. First {hero’s} feet remembered that they were feet. Then both {his} arms came down, one after the other. ^ {He} tried a small jump, to make sure. The ground had {him} back before {he} was properly gone.',
    ],
  },
  '9-12': {
    arrive: [
      '{hero} had expected {place} to be empty, and was all ready to be brave about that. What {he} had not expected was the untidiness. Lumps of this and that hung about at every distance, as though somebody had been called away in the middle of making something. ^ A pebble came by with a much smaller pebble going round it. {hero} watched the two of them out of sight. Even at that size, it seemed, one did not care to go about alone.',
      '“How far can you see?” asked {c}. It ought to have been an easy question. At home {hero} could see to the water tower. Here {he} looked, and there was something. {He} looked behind it, and there was something smaller and older, and behind that there was more. {His} eyes went on after {he} had called them back. ^ “About this far,” said {hero} at last, and held {his} hands apart, because some sort of answer was needed. {C} agreed that it did look about that.',
      'The list of things that {place} did without was a long one. There was no wall to lean on and no corner to wait at. There was no smell of anyone’s cooking, and no next door. {hero} went through it twice, turning slowly head over heels. ^ For three breaths it was frightening. Then it came to {him} that where there are no walls there are no doors, so nobody can have locked one. {He} stretched out both arms as far as they would go. There was room for all of {him}.',
    ],
    crossing: [
      'Beyond {spot} the ground was too small for its own good. It pulled so feebly that a cough might have put you into orbit. {hero} stepped out as {he} would have done at home, and a minute later {he} was still going up, and {c} had to fetch {him}. ^ After that {he} walked as people walk past the door of a sleeping baby. {He} thought heavy thoughts: sideboards, Mondays, cold rice pudding. Toe by toe, it held {him}.',
      'From this rock to the next ran a cable, left there by somebody and hardly thicker than a thumb. Below it there was no river and no ground, just the rest of everything. {hero’s} feet were perfectly willing. It was {his} eyes that refused to go. ^ So {he} gave the eyes something to do. “Read that knot,” {he} told them, “and when you’ve done that one, read the next.” There were thirty-one. {He} tiptoed through them like a page of long words, and at the bottom of the page was rock.',
      'Half of the little planet was lit and half of it wasn’t, and in between ran an edge that could have been ruled. {hero} stopped with {his} toes against it. Over here was {spot}. Over there might be anything at all. It was like a page that has not been turned. ^ {He} put a foot across, and the foot went out. {He} could still wiggle it, though. {He} sent the other after it, on tiptoe, and waited. Little by little the black filled up with perfectly ordinary ground.',
    ],
    wayHome: [
      '{hero} had worried about finding the way home. You have to choose which of a thousand lights you belong to. But {he} knew it at once. It was not big, and it was not particularly bright. It was blue, in a shy sort of way, like something at the back of a drawer. ^ From here one would have thought that there was no one in. Yet they were all in, the aunts, the postmen, the people next door. Not one of them knew how fondly they were being looked at.',
      'They took their time over the last stretch to the rocket. {hero} put down each foot with care, because nobody ever sweeps up here. A footprint made that day would still be sharp when the hills at home had worn away to crumbs. ^ It made {him} wonder what sort of walk {he} wished to be remembered by. {He} put in one skip. After that {he} went on in the usual way, with the toes turned in a little, so that it would be a good likeness.',
      'It began with a sound like somebody stroking velvet, and that was air. {hero} had never thought of air as a thing one could arrive at. Then there was a colour round the edge of the window. Then there were hedges. ^ They climbed out, stiff in the knees, and for a moment {he} just stood there and let the ground pull at {him}. It did so very gently. It had been doing it all {his} life, and {he} had never once thanked it.',
    ],
  },
};
