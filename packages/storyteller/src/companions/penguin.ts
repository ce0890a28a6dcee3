import type { Companion } from './companion.ts';

export const penguin: Companion = {
  creature: 'penguin',
  name: 'Waddles',
  kind: 'penguin',
  character: 'very formal, and always slipping',
  noises: ['Waddle, waddle!', 'Slip, slide!', 'Flap, flap!', 'Honk, honk!'],
  meet: [
    [
      'Waddle, waddle! Hello, {c} the {kind}!',
      'Black and white. It is {c}!',
      'Flap, flap! “Good day! Oops!” It’s {c}! Flop!',
    ],
    [
      'A {kind} stood at the gate, very straight, in black and white. “Good day,” said the {kind}, bowed, and fell over. ^ “I’m {c}.”',
      '“May I come in?” asked a {kind}, bowing. But {hero} wanted to go OUT. ^ “Even better,” said the {kind}. “I’m {c}, and I’m dressed for it.”',
    ],
    [
      '“I do hope I’m not late,” said the {kind}. “I’ve come as I am.” It was a dinner jacket, or looked like one. ^ “{C}. I’m told there is to be an expedition.” “It’s only me,” said {hero}. “Then I’m on time,” said {c}, and shook hands for rather long.',
      '“Your carriage is here,” said a {kind} on the path. {hero} could see only a tea tray. “It goes by itself,” said the {kind}, “as long as there’s a downhill. I’m {c}.” ^ There was one, all the way to the gate. “Guests first,” said {c}. They both arrived together, under the hedge.',
    ],
    [
      '{hero} opened the door and found a {kind} on the mat, holding a fishbone like a walking stick. “I regret to arrive without an invitation,” said the {kind}. “{C}. I’ve walked from the bus stop. It took all winter.” ^ One could not send anybody away after that. “Actually, we’re just leaving,” said {hero}. “Splendid,” said {c}. “I find that’s the best part of a visit.”',
      '{hero} opened the door on a shiny black back, bent double. “I shall be up again presently,” said the back. “Enchanted.” It took the two of them to straighten out the {kind}. “{C}. I was always told to leave a good impression on a doorstep.” There it was, in the wet paint, with both feet and a beak. ^ {hero} said that it was just what the step had wanted. “I can propose a toast,” said {c}, “hold a door, and slide. Have you an opening for anyone of that kind?” As it happened, {he} had.',
    ],
  ],
  comic: [
    [
      'Slip! Slide! Flop! “Good day,” says {c}.',
      '{C} slides on {c’s} tummy. Wheee!',
      '{C} bows. Slip! {C} bows again. Flop!',
    ],
    [
      '{C} bowed to a tree. {C} bowed to a stone. Then {c} bowed too low. ^ Wheee! Off down the hill on a round white tummy.',
      '“Kindly take my arm,” said {c}, “so that you don’t slip.” {hero} took it. ^ Wheee! Now they lay in a heap, arm in arm.',
      '{C} shook hands with {hero}. {C} shook hands with a bush. It was a prickly one. ^ “What a firm grip!” said {c}, with tears in both eyes.',
    ],
    [
      '“One must never run,” {c} was saying. “It is undignified.” Then one flat foot met a wet leaf. ^ The {kind} passed {hero} lying down, and passed {spot}, bowing to people until the hill was finished. “As I was saying,” said {c}.',
      '“One never slides at table,” said {c}, as {hero} laid out the sandwiches. But the butter was on a leaf, and the leaf was on a slope. {C} reached for it. ^ The butter went past {spot}, and then {c} did. “Might I trouble somebody,” called a voice from far below, “for the bread?”',
      '“I shall go first, and test the path,” said {c}. Thump. “It’s slippery here.” Thump. “Here, too.” Thump. {hero} walked along behind, where it was perfectly safe. ^ “I think that’s all of it,” said {c} by {spot}, and sat down on the last bit.',
    ],
    [
      '“A gentle slope,” said {c}, “calls for a measured step.” It was the last measured thing that happened. A pebble rolled; the {kind} sat; and {spot} went by at the speed of a bus. ^ {hero} ran after the sound of somebody saying “Pardon me. So sorry. Pardon me.” {He} found {c} at the bottom, upright, in a rhubarb bed, with a leaf for a hat. “I took the liberty,” said {c}, “of going on ahead.”',
      'Near {spot} {c} came upon a round grey stone, set it on both feet, and lowered a white tummy over it. “One doesn’t ask whose it is,” said {c}. “One keeps it warm.” ^ This made for slow going. Whoever has a stone on both feet gets along chiefly by hoping. They shuffled into one ditch, and then another. “{C},” said {hero}, as gently as {he} could, “I don’t think that it’s ever going to hatch.” {C} looked down at the stone, and tucked it in. “They said exactly that,” said {c}, “about me.”',
      '“There ought to be a speech,” said {c}, for they had got as far as {spot}. The {kind} mounted a wet rock and coughed. “Dear friends. As I stand here.” There was a squeak of feet. “As I sit here,” said {c}. ^ {hero} clapped. The speaker rose, spread both wings, and left the rock on the far side. “As I lie here,” the voice went on from the ferns, not at all hurried, “I am moved.” It was the best speech that {hero} had ever followed. {He} followed it right to the bottom.',
    ],
  ],
  happy: {
    young: ['{C} clapped. Flap, flap!', '{C} bowed to a flower.'],
    old: [
      '{C} bowed to everyone they met, and to some bushes.',
      '“Most refreshing,” said {c}.',
      '{C} offered {hero} a wing, and they went on arm in arm.',
    ],
  },
  worried: {
    young: ['{C} hid behind {hero’s} coat.', '“Oh my,” said {c}.'],
    old: [
      '“I find this irregular,” whispered {c}.',
      '{C} stood extremely straight, which is how you can tell.',
    ],
  },
  quiet: {
    young: ['{C} stood close, tummy to tummy.', '{C} said, “There, there.”'],
    old: [
      '{C} stood very close. Where {c} comes from, that is how one gets through winters.',
      '“If I may,” said {c}, and took {hero’s} hand.',
    ],
  },
};
