import type { SecondTellings } from './second-tellings.ts';

/** Further wordings for 6–8 of a cake, a first day and a tooth. */
export const SECOND_AT_SIX_C: SecondTellings = {
  'birthday-cake': {
    want: '{hero} was on {his} knees by the back step, telling {little} about candles. {Little} was the {littleKind} who lived beneath it. “And who lights yours?” asked {hero}. ^ “Nobody,” said {little}. “I’ve never had a birthday. Are they [heavy|noisy]?” {hero} opened {his} mouth and found no words in it.',
    setOut:
      '“We’re going to bake a birthday cake,” said {hero}, “and {little} must not smell a thing.” So the kitchen had to go for a walk. ^ {He} filled a basket with flour and eggs, and hung a whisk from {his} belt. {C} carried the secret. “{refrain}” It was quite a heavy secret.',
    problem:
      'They had a pot. They had {spot} for a table. All they needed was to know how. ^ “Bakers just throw things in,” said {hero}. So {he} threw. A cloud of flour came back out and sat on {c}. “Was that too much or too little?” asked {c}. {hero} sneezed. “Yes,” {he} said.',
    try0: '“{refrain}” {hero} gave the batter three quick turns and called it done. {C} peeped under the lid. “Where has it gone?” ^ There it was, right at the bottom, as thin as a [sock|stamp]. “There’s no air in it,” said {hero}. “I was in too much of a rush to let any in.”',
    try1: '“A cake should stand up straight,” said {hero}, and shook in the whole tin of rising powder. Up it came! If it had had buttons, they would have popped. ^ By the time it looked over {spot} it was swaying. {hero} ran to hold it up. Flump! “Too much,” said two voices from the middle.',
    try2: 'What a beauty! It had a golden top, and a smell that made a beetle sit down and wait. {hero} cut a slice for {c} and one for {himself}. ^ Two mouths shut. Two faces went the colour of [peas|moss]. {hero} crawled to the jar and licked a finger. “This isn’t sugar,” {he} croaked. “I never checked.”',
    turn: '{hero} held up the very last egg. {He} hardly dared to breathe on it. “This one will be perfect,” {he} said. “What shall I put in it? What’s {little’s} favourite?” ^ {C} looked at {hero}. {hero} looked at the egg. The egg was no help. “I’ve baked and baked,” {he} said slowly, “and I’ve no idea.”',
    turnDeepens:
      'They couldn’t just go and ask. {Little} would guess in a second. So they crept round and round {spot}, and thought on tiptoe. ^ “Sticky things are bad,” whispered {c}. “Seeds go first, always,” whispered {hero}. “And cold toes! And stories, so many stories!” They had known it all along. They just hadn’t looked.',
    lowPoint:
      'Then {hero} turned round, quick and happy, and {his} sleeve caught the edge of the cloth. Down came the spoon. Down came the bowl. Down came the last egg. ^ {hero} knelt beside the puddle. It was so small and so yellow. “That was the whole birthday,” {he} said. Even {c} could think of nothing to say.',
    spark:
      '{C} picked up a seed, to be doing something. Crack, it went. {hero} looked up. “Do that again,” {he} said. Crack! ^ “That’s what {little} does at supper time! Warm and small and crunchy, with somebody to talk to. There’s no egg in any of it!” {hero} was up so fast that the flour flew.',
    deed: '“{refrain}” {hero} went out with the basket and came back with seeds and nuts. One of each sort went into {his} mouth first. The bitter ones stayed behind. ^ Then {he} stirred and counted to five hundred, nineties and all. The bun was as small as a thimble. Held to the ear, it crackled.',
    deedHolds:
      'Now for guests! {hero} knocked at holes and hatches and one very large flowerpot. “Come to the back step,” {he} told them. “{Little} has to be surprised. Bring your quietest feet.” ^ {He} blew up three balloons and set out a table the size of a matchbox. One candle, one chair. “It has a name on it,” {he} said, pointing.',
    solved:
      'The guests squeezed in behind the flowerpots, and one of them hiccuped. “Who’s there?” called {little}, and opened the door. “SURPRISE!” ^ {Little} shut the door. Then {little} opened it again, in case it was true. It was! There was a candle, and there was a bun. Crackle, crunch. “It tastes like me,” said {little}, and sniffed.',
    home: '{hero} sat in the kitchen with {his} chin on {his} hands. There was dough in {his} hair, and it had set. “What’s the date?” asked a small voice from beneath the floor. ^ {hero} told it. {He} wrote it on the calendar, too, in the best red pencil. “Now it can’t get lost,” {he} said.',
  },
  'first-day': {
    want: 'Everybody had said the same thing over the toast. “You’ll love it!” But none of them had to go. ^ {hero} held on to the straps of the new bag. Down in {his} tummy, frogs were jumping about with their boots on. “Suppose there’s nobody to play with?” {he} asked the hall. A frog turned a somersault.',
    setOut:
      'The way to school was exactly four hundred and six steps. {hero} counted them, because numbers leave less room for frogs. At the gate {he} ran out of numbers. ^ “Now what?” asked {c}. “Now we say it,” said {hero}. “{refrain}” It sounded braver than it was. But it opened the gate.',
    problem:
      'It was like a party that had started without {him}. By {spot} somebody told a joke, and ten people had the answer. By {spot} they were picking teams, and every team was full. ^ {hero} smiled at the floor. {He} smiled at a hook. The hook was friendly, but it was busy with a coat.',
    try0: '{hero} ran along beside the game for a while, as if {he} was in it. Then {he} opened {his} mouth. “Hem,” {he} said. It was meant to be a whole question. ^ The ball went by, and the feet went by. Soon there was nobody left at {spot}. “I think you have to put the words in,” said {c}.',
    try1: '“I’ll make them laugh,” said {hero}. {He} danced in front of {spot}, with a twirl and a headstand. {His} bag had been waiting for this. ^ Out fell everything. A banana bounced. Two sandwiches slid down {his} neck. There was some clapping. “That was for the banana,” {he} said. “It wasn’t for me.”',
    try2: '{hero} tiptoed to the far side of {spot}. There was a gap there, just {his} size. From inside, all the noise sounded like the sea. ^ It was cosy for about as long as a song. Then there was nothing left to count. “Nobody can say no to me in here,” {he} told {c}. {C} thought about it. “Or yes.”',
    turn: 'Sff. {C} looked at {hero}. “That wasn’t me,” said {hero}, and felt {his} nose to make sure. Sff! It came from the other side of {spot}. ^ Very carefully, {hero} peeped round. There were two shoes, so clean that {he} could see {his} face in them. And there was somebody in the shoes, trying not to cry.',
    turnDeepens:
      'On {his} toes, {hero} backed away to think. All those loud ones had a friend already. Here was one who hadn’t, and {he} had gone straight past. ^ “I was looking where the noise was,” {he} said. “I should have looked where it wasn’t.” Only ten floor tiles lay between them. Each one seemed as wide as a lake.',
    lowPoint:
      'One tile. Two tiles. Then the frogs woke up, every one, and {hero’s} knees stopped. What if the shoes walked off? They might have seen the sandwiches. ^ Above {him} the clock went tock. In a little while the bell would ring. “I had a whole day,” {he} said, “and I’ve used it all up on being scared.”',
    spark:
      'Then {hero} saw the laces. They were tied in a knot, and the knot was tied in a knot. Somebody had been fiddling with them for hours. {He} looked down at {his} own. Knots. ^ “Those are frog knots,” {he} whispered. “You only do that when you want to be asked.” Well, so did {he}. And one of them had to start.',
    deed: '“{refrain}” {hero} did not dance and {he} did not mumble. Tile by tile {he} went, with {his} chin up and {his} knees knocking. {He} stopped in front of the shiny shoes. ^ “Hello. I’m {hero},” {he} said. “I’m new, and I don’t like it yet. There’s a bit of sandwich left. Shall we have it together?”',
    deedHolds:
      'The shoes didn’t move. Then they moved over. “You can sit,” said a small voice. “I’m {guest}. Is it the kind with cheese?” ^ It was. {hero} sat down, and they chewed for a while without a word. “I’ve got frogs in my tummy,” said {hero}. “Mine are toads,” said {guest}. That was when they both began to giggle.',
    solved:
      '{guest} could croak. {hero} could hop. So that was the game, and the ball was a fly. Soon the whole floor round {spot} was hopping. ^ Somebody stood at the edge, very busy with a sleeve. “Um,” said the somebody. {hero} stopped in the middle of a hop. “You can be a toad,” {he} called. “We’re short of toads!”',
    home: '{hero} came in at the door in one jump, and {his} bag came after. “{guest} is bringing jam tomorrow, and I’m bringing cheese!” {he} shouted, before anyone could ask. ^ Later {he} felt {his} tummy. It was quiet in there. One small frog was left, curled up asleep. “You can come too,” said {hero}. “We know where to sit.”',
  },
  'lost-tooth': {
    want: '{hero’s} tongue had been pushing at it since the holidays. Push, wiggle, push. And at last there was a bite of apple, a little click, and a gap with wind in it. ^ “It’s out! It’s out!” {hero} jumped three times round the table with the tooth in {his} hand. “Tonight you’ll have a whole pillow to yourself,” {he} told it.',
    setOut:
      '{hero} showed it to the milk bottles, and to a dog on a lead. {He} showed it to a puddle, which was very impressed. Each time {he} put it back in {his} pocket, with a pat. ^ The last pat went straight through. There was a hole as big as a thumb! “{refrain}” cried {hero}, and ran.',
    problem:
      'Through the magnifying glass, everything by {spot} was enormous. A crumb was a boulder. An ant looked up and waved. But nothing was a tooth. ^ “It’s small and white,” {hero} told {c}. “Like that bead?” asked {c}. “Like that shell? Like that bit of egg?” {hero} lowered the glass. The world was full of nearly teeth.',
    try0: '“I’d know you anywhere!” {hero} picked it up by {spot} and gave it a kiss. It was white and smooth and just the right size. {He} popped it in the gap. ^ It tasted of slug. “Ptoo!” said {hero}. It was only a pebble. “I was so sure,” {he} said, “that I forgot to look.” But {he} kept it.',
    try1: '{hero} asked a hen that lived near {spot}. “Please, miss, have you seen something small and special?” There were a lot of s’s in it, and each one came out as a whistle. ^ The hen stared. It hopped into its nest and laid {him} an egg. “That’s very kind,” said {hero}. “But it’s much too big for my mouth.”',
    try2: 'Tick, tick, tick! A white thing went skipping away. “There!” yelled {hero}, and {he} was off, over a ball and twice round {spot}. {C} came puffing after. ^ {hero} jumped, and shut both hands on it. It was a dried pea. “Where are we?” asked {c}. {hero} had no idea. They had raced right past everything.',
    turn: 'They sat down with their backs against {spot}. “Let’s play the day backwards,” said {hero}. Before the hill came the gate. Before the gate came the grass, and on the grass {he} had been so very pleased. ^ “{C}! I was upside down!” When you stand on your head, a hole in a pocket is a door.',
    turnDeepens:
      'Back they ran, faster than the wind, to the flat patch of grass near {spot}. Two handprints! They were still there. ^ “Now slow,” said {hero}. That was harder. They crawled from one daisy to the next, and asked each of them to move over. The shadows crawled too, and the shadows were quicker.',
    lowPoint:
      'And there it was, in the crack of a stone, shining like a tiny lamp. It couldn’t be anything else. “Hello,” breathed {hero}, and poked in a finger to fetch it. ^ Tip. Slide. Plink. Far below there was one more plink, and then nothing. {He} had found it and lost it, and it had taken as long as a sneeze.',
    spark:
      'That left the pebble. {C} gave it a polish. “Under a pillow, with the lamp off, it would pass,” said {c}. {hero} thought about bedtime. ^ “It would be a pebble all night long,” {he} said, “and I’d lie there knowing.” {He} felt for some paper. “I haven’t got a tooth. But I’ve got a day that really happened.”',
    deed: '“Dear Tooth Fairy,” wrote {hero}. That bit was easy. The pencil did not like the next bit at all. ^ “I went upside down so that everyone would look. It fell out. Then I poked it, and it went down a crack. {refrain}” {He} read it through. Every word was true, even the wobbly ones.',
    deedHolds:
      'The way home was full of people. “Show us that tooth!” called somebody on a ladder. {hero} held the letter tight. It would have been easy to be in a hurry. ^ “I lost it by showing off,” {he} said instead. “I lost a whole boot that way,” said the ladder. “{refrain}” said {hero}, and {his} voice hardly shook.',
    solved:
      '{hero} was awake before the birds. One hand crept under the pillow. A coin and a letter! On the floor sat a present like a bean. ^ “My shelves are full of teeth,” said the letter, in writing like ant tracks. “But nobody ever tells me how they got lost. I read yours to the hen. We both fell over.”',
    home: '{hero} opened wide and looked the mirror in the teeth. There was the gap. “Hoo,” {he} said through it, like a very small train. ^ But something was in there. It was thin and white and no wider than a thread. {hero} tapped the tooth beside it, to tell the news. The tooth beside it wiggled back.',
  },
};
