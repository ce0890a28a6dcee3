import { beat, show, type Try } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** Five ways of meeting a giant that only drive it off. */
export const QUIET_GIANT_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('wave', 'brave', 'funny', { props: LETTER }),
    ['“HELLO!” Thump, thump. Off it runs.', 'Shout, shout! Too loud. Nobody comes.'],
    [
      '“HELLO UP THERE!” shouted {hero}, so loud that the ground jumped. ^ Thump, thump, thump! Something ran off as fast as it could.',
      '“It is so tall,” said {hero}. “We must shout.” So they shouted and shouted. ^ Oh dear. Each time the thumps went further away.',
    ],
    [
      '“Its ears must be very high up,” said {hero}. {He} stood on tiptoe by {spot}, made a trumpet of {his} hands and yelled, “LETTER FOR YOU!” ^ There was a gasp. Then came thumps, quick ones, getting fainter. “Perhaps a shout sounds like a scolding,” said {hero}, “if you can’t hear the words.”',
    ],
    [
      'Anything so tall, {hero} argued, must have its ears among the clouds. So {he} planted {himself} by {spot}, took a breath right down to {his} [boots|toes], and bellowed that there was a letter. {C} joined in. Together they made a noise like a [brass band|piano] falling downstairs. ^ The thumping broke into a run, the other way. {hero} let {his} arms drop. “If someone bawled at me like that,” {he} croaked, “I’d think I was in trouble.” They had thought so much about being heard, and not at all about how it sounded.',
    ],
  ),
  beat(
    show('stand', 'cheeky', 'funny'),
    ['Up on stilts! So tall! Wobble, flop.', '{hero} is big now. Big, big, bump!'],
    [
      '“I will be big too,” said {hero}, and got up on stilts. Wobble, wobble! ^ Crash! “I’m not very good at big,” {he} said from the ground.',
      '{hero} stood by {spot} in a very long coat. “Now I’m a giant!” ^ Then the coat tripped over itself. Flop!',
    ],
    [
      'Perhaps it only liked people of its own size. {hero} tied two poles to {his} legs and put on the longest coat {he} could [find|borrow]. {He} came stalking round {spot}, as tall as a lamp post. ^ Something took one look, squeaked, and fled. Then the poles went different ways. “I frightened it,” said {hero}, upside down. “I’d have frightened me.”',
    ],
    [
      '“People like people like themselves”: {hero} had heard that somewhere. It took half an hour to make the stilts, and another to get {c} to stop laughing. At last {he} rose up beside {spot} in a coat made of three [curtains|blankets], saying “Ho!” in a deep voice. ^ There was a sort of squeak, and heavy feet hurried off. Then one stilt found a hole. Lying in the wreckage, {hero} considered the matter. “I did it to be friendly,” {he} said. “But all it could see was something huge. Now where have I heard that before?”',
    ],
  ),
  beat(
    show('crouch', 'cheeky', 'funny', { props: [{ prop: 'cake', place: 'ground' }] }),
    ['Cake for you! Hide. Peep! Cake is gone.', 'We hide. We wait. We giggle. Shh!'],
    [
      '{hero} put a cake down by {spot}. Then they hid, to see who would come. ^ They waited. They yawned. They blinked just once, and there was no more cake.',
      '“It will come for cake,” whispered {hero}. They hid behind {spot} and kept quite still. ^ Then {hero} had to sneeze. ATCHOO! Thump, thump, off it went.',
    ],
    [
      'They laid a cake by {spot} and hid behind {spot} with the letter. An hour went by. {hero’s} foot went to sleep, and then so did the rest of {him}. ^ When {he} woke, the plate was empty. It had been [washed|polished], too. “It came to us,” said {hero}, “and we weren’t there. You can’t meet people if you hide from them.”',
    ],
    [
      'They tried cake. {hero} set out the best slice near {spot}, with a fork. Then the two of them lay down flat behind {spot} to see who would take it. They watched until their eyes watered. They took turns. Then each of them thought it was the other’s turn. ^ It cannot have been two minutes. The plate was clean, the fork lay straight beside it, and there was a [button|pebble] on the rim, by way of payment. “It has manners,” said {hero}, and felt oddly ashamed. It had come all the way out to them, and found nobody in.',
    ],
  ),
  beat(
    show('walk', 'thoughtful', 'funny', { props: LETTER }),
    ['Follow the feet. Round, round, round. Puff!', 'Step, step, step. Who walks behind us?'],
    [
      'They followed the big footprints, round {spot} and round again. ^ Then {hero} looked back. Now there were big footprints on top of their own!',
      '“Follow those feet!” said {hero}. Round and round {spot} they went. ^ Then they saw it. All the time the feet had been following them!',
    ],
    [
      '“If we follow the footprints,” said {hero}, “there’ll be feet at the end.” They followed them round {spot}, and round, and round. ^ “Somebody small came by here,” said {hero}. “Two of them. Oh. That’s us.” And on top of their own tracks lay fresh ones, huge ones. All that time it had been walking along behind them.',
    ],
    [
      'A footprint is half of an answer, {hero} told {c}; you need only follow it to the other half. They followed. The prints led round {spot}, down a dip, and round {spot} again. {hero} hurried. So, it appeared, did the Big One. ^ On the third round {he} saw some small tracks. {He} had just begun to feel sorry for those people when {he} recognised {his} own [shoes|boots]. Pressed neatly over each was a print the size of a bath. {He} turned round. Nobody. “We’ve been chasing it,” {he} said, “and it’s been coming along to see what we were like.”',
    ],
  ),
  beat(
    show('run', 'worried', 'funny', { weather: 'wind', props: [{ prop: 'letter', place: 'sky' }] }),
    ['Leave the letter. Whoosh! It comes back.', 'Put it down. Run! Oh, it flies off.'],
    [
      '“I’ll leave it here and run,” said {hero}. {He} put the letter by {spot}. ^ Whoosh! The wind took it and stuck it on {hero’s} nose.',
      '{hero} laid the letter by {spot} and ran. Halfway {he} looked round. ^ The letter was flying after {him} like a bird!',
    ],
    [
      '“We needn’t meet it at all,” said {hero}. “We’ll leave the letter by {spot} and go.” {He} put it down and ran. ^ The wind picked it up and ran too. It caught {him} on the back of the [neck|head]. “All right,” said {hero}, peeling it off. “I suppose you can’t invite somebody and run away from them.”',
    ],
    [
      'There was, {hero} pointed out, no law which said that letters must be handed over. The post never waits to see your face. {He} stood the envelope up by {spot}, rang an imaginary bell, and walked off quickly, whistling. ^ It was a neat plan, and would have worked but for the wind. Three times {he} put the letter down, and three times it came tumbling after {him} like a [puppy|duckling] that has been left behind. “Very well,” {he} told it at last. “An invitation from somebody who’s running away. I wouldn’t believe it either.”',
    ],
  ),
];
