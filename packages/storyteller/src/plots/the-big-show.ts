import { beat, type Plot, show } from './plot.ts';
import { bigShowTries } from './the-big-show-tries.ts';

const LANTERNS = [{ prop: 'lantern', place: 'background', count: 3 }] as const;

/** A show tonight, and a wobble in the knees that no cure will cure; until one friend is enough to play for. */
export const theBigShow: Plot = {
  id: 'the-big-show',
  titles: [
    '{hero} and the Big Show',
    '{hero} and the Wobbly Knees',
    'Tonight: {hero}!',
    'Play It for Me, {hero}',
  ],
  taglines: [
    'A story about shaky knees and steady friends',
    'A story for everyone who has ever hidden behind the curtain',
    'A story with a wobble in it, and a song',
  ],
  blurbs: {
    young: [
      'It is the Big Show tonight, and {hero} has the wobbles! How do you make them stop? Shout along, and help {hero} to play.',
    ],
    old: [
      'At home {hero} plays beautifully, but only to the coats in the hall. Coats have no eyes. Tonight there will be a hundred people, with two each. What do you do with a wobble that will not go away?',
    ],
  },
  refrains: {
    young: ['Wibble, wobble, one, two, three!', 'Tap your toes, and off it goes!'],
    old: ['Knees may knock, but off we go!', 'Wibble, wobble, let it ring!'],
  },
  lessons: ['courage', 'being-yourself', 'asking-for-help'],
  themes: ['music', 'show', 'shy', 'fear', 'pride'],
  settings: [
    'meadow',
    'town',
    'school',
    'garden',
    'forest',
    'castle',
    'seaside',
    'mountain',
    'jungle',
  ],
  quest: { props: ['drum', 'trumpet', 'guitar'], from: 'music' },
  little: {
    creatures: ['mouse', 'frog', 'hedgehog'],
    names: ['Minim', 'Quaver', 'Fiddle', 'Tuppet', 'Doremi'],
  },
  want: beat(
    show('hold', 'worried', 'wonder', {
      at: 'home',
      props: [{ prop: 'letter', place: 'background' }],
    }),
    [
      'A show tonight! Can {hero} play the {thing}?',
      'The Big Show! Bring the {thing}, {hero}. Gulp!',
      'The {thing} goes la, la, la. Show tonight!',
    ],
    [
      'There was a poster on the door. “THE BIG SHOW! Tonight!” And under it, in red, stood a name. ^ “That’s me,” said {hero}. “Oh, help.”',
      '{hero} played {his} {thing} for the coats in the hall. Coats have no eyes. ^ But tonight was the Big Show. People have eyes, two each!',
    ],
    [
      '“THE BIG SHOW,” said the poster. “Tonight, {within}. With singers, [a juggler|jugglers], and {hero} on the {thing}.” ^ {hero} had put {his} name on the list in a [brave|rash] moment, long ago. Tonight had been so far away then. Now it was tonight, and {his} tummy had noticed.',
      'Nobody played the {thing} like {hero}, as long as nobody was looking. {He} played to the coats in the hall, and they were always very quiet [afterwards|about it]. ^ But there was a list for the Big Show, which was tonight, and {his} name was on it. There would be faces. There would be rows of them.',
    ],
    [
      'There is a kind of courage that you have on [Tuesdays|wet Mondays], when a list is pinned up and somebody hands you a pencil. {hero} had had it for about four seconds. Now the poster was everywhere. “THE BIG SHOW. Tonight, {within}. {hero}, with {thing}.” ^ At home {he} played every evening, to the coats in the hall, and {he} played well. Coats are good listeners. They don’t [whisper|cough], and they don’t have eyes.',
      '{hero} had two hands full of talent and two knees full of water. The hands had no trouble with the {thing}. It was the knees that went, and only when somebody was looking. So {he} played to the coats in the hall, and to nobody else. ^ How {his} name had got on to the list for the Big Show {he} could not [afterwards|quite] explain. It was there in {his} own writing. “Tonight, {within},” it said on the poster. “{hero}, with {thing}.” Tonight had come very much sooner than {he} had been led to expect.',
    ],
  ),
  setOut: beat(
    show('wave', 'brave', 'brave', { props: [{ prop: 'letter', place: 'background' }] }),
    ['Off {into}! {refrain}', 'Come, {c}! Bring the {thing}. {refrain}'],
    [
      '“We’ll go early,” said {hero}, “and practise until the wobble stops.” ^ “{refrain}” {he} sang. And off they went {into}.',
      '{His} knees said no. {His} feet said yes. The feet won. ^ “{refrain}” shouted {hero} to the knees. Off they went {into}.',
    ],
    [
      '“What I’ve got,” {hero} told {c}, “is called the wobbles. It starts in the [knees|tummy] and goes up. I have until this evening to get rid of it.” ^ {He} packed the {thing}, a sandwich and some spare socks. “{refrain}” {he} shouted, and off they went {into}.',
      '“The stage is {within},” said {hero}. “We’ll go now, and I’ll stand on it until it’s boring. Nobody’s afraid of a boring thing.” ^ {C} carried the sandwiches, and {hero} carried the {thing}. “{refrain}” they [yelled|sang], and the knees had to come along.',
    ],
    [
      'The show was not until evening. That gave {him} one whole day, {hero} reckoned, to cure {himself} of the wobbles. They lived behind {his} third button, and had moved in on the day of the list. ^ “We’ll stand on that stage until it’s boring,” {he} told {c}. “Nobody’s frightened of a thing that’s boring. {refrain}” It was what {he} said before [cold water|the dentist]. Then they set out {into}, quickly, before the knees could vote.',
    ],
  ),
  problem: beat(
    show('stand', 'worried', 'worried'),
    ['Up on the stage. So many seats! Wobble.', 'Look, a stage! {hero} says, “Meep.”'],
    [
      'By {spot} stood the stage. Before it were rows of boxes to sit on. ^ All empty! But {hero} felt them looking. Wobble went {his} knees.',
      '{hero} climbed up on the stage and made a bow. {He} [took a big breath|counted to three]. ^ “Meep,” said {hero}. That was all that came out.',
    ],
    [
      'The stage had been built of planks next to {spot}. In front of it stood a hundred [boxes|stools] to sit on, quite empty. ^ {hero} stepped up, lifted the {thing}, and looked at them. A hundred empty seats looked back. Out came one thin squeak, and it wasn’t even the {thing}. It was {hero}.',
      'There it was, a stage of planks, with a chalk cross in the middle for standing on. {hero} stood on it. ^ All at once {he} had too many [elbows|hands]. All the way from home {his} tune had been in {his} head. Now there was only a draught. “And that,” {he} told {c}, “was with nobody here.”',
    ],
    [
      'Somebody had built a stage of planks beside {spot}, and set out seats as far as {spot}. Nobody was on them yet. {hero} counted the rows and wished {he} had not. Then {he} walked to the middle, where a cross was chalked for {his} feet, and lifted the {thing}. ^ It is hard to say how an empty seat can stare. These managed it. {His} fingers turned, one after another, to [boiled spaghetti|cold porridge]. What came out at last was a squeak, and the {thing} had nothing to do with it.',
    ],
  ),
  tries: bigShowTries,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { little: true }),
    ['Hum, hum. Who hums? {Little} the {littleKind}!', 'Listen! A tiny song. It is {little}.'],
    [
      'Then {hero} heard a humming under the stage. It was {his} own tune! ^ A tiny {littleKind} looked out. “I’m {little}. I’m in the show too. I sing.”',
      'Somebody was humming, very small. {hero} looked under the planks. ^ There sat a {littleKind} with a bow tie. “I’m {little},” it said. “Are your knees noisy as well?”',
    ],
    [
      'When all was quiet, somebody went on humming. It was {hero’s} own tune, only very small, and it came from under the stage. {He} lay down and looked. ^ There sat a {littleKind} in a [bow tie|paper collar] much too big for it. “I’m {little},” it whispered. “I learned that under your window. I’m on tonight, straight after you. I wish I weren’t.”',
      '“Excuse me,” said a voice from under the planks. “Could you wobble more quietly? You’re setting me off.” {hero} put {his} head down there. ^ It belonged to a {littleKind} in a [paper collar|bow tie], with its eyes shut tight. “{Little},” it said. “Singer. I know all your tunes. I sit under your window. Nobody told me there would be so many chairs.”',
    ],
    [
      'It was then, with {his} ear against the planks, that {he} heard it. Somebody was humming. It was {his} own tune, the one the coats got, but no bigger than a [thread|teaspoon]. {hero} hung {his} head over the edge and looked underneath. ^ “Don’t stop,” said the {littleKind} down there, going pink. “I’m {little}. I come under your window of an evening. I’ve learned the lot.” It tugged at a paper collar. “I’m to sing tonight, after you. I thought, if you can do it, anybody can. I don’t mean that as it sounds.”',
    ],
  ),
  turnDeepens: beat(
    show('look-aside', 'worried', 'worried', { little: true, props: LANTERNS }),
    ['Lamps on. Here come people. One, two, ten!', 'Here they come! Eyes, eyes, eyes. Gulp!'],
    [
      'Now the lamps were lit, and people came. They came in twos and in tens. ^ “Are you afraid?” asked {little}. “Only from the neck down,” said {hero}.',
      'Shuffle, shuffle! People sat down on the boxes. Soon there was not one box left. ^ “They look nice,” said {little}. “That’s worse,” said {hero}.',
    ],
    [
      'The light went gold, and people began to come. They had cushions and [apples|buns], and they called to each other along the rows. ^ {hero} and {little} watched through a knothole. “How many is that?” asked {little}. “All of them, I think,” said {hero}. “Is it worse if they’re nice?” “Much worse.”',
      'One after another the lamps were lit. Then came feet, and voices, and a smell of [oranges|peppermint]. ^ “Don’t look,” said {hero}. They both looked. “That one’s got a nice hat,” said {little}. “They’ve all got nice hats,” said {hero}. “It’s what’s underneath the hats. It’s faces, all the way back to {spot}.”',
    ],
    [
      'As soon as the lamps were lit they began to arrive. {hero} watched them through a knothole, with {little} on {his} shoulder. They were not monsters. There were people {he} knew, with cushions, and [aunts|babies], and somebody who had brought a chair from home. ^ “It would be easier if they looked nasty,” said {little}. “You could think, well, I don’t care about you.” That was just it, thought {hero}. They all looked so pleased to be there. They had washed their necks.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    ['No song comes. {hero} hides. Sniff, sniff.', 'All the eyes look. {hero} runs and hides.'],
    [
      '“And now, {hero}!” {He} walked out. {He} saw all the eyes. Nothing came, not one note. ^ {He} ran off and [hid|sat down] behind {spot}.',
      'Somebody called {hero’s} name. Out {he} went, and out {he} came again, much faster. ^ {He} hid {his} face behind {spot}.',
    ],
    [
      '“And now,” said a big voice, “{hero}!” {He} walked to the chalk cross. {He} looked up, and there they all were, going back and back. {His} hands would not move. Somewhere a cushion creaked. ^ So {he} walked off again. {He} sat down behind {spot} and put {his} face in {his} [sleeves|elbows].',
      '{hero} heard {his} own name, and somehow there {he} was, in the middle of the stage. A hundred faces smiled. {He} lifted the {thing}. Nothing came out. {He} waited for it. Nothing came again, only longer. ^ “Sorry,” {he} whispered. Then {he} was sitting behind {spot}, and didn’t know how {he} had got there.',
    ],
    [
      'When {his} name was called {he} went, because {his} feet had not been told otherwise. There was the chalk cross. There were the lamps, and beyond the lamps, going back and back, all those [kind|friendly], waiting faces. Nobody coughed. {hero} lifted the {thing}, and nothing happened. It went on happening for a very long time. ^ Then {he} was behind {spot}, sitting on the ground, and could not remember the walk. {He} had not played badly. That was what hurt. {He} had not played.',
      'They called {hero}, and {he} walked out to the cross, and turned round. It was a mistake to turn round. There were so many of them, and they were all so ready to be pleased. {His} hands went away. {His} tune went after them. {He} stood there, holding the {thing} as you hold [somebody’s coat|a stranger’s baby], and heard the lamps hiss. ^ After that there was {spot}, and the cold ground behind it. {He} put {his} head on {his} knees. They had stopped knocking. They had got what they wanted, and it did not seem to have made them happy, either.',
    ],
  ),
  spark: beat(
    show('think', 'wonder', 'quiet', { little: true }),
    ['“Sing it just to me, {little}.” Lovely!', '{Little} sings to one friend. {hero} smiles.'],
    [
      'There was {little}, in tears. “Don’t sing to all of them,” said {hero}. “Sing to me.” And {little} did. ^ “Oh!” said {hero}. “Just one! That’s how!”',
      '{Little} was hiding there as well. “A hundred is too many,” it sobbed. ^ “Then sing to one,” said {hero}. “I’m one.” And suddenly {he} sat up straight.',
    ],
    [
      'Somebody else was hiding there, and shaking even harder. “I can’t do it,” sobbed {little}. “Not to a hundred.” “Then don’t,” said {hero}. “Do it to me. I’m only one.” ^ {Little} looked at {him}, and sniffed, and sang. It was tiny and clear, without a single wobble. {hero} sat very still. {He} had just heard what {he} had said.',
      '“Are you finished?” said a wet little voice. It was {little}, hiding in the same place. “I’m next. I was going to run away. Is there room?” ^ {hero} moved over. “Sing it to me first,” {he} said, “as it would be a pity to waste it. Forget the others.” So {little} sang, just for {hero}. And the song didn’t shake at all.',
    ],
    [
      'Something sobbed behind {him}. It was {little}, rolled up as small as [a fist|an apple]. “I’m next,” it said. “There are a hundred of them.” {hero} forgot about {himself} for a moment, which was restful. “Never mind a hundred,” {he} said. “Sing it to me. I’m not a hundred. I’m just sitting here.” ^ And {little} did. It was no louder than a kettle two rooms away, and it did not shake. {hero} listened to the end. Then, rather slowly, {he} turned round and listened to what {he} had said.',
    ],
  ),
  deed: beat(
    show('hold', 'brave', 'brave', { little: true, props: LANTERNS }),
    ['Out they go again. {refrain}', '{hero} plays, just for {little}. {refrain}'],
    [
      'Back went {hero}. “I’m a bit scared,” {he} told the people. ^ {He} looked at {little}, and at nobody else. “{refrain}” And {he} played.',
      '{hero} walked out again. Knock, knock went {his} knees. “This is for {little},” {he} said. ^ “{refrain}” {he} whispered. Then came the very first note.',
    ],
    [
      '{hero} walked back out. {His} knees knocked, so {he} let them, and they knocked in time. “I’ve got the wobbles,” {he} said. “This is for {little}.” ^ {He} put {little} on the front plank, where {he} could see two bright eyes and no others. “{refrain}” {he} whispered, and began.',
      '“Me again,” said {hero}, out there in the light. “I’ve still got the wobbles, so I’ve brought a friend to hold on to.” {He} put {little} down right in front of {him}. ^ The hundred faces were still there. But now they were only the edge of something. In the middle were two bright eyes. “{refrain}” {he} told them, and played.',
    ],
    [
      'Nobody had expected {him} back, least of all {hero}. {He} walked out with {little} on {his} shoulder. “I’m {hero},” {he} said, “and I’ve got the wobbles. You can probably hear them.” There was a laugh, a warm one. ^ {He} sat {little} down on the front plank. {He} did not look at the rows. {He} looked at two bright eyes, the size of [pinheads|peppercorns]. {His} knees were still knocking, and {he} found that if {he} let them, they kept time. “{refrain}” {he} told them, and came in on the fourth knock.',
      '“I should like to try that again,” said {hero}, from the edge of the light. {He} had not known that you could. Nobody stopped {him}. “I’m sorry about my knees. They’ll be in it as well, I’m afraid.” ^ {He} set {little} on the front plank, among the lamps, and sat down opposite, as friends sit in a [kitchen|garden]. There was nobody else to look at. “{refrain}” {he} said under {his} breath. One knee knocked, and then the other. It was as good a way to begin as any.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'brave', 'joyful', { little: true, props: LANTERNS }),
    ['Oops, one note! Go on. La-di-da!', '{Little} sings too. Sing, everybody! {refrain}'],
    [
      'One note came out [wrong|sideways]. Oops! {hero} looked at {little}, and went on. ^ Then {little} sang. Then {c} joined in. Then everybody sang!',
      'Oops, a wrong note! Nobody fell over. The next note was right. ^ Then {little} began to sing. Then the front row did, too. “{refrain}”',
    ],
    [
      'The ninth note was wrong. Everybody heard it. {hero} looked at {little}, who nodded. So {he} played the tenth, and the tenth was right. ^ By the second verse {little} was singing. By the third a foot was tapping in the front row, and then [a hundred|two hundred]. “{refrain}” they roared.',
      'It started small. It even started wrong, for the third note came out like a [goose|gate]. {hero} did not look at the hundred. {He} looked at {little}, and {little} sang right over it. ^ Then a baby laughed, and an old foot began to tap. By the end there wasn’t a quiet foot in the place. “{refrain}” sang everybody.',
    ],
    [
      'In the ninth bar {he} played a wrong note. It was quite a big one. It hung there under the lamps, and {hero} waited for the sky to fall. ^ “Lovely,” said {little}, and sang on. So {he} played the next one. It is a thing nobody tells you about wrong notes: there is always a next one. In the second verse a foot began to tap, and a [bench|box] joined in. By the third they were all at it, aunts, babies and {c}. “{refrain}” sang somebody at the very back.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: LANTERNS }),
    ['Clap, clap, clap! Hooray for {hero}!', 'Bow, {hero}. Bow, {little}. Oh, what a noise!'],
    [
      'They clapped and clapped. It sounded like [rain on a roof|a hundred ducks]. {hero} bowed. {Little} bowed, and fell over. ^ “Again!” everybody shouted.',
      '“Hooray!” It was so loud that the lamps shook. {hero} hugged {his} {thing}, and {little} hugged {hero’s} ear. ^ Then they played it again.',
    ],
    [
      'Then it was over, and there was that quiet again. It burst like a [paper bag|balloon]. They clapped, they stamped, they threw their cushions. ^ {Little} bowed so low as to roll off the plank. “Weren’t you frightened?” somebody called. “Yes,” said {hero}, hugging the {thing}. “But it’s got quite a good beat.”',
      'Nobody moved. Then everybody did. They clapped until the lamps swung, and a hat flew up and stayed in {spot}. ^ “Once more!” they shouted. So {hero} lifted {his} {thing}, and {little} took a breath as big as an apple. “Is it still there?” whispered {little}. “The wobble? Oh yes,” said {hero}. “It wants to play it again, too.”',
    ],
    [
      'The last note went up past the lamps and did not come down. It was very quiet. {hero} had time to think, “So that was that.” Then the noise came, like a [cartload of potatoes|lorryload of pebbles] being emptied on a tin roof. ^ They made {him} do it twice more. {Little} bowed until the planks were dusted. “But how did you get rid of your wobbles?” a boy asked afterwards. “I didn’t,” said {hero}, wiping the {thing} with {his} sleeve. “They’re the rhythm section.”',
    ],
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home' }),
    ['Home. One soft song for the coats.', 'Good night, {thing}. Shh, shh, no more wobble.'],
    [
      'At home {hero} played once more, for the coats in the hall. ^ When {he} had done, one sleeve moved. It looked very much like clapping.',
      '{hero} hung the {thing} up among the coats. “You were a help,” {he} told them. ^ Then {he} took one last bow, in {his} socks.',
    ],
    [
      'Back in the hall the coats were waiting. {hero} gave them a bow. “You’ve been a lovely audience,” {he} said, “but I’ve met some people with faces.” ^ The wobble was still there, behind {his} third button. It hadn’t gone away. It had only learned the tune.',
      '{hero} hung up the {thing} among the coats. “I played for a hundred people,” {he} told them, “one at a time.” ^ Then, just as {he} turned round, something slipped off its hook and fell at {his} feet. It was a [glove|scarf]. People throw flowers at the great ones, and coats throw what they have.',
    ],
    [
      'The coats hung in the hall just as {he} had left them. {hero} felt that {he} owed them something, and played them the tune one last time, softly, with the wrong note in. {He} had come to like it. ^ Afterwards {he} opened the window a hand’s breadth, in case there was anybody underneath who cared for music. The wobbles had gone to bed behind {his} third button. They would be up again in the morning, no doubt. {He} had [a verse|a tune] for them.',
    ],
  ),
};
