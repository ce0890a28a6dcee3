import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “lost-tooth”. */
export const lostToothTellings: Tellings = {
  '4-5': {
    want: [
      'Push, went {hero’s} tongue. Wiggle. Push. And there it was, in {his} hand! ^ “You were in my mouth for six years,” {he} told it. “Thank you.”',
    ],
    setOut: [
      '{hero} showed the tooth to the cat, to the postbox and to the moon. Then {he} looked in {his} hand. Empty! ^ “{refrain}”',
    ],
    problem: [
      'How do you look for something as small as a crumb? {hero} lay down flat by {spot}. ^ There was a lot of world down there.',
    ],
    try0: [
      '“Tooth!” cried {hero}. {He} picked it up. It had six legs, and it walked off. ^ “Sorry,” {he} said. “You are a very white beetle.”',
    ],
    try1: [
      '“Did you see my tooth?” {he} asked everyone by {spot}. But it came out “toof”. ^ Someone gave {him} a [roof tile|hoof]. It was kind, but it was no help.',
    ],
    try2: [
      'Something white hopped away. “Catch it!” They ran and jumped and rolled. ^ Got it! It was a [mint|button]. They had run right off the map.',
    ],
    turn: [
      '“Stop,” said {hero}. “Running is not looking.” {He} sat on {spot} and thought about {his} day, backwards. ^ “The cartwheel!” {he} shouted.',
    ],
    turnDeepens: [
      'There was the place, with two handprints in it. Down they got on their tummies. ^ One leaf. One more leaf. They did not skip any.',
    ],
    lowPoint: [
      'There it was! {hero} reached. {His} finger was too quick, and the tooth was too small. ^ Plip. It fell into a crack and was gone for good.',
    ],
    spark: [
      '“We could use a bit of chalk,” said {c}. It did look very like. {hero} shook {his} head. ^ “Then it would be a chalk fairy,” {he} said. “I’ll tell what happened.”',
    ],
    deed: [
      '{hero} took a pencil. {He} wrote it big. {He} wrote the part about showing off, even though {his} ears went red. ^ “{refrain}” {he} put. “Love, {hero}.”',
    ],
    deedHolds: [
      '“Where’s your tooth?” they all asked on the way home. ^ “I lost it doing a cartwheel,” said {hero}. It did not hurt. “{refrain}”',
    ],
    solved: [
      'In the morning, under the pillow, lay a coin. It was wrapped in a note. ^ “Lots of people send teeth,” it said. “You sent the truth. I liked the beetle best.”',
    ],
    home: [
      '{hero} grinned at the mirror. The gap grinned back. ^ And next to the gap, something went wobble.',
    ],
  },
  '6-8': {
    want: [
      '{hero’s} tongue had been pushing at it since the holidays. Push, wiggle, push. And at last there was a bite of apple, a little click, and a gap with wind in it. ^ “It’s out! It’s out!” {hero} jumped three times round the table with the tooth in {his} hand. “Tonight you’ll have a whole pillow to yourself,” {he} told it.',
    ],
    setOut: [
      '{hero} showed it to the milk bottles, and to a dog on a lead. {He} showed it to a puddle, which was very impressed. Each time {he} put it back in {his} pocket, with a pat. ^ The last pat went straight through. There was a hole as big as a thumb! “{refrain}” cried {hero}, and ran.',
    ],
    problem: [
      'Through the magnifying glass, everything by {spot} was enormous. A crumb was a boulder. An ant looked up and waved. But nothing was a tooth. ^ “It’s small and white,” {hero} told {c}. “Like that bead?” asked {c}. “Like that shell? Like that bit of egg?” {hero} lowered the glass. The world was full of nearly teeth.',
    ],
    try0: [
      '“I’d know you anywhere!” {hero} picked it up by {spot} and gave it a kiss. It was white and smooth and just the right size. {He} popped it in the gap. ^ It tasted of slug. “Ptoo!” said {hero}. It was only a pebble. “I was so sure,” {he} said, “that I forgot to look.” But {he} kept it.',
    ],
    try1: [
      '{hero} asked a hen that lived near {spot}. “Please, miss, have you seen something small and special?” There were a lot of s’s in it, and each one came out as a whistle. ^ The hen stared. It hopped into its nest and laid {him} an egg. “That’s very kind,” said {hero}. “But it’s much too big for my mouth.”',
    ],
    try2: [
      'Tick, tick, tick! A white thing went skipping away. “There!” yelled {hero}, and {he} was off, over a ball and twice round {spot}. {C} came puffing after. ^ {hero} jumped, and shut both hands on it. It was a dried pea. “Where are we?” asked {c}. {hero} had no idea. They had raced right past everything.',
    ],
    turn: [
      'They sat down with their backs against {spot}. “Let’s play the day backwards,” said {hero}. Before the hill came the gate. Before the gate came the grass, and on the grass {he} had been so very pleased. ^ “{C}! I was upside down!” When you stand on your head, a hole in a pocket is a door.',
    ],
    turnDeepens: [
      'Back they ran, faster than the wind, to the flat patch of grass near {spot}. Two handprints! They were still there. ^ “Now slow,” said {hero}. That was harder. They crawled from one daisy to the next, and asked each of them to move over. The shadows crawled too, and the shadows were quicker.',
    ],
    lowPoint: [
      'And there it was, in the crack of a stone, shining like a tiny lamp. It couldn’t be anything else. “Hello,” breathed {hero}, and poked in a finger to fetch it. ^ Tip. Slide. Plink. Far below there was one more plink, and then nothing. {He} had found it and lost it, and it had taken as long as a sneeze.',
    ],
    spark: [
      'That left the pebble. {C} gave it a polish. “Under a pillow, with the lamp off, it would pass,” said {c}. {hero} thought about bedtime. ^ “It would be a pebble all night long,” {he} said, “and I’d lie there knowing.” {He} felt for some paper. “I haven’t got a tooth. But I’ve got a day that really happened.”',
    ],
    deed: [
      '“Dear Tooth Fairy,” wrote {hero}. That bit was easy. The pencil did not like the next bit at all. ^ “I went upside down so that everyone would look. It fell out. Then I poked it, and it went down a crack. {refrain}” {He} read it through. Every word was true, even the wobbly ones.',
    ],
    deedHolds: [
      'The way home was full of people. “Show us that tooth!” called somebody on a ladder. {hero} held the letter tight. It would have been easy to be in a hurry. ^ “I lost it by showing off,” {he} said instead. “I lost a whole boot that way,” said the ladder. “{refrain}” said {hero}, and {his} voice hardly shook.',
    ],
    solved: [
      '{hero} was awake before the birds. One hand crept under the pillow. A coin and a letter! On the floor sat a present like a bean. ^ “My shelves are full of teeth,” said the letter, in writing like ant tracks. “But nobody ever tells me how they got lost. I read yours to the hen. We both fell over.”',
    ],
    home: [
      '{hero} opened wide and looked the mirror in the teeth. There was the gap. “Hoo,” {he} said through it, like a very small train. ^ But something was in there. It was thin and white and no wider than a thread. {hero} tapped the tooth beside it, to tell the news. The tooth beside it wiggled back.',
    ],
  },
  '9-12': {
    want: [
      'It went, in the end, without any ceremony. {hero} had been keeping that tooth for a great occasion, and it chose a slice of toast. There was a click, a pause, and a crumb that was not a crumb. The next moment {he} was leaping about the kitchen with one hand in the air. ^ Rinsed, and put out on the windowsill to dry, it was smaller than its reputation. “One night’s work left,” {hero} told it, whistling on every s. “You lie beneath the pillow, and I’ll do the rest.”',
    ],
    setOut: [
      'A gap is a thing that has to be shared. {hero} shared it with the whole road, house by house, and then with everyone between there and {place}. First came the gap, and next the tooth, held up between finger and thumb. The applause was on the whole sincere. ^ Then somebody asked to see it once more. {hero} plunged a hand into {his} pocket and saw five fingers come out at the knee. “It was here,” {he} said. “It was here a hundred times.” Then, running, {he} added in a thin voice, “{refrain}”',
    ],
    problem: [
      '{hero} had a magnifying glass, which was a mistake, as it made more of everything. By {spot} it showed {him} boulders of salt and great white logs of straw. An ant came by with what was certainly a molar. It was a crumb, and the ant was short with them. ^ “Describe it,” said {c}. “White,” said {hero}. “Small.” “Is there anything else?” There was a long silence. {He} had shown that tooth to half the world. It now appeared that {he} was the only one who hadn’t looked at it.',
    ],
    try0: [
      'If you want a thing badly enough, you will find it anywhere. {hero} found it at the foot of {spot}, and went down on both knees. “White! Small! Mine!” {C} walked round it once. “Yours used to be hollow,” said {c}. “You looked through it at me.” ^ {hero} turned it up, and turned it down. It was as solid as a bun. It was, if one was strict about it, a pebble. “It’s a very good likeness,” {he} said, and kept hold of it. {He} did not quite know why.',
    ],
    try1: [
      'Somebody must have seen something. But {his} s’s had gone out with the tooth, and in their place was a draught. {hero} put the question to a hen on its nest near {spot}. “Please, miss, has something small slipped past?” It sounded like a kettle giving evidence. ^ The hen was enchanted. It got up and came along, and sighed aloud whenever {hero} said “yes.” “I’ve laughed at people for less than this,” {he} told {c}. The hen took it for another song, and joined in at the end.',
    ],
    try2: [
      'Something white bounced out from behind {spot}, and {hero} went after it like a cork from a bottle. There was no time to consider. There was a ditch, and a ball that someone had left lying about, and for a while {he} was travelling on top of it. ^ {C} arrived a little later, in no hurry. “What was it?” {hero} opened {his} hand. It was a peppermint. “And did you see where we ran?” {He} had seen nothing but the mint. They had galloped over all the ground that they had come to search.',
    ],
    turn: [
      '{C} made {him} sit. “Tell it to me backwards,” said {c}. It is a good method, since a day told backwards cannot hurry. {hero} began at {spot} and went from face to face, putting the tooth away each time. There was somebody with a dog. There was somebody with a barrow, who had clapped. ^ {hero} felt {his} ears go hot. “I took a bow,” {he} said slowly. “And after the bow there was a cartwheel.” {He} turned the torn pocket inside out and held it upside down. Even the air fell through.',
    ],
    turnDeepens: [
      '{hero} ran all the way, and at the edge of the grass by {spot} {he} made {himself} stop. That was the harder part. The cartwheel was still there, written in flattened daisies. You could read off the left hand and the right. ^ They divided it into squares with string. Each was to be finished before the next was begun, whatever the next one might be promising. {hero} met a button, a bee, and a coin too old to spend. The light was leaking away. {He} bent lower, and did not go any faster.',
    ],
    lowPoint: [
      'In the last square of all, on the lip of a crack in the rock, it stood and waited. How could {he} have forgotten it? There was the chip from the time with the swing. “It’s you,” {hero} said, and grabbed. ^ One should not grab. It rocked, as if it was thinking the matter over; then it leaned out, and was gone. The plinks came up to them one by one, each from farther away. {hero} knelt there with an arm in the rock up to the shoulder. At the end of the arm there was only cold.',
    ],
    spark: [
      '“There is still the other one,” said {c}, after a decent pause. By now the pebble had been handled so much that it had a kind of polish. It was, in a poor light, a better tooth than the tooth. ^ {hero} tried to picture the morning. There would be a coin, and {he} would have to look pleased with it. “I’d have sold them a stone,” {he} said. {He} set it down by the path, where it seemed much happier. “Have we any paper? I’m out of teeth. I’ll have to send what happened.”',
    ],
    deed: [
      'It is a curious fact that a pencil grows heavier near the truth. “Dear Tooth Fairy” went down like a feather. So did the toast. At the cartwheel {hero} stopped, and sharpened, and looked about for something else that needed doing. ^ Nothing did. “It was nobody’s fault but mine,” {he} wrote, pressing hard. “I wanted to be clapped. Then I found it, and I grabbed, and it is in the middle of the earth.” {He} didn’t cross out a word. “{refrain}” {he} put beneath that, for company.',
    ],
    deedHolds: [
      'A letter is one thing. A letter may be posted and run away from. But the road home led past every person who had admired that tooth. “Give us another look!” cried one by {spot}. {hero} held the envelope against {his} chest. ^ “I can’t,” {he} said. “I turned a cartwheel to show off, and now it’s down a crack.” There was a silence. “Mine went in a snowball,” said a voice. “I ate mine,” said a second, “in a bun.” After that {he} was hardly blushing. “{refrain}” {he} told {c}.',
    ],
    solved: [
      'When it was barely light {hero} slid a hand beneath the pillow, and told it to expect nothing. It came back with a coin, and with a page of very tiny writing. There was a parcel on the floor, too, done up in what might have been a stamp. ^ “I have been in this business since teeth began,” said the page. “People send me teeth. Nobody sends me cartwheels. Yours is pinned up where I can see it. Kindly give my regards to the hen.” Up and down went {hero}, shouting the best bits through the gap.',
    ],
    home: [
      'The mirror over the basin had steamed up, and {hero} rubbed a hole in it just large enough to grin through. {He} did not simply admire the gap this time. {He} looked. ^ Low down in the pink there was an edge, as fine as the rim of a shell. It must have been on its way for years, and had not said a word to anyone. “I’ll know you when I see you,” {he} promised. {His} tongue went along the row. Third from the left, something wobbled. {hero} went to find a needle for that pocket.',
    ],
  },
};
