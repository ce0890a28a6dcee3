import type { Tellings } from '../further-tellings.ts';
import { stormRescueOlderTellings } from './storm-rescue-older.ts';

/** Further wordings of “storm-rescue”. */
export const stormRescueTellings: Tellings = {
  '2-3': {
    want: [
      'Rumble, rumble, boom! Then hush. Look, a jar!',
      'Whoosh goes the storm. Clink goes a jar. Help!',
    ],
    setOut: [
      'String? Yes! Biscuits? Yes! {refrain}',
      'Hold on, little one! {refrain}',
      'Boots on! Door open! {refrain}',
    ],
    problem: [
      'Splash, crash! No bridge! {Little} waves and waves.',
      'Look, {c}! One tiny island. One tiny {littleKind}!',
      'Wild water here. Wild water there. {Little} in between!',
    ],
    try0: [
      'Push the tub. Go, tub! Spin, spin. Gone!',
      'Off you go, boat! Not that way! Oh.',
      'One boat, one sail. Glug, glug, glug. No boat.',
    ],
    try1: [
      'Longer, longer, longer! Creak, crack, splash. Too long!',
      'A broom on a plank on a ladder. Plop!',
      'Wobble goes the plank. Wobble, wobble, bend. Splash!',
    ],
    try2: [
      'Swing it round! Let go! It flops. Splosh.',
      'Throw, {hero}! Too short. Throw! Shorter!',
      'Whee goes the rope! Plop goes the rope.',
    ],
    try3: [
      'Shout, shout, shout! The wind shouts louder. Whoo!',
      '“Are you cold?” calls {hero}. “Gold?” calls {little}.',
      '“Can you hear me?” Whoo! “Tea? Yes, please!”',
    ],
    try4: [
      'Roll it in! Gulp. Roll more! Gulp, gulp.',
      'Big stone, splash! Small stone, plip! No path.',
      'More stones! More! The water says gulp, gulp.',
    ],
    turn: [
      '“Help! My island is too small now!” Splash!',
      'Up creeps the water. Up, up! Hurry, {hero}!',
      'Now it is as big as a bed. Oh!',
    ],
    turnDeepens: [
      'Nobody else is here. Just us! Run, run!',
      '“Wait for us, {little}!” Run, {c}, run!',
      'The sun goes low. Quick, quick, quick!',
    ],
    lowPoint: [
      'All the ideas are gone. Drip, drop, sniff.',
      'Small {little}. Big water. {hero} cries a bit.',
      '“Thank you for trying.” Oh, poor {little}! Sniff.',
    ],
    spark: [
      'Snatch! The wind has it! Over it goes. Aha!',
      'Flap, flap, flap! Hanky flies! Who else can fly?',
      'Off flies the hanky. “Got it!” calls {little}.',
    ],
    deed: [
      'Sticks, shirt, string, tail! Fly, kite! {refrain}',
      'Run with the wind! Up, up! {refrain}',
      'Higher, kite! Over the water! {refrain}',
    ],
    deedHolds: [
      'Here comes {little}! Swish, sway, swish! Hold on tight!',
      'Hand by hand by hand. Pull the basket! Pull!',
      'Up in the air rides {little}. Heave, {hero}! Heave!',
    ],
    solved: [
      'Out jumps {little}! Hip, hip, hooray! Munch, munch.',
      'Here you are! Hug, hug, and one more hug.',
      'No more island. But look, here is {little}! Hooray!',
    ],
    home: [
      'Good night, kite. The wind hums. Hum, hum.',
      'The kite sleeps. The wind sleeps. {hero} sleeps.',
      'Tap, tap, says the wind. “Shh,” says {hero}.',
    ],
  },
  '4-5': {
    want: [
      'Crash! A storm fell on the house. It shook the doors and went away. ^ Clink! It had left a jar. “Water everywhere,” {hero} read. “Do come!”',
      '{hero} hid under the table while the storm went by. Then {he} looked out. ^ A jar had come to the door. There was a letter in it, and it said HELP.',
      'The storm blew off a flowerpot, a hat and half the leaves. It brought just one thing. ^ That was a jar for {hero}. “I am on an island,” it said inside.',
    ],
    setOut: [
      '“What do you need for a rescue?” asked {c}. “String,” said {hero}. ^ {He} took every bit there was. “{refrain}”',
      '{hero} put on one boot. There was no time for the other! ^ “{refrain}” {he} called, hopping. They ran {into} as fast as they could.',
      'In went the string. In went some biscuits, because being saved makes you hungry. ^ “{refrain}” And {hero} was out of the gate.',
    ],
    problem: [
      '“Over here!” called somebody. {hero} looked over the wild, brown water. ^ There was a tiny island, with a {littleKind} on it. “I’m {little}, and my bridge swam off!”',
      'The water roared so loud that {hero} held {his} ears. A bridge post went by. So did a bucket. ^ On a small green island sat {little} the {littleKind}, and waved.',
      'Here was half a step, and then came the water. “Stop!” cried {hero}. ^ Far out on an island a {littleKind} was jumping up and down. “I’m {little}! Hello!”',
    ],
    try0: [
      '{hero} gave {his} boat a kiss and a push. “Sail to {little}!” ^ But it sailed to the sea. It did not even turn round to wave.',
      '“All aboard!” called {hero}. {He} had a tub, and a mop for a mast. ^ The water took it by the ear and ran off with it.',
      'A good big box made a good big boat. {hero} let go of it by {spot}. ^ Twirl, twirl, glug! It was a submarine now.',
    ],
    try1: [
      '{hero} had a ladder, but the water was wider. {He} had a plank, but the water was wider still. ^ {He} tied them both together. They fell in together, too.',
      'Out went the ladder, and {hero} sat on the end to hold it down. Out, out. ^ Then the end went up, and {hero} with it. Wheee! Splash.',
      '“It only needs to be longer,” said {hero}. {He} tied on a rake. {He} tied on a [shovel|mop]. ^ The bridge bowed to {little}, and was gone.',
    ],
    try2: [
      '{hero} swung the rope round and round {his} head. Then {he} let go. ^ It caught {spot}. It did not catch {little}.',
      '“Here it comes!” One, two, three, throw! ^ The rope went up like a snake and came down like a noodle. {hero} pulled it in, all wet.',
      '{hero} threw a long rope at a small island. It fell short. {He} threw harder. ^ Then {he} sat down very suddenly, in a puddle. The rope was in there, too.',
    ],
    try3: [
      '“Can you climb on a log?” shouted {hero}. “A frog?” shouted {little}. “Where?” ^ The wind was playing tricks with the words.',
      '{hero} cupped {his} hands. “DON’T! MOVE! AWAY!” ^ {Little} looked about. “I shan’t!” But that came back as “Ant”. {hero} looked for the ant.',
      '“What should we do?” called {hero}. {Little} answered for quite a long time. ^ All that came over was a “the”.',
    ],
    try4: [
      '“We’ll make the water full,” said {hero}, and rolled in a stone. Then {he} rolled in a hundred. ^ The water was still not full. It was only a bit cross.',
      'Plop! {hero} dropped in one stone to step on. It went to the bottom and stayed there. ^ So did its friends, all [twenty|thirty] of them.',
      'Every stone by {spot} had to help. In they went, big and small! ^ The water just licked its lips. {hero} had no more stones, and a sore back.',
    ],
    turn: [
      '“Hello?” called {little}. “My feet are getting wet.” {hero} jumped up. ^ There was water where the daisies had been. There was not much island left.',
      '{hero} looked at the island. {He} rubbed {his} eyes and looked again. ^ It was as small as a carpet! The brown water was still coming up.',
      'Splish! There went the bush. Splosh! There went the path. ^ “Hold on!” cried {hero}. {Little} stood on a biscuit tin now.',
    ],
    turnDeepens: [
      '“Where are the big people?” asked {hero}. But there were only two small ones, and they were wet. ^ “Then it’s us,” {he} said. They ran along the bank.',
      'The sun slid down like butter. “We’re not going away!” called {hero}. “We’re only looking!” ^ And they ran beside the water.',
      '“Sing us a song, {little}!” called {hero}. A small voice began to sing. ^ They ran and ran, and they could hear it all the way.',
    ],
    lowPoint: [
      '“I had a nice time,” said {little}, ever so softly. “It’s only a bit damp.” ^ Then {hero} had to cry. {He} hunted for {his} handkerchief.',
      'No boat. No bridge. No more string in {his} head. {hero} sat down by {spot}. ^ {He} got out {his} handkerchief, because {his} nose ran.',
      '{hero} looked at {little}, and {little} looked at {hero}. There was only water in between. ^ {He} pulled out a handkerchief and hid in it.',
    ],
    spark: [
      'Flap! The wind grabbed the handkerchief, as if it had a cold. Over the water it flew. ^ Plop, it landed by {little}. “That’s how!” cried {hero}.',
      'Before {he} could blow, it blew away! Up went the handkerchief, high and white. ^ It flew right over to {little}. {hero’s} mouth fell open.',
      'The wind said whoosh, and {hero’s} hands were empty. “Thank you!” called {little}, with a handkerchief on both ears. ^ “It flies,” whispered {hero}. “It flies across!”',
    ],
    deed: [
      'Crossed sticks, a shirt, a knot and a knot. There! “Please fly,” said {hero} to the kite. ^ “{refrain}” And it did, right up over {little}.',
      '{hero} tied {his} string to a kite made of shirt. {He} ran till {his} ears whistled. ^ “{refrain}” Up! {Little} jumped, and caught the tail.',
      'First the kite hopped. Then it skipped. Then the wind said, “Let me.” ^ “{refrain}” shouted {hero}, and the string flew over the water.',
    ],
    deedHolds: [
      'Where a string goes, a rope can follow. Where a rope goes, a basket can. ^ Out came {little}, high over the waves. {hero} did not let go!',
      '“Wheee!” went {little}. The basket swung to the left. It swung to the right. ^ {hero} dug in {his} heels and pulled until {his} face was red.',
      'Tug, slide, tug, slide. Here came the basket, hanging on the rope. ^ “Don’t stop!” called {little}. {hero} was not going to stop.',
    ],
    solved: [
      'Thump! The basket was on dry land. {hero} and {little} hugged until it squeaked. ^ Then they had a biscuit each. Wet people get two.',
      '“I’m here!” said {little}. “All of me!” {hero} counted the ears, just to be sure. ^ Gulp, went the water, and ate the rest of the island.',
      '{Little} kissed the grass. {Little} kissed {hero}, and {c}, and {spot}. ^ “I do like a big island,” said {little}. It meant the whole world.',
    ],
    home: [
      '{hero} tied the kite to {his} bed, so that it would not be lonely. ^ “Whoo?” asked the wind, outside. “It’s only us,” said {hero}.',
      'The string was wet, the kite was tired, and {hero} was both. ^ “Blow softly now,” {he} told the wind. It blew softly, all night.',
      'There was a jar by the bed, and a kite on the wall. ^ “If anyone needs me, write,” said {hero}. And then {he} fell asleep.',
    ],
  },
  ...stormRescueOlderTellings,
};
