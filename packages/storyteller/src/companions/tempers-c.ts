import type { Temper } from './temper.ts';

export const slowAndWise: Temper = {
  character: 'slow, wise, and in time for anything that matters',
  meet: [
    [
      '[Slowly, slowly|Step, rest, step|Slow, slow], [along comes|up comes|at last, it’s] {c} the {kind}.',
      'Is {c} coming? [Soon|Not yet|Wait], [here’s half a {kind}|almost a {kind}|there’s the {kind}]. [Hello|Welcome], [unhurried|slow|wise] {c}!',
    ],
    [
      'A {kind} was [coming along the lane|on the way to the gate|coming by]. {hero} [waited for {c}|held it for {c}]. {He} [waited for the rest of the {kind}|gave the {kind} till ninety|yawned twice at the {kind}]. ^ “[Well done|Very good|Nicely waited],” said {c}. “[Few {kind} friends can wait|That’s the hard bit of a {kind}|Few can wait for {c}].”',
      '“Are you [in a hurry|late|in a rush]?” asked the {kind} at the gate. “[Yes|A bit|Very], dear {kind}!” said {hero}. ^ “Then [you need me|take me along|I’m just right],” said {c}. “[A {kind} never is|{C} has got time].”',
    ],
    [
      '“I met this lane when it was [a footpath|a sheep track|just a field],” said the {kind}. “It was [in a hurry to be|very keen to be] a road. [Look at it now: still here|It hasn’t got far|It hasn’t moved since]. [I’m {c}|{C}’s my name|They call me {c}].” ^ {hero} said that {he} was off to do [something difficult|something rather difficult|a difficult thing]. “Difficult things [like it slowly|don’t like to be rushed|come right if you sit by them],” said {c}. “[I’ll come|I’ll join you|Let me come]. You may go ahead, [and wait|and tell them I’m coming|as far as the bend].”',
      '“How old are you?” asked the {kind} at the gate. {hero} said how old {he} was. “I’ve had [hiccups|baths|naps] that lasted longer,” said {c}, [kindly|nodding]. ^ {hero} asked whether it was [nice|hard|tiring], being wise. “It’s [mostly waiting|chiefly sitting|largely keeping quiet],” said {c}, “and then being right. [Come|Well, then|Come along]. I’ll [teach you the waiting|start you on the waiting|show you the first half].”',
    ],
    [
      '“I shall answer your question,” said the {kind} at the gate, “but it will take [a moment|a little time|a while].” {hero} [had not asked a question|had not said a word]. {He} [mentioned it|said so|pointed this out]. “[You will|It’s on its way|You’re about to],” said the {kind}. There was a long and comfortable silence, in which [a cloud changed its mind|a leaf came down|a snail overtook them both]. ^ “Would you like to [come with me|come along]?” asked {hero} [in the end|at last]. “Yes,” said the {kind} [at once|promptly]. “[There|You see|Quite so]. [I’m {c}|{C}’s the name|My name’s {c}]. I find that it [saves time|saves wear] to begin with the answer. One can then [go slowly over the rest|enjoy the rest|take the rest at a stroll].”',
      'Nobody had ever seen {c} the {kind} arrive. One looked, and [the lane was empty|there was only lane]. One went on with what one was doing, and there {c} was, as if put there [by the years|like a milestone|and dusted]. {hero} had bent down to [tie a lace|tie a shoelace|tie a loose lace]. “A double bow,” [said a calm voice|somebody remarked]. “[Sensible|Very wise|That’s sound]. It’s going to be [a long way|quite a step|far].” ^ “How do you know where I’m going?” {he} asked. “[I don’t|I’ve no idea|I couldn’t say],” said {c}. “But I know laces. A short walk gets a single bow. May I come with them?”',
    ],
  ],
  comic: [
    [
      '[Hurry|Quick|Run], {c}, hurry! {C} says, “[Soon|Nearly|Presently].”',
      '“Ready, steady,” says {c}, with a [yawn|sneeze|blink]. “Go, [old {kind}|{kind}, go|good {kind}, by and by]!”',
    ],
    [
      '“Knock,” [began {c}|said {c}]. {hero} [waited for {c}|listened to the {kind}]. They passed {spot}, {c} last. [{C} had a rest|The {kind} ate a bun|A leaf passed the {kind}]. ^ “Knock,” said {c} [at last|quite soon, for {c}]. “Now you say [who’s there, {c}|come in, {kind}].”',
      '“[Quick|Come on|Look here], {c}, a race!” said {hero}. “[Who comes last|Which of us will be last]?” asked {c}. “[You, {c}, I think|The {kind}, I should say|Probably a {kind}].” ^ “[Then I’ve won that|That’s my prize, then|I’m good at that],” said {c}.',
    ],
    [
      '“A wise {kind} once told me,” said {c}, and [stopped to remember it|paused to find it|shut both eyes to think]. {hero} had time to [sit down|sit, and stand, and sit]. {He} had time to [count all {his} buttons, twice|learn the view by heart|name all {his} toes]. ^ “Never,” said {c}, “begin a story before you know the end.” [Time went by|A leaf fell|There was a pause]. “I’m [still looking for|nearly at|not far from] the end.”',
      '[They were late|Time was short|It was getting late]. {hero} [hopped from one foot to the other|ran ahead and back|pulled at {his} sleeves]. “There are two ways to be early,” said {c}, moving on at the speed of [moss|treacle|a hedge]. “One is to [hurry|run].” ^ “And the other?” asked {hero}. They had reached {spot} [before the answer came|and left it behind again before the answer|by the time one came]. “[To have started yesterday|To have set out yesterday|To have started the day before],” said {c}. “[I did|As I did].”',
    ],
    [
      '“I’ll explain it in one sentence,” said {c}, [and did|drawing a breath]. It went on past [two bends and a short rest|three bends and a sandwich|a good many stones], and had a great many side roads, [each with its own view|some with benches|and went down each of them]. {hero}, who had at first been running ahead and coming back, noticed that {he} was walking. Then {he} noticed that {he} was listening. ^ By {spot} the sentence came round a last corner, and [arrived|sat down|came home]. It was, after all, [quite a simple thing|a short thing|a plain enough thing] that it had to say. “Could you say it again?” {he} [asked|said]. “[Certainly|With pleasure|By all means],” said {c}. “Have you brought [something to eat|a blanket|a cushion]?”',
      '“What would you do?” asked {hero}, for it was [a tricky corner|an awkward place|a puzzle]. {C} [shut out the world|closed both eyes] and thought. It was [magnificent|wonderful|an honour] to see. [Dust settled|A leaf held still|Moss grew]. Round {spot} even the noises [kept their voices down|went by on tiptoe]. {hero} tried one way, and then another, [found the trick of it|pushed a little], and was through. ^ {He} came back [to say so|to tell {c}|whistling]. The {kind} was just beginning [to stir|to hum|to nod]. “[I have it|That’s it|I know],” said {c}. “You should try one way, and then another.” “[Thank you|I see|I’ll remember that],” said {hero}. It was, when you came to think of it, [perfectly correct|quite right|just what had happened].',
    ],
  ],
  happy: {
    young: [
      '“Very good,” said {c}, [very slowly|and nodded for ages|at last].',
      '{C} laughed at [a joke from yesterday|an old joke|last week’s joke].',
    ],
    old: [
      '{C} began to laugh at something that had been said [an hour ago|on the doorstep|the day before].',
      '“I have waited a long time for this,” said {c}, “and [it was worth it|here it comes|it has ripened nicely].”',
      '“There’s [no such thing as late|no being late],” said {c}. “There’s only a [second lunch|longer walk|riper moment].”',
    ],
  },
  worried: {
    young: [
      '“[Let us think|One moment|Sit, and think],” said {c}.',
      '“[Hm|Ah],” said {c}. “[A {kind} must think|Hm, hm, says a {kind}|{C} is thinking].”',
    ],
    old: [
      '“[I’ve seen worse|It has been worse|This will pass],” said {c}, and tried to [remember when|think of one|name two].',
      '{C} moved [almost quickly|with something like haste|twice in one minute].',
    ],
  },
  quiet: {
    young: [
      '“[There is time|No hurry|Take your time],” said {c}.',
      '{C} was [very good at staying|still there|as still as a stone].',
    ],
    old: [
      '“[A day is long|A day is wide|A day has no edges],” said {c}. “There’s room in it [for this|for sitting], too.”',
      '“You needn’t [be quick about feeling better|hurry to be cheerful|get over it by tea],” said {c}.',
    ],
  },
};

export const joker: Temper = {
  character: 'a joker, and the first to laugh',
  meet: [
    [
      '[Boo|Surprise|Ha], [a giggly {kind}|a {kind} behind you|hee, a {kind}]! {C} [made us jump|got us|tricked us]!',
      '[Knock, knock|Ring, ring|Rap, rap], [who’s there|which {kind} is there|what {kind} knocks]? {C} the {kind}!',
    ],
    [
      '“[Mind the step|Mind the bucket|Mind your hat]!” called [a {kind}|some {kind}]. {hero} [looked down, past the {kind}|looked round, at the {kind}|stood still for the {kind}]. [There was nothing but a {kind}|There was only a {kind}|One {kind} was all there was]. ^ “[Got you|Ha, ha|Made you look]!” [laughed|cried] {c} the {kind}. “[{C} is coming too|Take a {kind} along|A {kind} has more]!”',
      '[Ring, ring|Ding-dong], {hero} [opened the door|ran to the door|came to look]! [Nobody|No one], not even a {kind}. [Ring, ring|Ding-dong], [still no {kind}|no {kind} again|not a {kind} yet]! ^ “[Boo|Ta-da|Surprise]!” said {c} the {kind}. “[{C} was the bell|A {kind} can do bells|Every {kind} goes ding]!”',
    ],
    [
      '“Parcel for {hero},” said a voice [at the gate|outside]. There was [no parcel|no parcel to be seen]. There was only {a:kind}, [shaking with laughter|flat with laughter|holding both sides]. “[I’m the parcel|That’s me|It’s just me],” said {c}. “There was nobody [to wrap me|to tie the bow|to lick the stamp].” ^ “[What’s inside|What’s in you|What’s in it]?” asked {hero}. “[Jokes|Puns|Riddles],” said {c}. “[I’m full of them|They’re packed tight|I rattle with them]. Take me along, [and see|and shake me|this way up].”',
      'The gate squeaked when {hero} opened it. It squeaked when {he} stopped opening it. “[That’s odd|How strange|Funny],” {he} said. “Squeak,” said the gate, and [snorted|giggled]. ^ [Out from behind it|Out of the hedge|From behind the post] came {a:kind}. “I do [doors|owls|drains] as well,” said {c}. “[And a kettle|Also a duck|And one bagpipe]. You’ve no idea how long I’ve waited for somebody [with a gate|with hinges|who’d oil me].”',
    ],
    [
      'Somebody had hung a notice [on the gate|on the post]: PLEASE DO NOT READ THIS. {hero} [read it|did]. “Caught you!” cried a voice, and {a:kind} came out from behind the post, [helpless with laughter|crying with joy|weak at the knees]. “[Everyone does it|They all do]! [Every single one|Without fail|Not one doesn’t]! [I’m {c}|{C}’s my name|They call me {c}].” ^ {hero} knew [what was owed|what to do|how to answer]. {He} cupped {his} hands, looked into them [gravely|for some time], and said that there was a notice [in there as well|written there too]. “What does it say?” asked {c}, and looked. “MADE YOU LOOK,” said {hero}. The {kind} gave {him} [a gaze of pure love|a look of deep respect|a low bow].',
      '“Is your lane running?” asked the {kind} at the gate. {hero} [said that {he} supposed it was|supposed so]. “Then you’d better catch it,” said the {kind}, and [had to lie down|slid down the post|wept]. It was some time before anything else [could be got out|was said|made sense]. “{C},” said the {kind}, [weakly|wiping both eyes|from the ground]. “I’ve [another hundred like that|a hundred more|a hundred worse ones].” ^ It was [a fair warning|fairly said|honest]. {He} thought of [the long way ahead|the road], and of how it would be with a hundred like that, and how it would be without. “Are there any about [sandwiches|socks|custard|cows]?” asked {hero}. “[Thirty|Forty|Nine],” said {c}.',
    ],
  ],
  comic: [
    [
      '{C} says, “[Look up|Look there|A cow]!” [{C} made you look|Ha, a {kind} got you|Hee, {c} got you]!',
      '{C} [hides|goes], [where|but where]? [Boo|Peep], [it’s a {kind}|{c} got you|hee, a {kind}], {hero}!',
    ],
    [
      '“Don’t laugh,” said {c}, and [made a face|went cross-eyed|pulled a face]. {hero} [did not laugh at {c}|bit {his} lip at {c}|kept a straight face for {c}]. {C} [made another|did a worse one|tried the fish face]. ^ [Then who laughed at the {kind}|Was it the {kind} that laughed|Who burst out, {hero} or the {kind}]? [{C} did|Only {c}]!',
      '“[There’s something behind you|Look behind you|It’s right behind you]!” cried {c}. {hero} [spun round, past {c}|turned round faster than {c}|jumped right round {c}]. ^ “[What is it|What’s there], {c}?” “[Everything else|Your own back|The way we came]!” said {c}, and [shook with laughing|fell over|rolled about].',
    ],
    [
      '{C} hid behind {spot}, [to jump out at {hero}|to give {hero} a fright]. {hero} [saw it|saw one foot|guessed], and went round the other side. There was [a long wait|a hush|quite a pause]. ^ “[Boo|Peep-bo],” whispered {hero}. There was [a shriek|a yell|a squeal]. “That,” said {c}, [when there was breath for it|sitting up|at last], “was my joke. [You’ve got it on the wrong way round|You’re wearing it inside out|You’ve picked it up by the handle].”',
      '“I’ve [swapped something round|changed one thing here],” said {c}, “and you’ll never guess [what|which].” {hero} looked [at everything near|up and down by] {spot}. {He} looked [in {his} pockets|under {his} collar|in both shoes], too. ^ “I give up,” {he} said at last. “[So do I|Me too|I do, too],” said {c}. “[I can’t find it|It’s lost to me|It’s all so alike now]. It was so clever that I [fooled us both|took myself in|missed it too].”',
    ],
    [
      'It was [suspiciously quiet|oddly peaceful|too quiet]. {hero} had learned by now that this meant {c} was preparing something, and {he} went past {spot} like somebody [carrying eggs|crossing thin ice|wading]. [No twig snapped|Nothing squeaked]. [Nothing dripped|Nothing jumped]. Nobody said “[Boo|Peep]”. ^ [A hundred|Two hundred] steps later {he} [could bear it no longer|stopped|turned round]. “[All right|Very well], what is it?” said {hero}. “What is what?” asked {c}, [as innocent as milk|wide-eyed|like a lamb]. “The trick!” “That’s it,” said {c}, and began to [shake all over|wheeze|fall about]. “There isn’t one! [You should have seen yourself walk|You walked like a stork|Those knees]!” It was, {he} had to admit, [the best so far|a good one|nicely done].',
      '“Pick [a number|any number],” said {c}. “[Don’t tell me|Keep it dark|Not a word]. [Double it|Add nine|Halve it]. [Take away your birthday|Subtract your shoes|Take off your age], and turn round twice.” {hero} did all this, near {spot}, [with care|on {his} fingers|lips moving]. “Add a potato. Are you thinking of a potato?” “Yes,” said {hero}, [amazed|staring|struck]. ^ “[I knew it|There|Ha],” said {c}. “[It never fails|It’s a gift|Works every time].” It was only much later, [in the middle of something else|in the bath|over a pie], that {he} saw how it was done. By then the {kind} had done it to {him} [three|four|five] more times, with a turnip, [a piano and an aunt|a trombone and an uncle|a wardrobe and a bishop].',
    ],
  ],
  happy: {
    young: [
      '“[Hee, hee, ho, ho|Ha, ha, hee|Ho, ho, ha]!” went {c}.',
      '{C} told a joke about [socks|soup|a duck].',
    ],
    old: [
      '{C} laughed so much [at the joke|at the start] that there was no breath left [to tell it|for the end|to explain it].',
      '“Don’t look now,” said {c}, and everyone looked, and there was nothing, and [it was wonderful|they did it twice|so they laughed].',
      '{C} [put on a solemn look|looked serious|spoke to nobody], which is always [a bad sign|a warning|how it starts].',
    ],
  },
  worried: {
    young: [
      '“[Ha|Hee]?” said {c}. “[Was that a {kind} joke|Is nobody laughing at {c}]?”',
      '“That was not [my joke|me|funny],” said {c}.',
    ],
    old: [
      '“[Tell me it’s a joke|Call it a joke],” whispered {c}, “and I’ll laugh.”',
      '{C} thought of [a funny remark|a pun], and for the first time [in history|this week|ever] kept it in.',
    ],
  },
  quiet: {
    young: [
      '{C} told {hero} [a very small joke|half a joke|the gentlest joke].',
      '“[No joke|True],” said {c}. “[{C} likes you|Here’s your {kind}].”',
    ],
    old: [
      '{C} pulled just the one face, [a gentle one|and meant it|and it was kind].',
      '“I’ll be funny again [in a minute|later on|tomorrow],” said {c}. “[Now I’m just here|Now let’s sit|This bit is quiet].”',
    ],
  },
};

export const worrier: Temper = {
  character: 'worries beforehand, so as to have it done',
  meet: [
    [
      '[Oh dear, poor {kind}|Oh my, oh {kind}|Ooh, dear, dear {kind}]! [Hello|Don’t worry|Come in], [trembly|careful|fretful] {c}!',
      '“Is it [safe|deep|hot|loose]?” asks {c} the {kind}.',
    ],
    [
      '“[Oh dear|Goodness|Oh my], is that gate safe?” asked the {kind}. {hero} [swung on it for {c}|opened it for {c}|gave {c} a push on it]. It [was, for a {kind}|held a {kind}|bore the {kind}]. ^ “[Oh good|Phew],” said {c}. “[Next {kind} worry|Now {c} will do the path|Now for {c’s} next one]!”',
      '“What if you [get lost|get wet|get hungry]?” said {a:kind} at the gate. ^ “[Come with me|Then come along], dear {kind},” said {hero}. “[What if I like it|What if it’s fun|What if it goes well]?” said {c}.',
    ],
    [
      '“I’ve got forty-one worries,” said the {kind} at the gate. “I had forty, and then I saw you, and you might be going somewhere.” {hero} said that {he} was. “[I thought so|I knew it|There you are],” sighed {c}. ^ “[Would it help to|Would you feel better if you could] come along?” asked {hero}. “[Perhaps|A little|A bit],” said {c}. “One worries so much better when one can [see it|watch it|stand beside it].”',
      '“Have you got a scarf?” asked the {kind} [in the lane|on the step]. “And a spare scarf? And something to tie up the spare scarf with, if it comes undone?” {hero} had [one sandwich|one apple]. ^ The {kind} [went pale|swallowed|sat down]. “[I’d better come|I must come] with you. [I’m {c}|{C}’s the name|They call me {c}]. Somebody must do the worrying, [or it won’t get done|and I’m quick at it|from the first step].”',
    ],
    [
      '“I don’t want to [alarm|upset|frighten] you,” said the {kind} at the gate, “but have you thought of everything?” {hero} said that {he} had thought of [most things|the main things]. “[That’s what I was afraid of|I feared as much],” said the {kind}. “[I’m {c}|{C}’s my name|My name is {c}]. It’s [the others|the rest] that happen.” ^ And [there followed a list|out came a list]. It had [weather|geese|wasps] in it, and [string|spare buttons|plasters], and what to do if a bridge should turn out to be a photograph of a bridge. When it was over {hero} felt, to {his} surprise, [quite calm|rested|cheerful]. With somebody along who had [worried about all that|thought of all that], there was nothing left to be afraid of.',
      'There was a knock, but [so faint|so soft] that it might have been [a mistake|a moth|the hinge]. [On the mat|Outside] was {a:kind}. “[I’m so sorry|Forgive me|Do excuse me],” said the {kind}. “I wondered whether you’d left the stove on.” {hero} [had not|had certainly not]. “Or [a tap|a lamp|the iron]?” {He} hadn’t done that, either. ^ “[What a relief|Thank goodness|Oh, good],” said the {kind}. “I was [three|six|five] streets away when it came over me. [I’m {c}|{C}’s the name|It’s {c}]. I do the whole town, but nobody else [has ever gone to look|will take a turn|ever thanked me].” You could see that it was [lonely work|hard work]. “I’m [going out|off on a journey],” said {hero}. “You could worry about me.” “May I really?” [breathed|whispered] {c}.',
    ],
  ],
  comic: [
    [
      '“[Does that bite a {kind}|Did {c} hear a noise|Will it get the {kind}]?” [A leaf|A twig|A snail|A sneeze], [phew|well done|there], {c}!',
      '“Oh dear!” says {c}. “Oh dear, oh, [cake for a {kind}|a bun for {c}|a {kind}-sized pie]!”',
    ],
    [
      '“[What was that|What’s that noise]?” asked {c}. It was {hero’s} foot, [near|by|behind] {c}. “And [that, behind a {kind}|that, near a {kind}]?” It was the other foot, [too near {c}|still by {c}]. ^ “[They’re following us|They know where we are|There are two of them]!” [whispered|gasped] {c}.',
      '“What if I [fall in|slip in|step in] that puddle?” said {c}, staring at it. [Splash|Splosh], [one wet {kind}|in went the {kind}]! ^ {hero} [laughed|held out a hand|helped {c} out]. “Well, that’s over,” said {c}, [quite happy|dripping].',
    ],
    [
      '“What if {spot} fell over?” said {c}. “What if we’re worrying for nothing?” {hero} said that nothing had fallen over here for [a hundred|three hundred|ninety] years. ^ “Then [it must be nearly time|it’s overdue|it’s had time to loosen],” said {c}, and went past very softly, [saying nice things to it|on tiptoe|holding {hero’s} sleeve].',
      '“I’ve had [an awful thought|a terrible idea],” said {c}. “What if I’ve stopped worrying?” {hero} said that would [be nice|be a rest]. “But then who is [keeping an eye on things|on duty|looking out for us]?” cried {c}. ^ {C} worried about it as far as {spot}, and [felt a great deal better|was soon {c} again|walked on much comforted].',
    ],
    [
      '{C} had asked to go through it once more, and so at {spot} {hero} went through it once more. Yes, there were enough [sandwiches|biscuits|buns]. Yes, they [knew the way back|had the string|had told somebody]. No, nobody had ever been [swallowed by a hill|carried off by a goose|hit by a falling star], or not round here. ^ “And if it does go well?” asked {c}. “Have you thought of that?” {hero} [had to say that {he} had not|shook {his} head]. “[There you are|You see|I thought not],” said the {kind}. “We’d have [nothing prepared|no face ready], and everybody looking at us and smiling.” They stopped, and [practised being pleased|rehearsed a smile]. {C} turned out to be [rather good at it|the better of the two|a natural].',
      '“Stop!” cried {c}, and {hero} stopped, with one foot [in the air|up]. “You were about to [tread on|step on] that crack.” “What happens if I do?” {he} asked. “[I don’t know|Nobody knows|I’ve never asked],” said {c}. “[I’ve never let it come to that|I always stop in time|I’d rather not find out].” ^ They [looked at|bent over] the crack. It went all the way round {spot}, and then on into the distance, and had [any number of little ones|cousins everywhere]. It took them some while to get by, and it must have looked like [a dance|a polka|hopscotch]. “That’s the finest worrying I’ve done [all week|in my life|since Friday],” said {c}. “Shall we go back and [do the others|do it once more|try it with hops]?”',
    ],
  ],
  happy: {
    young: [
      '“[It went well|It worked|Nothing broke]!” said {c}. “[How odd for {c}|Well, well, a happy {kind}|Just fancy, {c}]!”',
      '{C} [forgot to worry|stopped fretting|did not fret], [hooray|phew]!',
    ],
    old: [
      '“I’m having [a nice time|fun],” said {c}. “[Ought I to|Is that all right|Is it safe]?”',
      '{C} crossed a worry off the list, and [it was the big one|underlined the gap|hummed].',
      '“It didn’t bite, and it didn’t fall on us,” said {c}. “[What luck|Good|How kind of it]!”',
    ],
  },
  worried: {
    young: [
      '“[Oh, I knew it|I said so|I felt it coming],” said {c}.',
      '“[Oh dear, oh dear|Oh my, oh my|Help, oh help],” said {c}.',
    ],
    old: [
      '“This wasn’t even [on my list|in my notebook|on the long list],” whispered {c}.',
      '{C} worried for the others, too, [to save them the trouble|at no charge|one by one].',
    ],
  },
  quiet: {
    young: [
      '“I’ll do [the worrying|the fretting],” said {c}. “[You rest by {c}|You nap by a {kind}|You sit with {c}].”',
      '{C} came [very close|near|and held on].',
    ],
    old: [
      '“I worried about you [yesterday|all last night|on the way here], too,” said {c}. “[It was a pleasure|It’s no trouble|I’d do it again].”',
      '“[It’s odd|It’s strange|I don’t know why],” whispered {c}, “but when you’re here I can’t think of any worries.”',
    ],
  },
};

export const collector: Temper = {
  character: 'collects everything that nobody else wants',
  meet: [
    [
      '[One stone, two, one {kind}|One leaf, two, one {kind}|One cork, two, one {kind}]! Hello, [pocket-full|rattling|treasure-hunting] {c}!',
      '“Ooh, [a button|a bead|a bottle top|a feather]!” says {c} the {kind}.',
    ],
    [
      '“[May I have|Is it free,|Could I have] that button?” asked the {kind} at the gate. {hero} gave it [to the {kind}|to {c} at once|to {c}, thread and all]. ^ “Number [six hundred|ninety-nine|four hundred]!” said {c}. “[And {c} has a friend|And a {kind} has {hero}|And a {kind} has one friend], too!”',
      'A heap of pebbles [hid a {kind} by the gate|held a {kind} up]. “[They’re mine|They’re all mine|Mind my pebbles],” said {c} the {kind}. ^ “[A {kind} has no pockets|{C} can’t carry them]. [Have you got|How about your] pockets, {hero}?”',
    ],
    [
      '“[Do you want that|Is that yours|Are you using that]?” asked the {kind} in the lane. {hero} [looked|bent down]. It was [an old bus ticket|a bent pin|half a peg|a flat cork]. “[No|Nobody’s]? [I’ll have it, then|Then I’ll take it|It can come to me]. [I’m {c}|{C}’s the name|They call me {c}]. I collect things that would otherwise [be sad|be lonely|cry].” ^ {hero} said that {he} was [going a long way|off on a journey]. “They’ll have sad things there as well,” said {c}. “Let’s go and [cheer them up|bring them home|fetch a few].”',
      '“I’ve four hundred and twelve [odd buttons|odd socks|odd gloves],” said the {kind} at the gate, “[and no even ones|and none of them match]. [I’m {c}|{C}’s my name|My name’s {c}].” {hero} said that was [a great many|a fine lot]. ^ “[It’s nothing|It’s a start],” said {c}. “You should see my [corks|string|lids]. What I haven’t got is [a day out|a journey|an outing]. Might I have [some of yours|a bit of yours]? [We’d share it|Only the edge|I’d look after it].”',
    ],
    [
      'Along the foot of the gate somebody had set out half a clothes peg, [nine|seven] beads, a cork and [a very flat spoon|a bent key|the arm of a doll]. “[Not for sale|Please don’t touch|No bids],” said the {kind} in charge of them. “[You may look|Looking is free|You may breathe near it]. [I’m {c}|{C}’s the name|They call me {c}]. That peg [has a story|is a tragedy], but I haven’t found the other half of it.” ^ {hero} felt in {his} pocket, and laid down [a bit of blue chalk|a bent hairpin|a brass ring]. [There was a deep silence|Nobody breathed|The {kind} put down a bead]. “You’d [give that away|part with that]?” said {c}. “[Are there more like you|Is it a habit|Do you do this often]?” {He} said that {he} was just [going out to see|off to find out]. The {kind} was [ready before {he} was|packed already|first through the gate].',
      '“[Excuse me|Pardon me|One moment],” said the {kind} at the gate. “Could you say ‘umbrella’ [once more|again], as you did on [Thursday|Monday|Friday]? I [collect words|keep words]. I’ve got yours, but [it was windy|a cart went by|I sneezed], and there’s a bit off the end.” {hero} said it, [as clearly as {he} could|all of it|slowly]. ^ “Thank you,” said {c}, [much moved|eyes shut|writing on the air]. “That’s [for the top shelf|for best|a beauty]. People leave such good ones [lying about|about], and I’ve been twice along this lane. I suppose that you wouldn’t be going anywhere? Somewhere they say ‘perhaps’? I’m [short of those|down to my last].” “Perhaps,” said {hero}.',
    ],
  ],
  comic: [
    [
      '{C} [wants this stone|picks up a leaf|finds a twig]. And [this|that|one more], and [this, {kind}|two more for {c}|{c’s} best]!',
      '[Shiny|Sparkly|Glittery], [shiny|gleaming], oh, {c}, that’s a puddle!',
    ],
    [
      '“One more [stone|pebble],” said {c}. [Clink|Clonk], {hero’s} pockets [were full of {c’s} stones|bulged for a {kind}]! “[And one for {kind} luck|And this, {hero}].” ^ [Clink|Plonk], now {c’s} friend [could not move at all|walked like a sack|had to sit down].',
      '“I collect smells,” said {c}. “Sniff, [grass|moss], [mud|wool|rust], and, for a {kind}, [what’s this|a new one|oh my]!” ^ “That’s [my sandwich|my sock|my hair|my bun], {c},” said {hero}. “[The best a {kind} ever smelt|That’s a rare one, {hero}|One for {c’s} top shelf]!” [sighed|breathed] {c}.',
    ],
    [
      '“I’ll [only take the one|just have one],” said {c}, at {spot}. It was [a very good pebble|a fine pebble|round and warm]. Then there was a second, that [matched it|went with it], and a third, that didn’t. ^ By the end {hero} was carrying [nineteen|thirty|seventeen]. “Put that one back,” said {c}. “[We mustn’t be greedy|One has to stop somewhere|That would be too many].” [It was the lightest|It weighed as much as a pea].',
      '{C} [stopped|stood still]. “[Listen|Hush],” said {c}. “I collect echoes, and there’s [a nice one|a good one|a rare one] here.” {hero} called out “Hello”. “Hello,” said {spot}. ^ “Thank you, [I’ve got it|that’s a beauty],” said {c}. {hero} called out once more, and this time [nothing answered at all|there was not a sound]. “[Oh dear|Oh],” said {c}. “[Shall I put it back|Was it the only one|Shall I let it go]?”',
    ],
    [
      '[It began with|First came] a button. {hero} said that it could go in {his} pocket, for {he} was [an obliging person|easily asked], and {c} had none. After the button there came [a snail shell|a feather|a nutshell], then a bit of tile, then [seven|nine] sticks that were not to be parted. ^ At {spot} {he} tried to bend down, and found that {he} [no longer bent|had stopped bending]. {He} [rattled when {he} breathed|clinked at every step|jingled]. “You’re [a lovely museum|a splendid cupboard],” said {c}. “I only wonder whether we ought to [charge for you|dust you|put up a rope].” Then something shone [in the way ahead|just ahead], and {hero} saw {c} see it.',
      '“It doesn’t count until I’ve told somebody [where I found it|its story],” said {c}. “That’s [the rule|the law] with collections.” So {hero} was told. The flat stone was from the bend; the round one was from [just after the bend|beside the bend]. The one [with a face|with eyebrows] was from {spot}, and reminded {c} of somebody. ^ “Who?” asked {hero}. {C} looked at it [from all sides|upside down|and back at {hero}]. “You,” said {c}, “when you’re [asked to carry things|waiting for lunch|told to hurry].” {hero} looked at the stone [for some time|closely]. Then {he} [gave a laugh|had to grin], and so, as far as {he} could tell, did the stone.',
    ],
  ],
  happy: {
    young: [
      '“[One more for me|Another one|Mine now]!” sang {c}.',
      '{C} found [a very good pebble|a good stick|a perfect leaf].',
    ],
    old: [
      '{C} found a thing, and nobody could say [what it was|what it had been for], and that [made it better|settled it|was its charm].',
      '“I’ll keep this bit of the day,” said {c}, “[next to the buttons|in the good tin|wrapped in a leaf].”',
      '{C} kept stopping, and each stop [went into|weighed down] {hero’s} pocket.',
    ],
  },
  worried: {
    young: [
      '“I don’t [want this one|collect these],” said {c}.',
      '{C} counted the pebbles, [quickly|twice|all over again].',
    ],
    old: [
      '“I’d swap all my buttons,” whispered {c}, “[for the way out|for a door|for yesterday].”',
      '{C} passed a perfectly good cork [without a glance|and did not look].',
    ],
  },
  quiet: {
    young: [
      '{C} gave {hero} [the best pebble|the red button|a lucky cork].',
      '“I’m [keeping you|not swapping you],” said {c}.',
    ],
    old: [
      '{C} let {him} hold the one [with the sparkle|with the hole|that was always warm], and did not ask for it back.',
      '“I’ve got [four hundred|four thousand] buttons,” said {c}, “and only one of you.”',
    ],
  },
};
