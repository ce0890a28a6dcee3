import type { Companion } from './companion.ts';

export const hen: Companion = {
  creature: 'hen',
  name: 'Oatcake',
  kind: 'hen',
  character: 'takes everyone under a wing, and tells the world about every egg',
  noises: ['Cluck, cluck, cluck!', 'Peck, peck, peck!', 'Scratch, scratch!', 'Bok, bok, begawk!'],
  meet: [
    ['Cluck, cluck! Up struts {c} the {kind}!', 'Peck, peck! A {kind}! Not my toes, {c}!'],
    [
      'A {kind} came marching up the path. “Cluck! You’ve no scarf on. I’m {c}. I’ll look after you.” ^ {hero} was looked after at once.',
      'A {kind} sat on the doormat and would not budge. “I’m {c}. I’m busy.” ^ {hero} waited and waited. “Begawk! Have an egg!”',
    ],
    [
      '“Stand up straight,” said somebody at knee height. A {kind} walked all round {hero} and picked a crumb off {his} sock. “You’ll do. I’m {c}. I’ve brought up eleven, and they all wipe their feet.” ^ “I’m only going out,” said {hero}. “Not without me,” said {c}.',
      'Such a noise came from behind the shed that {hero} ran to look. “Begawk! Begawk! BEGAWK!” cried a {kind}. “What’s happened?” “An egg,” said the {kind}, suddenly calm. “It happens daily. One never gets used to it. I’m {c}.” ^ It was an excellent egg, and {hero} said so.',
    ],
    [
      'The {kind} on the doorstep looked at {hero} with one eye, and then with the other, in case they disagreed. “Thin,” said the {kind}. “But lively. {C}. I see that you’re going somewhere, and that nobody has told you about draughts.” ^ {hero} was told about draughts, puddles, gravy, and going out with wet hair. “I’ll be back for tea,” {he} promised. “You will,” said {c}, fluffing up to twice the size, “because I’ll be walking behind you, and I’m not fond of being late for bed.”',
    ],
  ],
  comic: [
    [
      'Begawk! An egg! {C} tells everybody. BEGAWK!',
      'Scratch, scratch, scratch! Dust! {C} sneezes. Bok-choo!',
      '{C} sits on a stone. Hatch, stone! Cluck!',
    ],
    [
      '“Begawk!” cried {c}, and ran in circles. “Help! Look! Begawk!” ^ {hero} looked. It was an egg. “Another one?” “Another one!” said {c}.',
      '{C} tried to tuck {hero} under one wing. First went {his} nose. Then one ear. ^ “There,” said {c}. “Now you’re warm.”',
    ],
    [
      'In the middle of a sentence {c} sat down behind {spot} and would not be spoken to. {hero} waited. “Begawk!” came the cry. “It’s warm! It’s round! I MADE it!” ^ It took some time to tell all the world. “You’d shout, too,” said {c}, “if you’d done that with no hands.”',
      '“You want a bath,” said {c}. “There’s no water,” said {hero}. “Water!” said {c}, shocked. “Do you want to get WET?” And by {spot} the {kind} lay down and kicked, until there was nothing to see but dust. ^ They sneezed for some time. “Beautifully clean,” said {c}, biscuit-coloured all over.',
    ],
    [
      'Before they took another step, said {c}, it had to be settled who went first. At home there was an order, from the top to the bottom, and it saved a great deal of argument about worms. {hero} said that {he} did not mind going second. ^ “Then it must be you,” said {c}. “I’d never push in front of such manners.” “No, you,” said {hero}. “I couldn’t.” They stood bowing at {spot} until a crumb rolled by. “MINE!” cried {c}, and went first, over {his} shoes.',
      'They were to lie low behind {spot}, without a sound. {C} lay so very low, and was so very still, that {hero} grew suspicious. A dreamy look had come into both those round eyes. “Not now,” {he} whispered. “One doesn’t choose,” said {c}. ^ For three seconds there was hope. Then {c} rose, filled both lungs, and told the hills, and when the hills had finished telling {c}, {he} looked down. It was still warm. {He} had to admit that it was a beauty.',
    ],
  ],
  happy: {
    young: ['“Cluck, cluck!” said {c}. All well.', '{C} strutted up and down.'],
    old: [
      '{C} scratched up a bit of the world and found it satisfactory.',
      '{C} plucked a thread off {hero’s} sleeve, out of love.',
      '{C} told everyone about Tuesday’s egg.',
    ],
  },
  worried: {
    young: ['“Bok?” said {c}. “Bok-bok?”', '{C} fluffed up, big and round.'],
    old: [
      '{C} stood on one leg, with the other one ready.',
      '{C} looked up with the left eye, then with the right, and trusted neither.',
    ],
  },
  quiet: {
    young: ['{C} spread a warm wing.', '“Cluck,” said {c}, low and soft.'],
    old: [
      '{C} settled down beside {him} the way one does on an egg, for as long as it takes.',
      '“Under here,” said {c}, lifting a wing, and there was room.',
    ],
  },
};

export const bird: Companion = {
  creature: 'bird',
  name: 'Piccolo',
  kind: 'bird',
  character: 'takes the world home, one bit of string at a time',
  noises: ['Tweet, tweet!', 'Flap, flap, flutter!', 'Cheep, chirp, cheep!', 'Hop, hop, peck!'],
  meet: [
    ['Tweet, tweet! Down flies {c} the {kind}!', 'Hop, hop, flutter, hop. Hello, feathery {c}!'],
    [
      'A {kind} hopped up and pulled at {hero’s} shoelace. “Is this string free? I’m {c}. I’m building!” ^ {hero} gave {c} some wool.',
      '“Tweet! Don’t move,” said a {kind}, and landed on {hero’s} head. “What a nice soft bush. I’m {c}.” ^ “I’m {hero},” said the bush.',
    ],
    [
      'A {kind} stood on the gate with a straw, a ribbon and half a bus ticket in that beak. “Ung ung {c},” said the {kind}, and put it all down. “I said, I’m {c}. I’m furnishing.” ^ “Have you got a nest?” asked {hero}. “I’ve got a carpet,” said {c}.',
      '“Are you using that hair?” asked a {kind} on the washing line. “Most of it,” said {hero}. “Only, it’s just the thing for upstairs.” {hero} found one on {his} collar and handed it over. ^ “Quality,” said the {kind}, holding it up to the light. “I’m {c}. You’ll be wanting to visit it.”',
    ],
    [
      '“What would you say,” asked the {kind}, hopping along the wall beside {hero}, “if I told you that you’re about to lose a button?” {hero} looked down. It was hanging by a thread. “I’d thank you for telling me,” {he} said. “Most people say give it back,” said the {kind}. “{C}. I build.” ^ So {hero} pulled off the button and made {c} a present of it. For a while the {kind} could not speak. “I can’t just take that and fly,” said {c}. “I’ll come along, and earn it.”',
    ],
  ],
  comic: [
    [
      'Twig, twig, string. A nest! On {hero’s} head!',
      'Tweet! {C} steals a sock. Flap, flap!',
      'Tug, tug, tug! That’s my shoelace, {c}!',
    ],
    [
      '{C} put a twig on {hero’s} head. Then a feather. Then some moss. ^ “Don’t nod,” said {c}. “I’ve only just done the kitchen.”',
      '“I only want a bit of wool,” said {c}, and pulled. {hero’s} sleeve got shorter and shorter. ^ “It’s a very LONG bit,” said {c}.',
    ],
    [
      '{hero} had stood still by {spot} for one minute, to think. When {he} put up a hand to scratch {his} head, there was a nest on it. “You stopped,” said {c}. “I took it for an offer.” ^ It had three rooms. {He} walked on as if {he} were carrying soup.',
      'To find the way back, {hero} had laid a trail of crumbs as far as {spot}. It was a clever idea. {He} looked round. There was no trail. There was only {c}, rather rounder. ^ “Somebody clumsy is walking ahead of us,” said {c}. “Dropping bread! I’ve been tidying up after them.”',
    ],
    [
      '“I need hardly anything,” said {c}. “A home is mostly air.” By the time they had passed {spot}, though, {hero} was carrying nine twigs, a ribbon, two feathers and half a teaspoon. {He} put them down for a moment, to tie {his} shoe. ^ {He} was a slow tier of shoes. When {he} stood up there was a nest, with {his} own left glove in it for a bed. “I never met anybody who moved house so politely,” said {c}, from the glove. “Mind the step.”',
      'In summer, said {c}, one got up at half past three, as there was a queue. Every {kind} in the neighbourhood had to sing before breakfast, and whoever sang loudest got the chimney. {hero} asked what the songs were about. {He} had always supposed that it was spring. ^ {C} looked embarrassed. “They’re about the fence,” said {c}. “Mine’s called ‘Get Off My Gutter’. It has a lovely tune.” And from the top of {spot} the {kind} sang it, all nine verses, with tears.',
    ],
  ],
  happy: {
    young: ['“Tweet!” sang {c}. “Tweet, tweet!”', '{C} hopped on both feet.'],
    old: [
      '{C} sang something with a twirl in the middle.',
      '{C} picked up a thread, for later.',
      '{C} flew once round everybody, like a ribbon round a parcel.',
    ],
  },
  worried: {
    young: ['{C} hid under {hero’s} chin.', '“Cheep?” said {c}.'],
    old: [
      '{C} hopped from foot to foot and looked at every way out.',
      '{C} held on to one good twig, for comfort.',
    ],
  },
  quiet: {
    young: ['{C} sat close. Warm feathers.', '{C} sang three soft notes.'],
    old: [
      '{C} tucked in under {his} chin, and weighed about as much as a letter.',
      '“My nest blew down twice,” said {c}. “You pick up one twig. Then you pick up another.”',
    ],
  },
};

export const parrot: Companion = {
  creature: 'parrot',
  name: 'Paprika',
  kind: 'parrot',
  character: 'repeats everything, above all what was a secret',
  noises: ['Squawk, squawk!', 'Hello! Hello! Hello!', 'Flap, flap, squawk!', 'Bob, bob, bob!'],
  meet: [
    ['“Hello!” “HELLO!” Who said that? {C}!', '“Squawk! Good day!” says {c} the {kind}.'],
    [
      '“Hello there!” called {hero}. “HELLO!” said a {kind} on the gatepost. “I’m {hero}!” ^ “No, that’s me,” said {hero}. “Sorry. Then I’m {c}.”',
      '“Is anyone there?” asked {hero}. “Is anyone there?” asked the hedge. “I asked first!” “FIRST!” ^ Out hopped a {kind}. “I’m {c}. You win.”',
    ],
    [
      'The doorbell rang, and nobody was there. A telephone rang in the apple tree, and then the tree said, “It’s for you.” Out climbed a {kind}. “I do trains as well. I’m {c}.” ^ “Can you do me?” asked {hero}. “Can you do me?” said {c}, in exactly {his} voice.',
      '“Wipe your feet,” said somebody over the door. “Elbows in! Who had the last biscuit?” Down flew a {kind}. “I’m {c}. I lived with a grandmother for forty years.” ^ “Did you ever find out about the biscuit?” asked {hero}. The {kind} came closer. “Me,” whispered {c}.',
    ],
    [
      'It is unsettling to be wished good day in your own voice. {hero} looked round for {himself}, and found a {kind} on the lamp post, upside down. “I collect voices,” said the {kind}. “I’ve got the postman, a kettle, and two aunts falling out over a hat. {C}. You’re rather good. You go up at the end.” ^ “Do I?” asked {hero}. “There!” said {c}, enchanted. They went down the lane together, and for some time it was not easy to tell which of them had said what.',
    ],
  ],
  comic: [
    [
      '“Sssh!” goes {hero}. “SSSH!” shouts {c}.',
      'Ding-dong! No door. Only {c}! Squawk!',
      '“Choo-choo!” A train? No train. A {kind}!',
    ],
    [
      '“It’s our secret,” said {hero}, very softly. “SECRET!” shouted {c}. “SECRET!” ^ Now everybody knew that they had one.',
      '“Woof!” came from behind {spot}. “Choo-choo! Ding-dong! Splash!” ^ {hero} ran to look. There sat {c}. “I’m a busy street,” said {c}.',
    ],
    [
      '“Whatever you do,” whispered {hero}, “don’t say the word.” {C} nodded. {C} was silent all the way to {spot}. A twig cracked. “BOTTOM!” screamed {c}. ^ “That wasn’t even the word,” said {hero}. “No,” said {c}, “but it’s the best one I’ve got.”',
      '{hero} stubbed {his} toe on {spot}, and said something short. “I won’t repeat that,” said {c}, walking on. “Not on the bus,” said {c}, after a while. “Not in front of the baker.” ^ Another minute went by. “May I say it to a tree?” asked {c}. “Just once?”',
    ],
    [
      'By {spot} they had lost sight of each other. “Over here,” called {hero}. “Over here,” called {hero}, from the other side. “No, HERE,” called the two of them, crossly. It is hard to win an argument with yourself, and harder when the other one has the better voice. ^ “Say something that only you would say!” {he} demanded. There came a pause. “I’ve eaten all my peas,” said {his} voice from the left, “and I’d like some more.” So {he} knew at once which was {c}.',
      'There are two things never to tell a {kind}: a secret, and that it is one. {hero} had told {c} both. As far as {spot} that beak stayed shut like a purse. “I’ll never breathe a word,” said {c}. “I’ll only practise.” ^ So a stone was told, in strict confidence, and a shadow, and a cloud that happened to be passing, each in a different voice. {C} came back much relieved. “They took it very well,” said {c}. “The stone had guessed.”',
    ],
  ],
  happy: {
    young: ['“Hooray!” said {c}. “Squawk! Hooray!”', '{C} bobbed up and down.'],
    old: [
      '{C} did the sound of applause, with somebody coughing at the back.',
      '{C} danced on one foot and then on the other, singing the doorbell.',
      '“Who’s clever?” asked {c}, and answered it.',
    ],
  },
  worried: {
    young: ['“Uh-oh,” said {c}. “Uh-oh!”', '{C} peeped out from one wing.'],
    old: [
      '{C} did the sound of somebody being very brave, twice.',
      '“Mind how you go,” said {c}, in an old lady’s voice.',
    ],
  },
  quiet: {
    young: ['“All right,” said {c}. “All right now.”', '{C} nibbled {hero’s} ear, gently.'],
    old: [
      '{C} had heard many lullabies through many walls, and did one of them.',
      'For once {c} said nothing, so that it need not be said twice.',
    ],
  },
};

export const robin: Companion = {
  creature: 'robin',
  name: 'Ketchup',
  kind: 'robin',
  character: 'very small, and owner of everything in sight',
  noises: [
    'Tick-tick! Tick-tick!',
    'Hop, bob, hop!',
    'Tweedle, tweedle, twee!',
    'Puff! Puff! Peep!',
  ],
  meet: [
    ['Hop, bob! A red front! Hello, {c}!', '“Mine!” says {c} the {kind}. “My gate!”'],
    [
      'On the gate sat {c}, a {kind} with a puffed-out chest. “My gate,” said {c}. “You may use it.” ^ “How kind,” said {hero}, and did.',
      'A {kind} hopped right round {hero}, very slowly. “Nice,” said the {kind}. “I’ll take this one. I’m {c}.” ^ “I’m not for sale!” said {hero}.',
    ],
    [
      '“Who goes there?” asked a {kind} no bigger than a bun, and hopped on to {hero’s} boot. “This is my garden. That’s my hedge. I let some people have the house.” ^ “That’s us,” said {hero}. “You’re no trouble,” said the {kind}. “I’m {c}. What are we inspecting today?”',
      '“Is that jam on your front?” asked {hero}. The {kind} on the gatepost looked down. “It’s a UNIFORM. I’m {c}, and I’m in charge here. I hear that you’re going abroad.” ^ “Only a little way,” said {hero}. “Then I’ll own that too,” said {c}, and flew ahead.',
    ],
    [
      'The smallest landowner in the district was sitting on the gate, in a red waistcoat, doing the accounts. “Nine worms,” said the {kind}. “Forty seeds. One person, medium. That’ll be you. I’m {c}; you’ve lived on my land since you were a baby, and I don’t believe I’ve ever charged you.” ^ {hero} asked, politely, where the land stopped. The {kind} looked as far as one can look from a gate. “It hasn’t yet,” said {c}. “But I’ve never been to make sure. Shall we?”',
    ],
  ],
  comic: [
    [
      '“Stop!” says red {c}. {hero} stops. “Go!”',
      '“My rock! My stick! My {hero}!” says {c}.',
      'Puff, puff, puff! {C} is a ball. Peep!',
    ],
    [
      '“Mine,” said {c}, and hopped on a stone. “Mine. And mine.” ^ Then {c} hopped on to {hero’s} head. “And mine,” said {c}, and stayed.',
      '{C} puffed and puffed, until {c} was as round as a ball. ^ “Am I frightening now?” asked {c}. “Not very,” said {hero}. “You’re fluffy.”',
    ],
    [
      '{C} flew up on {spot} and stuck out that red front. {hero} stopped. “What is it?” asked {c}. “You’re red,” said {hero}. “Red means stop.” {C} turned round. {hero} went. ^ {C} turned back; {hero} stopped. Of all the things that {c} had ever owned, this was the best.',
      '“There’s a toll at {spot},” said {c}. “One crumb. I don’t make the rules.” “Who does?” asked {hero}. “I do, but at the other desk,” said {c}, and hopped three steps to the left. ^ “I’ve come about the toll,” said {hero} there. “Shocking,” said {c}. “How much did they take?”',
    ],
    [
      '“From here,” said {c}, hopping, “to there, is mine. I’ve sung round it.” Whoever has a good voice, it was explained to {hero}, needs no fence. One sings at all the corners, and anybody who can hear it keeps out. ^ “But I can hear it,” said {hero}, “and I’m in.” {C} had not met with this before. The {kind} walked up and down by {spot}, both wings folded behind. “Then you must be furniture,” said {c} at last, with great relief, and sang on {him} too.',
      'Wherever {hero} trod, {c} hopped behind and looked into the footprint. In {c’s} experience, large slow people walked about for one reason only, and that was to turn up breakfast. “That was a good deep one,” said {c}. “Could you do it some more, by {spot}?” ^ {hero} stamped in a row. {He} stamped in a ring. {He} did a jump with both feet. “I’ve followed bigger boots,” said {c}, with a full beak, “but never any that put their heart into it.”',
    ],
  ],
  happy: {
    young: ['{C} bobbed. Bob, bob, bob!', '“Mine!” sang {c}. “All mine!”'],
    old: [
      '{C} sang from the highest point, so as to own a little more.',
      '{C} stuck out that red front like a medal.',
      '{C} inspected the neighbourhood and was pleased with the staff.',
    ],
  },
  worried: {
    young: ['“Tick-tick!” said {c}. “Tick-tick!”', '{C} was one round ball of feathers.'],
    old: [
      '“Tick,” said {c}, like a very small clock that knows something.',
      '“This part,” whispered {c}, “isn’t mine.”',
    ],
  },
  quiet: {
    young: ['{C} sang small and low.', '{C} hopped very close.'],
    old: [
      'Very softly {c} sang the winter song, the one for when nobody else will.',
      '“You may have half of all I own,” said {c}. “Take the half with the berries.”',
    ],
  },
};
