import type { Companion } from './companion.ts';

export const owl: Companion = {
  creature: 'owl',
  name: 'Inkwell',
  kind: 'owl',
  character: 'knows everything, except what is going on',
  noises: ['Hoo, hoo!', 'Blink, blink!', 'Flap, flap!', 'Who? Who?'],
  meet: [
    [
      'Hoo, hoo! Big eyes! Hello, {c}!',
      'Blink, blink. Who is it? {C} the {kind}!',
      'Hoo? You! Who? Me! Hello, clever {c}!',
    ],
    [
      '“Hoo,” said a round thing on the gate. “{hero},” said {hero}. “No, hoo,” said the {kind}. “I’m {c}. I know everything.” ^ “Then come along!”',
      '“I know just who you are,” said a {kind} on the gatepost. “You’re the new piano.” ^ {hero} was not. “Then I’m {c},” said the {kind}, “and I’m delighted.”',
    ],
    [
      'On the gatepost sat a {kind} in reading glasses made of wire. ^ “I am {c},” said the {kind}. “I have read every book in the library, from the outside.” “We could use somebody clever,” said {hero}. “Who?” asked {c}, looking round.',
      'A {kind} sat on the letter box, reading the label. “A fine book,” said the {kind}. “It ends rather suddenly.” Then two great round eyes turned to {hero}. “Are you the next chapter? I’m {c}.” ^ {hero} said that {he} was only going past. “The best ones do,” said {c}, and came along.',
    ],
    [
      '“The answer,” said a voice above {his} head, “is forty-two kilometres.” {hero} looked up. A {kind} was sitting there, as round as a loaf. ^ “What was the question?” asked {hero}. “Nobody ever tells me,” said the {kind} sadly. “{C}. I have all the answers. It’s such a bother finding the things they belong to.” “I’ve got lots of questions,” said {hero}. They looked at each other with growing interest.',
      '“Ask me anything,” said a {kind} on the washing line, between two socks. {hero} asked the way. “I can give it to you in Latin,” said the {kind}. “I know who first walked it, and in which shoes. Whether it goes left or right, the books don’t say. {C}, by the way.” ^ {hero} asked, as they were talking, why {c} had one wing round a sock. The {kind} took a look at it. There was a long and thoughtful silence. “I took it for my aunt,” said {c}. “I’ve told it all my news.”',
    ],
  ],
  comic: [
    [
      '{C} looks left, right, and round. Dizzy!',
      'Bonk! {C} did not see that tree.',
      '{C} reads a book. Upside down, {c}! Hoo!',
    ],
    [
      '{C} turned that round head to look left. Then more left. Then all the way! ^ “I’m dizzy,” said {c}, and fell off the branch. Flump.',
      '“Behold!” said {c}. “A very rare hat, from the Ice Age.” {C} put it on. ^ “It’s a bucket,” said {hero}. “A very rare bucket,” said {c}.',
      '“I’ll stand guard,” said {c}, with both eyes wide open. “Nothing gets past me!” ^ {hero} ate {c’s} biscuit. “All quiet,” said {c}.',
    ],
    [
      '“I shall fly ahead and look,” said {c}. There was a flap, a pause, and a bonk. ^ “What did you see?” called {hero}. “A tree,” said {c}. “From very near. I can tell you all about the bark.”',
      '“Hush,” said {c}. “I hear footsteps. They stop whenever we stop.” They crept all the way round {spot}. So did the footsteps. ^ {C} puffed up to twice the size. “They’re clever. They know what we’ll do next.” “{C},” said {hero}, “those are mine.” “I did think they sounded friendly,” said {c}.',
      '“According to my book,” said {c}, “we are now at the dentist’s.” {hero} looked about. There was {spot}, and nobody in white. “It says so on page nine,” said {c}, and sat down, opened wide, and waited. ^ {hero} leaned over and turned the page. “Why,” said {c}, “it didn’t hurt a bit.”',
    ],
    [
      '“I shall now explain,” said {c}, and did, all the way from {spot} to {spot}. It was about the history of buttons. {hero} noticed after a time that the voice had stopped, and went back. ^ The {kind} had walked backwards, the better to point, and was lying in a ditch with both feet in the air. “As I was saying,” said {c}, “they were mostly made of bone.” One had to admire it.',
      'At {spot} {hero} found that {he} was walking alone. From somewhere behind {him} came {c’s} voice. “I’ve told you all I know about bridges,” it was saying. “It’s your turn. I don’t wish to hurry you.” ^ {He} went back. The {kind} was standing before an old post, on which somebody had left a hat. “We’re having such a good talk,” said {c}. “One so seldom meets a person who listens.” {hero} hadn’t the heart. {He} thanked the post, and said that they had a train to catch.',
      'There are, according to {c}, eleven sorts of silence. “This is the fourth,” breathed the {kind}, near {spot}, one wing in the air. “It comes just before something falls down. The seventh comes after, while everyone looks at the pieces.” ^ {hero} asked about the ninth. “Ah, that is the rarest,” said {c}. “It’s when somebody has been standing on your foot for some time, and you’re too polite to mention it.” There was a silence. “I see,” said {c}, and got off. “Thank you. That was a beautiful one.”',
    ],
  ],
  happy: {
    young: ['“Hoo, hoo!” laughed {c}.', '{C} blinked, one eye at a time.'],
    old: [
      '{C} told them an interesting fact, and then another one.',
      '“As I always say,” said {c}, and then forgot what it was.',
      '{C} turned that head right round, to see who was behind, and it was {c’s} own tail.',
    ],
  },
  worried: {
    young: ['{C’s} eyes grew huge.', '“Who’s there?” said {c}.'],
    old: [
      '“I have read about this,” whispered {c}. “I didn’t finish the chapter.”',
      '{C} puffed up to twice the size and still looked small.',
    ],
  },
  quiet: {
    young: ['{C} put a wing round {hero}.', 'Soft, soft feathers.'],
    old: [
      '{C} spread a wing over {him}, without a single fact.',
      'For once {c} knew nothing to say, and that was the right thing.',
    ],
  },
};
