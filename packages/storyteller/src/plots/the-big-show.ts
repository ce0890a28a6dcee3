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
      'Bow low, start the show!',
      'Knees, knees, steady, please!',
    ],
    old: [
      'Knees may knock, but off we go!',
      'Wibble, wobble, let it ring!',
      'Take a bow and start it now!',
      'Knees, knees, steady, please!',
      'One, two, three, it’s only me!',
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
      'A show [tonight|at last|so soon|today]! [Can {hero} play|Will {hero} play|Who plays|Dare {hero} play] the {thing}?',
      '[The Big Show|Big Show|It’s the Big Show|The Big Show soon]! [Bring|Take|Hug|Fetch] the {thing}, {hero}. [Gulp|Eek|Oh|Uh-oh]!',
      'The {thing} goes [la, la, la|tra-la-la|tum, ti, tum|dum, di, dum]. [Show tonight|Big Show tonight|A show tonight|The show tonight]!',
    ],
    [
      'There was a poster on the [door|gate|wall|fence]. “THE BIG SHOW! [Tonight|All come|This way|Come early]!” And under it, [in red|at the bottom|in curly letters], [stood|was|sat] a name. ^ “[That’s me|It’s me|Oh, me],” [said|squeaked|read] {hero}. “[Oh, help|Oh dear|Oh, no|Help].”',
      '{hero} [played|practised|tried] {his} {thing} for the [coats in the hall|nine coats in the hall|coats on the hooks]. [Coats|But coats] have [no eyes|no eyes at all|not one eye]. ^ But tonight [was the Big Show|came the Big Show|it was the Big Show]. People have eyes, [two each|and lots of them|all wide open|and noses]!',
    ],
    [
      '“THE BIG SHOW,” [said|shouted|called] the poster. “Tonight, {within}. With [singers|bell ringers|acrobats|a choir], [a juggler|jugglers], [and {hero} on the {thing}|a man with spoons, and {hero} on the {thing}|two tall uncles, and {hero} on the {thing}].” ^ {hero} had [put {his} name|written {his} name|put {himself}] on the list in a [brave|rash] moment, [long ago|weeks ago|after cake]. Tonight had been [so far away|a long way off|a speck] then. [Now it was tonight|Now it was here|And now it had come], and {his} tummy had [noticed|heard|found out].',
      'Nobody played the {thing} like {hero}, [as long as|so long as|provided that] nobody [was looking|looked|stood there]. {He} played to [the coats in the hall|the coats on their hooks|the nine coats in the hall], and they were always [very quiet|very polite|perfectly still] [afterwards|about it]. ^ But [there was a list|somebody had hung up a list|there had been a list] for the Big Show, which was tonight, [and {his} name was on it|and on it was {his} name|and it had {his} name on]. There would be [faces|eyes|noses]. There would be [rows|dozens|benches] of them.',
    ],
    [
      'There is a kind of courage that you have on [Tuesdays|wet Mondays], when [a list is pinned up|a list goes up|there is a list] and somebody [hands you a pencil|holds out a pencil|says, who’s next]. {hero} had had it for about [four seconds|three seconds|as long as a sneeze]. [Now|By now|The next day] the poster was [everywhere|on every door|at every corner|all over the place]. “THE BIG SHOW. Tonight, {within}. {hero}, with {thing}[|, last but one|, and friends].” ^ At home {he} played [every evening|most evenings|at all hours], to the coats [in the hall|under the stairs|by the door], and {he} played well. [Coats are|A row of coats is] [good listeners|the best of listeners|easy to please]. They don’t [whisper|cough], and they [don’t have eyes|have no eyes|haven’t any eyes].',
      '{hero} had two hands full of [talent|music|skill] and [two knees full of water|two knees full of jelly|a pair of knees like custard]. The [hands|fingers|thumbs] [had no trouble with|were at home on|could do anything with] the {thing}. It was the knees that [went|gave way|let {him} down], and only when [somebody was looking|somebody looked|there was somebody there]. So {he} played to the coats in the hall, and to [nobody else|no one besides|not a soul more]. ^ How {his} name had [got on to the list for the Big Show|found its way on to the list for the Big Show|come to be down for the Big Show] {he} [could not|could never|was unable to] [afterwards|quite] explain. It was [there|there, quite clearly,] in {his} [own writing|best writing|own round hand]. “Tonight, {within},” it said on the poster. “{hero}, with {thing}.” [Tonight had come|It had come|The day had arrived] very much sooner [than {he} had been led to expect|than anyone had promised|than tonights generally do].',
    ],
  ),
  setOut: beat(
    show('wave', 'brave', 'brave', { props: [{ prop: 'letter', place: 'background' }] }),
    [
      '[Off|Quick, off|Hop, off] {into}! {refrain}',
      '[Come|Hurry|Quick], {c}! [Bring|Take|Here is] the {thing}. {refrain}',
    ],
    [
      '“We’ll [go early|be there first|go right now],” said {hero}, “and [practise until|play until|stay until] the wobble stops.” ^ “{refrain}” {he} [sang|shouted|hummed]. And [off they went|away they marched|off they trotted] {into}.',
      '[{His} knees|The left knee|{His} tummy] said [no|no, no|home]. {His} feet said [yes|yes, yes|let’s]. [The feet|But the feet] [won|went first|were stronger]. ^ “{refrain}” [shouted {hero}|sang {hero}|cried {hero}] [to the knees|all the way|to cheer them up]. [Off they went|So they set out|Away they went] {into}.',
    ],
    [
      '“What I’ve got,” [{hero} told {c}|said {hero}|{hero} confided], “is [called the wobbles|the wobbles|known as the wobbles]. It starts in the [knees|tummy] [and goes up|and climbs|and spreads]. I have until [this evening|teatime|this evening, no later,] [to get rid of it|to shake it off|to lose it].” ^ {He} packed the {thing}, [a sandwich|a pear|two boiled eggs] and [some spare socks|a lucky button|a ball of string|a clean hanky]. “{refrain}” {he} [shouted|sang|called], and [off they went|away they marched|they set out] {into}.',
      '“[The stage is|They’ve built the stage|It all happens] {within},” said {hero}. “We’ll go now, and I’ll [stand on it|sit on it|look at it] until it’s [boring|dull|no fun at all]. [Nobody’s afraid|No one’s scared|You can’t be afraid] of [a boring thing|a dull thing|something boring].” ^ {C} carried [the sandwiches|the lunch|the apples], and {hero} [carried the|had charge of the|was given the] {thing}. “{refrain}” they [yelled|sang], [and the knees|so the knees|and even the knees] [had to come along|could only follow|came along behind].',
    ],
    [
      'The show was [not until evening|after dark|not until the evening]. That gave {him} [one whole day|all the hours till then|the rest of the day], {hero} reckoned, [to cure {himself} of|to get rid of|to be cured of] the wobbles. They lived behind {his} [third|top|second] button, and had [moved in|settled there|unpacked] on the day of the list. ^ “We’ll [stand on|walk about|sit on] that stage until it’s [boring|dull|as dull as porridge],” {he} told {c}. “[Nobody’s frightened|No one is afraid|Nobody is scared] of a thing that’s boring. {refrain}” It was what {he} said before [cold water|the dentist]. Then they set out {into}, [quickly|at a brisk pace|humming], before the knees [could vote|had a say|heard of it].',
    ],
  ),
  problem: beat(
    show('stand', 'worried', 'worried'),
    [
      '[Up|Hop|Climb] on the stage. [So many seats|Seats, seats, seats|A hundred seats|What a lot of seats]! [Wobble|Wibble|Shake, shake|Gulp].',
      '[Look, a stage|Here, a stage|Oh, the stage|See, the stage]! {hero} says, “[Meep|Eep|Ook|Meeeep].”',
    ],
    [
      'By {spot} [stood|waited|was] the stage. Before it were [rows of boxes|ten long benches|stools and boxes] to sit on. ^ [All empty|Quite empty|Nobody there]! But {hero} felt them [looking|looking at {him}|staring back]. [Wobble|Wibble, wobble|Knock, knock] went {his} knees.',
      '{hero} climbed up on the stage and [made a bow|took a bow|stood on the cross]. {He} [took a big breath|counted to three|stood up tall]. ^ “Meep,” [said|squeaked|went] {hero}. That was all that [came out|there was|would come].',
    ],
    [
      '[The stage|The whole stage|A stage] had been built of [planks|new planks|planks and barrels] next to {spot}. In front of it [stood a hundred|were a hundred|waited a hundred] [boxes|stools] to sit on, [quite empty|all of them empty|in ten neat rows]. ^ {hero} stepped up, [lifted|raised|held up] the {thing}, and [looked at them|looked along the rows|looked out]. A hundred [empty seats|seats|bare seats] [looked back|returned the look|stared at {him}]. [Out came|What came was|There was] one [thin|small|rusty] squeak, and it wasn’t even the {thing}. It was {hero}[| alone| in person].',
      '[There it was|So this was it|There stood the thing], a stage [of planks|of old doors|like a raft], with a chalk cross [in the middle|halfway along] for standing on. {hero} [stood on it|put {his} feet on it|tried it]. ^ All at once {he} had too many [elbows|hands|feet]. [All the way from home|All the long way here|For nine days] {his} tune had [been in {his} head|gone round in {his} head|hummed in {his} ears]. Now there was only [a draught|a hum|a hole|a breeze]. “And that,” {he} [told {c}|said to {c}|told {c} hoarsely], “was with [nobody here|the seats empty|no one looking].”',
    ],
    [
      'Somebody had [built|knocked together|put up] a stage of planks beside {spot}, and [set out seats|set out chairs|arranged seats] as far as {spot}. Nobody was [on them|in any of them|sitting there] yet. {hero} [counted the rows|began to count the rows|counted them][ and wished {he} had not|, which was a mistake|, and felt ill]. Then {he} [walked to the middle|went to the middle|walked out], where a cross was [chalked for {his} feet|marked in chalk|chalked on the boards], and lifted the {thing}. ^ It is [hard to say|not easy to explain|a mystery] how an [empty|bare|vacant] seat can stare. These [managed it|did it|found a way]. {His} fingers turned, [one after another|one by one|from left to right], to [boiled spaghetti|cold porridge]. What came out at last was [a squeak|a sort of squeak|one squeak], and the {thing} had [nothing to do with it|no part in it|kept out of it].',
    ],
  ),
  tries: bigShowTries,
  turn: beat(
    show('crouch', 'wonder', 'wonder', { little: true }),
    [
      '[Hum, hum|Tum, tum|Mm, mm|La, la]. [Who hums|Who is it|Who sings|Who is there]? {Little}[ the {littleKind}|, a {littleKind}|, a small {littleKind}]!',
      '[Listen|Hush|Shh|Hark]! A [tiny song|little tune|tiny tune|small, small song]. [It is|It must be|That is|Hello,] {little}.',
    ],
    [
      '[Then|All at once] {hero} heard [a humming|a small humming|somebody humming] [under the stage|down below|under the planks]. [It was|And it was|It was just] {his} own tune! ^ A tiny {littleKind} [looked out|crept out|peeped out|put out its head]. “I’m {little}. [I’m in the show too|I’m next|I’m on after you]. [I sing|I’m the song|I do songs].”',
      'Somebody was humming, [very small|very high|very low down]. {hero} [looked under|lay down by|looked between] the planks. ^ There sat a {littleKind} [with a bow tie|in a paper collar|no bigger than an egg cup]. “I’m {little},” [it said|it whispered|it squeaked]. “Are your knees noisy [as well|too|like mine]?”',
    ],
    [
      'When [all was quiet|{he} stopped|it was quiet], [somebody went on humming|there was still a humming|a humming went on]. It was {hero’s} own tune, [only very small|but tiny], and it [came from under the stage|came up through the planks]. {He} [lay down|knelt down] and [looked|peeped|put an eye to a crack]. ^ [There sat|Below sat|In the dust sat] a {littleKind} in a [bow tie|paper collar] [much too big|three sizes too big] for it. “I’m {little},” it [whispered|said|breathed]. “[I learned that|I got that|I know that one] [under your window|at your window|by your wall]. I’m on tonight, [straight after you|right behind you|number two]. [I wish I weren’t|I’d rather not be|I’d hoped for rain].”',
      '“[Excuse me|Please|I beg your pardon],” said [a voice|a small voice|somebody] from under the planks. “Could you wobble [more quietly|a bit less|somewhere else]? You’re [setting me off|making me do it|starting mine].” {hero} [put|hung|poked] {his} head down there. ^ It belonged to a {littleKind} in a [paper collar|bow tie|borrowed tie], with [its eyes shut tight|all its feet together|its chin on its knees]. “{Little},” it [said|told {him}|whispered]. “[Singer|Second on the bill|Songs]. I [know|have|can do] [all your tunes|every tune of yours]. I [sit|live|listen] under your window. Nobody told me there would be [so many chairs|so many of them|a hundred chairs].”',
    ],
    [
      '[It was then|Just then it was|It was at that moment], with {his} ear [against the planks|close to the planks|flat on the planks], that {he} heard it. Somebody was [humming|humming down there|humming something]. It was {his} own tune, [the one the coats got|the one for the coats|the one the coats knew], but no bigger than a [thread|teaspoon]. {hero} hung {his} head [over the edge|over the side|between two planks] and [looked underneath|looked into the dark there|looked]. ^ “[Don’t stop|Go on|Please don’t mind me],” said the {littleKind} down there, [going pink|going stiff|backing away]. “I’m {little}. I come under [your window|your sill] [of an evening|most evenings|every night]. I’ve [learned the lot|got them all by heart|learned every one].” It [tugged at|loosened|straightened] a paper collar. “I’m to [sing tonight|go on tonight|perform tonight], [after you|right after you|second]. I thought, if [you can do it|you can bear it|you manage it], anybody can. I don’t mean that [as it sounds|quite like that|rudely].”',
    ],
  ),
  turnDeepens: beat(
    show('look-aside', 'worried', 'worried', { little: true, props: LANTERNS }),
    [
      '[Lamps on|Lights on|Pling, lamps|On go the lamps]. [Here come people|People come|In come people]. [One, two, ten|Two, six, ten|One, two, lots|Ten, twenty, more]!',
      '[Here they come|In they come|Now they come|Here come all]! [Eyes, eyes, eyes|Eyes and eyes|Noses and eyes|Eyes here, eyes there]. [Gulp|Oh|Brr|Meep]!',
    ],
    [
      'Now the lamps were [lit|burning|all lit], and people came. They came [in twos|in boots|in hats] and [in tens|in slippers|with rugs]. ^ “Are you [afraid|scared|wobbly]?” asked {little}. “Only [from the neck down|in the legs|in the middle],” said {hero}.',
      '[Shuffle, shuffle|Tramp, tramp|Creak, scrape|Rustle, rustle]! People [sat down|squeezed up|found places] on the boxes. Soon there was [not one box left|no room at all|somebody on every box]. ^ “They look [nice|kind|very kind],” said {little}. “That’s [worse|the trouble|even worse],” said {hero}.',
    ],
    [
      'The light went [gold|yellow|soft], and people [began to come|came|began to arrive]. They had [cushions|rugs|footstools] and [apples|buns], and they [called|waved|talked] to each other along the rows. ^ {hero} and {little} [watched|peeped|looked on] [through a knothole|from under the steps|through a crack]. “How many is that?” [asked|whispered] {little}. “[All of them|The whole lot|Everyone there is], [I think|just about|and their cousins],” said {hero}. “Is it [worse if they’re nice|better if they’re kind|worse that they smile]?” “[Much worse|Far worse|Oh, much].”',
      '[One after another|One by one|Left and right] the [lamps|lanterns] were lit. Then came [feet, and voices|footsteps, and laughing|voices, and coughs], and a smell of [oranges|peppermint]. ^ “[Don’t look|Shut your eyes|Look away],” said {hero}. [They both looked|They both peeped|Neither of them did]. “[That one’s got|There’s one with|That lady has] [a nice hat|a lovely hat|a good hat],” said {little}. “[They’ve all got|They all have] [nice hats|hats like that],” said {hero}. “It’s what’s [underneath the hats|under the brims|below them]. It’s faces, [all the way back to|in rows right back to|as far as] {spot}.”',
    ],
    [
      'As soon as [the lamps were lit|there was light|the lamps burned] [they began to arrive|the first of them came|they came]. {hero} watched them [through a knothole|through a crack in the boards|past the edge of the steps], with {little} [on {his} shoulder|beside {him}|under {his} chin]. They were not [monsters|ogres|giants]. There were people {he} knew, [with cushions|with rugs|with picnic hampers], and [aunts|babies], and somebody who had [brought a chair|brought a footstool|carried a kettle] from home. ^ “It [would be easier|would help] if they [looked nasty|sneered a bit|were horrible],” said {little}. “[You could think|Then you’d think|One could say], well, [I don’t care about you|who asked you|I’ll show you].” That was [just it|the whole trouble|exactly it], thought {hero}. [They all looked|Every one looked|They seemed] so [pleased to be there|happy to have come|glad of it]. They had [washed their necks|combed their moustaches|ironed their ribbons].',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet', { little: true }),
    [
      '[No song comes|No tune|Not a note|The song is gone]. {hero} [hides|runs off|runs, runs]. [Sniff, sniff|Boo-hoo|Sob, sob|Drip, drip].',
      '[All the eyes look|So many eyes|Eyes look and look|A hundred eyes]. {hero} [runs and hides|runs away|hides and cries].',
    ],
    [
      '“[And now|Now for|Here comes], {hero}!” {He} [walked out|crept out|went out to the cross]. {He} [saw all the eyes|saw the faces, row on row|looked up]. [Nothing came|Nothing|Nothing played], not one note. ^ {He} [ran off|crept off|ran and ran] and [hid|sat down] behind {spot}.',
      'Somebody [called|shouted|cried] {hero’s} name. Out {he} went, and out {he} came again, [much faster|at a run|backwards]. ^ {He} hid {his} face behind {spot}[|, and both ears|, and kept it there].',
    ],
    [
      '“[And now|And here|Ladies and gentlemen],” said a [big|loud|jolly] voice, “{hero}!” {He} [walked|went|tiptoed] to the [chalk cross|chalk cross in the middle|cross]. {He} [looked up|raised {his} head|lifted {his} chin], and there they all were, [going back and back|row after row|as far as the lamps reached]. {His} [hands|fingers|arms] would [not move|not do a thing|only hold on]. Somewhere [a cushion creaked|somebody coughed|a baby asked why]. ^ So {he} [walked off again|went back the way {he} had come|turned round]. {He} [sat down|crouched|curled up] behind {spot} and [put|hid|pressed] {his} face in {his} [sleeves|elbows].',
      '{hero} [heard {his} own name|heard the name|was called], and [somehow there {he} was|then there {he} stood|the next thing was that {he} stood], in the middle of the stage. [A hundred faces|All those faces|Row after row] [smiled|turned to {him}|looked up kindly]. {He} [lifted|raised|held up] the {thing}. [Nothing came out|There was no sound|It stayed quiet]. {He} [waited for it|gave it time|tried again]. Nothing came again, [only longer|only louder|and stayed]. ^ “Sorry,” {he} [whispered|told the lamps|said]. Then {he} was [sitting behind|on the ground behind|crouching behind] {spot}, and didn’t know how {he} had [got there|come there|left].',
    ],
    [
      'When {his} name was called [{he} went|{he} walked|{he} set off], because {his} feet had not [been told otherwise|heard the news|been asked]. There was [the chalk cross|the cross of chalk|the cross, a bit smudged]. There were the lamps, and [beyond the lamps|behind the lamps|past the lamps], [going back and back|rising row by row|back to the last seat], all those [kind|friendly], waiting faces. Nobody [coughed|so much as sneezed|unwrapped a sweet]. {hero} [lifted|raised|took up] the {thing}, and [nothing happened|nothing at all happened|what happened was nothing]. It went on happening for [a very long time|as long as a lesson|quite a while]. ^ Then {he} was behind {spot}, [sitting on the ground|with {his} back to it|on the cold ground], and could not remember [the walk|having walked|the way there]. {He} had not [played badly|made a mistake|been laughed at]. That was [what hurt|the worst of it|what stung]. {He} had not [played|played at all|so much as begun].',
      '[They called|A voice called] {hero}, and {he} walked out to the cross, and [turned round|looked up|faced the front]. It was [a mistake|an error|unwise]. There were [so many|a great many] of them, and they were all so ready to be [pleased|delighted|kind about it]. {His} hands [went away|were somebody else’s|turned to wood]. {His} tune [went after them|left by the same door|followed]. {He} [stood there|stood fast|remained there], holding the {thing} as you hold [somebody’s coat|a stranger’s baby], and [heard the lamps hiss|listened to the lamps|heard a moth]. ^ [Then there was|Next came|Then came] {spot}, and [the cold ground behind it|nobody in front of it|the hard ground]. {He} put [{his} head|{his} face|{his} forehead] [on {his} knees|in {his} arms|down on {his} knees]. The knees had [stopped knocking|gone quite still|gone quiet]. They had [got what they wanted|had their way|won], and it did not seem to have [pleased them|cheered them up|helped].',
    ],
  ),
  spark: beat(
    show('think', 'wonder', 'quiet', { little: true }),
    [
      '“Sing it [just to me|to me|only to me|for me], {little}.” [Lovely|Oh, good|So pretty|No wobble]!',
      '{Little} sings [to one friend|for one friend|to one|in one ear]. {hero} [smiles|nods|sits up|blinks].',
    ],
    [
      'There was {little}, [in tears|all in tears|crying into a leaf|in floods of tears]. “Don’t sing to [all of them|the whole lot|a hundred],” said {hero}. “[Sing to me|Just sing to me|I’m here].” And {little} [did|sang|did so]. ^ “Oh!” said {hero}. “[Just one|To one|Only one]! [That’s how|That’s it|I see]!”',
      '{Little} was [hiding|crouching|crying] there as well. “A hundred is too many,” it [sobbed|sniffed|wept]. ^ “Then sing to one,” [said|whispered|told it] {hero}. “[I’m one|Here’s one|There’s me].” [And suddenly|All at once|And then] {he} [sat up straight|opened {his} eyes wide|stood up].',
    ],
    [
      'Somebody else was [hiding there|crouching there|curled up there], and [shaking even harder|crying as well|much wetter]. “I [can’t do it|can’t sing|won’t go out there],” [sobbed {little}|said {little}|gulped {little}]. “[Not to a hundred|Not in front of them|Not for so many].” “[Then don’t|Well, don’t|So don’t],” said {hero}. “[Do it to me|Sing it to me|Try it on me]. [I’m only one|There’s one of me|I’m hardly anybody].” ^ {Little} [looked at {him}|looked up|blinked at {him}], and [sniffed|wiped its nose|drew a breath], and sang. It was [tiny and clear|small and pure|as thin as thread], without [a single wobble|a wobble in it|a shake anywhere]. {hero} [sat very still|stopped crying|held {his} breath]. {He} had [just heard|only now heard|caught] what {he} had said.',
      '“[Are you finished|Is it over|Are you done]?” said a [wet|damp|hoarse] little voice. [It was|This was|There sat] {little}, hiding [in the same place|down there, too|under the same leaf]. “I’m next. I was going to [run away|hide|go home]. Is there [room|room for two|any left]?” ^ {hero} [moved over|made room|shoved up]. “Sing it to me first,” [{he} said|said {hero}|{he} whispered], “as it would be [a pity to waste it|a shame if nobody had it|a waste not to]. Forget [the others|the rest|everybody else].” [So {little} sang|So it was sung|And {little} sang it], [just for {hero}|to {hero} and no one else|into {hero’s} ear]. And [the song|the tune|its voice] didn’t [shake at all|wobble once|tremble].',
    ],
    [
      'Something [sobbed|hiccuped|sniffed] behind {him}. It was {little}, rolled up [as small as|no bigger than|as tight as] [a fist|an apple]. “I’m next,” [it said|it got out|it told {him}]. “There are [a hundred of them|so many of them|ten rows of them].” {hero} forgot about {himself} [for a moment|for a minute|entirely], [which was restful|and felt better|which helped]. “[Never mind a hundred|Forget the hundred|Let them be],” {he} said. “[Sing it to me|Try me|Sing it here]. I’m not [a hundred|a crowd|many]. I’m just [sitting here|the one down here|here].” ^ And {little} [did|sang|did so]. It was no louder than [a kettle two rooms away|a gnat behind glass|a spoon in a cup], and it did not [shake|waver|falter]. {hero} listened [to the end|to the very last note|to all of it]. Then, [rather slowly|after a moment|word by word], {he} [turned round and listened|sat up and listened|thought back] to what {he} had said.',
    ],
  ),
  deed: beat(
    show('hold', 'brave', 'brave', { little: true, props: LANTERNS }),
    [
      '[Out they go again|Back they go|Up they go|Out once more]. {refrain}',
      '{hero} [plays, just for|plays it for|looks only at|plays to] {little}. {refrain}',
    ],
    [
      '[Back went|Out again went|On to the stage went] {hero}. “I’m [a bit scared|still wobbly|rather scared],” {he} told the people. ^ {He} looked at {little}, and [at nobody else|not at the rest|then all was well]. “{refrain}” And {he} [played|began|played it].',
      '{hero} [walked out again|came out once more|went back to the cross]. [Knock, knock|Wibble, wobble|Shake, shake] went {his} knees. “[This is|I’ll play this|It’s] for {little},” {he} said. ^ “{refrain}” {he} [whispered|sang|told {his} knees]. Then came [the very first note|one note|the first small note].',
    ],
    [
      '{hero} [walked back out|went out again|went back to the cross]. {His} [knees knocked|knees shook|knees rattled], [so {he} let them|but {he} let them|and {he} let them], and they knocked in time. “[I’ve got|I have|I suffer from] the wobbles,” {he} [said|told the rows|called]. “This is [for|all for|only for] {little}.” ^ {He} put {little} on [the front plank|the edge of the stage|the plank in front], where {he} could see [two bright eyes|one small face|two shiny eyes] and no others. “{refrain}” {he} whispered, and [began|played|struck up].',
      '“[Me again|It’s me again|Here I am again],” said {hero}, out there [in the light|by the lamps|on the cross]. “[I’ve still got|I still have|You’ll hear] the wobbles, so I’ve brought a friend [to hold on to|to look at|with me].” {He} [put|set|stood] {little} down [right in front of {him}|on the boards, close by|between the lamps]. ^ The [hundred faces|faces|rows of faces] were [still there|all there|waiting]. But now they were only [the edge|the rim|the frame] of something. [In the middle|In the centre] were [two bright eyes|two shining eyes|two eyes like beads]. “{refrain}” {he} told them, and played.',
    ],
    [
      'Nobody had [expected {him} back|thought to see {him} again|counted on it], [least of all {hero}|and {hero} last of all]. {He} [walked out|came out|strode out] with {little} [on {his} shoulder|in {his} hand|under one arm]. “I’m {hero},” [{he} said|{he} told them|{he} announced], “and I’ve got [the wobbles|wobbles|the wobbles, badly]. You can [probably hear them|hear them from there|feel them in your seats].” [There was a laugh|Somebody laughed|They laughed], [a warm one|and it was a warm one|quite kindly]. ^ {He} [sat|set|put] {little} down on the [front plank|nearest plank|first plank]. {He} did not [look at the rows|look past it|look at the hundred]. {He} looked at two bright eyes, the size of [pinheads|peppercorns]. {His} knees were [still knocking|going like clappers|at it again], and {he} [found that|noticed that|discovered that] if {he} let them, they kept time. “{refrain}” {he} [told them|said to them|whispered to them], and came in on [the fourth knock|the third knock|the next knock but one].',
      '“I should like to [try that again|have another go|begin again],” said {hero}, [from the edge of the light|at the edge of the light|half in the light]. {He} had not [known that you could|heard of anyone’s doing so|been sure it was allowed]. Nobody [stopped {him}|objected|said no]. “[I’m sorry about|Do excuse|You must forgive] [my knees|both my knees|these knees]. They’ll be in it as well, [I’m afraid|as far as I know|I expect].” ^ {He} set {little} on the front plank, [among the lamps|where the light was best|between two lamps], and sat down opposite, [as friends sit|as people sit|as two sit] in a [kitchen|garden]. There was nobody else [to look at|there, for the moment|in it]. “{refrain}” {he} said [under {his} breath|half aloud|quite softly]. One knee [knocked|began|gave a knock], [and then the other|then the other one|and so did its neighbour]. It was [as good a way to begin|as fair a start|as good a drum] as any.',
    ],
  ),
  deedHolds: beat(
    show('dance', 'brave', 'joyful', { little: true, props: LANTERNS }),
    [
      'Oops, [one note|a squeak|wrong note|bad note]! [Go on|On, on|On we go|Never mind]. [La-di-da|Tum-ti-tum|Tra-la-la|Dum-di-dum]!',
      '{Little} [sings too|hums along|joins in|sings]. [Sing|Hum|Dance|Clap], everybody! {refrain}',
    ],
    [
      'One note came out [wrong|sideways]. [Oops|Whoops|Ouch|Oh dear]! {hero} looked at {little}, and [went on|played on|laughed]. ^ Then {little} [sang|hummed along|began to sing]. Then {c} [joined in|danced|hummed, too]. Then everybody [sang|danced|was singing]!',
      '[Oops|Oh|Uh-oh|Whoops], a wrong note! Nobody [fell over|ran away|fainted|fell off a box]. The next note [was right|was better|behaved]. ^ Then {little} [began to sing|sang out|hopped and sang]. Then the front row [did|hummed|began], too. “{refrain}”',
    ],
    [
      'The ninth note was [wrong|quite wrong|a squeak]. Everybody [heard it|jumped|noticed]. {hero} looked at {little}, who [nodded|winked|grinned]. So {he} played the tenth, and the tenth was [right|better|a beauty]. ^ By the second verse {little} was [singing|singing along|dancing]. By [the third|the fourth|the last] a foot [was tapping|tapped|began to tap] in the front row, and then [a hundred|two hundred]. “{refrain}” they [roared|sang|shouted].',
      'It started [small|softly|like a drip]. It even started [wrong|crooked|sideways], for the third note came out like a [goose|gate]. {hero} [did not look at the hundred|never looked up|did not stop]. {He} [looked at|nodded to|smiled at] {little}, and {little} sang [right over it|straight on|louder]. ^ Then [a baby laughed|somebody giggled|a boot squeaked], and [an old foot|one foot|a big foot] began to tap. [By the end|In the end|At last] there wasn’t [a quiet foot|a still knee|one dry eye] in the place. “{refrain}” [sang|shouted|called] everybody.',
    ],
    [
      'In the [ninth|sixth|tenth] bar {he} played a wrong note. It was [quite a big one|not a small one|a ripe one]. It [hung there|stayed|went round] under the lamps, and {hero} waited for [the sky to fall|the end of the world|somebody to faint]. ^ “[Lovely|Nice|Good one],” said {little}, [and sang on|and went on|and hummed on]. So {he} played [the next one|another one|what came next]. It is a thing [nobody tells you|they never tell you|you are seldom told] about wrong notes: there is always a next one. [In the second verse|Somewhere a verse later|In the next verse] a foot [began to tap|was tapping|could be heard], and a [bench|box] joined in. [By the third|By the last|Soon] they were all at it, [aunts, babies and {c}|uncles, ushers and {c}|the aunts, a dog and {c}]. “{refrain}” sang somebody [at the very back|in the last row|from the back].',
    ],
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', { little: true, props: LANTERNS }),
    [
      '[Clap, clap, clap|Stamp, stamp, stamp|Clap and clap|Clap, stamp, clap]! [Hooray|Hurrah|Three cheers|Bravo] for {hero}!',
      '[Bow|Up|Wave|Hop], {hero}. [Bow|Up, too|Wave|Hop], {little}. [Oh, what a noise|What a noise|Oh, so loud|They clap and clap]!',
    ],
    [
      'They [clapped and clapped|clapped and stamped|clapped till it hurt]. It sounded like [rain on a roof|a hundred ducks]. {hero} [bowed|laughed|bowed low]. {Little} bowed, and [fell over|fell off|rolled over]. ^ “Again!” [everybody shouted|they all cried|called the whole place].',
      '“[Hooray|Bravo|Hip, hip, hooray]!” It was so loud that [the lamps shook|a hat fell off|the planks jumped]. {hero} [hugged|waved|kissed] {his} {thing}, and {little} hugged {hero’s} [ear|nose|thumb]. ^ Then they [played it again|did it all again|played one more].',
    ],
    [
      '[Then it was over|And then it was done|There was the last note], and [there was that quiet again|nobody spoke|it was quiet]. Then the quiet burst like a [paper bag|balloon]. [They clapped, they stamped|They stamped, they cheered|They whistled, they clapped], they [threw their cushions|waved their rugs|stood on their seats]. ^ {Little} bowed so low as to [roll off the plank|tip over|bump its nose]. “Weren’t you [frightened|scared|terrified]?” somebody [called|shouted|asked]. “[Yes|Very|Of course],” said {hero}, [hugging|patting|holding up] the {thing}. “But it’s got [quite a good beat|a very good beat|rhythm].”',
      'Nobody [moved|breathed|said a thing]. Then [everybody did|they all did|they did, all at once]. [They clapped until|They stamped until|They cheered until] the lamps swung, and [a hat flew up|one hat flew off|a cap sailed up] and stayed in {spot}. ^ “[Once more|Again|More]!” they shouted. So {hero} [lifted|took up|raised] {his} {thing}, and {little} took a breath [as big as an apple|as big as a hat|for two]. “[Is it still there|Have you still got it|Is it still in]?” whispered {little}. “The wobble? [Oh yes|It’s here|Certainly],” said {hero}. “It wants to [play it again, too|have another go, too|come back on].”',
    ],
    [
      '[The last note|The final note|That note] [went up past the lamps|flew up over the rows|left the lamps behind] and did not come down. It was [very quiet|extremely still|as quiet as a cupboard]. {hero} [had time to think|just had time to think|thought], “So that was that.” [Then the noise came|Then it broke|And the noise came], like a [cartload of potatoes|lorryload of pebbles] [being emptied|tipped out|let go] on a tin roof. ^ They made {him} do it [twice more|three times more|once again]. {Little} [bowed|bowed and bowed] [until the planks were dusted|right down to the planks|till it got dizzy]. “But how did you get rid of your wobbles?” [a boy|a girl|an old man] [asked afterwards|wanted to know|asked at the steps]. “I didn’t,” said {hero}, [wiping|dusting|polishing] the {thing} [with {his} sleeve|with a cuff|till it shone]. “They’re [the rhythm section|part of the band|my drummers].”',
    ],
  ),
  home: beat(
    show('hold', 'sleepy', 'cosy', { at: 'home' }),
    [
      'Home. One [soft song|small song|last tune|low tune] [for the coats|for nine coats|for all the coats].',
      '[Good night|Sleep well|Night, night|Hush now], {thing}. Shh, shh, [no more wobble|the wobbles sleep|sleep, knees|sleep, wobble].',
    ],
    [
      'At home {hero} played [once more|very softly|the tune again], for the coats in the hall. ^ When {he} had done, one sleeve [moved|swung|lifted]. It looked [very much like clapping|rather like clapping|just like a wave].',
      '{hero} hung the {thing} up [among the coats|on a hook|beside the coats]. “You were [a help|good to me|a lovely crowd],” {he} told them. ^ Then {he} took [one last bow|a very small bow|three bows], in {his} socks.',
    ],
    [
      '[Back in the hall|In the hall|At home] the coats [were waiting|hung and waited|had not gone to bed]. {hero} [gave them a bow|bowed to them|bowed, twice]. “You’ve been [a lovely audience|the best of audiences|very kind],” {he} said, “but I’ve met some people [with faces|with eyes, two each|with hands to clap].” ^ The wobble was [still there|still in|about], [behind {his} third button|somewhere behind a button|down in {his} socks]. It hadn’t [gone away|moved out|left]. It had only [learned|picked up|got to know] the tune.',
      '{hero} [hung up|hung|put away] the {thing} [among the coats|on the hook at the end|next to the coats]. “I played for [a hundred people|a hundred of them|the whole hundred],” {he} [told them|said|reported], “one at a time.” ^ Then, just as {he} [turned round|went up|bowed], something [slipped off|slid from|let go of] its hook and fell at {his} feet. It was a [glove|scarf]. People throw [flowers at|roses at|bouquets at] the great ones, and coats [throw what they have|throw what’s in their pockets|do what they can].',
    ],
    [
      'The coats hung [in the hall|along the wall|on their hooks] [just as {he} had left them|in their usual row|and asked nothing]. {hero} felt that {he} owed them something, and played them the tune [one last time|once more|all through], [softly, with the wrong note in|wrong note and all]. {He} had [come to like it|grown fond of it|got used to it]. ^ Afterwards {he} opened the window [a hand’s breadth|by a crack|a little way], in case there was anybody underneath who [cared for music|liked a tune|sang]. [The wobbles|{His} wobbles|All the wobbles] had [gone to bed|turned in|lain down] behind {his} third button. They would [be up again|be back|want feeding] in the morning, [no doubt|naturally|bright and early]. {He} had [a verse|a tune] for them.',
    ],
  ),
};
