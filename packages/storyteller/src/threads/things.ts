import type { Thread } from './thread.ts';

export const carry: Thread = {
  home: [
    [
      '[Look|Oh|See|Aha], {x}!',
      '[Pack|Take|Find|Hug] {x}.',
      '[Here|There|Peep! Here] is {x}.',
      '{X} for {hero}! [Hooray|Mine|Good]!',
      'In the bag: {x}! [Pat, pat|Squash|Plop]!',
      'Who has {x}? {hero} [has|does|has, of course]!',
    ],
    [
      'By the [door|bed|stairs] lay {x}.',
      '{hero} [packed|found|polished|fetched] {x}.',
      'In went {x}. [Pat, pat|Squash|Plop]!',
      '{X} had to come [too|as well|along].',
      'Under the [bed|table|hat] {was} {x}. [Aha|There|At last]!',
      '{hero} kept {x} by the [bed|door|window].',
    ],
    [
      'Into {his} bag went {x}, because you never [know|can tell].',
      '{X} lay on the [stairs|mat|landing], where everybody tripped over {it}.',
      'There was always room in {his} [bag|hood|rucksack] for {x}.',
      '{He} had left {x} on the [windowsill|shelf|bath], next to the [toothbrush|soap|marbles].',
      '{hero} would not go [anywhere|far|to the corner] without {x}, and that was [that|well known].',
      'Somewhere under the [coats|socks|cushions] there had to be {x}; and so there {was}.',
    ],
    [
      'There {was} {x} on the [kitchen table|piano|stairs], as there generally was in that house.',
      'Into the bag, after some [thought|hesitation|squeezing], went {x}.',
      '{He} owned {x}, which {he} considered to be [basic equipment|worth a castle|half the battle].',
      'On {his} [windowsill|desk|bookcase], in the place of honour, lay {x}.',
      'Other people went out with [an umbrella|money|a handkerchief]; {hero} went out with {x}.',
      'There was a hook in the [hall|kitchen] for keys, and beside it a place for {x}.',
    ],
  ],
  away: [
    [
      '[Look there|See|Oh|Aha], {x}!',
      '[Peekaboo|Hey|Oho|Well, well], {x}!',
      'Who [left|dropped|lost] {x}?',
      '[Who put|Who hid|Who wants] {x} here? [Ooh|Oh|Hm]!',
      '{C} finds {x}. [Ooh|Oho|Well, well]!',
    ],
    [
      'Somebody had [left|lost|forgotten] {x} there.',
      '{C} found {x}. [Well, well|Aha|Look at that]!',
      'And what was [this|that]? {X}!',
      'Under a [leaf|stone|hat] lay {x}.',
      '[There|Look, there] {was} {x}, all [alone|by itself|in a corner].',
      '{hero} nearly [trod on|sat on|missed] {x}.',
    ],
    [
      'Somebody had [left|propped|forgotten] {x} by {spot}, with no [note|name on|explanation].',
      '{C} had found {x}, and was being [quiet|mysterious|modest] about it.',
      'Right in the middle of the [path|way] lay {x}.',
      'Near {spot} they came across {x}, which nobody had [expected|asked for].',
      '“Who left {thex} here?” asked {hero}. {C} [looked blank|looked round|had no idea].',
      'There {was} {x} beside {spot}, [quite dry|upside down|as good as new].',
    ],
    [
      'Beside {spot}, for reasons nobody ever [explained|discovered], lay {x}.',
      'They passed {x}, quite by itself, as though it were [waiting for somebody|thinking|on duty].',
      '{C} stopped to [admire|inspect] {x}, and had to be called [twice|three times].',
      'The only other thing in sight was {x}, left behind by some [earlier|absent-minded|lucky] traveller.',
      'It is always [odd|encouraging] to meet {x} where one expects [nothing|only grass].',
      'Somebody, once, had carried {x} as far as {spot}, and there had [had enough|put it down|thought again].',
    ],
  ],
};

export const food: Thread = {
  home: [
    [
      '[Yum|Ooh|Mmm], {x}!',
      '[Mmm|Sniff, sniff|Yum, yum], {x}.',
      '{X} for {hero}. [Yum|Munch|Mmm]!',
      'Who has {x}? [Smells good|Yum|Me]!',
      '{hero} has {x}. [Nibble|Munch|Crunch], [nibble|munch]!',
    ],
    [
      'The [kitchen|hall|whole house] smelled of {xs}.',
      'There {was} {x} on the table. [Mmm|Yum|Ooh]!',
      '{hero} packed {x} for [later|the way|the tummy].',
      '{X} came too, for the [tummy|journey].',
      '{hero} dreamed of {xs} [all night|most nights|at school].',
      '“Is there {x}?” asked {hero}. There [always|nearly always] {was}.',
    ],
    [
      'For the journey {hero} packed {x}, in case of [hunger|emergencies|guests].',
      'The whole [kitchen|house|street] smelled of {xs} that morning.',
      '“You can’t [think|walk|be brave] on an empty tummy,” {hero} always said, and packed {x}.',
      'On the table stood {x}, and for a moment nobody [talked|moved|breathed].',
      'There was a [picture|dream|song] in {hero’s} head, and it was of {xs}.',
      '{hero} had hidden {x} in the [bread bin|piano|left boot], where nobody would look.',
    ],
    [
      '{He} packed {x}, since in {his} experience no [plan|day|journey] is improved by hunger.',
      'There was a smell of {xs} on the [stairs|landing|doorstep], which made it harder to leave.',
      'Into the bag went {x}, wrapped in a clean [handkerchief|napkin|sock].',
      '{He} had eaten {x}, so whatever else happened, the day was not [wasted|lost].',
      'There are questions that only {x} can [answer|settle], and {hero} had met most of them.',
      '{hero} held that {xs} ought to be [compulsory|free|a school subject].',
    ],
  ],
  away: [
    [
      'Stop for {x}! [Yum|Mmm|Ooh]!',
      '[Munch, munch|Nibble, nibble|Crunch, crunch], {x}!',
      '[Time for|Sit down, have|Share] {x}!',
      '{X}, and [half|some|a bite] for {c}!',
    ],
    [
      'They stopped for {x}. [Munch|Yum|Crunch]!',
      '“Time for {x},” said {c}.',
      '[Yum|Mmm]! They shared {x}.',
      'Good [thing|luck that] they had {x}!',
      '{hero} [found|still had] {x} in {his} [bag|pocket|hat].',
      '{C} had the [first|last|biggest] bite of {x}.',
    ],
    [
      'They shared {x} by {spot}, down to the last [crumb|lick|bite].',
      '“Nobody [gives up|turns back|cries] before {x},” said {c} firmly.',
      'They sat down with {x}, and things looked [a bit|much] better.',
      'Luckily there {was} {x} left, only slightly [squashed|sat on|furry].',
      '“I always [think|climb|hope] better after {x},” said {hero}, and {c} [agreed|wanted to try it].',
      'Nobody [spoke|looked up] until there was nothing left of {x}.',
    ],
    [
      'They shared {x} under {spot} and felt a little more like [heroes|explorers|themselves].',
      '“I [suggest|propose|vote for] {x},” said {c}, as if it were a [military|daring|secret] plan.',
      'It is surprising how much [braver|taller|cleverer] one is after {x}.',
      'They had brought {x}, and it was gone before anybody mentioned [saving some|manners|plates].',
      'Great journeys, said {hero}, were mostly a matter of {xs} and [dry socks|patience].',
      'With {x}, taken sitting down, one gains [a mile|two hours’ sleep|a whole new outlook].',
    ],
  ],
};

export const see: Thread = {
  home: [
    [
      '[Look|Oh|See there|Ooh], {x}!',
      '[Hello|Ooh|Hello, hello], {xs}!',
      '[See|Look at|Good day to] {x}!',
      '{hero} points at {x}. [There|Look|Ooh]!',
    ],
    [
      'From the [window|door|stairs] {hero} could see {x}.',
      '{hero} [loved|liked] {xs}. [Always had|More than jam|Very much]!',
      '[Outside|Down there|Over the way] {was} {x}.',
      '“Look, {x}!” [said|cried] {hero}.',
      '{hero} could draw {x} in [one minute|red|no time].',
      'There {was} {x} in {hero’s} [picture book|drawing], too.',
    ],
    [
      'From {his} [window|bed|step] {he} could see {x}.',
      '{He} had drawn {x} on the [wall|fridge|bathroom door], where it was not strictly allowed.',
      'Outside the house stood {x}, and {hero} always [said good morning|nodded|waved].',
      'If you asked {him} what the world [needed|lacked|wanted], {he} said {xs}.',
      '{hero} knew [nineteen|eleven|forty] things about {xs}, and was always after [one more|another].',
      'There {was} {x} on {his} [curtains|mug|blanket], a bit faded.',
    ],
    [
      'Over {his} [bed|desk|bath] hung a drawing of {x}, in [felt pen|chalk|green ink], a little smudged.',
      'From {his} window, if {he} [leaned|stood on the sill|twisted], {he} could see {x}.',
      '{hero} could talk about {xs} for [an hour|a whole walk|two meals] without repeating {himself}.',
      'Outside, as every morning, {was} {x}, and {he} nodded to it as one does.',
      'People have their [hobbies|weaknesses|favourites]; with {hero} it was {xs}.',
      'There was a [scrapbook|shoebox|drawer] in {his} room, and what it held was mostly {xs}.',
    ],
  ],
  away: [
    [
      '[Look|Oh, look|See], {x}!',
      '[Wave|Bow|Nod|Point] to {thex}!',
      '[Oh|Ooh|Well, well|Hey], {x}!',
      '{C} sees {x}. [Ooh|Look|There]!',
    ],
    [
      'They passed {x}. What a [sight|surprise]!',
      '“Look, {x}!” said {c}.',
      '[Not far off|Over there|In front] {was} {x}.',
      'And there {was} {x}, [too|as well|as large as life].',
      '{hero} [spotted|pointed out] {x}. “I saw first,” said {c}.',
      '“I spy {x},” [said|sang] {hero}.',
    ],
    [
      'A little way off, [past|behind|just past] {spot}, {was} {x}.',
      '“Is that {x}?” asked {c}. It was.',
      'They went by {x}, which made {hero} [smile|whistle|feel at home].',
      'You don’t often see {x} there, but that day you [did|could].',
      '“{X},” said {c}. “That’s [good luck|a good sign|a start].”',
      'They rested in sight of {x}, and [neither|nobody] said much.',
    ],
    [
      'Beyond {spot} they caught sight of {x}, and both pretended not to be [impressed|surprised|pleased].',
      'They passed {x} on the way; {hero} would have liked to [stop|stay|look longer].',
      '“That,” said {c}, “is {x}.” And so it was.',
      'There {was} {x} in the distance, small and clear as a thing in a [snow globe|bottle|telescope].',
      'You can go for [weeks|years] without meeting {x}, and then, on a day like that, you do.',
      '{X}, seen from there, had a [dignity|charm|look] that {hero} had not noticed before.',
    ],
  ],
};

/** What cannot be counted: treasure, music, rain. */
export const mass: Thread = {
  home: [
    [
      '{Xs}! [Ooh|Oh|Yes], {xs}!',
      '{hero} [thinks|dreams|sings] of {xs}.',
      '“{Xs}!” says {hero}. [Mm|Ooh|Oh, yes]!',
      'A day for {xs}! [Yes|Hooray|Oh, yes]!',
    ],
    [
      '{hero} was [thinking|talking|singing] about {xs}.',
      'It was a day for {xs}.',
      '{hero} had dreamed of {xs}[| again| all night].',
      '“{Xs},” said {hero}, “is my [best|favourite] thing.”',
      'There can’t be too much {xs}, [thought|said] {hero}.',
    ],
    [
      '{hero} had been [thinking|wondering|talking] about {xs} ever since {he} woke up.',
      'If there was one thing {hero} could [talk|dream|hum] about for hours, it was {xs}.',
      '{He} had drawn a picture of {xs} once, and it hung [on the fridge|in the hall|over the bath].',
      'You can never have enough {xs}, in {hero’s} [opinion|view|experience].',
      '“What’s the use of {xs}?” people asked {hero}. They [never|seldom] asked [twice|again].',
    ],
    [
      'There was a page in {his} [notebook|diary|atlas] headed “{xs}”, and it was nearly full.',
      '{hero} had given a lot of thought to {xs}, most of it [in the bath|on the stairs|in arithmetic].',
      'The night before, {he} had dreamed of {xs}, in some [detail|colour|quantity].',
      'On the subject of {xs} {hero} was [an expert|not quite sane|unstoppable], and people changed it when they could.',
      'It was {his} belief that the world ran on {xs}, with a little [string|sugar|luck] to help.',
    ],
  ],
  away: [
    [
      '{Xs}? [Yes|Oh, yes|Hooray]! {Xs}!',
      '{Xs} here, {xs} [there|too|and there]!',
      'Is it {xs}, {c}? [Hm|Maybe|Yes]!',
    ],
    [
      '“I can [smell|hear|feel] {xs},” said {c}.',
      'They [talked|sang|made up a song] about {xs} as they went.',
      '“Is that {xs}?” asked {c}.',
      '{hero} thought of {xs}, and [walked faster|hummed|smiled].',
    ],
    [
      'They [talked|sang|argued] about {xs} as far as {spot}.',
      '“I can always [tell|smell it|feel it] when there’s {xs} about,” said {c}.',
      'It made {hero} think of {xs}, and that was [cheering|odd|a comfort].',
      '“What this place needs,” said {hero}, “is {xs},” and {c} [agreed|looked for some].',
    ],
    [
      'They talked about {xs} as far as {spot}, and agreed on [most points|nearly all of it|the main thing].',
      '“There’ll be {xs} at the end of it,” said {c}. “There [generally|always] is.”',
      'For some reason the [place|air|silence] made {hero} think of {xs}.',
      'It is easy to talk of {xs} at home; out there, thought {hero}, it [meant|weighed] something.',
    ],
  ],
};
