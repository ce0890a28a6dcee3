import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 6–8 of the first plots that suit any idea. */
export const SECOND_AT_SIX_A: SecondTellings = {
  'lost-and-found': {
    want: 'There were newer ones in the shops, and cleaner ones too. But no shop had {hero’s} {thing}. It had been [to the seaside|up a mountain] and [under a bus seat|down a well]. ^ The wind did not care about that. It came round the corner, took hold with both hands, and pulled. “Hey!” shouted {hero}. “Mine!”',
    setOut:
      '“Which way?” said {hero}, and licked one finger to feel the wind. It blew straight at {place}. ^ “After that {thing}!” {He} ran so fast that one sock fell down. {C} was [in front|ahead] already. “{refrain}” they called, and the wind did not answer.',
    problem:
      'Where do you begin, when a thing could be anywhere? {hero} began at {spot}, and looked until {his} nose was dusty. {C} began at {spot}. ^ They met in the middle with nothing but [cobwebs|burrs]. “That’s two places done,” said {hero}. “Only about nine hundred left.”',
    try0: '“Yoo-hoo!” shouted {hero} with both hands round {his} mouth. “Hoo!” came back from {spot}. It knew them! They ran there, and called again, and now it came from behind. ^ {hero} stopped dead. “{C},” {he} said, “I think I have just been talking to me.”',
    try1: 'A ladder leaned near {spot}, doing nothing. Up went {hero}, hand over hand, to have a look at the whole world. It was lovely. It was also tiny. ^ “I can see [sheep like rice|people like ants]!” {he} called. “But a {thing} would be smaller than a full stop.” Down {he} came again.',
    try2: '“Don’t move,” breathed {hero}. By {spot}, something was waving at them. {He} wiggled {his} bottom like a cat. {He} sprang! ^ Crunch. It was last year’s leaves, the whole heap of them. Some went up {his} sleeves. “I jumped first,” {he} told {c}, “and looked second.”',
    try3: 'How kind, a signpost! It had an arm on it, and the arm pointed past {spot}. Nobody asks a signpost if it is sure. ^ So they walked, and walked, and met the same signpost again. It creaked and swung round. “It’s only doing what the wind tells it,” said {hero}.',
    turn: '{hero} dropped to {his} knees to tie a lace, and there {he} stayed. The ground was written on! Dot, dot, dot went the tiny footprints. ^ Next to them ran a smooth stripe, as if somebody had pulled a sack. “Somebody with very small feet,” {he} said, “has got a very big {thing}.”',
    turnDeepens:
      'Now they went on the tips of their toes. The dots led them past {spot}, over a root, and round a puddle. ^ Here the stripe was all crooked. Somebody had slipped, and pulled, and slipped again. “Poor thing,” said {hero}. Then {he} remembered that this was a thief.',
    lowPoint:
      '“Found you!” cried {hero}, for there it lay. {He} took one corner and tugged. Somebody tugged back. Out looked {little}, a {littleKind} with wet whiskers and chattering teeth. ^ “I had a nest,” said {little}. “It blew away. Is this yours?” {hero} wanted to say yes. {He} looked at those teeth, and couldn’t.',
    spark:
      'They sat side by side and nobody said anything. {hero} had a bed at home, and a cupboard full of warm things. {Little} had one {thing}, and it wasn’t even {little’s}. ^ “What is a nest made of?” {he} asked suddenly. “Soft stuff? I’ve had soft stuff in my hair since lunch!”',
    deed: 'Off raced {hero}, back the way {he} had come. {He} filled {his} pockets with moss at {spot}. {He} filled {his} arms with leaves. “{refrain}” ^ {C} came behind and picked up whatever fell out. It was a great deal. One feather travelled all the way on {hero’s} nose.',
    deedHolds:
      'A nest looks easy until you make one. {hero’s} first was a pancake. {His} second was a hat. ^ “Slowly,” {he} told {his} fingers, and {he} bent the grass round and tucked in the ends. Then {he} poked it. It rocked, it rustled, and it did not fall apart.',
    solved:
      'One foot went in, then three more, and then the whole of {little} was gone. Only two ears stuck out. “Mmm,” said the ears. “It’s like being inside a bun.” ^ {hero} laughed so much that {he} had to hold on to {c}. And here was {his} {thing}, with a tidy fold down the middle.',
    home: 'The wind was still up when they got home, so {hero} closed the window on it. The {thing} lay across {his} knees. It had a [twig|burr] in it and a green smell. ^ “You’ve been somebody’s house,” {he} told it. {He} was rather proud to know it.',
  },
  'star-home': {
    want: 'Clink! The watering can had never said that before. {hero} lifted the lid, and light fell out all over {his} hands. ^ Inside sat a {littleKind}, wet to the middle and very bright. “{Little},” it said, and sneezed a spark. “I fell off the sky. I’d like to be put back, please.”',
    setOut:
      '“Of course I’ll put you back,” said {hero}, as if it were a book on a shelf. Then {he} saw how high the shelf was. ^ Never mind! {He} opened {his} lantern, and {little} hopped in and lit it. “{refrain}” And out they marched, with {c} for company.',
    problem:
      'At {spot} {hero} stood on tiptoe and poked the air. No sky there. {He} stood on a stone and poked again. ^ “Is it much further?” {he} asked. “Do you see that cloud?” said {little}. “It’s past that. Then it’s past everything else.” {C} had to sit down.',
    try0: '“Hold tight,” said {hero}. {He} bent {his} knees, swung {his} arms, and sprang right off {spot}. For as long as a hiccup, {he} flew. ^ Then the ground came back for {him}. “You went up beautifully,” said {little}. “It was only the staying that went wrong.”',
    lowPoint:
      'This was the top. There was no more up to walk on. {hero} stretched until {his} fingers trembled, and touched nothing but cold air. ^ In the lantern only a speck was left. “Don’t be sad,” whispered {little}. {hero} put {his} coat round the glass, because {he} had nothing else to give.',
    home: 'There was a muddy lantern on {hero’s} shelf, and nothing in it. {He} was not sad about that. ^ {He} knelt on {his} bed, pressed {his} nose flat on the glass, and crossed {his} eyes. Very far up, one small light began to shake. It just couldn’t help it.',
    turn: '“{C} has got no shadow,” said {hero} slowly. It had been there a minute ago. {He} held up the lantern. It was no brighter than a button. ^ “I didn’t want to worry you,” said {little}. “I go out, a bit, when I’m down.” So now there was no time left for wrong ideas.',
    spark:
      'Then {c} sat on a thistle. “Yow!” It was the sort of jump you do not see often. A giggle got out of {hero} before {he} could stop it. ^ Flash! went the lantern. “Do that again,” said {hero}. “Not the thistle! The laughing. {Little}, you’re lit by it!”',
    solved:
      'Higher, smaller, brighter, and then, pop! The hole in the sky was filled. {hero} counted the lights all round it, to be sure. None was missing now. ^ “Were we in time?” asked {hero}. High overhead somebody blinked, once for {him} and once for {c}.',
    try1: 'A kite knows the way up, so they tied {little} to one and let it go. It danced off over {spot}. “Higher!” sang {little}. ^ But {hero’s} end of the string was the end of all the string. {He} tied on {his} belt. Now it was one belt higher, and {his} trousers were lower.',
    try2: 'Against {spot} stood a ladder, so tall that it made {hero} dizzy to look. {He} looked at {his} hands instead, and climbed. Ten rungs. Twenty rungs. Then {his} foot felt for the next one, and it wasn’t there. ^ “We’ve run out of ladder,” {he} called, “and we’ve hardly started on the sky.”',
    try3: '“Let’s make them look down,” said {hero}. By {spot} {he} found a bell, and swung it with both arms. Ding, dong! “Lost property!” {he} yelled. ^ A [fox|badger] told them to hush. High above, all the little lights went on talking to each other. They had not heard a thing.',
    turnDeepens:
      '“We need somewhere that’s nearly there already,” said {hero}. So they went uphill, and whenever the path split, they took the steep half. ^ {Spot} dropped away below them. {hero} puffed on the lantern glass and rubbed it with {his} sleeve. “Still here,” said {little}, each time a bit more softly.',
    deed: '{hero} cleared {his} throat. It is hard to be funny when you feel like crying. But {he} stuck out {his} tummy and walked like a [duck|very fat king]. {He} sneezed with {his} whole body. ^ {Little} snorted. {Little} shook. And {little} came up off the floor of the lantern like a bubble in lemonade.',
    deedHolds:
      '“It’s working! Everyone, laugh!” {C} hooted. Something in the bushes began to snigger. Up sailed {little}, over their heads. ^ Then the light stopped and hung there. {hero} was all out of jokes, so {he} just danced, as badly as {he} could. “{refrain}” Off went {little}, like a cork from a bottle.',
  },
};
