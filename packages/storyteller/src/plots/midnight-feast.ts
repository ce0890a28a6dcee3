import { MIDNIGHT_FEAST_TRIES } from './midnight-feast-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const POT = [{ prop: 'soup-pot', place: 'ground' }] as const;

/** Nothing tastes of anything any more; a stone, a pot and a little from everybody bring supper back. */
export const midnightFeast: Plot = {
  id: 'midnight-feast',
  titles: [
    '{hero} and the Midnight Feast',
    '{hero} Makes Stone Soup',
    'The Night {hero} Fed Everybody',
  ],
  taglines: [
    'A story to read on a full tummy',
    'A story that starts with a rumble and ends with a feast',
  ],
  blurbs: {
    young: [
      'Rumble, rumble! Everybody is hungry, but nothing tastes nice. {hero} has a big pot, and one small stone. Plop! Who has something to put in?',
    ],
    old: [
      'Supper has stopped tasting of anything. Pepper does not help, and neither does standing on your head. At midnight {hero} fills a pot with water, drops in a stone, and says the oldest and cleverest word in cooking: “Nearly.”',
    ],
  },
  refrains: {
    young: ['Rumble, rumble, tummy grumble!', 'Plip, plop, fill the pot!'],
    old: ['Rumble, grumble, stir and tumble!', 'A bit from you, a bit from me!'],
  },
  lessons: ['sharing', 'asking-for-help', 'kindness', 'mistakes'],
  themes: ['cooking', 'sharing', 'party', 'family', 'lonely', 'night', 'birthday'],
  byNight: true,
  settings: [
    'forest',
    'meadow',
    'seaside',
    'castle',
    'jungle',
    'snow',
    'town',
    'desert',
    'mountain',
    'garden',
  ],
  quest: { props: ['biscuit', 'apple'], from: 'food' },
  want: beat(
    show('sit', 'sad', 'quiet', { at: 'home', props: [{ prop: 'table', place: 'ground' }] }),
    ['Munch, munch. The {thing} tastes of nothing!', 'No taste in the {thing}! Rumble, rumble.'],
    [
      'Nobody ate any supper. Nothing tasted of anything! Even the {thing} tasted like [paper|a sock]. ^ “Rumble,” said {hero’s} tummy. “I want my taste back,” said {hero}.',
      '{hero} bit into {his} {thing}. It tasted of nothing. {He} bit the other side. Nothing there either! ^ All over the street, people pushed away their plates.',
    ],
    [
      'It had begun a week ago. Soup tasted like warm rain. Toast tasted like the plate. That evening {hero} bit into {a:thing}, and it was like biting a [cushion|cardboard box]. ^ “It’s the same everywhere,” people said, and went to bed with nothing inside them. {hero} lay awake. Rumble, went the dark.',
      'All along the street the plates went back full. Nobody was ill. It was only that nothing tasted of anything any more. ^ {hero} looked at {his} {thing}. It looked right. It smelled of string. “Somebody should find out where the taste has gone,” {he} said, and {his} tummy said “Rumble”, which meant yes.',
    ],
    [
      'Nobody could say just when the taste had gone. First it was the edges: salt went dull, and jam lost its surprise. By the end of the week you could have eaten a [blanket|doormat] for supper and not noticed, apart from the buttons. {hero} tried {a:thing}, as a test. {He} might have been chewing the word. ^ People put their plates aside and went to bed hungry, each in their own house. {hero} lay in the dark, and listened to a sound like distant furniture. It was the whole street’s stomachs. “Somebody ought to look for it,” {he} said.',
      'Supper, these days, was a sad affair. It got shorter every evening. Everybody took a plate to a different corner, chewed for a bit, and put down the fork. It was not that anything was off. It was more as though somebody had gone round the kitchen and rubbed it all out. ^ {hero} had kept back {a:thing}, {his} favourite, for last. {He} shut {his} eyes and bit. Nothing came. It was like ringing at a friend’s door and hearing no steps. {He} found that {he} was quite unreasonably upset.',
    ],
  ),
  setOut: beat(
    show('tiptoe', 'brave', 'funny', {
      props: [
        { prop: 'soup-pot', place: 'hand' },
        { prop: 'lantern', place: 'ground' },
      ],
    }),
    ['Take the pot. Tiptoe out. {refrain}', 'Come, {c}! Find the taste. {refrain}'],
    [
      '{hero} took the biggest pot in the house. Clank! “Shh,” {he} told it. ^ “We’ll find something good,” {he} whispered to {c}. “{refrain}”',
      '“We can’t sleep on empty,” said {hero}. “Let’s cook!” ^ Out they crept with a pot and a spoon. Clink, clank. “{refrain}”',
    ],
    [
      '{hero} got up and put {his} coat on over {his} pyjamas. {He} took the big pot, the long spoon and the last {thing}. ^ “If we can’t sleep,” {he} told {c}, “we may as well cook.” They crept {into}. The pot went clank at every step. “{refrain}” they whispered.',
      'Lights were on {within}. So they were awake there, too. “Hungry people,” said {hero}, “are all awake together. Only separately.” ^ {He} hung the big pot over {his} arm and put {his} {thing} in {his} pocket. “{refrain}” said {c’s} tummy, or something very like it.',
    ],
    [
      'There was a light {within}, and then another, and another. {hero} counted eleven from {his} window. If nobody could sleep, it struck {him}, then nobody needed to be quiet. ^ {He} unhooked the big pot, the one for jam, and put it on {his} head, to have both hands free. {He} pocketed the {thing}, in case it changed its mind. “We’re going to make supper until it works,” {he} told {c}. “{refrain}” From inside a pot it sounds like a choir.',
      'A person who can’t sleep has two choices, and {hero} had already tried lying there. {He} took the jam pot, which was the biggest, and the long spoon. {He} took the {thing}, since it looked so innocent. ^ There were lights {within}. {hero} counted eleven. “Eleven people,” {he} told {c}, “are lying awake because of supper, and not one of them is doing anything about it.” {He} tucked the pot beneath {his} arm. “{refrain}” The pot answered from inside, rather deeper.',
    ],
  ),
  problem: beat(
    show('look-aside', 'thoughtful', 'quiet', {
      props: [{ prop: 'lantern', place: 'background' }],
    }),
    ['One light. One plate. All alone. Sigh.', 'Everybody is hungry. Nobody eats. Rumble, rumble.'],
    [
      'By {spot} somebody sat with one plate and one light. “No taste,” they sighed. ^ By {spot} sat somebody else. “No taste,” they sighed, too. Rumble, rumble, rumble!',
      'There were little lights all over {place}. At each one sat somebody hungry. ^ “Try my soup,” said one, near {spot}. {hero} tried it. It tasted like a wet Tuesday.',
    ],
    [
      'There was a light by {spot}, and one by {spot}. At every light sat somebody with a full plate and a long face. “It’s no good,” they said. “We’ve tried chewing.” ^ {hero} tasted everything. There was nothing wrong with any of it. There was just nobody home. “We’ll have to find out what’s missing,” {he} said.',
      '“Good evening. Does your supper taste?” {hero} asked behind {spot}. “No,” said a sad voice, and pulled the curtain. {He} asked near {spot}. “Not since last week,” said another, and shut the door. ^ All over {place} it was the same. Everyone had a plate and a light of their own, and a rumble.',
    ],
    [
      'Each light had a person at it, each person had a plate, and on each plate supper was getting cold. {hero} went from one to the next. “May I?” {he} asked near {spot}, and was given a spoonful of something brown. It tasted of spoon. By {spot} it was dumplings. They tasted of round. ^ “It’s the weather,” said one. “It’s the water,” said another, through the keyhole. They were quite nice about it. They just did not want to talk, and they put up their shutters. “They’ve all got the same trouble,” {hero} told {c}, “and they’ve each got it privately.”',
      'It was a strange sort of night to walk about in. Behind {spot} someone was eating noodles, one at a time, without hope. Near {spot} there was a smell of toast, or the ghost of one. Nobody looked up. Each of them had drawn the curtain and turned the chair to the wall. ^ “Have you tried it with mustard?” said {hero}. They had. “Have you tried it without?” They had tried that as well. {He} wrote it all down. It was the longest list of things that did not work that {he} had ever seen, and {he} hadn’t even begun.',
    ],
  ),
  tries: MIDNIGHT_FEAST_TRIES,
  turn: beat(
    show('sit', 'surprised', 'wonder'),
    ['Half for {c}. Bite. Mmm! It tastes!', 'Snap! Half each. Munch. Oh! Yum!'],
    [
      '{hero} was so hungry. {He} broke {his} {thing} in two and gave {c} the bigger half. ^ They bit. “Mmm!” said {c}. “MMM!” said {hero}. It tasted of something!',
      '“Half for you and half for me,” said {hero}. It was only {a:thing}, and rather a dry one. ^ But it tasted lovely! “How did that happen?” {he} asked {c}.',
    ],
    [
      'They sat down by {spot}, and {hero} found the {thing} in {his} pocket. It was fluffy by now. {He} broke it in two. “Here,” {he} said. “You have the bit with the middle.” ^ They bit, both at once. They stopped chewing. It was sweet. It was crunchy. It tasted of itself, all the way through. “Did you do something?” whispered {hero}.',
      '“There’s only this left,” said {hero}, and took out the {thing}. {He} nearly ate it alone, in the dark. But {c} was looking at it so politely. So {he} made two halves, and one was bigger, and {he} gave that one away. ^ The taste came back like a light going on. “Oh!” said {hero}, with {his} mouth full. “Oh, there it is!”',
    ],
    [
      'They rested near {spot}. {hero} felt in {his} pocket, and there was the {thing}, with fluff on it. {He} did not hope for anything. {He} broke it because {c} was there; it would have been rude not to. One half came out larger, and by the rules {he} handed that one over. ^ They chewed. After a time {hero} noticed that {he} was humming. {He} stopped, and looked at what was left in {his} hand. It tasted. It tasted exactly like itself, only more so. An hour ago, the same {thing} had tasted of box. {He} had added nothing whatever.',
      'It was {c’s} stomach that decided it. It made a noise like a small door, and then another, apologetically. “Have some of this,” said {hero}, and pulled the {thing} in two. “It doesn’t taste of anything. But there’s a good deal of it.” ^ They ate it leaning against each other, as it was cold. “I wish I had,” {hero} began, and got no further, because it had happened. It was as if somebody had opened the curtains in {his} mouth. {He} looked at {c}. {C’s} eyes were perfectly round. “You too?” {he} said.',
    ],
  ),
  turnDeepens: beat(
    show('point', 'thoughtful', 'wonder'),
    ['Now alone. Bite. Nothing! Hmm. Why, {c}?', 'Taste comes. Taste goes. Where did it go?'],
    [
      '“Quick, try the next bite!” {C} ran ahead to look. {hero} bit, all alone. ^ Gone! It tasted of sock again. “It was just here,” {he} said. “What did we change?”',
      'They took the last crumbs along, to study them. Past {spot} they went. ^ But now the crumbs tasted of dust. “It can’t have gone far,” said {hero}. “Hurry!”',
    ],
    [
      '{hero} kept one crumb, for science. When {c} had gone on ahead past {spot}, {he} tried it. Nothing! It was like a door that had been open and now was shut. ^ “But it’s the same crumb,” {he} said. “It’s the same mouth.” All round them, one by one, the hungry people were putting out their lights. “We haven’t got long,” said {hero}.',
      '“Let’s do it again,” said {hero}. But when {he} tried the last bite by {himself}, near {spot}, it was only chewing. {He} ran to tell {c}. ^ “It comes and it goes,” {he} said. “So it isn’t lost. It’s waiting for something.” Behind {spot} a light went out. Someone had gone to bed without.',
    ],
    [
      'A discovery is no good unless you can do it twice. {hero} put one crumb aside, sent {c} off behind {spot}, where the view was better, and ate it under controlled conditions. It tasted of dust. {He} sat quite still. ^ It was the same crumb, by the same light, in the same mouth. Something had been there and was not there now, and {he} had the feeling of a word on the tip of {his} tongue. Across {place}, the lamps were going out. Those people would lie awake and rumble. “Think,” {he} told {himself}. “What else was there?”',
      '“Write it down,” said {hero}, and did. It had worked near {spot}, sitting, cold, cross, with no spoon. {He} tried that all over again a little further on, and {c} went to look for more evidence. Sitting: yes. Cold: yes. {He} made {himself} as cross as {he} could. ^ The bite tasted of nothing. {hero} stared at the list. There was one line missing from it; {he} could feel the gap. A lamp went out, and then another. It was getting late to be hungry in.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: POT }),
    ['All gone. Only a stone. Poor {hero}.', 'Empty pot. Dark doors. Nobody comes. Sniff.'],
    [
      'Now there was no food left at all. The doors were shut. The pot was empty. ^ {hero} put {his} hand in {his} pocket. There was only a small round stone.',
      '“Go to bed,” said a voice behind {spot}. Click, went the last light. ^ {hero} sat down next to the empty pot. Plip! One tear fell in. What a lonely sound!',
    ],
    [
      'Late that night everything was gone: the flour, the beans, the last crumb. “You tried,” somebody said through a keyhole, not unkindly, and bolted the door. ^ {hero} looked into the pot. There was nothing in it but the moon. {He} turned out {his} pockets. A button, a bit of string, a smooth round stone. You can’t feed anyone with a stone.',
      'One after another the lights went out. {hero} had used up the salt, the flour and all {his} ideas. {He} sat on the ground with {his} arms round the cold pot. ^ It was so quiet that you could hear the rumbles. Everybody was hungry in the dark, and each of them thought that they were the only one.',
    ],
    [
      'Towards midnight it came to an end. There was no more flour, and there were no more beans. The last shutter closed with a click that was almost polite. {hero} had promised {himself} to go on until it worked. {He} had not thought about what to go on with. ^ {He} emptied {his} pockets on to the ground: a button, some string, and a smooth grey stone that {he} had picked up because it was friendly. All about {him} in the dark lay {place}, rumbling softly, like a dog having a dream. The pot was as empty as a bell.',
      'There’s a moment in the middle of the night when even a person with a notebook shuts it. {hero} shut {his} notebook. The sacks were flat. The doors were closed. {He} had cooked all night, and there was not one full stomach to show for it. ^ {He} leaned {his} head on the cold rim of the pot, and {his} breath went round inside it and came back. In {his} pocket {his} fingers closed on a stone, a plain one, from nowhere special. It was quite a good stone. {He} had never been so tired.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: [{ prop: 'stone', place: 'hand' }] }),
    ['Two of us! That was it! Together!', 'Not what. Who! {hero} has an idea.'],
    [
      '{C} leaned on {hero}. They had leaned like that before. When was it? ^ When they shared the {thing}! “It’s not what you eat,” said {hero}. “It’s who you eat it with!”',
      'When did it taste good? When there were two of them! ^ “They’re all eating alone,” whispered {hero}. {He} looked at the stone. {He} looked at the pot. And {he} grinned.',
    ],
    [
      '{C} came and leaned against {him}, warm as a loaf. And {hero} remembered. They had been leaning just like that. ^ “It wasn’t the {thing},” {he} said slowly. “It was that half of it was yours.” All those doors, all those plates, one to each. How do you get hungry people to open up? {He} weighed the stone in {his} hand. “You make them curious,” said {hero}.',
      '“Sit close, I’m cold,” said {hero}, and {c} did. Then {he} sat up so fast that they bumped heads. “Say that again. I mean, do that again. Close!” ^ That was what had been different. Two of them, one {thing}. “Nobody here has lost their taste,” said {hero}. “They’ve lost each other.” {He} filled the pot with water. And {he} held up the stone.',
    ],
    [
      'It was cold, and {c} moved up. That was all. {hero} felt the warmth along {his} side. And the missing line on the list filled itself in, as if it had been written there in lemon juice. Sitting. Cold. No spoon. Two. ^ “It wasn’t the {thing},” {he} said aloud. “It was the half.” {He} thought of all those curtains. The food had not changed in the least. Somewhere in that week they had all taken to eating in corners. You could knock and explain it to them, and they’d say good night. Or else you could make them wonder.',
      'What had there been, besides {a:thing} and the cold? {hero} went over it like someone looking for a glove. {He} had been sitting here. And just there, leaning, with an elbow in {his} ribs, had been {c}. ^ {He} laughed, and it was loud in all that dark. “We’ve been looking in the pot,” {he} said. “It was never in the pot. It’s round the pot.” But how does one open eleven doors? Nobody comes out for a lecture. There is just one thing, as {hero} knew, that no one can resist. It is watching somebody do something silly.',
    ],
  ),
  deed: beat(
    show('reach', 'cheeky', 'brave', {
      props: [
        { prop: 'soup-pot', place: 'ground' },
        { prop: 'campfire', place: 'ground' },
      ],
    }),
    [
      'Plop! A stone in the pot. Stir, stir! {refrain}',
      '“Stone soup! Mmm, nearly. Who has a carrot?”',
    ],
    [
      'Plop! In went the stone. {hero} stirred it round. “Stone soup!” {he} sang out. “Mmm! Nearly! It only needs a carrot.” ^ A door went creak. “I’ve got one carrot,” said somebody.',
      '“{refrain}” {hero} stirred the water and the stone. “Lovely! If only I had one onion!” ^ “One?” said a voice by {spot}. “I have one.”',
    ],
    [
      'There was an old fire in the middle, where all the doors could see it. {hero} put the pot on. Plop, in went the stone. “Stone soup,” {he} told {c}, rather loudly. “It’s nearly perfect. {refrain}” ^ A door opened a crack. “Why nearly?” said somebody. “It wants a carrot,” said {hero}. “But who has a carrot, at this time of night?”',
      '“What is that child doing?” said a voice behind {spot}. “Making stone soup,” called {hero}. “Don’t get up.” {He} stirred the water, and listened to the stone go round. “{refrain}” ^ The door opened by a nose. “That’s only a stone!” “And a good one,” said {hero}. “A pity about the onion.” There was a pause. “What about the onion?”',
    ],
    [
      'In the middle, where people used to sit of an evening, an old fire was still glowing. {hero} hung the pot over it. {He} held up the stone, so that it could be seen, and let it drop. Plop. “Stone soup,” {he} remarked to {c}, and to eleven keyholes. ^ {He} stirred; {he} tasted; {he} kissed {his} fingers. “Nearly,” {he} said. “{refrain}” A shutter creaked. “I’m not interested,” said somebody, “but nearly what?” “It’s got everything,” said {hero}, “apart from a carrot.” “I have a carrot,” said the shutter, taken aback. “But only the one.”',
      'First {he} made sure of the echo. Then {he} struck the pot three times with the spoon, and it rang out over {place} like a dinner bell. “Stone soup!” cried {hero}. “Please don’t disturb yourselves!” Nothing will bring people to a window faster. ^ {He} lowered the stone in on a string. {He} sniffed, and sighed, and stirred to the left. “{refrain}” “There’s no such thing,” said a voice. “That’s what I thought,” said {hero} warmly. “It’s astonishing. It’s only a potato short.” There was a silence. “How large a potato?” said the voice.',
    ],
  ),
  deedHolds: beat(
    show('wave', 'smile', 'wonder', {
      props: [
        { prop: 'soup-pot', place: 'ground' },
        { prop: 'campfire', place: 'ground' },
      ],
    }),
    ['Plip! A bean. Plop! A potato. More, more!', 'One carrot. One onion. Everybody gives one!'],
    [
      'Plip! One carrot. Plop! One onion. Plip, plop! Peas and beans and corn. ^ “I’ve only got a pinch of salt,” said somebody small. “That’s just what it needs!” said {hero}.',
      'Out they came, even from {spot}. Everybody had one little thing. ^ “It isn’t much,” they said. “In it goes!” said {hero}. And oh, how it began to smell!',
    ],
    [
      'It wasn’t enough for a supper, one carrot. That was why nobody had cooked it. But the carrot went in, and behind it came an onion, held in two hands. ^ “I’ve got a potato with a face,” said somebody. “I’ve got half a cabbage.” “I’ve only got salt,” whispered the last, from behind everyone. “Salt!” cried {hero}. “I’ve been hoping all night for you.”',
      '“Mine’s a bit wrinkled,” said the first one, with a carrot. “So is my stone,” said {hero}. In it went. After that they came from all sides, in slippers. ^ “Stay and stir,” {he} told each of them. “I’ve only got two arms.” So they stayed. They stood round the pot, shoulder to shoulder, because it was cold, and because something was beginning to smell.',
    ],
    [
      'The carrot came out in a dressing gown, carried like a candle. “It’s not worth having, by itself,” said its owner. “That’s why I never.” “Hold it over the pot,” said {hero}, “and let go.” Then there was an onion, and an argument about how to cut it, the first talk that anyone had had in a week. ^ It didn’t do to hurry them. {hero} gave each a job: you stir, you blow on the fire, you say when. The one with nothing but a pinch of salt hung back until the end. “I’m told,” said {hero}, making room, “that without you it’s only hot water.”',
      'There is a thing that people say when they are ashamed of a potato. They say, “It’s only small.” {hero} heard it eleven times that night, about eleven different things. A turnip. A heel of cheese. Three beans in an eggcup. They’d each been sitting alone with it for a week, thinking that it was not enough, and they had each been right. ^ In they went. “Somebody stir,” said {hero}, and put the spoon into the nearest hand, and stepped back. It was the hardest part, stepping back. But the circle closed where {he} had been standing, and did not stop.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'soup-pot', place: 'ground' },
        { prop: 'campfire', place: 'ground' },
        { prop: 'cup', place: 'ground', count: 3 },
      ],
    }),
    ['Slurp! Mmm! It tastes of everybody. {refrain}', 'Yum, yum, yum! A midnight feast! Hooray!'],
    [
      'Everybody had a bowl, and everybody sat close. Slurp. Oh! “It tastes!” they shouted. “It tastes of everything!” ^ “{refrain}” sang {hero}, and held out {his} bowl for more.',
      'Slurp, slurp, slurp! The best soup in the world! ^ “The stone did it,” said somebody. {hero} looked at all the faces round the pot. “Yes,” {he} said. “And the carrot.”',
    ],
    [
      'They ate out of cups and hats and one flowerpot. Nobody spoke. Then somebody said “Oh!” After that they all talked at once, with their mouths full. ^ “That’s some stone,” said somebody with a full spoon. “It’s not bad,” said {hero}. “{refrain}” they sang, banging their spoons. Somewhere about the third helping it was midnight, and nobody went home.',
      '“Well?” said {hero}. They looked into their spoons. They tasted. It was quite still, apart from the fire. ^ “It’s got carrot in it,” somebody said in wonder. “And my onion! I can taste my own onion, next to your beans.” Someone brought out a fiddle. “{refrain}” they sang. It tasted better every time the spoon was passed along.',
    ],
    [
      'They sat on the ground, and it was too cold to sit apart. {hero} ladled. Somebody blew on a spoon, and tasted, and looked up with wet eyes, and it was not the onion. “There’s my carrot,” they said. “Hello.” Then it ran round the circle like a secret, oh, and mmm, and pass the bread. ^ “You must let us have that stone,” said somebody with a moustache of soup. “Of course,” said {hero}. “But it only works with eleven people.” “{refrain}” somebody struck up. It was past midnight, and not one stomach had a remark to make.',
      'Afterwards they could never agree on what it had tasted of. Smoke, said one. Summer, said another. Turnip, said the one who had brought the turnip, and wept a little. It tasted of eleven things that were no use by themselves. ^ {hero} drank {own} from a flowerpot, wedged between {c} and somebody’s elbow. There had been an argument, two songs, and a long story about a goat. “{refrain}” they roared, and passed the spoon along. At the bottom of the pot, when it was empty, lay one clean stone. “Delicious,” said everybody, and meant it.',
    ],
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', {
      at: 'home',
      props: [
        { prop: 'table', place: 'ground' },
        { prop: 'stone', place: 'ground' },
      ],
    }),
    ['Full tummy. One stone. Good for tomorrow!', 'No more rumble. Pat, pat. Sleepy {hero}.'],
    [
      'At home {hero} put the stone on the kitchen table, right in the middle. ^ {He} pushed all the chairs up close. “There,” said {hero}. “Ready for breakfast.”',
      '{hero} washed the stone and tucked it up in the pot. ^ “Good work,” {he} told it. And {his} tummy did not say anything at all.',
    ],
    [
      'At home {hero} pulled the chairs out of the four corners of the kitchen and set them round the table. In the middle {he} put the stone. ^ It looked like any other stone. “You did very well,” {he} told it, and yawned. There was still a bit of {thing} on the shelf. {He} cut it into as many pieces as there were chairs.',
      'Before {he} slept {hero} laid the table for breakfast. {He} did it with one cloth, where lately there had been four trays. ^ The stone had the best place, on a saucer. From the window you could see {place}, quite dark now. Nobody rumbled. They were all asleep, and you could just smell soup.',
    ],
    [
      'The kitchen was as they had left it, with a chair in every corner, each facing the wall. {hero} stood and looked. Then, as quietly as {he} could, {he} carried them back, one after the other. The marks on the floor showed where they used to stand. ^ In the middle of the table {he} put the stone. {He} could imagine the questions at breakfast. “What’s that for?” they would say, sitting down to hear. {He} thought of how {he} would begin. {He} would say that it was for soup. Nearly.',
      'There was {a:thing} left on the dresser, one of the old ones, from the days of no taste. {hero}, on the way to bed, picked it up. {He} was not hungry. {He} had had three flowerpots of soup. ^ {He} put it back, and fetched a knife, and cut it with some care into as many pieces as the family had chairs. In the morning it would taste of something. The stone {he} kept in {his} pocket. It was still warm. You never know when you may run into people with only one potato.',
    ],
  ),
};
