import { beat, type Plot, show } from './plot.ts';

/** All the music has gone quiet; it cannot be fetched back, only begun again by somebody who is shy of singing. */
export const lostSong: Plot = {
  id: 'lost-song',
  titles: [
    '{hero} and the Day the Music Stopped',
    '{hero} Finds the First Note',
    'Hum, {hero}, Hum!',
  ],
  taglines: ['A story to read with some humming', 'A story about a small, wobbly note'],
  blurbs: {
    young: [
      'Shh! No birds. No bells. No tra-la-la. Where did the music go? {hero} and {c} look in every corner. Hum along and bring it back!',
    ],
    old: [
      'One morning all the music is gone. The birds open their beaks and nothing comes out. {hero} and {c} go looking for it, high and low. But what if it isn’t hiding? What if it is only waiting for somebody to start?',
    ],
  },
  refrains: {
    young: [
      'Tra-la-la, where are you?',
      'Hum, hum, hum along!',
      'La-la-lee, sing with me!',
      'Tum-ti-tum, here we come!',
      'Doo-be-doo, we sing to you!',
      'Fa-la-la, near and far!',
      'Diddle-dum-day, sing and play!',
      'Tap-a-tap, hum and clap!',
    ],
    old: [
      'Hum a bit, drum a bit, that’s how it’s done!',
      'Tra-la-la and fiddle-dee-dee!',
      'La-di-da, wherever you are!',
      'Tum-ti-tum, and here we come!',
      'Whistle a bit and wait for it!',
      'Fa-la-la, both near and far!',
      'Diddle-dum-day, and sing and play!',
      'Tap-a-tap, and hum and clap!',
    ],
  },
  lessons: ['being-yourself', 'courage', 'listening'],
  themes: ['music', 'show', 'shy', 'art', 'colour', 'yourself', 'joy', 'dream', 'funny'],
  quest: { props: ['drum', 'trumpet', 'guitar'], from: 'music' },
  want: beat(
    show('look-aside', 'surprised', 'worried', { at: 'home' }),
    [
      'No [birds|bees|bells], no [la|tune|song], no [tweet|ding|buzz]! Where has the [music|la-la|tum-ti] [gone|hidden|run to]?',
      'The {thing} [says nothing|is asleep|goes puff]. Not a [plink|la|hum|peep] comes [today|out|at all]!',
    ],
    '[It was too quiet|It was so quiet|Something was wrong|How quiet it was]. [The birds opened their beaks|The bells swung|The cock threw back its head], and [nothing came out|there was no sound|not a note came]. ^ {hero} [picked up|took|reached for] {his} {thing}. [Not a sound|Not a note|Only a puff] [came|came out|was in it]! [The music was gone|All the music had gone|It had gone, all of it].',
    '[The radio|The wireless|The doorbell] made a noise like [sand|porridge|gravel|soup]. [The kettle didn’t whistle|The kettle steamed in silence|The gate did not squeak|The clock had lost its tick]. {hero} [picked up|took down|reached for] {his} {thing} and tried it, and got [a small grey puff of nothing|a little cold air|a sort of sigh]. ^ “[Where’s the music|Who’s got the music|What’s become of the music]?” [{he} asked|asked {hero}|{he} wondered]. {He} [had meant to sing it|had wanted to sing it|had aimed for a song]. [It came out flat|It came out as talk|It just came out|It lay there].',
    'You don’t notice music [until it stops|till it’s gone|until you are without it], [because there is so much of it|it being everywhere|since it is never not there]. That morning the kettle [did not whistle|boiled in silence|steamed like a thing in a film]. The gate did not squeak [in its usual key|as it always did|on its two notes]. [In the yard|On the wall|On the chimney] a blackbird opened its beak, [looked puzzled|thought again|coughed politely], and shut it. ^ {hero} took {his} {thing} [off the shelf|from its hook|on {his} knee]. It was like [turning a tap|opening a tap|turning on the bath] and hearing the pipes [cough|sigh|gulp]. Out in the street people were walking [with no rhythm at all|as if on stairs|in no sort of time], and [bumping into one another|treading on each other’s heels|apologising]. “[It’s gone|It’s run out|It’s stopped],” {he} said, “[all of it|the whole lot|every bit].”',
  ),
  setOut: beat(
    show('carry', 'brave', 'brave'),
    [
      'We will [find|fetch|catch] the [music|song|tune], {c}! {refrain}',
      'Take the {thing} and [come|trot|march|hop], [dear|brave] {c}! {refrain}',
    ],
    '“[Somebody must bring it back|Somebody must find it|We must look for it],” said {hero}. {He} [packed|fetched|took] the {thing}. ^ “{refrain}” [{he} said|said {hero}|said both of them]. It did not rhyme [very well|a bit|much] [without a tune|with no tune|all on one note].',
    '“Music’s [got to be somewhere|bound to be somewhere|not gone for good],” said {hero}. “[We’ll look where it’s loudest|We’ll go where it’s loud|Let’s try the noisiest place].” “[It isn’t loud anywhere|Nowhere’s loud],” said {c}. “Then [where it used to be|where it was last|where it always was], [somewhere out there|out of doors|and quick].” ^ [They took|They packed up|They shouldered] the {thing}, and [set off|went off|marched] {into}. “{refrain}” [they said|they told the road|they mumbled]. [Without the tune|With no tune|All on one note] it was [only words|just words|like a list].',
    '“When you’ve [lost something|lost a thing|mislaid something],” said {hero}, “you go back to [where you had it last|where you last had it|where it was happy].” {He} [had last had music|had last heard it properly] {within}. {He} remembered it [perfectly|exactly|to the note], [a whole afternoon of it|an afternoon with no corners|enough to swim in]. ^ So {he} packed the {thing} in its case, [silent as it was|dumb as it was|for company], and {c} came along [to listen|for a second opinion|to carry the lunch]. [They tried|Next they tried|They did try] to [sing themselves on their way|march to something|cheer the road up]. “{refrain}” [It sounded like|It was like|It came out as] [somebody reading a shopping list|a person dictating a telegram|somebody reading out a bill].',
  ),
  problem: beat(
    show('look-aside', 'worried', 'quiet'),
    [
      'No [tweet|peep|cheep|quack], no [buzz|hum|crick], no [la, la|ding, ding|tum, tum]! It is [too|so|all] [still|quiet].',
      'The [wind|brook|bee] has lost its [song|hum|tune]. It [goes|creeps|slips] by [like wool|on tiptoe|with no sound].',
    ],
    '[{Place} was|All of {place} was|Everything was] [as quiet as wool|as quiet as a pillow|as still as soup]. At {spot} a bird sat [with its beak open|with its beak wide|on one leg]. It [shook its head|closed it again|looked sorry|blushed]. ^ [Nothing|Not a thing|Nobody] [rustled|hummed|buzzed]. [Nothing|Not a thing|Nobody] [rang|sang|clicked].',
    '{Within} you could hear [nothing so clearly|nothing at all, and so clearly] that [it hurt|it tickled|it rang]. By {spot} [a bee|a fat bee|a wasp] went past [without a buzz|on silent wings|with its buzz off]. It [looked embarrassed|blushed|seemed ashamed|hurried by], [poor thing|and no wonder|as one would]. ^ “[It’s not even quiet|This isn’t quiet|That’s not just quiet],” whispered {hero}. “[Quiet|Real quiet|A good quiet] [has little noises in it|has ticks and rustles in it|has crumbs in it]. [This is|But this is|This is just] [empty|bare|hollow].”',
    '[There are many kinds of silence|Silences come in several kinds|There is more than one silence|Silence is of several sorts]. There is [the kind in a library|the kind in a cupboard|the kind before a sneeze], and there is [the kind after snow|the kind after guests|the kind under a blanket]. The one {within} [was neither|was not like those|was another]. [It had no bottom|It had no floor|It went all the way down|It had no sides]. {hero} [clapped {his} hands|clapped, once,|clapped hard] at {spot}, and the clap [fell off the ends of|dropped from|ran out between] {his} fingers and was gone. ^ A bird sat [on a twig|on a post|close by] with [its chest puffed out|its feathers on end|its eyes shut] and its beak wide. It [saw them looking|noticed them|caught {his} eye], and closed it, and [turned its back|looked at its feet|studied the sky]. {He} [had not thought|had never known|would not have guessed] that a bird could [blush|be ashamed|look so sorry].',
  ),
  tries: [
    beat(
      show('hold', 'thoughtful', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
      [
        'Catch a [song|tune|la] in a jar, [snap|pop|quick]! It is [empty|only air|full of nothing], [sniff|alas|bother].',
        '[Swish|Swash|Whoosh], [swoop|swish|scoop], goes the jar! There is [a fly|a leaf|fluff] in it, and no [song|tune|la].',
      ],
      '{hero} held out [a jar|a jam jar|an empty jar] [to catch a song|for a song|to trap a tune]. [{He}|Then {he}|There {he}] [waited and waited|stood ever so still|counted to fifty]. ^ When {he} [opened it|looked in|took off the lid], there was only a [moth|fly|gnat|feather]. Songs [do not live|will not stay|do not like it] [in jars|under lids|in pots].',
      '[They tried to catch some|They would have to catch some|They decided to trap some|First they went hunting]. {hero} [stood beside|waited by|crouched beside] {spot} with an [open jar|jam jar|empty jar]. [When a breeze came by|When the air stirred|When something sighed], {he} [clapped on|slapped on|banged down] the lid. ^ [They put their ears to the glass|They held it to their ears|They listened at the glass|They each put an ear to it]. [Nothing|Not a hum|Silence|Not a thing|Glass, that was all]. “[Of course|I see|How silly|What a muddle|I might have known],” said {hero}. “[It’s only music|It’s just music|It only sings] [while it’s moving|when it’s moving|on its way past]. [You can’t keep it|It won’t be kept|You can’t put it by|It only passes through].”',
      '[There was a jar that might do|There was the matter of the jar|They had one good jar|A jar had been packed]. {hero} [had once caught a moth in it|had once kept a snail in it|had once fetched tadpoles in it], and thought that [a stray tune|a loose tune|a lost tune] might be much the same. At {spot} there was [a breath of wind|a stir of air|a sigh in the air]. {He} [snapped down|screwed down|slapped on] [the lid|the lid in a wink|the top]. ^ [They took turns to listen|Each had a turn to listen|They listened, one ear each|They listened by turns]. [Inside was|In it was|They had caught] [about a pint of air|half a litre of air|a jarful of nothing much]. “[Even if we’d got it|Suppose we’d caught it|Even with one in],” {he} said [in the end|at last|turning it round], “it’d have stopped when I put the lid on. [A tune’s|A song’s|Music’s] not [a thing|an object|a sort of jam]. [It’s|I think it’s|It’s more] [something that happens|something you do|a kind of going].” It was [a good thought|a fine thought|a handsome thought], but it [left them with a jar|got them no further|made no sound either].',
    ),
    beat(
      show('kneel', 'worried', 'funny', { props: [{ prop: 'bell', place: 'ground' }] }),
      [
        '[Ring|Shake|Swing] the bell, [clunk|clonk|dunk]! Bang the [pot|pan|tin], [thud|thump|bump], and it is [no song|just noise]!',
        'Bang, [bang|clang|bash], on the [pot|bell|pan]! {C} [hides|runs|ducks], for it is just [noise|a row|din].',
      ],
      '[{hero}|First {hero}|So {hero}] [rang a bell|hit a bell|shook a bell]. [Clonk|Clunk|Thunk|Donk]. [{He}|Then {he}|After that {he}] [banged on a pot|banged on a box|hit a bucket]. [Thud|Thump|Dunk|Bonk]. ^ [They made more and more noise|They crashed and they clanked|Louder and louder they got], but [noise is not music|it was not music|a noise is not a song].',
      '“[Let’s make some|We’ll make our own|We can make it ourselves|Then we’ll have to make it],” said {hero}. They [hit|thumped|beat on] {spot} [with sticks|with spoons|with both hands]. {He} [shook|rattled|juggled] a box of [nails|buttons|pebbles|spoons]. {C} [stamped|kicked a tin|jumped up and down]. ^ [It was loud|It was so loud|Oh, it was loud|And loud it was]. [It was terrible|It was dreadful|It was worse than nothing|It was not nice|It hurt]. [Three snails moved house|Two beetles fainted|A mole put its fingers in its ears|Four snails moved out]. “[It’s all there|All the bits are there|There’s enough of it],” said {hero}, “but [nobody’s listening to anybody|nobody’s listening|we’re each on our own].”',
      '[They tried to make it by force|They tried making it by hand|Next they tried brute strength|So they made their own]. {hero} hit {spot} [with two sticks|with a ladle|with a wooden spoon]; {c} [kicked a can|kicked a bucket|rattled a tin of nails]. They both went at it [for several minutes|for some time|for a quarter of an hour], harder and harder, each of them trying to [drown out|outdo|cover up] the other. ^ [When they stopped|At the end|When their arms gave out], they were [hot and cross|scarlet|out of breath and out of sorts]. “That was [horrible|dreadful|vile],” said {c}. “[Yes|It was|I know|I noticed],” said {hero}. “[We’d got|We had|There were] [all the bits|all the parts|everything you need].” [{He}|Slowly {he}|So {he}] [looked at|put down|turned over] the sticks. “I [wasn’t playing with you|wasn’t with you|never heard you], [though|that’s all|you see]. I was [just playing at the same time|merely playing next door|busy on my own].”',
    ),
    beat(
      show('look-aside', 'surprised', 'funny', {
        props: [{ prop: 'trumpet', place: 'background' }],
      }),
      [
        '[Ask|Beg|Tell] the Great Singer for one [la|note|song]! “[No|Oh no], I am too [shy|grand|scared].”',
        'Who will [sing|start] [first|now|for us]? “Not [I|me],” [say|cry] they all, and hide in [hats|hoods|hands].',
      ],
      '[They asked|They went to|So they asked] [the Great Singer|the Great Singer to begin]. “[If it is not perfect|If it is not just right|If I might go wrong], I will not sing,” [said the Great Singer|the Great Singer told them|came the answer]. ^ So [nobody sang|that was that|it stayed quiet|the birds sighed] [again|all day].',
      'By {spot} [they found|lived|sat] the Great Singer, wrapped in eleven scarves. “[Sing|Me, sing]?” [croaked|whispered|rasped] the Great Singer. “[With no orchestra|With no rehearsal|Without a piano]? [Somebody might hear|They’d all hear|Suppose they heard] [a wrong note|one wrong note|me go wrong]!” ^ “[Nobody can hear anything|There’s nothing else to hear|They’d be glad of any note|Nobody’s heard a note all day],” said {hero}. But the Great Singer [had gone back|had vanished|had slid back] [under the scarves|into the scarves|under the wool].',
      'Everyone [agreed|was certain|said] that [the person to ask|the one to ask|the very person] was the Great Singer, who was staying near {spot}. They found [a heap of scarves|a hill of scarves|a bundle of scarves] with [a pair of eyes in it|two eyes at the top|a nose on it]. “[I could|I might],” said the heap [hoarsely|in a whisper|through wool]. “[But|Only|Do] [consider|think|reflect]. [The first note|That first note|One note], [after such a silence|after all this hush|with nothing round it]! [Everybody|All the world|The whole crowd] [would hear it|would remember it|would be listening]. [What if it|Suppose it|And what if it] cracked?” ^ “[Then it’d be a cracked one|Then it would have a crack in it|They’d have a cracked note, then|Then they’d hear a cracked one],” said {hero}. [The eyes|Both eyes|Those eyes] looked at {him} [with horror|in disbelief|as one looks at a spider]. It was [no good|useless|hopeless] [to argue|to go on|at that height]. [There was too much to lose|There was such a height to fall from|It was too fine a voice to use|There’s a price for being perfect].',
    ),
  ],
  turn: beat(
    show('kneel', 'wonder', 'wonder'),
    [
      'Thump, [thump|bump], what [drums|knocks] in there? It is {hero’s} [own|dear|busy] [heart|drum]!',
      '[Lie|Sit|Keep] still, {hero}, and [listen|hush|wait]! [Dub, dub|Pum, pum|Bom, bom] goes {his} [coat|chest|shirt].',
    ],
    'They lay down by {spot}, [tired|worn|puffed] out. It was so [still|quiet|silent] that {hero} heard [something|a knock]. ^ [Thump, thump|Bump, bump|Dub, dub|Pum, pum], it went, [on and on|and again|like a bun]. [It was|That was] {his} [own|busy|dear] [heart|drum]!',
    '{hero} [lay down by|sat down by|curled up by] {spot} and [put {his} head on {his} arm|shut {his} eyes|stopped trying]. [And|But|Then] [in all that silence there was a sound|under the silence there was a sound|something was there]. [Thump-thump|Bum-bum|Dub-dub|Pum-pum], it went, [and again|once more|and another]. ^ {He} [lifted|raised|turned] [{his} head|{his} chin|{his} ear]. [It stopped|It was gone|Not a thing]. {He} [put it down|laid it down|lay back], and [it began again|there it was|back it came|there it went]. “{C},” [{he} whispered|whispered {hero}|{he} hissed]. “[I’ve found a drum|There’s a drum in here|I’m a drum|There’s somebody drumming].”',
    'It was only because [they had given up|they had stopped trying|nothing was left to try] [that {he} heard it|that it reached {him}|that {he} noticed]. {hero} had lain down [with {his} ear on {his} sleeve|with one cheek on {his} arm|like an old coat], and [the silence lay down too|the silence settled round {him}|the silence came close]. Then, far in, like someone [walking about in a house upstairs|moving about upstairs|coming home next door], [there was a beat|something went to and fro|came a knocking]. ^ [{He}|So {he}|At once {he}] [held {his} breath|lay quite still|did not breathe]. [It went quicker|It hurried|It got louder|It began to trot]. {He} [laid {his} ear|put {his} ear|leaned {his} head] against {c’s} side, and there was another, lighter, and they were [not quite together|a hair apart|chatting]. “[It never went away|It hasn’t gone anywhere|It’s been here],” [{he} breathed|said {hero}|{he} said to {c}]. “[We’ve been carrying it about all day|We’ve had it with us all day|We brought our own|We had it on us all along].”',
  ),
  turnDeepens: beat(
    show('walk', 'thoughtful', 'brave'),
    [
      'Thump, [step|hop], thump, [step|hop], go the [feet|boots|toes]! Feet can [drum|play|sing], [aha|oho|hooray].',
      'Step to the [thump|bump|beat], [left|tip] and [right|tap]! It is [nearly|almost|half] a [song|tune].',
    ],
    '“[There is still a beat|There is a beat|We have a drum],” [said {hero}|{hero} said]. [{He}|So {he}|Then {he}] [walked to it|walked in time|put {his} feet to it]. [Step, step|Left, right|Tramp, tramp|Tip, tap]. ^ Past {spot} [they went|they tramped|they hopped], and [a stone went click, click|a twig went tick, tick|a gate went tock, tock].',
    '{hero} [got up and walked|set off|stood up and marched], one step [for each thump|to every thump|a thump]. It was [the first time since breakfast|the first time for hours|the first time that day] that {his} feet had [known what to do|been happy|known where to go]. ^ “[We’ve a beat|We’ve got a beat|We’ve found the drum],” [{he} said|said {hero}|{he} told {c}]. “[Now it needs|Now we need|All it wants is] [a tune to go on top|a tune on top|somebody to sing on top].” [They both|Both of them|The two of them] [looked at|looked hard at|turned to] the {thing}. It [still said nothing|had nothing to say|kept quiet|lay low] [in its wraps|on purpose|like a cat].',
    'They walked on past {spot}, and {hero} [let {his} feet fall|set {his} feet down|put {his} boots] where {his} heart did. [After a while|By and by|Further on] [the gravel joined in|a loose stone joined in|their shadows nodded]. [It was hardly anything|It was next to nothing|It was a crumb|It was not much]. But a person [who has eaten nothing all day|who is hungry enough|who has missed two meals] will notice [a crumb|half a biscuit|a pea]. ^ “[That’s the bottom of it|That’s the ground floor|There’s the bottom half],” [{he} said|said {hero}]. “[It wants|Now it wants|What it needs is] [a top|an upstairs|a lid].” And {he} began to have [an uneasy feeling|a cold feeling|a sinking feeling], because {he} could see only one place where a top [might come from|would come from|could be got]. {He} [had not sung|had not so much as hummed|had never sung] in front of anybody since [the business with|that day at|the matter of] the school concert.',
  ),
  lowPoint: beat(
    show('stand', 'sad', 'quiet'),
    [
      '{hero} stands [up|tall], but no [sound|song|la] comes. {He} is [too|so] shy, and goes [hot|red|pink].',
      'They all [look|stare|peer] at {hero}, [so hard|and wait]. {He} [hides|ducks|creeps] behind [{c}|a hat|{his} hands].',
    ],
    '[Everybody|The town] [was there|had come running]. They all [looked at|turned to] {hero}. “[Sing|Go on|Now sing],” they [said|called|begged]. ^ {He} [opened {his} mouth|took a breath], but [it stuck|it stayed in|air came out]. {His} face [went hot|went red|burned], and {he} [ran|crept|slipped] behind {spot}.',
    '[Word had got round|Somebody had told|News had travelled|The word was out]. When they came to {spot}, [half the world was standing there|half the world stood there|everyone they knew stood there], waiting, [with its hands folded|on tiptoe|holding its breath]. [{hero}|So {hero}|On stiff legs {hero}] [stepped forward|stepped out|walked to the front]. [{He}|Then {he}|{hero}] [opened {his} mouth|breathed in|opened wide]. ^ [Nothing|Not a note|Not a squeak|Only air]. They [went on looking|kept on looking|waited|leaned forward]. {He} [shut it again|gave it up|gulped], and wished that {he} were a [stone|spoon|hatstand|turnip].',
    '[They were all waiting|There they all were|Everyone was] at {spot}. [Somebody must have|Some bird must have|{C} must have] [told them|spread the news|told a neighbour]. There were [rows and rows of faces|row upon row of faces|more faces than {he} had known there were], [all hungry for it|all hoping|quite silent], all turned to {him}. [{hero}|Stiffly {hero}|Somehow {hero}] [climbed up on|got up on|mounted] the stone. ^ [{His} throat|At once {his} throat|There {his} throat] [closed like a purse|shut like a drawer|tied itself in a bow]. It was the school concert over again, [the lights|the curtain|the hard chairs], the [cough from the back|sneeze from the back|programme being folded], that one awful note sliding off its peg. [Nobody laughed|Nobody smiled|No one whispered|Nobody said a word]. [It would have been|It might have been|Things would have been] easier [if they had|if somebody had|to be laughed at]. {He} stood there for [as long as {he} could|as long as it takes to count ten|a good while], and then {he} [got down|climbed down|stepped back].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      '{C} [hums|sings|la-las], all [wrong|wobbly|off key|crooked]! {hero} [smiles|grins|giggles], for it is [warm|nice|fun].',
      'Wobbly is [fine|good|lovely], and wonky is [fine|nice|fun]! “I can be [wobbly|wonky|wrong],” [says|smiles|thinks] {hero}.',
    ],
    '{C} [sat down|came and sat|flopped down] too. {C} hummed [one note|one small note|a bit of something]. [It was wrong|It was all wrong|It was much too low|It was nearly a sneeze]. It wobbled like [jelly|pudding|a duckling|a loose tooth]. ^ [And {hero} thought|But {hero} thought|{hero} felt] it was [the best thing|the nicest thing|the warmest thing] {he} had ever heard.',
    '[Behind|Beyond|Close by] {spot} [somebody was humming|somebody hummed|there was a hum]. [It was {c}|{c} it was|It came from {c}]. [It was off key|It was quite off key|It was out of tune], and it [kept falling over|stumbled twice|kept getting lost]. ^ “That’s [not right at all|nowhere near right|all over the place],” [said {hero}|{hero} said|sniffed {hero}]. “No,” said {c}, “but [it’s warm|it’s mine|it’s cosy].” [{hero}|Slowly {hero}|In spite of it all {hero}] [began to smile|started to grin|felt {his} face uncrumple]. The music [hadn’t been waiting|hadn’t been hoping|was not waiting] for [somebody good|the best one|somebody clever]. [It was waiting|It was just waiting|It had been waiting|Anybody would do, it was waiting] for somebody.',
    '{C} came and sat down by {him}, and [did not say it didn’t matter|made no remark|offered no advice]. {C} [hummed|tried a hum|began to hum]. It was three notes, or it was meant to be; the second one [missed its step|tripped|caught its foot] and had to be [helped up|carried|fetched]. ^ {hero} felt [the whole of {his} chest|{his} whole chest|everything in {his} chest] [loosen|let go|unbutton]. It was [the worst tune|the poorest tune|the lamest tune] {he} had ever heard, and {he} would have [given {his} {thing}|given a week’s pudding|paid good money] to hear it again. {He} [thought of|remembered|pictured] the Great Singer, [under all those scarves|wound up like a parcel|buttoned up in wool]. “It doesn’t want [a perfect one|a beautiful one|a proper one],” [{he} said|said {hero}|{he} told {c}]. “[It only wants|It just wants|All it needs is] [a first one|the first one|a beginning].”',
  ),
  deed: beat(
    show('stand', 'brave', 'brave'),
    [
      'One [tiny|wee|thin] note, [hmmm|mmm|ooo], and out it [comes|hops]! {refrain}',
      '{hero} [hums|la-las|sings], [wobble|wibble|squeak] and all! {refrain}',
    ],
    '{hero} [climbed up on|got up on|stood on] a stone [to be tall|for all to see|with {c}]. {He} [put one hand on|laid a hand on|felt for] {his} heart and [hummed|let it out]. ^ “{refrain}” It [wobbled|squeaked|shook|slid about], but it was [a tune|a song|music], [yes|too]!',
    '{hero} [walked back out|went back|stepped out again] [in front of everyone|before them all|to the middle]. [{He}|First {he}|Carefully {he}] [laid {his} hand|put {his} hand|spread {his} fingers] where the thump was. {He} took the [smallest breath|littlest breath|shortest breath], and [let out|let go of|gave] the smallest note. ^ [It cracked|It split|It broke|It went crack]. [{He} heard it crack|They all heard it|{He} heard it go|Everyone heard it crack]. [And {he}|But {he}|All the same {he}] [kept going anyway|went on anyway|carried straight on]. “{refrain}” [{he} sang|sang {hero}|{he} croaked].',
    '[{He}|So {he}|And {he}] [went back|returned|turned round and went back]. [It was|That was|It seemed] [further than it had been the first time|twice as far this time|a longer walk than before]. {hero} [stepped up on a stone|got up on a stone|climbed on a stone], and set one hand flat on {his} chest, where it was going [like a mill|like a sewing machine|at a gallop]. [{He} did not try|This time {he} did not try|It was no use trying] [to sing well|to be good|to do it nicely]. [{He} only tried|{He} just tried|All {he} tried was] [to let it out|to leave the door open|not to stop it]. ^ The note [came up crooked|came out bent|rose sideways], and cracked in the middle; [{he} heard it go|{he} felt it go]; every single person there heard it go. “{refrain}” {he} sang, [straight through|right through|clean through] the crack and [out at the other side|on beyond|into the next line].',
  ),
  deedHolds: beat(
    show('dance', 'laugh', 'joyful'),
    [
      'A bird joins in, [tweet|cheep|pip], and then [ten|all|a bee]! {refrain}',
      '[Tap|Clap|Stamp], [clap|tap|hop], [tweet|hum|cheep], all round {hero}! {refrain}',
    ],
    '[Somebody|An old man|Someone] [tapped a foot|nodded|clapped twice]. [A bird|A small bird|A duck] went “[Tweet|Peep|Cheep]?” Then [another one|two more|a cricket] [did|tried|joined in]. ^ “{refrain}” [they all sang|everybody sang|sang the whole crowd]. [Some of it|A lot of it|Half of it|The middle] was wrong, and [nobody cared|nobody minded|no one cared|it did not matter].',
    '[For a moment|For a line|For three breaths] {he} was [all alone with it|the only one|out there alone]. Then [a bird put in|a bird tried|a sparrow ventured] a very small “[Tweet|Peep|Chip]?” Somebody [coughed, and the cough|sneezed, and the sneeze|sighed, and the sigh] [turned into a hum|became a hum|ended in a hum]. ^ “{refrain}” [Feet|Toes|Heels] began to tap, and [hats|chins|elbows] began to [nod|swing|go]. The {thing} [gave a shiver|gave a twitch|woke], and all by itself it [rang|rang out|joined in].',
    '[For the length of a verse|For eight bars|For a line or two] {he} sang quite by {himself}, and it was [the loneliest thing in the world|like being on a roof|like standing on a chair at a party]. [Then|After that|From overhead] a bird said something, [doubtfully|under its breath|and stopped]. Somebody [at the back|in the third row|by the hedge] began to [tap a hat|click a pencil|pat a knee]. [One of the rows|The whole front row|A row of uncles] started to sway, a bit late, [like corn|like washing|like passengers]. ^ “{refrain}” [They did not know the words|They had no idea of the words|Nobody knew the words|The words were a mystery to them]. [They sang other ones|So they sang others|They used their own|They put in their own]. [It came up from all sides|It rose all about {him}|From everywhere it came], [crooked and cracked and growing|lame and rough and rising|bent and bright and swelling], until {hero} could no longer hear {his} own voice. [{He} knew|{He} could tell|One knew] only [by the shaking of {his} ribs|from the buzz in {his} ribs|by {his} own ribs] that it was in there.',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful'),
    [
      '[Bells|Clocks] go [dong|ding|bong], bees go bzz, [gates go eek|taps go plip]! The [music|song] is [back|home|here].',
      'The {thing} [sings|rings|laughs], {c} [sings|hops|dances]! All the [tunes|songs|sounds] are [back|home|here].',
    ],
    '[The music was back|Music again|And back it all came|There it was, the music]! [Bells rang|Bells bonged|Brooks babbled|Clocks chimed]. [Kettles whistled|Doors squeaked|Crickets fiddled|Gates squealed]. {hero} played {his} {thing} [until|so long that] {he} was out of [breath|puff|fingers]. ^ And {c} [danced|sang loudest|spun round and round|clapped].',
    '[All at once|In one go|Like a shower] everything [had its sound again|was ringing again|had its voice back]. [Bells, bees, gates, kettles|Bees, bells, hinges, pans|Clocks, crickets, buckets, pipes|Pots, larks, taps, wheels]. {hero} [snatched up|grabbed|flung {his} arms round] the {thing} and [it sang in {his} hands|it shouted for joy|it went off like a party]. ^ [Eleven scarves|All eleven scarves] [went up in the air|flew up|went up like birds]. “[I’ll do the high bit|Leave the top to me|I’ll take the high note]!” [cried|called] the Great Singer. [It cracked|It split|It cracked badly], and [everybody cheered|everybody roared|they all clapped].',
    '[It came back all at once|It all came back together|Back it came], [like feeling into a foot|like warmth into fingers|like a crowd through a door]. [Gates|Pumps|Hinges|Sheds] [squeaked|groaned|sang]. [A thousand bees|Every bee|A whole hive] found the note they’d [been looking for|mislaid|been feeling for]. {hero} [got the {thing} to {his} chest|hugged the {thing} to {him}|swung the {thing} up] and it leapt in {his} hands [like a fish|like a pup|like something let off a lead]. ^ [Somewhere to the left|Somewhere in the crowd|Over by the hedge] eleven scarves [flew up|rose in the air|went up like rooks]. A [huge, rusty|vast, creaking|great, dusty], glorious voice went for the top note, [missed it by a yard|fell short by a mile|went past it], and burst out laughing. [They played|They went on|The whole crowd played] [until the light went|until they could not stand|till nobody had any puff]. There were [more mistakes in it|more wrong notes in it|more blunders in it] than [in any concert ever given|in all other concerts together|at any concert before it]. [Nobody has ever heard one better|No better was ever given|It has never been bettered|It was the best there ever was].',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home' }),
    [
      'Drip goes the [tap|pipe], [tick|crick] goes the [clock|stair]! [Home|The house] [has music|can sing|hums], too.',
      '{hero} hums to [bed|the bath|sleep], [la, la|mm, mm|hm, hm]. The {thing} [hums|sleeps|rings] a [bit|little].',
    ],
    '[At home|Back home|In the kitchen] [the tap went drip|the stairs went crick|the kettle went tweet]. [The clock went tock|The pipes went glug|The gate went eek|The bed went ping], [too|in between|by and by]. {hero} [hummed along|joined in|sang to it], [just a bit|very softly|with a yawn]. ^ It [wobbled|squeaked|went a bit wrong|was not quite right], and {he} [liked it that way|liked it best like that|did it again].',
    '[At home|Back home|In the kitchen] the kettle whistled [in its usual key|a bit flat, as ever|its one tune]. {hero} [hung up the {thing}|hung the {thing} on its hook|put the {thing} to bed]. ^ “[What was that you were humming|What’s that you’re humming|Which song was that]?” [somebody asked|they asked {him}|asked somebody]. “[I don’t know yet|I can’t tell yet|I haven’t decided],” [said {hero}|{hero} told them|said {hero}, yawning]. “[It’s only just started|It’s new|I’m only at the start|It hasn’t an end yet].”',
    '[In the kitchen|On the stove|At home] the kettle whistled, [a shade flat|half a note flat|slightly sharp], as it always had. {hero} [stood and listened to it|listened to it|stood still and heard it] [with {his} whole face|as if it were opera|to the very end]. The pipes [were doing the bass|came in underneath|took the low part], and [a tap|the tap|a gutter] kept time. ^ [{He}|Then {he}|Gently {he}] hung the {thing} [on its hook|back in its place|where {he} could see it]. {He} was hoarse, and [{his} hands hurt|{his} feet hurt|{his} ears rang], [and there was to be another concert|and there would be another concert] at school in the spring. {He} had thought that {he} [would be ill|would have a cold|might be abroad] [that week|that day|by then]. Now, [putting on {his} pyjamas|pulling off {his} socks|buttering some toast], {he} caught {himself} practising, [cracks and all|wobble and all|with the crack left in].',
  ),
};
