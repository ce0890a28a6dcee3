import { bridgeTries } from './bridge-builders-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const BRIDGE = [{ prop: 'bridge', place: 'background' }] as const;
const CUP = [{ prop: 'cup', place: 'hand' }] as const;

/** Two neighbours, a river and half a bridge; nobody will begin, until somebody is the middle. */
export const bridgeBuilders: Plot = {
  id: 'bridge-builders',
  titles: [
    '{hero} and the Bridge With No Middle',
    '{hero} in the Middle',
    'Bread, Jam and {hero}',
    '{hero} and the Two Blue Cups',
  ],
  taglines: [
    'A story about two halves of a bridge',
    'A story to be read with bread and jam',
    'A story about who goes first',
  ],
  blurbs: {
    young: [
      'Here is bread. There is jam. But the bridge has no middle! And nobody will say hello. What can {hero} and {c} do? Come and help to build.',
    ],
    old: [
      'On this side of the river lives the best bread in the world. On that side lives the jam. They have not spoken for seven years. Then {hero} comes to tea, and would like to know why nobody mends the bridge.',
    ],
  },
  refrains: {
    young: ['Plank, plank, bank to bank!', 'Here to there, there to here!'],
    old: ['Plank by plank, from bank to bank!', 'From here to there, with room to spare!'],
  },
  lessons: ['sorry', 'listening', 'kindness'],
  themes: ['friendship', 'quarrel', 'sorry', 'anger', 'lonely', 'jealous'],
  settings: ['forest', 'meadow', 'mountain', 'garden', 'jungle', 'town'],
  quest: { props: ['bridge'], from: 'none' },
  little: {
    creatures: ['mouse', 'rabbit', 'hedgehog'],
    names: ['Crust', 'Bunty', 'Dumpling', 'Pepper', 'Flourish'],
  },
  want: beat(
    show('hold', 'wonder', 'funny', { at: 'home', props: [{ prop: 'letter', place: 'hand' }] }),
    ['A letter! “Come to tea. Bring a plank.” Why?', 'Tea today! “There is bread. No jam.” Hmm.'],
    [
      'A letter came. “Come to tea,” it said. “There is bread. There is no jam. ^ Please don’t ask about the jam.” So {hero} wondered and wondered.',
      '{hero} was asked to tea, with new bread. “Will there be jam?” {he} wondered. ^ Where it said “jam” somebody had [crossed it out|made a blot].',
    ],
    [
      'The letter smelled of new bread. “Please come to tea,” {hero} read. “There won’t be any jam. The jam lives over the river, and we are not on speaking terms. Yours, a {littleKind}.” ^ There was a line underneath. “The bridge is broken. We don’t talk about that [either|at all].”',
    ],
    [
      'It was an invitation, and there was flour on it. “Dear {hero},” it said. “I am told you are good company. Would you come to tea? I bake. There will be bread, hot, as much as you like. There will not be jam. The jam is across the river, and we are not on speaking terms. Yours, a {littleKind}.” ^ Somebody had thought for a while, to judge by the [blots|crumbs], and added a line at the bottom. “You may notice a bridge. Please don’t mention it.” {hero} read that part [aloud|twice]. It was like a door with a sign on it saying Do Not Look.',
    ],
  ),
  setOut: beat(
    show('walk', 'smile', 'joyful', { props: [{ prop: 'basket', place: 'hand' }] }),
    ['Off {into}! {refrain}', 'Come to tea, {c}! {refrain}'],
    [
      '“Bread without jam is only half a tea,” {hero} told {c}. ^ “{refrain}” {he} sang, all the way {into}.',
      '{hero} took a basket, and an empty jar, in case of jam. ^ “{refrain}” they sang. And off they went {into}.',
    ],
    [
      '“A river’s no reason to go without jam,” {hero} told {c}. “There’s something the matter over there.” {He} put on a clean [shirt|jumper], and took an empty jar along. ^ “{refrain}” {he} sang, all the way {into}. It was a good song for walking, and it got you to the other side of things.',
    ],
    [
      '“There are two kinds of people,” {hero} told {c}, as {he} brushed {his} hair. “The sort who can leave a thing like that alone, and us.” {He} packed a basket for the bread. Then, after some thought, {he} put in an empty jar. ^ “{refrain}” {he} sang at the gate, and on they went {into}. It was only a thing to keep your feet in time. But {he} noticed that it had two ends, and that it was rather short of a middle.',
    ],
  ),
  problem: beat(
    show('look-aside', 'surprised', 'funny', { little: true, props: BRIDGE }),
    [
      'A river. Half a bridge! {Little} says, “Hmph!”',
      'No middle! “Hmph,” says {little}. “Hmph,” says Old Mossop.',
    ],
    [
      'Over the river went a bridge, but the middle was gone. Here sat {little} the {littleKind}. There sat Old Mossop. ^ They sat back to back.',
      '“Tell Old Mossop I’m not talking,” said {little} the {littleKind}. ^ “Tell {little} I stopped first!” called somebody across the river.',
    ],
    [
      'A river ran past {spot}. Over it went a bridge, and in the middle the bridge just stopped. ^ “I’m {little},” said the {littleKind} on this side. “Kindly tell Old Mossop that I’m not speaking.” “And you can tell {little},” came a growl across the water, “that I stopped first.”',
    ],
    [
      'The river came down past {spot} and cut everything neatly in two. There was a bridge. It set out from this bank in a businesslike way, and another half set out from that one. Between them was a gap about as long as {hero}. ^ “You’re looking at it,” said the {littleKind} at the oven door. “I’m {little}. Kindly tell Old Mossop, over there, that I have not forgotten the spoon.” “And kindly tell {little},” rumbled somebody from behind a row of jam pots, “that there was no spoon.”',
    ],
  ),
  tries: bridgeTries,
  turn: beat(
    show('hold', 'wonder', 'quiet', { little: true, props: CUP }),
    ['Two blue cups. One for {little}. One for?', 'Who is this cup for? “Nobody,” says {little}.'],
    [
      'On {little’s} shelf stood two blue cups. “Who is that one for?” asked {hero}. ^ “Nobody,” said {little}, much too fast. But it was very [clean|shiny].',
      '{hero} saw two blue cups. One was full of tea. One was empty. ^ “I only dust it,” said {little}, and looked out of the window.',
    ],
    [
      '{Little} asked {him} in for bread. It was very good, and very dry. On the shelf stood two blue cups. One of them had [a tea stain|a chip]. ^ “Whose is the other?” asked {hero}. “Nobody’s,” said {little}, going red. But there wasn’t a speck of dust on it. Somebody wiped it every morning.',
      'There was bread for tea, and then more bread. {hero} looked about while {he} chewed. There was one chair, and one spoon. But on the shelf stood two blue cups. ^ “Do you have visitors?” {he} asked. “Never,” said {little}. “That’s just there.” And {little} took the cup down, and wiped it, and put it back with its handle towards the river.',
    ],
    [
      '{Little} gave {him} bread, hot from the oven. It was the best that {he} had ever eaten, and it wanted only one thing. {hero} chewed, and looked about. On the shelf were two blue cups. One of them had been used until the [handle|rim] was white. ^ “Who’s the other one for?” asked {hero}. “No one,” said {little}, and became very busy with a cloth. “It’s just the other one.” {hero} took it down. In that kitchen there was flour on everything, even the clock. There was none on the cup.',
    ],
  ),
  turnDeepens: beat(
    show('hold', 'surprised', 'wonder', { props: CUP }),
    ['Run round! Old Mossop has blue cups, too!', 'Look! Two more blue cups. They match! Oh!'],
    [
      '{hero} ran the long way round. There, on Old Mossop’s shelf, stood two blue cups. ^ “Don’t touch that one,” growled Old Mossop. It was clean, too!',
      'Over at Old Mossop’s there was jam, [dark|red] and sweet. ^ And there were two cups, blue ones. One was dusted and never used.',
    ],
    [
      'It was a long way round to Old Mossop’s door. There was jam on the table, as dark as [velvet|night]. And on the shelf stood two blue cups. One was dusted, and never used. ^ “I haven’t needed the both of them,” growled Old Mossop. “Not for seven years.” The chair by the window, {hero} saw, looked out over the river.',
      '{hero} went the whole way round. “Have some jam,” growled Old Mossop. “There’s no bread.” It was very good off a spoon. ^ Then {he} saw the shelf. Two blue cups hung there, and the far one was as clean as a [bell|pin]. “Waste of a hook,” said Old Mossop, who had seen {him} look. But nobody took it down.',
    ],
    [
      '{hero} went the whole way round that evening, to the other door. Old Mossop’s kitchen was red with jam, forty pots of it, and not a crumb to put it on. {He} looked along the shelf. {He} knew what {he} would find, and all the same it made {him} catch {his} breath. ^ There were two blue cups, and one was dusted. “They came as four,” growled Old Mossop. “We halved them.” The armchair had been turned to the window. From there you could see nothing but the river, and a small lit window on the other side.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: BRIDGE }),
    ['Bang! Bang! Two doors shut. Sad {hero}.', '{hero} sits on half a bridge. So quiet.'],
    [
      'Bang went one door. Bang went the other. ^ {hero} sat down on the end of the bridge. “I can’t make anybody be friends,” {he} said.',
      'Now both the doors were shut, and nobody looked out. {hero} sat where the bridge stopped. ^ Under {his} feet the river went by, and by, and by.',
    ],
    [
      'Bang went a door on this side. Bang went a door on that. Then there was only the river. ^ {hero} sat on the end of the bridge and let {his} feet hang over. “They want to,” {he} told {c}. “They both want to, and they won’t. And I can’t do it for them.” It was [cold|chilly]. The bread in {his} pocket had gone hard.',
      'They had shut the doors. They had even drawn the curtains. {hero} walked out to where the bridge stopped, and stopped too. ^ “I’m going home,” {he} told {c}. “I’ve only made it worse.” But {he} didn’t go. Both the lamps had been lit, and on the curtains were two shadows, each with one cup.',
    ],
    [
      'Two doors shut, one after the other, like the two halves of a clap. After that there was the river, saying the same thing it always said. {hero} walked out on the bridge, as far as it went, and sat down. {His} feet hung over the edge. ^ It would have been easier if they had hated each other. {He} might have gone home then. But {he} had seen the cups. “You can’t make people,” {he} told {c}, and {his} throat hurt. “You can want it for them as much as you like. They’ve still got to do it, and they can’t.”',
      'They went in, both of them, and drew the curtains. {hero} was left with the river. {He} walked out along the bridge as far as there was bridge, and stood there like a word that somebody has forgotten the end of. ^ “I thought they needed a good idea,” {he} told {c}. “They don’t. They know it all already.” {His} eyes stung. On either side there was one lamp, and one shadow, and each shadow had its chair turned round to the river. You could not have drawn it more neatly. You could only be no use.',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder', { props: BRIDGE }),
    ['Look, the gap! As long as {hero}. Ooh!', 'Not here. Not there. {hero} can be the middle!'],
    [
      '{hero} looked at the gap. It was just as long as {he} was! ^ “Nobody wants to go first,” {he} said. “But I can go in the middle!”',
      'Each of them was waiting for the other. They had waited for seven years! ^ “Then it must begin with the bit in between,” said {hero}. “With me!”',
    ],
    [
      'It really wasn’t much of a gap. It was no longer than {hero}. ^ {Little} wouldn’t lay the first plank, and Old Mossop wouldn’t, either. Whoever began would be the one who gave in. So each had waited, for seven years. “It needn’t be one of them,” said {hero}, and {he} got up. “It could be the middle that begins.”',
      '{hero} lay down on the last plank and stretched out an arm. It nearly reached. It was only a gap for one! ^ “Each of them waits for the other,” {he} said slowly. “That could take for ever.” {He} looked at the gap again. It was just {his} size. “I won’t be this side or that side. I’ll be the middle.”',
    ],
    [
      '{He} looked at the gap, since it was all there was to look at. Really it was not very big. If you lay down in it, thought {hero}, you would touch both ends. ^ Neither of them could lay the first plank. That would be giving in. So they had sat there with their clean cups for seven years, each of them waiting to be second. {He} sat up. “Somebody’s got to be first,” {he} said slowly. “But it doesn’t have to be an end.”',
    ],
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: BRIDGE }),
    ['Up with the plank! “Help me!” {refrain}', '{hero} stands in the middle. Brrr! {refrain}'],
    [
      '{hero} waded into the middle. Brrr! {He} held a plank up high, with both arms. ^ “{refrain}” {he} called. “Help! I can’t do it alone!”',
      'Splash! {hero} stood in the river, up to {his} knees. {He} held the plank on {his} head. ^ “{refrain}” {he} shouted. “It’s too heavy for one!”',
    ],
    [
      'The water came only to {his} knees, but it was very cold. {hero} got up on the stone in the middle, and lifted a plank over {his} head. ^ “{refrain}” {he} shouted. “I’m the middle! I can’t hold it by myself!” That was not a trick. It weighed as much as a [pony|cupboard], and {his} arms shook. Two doors opened.',
      'Splash! {hero} jumped. It was cold enough to make you sing. {He} got up on the stone in the middle, and heaved a plank on to {his} shoulders. Each end just reached. ^ “{refrain}” {he} bellowed. “Please! It’s too much for one!” It truly was. {His} knees were going. {He} heard a bolt slide back, and then another.',
    ],
    [
      'It was only up to {his} knees, but it was as cold as [spoons|scissors]. {hero} felt {his} way to the flat stone in the midst of the river, and climbed on it. Then {c} pushed, and {he} pulled, and {he} got the plank up over {his} head. One end just reached this side. The other just reached that. ^ “{refrain}” {he} shouted. “I’m the middle! It’s too heavy for me!” It was not a trick. If it had been, {he} thought, they would have known at once. {His} arms had begun to shake. Two doors opened.',
    ],
  ),
  deedHolds: beat(
    show('carry', 'cheeky', 'joyful', { little: true, props: BRIDGE }),
    [
      '{Little} holds here. Old Mossop holds there. Knock, knock!',
      'Bang, bang, bang! {Little} hammers. It holds!',
    ],
    [
      '{Little} grabbed this end. Old Mossop grabbed that end. Bang, bang! ^ “Yours is crooked!” “No, yours is!” And they were talking!',
      '“Up a bit,” said {little}. “Down a bit,” said Old Mossop. Bang went the [hammers|nails]. ^ {hero} held on, and did not say one word.',
    ],
    [
      '{Little} took this end, and Old Mossop took that. “Up a bit,” said {little}. “Up a bit yourself,” said Old Mossop. “Where’s the hammer?” “You’ve had it for seven years.” ^ {hero} kept as still as a post, and held. Plank after plank went down above {his} head. They hadn’t noticed yet that they were speaking.',
      '“Left a bit,” said somebody over {his} head. “Whose left?” said somebody else. “Yours. Mind your thumb.” “I’ll mind my own thumb, thank you.” ^ The weight went off {his} shoulders. {hero} stood in the cold water, and grinned, and kept as quiet as a stone. Bang, bang, bang! They were [quarrelling|arguing], both together, at last. It was lovely to hear.',
    ],
    [
      'They came out running. {Little} took hold of this end and Old Mossop of that, and the weight went off {his} arms. “Steady,” said one. “Steady yourself,” said the other. “Mind the child.” “I am minding the child. Have you got the nails?” “You’ve got the nails. You’ve had them since the spoon.” ^ {hero} did not stir. {He} had once had a [robin|butterfly] land on {his} boot, and it had felt like this. Plank by plank the roof closed over {his} head. They were halfway through an argument about hammers before they heard themselves.',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: BRIDGE }),
    ['Bread, meet jam! Mmm! Hooray for {hero}!', 'Tea for two. Tea for {hero}, too! Hooray!'],
    [
      'The last plank went in. They stood there, nose to nose. ^ “You’ve got flour on you,” said Old Mossop. “You’ve got jam,” said {little}. And how they laughed!',
      '“Sorry,” said {little}. “Sorry,” said Old Mossop, at the very same time. So nobody was first! ^ And then there was bread, with jam on.',
    ],
    [
      'The last plank went down, and there they stood, nose to nose. Nobody had thought about what came next. ^ “You’ve got flour on your ear,” said Old Mossop at last. “You’ve got jam on yours,” said {little}. Then it came out, that one big laugh, in two halves. And {hero} had tea: new bread, with jam, out of a blue cup.',
      'They put the hammers down. “It was me that was rude,” said {little}. “No, it was me,” said Old Mossop, and it was nearly a quarrel again. ^ Then out came the bread, still warm, and out came the jam. There were four blue cups. One was for {hero}, and one was over, for whoever came next.',
    ],
    [
      'The last nail went in, and there was nothing left to hammer. They stood in the middle, {little} and Old Mossop, and looked at the planks, and the sky. “I’m sorry about the spoon,” said {little}. “There was no spoon,” said Old Mossop. “I’m sorry that I said so.” ^ It began as a snort. Then they were holding on to each other and howling. You could hear that it was a single laugh, which had only been cut in two. {hero} sat between them, in a dry blanket. {He} had bread in one hand. There was jam on it.',
      'At last they had run out of nails, and of things to say about nails. Nobody went home. {Little} tried the planks with one foot. “It’s narrow,” said {little}. “We shall meet, I suppose.” “I suppose we shall,” said Old Mossop. There was a long silence, with the river in it. ^ “Bread’s getting cold,” said {little}. And off went Old Mossop, quite fast for such a person, and came back over the new bridge with a pot in each hand. They drank out of the blue cups, every one of them. {hero} had the one that nobody had ever used.',
    ],
  ),
  home: beat(
    show('hold', 'smile', 'cosy', { at: 'home', props: CUP }),
    ['Home. Two cups on the table. Who comes?', 'Jam for next door. Tomorrow! Knock, knock.'],
    [
      'At home {hero} put one more cup on the table. “Who’s that for?” they asked. ^ “I don’t know yet,” said {hero}. “I’m going to find out.”',
      'There was one pot of jam left. Tomorrow {hero} would take it next door. ^ {He} had never once said hello there. How silly!',
    ],
    [
      'There was one pot of jam over. {hero} stood it on the windowsill, and looked across at the house next door. {His} ball had been in their garden for a [year|long time]. {He} had never gone to ask for it. ^ “Tomorrow,” {hero} told the jam. And {he} put out an extra cup, so that it would be ready.',
      '{hero} brought home a loaf, a pot of jam, and wet socks. It was a great deal of jam for one house. ^ Then {he} thought of the house next door. It had been there all {his} life, and {he} had never knocked. {He} wrote a label for the pot. “For tomorrow,” it said. “For over there.”',
    ],
    [
      'They had given {him} a pot of jam and a loaf to take home. {hero} set them on the windowsill, and looked out. In the house next door there was a light. {He} knew the cat there, and the [bicycle|umbrella]. {He} knew that somebody played the piano, with one wrong note. In all {his} life {he} had never said a word to them. ^ Nobody had begun, that was all. {He} took down two cups, and gave one of them a wipe. “Tomorrow,” said {hero}. “After breakfast.” {He} was rather looking forward to being first.',
    ],
  ),
};
