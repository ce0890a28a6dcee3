import { beat, type Plot, show } from './plot.ts';
import { wishTries } from './wish-gone-wrong-tries.ts';

const STONE = [{ prop: 'stone', place: 'hand' }] as const;

/** A wish comes true and does not stop; it cannot be wished back, but it can be given back. */
export const wishGoneWrong: Plot = {
  id: 'wish-gone-wrong',
  titles: [
    '{hero} and the Wish That Wouldn’t Stop',
    '{hero} Wishes Once Too Often',
    '{hero}, Mind What You Wish!',
    '{hero} and the Wishing Stone',
  ],
  taglines: [
    'A story with rather too much in it',
    'A story to be read after supper, not before',
    'A story about getting exactly what you asked for',
  ],
  blurbs: {
    young: [
      '{hero} makes a wish. Ping! Here comes {a:thing}. Here comes one more. And one more! Plip, plop, will it ever stop? Shout along, and find out.',
    ],
    old: [
      '“I wish I had all the {many:thing} in the world,” said {hero}, holding an ordinary stone. It was not an ordinary stone. Now it is raining {many:thing}, and every wish to stop it makes it worse.',
    ],
  },
  refrains: {
    young: ['Plip, plop! Will it stop?', 'Here they come! Yum, yum, yum!'],
    old: ['Here they come, and then some!', 'Plip, plop, over the top!'],
  },
  lessons: ['sharing', 'mistakes', 'kindness'],
  themes: ['dream', 'magic', 'funny', 'sharing', 'cooking', 'party'],
  quest: { props: ['biscuit', 'pizza', 'cake'], from: 'food' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Scrap', 'Tittle', 'Morsel', 'Nibs', 'Jot'],
  },
  want: beat(
    show('hold', 'surprised', 'funny', { at: 'home', props: STONE }),
    [
      '“I wish for {a:thing}!” Ping! Plip, plop! More!',
      'Ping! One {thing}. Ping! One more {thing}. Oh!',
    ],
    [
      '{hero} found a shiny stone. “I wish I had all the {many:thing} in the world,” {he} said. ^ Ping! Plip, plop! One came down the chimney. Then [two|ten] more.',
      '“Rub me,” it said on the stone. So {hero} rubbed it. “I wish for {many:thing}. Lots!” ^ Ping! There was one in {his} hat. There was one in each shoe.',
    ],
    [
      'There was one {thing} left on the plate, and somebody else took it. {hero} sat down on the step with a small round stone in {his} fist. “I wish,” {he} said, “that I had all the {many:thing} in the world.” ^ “Ping,” said the stone. Plip. There was {a:thing} on the doormat. Plop. There was another on {his} head.',
    ],
    [
      'It ought to say “Wishing stone” on a wishing stone, in large letters. {hero} had thought that {own} was just a stone. Somebody had taken the last {thing}, and {he} was sitting on the step, rubbing it with {his} thumb. “I wish,” {he} said, with feeling, “that I had all the {many:thing} in the world.” ^ “Ping,” said the stone. Plip: {a:thing} fell on the doormat. Plop: one dropped on {his} head. For a moment {he} was [perfectly|entirely] happy. It’s only fair to mention that.',
    ],
  ),
  setOut: beat(
    show('run', 'surprised', 'funny', { props: STONE }),
    ['Too many! Run {into}! {refrain}', 'Out of the door! Quick! {refrain}'],
    [
      'Soon they came out of the [taps|drawers]. “It’s getting full in here,” said {hero}. ^ “{refrain}” They ran {into}. The {many:thing} ran along behind.',
      '“Outside!” cried {hero}. “There’s more room outside!” ^ “{refrain}” And away they went {into}, with {many:thing} at their heels.',
    ],
    [
      'By ten o’clock the kitchen was full. By half past there were {many:thing} on the [stairs|roof]. “We’ll take it somewhere big,” said {hero}, “until it’s over.” ^ “{refrain}” {he} yelled, and they ran {into}. Behind them, plip, plop, came all the {many:thing} in the world, like ducklings.',
    ],
    [
      'It had been delightful for [eleven|nine] minutes. Then the bath was full, and the hall, and the door would not shut. “It can’t go on,” {hero} told {c}. “All the {many:thing} in the world is a lot, but there must be a last one.” ^ It seemed wise to be somewhere large when that happened. “{refrain}” {he} shouted, since one may as well be cheerful, and they ran {into}. The {many:thing} came too. They bounced down the steps behind {him}, like a class on an outing.',
    ],
  ),
  problem: beat(
    show('stand', 'worried', 'funny', { props: STONE }),
    [
      'On {spot}, {many:thing}! Up, down, {many:thing}!',
      '{many:Thing} here. {many:Thing} there. Too many!',
    ],
    [
      '{many:Thing} lay all over {spot}. ^ {hero} ate one. {He} ate two. At three {his} tummy said stop. But they did not stop!',
      'Plip on {spot}! Plop on {c}! {hero} could not see {his} own [feet|knees]. ^ “I’ve wished too hard,” {he} said. “I’ll have to wish again.”',
    ],
    [
      '{many:Thing} fell and fell. They lay on {spot} like snow. {hero} ate as many as {he} could, to be helpful, which was [four and a half|five]. ^ “It’s no use eating,” {he} said, rather green. “I wished this up, so I’ll wish it down again.” {He} took out the stone. It looked pleased.',
    ],
    [
      'You could no longer see what colour {place} was. {many:Thing} lay along {spot} like snow on a wall, and came off it in small landslides, with a sigh. {hero} had eaten [four|five], out of a sense of duty, and never wanted to meet another. ^ “Well, I wished it up,” {he} said, “so I can wish it down.” {He} rubbed the stone. It was warm, and it seemed to be listening, in the manner of somebody who means to take down every word.',
    ],
  ),
  tries: wishTries,
  turn: beat(
    show('crouch', 'surprised', 'quiet', { little: true }),
    ['Who cries? {Little}! “Mine flew away.”', '{Little} has an empty plate. Oh dear.'],
    [
      'Then {hero} heard somebody sniff. A tiny {littleKind} sat there with an empty plate. ^ “I’m {little}. It’s my birthday. My {thing} flew out of the window.”',
      'There sat a {littleKind} called {little}, with a plate and a fork. ^ “I had one {thing},” said {little}. “It went ping, and flew away.”',
    ],
    [
      'Behind {spot} sat a {littleKind} in a [paper hat|bib], with an empty plate. “{Little},” it said, and sniffed. “It’s my birthday. I had one {thing}. Then it went ping, and flew away.” ^ {hero} looked at the plate. {He} looked at the heaps. All the {many:thing} in the world, {he} had said.',
    ],
    [
      'It was a very small sniff, but {hero} had good ears. Under {spot}, in a paper hat, sat a {littleKind} in front of an empty plate. “{Little},” it said. “It’s my birthday.” It moved the plate a little, to make it look fuller. “I did have {a:thing}. I was saving it. It went ping, and flew off that way.” ^ {hero} felt {his} ears go hot. All the {many:thing} in the world. {He} had never asked {himself} where they would be coming from.',
      'They fell over {little}. That is to say, {c} did; {little} was sitting behind {spot}, very upright, in a paper crown. It was a {littleKind}, with a plate on its knees, and a fork, and nothing between the two. “Don’t get up,” it said. “I’m {little}. I’m having a birthday. There’s been a slight hitch with the {thing}.” ^ It had gone ping, {little} explained, just at the candle, and left through the window. {hero} did not say a word. {He} was hearing somebody wish for all of them in the world, and knowing the voice.',
    ],
  ),
  turnDeepens: beat(
    show('walk', 'worried', 'worried', { little: true }),
    ['Empty plates here. Empty plates there. All sad.', 'One, two, ten! So many empty plates.'],
    [
      'Then {hero} saw more of them. There were ten, there were twenty, all with empty plates. ^ “Who took our supper?” they asked. {hero} looked at {his} shoes.',
      '“Mine flew away as well,” said somebody. “So did mine!” ^ Everyone {within} was hungry. {hero} wanted to hide behind {spot}.',
    ],
    [
      'And {little} was not the only one. Now that {hero} looked, they stood everywhere, in the gold light, with plates in their hands. A [baker|cook] had an empty tray. A baby had an empty fist. ^ “Somebody’s wished for the lot,” they said. “Who would do a thing like that?” {hero} pushed the stone deep into {his} pocket.',
      'Then {hero} noticed the others. They were coming up through the gold light, [slowly|quietly], with their plates held in front of them. There were tall ones and tiny ones. ^ “We’ve come about our supper,” said an old voice. “It went this way.” {hero} stood in front of the heap with {his} arms spread. You can’t hide a thing like that.',
    ],
    [
      'After that {he} saw them everywhere. They came through the gold light by twos and threes, carrying plates. There was a [cook|baker] with a bare tray, and a family with four forks, and an old couple with a knife. “It went ping,” they told each other. “Right off the table. Who would do such a thing?” ^ “Perhaps they only wanted one,” said {hero}, in a voice that {he} hardly knew, “and wished it wrong.” {He} held on to the stone. There had to be some way of putting this right without anybody finding out.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    ['“I wish!” No ping. The stone is cold.', 'Crack! No more wishes. Poor, poor {hero}.'],
    [
      '“I wish,” said {hero}. Crack! The stone broke in two. It was grey and cold. ^ No more wishes. {hero} had everything, and {he} had never been so sad.',
      '{hero} rubbed the stone. Nothing! It was all used up. ^ {He} sat on top of all {his} {many:thing}, and {his} tears went plip, plop.',
    ],
    [
      '“I wish,” {hero} began. Crack! The stone fell in two. Inside it was grey, like any other. It had no wishes left in it at all. ^ {He} sat down on the highest heap. Everything that {he} had asked for was {own}. All round stood people with empty plates, not even cross, only hungry. {He} had never felt so [small|poor].',
      '{hero} shut {his} eyes and rubbed as hard as {he} could. “I wish I’d never wished!” {he} said. There was no ping. {He} looked. The stone had split, and both halves were as grey as [porridge|slate]. ^ It was over. {hero} sat down on the heap, with {his} chin on {his} knees. {He} had it all now, as far as you could see. {He} didn’t want any.',
    ],
    [
      '{He} rubbed it once more. “I wish,” {he} began. There was a crack, quite soft, and the stone lay in {his} hand in two halves, as grey as [porridge|slate]. It had done what it was asked. It was finished. ^ {hero} sat down on top of the largest heap. {He} supposed that {he} was the richest person in the world. Below {him}, as far as {he} could see, stood everybody else. They were not even angry. One of them was breaking a crust of bread into very small pieces, so that it would go round.',
      '“I take it back,” {hero} told the stone. “I wish that I’d never wished.” It was a good wish, and it came a whole day too late. There was a small, dry sound. The stone had opened like a nut, and it was the same grey right the way through. ^ So that was that. {He} climbed the nearest heap, since there was nowhere else to sit. All round, they looked up at {him}, with their empty plates. Nobody threw anything. {He} would rather they had. It’s lonely at the top of everything that you ever wanted.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { little: true }),
    [
      '{hero} looks. Two hands! No wish. Just hands.',
      'Whose is this? It’s yours! {hero} knows now.',
    ],
    [
      '{hero} looked at the heap. {He} looked at {little}. Then {he} looked at {his} own two hands. ^ “I don’t need a wish for this,” {he} said.',
      '“I can’t wish them back,” thought {hero}. “But I could carry them back!” ^ {He} picked up one, just one. It was {little’s}.',
    ],
    [
      '{hero} picked up {a:thing}. It had a little flag stuck in it. “Happy birthday, {little},” it said. ^ All day {he} had tried to make them go away. But they didn’t need to go away. They needed to go home. “I haven’t any wishes left,” said {hero}. “But I’ve got hands.”',
      'Something was poking {him}. It was a birthday candle, and it stood in {a:thing}. “That’s mine,” said {little}, far below. “I’d know it anywhere.” ^ {hero} looked at it. {He} looked at the next one, which had a bite in it, the size of a baby. Every one of them was somebody’s! “They don’t want wishing away,” {he} said. “They want carrying home.”',
    ],
    [
      'One of the {many:thing} had a flag in it, made from a matchstick. {hero} had been about to throw it over {his} shoulder. “{Little},” it said on the flag, in a wobbly hand. “Many happy returns.” ^ Returns, thought {hero}. {He} read it again. Each of them, then, had been somebody’s. It wasn’t one enormous heap at all, it was a great many small suppers, all in the wrong place. No stone could sort that out. You would have to do it one by one, and say whose fault it was. {He} got up.',
    ],
  ),
  deed: beat(
    show('carry', 'brave', 'brave', { little: true }),
    ['First one for {little}. Next, please! {refrain}', '“It was me. Sorry! Take one!” {refrain}'],
    [
      '“I did it,” said {hero}, very loud. “I’m sorry. I’m bringing them back.” ^ And the first one went to {little}. “{refrain}”',
      '{hero} ran down the heap with {his} arms full. “This is yours! And this one’s yours!” ^ “{refrain}” And each one made the heap a bit smaller.',
    ],
    [
      '{hero} climbed down, and {his} knees shook. “It was me,” {he} told them. “I wished for the lot. I’m sorry. I’m bringing them back.” ^ The very first one {he} put on {little’s} plate. “{refrain}” {he} called, and ran for more. And somehow, plip, plop, it had stopped.',
      'It is a long way down from such a heap when everyone is watching. “I did it,” said {hero}. {His} ears were burning. “I wanted them all, and I got them. Here. This is yours, {little}. I’m sorry.” ^ Nothing pinged. But the plipping stopped. And the plopping stopped. “{refrain}” shouted {hero}, and filled {his} arms again.',
    ],
    [
      'It was a long way down that heap. {hero} walked up to the nearest of them, and {his} voice came out too high. “It was me,” {he} said. “I wished for all of them. I didn’t think. I’m going to bring them back now.” Then, before anyone could answer, {he} set the one with the flag on {little’s} plate. ^ Something had changed. It took {him} a moment to notice what. Nothing was falling. “{refrain}” {he} shouted, with {his} arms full, and ran.',
    ],
  ),
  deedHolds: beat(
    show('run', 'brave', 'joyful', { little: true }),
    ['Run, {hero}! This one. That one. All of them!', 'Up and down, up and down. Nearly empty!'],
    [
      'Up the heap and down the heap! {His} legs ached. {His} arms ached. ^ {C} helped. {Little} helped. Plate after plate after plate was full.',
      '{hero} gave away a hundred. {He} gave away two hundred more. {His} legs were like [jelly|string]. ^ But the heap went down, down, down!',
    ],
    [
      'It was not quick, as wishes are. It was up and down, to every single plate. {His} legs turned to [string|jelly]. ^ {C} carried, and {little} called out the names. Nobody shouted at {him}. “There you are, dear,” they said, as if {he} had only been late. And slowly {spot} came back.',
      'One wish had taken {him} no time. This took [hours|the whole evening]. To and fro {he} ran, with {his} arms full, then with a tray, then with somebody’s wheelbarrow. ^ “Sorry,” {he} said, at every plate. “Thank you,” they said. {Little} did the counting. The heap was as high as {spot}. Then it was as high as {c}, and then it was a crumb.',
    ],
    [
      'Wishing takes no time at all. Putting it right took until the lamps were lit. {hero} went up and down that heap until {his} legs were wool. To every plate {he} said the same thing, and it never got easier, only shorter. {C} carried. {Little} read out the flags. ^ What {he} had not expected was that they would help. Somebody lent a tray. Somebody began a chain, from hand to hand. Little by little the great heap sank, and out of it, like an island, rose {spot}.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true }),
    [
      '{Little} cuts it in two. Half for {hero}!',
      'Everybody eats. Happy birthday, {little}! Hooray!',
    ],
    [
      'All the plates were full. Only {hero} had none. ^ So {little} broke the birthday {thing} in two. “Half for you,” said {little}. Mmm! It was the best {hero} ever ate.',
      '“Happy birthday, {little}!” they all sang. Everyone had one {thing}. One was just right. ^ And who got the biggest bite? {hero} did!',
    ],
    [
      'When the last plate was full, there was nothing left for {hero}. {He} didn’t mind. {He} sat down and listened to everybody chewing. ^ Then somebody pulled {his} sleeve. {Little} had broken the birthday {thing} in two, as fairly as anybody could, and held up the [bigger|larger] half. {hero} had eaten so many that day. This was the first one that {he} tasted.',
      '“That’s everybody,” said {hero}. {His} own plate was empty, and {he} was hungry by now. It served {him} right. ^ There was a cough. “Half’s yours,” said {little}, and pushed it over. “You can’t have a birthday all by yourself.” So {hero} bit into it, and oh! So that’s what it was supposed to taste like.',
    ],
    [
      'The last one went to the old couple. Then the ground was bare, and everybody had exactly what they had had that morning, and for some reason they were having a party. {hero} sat on the edge of it. There was none for {him}, which was only right. ^ Somebody coughed. {Little} had sawn the birthday {thing} in two and was holding up a half on the flat of a leaf. “I can’t,” said {hero}. “It’s a present,” said {little}. {He} had begun the day with all the {many:thing} in the world, and not one of them had tasted like this.',
    ],
  ),
  home: beat(
    show('hold', 'cheeky', 'cosy', { at: 'home', props: STONE }),
    ['One {thing}. Two plates. Half each. Mmm!', '“I wish,” says {hero}. “No! Good night, stone.”'],
    [
      'At home there was one last {thing} on the plate. {hero} cut it in two. ^ “I wish,” {he} began. Then {he} shut {his} mouth, and smiled. “Never mind.”',
      '{hero} put the two bits of stone on the windowsill. ^ “I wish,” {he} told them, “nothing.” They did not go ping.',
    ],
    [
      'At home there was one {thing} on a plate. Somebody had saved it for {him}. {hero} looked at it for a while, and then {he} went to find a knife, and another plate. ^ The two halves of the stone held the door open that night. “I wish,” said {hero}, from habit, and stopped. “No,” {he} said. “I’ve got it already.”',
      'It was dark when {hero} came in. On the table stood a plate with one {thing} on it, and {he} laughed out loud. Then {he} called them all in, and they had a [corner|crumb] each. ^ The stone lay on the windowsill, in two halves. “Anything else?” it seemed to ask. “No, thank you,” said {hero}, and put out the light.',
    ],
    [
      'There was one {thing} on the kitchen table when {he} came in, under an upturned bowl. Somebody had kept it for {him}. {hero} fetched two more plates, and a knife, and took great pains to get it even. ^ Afterwards {he} glued the stone together, and stood it on the windowsill, where it made a fair paperweight. It was quite empty, {he} was nearly sure. “I wish,” {he} said to it, as one says good evening. Then {he} thought for some time. “No,” said {hero}, and yawned. “That’s the lot.”',
    ],
  ),
};
