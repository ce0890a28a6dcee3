import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the town's three pages. */
export const townTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Tall, tall {noun}! Small {hero}. Look up, up, up!',
      'Rumble, rattle, ring! What a noisy {noun}!',
    ],
    crossing: [
      'Narrow, narrow alley. Breathe in! Squeeze, {hero}!',
      'Busy, busy street! On your toes. Tiptoe through!',
    ],
    wayHome: [
      'Trip, trap, down the street. Home again, {hero}!',
      'Which way? That way! Wave to every window.',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} tipped back {his} head. ^ The houses {within} went up and up. There was a flowerpot on every floor. “Who waters the top one?” {he} asked {c}.',
      'There were doors {within}, and doors, and doors. One was as small as a [bread bin|cupboard]. ^ “I’d live in that one,” said {hero}.',
      'Rattle went a cart. Clatter went a shutter. Somebody sang and somebody sold [buns|brooms]. ^ {hero} turned round twice, so as not to miss any of {place}.',
    ],
    crossing: [
      'The alley behind {spot} was as thin as a slice. {hero} put one foot in front of the other. ^ “Tummy in, {c}!” Pop, they were out.',
      'A big machine was mending the road. Brrrum! It made {hero’s} teeth rattle. ^ {He} tiptoed by on the planks and told it to carry on.',
      'Somebody had just washed the long stone stairs. Shiny! Slippy! ^ {hero} went up on the tips of {his} toes, and left only ten little spots.',
    ],
    wayHome: [
      'The streets had been so long before. Now they folded up small, like a map. ^ One more corner, and {hero} could see {his} own door.',
      '{hero} walked along the kerb, heel to toe, all the way home. ^ Not once did {he} step into the road. It was made of soup.',
      'Somebody was frying onions. The smell walked along with them, right to the corner. “Thank you for coming,” {hero} told it. ^',
    ],
  },
  '6-8': {
    arrive: [
      'All the streets {within} had names, and not one of them kept its word. There was no candle in Candle Street. Long Lane took nine steps. ^ {hero} had high hopes of Pudding Corner, and peeped round it carefully. It was a bank. “Somebody ate it,” {he} told {c}, “before we came.”',
      '“Keep to the left,” said {c}. But on the left came seven hatboxes with legs, and behind them a rolled-up carpet. ^ When everybody had finished being sorry, {hero} looked about. There was a sign for everything {within}. To the Bridge. To the Baths. Wet Paint. {He} checked the last one with a finger.',
      '“One at a time, please,” {hero} begged, but {place} didn’t know how. There were bells and barrows. Somebody was being called in to have their [ears washed|hair cut]. ^ {He} stood on the edge of it all, as you stand on the edge of a cold pool. Then {he} held {his} nose and stepped in.',
    ],
    crossing: [
      'The road past {spot} had been dug up. All that was left to walk on was one plank, and the plank was thinking of leaving too. “Slow feet,” said {hero}. ^ Down in the hole somebody’s jacket hung on a spade. {He} balanced across with {his} arms out, and it only bounced at the very end.',
      'After {spot} came the Street of Pots. There were pots on the left, pots on the right and a thin way in between. “Don’t swing anything,” said {hero}. {C} asked what there was to swing. ^ A jug rocked. {hero} waited until it had made up its mind. Then {he} crept on, holding {his} own elbows.',
      '“There’s supposed to be a street here,” said {hero}. And so there was, between two walls, about as wide as a [bookshelf|coat hanger]. ^ They went in sideways. In front there was a button’s worth of room, and behind there was none. “Think of paper,” said {hero}. {He} thought of it so hard that {he} rustled.',
    ],
    wayHome: [
      '“Left at {spot},” said {hero}, who had needed to ask three times on the way there. “Then right. Then straight on until it smells of our stairs.” ^ Somebody with a suitcase stopped {him} and asked for the station. {He} pointed with a whole arm, like a person who had lived {within} for ninety years.',
      'They went home by the back streets, where {place} kept its dustbins and its music. Someone up there was learning the violin. The tune had a stair missing, and they fell down it every time. ^ By the corner {hero} was humming the missing note. The violin stopped. Then it tried it.',
      'Nobody spoke for two whole streets. It wasn’t an empty quiet. It was a full one, like a jar with the lid on. ^ {hero} trod only on paving stones with a crack, and {c} only on those without. When they came to their own road they had used up every stone {within}.',
    ],
  },
  '9-12': {
    arrive: [
      '{hero} had been told what to do if you got lost {within}: ask a policeman or, failing that, a pram. {He} saw neither. There was somebody up a ladder, arguing with the letter R. Two people were carrying a pane of glass, and had to agree about every step. ^ “We aren’t lost,” {he} said to {c}, “until we mind where we are.” {He} looked down three streets in turn. Each had a bend in it, and round each bend, one felt, was where it really began.',
      'Every town keeps two faces. There is the one with brass numbers on, and it hopes that you won’t go round behind. {hero} went round behind. Through an arch no wider than a wardrobe, {he} and {c} came out among drainpipes, old bicycles and all the washing. ^ There were vests up there that might well have been the mayor’s. Nobody had tidied up for visitors. {He} felt as you do when you come in by the kitchen, and are told to mind the step, and asked to stay.',
      '“How many people live here, do you think?” asked {c}. {hero} began with one house. It had four bells, with a name to each bell, and on the second floor an argument was going on about soup. ^ And that was one door in one street, and beyond {spot} the roofs went on like a sea with chimneys. {He} gave up at sixty. What made {him} giddy was not how many they were. It was that every one of them thought that the others were the crowd.',
    ],
    crossing: [
      'There is a kind of street that {place} keeps for people in a hurry. It set off well enough, past {spot}, and ran down between high blind walls. Then it narrowed, turned a corner, thought better of it and turned back. {hero} heard feet keeping step with {own}. {He} stopped, and so did they. ^ {He} clapped once. Clap, said the wall, a little late. “It’s us,” {he} told {c}. “We’ve been following us.” They went on, on tiptoe, and {he} found the company rather steadying.',
      'Nobody had warned {hero} about the bridge. From {spot} it looked like any street, with a kerb. Only in the middle did you see that the planks had gaps. Through each gap, a long way down, something was going by that was not ground. {His} feet stopped. They were polite about it, but they wished to know more. ^ {He} told them that carts came over here, and pianos. {He} told them to look at {c}. At last {he} simply mentioned that {he} was going; and they came too, on their tips.',
      'It was the quietest street in {place}, and it had a notice: Silence. Behind the shutters somebody was ill, or clever, or asleep. It also had about a million cobbles, and they were loose. {hero} set a heel on one. Clonk. ^ {He} went up on {his} toes. It’s surprising what you can find out through the end of a shoe. This stone rocked and that one was honest, and before {spot} {he} could tell which. Behind the shutters nothing stirred. It is not easy to be proud of a thing that nobody must notice.',
    ],
    wayHome: [
      'At some point, without asking anybody, {hero} had stopped reading the signs. {Place} had turned quietly the right way round. {His} feet knew about the loose kerb, and where to keep in by the wall. ^ A stranger with a map walked past three grown-up people and came up to {him}. “Excuse me. Are you from here?” {hero} considered this. There were several answers. But {he} was going home, and there was {spot}, and it was true in that direction. “Yes,” {he} said. “Can I help?”',
      'Nobody looks at you when you are going home. {hero} noticed it by {spot}, and it pleased {him}. {He} and {c} had been through all that, and here came people with cabbages, thinking about cabbage. ^ But perhaps each of them had something too. Perhaps the tall one under the umbrella had had the day of a lifetime, and was carrying it level, so as not to spill. {He} tried a small nod on the next who came, as between equals. It was returned at once, and neither of them said a word.',
      '“We could take the short cut,” said {c}. They looked at each other, and went the long way. It led under the arches, where the echo lives, and across a square full of stacked chairs. ^ A street is a different thing if you see it going away. So from {spot} onwards {hero} walked backwards, and let {place} unroll in front of {him}, and it got smaller very gently. Somebody raised a hand from a window, to nobody in particular. When {he} bumped into something at last, it was {his} own gate.',
    ],
  },
};
