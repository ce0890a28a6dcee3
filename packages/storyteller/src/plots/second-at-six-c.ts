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
};
