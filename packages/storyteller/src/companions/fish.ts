import type { Companion } from './companion.ts';

export const fish: Companion = {
  creature: 'fish',
  name: 'Glimmer',
  kind: 'fish',
  character: 'forgets everything, except friends',
  noises: [
    '[Blub|Glub|Bloop], [blub, hello again|glub, who are you|bloop, one bubble|blub, forgot]!',
    '[Swish|Swoosh|Flick], [shiny fins|one loop|round the bubble|silver tail]!',
    '[Pop|Plop|Plip|Bop] goes a [bubble|big bubble|round bubble]!',
    '[Wiggle|Waggle|Wriggle], [wiggle, scales|splish, fins|flip, tail]!',
  ],
  meet: [
    [
      '[Blub|Bloop|Glub|Plip], a {kind} [in a bubble|in a big bubble|in a wet ball|with bubbles]! [Hello|Float in|Good day|Come in], [shiny|forgetful|swishing] {c}!',
      '[Swish, swish|Flip, flick|Splish, swish|Wiggle, swish], [it is|here floats|it’s wet|here’s shiny] {c}!',
      '[Plip, plop|Drip, plop|Bloop, bloop|Bob, bob], [a bubble|a round thing|how round|it wobbles], [who’s inside|who’s that|who’s at home|is it wet]? [Hello|Come out|Good day|Peep], [shiny|forgetful|swishing] {c}!',
      'A [splash|plop|splish] in the [bucket|jug|bath]! [Round eyes|A tail|Two fins], it’s {c}!',
    ],
    [
      '[Something shiny|A small shiny swimmer|Something wet] floated over the [gate|wall|hedge], in a round bubble of water. “[Hello|Good day|How lovely|At last], [I’m {c}|they call me {c}|my name is {c}|I’m {c}, I think],” said the {kind}. “[Have we met|Have we met before|Have we met already]?” ^ [They had not|Not yet|No, but it did not matter|Not once].',
      '[Plop|Bop|Boing|Blip], a bubble bumped into {hero’s} [nose|ear|hat]! ^ “I had something to [tell you|say|ask you],” said the {kind} inside. “Was it [hello|goodbye|a poem|a secret]?” asked {hero}. “[No|Nearly|Not that|Higher], [it was {c}|it was just {c}|it was {c}, with a bow], [that’s me|it’s my name|I’m that one|got it]!”',
      '“[Excuse me|Hello, you],” said a {kind}, [upside down|going by] in a [wobbly|large] bubble. “[Am I lost|Where was I off to|Is this the sea]?” “[Where do you live|Who are you]?” asked {hero}. ^ “[I forget|Ask {c}|Ask me later],” said {c}.',
      'Round the [gatepost|corner|flowerpot] rolled a bubble, with a {kind} [swimming hard|upside down|in it]. “I’m {c}, and I’m in a hurry,” said the {kind}, “to, [er|um|hm].” ^ “[With me|See me|Meet me]?” asked {hero}. “[That was it|Right first time|Just that],” said {c}.',
      '“[Goodbye|Farewell], it’s been [lovely|such fun|a great trip],” said a {kind}, bobbing up in a bubble. “We haven’t [started|met|been anywhere] yet,” said {hero}. ^ “Then [hello|let’s start], I’m {c}, and [what a lot we’ll remember|we’re going to love it|I enjoyed it so].”',
    ],
    [
      'A bubble the size of [a football|a melon|a pumpkin|a big saucepan] came floating [down the path|round the gatepost|through the gate], and in it swam a {kind}. ^ “[Good morning|Hello there|How do you do|Look, a person]! [I’m {c}|{C}, how do you do|The name’s {c}|I am called {c}]. I [forget things|forget|lose track]. [Have I told you|Did I say|Did I mention] that I forget things?” “[Not yet|Just now|Once|Yes and no],” said {hero}. “[Good|Splendid|Well done me|Then it’s true],” said {c}. “Let’s [be friends|shake fins|go together] [before I forget|while I know who you are|this minute|at once].”',
      '“I’ve come for [the thing|what’s-its-name|it|the you-know],” said a {kind} in a bubble, [by the letter box|at the gatepost|bumping on the door]. “[Which thing|Which one|What sort of thing]?” asked {hero}. “[You know|The round one|The nice one|The usual]. [With the thingummy|With the bit on|With ends|From last time].” {hero} held up [a ball, a boot|a sock, a spoon|a bell, a brush] and [a bun|a whistle|a jam jar|a key]. It was [none of them|not any of these|not even close]. ^ Then {he} [smiled|laughed|waved]. “[THAT’S it|THAT one|YES|There it IS]!” cried the {kind}. “[I’m {c}|{C}, that’s me|Call me {c}|The name’s {c}]. I knew that [I’d know it|I would|one would turn up]!”',
      '“Have you [seen|met|found] a {kind}?” asked a {kind} in a bubble at the gate. “About so big, [shiny|silver|good-looking], and answers to {c}.” {hero} [thought hard|looked closely|bent down] and said that {he} might have. “I’ve been looking [for ages|up and down the lane|in every bucket],” said the {kind}. ^ {hero} held up [a spoon|a tin lid|a shiny button]. “[THERE I am|That’s me|Found]!” cried {c}, [kissing it|blowing bubbles|turning over twice]. “I’d better come with you, you’re so good at finding [me|people|things out].”',
      'A bubble came [bouncing|rolling|wobbling] down the lane, and in it a {kind}, saying, “Ask at the gate.” “Ask what?” said {hero}, [who stood there|holding it open|at the gate]. “I had only room for [the first half|the gate|the beginning],” said the {kind} [sadly|in a small voice|and blushed]. ^ {hero} thought of [six questions|every question {he} knew], and picked the best. “Would you like to [come with me|come along|go on a journey]?” “I’m {c}, and it was [exactly that|half as nice|much duller],” said the {kind}.',
    ],
    [
      'A large bubble of water was [drifting along|rolling through the air|bobbing past] at about the height of {hero’s} [nose|chin|top button]. Inside it a {kind} was [reading|studying] a [very small list|damp notebook|list with one eye shut]. “[Ah|Aha|Found it|Excuse me],” said the {kind}. “Are you number three, [Somebody Nice|A Friend, Large|The Helpful One]?” ^ {hero} said that [{he} hoped so|{he} tried to be|it was possible|it was {his} turn to be]. “{C},” said the {kind}, [ticking it off|shaking hands with the wall of water|with a deep bow]. “I [write everything down|keep a list|note it all], [as I forget it otherwise|or it’s gone by the next blink|ever since the last one swam off]. [Next comes|That leaves|After that it’s] number four, [Go With Them|Keep Up|Follow Them About]. [Shall we|Have you time|Off we go, then|May I]?”',
      'The {kind} in the bubble had [a knot in one fin|one fin in a knot]. “It’s [to remind me of something|so as not to forget|for remembering with|about something important],” said the {kind}. “I’ve been up and down this [street|lane] [for days|since Tuesday|all week], [asking|trying doors|trying to think]. It isn’t [bread|string|socks|Tuesday]. It isn’t [the date|milk|my aunt’s birthday|the kettle]. [{C}, I believe|{C}, they tell me|I’m {c}, by the way|I’m {c}, that I know].” ^ A knot in the fin [can’t be comfortable|must pinch|is no way to swim], so {hero} reached in and [undid it|picked it loose|worked at it with two nails]. [There was a very small note inside|Out of it dropped a note|It had been tied round a slip of paper]. “[Find somebody|Look for one|Go with anyone],” {he} read, “who helps [without being asked|straight away|and doesn’t laugh].” They [gazed|blinked|looked] at each other [through the water|for a while|nose to nose]. “[Oh, it was|Then it was|So it was] [YOU|only YOU],” said {c}. “What [a good place to keep it|luck that I kept it on me|handwriting I have|a clever fish I was].”',
    ],
  ],
  comic: [
    [
      '{C} asks, “[Who are you|What’s your name|Is that you|Have we met]?” [It’s me|It’s only me|I’m me|Me again], {hero}!',
      '[Bump|Bop|Thud|Oops], the bubble [bounces|rolls|wobbles|jumps], [boing, boing|boing, bing, bong|bump, boing|whee, boing]!',
      '“[Tag|Got you|Catch|Touched you], [you’re it|you’re it, {c}|now you’re it]!” “Who’s it?” [asks|says] {c}, [blub|blip|blub, blub|wait]!',
      '{C} [counts|counts toes|counts us]. “[One, three|Two, four|One, six], um, [fish|blub|blue]!”',
    ],
    [
      '“Where [are we going|is this|do we turn|are we off to]?” asked {c}. {hero} [told {c}|explained|drew a map|whispered it]. “[Lovely|My favourite|Ooh|Splendid|Hurrah]!” ^ “[Wait|Just a moment|Only|Stop],” said {c}. “[Where was that|Say it again|What did you say]?”',
      '“I’ve lost my bubble!” [cried|gasped] {c}, and swam [in a ring|to and fro|upside down]. ^ “I had it [just now|this minute|for lunch]! [Help me look|Look everywhere|Find it, quick]!” “You’re [in it|inside it|wearing it],” said {hero}.',
      '[Knock, knock|Tap, tap|Rap, rap], went {c} [on the bubble|from inside|with one fin]. “[Yes|Hello|Come in|Yes, please], who is it?” [asked|said] {hero}. ^ {C} swam [round twice|in a loop|round to think|up and down]. “I [hoped you’d know|thought it was you|was going to ask|forget, is it me],” said {c}.',
      '“[Boo|Look out|Eek], [a fish|somebody’s there]!” cried {c}, at [a puddle|a shiny tin|a mirror] by {spot}. ^ “[That’s you|It’s only you],” said {hero}. “Ooh, [I’m pretty|I’m nice|I look clever]. [Have we met|Am I coming too]?” asked {c}.',
      '{C} counted to [ten|five|six] while {hero} hid by {spot}. “One, two, [bubble|lunch|hello],” said {c}, and [dozed off|swam away|blew a bubble]. ^ “You didn’t [look|seek me|finish]!” said {hero}. “[Look at what|Look for whom|Have we met]?” asked {c}.',
    ],
    [
      'The bubble had [bounced into|rolled up against|wobbled into] {spot} and [got stuck|would not budge|jammed there]. ^ “[Don’t panic|Stay calm|Leave it to me|Everybody breathe],” said {c}. “I’ve [a plan|an idea|thought of something]. It [begins|starts] with a B, [not a big one|I believe|or ends with one].” “[Backwards|Bounce|Blow]?” asked {hero}. “[Butter|Blub|Buttons|Banana]? [Biscuits|Bandage|Bagpipes|Beetles]?” “[No|Wait|Warmer|Shorter],” said {c}. “[Bob, it was Bob|It was Bob|Bob, not Bill]. [You|We all|One must] bob.” [They bobbed|They bobbed four times], and [it worked|out they came|with a pop they were free]. Nobody was more [surprised|amazed|pleased|startled] than {c}.',
      '“There’s a [monster|giant|thing] [out there|looking in|by {spot}]!” said {c}. {hero} pressed {his} face [to the bubble|to the water|close], [to see better|to look for it|and shaded {his} eyes]. “It’s got an eye like [a dinner plate|a pond|a saucepan lid]! It’s [WINKING|BREATHING|SMILING|LOOKING at me]!” ^ {hero} stepped back [in alarm|in a hurry|and spun round]. “[Gone|It’s left|Off it went|All clear],” said {c}. “It [ran away from|heard|took one look at] you. [How brave you are|You must be a hero|Stay close, please|Weren’t you scared]!”',
      '“Surprise!” cried {c} at {spot}, and [threw some|flung some] [pondweed|waterweed] [in the air|up|about like streamers]. “[Many happy returns|Happy birthday|Blow out the candles]!” {hero} [explained|said] that it [wasn’t {his} birthday|was not today|was months too soon]. “Surprise!” [cried|called] {c}, [throwing|flinging|tossing] the same pondweed. ^ The [fifth|seventh|ninth] time {hero} said thank you, and [blew out a leaf|ate some|took a bow]. “[Who told you|Did you guess]?” asked {c}, [delighted|rather hurt|amazed].',
      '“A snail goes into a shop,” said {c}, and laughed until the bubble [bounced|steamed up|rang]. “What did it [buy|want|ask for]?” asked {hero}. “[What did what|Who did|Did who]?” asked {c}. ^ “The snail, [in the shop|with the shopping|from the joke],” said {hero}. “A snail in a SHOP!” cried {c}, and the bubble [rolled|bounced|rocked] all the way round {spot}. “You tell jokes so well,” said {c}, [wiping both eyes|upside down|in hiccups], “do you know any more?”',
    ],
    [
      '“We need the red leaf,” said {c}, [firmly|very loudly|with a bump], [in the middle of everything|and blocked the way|halfway through a hum]. {hero} [stopped|looked round|put down {his} foot]. “[What for|Why|Do we|Whatever for]?” “[I don’t know|I couldn’t say|Don’t ask me|That I forget]. [But it’s on the list|It’s written down|It’s underlined|It comes first].” ^ They [hunted|looked] for a red leaf [all round|high and low at] {spot}. They found one at last, and {c} looked at it [for some time|for a minute|through both eyes] from [various sides|above|three sides]. “[It isn’t on our list|Ours doesn’t say so|It’s not ours at all],” said the {kind}. “This is [somebody else’s list|the neighbours’ list|a stranger’s list|the wrong list]. I wondered why it said [Feed the Hamster|Water the Fern|Phone Mother|Buy Six Eggs].”',
      '{C} was to [remember|keep|learn] the way, so {hero} had put it into a rhyme: left at the stone, then on alone. “[Beautiful|Very moving|I have it|How true],” said {c}. “[Who wrote it|Is there more|Is it old|Does it have a tune]?” By {spot} it had [changed a little|shrunk in the wash|got rather wet|loosened]. “Left with a bone,” [recited|sang|announced] {c}, “please telephone.” ^ They [did as they were told|did so|looked everywhere]. [There was no telephone|Nothing rang|There wasn’t one|None was to be seen]. “That’ll be in the second verse,” said {c}, and sang one, with [a kettle|a goose|two aunts] in it. Where the first would have taken them {hero} never [learned|found out]. By the second, [for some reason|by pure song|heaven knows how], they got there in [ten|five|eleven] minutes.',
      '“I must [introduce you to|show you] my [very best|oldest|dearest] friend,” said {c}. {hero} looked about {him} [politely|twice|with a smile ready]. There was {spot}, and there was [nobody else|no one there|a good deal of air]. “This is {hero},” said {c}, [pointing with a fin|beaming|with a sweep of one fin]. “We’ve known each other [for ages|for ever|all our lives]. Nearly since [the last bubble|lunch|the corner|the last bend]!” ^ {hero} shook hands with {himself}, [as one must|left with right|warmly]. “[How nice to meet me|I’ve heard so much about me|Have I come far],” {he} said. “You’ll [get on|like each other|be great friends],” said {c}, [quite overcome|dabbing at one eye|wiping away a bubble]. “You’ve [so much in common|the same ears|the same laugh|so much to talk about].” It happened [three|four|six] more times [that day|on the way], and to be honest {he} never grew tired of it.',
    ],
  ],
  happy: {
    young: [
      '{C} [blew|made|puffed] a [happy|round|big|silver] bubble.',
      '[Swish, swish|Swish, flick|Flip, flip|Splash, swish] went {c}.',
    ],
    old: [
      '{C} [looped the loop|turned a somersault|swam upside down], and forgot [to stop|which way was up|why|how].',
      '{C} blew [three bubbles|five bubbles|two bubbles], [one inside the other|and named them all|and ate the last].',
      '“I shall always [remember this|treasure this|think of today],” said {c}. “[What was it|Which part|What is it called|Who are you]?”',
    ],
  },
  worried: {
    young: [
      '{C} swam [round and round|under a leaf|to the bottom|left, then right].',
      '“[Blub|B-b-blub|Oh, blub],” said {c}.',
    ],
    old: [
      '{C} swam [round and round|in tight rings|up and down], [very small|and forgot to breathe|close to the bottom].',
      'The bubble had gone [a little cloudy|rather quiet|dim|cold and still].',
    ],
  },
  quiet: {
    young: [
      '{C} [floated near|came close to|shone by|bobbed at] {hero’s} [cheek|ear|chin].',
      'One [small|slow|round|silver] bubble, [pop|plip|up|gone].',
    ],
    old: [
      '{C} [floated close|came near|sank close by], and put [one fin|a small mouth|the tip of that tail] against the bubble, where {hero’s} hand was.',
      '“I [remember|still know|haven’t forgotten] you,” said {c}. That was [a great deal|more than anything|worth a whole speech|a lot, for {a:kind}].',
    ],
  },
};
