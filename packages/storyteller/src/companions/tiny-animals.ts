import type { Companion } from './companion.ts';

export const bee: Companion = {
  creature: 'bee',
  name: 'Jubilee',
  kind: 'bee',
  character: 'polite to every flower, and gives directions by dancing',
  noises: ['Bzzz, bzzz!', 'Hum-a-hum, hum-a-hum!', 'Waggle, waggle!', 'Zip, zoom, buzz!'],
  meet: [
    ['Bzzz! A stripy {kind}! Hello, {c}!', 'Hum-a-hum, hum-a-hum. In buzzes {c}!'],
    [
      'Bzzz! A {kind} flew three times round {hero}. “You smell of jam,” said the {kind}. “Let’s be friends. I’m {c}!” ^ {hero} liked jam too.',
      '“Five petals,” said a {kind}, counting {hero’s} fingers. “What a fine flower you are! I’m {c}.” ^ {hero} showed the other five.',
    ],
    [
      '“Good day. Thank you,” said a {kind} in the lane, bowing to one daisy after another. Then it was {hero’s} turn. “You’re not a flower,” said the {kind}. ^ “I’m afraid not,” {he} said. “I like a change,” said the {kind}. “I’m {c}. How late are you open?”',
      'In the lane a {kind} was dancing. Two steps left, a waggle, round, and the same again. “I’m telling you the way to a very good rose,” said the {kind}. “I’m {c}.” ^ “Couldn’t you just say it?” asked {hero}. “What,” said {c}, “and leave out the music?”',
    ],
    [
      '“Excuse me,” said a {kind} at the level of {hero’s} top button. “Are you being visited?” {hero} did not think so. “One has to ask. I once called on a hat for a whole afternoon, and it was silk.” ^ The {kind} wiped all six feet, although there was no mat. “{C}. I’ve done two hundred flowers this week, and not one has ever said, and how are you? Where do YOU go of a Sunday?” {hero} told {c} where {he} was going now. {C} had already begun to dance the way.',
    ],
  ],
  comic: [
    [
      'Left, right, waggle! {C} dances the way.',
      'Sniff, sniff. A flower? No, {c}! A nose!',
      'Bzzz! Yum, yum, jam! Sticky, sticky {c}!',
    ],
    [
      '“Which way?” asked {hero}. {C} danced it. Two hops, a wiggle and a spin! ^ “So, left?” said {hero}. “Oh,” said {c}, “that was only a sneeze.”',
      '{C} bowed to something small and round. “Good day, sweet flower! May I?” ^ It was {hero’s} nose. “Not one drop in it,” said {c}.',
    ],
    [
      '“I know the way from here,” said {c}. “Watch.” The {kind} took two steps to the left, waggled, turned about and did it again. {hero} copied it, waggle and all. They danced right round {spot}. ^ “That’s odd,” said {c}. “You must have waggled with an accent.”',
      'At {spot} they had a bite to eat. {C} looked into {hero’s} sandwich and bowed. “White petals,” said the {kind}. “Gold in the middle. I don’t believe we’ve met.” In went {c}, head first. ^ “That’s an egg,” said {hero}. “It’s terribly shy,” said a muffled voice.',
    ],
    [
      'Ask anybody else the way, and they point. {C} waggled. A long waggle, the {kind} explained, meant far; a short one, near; and the turn at the end was left or right, according to taste. {hero} did {his} best to follow, stamping figures of eight around {spot}. ^ After ten minutes they were both warm, and had not moved. “I never said that we were lost,” panted {c}. “We’ve been there since the second waggle. I only thought that you were enjoying it.”',
      '“Could you hum less?” whispered {hero}, for by {spot} one wanted to listen. “That’s not me,” said {c}. “That’s the wings. If they stop, I drop.” {hero} asked whether they could at least do it softly. ^ {C} tried. The hum sank, and so did the {kind}, past {his} shoulder, past {his} elbow, past {his} knee, and came at last from among the shoelaces. “Is this better?” asked {c}, who was very low in both senses. “It’s a good quiet. Only, now you’ll have to carry me.”',
    ],
  ],
  happy: {
    young: ['“Bzzz!” said {c}, and did a waggle.', '{C} hummed in a circle.'],
    old: [
      '{C} danced the way to a rose that was nowhere near.',
      '{C} hummed the same three notes, with great feeling.',
      '{C} bowed to {hero’s} buttons, one by one, in case they were flowers.',
    ],
  },
  worried: {
    young: ['{C’s} hum went very small.', '{C} sat still. No buzz.'],
    old: [
      '{C} flew in a circle, which in that dance means “I don’t know”.',
      '{C’s} hum went up, and up, until you could hardly hear it.',
    ],
  },
  quiet: {
    young: ['{C} hummed a soft hum.', '{C} sat near, all fluff.'],
    old: [
      '{C} settled by {his} collar, furry and warm, and hummed so low that it was nearly a purr.',
      '“At home,” said {c}, “whoever is coldest goes in the middle.”',
    ],
  },
};

export const snail: Companion = {
  creature: 'snail',
  name: 'Presto',
  kind: 'snail',
  character: 'always at home, and quite sure of being fast',
  noises: ['Slide, slide, slide.', 'Munch, crunch, leaf!', 'Peek! Two eyes!', 'Slip, slop, shiny!'],
  meet: [
    ['Slide, slide. A house with eyes! Hello, {c}!', 'Peek! Out pop two eyes. Here slides {c}!'],
    [
      '“Out of my way!” cried a {kind}. “I’m {c}, and I can’t stop!” ^ {hero} waited quite a while. Then {c} went by.',
      'There was a little round house on the step. {hero} knocked. Out came two eyes. ^ “I’m {c}, and you’re early,” said the {kind}.',
    ],
    [
      '“Did you see that?” panted a {kind} on the doorstep. “I started all the way over there, by the mat.” {hero} looked. The mat was a ruler’s length away. “I’m {c}. You may have felt a breeze.” ^ {hero} offered {c} a lift, to give the wind a rest.',
      'Somebody had drawn a silver line down the path, with a loop in it. At the end of the line stood a {kind}. “{C},” read the {kind}, proudly. “That’s my signature. I began it on Friday.” ^ “Won’t they miss you at home?” asked {hero}. “I’m always in,” said {c}.',
    ],
    [
      'There was a house on the garden wall that had not been there yesterday. It was round, it had a curl in it, and it was coming nearer. “Do stand back,” said the {kind} underneath. “I take corners rather fast. {C}. I’d ask you in, but I’m wearing it.” ^ {hero} told {c} where {he} was going, and how far. The {kind} drew in one eye, to do the sum. “I’ll have to slow down, if we’re to keep together,” said {c}. “Unless you’d care to be the one who carries.”',
    ],
  ],
  comic: [
    [
      'Ready, steady, go! Slide. Slide. Slide. Slide.',
      'Knock, knock! Is {c} in? Always in!',
      '“Zoom!” says {c}. Slide. Slide. That’s zoom.',
    ],
    [
      '“See how fast I go round {spot}!” said {c}. {hero} watched. {hero} sat down. {hero} ate an apple. ^ “Did you blink?” asked {c}.',
      'Knock, knock! {hero} tapped on the shell. “Who’s there?” asked {c}. “Only {hero}!” ^ “Come in,” said {c}. “Mind the stairs.”',
    ],
    [
      'One of {c’s} eyes, on its long stalk, was looking at {spot}. The other was looking at {hero}. “I’m keeping an eye on you,” said {c}, “and an eye on that.” ^ Then the two eyes met in the middle, and both of them jumped. “Goodness,” said {c}. “Who’s that handsome person?”',
      '“You’ll never keep up,” warned {c}. “Here I go.” {hero} waited. “I’m off,” said {c}. {hero} tied one shoelace, and then the other. “I’m a BLUR!” cried {c}. ^ A bit of fluff came floating round {spot}, overtook them both and drifted on. “Cheat,” said {c}.',
    ],
    [
      '{C} had never been able to ask anybody to dinner. “There’s the spiral hall,” said {c}, “and then there’s me.” {hero} lay down flat by {spot}, put one eye to the door, and said that it looked very cosy. ^ After that a leaf came out, like a tray, with half a leaf on it. It was the first dinner party in the history of the shell. {hero} chewed politely. Neither knew when it was time to leave, one being outside already and the other at home.',
      'Even {c} agreed that a race needs rules. They were to start at {spot}. Nobody was to push. Whoever was fast had to wait for whoever was slow. “That’s so you won’t feel bad,” {c} explained. ^ {hero} waited at once, according to the rules. {He} waited while a cloud came over, thought about it, and went away. At last the {kind} drew level, shining with effort, and looked {him} up and down. “You’re not even out of breath,” said {c}, kindly. “You can’t have been trying.”',
    ],
  ],
  happy: {
    young: ['{C} waved two eyes.', '“Whee!” said {c}, very slowly.'],
    old: [
      '{C} put on a burst of speed, and said so.',
      '{C} signed the ground in silver, with a flourish.',
      '{C} waved with one eye and looked with the other.',
    ],
  },
  worried: {
    young: ['Pop! {C} went indoors.', 'One eye peeped out.'],
    old: [
      '{C} went in, and one could hear furniture being pushed against the door.',
      '“I’m not at home,” said the shell.',
    ],
  },
  quiet: {
    young: ['{C} stayed. {C} had time.', '{C} came close. Snug, snug.'],
    old: [
      '{C} stayed right beside {him}; the good thing about going slowly is that one is never gone.',
      '“When it’s too much,” said {c}, “I go in. And after a bit I come out.”',
    ],
  },
};

export const ladybird: Companion = {
  creature: 'ladybird',
  name: 'Polka',
  kind: 'ladybird',
  character: 'climbs to the top of everything, and worries about the stove at home',
  noises: ['Whirr, whirr!', 'Up, up, tiptop!', 'Tickle, tickle, tiny feet!', 'Pop! Wings!'],
  meet: [
    ['Tiny feet. Up, up! Hello, {c}!', 'Spots! One, two, three spots! Is it {c}?'],
    [
      'Something tickled {hero’s} hand. It was a {kind}, walking to the very tip of one finger. ^ “Top!” said the {kind}. “I’m {c}. What’s next?”',
      'A {kind} sat on the gatepost, looking worried. “I’m {c}. Did I leave the stove on?” ^ “You live under a leaf,” said {hero}.',
    ],
    [
      'A {kind} walked up {hero’s} leg, over {his} elbow and along {his} nose. “I’m {c},” the {kind} explained. “I’m on my way to the top.” ^ “And then?” asked {hero}, squinting. {C} reached {his} hair and looked about. “Then I like to find something taller,” said {c}.',
      'A {kind} flew up to the gate, stopped in the air and flew back. “I’m {c},” called the {kind}. “I’m coming! I just want to see whether I left the stove on.” ^ Three times {hero} waited. “Was it on?” {he} asked. “I haven’t got a stove,” said {c}. “But one likes to be sure.”',
    ],
    [
      '“Would you hold still?” said somebody. “I’m nearly at the summit.” {hero} held still. A {kind} came up over {his} shoulder, rested on {his} ear, and went on to the crown of {his} head. There was a tiny cheer. “{C},” said the {kind}. “First ascent. I don’t count the time I fell off.” ^ {hero} asked whether {c} would like to be taken down again. {C} looked at the lane, and the hills beyond it. “On the contrary,” said {c}. “I’ve never been up anything that moved.”',
    ],
  ],
  comic: [
    [
      'Up goes {c}! Tickle, tickle. Top! Hooray!',
      'One more spot? No, {c}. That’s jam!',
      'Oops! Over goes {c}. Wiggle, wiggle, legs!',
    ],
    [
      '“I’ve got one more spot!” cried {c}. “Count them!” ^ {hero} looked closely. Then {he} licked {his} finger and rubbed. It was jam.',
      '{C} walked all the way to the top of {spot}. “I can see everything!” cried {c}. ^ “What is there?” asked {hero}. “You,” said {c}.',
    ],
    [
      '“I’ll just pop home,” said {c}. “I’ve a feeling that I left something on.” The {kind} whirred off behind {spot}. ^ {hero} waited, and waited, until {c} came whirring back. “Was it the stove?” “The tap,” said {c}. “But it turned out to be a stream. I couldn’t shut it.”',
      'A {kind} only takes off from the top of things. {C} walked up {spot}, right to the end, and found that there was a bit more. {hero} had time to sit down. ^ At last {c} landed on {his} knee and looked up. “Now THAT,” said {c}, “is tall.”',
    ],
    [
      'People say that when a {kind} sits on you, you may make a wish. Nobody thinks of the paperwork. “One wants rain, one doesn’t, and one wants a pony,” sighed {c}, pacing up and down on {hero’s} wrist. “And I’ve got only the six legs.” ^ {hero} asked whether anybody had ever wished something for {c}. The pacing stopped. {He} shut {his} eyes and did it, on the spot. {C} sat perfectly still until they were well past {spot}. “So that’s what it feels like,” said {c}. “No wonder they queue.”',
      'When a {kind} is startled, there is a correct procedure: one falls over backwards, feet up, and is out until further notice. A pebble rolled past {spot}. {C} fell over. “Are you all right?” asked {hero}. “I’m not here,” said {c}. ^ So {he} sat down beside where {c} was not. {He} talked a little, in a general way, about pebbles, and how it is mostly the small ones that roll. One leg came down, then five more. “Was I convincing?” asked {c}. {He} said that {he} had missed {c} very much.',
    ],
  ],
  happy: {
    young: ['Whirr! {C} flew in a ring.', '“Top!” said {c}.'],
    old: [
      '{C} climbed the nearest tall thing and cheered from the end of it.',
      '{C} polished every spot, including those at the back.',
      '“Make a wish,” said {c}. “I’m in the mood.”',
    ],
  },
  worried: {
    young: ['Over went {c}. Six feet up!', '{C} tucked in all six feet.'],
    old: [
      '{C} fell over, to be on the safe side.',
      '“The stove,” whispered {c}. “I’m almost sure it’s the stove.”',
    ],
  },
  quiet: {
    young: ['Tiny feet came close. Tickle, tickle.', '{C} sat still, small and round.'],
    old: [
      '{C} walked to the tip of {his} thumb, and for once did not want anything higher.',
      '{C} gave {him} a wish out of turn, and would not hear of thanks.',
    ],
  },
};

export const spider: Companion = {
  creature: 'spider',
  name: 'Purl',
  kind: 'spider',
  character: 'shy, polite, and knits when nervous',
  noises: [
    'Tiptoe, tiptoe, times four!',
    'Dangle, dangle!',
    'Spin, spin, spin!',
    'Knit, knit, knit!',
  ],
  meet: [
    ['Dangle, dangle, down! Eight legs. One {c}!', 'Eight little feet! It must be {c}!'],
    [
      'A {kind} slid down on a thread, right before {hero’s} nose. “Eek!” they both said. ^ “Sorry!” whispered the {kind}. “I’m {c}. You’re so BIG!”',
      'Down came a thread. On it hung a {kind}, holding out a tiny scarf. ^ It fitted {hero’s} thumb. “I’m {c}. I’ve knitted nine more.”',
    ],
    [
      'A {kind} came down from the gutter on a thread, head first. “Please don’t scream,” said the {kind}. “I always scream back, and then I drop a stitch. I’m {c}.” ^ {hero} did not scream. “What are you knitting?” {he} asked. “I never know till it’s done,” said {c}.',
      'Across the gate hung a web, with a card in it. “Kindly knock.” {hero} could find no place to knock, and plucked a thread instead. It went ping, and out ran a {kind}. ^ “A visitor!” cried the {kind}. “On PURPOSE! I’m {c}. Do sit down. Not there, you’d stick.”',
    ],
    [
      'There are people whom you only ever meet by accident. {hero} laid {his} hand on the gate, and next to {his} hand, being very brave about it, was a {kind}. They both said “Oh!” and then they both said sorry. “{C},” whispered the {kind}. “I generally live behind things. I knit. It steadies the legs.” ^ It had steadied them by now to the length of a scarf, as fine as breath. “Would you wear it?” asked {c}. “Everyone else I know has the wrong number of necks.”',
    ],
  ],
  comic: [
    [
      'Spin, spin, spin! Now {hero} is stuck. Oops!',
      'Boo! “Eek!” says {c}. “Eek!” says {hero}.',
      'Two socks, four socks, eight socks! Cosy {c}!',
    ],
    [
      '“My socks are done,” said {c}. “One, two, three, four, five, six, seven.” ^ {hero} found number eight. It was on {his} nose.',
      '{C} was nervous, and knitted. Round {hero’s} knees. Round {spot}. Round everything! ^ “I feel much better,” said {c}. {hero} could not move.',
    ],
    [
      '“I’ve tidied up a little,” said {c}, by {spot}. There had been a gap there. Now there was a curtain, with a border. {hero} walked into it, and stayed. ^ “It’s lovely work,” {he} said, hanging. “You’re only saying that,” said {c}, “because you’re attached to it.”',
      '{C} sat down by {spot} with a groan. “One of my legs is asleep.” “Which?” asked {hero}. It was not the first, nor the second. It was the fifth, and by then the third had gone too. ^ “You wake the left ones,” said {c}. “I’ll sing to the right.”',
    ],
    [
      'Some people bite their nails. {C} knitted. On the way to {spot} the {kind} had been anxious four times, and so now there were four tea cosies, and no teapot. “It comes out like that,” said {c}, “whenever I think about heights.” ^ {hero} put one on {his} head and one on each hand. The fourth {he} pulled over a large sharp rock that they had both been avoiding. It looked a different rock. “There,” said {c}, much comforted. “You can’t be afraid of a thing once you’ve seen it in a cosy.”',
      '“I win every staring match,” said {c}. “I’ve got eight to stare with.” They sat down face to face by {spot}. {hero} stared. The {kind} stared with the front pair, and then, when those were tired, with the next. {hero’s} eyes began to water. ^ “Don’t you EVER blink?” {he} gasped. The {kind} did not reply. {He} leaned nearer. All eight eyes were wide open, and from somewhere beneath them came a very small snore. “We don’t have any lids,” said {c}, waking up. “Did I win?”',
    ],
  ],
  happy: {
    young: ['{C} danced on eight feet.', '{C} swung on a thread. Whee!'],
    old: [
      '{C} swung past everybody on a thread, waving with the spare legs.',
      '{C} knitted something small and festive.',
      '{C} clapped, and it sounded like rain on a leaf.',
    ],
  },
  worried: {
    young: ['Knit, knit, went {c}. Faster!', 'Zip! {C} went up the thread.'],
    old: [
      '{C} knitted faster, and without a pattern.',
      '{C} rolled up into something like a button.',
    ],
  },
  quiet: {
    young: ['{C} sat near, light as fluff.', '{C} tied a thread to {hero’s} button.'],
    old: [
      '{C} tied one end of a thread to {hero’s} thumb and held the other, so that {he} would know.',
      '“It tears,” said {c}. “Then I sit down and start again, from the middle.”',
    ],
  },
};
