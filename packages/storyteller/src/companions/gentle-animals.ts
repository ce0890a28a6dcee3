import type { Companion } from './companion.ts';

export const panda: Companion = {
  creature: 'panda',
  name: 'Brunch',
  kind: 'panda',
  character: 'eats all day long, and rolls down whatever there is',
  noises: [
    '[Crunch, crunch, bamboo|Crackle, crunch, yum|Munch, bamboo, munch]!',
    '[Roly-poly, bump|Rolly, rolly, thud|Tumble, roll, bump]!',
    '[Munch, crunch, more|Crunch, gulp, more|Chew, chew, more]!',
    '[Flop, sit, sigh|Sit, flop, ahh|Plop, puff, sigh]!',
  ],
  meet: [
    [
      '[Crunch, crunch, crunch|Munch, munch, munch|Crackle, crunch, gulp]! Hello, [round soft|big soft|hungry] {c}!',
      '[Roly-poly, roly-poly, bump|Roll, roll, roll, bump|Tumble, tumble, thud]! [Look, it’s|Oh, it’s|Here is] [munching|bamboo-loving] {c}!',
    ],
    [
      'Something black and white [rolled up to {hero}|came rolling to the gate|rolled down the step]. [Bump|Thud|Plop], [a {kind}|it was a {kind}|hello, a {kind}]! ^ “[I’m {c}|{C}’s here|It’s {c}]! I’ve brought [lunch|soup|cake],” said the {kind}. “[And lunch|Two buns|And a pie]. [And lunch|And a plum|And seconds].”',
    ],
    [
      'Beside the gate sat a {kind} with a bundle of bamboo, [crunching|eating it from both ends|chewing]. “[One moment|I’m just finishing|Do wait],” said the {kind}. {hero} [waited|sat down too|looked on]. The bundle [got smaller|shrank|was half gone]. “[I’m {c}|{C}’s the name|They call me {c}]. [One more moment|Almost there|Two more bites].” ^ When [the last stick was gone|there was nothing but crumbs] {c} [stood up|rose, with a grunt|dusted that tummy]. “[That was the starter|That was only a snack|So much for the soup],” said {c}. “[Shall we|Where’s lunch|Coming]?”',
      '“[Didn’t you sleep|Did you sleep at all|Have you not slept]?” asked {hero}, because the {kind} in the lane had such dark rings round both eyes. “[Like a stone|Like a log|For ten hours],” said the {kind}. “[It’s just my face|That’s only my fur|It’s how I look]. Everybody’s [so good about it|so kind|bringing me pillows]. [I’m {c}|{C}’s my name|My name’s {c}].” ^ {hero} gave {c} [a biscuit|a bun|a pear]. “[You see|Just as I said|They always do]?” said {c}.',
    ],
    [
      '“Have you seen a bamboo hedge?” asked the {kind} [in the lane|at the gate|on the step]. “[It was here just now|There was one a minute ago|I turned my back on it].” There were [forty|sixty|thirty] neat stumps, and a {kind} sitting among them like [a sack of washing|a beanbag|an old armchair]. {hero} said, [carefully|gently|after a pause], that it seemed to have been eaten. “[Has it|Never|By whom]?” The {kind} [sighed|hiccuped|looked at both paws]. “One sits down to a snack, and then [it’s Thursday|there’s no hedge|it’s bedtime]. [{C}|I’m {c}|{C}’s the name].” ^ “[You could come with me|Come along with me|Why not walk with me],” said {hero}. “People can’t eat much [while they’re walking|on the march|on foot].” {C} broke off a stalk [for the road|to take along|as luggage]. “[You’d be surprised|Don’t be too sure|I’ve had practice],” said {c}.',
    ],
  ],
  comic: [
    [
      '[Roly-poly|Tumble, tumble|Bump, bump], {c} [rolls|tumbles|slides]! {C} [rolls into|sits on|bumps into] {hero}!',
      '[Crunch|Munch|Chomp], one leaf for {hero}, [ten|nine|twenty] for {c}!',
    ],
    [
      '{C} sat on a [very small stone|very thin twig|wobbly log]. [Wobble, wobble, roll|Crack, wobble, flop|Tip, tip, roll]! ^ “[I like it down here|It’s nice down here|I meant to do that],” said {c}, [feet in the air|upside down|looking up]. {hero} [lay down too|tried it too|lay down to see].',
      '“[I’m full|No more for me|I’m quite full],” said {c}. “[Not one more bite|Not another crumb|Not a nibble].” {hero} held up [a bit of bamboo|one green stick|a leaf]. ^ “[Except that one|Only that one|Well, just that],” said {c}. “And [its brother|its cousin|the next].”',
    ],
    [
      '“[When do you stop eating|How many meals do you have|What do you eat in a day]?” asked {hero}. {C} [counted on ten sticky claws|held up both paws to count|thought, chewing]. “[There’s breakfast|First, breakfast]. [There’s the bit after breakfast|Second breakfast follows|Then there’s elevenses, at ten]. Then comes brunch, which [goes on until supper|meets supper halfway|takes all afternoon].” ^ “[And at night|And in your sleep|And in bed]?” “I [hold one stick|keep one stick in each paw|have one stick under my chin] while I sleep,” said {c}, “in case I dream that [I’m hungry|it’s lunch|I’ve run out].”',
      '{hero} made a flute out of [a piece of bamboo|a bamboo stalk|one of the sticks]. [It could play three notes|It had three notes|There were three notes in it]. {C} listened [with shining eyes|mouth open|chin on paws]. “[Again|Play on|Once more],” whispered {c}, [coming closer|shuffling nearer|holding the far end]. {hero} [played it again|blew once more]. [By now it had only two|Now there were only two|One note was gone]. ^ “[It gets better and better|I like the low one|It’s a tasty tune],” said {c}, [chewing|swallowing|wiping both lips].',
    ],
    [
      '“There’s [an art|a trick|a knack] to going down,” said {c}, sitting on the edge of things beside {spot}. “You let go of everything, and [think of a dumpling|go round|become a bun].” It was like watching somebody [post a pillow|deliver a mattress|pour out a cushion]. There was [a long soft rumble|a series of soft thuds], and a voice from below called that it was {hero’s} turn. {He} [let go of nearly everything|pushed off, and was nearly a ball|did it nearly right]. [It was the “nearly” that hurt|The “nearly” had corners|It was the “nearly” that bounced]. ^ “You were thinking,” said {c}, [dusting {him} down|picking off twigs|patting {him} flat]. “[I could see it from here|One could tell|It showed]. The whole way, you were [being a person|holding on to your elbows|mostly knees].”',
      '“One mustn’t [waste it|rush|fritter it],” said {c}, [flat on the ground|spread out like a rug] by {spot}. “I eat for [fourteen|thirteen|fifteen] hours a day, and it’s only grass. There’s just enough in it for the walk to [the next bit of grass|the next lunch|where there’s more].” {hero} [did the sum|worked it out|counted on {his} fingers], and [it was true|it came out|there was none left over]. ^ “Then why do you [come along at all|come so far|walk at all]?” {C} thought about it [for a long while|between two mouthfuls|with both eyes shut]. “Because you’re always a few steps ahead,” said {c}, [getting up one leg at a time|rising in stages|with a paw out to be pulled], “and I like [the look of you|the view] from there. Also, [you carry the sandwiches|there’s your pocket, with the bun|you’ve got the basket].”',
    ],
  ],
  happy: {
    young: [
      '{C} [rolled over|rolled twice|sat and rolled], [roly-poly|thud|bump]!',
      '“[Crunch|Munch|Mmm],” said {c}. “[Yum|More|Again]!”',
    ],
    old: [
      '{C} turned a somersault, [slowly|with care|for them all], and [stayed in the middle of it|rested halfway|asked for another].',
      '{C} [opened the emergency bamboo|passed round the best bamboo|lay down, to be as happy as possible].',
      '“This calls for a snack,” said {c}. [Most things did|Everything did|So did most things].',
    ],
  },
  worried: {
    young: [
      '{C} [rolled up in a ball|went round as a ball|hid in both paws].',
      '{C} [put down the bamboo|stopped eating|held a stick tight].',
    ],
    old: [
      '{C} [ate faster|chewed faster|got out a second stick], which is what {c} does [instead of shivering|when others shiver|for the nerves].',
      '{C} [covered|put away|hid] both dark eyes [with both dark paws|and peeped through the claws|until told otherwise].',
    ],
  },
  quiet: {
    young: [
      '{C} gave [a soft, round hug|a big, slow hug|{hero} half a leaf].',
      '{C} [shared|broke|saved] the last stick.',
    ],
    old: [
      '{C} sat down back to back with {him}, [so that each had something to lean on|like two bookends|and was as good as an armchair].',
      '{C} broke the last stick in two, and [for once the halves were even|gave away the longer bit|held out both halves].',
    ],
  },
};

export const koala: Companion = {
  creature: 'koala',
  name: 'Gumdrop',
  kind: 'koala',
  character: 'asleep nearly always, and always holding on to somebody',
  noises: [
    '[Snore, snore, snore|Snore, sniffle, snore|Zzz, zzz, snore]!',
    '[Hug, hug, squeeze|Squeeze, hug, hug|Cling, hug, cling]!',
    '[Yawn, stretch, snooze|Stretch, yawn, doze|Yawn, yawn, flop]!',
    '[Sniff, sniff, leaf|Nibble, sniff, leaf|Munch, yawn, munch]!',
  ],
  meet: [
    [
      '[Snore, snore|Zzz, zzz|Sniff, snore], [a furry lump|a grey bundle|a warm lump]! [Psst, hello|Shh, hello|Wake up], [clinging|leaf-munching|snoozy] {c}!',
      '[Hug|Squeeze|Oof], [who has|who’s on|what’s on] {hero’s} leg? [Sleepy|Furry|Snoozy] {c}!',
    ],
    [
      '{hero} [could not lift one foot|had one heavy foot|pulled at one foot]. A {kind} was hugging it, [fast asleep|snoring|both eyes shut]. ^ “[Oh, good day|Oh, hello|Mm, how do you do],” said the {kind}. “[I’m {c}|{C}’s my name|It’s {c}]. [Are you a tree|What sort of tree are you|Do you grow here]?”',
    ],
    [
      'Hugging the gatepost with both arms, a {kind} [was asleep|hung asleep|was snoring]. “[Excuse me|Sorry to wake you|Hello],” said {hero}. “I need to [get through|open the gate|come past].” [One eye opened|An eyelid lifted|There was a yawn]. Two arms let go of the post, and [took hold of {hero}|went round {hero’s} neck|were put round {hero}]. ^ “[Much warmer|So much softer|A better post],” murmured the {kind}. “[I’m {c}|{C}’s the name|They call me {c}]. Wake me [when we’re there|at the end|if there’s a leaf].”',
      'Something in the lane smelt of [cough drops|peppermint and bedding|ointment]. {hero} followed {his} nose, and there [on a branch|in the hedge|on the wall] a {kind} [sat chewing|was chewing, with closed eyes]. “[It’s the leaves|That’s my leaves|You smell my lunch],” said the {kind}. “I eat nothing else, and I’ve [never had a cold|not had one cold|yet to have a cold]. [I’m {c}|{C}’s my name|My name’s {c}].” ^ {hero} [had one|sneezed|had had two]. So {c} came down and sat on {his} shoulder, [as medicine|to be sniffed|with a leaf for each of them].',
    ],
    [
      'On the doorstep lay a parcel, [grey, furry and warm|furry, and tied with nothing|round, grey and breathing]. When {hero} bent down [to read the label|to look for a stamp|to see whom it was for], it put both arms round {his} neck. “Do carry on,” said the parcel, [with closed eyes|into {his} collar|sleepily]. “[{C}|I’m {c}|{C}’s the name]. [Yes, a {kind}|A {kind}, as you feel|Quite right, a {kind}]. I sleep for twenty hours a day, but I’m told I’m [very good|good company|brilliant] in the other four.” ^ {hero} asked [when those were|which four they were|about the four]. “[They come in bits|They’re spread about|One never knows],” said {c}. “[That was one|You’ve just seen one|There went one].” It turned out that one could [walk quite well like that|get along nicely like that]. It was rather like [wearing a good idea|carrying a warm loaf|having a second coat, with opinions].',
    ],
  ],
  comic: [
    [
      '[Wake up|Up you get|Hello], {c}! [Yawn, yawn|Blink, yawn|Yaaawn], [night-night|sleep well|snore on], {c}!',
      '[Up climbs|Climb, climb|Up goes] {c}. [Up {hero}|Up a leg|Up an arm], [hug, hug|snore, snore|squeeze]!',
    ],
    [
      '“[I’m awake|I’m up|Look, no yawn],” said {c}. “I’m [very awake|wide awake|bright awake]. I’m the most awake of all.” ^ {hero} [waited for the rest|listened|clapped]. “[Snore|Zzz|Chrrr],” said {c}.',
      '{C} [hugged|tried] {hero’s} leg. {C} hugged {hero’s} [bag|boot|hat]. Then {c} [went back to|came back to|chose] the leg. ^ “You’re [the better tree|a warmer tree|the best trunk],” said {c}.',
    ],
    [
      '“I’ll [keep watch|stand guard|look out],” said {c}. “[You rest|You lie down|Have a nap].” {hero} [lay down|curled up] by {spot}. When {he} opened {his} eyes, {c} was snoring on {his} [tummy|chest|feet]. ^ “[Did anything come past|Did you see anything|Did you notice anything]?” asked {hero}. “[A great deal|Three camels|Oh, everybody],” said {c}, yawning. “I [dreamt every bit of it|saw it all with my eyes shut|only woke up when it was over].”',
      'There was a noise like [a motorbike in a bucket|a saw in a bathtub|a tuba full of gravel]. {hero} [looked behind {spot}|looked under {spot}]. {He} looked [up and down|into {his} bag|left and right]. It was coming from {c}, who is [the size of a cushion|no bigger than a loaf]. ^ “That’s [how we say hello|how we wave|how we knock],” said {c}. “[You should hear it|It’s louder|You ought to hear us] when we’re pleased to see you.”',
    ],
    [
      'From {spot} onwards {c} [slept on {hero’s} back|lay asleep round {hero’s} neck], and talked. It was [quite a good conversation|an interesting talk], except that {he} [got only half of it|missed the other person|heard one side]. “[Never with custard|Not in the bath|Two spoons, no more],” said {c}. And, [after a while|further on|two bends later], “Then somebody must tell the bishop.” {hero} asked what the bishop had done. “[One doesn’t like to say|I promised not to tell|It was in all the papers].” It grew [so gripping|so good|so exciting] that {he} [walked on tiptoe|held {his} breath|forgot {his} feet]. [Just at the end|At the best bit|Just before the secret] {c} woke up. “[What happened|And then|Did they do it]?” [begged|asked] {hero}. “[Where|When|Who]?” asked {c}. ^ The bishop’s answer came [a mile|two hills|an hour] further on. It was “[Only on Tuesdays|Ask the goose|I sold it].”',
      '“I’m awake!” cried {c}, [quite suddenly|and sat bolt upright|throwing out both arms]. “I’ve got [eleven minutes|nine minutes|a quarter of an hour]. [Quick|Hurry|Come on], what have I missed?” {hero} began with {spot}. {C} wanted to see everything, and [to touch most of it|to lick some of it|to know who had made it]. {C} asked [nineteen|twenty|thirteen] questions, [shook hands with|was introduced to|danced with] a stone, and laughed so much at {hero’s} one joke that {he} told it again. ^ “[I do love being up|What a day|Isn’t it all interesting]!” cried {c}. “[I ought to do it every|Next time I’ll stay until|I must tell you about].” [The last word never came|There was no last word|It stopped there]. {hero} caught {c} [in both arms|on the way down|by the ears, nearly]. {He} had had practice.',
    ],
  ],
  happy: {
    young: [
      '{C} [smiled|hummed] in {c’s} sleep.',
      '{C} [hugged the nearest leg|hugged a leg|hugged {hero’s} boot].',
    ],
    old: [
      '{C} [woke up specially|opened one eye for it|sat up for a moment], and [was glad of it|yawned for joy|said it was worth it].',
      '{C} hugged everything within reach, and [some of it twice|fell asleep on the last|one stone twice].',
      '“[How nice|Lovely|Well done],” murmured {c}, [without opening either eye|asleep again|into a sleeve].',
    ],
  },
  worried: {
    young: [
      '{C} was [wide awake|quite awake|up], [gulp|oh]!',
      '{C} [held on tight, tight, tight|hugged so, so hard|squeezed {hero’s} neck].',
    ],
    old: [
      '{C} was wide awake, which had never happened [at this hour|twice in a week|on purpose].',
      '{C} [held on with all four thumbs|took a firmer hold|climbed one button higher].',
    ],
  },
  quiet: {
    young: [
      '{C} [hugged|held] {hero}, [a long hug|on and on].',
      '[Warm fur|Soft fur], [slow breath|slow, slow].',
    ],
    old: [
      '{C} [held on to {him}|put both arms round {him}], and did not let go [until it was better|for a mile|all the way].',
      '“I’ll [stay awake with you|sit up with you|keep both eyes open for you],” said {c}, and did.',
    ],
  },
};

export const kangaroo: Companion = {
  creature: 'kangaroo',
  name: 'Hamper',
  kind: 'kangaroo',
  character: 'keeps everything in one pocket, and never takes a step backwards',
  noises: [
    '[Boing, boing, pocket|Boing, bounce, boing|Boing, boing, thump]!',
    '[Bounce, bounce, thump|Bounce, thump, bounce|Hop, bounce, thump]!',
    '[Rummage, rummage|Rummage, rattle|Rustle, rummage]!',
    '[Bounce goes the tail|Flap goes the pocket|Boing go two big feet]!',
  ],
  meet: [
    [
      '[Boing, boing, tail|Bounce, bounce, boing|Thump, boing, thump]! [In bounces|Over leaps|Here hops] {c} the {kind}!',
      '[Boing|Thump|Bounce], [a tail|big feet|long ears]! [A pocket|A pouch]! [Hello|Hooray|Good day], {c}!',
    ],
    [
      '[Boing|Boing, boing|Thump], a {kind} jumped over the gate, [over the bin|over the bench|over a bucket] and over {hero}, [boing|bounce|thud]! ^ “[I’m {c}|{C}’s my name|It’s {c}]! [I’ve got a pocket|Here’s my pocket|This is my pocket]. [What have you got|What shall I put in it|Would you like a sock from it]?”',
    ],
    [
      'The {kind} at the gate [felt in a large front pocket|rummaged in a deep pocket|turned out half a pocket]. Out came [a mitten, a ball|a mitten, a whisk|a mitten, two corks] and a garden gnome. “[Yours|Is it yours|Are these yours]? I pick things up [as I go|in passing|on the bounce]. [I’m {c}|{C}’s the name|They call me {c}]. [It’s the pocket|Blame the pocket|The pocket wants things]. [It gets hungry|It’s never full|It will have them].” ^ {hero} [took the mitten|thanked {c} for the mitten|put on the mitten]. {He} knew the gnome as well, but it looked [so comfortable|so happy|at home there].',
      '[At the end of the lane|By the garden wall] a {kind} stood with that nose [against the wall|against the bricks]. “I can only go forwards,” said the {kind}, “and [this is where it stops|there’s no more forwards|here it ends]. [I’m {c}|{C}’s my name|My name’s {c}].” ^ So {hero} took hold of the tail and turned {c} round, [like the hand of a clock|like a heavy door|like a wardrobe]. “[Aha|Oh|Hooray]!” cried {c}. “[More of it|There’s the rest|It goes on]!”',
    ],
    [
      '“[Ticket|Luggage label|Permit]?” said the {kind} on the doorstep. {hero} [had none|had nothing of the kind|felt in {his} coat]. “Never mind, [I’ll have one here|here’s one somewhere|we’ll find one].” Out of that pocket came a sponge, [a door handle|a bicycle bell|two candles], a jar of buttons and [half a map of Norway|a very long sock|a trumpet in two parts]. “[{C}|I’m {c}|{C}’s the name]. [I’ve got everything one needs|I’m packed|I’ve been ready for years] for a journey. What I’ve never had [is the journey|is one to go on|is somewhere to go].” ^ {hero} said that {he} was [just about to go on one|off on one now|on the point of leaving]. The {kind} [fell silent|stopped talking|swallowed], felt about at the very bottom, and brought up [a small flag|a paper flag|a flag with a button on it]. “[I’ve been saving it|I’d kept it for this|It’s never been used],” said {c}, and [waved it|waved it at the gate|stuck it behind one ear].',
    ],
  ],
  comic: [
    [
      '[Boing, boing|Bounce, bounce|Hop, hop], [stop|wait|careful], {c}! [Boing|Boing, boing], [boing|splat|thump], [too late|gone|oh dear]!',
      '[What’s in|Look in|A hand in] {c’s} pocket? [A spoon|A cork|A shell], [a sock|a bun|a bell]!',
    ],
    [
      '{hero} [had to sneeze|felt a sneeze coming|began to sneeze]. “[One moment|Wait, wait|Hold it]!” said {c}. Out of that pocket came [a bell, a spoon and a shoe|a comb, a cup and a whisk|a pan, a ruler and a bun]. ^ [Atchoo|A-a-tishoo|Too late! Atchoo]! “[A hanky|Found it! A hanky|Ah, a hanky]!” said {c}.',
      '“[Come back|Turn round|Over here]!” called {hero}. “[I only go forwards|I don’t do backwards|My feet only go on],” said {c}. ^ So {c} went forwards, all round {spot}, [to where {hero} was|back to {hero}|and bumped into {hero}].',
    ],
    [
      '“[Hop in|In you get|Have a lift],” said {c}. Inside the pocket it was dark and warm, and somebody had left [half a bun|a cold potato|an alarm clock]. They went past {spot} [in great soft bounds|like a ball in no hurry|four yards at a time]. ^ “[How do you like it|Are you comfortable|Nice in there]?” asked {c}. “Mmf,” said {hero}, who was upside down, [with the bun|with a teaspoon in {his} ear|under a sponge].',
      '“Now we [go on tiptoe|must be quiet|creep],” whispered {hero}, near {spot}. “[I haven’t got a tiptoe|My feet won’t creep|My feet don’t do quiet],” whispered {c}. “[I’ve only got boing|It’s boing or nothing|There’s only boing].” “[Then do a small one|A small boing, then|Do the smallest you’ve got].” {C} [took a deep breath|shut both eyes|crouched]. BOING. ^ “That was [my smallest|a whisper|the baby one],” called {c}, [from a long way off|out of the distance|over a hill]. “[Are you coming|Did anyone hear|Was it all right]?”',
    ],
    [
      '“[A rope|Quick, a rope|A rope, please]!” cried {hero}, at {spot}. It is [a fine thing|a great comfort|half the battle] to have a friend with a pocket. “Rope,” said {c}, and [rummaged|went in up to the elbow|felt about]. There was [a teapot|a trumpet|a cheese grater]. There was [an umbrella, which opened|a fan, which spread]. There were [nine|seven|four] odd gloves, and a letter from an aunt, which {c} had to [read aloud|read out, with voices|finish first]. ^ Before the aunt had got to the weather, {hero} had [managed without|tied two scarves together|found a way round]. “[Here it is|Got it|I have it]!” shouted {c}. “[Oh|Ah|No]. [It’s spaghetti|It’s liquorice|It’s noodles]. Still, if you’re hungry as well, [we’ve saved time|it’s not wasted|lunch is solved].”',
      'At {spot} the way [came to an end|stopped|was shut], and {c} stood with that nose against it. “Is it [a thing that moves|going to move|likely to step aside]?” [It was not|It did not seem so]. {hero} [suggested one step back|spoke of a step back|mentioned backing]. {C} looked as if {he} had said [a rude word|something in bad taste]. “Nobody in my family has ever [taken one|done it|moved that way]. They put us [on coins for it|on stamps for it|on a coat of arms].” ^ So they did it [by degrees|in small pieces|like a clock]. A little hop, a little turn, [and again|and a rest|then both once more]. “There,” said {c}, [facing the other way|looking back down it]. “What would you [call that|call this|put that down as]?” “[A sharp corner|A very tight bend|A long way forward],” said {hero}. “[Just so|Forwards, you see|Exactly],” said {c}.',
    ],
  ],
  happy: {
    young: [
      '[Boing, boing|Bounce, bounce|Boing], {c} [bounced high|bounced twice]!',
      '“[Pocket party|Buns for all|Look, a flag]!” said {c}.',
    ],
    old: [
      '{C} bounced so high that [there was time to wave|it took a moment to come back|both ears were late].',
      '{C} found [a paper hat|a tin trumpet|a bag of sweets], deep down, and passed it round.',
      '[Thump, thump|Boom, boom|Thud, thud]! {C’s} tail [was beating time|had begun to dance|was being a drum].',
    ],
  },
  worried: {
    young: [
      '{C} [held the pocket shut|hid in the pocket|held on tight].',
      '{C’s} [big feet stood still|ears went flat|tail lay still].',
    ],
    old: [
      '{C} looked into that pocket [for something brave|in case there was a key|and seemed to wish to get in].',
      '“I don’t do backwards,” said {c}, “or [I’d be doing it now|I’d be at home by now|you’d see some now].”',
    ],
  },
  quiet: {
    young: [
      '{C} [patted|hugged] {hero}, [pat, pat|there, there].',
      '{C} had [a hanky|a bun|room] for {hero}.',
    ],
    old: [
      '{C} found the handkerchief [at the very first try|without looking|under everything, and it was clean].',
      '“[There’s room in here for that as well|Put it in here, and I’ll carry it|That’ll fit in, too],” said {c}, and held open the pocket.',
    ],
  },
};
