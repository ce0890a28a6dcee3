import type { Companion } from './companion.ts';
import { ofTemper } from './temper.ts';
import { chatty, proud } from './tempers-a.ts';
import { bold, dreamy, tidy } from './tempers-b.ts';
import { collector, joker, worrier } from './tempers-c.ts';

/** The birds of farm, town and garden. */
export const GARDEN_BIRDS: readonly Companion[] = [
  ofTemper('chick', bold, {
    name: 'Yolk',
    character: 'two weeks old, and not taking any nonsense',
    noises: [
      '[Cheep, cheep, cheep|Peep, peep, cheep|Cheep, peep, cheep]!',
      '[Peck, peck, peep|Peck, pick, peep|Pick, peck, cheep]!',
      '[Fluff, puff, fluff|Puff, fluff, puff|Fluff, shake, fluff]!',
      '[Run, run, yellow run|Run, tiny legs, run|Run, peep, run]!',
    ],
    happy: {
      young: [
        '“[Cheep|Peep|Me first]!” [shouted|yelled|peeped] {c}. “[Cheep|Now|Attention]!”',
        '{C} [puffed|fluffed|swelled] up like [a yellow ball|a pompom|a duster].',
      ],
      old: [
        '{C} pecked a [pebble|button|crumb], as [a lesson to the others|a warning|a sort of greeting].',
        '{C} [grew, by the look of it,|stood on tiptoe and grew|puffed, and gained] a whole inch [with pride|of glory|of chest].',
      ],
    },
  }),
  ofTemper('rooster', proud, {
    name: 'Trumpet',
    character: 'believes that the day begins because somebody crows',
    noises: [
      '[Cock-a-doodle-doo|Cock-a-doodle-dee|Cocka-doodle-hoo]!',
      '[Strut, strut, strut|Strut, stamp, strut|Step, strut, turn]!',
      '[Flap|Hop|Flip, flap], [up on top|top of the heap|look at me]!',
      '[Scratch, peck, scratch|Scritch, peck, scratch|Peck, scratch, peck]!',
    ],
    happy: {
      young: [
        '“[Cock-a-doodle-doo|Cock-a-doodle-me|Cocka-doodle-dee]!” [sang|crowed|yelled] {c}. “[That’s me|Hear that|Louder]!”',
        '{C} [strutted in a circle|marched in a ring|puffed up that chest].',
      ],
      old: [
        '{C} crowed, and [waited|bowed, and waited|held still] for somebody to [say thank you|clap|write it down].',
        '{C} strutted so hard that [there was dust|it raised the dust|it echoed].',
      ],
    },
  }),
  ofTemper('goose', chatty, {
    name: 'Ruckus',
    character: 'has something to say about everybody’s ankles',
    noises: [
      '[Honk|Hank|Ha-honk], [hoonk|hey|hiss], [honk|hello|hink]!',
      '[Hiss, honk, hello|Honk, hiss, hello|Hiss, hiss, hooray]!',
      '[Slap, slap, flat feet|Slap, flap, flat feet|Flip, slap, big feet]!',
      '[Gabble, gabble|Gibble, gabble|Gabble, honk, gabble]!',
    ],
    happy: {
      young: [
        '“[Honk|Hank|Ho-honk]!” [said|cried|went] {c}. “Honk, and [how are you|what’s new|any news]?”',
        '{C’s} [flat|orange|big] feet went [slap, slap, slap|slip, slop, slap|flap, slap, flap].',
      ],
      old: [
        '{C} [honked at|had a word with|hailed] a cloud, and [gave it directions to the south|told it to hurry up|asked after its sisters].',
        '{C} led the way in [a V|a long line|a neat row], [all alone|of one|and looked round to count].',
      ],
    },
  }),
  ofTemper('crow', joker, {
    name: 'Scribble',
    character: 'cleverer than most locks',
    noises: [
      '[Caw, caw, caw|Caw, craw, caw|Kraa, caw, kraa]!',
      '[Hop, hop, pinch|Hop, peck, pinch|Hop, look, snatch]!',
      'Caw, [ha, ha|hee, hee|ho, ho]!',
      '[Flap, black flap|Flip, black flap|Flap, flop, flap]!',
    ],
    happy: {
      young: [
        '“[Caw, ha, ha|Caw, hee, hee|Kraa, ho, ho]!” [went|laughed|croaked] {c}.',
        '{C} [hid a nut|hid a spoon|stole a button], and [winked|whistled|sat on it].',
      ],
      old: [
        '{C} dropped [a nut|a button|a bottle top], watched it bounce, and [did it again|tried it left-footed|wrote down the height] [for science|to be certain|with notes].',
        '{C} copied [a squeaky gate|a creaking stair|a rusty hinge] so well that [it wanted oil|somebody fetched the oil|everyone looked for it].',
      ],
    },
  }),
  ofTemper('pigeon', worrier, {
    name: 'Ticket',
    character: 'always finds the way home, and always doubts it',
    noises: [
      '[Coo, coo, roo|Roo, coo, coo|Croo, coo, croo]!',
      '[Bob, coo, bob|Nod, coo, nod|Bob, bob, coo]!',
      '[Peck, crumb, peck|Peck, nod, crumb|Crumb, coo, crumb]!',
      '[Clap|Flap|Clatter] go the wings!',
    ],
    happy: {
      young: [
        '{C} went [bob, bob, bob|bob, coo, bob|nod, nod, nod] [with joy|all along|round {hero}].',
        '“[Coo|Ooh|Croo],” said {c}. “[A crumb|Two crumbs|A whole crust]!”',
      ],
      old: [
        '{C} [nodded|bobbed|cooed] at every step, as though [agreeing with the road|counting them for a form|thanking a long row of waiters].',
        '“[Home is that way|Home is behind us|That’s the way home],” said {c}, [to be on the safe side|and pointed, and pointed again|having looked twice].',
      ],
    },
  }),
  ofTemper('turkey', chatty, {
    name: 'Wattle',
    character: 'gobbles first, and thinks in the pause after',
    noises: [
      '[Gobble, gobble, gobble|Gibble, gobble, gibble|Gobble, obble, gobble]!',
      '[Wobble, wattle, wobble|Wibble, wattle, wobble|Waddle, wattle, waddle]!',
      '[Fan out|Tail up|Puff up], [ta-dum|ta-da|fwoomp]!',
      '[Strut, gobble, strut|Gobble, strut, gobble|Stamp, gobble, stamp]!',
    ],
    happy: {
      young: [
        '“[Gobble, gobble|Gobble, hobble|Gibble, gobble]!” [laughed|chuckled|sang] {c}.',
        '{C} [shook|jiggled|wiggled] [all over|from the chin down|that red chin], [wobble, wobble|wibble, wobble|flip, flap]!',
      ],
      old: [
        '{C} turned [pink, then blue, then pink|red, then blue, then red|pink, blue and a sort of plum], out of [sheer good spirits|pleasure|sheer interest].',
        '{C} gobbled so [heartily|fast|long] that {hero} [lost count of the gobbles|had to sit down|forgot the question].',
      ],
    },
  }),
  ofTemper('woodpecker', collector, {
    name: 'Xylo',
    character: 'keeps a hole for everything',
    noises: [
      '[Tap, tap, tap, tap|Tip, tap, tip, tap|Tap, tap, knock, tap]!',
      '[Rat-a-tat-tat|Rat-tat-a-tat|Tock-a-tock-tock]!',
      '[Hop|Hitch|Hip-hop] up the trunk!',
      '[Knock on wood|Knock, who’s there|Chips go flying]!',
    ],
    happy: {
      young: [
        '[Rat-a-tat-tat|Tock-a-tock-tock|Rat-tat-a-tat]! went {c}, [for joy|and again|on a stick].',
        '{C} [tapped out|knocked|drummed] [a tune|a song|a secret word] for {hero}.',
      ],
      old: [
        '{C} drummed, [waited politely|listened, head on one side|counted to four], and drummed again in case [nobody had heard|somebody had been in the bath|the answer was asleep].',
        '{C} pushed [an acorn|a hazelnut|a pine cone] into a crack, and [made a note of it|gave it a number|knocked twice to shut the drawer].',
      ],
    },
  }),
  ofTemper('sparrow', chatty, {
    name: 'Smidgen',
    character: 'knows the news of every hedge',
    noises: [
      '[Chirp, chirp, chatter|Chirp, chip, chatter|Chatter, chirp, chitter]!',
      '[Hop, flutter, hop|Flit, hop, flutter|Hop, hop, flutter]!',
      '[Dust bath|Splash in dust|Roll in dust]! [Fluff, puff|Puff, fluff|Fluff, shake]!',
      '[Cheep|Chirp|Peep], [a crumb|a seed|two crumbs], [cheep|chirp|mine]!',
    ],
    happy: {
      young: [
        '{C} [chirped|said|sang] [six things|nine things|ten names] at once.',
        '{C} [had a bath|rolled|bounced about] in the dust, [puff|fluff|atchoo]!',
      ],
      old: [
        '{C} [took a dust bath|hopped along sideways|fluffed out every feather], and [talked|chattered|told a story] all through it.',
        '{C} [passed on the news from the hedge|told the latest about the starlings|repeated what the wren had said], and [added to it|acted all the parts|improved the end].',
      ],
    },
  }),
  ofTemper('canary', tidy, {
    name: 'Quaver',
    character: 'sings every note clean, and then dusts it',
    noises: [
      '[Tweet, trill, tweet|Trill, tweet, trill|Tweet, tweedle, tweet]!',
      '[La-la, tee-lee-lee|Tee-lee, la-la-la|Do-re, tee-lee-lee]!',
      '[Swing|Sway|Hop] on the perch!',
      '[Preen, preen, yellow|Preen, fluff, yellow|Smooth, smooth, yellow]!',
    ],
    happy: {
      young: [
        '{C} [sang|tried|held] a [high, clean|long, clear|tiny, round] note.',
        '{C} [smoothed|shook out|dusted] [a bright yellow wing|each yellow feather|that yellow tail].',
      ],
      old: [
        '{C} [trilled up the scale|ran up the scale|warbled all the way up] and down again, and [wiped that beak|shut the lid on it|folded both wings].',
        '{C} sang [a tune|a whole song|one verse] with [no crumbs in it|not one note out of place|every edge tucked in].',
      ],
    },
  }),
  ofTemper('budgie', chatty, {
    name: 'Yodel',
    character: 'talks all day, and says good night to the mirror',
    noises: [
      '[Chirrup, chatter, chirrup|Chirrup, chirp, chirrup|Chatter, chitter, chirrup]!',
      '[Pretty me|Clever me|Blue me], [pretty me|lovely me|look at me]!',
      '[Bob, bob,|Hop, bob,|Peck, peck,] ring the bell!',
      '[Whistle, whistle, tweet|Whistle, tweet, whistle|Tweet, whistle, tweet]!',
    ],
    happy: {
      young: [
        '“Who’s [clever|pretty|wonderful]?” asked {c}. “[I am|Me, me|Guess]!”',
        '{C} [bobbed up and down|nodded|stood tall] and [whistled|sang|chattered].',
      ],
      old: [
        '{C} copied [{hero’s} laugh|{hero’s} sneeze|{hero’s} yawn], and then [the doorbell|a kettle|the telephone].',
        '{C} [nibbled|tugged|tickled] {hero’s} ear, and told {him} [a secret|a compliment|a rhyme] in it.',
      ],
    },
  }),
  ofTemper('swallow', dreamy, {
    name: 'Zephyr',
    character: 'has been to Africa and back, and left a thought there',
    noises: [
      '[Swoop, loop, swoop|Loop, swoop, loop|Swoop, whoosh, swoop]!',
      '[Twitter, twit, twitter|Twit, twitter, twit|Twitter, tweet, twitter]!',
      '[Dip, dart, dip|Dart, dip, dart|Dip, dip, dive]!',
      '[Round the roof|Over the roof|Under the roof], [whoosh|swish|zip]!',
    ],
    happy: {
      young: [
        '{C} [swooped low|dived|flew past], and [twittered|laughed|came back].',
        '{C} [drew|flew|cut] [a loop|a figure eight|a big O] in the air.',
      ],
      old: [
        '{C} wrote [one long line|a capital letter|a long word] on the air, and [forgot to cross the t|left no time to read it|signed it with a loop].',
        '“[In Africa|Over in Africa|Down by the Nile],” said {c}, “[it’s Wednesday, too|they say hello|everyone knows me].”',
      ],
    },
  }),
];
