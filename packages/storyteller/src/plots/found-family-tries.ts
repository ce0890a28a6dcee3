import { beat, type Plot, show } from './plot.ts';

/** Families that are kind, and not the one: too high, too many, too tidy, too sure. */
export const FOUND_FAMILY_TRIES: Plot['tries'] = [
  beat(
    show('climb', 'brave', 'funny', { little: true }),
    ['Home in the treetops? Too high for {little}!', 'A home up high? Wobble! No, no.'],
    'High up on {spot} lived a family with a lovely view. ^ {little} looked down from {hero’s} arms and turned green. “It’s a bit far from the floor.”',
    'On top of {spot} lived people who loved heights. They were charming. They had a swing. ^ “We sleep on the edge,” they said. “You soon get used to it.” {little} had shut both eyes. “They’re very nice,” {little} told {hero}, all the way down. “I’d be very nice up there too, for about a minute.”',
    'The family at the top of {spot} had small ears like {little’s}, and {hero} had already licked {his} pencil. They could not have been friendlier. Their children slept on the outermost ledge, in a wind you could have hung washing in, and never fell off more than was good for them. ^ {little} held on to the nearest button. “It isn’t the height,” the {littleKind} explained on the way down. “It’s all the rest of it, underneath.” “They had your ears,” said {hero}. “Yes,” said {little}. “But they didn’t need anybody to hold on to.”',
  ),
  beat(
    show('stand', 'surprised', 'funny', { little: true }),
    ['So many! Ten, twenty! Where is {little}?', 'Big, big family. Squash! Squeeze! “Help!”'],
    'By {spot} lived a family of a hundred and one. “One more? Of course!” ^ Then they couldn’t find {little} again. {hero} had to look until lunch.',
    'Round {spot} lived a very big family. They were all called Bill, to save time. “Another one? Lovely!” they said, and swept {little} in. ^ It took {hero} and {c} an hour to sweep {little} out. “They liked me,” said {little}. “They just couldn’t tell when I was there.”',
    'There were a hundred and one of them living at {spot}, and they had room, they said, they always had room. They pulled {little} in without so much as asking the name. All of them talked. At tea they passed the {littleKind} along from hand to hand, like the jam. ^ It was an hour before {hero} got hold of the right one. “They were so kind,” {little} said, rather rumpled. “I was the hundred and second. I’d like to be missed, though, if I’m not too much trouble. I’d like it to show.”',
  ),
  beat(
    show('tiptoe', 'thoughtful', 'funny', { little: true }),
    ['Clean, clean house. “Don’t touch!” Oops.', 'Shh! Sit still, {little}! Crash. Oh dear.'],
    'Everything shone in the house at {spot}. “How sweet!” they said, and put {little} on a shelf. ^ “Now don’t move.” {hero} took {little} down.',
    'The house at {spot} was as neat as a pin. “What a dear little thing,” said the people in it. They stood {little} on the mantelpiece, between two jugs. ^ “May I come down?” asked {little} after a bit. “But you match the jugs,” they said. “That’s the trouble,” said {hero}, and lifted {little} off.',
    'The couple at {spot} had been wanting something small for the mantelpiece. They were delighted with {little}. They said so to each other, over {little’s} head, and turned it a little to the left. ^ “Do you do anything?” they asked. “I sing,” said {little}. They thought it over. “We’d rather you didn’t,” they said. {hero} lifted {little} down. “It was a good place,” the {littleKind} said loyally, out on the step. “It was only that they’d finished before I came.”',
  ),
  beat(
    show('point', 'thoughtful', 'worried', {
      little: true,
      props: [{ prop: 'map', place: 'hand' }],
    }),
    ['“Left!” “No, right!” Nobody knows. Hm.', 'A big book says, “No {little} here.”'],
    'At {spot} was an office with a very thick book. {hero} pointed at A. {hero} pointed at Z. ^ “You’re not in it,” they said, and shut it.',
    'By {spot} there was an office where they knew where things go. They had labels, boxes, and a book like a brick. “No such address,” they said. “You’d better go under Various.” ^ “What’s in Various?” asked {little}. It was a drawer. It had one glove in it. {hero} said thank you, and took {little} away.',
    'There is always an office. This one was at {spot}, and the people in it knew where everything belonged. They weighed {little}. They measured the label, held it to the light, and searched through a book as thick as a loaf. ^ “It can’t be done,” they said, quite gently. “We can only file what’s got a name after the To. You might try Lost.” “I’m not lost,” said {little}. “I’ve just not been found.” There was no drawer for that. {hero} asked them, and they looked.',
  ),
];
