import type { Tellings } from '../further-tellings.ts';
import { theSwapOlderTellings } from './the-swap-older.ts';

/** Further wordings of “the-swap”. */
export const theSwapTellings: Tellings = {
  '2-3': {
    want: [
      '{hero} has a song. It squeaks! “Shh, {hero}!”',
      'Eek, eek, eek! “Not so squeaky!” Sad {hero}.',
      'Sing, {hero}! “{refrain}” Bang goes a window.',
    ],
    setOut: [
      'One, two, three, swap! Pop! Is that you, {c}?',
      'Your voice for me. My voice for you! “{refrain}”',
      '“Hello!” says {hero}. But it sounds like {c}! “{refrain}”',
    ],
    problem: [
      '“Me first!” “No, me!” Who said that? Uh-oh.',
      '“I want my voice back!” Hop, hop. No pop.',
      '“Swap!” Wait. “Swap!” Wait. Nothing goes pop.',
    ],
    try0: [
      'Big breath. “SWAP!” Boing! Back they bounce. Hic!',
      'Yell to the left! Yell to the right! Bonk!',
      '“SWAP!” “SWAP!” The voices meet. Bump. Hic, hic!',
    ],
    try1: [
      'Sniff, sniff, sniff. A-a-ATCHOO! Off flies a hat!',
      'One pink flower. Two big noses. Atchoo! No swap.',
      'Atchoo, atchoo! Bless you, bless who? Still not right.',
    ],
    try2: [
      'Back, back, back we go. Splash! Wet bottoms!',
      '“Paws!” is “swap” the wrong way round. Bump!',
      'Turn around. Turn around. Sit down. Oh!',
    ],
    try3: [
      'Lips shut. Tick, tock, tick. Hee! Who giggled?',
      'Not one word. Shh! Then {c} goes, “Tee-hee!”',
      'Sit like mice. Sit, sit. “Pfff!” laughs {c}.',
    ],
    try4: [
      'Hum into the jar. Quick, the lid! Pop, pop.',
      'Bye, voice! In you go. Oh, out you come.',
      'Voices in a jar go bzz. Lid off! Whoosh!',
    ],
    turn: [
      'Who is so jolly? Who is so squeaky? My voice!',
      'Peep! {C} sits there. But it sounds like {hero}!',
      '“I like that squeak,” says {hero}. “It was mine!”',
    ],
    turnDeepens: [
      'Thin, thin, thinner. Run, {c}, run! Tiny voices!',
      '“We must…” says {hero}. “…ry!” Words fall off!',
      'Run, run! The voices wear out. Run, run!',
    ],
    lowPoint: [
      'Hello? No hello. Squeak? No squeak. Hush.',
      '{hero} wants to shout. Nothing. {C} sits close.',
      'Mouth open. Mouth shut. Only quiet in there.',
    ],
    spark: [
      'What taps? A toe! What hums? {hero}, inside!',
      'Shh. Deep in {hero}, a song goes squeak.',
      'Thump, thump, tappety. {His} own song! Still there!',
    ],
    deed: [
      'Stamp your foot! Throw back your head! “{refrain}”',
      'Come out, squeak! Come, come, come! “{refrain}”',
      'Jump, clap, jump, clap. Eek! Eek! EEK!',
    ],
    deedHolds: [
      'Eek! Louder! Eek! {C} laughs. Pop goes {c}!',
      'Do not stop! Squeak, {hero}, squeak! Pop, pop!',
      'Squeak it high! Ha, ha, ha! {C} is {c} again.',
    ],
    solved: [
      'High and low, here they go! {refrain}',
      '{hero} on top, {c} below. What a song! {refrain}',
      'Squeak and hum! All come round. Clap, clap, clap!',
    ],
    home: [
      'Windows up! “Sing to us, {hero}!” {refrain}',
      'Splash in the bath. Squeak in the bath. {refrain}',
      'Night, night, squeak. Sleep in my mouth. Eek!',
    ],
  },
  '4-5': {
    want: [
      'Squeak, squeak, squeak. Was it the door? Was it a toy? ^ No, it was {hero}, singing. “{refrain}” Somebody next door said, “Shhh!”',
      '{hero} sat in the kitchen and sang to {his} toast. “{refrain}” ^ “Is the tap dripping?” they called. “That was me,” said {hero}. “I’d like another voice.”',
      'Everybody hummed. {hero} squeaked. {He} did not do it on purpose. ^ “{refrain}” Bang went a window. “Then I won’t sing at all,” said {hero}.',
    ],
    setOut: [
      '“You could have my voice,” said {c}. “It’s hardly used.” ^ They wished it, both together. Pop! “{refrain}” sang {hero}, and {c’s} voice came out!',
      'They stood back to back. “Swap!” Something went pop, like a cork. ^ Now {hero} had the voice of {a:kind}. What a noise! “{refrain}”',
      '“Swap?” said {hero}. “Swap!” said {c}. Pop! ^ “Say something,” they said, both at once. Then they fell about laughing. “{refrain}”',
    ],
    problem: [
      '{hero} told a joke by {spot}. Everybody clapped for {c}! ^ “That was my joke. I want to be me now,” said {hero}. But “swap” didn’t work.',
      '“Look out!” shouted {hero}. {C} thought that {c} had said it, and did not look. Bonk! ^ “Let’s stop now,” said {hero}. They tried to swap. Not a pop.',
      '“I’m over here!” called {hero} at {spot}. “No, that’s you over there,” said {c}. They both felt dizzy. ^ “Swap!” they said. “Swap, please!” Nothing came unswapped.',
    ],
    try0: [
      'They threw their voices, as you throw a ball. One, two, SWAP! ^ But nobody was there to catch them. Plop, they rolled back. Hic, went {hero}.',
      '{hero} cupped both hands and roared. {C} roared as well. ^ All the roar flew round {spot} and came back. Wrong way!',
      '“Louder than thunder,” said {hero}. “SWAP!” It made a great gust of wind. ^ It blew their hair about and gave them hiccups. It swapped nothing.',
    ],
    try1: [
      '{hero} stuck a flower under {c’s} nose, and then under {his} own. ATCHOO! ^ {Spot} got a good dusting. The voices stayed in.',
      '“When I sneeze, catch it!” said {hero}. Sniff, sniff. A-a-atchoo! ^ {C} caught a hat, a petal and a cold. {C} did not catch a voice.',
      'Yellow dust flew up. First {hero} sneezed and then {c}, ten times each. ^ It was so funny that they forgot what it was for.',
    ],
    try2: [
      '{hero} walked to {spot} the wrong way round. {He} even put {his} hat on backwards. “Paws! Paws!” ^ Nobody swapped. {He} just couldn’t find the brim.',
      '“What’s swap from behind?” asked {hero}. It was “paws”. They said it to each other’s backs. ^ Then they backed into {spot} and sat down, wop!',
      'Back they went, past {spot}. Back went {hero’s} feet, and bump went two heads. ^ But the swap did not go back.',
    ],
    try3: [
      'They shut their mouths and put a finger on top. {hero} counted to six in {his} head. ^ At seven, {c’s} tummy said something. They laughed till they fell over.',
      '“A quiet voice goes home,” said {hero}. So they sat by {spot} without a peep. ^ Then came a yawn. It was {hero’s} yawn, but {c} did it.',
      'Who can be quiet the longest? {hero} sat. {C} sat. A minute went by. ^ “I won!” shouted {c}, in {hero’s} voice. Oh dear.',
    ],
    try4: [
      '{hero} hummed into a jar until it was full up. Then {he} poured it over {c}. ^ “That tickles,” said {c}, and sounded just as squeaky as before.',
      '“Voices like jam jars,” said {hero}. “Everything does.” {He} called into one: “Ahoy!” ^ “Ahoy,” it said back, politely. It kept nothing for itself.',
      'They each blew their voice into the jar. It went round and round, like soup. ^ Gulp! They both drank. {hero} burped, in the voice of {a:kind}.',
    ],
    turn: [
      'Behind {spot} someone was telling a story. All the giants in it squeaked. ^ {hero} wanted to hear the end. Then {he} knew that squeak. It was {own}!',
      '“Tra-la, eek, tra-la!” What a jolly noise! {hero} skipped round {spot} to see who made it. ^ It was {c}, with {hero’s} voice. “So that’s me,” said {hero}.',
      '{hero} was cross and sad, till {he} heard a little song. It made {him} feel warm. ^ Behind {spot} sat {c}. It was {hero’s} song, squeak and all.',
    ],
    turnDeepens: [
      '“Hurry,” said {hero}, but it came out as “Hur”. The end had dropped off! ^ “Mine too,” said {c}, very faintly. They ran and ran.',
      'A borrowed voice is like a borrowed boot. It rubs. ^ “Mine’s got a hole,” whispered {hero}, and ran past {spot}. “Mine too,” {c} whispered back.',
      'Each word was smaller than the last one. {hero} held {his} throat, to keep them in. ^ “We must be quick,” piped {c}, as thin as a pin.',
    ],
    lowPoint: [
      '“Hello?” said {hero}. But {he} only made the shape of it. {C} made a shape as well. ^ It was the quietest evening in the world.',
      'The last word was “oops”. After that the voices were all gone. ^ {hero} could not call. {He} could not sing. {He} missed {his} squeak more than anything.',
      '{hero} cried, but you could not hear it. {C} patted {him}, and you could not hear that either. ^ Poor {hero}! Even the squeak was gone.',
    ],
    spark: [
      'Tap. Tap-tap. {hero} looked down. {His} foot was dancing all by itself! ^ It knew the song. Then the song must be in there. It squeaked, right under {his} ribs!',
      '{hero} listened inside {himself}, as you listen at a door. ^ Eek, it went in there. Eek, eek! It was shy, but it was {own}.',
      '{hero} couldn’t hum out loud. So {he} hummed in {his} head. It squeaked! ^ “There you are,” thought {hero}. “You’ve been hiding!”',
    ],
    deed: [
      '{hero} did not want a fine voice now. {He} wanted {own}. {He} stamped. {He} flung {his} arms wide. ^ Creak, it went. Squeak! “{refrain}”',
      '“I won’t be cross any more,” thought {hero}, and opened up. {He} danced until the ground shook. ^ Out hopped one squeak, then two. “{refrain}”',
      '{hero} stood as tall as {he} could and took a breath down to {his} toes. ^ Up it came, rusty and wobbly and loud. “{refrain}”',
    ],
    deedHolds: [
      'It cracked in the middle. {hero} sang the crack as well. ^ “Ha!” said somebody. Pop! “That was my ha!” said {c}, and did it again.',
      '{hero} sang to {c}, as loud as a kettle. {C} opened up to say stop. ^ Out came {c’s} own voice! Pop! So {c} said go on.',
      'The squeak grew. It ran up, it ran down, it fell over its feet. {hero} danced behind it. ^ And {c} laughed, all in {c’s} own voice. Pop!',
    ],
    solved: [
      '“You sing up there,” said {c}, “and I’ll sing down here.” So they did. “{refrain}” ^ So a squeak could have a friend! {hero} had never known.',
      'From all over {place} people came to hear. “Who’s the one on top?” they asked. ^ “Me!” squeaked {hero}. “{refrain}”',
      'Two voices went up to {spot} and came back holding hands. “{refrain}” ^ Each time {hero} squeaked, {c} said, “That’s the best bit.”',
    ],
    home: [
      '{hero} brushed {his} teeth and sang through the foam. “{refrain}” ^ “At last!” they shouted next door. “We couldn’t sleep without it.”',
      'In bed {hero} hummed {himself} a lullaby. It squeaked at the end of every line. ^ The door squeaked back. They got on very well.',
      '“Anything you’d like to swap?” asked {c}. {hero} thought about it. ^ “My peas,” {he} squeaked, and they left the window open all night.',
    ],
  },
  ...theSwapOlderTellings,
};
