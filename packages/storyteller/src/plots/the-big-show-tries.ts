import { beat, type Plot, show } from './plot.ts';

/** Five cures for stage fright, none of which cures it. */
export const bigShowTries: Plot['tries'] = [
  beat(
    show('tiptoe', 'cheeky', 'funny', { props: [{ prop: 'hat', place: 'ground' }] }),
    ['Hat down! Nobody sees {hero}. Bump! Ouch.', 'Hide, hide under a hat. Bonk! What was that?'],
    [
      '“If I can’t see them, they can’t see me,” said {hero}. {He} pulled {his} hat [far|right] down. ^ Bonk! {He} bowed to {spot} instead.',
      '{hero} tried playing from [inside a sack|under a blanket]. It was nice and cosy in there. ^ But {he} marched off the wrong way. Thump! That was {spot}.',
    ],
    [
      '“It’s the faces,” {hero} explained. “So I’ll do it without any.” {He} borrowed a huge hat and pulled it down to {his} chin. ^ It worked at once! {He} played one whole tune, took a bow, and fell over {spot}. “If they can’t see me,” said a voice from the ground, “I can’t see anything [either|at all].”',
      '{hero} borrowed a hat like a [bucket|lampshade] and put {his} whole head in it. Inside it was brown and peaceful. {He} played like anything. ^ {He} was still playing when {he} walked into {spot}. “The trouble with hiding,” said the hat, “is that it’s so hard to [steer|know when to stop].”',
    ],
    'The real trouble, as {hero} saw it, was being seen. {He} found an old [curtain|tablecloth] and hung it over {himself} from the head down. Inside, everything was brown and peaceful. The wobbles lay down like [washing|snow]. ^ {He} had never played better, and {he} told {c} so, from the bottom of the ditch beside {spot}. “It’s no good,” said {hero}, feeling about for {his} shoe. “You can’t hide the frightened bit and [show|keep] the rest. It’s all the same person in here.”',
  ),
  beat(
    show('sit', 'worried', 'funny'),
    [
      'Again! Again! Again! Puff. All mixed up.',
      'Play it ten times. Oops! It comes out backwards.',
    ],
    [
      'Practise, practise! {hero} played it ten times, twenty times, [thirty|fifty] times. ^ Then {his} fingers got muddled. They played a different song, all by themselves.',
      '“I’ll play it until I can’t go wrong,” said {hero}. {He} played it all round {spot}. ^ At the end it went wrong in [six|nine] new places.',
    ],
    [
      '“I’ll practise until I can’t go wrong,” said {hero}. By {spot} {he} played {his} tune [thirty|forty] times. ^ By then {he} couldn’t tell which end it began. The notes had worn smooth, like [old soap|pebbles], and they slid about. “But I knew it this morning,” {he} groaned. “So not knowing it was never the trouble.”',
      'Practice makes perfect, {hero} had heard. So {he} sat down beside {spot} and practised [till {his} ears rang|till {his} thumbs hummed]. The twentieth time was good. The fortieth was not so good. ^ By the sixtieth it was a different tune. “It’s like saying ‘porridge’ too often,” {he} told {c}. “It stops being anything.”',
    ],
    'There was always hard work, which is what grown-ups [always recommend|believe in]. {hero} sat down by {spot} and went through {his} tune twenty times, then [forty|fifty]. The better {he} knew it, the more there was to get wrong. ^ Around the sixtieth it came apart in {his} hands, as a word will if you say it too often. {He} put the {thing} down. “I could play this yesterday [in my sleep|standing on one leg],” {he} said slowly. “It isn’t the tune that’s scared.”',
  ),
  beat(
    show('point', 'surprised', 'funny', { props: [{ prop: 'stone', place: 'ground', count: 4 }] }),
    [
      'Play for stones. Nice stones. One stone sneezes!',
      'Ten stones in a row. One stone has eyes! Eek!',
    ],
    [
      '“I’ll pretend that people are potatoes,” said {hero}. {He} put ten round stones in a row and played. Lovely! ^ Then one potato [sneezed|said “Bravo”].',
      'Stones are good listeners. {hero} drew a face on each, and played for them. ^ Then one of the stones [clapped|winked]. {hero} hid behind {spot}.',
    ],
    [
      'Everybody says that you must think of people as [potatoes|turnips]. {hero} drew faces on twelve round stones. “Good evening, vegetables,” {he} said, and played without a wobble. ^ “Encore!” said number four, and blinked. It was a toad. {hero} was behind {spot} in one jump. “I never minded vegetables,” {he} said. “It’s people I can’t do.”',
    ],
    'There is a famous cure. You must look at the people in the rows and imagine that they are [cabbages|turnips]. {hero} collected twelve round stones, gave them faces with a bit of chalk, and played to them beside {spot}. {He} was superb. {He} even made a little speech. ^ “Hear, hear,” said the fifth cabbage, and stood up, and turned out to be a toad. {hero} fell over backwards. “It only works,” {he} told the sky, “for people who were frightened of [cabbages|turnips] in the first place.”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { props: [{ prop: 'blanket', place: 'ground' }] }),
    ['Be a star! Swish, swish, swish. Splat!', 'Walk like a star. Swish! Trip! Down goes {hero}.'],
    [
      '“A star is never scared,” said {hero}. {He} walked like a star, with {his} nose [high|right] up. ^ So {he} did not see {spot}. Crash!',
      '{hero} put on a cape and a deep, deep voice. “I am the Great Fandango!” ^ “[Who?|You?]” said the echo. {hero} was not so sure any more.',
    ],
    [
      'On one poster was the Great Fandango, who was afraid of nothing. So {hero} became Fandango. {He} had the walk, the deep voice, and a [tablecloth|blanket] for a cape. ^ Then {he} lifted the {thing}, and didn’t know one note. “Of course not,” {he} said, untangling {his} feet by {spot}. “Fandango never learned it. I did.”',
      '“If I can’t be brave,” said {hero}, “I’ll be somebody who is.” {He} marched past {spot} in a [tablecloth|blanket], one eyebrow up, like the star on the poster. ^ The eyebrow was very tiring. And when {he} came to play, it didn’t know how. “I’ve left myself behind somewhere,” said {hero}, “and I’m the one who knows the tune.”',
    ],
    'If {hero} could not be brave, {he} would borrow somebody who was. {He} chose the Great Fandango, off the posters: the cape, the [stride|swagger], the one raised eyebrow. {He} practised past {spot} until a beetle gave way to {him}. It was astonishing. The wobbles had no idea where {he} was. ^ Unluckily the tune had no idea either. {He} raised the {thing}, and there was nothing in there at all, only eyebrow. “Fandango can’t play it,” said {hero}, and took off the [tablecloth|blanket]. “There’s just one person who can. I’ll have to send for {him}.”',
  ),
  beat(
    show('stand', 'brave', 'funny'),
    ['Hold it in. Hold it, hold it. Hic!', 'Stand still, knees! Still, still. Hic!'],
    [
      '“I’ll hold the wobble in,” said {hero}. {He} shut {his} mouth and held everything tight. ^ Hic! Out it jumped. Hic! Now there were [ten|a hundred] tiny wobbles.',
      '“Stop it, knees!” said {hero}, and tied them together with [a scarf|string]. ^ The wobble ran up into {his} elbows. From there it got into {his} ears.',
    ],
    [
      '“I’ll just keep it in,” said {hero}. {He} held {his} breath, {his} elbows and {his} knees, and stood like {spot}. ^ For a moment there was no wobble anywhere. Then came a hic. Then came [nineteen|seventeen] more. “It hasn’t gone,” {he} said, between the hics. “It’s only looking for another [door|way out].”',
    ],
    'A wobble, {hero} reasoned, is only a wobble if you let it out. {He} stood beside {spot} and held on to {himself} from top to bottom: teeth, elbows, knees and toes. Not a hair moved. A bird came and [sat|perched] on {him}. ^ It took about a minute. Then there was a hic that made the bird [jump|blink], and after that they came every four seconds, regular as a clock. “It’s like sitting on a [suitcase|trunk],” said {hero}. “You get one corner in, hic, and another comes out.”',
  ),
];
