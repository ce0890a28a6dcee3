import type { FourVoices } from '../page-texts.ts';

// Each of these brings a little cloud of sea, since none can live on land.

export const starfishAtTheGate: FourVoices = [
  'Drip, drip! A {kind} on a wave! {C}!',
  'A scrap of sea hung over the gate, and in it hid {a:kind}. ^ “I’m {c},” somebody whispered. “Are you {hero}?”',
  'A piece of sea the size of a pillow had drifted up to the gate, and hung there, dripping. Somebody was stuck to the back of it. “I’m {c}, and I’m {a:kind},” said a very quiet voice. ^ “The sea comes along with me,” {c} explained. “It’s shy, too.” {hero} made room for both.',
  'You do not expect a rock pool at your own gate, and certainly not at the height of your chin. It hung there without a rock, gently dripping, and somebody in it had turned to the far side. “I thought I’d knock,” whispered the {kind}, “but I didn’t know on what. I’m {c}. I’ve brought a bit of sea, so as to be no trouble.” ^ {hero} said that there was plenty of room beside {him}. The pool came round slowly. And there was {c}, holding on to it with all five arms, and nearly looking at {him}.',
];

export const seahorseAtTheGate: FourVoices = [
  'A wave floats by. Yawn! Hello, {c}!',
  'A drop of sea as big as a jug came drifting down the lane. It snored. ^ “Mm? I’m {c} the {kind}. Hold on to me, {hero}.”',
  'What came down the lane looked like a glass of sea that had lost its glass. In it {a:kind} was asleep, holding on to a bit of weed. Weed and all, they drifted into {hero}. ^ “Have I arrived?” asked the {kind}. “I’m {c}. My sea goes on when I nod off. I’d be glad of somebody to steer.”',
  'The wave must have been left over from somewhere. It was no taller than a milk jug, and travelled by itself. It came in at the gate sideways, because nobody was awake to steer. Inside hung {a:kind}, wound round a stalk of weed and dreaming. {hero} caught the wave before it could break on the doorstep. ^ “Much obliged,” said the {kind}, blinking. “{C}. My sea takes me wherever it likes while I’m asleep. I went to bed off the coast of Spain. Where do we sleep next?”',
];

export const narwhalAtTheGate: FourVoices = [
  'Swish! A long, long tusk. Hello, {c}!',
  'A cloud of sea bumped the gate. Out of it came a tusk, and a dreamy {kind}. ^ “I’m {c}. Is this north, {hero}?”',
  'A long white tusk came round the corner. After it floated a cloud of cold green sea, and in the cloud {a:kind}, gazing at nothing. “Stop!” said {hero}, and the tusk stopped just before {his} nose. ^ “Pardon,” said {c}. “I was writing my name in the air. I take my sea with me, so that I needn’t look where I’m going.”',
  '“Don’t move,” said somebody, and {hero} did not, for there was a very long tusk pointing at {his} third button. “There’s a poem on the end of it. I had it balanced.” Behind the tusk hung {a:kind}, in a cloud of sea that had the chill and the glitter of ice. ^ “It’s gone,” sighed the {kind}. “I’m {c}. I dreamed of the warm half of the world, and the sea I was dreaming in came along.” One could hardly send it back. “Is this the warm half?” asked {c}. “Nearly,” said {hero}.',
];

export const lobsterAtTheGate: FourVoices = [
  'Click, clack! A wave! Make room for {c}!',
  'Down the lane rolled a private sea, with {a:kind} in it. “It is I, {c},” said the {kind}. ^ “Bow, {hero}, or get splashed.”',
  'It had rolled up like a carriage: a private sea, deep enough for one, with foam at the corners. “One does not travel in other people’s water,” said the {kind} inside, clicking. “{C}. You may shake a claw. Carefully.” ^ {hero} shook it with great care. “Now walk beside my sea,” said {c}, “and tell people to make way.”',
  'People of rank travel with their own plates. {C} travelled with an ocean. It was not a large one, and was folded about the {kind} like a cloak, but it had tides, and kept them. “High water at four,” said {c}. “I shall be taller then. You’re the guide?” ^ {hero} gave {his} name, which seemed to do. A claw was held out to {him}, as if at a prize-giving. “My family was in armour before there were castles,” said {c}. “But one gets so tired of walking backwards into dinner. I should like, for once, to see where I’m going.”',
];

export const squidAtTheGate: FourVoices = [
  'Splish! A cloud with arms! Hello, {c}!',
  'A bit of sea floated at the gate, all black with ink. “Sorry!” said the {kind} in it. ^ “I’m {c}. You made me jump, {hero}.”',
  'Something between a rain cloud and a fish tank was waiting at the gate. It turned black when {hero} said hello. “Oh dear, I’ve done it again,” said a voice in the ink. “It’ll clear.” It did. There was {a:kind} in there, wringing ten arms. ^ “I’m {c}. I bring my own sea, in case there’s none where we’re going.”',
  '“Is it safe to come down?” asked the sea. There was not a great deal of it. It hung above the gate like a blanket on a line, and {a:kind} was looking over the edge. “It’s just me,” said {hero}. “That’s how it always starts,” said the {kind}, and the whole sea went as black as a blot. ^ They waited for it to clear. “I’m {c},” said the {kind}, paler than before. “I carry this about because I once read that there are deserts. If you’re going somewhere, I’ve ten arms, and could hold on to you with all of them.”',
];

export const manateeAtTheGate: FourVoices = [
  'A slow, slow cloud. It’s big, kind {c}!',
  'A round green cloud of sea floated up, in no hurry at all. In it hung {a:kind}, chewing. ^ “Good day, {hero},” said {c}, presently.',
  '{hero} had been watching it come for some time. It was a cloud of warm green sea, and moved as fast as paint dries. In the middle hung {a:kind}, eating weed. “I’m {c},” said the {kind}, between two mouthfuls. ^ “My sea and I have talked it over. We’d like to go your way. We’ve already eaten the other one.”',
  'First the lane began to smell of rivers. Then, after some time, a soft round cloud of sea came past the bend. In it, like a cushion in a bath, lay {a:kind}. Nothing about either of them was in a hurry. “You’ll wonder about the water,” said the {kind}, when they were near enough. “I’m {c}. I never leave it, and it never leaves me. We settled that after years of trying.” ^ {hero} said that {he} was about to go a long way. “All ways are long,” said {c}, “if one looks at them properly. I’ll bring the weed.”',
];
