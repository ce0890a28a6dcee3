import type { Companion } from './companion.ts';

export const giraffe: Companion = {
  creature: 'giraffe',
  name: 'Attic',
  kind: 'giraffe',
  character: 'sees everything that is far away, and trips over everything near',
  noises: [
    '[Stretch, stretch, up|Stretch, up, up|Up, up, stretch]!',
    '[Wibble, wobble, legs|Wobble, trip, legs|Wibble, knees, wobble]!',
    'Munch, munch, [treetop|top leaf|twig]!',
    'Hmmmm, [up high|blue up here|cold ears]!',
  ],
  meet: [
    [
      '[Legs|Knees|Feet], [legs|legs, legs|more legs], [long|spotty] legs! [Hello up there|Look down here|Peep down], [tall|knobbly|treetop] {c}!',
      '[Up, up, up|Look up, up|Knees, neck, chin|Long, longer], [a head|two horns|a nose|spots]! [It’s|Way up, it’s|Hello, it’s|There’s] [tall|knobbly|treetop] {c}!',
    ],
    [
      'There were four long legs [by the gate|on the path|round the dustbin|at the door]. {hero} [looked up|bent back|looked higher|followed them]. And [up|higher|along a neck|past a spot]. And [up|on|higher still|up some more]. ^ “{C} [here|speaking|up here|at the top]!” [called|said|hummed] the {kind}. “[How’s the weather down there|Is it flat down there|Are you far away|Is your hat a lid]?”',
    ],
    [
      '{hero} [said hello to two knees|met two knees at the gate|was looking at two knees]. “[Just a moment|Hold on|Coming down|One minute],” said a voice, and a long neck came down [like a drawbridge|like a crane|hand over hand]. “[There|Nearly there|Done]. [I’m {c}|{C}, that’s me|They call me {c}|My name’s {c}]. I heard you at the top, only it [takes a while to fold|doesn’t hurry|bends in nine places|has to be lowered].” ^ “What’s up there?” [asked|said] {hero}. “[Weather|Nothing but gutters|A good many hats|Two pigeons],” said {c}. “And your old [kite|balloon|shuttlecock|ball].”',
      'In the lane a lamp post bent down and [said hello|sniffed {his} hair|wished {him} a good day]. It was not a lamp post. “People often [hang their coats on|tie their dogs to|post letters in|lean bicycles on] me,” said the {kind}. “[I’m {c}|{C}, how do you do|They call me {c}|The name’s {c}].” ^ {hero} said that {he} would [never do such a thing|always ask first|be more careful]. “[I don’t mind|It’s all right|I’m glad of it|I never complain],” said {c}. “It’s how I [meet them|make friends|meet dogs].”',
    ],
    [
      '“You’ll want [an umbrella|a raincoat|a boat|mittens],” said somebody [a long way up|above the gutter|over {his} head]. “[Not now|Not today|It’s early yet|There’s no rush]. On [Thursday|Friday|the ninth].” {hero} [leaned back|looked up and up|tipped {his} head] until [{he} nearly fell over|{his} hat came off|{his} neck cracked]. At the [far|other|quiet] end of a great deal of [neck|throat|spots] was {a:kind}, [gazing across the roofs|chewing a top twig|humming at the hills|ears out like handles]. “[{C}.|{C} is my name.|I’m {c}.] I [see things coming|see what’s on the way|know what’s next|get the news early]. It’s a [gift|talent|knack|comfort to many]. [On the other hand|Then again|Mind you], I’ve never once seen [a kerb|a step|my shoes|a bucket].” ^ The {kind} [stepped forward|took a step|came closer|nodded], and went down on [all four knees|both elbows|that long chin]. “Perhaps we could [share|pool it|split it|join forces],” said {hero}. “You do [far|clouds|hills|next week], and I’ll do [near|kerbs|the ground].”',
    ],
  ],
  comic: [
    [
      '{C} wants [a drink|a daisy|the puddle|a worm]. [Legs out|Down, down|Bend, bend|Knees out], [wibble, wobble|wobble, bump|whoops, crash|splat]!',
      '{C} [hides|hides in a box|ducks|sits down low]. [Up pops|There’s|Up comes] a long neck, [peekaboo|found you|I see spots|bo-peep]!',
    ],
    [
      '{C} [wanted|asked for|needed] a scarf. {hero} [wound it round|wrapped it|began at the bottom]. And [round|round again|up]. And [round|higher|on]. And [round|up the ladder|up]. ^ “[Very warm|Cosy|Lovely and snug|So soft],” said {c}. “Now do the [next bit|rest|top half|middle].”',
      '“[Hide|Down|Quick, hide]!” said {hero}. They crouched behind {spot}. Nobody could [see {hero}|see a thing|spot {hero}]. ^ [High above it|Out of the top|Over it] [rose|stuck|stood] a long neck. “[Am I hidden|Can they see me|Am I low enough|Is it going well]?” asked {c}.',
    ],
    [
      '{C} swallowed a whole [apple|bun|plum|turnip]. “[Off it goes|There it goes|Mind the gap|Going down],” said {c}. {hero} watched the bump travel down that neck, [like somebody in a lift|like a mouse under a rug|like a slow parcel]. {He} [walked all round|skipped twice round|tied both laces by] {spot}, and it was still [only halfway|at the collar|on the way]. ^ “[Ground floor|Arrived|All out|Home]!” said {c} at last. “[Shall I|Could I] [call it up|send it round|have it up] again?”',
      '“I’ll [just have|only take] a sip,” said {c}, and [began|bent|took aim]. One front foot went out [sideways|west|to the left]. Then [the other|its neighbour|the second]. Then the first again, until {hero} could have [driven a bus through|put up a tent under there|rowed a boat through]. ^ At last the nose was [down|wet|there]. “[Delicious|Very nice|Worth it|Splendid],” said {c}. [A worried look followed|There was a pause|Nothing moved|Two ears drooped]. “Which leg [goes back first|was the first|do I lift]?”',
    ],
    [
      'At {spot} {c} announced that [it was bedtime|it was time for a nap|the night began here]. {C} lay down, [folded|bent] that neck backwards, and laid that head on {c’s} own bottom, which makes a [handy|warm|soft] pillow. {hero} had just found [a place to sit|a dry stone|the other shoe] when {c} stood up. “[Good morning|Well rested|What a night|Up we get]! I slept like [a log|a sofa|a stone|an angel].” It had been [four|three|five] minutes. ^ “What do you do with [the rest of the night|the other hours|all that time]?” [asked|said] {hero}. “I [look at it|count it|listen to it],” said {c}. “[Hardly anyone does|Somebody should|It’s very well done|It’s mostly free]. [Would you like|Do try|You may share] my pillow? I’m afraid I’d have to be there [as well|too|with it].”',
      'The secret went wrong [in the usual way|from above|as secrets do|early on]. “We mustn’t be [noticed|seen|heard],” whispered {hero}, behind {spot}. “[WHAT|PARDON|WHO|SAY THAT AGAIN]?” called {c}. “IT’S [WINDY|LOUD|NICE|BREEZY] UP HERE.” {hero} [laid a finger on {his} lips|flapped both arms|made a face like a shut door]. So the {kind} came down by stages, [like a crane|like a blind|with creaks], until there was an ear [beside {his} mouth|at last|within reach], and {he} said it again. ^ “[Very wise|Of course|Not a word|I see],” breathed {c}, and went up again by stages, as tall as [a flagpole|a mast|a steeple]. {hero} [felt in {his} pocket|missed something|looked up and groaned]. From the [topmost horn|left ear], for all the world to see, flew {his} [handkerchief|scarf|red scarf|best sock].',
    ],
  ],
  happy: {
    young: [
      '{C} [hummed|sang|smiled|munched], [way up high|by a bird|up there|over the hat].',
      'Long legs [danced|hopped|skipped|kicked], [wibble, wobble|wobble, hop|clop, clop]!',
    ],
    old: [
      '{C} [reported|called down|let them know] that all was well, as far as one could see.',
      'The good news reached {c’s} head, and, [a little later|after tea|by slow post], {c’s} feet.',
      '{C} bent down to [share|hear|tell] the joke, and got there for [the end of it|the last word|the laugh].',
    ],
  },
  worried: {
    young: ['{C’s} legs [wobbled|shook|knotted].', '{C’s} neck bent [low, low|in a loop].'],
    old: [
      '{C’s} [knees|legs] shook, and the shake [had a long way to go|took a while to reach the top|came out at the ears].',
      '“I can [see a long way|see over everything|see what’s next],” said {c}, “[and I wish I couldn’t|and I’d rather look at my feet|but I’ve shut my eyes].”',
    ],
  },
  quiet: {
    young: ['Down came {c’s} [nose|neck|chin].', '{C} bent [all the way down|low and near].'],
    old: [
      '{C} came down, [all that long way|a foot at a time|past every branch], to be [cheek to cheek|nose to nose|on {his} level].',
      '“From up there,” said {c}, “I can see the place [where it gets better|where this is over|where you’re laughing].”',
    ],
  },
};

export const tiger: Companion = {
  creature: 'tiger',
  name: 'Gingersnap',
  kind: 'tiger',
  character: 'creeps up on everybody, to wish them well',
  noises: [
    '[Grr, chuff, chuff|Chuff, grr, chuff|Fff, chuff, grr]!',
    '[Creep, creep|Creep, crouch], [pounce|hop|boo]!',
    '[Splish, splosh|Splash, splosh|Splish, shake], stripes!',
    '[Prowl, prowl, stripes|Prowl, stripy paws|Prowl, orange feet]!',
  ],
  meet: [
    [
      '[Creep, creep, creep|Tiptoe, tiptoe|Pad, pad, pad|Creep, stop, creep], [boo|pounce|grr|bo]! [Hello|Hi there|It’s you], stripy {c}!',
      '[Orange, black, orange, black|Stripe, stripe, stripe|Whiskers, paws, stripes|Orange ears, black ears]. [Grr|Chuff|Fff|Grrr], [hi|oh, hello|come out], {c}!',
    ],
    [
      '[Creep, creep|Rustle, rustle|Pad, pad|Hush], something orange [crept|slid|came|wriggled] along the [hedge|wall|fence]. “[Pounce|Got you|Boo]!” [cried|said] the {kind}, and gave {hero} a [flower|button|daisy|biscuit]. ^ “[I’m {c}|My name is {c}|They call me {c}|I am called {c}]. [Did I scare you|Was it a surprise|Did you jump|Was I quiet]?”',
    ],
    [
      '“[Don’t turn round|Keep walking|Pretend I’m not here],” said [a voice in the lane|somebody by the gate|the hedge, in a whisper]. “I’m [creeping up on you|sneaking up on you|busy stalking you].” {hero} [waited|stood still|counted to fifty|whistled]. [It took quite a while|A twig cracked|Somebody said bother|There was a sneeze]. At last a paw [touched {his} shoulder|tapped {his} arm|came round {his} elbow]. “[I’m {c}|My name is {c}|{C}, that’s me|They call me {c}],” whispered the {kind}. “You’ve [dropped a glove|lost a button|left your gate open|got a leaf in your hair].” ^ “[Is that all|Was that it|Nothing else]?” [asked|said] {hero}. “I also do [birthdays|hiccups|weddings|good news],” said {c}.',
      'There was nobody at the gate, only the [paddling pool|tin bath|water butt], and somebody in it, up to the [whiskers|chin|ears]. “Most cats [don’t care for|can’t bear|hate] water,” said the {kind}. “Most cats [have no idea|never tried it|have only met baths|don’t know what they miss]. [I’m {c}|{C}, by the way|My name’s {c}|Call me {c}].” ^ {hero} [fetched|held out|lent] a towel. When {he} got it back, [it had stripes|it was orange|it purred].',
    ],
    [
      'For [three|four|nine] days {hero} had had [a feeling of|an idea of|a prickle at] being followed. There had been a rustle in [the hedge|the broom cupboard|the washing basket]. There had been a paw print in [the jam|the butter|wet cement|the flour]. This time {he} [swung round|spun|looked back|was ready], and there on tiptoe, with one foot in the air, was {a:kind}. “[Bother|Oh, fluff|Caught|So near],” said the {kind}. “[I’d nearly got you|Three more steps|Friday would have done it|It was going so well].” ^ “[Why|What for|Whatever for|But why]?” asked {hero}. “To [give you this|hand this in|bring you that|return something].” It was {his} [library card|other mitten|lost pencil|left roller skate]. “[I can’t just walk up to people|I did try ringing bells|I tried saying hello|I’ve tried notes]. [They scream|They climb things|People faint|It’s noisy]. So I [creep|tiptoe|come in sideways|wait for backs]. [{C}.|{C} is my name.|I’m {c}.] Thank you for [not screaming|standing still|staying put]. It’s so nice to be able to [finish a sentence|reach a full stop|talk to a front].”',
    ],
  ],
  comic: [
    [
      '[Creep, creep|Wiggle, wiggle|Tiptoe|Prowl, prowl], {c} [pounces|jumps|leaps]. [Flop|Bump|Splat|Whoops], [missed|only grass|my sock|a leaf], {c}!',
      '[Splash|Splosh|Plop|Splish, splash], who [loves a bath|sits in the bath|drips on us|has bubbles on]? [Stripy|Wet|Soapy|Happy] {c}!',
    ],
    [
      '“You can’t [see me|find me|spot me]!” said {c}. “I’m [stripy|all stripes], so I look like [grass|a fence|shadows].” ^ {hero} [looked at|walked round|poked] the [big orange|huge orange|bright orange] {kind}. “[Where ARE you|Are you near|Can you see ME]?” {he} [asked|called|said].',
      '[Creep, creep|Tiptoe, tiptoe|Prowl, prowl|Hush, hush], {c} crept up on something [long and stripy|thin and twitchy|orange and wriggly], [pounce|hup|snap|grrr]! ^ “[Ouch|Ow|Yow|Eek]!” cried {c}. It was {c’s} [own tail|very own tail]. {hero} [kissed it better|tied a bow on it|blew on it|gave it a pat].',
    ],
    [
      '“[I’ve eyes in the back of my head|I see behind me too|Nothing gets past my ears],” said {c}, [turning round|walking on|without looking]. On the back of each ear [was a white spot|sat a white dot|was a pale patch], just like an eye. {hero} [took one step sideways|hopped on one foot|waved|pulled a face]. “I [saw that|see you|noticed].” {hero} [put out {his} tongue|stood on {his} head|wiggled {his} ears|crossed {his} eyes]. ^ “[And that|That too|And again].” “How?” [cried|gasped|asked] {hero}. “I [didn’t|can’t|never did],” said {c}. “But people [always do|all do something|never stand still].”',
      '“I shall creep up on {spot},” said {c}, “[for practice|as homework|to keep my paw in].” Down went the [whiskers|ears|chin]. That bottom [wiggled|swayed]. {C} [sprang out|flew through the air|leapt] and gave such a roar that {hero} [sat down|dropped a shoe|fell into a bush]. [Nothing else moved at all|It did not even blink|There was no reply|Nobody ran]. ^ “[Scared stiff|Fainted|Speechless|Frozen with fear],” {hero} [explained|said]. So {c} went back, and said sorry, and [patted it|stroked it|tucked a leaf round it].',
    ],
    [
      '“[The art|The secret|The trick],” whispered {c}, “is to set down each paw as if it were somebody else’s [egg|cake|birthday cake].” {hero} [tried|copied that|set one down]. ^ By {spot} {he} could no longer [hear {himself}|hear {his} own boots|hear {his} own breath]. [A little further on|After that|Soon] {he} could not hear {c}. {He} [looked round|stopped|turned]. There was nobody behind {him}, nobody in front, and [no sound at all|not a creak anywhere|not so much as a rustle]. {He} crept back [to look|on {his} toes|to see]. Somebody else was creeping back to look, and where they met, both of them [screamed like kettles|shrieked like whistles|jumped a yard]. “[You’re ready|You’ve passed|That’s it|Full marks],” [panted|said] {c}. “There’s [nothing more that I can teach you|not much left to learn|no better than that].”',
      '{C} had begun to make a noise like [a small train about to leave|a tired bicycle pump|soup coming to the boil]. [Fff-fff-fff|Ff-ff, ff-ff|Fffuff-fff]. “[You’ve caught something|You’re ill|That’s a chill|Don’t talk],” said {hero}. At {spot} {he} made {c} sit, and [felt that nose|took that pulse|looked at that tongue], and wrapped up those feet in {his} [jersey|scarf|coat]. ^ The noise got [louder|deeper|faster]. “[Does it hurt|Is it worse|Where does it hurt|Is it catching]?” asked {hero}. “It’s not [a cough|an illness],” said {c}, [rather shyly|looking at one paw|to the ground]. “We can’t purr, so we [do that|puff], when somebody’s [being good to us|kind|fussing over us]. [I’d have mentioned it before|I did mean to say|I might have told you]. But I did want to see what you’d [do about the tail|wrap up next|try on the whiskers].”',
    ],
  ],
  happy: {
    young: [
      '“[Chuff, chuff|Fff-fff|Chuff-chuff, grr|Chuffle]!” said {c}.',
      '{C} pounced on [nothing at all|a leaf and got it|{hero’s} shoe|the air, and missed].',
    ],
    old: [
      '{C} pounced upon [a shadow|a feather|a crumb], and [let it go again|said pardon|gave it a kiss].',
      '“[Fff-fff|Ff-ff-ff|Chuff-chuff],” went {c}, like a [small contented train|kettle on holiday|pump in love].',
      '{C} crept up on everybody [in turn|twice], and [wished them well|shook their hands|straightened their collars].',
    ],
  },
  worried: {
    young: ['{C’s} whiskers [shook|drooped|trembled].', '{C} [crept behind|hid under] {hero}.'],
    old: [
      '“I’d creep up on it,” said {c}, “if I knew [which end was the back|where it kept its ears|whether it had a behind].”',
      '{C’s} black stripes looked blacker, and the orange ones [less sure|rather pale|wavy].',
    ],
  },
  quiet: {
    young: [
      '[A big soft paw|One warm orange cheek|A heavy, furry chin], [very gentle|so still|like a cushion].',
      '“[Chuff|Fff|Ch-chuff],” said {c}, [so softly|very low|in {hero’s} ear].',
    ],
    old: [
      '{C} came [without a sound|on no feet at all|like a thought], the way {c} does, and was suddenly there, and [warm|quite close|breathing].',
      '“I don’t [only creep up|just pounce|only arrive],” said {c}. “I also [stay|sit|stop].”',
    ],
  },
};

export const zebra: Companion = {
  creature: 'zebra',
  name: 'Humbug',
  kind: 'zebra',
  character: 'sees both sides of everything, and cannot choose between them',
  noises: [
    '[Kwa-ha-ha|Kwa-ha|Ha-kwa-ha]!',
    '[Black, white, black, white|White, black, white|Black, white, whoops]!',
    '[Trot, stripy legs|Trot, stop, trot|Hop, trot, skip]!',
    '[Clippety, clippety|Clip, clop, stripes|Clippety, cloppety]!',
  ],
  meet: [
    [
      '[Black, white, black, white|White, black, white, black|Stripes, stripes, stripes]. [In trots|Here trots|Up skips|Look, it’s] {c}!',
      '[Kwa-ha-ha|Clip, clop|Ha-ha-kwa|Trot, trot], [stripy ears|stripy nose|stripy tail], stripy legs! [It’s|Hello, it’s|Here’s] {c}!',
    ],
    [
      'A {kind} [trotted up to|skipped round|galloped up to|bumped into] {hero}. ^ “[I’m {c}|My name is {c}|{C} here|They call me {c}]! Am I [black with white stripes|black, in white ribbons|mostly black, do you think]? Or [the other way round|is it the other way|white with black bits]?” {hero} [looked hard|walked all round|counted|put on {his} thinking face]. “[Yes|Both|I think so|Perhaps],” {he} said.',
    ],
    [
      'A {kind} was [standing|waiting|dozing] at the kerb, and everything [on wheels had stopped|with wheels had braked|in the road had pulled up]. “It happens [wherever I go|every time|all day long|even on Sundays],” said the {kind}. “[I’m {c}|The name’s {c}|{C}, how do you do|They call me {c}]. I don’t even want to [cross|cross over|cross it].” ^ As it happened, {hero} did. So they went together, and nodded to both sides, [like royalty|and waved|like two mayors].',
      '“[Left or right|Hop or skip|This side or that]?” asked the {kind} [at the gate|in the gateway|on the step]. {hero} said that [it depended|one never knew|it all depended]. “[Doesn’t it just|Exactly|How true]!” said the {kind}, [delighted|with shining eyes|and shook {his} hand]. “I’ve been here since [Monday|the weekend|yesterday lunch]. [I’m {c}|{C} is the name|I am called {c}|They call me {c}]. I [see both sides of|can’t say no to|like both halves of] everything.” ^ “I’m going [left|this way|down the lane],” said {hero}. “[So am I|Then so am I|Me too]!” cried {c}. “[What a relief|That’s settled|Thank goodness|How easy it was].”',
    ],
    [
      'At first {hero} took it for [the|a bit of|more] fence. It was the right [height|size|shape|colour], and it [had stripes|stood still|was stripy]. But fences don’t [sigh|sneeze|cough|blink]. “[Hay or oats|Bread or cake|Grass or clover]?” said the {kind}. “There’s such a lot to be said [for both|on each side|either way] that I haven’t [eaten yet|had either|got to lunch]. [{C}.|{C} is my name.|I’m {c}.]” {hero} held out two fists, with [nothing|air|no more than fluff] in either, and [told {c} to pick|asked which|said “Choose”]. ^ “[That one|Left|The far one]. No, [that one|the first|the other],” said {c}, and then [began to smile|blinked|laughed out loud]. “[Ah|Oh|I see]. So [it doesn’t always matter|one can be wrong and live|it’s only air|one just points]. Would you care to [come along with me|show me the way|be so kind as to lead|have me along]? Or shall I [come with you|follow you|walk behind|carry the bags]? [Don’t make me choose|You pick|I’ll do either|It’s a hard one|Heads or tails].”',
    ],
  ],
  comic: [
    [
      '[Left|Up|This way], [right|down|that way], [left|back|here], [right|there|round]? [Oh, {c}|Come on, {c}|Come, {c}]! [Straight on|Hop on|This one|Just go]!',
      '[Where is|Who hid|Look for] {c}? [Stripes on stripes|Behind the fence|Black, white, black], [found you|peekaboo|there you are|I see you]!',
    ],
    [
      '“[This way|Up here|Left here],” said {c}. “[Or that way|Or down there|Or back]? [This way|Round here|Over it]? [Or that|Or under|Or not]?” ^ {hero} [turned {c} round and round|spun {c} like a top|gave {c} a push]. “[Much better|Thank you|I see it now|That helps],” said {c}. “[THAT way|Sideways|THIS way]!”',
      '{hero} [counted|stroked|tried to count] the stripes. “[One black, one white, one black|Black, white, black, white|One, two, three, four].” “[It tickles|That tickles|Your hands are cold|Not the tummy]!” said {c}, and [wriggled|giggled|hopped]. ^ Now they were all [mixed up|jumbled|in a muddle|wavy]. “[One black|Start again|Hold still, one],” said {hero}.',
    ],
    [
      '{hero} had two [biscuits|buns|plums|apples], just the same. “[Pick one|Which one|Help yourself|Choose].” {C} looked at both for as long as it takes to [walk round|hop round|crawl past] {spot}. “The left one has more [charm|crumbs|dash],” said {c}, “but the right one [needs me|looked at me|is braver].” ^ In the end {hero} [ate|took|bit into] the left one. “[Now it’s easy|That’s settled it|I choose that one]!” cried {c}.',
      '“When there’s danger we all [run about|mix],” said {c}, “so nobody can tell [who’s who|which is which|one from the next].” To show it {c} galloped left and right, all round {spot}, [until {hero} was dizzy|until {hero} saw spots|in a blur]. ^ “[Now, which is me|Now find me|Can you tell us apart]?” “There’s [only one of you|just the one|nobody else],” said {hero}. “[Hm|Ah|Quite so],” said {c}. “I see the [weak point|problem|snag|flaw].”',
    ],
    [
      '“On the one hoof,” said {c}, at {spot}, “[we might go|we could go] straight on. On the other hoof, we might go round.” {hero} [sat down|got out {his} lunch|found a stone to sit on]. {C} had four hoofs, and each of them [got its turn|was heard|made a speech]. On the third there was [tea|the view|Mother] to consider. On the fourth there were the feelings of whichever way was [not chosen|left out|turned down]. ^ “So?” [asked|said] {hero}, when all [had been heard|had spoken]. “[Two hoofs against two|A draw|Two for, two against],” said {c}. “How [awkward|sad|like them].” Just then that tail [swished|moved|twitched]. Nobody had thought of [asking|counting] the tail. “[Round|Round it is],” said {c}, [much relieved|much moved|with a skip].',
      '“People [suppose that I’m in|take these for|think I’m out in] pyjamas,” said {c}. “They [lower their voices|draw the curtains|turn down the music]. Old ladies have [tucked me in|sung to me|brought me cocoa].” {hero} thought that it could not be [as bad as all that|true|quite so bad]. [Yet|But] while they rested by {spot} {he} watched the stripes [rise and fall|go up and down|widen and shrink] as {c} breathed. [Black, white, black, white|Up, down, black, white|Black, and white, and black]. {He} gave a [yawn that hurt|yawn like a door|great sigh, and nodded]. ^ “There you are,” said {c}, [yawning back|blinking|with drooping ears]. “I [do it to myself|catch it too|have to look away]. I can’t [walk past a mirror|look in a pond|visit my sisters].” They went on [briskly|fast|at a trot], with {hero} in front, [singing|whistling|clapping], and careful not to look behind {him}.',
    ],
  ],
  happy: {
    young: [
      '“[Kwa-ha-ha|Kwa-ha|Ha-kwa-ha]!” [laughed|sang|said] {c}.',
      '{C} [trotted|skipped|spun], [black, white, black|clip, clop|white, black, white]!',
    ],
    old: [
      '“On the one hoof, [hooray|well done|lovely],” said {c}. “On the other hoof, [hooray|bravo|more].”',
      '{C} spun [in a ring|like a top|on one hoof], until all the stripes [ran together|went grey|hummed].',
      '{C} made up {c’s} mind, twice, and was right [both times|each time|twice].',
    ],
  },
  worried: {
    young: ['“[Stay|Hide] or [go|run], or both?” said {c}.', '{C’s} stripes [shivered|shook].'],
    old: [
      '“I see both sides of it,” said {c}, “and I [don’t care for either|would sooner have neither|like the middle best].”',
      'All {c’s} stripes stood [on end|up like grass|up], [the white ones first|black and white|in two rows].',
    ],
  },
  quiet: {
    young: [
      '{C} and {hero} stood [side by side|cheek to cheek|ear to ear|close].',
      '{C} did not [ask which way|say a word|move a hoof|fidget].',
    ],
    old: [
      '{C} stood [with that long head|and laid a head] across {his} shoulder, so that each could [watch the other’s back|look behind the other|see what the other could not].',
      '“I’m [no good at|hopeless at|slow at] choosing,” said {c}, “[but I’d choose you|only not this time|except with friends].”',
    ],
  },
};

export const hippo: Companion = {
  creature: 'hippo',
  name: 'Flannel',
  kind: 'hippo',
  character: 'light on those tiny feet, and never far from a bath',
  noises: [
    '[Honk, ho, ho, ho|Ho, ho, honk|Honk, honk, ho]!',
    '[Splosh, wallow, splosh|Splosh, slosh, splosh|Wallow, blub, splosh]!',
    '[Yaaawn|Yaaaaah|Aaah, yawn]!',
    '[Blub|Pfff|Glub], [wiggle|twirl|flick] go the ears!',
  ],
  meet: [
    [
      '[Two ears|Two pink ears|Wiggle, wiggle|Blub, blub], [two eyes|a nose|pink bubbles]. [Splosh|Splash|Whoosh|Slosh], [hello|come out|good day], {c}!',
      '[Yaaawn|Aaaah|Yaaah|Oooaah], [what a big mouth|four teeth|like a cave|shut the door]! [It’s|Hello, it’s|Sleepy] {c}!',
    ],
    [
      'Two ears stuck out of the [garden pond|water tub|big puddle|wheelbarrow]. [Wiggle, wiggle|Twitch, flick|Blub, blub], up came [the rest|a big wet nose|a back like a boat|a wide pink grin]! ^ “[I’m {c}|My name is {c}|They call me {c}|{C} here]. [Am I in your bath|Is this taken|Have you any soap|Could you pass the duck]?” the {kind} [asked|said to|called to] {hero}.',
    ],
    [
      'The [doorbell rang|door went bonk|knocker knocked]. On the step stood a {kind} with a [bath brush|sponge|towel]. “[I’m {c}|{C} is the name|They call me {c}|The name’s {c}]. [I’ve come about|I’m here for|I’m asking about] the bath,” said the {kind}. “[What about it|What, ours|Which bath]?” asked {hero}. “[Have you got one|Is it deep|Is it free]?” ^ {hero} [nodded|said yes|showed {c} how deep]. “[Then I’m yours|Then we’re friends|That’s all I ask],” said {c}. “I’ll [think of it|dream of it|hum about it] all the way.”',
      'A {kind} stood in the lane and [yawned|gave a yawn]. It was like looking into a [garage|railway tunnel|wardrobe|barn]. {hero} counted the teeth, and had time [to do it twice|to find a leaf|to check]. ^ “[Do excuse me|Pardon me|So sorry],” said the {kind}. “[I’m {c}|{C} here|The name’s {c}|They call me {c}]. I’m not [bored|tired|sleepy], you know. It just [keeps coming open|has a weak hinge|wants airing].”',
    ],
    [
      '“You’d never think it,” said the {kind}, [coming along|arriving|tripping up] on the tips of four tiny feet, “but I weigh as much as a [van|piano|car|small library].” {hero} said that {he} [would not have guessed|would have said less|was amazed|hardly noticed]. “[It’s the water|That’s the water|I blame ponds|It’s a floating life]. I’ve always [lived|bathed|slept] in water, and there I [weigh nothing|weigh less than a hat|am a feather]. [{C}.|{C} is my name.|I’m {c}.] I [dance a little|leap|do ballet|twirl|waltz].” ^ The {kind} [turned once on one toe|gave one twirl|rose on one toe|hopped, just once]. All the [windows|flowerpots|letter boxes] in the lane went [“ting”|“ping”|“tink”]. “I’d love to [come with you|see the world|join you|go along],” said {c}. “Only, [you must tell me|do warn me|say] where the [floor|ground|bridge] is [strong|thick|not too thin].”',
    ],
  ],
  comic: [
    [
      '[Splosh|Splash|Slosh|Whoosh], {c} [gets in|hops in|sits down]! [All the water|Out floats the duck. The water|Whoops, the bath] gets out!',
      '[Yaaawn|Aaaah|Yaaah], {c’s} mouth [opens|goes wide|gapes], [hello in there|who’s at home|count the teeth|peep in]!',
    ],
    [
      '{C} [yawned|gave a yawn|opened wide]. [What a lot of room|What a mouth|It was huge|It was like a cave]! ^ {hero} [looked in|bent close|peeped in]. “[Hello|Hello, hello|Oh, hello]!” {he} [called|shouted]. “[Oh-oh-oh|Lo-lo-lo|Hello-lo-lo],” said the echo. “[Wipe your feet|Mind the teeth|Shut the door after you],” said {c}.',
      '“I’m as [light as a feather|light as fluff|light as air],” said {c}, and [danced|hopped|twirled] round {spot}. [Thump|Boom|Thud], [thump|bom|thud, thud], [up bounced|up shot|off flew] {hero}! ^ “[Now you’re light too|See, you can fly|You’re a dancer too]!” said {c}.',
    ],
    [
      '“You’re [turning pink|going pink|pink]!” [cried|said] {hero}. “It’s [my cream|my lotion|only sun cream],” said {c}. “It comes by itself, whenever I’m [dry|warm|out of the bath].” {C} put a dab [on {hero’s} nose|on {hero’s} chin|on {hero’s} cheek], for company. ^ Past {spot} {c} did [{his} ears|{his} neck|{his} hands] as well. “Can’t you [make your own at all|grow any|do it yourself]?” [asked|said] {c}. “[You poor thing|How dry you must be|We’ll share|I had no idea].”',
      '{C} [yawned|gave a yawn]. Whoever sees a yawn [that size|like that|so wide] has to yawn as well. {hero} [yawned|did|joined in]. {C} saw it, and yawned again, [wider|longer|with both eyes shut]. They yawned at each other past {spot} and [a good way beyond|halfway back|all along the next bit]. ^ “Think of something [exciting|thrilling|loud],” [begged|said] {hero}. “[I am|I do|I have been],” said {c}. “I’m thinking of [bed|pillows|blankets].”',
    ],
    [
      '{C} could sleep under water, [coming up for a breath|rising to breathe] every few minutes without waking. At home it was [a great gift|much admired|useful]. ^ They had stopped by {spot} for a moment, and {c} had dropped off, [flat as a rug|with a sigh|like a sack]. {hero} sat down on something [broad|wide|smooth], grey and comfortable. [Presently it rose|Then it moved|It breathed in]. It went up like a [slow lift|lazy lift|cake], said “Pfff”, wiggled both ears and sank. {hero} [got used to it|held on|sat tight]. {He} had nearly finished {his} [apple|pear|bun], on the [fifth|fourth|sixth] time up, when a voice underneath asked which floor {he} wanted.',
      '“I’ve [only danced|always danced] in water,” said {c}, “where one leaps [in the morning|after lunch|at noon] and comes down at teatime.” But {hero} had asked, and beside {spot} [there was room|the ground looked firm|it was flat]. {C} rose on sixteen toes, and [ran|leapt|sprang]. For a moment a {kind} hung in the air, with [crossed ankles|pointed toes|one leg out] and a [dreamy|faraway|proud] smile. It was a shorter moment than {c} [was used to|had planned|liked]. ^ When the dust had [settled|cleared|gone down], {hero} clapped until {his} [hands hurt|palms stung|ears rang]. “[Was I up for long|How long was I up|Did I soar]?” asked a voice [from the hole|below|deep down]. “[Ages|Hours|For weeks],” said {hero}.',
    ],
  ],
  happy: {
    young: [
      '“[Honk, honk, ho, ho|Ho, ho, honk|Honk, hoo, ho|Ho, honk]!” laughed {c}.',
      '{C’s} ears [went round and round|went twirl|went wiggle, wiggle|spun like tops].',
    ],
    old: [
      '{C} danced [four|five|three] steps, and the ground [joined in|shook|clapped].',
      '{C} laughed that [deep|big|slow] [bath-water laugh|laugh, like a bath emptying|bubbly laugh].',
      'Both of {c’s} ears went round like [little propellers|two small windmills|spoons in tea].',
    ],
  },
  worried: {
    young: ['{C} [sank|ducked], [only ears|two eyes]!', '{C’s} mouth went [clop|snap]!'],
    old: [
      '{C} sank down until there was [nothing left but eyes and ears|nothing but a back to be seen|only two ears left over].',
      '“I’d feel braver [in the bath|up to my neck|with a sponge],” said {c}.',
    ],
  },
  quiet: {
    young: [
      '{C} stayed, [big and still|warm and wide|like a hill|and breathed].',
      'A [wide warm|big soft|wet] nose [came near|came close|said pfff].',
    ],
    old: [
      '{C} lay down beside {him} like [a warm wall|a sofa|a small hill].',
      '“[Lean|Push|Lean on me] [as hard as you like|all you want],” said {c}. “I don’t [tip over|fall over|move].”',
    ],
  },
};
