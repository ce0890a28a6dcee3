import type { PlacePack } from './place-pack.ts';

export const desert: PlacePack = {
  id: 'desert',
  setting: 'desert',
  noun: 'desert',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'wind'],
  spots: [
    'the tallest dune',
    'the red rock',
    'the prickly cactus',
    'the dry well',
    'the broken pillar',
    'the three palms',
    'the lizard’s stone',
    'the singing sand',
  ],
  peeps: [
    '[Swish|Shush|Hiss], [swish|shush|hiss], [sand|soft sand]!',
    '[Sandy|Sinky|Sliding] feet, [hop, hop|hup, hup|flip, flop]!',
    '[Slide|Roll|Down], [wheee|whooo|whoosh]!',
    '[Scuttle|Scurry|Tippy], [scuttle|scurry|tap], [beetle|lizard|mouse]!',
    '[Clop|Plod|Lollop], [clop|plod|lollop], [camel|big camel]!',
    '[Hum|Hmmm|Mmmm], [sand|dune|big dune]!',
    '[Wave|Hello|Ahoy], [cactus|spiky cactus|palm]!',
    '[Dig|Scoop|Pour], [dig|scoop|pour], [sand|{hero}]!',
    '[Wide|Big|Long], [wide|big|long] [sand|dune|sky]!',
    '[Shake|Tip|Tap], [shake|tip|tap], [shoes|socks]!',
    '[Peep|Peek|Blink], [lizard|gecko|tortoise]!',
    '[Flap|Flop|Swoosh], [scarf|hat|sandy hat]!',
    '[Up|Down], [up|down], [dune|sandy dune]!',
    '[Whoo|Whish|Whirr], [breeze|dust|sand]!',
    '[Round|Smooth|Warm], [round|red|smooth] stone!',
    '[Spike|Prick|Ooh], [prickle|spike|ouch], [cactus|thorn]!',
  ],
  sights: {
    young: [
      'A lizard did [press-ups|a dance|a headstand] on a stone.',
      'The sand went [swish|hush|hiss].',
      'A beetle left a line of [dots|stitches|commas].',
      'The [wind|air] drew [stripes|rings|waves] in the sand.',
      'A cactus stood with its [arms|ears|thumbs] up.',
      'A [mouse|gecko|lark] [peeped|looked|hopped] out of a [hole|bush|crack].',
      '[Grains|Sand] ran down the dune, [ssss|shhh|whish]!',
      'Their [footprints|shadows|steps] went on [behind them|and on].',
      'A [ball|tuft] of dry [twigs|grass] rolled [by|past], [head over heels|on its way].',
      'It was so [quiet|still] that {hero} could hear {his} [ears|socks|tummy].',
      'There was sand in the [hat|sock|sandwich], and more in the [bag|shoe|ear].',
      'A [stone|rock] looked like a [bun|sheep|sleeping camel].',
    ],
    old: [
      'A lizard did three press-ups on a stone and looked round for [applause|the judges|a drink].',
      'The wind was drawing stripes in the sand, and was not [happy|pleased|done] with any of them.',
      'A beetle walked by, writing a very long [sentence|letter|complaint] with its feet.',
      'Far off, the air [wobbled|trembled|shook] like [jelly|a curtain|a note].',
      'A cactus stood with both arms up, as if somebody had said “Hands up who’s [thirsty|next|bored]”.',
      'The sand hummed underfoot, one [low|long|deep] note.',
      'A tuft of dry grass [rolled|bowled|trundled] past with the air of a person late for [lunch|a train|school].',
      'A [raven|lark|hawk] went over, had a [look|think], and left them to it.',
      'Sand ran off the edge of the dune in a thin [rope|stream|scarf], as if somebody were [counting|timing them].',
      'A [snake|skink|sidewinder] had been by, and had signed its [name|initials] in [S’s|curls], all the way up.',
      'One [stone|bone|thorn bush] lay there by itself, and had been [smoothed|polished|turned] on every side for [ages|a thousand years].',
      'A tortoise was crossing from [left to right|here to there], and had [clearly|plainly] started as [a boy|an egg|a pebble].',
    ],
  },
  arrive: [
    [
      '[Sand, sand, sand|Dunes, dunes, dunes|Sand, stones, sand]! [Soft, soft, soft|Wide, wide, wide|Swish, swish, swish|Hum, hum, hum]!',
      '[Up the dune|Up the hump|Puff up the hill|Up on all fours]. [Down the dune|Down the hump|Over the top|Down we slide], [wheee|whoosh|hooray|whooo]!',
    ],
    [
      '[Sand in front. Sand behind|Sand on the left. Sand on the right|Sand up there. Sand down there|Sand ahead. Sand at the back]. Sand in {hero’s} [socks|pockets|ears|shoes]! ^ {Place} was the [biggest sandpit|biggest heap|longest beach] [in the world|there ever was|anywhere|on earth].',
    ],
    [
      'Somebody had put {place} there and forgotten to [add anything|finish it|put things in|furnish it]. There was sand, and then, [for a change|round the corner|to match|as a treat], more sand. ^ But when {hero} [crouched|knelt|bent] down {he} saw that it was full of [writing|news|stories]. [Beetle feet|Ant boots|Snake loops], [lizard tails|bird claws|gecko toes], the hop of a small [mouse|hare|fox]. Everybody had left a [message|note|line|signature].',
    ],
    [
      '[At first|To begin with|For a minute] {hero} thought {place} was [empty|bare|unfinished]. It took {him} [a while|ten minutes|some time] to see that it was only [tidy|neat|put away|shy]. There was [a great deal of sky|any amount of sky|plenty of sky], a great deal of sand, and a line between the two as thin as a [hair|thread|pencil stroke]. ^ Then {he} began to [notice|read|find] the [small print|small things|details]. A track like a [zip|stitch|ladder] was a [beetle|centipede|scorpion]. A row of [commas|ticks|arrows] was a [bird|lark|sparrow]. Somebody had been here before them, everybody had, and not one of them had made a [fuss|noise|speech|mess].',
    ],
  ],
  crossing: [
    [
      '[Whoosh|Whirr|Whooo|Shhhh], [sand wind|sandy puff|windy, windy|blowy sand], [close your eyes|hats on tight|scarf up, {hero}|backs turned]!',
      '[Up, up, up the sand|Up, up, up the dune|Climb, climb, climb|Toe by toe by toe], [slide back|slither down|oops, down|again]!',
    ],
    [
      'The dune was [tall|steep|high|huge]. Two steps up, one [slide back|slip back|slither], and [two steps up again|two more|puff, puff]. ^ “That’s still [one step up|one up|better than none|one to us],” said {hero}.',
    ],
    [
      '[The dune|The slope|The bank] behind {spot} was as steep as a [roof|ladder|staircase]. For every two steps up, {hero} [slid|slipped|sank] back one. {He} stood there and [did the sum|counted|worked it out|used {his} fingers]. ^ “That still [makes one|leaves one|leads up],” {he} said, and [began again|went on|set off]. [At the top|Up there|On top] {he} was [the same height as|next door to|eye to eye with] the sky.',
    ],
    [
      'Then came the [dune|ridge|big one|last slope]. It did not look like much, until {hero} tried to [climb it|get up it|walk on it] and found that it was [going the other way|on its way down|walking too]. Two steps up, and the sand carried {him} [gently|kindly|quietly] one step down. {He} tried it [faster, and slid faster|harder, and slid harder|louder, and slid louder]. ^ [So {he}|At last {he}|Then {he}] stopped [racing|fighting|pushing] it. {He} went slantwise, like a [lizard|crab|snake], in long slow [stripes|zigzags|slants], and did the [arithmetic|sum|subtraction] as {he} walked. [Two take away one is one|Two less one is one|Two up, one down, is one|Take one from two and there is one]. One, [a great many times|often enough|nine hundred times], [is the top of a dune|is a summit|comes out at the top].',
    ],
  ],
  wayHome: [
    [
      '[Slide down|Roll down|Bottoms down], [wheee|whoosh|hooray|bump]! [Home, home, home|Wave, wave, home|Trot, trot, home|Pat, pat, home].',
      'Bye-bye, [sand|dunes|lizard|rocks], [shake out your shoes|tip out your socks|brush your knees|blow on your sleeves]!',
    ],
    [
      'They slid down the dunes on their [bottoms|tummies|coats], [all the way|down, down, down|one by one], [wheee|whoosh|whooo|ssssss]! ^ {hero} [shook out|turned over|tipped up] {his} shoes. There was [half|a cupful|a lot|most] of {place} in there.',
    ],
    [
      'Everything that had been [up was now down|hard was easy|slow was quick|uphill leaned the other way]. They slid the tallest dune on their bottoms, [twice|three times|backwards too], since it would have been [a waste not to|a pity not to|wrong to stop at once]. ^ The sand [had turned|was|lay] [blue and cool|soft and grey|smooth and silent]. {hero} took a [handful|pinch|spoonful] home in {his} [pocket|turn-ups|sock], [by accident and on purpose|partly by accident|for company].',
    ],
    [
      'On the way back {place} [hummed underfoot|gave a little at each step|breathed in and out], and it was like walking over some large sleeping [animal|camel|cat]. They slid down the dune that had taken [so long|half a day|all their breath] to [climb|conquer|get up]. It was over in [four seconds|six seconds|one long shout|no time]. {hero} felt that there was probably a [lesson|moral|proverb] in that, but {he} was too busy [shrieking|whooping|laughing|sliding]. ^ The wind came along behind, smoothing out their [tracks|footprints|slide marks], in the way you [close a book|draw a curtain|fold a blanket] for somebody who has fallen asleep.',
    ],
  ],
};
