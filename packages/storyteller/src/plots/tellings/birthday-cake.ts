import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “birthday-cake”. */
export const birthdayCakeTellings: Tellings = {
  '4-5': {
    want: [
      '“What are you singing?” asked {little}, the tiny {littleKind} by the step. “A birthday song!” said {hero}. ^ “I haven’t got a birthday,” said {little}. “I never had one.”',
    ],
    setOut: [
      '{hero} ran for the flour. {C} ran for the big bowl. “{little} shall have a cake,” {he} said. “And not a word!” ^ “{refrain}”',
    ],
    problem: [
      'The stove stood by {spot}. The spoon was too big. The bowl was too small. ^ “A bit of this,” said {hero}, “and a lot of that.” It was mostly that.',
    ],
    try0: [
      'In it went. {refrain} Out it came, as thin as a [slipper|book]. {C} tried to cut it. ^ The knife went “boing”. They had not stirred for long enough.',
    ],
    try1: [
      '“More puff,” said {hero}, and tipped in the whole tin. The cake puffed up as big as {spot}. ^ Then it went “fffft”, and sat down on {c}.',
    ],
    try2: [
      'Now it was brown and round and just right. Nibble, nibble. “Blah!” ^ {hero} had mixed up the jars. This cake was made with salt!',
    ],
    turn: [
      'One last egg! {hero} held it like a jewel. “What sort does {little} like best?” asked {c}. ^ {hero} opened {his} mouth. Then {he} shut it again.',
    ],
    turnDeepens: [
      '“We never asked,” said {hero}. They sat down on {spot} and thought hard. ^ {Little} liked small things. {Little} liked warm things. {Little} liked crunchy things!',
    ],
    lowPoint: [
      'And then, oh dear, {c} sneezed. The egg rolled. It rolled and rolled. Crack! ^ There it lay, all yellow. “Now there’s nothing,” said {hero}.',
    ],
    spark: [
      '{C} found a seed in the grass, and crunched it. Crunch! {hero} looked up. ^ “Crunchy! Warm! Small!” {he} shouted. “We never needed an egg at all!”',
    ],
    deed: [
      'Seeds from here, nuts from there. {hero} rolled them up in honey. “{refrain}” ^ The bun was as small as a button.',
    ],
    deedHolds: [
      'Tap, tap, tap! {hero} went to every door. “Shh! Come quickly. It’s for {little}.” ^ Soon there were feet behind every flowerpot.',
    ],
    solved: [
      'Creak, went the tiny door. “HAPPY BIRTHDAY!” {Little} fell over backwards. ^ Then {little} took a bite, and went quiet, and took another. “Crunchy,” sighed {little}.',
    ],
    home: [
      'There was flour on the cat and honey on the stairs. {hero} did not mind. ^ {He} drew a ring round the day, so that nobody could forget it.',
    ],
  },
  '6-8': {
    want: [
      '{hero} was on {his} knees by the back step, telling {little} about candles. {Little} was the {littleKind} who lived beneath it. “And who lights yours?” asked {hero}. ^ “Nobody,” said {little}. “I’ve never had a birthday. Are they [heavy|noisy]?” {hero} opened {his} mouth and found no words in it.',
    ],
    setOut: [
      '“We’re going to bake a birthday cake,” said {hero}, “and {little} must not smell a thing.” So the kitchen had to go for a walk. ^ {He} filled a basket with flour and eggs, and hung a whisk from {his} belt. {C} carried the secret. “{refrain}” It was quite a heavy secret.',
    ],
    problem: [
      'They had a pot. They had {spot} for a table. All they needed was to know how. ^ “Bakers just throw things in,” said {hero}. So {he} threw. A cloud of flour came back out and sat on {c}. “Was that too much or too little?” asked {c}. {hero} sneezed. “Yes,” {he} said.',
    ],
    try0: [
      '“{refrain}” {hero} gave the batter three quick turns and called it done. {C} peeped under the lid. “Where has it gone?” ^ There it was, right at the bottom, as thin as a [sock|stamp]. “There’s no air in it,” said {hero}. “I was in too much of a rush to let any in.”',
    ],
    try1: [
      '“A cake should stand up straight,” said {hero}, and shook in the whole tin of rising powder. Up it came! If it had had buttons, they would have popped. ^ By the time it looked over {spot} it was swaying. {hero} ran to hold it up. Flump! “Too much,” said two voices from the middle.',
    ],
    try2: [
      'What a beauty! It had a golden top, and a smell that made a beetle sit down and wait. {hero} cut a slice for {c} and one for {himself}. ^ Two mouths shut. Two faces went the colour of [peas|moss]. {hero} crawled to the jar and licked a finger. “This isn’t sugar,” {he} croaked. “I never checked.”',
    ],
    turn: [
      '{hero} held up the very last egg. {He} hardly dared to breathe on it. “This one will be perfect,” {he} said. “What shall I put in it? What’s {little’s} favourite?” ^ {C} looked at {hero}. {hero} looked at the egg. The egg was no help. “I’ve baked and baked,” {he} said slowly, “and I’ve no idea.”',
    ],
    turnDeepens: [
      'They couldn’t just go and ask. {Little} would guess in a second. So they crept round and round {spot}, and thought on tiptoe. ^ “Sticky things are bad,” whispered {c}. “Seeds go first, always,” whispered {hero}. “And cold toes! And stories, so many stories!” They had known it all along. They just hadn’t looked.',
    ],
    lowPoint: [
      'Then {hero} turned round, quick and happy, and {his} sleeve caught the edge of the cloth. Down came the spoon. Down came the bowl. Down came the last egg. ^ {hero} knelt beside the puddle. It was so small and so yellow. “That was the whole birthday,” {he} said. Even {c} could think of nothing to say.',
    ],
    spark: [
      '{C} picked up a seed, to be doing something. Crack, it went. {hero} looked up. “Do that again,” {he} said. Crack! ^ “That’s what {little} does at supper time! Warm and small and crunchy, with somebody to talk to. There’s no egg in any of it!” {hero} was up so fast that the flour flew.',
    ],
    deed: [
      '“{refrain}” {hero} went out with the basket and came back with seeds and nuts. One of each sort went into {his} mouth first. The bitter ones stayed behind. ^ Then {he} stirred and counted to five hundred, nineties and all. The bun was as small as a thimble. Held to the ear, it crackled.',
    ],
    deedHolds: [
      'Now for guests! {hero} knocked at holes and hatches and one very large flowerpot. “Come to the back step,” {he} told them. “{Little} has to be surprised. Bring your quietest feet.” ^ {He} blew up three balloons and set out a table the size of a matchbox. One candle, one chair. “It has a name on it,” {he} said, pointing.',
    ],
    solved: [
      'The guests squeezed in behind the flowerpots, and one of them hiccuped. “Who’s there?” called {little}, and opened the door. “SURPRISE!” ^ {Little} shut the door. Then {little} opened it again, in case it was true. It was! There was a candle, and there was a bun. Crackle, crunch. “It tastes like me,” said {little}, and sniffed.',
    ],
    home: [
      '{hero} sat in the kitchen with {his} chin on {his} hands. There was dough in {his} hair, and it had set. “What’s the date?” asked a small voice from beneath the floor. ^ {hero} told it. {He} wrote it on the calendar, too, in the best red pencil. “Now it can’t get lost,” {he} said.',
    ],
  },
  '9-12': {
    want: [
      'There are questions that one ought not to ask with a mouth full of [jam|toast]. “What did you get for your last birthday?” {hero} said to {little}, the {littleKind} from under the back step, and then could not swallow. ^ “I don’t believe I was given one,” said {little}, after some thought. “One needs a date, and nobody made a note of mine. Is it like weather?” {Little} was only curious. {hero} knelt there on the cold stone. Somewhere inside {him} a door shut with a bang, and a decision came out.',
    ],
    setOut: [
      'A cake can be hidden from the eyes, but hardly from someone who lives beneath your floor. {hero} had once opened a jar of jam in perfect silence, and {little} had called up to ask what kind. The whole business would have to be moved {into}. ^ {He} tied on an apron and filled a basket with flour, honey and eggs. “Have we got a recipe?” asked {c}. “I’ve watched it done a hundred times,” said {hero}, with the calm of one who has only watched. “{refrain}”',
    ],
    problem: [
      'They chose {spot} for its flatness, and laid out everything in a row. It looked most professional. Then there was a pause. “What comes first?” asked {c}. ^ {hero} shut {his} eyes and tried to see the kitchen at home. {He} could see the bowl. {He} could see the spoon, and in particular {himself}, licking it. Of what took place before the licking there was no trace. “Eggs,” {he} said firmly, and dropped one into the pot. After a moment {he} got it out again and took off the shell.',
    ],
    try0: [
      'Nobody had told {hero} that batter has to be beaten until it is tired. {He} stirred while it was interesting, and stopped when it wasn’t. ^ What slid out of the oven could have been sent by post. {C} held it up to the light, and they could see {spot} through it. “A cake is mostly air,” said {hero} in the end, “and I didn’t put any in. I was thinking about the icing.” They kept it, since one never knows when one will need to mend a shoe.',
    ],
    try1: [
      '“What a cake wants is ambition,” said {hero}, and emptied the tin of rising powder over the bowl. The oven took it thoughtfully. It began to hum. ^ Then the lid went up like a hat. Beneath it came the cake, shouldering its way out, with no intention of stopping. {hero} reached up to reason with it. It gazed out beyond {spot}, heaved one long sigh, and sat down on them both. “I believe,” said a voice from the crumbs, “that the spoon in the tin was for measuring.”',
    ],
    try2: [
      'Here at last was a cake to be painted in oils. It had risen exactly as far as was polite. {hero} cut it with ceremony, beside {spot}, and handed {c} the biggest slice. ^ A strange stillness came over them both. “Is it meant to be so loud?” whispered {c}. {hero} crouched over the two jars and, rather late, put a finger in each. One was sugar. The other was what you sprinkle on eggs. They were alike in every respect but the one that mattered, and {he} had gone by looks.',
    ],
    turn: [
      'One egg remained, and {hero} bore it about in both hands like a crown. There was just enough flour. This time it would be done right. “And inside I’ll have cherries,” {he} said, “because I love cherries.” ^ The words seemed to hang about. “You do,” agreed {c}, carefully. “What does {little} love?” {hero} looked at the egg for some time, as if it might know. {He} had planned the icing, the candle and the speech. {He} had planned everything about {little’s} birthday but {little}.',
    ],
    turnDeepens: [
      'To ask would be to tell. So they went softly round {spot}, and tried to overhear the past. It was harder than it sounds. In most of the talks that {hero} could call to mind, the voice {he} heard was {his} own. ^ But here and there {little} had got a word in. Sugar set a tooth aching. Seeds were kept, in rows, for looking at. And there was a thing said one winter, about a house with all its windows lit. “They’re expecting somebody. How nice, to be the one.”',
    ],
    lowPoint: [
      'It was excitement that undid them. {hero} spun round to tell {c} something, and the apron spun after {him}, and swept the table like a wing. ^ {He} saw the egg go. {He} even had time to say “No,” quite politely. Then {he} was kneeling before a small wet puddle with shell in it, and all the noise had gone out of the day. Cakes lay in ruins on every side, and nothing whatever could be made from the rest. Under the back step {little} would be sweeping the floor, and not waiting for anyone.',
    ],
    spark: [
      'For a while {hero} just stared at it. It was peaceful, in a way, to have nothing left to spoil. “I only wanted it to be splendid,” {he} said. “For whom?” asked {c}. ^ It was a fair question. {hero} turned it over. It was for somebody who got toothache from icing, and cold toes, and who liked to look in at lit windows. “Not splendid, then,” {he} said. “Warm. Made of seeds. And people there when the door opens.” {He} blinked. “{C}, we could have done that without breaking a single egg.”',
    ],
    deed: [
      'So {he} began again, and slowly. {hero} carried the basket past {spot} and chose, seed by seed, as you choose words for a letter. {He} beat the dough into boredom and out at the far side, where it turned suddenly smooth. “{refrain}” ^ And then came the bravest part, which was to stop. No icing. No tower. Only one bun that would have gone into an eggcup, hot to the touch and ticking faintly to itself. There was nothing in it that {he} had put there for {himself}.',
    ],
    deedHolds: [
      'A bun, however good, cannot expect anyone. For that you need faces. There was no time for invitations, so {hero} went {himself}, to the burrow with the cross notice and the house with the loud bell. “{Little} has never been waited for,” {he} said at each. “Could you spare an evening?” {He} had not known that {he} could knock like that. ^ They could spare it. Soon there were three balloons, a single candle, and a card leaning on the best chair. It had a name, and below it the word “Expected.”',
    ],
    solved: [
      '{Little} had only come out to see about the lights, thinking that somebody must have left them on. Then the lights turned out to have faces round them, and every face was turned to the small door. “We hoped it would be you,” said {hero}. ^ {Little} read the card, and looked behind it, in case there was another name on the back. The bun went crunch. “Why, it’s exactly the size of how hungry I am,” said {little}, rather unsteadily. The cheering that broke out then was heard three streets away.',
    ],
    home: [
      'There was dough behind {hero’s} ears, and the bath had only made it firmer. {He} sat down at the kitchen table, by the end of the candle, with a pen and the calendar. ^ Some things are lost for no better reason than that nobody noted them. {He} noted this one. {He} put the date, and who had come, and what was said about the bun, until it ran over into next week. “How long is it now?” asked the floor. “Three hundred and sixty-five days,” said {hero}. “I’ll start on the flour.”',
    ],
  },
};
