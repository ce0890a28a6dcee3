import type { Companion } from './companion.ts';

export const cow: Companion = {
  creature: 'cow',
  name: 'Fudge',
  kind: 'cow',
  character: 'calm as a Sunday, and chews everything over twice',
  noises: ['Moo, moo!', 'Munch, chew, chew!', 'Slurp, lick, slurp!', 'Clonk, clonk, bell!'],
  meet: [
    ['Moo! A big pink tongue. Hello, {c}!', 'Clonk, clonk! Here plods {c} the {kind}!'],
    [
      'A {kind} put a big wet nose over the gate and looked at {hero}. And looked. ^ “Moo,” said the {kind} at last. “I’m {c}.”',
    ],
    [
      'A {kind} stood in the lane, chewing and looking. {hero} said hello. The {kind} chewed. {hero} explained who {he} was, and where {he} was going, and why. ^ “Hello,” said the {kind}. “I’m {c}. I never answer with my mouth full, so it takes a while.”',
      'Somebody had licked the doorbell. It was still dripping. A {kind} stood beside it with that tongue still out. “It said PRESS,” said the {kind}. “I’ve no fingers. I’m {c}.” ^ “It’s a very clean bell now,” said {hero}.',
    ],
    [
      'If you live beside a field you get used to being looked at. {hero} had not. The {kind} at the gate had been looking for twenty minutes without blinking, the way one looks at television. “Can I help you?” asked {hero}. “No, no,” said the {kind}. “Carry on. You were just going to tie the other shoe. {C}. I’ve followed you from the start, and I do want to know how it comes out.” ^ It seemed unkind to walk off in the middle.',
    ],
  ],
  comic: [
    ['{C} licks {hero}. Slurp! Wet ear, wet hair!', 'Moo! {C} gets up. Bottom first! Whoops!'],
    [
      '{hero} told {c} a joke. {C} chewed. {C} chewed some more. ^ All round {spot} {c} chewed. “Ha!” said {c} at last. “A DUCK!”',
      'Out came {c’s} long tongue. It licked one nostril. It licked the other. ^ “Now you,” said {c}. {hero} tried and tried.',
    ],
    [
      '{hero} sat down by {spot} to rest. When {he} looked up, {c} was looking at {him}. {He} moved along. {C} turned, and went on looking. {He} hid behind {his} hands. ^ “I can wait,” said {c}. “This is the best thing I’ve seen since the tractor.”',
      '“It’s going to rain,” said {c}, and lay down by {spot} to keep one patch dry. {hero} held out a hand. Not a drop. They waited for quite some time. ^ “It has to rain in the end,” said {c}. “And then who’ll look silly?”',
    ],
    [
      'With four rooms to a stomach, {c} explained, one had lunch, and then one had it again. “About those apples,” said {c}, as they passed {spot}. They had talked about apples an hour ago. {hero} had since moved on to pirates. ^ “I swallow a thing whole at first,” said {c}. “Later I bring it up, and go into it properly.” “Then what about the pirates?” {C} chewed, with half-closed eyes. “I’ll get to them around bedtime. I’m told they’re very good cold.”',
      'To think better, {hero} had drawn a plan on the ground beside {spot}. It was a good plan. Only, when {he} set off, {c} didn’t. “There’s a line,” said {c}. “I don’t do lines. Any of them may be a ditch.” {hero} jumped over it, there and back, to show that it was not. ^ “You’re light,” said {c}. So {he} rubbed it out with {his} shoe, and a {kind} the size of a sofa crossed the place on tiptoe. “It was deeper than you think,” said {c}.',
    ],
  ],
  happy: {
    young: ['“Moo!” said {c}. “Mooooo!”', 'Swish, swish went {c’s} long tail.'],
    old: [
      '{C} gave a skip, back end first.',
      '{C} licked everybody once, for good luck.',
      '“Ha!” said {c}, at something from last week.',
    ],
  },
  worried: {
    young: ['{C} stopped chewing.', '“Moo?” said {c}, very low.'],
    old: [
      '{C} stopped chewing, which had not happened since the thunder.',
      '{C} lay down, in case it was weather.',
    ],
  },
  quiet: {
    young: ['{C} was warm to lean on.', '{C} breathed in. {C} breathed out.'],
    old: [
      '{C} stood beside {him}, chewing, and it was like being near a clock that likes you.',
      '“Have it a second time, slowly,” said {c}. “Even sad things go down easier.”',
    ],
  },
};

export const pig: Companion = {
  creature: 'pig',
  name: 'Crumpet',
  kind: 'pig',
  character: 'clever, very clean, and able to explain the mud',
  noises: ['Oink, oink!', 'Snuffle, snuffle!', 'Squelch, roll, squelch!', 'Grunt, snort, grunt!'],
  meet: [
    ['Oink! A curly tail. Hello, {c}!', 'Snuffle, snuffle! Whose pink nose? It’s {c}!'],
    [
      'Snuffle, snuffle! A round pink nose came under the gate. The rest got stuck. ^ “I’m {c}! Please pull,” said the {kind}. {hero} pulled. Pop!',
    ],
    [
      'The puddle in the lane sat up. “Don’t look,” said the puddle. “I’m in the bath.” {hero} turned round politely, until out came a {kind} with mud on both ears. ^ “I’m {c}. I’m very particular. I wash off the clean bits twice a day.”',
      'A {kind} was sniffing along the garden path with closed eyes. “Jam,” said the {kind}. “Toast. A pencil. Something green, on a fork, being hidden in a plant pot.” ^ {hero} went red. “How did you know about the broccoli?” “I’m {c}. I shan’t tell,” said the {kind}. “I’ll just eat it.”',
    ],
    [
      'The {kind} at the gate had brought a towel. “People get it wrong,” said the {kind}. “They see us in the mud and they say, how dirty. They see a duchess with mud on both cheeks, and it’s a health spa. {C}. I can’t sweat, you know. I’ve nothing to do it with. Mud is medical.” ^ {hero} promised to remember that. “You’ve an open mind,” said {c}, “and egg on your collar. I noticed both from the road. Take me along. You bring the brains, and I’ll bring the nose.”',
    ],
  ],
  comic: [
    ['Sniff, sniff. Cake? In {hero’s} pocket! Oink!', 'Squelch! {C} has a bath. A mud bath!'],
    [
      '“I never get dirty,” said {c}. Squelch! {C} lay down in the mud. ^ “This is soap,” said {c}. “Brown soap. Come in, {hero}!”',
      '{C} sniffed along the ground. “Treasure!” ^ {hero} dug and dug and dug. It was half a biscuit. “Pure gold,” said {c}, munching.',
    ],
    [
      '“Somebody had cheese here,” said {c}, nose to the ground. “Mild. Cut thick. By a person in a hurry.” ^ {C} followed the smell round {spot}, faster and faster, and stopped with a bump. It was {hero’s} own sandwich, in {his} own pocket. “Case closed,” said {c}, chewing.',
      '“You go ahead,” said {c}. “I’ll put something on.” {hero} waited by {spot}. Back came {c}, brown from ear to tail, and turned round slowly to be admired. ^ “It suits you,” said {hero}. “It goes on wet,” said {c}, “and comes off on friends.” Then {c} hugged {him}.',
    ],
    [
      'They were stopping at {spot} for five minutes, no more, but {c} would not sit down until there were rooms. “Dining here,” said {c}, drawing lines with that nose. “Bedroom there, out of the draught. And the other one, well, as far off as one can get.” {hero} sat down where there was space. There was a pause. ^ “I don’t like to mention it,” said {c}. “People say such things about us. But I was properly brought up, and you’re about to eat an apple in the lavatory.”',
      '“A truffle,” breathed {c}, and stood quite still, with one foot up. “Near {spot}. People pay a month’s wages for a truffle.” So they dug. {hero} used both hands, and {c} that nose, which is the better tool. They found a rusty key, the handle of a cup and half a comb. ^ At the very bottom lay something small, black and wrinkled. {C} ate it with closed eyes. “Well?” asked {hero}. There was a long, thoughtful chewing. “It’s a raisin,” said {c}. “But it has aged beautifully.”',
    ],
  ],
  happy: {
    young: ['“Oink!” said {c}. “Oink, oink!”', '{C’s} tail curled up tight.'],
    old: [
      '{C’s} tail went round like a corkscrew.',
      '{C} could smell supper, although it was miles off.',
      '{C} trotted along, and those ears flapped like small pink flags.',
    ],
  },
  worried: {
    young: ['{C’s} curly tail went straight.', '“Oink?” said {c}, in a whisper.'],
    old: [
      '{C’s} tail had come uncurled, like a ribbon in the wet.',
      '“I smell trouble,” said {c}, “with a bit of onion.”',
    ],
  },
  quiet: {
    young: ['Lean on {c}. So snug!', '{C} gave a tiny grunt.'],
    old: [
      '{C} lay down nose to nose with {him}, which is how they sleep at {c’s} house.',
      '“You needn’t say a thing,” said {c}. “I can smell that it’s sad.”',
    ],
  },
};

export const sheep: Companion = {
  creature: 'sheep',
  name: 'Cardigan',
  kind: 'sheep',
  character: 'soft, warm, and ready to follow anyone who looks as if they know',
  noises: ['Baa, baa!', 'Hop, skip, baa!', 'Nibble, nibble, grass!', 'Soft, soft, woolly!'],
  meet: [
    ['Baa! A cloud with legs? No, {c}!', 'So soft, so woolly! A pillow? It’s {c}!'],
    [
      '{hero} walked up the path. Somebody walked behind. {hero} turned round. ^ “Baa,” said a woolly {kind}. “I’m {c}. I’m following you. Where to?”',
    ],
    [
      '{hero} went round the house to the gate. A {kind} went round the house to the gate. {hero} stopped, and the {kind} walked into {him}. It was like being hit by a pillow. ^ “Carry on,” said the {kind}. “I’m {c}. I’m behind you all the way.”',
      '“Do you happen to be lost?” asked a {kind} in the lane. “Not at all,” said {hero}. “Pity. I was hoping to be lost with somebody. The others went through a gap, and I stopped to look at a daisy. I’m {c}.” ^ {hero} showed {c} another daisy, and that was that.',
    ],
    [
      'A strand of wool was caught on the garden gate. It ran along the hedge, twice round the lamp post and over the road. {hero} followed it, winding as {he} went, until {he} came to the other end, which was {a:kind}. “Oh, thank you,” said the {kind}. “I’d walked on before I noticed. {C}.” ^ {hero} held out a ball as large as a cabbage. “You have it,” said {c}. “I grow more every day. But you’ll have to take me along as well, I’m afraid. I’m still attached.”',
    ],
  ],
  comic: [
    ['{hero} hops. {C} hops too. Hop, hop! Baa!', 'Where is {hero’s} sock? Deep in {c’s} wool!'],
    [
      '{hero} followed {c}. {C} followed {hero}. Round and round {spot} they went. ^ “Who’s in front?” asked {hero}. “Not me,” said {c}. “Never!”',
      '“Count me and you’ll feel sleepy,” said {c}. Hop! “One,” said {hero}. Hop! “Two.” There was no number three. ^ {C} was snoring.',
    ],
    [
      '“Has anyone seen my pencil?” asked {hero}. {C} shook. Out of the wool fell a pencil, two leaves, a spoon, and a postcard from the seaside. ^ {hero} put in an arm, up to the shoulder. “A little to the left,” said {c}. “While you’re there, could you scratch?”',
      'By {spot} {hero} gave a jump, although there was nothing there. {He} just felt like it. {C} came next and jumped as well, high over nothing, with all four feet. Then {c} went back and did it again. ^ “What are we jumping over?” whispered {c}. “I didn’t like to ask.”',
    ],
    [
      '“I’ve a mind of my own,” said {c}, stung. “I don’t just follow people about.” To prove it the {kind} turned left at {spot}, all alone, with a firm tread. {hero} went on to the right. After eleven steps {he} heard a small baa. After fifteen there was warm breath on {his} neck. ^ “What happened?” asked {hero}. “I did follow my own mind,” said {c}. “But then it turned round and went after you. I could hardly let it go by itself.”',
      '{hero} shivered, and nobody who goes about with {c} needs to do that. “Step in,” said {c}, and parted the wool like a curtain. Inside it was dark, and smelt of hay and pullovers. Thus they went on past {spot}, as one person with six legs and an argument about which of them came first. ^ “I can’t see a thing,” said {hero}. “Nor can I,” said {c}. “I never could, from in here. I simply follow whoever’s in front. I thought that was you.”',
    ],
  ],
  happy: {
    young: ['“Baa!” said {c}. “Baa, baa!”', '{C} skipped on all four feet.'],
    old: [
      '{C} skipped with all four feet at once, straight up.',
      '{C} agreed with everybody, warmly.',
      '{C} found half a biscuit in that wool, and shared it.',
    ],
  },
  worried: {
    young: ['{C} hid inside the wool.', '“Baa-a-a,” said {c}. Shiver, shiver.'],
    old: [
      '“Let’s all stand close together,” said {c}, “with me in the middle.”',
      '{C} looked round for somebody to follow, and there was only {hero}.',
    ],
  },
  quiet: {
    young: ['{hero} snuggled into the wool.', '{C} was soft as a pillow.'],
    old: [
      '{C} came close, and it was like being put to bed.',
      '“I’m behind you,” said {c}. “I always was.”',
    ],
  },
};

export const goat: Companion = {
  creature: 'goat',
  name: 'Gusto',
  kind: 'goat',
  character: 'tastes everything once, and gives it marks out of ten',
  noises: ['Meh-eh-eh!', 'Nibble, crunch, nibble!', 'Trip, trap, hop!', 'Bonk, bonk!'],
  meet: [
    ['Meh-eh-eh! A beard! Up trots {c} the {kind}!', 'Nibble, nibble. My button! Oh, hello, {c}!'],
    [
      'Nibble, nibble. Something pulled at {hero’s} sleeve. It was a {kind} with a beard. “Tasty,” said the {kind}. ^ “I’m {c}. Have you any in red?”',
    ],
    [
      '“Seven out of ten,” said a {kind} at the gate, chewing. “A bit dry in the middle.” {hero} saw that the newspaper was gone, all but the crossword. “I’m {c}. I don’t eat things. I only TASTE them.” ^ “And the crossword?” asked {hero}. “Too many hard bits,” said {c}.',
      '“Up here!” called somebody. {hero} looked at the shed, the wall and the chimney. On the very top of the gatepost, on four feet close together, stood a {kind}. ^ “How did you get up there?” “You’ve got it backwards,” said the {kind}. “How did you ever get DOWN? I’m {c}.”',
    ],
    [
      'By the time {hero} reached the gate, there was rather less of it. “Oak,” said the {kind}, swallowing. “Old, but not stiff. Notes of rain, and a hint of bicycle. Nine out of ten. {C}. I review.” {hero} asked whom for. The {kind} gave {him} a look; both pupils lay on their sides, like letter boxes. ^ “For the love of it,” said {c}. “Somebody must tell the good hedges from the bad. But I’ve done this lane from end to end. Is there anything new where you’re going?” {hero} thought it very likely.',
    ],
  ],
  comic: [
    ['Nibble! There goes {hero’s} shoelace. Meh-eh, yum!', '{C} licks a stone. “Two out of ten!”'],
    [
      '{C} tasted a stick. {C} tasted a stone. {C} tasted {hero’s} hat. ^ “Mmm!” said {c}. “What a good hat it was.”',
      'Where was {c}? {hero} looked all round {spot}. ^ “Up here!” called {c}, from the very tip. “Now, how does DOWN go?”',
    ],
    [
      '{hero} had made a list of all that mattered. At {spot} {he} found one corner of it. “Two out of ten,” said {c}. “Slow beginning. Too inky.” ^ “But what did it SAY?” cried {hero}. “Buns,” said {c}. “Buns was lovely.”',
      '“It’s all in the toes,” said {c}, and stood with four feet on a stone the size of a bun. {hero} tried it, and sat down. {C} tried one like an egg, then one like a nut. ^ Near {spot} lay a pea. {hero} held {his} breath. Nobody fell. Somebody ate the pea.',
    ],
    [
      '“According to the guidebook,” began {hero}, and felt for it in {his} bag. {C} gazed into the distance. “I may have glanced at it,” said {c}. “How much is left?” “The index. I don’t care for lists.” {hero} was cross all the way to {spot}, where nobody could have said whether it was left or right. ^ {C} burped, quite softly, with both eyes shut. “Page forty,” said {c}. “Left, and mind the step.” It was left. There was a step. “I read fast,” said {c}, “but it stays with me.”',
      'When {hero} bent down to tie {his} lace, there were suddenly four small hoofs on {his} back. “Don’t get up,” said {c}. “The view’s superb.” {hero}, who could see one shoe, asked what there was. There was {spot}, said {c}, and a lot of distance, and the back of a head that could do with a comb. ^ “I’ll have to stand up sometime,” said {hero}. “Slowly, then,” said {c}. “I’ve never been on a mountain that did that.” {He} rose by inches, and nobody ever stood so proudly on anyone.',
    ],
  ],
  happy: {
    young: ['“Meh-eh!” said {c}. Hop, hop!', '{C} leapt into the air.'],
    old: [
      '“Ten out of ten,” said {c}, who never gives ten.',
      '{C} leapt sideways, for the pleasure of it.',
      '{C} tasted the air, and took a second helping.',
    ],
  },
  worried: {
    young: ['{C’s} beard shook.', '“Meh?” said {c}. Gulp.'],
    old: [
      '{C’s} beard trembled, all the way to the tip.',
      '“One out of ten,” muttered {c}, “and that’s for the way out.”',
    ],
  },
  quiet: {
    young: ['{C} laid that beard on {hero}.', '{C} nibbled nothing at all.'],
    old: [
      '{C} leaned that hard head on {his} shoulder, ever so softly.',
      '“I climb by looking at the next step,” said {c}, “and never at the whole rock.”',
    ],
  },
};
