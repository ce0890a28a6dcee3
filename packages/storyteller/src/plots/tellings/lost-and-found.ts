import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “lost-and-found”. */
export const lostAndFoundTellings: Tellings = {
  '6-8': {
    want: [
      'There were newer ones in the shops, and cleaner ones too. But no shop had {hero’s} {thing}. It had been [to the seaside|up a mountain] and [under a bus seat|down a well]. ^ The wind did not care about that. It came round the corner, took hold with both hands, and pulled. “Hey!” shouted {hero}. “Mine!”',
    ],
    setOut: [
      '“Which way?” said {hero}, and licked one finger to feel the wind. It blew straight at {place}. ^ “After that {thing}!” {He} ran so fast that one sock fell down. {C} was [in front|ahead] already. “{refrain}” they called, and the wind did not answer.',
    ],
    problem: [
      'Where do you begin, when a thing could be anywhere? {hero} began at {spot}, and looked until {his} nose was dusty. {C} began at {spot}. ^ They met in the middle with nothing but [cobwebs|burrs]. “That’s two places done,” said {hero}. “Only about nine hundred left.”',
    ],
    try0: [
      '“Yoo-hoo!” shouted {hero} with both hands round {his} mouth. “Hoo!” came back from {spot}. It knew them! They ran there, and called again, and now it came from behind. ^ {hero} stopped dead. “{C},” {he} said, “I think I have just been talking to me.”',
    ],
    try1: [
      'A ladder leaned near {spot}, doing nothing. Up went {hero}, hand over hand, to have a look at the whole world. It was lovely. It was also tiny. ^ “I can see [sheep like rice|people like ants]!” {he} called. “But a {thing} would be smaller than a full stop.” Down {he} came again.',
    ],
    try2: [
      '“Don’t move,” breathed {hero}. By {spot}, something was waving at them. {He} wiggled {his} bottom like a cat. {He} sprang! ^ Crunch. It was last year’s leaves, the whole heap of them. Some went up {his} sleeves. “I jumped first,” {he} told {c}, “and looked second.”',
    ],
    try3: [
      'How kind, a signpost! It had an arm on it, and the arm pointed past {spot}. Nobody asks a signpost if it is sure. ^ So they walked, and walked, and met the same signpost again. It creaked and swung round. “It’s only doing what the wind tells it,” said {hero}.',
    ],
    turn: [
      '{hero} dropped to {his} knees to tie a lace, and there {he} stayed. The ground was written on! Dot, dot, dot went the tiny footprints. ^ Next to them ran a smooth stripe, as if somebody had pulled a sack. “Somebody with very small feet,” {he} said, “has got a very big {thing}.”',
    ],
    turnDeepens: [
      'Now they went on the tips of their toes. The dots led them past {spot}, over a root, and round a puddle. ^ Here the stripe was all crooked. Somebody had slipped, and pulled, and slipped again. “Poor thing,” said {hero}. Then {he} remembered that this was a thief.',
    ],
    lowPoint: [
      '“Found you!” cried {hero}, for there it lay. {He} took one corner and tugged. Somebody tugged back. Out looked {little}, a {littleKind} with wet whiskers and chattering teeth. ^ “I had a nest,” said {little}. “It blew away. Is this yours?” {hero} wanted to say yes. {He} looked at those teeth, and couldn’t.',
    ],
    spark: [
      'They sat side by side and nobody said anything. {hero} had a bed at home, and a cupboard full of warm things. {Little} had one {thing}, and it wasn’t even {little’s}. ^ “What is a nest made of?” {he} asked suddenly. “Soft stuff? I’ve had soft stuff in my hair since lunch!”',
    ],
    deed: [
      'Off raced {hero}, back the way {he} had come. {He} filled {his} pockets with moss at {spot}. {He} filled {his} arms with leaves. “{refrain}” ^ {C} came behind and picked up whatever fell out. It was a great deal. One feather travelled all the way on {hero’s} nose.',
    ],
    deedHolds: [
      'A nest looks easy until you make one. {hero’s} first was a pancake. {His} second was a hat. ^ “Slowly,” {he} told {his} fingers, and {he} bent the grass round and tucked in the ends. Then {he} poked it. It rocked, it rustled, and it did not fall apart.',
    ],
    solved: [
      'One foot went in, then three more, and then the whole of {little} was gone. Only two ears stuck out. “Mmm,” said the ears. “It’s like being inside a bun.” ^ {hero} laughed so much that {he} had to hold on to {c}. And here was {his} {thing}, with a tidy fold down the middle.',
    ],
    home: [
      'The wind was still up when they got home, so {hero} closed the window on it. The {thing} lay across {his} knees. It had a [twig|burr] in it and a green smell. ^ “You’ve been somebody’s house,” {he} told it. {He} was rather proud to know it.',
    ],
  },
  '9-12': {
    want: [
      'If the house had caught fire, {hero} knew exactly what {he} would save. Not the [television|clock], nor the good plates, but one elderly {thing}, which nobody else would have picked up off a bench. {He} and the {thing} had been through a lot together. ^ It was therefore hard to watch it leave. The wind lifted it over the gate in a single [swoop|bounce], as calmly as a waiter removing a plate. {hero} stretched out {his} arm as far as it went. It was short by about a mile.',
    ],
    setOut: [
      '“It may come back,” said a neighbour over the hedge. {hero} considered this. In {his} experience, things that come back are boomerangs and [cats|colds]. ^ {He} tested the wind with a wet finger, drew a line in the air, and followed it with {his} eyes. It ended, as far as {he} could tell, {within}. “{refrain}” {he} told {c}, who was running before the last word was out. It was not a plan. It was only a direction, but plenty of great journeys have started with less.',
    ],
    problem: [
      'There is a simple way to find out how large a place is: lose something in it. From outside, {place} had looked about the size of an afternoon. From {spot}, it looked like a week. ^ {hero} made a list of where they had searched, to cheer {himself} up. It said “{spot}” and nothing else. Meanwhile {c} had found [half a comb|a bent fork], and looked so pleased that {hero} did not like to mention the {thing}.',
    ],
    try0: [
      '“Let’s be polite about it,” said {hero}. {He} cupped {his} hands and called, as one calls people in to tea. And somebody replied! It was a friendly voice, rather like {his} own, and it came from {spot}. ^ It took them a good deal of running to notice that it never said anything new. “That,” said {hero}, when {he} had the breath, “was the most agreeable person I ever met. What a pity it was me.” The {thing}, wherever it was, kept quiet.',
    ],
    try1: [
      'Generals look at things from hills, and {hero} saw no reason to do otherwise. There being no hill to spare, {he} borrowed the ladder that stood beside {spot}. The view was everything a general could wish for. {He} could make out rivers, and [weather|church towers], and what might have been the sea. ^ {C}, at the bottom, was the size of a raisin. {hero} thought about that. If somebody {he} knew so well could shrink to a raisin, there was little hope for a {thing}. {He} climbed down with dignity.',
    ],
    try2: [
      'It is a fact that hope has poor eyesight. What {hero} saw at {spot} was a corner of the {thing}, lifting and falling, as if it were out of breath. {He} gave a shout, took three strides, and flung {himself} upon it. ^ It went off in all directions. For some time there was nothing in the world but leaves, and {c} laughing. “In my defence,” said {hero}, as {he} pulled a large one out of {his} collar, “it looked extremely like it from where I wanted to be.”',
    ],
    try3: [
      'Help came in the form of a signpost. It stood at {spot}, freshly painted, with one arm held out like a [policeman|butler], and it was a relief to be told. They did as it said for a long time. ^ They were just admiring a second signpost, every bit as handsome, when {hero} saw {his} own bootmarks in front of it. A breeze came by, and the arm swung gently round to point at {his} nose. “We have been taking directions,” {he} said, “from the very wind that robbed us.”',
    ],
    turn: [
      'What they needed, as it turned out, was for {hero} to drop a [button|sandwich]. {He} went down on {his} knees after it and did not come up again. “Don’t tread on anything,” {he} said in an odd voice. ^ The earth in front of {him} was covered with prints, each as neat as a stitch. They came in fours. Next to them somebody had drawn a line, wide and smooth, as a sledge does in snow. Winds do not leave footprints. It had only been the delivery.',
    ],
    turnDeepens: [
      'A trail is a kind of letter, if you go slowly enough to read it. At {spot}, it said, I was in a hurry. On the slope it said, This is heavier than I thought. Further on there was a scuffle of dots that said something {hero} was too well brought up to repeat. ^ {He} had begun the walk with a speech ready. It was a good speech, and it had the word “scoundrel” in it. By the end of the trail {he} had quietly crossed out everything but “excuse me”.',
    ],
    lowPoint: [
      'There are few feelings as good as seeing a lost thing again, and {hero} had it for about four seconds. Then the {thing} coughed. A corner was lifted, and a {littleKind} looked out, blue about the nose. “{Little},” it said. “I would get up, but I’ve only just stopped shaking. It blew my nest to bits, you know.” ^ {hero} did not know. {He} stood there with {his} hand out, like somebody waiting for change. Everything {he} had wanted was within reach, and {he} could not close {his} fingers.',
    ],
    spark: [
      'For a while they talked of other things, as people do when there is only one thing to talk about. {Little} asked if it had been a long walk. {hero} said that it had, and described it: the moss that soaked {his} socks, the leaves, the feathers that made {c} sneeze. ^ Halfway through the feathers {he} stopped. {He} heard what {he} was saying. It wasn’t a list of troubles at all. “Keep the {thing} on,” {he} said, getting to {his} feet. “I’ve just realised I’ve been shopping.”',
    ],
    deed: [
      'It is surprising how fast a place shrinks when you know what you want from it. “{refrain}” cried {hero}, and went through it like a [bride|cook] through a market. Moss, from the damp side of {spot}. Leaves, the crisp ones, which {he} now regarded as old friends. ^ {He} carried them in {his} arms, under {his} chin and finally down {his} shirt, and regretted the shirt at once. Each trip took {him} past a spot where {he} had been made a fool of. {He} nodded to it, and ran on.',
    ],
    deedHolds: [
      '“Have you done this before?” asked {little}. “In a way,” said {hero}, who had once made a [basket|pot] at school that was mistaken for a hat. {He} made the hat again now. Then {he} took it apart, and tried to think like somebody with a beak. ^ A beak can only do one straw at a time. So {he} did one straw at a time, and tucked it in, and did not look up to see how much was left. When there was no straw left to tuck, {he} was holding a nest.',
    ],
    solved: [
      '“May I?” asked {little}, and stepped inside with the expression of somebody trying on shoes. The nest creaked. It bulged on the left, then on the right. At last there came such a sigh that even {c} sat down. ^ “I take it that it fits,” said {hero}. There was no reply but a snore, and {he} laughed until {he} had to bite {his} sleeve. The {thing} was lying beside {him}. It had been smoothed out and folded, as you fold what you have only borrowed.',
    ],
    home: [
      'People asked, naturally, where the {thing} had been. “Out,” said {hero}. It was not that {he} wanted to be mysterious. It was just that the story was longer than the doorstep, and {he} had {his} boots to take off. ^ Later {he} hung it up, and gave it a sniff. There was moss in it, and weather, and a trace of somebody else’s sleep. {He} had thought that {he} would get it back exactly as it was. On the whole, {he} was glad that {he} hadn’t.',
    ],
  },
};
