import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the mountain's three pages. */
export const mountainTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Stone on stone on stone|Rock on rock on rock|Bump on bump on bump]. [Hello up there,|Hello, high|Hello, steep|Good day, big] {noun}!',
      '[Look up|Peek up|Chin up|Eyes up], [more up|and up|up again|higher]. [Still more up|Up some more|And up and up], [oops|bump|ooh|whoops], {hero}!',
      '[Hello|Hoo-hoo], [lo, lo|hoo, hoo]! Who [is|sits] up there? [Only|It’s] {hero}, and {hero}, and {hero}!',
      '[Fat|Grey] rock, [thin|red] rock, [pointy|flat] rock. [Goat|Bird] on the [top|tip], [hello|good day], [goat|all]!',
      '[One|Left] boot, [two|right] boot. [Up|Puff], {hero}, [up|puff]! The [{noun}|path] goes [on|up] and on.',
      '[Big|Tall] {noun}, [little|small] stones. [Pat|Stroke] one, {hero}, it’s [cold|rough|old].',
      '{hero} shakes the [mountain’s|big one’s] hand. It is a [root|rock|pine], [cold|knobbly] and [strong|kind].',
      'A [goat|marmot] [looks|whistles] down. {hero} [looks|whistles] up until {he} [tips|rolls|falls] over.',
    ],
    crossing: [
      '[Crumbly|Rolly|Wobbly|Tippy] stones, [tick, tack|click, clack|clink, clonk|tock, tick]. Shh, [tiptoe past|softly by|hush, boots|step by step].',
      '[Thin, thin|Teeny, tiny|Narrow, stony|High, thin] ledge. [Tummy in|Nose in|Breathe in|Back flat], [shuffle, shuffle|slide, slide|toe by toe|sideways, sideways]!',
      '[Wobbly|Mossy] stones in a [stream|row]. [Hop|Step], {hero}, [hop|step]. [Cold|Wet] [splash|toes], [over|there]!',
      '[Goat|Ram] in the [way|path]! [Meh|Maa], [after|behind] you, [goat|sir]. [Tiptoe|Creep], {hero}, [round|past].',
      '[Steep|Slabby] rock, [hands|fingers] up, [feet|toes] up, [hands|fingers] up, {hero}! [Oof|Puff], that’s the [top|last bit]!',
      '[Rope|String] bridge, [sway|creak]! [Look|Eyes] [up|ahead], {hero}. [Toe|Plank], [toe|plank], [sway|creak], [rock|safe]!',
      'The [path|ledge] is as thin as [string|a belt]. {hero} tiptoes, [nose|tummy] to the [wall|rock].',
      '[Pebbles|Stones] are [asleep|in a pile]. {hero} tiptoes by, and [one|none|just one] rolls [off|over].',
    ],
    wayHome: [
      '[Wobbly, wobbly|Jelly, jelly|Puffed-out, wobbly] [knees|legs|toes]. [Down to|Trot to|Skip to] the [gate|grass|lane], [home|sit|flop|soup]!',
      'Round the [bend|rock|corner]. [Round again|And one more|And back again|And the next], [home|gate|our roof|there’s home]!',
      '[Bye-bye|So long], [goat|eagle], [bye-bye|so long], [lo, lo|oh, oh]! [Down|Trot], {hero}, [down|trot], [down|trot].',
      '[Stone|Pebble] in my [boot|sock]. [Stop|Sit], [shake|tip] it. [Tick|Tock], [keep|take] it, {hero}, [home|march]!',
      '[Slide|Scoot], {hero}, on your [seat|bottom]! [Bump|Whee], [bump|whee], [grass|moss]. [There|Here] is the [gate|lane]!',
      '[Rocks|Stones], [bushes|grass], [fence|wall], [lane|road]. [Every|Each] step is [softer|lower|smaller]. In goes {hero}!',
      '{hero’s} [knees|boots] go down first. The rest of {hero} [comes|hops|wobbles] [after|behind].',
      '{hero} is [taller|bigger] than the [gate|hedge] now. No, {he} is only [on a rock|tiptoeing|still up].',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} looked up so far that {he} [sat down|fell over|rolled back], [bump|plop|oops|thud]. And there was [still more of it|more|a whole lot left|a top on top]! ^ “Who [needs|made|ordered|lifts] such a big one?” [asked|whispered|wondered] {hero}.',
      '“[I’ll just touch it|I’ll only feel it|I’ll pat it once],” said {hero}, and put [one hand|one thumb|a finger|a cheek] flat on the rock. ^ It was [rough|bumpy|scratchy] and cold and very, very [old|wise|still]. “[How do you do?|Good day, sir,|Pleased to meet you,|Nice and solid,]” said {hero}.',
      'Everything here was [big|huge|tall|old]. [Big rocks|Big stones|Big ledges], big steps, [big quiet|big echoes|big goats|big air]. ^ {hero} and {c} [stood close together|held on to each other|squeezed up] and were [little|small|a small pair|two crumbs].',
      '{hero} put a [stone|pebble] on the pile by the path, for [luck|hello]. ^ “Now it’s [higher|taller],” {he} said. “That’s [thanks to|because of] [me|us].” The [pile|{noun}] said [nothing|thank you with a click].',
      'A goat stood on a [ledge|rock|point] as small as a [plate|saucer], and [chewed|stared|sneezed]. ^ “How did you [get|come] up?” asked {hero}. It [looked|gazed|frowned] down. “Meh,” it said. “[Hop|Up].”',
      '{hero} put {his} ear to {place}. Deep inside something [dripped|hummed|ticked], slow as slow. ^ “It’s [thinking|snoring],” {he} said. “It has been at it for [ages|a thousand years].”',
    ],
    crossing: [
      'The stones were [loose|wobbly|round]. [Click, clack|Tick, tock|Clonk, clink], off they [rolled|hopped|went|skipped]! ^ “[Shh|Hush|Stay|Sorry],” said {hero}, and tiptoed until the very last one [lay still|was asleep|stopped].',
      'The way went through a crack, as thin as a [letter box|slice of toast|bookshelf|coin slot]. {hero} [breathed in|held {his} tummy|thought thin thoughts|made no elbows]. ^ On tiptoe and [sideways|flat|nose first] {he} went. “[Now post yourself|Now you|Your turn|In you come],” {he} told {c}.',
      'A rock as tall as a [table|horse|wardrobe|door] [sat on|blocked|lay across] the path. [Up went one knee|Up went a boot|Up went {his} tummy]. [Down it slid|Down it came|Back it slid|Whoops, down]. ^ So {hero} [piled up|fetched|stacked] [stones|flat stones|rocks], stood on {his} toes, and [got over|peeped over, and went|rolled across].',
      'The rope bridge [swung|creaked] like a [hammock|cradle]. {hero} looked at {his} [boots|toes], and then at {c}, and then [straight ahead|up]. ^ On tiptoe {he} [sang|hummed] it a [lullaby|slow song]. It [stopped|swung less].',
      'Water ran over the [path|rock], thin and [fast|cold] and [slippy|shiny]. ^ “It only wants to [wash|tickle] our [boots|toes],” said {hero}. {He} went [through|across] on tiptoe, and it [did|giggled].',
      'An eagle’s feather lay on the narrowest bit, and the [air|drop] beside it was [big|blue]. ^ {hero} tiptoed up, took the [feather|quill] and tiptoed on. It made {him} [lighter|braver], {he} [said|thought].',
    ],
    wayHome: [
      '{hero’s} [feet|legs|knees] were tired, so {he} sang to them. “Left foot, right foot, [soup, soup, soup|bath, bath, bath|cake, cake, cake|bed, bed, bed]!” ^ They [marched|stamped|bounced|tramped] all the way down.',
      'The [lower they came|further down they came|more they climbed down], the more the houses grew. First they were [crumbs, then boxes|peas, then loaves|dots, then bricks]. ^ Then one of them was [where {hero} lived|{own}|{hero’s}|home].',
      '[Down they went|They trotted down|Down they wound], round all the [bends|corners|loops]. {hero} [gave each bend a name|named every one of them|had a name for each|shook hands with each]. ^ “Goodbye, [Elbow|Knee|Noodle|Banana],” {he} said. “Goodbye, [Other Elbow|Hairpin|Big Wiggle|Longlegs].”',
      '{hero} [shouted|called] “[Thank you|Goodbye|Good climb]!” up to the [top|rocks]. They waited. Nothing came. ^ They were [nearly|almost] [home|at the gate] when it [answered|called back], very [small|polite].',
      '{hero} had [picked|chosen] a [stone|pebble|chip of rock] from the very top. {He} [carried|held] it all the way [down|home]. ^ “Now the {noun} is [smaller|lower],” said {c}, “and the [garden|doorstep] is [higher|bigger].”',
      '{hero} went down {place} like a [goat|marmot], and {c} like a [sack|ball] of [wool|beans]. ^ They got to the [gate|lane] together. “Which was [quicker|better]?” asked {hero}. “[Both|Mine],” said {c}.',
    ],
  },
  '6-8': {
    arrive: [
      '“It’s [leaning over|looking|bending down|listening],” said {hero}. “I think it’s [having a look at us|counting us|reading our hats|short-sighted].” ^ So they [stood up straight|took off their hats|held still] and let themselves be [looked at|inspected|admired]. [After a while|In the end|To be polite] {hero} [waved|nodded|bowed]. Nothing happened, except that a small stone [rolled over|turned over|shifted] somewhere high up, like a [wink|cough|shrug|yes].',
      '{hero} had [drawn|painted|coloured in] plenty of [mountains|them|hills]. You did a [triangle|tent shape|zigzag], and then you did a white bit on top. [Now {he} saw|Here {he} saw|It was clear now] what {he} had [left out|missed|forgotten]. ^ There were the [cracks|bumps|folds], the ledges, the [trees|bushes|flowers] that grew out of nowhere, and the [size|echo|goats|silence]. “I’ll need more [pencil|paper|grey|arm],” {he} said.',
      'You could [hear|feel|tell] [how big it was|its size|how much there was of it]. {hero} [dropped|knocked|tapped] a stone [on another stone|against another|on a rock]. [Tock|Clack|Tonk|Clonk]. Then it said tock further up, and again [behind a corner|round the back|over a ledge], where you couldn’t [see|look|follow]. ^ “They’re [passing it on|talking about us|handing it up|taking notes],” whispered {hero}. They [waited a while|stood about|kept quiet|stayed] to hear what the top would say. The top, it seemed, [wanted to think|was asleep|didn’t gossip|kept its views].',
    ],
    crossing: [
      'Past {spot} the slope was all loose stones, balanced like the [cups|plates|vases] in a [crowded|china|junk] shop. {hero} [sneezed|coughed|hiccuped], and [forty|thirty|sixty|a dozen] of them left. ^ {He} [held {his} nose|pinched {his} nose|held {his} breath|pressed {his} lips shut]. On tiptoe {he} [went from|travelled from|stepped from] one [big stone|fat stone|boulder] to the next. Those had [sat through|put up with|heard] [worse|sneezes before|whole orchestras]. Nothing else was [broken|dropped|upset|lost].',
      'The path went into a [crack|slit|fold] in the rock and began to [climb|twist|rise]. There were steps, but whoever [made|built|carved] them had never [seen any|used one|met a foot]. {hero} [felt for|found|tested] each [with {his} toes|with one foot|like a blind snail]. ^ “[What’s the top one like|How is the top one|What about the last]?” [called|asked|wondered] {c}. “[Missing|Gone|Not in|Away],” said {hero}. {He} stretched, and [stretched some more|grew a little|stood on {his} last toe]. It was [only shy|just late|only hiding|merely thin].',
      'Somebody had laid a plank over the [gap|crack|drop] near {spot}. It [sagged|creaked|bent|sulked]. ^ {hero} set a toe on the plank, and it [used a word|said a word|made a remark] that {he} [was not allowed to use|had once been sent upstairs for|was too young for]. “[The same to you|I beg your pardon|Good day to you|You don’t mean that],” said {hero} [kindly|politely|warmly], and went on talking. They had [quite a chat|a long talk|a real discussion|a fine argument]. {hero} got the last word, because {he} was [over|across|on the grass].',
    ],
    wayHome: [
      'The way was [steep|quick|stony], and {hero’s} legs wanted to [run|gallop|roll] on ahead. {He} had to hold them back like two [excited|silly|noisy] [cousins|puppies|ponies]. ^ [By {spot}|Near {spot}|Round about {spot}] they had [calmed down|got tired|grown wiser]. At the very bottom they went round the [gatepost|pump|milestone] [twice|three times|once more] before they would [listen|stop|stand].',
      '“Shall we tell them how [high|steep|far|big] it was?” asked {hero}. “They’ll never [believe it|swallow it|have it|sit through it],” said {c}. So they [practised|rehearsed|told it] on the way down, and made it a bit [smaller|lower|tamer] at each bend. ^ By the last [bend|corner|gate] it was [only|merely|simply] enormous. [Anybody can believe enormous|Enormous goes down very well|You can say enormous to anyone].',
      '[Halfway down|Near {spot}|At the third bend], {hero’s} left ear went [pop|plip|click]. [Suddenly|All at once|In a twinkling] there was [twice as much to hear|a great deal to hear|noise on both sides]. There was [grass|moss], there was [gravel|a brook|a lark], and there was {c}, humming. ^ “[How long|Since when] have you been [doing that|at it|making that]?” asked {hero}. “[Since the|From the] [top|goat|summit],” said {c}. Then the right ear [popped as well|popped too|joined in], and it turned out that there was [a tune|a chorus|a second verse].',
    ],
  },
  '9-12': {
    arrive: [
      'It [had been there|was there|had stood] before the village, and before the name of the village, and before there was anyone to [complain of the stairs|fall off it|point at it]. [Rain and ice|Frost and flood|Water and weather] had been at work on it [since long before numbers|longer than clocks|since before spoons]. Yet when {hero} laid a [hand|palm|cheek] on the rock, it felt [oddly|strangely|somehow] unfinished, like a [first try|sketch|school essay] with all the crossings-out left in. ^ “Perhaps it hasn’t [decided|finished|settled] yet,” {he} [said|suggested|thought aloud]. [{C} looked up along|{C} gazed up at|They both looked over] the [whole of it|length of it|ridges]. In that case, they agreed, it would be [as well|wise|kind] not to [hurry|rush|press|interrupt] it.',
      'Most mountains get [bigger|taller|plainer] as you [walk towards|come near|look at] them. This one did so, and then [went on doing it|kept at it|overdid it|would not stop]. [From the bus stop|From the station|From the bridge] [it was big|it was large|it looked big]. From the [last gate|stile|last house] it was [enormous|vast|immense]. Now that {hero} stood at the foot of it, it was no longer a thing at all, but [more of a direction|rather a direction|something like a weather]. ^ A path set out to the left, as though it [wished|meant|hoped] to see the [other side|view|back]. Next to it [somebody|a stranger|some climber] had [built|left|put up] a little pile of stones. Yes, said the pile, [this way|carry on|keep going|up here]. We [wondered|puffed|hesitated] [too|as well].',
      '{hero’s} [feet|knees|shoes] [knew it first|noticed|were the first to know]. The road had been [leaning|tilting|rising] so gently that {he} had put it down to [heavy shoes|a big lunch|tiredness]. Then {he} turned round to see how far they had come, and there lay the whole country, spread out like [washing on a lawn|a picnic|a map on a bed]. There was a [toy church|toy mill|toy bridge], and a toy bus which had [lately|until now|recently] been the bus. ^ “[We’re up|We’re there|This is it],” said {hero} [in surprise|proudly|rather pleased]. {He} looked the other way, and [saw that they weren’t|saw that they were not|found otherwise]. [That had been the doorstep|So far it had been the doorstep|This was just the doorstep]. [Behind it stood the house|The house was behind it|Behind it the house went up].',
    ],
    crossing: [
      'Scree is what the [heights|hills|crags] say [under their breath|in their sleep|between meals]. There was a whole slope of it past {spot}, [grey|sharp|blue] and loose, lying just as it had lain when it last [stopped sliding|settled]. {hero} trod on one stone, and [eleven|nine|fourteen|seven] others got up to [see who it was|complain|look]. ^ {He} [waited until|stood until|was patient until] they had [sat down|settled|lain back]. Then {he} went over as people go to their seats when the play has begun, [on tiptoe, sideways|on tiptoe, knees bent|tiptoeing, hat in hand], murmuring “Sorry, sorry,” to left and right. [One or two|Two or three|A few] of them [grumbled|muttered|clicked]. Nobody [got up|stood|left|moved again].',
      'One could go over the shoulder of rock by {spot}, which was [out of the question|all sky|for goats], or one could go through it. There was a [crack|slit|fold], wide enough for one [cautious|thoughtful|narrow] person. {hero} entered it sideways, nose to one wall and back to the other, and felt that the two had not been [on speaking terms|introduced|friends] [for years|for centuries|lately]. ^ [{He} did not take sides|{He} stayed neutral|{He} made no remark|{He} favoured neither]. {He} tiptoed along between them, breathing at the top only, and thinking of flat things: [stamps|pancakes|envelopes], [rulers|carpets|plaice], [Holland|Denmark|Norfolk]. At the [narrowest|tightest|thinnest] point {he} thought of nothing, and that [fitted|worked|went through].',
      'The water came down from the heights with a [great deal|lot|good deal] to say, and over it led five stones. The fifth was a [long way|fair leap|stretch] [from the fourth|beyond the fourth|off]. [Gazing|Staring|Frowning] at it, {hero} almost missed the first, and got a shoeful of [cold advice|ice|wet opinion]. ^ So {he} put the fifth out of {his} [head|mind|thoughts]. {He} [stood on|stayed on|took possession of] each stone, on tiptoe, as if {he} meant to [live|retire|settle] there. When {he} had lived on four {he} [looked up|raised {his} eyes|checked], and the fifth had [come closer|moved up|grown]. [No doubt|Presumably|Perhaps] it had got tired of [waiting|being stared at|being fifth].',
    ],
    wayHome: [
      '[Nobody|No one|No book] [warns|tells] you about down. Up has all the [songs|praise|poems|flags]. Down is done with the front of the [knees|thighs|shins], and not a [line|verse|word] has been written about it. {hero} [therefore|accordingly|so] made up a poem on the way, with a [thump|bump|stamp] at the end of each verse. ^ [As poems go|For a first poem|For something made of knees], [it wasn’t bad|it had merit|it scanned]. It had {spot} [in it|in line two|at the start], and the bend with the [view|goat|cold spring]. It [had|needed|found] a rhyme for “boulder” as well, which was [first|at first|to begin with] “shoulder” and then “older”. {He} [said that verse again|said that part twice|repeated that one]. [By the foot of the hill|By the last bend|At the gate] [it was the best of the lot|it was {his} favourite|it needed no more work].',
      'At each bend {hero} [looked back|turned|glanced round], and at each [there was less to see|it had shrunk|there was less of it]. [First the top|To begin with, the top|Before long the top] was [gone|hidden|out of sight], then the top of what was left. At last the whole mountain had [vanished|sunk|withdrawn] behind its own knees, like a host who does not care for [goodbyes|fuss|farewells]. ^ It struck {him} as a [strange|curious|funny] thing. When you are right beside something of that [size|sort|kind], you can see nothing but the bit that you are [standing on|climbing|clinging to]. They would have to go [all the way|right back] home, {he} thought, in order to [get it back|see it|have it whole].',
      '[Going home|On the way home|Downhill] {hero} found out where [everything was|{he} began and ended|{he} was kept]. {He} had [muscles|bones|corners] to whom {he} had never been [introduced|presented|spoken]. There was one behind each knee, and there was a long [gloomy|stern|sulky] one in front that seemed to be in charge of [stairs|hills|sitting down]. ^ It was a [contented|friendly|solid] kind of ache, though, like the creak of a [cupboard|bookcase|trunk] with a lot put away in it. [Tomorrow|By tomorrow|Next day] it would be [worse|louder|stiffer]. {He} [meant|intended|was ready] to [enjoy|welcome|like] that too. Of all there was at {spot} and above, it was the [one thing|only thing] you could [take with you|carry home|keep].',
    ],
  },
};
