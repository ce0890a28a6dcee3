import type { Tellings } from '../further-tellings.ts';
import { foundFamilyOlderTellings } from './found-family-older.ts';

/** Further wordings of “found-family”. */
export const foundFamilyTellings: Tellings = {
  '2-3': {
    want: [
      'Ding-dong! Look down! Lower! “Hello, I’m {little}.”',
      'Oh! So small, so alone. A {littleKind} called {little}!',
      'Tap, tap! A {littleKind} with a label! It’s {little}.',
    ],
    setOut: [
      'Left, right, {little} in between. {refrain}',
      'Hop along, {little}! Hold my thumb. {refrain}',
      'Off we go, in a row. {refrain}',
    ],
    problem: [
      'Big ears? Small ears? “I don’t know,” says {little}.',
      '“Where is Home, {little}?” “Not sure.” Hmm.',
      'Ask {spot}. No answer! Who knows {little}?',
    ],
    try0: [
      'Climb and climb! Too windy for {little}. Down again.',
      '“Live up here!” “Eek,” says {little}. Down, please!',
      'Puff, {hero}! A house on top! It sways. Nope.',
    ],
    try1: [
      'Hello, hello, hello, hello! So many. {little} gets lost.',
      'One bed, twenty feet! {little} falls out. Bump.',
      'They all talk. Blah, blah! Nobody hears {little}.',
    ],
    try2: [
      'Tiptoe, tiptoe. Shiny floor! “No paws,” they say.',
      '“Sit on the shelf, {little}.” {little} sneezes. Tinkle!',
      'Everything in rows. No row for {little}. Out we go!',
    ],
    try3: [
      'Stamp, stamp! “Next, please.” No place for {little}.',
      'Look on the map. Left, right, under! No {little}.',
      '“Hm,” they say. “Hm, hm.” They don’t know.',
    ],
    turn: [
      'One crumb. Snap, snap! Three crumbs. Yum, yum, yum.',
      '“You first, {hero}.” A crumb for each. Munch!',
      'Tired feet. {little} pats them. Share a crumb?',
    ],
    turnDeepens: [
      'Brr! Come in my coat, {little}. Snuggle, snuggle.',
      'Thump, thump. Two hearts. One big, one small.',
      '{little} yawns. {hero} hugs. Just the right size!',
    ],
    lowPoint: [
      'All the doors say no. Drip, drip. Poor {little}.',
      '“To no one,” says {little}. Sniff. Big sniff.',
      'No more houses. No more “maybe”. {little} is so quiet.',
    ],
    spark: [
      'Who kept {little} warm? Who? Why, {hero} did!',
      '{hero}, {c}, {little}. Three! That’s a family!',
      '{hero} looks at {c}. {C} looks at {hero}. Yes!',
    ],
    deed: [
      '“Come home with us, {little}? Only if you like.”',
      'Down on one knee. “Us?” {refrain}',
      '“Be our {little}? Please?” “Yes! Yes! Yes!”',
    ],
    deedHolds: [
      'Scratch, scratch, pencil! Now the label says, “To us.”',
      'U and S. Us! {little} can read it.',
      '“What does it say, {hero}?” “It says US!”',
    ],
    solved: [
      'Round and round, {little} too! {refrain}',
      'Spin, {little}! Hop, {c}! Three makes a party!',
      'Tra-la, hop-la, three in a ring! {refrain}',
    ],
    home: [
      'A pot, a cushion. Sit, {little}! Soup for three.',
      'One more spoon. One more chair. One more kiss.',
      'Hang up the label. Pull up a chair. Home, {little}!',
    ],
  },
  '4-5': {
    want: [
      'Knock! {hero} saw nobody. Then {he} looked down. There sat a {littleKind}, and it was called {little}. ^ “To”, said the label on its string, and no more.',
      '“Is this the right house?” asked the {littleKind} on the step. “I’m {little}.” ^ {hero} knelt and read the label. “It only says ‘To’,” {he} said.',
      'There was a parcel on the step. No, it had ears! It was a {littleKind} called {little}. ^ {hero} turned the label over. “To”, and then nothing.',
      '{hero} nearly stepped on {little}. “Sorry,” they both said. The {littleKind} held up a label on a string. ^ There was a “To” on it, and a lot of white.',
    ],
    setOut: [
      '“Somebody forgot to write the rest,” said {hero}. “We’ll find out who.” ^ “{refrain}” sang {little}, who had just learned it.',
      '{hero} took one side of {little}, and {c} took the other. That way nobody could get lost. ^ “{refrain}” they sang.',
      '“Family wanted!” called {hero}, to the left and to the right. Nobody came. ^ “Then we’ll go and look. {refrain}”',
      'First went {c}. Then went {little}. Then went {hero}, who minded the label. ^ “{refrain}” It fitted their feet.',
    ],
    problem: [
      '“Have they got long tails?” asked {hero}. “Or beards?” ^ {little} was not sure. “I think they’ve got a door,” said {little}.',
      '{hero} asked at {spot}, but nobody had lost a {littleKind}. “What do you need in a family?” {he} said. ^ “Somebody,” said {little}.',
      '“Let’s look for someone like you,” said {hero}. “Small, with whiskers.” ^ {little} had to feel if there were any. There were four.',
      '“Do you remember your house?” asked {hero} by {spot}. ^ “It was a box,” said {little}. “There was a bump, and then there was you.”',
    ],
    try0: [
      '{hero} climbed up {spot}, to the people on top. “You can see everything from here!” they cried. ^ {little} saw everything. “Now I’ve seen it. Down, please.”',
      'Some people lived at the very top of {spot}. Their beds swung in the wind. ^ “Wheee!” they said. “Whoops,” said {little}, and sat on {hero’s} head.',
      'Up went {hero}, and up, with {little} on {his} back. A nice family looked over the edge. ^ “We never fall off,” they said. “Hardly ever.”',
      '“Up here!” called a family from the top of {spot}. They had tea, and cake, and no floor. ^ “I do like a floor,” {little} told {hero}.',
    ],
    try1: [
      '“Come in!” cried the people at {spot}. There were so many that they ate in turns. ^ “When is it {little’s} turn?” asked {hero}. “On Thursday,” they said.',
      'The family at {spot} had so many children that they had numbers. “You can be Fifty-two.” ^ “But I’m {little},” said {little}, and hid behind {hero}.',
      '“Room? Always!” said the people at {spot}, and squeezed. And squeezed. ^ Pop! {little} shot out like a cherry stone. {hero} caught it.',
      'At {spot} everybody talked at once. “Pass the jam! Where’s my sock? Who’s that?” ^ “{little},” said {little}. Nobody heard it. Only {hero} did.',
    ],
    try2: [
      '“Wipe your feet,” said the people at {spot}. They did. “Wipe them again.” ^ {hero} tiptoed. Even so, {little} left one small round mark.',
      'It was so clean at {spot} that nobody dared to breathe. “What does it eat?” they asked. “Toast,” said {hero}. ^ “Not in here, it doesn’t,” they said.',
      '“Shh!” said the people at {spot}. “We like it quiet.” {hero} tiptoed, and {c} tiptoed. ^ Then {little} had hiccups. Hic! A cup fell down in fright.',
      'At {spot} there were rules on the wall. No running. No humming. No hair. ^ “I’ve got some hair,” whispered {little}. They tiptoed out, {hero} last.',
    ],
    try3: [
      '“It must be on the map,” said {hero}. They looked at the top. They looked at the bottom. ^ They found {spot}. They didn’t find {little’s} house.',
      'By {spot} sat somebody very wise. “Families are that way,” said the wise one. “Or that way. Or that.” ^ {hero} turned the map round. It did not help.',
      '“Fill in this form,” they said at {spot}. “Name? {little}. Family?” ^ “That’s what we came to ask,” said {hero}. “Then come back when you know,” they said.',
      'By {spot} was an office full of drawers. “Lost gloves, lost hats, lost keys. No lost {littleKind},” they said. ^ “Have you looked properly?” asked {hero}.',
    ],
    turn: [
      '“I’ve still got a crumb,” said {little} by {spot}. It made a big bit, a middling bit and a tiny bit. ^ {hero} saw who kept the tiny one.',
      'Everyone’s tummy rumbled. {hero’s} went brr, {c’s} went grr, and {little’s} went eep. ^ {little} had one crumb in all the world, and broke it in three.',
      'They had a rest by {spot}. “Is your foot sore?” asked {little}. “Here’s some crumb for it.” {C} got some too. ^ {hero’s} foot felt better.',
      '“Shut your eyes,” said {little}. Something was put in {hero’s} hand. It was a third of a crumb. ^ “I’ve had mine,” said {little}. That was not quite true.',
    ],
    turnDeepens: [
      '“I’m not tired,” said {little}, and fell over. {hero} picked up the {littleKind} and held it close. ^ It weighed no more than a plum. It was hard to put down.',
      '{hero} made a house out of {his} two arms, and {little} moved in. ^ “No stairs,” said {little}. “And I like the neighbours.” {C} was pleased.',
      '{hero} hugged {little}, to keep out the cold. Bump, went something. Bump-bump, went something smaller. ^ “That’s yours,” said {little}, “and that’s mine.”',
      '{little} sat in {hero’s} arms and hummed their song, a bit wrong. {C} hummed along, just as wrong. ^ Nobody wanted to get up. So they had one more hum.',
    ],
    lowPoint: [
      'That had been the last door. {little} pulled the label over both eyes. ^ “I think I’m just a To,” said {little}. {hero} didn’t know what to say.',
      '“Sorry,” they had said, or “Not us,” or “Try next door.” There was no next door. ^ {hero} sat down. “Perhaps nobody’s missing me,” said {little}.',
      'Plop, went a tear, right on the label. {hero} wiped it, but it was wet. ^ “Now it’s empty and soggy,” sobbed {little}.',
      '“You can keep my label,” said {little}. “It isn’t for anyone.” ^ It was the saddest present that {hero} had ever got.',
    ],
    spark: [
      '{hero} counted. {C} was one, {he} was two, and {little} was three. They had been three all day. ^ “Three is a family,” {he} said. “Isn’t it?”',
      'A family shares its crumbs. A family keeps you warm. {hero} thought about that. ^ “But we did all that!” {he} cried. “We did it by ourselves!”',
      '“Who do you sing with?” asked {hero}. “You,” said {little}. “Who do you sit with?” “You.” ^ “Then I know who comes after the To,” {he} said.',
      '{hero} looked at the label for a long time. It was not empty. It was only waiting. ^ “{C},” {he} whispered, “have we got a pencil?”',
    ],
    deed: [
      '{hero} went down on {his} knees. “Do you like us?” {he} asked {little}. “We like you for always.” ^ “{refrain}” shouted {little}.',
      '“We’ve got a door,” said {hero}, kneeling. “It could be yours. But you’ve got to want it.” ^ “{refrain}” sang {little}, at once.',
      '{hero} made {himself} as small as {little}. “Will you choose us? We’ve chosen you already.” ^ {little} nodded and nodded. “{refrain}”',
      '“Please, will you stay with us?” said {hero}. “For ever, and on Sundays?” {little} looked at them, one by one. ^ “{refrain}”',
    ],
    deedHolds: [
      '{hero} wrote a U, and then an S. {His} tongue helped. ^ “Us,” read {little}. “That’s me, and you, and you.”',
      '“Hold still, label,” said {hero}, and wrote. {C} watched every letter. ^ “To Us,” {he} read out. {little} wanted to hear it four times.',
      'After the “To” there was room for one short word. {hero} wrote “Us” and blew on it. ^ “Is that all of us?” asked {little}. It was.',
      '{hero} wrote “Us” on the label, quite big. The S was the wrong way round. ^ “I like it like that,” said {little}, and hugged it.',
    ],
    solved: [
      '“{refrain}” sang {hero}. {C} turned left, {little} turned right, and they bumped noses. ^ It was the family dance. They had just made it up.',
      'Hop, hop, twirl! {little} rode on {hero’s} shoes, and {c} kept time. ^ “{refrain}” “Again!” cried {little}. So they did it again.',
      '“We’re an us!” sang {little} to everybody. {hero} danced round {spot} with {c}. ^ “{refrain}” Even the label hopped.',
      'They danced once for {hero} and once for {c}. They danced three times for {little}, who was new. ^ “{refrain}” Then they fell over in a heap.',
    ],
    home: [
      'A spoon was too small. A bucket was too big. A cup with a cushion was just right. ^ So that was {little’s} chair, between {hero} and {c}.',
      'There was one more bowl now, and a jam jar to sit on. ^ The label hung next to {hero’s} coat. {little} said good night to it.',
      '“Where do I sit?” asked {little}. “Here,” said {hero}. “You always do.” And from then on it was true. ^ The chair was a box. This one had no lid.',
      '{hero} moved up a bit, and {c} moved up a bit. There it was, a place for {little}. ^ It had been there all the time.',
    ],
  },
  ...foundFamilyOlderTellings,
};
