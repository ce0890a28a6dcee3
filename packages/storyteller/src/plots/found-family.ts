import { FOUND_FAMILY_TRIES } from './found-family-tries.ts';
import { beat, type Plot, show } from './plot.ts';

const LABEL = [{ prop: 'letter', place: 'hand' }] as const;

/** Somebody small belongs to nobody. Families are not only found; some are chosen, from both sides. */
export const foundFamily: Plot = {
  id: 'found-family',
  titles: [
    '{hero} and a Chair for {little}',
    '{hero} and the Somebody on the Step',
    '{hero} Makes Room',
  ],
  taglines: [
    'A story about belonging',
    'A story about how a family can begin on any day of the week',
  ],
  blurbs: {
    young: [
      'Who is on the step? It is {little}, and {little} has nobody. {hero} will find {little} a family. High, low, here, there. Who will it be?',
    ],
    old: [
      'There is somebody on the doorstep with a label round the neck, and the label is blank. {hero} sets out to find out where {little} belongs. Everyone they ask is kind, and none of them is right. It takes {him} all day to see what was the matter with the question.',
    ],
  },
  refrains: {
    young: ['Room for one, and room for you!', 'Budge up, budge up, room for more!'],
    old: ['Budge up, there’s room for one more!', 'One and one and one is us!'],
  },
  lessons: ['kindness', 'being-yourself', 'sharing', 'listening'],
  themes: ['adoption', 'lonely', 'friendship', 'kindness'],
  quest: { props: ['letter'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'rabbit'],
    names: ['Fig', 'Bean', 'Pip', 'Wren'],
  },
  want: beat(
    show('kneel', 'surprised', 'wonder', { at: 'home', props: LABEL, little: true }),
    ['Who is on the step? It is {little}!', 'Knock, knock. Somebody small. “I’m {little}.”'],
    'Somebody small sat on the step, with a label on a string. ^ “I’m {little},” said the {littleKind}. “To”, read {hero}. Then the label was empty.',
    'On the step sat a {littleKind}, very small and very straight, with a label on a string. “I’m {little},” it said. “It’s all on there.” ^ {hero} turned the label over. “To” it said, and after that came nothing at all. “I was afraid of that,” said {little}.',
    'The {littleKind} on the step had a label tied round its neck, as you’d tie one to a suitcase. “Good morning,” it said. “I’m {little}. Would you be so kind as to read me? I’ve got as far as here, and I can’t see my own chin.” ^ {hero} knelt down and read the label. Then {he} looked at the other side. “It says ‘To’,” {he} said carefully, “and then it stops.” “Ah,” said {little}. “I did wonder why nobody came.”',
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: LABEL, little: true }),
    ['“We will find your family!” {refrain}', 'Come, {little}. Come, {c}. {refrain}'],
    '“Everyone belongs somewhere,” said {hero}. “We’ll find out where.” {little} held on to {his} finger. ^ “{refrain}” they sang.',
    '“Then we’ll find out who comes after the ‘To’,” said {hero}. {He} put a pencil in {his} pocket to fill it in with. {C} went in front, and {little} went in the middle, where it is warmest. ^ “{refrain}” they shouted, to keep in step.',
    '“It only wants finishing,” said {hero}. {He} sharpened a pencil for it. Somewhere {within} there must be a family that was one short, and it stood to reason that they would be pleased. ^ They set off in a row, with {little} in the middle, that being the place with no draughts. “{refrain}” called {hero}. It was only something to march to. {little} knew all of it by the second lamp post, and sang it as if it were the address.',
  ),
  problem: beat(
    show('think', 'thoughtful', 'worried', { props: LABEL, little: true }),
    ['Who is like {little}? Look, look, look.', 'Whose are you, {little}? Hm. Think!'],
    '“What is your family like?” asked {hero}. {little} thought and thought. ^ “I don’t know,” said {little}. “I haven’t met them.”',
    '“We’ll look for somebody who looks like you,” said {hero} at {spot}. “What do they look like?” ^ “I’ve never seen me,” said {little}. That made it harder. {hero} drew the {littleKind} on the ground with {his} pencil. It came out rather like a potato.',
    'It turned out that {little} could not help them much. Had there been a garden? There had been a box. Were they tall, or short? “I was inside,” said the {littleKind}. “It was mostly dark.” ^ {hero} sat down by {spot} to make a list. “Somebody who looks like you,” {he} wrote, “or lives like you, or eats what you eat.” It seemed a sensible list. “Families match,” {he} told {c}. {C} looked {him} up and down, and said nothing for some time.',
  ),
  tries: FOUND_FAMILY_TRIES,
  turn: beat(
    show('look-aside', 'thoughtful', 'quiet', { little: true, props: LABEL }),
    ['Rest. {little} shares a crumb. Half each.', 'Sit down. {little} fits in the middle.'],
    'They sat down by {spot}. {little} had saved a crumb, and made three of it. ^ “{hero} first,” said {little}. It was very small and very good.',
    'They had to sit down. {little} got out a crumb, saved since breakfast, and broke it in three. The biggest bit went to {c}, who was always hungriest by now. ^ “How did you know?” asked {hero}. “I’ve been with you all day,” said {little}. “You notice.”',
    'By {spot} their legs gave out. {little} unpacked a crumb of toast that had been carried since breakfast, and divided it into three. It did so without asking: the largest for {c}, who went quiet when hungry, and the one with butter for {hero}. ^ “How did you know I like the buttery end?” {he} asked. “You told me,” said {little}, “at the second lamp post. You said a lot there.” {hero} could not remember it. Somebody else had kept it for {him}.',
  ),
  turnDeepens: beat(
    show('hug', 'wonder', 'wonder', { little: true }),
    ['{little} is cold. {hero’s} scarf. Warm now.', 'Up you come! {little} rides. Warm, warm.'],
    'The wind blew. {hero} tucked {little} under {his} scarf. Two ears came out at the top. ^ “It’s just my size in here,” said {little}.',
    'The wind got up, and {hero} put {little} inside {his} coat without thinking. A small heart went against {his} own, much faster. ^ “They’re not the same,” said {little}, listening. “But they keep bumping into each other.” They sat on a bit longer than they needed to.',
    'It was getting cool, and {little} was put inside {hero’s} coat, between the third button and the fourth. Nobody had decided it. It was simply where the {littleKind} went. ^ “We’ve only two places left on the list,” {he} said into {his} collar. “Good,” said the collar, not very loudly. For the first time that day {hero} found that {he} was hoping for a no. {He} was ashamed of it at once, and walked faster.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: LABEL, little: true }),
    ['No one left to ask. {little} cries.', '“I am nobody’s,” says {little}. Oh, {little}.'],
    '{hero} had nobody left to ask. {little} looked at the label. ^ “Perhaps it’s not empty,” said {little}. “Perhaps that’s what it says. To nobody.”',
    'That had been the last of them. {little} took off the label and smoothed it flat. ^ “I don’t think they forgot,” said {little}. “I think that’s all there is. To, and then nothing.” {hero} wanted to say something, and there was a lump where the words come out.',
    'The pencil had crossed out everything there was. {little} asked to be set down, and stood there with the label, being brave about it. ^ “I’ve been thinking,” said the {littleKind}. “It may not be a mistake. It may just be addressed to nobody. You needn’t wait. I can manage boxes.” It was said so politely that {hero} could not answer. {He} had to sit down. There ought to have been a name on it. It was only four letters, or five. You’d think that someone could have spared them.',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder', { props: LABEL, little: true }),
    ['Wait. Who sang? Who shared? We did!', '“Oh!” says {hero}. “It’s us! Us!”'],
    '{hero} thought of the song, and the crumb, and the hug. That was what families did! ^ “We looked for one all day,” {he} said, “and we were being one.”',
    '{hero} went through the day again. Who had known who was hungriest? Who’d been kept in the middle, where it is warm? ^ “{C},” {he} whispered, “I think we’ve been asking the wrong way round. We kept on asking who {little} matches. We never asked who {little} belongs with.”',
    '{hero} looked at {his} list. Somebody who looks like you. Somebody who eats what you eat. {He} thought of the people at {his} own table, and of how you could have put them in a row and not matched a single sock. ^ It had never been that. It was who knows which end of the toast you like. It was who has your place kept, with no draught in it. All day they had carried the answer about, under a coat, and held it up to other people’s doors.',
  ),
  deed: beat(
    show('kneel', 'brave', 'brave', { props: LABEL, little: true }),
    ['“Will you be ours?” asks {hero}. {refrain}', '“We choose you. Do you choose us?”'],
    '{hero} knelt down. “Would you like to be ours?” {he} asked. “You can say no. I’d be sad, but you can.” ^ “{refrain}” said {little}.',
    '{hero} got down on {his} knees, so as to be the right height. “We’d like it to be us,” {he} said. “Only, it isn’t just us who choose. You’ve got to want it too. You may think about it.” ^ {little} thought about it for as long as a hiccup takes. “{refrain}”',
    'You cannot just write a name on somebody. {hero} knelt until their eyes were level. “It would be our house,” {he} said. “It’s loud, and there’s a stair that creaks, and I’m not at my best in the mornings. You would have to choose us as well. It only counts from both sides.” ^ {He} held out the pencil and did not breathe. The {littleKind} turned it over and looked at the point. “{refrain}” said {little}, and the second half of it was mostly sniff.',
  ),
  deedHolds: beat(
    show('hold', 'smile', 'joyful', { props: LABEL, little: true }),
    ['{hero} writes. “To us!” says the label.', '“To {hero}. To {c}. To home!”'],
    'Then {hero} took the pencil. “To,” it said already. {He} wrote “Us”. ^ {little} looked at it for a long time. “It fits,” said {little}.',
    'So {hero} took the label and wrote, in {his} best letters, “Us”. {little} spelt it out, and then all of it. “It’s shorter than I thought.” ^ “We could make it longer,” said {hero}. Nobody could think of anybody who was missing. {C} made a mark underneath, to make it legal.',
    '{hero} licked the pencil, for solemn writing wants it, and after “To” {he} put two letters. Then {he} showed it to {c}, who signed it, in the only way {c} could, but with a flourish. ^ “To Us,” {little} read aloud. It was read again from the back, to see whether it held. “I’d always imagined it as something longer,” said the {littleKind}. “With a number in it. But you’d never fit all this into a number.”',
  ),
  solved: beat(
    show('dance', 'laugh', 'joyful', { little: true }),
    ['{refrain} Dance, dance, all of us!', 'Hooray! One, two, three of us! {refrain}'],
    '“{refrain}” They danced round {spot}, {hero} and {c} and {little}. ^ It was a much better dance with one more in it.',
    '“{refrain}” They danced round {spot}, all in one knot, with somebody’s ear in somebody’s eye. {C} went the wrong way round, and so it was the right way for once. ^ “Is it always like this?” puffed {little}. “Not always,” said {hero}. “On Mondays it’s louder.”',
    'They were so loud about it that people came to look. “{refrain}” sang {hero} at {spot}, and went round and round with {little} on {his} shoulders. “What’s the matter with those three?” somebody asked. “We’re a family,” called {little}. “Since about ten minutes!” ^ “You don’t look alike,” said the somebody. “No,” said {little}, with great satisfaction, from up there. “We don’t, do we? You have to know us.”',
  ),
  home: beat(
    show('sit', 'smile', 'cosy', {
      at: 'home',
      props: [{ prop: 'chair', place: 'ground' }],
      little: true,
    }),
    ['A cup. A chair. A bed. All {little’s}!', 'Here is your chair, {little}. Budge up!'],
    'At home {hero} found a chair for {little}. It was a cotton reel. There was a cup too, and a hook for the label. ^ Everybody budged up.',
    'At home there was a chair too few, until {hero} turned over a flowerpot. There was a hook too few, so {he} put in a nail. Then {little} hung up the label, next to all the coats. ^ “To Us,” it said, to everyone who came in. It was read a lot.',
    'It is surprising how much room there is at a table that is full. {hero} moved one plate a little to the left; that was all it took. A flowerpot with a cushion made the chair. {He} knocked a nail into the wall, at the height of {his} knee, beside the row where the coats hung. ^ {little} hung the label there, and stood back, and straightened it. It was never taken down. When people asked what it said, it was always {little} who got to read it out.',
  ),
};
