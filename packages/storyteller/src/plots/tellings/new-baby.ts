import type { Tellings } from '../further-tellings.ts';
import { newBabyOlderTellings } from './new-baby-older.ts';

/** Further wordings of “new-baby”. */
export const newBabyTellings: Tellings = {
  '2-3': {
    want: [
      'Waah! Who is that? So small! So loud!',
      'Everyone looks at Baby. Who looks at {hero}?',
      'Not now, {hero}! Not now! Waah, waah, waah!',
    ],
    setOut: [
      'Tiptoe, tiptoe. {hero} will help. {refrain}',
      'Shh, {c}! What does Baby want? {refrain}',
      'Up we get! Off we creep! {refrain}',
    ],
    problem: [
      'Wet? No. Hungry? No. Hot? Cold? Waah!',
      'Think, {hero}, think! Waah means what?',
      'Baby has one word. Waah! Hmm, says {hero}.',
    ],
    try0: [
      'Bear for Baby! Blocks for Baby! Clatter! Waah!',
      'Big, big pile! Teddy on top. Baby? Waah!',
      '“Take my bear!” Baby takes a breath. WAAH!',
    ],
    try1: [
      'Rum-pum-pum! Kick, {hero}! Twirl, {c}! WAAAH!',
      'Wiggle, wiggle! Bang, bang, bang! Baby howls.',
      'Tra-la-la, boom! Ha, ha! No ha-ha. Waah!',
    ],
    try2: [
      'Open the book. Page one? Page two? Waah!',
      'What does the book say? Blah, blah, waah!',
      'Flip, flap, flip. No Baby in this book!',
    ],
    turn: [
      'Hmm, hmm, hums {hero}. And the waah stops!',
      'La, la, la. What? No waah! Two big eyes.',
      '{hero} hums a bit. Hush! Baby is listening!',
    ],
    turnDeepens: [
      'Remember? {hero} hummed to the big round tummy!',
      '“You heard me in there!” Kick, kick, says Baby.',
      'It’s the tummy song! Baby wants some more.',
    ],
    lowPoint: [
      'La, la. What next? All gone! Waah, waah!',
      'The song ran off. Two sad ones. Boo-hoo.',
      'Hmm? Hmm? Nothing comes. Big waah. Big tear.',
    ],
    spark: [
      'How did it go? Close, close, cheek to tummy!',
      'Shh. Think back. Warm wool. Bom, bom. Yes!',
      'Not from here! Come close. Closer. There it is!',
    ],
    deed: [
      'Arms round Baby. Nose to nose. {refrain}',
      'Hug, hug. Sing it small. {refrain}',
      'Cheek on cheek. Listen, Baby! {refrain}',
    ],
    deedHolds: [
      'Sing, sing, and one more sing. A baby smile!',
      'Hold very still. {refrain} One tiny grin!',
      'Waah gets small. Waah gets sleepy. Wa. Ahh.',
    ],
    solved: [
      'Quiet! Whoever did that? Our {hero}! Hip, hip!',
      'They all peep in. “Ooh! Clever, clever {hero}!”',
      'Hug for Baby. Hug for {hero}. Whisper, “Hooray!”',
    ],
    home: [
      'Turn the page, {hero}. Baby likes the pictures.',
      'One book. Two big yawns. Night, night, Baby.',
      'Snuggle up! {hero} reads. Baby blows a bubble.',
    ],
  },
  '4-5': {
    want: [
      'The new baby had ten fingers, ten toes, and one word. “WAAH!” ^ Everyone ran when it said that. When {hero} said something, they said, “Not now.”',
      'Ding, dong! Another aunt. They all went straight past {hero} and put their heads in the pram. ^ “Coo,” they said. Nobody had said coo to {hero} for days.',
      '{hero} had made a tower nine bricks high. “Look!” {he} said. “WAAH!” said the pram. ^ Guess which one they looked at.',
      '“Can we play now?” asked {hero}. “When the baby sleeps,” they said. The baby slept. ^ “Can we play now?” “Shh! The baby’s asleep!”',
    ],
    setOut: [
      '“Somebody has to find out what it wants,” said {hero}. “And nobody else is asking.” ^ {C} saluted. “{refrain}”',
      '{hero} got up on {his} toes. “Follow me,” {he} whispered to {c}. “We’ll find what it’s crying for.” ^ “{refrain}”',
      'Nobody could hear themselves think. So {hero} stopped thinking and got going. ^ “{refrain}” {he} told the baby. “Stay there!” It did.',
      '“It must have lost something,” said {hero}, “and it’s too small to look.” ^ So {he} and {c} went tiptoeing off to look for it. “{refrain}”',
    ],
    problem: [
      'Perhaps it was lonely. Perhaps it was bored. Perhaps it had seen {spot} and did not like it. ^ {hero} made a list. It was a long one.',
      'Was it milk? Was it a tooth? Was it the colour of {spot}? ^ {hero} asked the baby. The baby said the same to everything, very loudly.',
      '{hero} put a finger on {his} nose, which helps with thinking. “Waah” could be “up”. It could be “down”. ^ It could even be “take away {spot}”.',
      'Big people say what they want. {hero} could point. But a baby just goes red. ^ {hero} leaned on {spot} and scratched {his} head.',
    ],
    try0: [
      '{hero} gave it a book. It cried. {He} gave it a car. It cried. {He} gave it a spoon. ^ Now it was crying and banging.',
      'Here came {hero}, with so many toys that only {his} knees showed. “Pick one!” {he} said. ^ The baby picked waah.',
      'The teddy said hello. The ball rolled by. The blocks fell down with a lovely crash. ^ {hero} had a very nice time. The baby did not.',
      '{hero} gave the baby {his} best bear. It was hard to do. ^ The baby was sick on it. Then it cried, and so, nearly, did the bear.',
    ],
    try1: [
      '“Babies like surprises,” said {hero}. {He} hid behind {spot} and jumped out. “Boo!” ^ The baby gave {him} such a look. And then, WAAAH!',
      'Bim, bam, boom! {hero} danced round {spot} with a drum. {C} joined in with the wobbly bits. ^ The baby joined in too. WAAAH!',
      '“I’ll be a jelly,” said {hero}. {He} wobbled past {spot} and played {his} drum. ^ It was very, very funny. But the baby did not know about jelly.',
      'First came the silly walk. Then came the silly song. Then came the drum. ^ {hero} laughed and held on to {spot}. One person wasn’t laughing.',
    ],
    try2: [
      '{hero} asked everybody who knew about babies. “Rock it.” “Don’t rock it.” “Put a hat on.” ^ {He} did it all at once. The baby did not like the hat.',
      '{hero} got out the fattest book and turned it round and round. There were so many words in it! ^ But not one of them was “waah”.',
      '“It’s in here somewhere,” said {hero}, turning pages by {spot}. There was a baby in a bath. One wore a hat. ^ All of them smiled. It was no help.',
      '{hero} read to the baby. “Once there was a WAAH. The WAAH lived in a WAAH.” ^ {He} shut the book. It was hard to follow.',
    ],
    turn: [
      '{hero} gave up and went off to build a tower. And while {he} built, {he} sang. ^ Behind {him} it went very still. The baby had turned its head!',
      '{hero} could not find {his} pencil. {He} hummed as {he} looked for it. ^ And what was that? That was nothing! Lovely, quiet nothing. The baby was looking at {him}.',
      '“Hum, hum,” went {hero}, thinking about supper. “Wa,” went the baby. It never got to the “ah”. ^ It was listening!',
      '{hero} sighed, and the sigh turned into a tune. ^ {He} heard a small hiccup, and then quiet. Who had switched off the baby? {He} had!',
    ],
    turnDeepens: [
      '“You know that song!” said {hero}. “You heard it in the tummy!” ^ The baby looked at {him} as if to say, “Well, yes. Go on.”',
      '{hero} got down low. “We’ve met,” {he} whispered. “I was the one singing outside. You were the one inside.” ^ The baby blinked. It wanted more.',
      'It was the tummy tune! {hero} used to hum it in winter, and the tummy kicked. ^ Now {he} hummed a bit, and the baby kicked. It was the very same kick.',
      '“I made that tune up,” said {hero}, “for when you were a bump.” Nobody else in the world knew it. ^ Only two people did, and one had no teeth.',
    ],
    lowPoint: [
      'Go on? How did it go on? {hero} looked for it in {his} head. There was only tired in there. ^ WAAAH! {He} put {his} hands on {his} ears.',
      'Then came the next bit. But what was the next bit? {hero} opened {his} mouth. It was empty. ^ “WAAH!” {He} felt very small, for somebody so big.',
      '{hero} tried it high. {He} tried it low. It was the wrong tune every time. ^ The baby cried, and {hero} stood there and let {his} own tears drip.',
      '“Come back, song,” said {hero}. It did not come. {He} had been so cross lately. Had that frightened it away? ^ Now nobody could stop the waah.',
    ],
    spark: [
      '{C} came and leaned on {his} cheek. Cheek! ^ That was it. {He} used to sing with {his} cheek close up. {hero} went and tried it.',
      '{hero} thought about the tummy. You could not sing to it from the door. It only listened when you came up close. ^ “Closer!” said {hero}.',
      '“Where did you sing it?” asked {c}. {hero} tapped {his} cheek. “Here,” {he} said. “It goes in through here!” ^ And {his} cheek still knew it.',
      'Some things you can’t find in your head. {hero} felt in {his} cheek instead. Warm. Scratchy. Bump, bump. ^ Ah! There it was.',
    ],
    deed: [
      'Warm cheek, soft voice. Nobody else could hear. “{refrain}” sang {hero}. ^ The baby stopped in the middle of a waah. It found {his} finger, and held on.',
      '{hero} gave the baby a hug, the careful kind. {He} put {his} cheek down. “{refrain}” ^ It was hardly louder than breathing. The waah stopped to hear it.',
      'In went one arm, and round went the other. “{refrain}” sang {hero}, just for one. ^ A warm little hand took hold of {his} ear.',
      'No drum now, and no dancing. {hero} only leaned in close. “{refrain}” ^ “Oh,” said the baby’s face. “It’s you!”',
    ],
    deedHolds: [
      'Again, said the eyes. “{refrain}” And again. {hero’s} neck was stiff. {He} sang it until {he} forgot to count. ^ Then one side of the baby smiled.',
      '{hero} sat and sang, and sang and sat. {His} nose itched. {He} let it. “{refrain}” ^ Then the baby’s mouth went up on one side.',
      'The baby wanted it again. And again. {hero} could have sung it backwards by then. “{refrain}” ^ All at once somebody smiled, without any teeth.',
      '“{refrain}” That made twenty times. ^ And then came a smile, as small and wobbly as a bubble. {hero} held {his} breath, so that it would not pop.',
    ],
    solved: [
      'Heads came round the door, one above the other. “How?” they whispered. “It likes me,” said {hero}. ^ And there was a hug with {him} in the middle.',
      '“Who turned it off?” somebody whispered. “Nobody,” said {hero}. “I turned it happy.” ^ They all cheered, with no sound at all.',
      'In they came, one after another, with their shoes in their hands. “{hero} did it!” they said. ^ {He} grew a little. You could nearly see it.',
      '“Teach us!” they begged. So {hero} taught them. They sang it too high and much too fast. ^ The baby looked at {hero}, and it was hard not to laugh.',
    ],
    home: [
      'Now when the baby says “Waah,” they call for {hero}. {He} knows what it means. This one means, “Where is my big friend?”',
      'One arm for the book, and one for the baby. {hero} was quite full. ^ “I’ll turn the page,” said somebody. “No,” said {hero}. “I’ve still got a chin.”',
      '“Once upon a time,” read {hero}. It was quiet, so {he} read it all. ^ On the last page everybody was asleep, except the one who was reading.',
      'At story time there was a lap free. {hero} sat down on it, quick. ^ “This is a good page,” {he} told the baby, yawning. “That’s you, and that’s me.”',
    ],
  },
  ...newBabyOlderTellings,
};
