import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the forest's three pages. */
export const forestTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Up, up, up go the trees! Little {hero}, big {noun}.',
      'Sniff, sniff! Moss and mud. Mmm, {noun}!',
    ],
    crossing: [
      'Big, big roots! Over one. Over two. Puff!',
      'Low, low branch. Bend, {hero}! Under we creep.',
    ],
    wayHome: [
      'Leaf in my hair. Leaf in my boot. Home!',
      'Bye, tall trees! Bye, small trees! Skip, skip!',
    ],
  },
  '4-5': {
    arrive: [
      'The trees {within} were terribly tall. {hero} could not see their heads. ^ So {he} shook hands with a low branch instead. “How do you do?” {he} said.',
      'It was green above and green below {within}. Even {c} looked a bit green! ^ {hero} gave a very small shout. The trees kept it.',
    ],
    crossing: [
      'The roots lay across the path, as thick as sofas. {hero} climbed up, and slid down, and climbed up. ^ “They’re stairs,” {he} told {c}. “Muddled ones.”',
      'Squelch! The path had turned to mud. It wanted {hero’s} boots for itself. ^ {He} tiptoed from tuft to tuft. “They’re mine,” {he} told it.',
    ],
    wayHome: [
      '{hero} had seven acorns in one pocket. They clicked at every step, all the way home. ^ {C} walked in time to them.',
      'One more tree, and one more, and one more. Then no more trees, only a gate. ^ {hero} patted the last trunk. “Stay there,” {he} told it.',
    ],
  },
  '6-8': {
    arrive: [
      '“Do you think we should knock?” asked {hero}. There was nothing to knock on but bark. {He} tried that, three times, politely, and a pine cone came down on {his} toe. “That’ll be the bell,” said {c}. ^ They wiped their feet on the moss and went in, and the branches closed behind them like curtains.',
      '{Within} nobody had ever told the trees to stand in line. Some leaned. Some lay down. One had met a boulder, a hundred years ago, and grown a lap. ^ {hero} climbed up. “From here,” {he} said, “you can see nothing at all. Isn’t it lovely?” It was leaf in front of leaf in front of leaf.',
    ],
    crossing: [
      'There was no way round. By {spot} the bank rose steep and crumbly, with roots sticking out like [coat hooks|bad handwriting]. ^ “They’ll do,” said {hero}. The first root held, and so did the second. The third came out in {his} fist. “Sorry,” {he} told it. {He} reached for a fatter one, and after that there was grass.',
      'Past {spot} the trees stood so close together that the path gave up. {hero} turned sideways. {He} stepped where there were no twigs, and where there were only twigs {he} stepped like a feather. ^ “Which way is out?” whispered {c}. “The way with less bark on it,” said {hero}. It was a terrible rule, and it worked.',
    ],
    wayHome: [
      '“It’s got shorter,” said {hero}. {C} thought that somebody might have taken a few trees out of the middle. But here stood {spot}, and here was the puddle, with a bootprint on its edge. ^ {He} tried {his} boot in it. It fitted all round. “So I’m still me,” {he} said, for {he} had wondered.',
      'When the trees thinned out, {hero} had a straight stick, a forked stick and a stick like a question mark. {C} asked what they were for. ^ “They’re for at home,” said {hero}. “I’ve none there that grew {within}.” {He} got them through two gates. At the third they all had to go in backwards.',
      'They had whispered on the way in, for it seemed rude not to. Now {hero} sang. All round {him} the trees sang it too, half a line behind and a little flat. ^ By {spot} {he} left off the end, to see what would happen. Nothing did, at first. Then something creaked, high up, on very nearly the right note.',
    ],
  },
  '9-12': {
    arrive: [
      'There ought to be a word for the smell. {hero} stood just inside {place} and tried to think of it. It was something like a cupboard where an old coat has hung, and something like a pencil when you have sharpened it. {C} said that it smelled of trees. This was true, and no help. ^ {He} breathed in again. It was the smell of things being turned into other things, down there, without a sound, for a thousand years. “It’s the opposite of hurrying,” {he} said.',
      '“Last one in,” said {hero}, and then neither of them moved. On this side was grass, as ordinary as a rug. One step further began {place}, and the colours in there had not been mixed for people. They were the greens that are left at the bottom of bottles. ^ They went in together, to be fair. Nothing happened, in great quantities. It went on not happening all round them, with a crackle here and a drip there, until {he} noticed that {his} mouth was open.',
    ],
    crossing: [
      'Long before they were born, a row of giants had come down across the path. They lay behind {spot} just as they had fallen, one over another, with their roots in the air. There was an under, low and black and full of spikes. And there was an over. ^ {hero} went over. {He} walked along their backs on {his} toes, while the bark slid off like old wallpaper. It was no good looking at the gaps. {He} looked for one place to put one foot, and there always was one.',
      'A bog doesn’t look like a bog; that is its whole plan. Beyond {spot} lay a lawn of the brightest green. {hero} had one leg in it up to the knee before the lawn said glup. It took two of them to talk it round. ^ After that {he} read the ground as you read small print. Rushes meant no, and moss meant perhaps. A grey tuft, if you came down on it lightly, meant yes. {He} went from yes to yes on tiptoe, with one clean leg, and was a great deal older by the far side.',
    ],
    wayHome: [
      'It was the same path walked the other way, which is to say, another path. {hero} saw the far sides of all the trees. The ones that had looked so fierce were hollow behind, like scenery, with ferns in. ^ “I never thought of going round the back,” {he} said to {c}. There must be a good many things that {he} had only met from the front. There was the dentist, for one, and there was long division. {He} patted {spot} in passing, on the side that doesn’t show.',
      'Moss forgives you almost at once. Wherever {hero} and {c} had trodden on the way in, it had risen again and smoothed itself down. You’d have said that nobody had come by in a century. {He} was a little hurt. ^ Then, close to {spot}, {he} saw it. One low twig was bent, and not broken, at precisely the height of {his} shoulder. So {place} had made a note of it after all. {He} walked under once more, and let it touch {him} in the same place, and after that {he} was ready to be at home.',
      '“You’re dragging your feet,” said {c}. {hero} was, and on purpose. Through deep leaves it makes a noise like a long sheet of paper being torn very slowly. So much had happened, in {his} opinion, that somebody ought to make a noise about it. ^ Beyond {spot} the trees stood further apart, as guests do when a party is ending. The path remembered that it was a lane. {He} ploughed through the last drift of them and lifted {his} boots out on the other side. There was such a hush that it lasted the whole way home.',
    ],
  },
};
