import { beat, type Plot, show } from './plot.ts';
import { THE_SWAP_TRIES } from './the-swap-tries.ts';

/** Hero and companion swap voices for fun; the way back is to want one’s own, squeak and all. */
export const theSwap: Plot = {
  id: 'the-swap',
  titles: ['{hero} and the Great Voice Swap', '{hero} Loses a Squeak', 'That’s Not {hero}!'],
  taglines: ['A story to read in two silly voices', 'A story with a squeak in it'],
  blurbs: {
    young: [
      'Pop! {hero} talks like {c}. Pop! {C} talks like {hero}. What fun! But how do they swap back? Hop backwards? Sneeze? Sing along and find out!',
    ],
    old: [
      '{hero} would swap that squeaky voice for anything, and {c} is happy to oblige. It is the funniest morning of their lives. Then they try to swap back. Best read aloud, by somebody who does voices.',
    ],
  },
  refrains: {
    young: ['Socks and jam, here I am!', 'Pots and drum, here I come!'],
    old: ['Socks and jam, and here I am!', 'Bubble and squeak, hear me speak!'],
  },
  lessons: ['being-yourself', 'listening', 'mistakes'],
  themes: ['funny', 'yourself', 'music', 'show', 'pride', 'shy', 'jealous'],
  quest: { props: ['bell'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'funny', { at: 'home' }),
    ['“{refrain}” sings {hero}. “Shh!” Oh dear.', '{refrain} Squeak! “Shhh!” Poor {hero}.'],
    [
      '“{refrain}” sang {hero}. It was {his} very own song. ^ But it came out squeaky, like a gate. Next door somebody shut the window.',
      '{hero} had a song. It went, “{refrain}” ^ {hero} also had a squeak. “Shhh!” said the whole street. “I don’t want this voice,” said {hero}.',
    ],
    [
      '{hero} had made up a song, and it was a good one. “{refrain}” it went, and then it went on like that. But on the high notes {his} voice squeaked like a gate. ^ Next door, somebody shut the window. {hero} stopped in the middle of a word. “I wish I had any voice but this one,” {he} said.',
      'Some people sing like birds. {hero} sang like a [wet balloon|garden gate]. It was odd, as inside {his} head it sounded lovely. “{refrain}” {he} sang, and next door they shut the window. ^ {He} sang it lower. They shut the other window. “I’d swap it for anything,” said {hero}, into a cushion.',
    ],
    [
      'Nobody hears their own voice as others do, and {hero} had always been quite pleased with {own}. Then the class was recorded singing. There were twenty-three children on it, and one hinge. It took {him} a whole verse to understand who the hinge was. ^ Now {he} tried {his} own song, the one {he} had made up in the bath. “{refrain}” There it was again. Next door somebody closed a window, quite gently, which was worse. “I want a different one,” said {hero}. “I’d take any.”',
      '{hero’s} song had no tune to speak of and was not about anything, and {he} had been working on it for months. “{refrain}” was how it began. It was meant to be roared. ^ It came out as a squeak. It always did. It was the sort of voice that makes dogs look round. Next door a window closed, and then the one above it. There must be all kinds of voices in the world, {hero} thought, that people weren’t using. Why should {he} be stuck with this?',
    ],
  ),
  setOut: beat(
    show('dance', 'laugh', 'funny', { companion: { pose: 'play', mood: 'happy' } }),
    ['“Swap!” “Swap!” Pop! {hero} talks like {c}.', '“Swap?” says {c}. Pop! “{refrain}”'],
    [
      '“Swap voices?” said {c}. They counted to three and jumped. Pop! ^ “{refrain}” sang {hero}. It came out just like {c}! How they laughed!',
      '“You have mine, and I’ll have yours,” said {hero}. They jumped. Pop! ^ “Hello,” said {hero} in the voice of {a:kind}. “Hello,” squeaked {c}. “{refrain}”',
    ],
    [
      '“You can have mine,” said {c}. “I’m quite tired of it.” So they shook on it, turned round three times, and said “Swap!” ^ Something went pop. “Did it work?” asked {hero}, and clapped both hands to {his} mouth. It was the voice of {a:kind}! “{refrain}” squeaked {c}, and off they went.',
      'There is a rule about swapping. You both have to say it, and you both have to mean it. “Swap,” said {hero}. “Swap,” said {c}. Pop! ^ “I don’t feel any different,” {hero} began, and stopped. {He} sounded like {a:kind}! “Splendid,” said {c}, with a squeak. “{refrain}” sang {hero}, and nobody shut a window.',
    ],
    [
      '“Have mine,” said {c}. “I’ve had it for years, and I’ve heard everything it has to say.” It seemed almost too simple. They shook on it. They looked each other in the eye and said “Swap”. ^ It made a small round noise, like a cork. “Well, that didn’t work,” said {hero}, and went pale, because {a:kind} had said it. {C} opened up and out came a squeak. There was a silence, and then they laughed until they had to lean on the gate. “{refrain}” sang {hero}, all down the road, just to hear it.',
      'It was {c} who mentioned that voices could be swapped. One had to mean it, that was all. People say “I’d swap with you any day” all the time, and nothing happens, because they don’t. ^ {hero} meant it. “Swap,” {he} said, holding out {his} hand, and something left {him} with a pop. “Good morning,” {he} tried. It was {a:kind} who said so, clear as a bell. “Good morning,” squeaked {c}, delighted. They said good morning to the gate and to each other, and set out {into}, to try it on the world. “{refrain}”',
    ],
  ),
  problem: beat(
    show('look-aside', 'worried', 'funny'),
    ['“Swap back!” says {hero}. No pop. Uh-oh.', 'Who is who? Swap back! Nothing. Oh!'],
    [
      '“Good morning, {c}!” said somebody near {spot}. But it was {hero}! ^ It wasn’t so funny now. “Swap!” they said, and jumped. There was no pop at all.',
      '“I’m hungry,” said {hero}, and somebody gave {c} a bun. ^ “Let’s swap back,” said {hero}. They jumped and jumped near {spot}. No pop!',
    ],
    [
      'By {spot} they asked somebody for two buns. {hero} said please, and {c} got thanked. {C} said thank you, and {hero} was told not to squeak. ^ It was very funny twice. The third time, it was less so. “Right,” said {hero}. “Let’s swap back.” They turned round three times and said the word. There was no pop. They looked at each other.',
      'It was a splendid game until {hero} stubbed {his} toe near {spot}. “Ow!” cried {a:kind}. Everybody ran to comfort {c}. ^ “It was me!” said {hero}, hopping. Nobody believed it; it did not sound like {him}. “I’ve had enough,” {he} said. “Swap!” Nothing happened. “Swap,” they said together, a good deal faster. Still nothing happened.',
    ],
    [
      'For an hour it was the best joke in the world. They bought buns near {spot}, and {hero} ordered, and {c} was handed the change. {C} told a riddle, and {hero} got the applause. {hero} had never enjoyed {himself} so much. ^ Then {he} hurt {his} knee, and called out, and saw everyone hurry past {him} to ask {c} what was wrong. It gave {him} a cold feeling. “Let’s change back now,” {he} said. They shook, and turned, and said the word. There was not the least little pop.',
      'They went about all morning trying things out. They had a quarrel, for fun, and {hero} lost it to {himself}. They greeted people near {spot} and watched their faces. ^ But something had begun to bother {hero}. It was like being out in someone else’s shoes: grand at first, and then you notice your feet. Every time {he} opened {his} mouth, somebody else came out. “I’d like it back, please,” {he} said. “Swap.” {C} said it too, and they waited, politely, for the pop. They waited quite some time.',
    ],
  ),
  tries: THE_SWAP_TRIES,
  turn: beat(
    show('look-aside', 'wonder', 'wonder'),
    ['Who sings so nicely? It’s {hero’s} voice!', 'Listen! {C} sings. {hero’s} own squeak!'],
    [
      'Somebody was singing behind {spot}. It was a funny, happy, squeaky voice. ^ “I like that one,” said {hero}. “Whose is it?” It was {own}! {C} was singing with it.',
      '“Don’t cry, little beetle,” said somebody behind {spot}. {hero} peeped. It was {c}, in {hero’s} voice. ^ The beetle stopped crying. “Oh,” said {hero}. “Is that how I sound?”',
    ],
    [
      'They had stopped to rest, one on each side of {spot}. Somebody over there was humming. It was a warm little voice, with a squeak in it like new shoes. ^ It made {hero} feel better. “Who’s that?” {he} thought. Then {he} knew. It was {c}, humming {hero’s} own song, in {hero’s} own voice. {He} had never heard it from outside.',
      'Behind {spot} somebody was talking to a lost beetle. “Don’t you worry,” the voice said. “We’ll find your leaf.” It squeaked a bit, and it was kind. The beetle came out to listen. ^ {hero} listened too. {He} thought that {he} would have come out as well. Only then did {he} notice whose voice it was. It was {c} talking. But it was {own}.',
    ],
    [
      'They had sat down to think, on either side of {spot}, and for a time neither spoke. Then someone began to hum. {hero} paid no attention at first. It was just a voice, not a grand one, rather high, with a squeak in it here and there like a good armchair. You felt you could tell it things. ^ {He} had been smiling for quite a while before it came to {him}. It was {his} own song. It was {c} who was humming. And that voice, the one {he} would have known what to say to, was the one {he} had given away.',
      'A beetle had lost its way near {spot}, and somebody was helping it. “Left a bit,” said the somebody. “You’re doing very well. Mind the twig.” It was a nice voice, {hero} thought, leaning on the other side. It was not at all smooth. It went up like a gate on the long words. But it was the sort that you would follow, if you were a beetle. ^ “Whose is that?” {he} wondered, and looked round. {C} was there, alone. {hero} felt {his} ears go hot. {He} had only ever heard it sing. {He} had never heard it be kind.',
    ],
  ),
  turnDeepens: beat(
    show('run', 'worried', 'brave'),
    [
      '“Hel…” says {hero}. “…lo!” The voice has holes!',
      'The voices are fading. Quick, quick, quick!',
    ],
    [
      '“We must find a,” said {hero}. A word was gone! {He} tried again. ^ “The voices are wearing out,” whispered {c}. “They don’t fit. Quick, before it gets dark!”',
      'The voices grew thin. Soon they were as thin as [thread|paper]. ^ “They only last a day,” squeaked {c}. “Hurry!” And they ran past {spot}.',
    ],
    [
      '“We’d better go past,” said {hero}, and stuck. The next word had simply not come out. {He} tried it again, and there was a hole in it. ^ “They’re wearing thin,” rustled {c}. A borrowed voice is like a borrowed sock. It doesn’t fit, so it rubs through. “They won’t last until bedtime,” whispered {hero}. They began to run.',
      'By the time they reached {spot}, {hero} sounded like a radio in a tunnel. By {spot} there were gaps. “Could you pass me the,” {he} said, and had to point. ^ “It doesn’t belong to you, so it’s fraying,” said {c}, in the very last of {hero’s} squeak. “Mine is, too. What happens when they’re gone?” Neither of them wanted to answer that.',
    ],
    [
      'It began with small words. “Let’s go round other way,” said {hero}, and frowned, because {he} had said “the”. {He} had felt it leave. It had just not arrived. By {spot} there were holes in {his} sentences that you could have posted a letter through. ^ A voice is made to measure, after all. Worn by somebody else it rubs, and goes thin at the elbows. {C} had already got down to a rustle. “How long have we got?” asked {hero}, and it came out as “How long?” They looked at the sky, and went faster.',
      'Something was the matter with the air. That was what {hero} thought first. {He} called across to {c}, past {spot}, and {his} words went half the way and sat down. “Say that again,” said {c}. At least, that is what it must have been. “…gain,” was what {hero} got. ^ They stood close together and compared. Both of the voices were going, at the edges, like a jumper when somebody has found the end of the wool. They did not fit; they never had. And in the whole of {place} there was no other place to get one.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { companion: { pose: 'rest', mood: 'worried' } }),
    ['No voice at all. Not a peep. Sad {hero}.', '{hero} opens wide. No sound. Oh no.'],
    [
      'And then there was nothing. {hero} opened {his} mouth, and no sound came out. ^ No hello. No ha, ha. Not even a squeak! A tear ran down {hero’s} nose, without any noise.',
      '{hero} tried to say “{c}”. {C} tried to say “{hero}”. ^ Not one word came. How still it was! {hero} would have given anything for one small squeak.',
    ],
    [
      'Near {spot} the last bit went. {hero} said “Wait,” and only {his} lips moved. {C} answered, and it was like a picture of someone talking. ^ They sat down side by side. There would be no “Good night”. There would be no song in the bath. {hero} cried a little. Even that made no sound, and {he} would have liked a squeak for company.',
      '“Oh,” said {hero}, and that was the end of it. There was not one more word in there. {He} shook {his} head, like a money box. It was empty. ^ {He} thought of all the squeaks that {he} had been so cross about. There must have been thousands. Now {he} could not even say that {he} was sorry.',
    ],
    [
      'The last thing that {hero} said that evening was “I”. It was going to be a longer sentence. After it there was nothing, only breath. {C’s} mouth moved, and that was all that moved. ^ They sat down by {spot}. There are many things you can do without a voice, and {hero} could not think of one that {he} wanted. {He} could not call. {He} could not say good night to anyone. Somewhere in the world, {he} supposed, {his} squeak was lying about like a lost glove. {He} hoped that somebody would be kind to it.',
      'When it went, it went without a sound; there was nothing left to make one with. {hero} said something to {c}, and saw from {c’s} face that {he} had not. They tried it the other way. They tried it together. ^ The quiet came and stood round them. {hero} had often been told to be quiet, and had thought of it as something that you did. This was a thing that you were. {He} pulled up {his} knees. All that time {he} had wished for another voice. It had not crossed {his} mind to ask what it would be like to have none.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { companion: { pose: 'rest', mood: 'curious' } }),
    ['Tap, tap, toe! A song, deep inside!', 'In {his} head, {hero} still sings. Listen!'],
    [
      'It was so quiet that {hero} heard {his} own song. It was inside {his} head! ^ And it had all the squeaks. {hero’s} own voice was still in there!',
      'Tap, tap went {hero’s} foot. What was it tapping? It was tapping {his} song! ^ “My foot still knows it,” thought {hero}. “So I’ve still got it, somewhere.”',
    ],
    [
      'In all that quiet, {hero} noticed {his} foot. It was tapping. Tap, tap, tappety. {He} knew that beat. It was {his} own song, and nobody else in the world would tap it. ^ {He} listened harder. There it was, right down inside, being sung. It squeaked in all the old places. It had never been swapped. {He} had only stopped letting it out.',
      'When it is really quiet, you can hear yourself think. {hero} had never noticed before in what voice {he} did it. ^ It was {own}! Small, and squeaky, and not gone at all. It sat in there humming, waiting for somebody to open the door. “You,” thought {hero}, and it thought “You,” right back.',
    ],
    [
      'It was then, in the middle of all that silence, that {hero} heard the song. {He} looked round. {C} had not stirred. It was coming from inside. ^ You think in a voice; everybody does, and never notices it. {hero} noticed now. {He} thought {his} own name, and heard it squeak. Whatever they had swapped that morning, it was only the outside of it, the coat. The one who wore the coat had been in there the whole time, humming in the dark, and had not been invited out.',
      '{His} foot was doing something. {hero} watched it, having nothing better to do. Tap, it went, and tap, tap, and a pause where the squeak came. No one else in the world would have left a pause there. ^ It was like finding your own handwriting in a strange town. {He} shut {his} eyes and listened along, and under the tapping was the song, and under the song was a voice. It wasn’t lost. It had not gone to {c}, and it had not worn out. {He} had told it so often to hush that it was hushing.',
    ],
  ),
  deed: beat(
    show('dance', 'brave', 'brave', { companion: { pose: 'rest', mood: 'curious' } }),
    ['Tap, clap, stamp. Squeak! “{refrain}”', 'Up, {hero}! Open wide. Squeak! A squeak!'],
    [
      '{hero} jumped up. Tap, tap! Clap, clap! {He} opened {his} mouth as wide as a door. ^ “Eek,” it went. “Eek… {refrain}” Squeaky as can be!',
      '“Come out,” thought {hero}. “I like you. Squeak all you want!” {He} stamped and {he} clapped. ^ And out it came, very small. “{refrain}”',
    ],
    [
      '{hero} stood up. {He} tapped it with {his} foot. {He} clapped it with {his} hands. Then {he} opened {his} mouth and did not mind one bit how it was going to sound. ^ First there was only air. Then there was a tiny, rusty, wonderful noise, like a gate. “Eek,” it said. “{refrain}”',
      '“Nobody’s going to shush you,” thought {hero}. “I promise. Come on out.” {He} threw back {his} head. {He} stamped the beat, tap, tap, tappety, so that it would know the way. ^ Something stirred. It tickled. It climbed up past {his} collar, and it squeaked on every step. “{refrain}” It was the worst noise {hero} had ever made, and {he} loved it.',
    ],
    [
      'You can’t call a voice, having nothing to call it with. But {hero} could let it know that it was wanted. {He} got up. {He} stamped out the beat on the ground, and clapped where the claps went, and for the squeak {he} jumped. {He} must have looked perfectly ridiculous, and did it all again. ^ “Come out as you are,” {he} thought. Then {he} opened {his} mouth and left it open, like a front door. At first there was only breath. Then, from a long way down, came a sound like a very old hinge. “{refrain}”',
      '{hero} did not think of how it should sound. That had been the trouble all along. {He} thought of the bath, and the steam, and the first time that silly song had walked into {his} head. {He} began to dance it, all elbows, there in the dusk with {c} looking on. ^ {He} took a breath for the high note, the bad one, the one that shut windows. {He} didn’t duck. {He} ran straight at it with {his} mouth open. And it came, cracked right across and squeaking like forty gates. “{refrain}” Nothing had ever sounded so much like {him}.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    ['{C} laughs! {C’s} own laugh. Pop! Pop!', 'Sing on, {hero}! Pop! {C} sings too.'],
    [
      '{hero} sang on. It wobbled. It squeaked. {He} did not stop. ^ And {c} laughed, right out loud. It was {c’s} own laugh! Pop! Everything was back in the right place.',
      'Squeak, squeak, sang {hero}, louder and louder. ^ Pop! Something popped in {c}, too. “Oh!” said {c}. “That’s me! That’s how I go!”',
    ],
    [
      'It wobbled, like something that has just learned to walk. {hero} did not let go. {He} sang the second verse, which has no words, and the third, which has too many. ^ {C} stared. Then {c} began to laugh, and it was {c’s} own laugh, out loud. Pop! “That’s mine!” cried {c}. “I’d forgotten how nice it is in here.”',
      'Every time it cracked, {hero} sang it again, crack and all. It grew. It got up on its legs. By {spot} it was nearly a shout. ^ {C} tried not to laugh, and then did. Out came the voice of {a:kind}, fresh as paint. Pop! They both stopped. “Say something,” said {hero}, in a squeak. “Something,” said {c}.',
    ],
    [
      'It would have been easy to stop there, before it could go wrong again. {hero} went on. {He} took it up the scale and fell off. {He} took it up once more. It was like blowing on a small fire: you mustn’t be proud, and you mustn’t stop. ^ {C} watched with both eyes, then with the beginnings of a grin. At the highest note of all it was too much. {C} burst out laughing, a real laugh, the one that had been missing since breakfast. There was a pop like a cork. “Was that me?” said {c}, and it was.',
      'Having got it out, {hero} did not let it back in. {He} sang it to {spot}. {He} sang it to the sky. {He} let it squeak, and after a while it squeaked less, the way a gate does when somebody uses it every day. ^ “Now you,” {he} sang to {c}. “Never mind how it sounds. Just let it be {a:kind}.” {C} swallowed, thought about it, and made one small noise. It was shy. It was perfect. Pop, went something in the dusk, and for the first time since the morning there were two of them.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { companion: { pose: 'play', mood: 'happy' } }),
    ['{hero} squeaks. {C} hums. Lovely! {refrain}', 'Two voices! One high, one not. Hooray!'],
    [
      'Now {hero} sang the high bits, and {c} sang all the rest. “{refrain}” ^ It had never sounded so good. Even the echo joined in.',
      'One voice sang on top and one voice sang underneath. “{refrain}” ^ “I need your squeak,” said {c}, “or there’s no top on it!”',
    ],
    [
      'They sang it together, {hero} on the squeaky bits and {c} underneath. That was the surprise. The song had been made for two different voices. ^ “{refrain}” sang the echo. “Again!” called somebody near {spot}. So they did it again, and the squeak came at just the right place, like the cherry on a bun.',
      '{hero} said {his} own name, to make sure. {C} said “{c}”. Yes, it was the right way round. ^ Then they sang. One voice squeaked on the top, and the other went along below. It fitted as a lid fits a pot. “{refrain}” People came out to listen, from all over {place}. Not one of them shut a window.',
    ],
    [
      'Then they sang it properly. {hero} had always thought of it as a song with a mistake in it, namely {him}. But now {c} took the low part, which nobody had known was there. The squeak sat down on top of it like a weathercock on a church. It was not a mistake. It was the tune. ^ “{refrain}” By the third verse people had come from as far as {spot}. “What do you call that?” somebody asked. {hero} thought. “Me,” {he} said. “And that’s {c}.”',
      'If you swap two things that are different, you still have only two. If you put them together, you have something else. They found this out near {spot}, in the last of the light, by singing at the same time. ^ {hero} squeaked. {C} did what {c} did. The two sounds leaned on each other, and out of the middle came a third. It was so cheerful that a passer-by put down two bags in order to clap. “{refrain}” they sang, until they really were hoarse. It was quite a different sort of hoarse. It was their own.',
    ],
  ),
  home: beat(
    show('sit', 'smile', 'cosy', { at: 'home', props: [{ prop: 'bed', place: 'background' }] }),
    ['“{refrain}” Softly now. “Again!” says someone.', '{hero} sings in bed. Nobody says shh.'],
    [
      'At home {hero} sang {his} song at the open window. “{refrain}” ^ Next door somebody opened theirs. “Again, please,” they said.',
      '{hero} said good night to the lamp, the chair and the bed. It squeaked. ^ “Good squeak,” said {hero}, and gave {his} throat a pat.',
    ],
    [
      'That night {hero} sang in the bath, as loud as {he} liked. The taps hummed along. ^ Next door a window opened. {hero} stopped. “Don’t stop,” somebody called. “It’s been so quiet without you all day. We couldn’t think what was missing.” {hero} took a deep breath. “{refrain}”',
      '“Good night,” said {hero}. It squeaked a little. {He} said it again, on purpose, just to hear it go up at the end. ^ {He} said it to {his} toes and to the lamp. {C} said it back, in quite another voice. Then there was a knock on the wall. “Good night, {hero},” said the people next door. They had known at once who it was.',
    ],
    [
      'There was a window open next door; you could see the curtain breathing. {hero}, in the bath, considered it. Then {he} sang. {He} went for the high note with both arms. ^ When it was over there was a silence. {He} waited for the click of the latch. “Thank goodness,” said somebody out there. “It’s been like living next to nobody.” {hero} lay back until the water closed over {his} ears, and smiled. From in there it had always sounded lovely. “{refrain}”',
      'Before bed {hero} made a list of the things that {he} would not swap. It was going to be a short one. {He} put {his} squeak at the top, and then had to turn the page over twice. ^ After that {he} sang, not very loudly, to {c}, who took the low part. There was a knock on the wall. {hero} stopped. “Could you do the high bit again?” somebody called. “We had the tap running, and missed it.” {hero} filled {his} lungs. “{refrain}” All along the street, one after another, the windows went up.',
    ],
  ),
};
