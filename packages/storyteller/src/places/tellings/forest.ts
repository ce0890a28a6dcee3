import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the forest's three pages. */
export const forestTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Up, up, up|High, high, high|On, on, up] [go the trees|go the branches|climb the trees]! [Little|Small|Titchy|Teeny] {hero}, [big|huge|tall|old] {noun}.',
      '[Sniff, sniff|Snuff, snuff|Nose up|Breathe in], [moss|ferns|bark|leaves] and [mud|mushrooms|roots], [mmm|aah|ooh|hello], {noun}!',
      '[Hello|Good day], [squirrel|beetle], [hello|good day], [fern|mushroom]! [Hello|Good day], [oak|stump], it’s [{hero}|us|{hero} and {c}]!',
      '[Peek|Peep] behind a [tree|trunk]. [Nobody|Only moss], [peek|peep] behind the [next|fat one], [boo|oh], {c}!',
      '[Kick|Scuff] the [leaves|heaps], {hero}! [Swish|Whoosh], [crackle|crunch], [swish|whoosh]! What a [lot|heap|mess]!',
      '[Knobbly|Rough] [bark|trunk], [soft|springy] [moss|cushions]. [Pat|Stroke] it, {hero}, [old|kind|big] tree!',
      '{hero} knocks on a [trunk|stump]. [An ant|A beetle|A wren] opens [up|the bark]. “[In|Wipe your feet]!”',
      'The trees of {place} are [tall|long]. {hero} is as [tall|big] as a [toadstool|fern|hare].',
    ],
    crossing: [
      '[Big, big|Fat, fat|Long, knobbly] roots! [Over one|Up one|Climb one], [over two|up two|down one|slide down], [puff|oof|phew|huff]!',
      '[Low, low branch|Long, low bough|Leafy arch|Bendy branch], [bend|duck|down|heads down], {hero}, [under we creep|under goes {c}|crawl, crawl|out we pop].',
      '[Brambles|Thorns], [let|please let] go, [thorns|brambles]. [Thin|Small] as a [twig|worm], {hero}, [wriggle|slide], [out|through]!',
      'A [log|trunk] over the [stream|gap]. [Slip|Wobble], [sit|hug] it, {hero}. [Shuffle|Bump], [shuffle|bump], [there|done].',
      '[Mud|Bog], [glup|slup], [hop|step] to a [tuft|root]. [Hop|Step] to a [stone|stump], [dry|safe], {hero}!',
      '[Dark|Thick] [bushes|leaves], [who|what] [rustles|peeps]? Only a [mouse|wren|frog]! [Tiptoe|Creep] on by, {hero}.',
      'A [snail|beetle] sits on the path. {hero} tiptoes [round|by] it, [slower|quieter] than [slow|snails].',
      'The [old|fat|bent] tree lies down. {hero} [tiptoes|creeps] along its [back|nose|tummy].',
    ],
    wayHome: [
      '[Leaf|Twig|Moss|Seed] in my [hair|hat|hood]. [Leaf|Burr|Bark|Acorn] in my [boot|sleeve|cuff|sock], [home|home we go|hop, skip|off home]!',
      'Bye, [tall|fat|old|straight] trees! Bye, [small|thin|baby|bent] trees, [skip, skip|hop, hop|home, home|trot, trot]!',
      '[Thank you|Bye], [squirrel|wren], [thank you|bye], [toadstool|moss]. {hero} [hugs|pats] the last [tree|trunk], [gate|lane|out]!',
      '[Stick|Cone] in one hand. [Nut|Feather] in the other. [March|Hop], {hero}, [march|hop], [home|go]!',
      '[Down|Round] the path, [over|past] the [root|log]. [Crick|Crack], [under|past] the [branch|oak], and [in|home|out]!',
      '[Tree|Trunk], [tree|trunk], [tree|bush], [hedge|fence], gate! Who is [home|there]? [Only|It’s] {hero}!',
      '{hero} has a [pine cone|oak leaf|feather] for the [gate|mat]. The {noun} keeps one [hair|thread|button].',
      'A [jay|squirrel|wren] walks {hero} home. [Hop, hop|Flit, flit], as far as the [hedge|lane|wall].',
    ],
  },
  '4-5': {
    arrive: [
      'The trees {within} were [terribly|ever so|dreadfully] [tall|high|long]. {hero} could not see their [heads|hair|hats|tops]. ^ So {he} [shook hands with|stroked|patted|tickled] a [low branch|fat root|wide trunk|mossy knee] instead. “[How do you do|Remember me|Are you well up there]?” {he} [said|asked|whispered].',
      '[It was green above and green below|It was leaves above and leaves below|It was green on top and green underneath|There was moss on this and moss on that] {within}. Even {c} looked a bit [green|leafy|mossy|speckled]! ^ {hero} gave a [very small|middling|little] [shout|whistle|hoot|tra-la]. The trees [kept it|liked it|passed it on|gave it back].',
      '{hero} [looked|peered] into a hole in a [tree|trunk|stump]. Two [round|bright|small] eyes looked back. ^ “[Sorry|Excuse me],” said {hero}. “I thought it was [empty|a cupboard|the way in].”',
      'A leaf [landed|sat down|came down] on {hero’s} head, and one [landed|sat down|fell] on {c}. ^ “Now we’ve got [hats|tickets],” said {hero}, “we may [come|go] in.” So they [did|went, bowing].',
      '{hero} [sniffed|licked|tapped] a tree, to see how it was. It was [well|sticky|a bit mossy]. ^ “This one is a [hundred|thousand],” said {c}, “and that one is [two|one and a half].” Both were [growing|whispering].',
    ],
    crossing: [
      'The roots [lay across|grew over|humped over] the path, as thick as [sofas|pillows|crocodiles|drainpipes]. {hero} climbed up, and slid down, [and climbed up|and stopped for breath|and did it again]. ^ “They’re [stairs|steps|benches|bumps],” {he} told {c}. “[Muddled ones|Crooked ones|For giants|Very old ones].”',
      '[Squelch|Slup|Glop|Schlurp], the path had turned to [mud|porridge|chocolate|glue|soup]. It wanted {hero’s} [boots|shoes|toes] [for itself|as well|to keep]. ^ {He} tiptoed from [tuft to tuft|stone to stone|root to root]. “They’re [mine|the only ones I’ve got|my best],” {he} [told|explained to|called to] it.',
      'The [log|trunk] across the stream was [round|green] and [slippery|wet|wobbly]. {hero} put out both [arms|hands]. ^ {He} went over on tiptoe, like a [stork|cat|dancer]. Only {his} [hat|scarf|left sock] got [splashed|wet].',
      'The [bracken|holly|fern] was [taller|higher] than {hero}. It [tickled|whispered|swished] on [every|each] side. ^ {He} went [in|through] on tiptoe, nose [first|up]. Then, [plop|pop|oof], there was the [path|way] again!',
      'A [fallen|hollow] tree lay [across|along] the path, and it was open at both ends. Inside it was [furry|crumbly|damp] and full of [snails|whispers]. ^ {hero} tiptoed through, [bent|folded] like a [spoon|clothes peg].',
    ],
    wayHome: [
      '{hero} had [seven|nine|six|ten] [acorns|cones|beechnuts|hazelnuts] in one pocket. They [clicked|rattled|talked] at every step, [all the way|the whole way] home. ^ {C} [walked|hopped|hummed] in [time to them|step with them|between the clicks].',
      '[One more tree, and one more, and one more|One last tree, and one very last, and one after that|A big tree, and a thin one, and a bent one|Three more trees, and two more, and one more]. Then no more trees, only a [gate|lane|fence|stile]. ^ {hero} [patted|hugged|thanked] the last [trunk|tree|root]. “[Stay there|Good tree|Wait for me|Don’t move],” {he} told it.',
      '{hero} had [bark|moss|pine] on {his} hands. {He} [sniffed|smelled] them at every [gate|corner|lamp post]. ^ “Don’t [wash|wipe] it off,” said {c}. “It’s [the {noun}|still talking|the best bit].”',
      '“Which tree did you like [best|most]?” asked {c}. “The [fat|crooked|hollow] one,” said {hero}, “and the [thin|knobbly|leaning] one. And [that one|all the others].” ^ It was a [long|lovely|slow] way home.',
      '{hero} laid [cones|twigs|acorns] on the path all the way home, one at every [bend|tree]. ^ “So that the {noun} can [find|visit] us,” {he} told {c}. [Behind|Close behind] them something small [ate|took|moved] the first.',
    ],
  },
  '6-8': {
    arrive: [
      '“[Do you think we should|Oughtn’t we to|Would it be polite to] knock?” [asked|said|wondered] {hero}. There was nothing to knock on but [bark|moss|a trunk]. {He} tried that, [three|two|four] times, politely, and a [pine cone|twig|beechnut] came down on {his} [toe|hat|shoulder]. “That’ll be the [bell|butler|answer|latch],” said {c}. ^ They [wiped their feet|dried their shoes|stood a moment] on the moss and went in, and the branches closed behind them like [curtains|a door|a book].',
      '{Within} nobody had ever told the trees to stand [in line|up straight|apart]. Some [leaned|bowed|stooped|slouched]. Some [lay down|knelt|sat|crossed their legs]. One had met a [boulder|gate|wall], [a hundred|two hundred|eighty] years ago, and grown a [lap|sofa|pocket|elbow]. ^ {hero} [climbed up|sat in it|got in|tried it]. “From here,” {he} [said|announced|called], “you can see [nothing at all|no distance|next to nothing]. Isn’t it [lovely|restful|splendid|cosy]?” It was [leaf in front of leaf in front of leaf|leaf behind leaf behind leaf|a window with green glass|green with holes of green].',
    ],
    crossing: [
      'There was no [way round|path|other way|going back]. By {spot} the [bank|slope|side] rose steep and [crumbly|slippery|loose], with roots sticking out like [coat hooks|bad handwriting]. ^ “[They’ll do|Handles|A ladder|How thoughtful],” said {hero}. The first root [held|stayed|obliged|gave no trouble], and so did the second. [The third|The next|The last] came out [in {his} fist|with a pop|at once]. “[Sorry|So sorry|Yours, I think|Beg pardon],” {he} told it. {He} reached for a [fatter|thicker|wiser|knottier] one, and after that there was [grass|moss|flat ground|a top].',
      'Past {spot} the trees stood so close together that the path [gave up|ran out|went home|lost its way]. {hero} [turned sideways|made {himself} narrow|breathed out|went edgeways]. {He} [stepped where there were no twigs|trod where there was moss|chose the bare bits], and where there were only twigs {he} stepped like a [feather|fox|cat]. ^ “Which way is [out|on|home]?” [whispered|breathed|asked] {c}. “The way with less [bark|trunk|elbow|moss] on it,” said {hero}. It was a [terrible|silly|doubtful|poor] rule, and [it worked|it did it|it was right].',
    ],
    wayHome: [
      '“It’s got [shorter|smaller|quicker],” [said|complained|remarked] {hero}. {C} thought that somebody might have [taken|borrowed|folded] a few [trees|bends|hours] out of the middle. But here stood {spot}, and here was the [puddle|mud|soft patch], with a bootprint on its [edge|far side|left]. ^ {He} [tried {his} boot in it|put {his} foot in|stood in it|lowered {his} boot in]. [It fitted all round|It went in like a key|It matched|It was snug]. “So I’m still [me|here|the same],” {he} said, for {he} had [wondered|not been sure|begun to wonder].',
      'When the trees [thinned out|stopped], {hero} had a [straight|knobbly|mossy] stick, a [forked|small|bendy] stick and a stick like a [question mark|swan|seven]. {C} [asked|inquired|wished to know] what they were [for|good for|all for]. ^ “They’re for [at home|later|my room|the hall],” said {hero}. “I’ve [none|not one|no stick] there that [grew|lived|was born] {within}.” {He} got them through [two gates|one gate|four gates|a stile]. At the [next|last|garden] gate they all had to go in [backwards|sideways|on tiptoe|one at a time].',
      'They had [whispered|tiptoed|murmured] on the way in, for it seemed [rude|wrong|bold] not to. Now {hero} [sang|whistled|hummed|yodelled]. All round {him} the trees sang it too, [half a line behind|a beat late|one note after] and [a little flat|rather low|slightly gruff]. ^ By {spot} {he} left off [the end|the last word|the final note], to see what would [happen|come]. [Nothing did|Nothing came|All was still], [at first|for a while|to begin with]. Then something [creaked|groaned|squeaked], [high up|behind|far off], on very nearly the right note.',
    ],
  },
  '9-12': {
    arrive: [
      '[There ought to be|Somebody should have made|There has to be] a [word|name] for the smell. {hero} stood [just inside|at the edge of|well inside] {place} and tried to [think of|invent|find] it. It was something like a cupboard where an [old coat|uncle’s coat|wet hat] has hung, and something like a [pencil|chisel|match] when you have sharpened it. {C} [said|felt|decided] that it smelled of [trees|bark|outdoors]. This was [true|correct|so], and [no help|did not help|got them nowhere]. ^ {He} [breathed|sniffed|drew it] in [again|once more|more slowly]. It was the smell of things being [turned into|made into|taken back to] other things, down there, without [a sound|hurry|thanks], for a thousand years. “It’s the opposite of [hurrying|ringing a bell|shouting],” {he} [said|decided|concluded].',
      '“Last one in,” [said|proposed|cried] {hero}, and then neither of them [moved|went|budged]. On this side was [grass|a field|turf], as ordinary as a [rug|plate|bus stop]. One [step further|pace on|foot over] began {place}, and the colours in there had not been [mixed|meant|made] for people. They [were the greens that are left|were the sort that stay|were the greens one finds] at the bottom of [bottles|ponds|paintboxes]. ^ They went in [together|side by side|arm in arm], [to be fair|on three|like twins]. Nothing happened, [in great quantities|on all sides|in every direction|with great thoroughness]. It went on not happening all round them, with a [crackle|snap|rustle] here and a [drip|sigh|tick] there, until {he} noticed that {his} [mouth was open|hat was off|hand was up].',
    ],
    crossing: [
      'Long before they were born, a row of giants had [come down|fallen|lain down] across the path. They lay behind {spot} just as they had fallen, [one over another|criss-cross|like spilt matches], with their [roots|feet|soles] in the air. There was an under, low and [black and full of spikes|wet and full of splinters|muddy and none too sweet]. And [there was an over|there was an over, too|then there was the over|above that, an over]. ^ {hero} [went over|chose the over|took the high road|climbed]. {He} walked along their [backs|sides|spines] on {his} toes, while the bark slid off like old [wallpaper|pastry|plaster]. [It was no good|There was no sense in|There was no comfort in] looking at the [gaps|drops|whole]. {He} [looked for|chose|sought out] one place to [put one foot|stand next|be], and there always was one.',
      'A bog doesn’t look like a bog; that is its whole [plan|secret|trick]. Beyond {spot} [lay|spread|began] a lawn of the [brightest|smoothest|softest] green. {hero} had one leg in it up to the [knee|shin|thigh] before the lawn said [glup|slup|schlock]. It took [two of them|both of them|ten minutes] to [talk it round|change its mind|persuade it]. ^ After that {he} read the ground as you read [small print|music|a poem]. [Rushes meant no|Reeds meant no|Anything shiny meant no], and moss meant perhaps. A [grey|yellow|dry] tuft, if you [came down|landed|called] on it lightly, meant yes. {He} went from yes to yes on tiptoe, with one [clean|dry|brown] leg, and was a great deal [older|wiser|wetter] by the far side.',
    ],
    wayHome: [
      'It was the same path walked the other way, which is to say, [another path|a new one|a different road]. {hero} saw the [far sides|backs|other halves] of [all the trees|every tree|the oaks]. The ones that had looked so [fierce|grim|solid] were hollow behind, like [scenery|cupboards|masks], with [ferns|cushions|mushrooms] in. ^ “I [never thought of|never tried|quite forgot about] going [round the back|behind things|to the other side],” {he} said to {c}. There must be a [good many|fair few|dozen] things that {he} had only [met from the front|seen from the front|known head on]. There was the [dentist|headmaster|dark], for one, and there was [long division|spinach|the deep end]. {He} [patted|thanked|stroked] {spot} [in passing|going by|twice], on the side that doesn’t show.',
      'Moss [forgives|pardons|forgets] you [almost at once|in no time|sooner than most]. Wherever {hero} and {c} had trodden on the way in, it had [risen|sprung up|swelled] again and [smoothed itself down|combed itself|settled down]. You’d have said that [nobody had come by|nothing had stirred|no foot had touched it] in [a century|years|an age]. {He} was a little [hurt|put out|offended|sorry]. ^ Then, [close to|not far from|a step past] {spot}, {he} [saw|noticed|found] it. One low [twig|branch|spray] was bent, and not broken, at precisely the height of {his} [shoulder|elbow|cap]. So {place} had made [a note|a record|a mark] of it [after all|anyway|too]. {He} [walked|ducked|passed] under once more, and let it touch {him} in the same place, and after that {he} was ready to [be at home|go home|leave].',
      '“You’re [dragging|shuffling|scraping] your feet,” [said|remarked|observed] {c}. {hero} was, and [on purpose|with pleasure|meant to]. Through deep leaves it makes a noise like a long sheet of [paper being torn|silk being ripped|map being folded] very slowly. So much had happened, [in {his} opinion|{he} felt|it seemed to {him}], that somebody ought to make a [noise|fuss|sound] about it. ^ Beyond {spot} the trees [stood further apart|drew apart|kept more distance], as guests do when [a party|the music|a wedding] is ending. The path [remembered|recalled|admitted] that it was a [lane|road|street once]. {He} [ploughed|waded|pushed] through the last [drift|heap|pile] of them and lifted {his} boots out on the other side. There was such a [hush|quiet|silence] that it lasted [the whole way home|as far as the gate|past three gates].',
    ],
  },
};
