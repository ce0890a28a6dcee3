import { type Plot, show } from './plot.ts';

/** A small star has fallen down and must be brought home before the night is over. */
export const starHome: Plot = {
  id: 'star-home',
  titles: [
    '{hero} and the Fallen Star',
    '{hero} Takes a Star Home',
    'The Night {hero} Held a Star',
  ],
  taglines: ['A story about a very long way up', 'A story about small lights'],
  blurbs: {
    young: [
      'Plink! A little star falls down. It wants to go home. But the sky is so high! {hero} and {c} try and try. Can you help them count to three?',
    ],
    old: [
      'There is a gap in the sky, and the star that belongs in it is sitting in {hero’s} hands. With {c} at {his} side, {hero} must find a way up. Nobody has ever done it before. That has never stopped {him} yet.',
    ],
  },
  refrains: {
    young: ['Up, up, up to the sky!', 'Little star, we’ll get you far!'],
    old: ['Up, up, and never mind how!', 'Little star, it’s not so far!'],
  },
  lessons: ['small-steps', 'asking-for-help', 'kindness'],
  themes: ['star', 'night', 'space', 'dream', 'helping'],
  byNight: true,
  quest: { props: ['lantern'], from: 'none' },
  little: { creatures: ['star', 'butterfly'], names: ['Twill', 'Mote', 'Spark', 'Wink'] },
  want: {
    show: show('crouch', 'wonder', 'wonder', { at: 'home', little: true, light: 'night' }),
    tell: [
      ['Plink! A little light falls. Hello, {little}!', 'Plop! What is that? It glows!'],
      [
        'Plink! Something fell past {hero’s} window and landed in the [flowerpot|watering can]. ^ It was small. It was shining. It was a {littleKind} called {little}!',
        'One evening the sky dropped something. Plink! {hero} ran to look. ^ There sat {little}, a tiny shining {littleKind}, with a bump on the head.',
      ],
      [
        'Something went plink in the [flowerpot|gutter]. {hero} went to look with {his} socks on. Between two [daisies|pebbles] sat a {littleKind}, no bigger than a plum and glowing at the edges. ^ “I’m {little},” it said. “I leaned out too far. Could you tell me which way is up?”',
      ],
      [
        'Most things that fall make a thud. This one made a sound like a teaspoon touching a glass, and then said “Ow.” {hero} opened the [back door|window]. ^ In the flowerpot, among the [parsley|mint], sat a {littleKind} about the size of a plum, shedding light in all directions. “{Little},” it said, with dignity. “I was leaning out to see what you were all laughing at down here. I’d like to go home now, please. Everyone will notice the gap.”',
      ],
    ],
  },
  setOut: {
    show: show('hold', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'lantern', place: 'hand' }],
    }),
    tell: [
      ['“We will take you home.” {refrain}', 'Come, {little}. Come, {c}. {refrain}'],
      [
        '“Don’t cry,” said {hero}. “We will take you home.” ^ {He} put {little} in {his} lantern to keep warm. “{refrain}”',
        '“How far is home?” asked {hero}. {Little} pointed straight up. Oh! ^ “{refrain}” sang {hero} and {c}, and off they went.',
      ],
      [
        '{hero} looked up. There it was: one dark gap in all that glitter, like a missing tooth. “Right,” {he} said. {He} settled {little} in the lantern, out of the draught. ^ “{refrain}” It was no great plan, but it was a good thing to shout.',
      ],
      [
        'It is one thing to take a lost [kitten|umbrella] home. You look at the label and ring the bell. {hero} looked up at the place {little} pointed to, and went on looking up for quite some time. ^ “How did you mean to do it?” asked {little}. “I don’t know yet,” said {hero} truthfully, and hung the lantern over {his} arm. “But the high places are {within}, so we’ll begin there. {refrain}”',
      ],
    ],
  },
  problem: {
    show: show('point', 'thoughtful', 'wonder', { little: true }),
    tell: [
      ['Sky is up. {hero} is down. So high!', 'Up there? Oh my! So, so high.'],
      [
        '{hero} stood on {his} toes and stretched. The sky did not come any nearer. ^ “It is a bit higher than a [cupboard|shelf],” {he} said.',
        'They stopped at {spot} and looked up. The sky was higher than a tree. ^ It was higher than ten trees!',
      ],
      [
        'By {spot} they stopped and measured. The sky was higher than a house. It was higher than a house standing on a church. ^ “How did you get down so fast?” asked {hero}. “Down is easy,” sighed {little}. “Anyone can do down.”',
      ],
      [
        'At {spot} {hero} stopped to do the sum. A tall house is ten metres. Ten tall houses are a hundred. {He} ran out of houses long before {he} ran out of sky. ^ {Little} watched from the lantern, glowing a shade less brightly than before. That was the other thing. “We fade a bit, down here,” {little} said, in the light voice people use when they don’t want you to worry. “I’m good until morning.”',
      ],
    ],
  },
  tries: [
    {
      show: show('jump', 'brave', 'funny', { little: true }),
      tell: [
        ['One, two, three, jump! Bump. Not high enough.', 'Hop! Hop! Hop! Too low. Bump!'],
        [
          '“I’ll jump!” said {hero}. One, two, three, hop! ^ {He} jumped as high as {spot}. It was a very good jump. But legs are only so springy.',
          '{hero} took a big run and jumped. Boing! Then {he} came down. Bump! ^ Everything that jumps comes down again.',
        ],
        [
          'One idea was jumping. {hero} took a run from {spot}, held the lantern high, and flew! ^ Then {he} landed, on {his} bottom. “The trouble with jumping,” {he} told {little}, “is that it’s half falling.”',
        ],
        [
          'They tried the simplest idea, because somebody has to. {hero} took a run-up that started way back at {spot}, and jumped with all the spring in {his} body. For one moment {he} was higher than {he} had ever been. ^ “Lovely view,” said {little} politely, when they had picked the grass out of the lantern. But a jump, as {hero} explained to {c}, borrows its height. It always has to give it back.',
        ],
      ],
    },
    {
      show: show('hold', 'worried', 'worried', {
        little: true,
        weather: 'wind',
        props: [{ prop: 'kite', place: 'sky' }],
      }),
      tell: [
        ['Fly, kite! Whee! Snap. Oh no, kite!', 'Up goes a kite. Down goes a kite.'],
        [
          'They made a kite. Up it went, with {little} holding tight! ^ But the string was short. At the end of the string the kite went no higher.',
          '“A kite!” said {hero}. It pulled and pulled. {Little} squealed. ^ But it pulled too hard. Snap! went the string, and down they came.',
        ],
        [
          'The kite was {hero’s} idea, and {little} rode it like a [sailor|queen]. It rose above {spot}. It rose above everything. Then the string went tight. ^ {hero} had used every bit of string {he} had, even {his} shoelaces. It wasn’t enough, and {his} shoes fell off.',
        ],
        [
          'The kite was a far better idea. They built it beside {spot} from [sticks and a paper bag|newspaper and two canes], and it climbed like a lark with {little} shining on its nose. {hero} paid out string until there was no string, then {his} scarf, then both shoelaces. ^ And there it hung, tugging, with all the rest of the sky above it. “We didn’t go wrong,” {he} said, winding it down. “We just ran out.” It was hard to say which was worse.',
        ],
      ],
    },
    {
      show: show('climb', 'brave', 'brave', {
        little: true,
        props: [{ prop: 'ladder', place: 'ground' }],
      }),
      tell: [
        [
          'Climb the ladder. Wobble, wobble! Down again.',
          'Step, step, up {he} goes! No more steps.',
        ],
        [
          'They found a ladder and stood it on {spot}. {hero} climbed to the very top. ^ Wobble! went the ladder. {He} was still a long way from the sky.',
          '“Ladders go up,” said {hero}. So up {he} went. ^ But the ladder ended, and the sky had not even begun.',
        ],
        [
          'They balanced a ladder on top of {spot}. {hero} climbed it rung by rung, with the lantern in {his} teeth. ^ At the last rung there was just air. “Whoever built this,” {he} said through {his} teeth, “stopped too soon.” Then it began to wobble.',
        ],
        [
          'A ladder was propped against {spot}. {hero} counted the rungs as {he} climbed, since counting leaves less room for being frightened. There were thirty-one. {He} had rather hoped for a million. ^ From the top {he} held the lantern up at arm’s length, and {little} stretched. Between them and the gap lay nothing but a great deal of night. “Nobody makes them longer,” {hero} said. “I suppose nobody ever had to.”',
        ],
      ],
    },
    {
      show: show('wave', 'brave', 'funny', {
        little: true,
        props: [{ prop: 'bell', place: 'hand' }],
      }),
      tell: [
        ['Ding, ding! “Hello, sky!” Sky is asleep.', '“Hello, moon!” Moon cannot hear. Too far!'],
        [
          '{hero} rang a bell. Ding, ding! “Hello up there! You forgot one!” ^ But the sky was too far off to hear.',
          '“Let’s call them!” Ding, ding, ding! went the bell. ^ All the birds woke up and grumbled. The sky said nothing.',
        ],
        [
          'There was a bell hanging by {spot}, so {hero} rang it. “Excuse me!” {he} shouted at the sky. “You’ve dropped somebody!” ^ Windows opened. A great many owls complained. But the others, so far up, only twinkled, as they do when they haven’t heard.',
        ],
        [
          '“Perhaps they could come down and fetch you,” said {hero}, and {he} rang the old bell by {spot} until {his} ears hummed. It woke three owls and something with a deep, offended voice. ^ Far above, the others went on glittering. {Little} explained that sound is slow, and that by the time they heard it {hero} would be a [grandparent|pensioner]. It was a clever idea. It was just going to be about seventy years late.',
        ],
      ],
    },
  ],
  turn: {
    show: show('look-aside', 'surprised', 'wonder', { little: true, light: 'evening' }),
    tell: [
      ['{Little} grows dim. Hurry, hurry, {hero}!', 'Oh no. {Little} is not so bright.'],
      [
        'Then {hero} saw something. {Little} was not so bright now. ^ “I get dim when I am far from home,” whispered {little}. They had to hurry!',
        '“Why are you so pale?” asked {hero}. ^ “I shine less and less down here,” said {little}. The lantern was getting dark.',
      ],
      [
        'It was {c} who noticed. The lantern had stopped making shadows. “{Little},” said {hero} carefully, “are you getting dimmer?” ^ “Only a bit,” said {little}. But it was not a bit. They didn’t have until tomorrow. They had until the light went out.',
      ],
      [
        'They were resting at {spot} when {hero} realised {he} could no longer read the time on {his} wrist. An hour ago {he} could have read a book. ^ {He} held up the lantern. {Little} had gone from silver to grey, and pretended to be looking at the view. “You said you were good until morning,” said {hero}. “I rounded up,” said {little}. So it was no longer a question of finding a good way. It was a question of finding any way at all, soon.',
      ],
    ],
  },
  turnDeepens: {
    show: show('walk', 'thoughtful', 'brave', { little: true }),
    tell: [
      ['Who can help? {C} says, “The hill!”', 'Walk on. Walk on. Where is high?'],
      [
        '“Where is the highest, highest spot?” asked {hero}. ^ {C} looked past {spot} and past {spot}. There! The top was so high that clouds sat on it.',
        '“Let’s go to the very top of everything,” said {hero}. ^ So they went up past {spot}. Puff, puff, puff!',
      ],
      [
        '“No more [bits and pieces|tricks],” said {hero}. “We go to the highest point there is, and we think there.” ^ So up they went, past {spot}, past {spot}. {He} kept one hand around the lantern, like you would around a candle.',
      ],
      [
        '“Then we stop being clever,” said {hero}, “and start being high.” There was one point {within} that stood above the others, beyond {spot}, and {he} turned towards it without another word. ^ {He} told {little} stories as they climbed, about {his} street and the [people at number nine|tuba player next door], because {little} glowed a little more when listening. {He} was running out of stories when {he} ran out of hill.',
      ],
    ],
  },
  lowPoint: {
    show: show('sit', 'sad', 'quiet', { little: true, light: 'night' }),
    tell: [
      ['So tired. So dark. Poor little {little}.', '{hero} sits. Still too far. Oh dear.'],
      [
        'At the top they stopped. The sky was still too far. {Little} was as pale as milk. ^ {hero} sat down. “I don’t know what to do,” {he} said.',
        '{hero} reached up as far as {he} could. It was not enough. ^ A tear ran down {his} nose and fell on the lantern.',
      ],
      [
        'They stood at the very top, and the sky was exactly as far away as before. {hero} sat down. {He} had no string, no ladder and no ideas. ^ “You did try,” said {little}, in a voice like a match going out. That made it worse.',
      ],
      [
        'From the bottom, the top had looked as if it touched the sky. From the top it didn’t. {hero} sat down with the lantern between {his} knees. In it lay a glow no stronger than a [nightlight in another room|watch in the dark]. ^ “It’s not a bad place,” said {little}. “One gets to hear the laughing.” {hero} could not answer. {He} had promised, and {he} was just one {child} on a hill, and it was not enough.',
      ],
    ],
  },
  spark: {
    show: show('think', 'wonder', 'wonder', { little: true, light: 'night' }),
    tell: [
      ['A tiny laugh. {Little} glows! Aha!', '{C} is funny. {hero} laughs. {Little} shines!'],
      [
        'Then {c} did something so silly that {hero} had to laugh. And {little} got brighter! ^ “It’s the laughing!” said {hero}. “Laughing makes you shine!”',
        '{C} fell over backwards. “Ha!” laughed {hero}. Ping! went {little}. ^ {hero} stared. “Again!” {he} cried.',
      ],
      [
        'Then {c}, creeping up to be kind, tripped over nothing and rolled past with both feet in the air. {hero} couldn’t help it. {He} laughed. ^ And the lantern flashed. “{Little}!” said {hero}. “Why did you lean out of the sky?” “To hear the laughing,” said {little}. They stared at each other.',
      ],
      [
        'It was {c} who broke the silence, by sitting down solemnly on a thistle. What followed was not dignified. {hero} tried not to laugh; then a snort got out, and after it all the rest. ^ And light flooded over {his} hands. {He} stopped. It faded. {He} thought about somebody leaning out of the sky, further and further, to hear what was so funny. “{Little},” {he} said slowly, “you don’t need to be lifted. You’re the wrong sort of heavy.”',
      ],
    ],
  },
  deed: {
    show: show('dance', 'cheeky', 'funny', { little: true, light: 'night' }),
    tell: [
      ['{hero} makes a face. Ha! {Little} floats up.', 'Silly dance! Ha, ha, ha! {refrain}'],
      [
        'So {hero} did {his} silliest dance. {He} made {his} pig nose. {He} told the joke about the [cow|banana]. ^ {Little} giggled, and began to float!',
        '{hero} pulled {his} funniest face and danced like a [noodle|duck]. ^ “Hee hee!” went {little}. And up went {little}, as high as {his} nose.',
      ],
      [
        '{hero} stood up in front of the whole dark sky and was silly on purpose. {He} did the [penguin walk|noodle dance]. {He} sang the bath song with the rude verse. ^ {Little} tried not to giggle, and failed, and bobbed out of the lantern like a bubble.',
      ],
      [
        'Being funny by accident is easy. Being funny on purpose, when you are tired and the whole night is watching, takes real courage. {hero} did it anyway. {He} did {his} teacher [looking for a pen|counting coats]. {He} did the [noodle|penguin]. {He} did the one about the cow and the bicycle, with all the voices. ^ {Little} hiccuped, and glowed, and rose a hand’s breadth off the glass. “More,” said {little}. “Do the bicycle again.”',
      ],
    ],
  },
  deedHolds: {
    show: show('cheer', 'laugh', 'joyful', { little: true, light: 'night' }),
    tell: [
      ['Ha, ha! Higher! {refrain}', 'Up floats {little}. Up, up! {refrain}'],
      [
        '“Everybody!” called {hero}. “{refrain}” ^ They laughed until their tummies hurt. And {little} went up, past {spot}, past the clouds!',
        'Now {c} laughed too. Soon all of {place} was laughing. “{refrain}” ^ {Little} went up like a balloon.',
      ],
      [
        'Soon everything that was awake {within} was laughing. {Little} rose with every hoot. When {little} slowed, {hero} shouted, “{refrain}” {He} pulled the worst face in the world. ^ Up past {spot} went the light, past the clouds, growing brighter the smaller it got.',
      ],
      [
        'It is catching, laughter. It jumped from {hero} to {c}, and from {c} to whoever was listening behind {spot}, until the dark was chuckling all over. {Little} went up on it as a boat goes up on a rising tide. ^ Halfway, the light faltered. {hero’s} cheeks ached and {he} had no jokes left, so {he} told the truth. “{refrain}” {he} yelled, and turned {his} very best cartwheel, and fell flat on {his} face. {Little} shot up like a cork.',
      ],
    ],
  },
  solved: {
    show: show('point', 'wonder', 'joyful', {
      little: true,
      light: 'night',
    }),
    tell: [
      [
        'Ping! {Little} is home. Shine, {little}, shine!',
        'Look! {Little} is up there. Wink, wink!',
      ],
      [
        'Ping! {Little} slipped into the gap, and the sky was whole again. ^ One tiny light winked at {hero}. {He} winked back.',
        '“Home!” called {little} from far, far up. ^ Now that light shone the brightest of them all. Wink, wink, it went.',
      ],
      [
        'There was a tiny click, like the last piece of a puzzle. Where the gap had been, {little} shone, and all the others budged up to make room. ^ “Thank you, {hero}!” It might have been the wind. But the light winked twice.',
      ],
      [
        'They did not so much see it arrive as feel it. There was a small click, high in all that dark, like the last piece of a jigsaw. The gap was gone. In its place hung a light that was, to be honest, a little showy. ^ It winked. {hero} winked back. {He} lay back with {c} until {his} breath came slowly. {He} had carried all sorts of things that night, {he} thought, and only one of them had been any use.',
      ],
    ],
  },
  home: {
    show: show('sit', 'sleepy', 'cosy', { at: 'home', light: 'night' }),
    tell: [
      ['{hero} is in bed. {Little} winks. Wink!', 'Home now. The curtain stays open. Wink!'],
      [
        'At home {hero} did not close the curtain. ^ Up there somebody was looking in. So {he} made one last funny face, and the light shook with giggles.',
        'Back in {his} room, {hero} opened the window wide. ^ “So you can hear us,” {he} said to the sky.',
      ],
      [
        'At home {hero} left {his} window open, just a hand’s breadth. It wasn’t for the air. ^ At breakfast somebody would be sure to spill something and everyone would laugh. {He} knew exactly who would be leaning out to listen.',
      ],
      [
        'Nobody at home noticed that anything was different, except that the window in {hero’s} room was now always open at the top. “You’ll let the warm out,” people said. ^ “That’s the idea,” said {hero}. For it had struck {him}, on the long way back, that the house was full of laughing at [breakfast|supper]. It cost nothing at all to let a little of it go up.',
      ],
    ],
  },
};
