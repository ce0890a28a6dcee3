import { beat, type Plot, show } from './plot.ts';

/** Five ways to make peace between two others, none of which is theirs. */
export const bridgeTries: Plot['tries'] = [
  beat(
    show('run', 'worried', 'funny', { little: true }),
    ['Run here. Run there. The words get muddled!', '“Say hello!” Run, run. It comes out cross.'],
    [
      '“Say good morning from me,” said {little}. {hero} ran the long way round, and said it. ^ “What’s THAT supposed to mean?” roared Old Mossop.',
      '{hero} carried words from side to side. On the way they got [squashed|cold]. ^ “Nice bread” turned into “mice bed”. That did not help at all.',
    ],
    [
      '“I’ll carry messages,” said {hero}. It was a long way round, by the stepping stones at {spot}. {Little’s} message was, “Good morning.” ^ “What’s meant by that?” snapped Old Mossop. “Good morning yourself!” By the [fourth|fifth] good morning they were both purple. “I brought all the words,” panted {hero}, “but I couldn’t bring the [voice|smile].”',
    ],
    'It was a mile round by the stepping stones at {spot}, but {hero} had good legs. “I’ll be the post,” {he} said. {Little} thought for a long time, and sent a message of two words. They were “Good morning.” ^ Old Mossop turned them over like a bill. “And what’s that meant to mean?” By the [fifth|sixth] trip each good morning was as cold as a [key|fish]. “I gave them exactly the same words,” said {hero}, lying flat on {his} back. “Something falls out on the way. I think it’s the face.”',
  ),
  beat(
    show('tiptoe', 'cheeky', 'funny', {
      little: true,
      props: [{ prop: 'present', place: 'hand' }],
    }),
    [
      'A present! “Not from me!” Oops. Cross faces.',
      'Two secret presents. Same string! Hmph, hmph!',
    ],
    [
      '{hero} left a present at each door. “From over the water,” it said on them. ^ But both had the same muddy [thumb|nose] print. It was {hero’s}!',
      'Tiptoe, tiptoe! {hero} hung a [bun|flower] on each door. “Who’s this from?” asked {little}. ^ “Not from me,” called Old Mossop, and everything was worse.',
    ],
    [
      '{hero} left a [bunch of flowers|pot of honey] at each door, with a label. “Sorry. From over there.” Then {he} hid behind {spot}. ^ {Little} read it. Old Mossop read it. They both looked at the writing, and then straight at {spot}. “It’s a nice sorry,” said {little} stiffly. “But it’s yours.”',
    ],
    'What was wanted was a present. {hero} left one at each door, a pot of [honey|clover], and on both labels {he} wrote, in a disguised hand, “Sorry. From across the water.” Then {he} lay down behind {spot} to see the tears of joy. ^ {Little} read it twice. Over there, Old Mossop read it at arm’s length. Then both of them turned their heads and looked hard at {spot}. “It’s a handsome apology,” said {little}, handing it back. “But you haven’t done anything.” It seems that sorry is like medicine. Nobody else can take it for you.',
  ),
  beat(
    show('sit', 'thoughtful', 'funny', { little: true }),
    ['“You began!” “No, you!” Round and round.', 'Who began? “Not me!” “Nor me!” Nobody knows.'],
    [
      '“Who began it?” asked {hero}. “Over there!” said {little}. “Over there!” said Old Mossop. ^ They both pointed so hard that they fell [over|in].',
      '{hero} asked what it was about. “A spoon!” called {little}. “A [sneeze|sock]!” called Old Mossop. ^ They were cross about two different things!',
    ],
    [
      '“We’ll find out who’s right,” said {hero}, and sat by {spot} like a judge. {Little} told it. It began with a spoon. Old Mossop told it. It began with a [look|sneeze]. ^ After an hour both of them were right, and both were crosser than before. “I’ve dug it all up again,” said {hero}. “It was nearly asleep.”',
    ],
    '“There must be one of you who’s right,” said {hero}, and sat down on {spot} to be the judge. {Little} went first. It had begun with a borrowed spoon. Old Mossop had never heard of a spoon. It had begun with a [look|remark about jam]. ^ Both remembered the day, the weather and what the other had been wearing, and not one thing was the same. It took an hour. At the end of it {hero} was sure of just two things. They were both telling the truth, and neither of them would ever run out of it.',
  ),
  beat(
    show('carry', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'bridge', place: 'background' }],
    }),
    [
      'A plank goes over. Push! Splash. “No, thanks!”',
      '{hero} lays a plank. Hup! Off it goes. Splash.',
    ],
    [
      '{hero} laid a plank across the gap. There! ^ “Not on my half,” said {little}. “Nor on mine,” said Old Mossop. Push, push! Splash!',
      'One plank, two planks, three! {hero} mended the [bridge|gap] all by {himself}. ^ But nobody had asked for it. Nobody came. The water took it away.',
    ],
    [
      'Near {spot} {hero} found a good long plank, and laid it over the gap. It fitted as if it had been [measured|asked for]. ^ {Little} came out and pushed off this end. Old Mossop came out and pushed off that one. It was the first thing they had done together in years. “It was a good bridge,” said {hero}. “It just wasn’t theirs.”',
    ],
    'If a bridge was broken, then somebody ought to mend it. {hero} dragged a plank all the way from {spot}, and laid it over the gap. It fitted to a [hair|thumb]. {He} stood back to be thanked. ^ {Little} came out, looked at it for some time, and pushed this end off. Old Mossop came out, and pushed off the other. They did it quite politely, and in step. “It was a perfectly good bridge,” {hero} told {c}, as it floated out of sight. “Only it was mine. I don’t think a bridge is any use until it’s somebody’s at both ends.”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { little: true }),
    ['A funny dance! Ha! Ho! Then, hmph.', '{hero} quacks. They laugh. They see. They stop.'],
    [
      '{hero} danced like a goose. “Ha, ha!” went {little}. “Ho, ho!” went Old Mossop. ^ Then they heard each other, and [stopped|shut their mouths].',
      '“I’ll make them laugh,” said {hero}, and {he} [walked on {his} hands|pulled a face like a boot]. ^ They did laugh! But each one did it behind a curtain.',
    ],
    [
      '“Nobody can laugh and be cross,” said {hero}. So {he} did {his} [goose|pig] by {spot}. It’s a very good one; it has a walk. On this side {little} snorted. On that side Old Mossop went ho, ho, ho. ^ Then each heard the other, and it stopped like a tap. “It’s the same laugh,” said {hero}. “They’ve got the same laugh, and it gave them a fright.”',
    ],
    'Nobody can laugh and be angry; there isn’t room. {hero} went out on {spot}, where both banks could see {him}, and did {his} goose. It is a serious piece of work. It has a walk, and a voice, and a way of finding a [worm|slipper]. ^ From this side came a snort. From the other came a ho, and another, low down, like a [barrel|cart] rolling. For as long as a breath they were laughing together. Then they heard it. Two windows shut. “It’s one laugh,” said {hero}. “They’ve got half of it each.”',
  ),
];
