import { beat, type Plot, show } from './plot.ts';

/** All the music has gone quiet; it cannot be fetched back, only begun again by somebody who is shy of singing. */
export const lostSong: Plot = {
  id: 'lost-song',
  titles: [
    '{hero} and the Day the Music Stopped',
    '{hero} Finds the First Note',
    'Hum, {hero}, Hum!',
  ],
  taglines: ['A story to read with some humming', 'A story about a small, wobbly note'],
  blurbs: {
    young: [
      'Shh! No birds. No bells. No tra-la-la. Where did the music go? {hero} and {c} look in every corner. Hum along and bring it back!',
    ],
    old: [
      'One morning all the music is gone. The birds open their beaks and nothing comes out. {hero} and {c} go looking for it, high and low. But what if it isn’t hiding? What if it is only waiting for somebody to start?',
    ],
  },
  refrains: {
    young: ['Tra-la-la, where are you?', 'Hum, hum, hum along!'],
    old: ['Hum a bit, drum a bit, that’s how it’s done!', 'Tra-la-la and fiddle-dee-dee!'],
  },
  lessons: ['being-yourself', 'courage', 'listening'],
  themes: ['music', 'show', 'shy', 'art', 'colour', 'yourself', 'joy', 'dream', 'funny'],
  quest: { props: ['drum', 'trumpet', 'guitar'], from: 'music' },
  want: beat(
    show('look-aside', 'surprised', 'worried', { at: 'home' }),
    ['Shh. No music. No birds. Where is it?', 'The {thing} says nothing. Not one sound!'],
    'It was too quiet. The birds opened their beaks, and nothing came out. ^ {hero} picked up {his} {thing}. Not a sound! The music was gone.',
    'The radio made a noise like [sand|porridge]. The kettle didn’t whistle. {hero} picked up {his} {thing} and tried it, and got a small grey puff of nothing. ^ “Where’s the music?” {he} asked. {He} had meant to sing it. It came out flat.',
    'You don’t notice music until it stops, because there is so much of it. That morning the kettle did not whistle. The gate did not squeak in its usual key. In the yard a blackbird opened its beak, looked puzzled, and shut it. ^ {hero} took {his} {thing} off the shelf. It was like turning a tap and hearing the pipes cough. Out in the street people were walking with no rhythm at all, and bumping into one another. “It’s gone,” {he} said. “All of it.”',
  ),
  setOut: beat(
    show('carry', 'brave', 'brave'),
    ['“We will find it!” {refrain}', 'Take the {thing}. Come, {c}! {refrain}'],
    '“Somebody must bring it back,” said {hero}. {He} packed the {thing}. ^ “{refrain}” {he} said. It did not rhyme very well without a tune.',
    '“Music’s got to be somewhere,” said {hero}. “We’ll look where it’s loudest.” “It isn’t loud anywhere,” said {c}. “Then where it used to be.” ^ They took the {thing}, and set off {into}. “{refrain}” they said. Without the tune it was only words.',
    '“When you’ve lost something,” said {hero}, “you go back to where you had it last.” {He} had last had music {within}. {He} remembered it perfectly, a whole afternoon of it. ^ So {he} packed the {thing} in its case, silent as it was, and {c} came along to listen. They tried to sing themselves on their way. “{refrain}” It sounded like somebody reading a shopping list.',
  ),
  problem: beat(
    show('look-aside', 'worried', 'quiet'),
    ['No tweet. No buzz. No la, la, la.', 'Shh. The wind has no song.'],
    '{Place} was as quiet as wool. At {spot} a bird sat with its beak open. It shook its head. ^ Nothing rustled. Nothing rang.',
    '{Within} you could hear nothing so clearly that it hurt. By {spot} a bee went past without a buzz. It looked embarrassed. ^ “It’s not even quiet,” whispered {hero}. “Quiet has little noises in it. This is empty.”',
    'There are many kinds of silence. There is the kind in a library, and there is the kind after snow. The one {within} was neither. It had no bottom. {hero} clapped {his} hands at {spot}, and the clap fell off the ends of {his} fingers and was gone. ^ A bird sat on a twig with its chest puffed out and its beak wide. It saw them looking, and closed it, and turned its back. {He} had not thought that a bird could blush.',
  ),
  tries: [
    beat(
      show('hold', 'thoughtful', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
      ['Catch a song! In a jar. Empty!', 'Net out! Swish! No song in it.'],
      '{hero} held out a jar to catch a song. {He} waited and waited. ^ When {he} opened it, there was only a [moth|fly]. Songs do not live in jars.',
      'They tried to catch some. {hero} stood beside {spot} with an open jar. When a breeze came by, {he} clapped on the lid. ^ They put their ears to the glass. Nothing. “Of course,” said {hero}. “It’s only music while it’s moving. You can’t keep it.”',
      'There was a jar that might do. {hero} had once caught a moth in it, and thought that a stray tune might be much the same. At {spot} there was a breath of wind. {He} snapped down the lid. ^ They took turns to listen. Inside was about a pint of air. “Even if we’d got it,” {he} said in the end, “it’d have stopped when I put the lid on. A tune’s not a thing. It’s something that happens.” It was a good thought, but it left them with a jar.',
    ),
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'bell', place: 'ground' }] }),
      ['Ring a bell. Clunk. Bang a pot. Thud.', 'Bang, bang, bang! That is just noise.'],
      '{hero} rang a bell. Clonk. {He} banged on a pot. Thud. ^ They made more and more noise, but noise is not music.',
      '“Let’s make some,” said {hero}. They hit {spot} with sticks. {He} shook a box of [nails|buttons]. {C} stamped. ^ It was loud. It was terrible. Three snails moved house. “It’s all there,” said {hero}, “but nobody’s listening to anybody.”',
      'They tried to make it by force. {hero} hit {spot} with two sticks; {c} kicked a can. They both went at it for several minutes, harder and harder, each of them trying to drown out the other. ^ When they stopped, they were hot and cross. “That was horrible,” said {c}. “Yes,” said {hero}. “We’d got all the bits.” {He} looked at the sticks. “I wasn’t playing with you, though. I was just playing at the same time.”',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', {
        props: [{ prop: 'trumpet', place: 'background' }],
      }),
      ['Ask the great singer. “No. No voice!”', 'Who can sing? “Not I,” says everyone.'],
      'They asked the Great Singer. “If it is not perfect, I will not sing,” said the Great Singer. ^ So nobody sang.',
      'By {spot} they found the Great Singer, wrapped in eleven scarves. “Sing?” croaked the Great Singer. “With no orchestra? Somebody might hear a wrong note!” ^ “Nobody can hear anything,” said {hero}. But the Great Singer had gone back under the scarves.',
      'Everyone agreed that the person to ask was the Great Singer, who was staying near {spot}. They found a heap of scarves with a pair of eyes in it. “I could,” said the heap hoarsely. “But consider. The first note, after such a silence! Everybody would hear it. What if it cracked?” ^ “Then it’d be a cracked one,” said {hero}. The eyes looked at {him} with horror. It was no good. There was too much to lose.',
    ),
  ],
  turn: beat(
    show('kneel', 'wonder', 'wonder'),
    ['Shh! Thump, thump. What is that? My heart!', 'Listen. Thump, thump. {hero’s} own heart!'],
    'They lay down by {spot}, tired out. It was so still that {hero} heard something. ^ Thump, thump. Thump, thump. It was {his} own heart!',
    '{hero} lay down by {spot} and put {his} head on {his} arm. And in all that silence there was a sound. Thump-thump. Thump-thump. ^ {He} lifted {his} head. It stopped. {He} put it down. It began again. “{C},” {he} whispered. “I’ve found a drum.”',
    'It was only because they had given up that {he} heard it. {hero} had lain down with {his} ear on {his} sleeve, and the silence lay down too. Then, far in, like someone walking about in a house upstairs, there was a beat. ^ {He} held {his} breath. It went quicker. {He} laid {his} ear against {c’s} side, and there was another, lighter, and they were not quite together. “It never went away,” {he} breathed. “We’ve been carrying it about all day.”',
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave'),
    ['Thump, thump, step, step. Feet can drum!', 'Step to the thump. Left, right, left.'],
    '“There is still a beat,” said {hero}. {He} walked to it. Step, step. ^ Past {spot} they went, and a stone went click, click.',
    '{hero} got up and walked, one step for each thump. It was the first time since breakfast that {his} feet had known what to do. ^ “We’ve a beat,” {he} said. “Now it needs a tune to go on top.” They both looked at the {thing}. It still said nothing.',
    'They walked on past {spot}, and {hero} let {his} feet fall where {his} heart did. After a while the gravel joined in. It was hardly anything. But a person who has eaten nothing all day will notice a crumb. ^ “That’s the bottom of it,” {he} said. “It wants a top.” And {he} began to have an uneasy feeling, because {he} could see only one place where a top might come from. {He} had not sung in front of anybody since the business with the school concert.',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet'),
    ['{hero} opens up. No sound. Too shy.', 'Everyone looks. {hero} hides. Oh dear.'],
    'Everybody had come to see. They all looked at {hero}. “Sing!” they said. ^ {He} opened {his} mouth. It would not come. {His} face went hot, and {he} ran behind {spot}.',
    'Word had got round. When they came to {spot}, half the world was standing there, waiting, with its hands folded. {hero} stepped forward. {He} opened {his} mouth. ^ Nothing. They went on looking. {He} shut it again, and wished that {he} were a [stone|spoon].',
    'They were all waiting at {spot}. Somebody must have told them. There were rows and rows of faces, all hungry for it, all turned to {him}. {hero} climbed up on the stone. ^ {His} throat closed like a purse. It was the school concert over again, the lights, the cough from the back, that one awful note sliding off its peg. Nobody laughed. It would have been easier if they had. {He} stood there for as long as {he} could, and then {he} got down.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    ['{C} hums. Off key! {hero} smiles.', 'Wobbly is fine. “I can be wobbly!”'],
    '{C} sat down too. {C} hummed one note. It was wrong. It wobbled like [jelly|pudding]. ^ And {hero} thought it was the best thing {he} had ever heard.',
    'Behind {spot} somebody was humming. It was {c}. It was off key, and it kept falling over. ^ “That’s not right at all,” said {hero}. “No,” said {c}, “but it’s warm.” {hero} began to smile. The music hadn’t been waiting for somebody good. It was waiting for somebody.',
    '{C} came and sat down by {him}, and did not say it didn’t matter. {C} hummed. It was three notes, or it was meant to be; the second one missed its step and had to be helped up. ^ {hero} felt the whole of {his} chest loosen. It was the worst tune {he} had ever heard, and {he} would have given {his} {thing} to hear it again. {He} thought of the Great Singer, under all those scarves. “It doesn’t want a perfect one,” {he} said. “It only wants a first one.”',
  ),
  deed: beat(
    show('stand', 'brave', 'brave'),
    ['One tiny note. Hmmm. {refrain}', '{hero} hums. Wobble, wobble. Hmmm! {refrain}'],
    '{hero} climbed up on the stone again. {He} put one hand on {his} heart, and hummed. ^ “{refrain}” It wobbled. But it was a tune!',
    '{hero} walked back out in front of everyone. {He} laid {his} hand where the thump was. {He} took the smallest breath, and let out the smallest note. ^ It cracked. {He} heard it crack. And {he} kept going anyway. “{refrain}” {he} sang.',
    '{He} went back. It was further than it had been the first time. {hero} stepped up on the stone, and set one hand flat on {his} chest, where it was going like a mill. {He} did not try to sing well. {He} only tried to let it out. ^ The note came up crooked, and cracked in the middle; {he} heard it go; every single person there heard it go. “{refrain}” {he} sang, straight through the crack and out at the other side.',
  ),
  deedHolds: beat(
    show('dance', 'laugh', 'joyful'),
    ['A bird joins in. Tweet! Then all sing.', 'Tap, clap, tweet! {refrain}'],
    'Somebody tapped a foot. A bird went “Tweet?” Then another one did. ^ “{refrain}” they all sang. Some of it was wrong. Nobody cared.',
    'For a moment {he} was all alone with it. Then a bird put in a very small “Tweet?” Somebody coughed, and the cough turned into a hum. ^ “{refrain}” Feet began to tap. The {thing} gave a shiver, and all by itself it rang.',
    'For the length of a verse {he} sang quite by {himself}, and it was the loneliest thing in the world. Then a bird said something, doubtfully. Somebody at the back began to tap a hat. One of the rows started to sway, a bit late, like corn. ^ “{refrain}” They did not know the words. They sang other ones. It came up from all sides, crooked and cracked and growing, until {hero} could no longer hear {his} own voice. {He} knew only by the shaking of {his} ribs that it was in there.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful'),
    ['Music, music, music! Tra-la-la! Hooray!', 'Toot! Ding! Tweet! It is back!'],
    'The music was back! Bells rang. Kettles whistled. {hero} played {his} {thing} until {he} was out of [breath|puff]. ^ And {c} danced.',
    'All at once everything had its sound again. Bells, bees, gates, kettles. {hero} snatched up the {thing} and it sang in {his} hands. ^ Eleven scarves went up in the air. “I’ll do the high bit!” cried the Great Singer. It cracked, and everybody cheered.',
    'It came back all at once, like feeling into a foot. Gates squeaked. A thousand bees found the note they’d been looking for. {hero} got the {thing} to {his} chest and it leapt in {his} hands like a fish. ^ Somewhere to the left eleven scarves flew up. A huge, rusty, glorious voice went for the top note, missed it by a yard, and burst out laughing. They played until the light went. There were more mistakes in it than in any concert ever given. Nobody has ever heard one better.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home' }),
    ['Drip, drop, tick, tock. Home has music.', 'Hum, hum. {hero} hums to bed.'],
    'At home the tap went drip. The clock went tock. {hero} hummed along, just a bit. ^ It wobbled. {He} liked it that way.',
    'At home the kettle whistled in its usual key. {hero} hung up the {thing}. ^ “What was that you were humming?” somebody asked. “I don’t know yet,” said {hero}. “It’s only just started.”',
    'In the kitchen the kettle whistled, a shade flat, as it always had. {hero} stood and listened to it with {his} whole face. The pipes were doing the bass. ^ {He} hung the {thing} on its hook. {He} was hoarse, and {his} hands hurt, and there was to be another concert at school in the spring. {He} had thought that {he} would be ill that week. Now, putting on {his} pyjamas, {he} caught {himself} practising, cracks and all.',
  ),
};
