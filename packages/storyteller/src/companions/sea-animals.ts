import type { Companion } from './companion.ts';

export const dolphin: Companion = {
  creature: 'dolphin',
  name: 'Limerick',
  kind: 'dolphin',
  character: 'laughs at everything, and is only ever half asleep',
  noises: [
    '[Click, whistle, splash|Click, click, eee|Tick, click, grin]!',
    '[Splish, leap, splash|Leap, flip, splosh|Splish, splash, flip]!',
    '[Eee-eee-eee|Eee-eee, hee|Ee-ee-eee]!',
    '[Whistle, whee|Whee, whistle, whoo|Tweet, whistle]!',
  ],
  meet: [
    [
      '[Leap|Hop|Flip], [a wave|splash|splish]! [A {kind}|A fin|A grin], [welcome|hello|hooray], {c}!',
      '[Click, click|Click, clack|Splish, splash], eee-eee! {C} [says hello|is here|pops up]!',
    ],
    [
      'A wave [came down the lane|rolled up to the gate|came round the corner], [all by itself|as tall as a boot|one wave, alone]. [Out jumped|Out leapt|Up popped] a {kind}. “[I’m {c}|{C}’s my name|It’s {c}], and [this is my wave|this wave’s mine|here’s my wave]!” ^ {hero} [shook a wet fin|patted the wave|got wet to the knees].',
      '“[Click, click|Click, clack|Click, hum], you’ve had egg,” said a {kind} [in a very small wave|in a puddle of sea|in a splash of sea]. “[I’m {c}|{C}’s the name|Call me {c}].” ^ “[How can you tell|How did you know|Who told you]?” asked {hero}. “[It’s on your chin|It’s on your nose|I see the yolk]!”',
    ],
    [
      'A wave [came round the corner|came down the lane|rolled up the hill], looked both ways and [crossed the road|came over|stopped at the gate]. On top [sat|rode|lay] a {kind}, [laughing|bowing|waving one fin]. “[I’m {c}|{C}’s the name|They call me {c}]! [Don’t mind the wave|Never mind the wave|The wave won’t bite]. [It follows me everywhere|It won’t go home|It’s been behind me for miles]. I only [fed it once|said hello to it|gave it a biscuit].” ^ {hero} patted the wave, [which rolled over|which purred|which splashed {his} chin]. “[It likes you|It’s taken to you|That’s its happy foam],” said {c}. “[It’s never wrong|It’s a good judge|It doesn’t do that for everyone].”',
      'Click, click, click, went somebody [behind the hedge|behind the wall|beyond the gate]. “You’ve [a conker|a marble|a button] in your left pocket,” said a {kind}, [floating up|sailing up|bobbing along] on a bit of sea. “[I’m {c}|{C}’s my name|My name’s {c}]. [I see with my ears|I look with my ears|I hear what things are].” ^ {hero} [looked, and it was so|felt in the pocket, amazed|turned the pocket out]. “[What am I thinking|Can you hear what I think]?” {he} asked. “[Ears can’t do that|That’s not for ears|Thoughts don’t echo],” said {c}. “[Is it cake|Is it pudding|Is it lunch]?”',
    ],
    [
      'The puddle in the lane [had not been there before|was new since yesterday|had arrived on its own], and [it had a tide|it had waves|there was a shell in it]. {hero} [bent over it|leaned over it|put a finger in]. Out shot a {kind}, [turned a somersault|turned a cartwheel|did a double flip] that [nobody had asked for|no one was ready for|went on rather long], and landed in it again. “[{C}|I’m {c}|{C}, of the deep end],” said the {kind}. “It’s [deeper from the inside|bigger underneath|not the size it looks]! It comes with me, [like a coat|like a dog|on wheels, as it were].” ^ {hero} [said {his} own name|gave {his} name|said who {he} was]. “[No, your whistle|Yes, but your whistle|That’s the word; now the whistle],” said {c}. “[At home|In the family|With us] everyone has a whistle of their own, [to be found by|to be called by|from the first day].” {C} [tried a few|whistled several] on {him}, as one tries on [hats|gloves|shoes]. [The fourth one fitted|The fifth was {own}|It was the sixth].',
    ],
  ],
  comic: [
    [
      '{C} [does a flip|turns over|jumps high]. [Splash|Splosh|Whoosh], [wet socks|wet hair|wet {hero}]!',
      '[Eee-eee|Hee-hee|Ee-hee], {c} laughs! {hero} laughs. [Why|What for|Who knows], [eee|hee|ha]?',
      '{C} [naps with one eye|sleeps on one side|snores by half]. [Wink|Peep|Blink], [splash|splish|plop], [hello|hooray|good day]!',
    ],
    [
      'One of {c’s} eyes [was shut|had gone to bed|was closed]. “[Asleep|Are you napping|Are you asleep]?” asked {hero}. “[Only my left half|Just one half|Half of me is],” said {c}. ^ The right half [told a joke|sang a song|counted fish]. The left half [snored|snored along|blew bubbles].',
      '“Knock, knock,” said {c}. “Who’s there?” asked {hero}. {C} [was laughing too much to say|could only giggle|had to hold both sides]. ^ {C} [laughed all the way round|rolled with laughing round|giggled right round] {spot} [and back|twice|again].',
    ],
    [
      'One of {c’s} eyes [had closed|had drooped], and the {kind} was going round {spot} [in circles|like a slow top|backwards]. “Are you [asleep|dreaming|in there]?” asked {hero}. “[Half|Half and half|On one side],” said {c}. “[My sides take turns|We do shifts|I’m never all off]. One dreams, the other [steers|swims|counts fish].” ^ “[Which is it now|Whose turn is it|And at the moment]?” asked {hero}. The open eye [grew round|blinked|looked left, and right]. “That,” said {c}, “[is a VERY good question|is what I’d like to KNOW|nobody has ASKED me].”',
      '“[Shut your eyes|Close both eyes|Don’t look],” said {c}. “Click, and [listen for what comes back|hear what comes back|wait for the echo].” {hero} clicked {his} tongue and set off, [nose first|arms wide|at a trot]. [Something came back|There was an answer|Something answered]. It was {spot}. ^ “You’re meant to stop,” said {c}, [when the {kind} could speak for laughing|from the ground, in tears|after three goes at it]. “That’s [what the listening is for|the second half of it|why one listens].”',
    ],
    [
      'To a {kind} there are two sorts of things: those that one can throw, and those that [nobody has tried yet|are still to be tried|have somebody sitting on them]. {C} had borrowed {hero’s} left sock. Up it went off the tail, [down it came on the nose|round it went in a ring|down again it came, with a spin], and up it went again, [and stayed|for good|and that was that]. It was [hanging|resting] at [the very top|the tip] of {spot}. ^ “[If I click, I can tell you how high it is|I can click and measure it for you|One click, and I’ll know how far up],” said {c}. “[Can you click it down|And can you get it down|Will clicking bring it back]?” asked {hero}. {C} thought that [so funny|so very good|such a fine joke] that in the end {hero} got the sock {himself}.',
      'A {kind} [never sleeps all at once|sleeps by halves|keeps one half for visitors]. {C} explained it, [in a low voice|yawning|politely], with the left eye shut: one half rests, while the other does [the breathing|the waving|the looking], the steering and [the conversation|the accounts|the chatting]. “So which of you [am I talking to|is this|have I got]?” asked {hero}. “[The sensible one|The serious one|The one with the brains],” said {c}. “The other’s [a clown|a comedian|hopeless]. You’d get [nothing but puns|riddles all day|knock-knock jokes].” ^ [On they went|They went on|They travelled], [very sensibly|gravely|talking of tides], as far as {spot}. There the left eye opened, and the right one closed. “[I SEA you|Long time no SEA|I’m SHORE it’s you],” said {c}. {hero} [wondered how long these turns lasted|asked when the other one got up|counted the miles].',
    ],
  ],
  happy: {
    young: ['{C} [leapt up|jumped], [splash|splosh]!', '“Eee-eee-eee!” [laughed|sang|went] {c}.'],
    old: [
      '{C} [leapt clean over nothing at all|jumped through a hoop that was not there|turned over in the air] and [took a bow|clapped both fins|waited for a score].',
      '{C} whistled {hero’s} name, [which had a twiddle in it|high, low and high again|as a march].',
      '{C} [began to laugh|was giggling] [before anybody had said anything|at a joke still on its way|in advance].',
    ],
  },
  worried: {
    young: ['{C} clicked and clicked, [click|eee]?', '“Eee,” said {c}, [very low|quietly].'],
    old: [
      '{C} clicked [into the distance|round every corner|three times], and did not care for [what came back|the echo|the answer].',
      'For once {c} was [awake on both sides|altogether awake|not laughing on either side].',
    ],
  },
  quiet: {
    young: [
      '{C} [hummed|whistled|sang] [a small, wet hum|one low note|{hero’s} whistle].',
      'A cool nose [bumped|touched|kissed] {hero’s} [knee|hand|cheek].',
    ],
    old: [
      '{C} swam round {him} [in slow circles|round and round|without a splash], as the family does at home [for whoever is tired|for the small ones|when someone is sad].',
      '“[I know your whistle now|I’ve learned your whistle|I’ve got your whistle by heart],” said {c}. “[I’d find you anywhere|I could find you in a crowd|Nobody’s lost who has one].”',
    ],
  },
};

export const octopus: Companion = {
  creature: 'octopus',
  name: 'Noodle',
  kind: 'octopus',
  character: 'three hearts, eight arms, and eight opinions',
  noises: [
    '[Wiggle, wiggle, wave|Wave, wiggle, wobble|Wiggle, waggle, wave]!',
    '[Pop, pop, suckers|Pip, pop, plop|Pop, plip, pop]!',
    '[Squelch, squish|Squish, slosh|Squidge, squelch]!',
    '[Blub, bloop|Bloop, blub, blub|Glub, bloop]!',
  ],
  meet: [
    [
      '[Arms, arms, arms|What a lot of arms|Eight wavy arms]! [Hello, hello, hello|Hug, hug, hug|Shake, shake, shake], [inky|wriggly] {c}!',
      '[Wiggle, wiggle|Wobble, wobble|Flip, flop], {c} the {kind} [waves and waves|claps and claps|waves eight times]!',
    ],
    [
      '[A wobbly drop of sea|A ball of sea|A big wet bubble] [came over the wall|rolled up to the gate|wobbled over the hedge], with a {kind} inside. [Out came eight arms|Eight arms waved|Eight arms came out]. “[I’m {c}|{C} is here|It’s {c}]!” ^ {hero} [had to shake all of them|shook them one by one|lost count at five].',
      'Knock, knock, knock, knock, knock, knock, knock, knock! {hero} [opened the gate|ran to look|came running]. “[Only me|Just me|Hello],” said {c} the {kind}. ^ {hero} [had expected eight of them|had thought it was eight of them|looked for the other seven].',
    ],
    [
      'The letter box [by the gate|in the gate] opened, and [an arm came out|an arm felt about|out came an arm]. Then came seven more, and after them the rest of the {kind}, [like toothpaste|like jam from a doughnut|like a sock from a drawer]. “[I’m {c}|{C}’s my name|They call me {c}]. [I don’t do doors|I never use doors|Doors are for bones].” [A bathful of sea|A bucket or two of sea|A good splash of sea] [squeezed out behind|followed, with a gulp|plopped out after]. ^ “Pleased to meet you,” said {hero}, and shook hands [for quite some time|until {his} arm ached|eight times over].',
      '“You can’t see me,” said [the garden wall|the gatepost|the hedge]. “I can see [your eyes|you blinking|two eyes],” said {hero}. A piece of the wall [blushed|turned pink|coughed], and was {a:kind}, sitting [in a small round sea|in a puddle of sea|in a ball of sea]. “[I’m {c}|{C}’s the name|My name’s {c}]. I’d been bricks since Tuesday.” ^ “Can you do [tartan|stripes|polka dots|roses]?” asked {hero}. [{C} could|{C} did|At once {c} could].',
    ],
    [
      'Six hands tapped {hero} on six places at once, and when {he} turned round [they were all pointing at one another|all six were pointing elsewhere|every one was pointing at the next]. “[Please excuse them|I do apologise|Don’t be cross with them],” said the {kind} they belonged to, who hung above the gate [in a neat ball of sea-water|in a bubble of sea|wrapped in a wave]. “They’ve [minds of their own|no manners|their own ideas]. [I’m {c}|{C} is the name|I’m called {c}]. I’m more of a [chairman|caretaker|referee].” ^ It was [explained to the arms|put to the arms] that {hero} was [a friend|to be trusted|quite harmless]. There was a show of hands, [seven to one|with one against|and one was not sure]. “That’s [the back left|the third left|number five],” said {c}. “[It’s shy|It’s young|It’s a worrier]. [It’ll come round|It wants a day or two|It likes to be asked twice].”',
    ],
  ],
  comic: [
    [
      '[Tickle, tickle|Tap, tap, tap|Poke, poke], [which arm was it|whose arm was that|this arm or that], {c}?',
      '[Gone|Where], [only a rock|a rock|just a rock]! [A red rock|A pink rock|A rock with eyes]. [Blink|Wink|Wobble], [found you|there you are|it’s {c}]!',
      'Eight arms, [eight cakes|eight buns|eight plums]. None for {hero}, [oops|sorry|share]!',
    ],
    [
      'One of {c’s} arms [went left|went up|waved]. One [went right|went down|hid]. [Two shook hands|Two thumb-wrestled|Two had a fight], and [four sat down|four went home|the rest danced]. ^ “[Wait, {hero}|One moment|Don’t rush us],” said {c}. “[We’re voting|We’re talking it over|They can’t agree].”',
      '{C} [hid|stood still|kept still], and [turned the very same colour as|went just as brown as|matched] {spot}. Nobody [could see {c} at all|knew where {c} was|saw so much as a sucker]. ^ “[One arm is waving at me|That bit’s waving|I can hear you giggling],” said {hero}.',
    ],
    [
      '“[Left or right|This way or that|Which way now]?” asked {hero}. {C} [put it to the arms|asked the arms|called a meeting]. Three were for left and three for right. One wanted to go home [for a jar|for a nap|for a sandwich], and the last was holding {hero’s} hand and [did not care|had no view|would not let go]. ^ “[It’s a draw|It’s a tie|That settles nothing],” said {c}. “We’ll have to do both, or neither, [with great energy|very fast|in turns].”',
      '“You’ve [only two shoes|just two shoes|two laces in all] to tie,” said {c}. “[How restful|How simple|Such peace]. [Let me|Allow me|May we].” [Eight arms|All the arms] [went to work at once|set to|bent to the task]. They tied left to right, [right to {hero’s} sleeve|a bow to {hero’s} belt|one end to {hero’s} pocket], and all of it to {spot}. ^ “[Don’t move|Don’t undo it|Say it’s nice],” whispered {c}. “[They’re so proud|They’re still learning|It took them all that].”',
    ],
    [
      'Somebody had left [a jar|an old jar|a jam jar] by {spot}. “I’ll just see whether I fit,” said {c}, who was [ten times as large|no smaller than a sofa|as wide as a bath]. In went an arm, and another; then everything else, [with a noise like the last of the bathwater|like jelly going down a drain|with a long wet gulp]. Two calm eyes [looked out|looked round|blinked at {hero}]. “[Roomy|Snug|Nice and quiet],” said {c}. ^ Getting out was harder, for each of the arms had its own idea of [where the door was|which way was up|how one left a jar]. {hero} carried the jar for [half a mile|a good long way|forty minutes], while those inside [held a meeting|took a vote|held a ballot]. “Carried,” said {c} [at last|with a sigh|after the last vote]. “In both senses.”',
      '“The secret of hiding,” said {c}, “[is to think like|is to become|is to feel for] whatever you’re next to.” The {kind} [leaned on|sat down by|put an arm round] {spot}, [thought, and was gone|shut both eyes, and was gone|thought hard, and vanished]. It was so good that {hero} [clapped|cheered|said “Bravo”]. [There was a blush, which spread|A pinkness showed, and spread|Something turned pink, and then pinker], since nobody can be praised and [stay invisible|stay grey|keep it dark]. ^ “Don’t say [anything nice|well done|a kind word],” begged {c}, and [tried again|had another go|took a breath]. {hero} [looked the other way|hummed|studied {his} nails]. “[Not a bad effort|Not quite hopeless|I’ve seen worse],” {he} said at last, “[for a beginner|for a first try|considering].” Out of nowhere came eight [furious|indignant|outraged] arms, [bright as a letter box|red as a bus|as red as radishes].',
    ],
  ],
  happy: {
    young: ['{C} [clapped|cheered]. Clap, clap, clap, clap!', '{C} [waved|shook] all eight arms.'],
    old: [
      'All of {c’s} arms [shook hands with one another|patted one another|did a round dance], [which took a while|one after the other|and began again].',
      '{C} [went spotted with joy, and then striped|turned pink for joy, and then gold], [for a change|to go with it|with a border].',
      '“[All three of my hearts like this|My three hearts are in step|There goes my third heart],” said {c}.',
    ],
  },
  worried: {
    young: ['{C} turned [as white as milk|pale].', '{C’s} arms [went into a knot|held tight|hid].'],
    old: [
      '{C’s} arms [held on to one another|tied themselves in a bow|all hid behind each other], and the last one [held on to {hero}|took {hero’s} sleeve|felt for {hero}].',
      '{C} turned the colour of whatever was nearest, [and hoped|and shut both eyes|twice over].',
    ],
  },
  quiet: {
    young: [
      '[Eight soft arms|Soft, soft arms|Arms all round]. [One big hug|One hug|A wet hug].',
      '{C} [held {hero’s} hand eight times|patted {hero} eight times|gave eight hugs].',
    ],
    old: [
      '{C} put an arm round {him}, and then another, [and so on to the end|until there were no more|and counted up to eight].',
      '“[I’ve three hearts|There are three hearts here|I’ve hearts to spare],” said {c}. “[Lean on whichever you like|Take your pick|The middle one’s warmest].”',
    ],
  },
};

export const crab: Companion = {
  creature: 'crab',
  name: 'Mitten',
  kind: 'crab',
  character: 'goes straight at everything, sideways',
  noises: [
    '[Snip, snap|Snippy, snap|Snap, snip]!',
    '[Scuttle, sideways|Scuttle, six legs|Scurry, claws up]!',
    '[Clickety-click|Clackety-click|Click-clack]!',
    '[Side, side, sideways|Left, left, sideways|Sideways, hop]!',
  ],
  meet: [
    [
      '[Snip, snap|Click, clack|Scuttle, bump], [sideways comes|sideways runs|in slides] {c} the {kind}!',
      '[Scuttle, scuttle, stop|Left, left, bump|Snip, snip, bow]. [Good day|How d’you do|Hello], [sideways|two-clawed] {c}!',
    ],
    [
      'A {kind} came by, [walking sideways|going sideways|all to the left]. [Bump|Crash|Bonk], that was [the gate|the gatepost|the wall]! “[I’m {c}|{C}’s my name|It’s {c}]. [I never see what’s coming|I can’t see ahead|I always miss that].” ^ “[I’ll look for you|I’ll look ahead|I’ll do the looking],” said {hero}.',
      '[Snip, snap|Clip, clip|Snip, snip], a {kind} had trimmed the hedge into [a teapot|a teapot and cups|a large teapot]! “[I’m {c}|{C}’s the name|Call me {c}]. [Do you like it|How’s that|Is it neat]?” ^ {hero} liked [the spout|the handle|the lid] best.',
    ],
    [
      '“I’m {c},” said a {kind}, [looking hard at the hedge|facing the gatepost|with both eyes on the wall]. “[It’s you I’m talking to|I do mean you|Yes, you there]. [I only point this way|My front’s over here|It’s how I’m mounted].” On top of that shell, [like a hat|like a bonnet|not quite straight], sat a tiny rock pool with [its own wave|one shrimp in it|a tide of its own]. ^ {hero} [held out {his} hand|offered a hand|came round to the front]. “[Better not|Not the hand|Think of your fingers],” said {c}. “I’m told I’ve [rather a grip|no half measures|quite a squeeze].”',
      '[Snip|Clip|Snap]! The loose thread on {hero’s} [sleeve|cuff|hem] was gone. [Snip|Clip|Snap]! So was [the label that scratched|the label at the back|a bobble on {his} sock]. “There,” said a {kind}, [folding two large claws|standing back to look|with a small bow]. “[I’m {c}|{C}’s the name|They call me {c}]. I like a thing to be [trim|neat|tidy].” ^ “[Thank you|How kind|That’s better]!” said {hero}. {C} [was not used to that|turned pink|blinked with both stalks]. People [mostly|usually|only ever] said “[Ow|Help|Stop that]”.',
    ],
    [
      'Somebody was [coming down the lane|coming along by the wall] [with a back to the left and a front to the right|looking one way and going the other|briskly, and at a right angle]. “[Don’t tell me|I know|Please don’t say it],” said the {kind}. “I’m [going the wrong way|facing the wrong way|back to front]. [They all say that|I’ve been told|Everyone mentions it]. But [I’ve got here, haven’t I|here I am, aren’t I|I did arrive, didn’t I]? [{C}|I’m {c}|{C}’s the name].” [A spoonful of tide went|A cupful of sea ran] in and out on that broad shell, [so that nothing should dry|with its own small shells|on the hour]. ^ {hero} said that, as far as {he} could tell, there was [only one lane|just the one way to go]. “Then [I’ll come along|we can’t go wrong|lead on, beside me],” said {c}. “[You’ll like it|It’s pleasant|You’ll see]. You can’t look where you’re going, but you do [face your friends|get to chat|see who’s with you].”',
    ],
  ],
  comic: [
    [
      '[Side, side, side|Left, left, left|Scuttle, scuttle], [bump|bonk|clonk]! [Sorry, rock|Pardon, rock|Ow, rock]!',
      '[Snip|Clip|Click], [snap|snip|clack], [bye-bye, shoelace|bye-bye, button|bye-bye, sock]! [Oops|Sorry|Stop], {c}!',
      '“[This way|Forward|Follow me]!” says {c}. [That way|Sideways|No, that way], [bump|bonk|crash], [giggle|hee-hee|ouch].',
    ],
    [
      '“[March|Quick march|One, two, off]!” said {c}. {hero} [marched that way|marched ahead|went straight on]. {C} [marched this way|marched sideways|went off left]. ^ “[You’re going wrong|You’re out of step|That’s not the way],” they both called, [from far apart|turning round|waving].',
      '{C} [gave {hero} a hug|hugged {hero}|put two claws round {hero}]. It was a [small and very careful|short and very gentle|slow and tiptoe] hug, [snip|clip|oh]! ^ [There went a button|Off came a button|A button hopped away]. “It was [a loving snip|a fond snip|only a kiss],” said {c}.',
    ],
    [
      'They played follow-my-leader round {spot}, and {c} [was the leader|went first|had the front]. {hero} [went sideways too|copied every step|scuttled after]. One thing was wrong with it: {he} could see everything [apart from where|but where] {he} was going. ^ “How do you know when [we’re there|to stop|we’ve arrived]?” {he} asked. “[There’s a bump|Something hits me|You’ll hear it],” said {c}.',
      '“Straight on,” said {c}, and [went off to the right|ran to the right|was gone, to the right]. {hero} [turned the {kind} round|took hold and turned that shell|swung {c} about], [to face the way|as one turns a key|by a quarter]. “[Much better|That’s it|Now I see],” said {c}, and went off to the left. ^ In the end {he} pointed {c} straight at {spot}, and steered. It was like [parking a piano|pushing a pram with three wheels|docking a bathtub].',
    ],
    [
      'Whoever wants to go unseen, said {c}, puts on [a little of everything|whatever is about|bits of the view]. [It was an old trick in the family|An uncle had worn half a boat|It had never failed yet]. By {spot} the {kind} had on two leaves, a shell, [some string|a feather|half a sock] and a bottle top. It was like trying to [overlook a hat shop|miss a carnival float|not notice a jumble sale]. ^ “[Can you see me|Where am I|Am I hidden]?” asked {c}. {hero} [thought it over|took {his} time|walked once round it]. It was a matter of being [both kind and truthful|truth and manners|finding the right words]. “I’ve never seen [anything like you|the like|so much at once],” {he} said. {C} was [so delighted|so pleased|so flattered] that [the bottle top fell off|both leaves dropped off|everything slid to the left].',
      '“You people go through life [nose first|like arrows|face first],” said {c}. “All you ever see is what [you’re about to bump into|is coming for you|is straight ahead].” {hero} [had to admit that|could not deny it|supposed so]. “Whereas I [look at the view|see the sights|take in the scenery].” And {c} set off past {spot}, [claws folded, admiring the view|humming, eyes to the left|nodding to the left and to the left], at a brisk sideways trot. ^ There was [a bump, a rattle|a clonk, a scrape|a bang, a clatter], and a long slow slither. {hero} [ran|came running|looked over the edge]. All that showed was [one claw|a single claw], held up as if [to finish the sentence|to order tea|to make a point]. “The view,” said {c}, [from below|out of the hole], “goes all the way down.”',
    ],
  ],
  happy: {
    young: ['Clickety-click! {C} danced.', '{C} [waved|clapped] both claws, [snip, snap|clack]!'],
    old: [
      '{C} clicked both claws [like a pair of castanets|in three-four time|over that shell].',
      '{C} danced [a hornpipe|a polka|the tango], all of it to the left.',
      '{C} [trimmed something|polished a pebble] that was perfectly neat already.',
    ],
  },
  worried: {
    young: ['{C} [shut both claws|clicked], [snap|clunk]!', '{C} [dug in|hid]. Only eyes!'],
    old: [
      '{C} [backed away|withdrew], which in that family means to the side.',
      'Two eyes on two stalks [looked at {hero}, and asked|turned to {hero}|went down like periscopes].',
    ],
  },
  quiet: {
    young: ['{C} held {hero’s} finger. So gently!', 'They [sat|rested], side by side by side.'],
    old: [
      '{C} took {hero’s} [little finger|thumb|sleeve], as lightly as one [holds an egg|lifts a feather|holds a bubble].',
      '“[Sideways gets there as well|One can get there sideways|There’s a way round the side],” said {c}. “It’s only [a longer walk|a slower road|a bit more scenery].”',
    ],
  },
};

export const jellyfish: Companion = {
  creature: 'jellyfish',
  name: 'Lampshade',
  kind: 'jellyfish',
  character: 'no bones, no brain, no hurry, and lovely manners',
  noises: [
    '[Wobble, wobble|Wibble, wobble|Wobble, jiggle]!',
    '[Bloop, bloop, float|Float, bloop, float|Bloop, up, bloop]!',
    '[Puff, pulse, puff|Puff, poof, puff|Pulse, puff, pulse]!',
    '[Drift, drift, drift|Drift, bob, drift|Float, drift].',
  ],
  meet: [
    [
      '[Bloop, bloop|Blip, bloop|Up, down], [a wobbly {kind}|a see-through {kind}|a jelly {kind}]! Hello, [floating|glowing] {c}!',
      '[Wobble, wobble|Wibble, wobble|Puff, puff], [drift|float|bob]. [In floats|Here drifts|Here hangs] [see-through|glowing] {c}!',
    ],
    [
      'Something see-through hung [over the gate|above the hedge|over the step], in a ball of sea. “[I’m {c}|{C}’s my name|It’s {c}],” said the wobbly {kind}. “I was [just floating|just hanging about|blown off course].” ^ {hero} [floated a hand back|wobbled hello|curtsied].',
      '“Are you [a balloon|a lampshade|a bubble]?” asked {hero}. “I don’t think so,” said the {kind} [by the gate|on the breeze|over the wall]. “[I don’t think at all|I never think|I’ve nothing to think with].” ^ [Bloop|Blip|Puff]! “[I’m {c}|But I’m {c}|Call me {c}].”',
    ],
    [
      '“[Don’t get up|Don’t mind me|Please don’t rush],” said a {kind}, drifting by the gate [in a wobble of sea|in a blob of sea|in a bag of sea]. “[I’m {c}|{C}’s the name|My name is {c}]. [I’m not going anywhere|I’ve nowhere to be|I’m not on my way]. [I never do|I never am|I wouldn’t know how]. Later on, it turns out that [I’ve been|I’d left|I got there].” ^ That sounded [restful|pleasant|sensible]. “Would you like to not go anywhere [with me|together]?” asked {hero}. “[I’d love not to|I couldn’t be less busy|Nothing would be nicer],” said {c}.',
      'In a round drop of sea, [by the gate|over the path|near the hedge], [floated|hung] a {kind}. “What are you thinking about?” asked {hero}, [after a long silence|when they had both hung about a bit|at last]. “[Nothing|Nothing at all|Not a thing],” said the {kind}. “[I’ve got no brain|I haven’t got a brain|There’s no brain in here]. [It’s lovely|It’s so airy|It’s very quiet]. [I’m {c}|{C}’s the name|They call me {c}].” ^ “Don’t you [miss it|want one|wish you had one]?” asked {hero}. “[What with|How]?” said {c}.',
    ],
    [
      'At the gate hung something like an umbrella that [had decided to be|was turning into|longed to be] [a pudding|a blancmange|a cloud]. {hero} could see [the lane|the hedge|the gatepost] through it, [only rounder|bent double|with a wobble in it]. “[How do you do|Enchanted|So pleased],” said the {kind}. “[{C}|I’m {c}|The name is {c}]. I’d offer you a hand, but I’ve only threads, and [they aren’t for shaking|they tingle|they tangle]. [I curtsy|I bow, at home|So I bob].” In and out went the {kind}, once, in that [private globe of sea|pocket ocean|round drop of sea]. ^ {hero} curtsied [as well as {he} could|back, holding {his} coat|too, and nearly fell over]. “I’ve [no bones, you see, and no brain|neither bones nor brain, you know],” said {c}. “[One’s left with manners|It leaves room for manners|What’s left is manners].” {He} knew people with all three [who had not got so far|who could not curtsy|who never said hello].',
    ],
  ],
  comic: [
    [
      'See-through {c} [hides|stands still|floats past]. [Gone|Lost], [no, there|look, there|ah, there], [bloop|blip|peep]!',
      '{C} [drifts up|floats up|goes left]. {C} [drifts off|floats off|goes right], [come back|stop|bye-bye]!',
      '[Puff|Poof|Whoo], {hero} [blows|puffs]! [Off floats|Away goes|Up goes] {c}, [bloop|wheee|wobble]!',
    ],
    [
      'They played [hide-and-seek|hiding|a hiding game]. {C} [did not hide at all|just hung there|only stood still]. ^ {hero} looked, and [looked right through {c}|saw only {spot}|never saw {c}]. “Boo,” said [the air|somebody|nothing], [bloop|blip]!',
      '“[Wait, I’m thinking|Hush, I’m thinking|Let me think],” said {c}. {hero} [waited|sat down]. “What with?” {he} asked, after a bit. ^ “[Oh, yes|Ah|Now you say it],” said {c}. “[I forgot|It slipped my mind|I never remember]. [I can’t|I’ve nothing to do it with|There’s nothing in here].”',
    ],
    [
      '“I’ve had an idea,” said {c}, [near {spot}|stopping by {spot}|by {spot}]. ^ {hero} [was surprised|stopped|looked round]. “Where?” “[Here, in the middle|In here, on the left|Just under the rim]. [Have a look|Can you see it|Look for yourself].” Since {c} was see-through, {hero} [did|bent down and peered]. [There was something|Something was there], and it was orange. “It’s [a bit of|a cube of|half a] carrot,” {he} said. “[Ah|Oh|I see],” said {c}. “I thought [it felt crunchy|it had corners|it was rather solid].”',
      '“[Left, please|This way, please|To the left],” said {hero}. [A small wind blew|There was a puff of air|A breeze came up], and {c} drifted off to the right. “[As you like|Gladly|On our way],” said {c}. {hero} [ran round and puffed|took a breath and blew|waved {his} hat like a fan]. {C} sailed back, [past {his} nose|over {his} head|round {his} ear], and [off on the other side|away to the left|out by the other door, so to speak]. ^ It took a great deal of [puffing|blowing] to reach {spot}. “[You’re a natural|You’d make a fine wind|How well you blow],” said {c}.',
    ],
    [
      '“I’m [no good at fibs|hopeless with secrets|a poor liar],” said {c}. “[It shows|I let things show|They’re so easy to see].” [It did|It certainly did]. There was a biscuit in there, [in plain view|left of the middle|with one bite gone]. {hero} had [only asked who had had|merely wondered about] the last one. Together they watched it [turn slowly|revolve|go gently round] in the light, like something [in a museum|in a shop window|on a stand]. ^ “[It might be anybody’s|It may have been there for years|I could be minding it for a friend],” said {c}, [without much hope|turning pink|after a pause]. {hero} said that {he} would look the other way as far as {spot}. {He} [kept {his} word|walked backwards|counted aloud]. When {he} turned back, there was nothing to be seen but {c}, [and some crumbs|looking innocent|and a faint smell of ginger].',
      '“[Quick|Hurry|Run]!” cried {hero}. “[I’m hurrying|This is me running|I’m going flat out],” said {c}, and nothing happened. A {kind} in a hurry looks just like a {kind} at rest; it is all [in the attitude|inside|a matter of spirit]. {hero} ran on to {spot}, ran back, and [pointed at {his} wrist|hopped|waved both arms]. ^ “[You go and be there|You do the running|You get there],” said {c}. “[I’ll stay and be calm|I’ll do the calm|I’ll see to the peace and quiet]. Between us [we’ll have done it all|we’ll be complete|nothing’s left out].” {hero} [opened {his} mouth to argue|drew breath to say no|lifted one finger]. It was odd, but {he} could not think why. So they hurried {c’s} way for a while, and it was very [refreshing|pleasant|good for the feet].',
    ],
  ],
  happy: {
    young: ['{C} [glowed|shone], [bloop|wobble]!', '[Wobble, wobble, hooray|Wobble, bob, hooray]!'],
    old: [
      '{C} [went in and out for joy|opened and shut for joy], like [an accordion without the noise|an umbrella at a party|bellows].',
      '{C} [wobbled from top to bottom|shook from rim to thread], and [then back up|then sideways|curtsied].',
      '“[How pleasant|How nice|How good of it],” said {c}, of everything in turn.',
    ],
  },
  worried: {
    young: [
      '{C} [went wobble, wobble, wobble|shook and shook|sank a bit].',
      '{C’s} threads [curled up tight|went stiff|tied a knot].',
    ],
    old: [
      '{C} would have worried, but [had nowhere to keep it|had no pocket for it|did not know how to begin].',
      '{C} trembled, which was [not easy to tell from the usual|much like every day|hard to see].',
    ],
  },
  quiet: {
    young: [
      '[In and out|Up and down|Puff, puff] went {c}. Slow. Slow.',
      '{C} [floated close|hung near|came by], and [glowed|hummed|bobbed].',
    ],
    old: [
      '{C} rose and sank beside {him}, until {he} noticed that {he} was [breathing in time|doing it too|much calmer].',
      '“I don’t know what to say,” said {c}, “so I’ll [float here and not say it|hang here and glow|bob, and you may look at me].”',
    ],
  },
};
