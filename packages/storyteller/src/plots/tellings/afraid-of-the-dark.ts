import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “afraid-of-the-dark”. */
export const afraidOfTheDarkTellings: Tellings = {
  '4-5': {
    want: [
      'Bedtime. Off went the lamp. And the dark came in and sat on everything. ^ “Go away,” said {hero}, from under the pillow. It did not go.',
    ],
    setOut: [
      '“I’ll send the dark home,” said {hero}. {He} took a lantern in one hand, and {c} with the other. ^ “{refrain}” they whispered.',
    ],
    problem: [
      '{hero} held up the light. There was {spot}. It looked quite friendly. ^ But behind {spot} the dark was waiting, big as a house.',
    ],
    try0: [
      '{hero} stamped. “Shoo, Dark! Go home!” ^ The dark did not shoo. Only a [moth|mouse] did, and it came back for its hat.',
    ],
    try1: [
      '“We’ll run past it,” said {hero}. One, two, three, run! ^ Past {spot} they puffed, and past {spot}. The dark was there first. It had not even run.',
    ],
    try2: [
      '“Let’s fill it up with light,” said {hero}. {He} put candles all round {spot}. ^ But each candle made a shadow, long and thin. Now there was more dark, not less!',
    ],
    turn: [
      'Fizz, went the lantern. Fizz. Pop. And out! ^ {hero} could not see {his} own nose. “Oh,” said {c}, very close by. “Oh,” said somebody else.',
    ],
    turnDeepens: [
      '“Who said that?” asked {hero}. “I did,” said a voice like a blanket. “I’m Dark. Please don’t shout.” ^ It sounded much more scared than {hero}!',
    ],
    lowPoint: [
      '“Nobody wants me,” sniffed the Dark. It rolled itself up, and began to go. ^ With it went the stars, one by one. “Oh no,” said {hero}. “What have I done?”',
    ],
    spark: [
      '{hero} thought of {his} first day at [playgroup|swimming]. {He} had hidden too. ^ Nobody pulled {him} out. Somebody just sat next to {him}. “I can do that,” said {hero}.',
    ],
    deed: [
      'So {hero} sat down where it was blackest. {His} tummy jumped like a frog. {He} shut {his} eyes. ^ “You can sit here,” {he} said. “There’s room for you.”',
    ],
    deedHolds: [
      'Softly, softly, the Dark came near. It tucked itself round {hero} and {c}. ^ “Now peep,” it said. Up there, a thousand stars were winking.',
    ],
    solved: [
      '“You kept those for us?” said {hero}. “Every night,” said the Dark. ^ They counted up to fifty. “{refrain}” sang {hero}, and the owls joined in.',
    ],
    home: [
      'Back in bed, {hero} gave the lamp a pat. “You can rest,” {he} said. Click. ^ Something big and soft sat down by {his} feet, and hummed.',
    ],
  },
  '6-8': {
    want: [
      'Every evening at eight the same thing happened. Somebody said “Sleep tight”, and somebody clicked the switch, and all {his} toys turned into strangers. ^ {hero} crouched behind the bed and counted the lumps. “There are more of you than there were at tea,” {he} said. “I want this dark gone by Friday.”',
    ],
    setOut: [
      '“Things go away if you ask them properly,” said {hero}. “Or else you ask them with a lantern.” ^ {He} lit the biggest one {he} could find and tiptoed past the clock. {C} came close behind, treading on {his} heels. “{refrain}” they hissed, all the way {into}.',
    ],
    problem: [
      'The light went ahead of them like a small yellow dog. It sniffed at {spot} and found nothing wrong with it. ^ But each time the light looked left, the dark was busy on the right. “That’s cheating,” said {hero}. {He} spun round quickly. The dark had spun round quicker.',
    ],
    try0: [
      '“Perhaps it’s like [pigeons|hens],” said {hero}. {He} waved one arm, swung the lantern and marched at {spot}, shouting “Shoo!” ^ Nothing flew up. A hedgehog looked out, sighed, and went home to complain. As for the dark, it closed again behind the hedgehog like a pond.',
    ],
    try1: [
      'Next came the secret plan. On the count of three they would dash for {spot}, where it looked a bit paler. One, two, three! ^ {hero} ran until {his} shoes flapped. It was no paler when they got there. The pale bit had moved to where they had started. “Typical,” puffed {hero}.',
    ],
    try2: [
      'Five candles, thought {hero}, must be five times as strong as one. {He} lit them beside {spot} and sat down to watch the dark go. ^ It did shuffle back a little. Then something tickled {c’s} nose. It was a huge sneeze, and it put out all five at once. “Bless you,” said {hero} gloomily.',
    ],
    turn: [
      'There was just enough oil left for one thing more, and it was a burp. The lantern burped. Then it was out. ^ {hero} held it up and peered inside, which is no use at all in the dark. “Don’t let go of me,” {he} said to {c}. “I wasn’t going to,” said a voice. It was not {c}.',
    ],
    turnDeepens: [
      '“Who are you, then?” asked {hero}. The answer was a long time coming. “I’m only the Dark,” it mumbled, from somewhere behind {spot}. “I’ve been trying to keep out of your way.” ^ {hero} nearly laughed. All evening {he} had been chasing somebody who was hiding.',
    ],
    lowPoint: [
      '“Don’t trouble,” sniffed the Dark. “I can tell when I’m not wanted.” It gathered itself up, like a cloth with the crumbs in it. Away went the owls. Away went the stars. ^ {hero} sat down with a bump. Without the dark, where would anybody keep their dreams? {He} had won, and it was horrible.',
    ],
    spark: [
      'Then {hero} remembered the new [girl|boy] at school, who had stood by the wall for a week. People had waved. People had shouted “Come on!” It hadn’t helped. ^ So {hero} had gone and leaned on the same wall, and said nothing at all. By playtime they were sharing [crisps|a skipping rope]. “That’s how,” whispered {hero}.',
    ],
    deed: [
      'Here was a patch of ground as black as a cellar. {hero} left the lantern behind and walked right into it. {His} knees shook, so {he} knelt on them. ^ {He} shut {his} eyes. “I’m sorry about the lantern,” {he} said. “You needn’t talk. I’m just going to be here.”',
    ],
    deedHolds: [
      'For a while there was only breathing. {hero} counted {his} own, and {c’s}, and then one more, as slow as the sea. ^ “People mostly go in,” said the Dark, “before the best part. Open them now.” {hero} did. Somebody had spilled a whole sackful of stars, right across the sky.',
    ],
    solved: [
      '“What’s that one called?” asked {hero}, pointing. “The Teapot,” said the Dark. “And that’s the Other Slipper.” It had named them all, on long evenings, and had never had anybody to tell. ^ “{refrain}” said {hero}, and the Dark giggled so hard that a star fell down.',
    ],
    home: [
      'Should somebody leave the landing light on? {hero} thought about it, sitting up against the pillows. “Better not,” {he} said. “Somebody might be shy of it.” ^ Click. The toys turned into strangers, and {hero} nodded to each of them. Then {he} budged over, because the Dark is a big thing to fit into a small bed.',
    ],
  },
  '9-12': {
    want: [
      'There is a minute, just after the lamp goes out, in which a bedroom is rebuilt. The wardrobe takes a step forward. The heap of clothes grows shoulders. {hero} had watched it from behind the bed on four hundred nights, and had complained on three hundred and ninety of them. ^ “It’s only the dark,” people told {him}, as you might say that it’s only the sea. Well, somebody ought to do something about it. {He} had a free evening.',
    ],
    setOut: [
      '{hero} made preparations. {He} left a note on the pillow, in case {he} was eaten, and took it back because of the spelling. {He} trimmed the wick of the great brass lantern. “The plan,” {he} told {c}, “is to drive it right out of {place} and be home for cocoa.” {C} wanted to know what would happen if it drove back. ^ “{refrain}” said {hero}, which was not really an answer, and went out on the tips of {his} toes.',
    ],
    problem: [
      '{Within} there was a good deal more dark than they had brought light for. {hero} held the lantern high. It showed {him} {spot}, very neatly, and a few pebbles, as a shop window shows you three hats. ^ All the rest was just outside the glass, and leaning in. {He} turned to the left; it drew off politely on the left and came up on the right. “It isn’t even trying,” said {hero}. “That’s what I can’t stand.”',
    ],
    try0: [
      'A firm word would do it, {hero} decided. {He} had seen a teacher empty a playground with one. {He} took up a position before {spot} and waved the lantern like a station master. “The dark is now closed,” {he} announced. “Would everybody please leave.” ^ It went down rather well. Two moths left, and a toad. The dark itself stayed where it was, in the manner of a person who has paid for the seat.',
    ],
    try1: [
      '“It’s big,” said {hero}, “so it must be slow.” There is logic in this, as long as you have never met a [tide|bull]. They set off round {spot} at a gallop, and every twig for miles put out a long black arm. ^ They doubled back. They dodged. They came panting round the last corner and very nearly ran into it. “You can’t lose something,” {hero} said between breaths, “if it’s at both ends of the road.”',
    ],
    try2: [
      'So far {he} had been stingy, with one flame against all that. {hero} planted five candles about {spot}, like somebody laying a table, and sat back to enjoy the result. It was cosy for as long as it takes to say so. ^ Then {he} did a sum. A candle lasted an hour. A night lasted ten. There were three hundred and sixty-five of those, and {his} pocket money would not stretch to it. Before {he} had finished, the last wick drowned in its own wax.',
    ],
    turn: [
      'The lantern had been making a small noise for some time, the noise of a straw at the bottom of a glass. {hero} had been careful not to hear it. Now it stopped. {He} stood gripping the handle of something that no longer shone. ^ “{C}?” {he} said. “Here,” said {c}, on {his} left. It was then that {he} noticed who had hold of {his} right sleeve, ever so lightly. “Sorry,” it said. “I don’t like it either when they go out so suddenly.”',
    ],
    turnDeepens: [
      '{hero} did not scream; there was no room for it, with {his} heart where it was. “And who might you be?” {he} asked the blackness beside {spot}. “I’m what you came to drive out,” it replied, in a voice like a cello in a cupboard. “I’d have packed sooner, only wherever I step there’s a lamp.” ^ It sounded like a guest who has overheard the hosts. {hero} looked away, though there was nothing to see. {He} had never thought of it as somebody who could hear.',
    ],
    lowPoint: [
      '“Well, I shan’t be in the way any longer,” said the Dark. It began to fold itself, corner to corner, as you fold a sheet when no one takes the other end. Where it had lain the world was left bare and glaring. ^ The nightingale broke off. The stars were put away, a handful at a time. {hero} sank down on the ground and knew whose idea it had been. People talk about getting your wish. They seldom talk about having to sit there and watch.',
    ],
    spark: [
      'It would not help to say “Stay”. {He} had been telling it the opposite since supper, at the top of {his} voice. {hero} thought of the kitten that had lived for a month behind the boiler. They had rattled its dish. They had reached in with oven gloves. ^ What {he} had done in the end was to lie on the floor with a book, not looking. On the fifth evening something had sat down on page thirty. You couldn’t fetch a shy thing out. You could only be somewhere.',
    ],
    deed: [
      '{hero} put the lantern where {he} could not reach it, for {he} knew {himself}. A scrap of the Dark still lay by {spot}, about as big as a hearthrug. {He} knelt down on it. It was like kneeling at the edge of a well. {He} closed {his} eyes, and went over. ^ “You can be as big as you like,” {he} said. {His} voice shook, so {he} gave it something to carry. “I’ll tell you about a kitten we had. You needn’t say anything till the end.”',
    ],
    deedHolds: [
      '{He} had been talking for some while when the air changed. It grew cool and deep and roomy. Something leaned against {him}, with no weight, all down one side. “Is there any more?” asked the Dark. “Only the ending,” said {hero}. ^ “Then look up first. Slowly. They’re not used to it.” {He} opened {his} eyes. At first there were seven. Then there were seven hundred, and behind those came the faint ones, which nobody had ever stayed out long enough to be shown.',
    ],
    solved: [
      'They went through the sky from left to right, {hero} pointing and the Dark explaining. That one was a bear, whatever the books said. Those three had quarrelled. The little one above {spot} was new, and would somebody please wave. ^ “Aren’t you ever scared?” asked {hero}. The Dark considered. “Of you,” it said, “until about nine o’clock.” And {hero} laughed so much that {he} got hiccups. “{refrain}” they said together, one of them in a very low bass.',
    ],
    home: [
      'There was cocoa after all, and nobody asked why {he} drank it with the lamp out. {hero} sat against the pillows and watched the bedroom being rebuilt. The wardrobe took its step. The clothes grew their shoulders. {He} wished them a good evening, since they had been waiting four hundred nights for one. ^ Then {he} lifted a corner of the quilt, as you do for a friend who has come a long way on foot. “Mind the crumbs,” {he} said.',
    ],
  },
};
