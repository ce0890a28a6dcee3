import { beat, show, type Try } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** Five ways of getting a promise over with more quickly than it can be kept. */
export const MESSAGE_BOTTLE_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('sit', 'sleepy', 'funny', { props: LETTER }),
    ['A cart! Hop on. Clop, clop, wrong way!', 'Ride, ride! Lovely. Oh no, we went back!'],
    [
      'A cart full of hay came by {spot}. “A ride!” said {hero}. They hopped on. ^ Clip, clop, yawn. When they looked out, the cart had turned round and gone back!',
      '“Let’s ride,” said {hero}, and they climbed on a cart. It was soft and quick. ^ It was going the other way. Nobody had asked!',
    ],
    [
      'Near {spot} stood a cart with straw in it, just setting off. “That’s quicker than feet,” said {hero}. They climbed in at the back. It was warm, and it rocked. ^ When they sat up, they were back where they had got in. The cart had gone right round. “I asked if it was fast,” groaned {hero}. “I never asked where it was going.”',
    ],
    [
      'A cart came past {spot}, piled with straw, going at a good pace in what seemed to be the right direction. {hero} did not ask. {He} had the idea that if you ask, people say no. They lay in the straw and watched the sky go by, and it was the most comfortable part of the day. ^ After half an hour it stopped, at the very place where they had got on. The horse had merely been turning round. “We’ve been carried a long way,” said {hero}, picking straw out of {his} collar, “and none of it was forwards.”',
    ],
  ),
  beat(
    show('point', 'worried', 'funny', { props: [{ prop: 'letter', place: 'sky' }] }),
    ['“Take it, bird!” Flap, flap. Bird comes back.', 'Post it! No. “Open on Thursday.” Oh dear.'],
    [
      '“Birds are quick,” said {hero}, and gave one the letter. ^ It put the letter in its nest by {spot}. {hero} had to say please nine times to get it back.',
      'By {spot} was a letter box. “Post it!” said {hero}. ^ But the box had a sign. “Open on Thursday,” it said. Today was not Thursday.',
    ],
    [
      '“A bird could do it in five minutes,” said {hero}. There was one by {spot} that looked sensible. {He} gave it the letter and explained everything twice. ^ The bird flew straight up and lined its nest with it. It took a long time to explain that as well. “It never said it would,” {he} sighed. “I’m the one who said so.”',
    ],
    [
      'Somebody else would do it better. This struck {hero} near {spot}, in the form of a large grey bird with nothing to do. Birds go straight. They don’t get sore feet. {He} told it about the Light, and it listened with its head on one side, took the letter in its beak, and flew ten yards. ^ There it built the letter into a nest, and sat on it. Getting it back cost {him} half a sandwich. “You can lend a person your umbrella,” {he} said to {c}. “You can’t lend them your promise. They just hold it the wrong way up.”',
    ],
  ),
  beat(
    show('reach', 'cheeky', 'funny', {
      weather: 'wind',
      props: [{ prop: 'letter', place: 'sky' }],
    }),
    ['Throw it far! Whee! Plop, in a puddle.', 'Fly, letter! Up, up. Down, down. Stuck!'],
    [
      '“If I throw it, I needn’t carry it,” said {hero}. Whee! ^ It went up. It came down behind them. Now they had to go back for it!',
      '{hero} threw the letter ahead. Flip, flap, it flew! ^ Then the wind blew it into {spot}. They had to shake and shake to get it out.',
    ],
    [
      '“I’ll throw it on ahead,” said {hero}, “and then walk after it with my hands free.” {He} threw as hard as {he} could. ^ The wind looked at the letter, liked it, and carried it back past {spot}. They hunted for it for an hour. After that {hero} put it inside {his} shirt. “I’d sooner be tired than sorry,” {he} said.',
    ],
    [
      'It was {hero’s} opinion that carrying was wasteful. A letter that is thrown goes ten times as fast as a letter that is held. {He} folded it into a dart, in spite of the wax, and let fly near {spot}. It flew beautifully. It flew out, and round, and over their heads, and back the way they had come. ^ They found it at last in the one place where nobody had looked, which was the right one. {He} smoothed it flat on {his} knee. It had trusted {him}, and {he} had thrown it. {He} did not feel clever at all.',
    ],
  ),
  beat(
    show('run', 'brave', 'funny', { props: LETTER }),
    ['Run, run, run! Puff. Puff. Sit down.', 'Fast, faster, fastest! Ouch. Now a stitch.'],
    [
      '“We’ll run all the way!” cried {hero}. They ran past {spot} like the wind. ^ Then they puffed. Then they lay down flat. A snail went by and waved.',
      'Run, run, run! Round {spot} and on they ran. ^ “Ow,” said {hero}. “I’ve got a stitch.” They had to sit for a very long time.',
    ],
    [
      '“There’s no time to walk,” said {hero}, and began to run. {He} ran past {spot} with {his} knees up and {his} chin out. It was magnificent for about two minutes. ^ Then {he} had a stitch, and had to lie down by {spot} for twenty. “It’s a long way,” {he} gasped, “so I think it wants a long sort of walking.”',
    ],
    [
      'There is a voice that says “Hurry”, and {hero} listened to it. {He} ran. {He} ran past {spot} as you run for a bus. At the end of it, as there was no bus, {he} simply ran out. ^ {He} lay on {his} back and looked at the sky going in and out. A snail came up, went round {him}, and carried on. It was not hurrying. It was not stopping, either. {hero} watched it until it was out of sight, which took a while, and by then it was a surprising distance ahead.',
    ],
  ),
  beat(
    show('jump', 'laugh', 'joyful', { props: [{ prop: 'swing', place: 'background' }] }),
    ['A swing! Just one go. And one more!', 'Play a bit? Whee! Oh no, so late!'],
    [
      'By {spot} hung a swing. “Just one minute,” said {hero}. Whee! ^ One minute. And one more. And ten! When {he} jumped off, the shadows were long.',
      '“We’ve got time for one swing,” said {hero}. One for {him}. One for {c}. ^ Then one each with their eyes shut. Oh, how late it was!',
    ],
    [
      'Beside {spot} somebody had hung up a swing. “One minute,” said {hero}. “That’s all.” It was a wonderful swing. At the top you could see for miles. ^ It is strange about minutes. They had only had one, and yet the shadows had moved right across the path. {hero} felt in {his} pocket. The letter was still there, waiting. {He} went red.',
    ],
    [
      'Nobody could blame them for the swing. It hung near {spot} with its arms out, and they had been good for hours. “One minute,” said {hero}, and meant it. ^ But a minute on a swing isn’t the same as a minute on the road; there is more room in it. They tried it standing. They tried it backwards. It was the shadow that {he} noticed, finally. It had been beside them when they began, and it was now in front, pointing. The letter crackled in {his} pocket as {he} jumped down. It had not said a word the whole time.',
    ],
  ),
];
