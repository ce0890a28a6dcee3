import { beat, type Plot, show } from './plot.ts';

/** Five ways across wild water that fail; each tells what the right way must be like. */
export const stormRescueTries: Plot['tries'] = [
  beat(
    show('wave', 'brave', 'funny', {
      little: true,
      props: [{ prop: 'sailing-boat', place: 'background' }],
    }),
    ['Send a boat! Round and round. Bye, boat!', 'A tub boat! Splash. It goes the wrong way.'],
    [
      '{hero} pushed a [washtub|big box] on to the water. “Go and fetch {little}!” ^ It went round and round and round. Then it left, all by itself.',
      '“A boat!” said {hero}. {He} made one from a [box|tub], with a sock for a sail. ^ The water took it away. It never even looked at {little}.',
    ],
    [
      'They found a tub and tied it to a rope. {hero} pushed it off, straight towards {little}. ^ The water had other ideas. It spun the tub three times and laid it back at {his} feet by {spot}. “A thing that floats goes where the water’s going,” said {hero}. “And the water isn’t going [to {little}|our way].”',
    ],
    '{hero} tried a boat, as anybody would. It was really a [washtub|bathtub], but {he} gave it a mast and a sail. From {spot} {he} pushed it off, straight at {little}. ^ For a moment it was a boat. Then the water noticed it. It was turned round, looked over, filled and emptied, and sent off downstream at the speed of a [bus|train]. “It isn’t a road,” said {hero}, watching it go. “You can’t just choose. Whatever you put on that water belongs to the water.”',
  ),
  beat(
    show('carry', 'worried', 'funny', {
      little: true,
      props: [{ prop: 'ladder', place: 'ground' }],
    }),
    ['A long, long plank! Too short. Splash!', 'Two long ladders! Wobble, bend, splosh!'],
    [
      'They pushed a ladder out over the water. It was too short. ^ They tied on a plank, and a broom, and a [spoon|fork]. Bend, bend, splosh!',
      '“A bridge!” cried {hero}. {He} tied a plank to a ladder, and a stick to the plank. ^ It went down in the middle, like a [smile|banana]. Splash!',
    ],
    [
      '{hero} pushed a ladder out over the water. It was too short. So {he} tied on a plank, and to the plank a broom. ^ It nearly worked. Then the middle sighed, and the bridge knelt down by {spot} like a camel. “The longer it gets, the heavier it gets,” said {hero}. “We want something long that weighs nothing.”',
    ],
    'The gap, {hero} judged, was three ladders wide. They had one. {He} tied a plank to it, a broom to the plank, and to the broom, in despair, a [wooden spoon|toothbrush]. It pointed bravely at {little}. ^ It went on pointing for some time, a bit lower each minute, like somebody nodding off in a chair. Then the lot went in beside {spot}. “Everything you add to make it longer makes it heavier,” said {hero}. “It ought to be as long as a street, and weigh no more than a [sandwich|sock].”',
  ),
  beat(
    show('reach', 'brave', 'funny', { little: true }),
    ['Throw a rope! Plop. Throw again! Plop.', 'One, two, throw! The rope falls short.'],
    [
      '{hero} threw a rope as hard as {he} could. Plop! It fell in the water. ^ {He} threw again, and fell over. Now the rope was wet and [fat|heavy].',
      '“Catch!” {hero} threw the rope. It flew up, it flew out, and it flew down. Plop. ^ Half the way is not [far|long] enough.',
    ],
    [
      '“Catch!” shouted {hero}, and threw the rope. It flew as far as {his} arm could send it. That was half the way. ^ The second time it was wet, and flew a quarter. The third time {he} forgot to let go. “A stronger arm is no use,” {he} said, crawling out of {spot}. “It wants something that [doesn’t come down|stays up].”',
    ],
    'A rope, then. {hero} tied one end to {spot}, coiled the rest as sailors do, and threw. It uncurled through the air in a long and beautiful line, and ran out of wish about [halfway|in the middle]. ^ {He} threw until {his} shoulder hummed. Each time the rope came back wetter and heavier, and flew less. “It starts coming down the moment I let go,” {he} said, lying on {his} back. “That’s the trouble with throwing. Nothing’s holding it up.” {He} lay and frowned at the sky, where a [leaf|feather] was going by.',
  ),
  beat(
    show('cheer', 'surprised', 'funny', { little: true }),
    [
      '“Hello!” calls {hero}. Wind eats the words.',
      '“What?” calls {little}. “What?” calls {hero}.',
    ],
    [
      '“Can you float?” called {hero}. “With [jam|honey], please!” called {little}. ^ The wind was so loud. It mixed up all the words.',
      '{hero} called to {little}. {Little} called back. But the wind blew, and all that came was “[Oo|Ee]!” ^ “Oo yourself,” said {hero} sadly.',
    ],
    [
      '“Have you anything that floats?” {hero} shouted from {spot}. “A goat in a coat?” shouted {little}. “No, sorry!” ^ They tried again, louder. {Little} could hear {him}, more or less, for the wind blew straight across. But every answer was blown [back|home] again. “That wind,” said {hero}, quite hoarse, “only goes one way.”',
    ],
    'They tried to talk it over. “Is there a boat?” {hero} called from {spot}, with both hands round {his} mouth. On the island {little} thought about it. “I’ve never owned a goat,” came the answer, in shreds. {hero} tried “rope”, and was told “soap”. ^ After that it grew worse. {Little} seemed to catch most of it. It was the replies that went astray, for the wind blew only from here to there. “It’s like posting letters through a [door|hedge],” croaked {hero}. “Everything goes over. Nothing comes.”',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'stone', place: 'ground', count: 4 }],
    }),
    ['Drop a stone. Plop! Gone. More! All gone.', 'Ten big stones. Plop, plop! Water eats them.'],
    [
      '“Stepping stones!” said {hero}. {He} rolled one in. Gulp! It was gone. ^ {He} rolled in [ten|twenty]. Gulp, gulp! The water was still hungry.',
      '{hero} dropped stones into the water, one after another, to walk on. ^ Plop, plop, plop. The water [swallowed|ate] them all, like peas.',
    ],
    [
      '“We’ll fill it up,” said {hero}. They rolled in every stone they could find round {spot}. Each went plop, and the water closed over it like a [mouth|door]. ^ After the fortieth {hero} let {his} arms hang. The water had not noticed. “There’s too much bottom,” {he} said. “It’ll have to go over the top.”',
    ],
    'If you drop stones in deep water, there must come a stone that sticks out. {hero} could find no mistake in this. They rolled in all that lay round {spot}, and went for more. ^ At the [fiftieth|sixtieth] {he} could no longer feel {his} arms. The water went by just as before, as if it had a pocket for every one of them. “I’ve been giving it presents,” {he} said at last. “It’s not a hole, it’s a hurry. You can’t fill up a hurry. You can only go over it.”',
  ),
];
