import { beat, type Plot, show } from './plot.ts';

const MAP = [{ prop: 'map', place: 'hand' }] as const;

/** A map promises treasure; every way to read it fails, until it is looked at from the other side. */
export const treasure: Plot = {
  id: 'treasure',
  titles: ['{hero} and the Upside-Down Map', 'X Marks the Spot, {hero}!', 'The Treasure of {hero}'],
  taglines: ['A story about looking from the other side', 'A story with an X in it'],
  blurbs: {
    young: [
      'A map! A big red X! {hero} and {c} dig here. They dig there. Where is the treasure? Turn the page, and turn the map!',
    ],
    old: [
      'The map is old, the X is red, and every direction on it is wrong. {hero} and {c} have dug three holes and found one spoon. Perhaps the map is not the trouble. Perhaps it is the way they hold it.',
    ],
  },
  refrains: {
    young: ['Dig, dig, dig! Is it big?', 'X, X, where are you?'],
    old: ['X marks the spot, and we’ve got the lot!', 'Dig it deep and dig it wide!'],
  },
  lessons: ['mistakes', 'sharing', 'listening'],
  themes: ['treasure', 'mystery', 'sea', 'searching'],
  quest: { props: ['treasure-chest'], from: 'none' },
  want: beat(
    show('hold', 'surprised', 'wonder', { at: 'home', props: MAP }),
    ['A map! A big red X! Ooh!', 'Flip, flap! A map falls out. Look, an X!'],
    'Something slid out from behind the cupboard. It was a map, old and [brown|crackly]! ^ In the middle was a big red X. “Treasure,” whispered {hero}.',
    'It had been stuck behind the bookcase for who knows how long. {hero} blew off the dust. There were hills on it, and dots, and in one corner a red X. ^ Along the edge somebody had written, very small, “For whoever comes looking.” “That’s me,” said {hero}.',
    'The letter was addressed to nobody. It had been lying behind the bookcase since before {hero} was born. Inside it was a map, drawn in brown ink by somebody who could not draw. ^ There were hills like buns, a row of dots, and one red X. Underneath it said, in small neat writing, “To whoever comes looking. It is quite true.” {hero} read that line three times. {He} could not imagine how anybody could read it and stay at home.',
  ),
  setOut: beat(
    show('walk', 'brave', 'joyful', { props: MAP }),
    ['Off they go! {refrain}', 'Come on, {c}! {refrain}'],
    '“To the X!” cried {hero}. ^ {C} took [the spade|one end of the map]. “{refrain}” they sang, all the way down the [road|street].',
    '{hero} packed a spade, a [rope|whistle] and two sandwiches. “The dots begin {within},” {he} told {c}. “So that’s where we begin.” ^ “{refrain}” they shouted, and the [milkman|postman] got out of the way.',
    'According to the map, everything started {within}. {hero} packed as {he} thought a treasure hunter would: a spade, a [ball of string|length of rope], and twice as many sandwiches as seemed reasonable. ^ “We shan’t tell anyone until we’ve found it,” {he} told {c}. Then {he} spoiled it by yelling “{refrain}” so loudly that two windows opened.',
  ),
  problem: beat(
    show('point', 'thoughtful', 'funny', { props: MAP }),
    ['Left? Right? Up? Oh, what a map!', 'Which way, {c}? This way? No!'],
    'The map said ten steps to {spot}. But whose steps? {hero} took ten small ones. ^ {C} took ten big ones. They did not end up in the same place at all.',
    'The map was not much help. It said “Twelve paces from {spot}.” ^ “Whose paces?” asked {hero}. {He} tried small ones, then giant ones. {He} ended up in three different places, and one was a puddle.',
    'The first instruction was “Begin at {spot} and walk as far as you would throw a hat.” {hero} had no hat, and threw a shoe. ^ The second said, “Turn towards what you cannot see.” It was at this point that {he} began to wonder about the person who had drawn it. “They weren’t stupid,” {he} told {c}. “I think they were enjoying themselves.”',
  ),
  tries: [
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'bucket-and-spade', place: 'ground' }] }),
      ['Dig here! Dig, dig. Only a boot.', 'Dig, dig, dig. A spoon! Not gold.'],
      '“Here!” said {hero}. {refrain} They dug by {spot} until they were [brown|muddy] all over. ^ They found one boot. It was not even a pair.',
      '“{refrain}” They dug beside {spot}, down and down, until only {hero’s} [ears|hat] showed. Clonk! ^ It was a [spoon|kettle]. “We dug before we were sure,” said {hero}. “Now there’s a hole, and we’re not any surer.”',
      'They dug the first hole by {spot}, because the ground was soft there. That was the whole reason. {hero} dug for half an hour, and the spade struck something that went clonk. ^ It was a [teapot without a lid|boot with a beetle in it]. “We didn’t dig where the map told us,” {he} said, leaning on the spade. “We dug where it was easy.” It is remarkable how seldom they are the same place.',
    ),
    beat(
      show('walk', 'thoughtful', 'funny', { props: MAP }),
      ['One, two, three, bump! A tree.', 'Count steps. Oh! Back where we began.'],
      '“Follow the dots,” said {hero}. Dot, dot, dot, round {spot} they went. ^ Dot, dot, dot. They were back where they had begun! The dots were crumbs.',
      'They followed the dotted line with their noses on the paper. Left at {spot}. Left again. Left once more. ^ “I’ve seen that stone before,” said {hero}. Then one of the dots got up and walked off with another.',
      'It seemed best to trust the dots. {hero} walked with {his} eyes on the map, counting under {his} breath, and {c} walked behind. ^ A hundred and sixty dots later they arrived at {spot}, out of breath, from the back. They had gone in a perfect circle. {hero} held the paper up to the light. “It isn’t a path,” {he} said slowly. “It’s a coffee ring.” Somebody, long ago, had put down a cup.',
    ),
    beat(
      show('wave', 'worried', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
      ['“Where is it?” Nobody knows. Shrug!', 'Ask the bird. “Tweet!” says the bird.'],
      '{hero} asked everyone {he} met. “Treasure?” they said. “Over there!” And they all pointed [different ways|somewhere else]. ^ {hero} turned round and round until {he} fell over.',
      '“We’ll ask,” said {hero}. The first one said left. The second said right. The third said there had never been any treasure, and did {he} want to buy a [cabbage|comb]? ^ “They all sounded so sure,” said {hero}. “And not one of them had looked.”',
      'They tried asking. An old man by {spot} told them, for twenty minutes, where it used to be. Somebody with a basket said a cousin had found it in [March|spring]. Everybody had heard of it, and pointed, in every direction there was. ^ “That’s the odd thing,” said {hero}, when the last of them had gone. “They all know somebody who knows. Nobody’s ever got their hands dirty.”',
    ),
    beat(
      show('climb', 'brave', 'brave', { props: MAP }),
      ['Up, up to see. Too foggy. Down again.', 'Climb up! No X up here.'],
      '“From the top we will see the X!” said {hero}. Up they went, huff and puff. ^ But there is no X on the ground. It is only on the map!',
      '{hero} climbed up on {spot} to look for a big red X. There were [roofs|bushes]. There were birds. ^ “There’s no X anywhere,” {he} called down. Then {he} went red. “Oh. I suppose there wouldn’t be. It’s only on the paper.”',
      'From the top of {spot} you could see everything on the map: the buns, the dots, the squiggle that might be water. What you could not see was an X. {hero} looked for it for quite a time. ^ It came to {him} slowly, like cold water down the neck, that nobody goes out and paints a red cross on the world. The X was in somebody’s head. {He} would have to think as they had thought.',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder', { props: MAP }),
    ['Flip! The map is upside down. Oh!', 'Whoops! {C} turns the map. Look!'],
    'Then {c} sat on the map. When {hero} pulled it out, it was upside down. ^ And it looked quite different! The hills were not hills. They were [clouds|smiles].',
    'A gust of wind took the map, spun it, and laid it down the other way up. {hero} bent to fetch it and stopped. ^ The hills weren’t hills. Upside down, they were [cups|bowls]. And the wiggly line was a word. It said “together”.',
    'It was {c} who dropped the map. It landed the wrong way up, and {hero}, too tired to turn it round, looked at it like that. ^ The hair rose on the back of {his} neck. Upside down, the row of buns became a row of faces. The squiggle became handwriting. They had been reading it all day from the wrong side, like two people pushing at a door marked Pull. “It isn’t a bad map,” breathed {hero}. “We were bad readers.”',
  ),
  turnDeepens: beat(
    show('run', 'wonder', 'brave', { props: MAP }),
    ['Now go back. Back, back, back!', 'Run, {hero}, run! The other way!'],
    'Now every left was a right. Every up was a down. ^ “Back past {spot}!” cried {hero}. “Quick, before it gets dark!”',
    'Upside down, it all made sense. The start was the end, and the end was the start. ^ “Past {spot}, then {spot},” read {hero}, running. “We’ve been walking away from it all day!”',
    'Turned round, the thing was as plain as a bus timetable. They ran. Past {spot}, then past {spot}, and at each of them {hero} laughed. They had sat there that very morning with their backs to it. ^ “All the clues were true,” {he} panted. “They were true the whole time, behind our backs!” Behind them the light was going down, and the shadows had begun to point.',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { props: [{ prop: 'treasure-chest', place: 'ground' }] }),
    ['The box is locked. No key. Oh, oh.', 'A chest! It will not open. Sad {hero}.'],
    'There it was, a big old chest! They pulled. They pushed. ^ It would not open. There was no key, and it was getting dark. {hero’s} lip shook.',
    'It was there. It was really there, under the roots, a chest with iron corners. {hero} pulled until {his} arms shook. ^ The lid didn’t move a hair. There was no keyhole. There was no handle. {He} sat down with {his} back against it and tried not to cry.',
    'The chest stood in the hollow as if it had been expecting them. {hero} knelt. There was no lock. There was no keyhole, no hinge and no handle, only a smooth lid, and it would not move. {He} tried the spade. {He} tried [begging|shouting]. ^ Then {he} leaned {his} forehead on the wood. It was somehow worse to be an arm’s length away. All day {he} had believed that the finding would be the hard part.',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet', { props: MAP }),
    ['Think, {hero}. What did the map say?', '“Together!” says {hero}. “I know!”'],
    '{hero} read the map once more. One tiny word was left. It said “together”. ^ {He} looked at the chest. It had two [dents|hollows], one on each side. Oh!',
    '{hero} unfolded the map one last time. “Together,” {he} read. {He} had thought it was there to be nice. ^ Then {he} saw two small hollows in the wood, one at each end. They were much too far apart for one pair of arms. “It’s not a wish,” {he} said. “It’s an instruction.”',
    '“To whoever comes looking,” it began. And upside down, in the squiggle: “together”. {hero} had taken that for decoration, the way grown-ups put kisses on a card. ^ {He} got up and walked round the chest. On the left side was a shallow hollow, worn smooth. On the right side, exactly opposite, was another. Nobody’s arms were that long. It had never been locked. It was just made so that no one could ever open it alone.',
  ),
  deed: beat(
    show('reach', 'brave', 'brave', { props: [{ prop: 'treasure-chest', place: 'ground' }] }),
    ['{hero} here. {C} there. {refrain}', 'Push here. Push there. {refrain}'],
    '“You take that side. I’ll take this one,” said {hero}. “Ready? {refrain}” ^ And they both pressed as hard as they could.',
    '“{C}, over there,” said {hero}. “Not yet. We have to do it at the very same time.” {He} showed how, twice. Then {he} put {his} hand in the hollow. ^ “{refrain}” {he} counted, and on the last word they pressed.',
    '{hero} took it slowly; {he} had done enough today in a hurry. {He} showed {c} the hollow, and what to do, and they practised without touching. “It’s no good one after the other,” {he} said. “It’s got to be one push, with two of us in it.” ^ The first time, {c} was early. The second time, {he} was. “Use the words,” said {hero}, and laid {his} palm on the wood. “{refrain}” Somewhere inside, something sighed.',
  ),
  deedHolds: beat(
    show('look-aside', 'wonder', 'wonder', {
      props: [{ prop: 'treasure-chest', place: 'ground' }],
    }),
    ['Creak! Open, open, open! Shine!', 'Click! Up goes the lid. Ooh!'],
    'Click! Creeeak! Up went the lid, all by itself. ^ Inside it was full of little things. A [marble|button], a ring, a tin soldier. Each one had a name on it.',
    'The lid swung up with a noise like a yawn. There was no gold. There were [marbles|whistles], ribbons, a wooden bird, hundreds of small things. ^ Each had a label. “From Anna, who came looking. Take one. Leave one.”',
    'The lid rose like somebody getting up from a chair. {hero} had expected gold; everybody does. There were marbles, a mouth organ, a tin bird, a ribbon with a medal on it. Each wore a paper label, some so old that the ink had turned brown. ^ “From Tomas, who came looking,” {he} read. “From Ada and one wet dog. From two cousins who quarrelled all the way.” At the bottom of the lid was written, in the small neat hand: “Take one. Leave one.”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      props: [
        { prop: 'treasure-chest', place: 'ground' },
        { prop: 'medal', place: 'hand' },
      ],
    }),
    ['One for {hero}. One for {c}. Hooray!', 'Take one. Leave one. Hip, hip, hooray!'],
    '{hero} took one thing and left one thing. {He} put in {his} best [button|marble]. ^ On the label {he} wrote, “From {hero} and {c}.”',
    '{hero} chose a small brass [whistle|bell]. Then {he} turned out {his} pockets to find the best thing {he} owned. ^ It was hard to let go of. {He} wrote the label {himself}. “From {hero} and {c}. We held it upside down.”',
    'They took a long time choosing. In the end {hero} picked a brass whistle with a dent, as it looked as though it had stories in it. Leaving something was harder. It had to be good. {He} turned out {his} pockets, and passed over the string, and laid in {his} very best marble. ^ “From {hero} and {c},” {he} wrote, “who held it the wrong way up.” The lid closed with a sound like a secret being kept.',
  ),
  home: beat(
    show('hold', 'cheeky', 'cosy', { at: 'home', props: MAP }),
    ['Hide the map. Shh! Who is next?', 'Map goes back. Night, night, treasure!'],
    'At home {hero} put the map back behind the cupboard. Just a corner stuck out. ^ “For whoever comes looking,” {he} said.',
    'At home {hero} slid the map back behind the bookcase. {He} left one corner showing. ^ It would be found in a year, or in fifty. {He} wished {he} could be there to see who held it, and how.',
    'There was just one thing left to do. {hero} folded the map along its old folds and slid it back behind the bookcase, with one brown corner sticking out. It was almost more than {he} could bear. ^ Somebody would see it, on some dull morning, years from now. They would dig in the wrong place and be furious. {He} thought of adding a hint, and got as far as picking up {his} pencil. Then {he} smiled and put it down.',
  ),
};
