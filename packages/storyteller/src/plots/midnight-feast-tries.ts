import { beat, show, type Try } from './plot.ts';

const POT = [{ prop: 'soup-pot', place: 'ground' }] as const;

/** Five ways of making supper taste again, with everybody still eating alone. */
export const MIDNIGHT_FEAST_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('look-aside', 'surprised', 'funny', { props: POT }),
    ['Pepper! More, more! Ah, ah, ATCHOO!', 'Shake, shake, salt. Yuck! Too much salt.'],
    [
      '“It needs pepper,” said {hero}. Shake, shake, shake, all round {spot}. ^ ATCHOO! The lid flew up. The soup flew down. Now it tasted of sneeze.',
      '{hero} put in salt. {C} put in salt. Somebody by {spot} put in salt as well. ^ “Blah!” said everybody. It tasted of the sea.',
    ],
    [
      '“It only wants a bit of pepper,” said {hero}, near {spot}. {He} shook in a bit. {He} shook in more. Then the lid came off. ^ They sneezed for ten minutes. When they could see again, they tried a spoonful. It was as hot as a [stove|bonfire], and still there was no taste in it. “Loud isn’t the same as good,” said {hero}, wiping {his} eyes.',
    ],
    [
      'The trouble was obviously one of seasoning. {hero} set up by {spot} with salt, pepper, mustard and a small bag labelled “Careful”. {He} was careful. {He} put in a pinch of each, and tasted, and put in a handful. ^ By the end it was the strongest thing that anyone had ever had in their mouth. Steam came out of {c}. Strangest of all, under the heat and the salt there was still nothing there, like an empty room with a brass band in it. “You can’t turn it up,” said {hero}, hoarsely, “if it isn’t on.”',
    ],
  ),
  beat(
    show('carry', 'cheeky', 'funny', { props: [{ prop: 'cake', place: 'hand' }] }),
    ['Pile it high! Wobble, wobble. Splat!', 'Big, bigger, biggest cake! Flop. Oh dear.'],
    [
      '“It must look nicer,” said {hero}. {He} piled it up, high and higher, with a cherry on top. ^ It leaned. It wobbled. Splat! Only the cherry was left. It tasted of cherry-coloured nothing.',
      '{hero} made it pretty, with a flower and a flag. “Ooh!” they said by {spot}. ^ They took one bite each. “Oh,” they said.',
    ],
    [
      '“People eat with their eyes,” said {hero}. So near {spot} {he} built a supper as high as {his} chin. It had a staircase, and a moat of gravy. Everybody came to look. “Ooh!” they said. ^ Then they each took a slice home and shut the door. “Oh,” they said. {hero} tried some. It looked like a palace. It tasted like the box it came in.',
    ],
    [
      'Perhaps it was a question of looks. {hero} had once seen a wedding cake, and remembered the general idea. On a flat place near {spot} {he} put up four storeys of supper, with pillars and a spiral of [radishes|icing]. {C} stood by with a level. ^ It was admired. People held up lanterns. Then each of them took a plate and went off home with it, to eat it with the door shut. {He} could hear all the forks being put down, one after the other. “They liked it,” {he} said. “They liked it right up to the first bite.”',
    ],
  ),
  beat(
    show('run', 'worried', 'funny', { props: [{ prop: 'basket', place: 'hand' }] }),
    ['Soup for you! Jam for you! Run, run!', 'Pancakes here! Porridge there! Huff, huff, stop.'],
    [
      '“What do you like best?” asked {hero}. Jam! Cheese! Noodles! Plums! ^ {He} ran past {spot} with nine plates. By the time {he} came, it was all cold.',
      'One wanted it hot. One wanted it cold. One wanted it square! ^ {hero} ran round {spot} until {he} was dizzy. Nobody ate more than one bite.',
    ],
    [
      '“Everybody shall have what they like best,” said {hero}, and wrote it all down. Dumplings. Plain toast with the crusts off, and the crusts for somebody else. ^ {He} ran past {spot} until {his} socks came down. Nine people took in nine suppers, shut their doors, and left them. “I gave them all what they wanted,” panted {hero}. “And nobody wanted it.”',
    ],
    [
      'It was simple, {hero} decided. One would have to ask. {He} went from light to light with a notebook, and wrote: dumplings; toast, no crusts; crusts, no toast; something blue. Then {he} cooked. Near {spot} {he} had five pans going at once, and {c} ran up and down with the plates. ^ “Thank you,” said everybody, each through a gap in the door, and the gap closed. When {he} went round to collect, there was one bite out of each. {He} looked at all those bites. “It’s not the wrong supper,” {he} said. “It’s nine right ones. So what is it?”',
    ],
  ),
  beat(
    show('dance', 'cheeky', 'funny', { props: POT }),
    ['Stand on your head. Eat. Drip! Up my nose!', 'Eat it fast! Gulp! Eat it slow. No.'],
    [
      '“Let’s eat it upside down,” said {hero}. They stood on their heads by {spot}. ^ The soup ran up {hero’s} nose. It tasted of nose.',
      'They ate very fast. Gulp! They ate very, very slowly. They ate with their eyes shut. ^ “Still nothing,” said {hero}, and fell over {spot}.',
    ],
    [
      'It might be that they were eating it wrong. By {spot} {hero} tried it fast, and {c} tried it slow. They tried it on one leg. They tried it backwards, beginning with the spoon. ^ “Hold your nose,” said {hero}. “Now let go.” It made no difference, except to {his} jumper. “It’s not how we eat it,” {he} said. “There must be something else that we’ve changed.”',
    ],
    [
      'In case the fault lay with the eater, they experimented. Near {spot} {hero} ate lying down, and then going uphill. {He} ate with the left hand. {He} ate to music. {C} tried it with closed eyes, and put a good deal of it in one ear. ^ “Notes!” said {hero}, who believed in notes. “Upside down: no. Hopping: no. In the bath: not tried.” {He} chewed {his} pencil, and made a face. Even the pencil used to taste of something. “What did we do differently before?” {he} said. “There must have been a before.”',
    ],
  ),
  beat(
    show('reach', 'brave', 'funny', { props: POT }),
    [
      '{hero} cooks alone. Stir, stir. Oops, burnt!',
      'Sizzle, fizzle, pop! Black soup. Poor pot.',
      '“All by me!” Stir, stir. Lonely, lonely soup.',
      '“Shoo, {c}!” Chop, chop. Poof! Black smoke.',
      'Nobody help! Nobody looks. Nobody likes it.',
    ],
    [
      '“I’ll cook it all by myself,” said {hero}. “Nobody help!” {He} stirred and stirred. ^ Then {he} ran to {spot} for a spoon. When {he} came back, the soup was black.',
      '“Shoo,” {hero} told {c}. “I’m the cook.” {He} chopped. {He} stirred. {He} sighed. ^ It was not burnt at all. It was just lonely soup.',
      '“Nobody peep!” said {hero}, and {he} cooked with {his} back to everyone. ^ It took so long that {he} fell asleep. The soup got tired as well, and turned into glue.',
      '{hero} did the peeling. {hero} did the stirring. {hero} did the tasting, too, all alone. ^ “Well?” {he} asked. There was no one there to answer.',
      '“Too many helpers spoil it,” said {hero}. So {c} had to wait behind {spot}. ^ {He} cooked a very small, very quiet soup. It tasted of waiting.',
    ],
    [
      '“Leave it to me,” said {hero}. “Don’t anybody touch anything.” {He} cooked for an hour by {spot}, all alone, turning the pages with one hand. {C} asked to help, twice. ^ It wasn’t burnt. It wasn’t raw. It tasted of an hour by yourself. “I did it all,” said {hero}, pushing away the spoon. “It doesn’t seem to have helped.”',
      '“This time,” said {hero}, “I won’t let anyone spoil it.” {He} drew a line on the ground around the pot, by {spot}, and stood inside. {C} looked on from outside. ^ When it was done {he} tried a ladle. There was no one to say “Careful, hot,” so {he} burnt {his} tongue. After that {he} couldn’t even taste the nothing.',
      '{hero} had read that great cooks work alone. So {he} chopped alone, and sang alone, and reached for the salt, which somebody else would have passed. ^ It was finished by eleven. {He} said “Ta-da!” There was nobody near {spot} to hear it. It was quite a good soup, if you had no interest in soup.',
      '“Go and play,” {hero} said to {c}. “I’ve got to concentrate.” {He} tied a cloth around {his} head and concentrated on a turnip. ^ It was the neatest turnip that ever went into a pot. {He} ate it by {himself}, facing {spot}. “It tastes like homework,” said {hero} at last.',
    ],
    [
      'Too many cooks spoil the broth; it says so in books. So {hero} sent everyone away, {c} included, and rolled up both sleeves. Near {spot} {he} made a soup from the first page to the last. It was correct. Each bean was the length of the one beside it. ^ {He} carried it to {his} own place, sat down, and lifted the spoon. It was like reading a letter addressed to someone else. “There’s nothing wrong with it,” {he} told {c}, who had come back, and was looking in at the edge of the light. “That’s what’s so odd. There’s just nobody in it.”',
      'It had been discussed too much, {hero} decided. An artist does not ask people how they like their mountains. {He} put up a screen by {spot}, and stayed behind it with the pot for an hour. Whoever offered to peel something was told to wait for the unveiling. ^ {He} unveiled it to {himself}. {He} lifted the lid, and the steam rose, and there was no one to lean in over {his} shoulder and say what it smelled of. It seemed that {he} had needed them to know. {He} ate three spoonfuls, standing up. It tasted like clapping with one hand.',
      '{hero} gave {c} a chair, a good way off beyond {spot}, and a book to look at. “Somebody has to be in charge,” {he} said. {He} was in charge of the onions, then, and of the fire. {He} reached over the pot with both arms at once, and the one elbow salted what the other stirred. ^ When it came to laying the table, it took no time at all. There was a spoon. {He} sat in front of it, very much in charge. “It’s lonely at the top,” {he} told the soup, and found that it was lonely all the way down.',
      '“Give me an hour,” said {hero}, “and no advice.” {He} had always wanted to hear what cooking sounded like without any. It was quiet. The beans went in, near {spot}, with nobody to say that they were the wrong beans. Nobody got their sleeve in it, and had to be laughed at, and dried by the fire. ^ It was ready on the minute. {He} tasted it with a professional face, and had to let the face go. It had bean in it, and water. What it had not got {he} couldn’t think of, and there was nobody to ask.',
    ],
  ),
];
