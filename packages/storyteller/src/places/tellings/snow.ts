import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the snow's three pages. */
export const snowTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      '[Pat, pat, pat|Poke, poke, poke|Scoop, scoop, scoop]! [Soft, cold|Cold, cold|Fluffy, puffy|Deep, white] {noun}, [ooh|brrr|aah|mmm]!',
      'Who [ate|hid|took|washed] the [colours|path|grass|puddles]? White [hill|wall|roof|hat], white [tree|gate|bush|nose]!',
      '[Puff|Hoo], [white|big] breath. [Lick|Taste], {hero}, [cold|wet] [flake|drop]. [Again|More], [hello|mmm], {noun}!',
      '[Fall|Flop] down, {hero}. [Flump|Soft], [arms|wings] up and down. [Look|Oh], a [bird|butterfly]!',
      'One boot, two boots. Whose [holes|dots] are [these|those]? {hero’s} and {c’s}, [crunch|scrunch]!',
      '[Roll|Push], [roll|push] a [big|fat] ball! Where is its [nose|hat]? [Hello|Good day], [snowman|snow dog]!',
      'Who [rolled|shook] out the {noun}? {hero} [treads|stands] on it, and it says [crump|scrump|eek].',
      '{hero} has a white [hat|nose|beard]. So has the [gate|post|bush]. “[Snap|Twins|Hello],” says {hero}.',
    ],
    crossing: [
      '[Creak|Crick|Crrrk|Groan], says the ice. [Tippy toes|Soft boots|Small steps|Hush, feet], {hero}!',
      'A [big white bump|great big drift|high snow hill|wall of snow]! [Push, push|Dig, dig|Climb, climb|Scoop, scoop], [puff|phew|through|over]!',
      '[Crack|Crick], says the ice. [Shh|Wait], {hero}, [slide|slip] a toe. [One more|And one|Then two], [land|phew]!',
      '[Steep|Icy] [hill|slope], [kick|dig] a step, [kick|dig] a step. [Up|On], {hero}, [up|on], [puff|hooray]!',
      '[Long|Sharp] icicles, [ting|tink]! [Bend|Duck], {hero}, [tip|soft], [tip|soft], [under|below], [ting|tink]!',
      '[Blowy|Deep] snow, [hold|take] my [hand|scarf]. [Heads|Noses] down, [tip|step], [tip|step], [out|through].',
      'A [hare|fox] has left [dots|prints]. {hero} tiptoes in [every one|them], [over|round] the [drift|ice].',
      'The [pond|puddle] is a [mirror|window]. {hero} tiptoes across, and so does the [{hero}|one] below.',
    ],
    wayHome: [
      '[Stamp, stamp, stamp|Thump, thump, thump|Kick, kick, kick]! [Snow off|Boots off|White boots|Shake, shake], [nearly home|warm feet next|that’s our step|in, {hero}]!',
      '[Red nose|Cold ears|Wet hat], [pink cheeks|red chin|cold chin], [wiggly toes|soggy socks|clacky mitts], [home|in we puff|trot, trot|hot soup]!',
      '[Follow|Find] the [holes|prints], {hero}. [Step|Hop] in, [step|hop] in, all the way home.',
      '[Mittens|Boots] off, [hats|scarves] off. [Drip|Plip], [drip|plop], [rub|warm] your [toes|nose], {hero}!',
      '[Pull|Tug] the sledge. [Ride|Sit], {c}, [ride|sit]! [Swish|Whoosh], [round|down] the [bend|hill], home.',
      '[Bye|Sleep well], [snowman|robin], [bye|sleep well], [hare|ice]. [Soup|Bath] for {hero}! [Soup|Bath] for {c}!',
      '{hero’s} [tracks|steps] are still [there|here]. {hero} treads in them [heel|toe] first, [all the way|back home].',
      'A [snowball|snowman] comes home with {hero}. By the [gate|step] it is [small|a pea|a drip].',
    ],
  },
  '4-5': {
    arrive: [
      'Somebody had [iced it all|sugared everything|creamed it over], like a [cake|bun|pie]! ^ {hero} tried a [little bit|pinch|crumb] from {his} [finger|mitten|thumb]. “It’s [good|crunchy|cold|plain],” {he} said. “It needs [jam|sprinkles|cherries].”',
      '“[Where did it go|Who has it|Where is it hiding]?” [asked|wondered|said] {hero}. The [path was under there|path was down below|gate was in there|bench was under it]. So were the [stones|steps|flowerpots], and so was the [grass|fence|stump]. ^ They all looked like [pillows|cushions|buns|sheep].',
      '{hero} [sat down|flopped down|had a rest]. The snow [sat down|sank down|went down] with {him}, [flump|fump|whumf|plop]! ^ When {he} got up again, there was a [white chair|white sofa|cold throne], [just the right size|with two arms|exactly {hero}-sized|deep and round].',
      '{hero} [called|shouted] hello, and [a bit of|some] snow fell off a [branch|roof|ledge]. {He} [called|shouted|sang] it [again|once more|louder]. [Flump|Fump]! ^ “It’s [waving|answering|clapping],” said {c}, [quite|all] white.',
      'There were [tracks|prints] already, as small as [buttons|beans]. {hero} [put|set] {his} [boots|toes] down [next to|behind] them. ^ “[We’re|I’m] not first,” {he} [said|whispered]. “[Somebody|A mouse] [got up|came by] [early|before us].”',
      '{hero} walked {into} and looked round. Behind {him} stood [one|a] row of [boots|holes]. In front was [nothing|not a dot]. ^ “I’m the [end|tip] of a [pencil|pen],” {he} told {c}.',
    ],
    crossing: [
      'The ice was as clear as a [window|bottle|glass of water]. [Creak|Crick|Tock|Krrr], it said. ^ [{hero} went over it|{hero} walked across|{hero} crossed it] [on tiptoe|on {his} toes|with toes like feathers]. “[It’s only me|It’s just us|I’m quite small|It’s mostly coat],” {he} whispered. “[Only little me|Only small boots|We won’t stay|Just for a minute].”',
      'The [slope|hill|bank] was [slippery|icy|shiny|steep]. [Up went {hero}, and down went {hero}|{hero} went up, and came down|Three steps up, and down sat {hero}|Up climbed {hero}, and back slid {hero}], [whoosh|whee|zip|bump]! ^ Then {he} [kicked|dug|scraped] a hole for {his} toes, [and another|and one more|left and right]. That made a [ladder|stair|staircase|row of steps]!',
      'Icicles hung right across the way, [long ones and short ones|thick ones and thin ones|a whole fence of them], [ting|tink|pling|clink]! ^ {hero} [bent {his} knees|bent {his} back|made {himself} small] and tiptoed under. Not one of them [fell|broke|moved|minded].',
      'The drift was as [high|big] as a [bus|shed|cow]. {hero} dug a [hole|tunnel] with {his} [hat|mittens]. ^ {He} went [in|through] on tiptoe, [nose|hat] first. Out came {his} [hat|nose], and [then|next] a [face|chin|smile].',
      'A snow [bridge|arch] went over the [ditch|stream], and it was [thin|white] as [sugar|icing]. ^ “I am a [feather|flake|crumb],” {hero} told it. [On tiptoe {he} went|{He} tiptoed over|{He} went by toes]. It [believed|held] {him}.',
      'The fence was [buried|gone], and only its [tips|knobs] stuck out, like [buns|corks]. ^ {hero} tiptoed [along|over] them with both [arms|mittens] out. The [last|fifth] one had a [robin|sparrow] on, so {he} said “[Hop|Budge] up.”',
    ],
    wayHome: [
      '{hero} couldn’t [feel|find|wiggle] {his} nose. “[Is it still there|Have I lost it|Has it gone|Do I still have it]?” {he} [asked|wondered|said]. {C} took a [good look|long look|step back]. It was there, and it was [red|cherry red|pink|shiny]. ^',
      '[Squeak|Creak|Skrik|Scronk], said {hero’s} boots. [Squeak, squeak, squeak|Creak, squeak, creak|Scrunch, scrunch], all the way home. ^ “[Yes, yes|All right|I know|Thank you, boots],” {he} told them. “We all [had a lovely time|liked it|want our tea|did very well].”',
      '[Nothing made a noise|Nothing said a word|All was still|All was white and hushed] except their tummies. {hero’s} [said soup|said toast|said pie|wanted soup]. {C’s} [said|asked for|wanted] [soup, too|the same|two helpings|more]. So they walked a bit [faster|quicker|straighter|closer to home]. ^',
      'The sledge went home [slowly|backwards|by itself], with {c} on. {hero} only [pulled|held] the [string|rope] a [bit|little]. ^ “Are we [there|home]?” asked {c}. “[Look|Sniff],” said {hero}. “[Soup|Toast|Our step]!”',
      '{hero} [took|carried] a [small|round] snowman home in {his} [hat|hood|arms]. At the gate [half|most] was left. ^ At the door there was a [carrot|button|puddle]. “He’s gone [in|ahead|to bed],” said {c}.',
      '{hero} pulled {c} on the [sledge|tray], and then {c} pulled {hero}. At the [corner|gate] they both [sat|lay] on it. ^ It did not [move|go]. “We’re [there|home], then,” said {hero}.',
    ],
  },
  '6-8': {
    arrive: [
      'There had been a whole country here, with paths and [puddles|walls|ditches] and a [signpost|bench|stile|letter box]. Somebody had gone over it with a very large [rubber|brush|eraser|sponge]. ^ Just the [tops|tips|hats] of things were [left|showing|sticking out]. {hero} knocked on the top of a [post|hedge|fence], in case there was anyone [at the bottom of|home in|asleep under] it.',
      'It was so quiet {within} that {hero} thought {his} ears must have [dropped off|fallen off|stopped|gone to sleep]. {He} [felt for them|patted them|took off {his} hat|checked]. They were there, but nobody had given them anything [to do|to chew on|to carry|to play with]. ^ Then {c} sat down, [whump|flumf|bump], and said “[Oh|Oops|Ooh|Hup]!” The quiet [closed over|swallowed|covered] that as well, and not a [dent|ripple|crumb|echo] was left.',
      '“You can eat it,” [said|announced] {hero}, [and {he} did|and proved it|with {his} mouth full]. It tasted of [nothing|water|sky], [but colder|with no crust|only more so]. They tried some off a [ledge|wall|roof], which was [drier|lighter|older], and some off a post, which had a touch of post. ^ There was [plenty more|lots more|no end of|a mile of] snow to come. [One had to|Somebody must|You have to] begin [somewhere|here|with something].',
    ],
    crossing: [
      'The ice by {spot} made a noise like a [door|chair|lid] in an [old house|empty house|attic]. {hero} [stood quite still|stopped|stood like a post|lifted both hands]. “We’re not [coming in|staying|buying anything|selling],” {he} told it. “We’re only [going past|passing|crossing|on our way].” ^ {He} [slid|crept|shuffled] along on {his} toes, no louder than a [pencil|moth|brush]. The ice [creaked|groaned|muttered] [once more|again|a last time], like somebody [turning over in bed|pulling up a quilt|looking for a pillow].',
      'The path ran between two drifts, each of them twice as tall as {hero}, and both were [leaning|thinking|listening]. “[Don’t make me laugh|Don’t be funny|Not a joke now],” {he} [whispered|breathed]. ^ [That was|It was|This proved] a [mistake|pity|bad idea]. {He} had to tiptoe as far as {spot} with both mittens in {his} mouth, thinking of [wardrobes|potatoes|arithmetic]. {He} laughed [when they were out|once they were out|on the far side], and one drift [sat down|collapsed|gave way|applauded].',
      'A wall of snow stood across the path by {spot}, and it had no [gap|gate|handle|end]. {hero} [knocked|rapped|coughed] [politely|twice|on it]. Some of it [fell on|slid on to|landed on] {his} [head|hat|boots]. ^ “Then I’ll [put in|make|bring] a door,” [said|decided|announced] {hero}. It came out rather [low|small|crooked|round]. You had to go through it [on tiptoe with bent knees|on tiptoe, bent double], but [it was a door|it opened|it worked].',
    ],
    wayHome: [
      '{hero’s} mittens had turned into two [lumps of ice|snowballs|small loaves] with a [thumb|handle|tail] each. ^ When the lumps met, they [clacked|knocked|clonked|rang]. [So {he} clapped|{He} clapped|So {he} clapped harder|It was too good to stop]. “Who’s that for?” [asked|wondered|said] {c}. “[Us|You|The hill|The boots],” said {hero}. {He} clapped them both past {spot}, and [up the path|round the corner|down the lane], and [in at the gate|in at the door|over the step].',
      'One of them went in front and [made the path|made the holes|kicked the way]. The other [came behind|came second|followed] and told a [story|tale|joke]. {C} told one about a very small [spoon|king|button|pea]. It had no [ending|end|middle]. ^ [{hero} told the one|Then {hero} told one|{hero’s} was the one] about the hot bath. It was [short|simple|old], but it had steam in it, and they both [walked quicker|hurried|smiled|felt warmer].',
      'It is [hard|odd|not easy] to say goodbye when you can’t see to whom. Everything was [white|round|smooth], and all of it seemed to be [listening|waiting|watching|holding still]. {hero} [made a bow|bowed|made a low bow] to each side and [one to the front|one behind|one at the sky]. ^ Near {spot} a [heap|lump|cap] of snow slid down with a soft [flop|thump|sigh]. “[That was a bow|It bowed back|And the same to you|How polite],” said {c}.',
    ],
  },
  '9-12': {
    arrive: [
      '{hero} [noticed|heard|felt] the quiet as one notices [a clock|a fridge|a fan] when it stops. All the [small change|crumbs|loose ends] of noise was gone, the distant [cars|dogs|trains], the gates, the [gutters|hinges|heels]. What was left was breathing, in and out, like somebody [sawing|planing|brushing] a very soft sort of [wood|felt|cheese]. ^ {He} held {his} breath to [hear|find out|learn] what there was [without it|besides|underneath]. [There was something|Something was|There was, too|It took a while]. It was [less like a sound|less like a noise] than like a great [patience|attention|politeness]. {Place} lay there and waited to see who would be the first to [cough|sneeze|sniff|speak]. [It was|It could only be|That was] {c}.',
      'People say “white” and think that they have said [something|a lot|it all|a colour]. {hero} [had often said it|had said it|used to say it|had written it] [too|as well|a hundred times]. Now {he} stood in front of [so much of it|acres of it|all this], and couldn’t find it [anywhere|at all|for the life of {him}]. The [hollows|dips|folds] were [blue|lilac|grey]. The rise beyond {spot} was very slightly [pink|gold|green], as if it had been caught in [a fib|the jam|a lie]. ^ “There’s only the one [tube|pot|pencil] of it in the paintbox,” {he} told {c}, “and it’s [wrong|no use|a lie|not right].” {He} [went on looking|looked on|kept looking|stood and stared]. It was like hearing somebody who never says [a word|anything|good day] suddenly begin to [sing|whistle|hum|laugh].',
      'Everything had been put under [covers|dust sheets|wraps], as in a house where the people are away [for the summer|for years|in Brazil]. [One could only guess|One had to guess|It was all guesswork|Nothing was labelled]. That long thing might have been a [wall|hedge|fence] or a [sofa|bath|boat]. This lump might have been [anything|anyone|a cow], and seemed to be [enjoying it|glad|proud of that]. {hero} walked about [softly|slowly|with respect], hands behind {his} back, as if {he} had come to [view|buy|value] it. ^ Then {he} lifted one [corner|edge|hem|fold]. Under it was a blade of [grass|clover|thyme], perfectly green and a little [flat|bent|surprised], [sitting it out|biding its time|saying nothing]. {He} put back the cover and [tucked it in|patted it|smoothed it down|begged its pardon].',
    ],
    crossing: [
      'The ice beyond {spot} was [black|dark|green], and so clear that you saw the bubbles in it, [stopped|caught|frozen] on their way up. {hero} [stepped on it|put a boot on it|went out|tried it]. From one shore to the other ran a long low [note|hum|chord], as though somebody had drawn a [bow|finger|thumb] across the lot. ^ “It’s as thick as a [doorstep|dictionary|cake|plank],” said {c}. {hero} [knew that|had measured|was aware of that|believed it]. It was {his} [knees|ankles|feet] that would have liked to see it [in writing|proved|in print]. [{He} went on tiptoe|So {he} tiptoed|On tiptoe, {he} set off|{He} rose on {his} toes and went]. It makes nobody lighter, but it does make them more [polite|agreeable|modest]. The ice [hummed|sang|sighed], and let it pass for [dancing|good manners|a waltz].',
      'Every slope has its own [ideas|views|opinions|taste] about how it should be climbed, and this one was [against it|a snob|unwilling]. {hero} [took a run|ran] at it from {spot}, and came back [sitting|seated|backwards]. {He} took a [longer|faster|louder] run, and came back [lying down|flat|on {his} back] and facing the other way. ^ [Running|Rushing|Charging], {he} [reflected|saw|concluded], had been {his} idea and not the slope’s. So {he} asked, with one toe: a [kick|knock|tap], a small firm hole, a [pause|wait|breath]. {He} [climbed|went up|mounted] on tiptoe, as one goes upstairs in a [sleeping house|house with a baby|library]. The slope had nothing against [being asked|that|good manners|small questions].',
      'Past {spot} one [white|blank|grey] lay upon another with no [line|seam|edge|crease] between them. A hump looked like a hollow, and a hollow [looked like nothing|looked like a page|looked like neither|hid altogether]. {hero} [kept meeting|met|was always meeting] the [ground|snow|floor] too soon, or too late. It was like a [staircase|ladder|flight of stairs] with one step too many, [over and over|again and again|all the way]. ^ “I’ll throw,” {he} told {c}, “and [you look|you watch|you say where|you fetch].” {He} [threw|tossed|lobbed|bowled] a snowball. [Where|Wherever] it stuck was [up|uphill|a rise], and where it rolled was down. Feeling ahead with {his} toes, {he} went from ball to ball, and [drew in|filled in|sketched] the line {himself}.',
    ],
    wayHome: [
      'There comes a point [on the way home|of the journey|in any cold walk] when you can no longer [tell your toes apart|feel your toes|count on your toes]. ^ Counting by wiggles, {hero} [got as far as eight|arrived at eight|could only find eight|made it eight]. “Two have [gone on ahead|left early|run home],” [said|suggested|thought] {c}. “I [expect|suppose|dare say] they’re putting the [kettle|soup|bath] on.” It was a [cheering|pleasant|warm|helpful] idea. {hero} followed them past {spot}, thinking about [steam|towels|stew|hot pipes]. It was [odd|strange|shameful], {he} thought, that at home people were warm all over [for days on end|for weeks|from end to end], and never once [mentioned it|said so|noticed]. {He} [made up {his} mind|resolved|promised] to [mention it|put that right|say so often].',
      'They had not been [tidy|careful|light|neat] guests. From the [last rise|gate|bend] {hero} looked back over all of it: the [trench|track|furrow], the [heap|hole|lump], the place where {he} had fallen down, with arms. It had been [so smooth before|perfect before|so even earlier|so tidy earlier]. ^ On the other hand, it had been so smooth that you could not have said whether anything had ever [happened|been|stirred] there. [Now you could|Now one knew|Now it was on record|Now it was all written down]. “It’ll [mend|heal|come right],” [said|thought|sighed] {c}. [No doubt it would|It surely would|{hero} supposed so|So it would]. It would fill up, [corner by corner|hole by hole|by inches], and never say another word about it, which was really very [handsome|decent|generous|forgiving].',
      '{hero} was taking home a snowball, the [roundest|finest|smoothest] of {his} life, and it was no use [telling|warning|reasoning with] {him}. {He} [bore|carried|conducted] it past {spot} the way one carries [an egg|a lamp|a sleeping mouse]. [It got|It grew|It became] [smaller|lighter|thinner]. It got [clearer|harder|glassier] as well, and smoother, like a thought that somebody is [working on|polishing|finishing]. ^ [At the gate|By the fence|In the lane] it was a [walnut|plum stone|marble]. On the [step|mat|doorstep] it was just a [cold wet palm|wet mitten|drop or two]. {hero} had expected to [mind more than {he} did|be sadder than {he} was|grieve longer than that]. It had [kept {him} company|been with {him}] every inch of the way, and one can’t say that of everything that [lasts|stays|keeps].',
    ],
  },
};
