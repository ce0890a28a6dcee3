import { beat, type Plot, show } from './plot.ts';

/** A new house, or a new family, that does not feel like home; home turns out to be something one makes. */
export const movingHouse: Plot = {
  id: 'moving-house',
  titles: ['{hero} and the House With No Smell', '{hero} Moves In', 'The Home That {hero} Made'],
  taglines: ['A story for people with boxes', 'A story about what makes it yours'],
  blurbs: {
    young: [
      'Boxes, boxes, boxes! A new house. It echoes. It creaks. Is it home? Not yet, {hero}. Not yet, {c}. But soon!',
    ],
    old: [
      'The new place is very nice. Everyone says so. But it echoes, it smells of paint, and it does not know {hero’s} name. With {c}, {hero} goes looking for the thing that was left behind.',
    ],
  },
  refrains: {
    young: ['Not here, not there, home’s somewhere!', 'Knock, knock, who lives here?'],
    old: ['Knock, knock, is it home?', 'High and low, is it home? No!'],
  },
  lessons: ['carrying-on', 'small-steps', 'being-yourself'],
  themes: ['moving', 'homesick'],
  onlyWhenCalled: true,
  settings: ['town', 'garden', 'meadow', 'seaside'],
  quest: { props: ['key'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'quiet', { at: 'home', props: [{ prop: 'suitcase', place: 'ground' }] }),
    ['New house. Big, bare house. Echo, echo!', 'Boxes here. Boxes there. Where is home?'],
    'It was a very nice house. It had a door and a roof and stairs. ^ But it went “echo, echo” when {hero} talked. “It is not home,” {he} said.',
    'Everyone said how nice it was. There was more room. There was more light. {hero} could have a shelf for everything. ^ But it smelled of paint, and the stairs creaked in the wrong places. “It doesn’t know me,” said {hero}. “I want to go home.” And {he} was home. That was the trouble.',
    'The boxes were labelled on all sides, in capitals. KITCHEN, said one. BOOKS. HEAVY. {hero} had been through the list twice, and it was just as {he} thought. The most important thing had not been packed. ^ {He} could not have said what it was. It had been in the old hall, in the old stairs, in the way the light used to lie on the wall at about five. They had brought every chair, and left it behind. “I’ll just have to go and look for it,” {he} said.',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: [{ prop: 'key', place: 'hand' }] }),
    ['Key in hand. {refrain}', '“Let’s find home.” {refrain}'],
    '{hero} had the new key on a string. “Home must be somewhere,” {he} told {c}. ^ “{refrain}” And they went out to look.',
    '“Perhaps home’s close by,” said {hero}, “and we moved in next to it by mistake.” {C} thought that might well be. ^ {He} hung the new key round {his} neck, cold as a fish. “{refrain}” And they set out {into}.',
    '“Let’s be sensible,” {hero} told {c}. “It may have come with us and got off at the wrong stop.” It was cheering to have a theory. ^ {He} hung the new key round {his} neck. It had sharp edges and belonged to nobody yet. “{refrain}” {he} said at the first corner, where {he} did not know which way to turn. It is an odd feeling to set off from your own front door and be lost in four steps.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'quiet'),
    ['New street. New smell. No one waves.', 'Who lives here? Nobody knows {hero}.'],
    'Nobody {within} knew {hero}. At {spot} nobody waved. At {spot} nobody said, “My, how you’ve grown!” ^ It was like being invisible.',
    'At home, {hero} had known every cat. Here, the cat at {spot} gave {him} a look as if {he} were a parcel. ^ {He} didn’t know which puddle was deep or who gave you plums. “I used to be from somewhere,” {he} said.',
    'In the old place {hero} could have walked about with a bag over {his} head. {He} knew the loose slab and the dog that only sounded fierce. Here, beside {spot}, {he} said good morning to a woman who looked round to see whom {he} meant. ^ It was nobody’s fault. They were only looking at {him} as {he} was looking at {spot}: as a thing that happened to be standing there. {He} had not known how much of {himself} had been other people knowing it.',
  ),
  tries: [
    beat(
      show('walk', 'sad', 'quiet', { props: [{ prop: 'map', place: 'hand' }] }),
      ['Walk back! Walk, walk. Too far, far, far.', 'Go back? The road is too long.'],
      '“We will walk back,” said {hero}. They walked and walked. They came to {spot}. ^ A sign said a hundred miles. That is a lot of socks.',
      '{hero} tried walking back. {He} had drawn the way from memory, and it worked well as far as {spot}. ^ Then the map said “long bit in car, was asleep.” {He} turned the paper over. “I slept through the part I needed,” {he} said.',
      'The plan was simply to go back. {He} had the route, up to a point. The point was {spot}, after which {his} map said “motorway, three hours, ate an egg.” ^ {hero} sat down at the edge of the known world. And suppose they did get there? Somebody else’s curtains would be up by now. “It isn’t there either,” {he} said. “Not without us in it.” {C} had thought of that an hour ago.',
    ),
    beat(
      show('point', 'cheeky', 'funny'),
      ['Make it the same! Bed there. Bonk! No.', 'Old lamp here. Old chair. Still not home.'],
      '{hero} tried to make the old place by {spot}. The bench was the bed. The bush was the [door|wall]. ^ Then the bush barked!',
      'It might do to pretend. “If {spot} is the old gate,” said {hero}, “and that’s the shed, then our kitchen’s just here.” ^ {He} stepped into the kitchen. It was a bed of lettuces. “You can’t lay one on top of the other,” {he} said, with a leaf in {his} sock.',
      '{hero} tried to make the new place behave like the old. If you half closed your eyes, you could take {spot} for the old gatepost. {hero} went through it, and turned left, as {he} had turned left a thousand times. ^ There was no left. There was a bed of lettuces, and its owner. “I’m sorry,” {he} said, from among them. “I was somewhere else.” It couldn’t be done. Each time {he} tried to see the one {he} trod on the other.',
    ),
    beat(
      show('wave', 'worried', 'funny', { props: [{ prop: 'door', place: 'background' }] }),
      ['Knock, knock. Not home. Sorry! Run!', 'Ding, dong! Wrong door. Oh no.'],
      '{hero} knocked on a red door by {spot}. ^ But a stranger came out. “Yes?” {hero} had nothing to say. {He} only wanted it to be home.',
      'There was a red door by {spot}, exactly like the one {he} used to have. {hero} knocked before {he} could stop {himself}. ^ It opened, and the smell was all wrong. “Can I help you?” asked a stranger. “I don’t think so,” said {hero}.',
      'By {spot} was a door of the right red, with a knocker of the right sort. {His} hand went up all on its own. What did {he} expect? That they would all be in there, at the old table, with the light on the wall? ^ It was opened by somebody in an apron. “Yes, dear?” It smelled of other people’s soup. “I’ve got the wrong house,” said {hero}. It was the truest thing {he} had said all week.',
    ),
  ],
  turn: beat(
    show('look-aside', 'thoughtful', 'wonder'),
    ['{C} flops down. Sniff. {C} feels at home!', 'Look! {C} is happy. But why?'],
    'Then {hero} saw {c}. {C} had found a warm place and turned round three times. ^ {C} looked as if this had always been {c’s} place.',
    '“Aren’t you homesick?” {hero} asked. But {c} was busy. {C} had picked a spot next to {spot}, patted it flat, and sat on it. ^ “You’ve only been here a day,” said {hero}. {C} leaned against {his} leg. Oh, thought {hero}. It’s me. I’m where {c} lives.',
    '“How can you stand it?” {hero} asked. {C} looked up from the patch of ground near {spot} which {c} had just finished making comfortable. It was obvious that the question had no meaning. ^ There was a warm place, and {hero} was next to it. What was the matter? {hero} looked at that contented face for a long time. {C} had not brought one chair. “You didn’t leave it behind at all,” {he} said slowly. “You do it. Wherever you happen to be, you just start.”',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave'),
    ['Home is not found. Home is made!', 'Quick, back! We can make it.'],
    '“You do not find home,” said {hero}. “You make it!” ^ They ran back, past {spot}, past {spot}. This time they said hello to them.',
    '“I’ve been looking for it,” said {hero}, “as if it were a lost mitten. But somebody made the old one, bit by bit.” ^ {He} thought of the pencil marks on the door frame. Who had drawn the first? They started back, fast.',
    'The old house must have been new once. {hero} stopped in the middle of the road as it struck {him}. Somebody had walked into it on some first evening, and it had smelled of paint. They had known nobody. The stairs creaked in the wrong places. ^ The worn step, the marks on the door frame, all that had been put there afterwards, by being lived on. “We’re not too late,” {he} told {c}. “We’re early.” And they began to run.',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', { props: [{ prop: 'door', place: 'background' }] }),
    ['The key sticks. Dark. Which door? Oh.', 'All doors look the same. Lost, lost.'],
    'But now it was late, and which house was it? ^ {hero} tried {his} key. It did not fit. “I don’t know which one is ours,” {he} said, and {he} cried.',
    'They ran into the street and stopped. All the houses looked alike. {hero} tried {his} key in one door, then in the next. It would not turn. ^ {He} sat down on the kerb. {He} had lost {his} old home, and now {he} couldn’t find the new one.',
    'It was getting dark when they came to what {hero} believed was the street. There were fourteen doors, and they were all the same. {He} had not thought to look at the number. It had not seemed worth learning. ^ {He} tried the key in two of them. At the second a voice called, “Who’s there?” and {he} fled. Then {he} sat on the kerb with {his} chin on {his} knees. There was one house in the world that {he} could not find, and one that {he} could not go back to, and {he} belonged exactly between.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    ['{hero} listens. Creak! “I know that stair!”', 'Look! A window. One funny box. Ours!'],
    'Then a stair creaked, and somebody laughed. {hero} knew that laugh! ^ And there in one window stood {his} own old [lamp|bear]. “That one!” {he} cried.',
    'Creak, went something behind a wall. {hero} lifted {his} head. It was the stair, creaking in the wrong place. It was {his} wrong place! ^ “I know that creak,” {he} said. {He} had only known it for one day. But {he} knew it.',
    'It was very quiet. In one of the houses somebody went upstairs. Creak, went the second step, and then, after a gap, the fifth. {hero} held {his} breath. There ought to be another, on the landing. ^ Creak. {He} was on {his} feet. It was the wrong place for a stair to creak; {he} had complained of it at breakfast. Nobody else in the world knew that about it. “It’s that one,” {he} said. Something in {his} chest had turned, like a key.',
  ),
  deed: beat(
    show('reach', 'brave', 'brave', {
      props: [
        { prop: 'pencil', place: 'hand' },
        { prop: 'lamp', place: 'background' },
      ],
    }),
    ['In they go! Draw a line. That’s {hero}!', 'A mark on the door. {hero} is here!'],
    '{hero} ran inside. {He} took a pencil. {He} stood up straight against the door and made a mark. ^ “{hero} is this big, here,” {he} wrote. That was the first bit.',
    '{hero} did not sit down in the echo and wait. {He} found a pencil in a box marked ODDS. {He} stood against the bare door frame and drew a line at the top of {his} head. ^ “{hero},” {he} wrote. “First day.” Now the house knew {his} name.',
    'There was a lot to do before bedtime, and {he} did it {himself}. {hero} unpacked the pencil before anything else. {He} backed up against the door frame, which was white and bare and had never met anybody, and laid the pencil on {his} head. ^ It made a very small line. “{hero},” {he} wrote next to it, and the date. It was the first thing in that house that could not have been in any other. {He} stood and looked at it. Then {he} fetched {c}, and drew another, lower down.',
  ),
  deedHolds: beat(
    show('carry', 'cheeky', 'joyful', {
      props: [
        { prop: 'lamp', place: 'ground' },
        { prop: 'cake', place: 'hand' },
      ],
    }),
    ['Knock, knock! “I am {hero}. Come in!”', 'Cake for next door. {refrain}'],
    'Next {hero} knocked next door. “I’m {hero}. We’re new. Would you like some [cake|toast]?” ^ “{refrain}” {he} sang, and they laughed and came.',
    'Then {he} took half a cake and went out and knocked. It was harder than it looks. “I’m {hero}. I live next door. I was in your lettuces.” ^ “{refrain}” said the neighbour, laughing, and came right in, with plums.',
    'The next part was worse. {hero} cut what was left of the journey cake into slices, took a deep breath, and walked out along the row, knocking. “I’m {hero}. I live at number nine,” {he} said, for {he} had looked. “I tried to get into your house earlier. Sorry.” ^ “{refrain}” {he} added, out of nerves. There was a pause at every door, and then a laugh. They had all been new, some time. They came with a chair each, since the rest were still in boxes.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'lamp', place: 'background' },
        { prop: 'suitcase', place: 'ground' },
      ],
    }),
    ['No more echo! Laugh, laugh, laugh. Hooray!', 'Friends, cake, noise. It sounds like home!'],
    'Soon the house was full. They sat on boxes. They talked all at once. ^ “Listen!” said {hero}. The echo was gone.',
    'They sat on boxes, and ate off lids. The neighbour knew which puddle was deep. Someone else knew about a den. ^ In the middle of it all {hero} called out, “Echo!” and waited. No echo came. There wasn’t room for one.',
    'By eight there were eleven people in the kitchen and four chairs. There was soup in the washing-up bowl. {hero} learned which dog only sounded fierce, and who it was that gave you plums. ^ In the midst of it {he} slipped out to the hall. “Hello?” {he} said to the stairs. This morning they had said it back to {him}, twice, in a hollow voice. Now there were coats on all the hooks and boots all over the floor, and the sound simply sank in. It does that in a place where people live.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', {
      at: 'home',
      props: [{ prop: 'suitcase', place: 'background' }],
    }),
    ['Creak, creak. Hello, stair! Hello, home.', 'Sniff. It smells of us. Home!'],
    'At bedtime {hero} sniffed. It still smelled of paint. But now there was a bit of cake in it, and a bit of {c}. ^ “It’s coming on,” {he} said.',
    'On the way up to bed the stair creaked, in just the right place. {hero} patted the door frame as {he} went by. ^ “Tomorrow,” {he} told {c}, “we’ll find out which puddle.”',
    'Going up to bed {hero} trod on the second stair, then on the fifth, and waited on the landing for the last one. There it was. {He} would be able to do it in the dark, soon. ^ {He} touched the pencil line on the frame. It had a lot of white above it. In bed {he} lay and sniffed. The paint was there. But under it, faint as yet, was toast, and {c}, and something which {he} recognised, with surprise, as them.',
  ),
};
