import type { Companion } from './companion.ts';

export const squirrel: Companion = {
  creature: 'squirrel',
  name: 'Fidget',
  kind: 'squirrel',
  character: 'buries everything for later, and never finds it again',
  noises: [
    'Chip, chip, chitter!',
    'Dig, dig, pat, pat!',
    'Scamper, scurry!',
    'Nibble, crack, nut!',
  ],
  meet: [
    ['Scamper, scurry! A bushy tail! It’s {c}!', 'Dig, dig, pat, pat. Who digs? {C}!'],
    [
      '“Don’t look!” said a {kind} with fat cheeks. {hero} looked away. Scratch, dig, thump, pat! ^ “Done! I’m {c}. Now, where did I put it?”',
    ],
    [
      'A {kind} was digging up the front lawn. There were thirty holes so far. “It’s here somewhere,” said the {kind}. “A nut. Brown. Roundish. I’m {c}.” ^ “What’s that in your cheek?” asked {hero}. The {kind} felt it. “You’re clever,” said {c}. “I’m coming with you everywhere.”',
      '“Are you following me?” asked a {kind} on the gatepost. {hero} said no. “Good. Then you can’t have seen me bury six nuts under the third flowerpot.” There was an awkward pause. “I’m {c},” said the {kind} glumly. ^ “And now I’ll have to keep an eye on you.”',
    ],
    [
      '“That oak is one of mine,” said the {kind} on the gatepost. “And so are those two, and the hazels by the school.” {hero} had not known that anybody owned them. “Not owned. Forgotten. I bury a nut, I can’t find it again, and look at it now. {C}. I’ve planted most of this parish by mistake.” ^ {hero} said it was the best mistake {he} had ever heard of. The {kind} went pink about the ears. “I’d come with you,” said {c}, “if you don’t mind being shown a tree or two.”',
    ],
  ],
  comic: [
    ['Dig, dig! A nut? No! {hero’s} sock!', 'Up {hero}, down {hero}, up {hero}! Stop, {c}!'],
    [
      '{C} put a nut in {hero’s} pocket. “Safe!” Then {c} ran to and fro. ^ “Help!” cried {c}. “Somebody’s got my nut!”',
      'Pop! In went one nut. Pop! In went another. {C’s} cheeks grew and grew. ^ “Mmf mmf,” said {c}. “Pardon?” asked {hero}. Out they all flew.',
    ],
    [
      '“Turn round,” said {c}. “This is private.” {hero} turned round. By {spot} there was a sound of digging, and then of patting. ^ “Now look.” There stood {c}, still holding the nut. “It’s a pretend hole,” whispered {c}, “to fool them.” “Whom?” asked {hero}. “I’ve never found out. It always works.”',
      'By {spot} {hero} took off one shoe, to shake out a stone, and put it down. Now it was gone. “I tidied it away,” said {c}. “For winter. It’s quite safe.” “Where?” asked {hero}. {C} looked at all the ground there was. “VERY safe,” said {c}. ^ It took nine holes.',
    ],
    [
      'The trick, {hero} explained, was to put a hiding place into verse. “Three hops from {spot}, and one from the stone,” sang {c}, “there lies a nut, and it’s all my own.” {C} was overcome. {C} sang it all the way along, with a second verse, and a part for {hero}, rather high. ^ Anybody within earshot could have joined in. Far behind them, on the right note, somebody did. {C} stopped singing. “It’s a beautiful song,” said {c}, after a while. “But I think it may have cost me a nut.”',
      'While {hero} tied one lace, {c} had been up {spot}, down it head first, and round it six times. ^ “How do you bear it?” asked {c}. “Being so slow. Doesn’t it itch?” {hero} said that if you sat quite still you noticed things. So {c} sat. First that tail twitched, then a foot, and then, one by one, the whiskers. “I noticed something!” cried {c}, four seconds later, from the air. “I noticed that I was sitting!” It was plainly the longest rest in years.',
    ],
  ],
  happy: {
    young: ['{C} ran round and round!', '“Chip, chip!” said {c}. Flick, flick!'],
    old: [
      '{C} ran three times round everybody, and once round nobody.',
      '{C} buried a crumb, to remember the day by.',
      '{C’s} tail flicked like a flag at a fair.',
    ],
  },
  worried: {
    young: ['{C} hid under that tail.', '{C} held one nut, tight.'],
    old: ['{C} put both paws over the last nut.', 'There was nothing to be seen of {c} but tail.'],
  },
  quiet: {
    young: ['{C} lent {hero} that soft tail.', '{C} gave {hero} a nut.'],
    old: [
      '{C} laid that tail round {his} neck like a scarf.',
      '“You put a thing in the dark,” said {c}, “and you wait, and one day it’s a tree.”',
    ],
  },
};

export const wolf: Companion = {
  creature: 'wolf',
  name: 'Encore',
  kind: 'wolf',
  character: 'not big, not bad, and sings whenever there is room',
  noises: ['A-woo, a-wooo!', 'Trot, trot, sniff!', 'Huff, puff, sneeze!', 'Howl along! Wooo!'],
  meet: [
    ['A-wooo! A long grey nose. Hello, {c}!', 'Big ears! Big eyes! Big smile! It’s {c}!'],
    [
      'Knock, knock! “I won’t huff,” said a {kind}. “I won’t puff. I’m {c}. May I come too?” ^ {hero} said yes. The house was glad.',
    ],
    [
      '“It wasn’t me,” said a {kind} at the gate, at once. {hero} had not said a word. “The grandmother. The house of straw. People will bring it up. I’m {c}. I only sing.” ^ “What do you sing?” asked {hero}. Up went that nose. Three streets away, windows opened.',
      'Somebody had been mending the fence. There was a new plank in the hole, and a {kind} with a brush in those teeth. “My uncle blew things down,” said the {kind}. “I put them up again. I’m {c}.” ^ {hero} held the paint. It was the least one could do.',
    ],
    [
      'The {kind} on the doorstep took two paces back, to be less frightening, and fell over the boot scraper. “Do forgive the teeth,” said the {kind}. “They came with the face. {C}. I’m getting up a choir.” {hero} asked how many were in it. “Counting me? One. People open the door, you see, and then they shut it.” ^ {hero} opened it as far as it would go. “I only know one song,” {he} said. “Then we’ve twice as many as before,” said {c}, and looked as if somebody had lit a lamp.',
    ],
  ],
  comic: [
    [
      '“A-wooo!” sings {c}. “Woo!” sings {hero}. “A-WOOO!”',
      '{C} huffs. {C} puffs. Puff! Bye-bye, leaf!',
    ],
    [
      '“A-wooo!” sang {c}. “Wooo!” came the echo. {C} took a bow. ^ “They like me!” {c} told {hero}. “They know all the words!”',
      '“I’ll huff, and I’ll puff,” said {c}. {hero} held on tight. Puff! Away flew some fluff. ^ “Phew,” said {c}. “How did my uncle do it?”',
    ],
    [
      '“What big ears you’ve got,” said {hero}, without thinking. {C} sighed. ^ “All the better to hear you with. And the eyes are for seeing. Must we do the teeth?” “What ARE they for?” asked {hero}. “Toffee,” said {c}, and brought out a bag. “Take two.”',
      '“When we sing on two different notes,” said {c}, “it sounds like twenty. Shall we?” They stood close together by {spot}. {hero} took the low note. “A-WOOOO!” Then they listened to it die away. ^ “Who ARE all those people?” whispered {hero}, looking round. “Us,” said {c}.',
    ],
    [
      '“I’ve had cards made for strangers,” said {c}. “It saves time.” In gold letters each card said I HAVE EATEN. On the back it said PORRIDGE. They tried it out. {hero} was to be a stranger, strolling past {spot}. ^ {C} sprang out, smiled with every tooth, and held up the card. “Perhaps less smile,” said {hero}. They practised until there was none of it left. “Now you look as though you’d swallowed somebody,” {he} had to admit. “It’s the porridge,” said {c}.',
      '{C} had a jersey against the cold, knitted at home out of real wool. It had a hood with ears. Beside {spot} {c} put it on, and there stood a {kind} in, well. {hero} bit {his} lip. “Is something wrong?” asked {c}. “No. It’s very white.” “I asked for white. White means no harm.” ^ “May I try it?” asked {hero}. It came down to {his} knees. “It does look better on you,” said {c}, with a sigh of relief. “When I wear it, I always feel that somebody’s about to shout.”',
    ],
  ],
  happy: {
    young: ['“A-woo-woo-wooo!” sang {c}.', '“Woo-wooo!” said {c}. Wag, wag!'],
    old: [
      '{C} sang a short one, with a curl at the end.',
      '{C} smiled with all those teeth, and nobody minded.',
      '{C} bowed, in case there was applause.',
    ],
  },
  worried: {
    young: ['“A-woo?” sang {c}, very small.', 'Big {c} hid behind small {hero}.'],
    old: [
      '“I’m supposed to be the frightening one,” whispered {c}.',
      '{C} hummed, to keep calm, and the hum shook.',
    ],
  },
  quiet: {
    young: ['{C} sang a lullaby. A-woo.', '{C} lay across {hero’s} feet.'],
    old: [
      '{C} lay down across {his} feet, which is where the cold gets in.',
      '“Nobody sings alone for long,” said {c}. “You’ve only got to start.”',
    ],
  },
};

export const deer: Companion = {
  creature: 'deer',
  name: 'Dither',
  kind: 'deer',
  character: 'shy, graceful, and startled by anything that rustles',
  noises: ['Tiptoe, tiptoe!', 'Leap, land, leap!', 'Twitch, twitch, ears!', 'Rustle! Who’s there?'],
  meet: [
    ['Rustle, rustle. Two big ears! Hello, {c}!', 'Tiptoe, tiptoe. Soft brown eyes. It’s {c}!'],
    [
      'A {kind} stood at the gate, still as a picture. “Do I show?” “A little bit,” said {hero}. ^ “Oh dear,” said the {kind}. “I’m {c}, then.”',
    ],
    [
      '{hero} dropped a key in the lane. A {kind} rose up behind the hedge, and came down in front of it. “What was THAT?” “My key,” said {hero}. “Oh, I know keys,” said the {kind}. “I’m {c}. I jump first and ask later.” ^ {hero} put it away as softly as {he} could.',
      'One by one the roses by the doorstep had lost their heads. Beside the last stood a {kind} with a petal on that nose. “I’m a bush,” said the {kind}, after some time. “A very good one,” said {hero}. ^ The {kind} let out a long breath. “I’m {c}, really. It’s tiring, being a bush.”',
    ],
    [
      '“Please don’t turn round,” said somebody in the hedge. “I’m not used to being looked at. Could you talk to that tree instead?” So {hero} told the tree where {he} was bound. In return the tree was told that this was {c}, {a:kind}, who would love to see the world if only it kept still. ^ “I could walk in front,” {hero} said to the tree. Behind {him} came a step, so light that it might have been a leaf. “I’m out,” said {c}. “You may look. But do it gradually.”',
    ],
  ],
  comic: [
    ['Crack! Up jumps {c}! Only a twig, {c}!', '{C} leaps. Hop! {C} leaps over {hero}! Hop!'],
    [
      '“Sh! Something’s coming,” said {c}. “I can hear it munch.” ^ {hero} stopped eating {his} apple. “Now it’s gone,” said {c}. “Lucky us!”',
      '{C} stood quite still. “There’s nobody behind this twig,” said {c}. ^ {hero} tickled a soft brown nose. “There’s nobody here who giggles,” giggled {c}.',
    ],
    [
      '“Somebody’s breathing,” whispered {c}. One ear turned to the left, all by itself, and the other to the right. “Quite near. Rather fast.” {hero} held {his} breath. They waited by {spot}. ^ “It’s stopped,” said {c}. {hero} had to let go. “It’s back!” cried {c}, and jumped clean over {him}.',
      'When {c} is startled, {c} becomes a statue. ^ This time it was a sneeze. {hero} said sorry. {He} waved. {He} walked all round {spot} and came back. “Are you still frightened?” {he} asked at last. “Not for ages,” said {c}, out of one corner. “But I didn’t want to startle you.”',
    ],
    [
      'Beside {spot} there was a gap. {hero} walked through it. {C} did not. “I can see that it’s a gap,” said {c}. “What I ask myself is why. Who left it there?” {hero} walked through it backwards, to show that nothing happened. “That’s just what it wants you to think.” ^ In the end {c} took four steps back, and went over the very highest part instead, with pointed toes, like a scarf that somebody has thrown. {C} landed without a sound. “There,” said {c}, trembling all over. “I’ve no head for gaps.”',
      '“I’ll keep guard,” said {c}. “I’m nervous in any case, so I might as well be useful.” {hero} had hardly sat down by {spot} when it began. “A rustle. Another rustle. They know each other. Something in your pocket crackled.” “That’s my sandwich.” “Does it do that often?” ^ Before long {hero} had been told of every sound for half a mile round. To {his} surprise there were dozens. “Noisy, isn’t it?” said {c}, quite comforted. “I always thought it was just me.”',
    ],
  ],
  happy: {
    young: ['Hop, skip, leap! Look at {c}!', '{C} danced on tiptoe.'],
    old: [
      '{C} leapt over a shadow, very beautifully.',
      '{C} forgot to be startled for a whole minute.',
      '{C’s} ears turned, first one and then the other, towards the laughing.',
    ],
  },
  worried: {
    young: ['{C} stood still as a stone.', '{C’s} ears went twitch, twitch.'],
    old: [
      '{C} turned into a statue, with a heart going very fast.',
      '“I’d run,” said {c}, “but you’re not running.”',
    ],
  },
  quiet: {
    young: ['{C} came near, on tiptoe.', 'Soft nose. Soft, soft breath.'],
    old: [
      '{C} came a step nearer, and then, which was harder, one more.',
      '“I’m frightened most days,” said {c}. “One can be, and still go for a walk.”',
    ],
  },
};
