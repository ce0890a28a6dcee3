import type { Companion } from './companion.ts';

export const robot: Companion = {
  creature: 'robot',
  name: 'Bolt',
  kind: 'robot',
  character: 'exact, loyal, and puzzled by jokes',
  noises: [
    '[Beep|Bip|Boop], [boop, hello|bop, ready|bleep, left|bleep, right]!',
    '[Whirr|Whizz|Tick], [click, one arm|clack, two arms|whirr, head round]!',
    '[Buzz|Zzz|Bzz], [bing, red light|ping, green light|ding, blue light]!',
    '[Clank|Clonk|Tonk], [tin feet|tink, a screw|squeaky knees|loose bolt]!',
  ],
  meet: [
    [
      '[Beep, boop|Bip, bop|Bing, bong]! [Hello, {c} the {kind}|It’s {c} the {kind}|{C} the {kind}]!',
      '[Clank, clank|Clonk, clonk|Tink, tank], [it is {c}|here is {c}|hello, {c}]!',
      '[Click|Whirr|Plink], [two lights|two wheels|one spring]! [Beep, beep|Bip, bip|Buzz], [hello, {kind} {c}|it’s {kind} {c}|{c} the {kind}]!',
      '[A tin box|A tall tin|A bucket] says [beep|bip|boop]! Out [come|pop|roll] [legs|arms|wheels]! [It’s clanky {c}|Hello, bolted {c}|{C} the {kind}]!',
    ],
    [
      '“[Beep|Boop|Bip],” said [a pile of tins|a heap of tins|a box of spoons]. [It stood up|It grew a head|It had feet]. [It was a {kind}|And it was a {kind}|So it was a {kind}]! “[I am {c}|Name: {c}|My name is {c}]. [You are {hero}|And you are {hero}|I see {hero}]. [We are friends|We match|I like you], [beep|boop|ping].” ^ And [that was that|so they were|off they went].',
      'A {kind} walked into {hero’s} [front door|gate|garden wall], [bonk|clang|clonk], [bonk|dong|bang], [bonk|clank|bing]! ^ “[Test complete|Test over|I have finished],” said the {kind}. “[It is solid|It is hard|It will not move]. [My name is {c}|I am {c}|I am called {c}].”',
      '{hero} found a [screw|spring|cog] [on the mat|on the path]. “[Mine|That is mine|I lost that],” said a {kind}, and put it [in one ear|back|under a flap]. ^ “Now I can [count|whistle|think] again. [Beep|Ping|Boop], [I am {c}|my name is {c}|they call me {c}].”',
      '“Left foot, right foot,” said a {kind} at the gate, and [stopped|stuck fast|stood still]. “What comes [after that|then|next]?” ^ “Left again,” said {hero}. “[Clever|Good|Ping], then I, {c}, can [go round corners|go on for ever|follow you]!” beeped the {kind}.',
      '“A hug takes [four|three|five] seconds,” said a {kind}. “May I [test it|try one|measure it]?” ^ [Clank|Clonk|Clink], and {hero} counted to [nine|ten|twenty]. “I am {c},” said the voice in {his} [collar|ear], “and my timer [is stuck|has stopped|likes you].”',
    ],
    [
      '[A parcel|A box|A trunk] stood on the step, and [it was ticking|it hummed|it had a button]. [Then|Suddenly|With a click] it [unfolded|grew legs|opened itself]. ^ “[Good day|Greetings|Hello, world],” said the {kind}. “[I am {c}|My name is {c}|I answer to {c}]. I have been switched on for [nine seconds|eleven seconds|half a minute], and [I like it so far|nothing has hurt|it is better than the box].” “[Would you like to come on|Shall we have|Would you care for] an adventure?” asked {hero}. “[Please define adventure|How heavy is an adventure|Adventure: not found],” said {c}. “[Oh well|Well, now|Hm],” said {hero}. “[You’ll see|Come and look|It’s easier to do].”',
      '“[Question one|Please answer|First question],” said a {kind} [at the gate|on the path|with a clipboard]. “Are you [a child, a tree or a bicycle|a child, a post or a pudding|a lamp, a child or a goat]?” “[A child|A child, mostly|Child],” said {hero}. ^ [Whirr, click|Tick, tick, ping|Hum, clack]. “[Correct|Good|That is so]. [Question two|Second question|Next question]. May I [walk beside you|go about with you|carry your bag] until my battery is empty?” “[When will that be|How long does it last|When is it empty]?” asked {hero}. “In [two hundred|three hundred|four hundred] years,” said the {kind}. “[I’m known as {c}|My name is {c}|I am {c}].”',
      '“Good day, I am the new toaster,” said a {kind} [on the step|at the gate|with a bow]. “We’ve [got one|got two|no room for one],” said {hero}. “That is a relief,” said the {kind}, “because [bread frightens me|crumbs get in my knees|I have never met any bread].” ^ Under the toaster label was another, which said {c}. “It does not say [what I am for|what I do|how I work],” said {c}. “[We’ll find out|Let’s go and see|Mine doesn’t, either],” said {hero}.',
      '“I have said hello to your gatepost [four|six|nine] hundred times,” said a {kind} in the lane. “It [does not answer|says nothing|has no manners].” “It’s wood,” said {hero}. “And are you [wood|a post|part of a gate]?” asked the {kind}. “Not [at all|a bit|that I know of],” said {hero}. ^ The {kind} took {his} hand, and it squeaked [nine|eleven|ten] times up and down. “I am {c}, and you are the first one that [works|answers|shakes back].”',
    ],
    [
      'The {kind} [on the doorstep|by the door|on the mat] had [a dent in one side|a bow round one ear|rust on both knees] and a label that said Handle With Care. “[Query|Question|One question],” said the {kind}. “[Are you Care|Is Care at home|Do I speak to Care]?” “[I’m {hero}|No, {hero}|My name’s {hero}],” said {hero}. “But [I can be careful|I’m quite careful|I’ll be gentle].” There was [some whirring|a long click|a sound of small wheels]. ^ “That is [acceptable|near enough|within limits]. [I am {c}|My name is {c}|You may call me {c}]. I [calculate|compute|find] that you are going somewhere with a four per cent chance of success.” “And [if you come too|with you along|if there are two of us]?” asked {hero}. [More whirring|Two clicks|A wheel turned]. “[Five|Six|Five and a bit],” said {c}. “I shall get [my coat|a coat|my winter coat]. [Correction|Error|Wait]. [I have no coat|There is no coat|I do not own one].”',
      '[The van had driven off|The postman had gone|The lorry had left], and on the step stood a {kind}, with a manual [as thick as a loaf|as fat as a cushion|in nine languages]. “[{C}|I am {c}|Model: {c}],” said the {kind}. “[I hoover, do fractions and find north|I boil eggs, count sheep and find keys|I iron, spell and tell left from right]. Please [start me|switch me on|press start].” {hero} [could see no switch|found no switch|looked for the switch]. ^ “It is explained on [the last page|page nine hundred|the back cover],” said {c}. “I start when somebody is [pleased to see me|glad that I came|happy I am here]. The other family [sent me back|returned me|kept the box]. They were [busy|out|in a hurry].” {hero} looked at the two round lights, [turned very low|hardly lit|as dim as two buttons]. “[But I AM pleased|I’m VERY pleased|But I’m glad you’ve come],” {he} said. And all over {c}, one after the other, things [began to hum|lit up|started to tick].',
    ],
  ],
  comic: [
    [
      '[Beep|Bip|Buzz]! {C} [goes backwards|walks backwards|goes in a ring]. [Boop|Bop|Bing], [bonk|clang|crash]!',
      '“[Ha|Ho|Hee], [ha|ho|hee], [ha|ho|hee],” says {c}. [Funny {c}|Silly {c}|That’s {c}]!',
      '“[Left|Hop|Turn], [left|hop|turn], [left|hop|turn],” says {c}, [round they go|off they go|round and round]!',
      '{C} hugs a [post|bin|bucket]. “[Hello, Granny|My sister|Same nose]!” [Clank|Clonk|Tink] goes the hug!',
    ],
    [
      '“[Tell me a joke|I need a joke|One joke, please],” said {c}. So {hero} [did|told one|told the best one]. {C} [whirred and whirred|clicked and clicked|hummed]. ^ [Ten pages later|Two hills later|Nine puddles later], {c} said, “Ha.”',
      '“[Give me a hand|I need a hand|Lend me a hand],” said {hero}. [Click, click|Squeak, squeak|Clink, clank], {c} unscrewed one, [and gave it|with a bow|and held it out]! ^ “[Do you require the other|Is one enough|Will you need fingers]?” asked {c}.',
      '“[It’s a piece of cake|Easy, a piece of cake],” said {hero}. {C} looked [behind {spot}|under {spot}|all round {spot}]. {C} looked [in {hero’s} ear|in {hero’s} hood|under a stone]. ^ “[There is no cake|No cake was found|Not a crumb],” said {c} [sadly|at last|after that]. “[Boop|Bop|Beep].”',
      '“[Keep your eyes open|Keep an eye on my bag|Keep an eye out],” said {hero}. [Pop|Click|Plink], {c} took one eye out and [put it on a stone|stood it on a leaf|held it up]! ^ “[It sees a beetle|It likes the view|It has seen a duck],” said {c}.',
      '“My foot has gone to sleep,” said {hero}. {C} [put a leaf over it|tucked it in|dimmed both lights], and hummed [very low|one verse|a lullaby]. ^ “[Hush|Quiet], it [is snoring|has sweet dreams|wants a story],” beeped {c}. “[Please hop softly|Do not wake the toes|I will rock the leg].”',
    ],
    [
      '“Why did [the chicken cross the road|the hen cross the road|a chicken cross the road]?” said {hero}. “[Insufficient data|I need more facts|Please give details],” said {c}. “[Was there a crossing|Was the road wide|Was it a wet road]? [Who owned the chicken|Had it been asked|What colour was the feather]?” ^ They [talked it over|went into it|discussed it] as far as {spot}. “To get to the other side,” said {hero} [at last|in the end|patiently]. {C} [stopped dead|stood still|stopped on one foot]. “[Oh|Ah|I see],” said {c}. “[OH|AH|I SEE]. [HA|HO|HEE]. [HA|HO|HEE]. [HA|HO|HEE].” [A screw flew off|A spring fell out|One ear fell off].',
      '“Wait a second,” said {hero}, [bending|kneeling|stopping] to tie {his} lace. “[One|Tick|Done],” said {c}, and [walked off|rolled away|was gone]. {hero} caught up at {spot}, [puffing|hopping|with one shoe on]. ^ “[I meant|It’s] [a bit longer|rather longer|more like a while] than that!” “[How long is a bit|What does that come to|How much is that]?” asked {c}. They [worked it out together|did the sum together|took an average]. [It is four and a half|It comes to six and a third|It makes five, and one over].',
      'They [played hide and seek|had a game of hide and seek|tried hide and seek]. {C} counted to a hundred in [one beep|half a second|two clicks]. “[You are|You hide|I see you] behind {spot}. Your [left foot|elbow|nose] sticks out. You are [giggling|breathing|eating crisps]. [Found|Game over|I win].” Then it was [{c’s} turn to hide|{c} who had to hide|{c} who hid]. ^ {C} [stayed right there|stood where {c} was|stood out in the open], and [switched off both lights|held a leaf up|stood on one leg]. “[Where can I be|Where have I got to|Which way did I go]?” said {c}. {hero} looked [for ages|in nine bushes|high and low], to be kind.',
      '“Just follow your nose,” said {hero}. {C} stuck on [half a carrot|a conker|a red button], to be ready. Whenever {c} turned [to look at it|towards it|to catch up with it], the nose turned, too. They went round {spot} [nine|thirty|eleven] times. ^ “It is [always ahead|very quick|winning],” said {c}, [losing a bolt|rattling|steaming a little]. {hero} could not [speak for laughing|stop laughing|help at all]. “I will follow yours instead,” said {c}. “It [seems steadier|points one way|has freckles to count].”',
    ],
    [
      '“I have [analysed laughter|studied laughter|measured laughing],” said {c}. “[It is done like this|This is how it goes|Please stand back].” [The noise that followed was that of|There came a sound as of] [a cutlery drawer|a dinner service|a tray of spoons] [falling downstairs|going down a well|in a tumble dryer]. [Two walkers|Three cows|Several ducks] [changed direction|went home|sat down]. ^ “[Nearly|Not quite|Almost],” said {hero}. {He} tried to explain about [surprise|waiting|timing], and how [the end of a joke|the funny bit] has to come round a corner. {C} listened [with all lights on|without a click|and took notes]. “Then I shall [go round that corner|look for the corner|take the next corner],” said {c}, “and be surprised.” [There was a pond behind it|Behind it was a pond|It had a duck pond behind it]. [The {kind} was|It worked|So was the duck].',
      'It began when {hero} said that {he} [could eat a horse|could eat a house|might eat a whole ox]. {C} [made a note|wrote it down|said nothing]. [Later|Soon after,|A mile on,] {he} had butterflies in {his} tummy, and near {spot} [there was a frog in {his} throat|a frog came into {his} throat|came a frog in {his} throat]. {C} stopped, [with the red light on|and whirred|in mid-step]. “[This worries me|I have done the sum|I have counted],” said {c}. “[There will not be room|They will not all fit|You are too small].” ^ When {hero} [could speak again|had got {his} breath|had stopped laughing], {he} [explained|told {c} what was meant|put it plainly]. {C} stood for a time with nothing turning [but one small wheel|but one cog|except a spring]. “[So there is nobody in there with you|Then you are empty|So you are alone in there]?” “[Nobody at all|No one|Nobody but me],” said {hero}. “That [sounds lonely|is very quiet|must be dull],” said {c}, and [took {him} by the hand|gave {him} a hand|moved up close].',
      '“I have [made a joke|built a joke|composed a joke],” said {c}. {hero} sat down near {spot}, [to be ready|for safety|on something soft]. “There is [a screw|one screw|this screw]. [It turns left|One turns it left|It goes left]. [It turns left again|And it turns left|Left once more]. [Now it is loose|It is now loose|Then it is loose].” {hero} [waited|held {his} breath|leaned forward]. “That was [the whole of it|all|the end],” said {c}. “The funny part is that [it’s loose|it was tight before|it has come out]. [You may begin|Please start|Laugh now].” ^ {hero} began with [a small polite laugh|one polite ha|a cough and a smile]. But {c} [listened so hard|waited so hopefully|listened so closely], [one hand behind a tin ear|head on one side|bent forward like a lamp], that it turned into a real one. {C} [lit up all over|glowed|rang like a till]. “I have [four thousand more|nine hundred more|a whole drawer of them],” said {c}. “[They are all about screws|Screws come into them all|The best has two screws].”',
    ],
  ],
  happy: {
    young: [
      '“[Beep|Bip|Ping]!” said {c}. “[Happy beep|Very beep|Glad beep]!”',
      '{C’s} lights [went green|blinked|went round].',
    ],
    old: [
      'All of {c’s} lights [went green at once|came on|turned yellow].',
      '“I am experiencing [a pleasant warmth|some warmth|something like soup],” reported {c}. “[It may be a fault|Please do not mend it|It is not in the manual].”',
      '{C} played a little tune by [opening and closing things|rattling a drawer|tapping both knees].',
    ],
  },
  worried: {
    young: [
      '“[Boop|Bop|Uh-oh],” said {c}, [red light|no, no|stop]!',
      '{C} [rattled a bit|shook|buzzed].',
    ],
    old: [
      '[A small red light|One small red light|A red lamp the size of a pea] had come on, [somewhere in {c’s} chest|behind {c’s} ear|on {c’s} knee].',
      '“Chance of success,” said {c}, “[is a number I prefer not to say|has gone below the line|is a small number].”',
    ],
  },
  quiet: {
    young: [
      '{C} [hummed|whirred|purred], [hmmm|mmmm|rrrr].',
      '{C} [held out a metal hand|put out a cold hand|sat down. Clank].',
    ],
    old: [
      '{C} held out a metal hand, which had been [warmed up specially|oiled for it|kept warm inside].',
      '“I have searched [all my files|every file|all nine manuals],” said {c}. “[The best I can find is to sit here|They say, stay close|It says, sit beside you].”',
    ],
  },
};
