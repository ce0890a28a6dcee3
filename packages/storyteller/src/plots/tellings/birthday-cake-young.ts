import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “birthday-cake” for readers of two to five. */
export const birthdayCakeYoungTellings: Tellings = {
  '2-3': {
    want: [
      '“What is a birthday?” asks {little}. Oh, {little}!',
      '{hero} has one. {c} has one. Not {little}!',
      'No candles? No song? Not once, {little}?',
    ],
    setOut: [
      'Shh! Big bowl. Big plan. {refrain}',
      'Hush, hush, honey pot! {refrain}',
      'Apron on. Off we go! {refrain}',
    ],
    problem: [
      'Egg in. Shell in. Oops! Shell out.',
      'Pour and pour. Is that enough? Splosh!',
      'Flour here! Flour there! Flour in my hair!',
    ],
    try0: [
      'Peep! Where is the cake? Thin as a sock!',
      'Bake, bake, bake. Clack! Hard, flat cake.',
      'Too quick, too thin! It rolls like a wheel.',
    ],
    try1: [
      'Puff, puff, puffy! Bigger than {hero}! Flump.',
      'Stop, cake, stop! It sits on {c}.',
      'Knock, knock, lid! Here comes cake! Whoops!',
    ],
    try2: [
      'Round and brown. One bite. Bleh! Salty!',
      'Sugar? No! Salt! Water, water, glug, glug!',
      'So pretty! So golden! So, so, so salty!',
    ],
    turn: [
      'One last egg. Hold it tight. For whom?',
      'Stop, spoon! What would {little} like?',
      'Egg in my hand. Think in my head.',
    ],
    turnDeepens: [
      'Creep, creep. {Little} likes it crunchy. {Little} likes it warm.',
      'Hush. Remember. Nibble, nibble: seeds! Yes, seeds.',
      'On tiptoe, think! Small things for a small friend.',
    ],
    lowPoint: [
      'Roll, roll, roll. No, egg, no! Crick, crack.',
      'Bump! Down it goes. Yellow on my shoe.',
      'Splat goes the egg. Drip goes a tear.',
    ],
    spark: [
      'Crunch! A seed! No egg in a seed!',
      'Warm. Small. Crunchy. That is not a cake!',
      'Wipe your nose, {hero}. You can make a bun!',
    ],
    deed: [
      'This seed? Yum! That one? In! {refrain}',
      'Slow, slow, slow. Pat a small bun.',
      'Nut by nut. Seed by seed. {refrain}',
    ],
    deedHolds: [
      'Ring, ring! Come quick! Bring quiet feet.',
      'Here a balloon. There a balloon. Shh, giggle.',
      'Tap, tap! Who is in? Come for {little}!',
    ],
    solved: [
      'Door goes creak. “HOORAY!” Happy birthday to you!',
      'Crunch, munch, crunch! {Little} hugs the bun.',
      '“For me? For me?” For you, {little}!',
    ],
    home: [
      'Draw a ring. Today is {little’s} day. Night!',
      'One red ring. One sleepy {hero}. Good night, bun.',
      'Puff! Out, candle. Come again next year!',
    ],
  },
  '4-5': {
    want: [
      '“What are you singing?” asked {little}, the tiny {littleKind} by the step. “A birthday song!” said {hero}. ^ “I haven’t got a birthday,” said {little}. “There was none left for me.”',
      '{hero} was humming the birthday tune. Up popped {little}, the {littleKind} from under the step. ^ “That’s nice,” said {little}. “I’ve never had one. What is it for?”',
      '“I was five, and then I was six,” said {hero}. “And you?” ^ {Little}, the small {littleKind} by the step, thought hard. “I was always just me.” No birthday? Not even one?',
      '{hero} knelt down at the step with a bit of icing. “From my birthday,” {he} said. ^ {Little}, the {littleKind} who lived there, looked at it. “I never caught one of those.”',
    ],
    setOut: [
      '{hero} ran for the flour. {C} ran for the big bowl. “{little} shall have a cake,” {he} said. “And not a word!” ^ “{refrain}”',
      '“Flour? Yes. Eggs? Yes. Secret? Yes!” said {hero}. ^ {He} hid the basket under a cloth. There was no cake in it yet. “{refrain}”',
      '“Walk like a shopper,” whispered {hero}. So they walked past the step like shoppers, with a basket full of surprise. ^ “{refrain}” they hummed, round the corner.',
      '{hero} had never baked a cake, but {he} had licked a great many bowls. ^ “I’ll know it when I lick it,” {he} told {c}. “{refrain}”',
    ],
    problem: [
      'The stove stood by {spot}. The spoon was too big. The bowl was too small. ^ “A bit of this,” said {hero}, “and a lot of that.” It was mostly that.',
      '“Now a cup of this,” said {hero}. Was it a big cup or a small cup? ^ They used a hat. You could say that it was half a hat of flour.',
      '{hero} cracked an egg against {spot}. Not a good idea. ^ {He} cracked one on {his} knee. That was worse. The third kept its coat on.',
      '“First the wet things, then the dry things,” said {hero}. “Or the dry things first.” ^ They did it both ways at once. It looked like porridge with something on its mind.',
    ],
    try0: [
      'In it went. {refrain} Out it came, as thin as a [slipper|book]. {C} tried to cut it. ^ The knife went “boing”. They had not stirred for long enough.',
      '“It’s mixed!” said {hero}, after two stirs and a bit. “{refrain}” ^ It was as flat as a stamp, and {c} wanted to post it.',
      '“{refrain}” {hero} couldn’t wait. {He} pulled it out, and it went clack on the ground. ^ It made a rather good plate.',
      'Stir it, pop it in, take it out. “{refrain}” But where was the cake? ^ {hero} slid a hand inside. There it lay, no thicker than a leaf.',
    ],
    try1: [
      '“More puff,” said {hero}, and tipped in the whole tin. The cake puffed up as big as {spot}. ^ Then it went “fffft”, and sat down on {c}.',
      'How much puff powder? {hero} put in one spoon, and one for luck, and one for {c}. ^ The cake stood up. It walked out of the oven. It kept on coming!',
      '“It’s growing!” laughed {hero}. “It’s growing a lot,” said {c}. ^ Up it went, past {spot}. “Down, cake!” said {hero}. It came down, all right. It came down on them.',
      'The cake pushed up the lid and had a look round. It looked over {spot}. ^ {hero} stretched out both arms to hold it. Fffff! Now {he} was wearing it.',
    ],
    try2: [
      'Now it was brown and round and just right. Nibble, nibble. “Blah!” ^ {hero} had mixed up the jars. This cake was made with salt!',
      '“This is the one,” said {hero}, and took a huge bite. {His} ears went flat. {His} toes curled up. ^ Sugar and salt look like twins. This was the wrong twin.',
      'It smelled like Sunday. ^ {hero} bit, and ran three times round {spot}, looking for water. Who puts salt where the sugar goes? {hero} does.',
      '“After you,” said {hero}. “No, after you,” said {c}. They bit both at once. ^ It was like eating the sea. {hero} sniffed at the jar. Salt!',
    ],
    turn: [
      'One last egg! {hero} held it like a jewel. “What sort does {little} like best?” asked {c}. ^ {hero} opened {his} mouth. Then {he} shut it again.',
      '“Last egg,” said {hero}, very quietly, so that it wouldn’t hear. “Now what would I like best?” ^ “It isn’t for you,” said {c}. Oh! So it wasn’t.',
      'One egg sat in {hero’s} hand. “Chocolate or jam?” {he} said. “Which is {little’s} best?” ^ They looked at the egg. The egg didn’t know either.',
      '{hero} lifted the last egg to crack it. Then {he} stopped. ^ All day {he} had thought about the cake. {He} hadn’t once thought about {little}.',
    ],
    turnDeepens: [
      '“We never asked,” said {hero}. They sat down by {spot} and thought hard. ^ {Little} liked small things. {Little} liked warm things. {Little} liked crunchy things!',
      'They went on tiptoe, because thinking is easier on tiptoe. ^ “{Little} never finishes jam,” whispered {hero}. “{Little} always finishes seeds. Every one. Crunch!”',
      '“What does {little} do all day?” asked {hero}. “Collects seeds,” said {c}. “Warms {little’s} toes.” “And asks how we are,” said {hero}. {He} had not noticed that before. ^',
      'They hid near {spot} and played at being {little}. {hero} made {himself} small. ^ “I’m cold,” said {hero}. “I like crunchy things. I like it when you come.”',
    ],
    lowPoint: [
      'And then, oh dear, {c} sneezed. The egg rolled. It rolled and rolled. Crack! ^ There it lay, all yellow. “Now there’s nothing,” said {hero}.',
      '{hero} was so glad that {he} jumped. The basket jumped too, and so did the egg. ^ Only, the egg did not know how to land. Crick, crack.',
      'Round and round rolled the egg, and nobody could catch it. Crack! ^ {hero} looked down. “It was the last one,” {he} said, and {his} chin began to wobble.',
      '“Mind the egg!” said {c}. “What egg?” said {hero}. Crunch. ^ {He} lifted up {his} knee. That egg. There would be no birthday now.',
    ],
    spark: [
      '{C} found a seed on the ground, and crunched it. Crunch! {hero} looked up. ^ “Crunchy! Warm! Small!” {he} shouted. “We never needed an egg at all!”',
      'A seed had stuck to {hero’s} wet cheek. {He} ate it, to be tidy. Crunch! ^ {He} stopped sniffing. “That’s what {little} likes. It’s lying about everywhere!”',
      '“Does a bun need an egg?” asked {hero}. {C} didn’t think so. “Do seeds?” Not at all. ^ “Then what are we crying for?” said {hero}.',
      '{hero} looked at the big cakes, all broken. They were much too big for anyone so small. ^ “I’ll make something little,” {he} said, “for {little}.”',
    ],
    deed: [
      'Seeds from here, nuts from there. {hero} rolled them up in honey. “{refrain}” ^ The bun was as small as a button.',
      '“One seed for the bun,” said {hero}, “and one for me, to check.” ^ “{refrain}” Soon there was a bun as big as a thumb.',
      '{hero} did not hurry now. {He} stirred until {he} had counted all {his} fingers, ten times. “{refrain}” ^ Out came a bun, warm and crackly.',
      'Acorns, pips and poppy seeds! {hero} filled the basket. “{refrain}” {he} sang, and sniffed, and tasted. ^ This time it wasn’t salt.',
    ],
    deedHolds: [
      'Tap, tap, tap! {hero} went to every door. “Shh! Come quickly. {Little} mustn’t see!” ^ Soon there were feet behind every flowerpot.',
      '{hero} set a table on the step, with a leaf for a cloth. “Now for the faces,” {he} said. ^ {He} knocked at each door, and out came a face.',
      '“Are you busy?” {hero} asked, all down the road. They were. “It’s {little’s} birthday.” Then they weren’t. ^ They came on their toes, with three balloons.',
      'One candle, as thin as a straw. One chair, as small as a cork. ^ “And now everybody hide,” said {hero}, pointing, “and nobody sneeze.” Everybody nearly did.',
    ],
    solved: [
      'Creak, went the tiny door. “HAPPY BIRTHDAY!” {Little} fell over backwards. ^ Then {little} took a bite, and went quiet, and took another. “Crunchy,” sighed {little}.',
      '{Little} came out to see who was breathing. They all were! “HAPPY BIRTHDAY!” ^ {Little} took one bite and closed both eyes. “You made it my size,” said {little}. {hero} cheered.',
      '“One, two, three,” whispered {hero}. “SURPRISE!” Every balloon went bang. ^ {Little} hugged the bun, and took a bite, and hugged it again. “It’s just how I am inside,” said {little}. “Crunchy.”',
      '“Is it somebody’s birthday?” asked {little}. “Yes!” they shouted. “Whose?” “YOURS!” ^ {Little} sat down on the chair. It fitted. {hero} laughed, and lit the candle.',
    ],
    home: [
      'There was flour on the clock and honey on the stairs. {hero} did not mind. ^ {He} drew a ring round the day, so that nobody could forget it.',
      '“When is it again?” asked a small voice under the step. “Next year,” said {hero}, with a yawn. ^ “Ooh,” said the voice. “I can hardly wait.”',
      '{hero} drew a cake on the calendar, then rubbed it out. ^ {He} drew a tiny bun instead, with seeds on it. Nobody else had a day like that.',
      '{hero} had a bath, and the bath had a lot of batter. ^ “Happy birthday, dear {little},” {he} sang, all sleepy. Down below, somebody joined in.',
    ],
  },
};
