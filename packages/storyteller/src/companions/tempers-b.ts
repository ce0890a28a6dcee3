import type { Temper } from './temper.ts';

export const grand: Temper = {
  character: 'very grand, and free with titles',
  meet: [
    [
      '[Make way, make way, make way for|Stand back, stand back, here is|Toot, toot, make room for] {c}!',
      '[So grand a {kind}|Ta-ra for a {kind}|How fine a {kind}]! [Bow to|Bow low to|Wave to] {c}!',
    ],
    [
      '“You may [open the gate|hold the gate|do the gate],” said {a:kind}, [very grandly|nose in the air|eyes half shut]. {hero} [did, for the {kind}|bowed to {c}, and did|opened it for {c}]. ^ “[Well opened|Nicely opened|Good hinges]. You shall be {c’s} [Keeper of Gates|Lord of Hinges|Gate Admiral].”',
      '“[Where is the band|Where are the trumpets|Is there no band]?” asked the {kind} [at the gate|on the step|in the lane]. “{C} [never travels without a band|always has music|will not walk without a tune].” ^ {hero} [hummed for {c}|whistled to the {kind}|beat on a bucket for {c}]. “[Good enough for a {kind}|A {kind} can march to it|Louder, for {c}].”',
    ],
    [
      '“[Announce me|Say who I am|Tell the people],” said the {kind} at the gate. {hero} [looked round|looked about|turned to see]. [There was nobody to tell|There was no one there|The lane was empty]. “{C} the {kind} [is here|has come|is at the gate]!” {he} told [the dustbin|the hedge|a flowerpot|a snail]. ^ “[Nicely done|Well spoken|Quite right],” said {c}. “[From now on|For this] you are my [Herald|Trumpeter|Chamberlain]. The pay is nothing, but [there’s a good deal of walking|you may carry things|it’s steady work].”',
      '“[We have arrived|We are come|Here we are],” said the {kind}. {hero} [looked for the others|looked round for the others|looked behind the {kind} for the others]. [There were none|There weren’t any|There was nobody else]. “We are {c},” the {kind} [explained|sighed|went on]. “Somebody as important as this [comes to more than one|counts as three|is always several].” ^ “Would all of you [like to come along|care to come|come with me]?” asked {hero}. “We have [talked it over|taken a vote|thought it through together],” said {c}, “and we would.”',
    ],
    [
      '“There appears to be no carpet,” said the {kind} at the gate, looking the lane up and down. “[One usually has a red one|There is generally one in red|I’m used to a large one]. However, we shall [make do with|put up with|overlook] the mud.” {hero} [begged pardon for the mud|said that the mud was new|said sorry for the mud]. ^ “[Think nothing of it|It’s of no account|You weren’t to know],” said {c}, for that was the name, or [the short form of it|the front end of it|as much as one could use]. “I shall [give you a title|honour you], as you’ve [a kind face|honest ears|a nice straight back]. You may be [Warden|Admiral|Baron] of the Puddles. It’s [an old post|a great honour|hardly ever given]. One [goes in front|walks ahead|tests them first], and says when they’re deep.”',
      'The {kind} inspected the lane, the gate and {hero’s} [shoelaces|buttons|collar], in that order, and seemed [on the whole to approve|more or less content|to let it pass]. “[{C}|I’m {c}|{C} is the name],” said the {kind}. “[You’ll have heard of me|You know the statue, of course|I need hardly say more]. They named [a pudding|a cake|a pie] after me once, though it [fell in|sank|went lumpy].” ^ {hero} said that {he} was [on the way out|about to leave|on the point of going], and that it might be a [long and muddy|steep and muddy|long and bumpy] business. “I am used to [palaces|castles],” sighed {c}. “They’re [all stairs|all draughts|mostly corridors], you know, and [nobody talks to you|the soup is cold|one dines alone]. I wonder whether I might [simply come along|walk with you|be of the party]? You needn’t [bow every time|walk backwards|say Highness]. [Mondays will do|Now and then will do|Once a week is plenty].”',
    ],
  ],
  comic: [
    [
      '“[Make way|Bow, please|Step aside]!” says {c}. [Splash|Splosh|Plop], [a {kind}, in a puddle|a very wet {kind}|grand mud for {c}]!',
      '{C} [thanks a tree|waves to a stone|thanks a post]. [Bow, {c}, bow|How grand|Wave, wave, wave]!',
    ],
    [
      '“I [never hurry|never run|do not rush],” said {c}. “I’ve a [jam sandwich|currant bun|honey cake],” said {hero}, and [unwrapped it near {c}|held it up to {c}|let {c} sniff it]. ^ [My word, how grandly {c} hurried|How very grandly {c} ran|Oh, how nobly {c} galloped]!',
      '“[Who goes first|Who’s first|Who will lead], {c}?” asked {hero}. “[I do|I, of course|Me, naturally],” said {c}. So {c} [met the puddle first|found the mud first|was first in the puddle]. ^ “A [royal bath|royal paddle|state bath],” said {c}. “[As {c} ordered|A {kind} likes a bath|{C} sent for it].”',
    ],
    [
      '“I hereby open {spot},” said {c}, [in a ringing voice|with one foot on a stone|and cut a ribbon that was not there]. {hero} said that it [had been open before|was open already|never shut]. “[Not officially|Not by me|Not with a speech],” said {c}. ^ [There was a speech|A speech came next|Words were spoken]. [There was a silence, for applause|Then a pause was left, for cheers|At the end it was quiet, for clapping]. Somewhere [a pebble rolled over|a leaf fell|a twig cracked], and {c} thanked it for [its kind words|coming|the flowers].',
      '{C} had [lost a title|mislaid a title|dropped a title]. “I had it a moment ago,” said {c}, [looking all round {spot}|turning in circles by {spot}|searching the ground by {spot}]. “I was [Ruler|Grand Duke|Keeper] of the Lower Something.” {hero} [offered to help|helped to look|sat down to think]. ^ “[Lower Meadow|Lower Pond|Lower Hill]?” {he} asked. “[Lower Shelf|Lower Bunk|Lower Drawer]?” “Lower Your Voice,” said {c} [suddenly|joyfully]. “[That was it|There|I have it]. I was given it [by a librarian|in a library|after a speech].”',
    ],
    [
      '[Great persons|The great|Persons of rank] do not step in mud. {C} explained it to {hero}, [kindly|with patience], [at the edge of some|looking down on it]: one waits [until a cloak has been laid down|until somebody lays down a cloak|for a cloak to be put down]. {hero} [had no cloak|owned no cloak|wore no cloak]. {He} had a handkerchief, and [it had been used|there was toffee on it|it was small]. ^ [They regarded the mud|They looked it over|They inspected it]. It was [broad|deep|brown], and [made small comfortable noises|blew a bubble now and then|smelt of old boots], and nobody came by with a cloak. “In the old days,” {c} began, [moving grandly backwards|stepping grandly back|retreating with a sweep] [for the sake of the story|to show how], and was gone up to the middle. “[On second thoughts|Now that I am here|I have decided],” said the voice from the mud, “I shall [visit the common people|call on the frogs|see how others live]. [They’re warmer than I expected|It’s roomier than it looks|One sits very well].”',
      '“I shall now [inspect the guard|review the troops|see the regiment],” said {c}. {hero} [couldn’t see any|looked about|asked where]. There were only some stones in a row near {spot}, and [one small weed|a small weed]. {C} went along them with great dignity, [had a word with each|stopped at each], and told the third to [look more cheerful|smile a little|cheer up]. ^ The weed was made [a captain|a colonel|an admiral]. “[That’s how it’s done|It’s a gift|They love it],” said {c}. “[Firm, but kind|Strict, but fair|Short, but warm].” They were well on their way when {hero} [glanced back|turned round|looked over {his} shoulder]. [It was chance, no doubt|It meant nothing, of course|There must have been a breeze]. But the weed did look as though it was [saluting|standing to attention], and the third stone was very nearly smiling.',
    ],
  ],
  happy: {
    young: [
      '“[I am pleased|We are pleased|I’m very content],” said {c}. “[Write that down, {hero}|Ring a bell for {c}|Tell every {kind}]!”',
      '{C} [gave a puddle a medal|thanked a stone|made a snail a knight].',
    ],
    old: [
      '{C} raised {hero} to the rank of [Guardian of the Crumbs|Knight of the Pockets|Second Umbrella].',
      '“Let there be [bells|fireworks|trumpets],” said {c}. There were none, but [it was well said|the wish was there|one looked up].',
      '{C} [forgave everybody|pardoned everyone|thanked the whole world], [for nothing in particular|in advance|by name, where known].',
    ],
  },
  worried: {
    young: [
      '“[Guards|Help|Trumpets]!” called {c}. [Nobody came to {c}|No other {kind} came|No help for a {kind}].',
      '“[After you|You first|Do go first],” said {c} grandly.',
    ],
    old: [
      '“I shall [command from the back|lead from behind|rule from over there],” said {c}.',
      '{C} tried to think who [was in charge here|ought to be told|gave the orders], and remembered [with dismay|it was {c}|too late].',
    ],
  },
  quiet: {
    young: [
      '“You may call me [just {c}|only {c}|plain {c}],” said {c}.',
      '{C} [forgot to be grand|stopped being grand|put the titles away], and [was nice|sat near|was kind].',
    ],
    old: [
      '“I’ve [a hundred|ninety|a drawer full of] titles,” said {c}, “and Your Friend is [the one I use|the best|the warmest].”',
      '{C} [said something|told {hero} something] with [no long words in it at all|no long words in it, and meant it|not one long word in it].',
    ],
  },
};

export const tidy: Temper = {
  character: 'tidy, and troubled by crooked things',
  meet: [
    [
      '[Sweep, sweep|Swish, swish|Dust, dust], [a tidy|a neat|a busy] {kind}! Hello, [spotless|well-swept|folded] {c}!',
      '[Neat, neat, {kind}|Wipe, wipe, {kind}|Rub, scrub, {kind}]! {C} [wipes the gate|rubs the gate|dusts the gate|combs the hedge].',
    ],
    [
      'A {kind} [was putting the pebbles by the gate in a row|was sorting the pebbles by the gate|had put the leaves by the gate in a row]. “[Good day, I’m {c}|Hello, I’m {c}|{C}’s my name],” said the {kind}. ^ “[To a {kind} your bows look crooked|A {kind} sees one button open|{C} minds that collar], {hero}.”',
      '“[Wipe your feet|Mind the clean step|Shake your coat]!” said the {kind} [on the doorstep|by the mat|at the gate]. “[But I’m going out|I’m only going out|But I’m off out], dear {kind},” said {hero}. ^ “[So am I|And so am I|I’m coming, too]!” said {c}. “[Clean as a {kind}|{C} brings a duster|Left, right, wipe, {hero}]!”',
    ],
    [
      '“There,” said the {kind}, [giving the gate a last polish|breathing on the hinge|rubbing at the gate]. “[I’m {c}|{C}’s my name|They call me {c}]. I was passing, and [it had smudges|I saw a smudge|it looked at me].” {hero} [said thank you|thanked the {kind}|said that it shone]. “The lane [wants doing as well|could do with it too|has never been dusted],” said {c}. ^ “[How far does it go|Where does it end|Is it long]?” [It went on for miles|There were miles of it|Nobody knew]. “Then I’d better come with you,” said {c}, “and [start at the front|work forwards|do it in squares].”',
      '{hero} dropped [a crumb|a thread|a wrapper]. “I’ll have that,” said a voice, and [it was gone|away it went|there was a small snap]. “[I’m {c}|{C}’s the name|My name is {c}],” said the {kind} [below|at {his} feet]. “I don’t like to see things [lying about|all anyhow|on the loose] when they could be somewhere.” ^ “[I’m going somewhere|I’ll soon be somewhere|I’m off somewhere],” said {hero}. “[How very tidy|How neat|That’s good order],” said {c}. “I’ll come, too, and then [nothing gets left over|it’s an even number|we’ll leave no bits].”',
    ],
    [
      'All the leaves in front of the gate had been [sorted|stacked|arranged]. There was a heap of [large ones, a heap of small ones|big ones, a heap of little ones] and a single leaf, off to one side, that had plainly [given trouble|been argued with|been moved about]. “It has [a bit missing|a hole in the middle|one corner gone],” said the {kind} beside it. “I don’t know [where to put it|what it goes with|whose it is]. [I’m {c}|{C}’s my name|They call me {c}].” ^ {hero} [thought|bent down to look|turned it over]. “You could start a heap for ones [with something special|that are like no other|with a story],” {he} said. The {kind} gazed at {him} as one gazes at [a great inventor|a lighthouse|a rescue party]. “I’d like to [go where you’re going|come along with you|see more of your system],” said {c}. “I expect it’s [in a dreadful state|all over the place|quite unsorted].”',
      '“I hope you’ve left [everything straight|your things in order|no drawers open] behind you,” said the {kind} [on the mat|by the boot scraper]. {hero} thought of [{his} bedroom|{his} sock drawer|under {his} bed], and said nothing. “[I see|Just so|As I feared],” said the {kind}. “[I’m {c}|{C}’s the name|My name’s {c}]. I used to be [just the same|like that|no better]. Then one day I lost [Tuesday|my own hat|an aunt] under a pile of things, and I’ve been [careful|tidy] ever since.” ^ The mat was [squared up against the step|turned the right way round|shaken, and put straight]. “[Adventures are the worst|Journeys are the limit|Adventures make such a mess],” {c} went on. “[All loose ends|Bits everywhere|Nothing put back]. You’ll want somebody who can tie them up, and [count the spoons|sweep up after|fold the map].” [It was hard to say that {he} wouldn’t|There was no denying it|{He} could think of nothing against it].',
    ],
  ],
  comic: [
    [
      '{C} [stacks the stones|piles up twigs|builds a neat pile]. [Crash|Clonk|Clatter], [again|start again|once more], {c}!',
      '[Dust, dust, dust|Wipe, wipe, wipe|Sweep, sweep, sweep], tidy {kind}. [Achoo|Atchoo|A-a-choo], [oh|bless you|again], {c}!',
    ],
    [
      '{C} put all the pebbles [in a row|in a line|by size]. Then {hero} [found {c} one more|dropped one by {c}|brought {c} another]. ^ “[Dear me|Bother|Oh dear],” said {c}. “[Now a {kind} starts again|Poor {c}, back to the start|They’ll all have to move, {hero}]!”',
      '“This puddle is [muddy|brown|dirty],” said {c}, and began [to clean it|to wash it|to sweep it]. ^ It got [muddier with every {kind} wipe|browner at each wipe from {c}]. [So did {c}|{C} did, too]. {hero} [rinsed them both|wiped {c} down|laughed and laughed].',
    ],
    [
      'There was [one crooked thing|one thing askew|a thing that leaned] at {spot}, and {c} saw it. “I’ll only [straighten that|put that straight|turn that a bit],” said {c}. After that its neighbour [looked crooked|seemed to lean], and then [everything else|the horizon|the whole view]. ^ “You’re leaning,” {c} told {hero}, [at the end of it|with one eye shut|stepping back]. [It was {c} who was leaning|The one who leaned was {c}|{C} was the one who leaned]. [Nobody liked to say so|{hero} leaned too, to be kind|There was no nice way to say so].',
      '{C} had sorted the whole way [by colour|by shade]. There were green bits, brown bits, and bits that [had not made up their minds|had been both|wouldn’t say]. “[Don’t sneeze|Don’t cough|Nobody sneeze],” {c} warned. {hero} held {his} nose [with all {his} might|with both hands|and counted to nine]. ^ [It was {c} who sneezed|The sneeze was {c’s}|So {c} sneezed]. “[Bother|Drat|Ah],” said {c}, [when it had all come down|from under a heap|looking at the muddle]. “Now I’ll do it [by age|by weight|by mood].”',
    ],
    [
      '{C} could not go on while there was [a mark on the ground|a smear on the ground|a line in the dust] before {spot}. “Somebody has left that,” said {c}, and [smoothed it away|wiped it off|rubbed it out]. Naturally one [leaves another|makes a new one] in doing so. {C} [smoothed that one, too|did that one, too|turned to the next]. ^ {hero} [found a place to sit|sat down on a stone|got out an apple]. {He} watched the {kind} go round and round, always one behind, like somebody trying to [dry a bath with the tap on|bail out a boat with a sieve|sweep a beach]. “If you [came over here|stood still|took your feet away],” {he} said at last, “you’d stop making them.” {C} [stopped|paused|looked down]. “I’d have worked that out,” said {c}, “[on the next round but one|very shortly|when I got to the corner].”',
      '“A place for everything,” said {c}, “and everything in its place,” and [looked sternly at|stood over|frowned at] a [pebble|stone] in the middle of the way. [It was moved to the left|It went to the left]. [It did not look happy there|It looked lost there|That was no better]. It was moved to the right, and then somewhat further back, and a second pebble was brought [to keep it company|for balance|so that it should match]. ^ {hero} [pointed out|could not help saying] that this was [just where it had been to begin with|the very spot it had started from]. “Yes,” said {c}, with [a sigh of pure contentment|a sigh of joy|both eyes shut]. “But then it was [only lying there|there by accident|simply about]. [Now it’s been put|Now it lives there|Now it’s placed].”',
    ],
  ],
  happy: {
    young: [
      '“[Spick and span|All in order|Neat and nice]!” sang {c}.',
      '{C} put three [twigs|leaves|pebbles] in a row.',
    ],
    old: [
      '{C} [set a crooked twig straight|turned a stone the right way up|blew some dust off a leaf] in passing.',
      '“[Everything is where it should be|It’s all in its place|Nothing’s sticking out],” said {c}, and [sighed with joy|smoothed a leaf|counted it all].',
      '{C} sorted some pebbles, [by colour|by size|by weight] and then [by character|by kindness|by name].',
    ],
  },
  worried: {
    young: [
      '“[What a mess|It’s all anyhow|Such a muddle],” said {c}.',
      '{C} [tidied the same stone twice|dusted one stone twice|swept and swept].',
    ],
    old: [
      '{C} [straightened a stone|dusted a leaf], and then [did it again|did the other side|did it once more, a little faster].',
      '“I can’t think [which drawer this goes in|where one would put this|what heap this belongs to],” said {c}.',
    ],
  },
  quiet: {
    young: [
      '{C} [smoothed a place|swept a spot|dusted a stone] for {hero}.',
      '“[All done|All neat|Nearly tidy],” whispered {c}. “[Rest by {c}|Sit by your {kind}|Sleep now, {hero}].”',
    ],
    old: [
      '“[You go here|This is where you go|Here’s the spot],” said {c}, “next to me. [That’s your place|It’s got your name on|You’re not to be moved].”',
      '{C} let a mess be a mess, for once, and [stayed with {him}|sat in the middle of it|kept quite still].',
    ],
  },
};

export const dreamy: Temper = {
  character: 'dreamy, and usually somewhere else',
  meet: [
    [
      '[La, la, la|Hum, hum|Tra-la-la], hello, dreamy {c}!',
      '[A bump|A bonk|A thump], and {a:kind} at the gate! “[Ooh, hello|Oh, hello|Hello, you],” says {c} the {kind}.',
    ],
    [
      '[Bump|Bonk|Oops], [a {kind} had bumped into the gate|a {kind} had met a post|it was a {kind}, in the gate]! “I was [a cloud|a kite|a balloon] just now,” said {c} the {kind}. ^ “Can {c} [be one with you|float along with you|do that with you], {hero}?”',
      '“Did you see that [teapot fly by|fish go over|ship sail by]?” asked the {kind}. {hero} [saw just a {kind}|saw only {c}|looked at {c}, too late]. ^ “Then [come and look with me|come and wait for the next|let’s go after it]!” said {c}.',
    ],
    [
      '“Is this [the North Pole|the moon|the seaside]?” asked the {kind} at the gate. “[It’s our lane|It’s only a gate|It’s my house],” said {hero}. “I [took a wrong turning in a daydream|must have dreamed round the wrong corner|was thinking, and missed my stop],” said {c}. ^ “[Where are you off to|Where do you go next|Is it far, where you’re going]?” {hero} told {c}. “I was there [only this minute|just now, in my head|while you were talking],” said {c} [happily|beaming]. “Let’s see whether it [looks the same|is as green|smells the same] from outside.”',
      'The {kind} [in the lane|by the gate] [did not move|looked straight through the hedge|only smiled] when {hero} said hello. “[Shh|Hush|Wait],” said the {kind} after a while. “I’m [watching a thought|waiting for a thought|following an idea]. It’s [just coming up to the gate|nearly here|on top of the hedge].” [They watched together|They both stood still|{hero} stood and watched, too]. ^ “[There it goes|It’s off|Past you],” said {c}. “It was a [yellow|striped|green] one. [They’re tamer|They come closer|They’re braver] when there are two of you. Shall we look for [a blue one|a blue one next|blue ones, further out]?”',
    ],
    [
      'If you had asked {c} the way, you would have been told [the way to somewhere else|how to get to somewhere else], and [it would have been lovely there|there would have been music]. {hero} only asked [whether {he} might get past|for a little room|if the gate was free]. “Oh,” said the {kind} [in the lane|on the step], [waking from a long way off|coming back by stages|blinking]. “[Were you the ship|Are you the captain|Are you the lighthouse]?” ^ {He} said that {he} was {hero}. “[That’s better|That’s nicer|How lovely],” said {c}. “The ship was [leaving without me|going too fast|casting off]. I’ve missed [four|six|three] this week, all with [red sails|silver anchors|bands playing], and I do so like to be on something when it goes. [When do you sail|When do we cast off|When does yours go]?” “[Now|At once|This minute],” said {hero}. [So they sailed|And off they sailed|They caught the tide].',
      'The {kind} was [gazing|staring] at the gatepost as other people gaze [at the sea|at the stage|into a fire]. “[It was a tree|This was a tree once|It used to be a tree],” said the {kind}. “I’ve been listening to [what it remembers|its stories|what it knows]. It can’t [do the birds|do squirrels|do leaves], but it’s very good on wind.” ^ {hero} put {his} ear [against the post|to the wood]. There was, if you were patient, a sort of [rushing|whispering|creaking, with pauses]. “{C},” said the {kind}, [remembering|turning round|in passing]. “People say that I’m [not all there|in the clouds|not quite with it]. But [I’m always all somewhere|there’s always somewhere that I am|I’m very much where I am]. [Could I be somewhere with you|May I be there with you|Could we be somewhere together]?” {hero} thought that {he} had seldom been asked [anything so nicely|so nice a question|more politely].',
    ],
  ],
  comic: [
    [
      '{C} looks [up, up, up|at a bird|at the sky]. [Bump|Bonk|Oof], [that was no cloud, {c}|poor dreamy {kind}|pardon the {kind}, dear tree]!',
      '“[A castle|A dragon|A big ship]!” says {c}. No, {c}, [a bush|a bump|a stone]!',
    ],
    [
      '“I see [a pirate ship|a flying piano|an elephant in boots]!” cried {c}. “[Where|Where is it|Oh, where], {c}?” asked {hero}. ^ “[Behind {spot}|Just left of {spot}|Next to {spot}],” said {c}. “[Only a {kind} can see it|A {kind} looks without looking|It hides from all but {c}].”',
      '“[Follow me|I know the way|This way],” said {c}, and [set off|drifted off|wandered on]. {hero} [followed the {kind}|came behind {c}]. [{C} came back to where they began|{C} led {him} in a ring|Soon {c} was back again]. ^ “[I was following you|I thought you were leading|I was looking at a feather],” said {c}.',
    ],
    [
      '“[We’re nearly there|It’s not far now|Just one more corner],” said {c}. {hero} [asked where|asked where that was]. “At the castle [with the soup fountain|with the biscuit door|made of umbrellas],” said {c}. “[Third staircase on the left|Ring twice|Mind the swans].” ^ They had been walking [in two different stories|in two quite separate tales] [for quite some time|since the last bend|all day]. {hero} [rather wished|half wished] that {he} had been in the other one. “[There’s bread|There’s a band|You’d have been a duke],” said {c}.',
      'Near {spot} {c} said “Furth”, and stopped [in the middle of the word|with one foot up|right there]. {hero} [waited|sat down]. {He} ate [an apple|a plum|a bun]. {He} ate [another|a second one|the other one, too]. ^ “Er,” said {c}, [going on|blinking]. “[Did I miss anything|Were you waiting|Was I long]? I was [on a hill made of hats|in a shop of hats|on a ship full of hats], and one of them was yours.”',
    ],
    [
      'The plan was [simple|short|clear], and {c} had promised to remember it. “Say it once more,” said {hero} at {spot}, [to be safe|just in case|and held up a finger]. “We go up the [silver ladder|glass stairs|velvet rope],” said {c}, “past the bakers, and [ring the bell for the Queen|wake the giraffe|ask for the key of the piano].” ^ “[That isn’t our plan|That’s not ours|That’s a different plan],” said {hero}. {C} [thought about it|looked inward|thought]. “No,” said {c} [slowly|after a time]. “Ours had [mud in it|walking in it|a ditch in it], and was shorter. I put it down for a moment, [when the other one came by|and took up the wrong one|and it was gone]. But do let’s go back [by the bakers|past the bakers]. They’d just said that we could [lick the spoons|try the icing|choose a bun].”',
      '“[I was thinking|It came to me|I’ve been wondering],” said {c}. “What if {spot} [went away|hopped about|took its hat off] whenever nobody looked?” So they turned their backs and counted to [ten|nine|twenty], and then [spun round|looked]. [It was back in its place|There it stood|It stood quite still]. “[It’s quick|It’s good at this|It heard us],” said {c}, [with respect|admiringly]. ^ They did it again with a hop in the middle, and [with whistling|talking of cheese|with one eye shut]. “[It knows us|It’s on its guard|It’s used to us],” said {c}. “It would have to be done by somebody who [wasn’t even thinking of it|had come about something else|didn’t care either way].” {hero} [promised|agreed] to try to forget it at once. It is [surprisingly difficult|harder than it sounds|a thing to try in bed]. {He} [remembers it to this day|has not managed it yet|thinks of it in the bath].',
    ],
  ],
  happy: {
    young: [
      '{C} hummed [a made-up tune|half a tune|a tune for clouds].',
      '“I made up [a colour|a word|a new number],” said {c}.',
    ],
    old: [
      '{C} [named a stone|adopted a twig], and told it stories [as long as it was in view|until the bend|about the sea].',
      '{C} laughed at something that [had not happened yet|happened only inside|was still a good way off].',
      '“If I were [a Wednesday|a journey|a daydream],” said {c}, “I’d be this one.”',
    ],
  },
  worried: {
    young: [
      '“I’ll dream of [cake|kites|boats|jam] instead,” said {c}.',
      '“[Is this a real bit|Did I make this up|Am I awake]?” asked {c}.',
    ],
    old: [
      '{C} was all there, [which was rare|for once], and [did not care for it|wished to be elsewhere|looked for the door].',
      '“I’ve dreamed it [better than this|with a different end|in nicer colours],” said {c}. “[Let me think how|Wait, it’s coming back|There was a boat].”',
    ],
  },
  quiet: {
    young: [
      '{C} hummed like [a sleepy kettle|a far-off bee|a cat indoors].',
      '“[Dream next to me|We’ll dream the same one|Lean here and float],” said {c}.',
    ],
    old: [
      '“Shall I [lend you a dream|give you a dream]?” asked {c}. “I’ve a good one with [a boat|a hammock|a warm hill] in it.”',
      '{C} stayed beside {him} and thought of nothing, [in the kindest way|and meant it kindly|for as long as was wanted].',
    ],
  },
};

export const bold: Temper = {
  character: 'afraid of nothing, least of all of big things',
  meet: [
    [
      '“[Halt|Stop|Ho there], [bow to a {kind}|friend or {kind}|hats off to {c}]!” It’s [brave|bold|fearless] {c}!',
      '[Charge|Forward|Tarantara], [brave|bold|daring] {kind}! [Hooray for|Make way for|Here storms] {c} the {kind}!',
    ],
    [
      '“[Stand back|Get behind me|Keep calm]!” cried the {kind}. “I’ll [deal with this gate|fight this gate|tackle this gate]!” {hero} [opened it for {c}|let the {kind} in|lifted the latch for {c}]. ^ “[We showed it|It gave in|That taught it],” said {c}. “[What a {kind}|{C} wore it down|Well fought, {hero}]!”',
      '“[Who needs rescuing|Who’s in danger|Who called for help]?” shouted {a:kind} at the gate. “[Nobody|No one here|Not me, thanks], dear {kind},” said {hero}. ^ “[Not yet|You wait],” said {c}. “I’ll come along, [in case you need a {kind}|a {kind} at the ready|till you want {c}].”',
    ],
    [
      '“[Who goes there|Stop right there|Friend or foe]?” [shouted|cried] somebody. “[I live here|It’s only me|I’m the one with the key],” said {hero}. “Then I’ll [let you off|spare you|allow it],” said the {kind} [in front of the gate|on the step]. “[I’m {c}|{C}’s the name|They call me {c}]. I’ve just beaten [a thunderstorm|a gale|a very big wave].” ^ “[How|However did you|What with]?” asked {hero}. “I [shouted until it stopped|stared it down|walked at it],” said {c}. “[Which way is the next one|Are there any more about|Do you know another]?”',
      '“[Don’t be afraid|Have no fear|Stay calm],” said the {kind} on the doorstep. {hero} [wasn’t|hadn’t been]. “[That’s because I’m here|That’s my doing|You see, it works],” said {c}. “I’ve been guarding your door [since Monday|for three days|with one eye open]. [Somebody with letters|Somebody with a bag|Somebody in a cap] tried it twice.” ^ “[The letters come every day|It’s the post|That’s the post],” said {hero}. “That’s [what they want you to think|what they told me|how it begins],” said {c}. “I’d better [stay close|come with you|not leave your side].”',
    ],
    [
      '“Not one step further,” said the {kind} [in the middle of the lane|across the gate], “until I’ve made sure it’s safe.” [A bush was glared at|A hedge was stared down|A wheelbarrow was told to wait]. [A drain was spoken to sharply|A bucket was turned over|A puddle got one warning]. “[You may pass|All clear|It’s yours]. {C}, [at your service|without fear|on duty]. I do dragons on weekdays, and [thunder by arrangement|giants on request|ghosts if I must].” ^ {hero} asked, [with interest|politely], whether there were many dragons hereabouts. “[Not one|None|Not any more],” said {c}. “[You see how well I do it|That’s good work for you|I’m thorough]. But [I’ve finished here|it’s all done here|there’s nothing left], and I’m told there are places where nobody has even begun. [You wouldn’t by any chance be|You aren’t, by some luck,] going to one?”',
      '“Name?” [barked the {kind} at the gate|demanded the {kind} at the gate|snapped the {kind} on the step]. “{hero},” said {hero}. “Business?” {He} [explained {his} business|told it, from the start|gave an account of it]. It took a little time, and at each of the alarming parts the {kind} [looked more cheerful|sat up straighter|beamed at the gate]. ^ “And you meant to do that [on your own|alone|by yourself]?” said {c}, [when it was told|at the end|breathing hard]. “Without anybody to go in front and [shout|stamp|look dreadful]? [It’s lucky you met me|What luck I was passing|You’ll need me]. I’ve never lost an argument [in my life|yet].” “[Have you had many|Are there many to lose|How many was that]?” asked {hero}. “I had words with [a bus|a steamroller|a bull],” said {c}. “[It left|It moved off|It won’t be back].”',
    ],
  ],
  comic: [
    [
      '“[Grr|Grrr|Raah]!” says {c} to a stone. “[Grr, stone, a {kind}|Boo from {c}|{C} wins]!”',
      '“[Ha|Halt|Charge]!” shouts {c}. [Look out, leaf, a {kind}|Run, leaf, it’s {c}|Shoo, leaf, says {c}]!',
    ],
    [
      '“[Come, face {c}|Come, meet a {kind}|Face a {kind}]!” {c} shouted at {spot}. {hero} [waited|stood by {c}|held the {kind} back]. [Nothing met {c}|A leaf met the {kind}]. ^ “[It’s scared of me|It doesn’t dare|I’m too strong],” said {c}. “[Poor thing, it saw a {kind}|It’s smaller than {c}|{C} lets it be].”',
      '“[I’ll go first|I go in front|I’ll lead],” said {c}. “And [I’ll go last, as a {kind} should|{c} will guard the back]!” ^ So {c} [went round and round|ran rings round] {hero}, [all the way|to the end|until both were dizzy].',
    ],
    [
      '“[Leave it to me|I’ll see to this|Stand aside],” said {c}, and challenged {spot} to a staring match. {hero} [kept the score|held the coats|was judge]. It was [very close|very even] for the first [ten|nine|five] minutes. ^ Then {c} [blinked|looked away|had to sneeze]. “[It cheated|That wasn’t fair|Unfair],” said {c}. “[It did it without any eyes|It hasn’t any eyes|It never even tried]. I want its name, and [I want it written down|an apology|I’ll be back].”',
      '“[What was that|What growled|Who’s there]?” said {c}. “That was [my tummy|just my tummy],” said {hero}. “[It growled at you|It was rude to you|I heard what it said],” said {c}. “[Stand aside|Step back|Leave this to me].” ^ {C} told {hero’s} tummy exactly what would happen if it [did that again|spoke again|went on like that]. [It did it again|It growled back|It said it louder]. “It’s brave,” said {c}, [with respect|stepping back]. “[Give it a bun|It may join us|Feed it, quick].”',
    ],
    [
      'Some people [whistle|sing|hum] when they are alone in wild places. {C} [gave orders|shouted at things|took command]. “[Left turn|Chin up|Quick march], path! [Steady, you at the back|Eyes front, you at the back|No talking at the back]!” {hero} was the one at the back, and [stepped out smartly|swung both arms|kept in step]. Then something groaned beyond {spot}, [long and low|like a door|as if asked to get up]. {C} was off towards it, [shouting|at a run|at full speed], before anyone could say a word. ^ [It was two old boards|There were two old boards], rubbing together. “They’ve [agreed to stop|seen reason|said sorry],” {c} reported. “I offered to [take them both at once|fight them in turn|knock them together].” The boards [groaned|creaked]. “Politely,” {c} told them, “or [I shall come back|there’ll be trouble|I’ll fetch a nail].”',
      'KEEP OUT, said a board near {spot}. {C} [studied it|read it twice|walked round it]. “It doesn’t [say who|say please|mention me],” said {c}. “[It can’t mean me|It must mean others|I’m not out, I’m {c}]. I’m known for [going in|not keeping out|walking through].” ^ {hero} pointed out that the board had [no gate and no fence|nothing behind it], only the same ground on both sides. {C} went and kept out on the far side, [to be fair to it|to oblige it|for a full minute]. Then {c} came back and kept out [on this one|on the near one]. “I’ve obeyed it [twice as hard|twice as well|from both ends] as anyone,” said {c}. “Now [it’s its turn|it’s the board’s turn].” So the {kind} told the board to keep out, too, and [it did|it has kept out since].',
    ],
  ],
  happy: {
    young: [
      '“[Victory|We won|Hooray for us]!” cried {c}.',
      '“[Left, right|Quick march|Chests out]!” shouted {c}, in front.',
    ],
    old: [
      '{C} let the wind off [with a warning|this once|lightly].',
      '“[Is that all|Was that it|What, finished]?” said {c}. “I could have done that [before lunch|with my eyes shut|on one foot].”',
      '{C} went ahead to frighten whatever was there, and [found a pleasant view|made friends with it|came back with a flower].',
    ],
  },
  worried: {
    young: [
      '“I’m only shaking [to warm up|for practice|the cold off],” said {c}.',
      '“[Who’s afraid|Who’s shaking|Who hid]?” asked {c}. “[Not {c}|Not this {kind}|Not us two, {hero}]!”',
    ],
    old: [
      '“I’m [right behind you|close behind you|at your back],” said {c}, “[guarding the back|in case it comes round|to cut it off].”',
      '“[It’s outnumbered|We’re more than it is|It has no chance],” whispered {c}. “There’s one of it, and me, and you.”',
    ],
  },
  quiet: {
    young: [
      '“[I’ll guard you|I’ll keep watch|Nothing gets past me],” whispered {c}.',
      '{C} [kept watch|stood guard] beside {hero}.',
    ],
    old: [
      '“[You rest|Lean back|Sit down a bit],” said {c}. “I’ll [look fierce|stand up straight|growl] for both of us.”',
      '“Even I have a cry [on Thursdays|now and then|when it’s wanted],” said {c}. “It’s [good for the shouting|like oil for the voice|part of the training].”',
    ],
  },
};
