import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “midnight-feast”. */
export const midnightFeastTellings: Tellings = {
  '2-3': {
    want: [
      'Crunch? No. Sweet? No. The {thing} is boring!',
      'Bite, bite. Where is the yum?',
      '“My {thing} tastes grey,” says {hero}. Blah!',
    ],
    setOut: [
      'Clink, clank, pot! Shh, shh, pot! {refrain}',
      'Big spoon. Big pot. Big night! {refrain}',
      'Out of bed! Who is awake? {refrain}',
    ],
    problem: [
      'Hello! Does it taste? No, no, no.',
      'Here a sigh. There a sigh. Sigh, sigh, sigh!',
      'Everybody has soup. Nobody says yum.',
    ],
    try0: [
      'Pinch of this! Fistful of that! Achoo! Bless you!',
      'Hot, hot, hot! Blow, blow! Still no yum.',
      'Mustard! Ginger! Puff! Smoke out of my ears!',
    ],
    try1: [
      'Cherry on top. Flag on top. Crash on bottom!',
      'So pretty! Ooh! So dull. Oh.',
      'A tower of cake! Tip, top, topple. Splosh!',
    ],
    try2: [
      'Beans here! Plums there! Hurry, scurry, spill.',
      'Knock, knock, noodles! “No, thanks.” Slam!',
      'Zoom with the basket! All too late. All cold.',
    ],
    try3: [
      'Eat and hop! Eat and twirl! Hiccup!',
      'One leg. Both eyes shut. Slurp! Nope.',
      'Soup in my ear! Soup in my sock!',
    ],
    turn: [
      'Crack! Two bits. Munch! Munch! Yum? Yum!',
      'Bite for me, bite for you. Wow, sweet!',
      'Share it, {hero}. Chomp, chomp. It is back!',
    ],
    turnDeepens: [
      'Last crumb. Just for me. Blah! Again?',
      'It was here! It was yum! Now? Gone.',
      'Alone, no yum. Hmm, hmm, hmm. Think, {hero}.',
    ],
    lowPoint: [
      'Lights out. Pop, pop, pop. Cold, cold pot.',
      'Poor pot. Poor tummy. Poor, poor {hero}.',
      'Look inside. Nothing. Plip! Was that a tear?',
    ],
    spark: [
      '{C} cuddles up. Yum needs two! Aha!',
      'Warm next to me. That is the yum!',
      'Stone in my hand. Friends, come and see!',
    ],
    deed: [
      'Splash! Guess what is cooking? Stone! {refrain}',
      'Stir it left. Stir it right. {refrain}',
      '“Mmm,” sings {hero}. “It only needs one bean.”',
    ],
    deedHolds: [
      'Creak, creak, doors! In slippers they come. Plop!',
      'Here is a pea. Here is a leek. Plip!',
      '“May I stir?” Yes! You, and you, and you!',
    ],
    solved: [
      'Shoulder to shoulder. Sip. Ahh! {refrain}',
      'Bowls up! Cheeks hot! Yum for everybody!',
      'More, more, more! Sing and slurp! {refrain}',
    ],
    home: [
      'Sleep well, stone. Sleep well, spoon. Big yawn!',
      'Round belly. Round stone. Good night, supper.',
      'All the chairs hug the table. Night, night.',
    ],
  },
  '4-5': {
    want: [
      '“Eat up,” they told {hero}. So {he} ate up {his} {thing}. It was like eating a cloud, only less wet. ^ “Somebody has stolen the yum,” {he} said.',
      '{hero} licked {his} {thing}. {He} licked the spoon, and {he} licked the table. ^ They all tasted just the same. No one in the street wanted supper any more.',
      'There was soup that tasted of water. There was bread that tasted of sponge. ^ {hero} gave {his} {thing} one nibble, and put {his} head down on the table.',
    ],
    setOut: [
      '“Tummies can’t sleep when they are empty,” whispered {hero}. {He} tiptoed off with the pot and the spoon. ^ “{refrain}” grumbled {c’s} tummy.',
      'One foot, then the other foot. Creak! {hero} carried the big pot like a baby, and the spoon like a flag. ^ “{refrain}”',
      '“If it is lost,” said {hero}, “we’ll find it. If it is broken, we’ll cook a new one!” ^ Clonk, went the pot. “{refrain}”',
    ],
    problem: [
      'Knock, knock. “Does yours taste?” asked {hero}. “No,” sighed someone by {spot}, and shut the door. ^ It was the same next door, and the next.',
      '{hero} saw a tiny light, and one more, and one more. By each light somebody poked at a plate. ^ Poke, poke, poke. All of them sat there quite alone.',
      '“Would you like some of mine?” said {hero} at {spot}. “What’s the use?” said a voice. ^ All the curtains were shut. Behind them tummies rumbled like far-off trains.',
    ],
    try0: [
      '{hero} put in ginger, and a thing that was green. ^ They took a sip by {spot}. {C} had to sit in a puddle. Hot? Yes! Tasty? No.',
      '“More salt!” cried {hero}, and the whole jar fell in. ^ Now the spoon stood up by itself. Nobody could eat that, not even the spoon.',
      '“It needs a kick,” said {hero}. {He} tipped in all the little jars at once. ^ The soup hissed. It went purple. It tasted of nothing, very loudly.',
    ],
    try1: [
      '{hero} built a cake like a castle. It had towers. It had a door with a biscuit for a knob. ^ “How lovely!” everyone said, and left it on their plates.',
      '“Pretty food is yummy food,” said {hero}. {He} stuck on stars. ^ Past {spot} {he} tripped. Now the ground was very pretty.',
      'What if it had stripes? {hero} made stripes. What if it had dots? {hero} made dots. ^ It looked like a party. It tasted like the chair.',
    ],
    try2: [
      '“One at a time!” said {hero}. Somebody wanted rice. Somebody wanted rice without the rice. ^ {He} ran and ran with {his} basket, and everybody ate one grain.',
      '{hero} took waffles to {spot}. {He} took a radish to the next light and a pickle all the way back. ^ “Thanks,” said the doors, and shut.',
      '“I know what you like!” said {hero}, and ran from light to light. ^ They did like it. They liked it so much that they left it for tomorrow.',
    ],
    try3: [
      '“Dance while you chew,” said {hero}. “It shakes the taste out.” ^ Wiggle, wiggle, hop! All it shook out was soup, and most of a carrot.',
      '{hero} ate with {his} left hand. {He} ate with {his} hat over {his} eyes. ^ “Anything?” asked {c}. “Only hat,” said {hero}.',
      '“Say yum before you bite,” said {hero}. They said it very loudly. Yum, yum, YUM! ^ The soup was not fooled.',
    ],
    turn: [
      '“You’re rumbling,” {hero} said to {c}. “So are you,” said {c}. So they sat down close and had half the {thing} each. ^ And it crunched! And it was sweet!',
      'There was one {thing} left. {hero} looked at {c}. {C} looked at the {thing}. Snap! Now there were two. ^ “Oh my,” said both of them. It was delicious!',
      '{hero} gave {c} half {his} {thing}, because that is what you do. Munch, munch. ^ Then they stopped and stared. Hello, taste! Where have you been?',
    ],
    turnDeepens: [
      '{hero} saved a crumb. {He} took it behind a bush, where no one could see. Nibble. ^ Nothing! It was the very same crumb. “That is odd,” {he} said.',
      '“We found it!” shouted {hero}, and ran off to tell the others. ^ On the way {he} tried the last bite. It was like biting a button.',
      '“Again!” said {hero}. Only, {c} had gone to look at {spot}. So {he} munched without {c}. ^ Where was the yum now? It had hopped away.',
    ],
    lowPoint: [
      'Out went a light. Out went all the lights. ^ {hero} sat with {his} arms round the pot. It had nothing in it but dark. “I’m sorry, pot,” {he} said.',
      '{hero} looked in the bag. No flour. {He} looked in the box. No beans. In {his} pocket was one stone. ^ You can’t bite a stone.',
      'The pot was cold, and so was {hero’s} nose. Everyone was in bed, as hungry as ever. ^ “I did try,” {he} told {his} knees.',
    ],
    spark: [
      '{C} put a warm side next to {hero’s} cold one. Just like before, when it was yummy! ^ “It tastes when you are two,” said {hero}. “Or ten! Let’s get everybody out.”',
      '“Budge up,” said {hero}, and {c} budged up. Then {he} jumped. ^ They had sat like this when the taste came back! {He} tossed the stone. “I’ve got a trick,” {he} said.',
      'How do you make people sit together? {hero} turned the stone round and round. ^ You make them want to look! {He} began to giggle.',
    ],
    deed: [
      '{hero} made the pot go bong. “Stone soup! Come and see! No, don’t. It’s not quite ready.” ^ “{refrain}” “Not ready?” said a window. “What does it need?”',
      'Round went the spoon. Clack went the stone. “{refrain}” sang {hero}. “What a smell! It only wants one bean.” ^ Somewhere a key turned. “I’ve a bean.”',
      '“What are you cooking?” called somebody from bed. “A stone!” called {hero}. “{refrain}” ^ Then feet came pattering. Everyone wants to see a stone being cooked.',
    ],
    deedHolds: [
      'First came a carrot, in slippers. Somebody was holding it, of course. ^ Then came leeks, and peas, and one pale mushroom. “Come in, come in!” said {hero}, and waved the spoon.',
      '“Can I blow on the fire?” “Can I stir?” “Can I say when?” Everyone wanted a job. ^ “Yes, yes, and yes,” said {hero}. Plop went a turnip.',
      '“Mine’s so little,” said somebody, with a bean. {hero} took it in both hands. ^ “That’s the very one I was waiting for,” {he} said. Plip! And the soup said mmm.',
    ],
    solved: [
      'They sat in a ring, knee to knee. Spoons went up. Eyebrows went up! ^ “I can taste your leek!” “{refrain}” cheered {hero}, and they all had thirds.',
      '“Ready,” said {hero}. “Steady. Slurp!” And there was the taste again, big and hot and for everyone. ^ “{refrain}” they sang, with noodles on their chins.',
      'There were not enough bowls, so they used hats. There was not enough room, so they used laps. ^ “{refrain}” laughed {hero}. Nobody’s tummy grumbled. They were too busy.',
    ],
    home: [
      '{hero} was so full that {he} had to walk slowly. {He} gave the stone a chair of its own. ^ “Everyone together,” {he} told it. “That’s the rule.”',
      'Four chairs stood with their backs to each other. {hero} turned them round. ^ Now they could see the stone, and the stone could see them. {He} yawned a soup yawn.',
      'On the table lay a stone, washed and dried. ^ “Don’t put that away,” said {hero}, with {his} eyes half shut. “It’s for when somebody rings the bell.”',
    ],
  },
  '6-8': {
    want: [
      '“It’s jelly,” said {hero}. {He} knew, because it wobbled. With {his} eyes shut it could have been glue. {He} tried {his} {thing}, which had never let {him} down. It let {him} down. ^ They all ate in separate corners these days, so as not to see each other’s faces. {hero} chewed, and chewed, and gave up.',
      'The cook at the corner had taken the menu out of the window. Nobody wanted it. You might as well eat the menu. ^ {hero} put a {thing} on a plate in front of {him} and waited, as for a late bus. Then {he} took a bite. No bus. “This can’t go on,” {he} said. {His} tummy said the same, only longer.',
    ],
    setOut: [
      '“Shh,” said {hero} to the pot, which was bumping down the stairs behind {him}. It was the biggest pot in the house, and it had never been told to whisper. ^ {He} had a spoon, and {he} had {his} last {thing}. {He} had {c}. “Supper is out there somewhere,” {he} said, and pointed at all the little lights {within}. “{refrain}”',
      'Night is a bad time to be hungry. It is a good time to be out, though, because nobody says to wipe your feet. {hero} put the {thing} in {his} pocket. ^ {He} lifted the pot down from its hook. Then off they crept {into}, clink, clank, hush, like a very small orchestra on its way home. “{refrain}”',
    ],
    problem: [
      '{hero} knocked at the first light. “What’s it like, your supper?” “Beige,” said a voice. {He} knocked at {spot}. “It has no middle,” said someone there. ^ They each had a different word for it. They each had the door on the chain. {He} could hear their rumbles, up and down the dark, like dogs that answer each other and never meet.',
      'By {spot} somebody was blowing on a spoon from habit. The soup had been cold since Sunday. “Why don’t you go and eat with them?” asked {hero}, and pointed to a lamp behind {spot}. ^ “With that?” said somebody. “I’d be ashamed.” {hero} went over to the lamp, and that somebody was ashamed as well.',
    ],
    try0: [
      '“What it needs is zing,” said {hero}. {He} was not sure which jar had the zing in it, so {he} used them all. Beside {spot} the pot began to growl. ^ {C} tried a drop and ran round in a circle. {hero} tried a drop and could not shut {his} mouth. “Now it hurts,” {he} said, fanning. “But it still doesn’t taste.”',
      'There is a sort of cook who counts the pinches. {hero} had got up to ninety when {he} lost count and began again. ^ At last they dipped their spoons. The spoons came out shiny. Somebody near {spot} took one sip, and slid down the wall. “I felt it go past,” that somebody croaked. “But it didn’t stop to say hello.”',
      'First {hero} was a doctor. {He} looked into the pot with a lamp, by {spot}, and said that it was rather pale. So it got a spoon of mustard, three times an hour. ^ By the third spoon they were pale and the soup was green. {C’s} eyes were watering. “I think that we’ve cured it of being soup,” said {hero}.',
    ],
    try1: [
      '“Who’d want that?” said {hero}, with a look at the grey lump. “It needs a hat on.” So {he} gave it one, of cream and roses. ^ They clapped when {he} carried it by {spot}. They all cut a slice, and carried it off, and closed the door. Later {he} found the roses, out on the step. They tasted of hat.',
      'It took until the clock struck, but nobody had ever seen a cake like it. It was a ship. It had sails of pastry, and twelve little oars. {hero} bore it past {spot} with {his} tongue between {his} teeth. ^ People took an oar each. “Beautiful,” they said, in twelve different corners. You can’t sail far on that. By the end there was only anchor.',
      'If a thing is wrapped up nicely, you like it better. {hero} had noticed that. {He} wrapped each supper in a leaf, with a bow, and stacked them up on a cake for a stand. ^ Everybody loved the bows. “And inside?” {he} asked at {spot}. There was a rather long wait. “It’s a very good bow,” they told {him}.',
    ],
    try2: [
      '{hero} wrote “What would you like?” on nine bits of paper. Back came nine answers. One was “my granny’s”. One just said “crisp”. ^ {He} ran from {spot} to {spot} with the basket. Each of them got just the right thing. {He} watched through nine windows how they lifted a fork, and put it down.',
      '“I’ll be the waiter,” said {hero}, and hung a cloth over {his} arm. Porridge for the one by {spot}. No lumps. Only lumps, for the one after that. ^ {He} was so quick that the porridge leaned over backwards. It was no good. They thanked {him}. They ate a lump. Then the bell rang at the other end, and off {he} went again.',
      'Someone was bound to like something. So {hero} filled the basket with a bit of everything, and trotted round with it like the post. ^ At {spot} they took the pickle and left the cheese. Next door they took the cheese. At the last door they asked if there was any pickle. When {he} sat down {his} feet were steaming, and everybody was still hungry.',
    ],
    try3: [
      '“You must never eat standing still,” said {hero}, who had perhaps not listened to the whole of it. So they danced. They skipped past {spot} with a dumpling each. ^ {C} swallowed a dumpling whole. {hero} lost {own} down a sleeve. “Taste anything?” “Only elbow,” said {hero}.',
      '“Taste is mostly in the nose,” said {hero}, so they put the noses in first. Then it was the chins. Then they tried humming with a full mouth, beside {spot}, until the neighbours closed their windows. ^ “I’m soup up to here,” said {hero}, “and I still couldn’t tell you what kind.”',
      'They tried it blindfold. They tried it in hats. By {spot} they tried it hopping, and {hero} bit {his} spoon. ^ “It said nothing about soup in ballet,” {he} puffed, going round once more with a bowl on {his} head. The bowl came down in the end. It was like being rained on by Monday.',
    ],
    turn: [
      '“That’s the end of the flour,” said {hero}, and they sat down with a bump. {He} turned {his} pocket inside out, and there was the old {thing}. It had a crack down the middle, as if it knew. ^ “Left or right?” {he} asked. “Left,” said {c}. They chewed. Their eyes met. All at once it was like having a brass band on your tongue.',
      '{C’s} tummy asked a question, and {hero’s} answered it. There was only the one {thing}, and it was not a large one. {He} broke it on {his} knee. ^ It’s hard to be fair in the dark. {He} gave {c} the half that felt bigger. Then {he} bit, for company. “It’s SALTY,” shouted {hero}. “Or sweet! I don’t know! It’s SOMETHING!”',
    ],
    turnDeepens: [
      'There was a bit stuck to {his} sleeve. {hero} saved it until {c} had gone on to see what was behind {spot}. Then {he} popped it in. {He} waited. {He} might just as well have eaten the sleeve. ^ “Come back,” {he} called. “It’s stopped again!” But it had been the same {thing}, with the same fluff. Somewhere a window went dark.',
      '“It’s fixed!” said {hero}. {He} walked ahead past {spot}, nibbling {his} last corner of {thing} as {he} went. By the third nibble the taste had packed up and gone home. ^ {He} stood there with {his} mouth open, in case it came back. What had {he} done? All that {he} had done was to walk on by {himself}.',
    ],
    lowPoint: [
      '“Some other night,” people told {hero}, and drew the bolts. They sounded sorry. Then the lights went out, and the dark closed up round the pot. ^ {He} gave the pot a tap with the spoon. It rang, since there was nothing in it. Under {his} hand lay a stone, as round as a bun. It looked like supper, and it wasn’t.',
      'The list of what was left was short. One pot. One spoon. One small stone. {hero} read it out, and then {he} read it backwards. ^ All round them people lay in bed and rumbled. Each one had pulled the blanket over it, so as not to bother the others. “I said I’d feed them,” {he} whispered. The stone had nothing to add.',
    ],
    spark: [
      '“Is it the onions?” asked {c}, and leaned on {him}. There were no onions. {hero} leaned back. It was warm, and it felt like something. ^ It felt exactly like that one good bite! “There’s a thing we’ve never put into the pot,” {he} said. “Somebody else!” {He} looked at the stone. “I wonder who’d get up for this?”',
      '{hero} counted it up on {his} fingers. When it was half and half, it tasted. When {he} was alone, it didn’t. {He} ran out of fingers, and borrowed {c}. ^ “It’s people!” {he} said. “They’re the salt.” But each of them was shut up in a separate jar, with the lid on. {He} rolled the stone over {his} palm. You get a lid off by tapping.',
    ],
    deed: [
      '{hero} blew on the old fire. Up went the pot, and in went the stone, with a splash you could have heard in bed. “Stone soup,” {he} sang. “{refrain}” ^ “What does that taste of?” called a window. “You’d never believe it,” said {hero}. “If there were only a leek!” The window thought. “I’ve one leek,” it said.',
      'The great thing was not to look round. {hero} stirred the stone and talked to {c} in a loud whisper. “Don’t tell them how good it is! They’d all want some!” ^ “{refrain}” Behind {him} latches were going up. “Some of what?” said somebody. “It’s just my stone,” said {hero}. “It wants a turnip, but who’d lend a turnip to a stone?”',
    ],
    deedHolds: [
      'After that there was a queue, and at the front was a leek. “Would half an onion be any use?” asked the next. “Half?” said {hero}. “We’ve been short of exactly half.” ^ Nobody had brought a supper. They had all brought the thing that wasn’t enough for one. {He} waved them in, closer, closer, until there wasn’t room for a draught.',
      '“How much does it cost?” somebody asked. “One bean,” said {hero}. So in came a bean. In came a parsnip like a nose, and six peas, which had been counted. ^ They had to stand close to see the stone. Then they had to hold each other’s coats, not to fall in. “You’ve got cold hands,” said one of them. “Have you tried my peas?”',
    ],
    solved: [
      '“On three,” said {hero}. They lifted their cups. You could hear them swallow. Then somebody began to laugh, and couldn’t stop. ^ “It’s peppery! No, it’s sweet! No, it’s my granny’s kitchen!” They changed cups, to compare, and it was better still. “{refrain}” Then they danced, with spoons. It is not easy, full.',
      'The clock struck twelve, and they all said “Now!” By a minute past, nobody could be understood. “Mmf,” they said, and “Ooh.” A very old person ate the bean that a very small person had brought. ^ “{refrain}” cheered {hero}, from the top of a barrel. The soup was not {his} at all by then. That was what was so good about it.',
    ],
    home: [
      '{hero} had soup on {his} chin and a stone in {his} hand. “What am I to do with you?” {he} asked it, yawning. ^ In the end it went where the salt used to stand. {He} moved all the plates up to the same end of the table, so that the elbows would touch. Tomorrow was only porridge. {He} could hardly wait.',
      'Four places were laid on that kitchen table, one in each corner, miles apart. {hero} pushed until they all met in the middle. It looked like a very small party that had started early. ^ “Guard them,” {he} told the stone. Then {he} listened. You could hear the whole street breathing. There was not one rumble in it.',
    ],
  },
  '9-12': {
    want: [
      'The last flavour to leave was vinegar. It hung on for a day after all the others, like the guest who can’t find the other glove. Then it went too, and supper was a matter of temperature. People stopped sitting down to it. They took their plates to the stairs, or the far ends of rooms, and got it over with. ^ {hero} had put {his} trust in the {thing}. {He} had known it since {he} was small. {He} bit. It was like being looked at by an old friend who has forgotten your name.',
      '“Pass the salt,” somebody said. “What for?” said somebody else. That was the whole of the talk at {hero’s} table for a week, and on Friday even that stopped, and they all ate in different rooms. There was a {thing} for afters, and nobody fought for it. ^ {hero} did not mind being hungry. {He} had been hungry before. It was that {his} mouth kept hoping. Each time {he} lifted the fork it stood there at the door, with its hat on, and each time it had to go back in.',
    ],
    setOut: [
      'By eleven o’clock {hero} had counted all the sheep there were, and had begun to think of them with mint. There was nothing for it. {He} got up. From {his} window {he} could see lights {within}, eleven of them, each with its own small piece of dark around it. ^ {He} took down the jam pot, which was big enough to bath in. {He} put the {thing} into {his} pocket as one takes along a photograph of the missing person. “We’ll try everything,” {he} told {c}, on the stairs. “{refrain}”',
      'Explorers take a ship’s biscuit. {hero} took {a:thing}, which by then came to much the same. {He} had the jam pot over {his} shoulder like a drum, and the long spoon through {his} belt. {He} went down the stairs on the outer edges of {his} feet. ^ “Eleven lamps,” {he} whispered, counting them, {within}. “So there are eleven people not asleep, or one very nervous person.” {C} was in favour of the first. “{refrain}” The pot hit the gate and told everyone.',
    ],
    problem: [
      'At the first lamp somebody was reading the label off a jar, in a hopeful voice. At {spot} they were eating with their eyes shut, and past {spot} with the light off. “I don’t like to trouble the others,” each of them told {hero}, with a nod at the darkness. “They’ve got their own to think about.” ^ {He} was offered a bite at every door, through the crack. It was rice, or it was stew; one needed to be told. And then the chain went on again. {He} had never met so many people so carefully not meeting.',
      '“I’m making inquiries,” said {hero}, at the door beside {spot}, “about flavour.” {He} had thought that they would laugh. They asked {him} to keep {his} voice down. It appeared that everyone {within} had lost it on the same evening, and that everyone believed they were the only one. ^ There was a lamp, a fork, a plate with a hill of something on it. There was a curtain. {He} saw this picture eleven times, and it might have been the same one, carried round ahead of {him}.',
    ],
    try0: [
      '“Let’s be scientific,” said {hero}, and threw in everything that began with P. There was pepper, there was paprika, there was a thing called piccalilli. By {spot} the pot took on a glow. {C}, who went first, was seen shortly afterwards lying down with a cold stone on the tongue. ^ It had heat, there was no denying it; you could have ironed with it. But heat is only a way of being hit. {hero} hung over the pot with tears running down. “It’s like being shouted at,” {he} said, “in a language that I don’t speak.”',
      'There are cooks who are generous with the salt, and cooks who are afraid of it. {hero} had been both by ten o’clock, in the same pot. {He} added a lemon, to wake it up, and sugar, to calm it down. {He} added cloves beside {spot}, since they looked like nails and it had begun to come apart. ^ They sipped. It was strong. It would have got you over a mountain. “And yet,” said {hero}, holding on to {c}, “I can’t find anybody in there.”',
      'The spice box had twenty-four drawers, and {hero} took it out of turn and began at the bottom. A pinch. A stir. A sip, a shake of the head. Near {spot} somebody opened the shutter, sneezed, and closed it for good. ^ At the twenty-fourth drawer the spoon went limp. The soup heaved a little in its sleep. {He} made {himself} swallow, and then stood there with an odd expression, like someone at a concert whose ears have popped. It was all going on, tremendously. It just wasn’t getting in.',
    ],
    try1: [
      'Nobody is hungry for a grey thing. So {hero} resolved upon splendour, and set to work by {spot} with a palette knife. There was a lake in it when {he} had finished, with swans. {C} gilded the swans. ^ {He} carried it in at arm’s length, and they stood up. Somebody wept a little. Then the knife went round, and each of them bore away a swan, or a bit of shore, to their own corner. {He} put {his} ear to the night. It was quite still, the stillness of eleven people being polite to icing.',
      '“In the best houses,” said {hero}, “it’s all done with parsley.” {He} did not have parsley. {He} had paper stars, and a comb for making waves, and a cake with seven floors, on which every window could be opened. It weighed so much that it had to be walked past {spot}, like a wardrobe. ^ They opened all the windows. They had not looked so happy in days. And after that there was nothing left to do with it, except eat it, and one by one they thanked {him} and went in.',
      'The idea came to {him} in front of a shop: people buy the box. So {hero} made a supper that was nearly all box. It had a lid of spun sugar; it had ribbons; it played a tune when you tipped it. {He} carried it round to {spot} on a cushion. ^ Nobody could bear to break it. When at last somebody did, in private, with the blinds down, one heard a chime, a crunch, and a sigh. “What was inside?” asked {c}. {hero} had to think. “I don’t believe,” {he} said, “that I put in an inside.”',
    ],
    try2: [
      '{hero} went round with a pencil behind {his} ear. “And what did you use to love?” It was astonishing how their faces changed. Pea soup, said one, with the skin on. A certain plum. Burnt rice, from the bottom of a certain pan. {He} ran with the basket from {spot} to {spot} and brought every one of them what they had said. ^ They took it in with both hands. They shut the door on it, so as to be alone. And through the door {he} heard, eleven times, how somebody found out that it hadn’t been the plum.',
      'Perhaps it was only that nobody had been given a choice. {hero} wrote out a menu, in two colours, with a pudding. By {spot} they ordered the fish; by {spot} they ordered the fish, but could it be an egg. {He} ran. {He} had plates up both arms, and a basket in {his} teeth. ^ It was the best service that anyone had ever had. It got to every door while it was hot. And every plate came out again, in a little while, with one corner gone and a note on it that said “Sorry.”',
      '“The customer,” said {hero}, “is always right.” There were eleven of them, and they were all right about something else. One could not abide green. One liked it only if it had been somewhere near an orange. {He} galloped round {spot} with the basket bouncing, and got each of them to the crumb. ^ “That’s it,” they said, in wonder. “That’s exactly it.” Then {he} saw them turn it over, as you turn a watch over that has stopped. It was right in every way. It did not go.',
    ],
    try3: [
      '{hero} had an uncle who could drink a glass of water backwards, to cure hiccups. It stood to reason that there might be a direction for soup. They tried it leaning; they tried it in a waltz, one, two, three, sip, beside {spot}. {C} led. ^ It got into most things. {hero} had noodles in {his} cuffs. On the whole it was the nicest thing they had done that evening. They had laughed out loud. {He} was busy wringing out {his} socks, and never thought to make a note of that.',
      'A violinist tunes up. A runner hops about. Why should a tongue have to start from cold? {hero} had {own} do exercises, in front of {spot}: up, down, round the spoon, and touch the nose. Next {he} took soup at a gallop. {He} took it in a headstand, which makes you respect the giraffe. ^ {C} held the bowl, and the score. At nothing out of nineteen they had a rest. “It’s not the mouth,” said {hero}, upside down. “The mouth’s doing everything it can.”',
      'It occurred to {hero} that they might have got used to supper. One does; one stops hearing a clock. The thing was to take it by surprise. {hero} strolled past {spot}, humming, and whirled round with a spoon. {He} pretended to be somebody else. {He} danced up to the pot with {his} hat over {his} eyes and asked it, in a foreign accent, what it was. ^ It was wet. “We might creep up on it tomorrow,” said {c}. But {he} had seen how the pot looked. It had known all along.',
    ],
    turn: [
      'Supper was past caring about. {hero} sat down beside {spot} with {his} back against {c’s}, and took out the {thing}, since it had come all this way. {He} could have eaten it in the time it takes to tell. {He} held it a moment longer. Then {he} reached round behind {him}, without looking, with half. ^ They bit at the same moment; {he} felt it, through the coat. And a door that {he} had been leaning on for a week flew open. It was so good that it was almost rude. “Is yours nice too?” asked {c}, thickly. “Yes,” said {hero}. “Mine is.”',
      'You don’t divide nothing by two in the hope of getting something. {hero} knew that. {He} divided the {thing} because {c} had walked as far as {he} had, with shorter breath. The pieces came out unequal, and each of them tried to take the worse one. They argued over it quite hotly, for people so tired. ^ Then they ate, glaring; and stopped glaring. {He} could taste the outside. {He} could taste, beneath it, the inside, and under the inside, a very long way down, a summer. “Don’t swallow,” {he} said. “It may be the last.”',
    ],
    turnDeepens: [
      'There was one piece left, in the lining of the pocket. {hero} went a few steps off with it, past {spot}. One ought not to show hope to a friend until one is sure. {He} laid it on {his} tongue like a coin in a slot. Nothing came out. ^ {He} turned and looked back. There was {c}, no bigger than a salt cellar, in the last of the lamplight. What was different? There was the dark, and the {thing}. It seemed to {him} that {he} was counting wrong, and had left out something large.',
      '“We’ve got it,” said {hero}. {He} sent {c} off to wake the far side of {place}, and took the near side {himself}, with a morsel for proof. By {spot} {he} thought that {he} would have one more taste, to get the wording right. ^ It was like putting your foot on a stair that isn’t there. {He} tried it on the left. {He} tried breathing. Overhead a shutter closed, and then the next one, as if they were passing on bad news. “But I never changed anything,” {hero} told the dark. “I only went away.”',
    ],
    lowPoint: [
      'When all is said, there’s no arguing with a bolt. They had heard it go home eleven times. {hero} sat on the ground with {his} chin on the cold iron rim, where it smelled of every single thing that had not worked. The flour had gone, and the beans. ^ In {his} pocket there was a stone. {He} must have picked it up on some better day, for its roundness. {He} held it, and listened to them rumble, house after house, to the end of the dark. Each of them was keeping it down, so as not to wake the rest.',
      'It had got too late even for failing. {hero} sat down against the pot and emptied {his} pockets, as people do at the end of things. There was a button. There was half a pencil. There was a round stone that had been with {him} for so long that it was warm. ^ Well, {he} had made soups, and a show of {himself}. {He} had got eleven people to open their doors, and eleven to shut them. The night went on over {him} like a lid on a far larger pot; and there was nobody stirring.',
    ],
    spark: [
      '{C} had come to sit on {his} cold side. Neither of them said a word. Where they touched it was quite warm, and {hero} thought, for no reason, of crumbs. ^ {He} sat bolt upright. It was not what was on the plate. It was what was on either side of it! “We’ve got to get them out,” {he} said, “all of them, to one pot.” Nobody gets up for a good cause. {He} weighed the stone. But people have been known to get up for a bad joke.',
      'Something had been there for the one bite and been missing from the other. {hero} shut {his} eyes and walked through it like a room in the dark, with {his} hands out. Here was the {thing}. Here was the cold. Here was the ground to sit on, and somebody else’s elbow. {He} stopped. ^ {He} put out a hand, now, and there was {c}, close by. “It was you,” {he} said. “You’re what’s been left out. We’ve been cooking for everybody, one at a time.” The stone in {his} fist was smooth, and silly, and not in any cookery book. It would do.',
    ],
    deed: [
      'There was a place in the middle, with an old ring of ashes, which the doors pretended not to see. {hero} woke up the fire. {He} filled the pot with water, and let the stone drop from as high as {he} could reach. ^ “Is it done?” asked {c}, who had been coached. “Hush,” said {hero}, so that it rang. “Do you want everyone here? It’s stone soup! {refrain}” {He} took a sip, and sighed like a sofa. “All it wants is one carrot.” There was a click. “I’m up anyway,” said somebody who wasn’t interested. “What sort of a carrot?”',
      '“You’re burning something,” a voice called down. “I should hope not,” {hero} called up. “It’s only a stone, and it has to be brought on slowly.” {He} bent over the pot in the firelight. {He} stirred it with such care, and listened to it clack, and smiled to {himself}. “{refrain}” ^ You could have counted them: the creak, the slipper, the chain coming off. “What does one have with it?” somebody asked in the end, from a doorway. “Oh, nothing,” said {hero}. “Though I did once know a stone that was fond of onions.” “How odd,” said the doorway. “I’ve got an onion.”',
    ],
    deedHolds: [
      'They came for the stone, and stayed for the carrot, which had to be seen to be believed. “It’s all I had,” said its owner. “It’s all we needed,” said {hero}, who was to say so ten times more. A sprout. A rind. An egg, brought in a glove. ^ Now this was the clever part, and {he} had not planned it. The fire was small, and the night was cold, so they had to stand close. Then somebody’s sleeve was in somebody’s way. They said “Sorry,” and the other said “Not at all,” and that’s how all talking begins.',
      '“Would you call this a turnip?” somebody asked, doubtfully. {hero} considered it by the light of the fire. “I’d call it the making of us,” {he} said, and in it went. From every side now they arrived in their nightcaps, each with one hand behind them, like children with a bad report. ^ There was a bone, a crust, a cup of barley. Somebody had a nutmeg and no idea what it did. “Grate it,” said the barley. “May I?” It was hard to say when it stopped being {hero’s} soup. {He} waved the spoon, to show who might have it, and nine hands came up.',
    ],
    solved: [
      'They let the smallest go first. There was a slurp, and a wait. “It’s like,” said the smallest, and looked round the fire, and had to start again. “It’s like all of you.” After that no one held back. They drank from cups, from hats, from a gravy boat that somebody had saved for best. ^ “{refrain}” they thundered, when they had breath. {hero} was squeezed in so tight that {he} could not tell whose elbow {he} was eating with. “And the stone?” people asked. “What does the stone do?” {He} wiped {his} bowl. “It waits till you’ve all come,” {he} said.',
      'At first nothing could be heard but spoons. Then somebody moaned. Then they were all on their feet, telling one another about it, as if they had been to different countries. “Did you get the nutmeg?” “Wait for the nutmeg!” And they held out their cups to be tried. ^ It struck midnight, and struck no one as late. “{refrain}” they sang, passing {hero} overhead from hand to hand, spoon and all. From up there {he} saw eleven doors, and each was open, and light fell out of every one across the ground as far as the next.',
    ],
    home: [
      'There is a ring in the middle of {hero’s} table, these days, where the paint has gone. That’s where the stone lives. It came home that night in {his} pocket and was set down there, still warm, for want of a better place. ^ {He} had sat looking at it with {his} eyes closing. Then {he} had got up once more, and fetched the stools from the far ends of the hall. {He} had put them so close that you could not have passed between. It would be a dreadful squash. {He} had gone to bed smiling about it.',
      'What do you give to a stone that has fed eleven people? {hero} gave it the good saucer. {He} sat across from it at the table, with {his} cheek on {his} fist, in a house that smelled of onion to the rafters. ^ Tomorrow there’d be egg. {He} thought about egg, and it came to meet {him}. They would all want to know why the table was laid in one heap like that, with the forks touching. “Try it,” {he} would say. {He} practised it, to get it casual. {He} fell asleep on the second word.',
    ],
  },
};
