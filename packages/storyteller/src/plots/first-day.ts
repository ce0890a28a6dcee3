import { beat, type Plot, show } from './plot.ts';

/** The first day at school: nobody to sit with, until the hero sees who is lonelier still. */
export const firstDay: Plot = {
  id: 'first-day',
  titles: ['{hero} and the Very First Day', '{hero} and the Empty Chair', 'A Place for {hero}'],
  taglines: ['A story for the night before', 'A story about the chair next to you'],
  blurbs: {
    young: [
      'Big door. Big hall. So many shoes! Where does {hero} sit? {hero} and {c} look and look. There! A chair. And a friend.',
    ],
    old: [
      'A new bag, new shoes, and a tummy full of frogs. Everybody else seems to know where to go. {hero} and {c} have until home time to find one thing: somebody to say “See you tomorrow” to.',
    ],
  },
  refrains: {
    young: ['Big breath in! Big breath out!', 'One foot in, two feet in!'],
    old: ['Big breath in, and in we go!', 'New shoes, good news!'],
  },
  lessons: ['being-yourself', 'asking-for-help', 'courage', 'kindness'],
  themes: ['first-day'],
  onlyWhenCalled: true,
  settings: ['school'],
  quest: { props: ['backpack'], from: 'none' },
  guest: { person: 'girl-friend', names: ['Robin', 'Sasha', 'Kim'] },
  want: beat(
    show('hold', 'worried', 'worried', {
      at: 'home',
      props: [{ prop: 'backpack', place: 'ground' }],
    }),
    ['New bag. New shoes. Frogs in my tummy!', 'Today! Hop, hop, go the frogs in {hero}.'],
    '{hero} had a new bag and new shoes. But in {his} tummy there were frogs. Hop, plop, hop! ^ “What if nobody plays with me?” {he} asked.',
    'The new bag stood by the door. It was ready. {hero} wasn’t. There were frogs in {his} stomach, and they were doing gymnastics. ^ “What if I don’t know where to sit?” {he} said. The bag had no answer to that.',
    'Everything was new, down to the [laces|socks]. The pencils were sharp, and the bag smelled like the inside of a shop. Only {hero} was the same as ever, and {he} was not at all sure that {he} would do. ^ It was not the lessons. {He} had turned it over in bed, and it came down to one thing. In the middle of the day there would be a bell, and everyone would run outside with somebody. {He} did not have a somebody.',
  ),
  setOut: beat(
    show('walk', 'brave', 'brave', { props: [{ prop: 'backpack', place: 'ground' }] }),
    ['{refrain} Off we go!', 'Hold on, {c}. {refrain}'],
    '“{refrain}” said {hero} at the gate. {C} did it too. ^ The frogs in {his} tummy sat down for a bit.',
    '“It’s only a building,” {hero} told {c}. “It’s only got people in it.” {He} stood on the kerb with one new shoe in front of the other. ^ “{refrain}” They did it three times. The third time, they went.',
    'There is a trick for such mornings, and {hero} had been given it along with the bag. You breathe in for as long as you can count, and let it go again, slowly, like the air from a tyre. ^ “{refrain}” {he} said to {c}, at the corner. It didn’t make {him} any less frightened. It just made {him} frightened and walking, instead of frightened and standing still.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'worried'),
    ['So many children! Run, run, shout, shout!', 'Whose chair? Whose peg? Oh dear.'],
    'There were so many children! They all had friends already. By {spot} they laughed. By {spot} they ran. ^ {hero} held on to {his} bag.',
    'They all knew one another. By {spot} two friends were laughing so hard they had to lean. By {spot} somebody was giving out jobs in a game. ^ {hero} stood near enough to be asked. Nobody asked. It wasn’t meant unkindly. They just hadn’t looked.',
    'It was like coming into a film halfway through. There were jokes already, by {spot}, which needed only one word. There were sides, and captains, and a game with rules that were older than {hero}. ^ {He} stood at what {he} judged to be the right distance, and put on the face of a person who is just about to join in. {He} wore it until it ached. Nobody was being nasty. They simply had as many friends as they needed.',
  ),
  tries: [
    beat(
      show('run', 'worried', 'funny', { props: [{ prop: 'football', place: 'ground' }] }),
      ['“Can I?” says {hero}. Too soft. Nobody hears.', 'Run after the ball. Puff! Too late.'],
      '“Can I play?” asked {hero}. But {he} said it to {his} shoes. ^ The shoes heard. Nobody else did. The game ran off to {spot}.',
      '“Can I play?” said {hero}. It came out about as loud as a [feather|moth]. The game thundered past, and {he} was left with {his} mouth open. ^ “They said no,” {he} told {c}. “They didn’t say anything,” said {c}. “I don’t think it reached them.”',
      '{hero} asked. {He} had practised the sentence under the blanket, and it had four words in it. What arrived by {spot} was more like a cough. ^ The game went by like a train. “So that’s that,” said {hero}, sitting down. “They don’t want me.” “They didn’t hear you,” said {c}. “I hardly did, and I knew what was coming.” It was true; {he} had asked so that, if they said no, it needn’t count.',
    ),
    beat(
      show('dance', 'cheeky', 'funny'),
      ['{hero} shows off. Hop, spin, bump! Ouch.', 'Look at me! Look! Oops. Fall down.'],
      '“Look what I can do!” shouted {hero}, and spun on one leg. ^ Round and round, and bump, right into {spot}. Everybody looked. Now {he} wished they would not.',
      'It might help to be amazing. {hero} stood on {his} hands by {spot}. It went well until {his} bag fell open. ^ Two sandwiches, a spare sock, and a banana came down on {his} head. People looked, all right. “I wasn’t being me,” {he} mumbled. “I was being a show.”',
      'It might help to be impressive. There was a wall by {spot}, and {hero} mentioned, quite loudly, that {he} could walk along it with {his} eyes shut. {He} could, at home. ^ They came and looked; {he} had that much. They saw {him} get down out of the flower bed as well. “You can make people look,” {he} told {c}, picking soil from {his} collar. “It isn’t the same as them seeing you.”',
    ),
    beat(
      show('tiptoe', 'worried', 'quiet', { props: [{ prop: 'book', place: 'background' }] }),
      ['{hero} hides. Nobody sees. Lonely corner.', 'Sit in the corner. Shh. So alone.'],
      '{hero} hid behind {spot}. It was safe there. ^ It was also very, very boring. Nobody can find you when you hide so well.',
      '{hero} found a corner behind {spot} and made {himself} small. It was a fine hiding place. ^ In fact it was too fine. Nobody bumped into {him}, nobody laughed, and nobody came. You can’t be found, {he} thought, if you never stick out.',
      'Behind {spot} was a gap exactly the width of {hero}, and there {he} spent a good part of the day. Nothing could go wrong in it. {He} read the back of a poster. {He} counted the hooks. ^ It dawned on {him} that {he} had found the one place in the building where {he} could be certain of not making a friend. Safe, {he} noticed, and lonely were the same size.',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder'),
    ['Sniff, sniff. Who is that? Somebody is sad.', 'Look! One more child. All alone, too.'],
    'Then {hero} heard a sniff. It was not {his} own. ^ Behind {spot} stood somebody small, with new shoes. Very new shoes. They were just like {own}!',
    'Somebody sniffed. {hero} checked, and it wasn’t {him}. On the other side of {spot} was another pair of shoes, so new that they shone. ^ Somebody was in them, hiding. They were better at it than {he} was.',
    'It was then that {he} heard it, on the far side of {spot}. It was a sniff, cut off short, by someone trying not to make one. {hero} knew that sniff. {He} had been using it on and off since nine o’clock. ^ {He} leaned forward and looked round the edge. All {he} could see were two shoes. They were stiff and spotless, and set very neatly side by side, like shoes that did not wish to give any trouble.',
  ),
  turnDeepens: beat(
    show('tiptoe', 'thoughtful', 'quiet'),
    ['{hero} forgets the frogs. Hop, hop, gone!', 'Somebody needs {hero}. Step, step, step.'],
    'All day {hero} had waited for somebody to come. And all day somebody had waited for {him}! ^ But it was a long way across to {spot}.',
    'All day {hero} had been looking for a person who had room. {He} had looked at all the ones who were laughing. ^ “I never looked for the ones who weren’t,” {he} said. It was ten steps to the other side. They were long ones.',
    '{hero} sat back and thought. {He} had spent the day studying everybody in the place who already had a friend. It had not once crossed {his} mind to look for the others, since the others were so quiet. ^ There might be lots of them. There might be one behind every cupboard. “Ten steps,” said {c}. “I know,” said {hero}. It is no distance, unless you are the one who has to walk it.',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet', { props: [{ prop: 'clock', place: 'background' }] }),
    ['Too shy. The frogs come back. Hop.', 'One step. Stop. {hero} can’t.'],
    '{hero} took one step. Then the frogs came back, all of them. ^ “I can’t,” {he} said. “What if they say go away?” {He} hung {his} head.',
    '{hero} got as far as {spot}. Then {he} thought of the game, and the sandwiches. What if this went wrong as well? ^ There wouldn’t be anywhere left to hide. The hand of the clock jumped. It was almost time to go home.',
    '{He} took four of the ten, and there {he} stuck. {His} ears were still burning from the flower bed. If this one went wrong there would be nobody left in the entire school to be wrong with. ^ On the wall the clock gave a click. It would soon be over. {He} would go home, and they would ask if {he} had made a friend, and {he} would say “Sort of,” and go upstairs. {He} could feel the whole of that evening waiting, and it had {his} pyjamas on.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    ['“{refrain}” whispers {hero}. I can ask.', 'New shoes here. New shoes there. Same!'],
    '{hero} looked at the shiny shoes. The toes were turned in. ^ {He} knew what that meant. There were frogs in that tummy, too! “Frogs need frogs,” {he} said.',
    '{hero} looked at the shoes once more. One was standing on the other. {He} looked down. So was {own}. ^ “They’re not thinking about me,” {he} said. “They’re thinking about them.” It was the most comforting thought of the whole day.',
    '{hero} looked once more at those neat, unhappy shoes. One of them had crept up and was standing on the other’s toe, to keep it company. ^ {He} glanced at {his} own feet and almost laughed. All day {he} had felt everybody’s eyes on {him}. But a person with shoes like that isn’t looking at you. They’re busy. They have a stomach of their own. “I don’t have to be good at it,” {he} said. “I only have to go first.”',
  ),
  deed: beat(
    show('walk', 'brave', 'brave'),
    ['{refrain} Step, step. “Hello!”', '“Hello! I’m {hero}. Can I sit?”'],
    '“{refrain}” {hero} did not talk to {his} shoes this time. {He} walked right up. ^ “Hello,” {he} said. “I’m {hero}. I’ve got frogs in my tummy. Have you?”',
    '“{refrain}” {hero} walked the rest of the way. {He} did not show off and {he} did not whisper. ^ “I’m {hero},” {he} said, out loud. “I don’t know anybody. Would you like half a squashed sandwich?”',
    '“{refrain}” {he} breathed, and used all of it. Then {he} walked the last six steps, in shoes that squeaked, and went round the corner of {spot}. ^ {He} did not say the sentence from under the blanket. “I’m {hero},” {he} said. “I’m new. I’ve had the most awful day. I’ve got one sandwich left, and it’s been sat on.” {He} held it out. {His} hand was shaking; and {he} let it shake.',
  ),
  deedHolds: beat(
    show('sit', 'smile', 'cosy'),
    ['“I’m {guest}.” Munch, munch. Two new friends!', 'Share. Munch. Giggle! “I’m {guest}.”'],
    'Two wet eyes looked up. “I’m {guest},” said the shoes. “I’m full of frogs. Big ones!” ^ They shared a sandwich. The frogs liked it.',
    'There was a long pause. Then a hand came out. “I’m {guest},” said the owner of the shoes. “I’ve been here since nine. I know this wall by heart.” ^ They laughed. It was just a small laugh, but it fitted two.',
    'For a moment nothing happened at all. Then a hand came out and took the bigger half. “{guest},” said a hoarse voice. “I saw you fall off the wall. I wanted to say something. I thought you’d think I was laughing.” ^ “Were you?” “No,” said {guest}. “I thought, there’s someone I could sit with.” {hero} put down {his} bag. There turned out to be room behind {spot} for two, if neither of you minded.',
  ),
  solved: beat(
    show('run', 'laugh', 'joyful', { props: [{ prop: 'ball', place: 'ground' }] }),
    ['Run, {guest}! Run, {hero}! Three more come. Hooray!', 'Play, play, play! {refrain}'],
    'When two play, a third one comes. Then a fourth! ^ Soon there was a whole game by {spot}. “Can I play?” asked somebody. “Yes!” shouted {hero}.',
    'They made up a game with two pebbles and a sock. It had to do with frogs. First one stopped to watch, and then another. ^ “Can I play?” asked somebody, quite softly. {hero} heard it. {He} was listening for it. “Yes,” {he} said. “You can be next.”',
    'The game was {guest}’s idea, and it needed two pebbles, a spare sock and the noise of a frog. They were so deep in it that it was some time before {hero} saw the feet. There was a ring of them. “How d’you play?” said a voice. ^ {He} showed them. Soon there were rules, and sides, and a joke which needed only one word. And then, from the edge, so low that you might have missed it, somebody coughed. {hero} turned round at once.',
  ),
  home: beat(
    show('jump', 'laugh', 'cosy', { at: 'home', props: [{ prop: 'backpack', place: 'ground' }] }),
    ['“See you tomorrow!” Hop, hop, home.', 'Bag down. Shoes off. Good day!'],
    '“How was it?” they asked at home. {hero} thought. “I fell down, and I hid, and I’ve got a friend,” {he} said. ^ The new shoes had mud on them. Good.',
    '“See you tomorrow!” {guest} had called at the gate. {hero} had said it back. It was the best sentence {he} had ever been given. ^ {He} put {his} bag by the door. “The frogs have gone home as well,” {he} told {c}.',
    '“And did you make a friend?” they asked. {hero} had a mouth full of toast. {He} thought of saying “Sort of.” “Yes,” {he} said. ^ Later {he} set out {his} shoes for the morning. They were scuffed on both toes and would never be new again, and {he} was glad to see it. It came to {him} that tomorrow somebody else might be standing on their own foot, behind some cupboard or other. {He} put an extra sandwich in {his} bag.',
  ),
};
