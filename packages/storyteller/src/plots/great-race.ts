import { beat, type Plot, show } from './plot.ts';

/** A race that everybody else is faster at, and something on the way that matters more. */
export const greatRace: Plot = {
  id: 'great-race',
  titles: [
    '{hero} and the Great Race',
    'Ready, Steady, {hero}!',
    '{hero} Comes in Last (and First)',
  ],
  taglines: [
    'A story about going at your own speed',
    'A story that starts with a bang and ends with a cheer',
  ],
  blurbs: {
    young: [
      'Ready? Steady? Go! {hero} and {c} are in the race. Everyone is so fast! But who stops to help? Clap along, and see who wins!',
    ],
    old: [
      'Everybody in the Great Race is faster than {hero}. They have better wheels, longer legs and matching hats. But a race is a long way, and there is more than one thing you can win.',
    ],
  },
  refrains: {
    young: ['Ready, steady, go, go, go!', 'Wheels go round and round!'],
    old: ['Ready or not, it’s all we’ve got!', 'Round the bend and to the end!'],
  },
  lessons: ['small-steps', 'kindness', 'being-yourself'],
  themes: ['race', 'sport', 'pride', 'keep-trying', 'football'],
  quest: { props: ['bicycle', 'car', 'sledge'], from: 'vehicle' },
  little: { creatures: ['duck', 'mouse', 'hedgehog'], names: ['Dot', 'Peep', 'Scrap', 'Bean'] },
  want: beat(
    show('hold', 'wonder', 'wonder', { at: 'home', props: [{ prop: 'letter', place: 'hand' }] }),
    ['A race today! Hooray! Polish the {thing}!', 'Rub, rub! The {thing} must shine.'],
    'Today was the Great Race! {hero} had polished the {thing} until {he} could see {his} [nose|teeth] in it. ^ It was old and it squeaked. But {he} loved it.',
    'The poster said, “THE GREAT RACE. All welcome. First prize, a golden medal.” {hero} had read it so often that it was falling off the wall. ^ {His} {thing} was third-hand. It had a squeak and a dent. But {he} had painted a flash down the side, which made it look fast.',
    'For a month {hero} had thought of nothing but the Great Race. The {thing} stood in the hall, to the annoyance of everyone who had to squeeze past. It had belonged to [two|three] other people before {him}. It pulled to the left, and it had a squeak that no oil could cure. ^ {He} knew that it was not the fastest. But {he} had once seen the winner carried through the streets on people’s shoulders, and {he} could not get it out of {his} head.',
  ),
  setOut: beat(
    show('wave', 'brave', 'joyful', { props: [{ prop: 'medal', place: 'background' }] }),
    ['All in a row. {refrain} Vroom!', 'Three, two, one! {refrain}'],
    'There they all stood, at the start. How shiny they were! Only {hero’s} {thing} was not. ^ Bang! “{refrain}”',
    'At the starting line {hero} looked left and right. Everybody else had [goggles|numbers] and matching hats. {He} had a {thing} and {c}. ^ “Don’t look at them,” {he} told {himself}. Bang! went the flag man’s paper bag. “{refrain}” And away they went, {into}.',
    'The others at the start had brought spare wheels, and people whose job it was to hold them. {hero} had brought {c} and a sandwich. “First time?” asked somebody with a very clean {thing}. “Never mind. Somebody has to be last.” ^ {hero} could think of no answer, and thought of several good ones later. Then a paper bag went bang, and there was no time. “{refrain}” {he} yelled, and they were off, {into}, in a cloud of other people’s dust.',
  ),
  problem: beat(
    show('ride', 'worried', 'brave'),
    ['Zoom, zoom! They are all so fast.', 'Wait for me! Squeak, squeak, squeak.'],
    'Zoom! The red one passed them. Zoom! The blue one passed them. ^ Squeak, squeak, squeak went the {thing}. By {spot} they were last.',
    'By {spot} they were in the middle. By {spot} they were at the back. One after another the others shot by, and {hero} learned what their hats looked like from behind. ^ “We’re not slow,” {he} told {c}. “There’s just a lot of fast in front of us.”',
    'It is a curious thing to give all you have and still go backwards. At {spot} there were nine in front of them. At {spot} there were nineteen. The {thing} squeaked at every turn, and each squeak seemed to say, “Still here, still here.” ^ {hero} bent low, as the others did. It didn’t make {him} any faster, but at least {he} could see the ground going by.',
  ),
  tries: [
    beat(
      show('ride', 'brave', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
      ['A short cut! Splash. Not so short.', 'Turn here! Oh no. Mud, mud, mud.'],
      '“A short cut!” said {hero}, and turned off by {spot}. ^ It was short. It was also a bog. Squelch! They had to pull the {thing} out with both hands.',
      '“If we can’t be faster,” said {hero}, “we’ll be shorter.” Behind {spot} was a track that cut off the whole corner. ^ It ended in a bog. The {thing} sank up to its middle. By the time they had dug it out, even the slow ones had gone by.',
      'A little way past {spot} a track turned off, and {hero} could see at one glance that it would save a mile. {He} did wonder why nobody else was on it. ^ {He} found out. It took them a quarter of an hour to get the {thing} out of the bog. It came with a noise like a kiss. “Everybody knew,” {he} said, wiping mud out of {his} eyes. “I was so busy being clever, I never thought that they might have been here before.”',
    ),
    beat(
      show('ride', 'worried', 'funny'),
      ['Faster, faster! Wobble, wobble. Crash!', 'Go, go, go! Oops. Into the hay.'],
      '“Faster!” cried {hero}. Faster and faster went the {thing}. Then it began to wobble. ^ Crash! Right into {spot}. Nothing was hurt but the paint.',
      'Downhill, {hero} decided not to brake. For one glorious moment they passed three of them. ^ Then came the bend. The {thing} went straight on. When the leaves had stopped falling, {c} was wearing {spot}, more or less. “I only thought about fast,” said {hero}. “I forgot about round.”',
      'On the long hill {hero} let go of the brakes. It was wonderful. The wind took {his} hat, they went by four, five, six of the others, and {he} heard {himself} whoop. ^ What {he} had not considered was the corner. The {thing} did not so much turn as consider it. They left the road at {spot}, flew a short distance, and came down in a hedge. “Speed,” said {hero}, hanging upside down, “is only half of it. The other half is where you’re pointing.”',
    ),
    beat(
      show('look-aside', 'sad', 'worried'),
      ['Follow the red one. Lost! Oh dear.', 'Copy left. Copy right. Oops, fall down.'],
      '“I’ll do what the winner does,” said {hero}. The winner leaned left, so {he} leaned left. ^ But there was no bend there. Bump! Down they came.',
      '{hero} tried to do just what the leaders did. They stood up, so {he} stood up. They tucked in their chins. {He} tucked in {own}. ^ Then {he} couldn’t see, and ran into {spot}. “It works for them,” {he} said, rubbing {his} chin. “They’ve got different chins.”',
      'If you want to win, {hero} reasoned, you should do as winners do. So {he} fixed {his} eye on the one with the clean {thing} and copied everything. When the leader crouched, {hero} crouched. When the leader flung out an elbow at {spot}, {hero} flung out an elbow, and hit {c}. ^ They came to rest in a ditch. “That’s somebody else’s way of going fast,” {he} said at last. “I’ve been so busy doing theirs that I haven’t found mine.”',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'worried', { little: true }),
    ['Peep, peep! Who cries? Stop the {thing}!', 'Stop! Somebody small is stuck.'],
    'Then {hero} heard something. “Help!” By {spot} sat {little}, a tiny {littleKind}. One foot was caught. ^ Everybody else had raced right past. {hero} put on the brakes.',
    'Squeak, squeak, went the {thing}. And then something squeaked back. {hero} braked so hard that {c} landed in {his} lap. ^ Under {spot}, in all that dust, sat a {littleKind} with one foot caught. “I’m {little},” it said. “I’ve been calling and calling. You’re the first that stopped.”',
    'It was the squeak that did it. {hero} knew the squeak of the {thing} as you know your own cough, and just past {spot} there was one too many. {He} braked. ^ In the ditch, caught by one foot in the wire, was a {littleKind}. “{Little},” it said faintly. “Please don’t mind me. I did call. But they’ve such good engines now.” Nineteen others had gone by. You couldn’t blame them. If {hero} had been faster, {he} would never have heard it either.',
  ),
  turnDeepens: beat(
    show('kneel', 'thoughtful', 'worried', { little: true }),
    ['Go and win? Or help? {hero} helps.', 'Zoom, they go. {hero} stays.'],
    'Far ahead the crowd was cheering. If {hero} went now, {he} might still catch up. ^ {He} looked at {little}. {He} got down on {his} knees.',
    'A cheer came over the hill. They must be nearly at the end. If {he} went right now, {hero} thought, {he} might not be last. ^ “You go on,” said {little} bravely. {hero} looked down the road, and took off {his} gloves.',
    'From the other side of the hill came music. {hero} knew what it meant: the leaders were in the last mile. {He} could still be, perhaps, not last. {He} thought of the long month in the hall. ^ “You’d better hurry,” said {little}. Nobody would ever know. That was what made it so simple, and so hard. {hero} sighed, laid the {thing} on its side, and lay down in the dust to see how the wire went.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    ['Free! But the race is gone. Sniff.', 'Too late now. Poor {hero}.'],
    'At last {little} was free. But the road was empty. Nobody was left. ^ And the {thing} had a great big bend in it. {hero} sat down in the dust.',
    'It took a long time. When {little} was free at last, the dust had settled, and there was nobody on the road at all. ^ Then {hero} saw the {thing}. The fall had bent it. It would not go an inch. “I wasn’t even last,” {he} said. “I’m not even in it.”',
    'When the wire finally gave, {his} hands were scratched and the road was silent. Even the dust had gone on ahead. {hero} went to pick up the {thing}, and it fell over. Something underneath had broken. ^ {He} sat down beside it. {He} was not sorry; {he} looked into {himself} for sorry, and it was not there. But there is a kind of sad that comes even when you have done right, and nobody warns you about it.',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder', { little: true }),
    ['{Little} whistles. Here come friends! Ten, twenty!', 'Push, pull! “We can help!”'],
    '“You helped me,” said {little}. “Now watch!” And {little} whistled. ^ Out of the grass came brothers, sisters, cousins. So many! And {hero} had an idea.',
    '“I’ve got a few relations,” said {little}, and whistled. Something rustled. Out they came, by tens, by dozens. ^ {hero} looked at them. {He} looked at the {thing}. It couldn’t roll. “But if everybody took a corner,” {he} said slowly, “it could be carried.”',
    '“Is it far, the end?” asked {little}. “A mile,” said {hero}. “It might as well be the moon. It won’t roll.” {Little} took a very deep breath for somebody that size, and whistled. ^ The ditch rustled. First came an aunt. Then there were cousins, and the cousins’ neighbours, until the road was full of shining eyes. {hero} felt an idea arrive, all at once, like a bus. “It doesn’t have to roll,” {he} said. “Nothing in the rules says that it has to roll.”',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { little: true }),
    ['Lift! Hup! {refrain}', 'All together, lift! {refrain}'],
    '“You there, you here, and {c} at the back!” called {hero}. “One, two, lift!” ^ And up went the {thing}! “{refrain}”',
    '{hero} got down in the dust and showed them. The strong ones went under the middle. The tall ones took the ends. “Left foot first,” {he} said. “Mind your tails.” ^ The first time they dropped it. The second time it tipped. “{refrain}” called {hero}, to keep time, and the {thing} began to move.',
    'It was not easy to arrange. They were willing, but nobody had ever asked them to do anything together. {hero} went up and down the rows. {He} put the strong ones in the middle and the nervous ones beside a friend. ^ They fell over twice. The aunt had to be spoken to. Then {hero} saw what was missing, which was a beat, and {he} took hold of the front and gave them one. “{refrain}” {he} called, left, right, left. The {thing} rose, swayed, and set off up the hill.',
  ),
  deedHolds: beat(
    show('walk', 'cheeky', 'joyful', { little: true }),
    ['Left, right! Here they come. {refrain}', 'Look, look! What a parade! {refrain}'],
    'Over the hill they came, left, right, left, right! {hero} was in front, and a whole roadful of friends behind. ^ “{refrain}” they all sang.',
    'The crowd was just going home when somebody said, “What’s that singing?” Over the hill came {hero}, and the {thing}, and fifty pairs of feet. ^ {His} arms shook, but {he} held the front up high. “{refrain}” Not one of them let go.',
    'They had begun to fold up the chairs when the sound came over the hill. It was not an engine. It was singing, of a sort, and the tramp of a great many small feet. ^ {hero’s} arms had stopped hurting long ago and now merely hummed. {He} did not look at the faces on either side. {He} looked at the white line, and called the beat. “{refrain}” One step, one step, one step. It was the slowest finish in the history of the Great Race, and people still talk about it.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: [{ prop: 'medal', place: 'hand' }] }),
    ['Last! But what a cheer! Hooray, {hero}!', 'Clap, clap, clap! A medal for {hero}!'],
    '{hero} came in last. But, oh, how they cheered! ^ And the winner took off the golden medal. “This is for you,” the winner said.',
    'They crossed the line last of all, and the cheer was so loud that the flags flapped. ^ The winner came over, and looked at {little}, and at {hero’s} scratched hands. “I heard somebody calling, too. I didn’t stop.” And the medal was hung round {hero’s} neck.',
    'They were last by two hours and eleven minutes. When they crossed the line there was silence, for about as long as it takes to draw a breath. Then a noise went up that rattled the windows. ^ Through the crowd came the one with the clean {thing}, medal in hand and very red. “I heard it as well. By {spot}. I thought, somebody else will stop.” And the medal was held out. {hero} considered, and broke the ribbon’s knot, and hung it on {little}, whom it covered completely.',
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home' }),
    ['Park the {thing}. Squeak! Well done.', 'Home. Rub the {thing}. Good old {thing}.'],
    'At home {hero} parked the old {thing} in its place. “You were very good,” {he} told it. ^ “Squeak,” it said.',
    'At home {hero} straightened the bent bit, and rubbed the mud from the painted flash. ^ “I could oil that squeak, you know,” somebody said. “Oh no,” said {hero}. “That squeak is how I heard.”',
    'The {thing} was mended within the week. They offered {him} new parts, fast ones, but {hero} only wanted the old one put straight. “And I’ll get rid of that squeak for you,” they said. ^ “Please don’t,” said {hero}. It went back into the hall, where everyone squeezed past it. Next to it on the hook hung an empty place where a medal might have been. {He} looked at it often, and with satisfaction.',
  ),
};
