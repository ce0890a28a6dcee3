import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “strange-noise”. */
export const strangeNoiseTellings: Tellings = {
  '4-5': {
    want: [
      'It came at tea time. Booo-hoooo! The jam fell off the toast. ^ “Shut the window!” cried everybody. “Why?” asked {hero}. “Who is it?”',
    ],
    setOut: [
      '“You can’t be scared of somebody you never met,” said {hero}. {He} was, though, a bit. ^ {He} took {c’s} side for company. “{refrain}”',
    ],
    problem: [
      'Out here it was so loud that the leaves shook. Booo-hoooo! {hero} looked behind {spot}. {C} looked behind {hero}. ^ Which way did it come from?',
    ],
    try0: [
      '“Quiet, please!” shouted {hero}, as loud as {he} could. ^ BOOO-HOOOO! Oh dear. If you shout “quiet”, there are two loud ones.',
    ],
    try1: [
      'They dug a hole and put [leaves|straw] on top. Whoever came would fall in. Thump! ^ It was {hero}. {He} had forgotten where it was.',
    ],
    try2: [
      'Two big eyes were shining at {spot}. “It’s got horns!” squeaked {c}. ^ The eyes said “Moo.” It was somebody’s [cow|calf], and it was rather hurt.',
    ],
    turn: [
      'Plop. A drop fell on {hero’s} hand. It was warm. Plop. ^ “Rain is cold,” {he} said. “This is a tear. Somebody’s crying, {c}!”',
    ],
    turnDeepens: [
      'They went on, quick and quiet. Past {spot}, the drops were as big as puddles. ^ “Poor thing,” said {hero}. It is hard to be scared and sorry, both at once.',
    ],
    lowPoint: [
      'There sat a {littleKind} as big as a barn, with its paws on its eyes. ^ “Don’t look at me!” it cried. {hero’s} legs turned to jelly. They would not go on.',
    ],
    spark: [
      'Under its paws, one eye peeped out. It looked at {hero}. It was just as scared! ^ “It thinks that I am the monster,” thought {hero}.',
    ],
    deed: [
      'So {hero} made {himself} as small as a mouse. {He} sat. {He} smiled. {He} held out {his} hand. ^ “{refrain}” {he} said, as soft as feathers.',
    ],
    deedHolds: [
      '“I’m {little},” sniffed the {littleKind}. “I said good night, and nobody said it back. So I said it louder.” ^ {hero} put both arms round one big toe.',
    ],
    solved: [
      '“Booo-hooo!” sang {little} that night. It means “sleep well”. “Booo-hooo!” sang {hero}. ^ Then the baker sang it, and the baby, and the whole street.',
    ],
    home: [
      'At tea time the jam still falls off the toast. But now everyone laughs. ^ “That’s {little},” they say, and they open the window.',
    ],
  },
  '6-8': {
    want: [
      'At six o’clock the [soup|gravy] began to shiver. Then it came, over the roofs and down the chimney. Booo-hoooo! Grown-ups ran for the cellar. The dog next door pretended to be a cushion. ^ “What does it look like?” asked {hero}. Everyone had an answer, and no two answers had the same number of legs.',
    ],
    setOut: [
      '“I’ll pop out and ask,” said {hero}. {He} took a lantern, a clean handkerchief and {c}. The handkerchief was in case of manners. ^ All along the street the keys went click, click, click, as they walked by. “{refrain}” sang {hero}, in time with the clicks. That way it was almost a band.',
    ],
    problem: [
      'How do you find a noise? You cannot see it, and it leaves no crumbs. Booo-hoooo! The ground buzzed under their toes. {hero} pointed at {spot}. {C} pointed the opposite way. ^ It seemed to be sitting in both places, and also inside {hero’s} collar. “Perhaps,” {he} whispered, “it’s very wide.”',
    ],
    try0: [
      '“It’s bad manners to howl,” said {hero}, “so we’ll howl back, to show it.” They stood beside {spot} and beat a drum until the [owls|birds] complained. ^ BOOO-HOOOO! All {his} buttons rattled. “Did that help?” asked {c}. {hero} thought about it. “It’s like telling a baby to hush with a trumpet,” {he} said.',
    ],
    try1: [
      'Then they made a monster trap, out of a washing basket and a bun. {hero} crouched behind {spot} with the string in {his} hand. Something rustled. {He} pulled! ^ Out from the basket came a loud burp. It was {c}, and there was no more bun. “Well, now we know that it works,” sighed {hero}.',
    ],
    try2: [
      '“There!” {He} grabbed hold of {c}. Near {spot} squatted the beast, grey and bald, with its chin on the ground. They stared at it for so long that a [beetle|butterfly] came and settled on its nose. ^ It was a big stone. It had been one all along. “I gave it a chin,” said {hero}, going pink.',
    ],
    turn: [
      'Splat! Something wet landed on a leaf. {hero} looked up, but there wasn’t a cloud. Splat! {He} knelt and dabbed at it. It was as warm as bath water. ^ “I know that sort of drop,” {he} said. “I’ve made those. {C}, somebody out there isn’t angry at all. Somebody’s miserable.”',
    ],
    turnDeepens: [
      'After that {hero} walked the way you walk when a baby sleeps. The drops got bigger. By {spot} they had to step over them. By {spot} they had to go round. ^ “I shut my window as well, you know,” {he} told {c}. “Every single evening. I never thought that it might hear.”',
    ],
    lowPoint: [
      'Round the last corner sat the noise. It was a {littleKind}, and it was big enough to sit on a [church|school]. “I’m horrid!” it wailed. “Everybody says so!” ^ {hero} wanted to say no. But {his} mouth was too dry, and both {his} feet were begging to go home.',
    ],
    spark: [
      'That was when {hero} noticed the tail. The {littleKind} had the tip of it in its mouth, and was sucking it for comfort. ^ {hero} knew somebody who sucked the end of a scarf like that, when the world was too big. It was {hero}. “That isn’t a monster,” {he} thought. “It’s me, only larger.”',
    ],
    deed: [
      '{His} feet still wished to run. {hero} sat on them. Then {he} took out a handkerchief and spread it on the ground, halfway between. ^ “{refrain}” {he} said. {He} said it so gently that it wasn’t a song any more. It was only a question, with plenty of room after it.',
    ],
    deedHolds: [
      'A huge nose was blown. “{Little},” said a very small voice. “I call good night, as Mum showed me. You have to wait for an answer before you can sleep. I’ve been awake since [Tuesday|spring].” ^ {hero} could only reach round one leg. {He} hugged that. “Good night, {little},” {he} said into it.',
    ],
    solved: [
      'So {hero} knocked on every door and explained about it. “An answer? Is that all?” said everybody. And the whole street leaned out. ^ “Booo-hooo?” went {little}, hardly daring. “BOOO-HOOO!” they roared, in forty voices and one bark. {Little} was so pleased that it sat down on a hedge, quite flat.',
    ],
    home: [
      'Every evening, now, there is a rush for the best window. The cups still jump. Next door’s dog joins in, half a note behind. ^ {hero} waves until the last booo-hooo has been sent, and the last one has come back. Then somebody very big can go to sleep. So, quite soon, can somebody small.',
    ],
  },
  '9-12': {
    want: [
      'At a quarter to six people began to find reasons to be indoors. Then it rose up from beyond the last houses, dark brown and shaking, and went on until the pictures hung crooked. “BOOO-HOOOO.” ^ There was a book of sightings at the post office. Somebody had seen claws; somebody’s cousin had seen a second mouth. {hero} read it from cover to cover, and found that everyone in it had been running the other way at the time. “So they’ve described each other,” {he} said.',
    ],
    setOut: [
      '“You can’t go,” they said to {hero}, and gave {him} eleven reasons, all of them with teeth. {He} listened politely. Then {he} filled the lantern, since it is no good going to see for yourself if you can’t see. ^ {C} came too, explaining at every lamp post that it was against all common sense. The street was so empty that it had an echo. “{refrain}” {hero} sang, and the echo sang it back, sounding a good deal surer than {he} was.',
    ],
    problem: [
      'It is one thing to walk towards a noise, and another to arrive. {Within} it had no front and no back. It hummed in {hero’s} teeth. It got into {spot} and made it buzz, like a fly in a jar. ^ {He} wet a finger and held it up, which tells you where the wind is, and nothing more. It is hard to think in the middle of somebody else’s howl. “That way,” said {hero} and {c} together, and pointed at each other.',
    ],
    try0: [
      'An uncle who had once met a bear had told {him} that the thing was to be large. So {hero} took {his} stand before {spot}, waved one arm, and with the other beat a drum. It made a din like a wardrobe going down the stairs. ^ It worked at once, if you wanted more. The noise doubled; something large fell over something else; and after that there was a whimper. {He} put down the drum. “The bear,” {he} said, “may have had a different uncle.”',
    ],
    try1: [
      '“Bait,” said {hero}, “is just good manners with a string on.” They propped a laundry basket on a stick by {spot}. Under it they put a jam tart, a cheese roll and a small salad, not knowing its habits. Then they crouched and waited, and one of them waited less well than the other. ^ The basket dropped. Only the salad was left, and {c}, who said that it looked rather horrid from inside. “There’s this great face,” said {c}, “grinning in.” {hero} stopped grinning.',
    ],
    try2: [
      'The claws were the first thing {he} saw. They gripped the ground beside {spot}, and behind them rose a shoulder, and then the mouth, just as everyone had said. {hero} began composing what {he} would tell the neighbours. {He} had reached the word “slavering” when {c} walked up to it and sat down on its foot. ^ It was a boulder. It had cracks for claws and a shadow for a mouth. “It’s catching,” said {hero}. “First you hear it, and then your eyes draw it.”',
    ],
    turn: [
      'A leaf lay in the path with a little lake in it. {hero} knelt to look. There had been no rain since Sunday. As {he} watched, a drop came sliding down and made the lake tremble. It was warm, and it tasted of the seaside. ^ {He} knew that taste. Everybody does; it is the taste of the end of the party, and of being the last one fetched. “BOOO,” said the distance. “Why,” said {hero}, “that isn’t a threat at all. It’s what I do, into a pillow.”',
    ],
    turnDeepens: [
      'They went from drop to drop, and nobody had to say which way. Beyond {spot} the path ran like a gutter. {hero} found that {he} was practising. “Hello” sounded false. “There, there” is what one says to a horse. ^ {He} could think of a hundred things that people had said about the noise, and of not one that had been said to it. “They wrote down what time it came,” {he} told {c}, “and how loud, and how many teeth. There wasn’t even a column for why.”',
    ],
    lowPoint: [
      'The last drop was still rocking when they found the eye it came from. It was as big as a cartwheel, and there was another. They belonged to a {littleKind}, who was trying to take up no space and failing by several tons. “Oh no,” it said. “You’ll want to run. It’s all right. I shan’t look.” ^ That made it worse. {hero} had a kind word ready, and it had turned to chalk. {He} had come all this way to be brave, and each leg, without consulting {him}, was getting ready for home.',
    ],
    spark: [
      'With its eyes shut, the {littleKind} was counting. {hero} could hear it, under its breath. “Four. Five. Six.” It was giving {him} time to get away, and it had done this before. ^ {He} thought of standing at the top of the big slide, and counting so as not to hear {his} own knees. You cannot be properly frightened of somebody whose numbers you know. “Nine,” it whispered. “Ten.” {hero} made up {his} mind that at twenty there was going to be somebody there.',
    ],
    deed: [
      'It took some time to persuade {his} legs, one after the other. {hero} walked right up, turned sideways, since it is rude to stare, and sat down so near that {he} could feel the warmth along {his} back. {His} heart was going like a stick along railings. ^ One vast eye opened. “{refrain}” said {hero}. {He} said it the way you hold out the plate with the last biscuit. And then, though everything in {him} wished to go on talking, {he} stopped, and left the biscuit there.',
    ],
    deedHolds: [
      'For a long time it only sniffed, and every sniff moved {his} hair. “{Little},” it said. “That’s my name, if you wanted one. At home we all call before we sleep, and wait till the others answer. It means: still here. Are you?” It gulped. “I thought if I called loud enough it might reach somebody.” ^ “It reached everybody,” said {hero}. “That was the trouble.” {He} put both arms about as much of {little} as {he} could manage, which was an ankle. “Still here,” {he} said.',
    ],
    solved: [
      '{hero} went from door to door, and at each one {he} had to explain that it was not a trick. Then the hour struck. {Little} breathed in, and lost heart, and let it out as a squeak. “Booo-hooo?” ^ Nothing stirred. Then a bolt was drawn, high up, and a cracked old voice that had not sung in years sent it back. A second window took it up, and a third, and the bakery, and the bell in the tower. “They’re there!” cried {little}. “They were there all along!”',
    ],
    home: [
      'They have taken the shutters off; nobody could remember the use of them. Visitors who hear it for the first time drop their forks. “That?” say the people of the town. “That’s only {little}, saying good night.” They are rather proud of it. ^ {hero} answers last, by arrangement, waving from {his} window with {his} eyes half shut. Somewhere past the roofs a very large head goes down to sleep. It is quiet then, but not the old sort of quiet. This one has somebody in it.',
    ],
  },
};
