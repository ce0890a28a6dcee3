import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the snow's three pages. */
export const snowTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Pat, pat, pat! Soft, cold {noun}. Ooh!',
      'Who ate the colours? White hill! White tree!',
    ],
    crossing: ['Creak, says the ice. Tippy toes, {hero}!', 'A big white bump! Push, push. Puff!'],
    wayHome: [
      'Stamp, stamp, stamp! Snow off. Nearly home!',
      'Red nose, pink cheeks, wiggly toes. Home!',
    ],
  },
  '4-5': {
    arrive: [
      'Somebody had iced it all, like a cake! ^ {hero} tried a little bit from {his} finger. “It’s good,” {he} said. “It needs jam.”',
      '“Where did it go?” asked {hero}. The path was under there. So were the stones, and so was the grass. ^ They all looked like pillows.',
      '{hero} sat down. The snow sat down with {him}. Flump! ^ When {he} got up again, there was a white chair, just the right size.',
    ],
    crossing: [
      'The ice was as clear as a window. Creak, it said. ^ {hero} went over it on tiptoe. “It’s only me,” {he} whispered. “Only little me.”',
      'The slope was slippery. Up went {hero}, and down went {hero}. Whoosh! ^ Then {he} kicked a hole for {his} toes, and another. That made a ladder!',
      'Icicles hung right across the way, long ones and short ones. Ting! ^ {hero} bent {his} knees and tiptoed under. Not one of them fell.',
    ],
    wayHome: [
      '{hero} couldn’t feel {his} nose. “Is it still there?” {he} asked. {C} took a good look. It was there, and it was red. ^',
      'Squeak, said {hero’s} boots. Squeak, squeak, squeak, all the way home. ^ “Yes, yes,” {he} told them. “We all had a lovely time.”',
      'Nothing made a noise except their tummies. {hero’s} said soup. {C’s} said soup as well. So they walked a bit faster. ^',
    ],
  },
  '6-8': {
    arrive: [
      'There had been a whole country here, with paths and puddles and a signpost. Somebody had gone over it with a very large rubber. ^ Just the tops of things were left. {hero} knocked on the top of a post, in case there was anyone at the bottom of it.',
      'It was so quiet {within} that {hero} thought {his} ears must have dropped off. {He} felt for them. They were there, but nobody had given them anything to do. ^ Then {c} sat down, whump, and said “Oh!” The quiet closed over that as well, and not a dent was left.',
      '“You can eat it,” said {hero}, and {he} did. It tasted of nothing, but colder. They tried some off a ledge, which was drier, and some off a post, which had a touch of post. ^ There was plenty more snow to come. One had to begin somewhere.',
    ],
    crossing: [
      'The ice by {spot} made a noise like a door in an old house. {hero} stood quite still. “We’re not coming in,” {he} told it. “We’re only going past.” ^ {He} slid along on {his} toes, no louder than a pencil. The ice creaked once more, like somebody turning over in bed.',
      'The path ran between two drifts, each of them twice as tall as {hero}, and both were leaning. “Don’t make me laugh,” {he} whispered. ^ That was a mistake. {He} had to tiptoe as far as {spot} with both mittens in {his} mouth, thinking of wardrobes. {He} laughed when they were out, and one drift sat down.',
      'A wall of snow stood across the path by {spot}, and it had no gap. {hero} knocked politely. Some of it fell on {his} head. ^ “Then I’ll put in a door,” said {hero}. It came out rather low. You had to go through it on tiptoe with bent knees, but it was a door.',
    ],
    wayHome: [
      '{hero’s} mittens had turned into two lumps of ice with a thumb each. ^ When the lumps met, they clacked. So {he} clapped. “Who’s that for?” asked {c}. “Us,” said {hero}. {He} clapped them both past {spot}, and up the path, and in at the gate.',
      'One of them went in front and made the path. The other came behind and told a story. {C} told one about a very small spoon. It had no ending. ^ {hero} told the one about the hot bath. It was short, but it had steam in it, and they both walked quicker.',
      'It is hard to say goodbye when you can’t see to whom. Everything was white, and all of it seemed to be listening. {hero} made a bow to each side and one to the front. ^ Near {spot} a heap of snow slid down with a soft flop. “That was a bow,” said {c}.',
    ],
  },
  '9-12': {
    arrive: [
      '{hero} noticed the quiet as one notices a clock when it stops. All the small change of noise was gone, the distant cars, the gates, the gutters. What was left was breathing, in and out, like somebody sawing a very soft sort of wood. ^ {He} held {his} breath to hear what there was without it. There was something. It was less like a sound than like a great patience. {Place} lay there and waited to see who would be the first to cough. It was {c}.',
      'People say “white” and think that they have said something. {hero} had often said it too. Now {he} stood in front of so much of it, and couldn’t find it anywhere. The hollows were blue. The rise beyond {spot} was very slightly pink, as if it had been caught in a fib. ^ “There’s only the one tube of it in the paintbox,” {he} told {c}, “and it’s wrong.” {He} went on looking. It was like hearing somebody who never says a word suddenly begin to sing.',
      'Everything had been put under covers, as in a house where the people are away for the summer. One could only guess. That long thing might have been a wall or a sofa. This lump might have been anything, and seemed to be enjoying it. {hero} walked about softly, hands behind {his} back, as if {he} had come to view. ^ Then {he} lifted one corner. Under it was a blade of grass, perfectly green and a little flat, sitting it out. {He} put back the cover and tucked it in.',
    ],
    crossing: [
      'The ice beyond {spot} was black, and so clear that you saw the bubbles in it, stopped on their way up. {hero} stepped on it. From one shore to the other ran a long low note, as though somebody had drawn a bow across the lot. ^ “It’s as thick as a doorstep,” said {c}. {hero} knew that. It was {his} knees that would have liked to see it in writing. {He} went on tiptoe. It makes nobody lighter, but it does make them more polite. The ice hummed, and let it pass for dancing.',
      'Every slope has its own ideas about how it should be climbed, and this one was against it. {hero} took a run at it from {spot}, and came back sitting. {He} took a longer run, and came back lying down and facing the other way. ^ Running, {he} reflected, had been {his} idea and not the slope’s. So {he} asked, with one toe: a kick, a small firm hole, a pause. {He} climbed on tiptoe, as one goes upstairs in a sleeping house. The slope had nothing against being asked.',
      'Past {spot} one white lay upon another with no line between them. A hump looked like a hollow, and a hollow looked like nothing. {hero} kept meeting the ground too soon, or too late. It was like a staircase with one step too many, over and over. ^ “I’ll throw,” {he} told {c}, “and you look.” {He} threw a snowball. Where it stuck was up, and where it rolled was down. Feeling ahead with {his} toes, {he} went from ball to ball, and drew in the line {himself}.',
    ],
    wayHome: [
      'There comes a point on the way home when you can no longer tell your toes apart. ^ Counting by wiggles, {hero} got as far as eight. “Two have gone on ahead,” said {c}. “I expect they’re putting the kettle on.” It was a cheering idea. {hero} followed them past {spot}, thinking about steam. It was odd, {he} thought, that at home people were warm all over for days on end, and never once mentioned it. {He} made up {his} mind to mention it.',
      'They had not been tidy guests. From the last rise {hero} looked back over all of it: the trench, the heap, the place where {he} had fallen down, with arms. It had been so smooth before. ^ On the other hand, it had been so smooth that you could not have said whether anything had ever happened there. Now you could. “It’ll mend,” said {c}. No doubt it would. It would fill up, corner by corner, and never say another word about it, which was really very handsome.',
      '{hero} was taking home a snowball, the roundest of {his} life, and it was no use telling {him}. {He} bore it past {spot} the way one carries an egg. It got smaller. It got clearer as well, and smoother, like a thought that somebody is working on. ^ At the gate it was a walnut. On the step it was just a cold wet palm. {hero} had expected to mind more than {he} did. It had kept {him} company every inch of the way, and one can’t say that of everything that lasts.',
    ],
  },
};
