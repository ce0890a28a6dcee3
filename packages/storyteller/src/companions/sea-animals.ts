import type { Companion } from './companion.ts';

export const dolphin: Companion = {
  creature: 'dolphin',
  name: 'Limerick',
  kind: 'dolphin',
  character: 'laughs at everything, and is only ever half asleep',
  noises: ['Click, click, click!', 'Splish, leap, splash!', 'Eee-eee-eee!', 'Whistle, whee!'],
  meet: [
    ['Leap! A wave! A {kind}! Welcome, {c}!', 'Click, click, eee-eee! {C} says hello!'],
    [
      'A wave came down the lane, all by itself. Out jumped a {kind}. “I’m {c}, and this is my wave!” ^ {hero} shook a wet fin.',
      '“Click, click! You’ve had egg,” said a {kind} in a very small wave. “I’m {c}.” ^ “How can you tell?” asked {hero}. “It’s on your chin!”',
    ],
    [
      'A wave came round the corner, looked both ways and crossed the road. On top sat a {kind}, laughing. “I’m {c}! Don’t mind the wave. It follows me everywhere. I only fed it once.” ^ {hero} patted the wave, which rolled over. “It likes you,” said {c}. “It’s never wrong.”',
      'Click, click, click, went somebody behind the hedge. “You’ve a conker in your left pocket,” said a {kind}, floating up on a bit of sea. “I’m {c}. I see with my ears.” ^ {hero} took out the conker. “What am I thinking?” {he} asked. “Ears can’t do that,” said {c}. “Is it cake?”',
    ],
    [
      'The puddle in the lane had not been there before, and it had a tide. {hero} bent over it. Out shot a {kind}, turned a somersault that nobody had asked for, and landed in it again. “{C},” said the {kind}. “It’s deeper from the inside! It comes with me, like a coat.” ^ {hero} said {his} own name. “No, your whistle,” said {c}. “At home everyone has a whistle of their own, to be found by.” {C} tried a few on {him}, as one tries on hats. The fourth one fitted.',
    ],
  ],
  comic: [
    [
      '{C} does a flip. Splash! Wet socks!',
      'Eee-eee! {C} laughs. {hero} laughs. Why? Eee!',
      '{C} naps with one eye. Wink! Splash! Hello!',
    ],
    [
      'One of {c’s} eyes was shut. “Asleep?” asked {hero}. “Only my left half,” said {c}. ^ The right half told a joke. The left half snored.',
      '“Knock, knock,” said {c}. “Who’s there?” asked {hero}. {C} was laughing too much to say. ^ {C} laughed all the way round {spot} and back.',
    ],
    [
      'One of {c’s} eyes had closed, and the {kind} was going round {spot} in circles. “Are you asleep?” asked {hero}. “Half,” said {c}. “My sides take turns. One dreams, the other steers.” ^ “Which is it now?” asked {hero}. The open eye grew round. “That,” said {c}, “is a VERY good question.”',
      '“Shut your eyes,” said {c}. “Click, and listen for what comes back.” {hero} clicked {his} tongue and set off, nose first. Something came back. It was {spot}. ^ “You’re meant to stop,” said {c}, when the {kind} could speak for laughing. “That’s what the listening is for.”',
    ],
    [
      'To a {kind} there are two sorts of things: those that one can throw, and those that nobody has tried yet. {C} had borrowed {hero’s} left sock. Up it went off the tail, down it came on the nose, and up it went again, and stayed. It was hanging at the very top of {spot}. ^ “If I click, I can tell you how high it is,” said {c}. “Can you click it down?” asked {hero}. {C} thought that so funny that in the end {hero} got the sock {himself}.',
      'A {kind} never sleeps all at once. {C} explained it, in a low voice, with the left eye shut: one half rests, while the other does the breathing, the steering and the conversation. “So which of you am I talking to?” asked {hero}. “The sensible one,” said {c}. “The other’s a clown. You’d get nothing but puns.” ^ On they went, very sensibly, as far as {spot}. There the left eye opened, and the right one closed. “I SEA you,” said {c}. {hero} wondered how long these turns lasted.',
    ],
  ],
  happy: {
    young: ['{C} leapt up. Splash!', '“Eee-eee-eee!” laughed {c}.'],
    old: [
      '{C} leapt clean over nothing at all and took a bow.',
      '{C} whistled {hero’s} name, which had a twiddle in it.',
      '{C} began to laugh before anybody had said anything.',
    ],
  },
  worried: {
    young: ['{C} clicked and clicked. Click?', '“Eee,” said {c}, very low.'],
    old: [
      '{C} clicked into the distance, and did not care for what came back.',
      'For once {c} was awake on both sides.',
    ],
  },
  quiet: {
    young: ['{C} hummed a small, wet hum.', 'A cool nose bumped {hero’s} knee.'],
    old: [
      '{C} swam round {him} in slow circles, as the family does at home for whoever is tired.',
      '“I know your whistle now,” said {c}. “I’d find you anywhere.”',
    ],
  },
};

export const octopus: Companion = {
  creature: 'octopus',
  name: 'Noodle',
  kind: 'octopus',
  character: 'three hearts, eight arms, and eight opinions',
  noises: ['Wiggle, wiggle, wave!', 'Pop, pop, suckers!', 'Squelch, squish!', 'Blub, bloop!'],
  meet: [
    ['So many arms! Hello, hello, hello, {c}!', 'Wiggle, wiggle. {C} the {kind} waves and waves!'],
    [
      'A wobbly drop of sea came over the wall, with a {kind} inside. Out came eight arms. “I’m {c}!” ^ {hero} had to shake all of them.',
      'Knock, knock, knock, knock, knock, knock, knock, knock! {hero} opened the gate. “Only me,” said {c} the {kind}. ^ {hero} had expected eight of them.',
    ],
    [
      'The letter box by the gate opened, and an arm came out. Then came seven more, and after them the rest of the {kind}, like toothpaste. “I’m {c}. I don’t do doors.” A bathful of sea squeezed out behind. ^ “Pleased to meet you,” said {hero}, and shook hands for quite some time.',
      '“You can’t see me,” said the garden wall. “I can see your eyes,” said {hero}. A piece of the wall blushed, and was {a:kind}, sitting in a small round sea. “I’m {c}. I’d been bricks since Tuesday.” ^ “Can you do tartan?” asked {hero}. {C} could.',
    ],
    [
      'Six hands tapped {hero} on six places at once, and when {he} turned round they were all pointing at one another. “Please excuse them,” said the {kind} they belonged to, who hung above the gate in a neat ball of sea-water. “They’ve minds of their own. I’m {c}. I’m more of a chairman.” ^ It was explained to the arms that {hero} was a friend. There was a show of hands, seven to one. “That’s the back left,” said {c}. “It’s shy. It’ll come round.”',
    ],
  ],
  comic: [
    [
      'Tickle, tickle! Which arm was it, {c}?',
      'Gone! Only a rock. A red rock. Blink! Found you!',
      'Eight arms, eight cakes. None for {hero}! Oops!',
    ],
    [
      'One of {c’s} arms went left. One went right. Two shook hands, and four sat down. ^ “Wait, {hero},” said {c}. “We’re voting.”',
      '{C} hid, and turned the very same colour as {spot}. Nobody could see {c} at all. ^ “One arm is waving at me,” said {hero}.',
    ],
    [
      '“Left or right?” asked {hero}. {C} put it to the arms. Three were for left and three for right. One wanted to go home for a jar, and the last was holding {hero’s} hand and did not care. ^ “It’s a draw,” said {c}. “We’ll have to do both, or neither, with great energy.”',
      '“You’ve only two shoes to tie,” said {c}. “How restful. Let me.” Eight arms went to work at once. They tied left to right, right to {hero’s} sleeve, and all of it to {spot}. ^ “Don’t move,” whispered {c}. “They’re so proud.”',
    ],
    [
      'Somebody had left a jar by {spot}. “I’ll just see whether I fit,” said {c}, who was ten times as large. In went an arm, and another; then everything else, with a noise like the last of the bathwater. Two calm eyes looked out. “Roomy,” said {c}. ^ Getting out was harder, for each of the arms had its own idea of where the door was. {hero} carried the jar for half a mile, while those inside held a meeting. “Carried,” said {c} at last. “In both senses.”',
      '“The secret of hiding,” said {c}, “is to think like whatever you’re next to.” The {kind} leaned on {spot}, thought, and was gone. It was so good that {hero} clapped. There was a blush, which spread, since nobody can be praised and stay invisible. ^ “Don’t say anything nice,” begged {c}, and tried again. {hero} looked the other way. “Not a bad effort,” {he} said at last, “for a beginner.” Out of nowhere came eight furious arms, bright as a letter box.',
    ],
  ],
  happy: {
    young: ['{C} clapped. Clap, clap, clap, clap!', '{C} waved all eight arms.'],
    old: [
      'All of {c’s} arms shook hands with one another, which took a while.',
      '{C} went spotted with joy, and then striped, for a change.',
      '“All three of my hearts like this,” said {c}.',
    ],
  },
  worried: {
    young: ['{C} turned as white as milk.', '{C’s} arms went into a knot.'],
    old: [
      '{C’s} arms held on to one another, and the last one held on to {hero}.',
      '{C} turned the colour of whatever was nearest, and hoped.',
    ],
  },
  quiet: {
    young: ['Eight soft arms. One big hug.', '{C} held {hero’s} hand eight times.'],
    old: [
      '{C} put an arm round {him}, and then another, and so on to the end.',
      '“I’ve three hearts,” said {c}. “Lean on whichever you like.”',
    ],
  },
};

export const crab: Companion = {
  creature: 'crab',
  name: 'Mitten',
  kind: 'crab',
  character: 'goes straight at everything, sideways',
  noises: ['Snip, snap!', 'Scuttle, scuttle!', 'Clickety-click!', 'Side, side, sideways!'],
  meet: [
    ['Snip, snap! Sideways comes {c} the {kind}!', 'Scuttle, scuttle, stop. Good day, {c}!'],
    [
      'A {kind} came by, walking sideways. Bump! That was the gate. “I’m {c}. I never see what’s coming.” ^ “I’ll look for you,” said {hero}.',
      'Snip, snap! A {kind} had trimmed the hedge into a teapot. “I’m {c}. Do you like it?” ^ {hero} liked the spout best.',
    ],
    [
      '“I’m {c},” said a {kind}, looking hard at the hedge. “It’s you I’m talking to. I only point this way.” On top of that shell, like a hat, sat a tiny rock pool with its own wave. ^ {hero} held out {his} hand. “Better not,” said {c}. “I’m told I’ve rather a grip.”',
      'Snip! The loose thread on {hero’s} sleeve was gone. Snip! So was the label that scratched. “There,” said a {kind}, folding two large claws. “I’m {c}. I like a thing to be trim.” ^ “Thank you!” said {hero}. {C} was not used to that. People mostly said “Ow”.',
    ],
    [
      'Somebody was coming down the lane with a back to the left and a front to the right. “Don’t tell me,” said the {kind}. “I’m going the wrong way. They all say that. But I’ve got here, haven’t I? {C}.” A spoonful of tide went in and out on that broad shell, so that nothing should dry. ^ {hero} said that, as far as {he} could tell, there was only one lane. “Then I’ll come along,” said {c}. “You’ll like it. You can’t look where you’re going, but you do face your friends.”',
    ],
  ],
  comic: [
    [
      'Side, side, side. Bump! Sorry, rock!',
      'Snip! Snap! Bye-bye, shoelace. Oops, {c}!',
      '“This way!” says {c}. That way. Bump! Giggle.',
    ],
    [
      '“March!” said {c}. {hero} marched that way. {C} marched this way. ^ “You’re going wrong,” they both called, from far apart.',
      '{C} gave {hero} a hug. It was a small and very careful hug. Snip! ^ There went a button. “It was a loving snip,” said {c}.',
    ],
    [
      'They played follow-my-leader round {spot}, and {c} was the leader. {hero} went sideways too. One thing was wrong with it: {he} could see everything apart from where {he} was going. ^ “How do you know when we’re there?” {he} asked. “There’s a bump,” said {c}.',
      '“Straight on,” said {c}, and went off to the right. {hero} turned the {kind} round, to face the way. “Much better,” said {c}, and went off to the left. ^ In the end {he} pointed {c} straight at {spot}, and steered. It was like parking a piano.',
    ],
    [
      'Whoever wants to go unseen, said {c}, puts on a little of everything. It was an old trick in the family. By {spot} the {kind} had on two leaves, a shell, some string and a bottle top. It was like trying to overlook a hat shop. ^ “Can you see me?” asked {c}. {hero} thought it over. It was a matter of being both kind and truthful. “I’ve never seen anything like you,” {he} said. {C} was so delighted that the bottle top fell off.',
      '“You people go through life nose first,” said {c}. “All you ever see is what you’re about to bump into.” {hero} had to admit that. “Whereas I look at the view.” And {c} set off past {spot}, claws folded, admiring the view, at a brisk sideways trot. ^ There was a bump, a rattle, and a long slow slither. {hero} ran. All that showed was one claw, held up as if to finish the sentence. “The view,” said {c}, from below, “goes all the way down.”',
    ],
  ],
  happy: {
    young: ['Clickety-click! {C} danced.', '{C} waved both claws. Snip, snap!'],
    old: [
      '{C} clicked both claws like a pair of castanets.',
      '{C} danced a hornpipe, all of it to the left.',
      '{C} trimmed something that was perfectly neat already.',
    ],
  },
  worried: {
    young: ['{C} shut both claws. Snap!', '{C} dug in. Only eyes!'],
    old: [
      '{C} backed away, which in that family means to the side.',
      'Two eyes on two stalks looked at {hero}, and asked.',
    ],
  },
  quiet: {
    young: ['{C} held {hero’s} finger. So gently!', 'They sat, side by side by side.'],
    old: [
      '{C} took {hero’s} little finger, as lightly as one holds an egg.',
      '“Sideways gets there as well,” said {c}. “It’s only a longer walk.”',
    ],
  },
};

export const jellyfish: Companion = {
  creature: 'jellyfish',
  name: 'Lampshade',
  kind: 'jellyfish',
  character: 'no bones, no brain, no hurry, and lovely manners',
  noises: ['Wobble, wobble!', 'Bloop, bloop, float!', 'Puff, pulse, puff!', 'Drift, drift, drift.'],
  meet: [
    ['Bloop, bloop! A wobbly {kind}! Hello, {c}!', 'Wobble, wobble. Drift. In floats {c}!'],
    [
      'Something see-through hung over the gate, in a ball of sea. “I’m {c},” said the wobbly {kind}. “I was just floating.” ^ {hero} floated a hand back.',
      '“Are you a balloon?” asked {hero}. “I don’t think so,” said the {kind} by the gate. “I don’t think at all.” ^ Bloop! “I’m {c}.”',
    ],
    [
      '“Don’t get up,” said a {kind}, drifting by the gate in a wobble of sea. “I’m {c}. I’m not going anywhere. I never do. Later on, it turns out that I’ve been.” ^ That sounded restful. “Would you like to not go anywhere with me?” asked {hero}. “I’d love not to,” said {c}.',
      'In a round drop of sea, by the gate, floated a {kind}. “What are you thinking about?” asked {hero}, after a long silence. “Nothing,” said the {kind}. “I’ve got no brain. It’s lovely. I’m {c}.” ^ “Don’t you miss it?” asked {hero}. “What with?” said {c}.',
    ],
    [
      'At the gate hung something like an umbrella that had decided to be a pudding. {hero} could see the lane through it, only rounder. “How do you do,” said the {kind}. “{C}. I’d offer you a hand, but I’ve only threads, and they aren’t for shaking. I curtsy.” In and out went the {kind}, once, in that private globe of sea. ^ {hero} curtsied as well as {he} could. “I’ve no bones, you see, and no brain,” said {c}. “One’s left with manners.” {He} knew people with all three who had not got so far.',
    ],
  ],
  comic: [
    [
      'See-through {c} hides. Gone! No, there! Bloop!',
      '{C} drifts up. {C} drifts off. Come back!',
      'Puff! {hero} blows. Off floats {c}. Bloop!',
    ],
    [
      'They played hide-and-seek. {C} did not hide at all. ^ {hero} looked, and looked right through {c}. “Boo,” said the air. Bloop!',
      '“Wait, I’m thinking,” said {c}. {hero} waited. “What with?” {he} asked, after a bit. ^ “Oh, yes,” said {c}. “I forgot. I can’t.”',
    ],
    [
      '“I’ve had an idea,” said {c}, near {spot}. ^ {hero} was surprised. “Where?” “Here, in the middle. Have a look.” Since {c} was see-through, {hero} did. There was something, and it was orange. “It’s a bit of carrot,” {he} said. “Ah,” said {c}. “I thought it felt crunchy.”',
      '“Left, please,” said {hero}. A small wind blew, and {c} drifted off to the right. “As you like,” said {c}. {hero} ran round and puffed. {C} sailed back, past {his} nose, and off on the other side. ^ It took a great deal of puffing to reach {spot}. “You’re a natural,” said {c}.',
    ],
    [
      '“I’m no good at fibs,” said {c}. “It shows.” It did. There was a biscuit in there, in plain view. {hero} had only asked who had had the last one. Together they watched it turn slowly in the light, like something in a museum. ^ “It might be anybody’s,” said {c}, without much hope. {hero} said that {he} would look the other way as far as {spot}. {He} kept {his} word. When {he} turned back, there was nothing to be seen but {c}, and some crumbs.',
      '“Quick!” cried {hero}. “I’m hurrying,” said {c}, and nothing happened. A {kind} in a hurry looks just like a {kind} at rest; it is all in the attitude. {hero} ran on to {spot}, ran back, and pointed at {his} wrist. ^ “You go and be there,” said {c}. “I’ll stay and be calm. Between us we’ll have done it all.” {hero} opened {his} mouth to argue. It was odd, but {he} could not think why. So they hurried {c’s} way for a while, and it was very refreshing.',
    ],
  ],
  happy: {
    young: ['{C} glowed. Bloop!', 'Wobble, wobble, hooray!'],
    old: [
      '{C} went in and out for joy, like an accordion without the noise.',
      '{C} wobbled from top to bottom, and then back up.',
      '“How pleasant,” said {c}, of everything in turn.',
    ],
  },
  worried: {
    young: ['{C} went wobble, wobble, wobble.', '{C’s} threads curled up tight.'],
    old: [
      '{C} would have worried, but had nowhere to keep it.',
      '{C} trembled, which was not easy to tell from the usual.',
    ],
  },
  quiet: {
    young: ['In and out went {c}. Slow. Slow.', '{C} floated close, and glowed.'],
    old: [
      '{C} rose and sank beside {him}, until {he} noticed that {he} was breathing in time.',
      '“I don’t know what to say,” said {c}, “so I’ll float here and not say it.”',
    ],
  },
};
