import { beat, show, type Try } from './plot.ts';

/** Five ways of getting a voice back, none of which asks whether it is wanted. */
export const THE_SWAP_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('cheer', 'brave', 'funny', { companion: { pose: 'play', mood: 'curious' } }),
    ['“SWAP!” Bump! Now both have hiccups. Hic!', 'Shout, shout! The voices bump. Ow!'],
    [
      'They stood by {spot} and shouted, both at once. ^ The two voices met in the middle. Bump! They came back with the hiccups. Hic! Hic!',
      '“We must shout louder,” said {hero}. “SWAP!” they yelled. ^ But the voices bumped heads and went home to the wrong mouths again.',
    ],
    [
      'One stood on this side of {spot} and the other on that side. “When I say three,” said {hero}, “throw your voice as hard as you can.” They threw. ^ The voices met in the middle with a bump. Each ran straight back to the mouth it had come from. Now they had hiccups as well. “We never said who goes first,” said {hero}. “Hic.”',
    ],
    [
      'It stood to reason that a voice could be thrown, since people were always saying so. They took up places on either side of {spot}, like tennis players. “After three,” said {hero}. They drew breath until their eyes bulged, and let go. ^ You could almost see it happen. Two enormous shouts met in the air, bowed, went left, went right, got in each other’s way, and hurried back to where they had come from. Both of them had hiccups for a quarter of an hour. “We were so busy sending,” said {hero}, “that neither of us was, hic, at home.”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'flower', place: 'hand' }] }),
    ['Sniff the flower. Ah, ah, ATCHOO! No good.', 'Tickle, tickle! A big sneeze. Still swapped!'],
    [
      '“We’ll sneeze them out,” said {hero}, and held up a very dusty flower. Atchoo! ^ {hero’s} hat flew off. {C} fell over. But the voices held on tight.',
      '{hero} tickled {c} on the nose. Ah, ah, ATCHOO! ^ It blew {hero} right past {spot}. “Bless me,” {he} said, in the wrong voice.',
    ],
    [
      '“Things fly out when you sneeze,” said {hero}. {He} found a dusty flower near {spot}, and they both took a good long sniff. ATCHOO! ATCHOO! ^ Out flew a [crumb|button]. Out flew most of a sandwich. The voices stayed where they were. “Bless you,” squeaked {c}. “I can’t even sneeze like myself any more,” said {hero}.',
    ],
    [
      'A sneeze, {hero} had read, leaves the nose as fast as a train. If anything could get a voice out, that could. {He} picked the dustiest flower that grew near {spot}, and they sniffed at it, turn and turn about, until the tears ran down. ^ The sneezes were magnificent. They removed two hats and a bird’s nest. But there was something horrid about them, and it took {hero} a minute to work out what. {He} had always sneezed with a sort of squeak at the end. This was somebody else’s sneeze. {He} found that {he} missed the squeak.',
    ],
  ),
  beat(
    show('from-behind', 'cheeky', 'funny', { companion: { pose: 'move', mood: 'curious' } }),
    ['Walk backwards. Say “Paws!” Bump! Oh dear.', 'Backwards, backwards! Step, step, plop!'],
    [
      '“We’ll do it backwards!” said {hero}. So they walked backwards and shouted “Paws!” ^ That is “swap” backwards. They bumped into {spot}, and nothing else happened.',
      'They turned round three times, the other way. They hopped, the other way. ^ “Paws!” they called. Now they were dizzy, and still swapped.',
    ],
    [
      '“To undo a thing, do it backwards,” said {hero}. {He} had worked it out on paper. “Swap” the wrong way round is “paws”. So they shook hands behind their backs, turned three times to the left, and shouted “Paws!” ^ Then they walked backwards past {spot} and sat down in a puddle. “It undid my balance,” said {hero}. “Nothing else.”',
    ],
    [
      'What has been done forwards can be undone backwards; it works with [knitting|shoelaces]. {hero} wrote the whole thing down, held it up to a mirror, and learned it by heart. They set off in reverse past {spot}. “Paws,” they said solemnly, which is “swap” from the other end. ^ A passer-by, seeing two people walk backwards and talk about paws, took another way home. “It’s no use,” said {hero}, from the ditch. “You can say it backwards. You can’t mean it backwards.” For that was how it had happened this morning. {He} had meant every word.',
    ],
  ),
  beat(
    show('sit', 'cheeky', 'funny', { companion: { pose: 'rest', mood: 'curious' } }),
    ['Be quiet. Very quiet. Tee-hee! Oh, {c}!', 'Hush, voices! Go home! “Ha, ha!” Oops.'],
    [
      '“If nobody talks, they’ll go home,” said {hero}. They sat by {spot} and said nothing. ^ Then {c} giggled. In {hero’s} voice! So they had to begin again.',
      'Not a word. Not a peep. They sat by {spot} with their lips shut tight. ^ A fly sat down on {hero’s} nose. “Hee, hee,” went somebody.',
    ],
    [
      '“A voice hates being left alone,” said {hero}. “If nobody talks, they’ll go home by themselves.” They sat down by {spot} and did not say a word. ^ It was {c} who laughed first. But what came out was {hero’s} own laugh, all squeak and bubbles. It was so catching that {hero} had to join in. That was the end of that.',
    ],
    [
      'One plan was to bore them. A voice that isn’t used, {hero} explained, must sooner or later go and look for work, and where would it go but home? They sat down near {spot} to say nothing. They said it for four whole minutes. ^ Then {c} caught {his} eye. There was a snort, and then a laugh. It was {hero’s} laugh, the real one, with a squeak in the middle like a mouse on a seesaw. {He} had never had to sit opposite it before. It was quite impossible not to laugh back. “So that’s why people do,” {he} thought.',
    ],
  ),
  beat(
    show('hold', 'thoughtful', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
    ['Talk in a jar. Shut it. Pop! Empty.', 'Catch it! Lid on! Buzz, fizz, gone.'],
    [
      '{hero} talked into a jar and put the lid on, quick. ^ Then {c} opened it. “Hello?” said the jar, and the voice hopped right back into {hero}.',
      '“I’ll catch them in a jar,” said {hero}. Snap went the lid! ^ Buzz, fizz, buzz, went the jar. Pop! Both voices flew home to the wrong place.',
    ],
    [
      'By {spot} {hero} found an empty jar. “We each talk into it,” {he} said. “Then we mix up, and drink.” They talked until the glass went misty. Then they drank. ^ It tasted of [pickle|pond]. {hero} burped. It was a very good burp, but it was {c’s}. “It’s no use bottling it,” {he} said. “It doesn’t know who it’s for.”',
    ],
    [
      'They tried to catch them in a jar. {hero} found one near {spot}, and spoke into it, slowly and clearly, and screwed down the lid on the last word. Then {c} did the same in [a teapot|another jar]. One only had to exchange the two, open them, and breathe in. ^ It was very nearly science. There was a fizz and a smell of [gherkins|hot dust], and something brushed past {hero’s} ear. “Testing,” {he} said, hopefully, in precisely the wrong voice. It had gone straight back. It had no reason to come to {him}. {He} had, after all, given it away.',
    ],
  ),
];
