import { beat, type Plot, show } from './plot.ts';
import { bigShowTries } from './the-big-show-tries.ts';

const LANTERNS = [{ prop: 'lantern', place: 'background', count: 3 }] as const;

/** A show tonight, and a wobble in the knees that no cure will cure; until one friend is enough to play for. */
export const theBigShow: Plot = {
  id: 'the-big-show',
  titles: [
    '{hero} and the Big Show',
    '{hero} and the Wobbly Knees',
    'Tonight: {hero}!',
    'Play It for Me, {hero}',
  ],
  taglines: [
    'A story about shaky knees and steady friends',
    'A story for everyone who has ever hidden behind the curtain',
    'A story with a wobble in it, and a song',
  ],
  blurbs: {
    young: [
      'It is the Big Show tonight, and {hero} has the wobbles! How do you make them stop? Shout along, and help {hero} to play.',
    ],
    old: [
      'At home {hero} plays beautifully, but only to the coats in the hall. Coats have no eyes. Tonight there will be a hundred people, with two each. What do you do with a wobble that will not go away?',
    ],
  },
  refrains: {
    young: [
      'Wibble, wobble, one, two, three!',
      'Tap your toes, and off it goes!',
      'Toot, toot, stamp your boot!',
      'Bow down low and start the show!',
      'Knees, knees, steady, please!',
      'Shake, shake, bake a musical cake!',
      'Hop on the spot, wobble or not!',
      'Oh, my knees can play with ease!',
    ],
    old: [
      'Knees may knock, but off we go!',
      'Wibble, wobble, let it ring!',
      'Take a bow and start it now!',
      'Knees, knees, steady, please!',
      'One, two, three, it’s only me!',
      'Tremble, tune and toot it soon!',
      'Shaky or not, it’s the song we’ve got!',
      'Wobble and all, we’ll fill the hall!',
    ],
  },
  lessons: ['courage', 'being-yourself', 'asking-for-help'],
  themes: ['music', 'show', 'shy', 'fear', 'pride'],
  settings: [
    'meadow',
    'town',
    'school',
    'garden',
    'forest',
    'castle',
    'seaside',
    'mountain',
    'jungle',
  ],
  quest: { props: ['drum', 'trumpet', 'guitar'], from: 'music' },
  little: {
    creatures: ['mouse', 'frog', 'hedgehog'],
    names: ['Minim', 'Quaver', 'Fiddle', 'Tuppet', 'Doremi'],
  },
  want: beat(
    show('hold', 'worried', 'wonder', {
      at: 'home',
      props: [{ prop: 'letter', place: 'background' }],
    }),
    [
      'The Big Show is [tonight|soon|here], [gulp|eek|oh my]! {hero} [plays|brings|hugs] the {thing}.',
      'A [poster|big poster|red poster] on the [door|wall|gate]! {hero} [is in|must play in|will play in] the Big Show.',
    ],
    [
      'A poster on the [door|wall|gate] said THE BIG SHOW, [tonight|this evening]. ^ Under it, in [red|gold|fat] letters, stood a name. “That’s [me|my name],” said {hero}, and hugged the {thing}. “[Oh, help|Oh, my knees|So soon]!”',
      '{hero} played the {thing} for the [coats|boots] in the hall, which have no eyes. ^ But tonight was the [Big|great Big] Show. People have eyes, [two each|a pair each|and opinions], and they [all|mostly] [look|stare].',
    ],
    [
      '“THE BIG SHOW,” [said|shouted|called] the poster. “Tonight, {within}. With [singers|bell ringers|acrobats|a choir], [a juggler|jugglers], [and {hero} on the {thing}|a man with spoons, and {hero} on the {thing}|two tall uncles, and {hero} on the {thing}].” ^ {hero} had [put {his} name|written {his} name|put {himself}] on the list in a [brave|rash] moment, [long ago|weeks ago|after cake]. Tonight had been [so far away|a long way off|a speck|next to nothing] [then|in those days|at the time]. [Now it was tonight|Now it was here|And now it had come], and {his} tummy had [noticed|heard|found out].',
      'Nobody played the {thing} like {hero}, [as long as|so long as|provided that] nobody [was looking|looked|stood there]. {He} played to [the coats in the hall|the coats on their hooks|the nine coats in the hall], and they were always [very quiet|very polite|perfectly still] [afterwards|about it]. ^ But [there was a list|somebody had hung up a list|there had been a list] for the Big Show, which was tonight, [and {his} name was on it|and on it was {his} name|and it had {his} name on]. There would be [faces|eyes|noses] [in rows|looking up|by the hundred]. There would be [rows|dozens|benches] of them.',
    ],
    [
      'There is a kind of courage that you have on [Tuesdays|wet Mondays], when [a list is pinned up|a list goes up|there is a list] and somebody [hands you a pencil|holds out a pencil|says, who’s next]. {hero} had had it for [about|roughly|all of] [four seconds|three seconds|a sneeze]. [Now|By now|The next day] the poster was [everywhere|on every door|at every corner|all over the place]. “[THE BIG SHOW|COME TO THE BIG SHOW|BIG SHOW]. Tonight, {within}. {hero}, with {thing}[|, last but one|, and friends].” ^ At home {he} played [every evening|most evenings|at all hours], to the coats [in the hall|under the stairs|by the door], and {he} played well. [Coats are|A row of coats is] [good listeners|the best of listeners|easy to please]. They don’t [whisper|cough], and they [don’t have eyes|have no eyes|haven’t any eyes].',
      '{hero} had two hands full of [talent|music|skill] and [two knees full of water|two knees full of jelly|a pair of knees like custard]. The [hands|fingers|thumbs] [had no trouble with|were at home on|could do anything with] the {thing}. It was the knees that [went|gave way|let {him} down], and only when [somebody was looking|somebody looked|there was somebody there]. So {he} played to the coats in the hall, and to [nobody else|no one besides|not a soul more]. ^ How {his} name had [got on to the list for the Big Show|found its way on to the list for the Big Show|come to be down for the Big Show] {he} [could not|could never|was unable to] [afterwards|quite] explain. It was [there|there, quite clearly,] in {his} [own writing|best writing|own round hand]. “Tonight, {within},” it said on the poster. “{hero}, with {thing}.” [Tonight had come|It had come|The day had arrived] very much sooner [than {he} had been led to expect|than anyone had promised|than tonights generally do].',
    ],
  ),
  setOut: beat(
    show('wave', 'brave', 'brave', { props: [{ prop: 'letter', place: 'background' }] }),
    [
      '[Off|Out|Away] we [go|hop|march], {into}! {refrain}',
      '[Come|Hop|Trot] along, knees, [all|both] of you! {refrain}',
    ],
    [
      '“We’ll go [early|now],” said {hero}, “and practise till the wobble [stops|gets tired|goes home].” ^ “{refrain}” And off they [went|marched|hopped] {into}.',
      '{His} knees said [no|never], {his} feet said [yes|go], and the feet [won|were stronger]. ^ “{refrain}” [shouted|sang] {hero}. {C} brought the [lunch|hat|buns].',
    ],
    [
      '“What I’ve got,” [{hero} told {c}|said {hero}|{hero} confided], “is [called the wobbles|the wobbles|known as the wobbles]. It starts in the [knees|tummy] [and goes up|and climbs|and spreads]. I have until [this evening|teatime|this evening, no later,] [to get rid of it|to shake it off|to lose it].” ^ {He} packed the {thing}, [a sandwich|a pear|two boiled eggs] and [some spare socks|a lucky button|a ball of string|a clean hanky]. “{refrain}” {he} [shouted|sang|called], and [off they went|away they marched|they set out] {into}.',
      '“[The stage is|They’ve built the stage|It all happens] {within},” said {hero}. “We’ll go now, and I’ll [stand on it|sit on it|look at it] until it’s [boring|dull|no fun at all]. [Nobody’s afraid|No one’s scared|You can’t be afraid] of [a boring thing|a dull thing|something boring].” ^ {C} carried [the sandwiches|the lunch|the apples], and {hero} [carried the|had charge of the|was given the] {thing}. “{refrain}” they [yelled|sang], [and the knees|so the knees|and even the knees] [had to come along|could only follow|came along behind].',
    ],
    [
      'The show was [not until evening|after dark|hours off], [mercifully|after all|thank goodness]. That gave {him} [one whole day|all the hours till then|the rest of the day], {hero} reckoned, [to cure {himself} of|to get rid of|to be cured of] the wobbles. They lived behind {his} [third|top|second] button, and had [moved in|settled there|unpacked] on the day of the list. ^ “We’ll [stand on|walk about|sit on] that stage until it’s [boring|dull|as dull as porridge],” {he} told {c}. “[Nobody’s frightened|No one is afraid|Nobody is scared] of a thing that’s boring. {refrain}” It was what {he} [said|called out] before [cold water|the dentist|high jumps]. Then they set out {into}, [quickly|at a brisk pace|humming], before the knees [could vote|had a say|heard of it].',
    ],
  ),
  problem: beat(
    show('stand', 'worried', 'worried'),
    [
      'Up on the [stage|big stage|planks] goes {hero}, [step|creak|hup]. So many [seats|chairs|boxes], [gulp|oh|uh-oh]!',
      '{hero} [opens|moves] {his} mouth, and out comes [meep|eep|ook]. The [seats|chairs|boxes] all [look|stare|wait].',
    ],
    [
      'By {spot} stood the stage, with rows of [empty|bare] [boxes|crates|seats]. ^ But {hero} felt them [looking|staring|waiting]. [Wobble|Knock|Rattle] went {his} knees.',
      '{hero} [climbed|hopped|crept] up on the stage, bowed and took a [big|deep|huge] breath. ^ “[Meep|Eep|Ook],” said {hero}, and that was all that came [out|of it]. Even the [planks|seats|lamps] looked [surprised|sorry].',
    ],
    [
      '[The stage|The whole stage|A stage] had been built of [planks|new planks|planks and barrels] next to {spot}. In front of it [stood a hundred|were a hundred|waited a hundred] [boxes|stools] to sit on, [quite empty|all of them empty|in ten neat rows]. ^ {hero} stepped up, [lifted|raised|held up] the {thing}, and [looked at them|looked along the rows|looked out]. A hundred [empty seats|seats|bare seats] [looked back|returned the look|stared at {him}]. [Out came|What came was|There was] one [thin|small|rusty] squeak, and it wasn’t even the {thing}. It was {hero}[| alone| in person].',
      '[There it was|So this was it|There stood the thing], a stage [of planks|of old doors|like a raft], with a chalk cross [in the middle|halfway along] for standing on. {hero} [stood on it|put {his} feet on it|tried it] [with care|bravely|on tiptoe]. ^ All at once {he} had [too many|a great many|ten too many] [elbows|hands|feet]. [All the way from home|All the long way here|For nine days] {his} tune had [been in {his} head|gone round in {his} head|hummed in {his} ears]. Now there was only [a draught|a hum|a hole|a breeze]. “And that,” {he} [told {c}|said to {c}|told {c} hoarsely], “was with [nobody here|the seats empty|no one looking].”',
    ],
    [
      'Somebody had [built|knocked together|put up] a stage of planks beside {spot}, and [set out seats|set out chairs|arranged seats] as far as {spot}. Nobody was [on them|in any of them|sitting there] yet. {hero} [counted the rows|began to count the rows|counted them][ and wished {he} had not|, which was a mistake|, and felt ill]. Then {he} [walked to the middle|went to the middle|walked out], where a cross was [chalked for {his} feet|marked in chalk|chalked on the boards], and lifted the {thing}. ^ It is [hard to say|not easy to explain|a mystery] how an [empty|bare|vacant] seat can stare. These [managed it|did it|found a way]. {His} fingers turned, [one after another|one by one|from left to right], to [boiled spaghetti|cold porridge]. What came out at last was [a squeak|a sort of squeak|one squeak], and the {thing} had [nothing to do with it|no part in it|kept out of it].',
    ],
  ),
  tries: bigShowTries,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { little: true }),
    [
      'Who [hums|sings|whispers] under the stage? It is {little} the {littleKind}, [scared|wobbly|shaky], too!',
      'Two [tiny|round|bright] eyes, one tiny [tune|song]. “I am {little},” [says|hums|squeaks] a {littleKind}.',
    ],
    [
      'Then {hero} heard a humming under the [stage|planks], and it was {his} own tune! ^ A tiny {littleKind} looked [out|up]. “I’m {little},” it [said|whispered|breathed], “and I sing [next|after you|here], and I shake.”',
      'Somebody was humming, very [small|low|thin], so {hero} looked under the [planks|steps|stage]. ^ There sat a {littleKind} in a [bow tie|stripy bow tie|tiny scarf]. “I’m {little},” it said, “and are your knees [noisy|loud|wobbly] as well?”',
    ],
    [
      'When [all was quiet|{he} stopped|it was quiet], [somebody went on humming|there was still a humming|a humming went on]. It was {hero’s} own tune, [only very small|but tiny], and it [came from under the stage|came up through the planks]. {He} [lay down|knelt down] and [looked|peeped]. ^ [There sat|Below sat|In the dust sat] a {littleKind} in a [bow tie|paper collar] [much too big|three sizes too big] for it. “I’m {little},” it [whispered|said|breathed]. “[I learned that|I got that|I know that one] [under your window|at your window|by your wall]. I’m [on tonight|in the show|singing], [straight after you|right behind you|number two]. [I wish I weren’t|I’d rather not be|I’d hoped for rain|I meant to be ill].”',
      '“[Excuse me|Please],” said [a voice|somebody] from under the planks. “Could you wobble [more quietly|somewhere else]? You’re [setting me off|starting mine], [you see|up there|every time].” {hero} [put|hung|poked] {his} head down there. ^ It belonged to a {littleKind} in a [paper collar|bow tie|borrowed tie], with [its eyes shut tight|all its feet together]. “{Little},” it [said|whispered]. “[Singer|Songs], [they say|on paper]. I [know|have|can do] [all your tunes|every tune of yours]. I [sit|live|listen] [under|below] your window [most days|and hum]. Nobody told me there would be [so many chairs|so many of them|a hundred chairs].”',
    ],
    [
      '[It was then|Just then it was|It was at that moment], with {his} ear [against the planks|close to the planks|flat on the planks], that {he} heard it. [Somebody|Someone small] was [humming|humming down there|humming something]. It was {his} own tune, [the one the coats got|the one for the coats|the one the coats knew], but no bigger than a [thread|teaspoon]. {hero} hung {his} head [over the edge|over the side|between two planks] and [looked underneath|looked]. ^ “[Don’t stop|Go on],” said the {littleKind} down there, [going pink|going stiff|backing away]. “[I’m {little}|{Little}, that’s me|My name is {little}]. I come under [your window|your sill] [of an evening|most evenings|every night]. I’ve [learned the lot|got them all by heart|learned every one], [by and by|verses and all|listening].” It [tugged at|loosened|straightened] [a paper collar|its collar|a collar made of paper]. “I’m to [sing tonight|go on tonight|perform tonight], [after you|right after you|second]. I thought, if [you can do it|you can bear it|you manage it], anybody can. I don’t [mean|say] that [as it sounds|quite like that|rudely|to be unkind].”',
    ],
  ),
  turnDeepens: beat(
    show('look-aside', 'worried', 'worried', { little: true, props: LANTERNS }),
    [
      'Lamps [on|up], and in come [people|boots|hats]! [Ten|Six|Nine], twenty, more, [gulp|oh|eek], {little}.',
      'Tramp, [tramp|tap], here they [come|sit|are]! Hold my [hand|thumb|sleeve], {little}.',
    ],
    [
      'Now the lamps were lit, and people came in [twos|threes] and in [tens|dozens|crowds]. ^ “Are you [afraid|scared|wobbly]?” asked {little}. “Only from the [neck|ears|hat] down,” said {hero}.',
      '[Shuffle|Rustle|Bump], people sat down on the boxes, till there was not one box [left|free]. ^ “They look [nice|kind|jolly],” said {little}. “That’s [worse|the worst of it],” said {hero}.',
    ],
    [
      'The light went [gold|yellow|soft], and people [began to come|came|began to arrive]. They had [cushions|rugs|footstools] and [apples|buns], and they [called|waved|talked] to each other along the rows. ^ {hero} and {little} [watched|peeped|looked on] [through a knothole|from under the steps|through a crack]. “How many is that?” [asked|whispered] {little}. “[All of them|The whole lot|Everyone there is], [I think|just about|and their cousins],” said {hero}. “Is it [worse if they’re nice|better if they’re kind|worse that they smile], [do you think|or not|would you say]?” “[Much worse|Far worse|Oh, much|Worse by miles], [thanks|I think|it is].”',
      '[One after another|One by one|Left and right] the [lamps|lanterns] were lit. Then came [feet, and voices|footsteps, and laughing|voices, and coughs], and a smell of [oranges|peppermint]. ^ “[Don’t look|Shut your eyes|Look away],” said {hero}. [They both looked|They both peeped|Neither of them did]. “[That one’s got|There’s one with|That lady has] [a nice hat|a lovely hat|a good hat],” said {little}. “[They’ve all got|They all have] [nice hats|hats like that],” said {hero}. “It’s what’s [underneath the hats|under the brims|below them]. It’s faces, [all the way back to|in rows right back to|as far as] {spot}.”',
    ],
    [
      'As soon as [the lamps were lit|there was light|the lamps burned] [they began to arrive|the first of them came|they came]. {hero} watched them [through a knothole|through a crack in the boards|past the edge of the steps], with {little} [on {his} shoulder|beside {him}|under {his} chin]. They were not [monsters|ogres|giants], [any of them|by any means|after all]. There were people {he} knew, [with cushions|with rugs|with picnic hampers], and [aunts|babies], and somebody who had [brought a chair|brought a footstool|carried a kettle] from home. ^ “It [would be easier|would help] if they [looked nasty|sneered a bit|were horrible],” said {little}. “[You could think|Then you’d think|One could say], well, [I don’t care about you|who asked you|I’ll show you].” That was [just it|the whole trouble|exactly it|where it hurt], [thought|reflected] {hero}. [They all looked|Every one looked|They seemed] so [pleased to be there|happy to have come|glad of it]. They had [washed their necks|combed their moustaches|ironed their ribbons], [for {him}|specially|every one].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    [
      '{hero} [looks|peers] out, and all the [eyes|faces] look in. No [note|tune|song], off [runs|goes] {hero}!',
      'Not a [toot|plink|tum], not a [peep|squeak|la]. {hero} [runs off|hides|goes] and cries [a bit|there|alone].',
    ],
    [
      '[A voice called {hero}|It was {hero’s} turn now|Next came {hero}]! {He} walked [out|on], and saw all the eyes, and not one note [came|would come]. ^ {He} ran [off|away] and hid behind {spot}, and [cried|sobbed|sat in a heap].',
      'Somebody called {hero’s} name, and [out|on] {he} went, and back {he} came, much [faster|quicker|smaller]. ^ {He} hid {his} [face|nose] behind {spot}, and [sobbed|sniffed|would not look].',
    ],
    [
      '“[And now|And here|Ladies and gentlemen],” said a [big|loud|jolly] voice, “{hero}!” {He} [walked|went|tiptoed] to the [chalk cross|chalk cross in the middle|cross]. {He} [looked up|raised {his} head|lifted {his} chin], and there they all were, [going back and back|row after row|as far as the lamps reached]. {His} [hands|fingers|arms] would [not move|not do a thing|only hold on]. Somewhere [a cushion creaked|somebody coughed|a baby asked why]. ^ So {he} [walked off again|turned round], [on stiff legs|quite slowly|past the lamps]. {He} [sat down|crouched|curled up] behind {spot} and [put|hid|pressed] {his} face in {his} [sleeves|elbows].',
      '{hero} [heard the name|was called], and [somehow there {he} was|then there {he} stood], in the middle of the stage. [A hundred faces|All those faces|Row after row] [smiled|turned to {him}|looked up kindly]. {He} [lifted|raised|held up] the {thing} [with both hands|slowly|at last]. [Nothing came out|There was no sound|It stayed quiet], [not a note|like a shoe|quite dumb]. {He} [waited for it|gave it time|tried again], [blinking|to be fair|and bowed]. Nothing came again, [only longer|only louder|and stayed]. ^ “[Sorry|I’m so sorry|I can’t],” {he} [whispered|said]. Then {he} was [sitting behind|crouching behind] {spot}, and didn’t know how {he} had [got there|come there|left].',
    ],
    [
      'When {his} name was called [{he} went|{he} walked|{he} set off], because {his} feet had not [been told otherwise|heard the news|been asked]. [There|Here] was [the chalk cross|the cross of chalk|the cross, a bit smudged]. There were the lamps, and [beyond the lamps|behind the lamps|past the lamps], [going back and back|rising row by row|back to the last seat], all those [kind|friendly], waiting faces. [Nobody|No one at all] [coughed|so much as sneezed|unwrapped a sweet]. {hero} [lifted|raised|took up] the {thing}, and [nothing happened|nothing at all happened|what happened was nothing]. It went on happening for [a very long time|as long as a lesson|quite a while]. ^ Then {he} was behind {spot}, [sitting on the ground|with {his} back to it|on the cold ground], and could not remember [the walk|having walked|the way there]. {He} had not [played badly|made a mistake|been laughed at], [mind you|even|not once]. That [was|somehow was] [what hurt|what stung]. {He} had not [played|played at all|so much as begun].',
      '[They called|A voice called] {hero}, and {he} walked out to the cross, and [turned round|looked up]. It was [a mistake|an error|unwise], [that look|it proved]. There were [so many|a great many] of them, and they were all so ready to be [pleased|delighted]. {His} [hands|fingers] [went away|were somebody else’s|turned to wood]. {His} tune [went after them|followed], [on tiptoe|without a word|in good order]. {He} [stood there|stood fast|remained there], holding the {thing} as you hold [somebody’s coat|a stranger’s baby], and [heard the lamps hiss|listened to the lamps|heard a moth]. ^ [Then there was|Next came|Then came] {spot}, and [the cold ground behind it|nobody in front of it|the hard ground]. {He} put [{his} head|{his} face|{his} forehead] [on {his} knees|in {his} arms|down on {his} knees]. [The knees|Even the knees|{His} knees] had [stopped knocking|gone quite still|gone quiet]. They had [got what they wanted|had their way|won], and it did not seem to have [pleased them|cheered them up|helped].',
    ],
  ),
  spark: beat(
    show('think', 'wonder', 'quiet', { little: true }),
    [
      '{Little} [weeps|cries|sniffs], too. “Sing to [me|just me|me, then],” says {hero}, and {little} can!',
      '{Little} sings for [one friend|{hero}|one], no [wobble|shake]! One is [enough|easy|just right], {hero}.',
    ],
    [
      'There was {little}, in [tears|a puddle of tears]. “Don’t sing to all of them,” said {hero}, “sing to [me|just me].” And {little} [did|could]. ^ “Just one,” [said|cried|gasped] {hero}, “that’s [how|the way]!”',
      '{Little} was hiding there [as well|too]. “A hundred is too [many|much],” it [sobbed|sniffed]. ^ “Then sing to one,” said {hero}, “I’m one.” And [suddenly|slowly|at that] {he} sat up [straight|and smiled].',
    ],
    [
      'Somebody else was [hiding there|crouching there|curled up there], and [shaking even harder|crying as well|much wetter]. “I [can’t do it|can’t sing|won’t go out there],” [sobbed {little}|said {little}|gulped {little}]. “[Not to a hundred|Not in front of them|Not for so many].” “[Then don’t|Well, don’t|So don’t],” said {hero}. “[Do it to me|Sing it to me|Try it on me]. [I’m only one|There’s one of me|I’m hardly anybody], [look|really|count me].” ^ {Little} [looked at {him}|looked up|blinked at {him}], and [sniffed|wiped its nose|drew a breath], and sang. It was [tiny and clear|small and pure|as thin as thread], without [a single wobble|a wobble in it|a shake anywhere]. {hero} [sat very still|stopped crying|held {his} breath]. {He} had [just heard|only now heard|caught] what {he} had said.',
      '“[Are you finished|Is it over|Are you done]?” said a [wet|damp|hoarse] little voice. [It was|This was|There sat] {little}, hiding [in the same place|down there, too|under the same leaf]. “I’m [next|on next|after you], [you know|alas]. I was [going|planning] to [run away|hide|go home]. Is there [room|any left] [in there|for me]?” ^ {hero} [moved over|made room|shoved up] [at once|a bit]. “Sing it to me first,” [{he} said|said {hero}|{he} whispered], “as it would be [a waste not to|sad to waste it]. [Forget|Never mind] [the others|the rest|everybody else].” [So {little} sang|So it was sung|And {little} sang it], [just for {hero}|into {hero’s} ear]. And [the song|the tune|its voice] didn’t [wobble once|tremble].',
    ],
    [
      '[Something|Something small] [sobbed|hiccuped|sniffed] [behind|close beside] {him}. It was {little}, rolled up [as small as|no bigger than|as tight as] [a fist|an apple]. “I’m next,” [it said|it got out|it told {him}]. “There are [a hundred of them|so many of them|ten rows of them|more than I can count].” {hero} forgot about {himself} [for a moment|for a minute|entirely], [which was restful|and felt better|which helped]. “[Never mind a hundred|Forget the hundred|Let them be],” {he} said. “[Sing it to me|Try me|Sing it here], [instead|if you can|low]. I’m not [a hundred|a crowd|many|a public]. I’m [just|only] [sitting here|the one down here|here].” ^ And {little} [did|sang|did so], [softly|to the end|eyes shut]. It was no louder than [a kettle two rooms away|a gnat behind glass|a spoon in a cup], and it did not [shake|waver|falter]. {hero} [listened|attended] [to the end|to the very last note|to all of it]. Then, [rather slowly|after a moment|word by word], {he} [turned round and listened|sat up and listened|thought back] to what {he} had said.',
    ],
  ),
  deed: beat(
    show('hold', 'brave', 'brave', { little: true, props: LANTERNS }),
    [
      'Back [out|up] goes {hero}, just for {little}! {refrain}',
      '{hero} [looks|smiles|nods] at {little}, [only|just] {little}. {refrain}',
    ],
    [
      '“I’m [back|here again], and a bit [scared|shaky|wobbly],” {he} told the people. ^ {He} looked at {little}, and at [nobody|no one] else. “{refrain}” And {he} [played|began|was off].',
      '{hero} [walked|marched|came] out again, and {his} knees [knocked|rattled]. “This is for {little},” {he} said. ^ “{refrain}” Then came the very first [note|bar|beat].',
    ],
    [
      '{hero} [walked back out|went out again|went back to the cross]. {His} [knees knocked|knees shook|knees rattled], [so {he} let them|but {he} let them|and {he} let them], and they knocked in time. “[I’ve got|I have|I suffer from] the wobbles,” {he} [said|told the rows|called]. “This is [for|all for|only for] {little}.” ^ {He} put {little} on [the front plank|the edge of the stage|the plank in front], where {he} could see [two bright eyes|one small face|two shiny eyes] and no others. “{refrain}” {he} whispered, and [began|played|struck up].',
      '“[Me again|It’s me again|Here I am again],” said {hero}, out there [in the light|by the lamps|on the cross]. “[I’ve still got|I still have|You’ll hear] the wobbles, so I’ve brought a friend [to hold on to|to look at|with me].” {He} [put|set|stood] {little} down [right in front of {him}|on the boards, close by|between the lamps]. ^ The [hundred faces|faces|rows of faces] were [still there|all there|waiting]. But now they were only [the edge|the rim|the frame] of something. [In the middle|In the centre] were [two bright eyes|two shining eyes|two eyes like beads]. “{refrain}” {he} told them, and played.',
    ],
    [
      'Nobody had [expected {him} back|thought to see {him} again|counted on it], [least of all {hero}|and {hero} last of all]. {He} [walked out|came out|strode out] with {little} [on {his} shoulder|in {his} hand|under one arm]. “I’m {hero},” [{he} said|{he} told them|{he} announced], “and I’ve got [the wobbles|wobbles|the wobbles, badly]. You can [probably hear them|hear them from there|feel them in your seats|count them, if you like].” [There was a laugh|Somebody laughed|They laughed], [a warm one|quite kindly]. ^ {He} [sat|set|put] {little} down on the [front plank|nearest plank|first plank]. {He} did not [look at the rows|look past it|look at the hundred]. {He} [looked at|found|looked into] two bright eyes, the size of [pinheads|peppercorns|poppy seeds]. {His} knees were [still knocking|going like clappers|at it again], and {he} [found that|noticed that|discovered that] if {he} let them, they kept time. “{refrain}” {he} [told them|said to them|whispered to them], and came in on [the fourth knock|the third knock|the next knock but one].',
      '“I should like to [try that again|have another go|begin again],” said {hero}, [from the edge of the light|at the edge of the light|half in the light]. {He} [had not|had never] [known that you could|heard of anyone’s doing so|been sure it was allowed]. Nobody [stopped {him}|objected|said no], [as it turned out|at all|so far]. “[I’m sorry about|Do excuse|You must forgive] [my knees|both my knees|these knees]. They’ll be [in it|playing] as well, [I’m afraid|as far as I know|I expect].” ^ {He} set {little} on the front plank, [among the lamps|where the light was best|between two lamps], and sat down opposite, [as friends sit|as people sit|as two sit] in a [kitchen|garden]. There was [nobody|nothing] else [to look at|there, for the moment|in it]. “{refrain}” {he} said [under {his} breath|half aloud|quite softly]. One knee [knocked|began|gave a knock], [and then the other|then the other one|and so did its neighbour]. It was [as good a way to begin|as fair a start|as good a drum] as any.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'brave', 'joyful', { little: true, props: LANTERNS }),
    [
      'Plonk, a [wrong|silly|squeaky] note, [never mind|on we go]! {Little} [sings|hums|hops], and {hero} plays on.',
      'Feet go [tap|stamp|tip], hands go [clap|clop|flap]. {Little} [sings|hums] along with {hero}.',
    ],
    [
      'One note came out [wrong|sideways|backwards]. {hero} looked at {little}, and went [on|right on]. ^ Then {little} [sang|joined in], and then {c}, and then [everybody|the whole crowd|every hat] did!',
      '[Plonk|Squeak|Blurp], a wrong note, but nobody [fell over|fainted|ran]. The next one was [right|better]. ^ Then {little} [began to sing|sang], and the front row [did, too|hummed]. “{refrain}”',
    ],
    [
      'The [ninth|eighth] note was [wrong|quite wrong|a squeak]. Everybody [heard it|jumped|noticed], [even the lamps|all at once|row by row]. {hero} looked at {little}, who [nodded|winked|grinned]. So {he} played the [next|next one], and [that one|it] was [right|better|a beauty]. ^ By the second verse {little} was [singing|singing along|dancing]. By [the third|the fourth|the last] a foot [was tapping|tapped|began to tap] in the front row, and then [a hundred|two hundred]. “{refrain}” they [roared|sang|shouted].',
      'It started [small|softly|like a drip]. It even started [wrong|crooked|sideways], for the third note came out like a [goose|gate]. {hero} [did not look at the hundred|never looked up|did not stop]. {He} [looked at|nodded to|smiled at] {little}, and {little} sang [right over it|straight on|louder]. ^ Then [a baby laughed|somebody giggled|a boot squeaked], and [an old foot|one foot|a big foot] began to tap. [By the end|In the end|At last] there wasn’t [a quiet foot|a still knee|one dry eye] in the place. “{refrain}” [sang|shouted|called] everybody.',
    ],
    [
      'In the [ninth|sixth|tenth] bar {he} [played|hit|met] a wrong note. It was [quite a big one|not a small one|a ripe one], [and everyone got it|and it rang|with an echo]. It [hung there|stayed|went round] under the lamps, and {hero} waited for [the sky to fall|the end of the world|somebody to faint]. ^ “[Lovely|Nice|Good one],” said {little}, [and sang on|and went on|and hummed on]. So {he} played [the next one|another one|what came next]. It is a thing [nobody tells you|they never tell you|you are seldom told] about wrong notes: there is always a next one. [In the second verse|Somewhere a verse later|In the next verse] a foot [began to tap|was tapping|could be heard], and a [bench|box] joined in. [By the third|By the last|Soon] they were all at it, [aunts, babies and {c}|uncles, ushers and {c}|the aunts, a dog and {c}]. “{refrain}” sang somebody [at the very back|in the last row|from the back].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: LANTERNS }),
    [
      'Clap, [clap|stamp], what a [noise|racket|row]! {hero} [bows|hops|waves], {little} bows [too|twice|and tips over].',
      '[Hats|Scarves|Buns|Boots] fly up, [hooray|bravo|hurrah] for {hero}! {Little} [takes|gets|has] a [bow|flower|hug].',
    ],
    [
      'They clapped and [clapped|stamped], and it sounded like [rain on a roof|peas in a pan|a hundred ducks]. ^ {hero} [bowed|waved], and {little} bowed, and [fell|rolled] [over|off the plank], and everybody shouted [more|again].',
      '“Hooray,” they [cried|roared], so loud that the lamps [shook|swung|jumped]. ^ {hero} hugged {his} {thing}, {little} hugged {hero’s} [ear|thumb|nose], and they played it [again|once more|twice more].',
    ],
    [
      '[Then it was over|And then it was done|There was the last note], and [there was that quiet again|nobody spoke|it was quiet]. Then the quiet [burst|went bang] like a [paper bag|balloon|dropped egg]. [They clapped, they stamped|They stamped, they cheered|They whistled, they clapped], they [threw their cushions|waved their rugs|stood on their seats]. ^ {Little} bowed so low as to [roll off the plank|tip over|bump its nose]. “Weren’t you [frightened|scared|terrified]?” somebody [called|shouted|asked]. “[Yes|Very|Of course],” said {hero}, [hugging|patting|holding up] the {thing}. “But it’s got [quite a good beat|a very good beat|rhythm].”',
      'Nobody [moved|breathed]. Then [everybody did|they all did], [and how|like thunder|with their boots]. [They clapped until|They stamped until|They cheered until] the lamps swung, and [a hat flew up|one hat flew off|a cap sailed up] and stayed in {spot}. ^ “[Once more|Again|More]!” they shouted. So {hero} [lifted|took up|raised] {his} {thing}, and {little} took a breath [as big as an apple|as big as a hat|for two]. “[Is it still there|Have you still got it|Is it still in]?” whispered {little}. “[The wobble|My wobble|That wobble]? [Oh yes|It’s here|Certainly],” said {hero}. “It [wants|would like] to [play it again, too|have another go, too|come back on], [please|it says].”',
    ],
    [
      '[The last note|The final note|That note] [went up past the lamps|flew up over the rows|left the lamps behind] and did not come down. It was [very quiet|extremely still|as quiet as a cupboard], [just then|at first|all over]. {hero} [had time to think|just had time to think|thought], “So that was that.” [Then the noise came|Then it broke|And the noise came], like a [cartload of potatoes|lorryload of pebbles] [being emptied|tipped out|let go] on a tin roof. ^ They [made {him} do|had] it [twice more|three times more|once again]. {Little} [bowed|bowed and bowed] [until the planks were dusted|right down to the planks|till it got dizzy]. “But how did you [get rid of|cure|lose] your wobbles?” [a boy|a girl|an old man] [asked afterwards|wanted to know|asked at the steps]. “I didn’t,” said {hero}, [wiping|dusting|polishing] the {thing} [with {his} sleeve|with a cuff|till it shone]. “They’re [the rhythm section|part of the band|my drummers], [now|you see|those two].”',
    ],
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home' }),
    [
      '{hero} [plays|hums] one low note for the [coats|boots|hats]. Then the {thing} [sleeps|naps|rests], too.',
      'Good [night|rest], {thing}, on your [hook|shelf|nail]. The wobble [sleeps|snores|curls up] in {hero’s} knees.',
    ],
    [
      'At home {hero} played once more, for the coats in the [hall|passage]. ^ When {he} had [done|finished], one [sleeve|cuff|hood] moved, and it looked very much like [clapping|a wave|a bow].',
      '{hero} hung the {thing} up among the [coats|scarves]. “You were a [help|good crowd|great help],” {he} told them. ^ Then {he} took one last bow, in {his} [socks|pyjamas|slippers].',
    ],
    [
      '[Back in the hall|In the hall|At home] the coats [were waiting|hung and waited|had not gone to bed]. {hero} [gave them a bow|bowed to them|bowed, twice]. “You’ve been [a lovely audience|the best of audiences|very kind],” {he} said, “but I’ve met some people [with faces|with eyes, two each|with hands to clap].” ^ The wobble was [still there|still in|about], [behind {his} third button|somewhere behind a button|down in {his} socks]. It hadn’t [gone away|moved out|left]. It had [only|just] [learned|picked up|got to know] the [tune|beat|words].',
      '{hero} [hung up|hung|put away] the {thing} [among the coats|on the hook at the end|next to the coats]. “I played for [a hundred people|a hundred of them|the whole hundred],” {he} [told them|said|reported], “one at a time.” ^ Then, just as {he} [turned round|went up|bowed], something [slipped off|slid from|let go of] its hook and fell at {his} feet. It was [only|just] a [glove|scarf|hood]. People throw [flowers at|roses at|bouquets at] the great ones, and coats [throw what they have|throw what’s in their pockets|do what they can].',
    ],
    [
      'The coats hung [in the hall|along the wall|on their hooks] [just as {he} had left them|in their usual row|and asked nothing]. {hero} felt that {he} owed them something, and played them the tune [one last time|once more|all through], [softly, with the wrong note in|wrong note and all]. {He} had [come to like it|grown fond of it|got used to it|begun to miss it]. ^ Afterwards {he} opened the window [a hand’s breadth|by a crack|a little way], in case there was anybody underneath who [cared for music|liked a tune|sang]. [The wobbles|{His} wobbles|All the wobbles] had [gone to bed|turned in|lain down] behind {his} third button. They would [be up again|be back|want feeding] in the morning, [no doubt|naturally|bright and early]. {He} [had|played] [a verse|a tune|a bar or two] for them.',
    ],
  ),
};
