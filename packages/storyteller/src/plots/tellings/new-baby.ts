import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “new-baby”. */
export const newBabyTellings: Tellings = {
  '4-5': {
    want: [
      'The new baby had ten fingers, ten toes, and one word. “WAAH!” ^ Everyone ran when it said that. When {hero} said something, they said, “Not now.”',
    ],
    setOut: [
      '“Somebody has to find out what it wants,” said {hero}. “And nobody else is asking.” ^ {C} saluted. “{refrain}”',
    ],
    problem: [
      'Perhaps it was lonely. Perhaps it was bored. Perhaps it had seen {spot} and did not like it. ^ {hero} made a list. It was a long one.',
    ],
    try0: [
      '{hero} gave it a book. It cried. {He} gave it a car. It cried. {He} gave it {c’s} tail. ^ Now {c} was crying as well.',
    ],
    try1: [
      '“Babies like surprises,” said {hero}. {He} hid behind {spot} and jumped out. “Boo!” ^ The baby gave {him} such a look. And then, WAAAH!',
    ],
    try2: [
      '{hero} asked everybody who knew about babies. “Rock it.” “Don’t rock it.” “Put a hat on.” ^ {He} did it all at once. The baby did not like the hat.',
    ],
    turn: [
      '{hero} gave up and went off to build a tower. And while {he} built, {he} sang. ^ Behind {him} it went very still. The baby had turned its head!',
    ],
    turnDeepens: [
      '“You know that song!” said {hero}. “You heard it in the tummy!” ^ The baby looked at {him} as if to say, “Well, yes. Go on.”',
    ],
    lowPoint: [
      'Go on? How did it go on? {hero} looked for it in {his} head. There was only tired in there. ^ WAAAH! {He} sat down on the floor and put {his} hands on {his} ears.',
    ],
    spark: [
      '{C} came and put a nose on {his} cheek. Cheek! ^ That was it. {He} used to sing with {his} cheek close up. {hero} went and tried it.',
    ],
    deed: [
      'Warm cheek, soft voice. Nobody else could hear. “{refrain}” sang {hero}. ^ The baby stopped in the middle of a waah. It found {his} finger, and held on.',
    ],
    deedHolds: [
      'Again, said the eyes. “{refrain}” And again. {hero’s} neck was stiff. {He} sang it until {he} forgot to count. ^ Then one side of the baby smiled.',
    ],
    solved: [
      'Heads came round the door, one above the other. “How?” they whispered. “It likes me,” said {hero}. ^ And there was a hug with {him} in the middle.',
    ],
    home: [
      'Now when the baby says “Waah,” they call for {hero}. {He} knows what it means. ^ This one means, “Where is my big friend?”',
    ],
  },
  '6-8': {
    want: [
      'The baby had come home in a hat like an egg cosy. Since then everybody walked about on tiptoe. ^ {hero} had drawn a very good horse. {He} showed it to four people. “Lovely,” they said, looking at the pram. “WAAAH,” said the pram. It hadn’t even seen the horse.',
    ],
    setOut: [
      '“That’s not a naughty noise,” {hero} told {c} behind the door. “That’s an asking noise. They just keep bringing it the wrong thing.” ^ {He} took off {his} shoes and crept past the pram. “{refrain}” {he} sang, and the search was on.',
    ],
    problem: [
      '{hero} made a list of all that a baby could want. One was milk. It had some. Two was a dry bottom. It had one of those, too. ^ Three was hard. {He} chewed the pencil and looked at {spot}. {C} thought of cheese, but then {c} always thought of cheese.',
    ],
    try0: [
      '{hero} came staggering past {spot} with a whole toyshop in {his} arms. There was the teddy, and the ball, and every one of the blocks. “Choose!” {he} said. ^ The baby chose to yell. “Perhaps it’s like a menu,” {he} told the teddy, “when you can’t read.”',
    ],
    try1: [
      '“What it needs is some fun,” said {hero}. {He} danced round {spot} like a sailor, and banged the drum at every turn. {C} did the splits, nearly. ^ The baby looked like somebody who has opened the wrong door. Then it howled. Even the drum seemed sorry.',
    ],
    try2: [
      '{hero} lugged a fat book as far as {spot}. “Here we are,” {he} read. “Crying. See Sleep.” {He} looked up Sleep. “See Crying.” ^ {He} held the book upside down and shook it, in case the answer had slipped down the back. Out fell a very old biscuit.',
    ],
    turn: [
      'Whenever {hero} did a dull job, a tune came out of {him} all by itself. It came now, while {he} was picking things up. ^ {C} tugged {his} sleeve. Listen! There was nothing to listen to. Over the edge of the blanket the baby’s two dark eyes were watching the tune.',
    ],
    turnDeepens: [
      '{hero} crouched down. {He} had hummed that tune all winter, to a tummy as round as a globe. “You were in there,” {he} whispered, “with your ear on the other side!” ^ The baby kicked, once. {hero} knew that kick. It had always meant “more”.',
    ],
    lowPoint: [
      '“More,” said {hero}. “Right.” But after the first bit came nothing, like a stair that isn’t there. {He} tried “la”. {He} tried “dum”. ^ The baby’s face folded up. “It had one thing that it liked,” {he} said, with {his} arms hanging down, “and I’ve lost it.” Then {his} face folded, too.',
    ],
    spark: [
      '{hero} put {his} hands over {his} ears. It was dim and far away in there. Bom, bom, went {his} own heart. ^ That was how it used to be! The song had gone along to a bom, bom, with {his} cheek on warm wool. You couldn’t do it from over here. You had to get close.',
    ],
    deed: [
      'So {hero} leaned right in, and put both arms round the whole cross baby. It smelled of milk and thunder. {He} shut {his} eyes, and there was the tune, waiting for {him}. ^ “{refrain}” {he} breathed. One waah got stuck. It turned into a hiccup, and the hiccup into a sigh.',
    ],
    deedHolds: [
      'The baby lay along {his} knees, and {hero} sat as still as a shelf. “{refrain}” Five times. Twenty times. A fly walked up {his} nose, and {he} let it. ^ Then the baby pulled a face. Was it wind? It was not! It was a smile, its very first one, with not a tooth in it.',
    ],
    solved: [
      'Heads came round the door, one on top of another. “Is it broken?” they whispered. “It’s only happy,” said {hero}. ^ They cheered without any noise, which looks very silly. Then {he} taught them the words, and all the grown-ups wrote them on their hands.',
    ],
    home: [
      '“Later,” somebody began to say at bedtime. Then they said, “No. Now!” {hero} chose the longest book there was. ^ The baby could come too, if it behaved. It chewed a corner and did not interrupt. “That’s how I started,” {he} told {c}.',
    ],
  },
  '9-12': {
    want: [
      'You’d have thought that nobody had ever been born before. Cards came. A cake came, shaped like a bootee. People with deep voices spoke in squeaks. In the middle of it lay the baby itself, which looked like an angry tomato and had nothing to say for itself but “Waah.” ^ That week {hero} had won a race and learned to whistle on two fingers. It went by like weather in another town. “Mind the pram,” they told {him}. {He} sat down and whistled, rather quietly, to {himself}.',
    ],
    setOut: [
      'By the ninth day the grown-ups had stopped finishing their sentences. The kettle turned up in the fridge. “They’re done for,” {hero} told {c}. “They keep asking what’s wrong with it. They never ask what it’s after.” ^ It seemed a case for a clear head, and {his} was the only one in the house that had slept. {He} tiptoed up to the baby. “{refrain}” {he} promised it. The answer blew {his} hair back. “We’ll call that a yes,” {he} said.',
    ],
    problem: [
      '{hero} began, like any detective, with what was known. It wasn’t hungry. It had just been fed, and some of that had come back. It wasn’t wet. It could hardly be lonely, with a queue of aunts. {He} wrote it down in a column, leaning on {spot}. ^ The answer had to be what was left over. But what was left over was everything else in the world. “Give us a hint,” {he} said. The baby roared. “That,” said {hero}, licking {his} pencil, “might be a yes or a no.”',
    ],
    try0: [
      '{He} started with property. Past {spot} came {hero}, with the teddy under {his} chin, the ball between {his} knees, and blocks wherever there was room. {He} laid them out in order of value, like a jeweller. ^ The baby was a difficult customer. It waved a fist, bumped its own ear with it, and was outraged. “It hasn’t noticed that’s its hand,” {he} said to {c}, with some pity. “Fancy offering a ball to a person who hasn’t met their arms.” The ball rolled off, embarrassed.',
    ],
    try1: [
      'Entertainment, then! {hero} beat a roll on the drum beside {spot}. There followed the dance of the two left feet, the great falling-over act, and {c} as the back half of a camel. {He} laughed so much that {he} almost missed the reviews. ^ They were bad. The baby had turned the colour of beetroot from the forehead down. “It’s only just got here,” panted {hero}, when the echoes had died. “We hadn’t even said hello, and I went at it with half a camel.”',
    ],
    try2: [
      '{hero} carried the largest of the baby books out past {spot}, where one could hear oneself read. It had a chart for every hour, and on each chart a baby with a neat parting, fast asleep. ^ “Reasons for crying,” {he} read to {c}. “See page three hundred.” Page three hundred had been torn out, evidently by somebody in a hurry. So that was it. They were all in one boat, the grown-ups too, and the boat had no oars. They were only guessing, in lower voices.',
    ],
    turn: [
      'There was a heap of very small socks to be put in pairs, and everybody else was asleep on their feet. So {hero} did it. Somewhere about the sixth pair {he} must have begun to hum. ^ At the ninth {he} noticed that {he} could hear {himself}. {He} stopped. “Waah,” said the baby, rather crossly. {He} tried two notes more. Silence. Very slowly, with a sock on each thumb, {hero} looked over {his} shoulder. Somebody in there was looking back.',
    ],
    turnDeepens: [
      'It was no tune that anyone else would have known. {hero} had invented it last winter, with one ear against a jersey that jumped. {He} used to hum it in through the wool, and put {his} hand flat, and get a knock in reply. ^ {He} crouched until their eyes were level. “It was you,” {he} said. “You were the one who knocked!” {He} had taken them for strangers, and they’d been neighbours for months. The baby frowned. It was waiting, quite politely, for the rest.',
    ],
    lowPoint: [
      'There was no rest. {hero} got as far as the fourth bar, and then it was like the end of a jetty. Had it gone up there, or down? {He} tried both. {He} went back to the beginning and took it at a run. ^ You can’t blame a person who has been shown the one thing they wanted, and seen it put away again. The baby did not so much cry as grieve. {hero} stood with {his} arms at {his} sides. The others had never known. {He} had known, and had let it go.',
    ],
    spark: [
      'Don’t chase it, {he} told {himself}. A tune is like a cat. So {hero} thought of something else. {He} thought of the blue jersey, and how it had scratched. It had smelled of toast. One ear was always warm and the other was always cold. ^ And {he} hadn’t really sung, had {he}? {He} had sort of leaned it in. There was no audience, and nothing to win. It had only been to say that there was somebody out here. {His} warm ear began to tingle. {C} gave {him} a small push.',
    ],
    deed: [
      '{hero} did not clear {his} throat, as one does for a performance. {He} gathered up the hot, kicking baby in both arms, while the blanket slid off, and laid {his} ear to it. That was the way in. “{refrain}” {he} said, more through the bones than through the air. ^ The kicking paused. There was a shudder, and a gulp. Then something touched {his} ribs, so lightly that {he} might have dreamed it. It was a foot, and it was knocking. {He} put {his} hand flat, and knocked back.',
    ],
    deedHolds: [
      'Once it had come back, the song turned out to have eleven verses, nine of them about soup. “{refrain}” sang {hero}, and went round again. {His} foot fell asleep, and then {his} knee. Only the baby did not. ^ It had too much to look at. It studied {his} chin, {his} nostrils, and the place where the singing came out. Then it tried that shape with its own mouth. It went wrong, and slid sideways, and became the first smile it had ever made. {hero} quite forgot the soup.',
    ],
    solved: [
      'Quiet, in that house, was so alarming that everyone came at once. They stood and listened to it. “Nine days,” somebody said. “How?” ^ “You lean,” said {hero}, and showed them where the ear goes. They all had a try, flat, sharp and frightened. Each time the baby looked at {him}, to see whether these people could be trusted, and {he} nodded. Then the cheering broke out, in whispers, with a great deal of silent jumping. {He} laughed. It hadn’t struck {him} until then that {he} was the expert.',
    ],
    home: [
      'It was a proper evening at last, with an armchair in it, and {hero} was reading aloud. {He} did the voices. Then somebody put a finger in the page. “We never asked,” they said. “How have you been?” ^ It was a big question, nine days deep. {He} told them, and it took until the cocoa had a skin. Not once did anyone look round at the pram. There was no need to. {He} had one foot on its wheel, and was rocking it as {he} talked, the way you do.',
    ],
  },
};
