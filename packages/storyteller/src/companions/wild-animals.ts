import type { Companion } from './companion.ts';

export const giraffe: Companion = {
  creature: 'giraffe',
  name: 'Attic',
  kind: 'giraffe',
  character: 'sees everything that is far away, and trips over everything near',
  noises: [
    'Stretch, stretch, up!',
    'Wibble, wobble, legs!',
    'Munch, munch, treetop!',
    'Hmmmm, up high!',
  ],
  meet: [
    ['Legs! Legs! Legs! Legs! Hello up there, {c}!', 'Up, up, up! A head! It’s {c}!'],
    [
      'There were four long legs by the gate. {hero} looked up. And up. And up. ^ “{C} here!” called the {kind}. “How’s the weather down there?”',
    ],
    [
      '{hero} said hello to two knees. “Just a moment,” said a voice, and a long neck came down like a drawbridge. “There. I’m {c}. I heard you at the top, only it takes a while to fold.” ^ “What’s up there?” asked {hero}. “Weather,” said {c}. “And your old kite.”',
      'In the lane a lamp post bent down and said hello. It was not a lamp post. “People often hang their coats on me,” said the {kind}. “I’m {c}.” ^ {hero} said that {he} would never do such a thing. “I don’t mind,” said {c}. “It’s how I meet them.”',
    ],
    [
      '“You’ll want an umbrella,” said somebody a long way up. “Not now. On Thursday.” {hero} leaned back until {he} nearly fell over. At the far end of a great deal of neck was {a:kind}, gazing across the roofs. “{C}. I see things coming. It’s a gift. On the other hand, I’ve never once seen a kerb.” ^ The {kind} stepped forward, and went down on all four knees. “Perhaps we could share,” said {hero}. “You do far, and I’ll do near.”',
    ],
  ],
  comic: [
    ['{C} wants a drink. Legs out! Wibble, wobble!', '{C} hides. Up pops a long neck! Peekaboo!'],
    [
      '{C} wanted a scarf. {hero} wound it round. And round. And round. And round. ^ “Very warm,” said {c}. “Now do the next bit.”',
      '“Hide!” said {hero}. They crouched behind {spot}. Nobody could see {hero}. ^ High above it rose a long neck. “Am I hidden?” asked {c}.',
    ],
    [
      '{C} swallowed a whole apple. “Off it goes,” said {c}. {hero} watched the bump travel down that neck, like somebody in a lift. {He} walked all round {spot}, and it was still only halfway. ^ “Ground floor!” said {c} at last. “Shall I call it up again?”',
      '“I’ll just have a sip,” said {c}, and began. One front foot went out sideways. Then the other. Then the first again, until {hero} could have driven a bus through. ^ At last the nose was down. “Delicious,” said {c}. A worried look followed. “Which leg goes back first?”',
    ],
    [
      'At {spot} {c} announced that it was bedtime. {C} lay down, folded that neck backwards, and laid that head on {c’s} own bottom, which makes a handy pillow. {hero} had just found a place to sit when {c} stood up. “Good morning! I slept like a log.” It had been four minutes. ^ “What do you do with the rest of the night?” asked {hero}. “I look at it,” said {c}. “Hardly anyone does. Would you like my pillow? I’m afraid I’d have to be there as well.”',
      'The secret went wrong in the usual way. “We mustn’t be noticed,” whispered {hero}, behind {spot}. “WHAT?” called {c}. “IT’S WINDY UP HERE.” {hero} laid a finger on {his} lips. So the {kind} came down by stages, like a crane, until there was an ear beside {his} mouth, and {he} said it again. ^ “Very wise,” breathed {c}, and went up again by stages, as tall as a flagpole. {hero} felt in {his} pocket. From the topmost horn, for all the world to see, flew {his} handkerchief.',
    ],
  ],
  happy: {
    young: ['{C} hummed, way up high.', 'Long legs danced. Wibble, wobble!'],
    old: [
      '{C} reported that all was well, as far as one could see.',
      'The good news reached {c’s} head, and, a little later, {c’s} feet.',
      '{C} bent down to share the joke, and got there for the end of it.',
    ],
  },
  worried: {
    young: ['{C’s} long legs wobbled.', '{C’s} neck bent low, low, low.'],
    old: [
      '{C’s} knees shook, and the shake had a long way to go.',
      '“I can see a long way,” said {c}, “and I wish I couldn’t.”',
    ],
  },
  quiet: {
    young: ['Down came {c’s} soft nose.', '{C} bent all the way down.'],
    old: [
      '{C} came down, all that long way, to be cheek to cheek.',
      '“From up there,” said {c}, “I can see the place where it gets better.”',
    ],
  },
};

export const tiger: Companion = {
  creature: 'tiger',
  name: 'Gingersnap',
  kind: 'tiger',
  character: 'creeps up on everybody, to wish them well',
  noises: [
    'Grr, chuff, chuff!',
    'Creep, creep, pounce!',
    'Splish, splosh, stripes!',
    'Prowl, prowl, prowl!',
  ],
  meet: [
    ['Creep, creep, creep. Boo! Hello, stripy {c}!', 'Orange, black, orange, black. Grr! Hi, {c}!'],
    [
      'Creep, creep. Something orange crept along the hedge. “Pounce!” cried the {kind}, and gave {hero} a flower. ^ “I’m {c}. Did I scare you?”',
    ],
    [
      '“Don’t turn round,” said a voice in the lane. “I’m creeping up on you.” {hero} waited. It took quite a while. At last a paw touched {his} shoulder. “I’m {c},” whispered the {kind}. “You’ve dropped a glove.” ^ “Is that all?” asked {hero}. “I also do birthdays,” said {c}.',
      'There was nobody at the gate, only the paddling pool, and somebody in it, up to the whiskers. “Most cats don’t care for water,” said the {kind}. “Most cats have no idea. I’m {c}.” ^ {hero} fetched a towel. When {he} got it back, it had stripes.',
    ],
    [
      'For three days {hero} had had a feeling of being followed. There had been a rustle in the hedge. There had been a paw print in the jam. This time {he} swung round, and there on tiptoe, with one foot in the air, was {a:kind}. “Bother,” said the {kind}. “I’d nearly got you.” ^ “Why?” asked {hero}. “To give you this.” It was {his} library card. “I can’t just walk up to people. They scream. So I creep. {C}. Thank you for not screaming. It’s so nice to be able to finish a sentence.”',
    ],
  ],
  comic: [
    ['Creep, creep. {C} pounces. Flop! Missed, {c}!', 'Splash! Who loves a bath? Stripy {c}!'],
    [
      '“You can’t see me!” said {c}. “I’m stripy, so I look like grass.” ^ {hero} looked at the big orange {kind}. “Where ARE you?” {he} asked.',
      'Creep, creep. {C} crept up on something long and stripy. Pounce! ^ “Ouch!” cried {c}. It was {c’s} own tail. {hero} kissed it better.',
    ],
    [
      '“I’ve eyes in the back of my head,” said {c}, turning round. On the back of each ear was a white spot, just like an eye. {hero} took one step sideways. “I saw that.” {hero} put out {his} tongue. ^ “And that.” “How?” cried {hero}. “I didn’t,” said {c}. “But people always do.”',
      '“I shall creep up on {spot},” said {c}, “for practice.” Down went the whiskers. That bottom wiggled. {C} sprang out and gave such a roar that {hero} sat down. Nothing else moved at all. ^ “Scared stiff,” {hero} explained. So {c} went back, and said sorry, and patted it.',
    ],
    [
      '“The art,” whispered {c}, “is to set down each paw as if it were somebody else’s egg.” {hero} tried. ^ By {spot} {he} could no longer hear {himself}. A little further on {he} could not hear {c}. {He} looked round. There was nobody behind {him}, nobody in front, and no sound at all. {He} crept back to look. Somebody else was creeping back to look, and where they met, both of them screamed like kettles. “You’re ready,” panted {c}. “There’s nothing more that I can teach you.”',
      '{C} had begun to make a noise like a small train about to leave. Fff-fff-fff. “You’ve caught something,” said {hero}. At {spot} {he} made {c} sit, and felt that nose, and wrapped up those feet in {his} jersey. ^ The noise got louder. “Does it hurt?” asked {hero}. “It’s not a cough,” said {c}, rather shyly. “We can’t purr, so we do that, when somebody’s being good to us. I’d have mentioned it before. But I did want to see what you’d do about the tail.”',
    ],
  ],
  happy: {
    young: ['“Chuff, chuff!” said {c}.', '{C} pounced on nothing at all.'],
    old: [
      '{C} pounced upon a shadow, and let it go again.',
      '“Fff-fff,” went {c}, like a small contented train.',
      '{C} crept up on everybody in turn, and wished them well.',
    ],
  },
  worried: {
    young: ['{C’s} whiskers shook.', '{C} crept behind {hero}.'],
    old: [
      '“I’d creep up on it,” said {c}, “if I knew which end was the back.”',
      '{C’s} black stripes looked blacker, and the orange ones less sure.',
    ],
  },
  quiet: {
    young: ['A big soft paw, very gentle.', '“Chuff,” said {c}, so softly.'],
    old: [
      '{C} came without a sound, the way {c} does, and was suddenly there, and warm.',
      '“I don’t only creep up,” said {c}. “I also stay.”',
    ],
  },
};

export const zebra: Companion = {
  creature: 'zebra',
  name: 'Humbug',
  kind: 'zebra',
  character: 'sees both sides of everything, and cannot choose between them',
  noises: ['Kwa-ha-ha!', 'Black, white, black, white!', 'Trot, trot, hop!', 'Clippety, clippety!'],
  meet: [
    ['Black, white, black, white. In trots {c}!', 'Kwa-ha-ha! Stripy ears, stripy legs! It’s {c}!'],
    [
      'A {kind} trotted up to {hero}. ^ “I’m {c}! Am I black with white stripes? Or white with black ones?” {hero} looked hard. “Yes,” {he} said.',
    ],
    [
      'A {kind} was standing at the kerb, and everything on wheels had stopped. “It happens wherever I go,” said the {kind}. “I’m {c}. I don’t even want to cross.” ^ As it happened, {hero} did. So they went together, and nodded to both sides, like royalty.',
      '“Left or right?” asked the {kind} at the gate. {hero} said that it depended. “Doesn’t it just!” said the {kind}, delighted. “I’ve been here since Monday. I’m {c}. I see both sides of everything.” ^ “I’m going left,” said {hero}. “So am I!” cried {c}. “What a relief.”',
    ],
    [
      'At first {hero} took it for the fence. It was the right height, and it had stripes. But fences don’t sigh. “Hay or oats?” said the {kind}. “There’s such a lot to be said for both that I haven’t eaten yet. {C}.” {hero} held out two fists, with nothing in either, and told {c} to pick. ^ “That one. No, that one,” said {c}, and then began to smile. “Ah. So it doesn’t always matter. Would you care to come along with me? Or shall I come with you? Don’t make me choose.”',
    ],
  ],
  comic: [
    [
      'Left? Right? Left? Right? Oh, {c}! Straight on!',
      'Where is {c}? Stripes on stripes! Found you!',
    ],
    [
      '“This way,” said {c}. “Or that way? This way? Or that?” ^ {hero} turned {c} round and round. “Much better,” said {c}. “THAT way!”',
      '{hero} counted the stripes. “One black, one white, one black.” “It tickles!” said {c}, and wriggled. ^ Now they were all mixed up. “One black,” said {hero}.',
    ],
    [
      '{hero} had two biscuits, just the same. “Pick one.” {C} looked at both for as long as it takes to walk round {spot}. “The left one has more charm,” said {c}, “but the right one needs me.” ^ In the end {hero} ate the left one. “Now it’s easy!” cried {c}.',
      '“When there’s danger we all run about,” said {c}, “so nobody can tell who’s who.” To show it {c} galloped left and right, all round {spot}, until {hero} was dizzy. ^ “Now, which is me?” “There’s only one of you,” said {hero}. “Hm,” said {c}. “I see the weak point.”',
    ],
    [
      '“On the one hoof,” said {c}, at {spot}, “we might go straight on. On the other hoof, we might go round.” {hero} sat down. {C} had four hoofs, and each of them got its turn. On the third there was tea to consider. On the fourth there were the feelings of whichever way was not chosen. ^ “So?” asked {hero}, when all had been heard. “Two hoofs against two,” said {c}. “How awkward.” Just then that tail swished. Nobody had thought of asking the tail. “Round,” said {c}, much relieved.',
      '“People suppose that I’m in pyjamas,” said {c}. “They lower their voices. Old ladies have tucked me in.” {hero} thought that it could not be as bad as all that. Yet while they rested by {spot} {he} watched the stripes rise and fall as {c} breathed. Black, white, black, white. {He} gave a yawn that hurt. ^ “There you are,” said {c}, yawning back. “I do it to myself. I can’t walk past a mirror.” They went on briskly, with {hero} in front, singing, and careful not to look behind {him}.',
    ],
  ],
  happy: {
    young: ['“Kwa-ha-ha!” laughed {c}.', '{C} trotted. Black, white, black!'],
    old: [
      '“On the one hoof, hooray,” said {c}. “On the other hoof, hooray.”',
      '{C} spun in a ring, until all the stripes ran together.',
      '{C} made up {c’s} mind, twice, and was right both times.',
    ],
  },
  worried: {
    young: ['“Stay? Go? Stay?” said {c}.', '{C’s} stripes shivered.'],
    old: [
      '“I see both sides of it,” said {c}, “and I don’t care for either.”',
      'All {c’s} stripes stood on end, the white ones first.',
    ],
  },
  quiet: {
    young: ['{C} and {hero} stood side by side.', '{C} did not ask which way.'],
    old: [
      '{C} stood with that long head across {his} shoulder, so that each could watch the other’s back.',
      '“I’m no good at choosing,” said {c}, “but I’d choose you.”',
    ],
  },
};

export const hippo: Companion = {
  creature: 'hippo',
  name: 'Flannel',
  kind: 'hippo',
  character: 'light on those tiny feet, and never far from a bath',
  noises: ['Honk, ho, ho, ho!', 'Splosh, wallow, splosh!', 'Yaaawn!', 'Blub! Wiggle go the ears!'],
  meet: [
    ['Two ears. Two eyes. Splosh! Hello, {c}!', 'Yaaawn! What a big mouth! It’s {c}!'],
    [
      'Two ears stuck out of the garden pond. Wiggle, wiggle! Up came the rest. ^ “I’m {c}. Am I in your bath?” the {kind} asked {hero}.',
    ],
    [
      'The doorbell rang. On the step stood a {kind} with a bath brush. “I’m {c}. I’ve come about the bath,” said the {kind}. “What about it?” asked {hero}. “Have you got one?” ^ {hero} nodded. “Then I’m yours,” said {c}. “I’ll think of it all the way.”',
      'A {kind} stood in the lane and yawned. It was like looking into a garage. {hero} counted the teeth, and had time to do it twice. ^ “Do excuse me,” said the {kind}. “I’m {c}. I’m not bored, you know. It just keeps coming open.”',
    ],
    [
      '“You’d never think it,” said the {kind}, coming along on the tips of four tiny feet, “but I weigh as much as a van.” {hero} said that {he} would not have guessed. “It’s the water. I’ve always lived in water, and there I weigh nothing. {C}. I dance a little.” ^ The {kind} turned once on one toe. All the windows in the lane went “ting”. “I’d love to come with you,” said {c}. “Only, you must tell me where the floor is strong.”',
    ],
  ],
  comic: [
    ['Splosh! {C} gets in. All the water gets out!', 'Yaaawn! {C’s} mouth opens. Hello in there!'],
    [
      '{C} yawned. What a lot of room! ^ {hero} looked in. “Hello!” {he} called. “Lo-lo-lo,” said the echo. “Wipe your feet,” said {c}.',
      '“I’m as light as a feather,” said {c}, and danced round {spot}. Thump! Thump! Up bounced {hero}. ^ “Now you’re light too!” said {c}.',
    ],
    [
      '“You’re turning pink!” cried {hero}. “It’s my cream,” said {c}. “It comes by itself, whenever I’m dry.” {C} put a dab on {hero’s} nose, for company. ^ Past {spot} {c} did {his} ears as well. “Can’t you make your own at all?” asked {c}. “You poor thing.”',
      '{C} yawned. Whoever sees a yawn that size has to yawn as well. {hero} yawned. {C} saw it, and yawned again, wider. They yawned at each other past {spot} and a good way beyond. ^ “Think of something exciting,” begged {hero}. “I am,” said {c}. “I’m thinking of bed.”',
    ],
    [
      '{C} could sleep under water, coming up for a breath every few minutes without waking. At home it was a great gift. ^ They had stopped by {spot} for a moment, and {c} had dropped off, flat as a rug. {hero} sat down on something broad, grey and comfortable. Presently it rose. It went up like a slow lift, said “Pfff”, wiggled both ears and sank. {hero} got used to it. {He} had nearly finished {his} apple, on the fifth time up, when a voice underneath asked which floor {he} wanted.',
      '“I’ve only danced in water,” said {c}, “where one leaps in the morning and comes down at teatime.” But {hero} had asked, and beside {spot} there was room. {C} rose on sixteen toes, and ran. For a moment a {kind} hung in the air, with crossed ankles and a dreamy smile. It was a shorter moment than {c} was used to. ^ When the dust had settled, {hero} clapped until {his} hands hurt. “Was I up for long?” asked a voice from the hole. “Ages,” said {hero}.',
    ],
  ],
  happy: {
    young: ['“Honk, honk, ho, ho!” laughed {c}.', '{C’s} ears went round and round.'],
    old: [
      '{C} danced four steps, and the ground joined in.',
      '{C} laughed that deep bath-water laugh.',
      'Both of {c’s} ears went round like little propellers.',
    ],
  },
  worried: {
    young: ['{C} sank down. Only ears!', '{C’s} mouth went shut. Clop!'],
    old: [
      '{C} sank down until there was nothing left but eyes and ears.',
      '“I’d feel braver in the bath,” said {c}.',
    ],
  },
  quiet: {
    young: ['{C} stayed, big and still.', 'A wide warm nose came near.'],
    old: [
      '{C} lay down beside {him} like a warm wall.',
      '“Lean as hard as you like,” said {c}. “I don’t tip over.”',
    ],
  },
};
