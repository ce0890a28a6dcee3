import { beat, type Plot, show } from './plot.ts';

const LANTERN = [{ prop: 'lantern', place: 'hand' }] as const;

/** The dark is too big; every light runs out; then it turns out that the dark is shy itself. */
export const afraidOfTheDark: Plot = {
  id: 'afraid-of-the-dark',
  titles: [
    '{hero} and the Shy Dark',
    '{hero} Meets the Night',
    'The Night {hero} Left the Light Off',
  ],
  taglines: ['A story to read with one small lamp', 'A story about what is really there'],
  blurbs: {
    young: [
      'Who is out there in the dark? {hero} has a lamp. {hero} has {c}. Tiptoe, tiptoe, shh! Is it a monster? Oh no. It is something much nicer.',
    ],
    old: [
      '{hero} has a plan against the dark, and it involves every lamp in the house. But lights run out. And when the last one goes, somebody in the blackness clears its throat and says, “Excuse me.”',
    ],
  },
  refrains: {
    young: ['Shh, shh, who goes there?', 'Dark, dark, I’m not scared!'],
    old: ['Dark or light, I’m all right!', 'Who goes there? Only air!'],
  },
  lessons: ['courage', 'kindness', 'listening'],
  themes: ['dark', 'night', 'fear', 'sleep', 'scary', 'light'],
  byNight: true,
  quest: { props: ['lantern'], from: 'none' },
  want: beat(
    show('crouch', 'worried', 'worried', {
      at: 'home',
      props: [
        { prop: 'bed', place: 'background' },
        { prop: 'lamp', place: 'background' },
      ],
    }),
    ['Lights out. So dark! {hero} hides. Brrr!', 'Click! Dark, dark, dark. Where is {hero}?'],
    'Click went the light. Now the [chair|curtain] was a bear. The [coat|robe] was a witch. ^ {hero} pulled the blanket up to {his} nose. “I don’t like you, Dark!”',
    'By day {hero} was not afraid of anything, apart from [geese|custard skin]. But when the light went off, the room filled up with dark like a bath. ^ It got under the bed. It got into the wardrobe. “If only,” said {hero}, “I could make it stay away for good.”',
    '{hero} had nothing against the night as such. It was what it did to things. At eight o’clock there was a dressing gown on the door; at five past there was a tall thin person with no head. ^ {He} knew that it was the dressing gown. {He} had checked, several times, at a run. But knowing sits in one part of you and being afraid in another, and they are not on speaking terms. “I’m going to get rid of it,” {he} decided. “All of it.”',
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'brave', { props: LANTERN }),
    ['Take a lamp. Take {c}. {refrain}', 'Tiptoe, tiptoe, out. {refrain}'],
    '{hero} took the biggest lantern in the house. “We will chase the dark away,” {he} told {c}. ^ “{refrain}” And out they crept on [soft|slipper] feet.',
    '“It must come from somewhere,” said {hero}. “We’ll find the place and switch it off.” ^ {He} lit {his} lantern, {he} took {c}, and {he} put {his} coat on over {his} pyjamas. “{refrain}” {he} whispered. It was meant to be a shout.',
    'It stood to reason, {hero} thought. Water came from a tap and cold came from the larder, so the dark must come from somewhere as well. One would only have to find the place and put in a plug. ^ {He} filled the lantern to the brim. “It’s thickest over there,” {he} told {c}, pointing to {place}. “{refrain}” {he} added, to show that {he} meant it. {His} voice went up at the end.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried', { props: LANTERN }),
    ['Dark here. Dark there. Dark all round!', 'Shine, lamp! Dark runs behind {spot}.'],
    'Where the lantern shone, the dark ran off. But it only ran behind {spot}. ^ When {hero} turned round, it came back and [breathed|sat] behind {him}.',
    'The lantern made a yellow room, just big enough for two. All round it stood the dark, with its [nose|toes] against the glass. ^ {hero} swung the light at {spot}. The dark hopped aside. As soon as {he} looked away, it hopped back.',
    'The lantern drew a circle on the ground as wide as a carpet, and outside it began everything else. {hero} had not expected there to be so much. {He} swung the light towards {spot}. The dark stepped back, quite calmly, and filled in behind {him} instead. ^ “It’s like bailing out the sea with a cup,” {he} said. The more light {he} made, the blacker it was just beyond.',
  ),
  tries: [
    beat(
      show('wave', 'brave', 'funny', { props: LANTERN }),
      ['“Go away, Dark!” Dark stays. Hmm.', 'Boo, Dark! Boo! Dark says nothing.'],
      '“BOO!” shouted {hero} at the dark. ^ “Oo,” said somebody behind {spot}. {hero} jumped into {c’s} arms! It was the echo.',
      'Perhaps it could be frightened. “GRRR!” roared {hero}, with {his} arms up. ^ The dark did not so much as blink. But {hero} had scared {himself}. {He} had to sit on {spot} and hold on to {c}. “It’s no use shouting at something with no ears,” {he} said.',
      '{He} began by shouting at it. “I’m not afraid of you!” {he} told the blackness behind {spot}, and it listened, as it listens to everyone. ^ There is something about shouting into silence. The louder {he} grew the larger the silence got, until {his} own voice came back and tapped {him} on the shoulder. “That made it worse,” {he} admitted. “I’ve been telling it where I am.”',
    ),
    beat(
      show('run', 'worried', 'worried', { props: LANTERN }),
      ['Run, {hero}! Dark runs too. Puff!', 'Fast, fast! Dark is faster.'],
      '“Run!” cried {hero}. They ran past {spot} and past {spot}. ^ But the dark was there already, each time. You cannot run away from something that is everywhere.',
      'It might be possible to be faster than the dark. {hero} ran until {he} had a stitch. ^ When {he} stopped, there it was, not even out of breath. “It didn’t chase us,” panted {hero}. “It was just there before we were.”',
      'They ran. It was not a plan so much as something that {his} legs thought of. {He} ran past {spot} with the lantern swinging, and shadows as tall as houses ran along on both sides. ^ When {he} could run no more {he} bent over, holding {his} knees. Nothing had followed them. All those great leaping giants had been {his} own legs, with a light behind them. {He} had been racing {himself}, and losing.',
    ),
    beat(
      show('sit', 'thoughtful', 'funny', {
        props: [{ prop: 'candle', place: 'ground', count: 5 }],
      }),
      ['More lamps! More, more! Pff. All out.', 'Light a candle. Puff! Wind blows it out.'],
      '{hero} lit five candles round {spot}. There! Bright as day! ^ Pff, went the wind. Pff, pff, pff. “Bother,” said {hero} in the dark.',
      '“More light,” said {hero}. {He} stuck five candles in the ground by {spot}. It looked like a birthday. ^ But every candle made a shadow, and five candles made five. Then the wind came by and blew out the lot, as if it had made a wish.',
      'What was wanted, {he} decided, was more. {He} set out candles in a ring around {spot} and lit them all, and sat down in the middle, blinking. ^ It was very bright. It was so bright that beyond the flames {he} could see nothing whatever. Anything might be standing there. With each new candle {he} had made {his} own room lighter and the rest of the world blacker. Then the breeze came round, in no hurry, and put them out one by one.',
    ),
  ],
  turn: beat(
    show('hold', 'surprised', 'worried', { props: LANTERN }),
    ['Flick, flick, out! No more lamp.', 'Oh no! The lamp says pff.'],
    'The lantern flickered. It shrank to a [pea|dot]. And then it went out! ^ It was darker than dark. “{C}?” whispered {hero}. “Are you there?” “Yes,” said {c}.',
    'Then the lantern hiccuped. The flame stood up tall, bent in the middle, and was gone. ^ {hero} shook it. Empty! {He} held {his} own hand in front of {his} eyes and couldn’t find it. “Now what?” {he} said. And somebody, quite near, said, “Excuse me.”',
    'It happened without any fuss. The flame turned blue, drew itself in like a snail, and went. {hero} stood with the warm lantern in {his} hand. {He} could not see {his} feet. {He} could not see {c}, who was standing on one of them. ^ {He} waited for the dreadful thing. {He} had been waiting for it all {his} life. What happened was that somebody cleared their throat, shyly, and said, “Excuse me. Have you finished with the light?”',
  ),
  turnDeepens: beat(
    show('look-aside', 'wonder', 'wonder'),
    ['“Hello,” says Dark. “I am shy.”', 'Who spoke? It is Dark! “Hello.”'],
    '“It’s me, the Dark,” said a soft, soft voice. “I am shy. Lights hurt my eyes.” ^ {hero} was so surprised that {he} forgot to be afraid.',
    '“Who’s there?” said {hero}. “The Dark,” said a voice like velvet. “I’m sorry if I startled you. I’m always hiding. Everyone points lamps at me.” ^ {hero} thought of how {he} had shouted. {His} ears went hot.',
    '“Who are you?” said {hero}. “I’m what’s here,” said the voice. It was deep and soft, with a slight stammer. “I’m the D-Dark. I’d have spoken before, but you kept pointing that thing at me. It stings.” ^ {hero} found that {his} heart was slowing down. It is difficult to go on being terrified of somebody who is embarrassed. “I came to get rid of you,” {he} said, as it seemed best to be honest. “Yes,” sighed the Dark. “People do.”',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    ['Dark is sad. “Nobody likes me.”', '“I go now,” says Dark. Sniff.'],
    '“Nobody likes me,” said the Dark. “I will go. I’ll go away for ever.” ^ And then {hero} saw what that meant. No night. No sleep. No dreams. It felt [cold|wrong].',
    '“I’ll go, then,” said the Dark. “That’s what you wanted.” And it began to leave. ^ The owls stopped. The moths fell down. High above, the stars went out, for there was nothing left for them to shine in. “Wait!” said {hero}. But how do you hold on to the dark?',
    '“If that’s how everybody feels,” said the Dark, “I’d better go.” It was not said in anger. It simply started to leave, seeping away between the stones like water. ^ And {hero} saw what {he} had asked for. A flat white nothing came up from the ground. The stars went first, and then the owls, then the smell of the night grass. There would be no more sleep in it, and no dreams. {He} had wanted this so much. {He} felt {his} throat close.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    ['{hero} thinks. “I can be kind.”', 'Shh. {hero} has an idea. Eyes shut!'],
    'What do you do when somebody is shy? ^ {hero} knew! {He} was shy {himself}, sometimes. You don’t shout. You don’t shine. You sit down and say hello.',
    '{hero} thought about {his} own worst day, when {he} had hidden under the coats at a party. Nobody had got {him} out by pulling. ^ Somebody had just sat down close by and talked about [biscuits|snails]. “I know what to do,” said {hero}.',
    'How do you stop somebody from leaving, when you can neither see nor touch them? {hero} thought hard. Then, of all things, {he} remembered {his} first birthday party, the one {he} had spent beneath the coats. ^ They had called. They had coaxed. They had come with torches. What had worked was an old neighbour who sat down on the floor, facing the other way, and talked about snails. {He} had come out by {himself}, to put one thing right.',
  ),
  deed: beat(
    show('kneel', 'brave', 'quiet'),
    ['Lamp down. Eyes shut. “Hello, Dark. Stay.”', '{hero} sits in the dark. “Hello!”'],
    '{hero} put the lantern down. {He} shut {his} eyes. {He} sat on the ground, all in the dark. ^ “Hello, Dark,” {he} said. “I’m {hero}. Would you like to sit with us?”',
    '{hero} put the lantern behind {him}. {He} sat down in the blackest place there was, and closed {his} eyes on purpose. {His} heart went like a drum. ^ “I’m {hero},” {he} said. “I was rude to you. Please stay. Would you like to hear about snails?”',
    'It was the hardest thing {he} had ever done, and it looked like nothing at all. {hero} set the lantern aside. {He} walked seven steps, away from it, into the place where the last of the Dark was; and there {he} sat down, and shut {his} eyes. ^ “I’m {hero},” {he} told it. “I’m a bit scared of you. I think you’re a bit scared of me. So that’s fair.” {He} swallowed. “Did you know that a snail has fourteen thousand teeth?” There was a pause. “No,” said the Dark. “Where?”',
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'wonder'),
    ['Listen! Crickets. Leaves. Soft, soft Dark.', 'Open your eyes. So many stars! Ooh!'],
    'The Dark came back. It sat down, as soft as a [cat|blanket]. “Now listen,” it said. ^ {hero} heard crickets. {He} heard leaves. “Now look up!” Oh! All those stars!',
    'Something came and settled round {his} shoulders, light as a shawl. “Listen,” said the Dark. And {hero}, who had never dared to, listened. {He} heard crickets, and water, and a mouse yawning. ^ “Now open your eyes,” said the Dark. “I’ve kept these for you.” All the stars were out.',
    'It came back the way a deer does, one step at a time, and you must not look. At length something settled about {his} shoulders. It was soft and cool, and smelled of leaves. “Most people never stay long enough,” said the Dark. “It takes a while for your eyes to get brave.” ^ {hero} opened them. {He} could see {spot}, in a dozen kinds of grey. {He} could see {c}, listening. And overhead, from one side of the world to the other, was what the Dark had been holding up all this time.',
  ),
  solved: beat(
    show('point', 'laugh', 'joyful'),
    ['Hello, stars! Hello, Dark! {refrain}', '{hero} has a friend. Big, soft Dark.'],
    '“{refrain}” laughed {hero}. And the Dark laughed too, as soft as an owl. ^ “Come and see me again,” it said. “I’m here every night.”',
    '“{refrain}” said {hero}, and this time it was a joke, and the Dark laughed. It has a lovely laugh. You have heard it, only you thought it was an owl. ^ “You’re not so big,” said {hero}. “Yes, I am,” said the Dark. “But I’m gentle.”',
    'They talked until the moon came up, which the Dark did not mind, the moon being quiet. It knew a great deal. It knew what hedgehogs say. It knew what everyone in {hero’s} street was dreaming, but would not tell. ^ “What about the headless person on my door?” asked {hero}. “Oh, that one,” said the Dark. “Quite terrified of you.” “{refrain}” said {hero}, and lay back, and laughed. It was like being held by something the size of the sky.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'ground' }] }),
    ['Lamp off. Click! Hello again, Dark.', 'No lamp tonight. Night, night, Dark.'],
    'At home {hero} reached for the lamp. Click! {He} turned it off {himself}. ^ “Come in,” {he} told the Dark. “Mind the slippers.”',
    'Back in bed {hero} looked at the dressing gown on the door. The dressing gown looked back. ^ “Good evening,” said {hero}. Then {he} put out the lamp with {his} own hand, to make room for a friend.',
    'At home {hero} stood in {his} room for a moment with {his} hand on the switch. There was the wardrobe. There was the gap beneath the bed. On the door hung the tall thin person, and {hero} straightened the collar. ^ Then {he} turned off the light. {He} did it the way you draw back a curtain. Something large and gentle came in and sat down at the foot of the bed. The room was just the right size for both of them.',
  ),
};
