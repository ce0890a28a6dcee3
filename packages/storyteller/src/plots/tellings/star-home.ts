import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “star-home”. */
export const starHomeTellings: Tellings = {
  '6-8': {
    want: [
      'Clink! The watering can had never said that before. {hero} lifted the lid, and light fell out all over {his} hands. ^ Inside sat a {littleKind}, wet to the middle and very bright. “{Little},” it said, and sneezed a spark. “I fell off the sky. I’d like to be put back, please.”',
    ],
    setOut: [
      '“Of course I’ll put you back,” said {hero}, as if it were a book on a shelf. Then {he} saw how high the shelf was. ^ Never mind! {He} opened {his} lantern, and {little} hopped in and lit it. “{refrain}” And out they marched, with {c} for company.',
    ],
    problem: [
      'At {spot} {hero} stood on tiptoe and poked the air. No sky there. {He} stood on a stone and poked again. ^ “Is it much further?” {he} asked. “Do you see that cloud?” said {little}. “It’s past that. Then it’s past everything else.” {C} had to sit down.',
    ],
    try0: [
      '“Hold tight,” said {hero}. {He} bent {his} knees, swung {his} arms, and sprang right off {spot}. For as long as a hiccup, {he} flew. ^ Then the ground came back for {him}. “You went up beautifully,” said {little}. “It was only the staying that went wrong.”',
    ],
    try1: [
      'A kite knows the way up, so they tied {little} to one and let it go. It danced off over {spot}. “Higher!” sang {little}. ^ But {hero’s} end of the string was the end of all the string. {He} tied on {his} belt. Now it was one belt higher, and {his} trousers were lower.',
    ],
    try2: [
      'Against {spot} stood a ladder, so tall that it made {hero} dizzy to look. {He} looked at {his} hands instead, and climbed. Ten rungs. Twenty rungs. Then {his} foot felt for the next one, and it wasn’t there. ^ “We’ve run out of ladder,” {he} called, “and we’ve hardly started on the sky.”',
    ],
    try3: [
      '“Let’s make them look down,” said {hero}. By {spot} {he} found a bell, and swung it with both arms. Ding, dong! “Lost property!” {he} yelled. ^ A [fox|badger] told them to hush. High above, all the little lights went on talking to each other. They had not heard a thing.',
    ],
    turn: [
      '“{C} has got no shadow,” said {hero} slowly. It had been there a minute ago. {He} held up the lantern. It was no brighter than a button. ^ “I didn’t want to worry you,” said {little}. “I go out, a bit, when I’m down.” So now there was no time left for wrong ideas.',
    ],
    turnDeepens: [
      '“We need somewhere that’s nearly there already,” said {hero}. So they went uphill, and whenever the path split, they took the steep half. ^ {Spot} dropped away below them. {hero} puffed on the lantern glass and rubbed it with {his} sleeve. “Still here,” said {little}, each time a bit more softly.',
    ],
    lowPoint: [
      'This was the top. There was no more up to walk on. {hero} stretched until {his} fingers trembled, and touched nothing but cold air. ^ In the lantern only a speck was left. “Don’t be sad,” whispered {little}. {hero} put {his} coat round the glass, because {he} had nothing else to give.',
    ],
    spark: [
      'Then {c} sat on a thistle. “Yow!” It was the sort of jump you do not see often. A giggle got out of {hero} before {he} could stop it. ^ Flash! went the lantern. “Do that again,” said {hero}. “Not the thistle! The laughing. {Little}, you’re lit by it!”',
    ],
    deed: [
      '{hero} cleared {his} throat. It is hard to be funny when you feel like crying. But {he} stuck out {his} tummy and walked like a [duck|very fat king]. {He} sneezed with {his} whole body. ^ {Little} snorted. {Little} shook. And {little} came up off the floor of the lantern like a bubble in lemonade.',
    ],
    deedHolds: [
      '“It’s working! Everyone, laugh!” {C} hooted. Something in the bushes began to snigger. Up sailed {little}, over their heads. ^ Then the light stopped and hung there. {hero} was all out of jokes, so {he} just danced, as badly as {he} could. “{refrain}” Off went {little}, like a cork from a bottle.',
    ],
    solved: [
      'Higher, smaller, brighter, and then, pop! The hole in the sky was filled. {hero} counted the lights all round it, to be sure. None was missing now. ^ “Were we in time?” asked {hero}. High overhead somebody blinked, once for {him} and once for {c}.',
    ],
    home: [
      'There was a muddy lantern on {hero’s} shelf, and nothing in it. {He} was not sad about that. ^ {He} knelt on {his} bed, pressed {his} nose flat on the glass, and crossed {his} eyes. Very far up, one small light began to shake. It just couldn’t help it.',
    ],
  },
  '9-12': {
    want: [
      'As a rule, the sky keeps itself to itself. So {hero} was surprised to find a piece of it in the [birdbath|rain barrel], sitting up to its waist in water and complaining. It was a {littleKind}, it was called {little}, and it lit up the wall as far as the drainpipe. ^ “I only leaned over for a moment,” it said. “One hears such interesting noises from down here. I wonder if I could trouble somebody for a lift.” {hero} looked up, and saw how long a lift that would be.',
    ],
    home: [
      'If you pass that house late, you may notice a window left ajar, in weather when no sensible person would do it. The family have stopped asking. ^ On the sill stands an old lantern, which {hero} will not have cleaned. Now and then something goes wrong indoors, with a pudding or a bath, and everybody is helpless with giggles. Then {he} goes and opens the window a little wider. Somebody up there has paid, after all, for a very good seat.',
    ],
  },
};
