import type { Companion } from './companion.ts';

export const robot: Companion = {
  creature: 'robot',
  name: 'Bolt',
  kind: 'robot',
  character: 'exact, loyal, and puzzled by jokes',
  noises: ['Beep, boop!', 'Whirr, click!', 'Buzz, bing!', 'Clank, clank!'],
  meet: [
    [
      'Beep, boop! Hello, {c} the {kind}!',
      'Clank, clank. It is {c}!',
      'Click! Two lights. Beep, beep! Hello, {kind} {c}!',
    ],
    [
      '“Beep,” said a pile of tins. It stood up. It was a {kind}! “I am {c}. You are {hero}. We are friends. Beep.” ^ And that was that.',
      'A {kind} walked into {hero’s} front door. Bonk! Bonk! Bonk! ^ “Test complete,” said the {kind}. “Door is closed. My name is {c}.”',
    ],
    [
      'A parcel stood on the step, and it was ticking. Then it unfolded. ^ “Good day,” said the {kind}. “I am {c}. I have been switched on for nine seconds, and I like it so far.” “Would you like to come on an adventure?” asked {hero}. “Please define adventure,” said {c}. “Oh well,” said {hero}. “You’ll see.”',
      '“Question one,” said a {kind} at the gate. “Are you a child, a tree or a bicycle?” “A child,” said {hero}. ^ Whirr, click. “Correct. Question two. May I walk beside you until my battery is empty?” “When will that be?” asked {hero}. “In two hundred years,” said the {kind}. “I’m known as {c}.”',
    ],
    [
      'The {kind} on the doorstep had a dent in one side and a label that said Handle With Care. “Query,” said the {kind}. “Are you Care?” “I’m {hero},” said {hero}. “But I can be careful.” There was some whirring. ^ “That is acceptable. I am {c}. I calculate that you are going somewhere with a four per cent chance of success.” “And if you come too?” asked {hero}. More whirring. “Five,” said {c}. “I shall get my coat. Correction. I have no coat.”',
      'The van had driven off, and on the step stood a {kind}, with a manual as thick as a loaf. “{C},” said the {kind}. “I hoover, do fractions and find north. Please start me.” {hero} could see no switch. ^ “It is explained on the last page,” said {c}. “I start when somebody is pleased to see me. The other family sent me back. They were busy.” {hero} looked at the two round lights, turned very low. “But I AM pleased,” {he} said. And all over {c}, one after the other, things began to hum.',
    ],
  ],
  comic: [
    [
      'Beep! {C} goes backwards. Boop! Bonk!',
      '“Ha. Ha. Ha,” says {c}. Funny {c}!',
      '“Left. Left. Left,” says {c}. Round they go!',
    ],
    [
      '“Tell me a joke,” said {c}. So {hero} did. {C} whirred and whirred. ^ Ten pages later, {c} said, “Ha.”',
      '“Give me a hand,” said {hero}. Click, click! {C} unscrewed one, and gave it. ^ “Do you require the other?” asked {c}.',
      '“It’s a piece of cake,” said {hero}. {C} looked behind {spot}. {C} looked in {hero’s} ear. ^ “There is no cake,” said {c} sadly. “Boop.”',
    ],
    [
      '“Why did the chicken cross the road?” said {hero}. “Insufficient data,” said {c}. “Was there a crossing? Who owned the chicken?” ^ They talked it over as far as {spot}. “To get to the other side,” said {hero} at last. {C} stopped dead. “Oh,” said {c}. “OH. HA. HA. HA.” A screw flew off.',
      '“Wait a second,” said {hero}, bending to tie {his} lace. “One,” said {c}, and walked off. {hero} caught up at {spot}, puffing. ^ “I meant a bit longer than that!” “How long is a bit?” asked {c}. They worked it out together. It is four and a half.',
      'They played hide and seek. {C} counted to a hundred in one beep. “You are behind {spot}. Your left foot sticks out. You are giggling. Found.” Then it was {c’s} turn to hide. ^ {C} stayed right there, and switched off both lights. “Where can I be?” said {c}. {hero} looked for ages, to be kind.',
    ],
    [
      '“I have analysed laughter,” said {c}. “It is done like this.” The noise that followed was that of a cutlery drawer falling downstairs. Two walkers changed direction. ^ “Nearly,” said {hero}. {He} tried to explain about surprise, and how the end of a joke has to come round a corner. {C} listened with all lights on. “Then I shall go round that corner,” said {c}, “and be surprised.” There was a pond behind it. The {kind} was.',
      'It began when {hero} said that {he} could eat a horse. {C} made a note. Later {he} had butterflies in {his} tummy, and near {spot} there was a frog in {his} throat. {C} stopped, with the red light on. “This worries me,” said {c}. “There will not be room.” ^ When {hero} could speak again, {he} explained. {C} stood for a time with nothing turning but one small wheel. “So there is nobody in there with you?” “Nobody at all,” said {hero}. “That sounds lonely,” said {c}, and took {him} by the hand.',
      '“I have made a joke,” said {c}. {hero} sat down near {spot}, to be ready. “There is a screw. It turns left. It turns left again. Now it is loose.” {hero} waited. “That was the whole of it,” said {c}. “The funny part is that it’s loose. You may begin.” ^ {hero} began with a small polite laugh. But {c} listened so hard, one hand behind a tin ear, that it turned into a real one. {C} lit up all over. “I have four thousand more,” said {c}. “They are all about screws.”',
    ],
  ],
  happy: {
    young: ['“Beep!” said {c}. “Happy beep!”', '{C’s} lights went green.'],
    old: [
      'All of {c’s} lights went green at once.',
      '“I am experiencing a pleasant warmth,” reported {c}. “It may be a fault.”',
      '{C} played a little tune by opening and closing things.',
    ],
  },
  worried: {
    young: ['“Boop,” said {c}. Red light!', '{C} rattled a bit.'],
    old: [
      'A small red light had come on, somewhere in {c’s} chest.',
      '“Chance of success,” said {c}, “is a number I prefer not to say.”',
    ],
  },
  quiet: {
    young: ['{C} hummed. Hmmm.', '{C} held out a metal hand.'],
    old: [
      '{C} held out a metal hand, which had been warmed up specially.',
      '“I have searched all my files,” said {c}. “The best I can find is to sit here.”',
    ],
  },
};
