import { beat, type Plot, show } from './plot.ts';

/** Five ways to hurry a seed, each of which sets it back. */
export const slowSeedTries: Plot['tries'] = [
  beat(
    show('hold', 'brave', 'funny', { props: [{ prop: 'bucket-and-spade', place: 'hand' }] }),
    [
      'Water, water! More, more! Glug. Too much!',
      'Splish, splash, splosh! The seed can swim. Oops!',
    ],
    [
      '“It’s thirsty,” said {hero}. One bucket, two buckets, [five|six] buckets! ^ Glug! Out popped the seed and sailed away. {hero} caught it by {spot}.',
      '{hero} poured water on the seed. Then {he} poured some more, to be [nice|kind]. ^ Bubble, bubble! It was a lake now. The seed was a [boat|ship].',
    ],
    [
      '“Seeds need water,” said {hero}. “So a fast seed needs a lot.” {He} ran with one bucket after another, until there was a pond. ^ The seed came up at once. It came up floating, and set off towards {spot}. {hero} waded in after it. “It only wanted a [sip|cupful],” {he} said, wringing out {his} socks. “I gave it a bath.”',
      'It was thirsty, that was all. {hero} fetched a bucket of water. The seed drank it. {He} fetched [six|seven] more, and the seed stopped drinking and [began to float|went for a sail]. ^ They dried it on a leaf and planted it again. “More isn’t quicker,” said {hero} to {c}. “It’s only wetter.”',
    ],
    'A seed drinks; everyone knows that. It followed, {hero} thought, that a seed which drank more would grow more. {He} carried [eleven|fourteen] buckets from {spot}, and was rather proud of the arithmetic. ^ At bucket nine the earth began to burp. At the last, the seed rose gracefully to the surface and sailed off, low in the water, like a very small barge. {hero} caught up with it near {spot}. “You can drown a thing,” {he} said, holding it in {his} [wet|muddy] palm, “and think the whole time that you’re being [kind|generous].”',
  ),
  beat(
    show('kneel', 'worried', 'funny', {
      props: [{ prop: 'bucket-and-spade', place: 'ground' }],
    }),
    ['Dig it up. Peek! Still a seed. Cover it.', 'Knock, knock, seed! Dig, dig. Not yet. Oops!'],
    [
      '{hero} dug up the seed, only to look. It was still a seed. {He} covered it up. ^ Then {he} looked [again|twice more]. Who can sleep like that?',
      '“Are you ready?” asked {hero}, and dug. It was not ready. {He} dug [again|once more]. Still not! ^ “I woke it up,” whispered {hero}. “Twice.”',
    ],
    [
      '{hero} dug up the seed, just for a look. It was fine. {He} put it back, and counted to [ten|twenty]. Was it still fine? ^ The sixth time there was a crack in it, with a tiny white thread, gone [limp|dry]. “It had started,” {he} said in a small voice. “And then I pulled it out of bed.”',
    ],
    '“I’m not going to do anything to it,” {hero} explained. “I only want to see how it’s getting on.” {He} brushed away the earth. It was getting on. There was a split as fine as a hair, and out of it looked something white, no longer than [an eyelash|a comma]. ^ {hero} was so pleased that {he} covered it up and at once uncovered it again, to be sure. {He} was sure [five|four] times. The fifth time the white thing had shrivelled. “It can’t grow and be [looked at|inspected],” {he} said. “Nor could I.”',
  ),
  beat(
    show('cheer', 'laugh', 'funny'),
    ['“Grow!” shouts {hero}. “Grow!” No ears. Hmm.', 'Stretch up! Like this! The seed stays down.'],
    [
      '“I’ll show it how,” said {hero}. {He} curled up small. Then up, up, up {he} stretched, on {his} [toes|tiptoes]! ^ The seed did not copy {him}. It had its eyes shut.',
      '“GROW!” roared {hero} through {his} hands. A [crow|bird] fell off {spot}. ^ But a seed has no ears. It heard nothing at all.',
    ],
    [
      '“Nobody’s told it what to do,” said {hero}. So {he} showed it. {He} crouched by {spot} like a seed, and rose, and spread {his} arms like a tree. “You see?” ^ After [eight|nine] times {hero} was extremely good at it. The seed had not moved. “I’ve taught it to be me,” {he} panted. “But that’s not what it wants to be.”',
      '“Perhaps it needs cheering on,” said {hero}. {He} marched round it and yelled. “Give me a G! Give me an R!” Somewhere near {spot} something woke up and [complained|left]. ^ The ground said nothing. {hero} knelt down and looked at it. “If somebody shouted at me to be taller,” {he} said, “I’d go and hide in a hole, too.”',
    ],
    'It struck {hero} that the seed might never have seen it done. So {he} gave lessons. {He} began as a ball, with {his} nose on {his} knees, and unfolded, and put out fingers, and finished as a sort of poplar. {He} did this beside {spot}, with a short talk, [nine|seven] times. ^ Somebody passing by clapped. The seed did not. “Perhaps,” said {hero}, out of breath, “it isn’t trying to be a me.” {He} sat down. {He} had been told to grow up [often enough|several times] {himself}. It had never made {him} any taller.',
  ),
  beat(
    show('carry', 'cheeky', 'funny', { props: [{ prop: 'blanket', place: 'ground' }] }),
    ['A scarf, a blanket, a hat. Poor hot seed!', 'Tuck it in. Wrap, wrap! Too dark, too hot.'],
    [
      '“It’s cold,” said {hero}. {He} gave the seed a blanket. {He} gave it a scarf, a sock and a [hat|cushion]. ^ Now nothing could get out. Nothing could get in.',
      'Eggs like it warm, so {hero} sat on the seed. Cluck, cluck! ^ “I can’t feel any chick,” {he} said. “I’ve only got [pins and needles|a cold bottom].”',
    ],
    [
      '“Things grow when they’re warm,” said {hero}. {He} tucked the seed in with a blanket, a jumper and [a cushion|both socks]. ^ It made a splendid hill. Only then did {hero} wonder how anybody so small would ever lift all that. “I’ve put it to bed,” {he} said, “and then I’ve put the house on top.”',
    ],
    'Warmth, {hero} decided. In hot countries things grew so fast that you could [hear|nearly see] them. {He} gave the seed a blanket, and put {his} jumper over the blanket. Since {he} was not a person to do things by halves, {he} put {himself} on top. ^ {He} lay there for a quarter of an hour, as careful as a hen. Then {he} thought of something that weighs [less than a button|no more than a crumb], down there in the black, lifting its head and meeting all of that. “I’d give up,” said {hero}, and began taking it off again.',
  ),
  beat(
    show('reach', 'surprised', 'funny', {
      props: [{ prop: 'biscuit', place: 'ground', count: 3 }],
    }),
    ['Eat, seed! Here is bread. Birds eat it!', 'Cake for the seed. Peck, peck! Shoo, birds!'],
    [
      '“It’s hungry,” said {hero}, and crumbled {his} sandwich over the seed. Down came a bird. Down came [ten|twenty] more! ^ Peck, peck! The seed was very nearly pudding.',
      '{hero} gave the seed half of {his} [biscuit|bun]. It did not say thank you. ^ But the ants did, all nine hundred of them. Shoo, shoo!',
    ],
    [
      '“I can’t grow without lunch either,” said {hero}. {He} laid down a [cheese sandwich|slice of cake], and stepped back to let the seed eat. ^ Somebody did. First came one bird, then the bird’s relations, with their great big feet. {hero} had to lie on the seed to save it. “That was my lunch,” {he} told it, “and you never even came up.”',
    ],
    'You cannot expect anybody to grow on an empty stomach. {hero} buried half a [cheese sandwich|currant bun] at what {he} judged to be the mouth end. The seed showed no sign of having noticed. Everyone else did. ^ The ants arrived in columns, from the direction of {spot}. Behind the ants came birds, to eat the ants, and by the time {hero} had chased off the birds the ground looked like a [football field|fairground]. “It’s had its sandwich,” {he} said, putting the earth back with {his} hands. “It was born with it. That’s what a seed is.”',
  ),
];
