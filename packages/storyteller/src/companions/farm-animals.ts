import type { Companion } from './companion.ts';

export const cow: Companion = {
  creature: 'cow',
  name: 'Fudge',
  kind: 'cow',
  character: 'calm as a Sunday, and chews everything over twice',
  noises: [
    '[Moo, moo|Moooo|Moo, mooo]!',
    '[Munch, chew, chew|Chew, chew, munch|Munch, munch, gulp]!',
    '[Slurp, lick, slurp|Lick, slurp, lick|Slurp, slurp]!',
    '[Clonk, clonk|Dong, clonk|Tonk, tonk], bell!',
  ],
  meet: [
    [
      '[Moo|Mooo|Muh-moo], a [big pink tongue|long wet tongue|soft brown ear|wet black nose]! [Hello|Come in|Good day|Sit down], [chewing|mooing|milky] {c}!',
      '[Clonk, clonk|Dong, dong|Clop, clop|Munch, munch], [here plods|in plods|here sways|meet] {c} the {kind}!',
    ],
    [
      'A {kind} put a [big wet nose|big soft nose|long brown chin] [over the gate|over the wall|round the gatepost] and [looked at|sniffed|gazed at] {hero}. And [looked|chewed|blinked|breathed]. ^ “[Moo|Mooo|Mm-moo|Muh],” said the {kind} [at last|after a bit|slowly|in the end]. “[I’m {c}|My name is {c}|They call me {c}].”',
    ],
    [
      'A {kind} stood in the [lane|gateway], [chewing and looking|chewing and thinking|in no hurry]. {hero} [said hello|said good day|waved]. The {kind} [chewed|went on chewing|swallowed, and began again|blinked]. {hero} explained who {he} was, and where {he} was going, [and why|and when|and who else]. ^ “[Hello|Good day|Pleased to meet you],” said the {kind}. “[I’m {c}|My name is {c}|They call me {c}|{C} is the name]. I [never answer with my mouth full|don’t talk and chew|finish first], so it [takes a while|can take an hour|makes for long chats].”',
      'Somebody had [licked|washed|been at] the doorbell. It was [still dripping|shining wet|quite warm]. A {kind} stood [beside it|on the mat] with that tongue [still out|half out|not yet put away]. “[It said PRESS|The card said PRESS|It did say PRESS],” said the {kind}. “I’ve [no fingers|only hoofs|no thumb]. [I’m {c}|My name is {c}|They call me {c}|{C}, by the way].” ^ “[It’s a very clean bell now|That bell never shone so|It still rings, sort of],” said {hero}.',
    ],
    [
      'If you live [beside a field|by a field|on a farm] you [get used to|learn to live with|soon forget about] being [looked at|stared at|watched]. {hero} [had not|had never learned to|never had|lived elsewhere]. The {kind} at the gate had been looking for [twenty minutes|half an hour|some time] [without blinking|on four planted feet|with great interest], the way one [looks at television|watches a play|watches a match|watches a kettle]. “[Can I help you|Is something wrong|Have I a leaf on me]?” asked {hero}. “[No, no|Not at all|Don’t mind me],” said the {kind}. “[Carry on|Go on|Do go on|It’s just getting good]. You were just going to [tie the other shoe|do up the last button|look for a glove|scratch your nose]. [{C}.|{C} is my name.|I’m {c}.] I’ve [followed you from the start|been here since the first shoe|not missed a minute], and I do want to know how it [comes out|ends|all ends|turns out].” ^ It seemed unkind [to walk off in the middle|to stop there|to leave a person there|to keep it from anyone].',
    ],
  ],
  comic: [
    [
      '{C} [licks|kisses|washes] {hero}. [Slurp|Slop|Lick|Shlup], [wet ear, wet hair|wet nose, wet knees|wet hat, wet neck|oh no, my hat]!',
      '[Moo|Hup|Mooo], {c} [gets up|stands up|climbs up]! [Bottom first|Tail first|Back legs first], [whoops|oof|hup|clonk]!',
    ],
    [
      '{hero} told {c} [a joke|a long joke]. {C} [chewed|thought|munched]. {C} [chewed some more|looked at a daisy|sat down]. ^ All round {spot} {c} [chewed|plodded]. “[Ha|Ho|Ha, ha]!” said {c} at last. “[A DUCK|A DUCK, on a bike|The DUCK did it]!”',
      '[Out came|Up curled|Out flopped] {c’s} [long tongue|big tongue|rough tongue]. It licked [one nostril|the left nostril]. It licked [the other|a chin|one eyebrow]. ^ “[Now you|Your turn|You do it],” said {c}. {hero} [tried and tried|got a stiff neck|went cross-eyed|nearly did it].',
    ],
    [
      '{hero} sat down by {spot} [to rest|for a minute|for a biscuit]. When {he} [looked up|turned round|raised {his} head], {c} was looking at {him}. {He} [moved along|shifted|changed stones]. {C} turned, and [went on looking|looked there|did not blink]. {He} [hid behind {his} hands|put up {his} hood|sat with {his} back to it]. ^ “[I can wait|No hurry|Take your time|I’ve all day],” said {c}. “This is the best thing I’ve seen since [the tractor|the hay fell off|the new gate|the goose got in].”',
      '“[It’s going to rain|I feel rain coming],” said {c}, and [lay down|sat down] by {spot} to keep [one patch|a bit] dry. {hero} [held out a hand|looked up|felt {his} hair]. [Not a drop|Dry as a biscuit|Nothing|Not a spot]. They waited [for quite some time|through two songs|till both feet slept]. ^ “It has to rain [in the end|one day|by and by],” said {c}. “And then who’ll [look silly|be laughing|be comfy|have the dry bit]?”',
    ],
    [
      'With four rooms to a stomach, {c} explained, one had [lunch|dinner|tea], and then one had it again. “About those apples,” said {c}, as they [passed|came to] {spot}. They had talked about apples [an hour ago|a mile back|at length already]. {hero} had since [moved on to|got to|taken up] pirates. ^ “I swallow a thing [whole|down] at first,” said {c}. “Later I bring it up, and [go into it properly|see what it was|do it justice].” “[Then what about|And what about|Have you got to] the pirates?” {C} chewed, with [half-closed eyes|a faraway look|a sideways jaw]. “I’ll get to them [around bedtime|by Friday|on the way back]. I’m told they’re [very good cold|better the next day|chewy|best slow].”',
      'To [think better|be clear|explain {himself}], {hero} had drawn a plan on the ground beside {spot}. It was a [good|neat|fine] plan. Only, when {he} set off, [{c} didn’t|{c} stayed|nobody followed]. “[There’s a line|That’s a line|It’s got edges],” said {c}. “[I don’t do lines|We don’t cross lines|I never step on them]. Any of them may be [a ditch|a drop|a grid].” {hero} jumped over it, [there and back|three times|with a twirl], to show that it was not. ^ “[You’re light|You’ve little feet|That’s you],” said {c}. So {he} rubbed it out with {his} shoe, and a {kind} the size of [a sofa|a shed|a piano] crossed the place [on tiptoe|holding that breath|with shut eyes]. “[It was deeper than you think|I felt it give|We were lucky|It’s always the narrow ones],” said {c}.',
    ],
  ],
  happy: {
    young: [
      '“[Moo|Moo, moo|Mmm-moo]!” said {c}. “[Mooooo|Mooo, moo|Moo-hoo]!”',
      '[Swish, swish|Flick, swish|Swing, swish] went {c’s} long tail.',
    ],
    old: [
      '{C} [gave a skip|kicked up both heels|did a jig], back end first.',
      '{C} [licked|nudged|mooed at] everybody once, [for good luck|on the ear|in order of size].',
      '“[Ha|Oh, I see]!” said {c}, at something from [last week|last Tuesday|the spring before last].',
    ],
  },
  worried: {
    young: ['{C} [stopped chewing|blinked fast].', '“[Moo|Mm]?” said {c}, [very low|softly].'],
    old: [
      '{C} stopped chewing, which had not happened since [the thunder|the fence came down|the brass band].',
      '{C} lay down, [in case it was weather|to be on the safe side|and waited for it to pass].',
    ],
  },
  quiet: {
    young: [
      '{C} was [warm to lean on|big and warm|soft as a bed|good to lean on].',
      '{C} [breathed in|hummed|huffed]. {C} [breathed out|stayed|leaned].',
    ],
    old: [
      '{C} stood beside {him}, chewing, and it was like being near [a clock that likes you|a kettle that knows you|a wall with feelings].',
      '“Have it a second time, [slowly|later|with your eyes shut],” said {c}. “Even sad things [go down easier|get softer|turn to cud].”',
    ],
  },
};

export const pig: Companion = {
  creature: 'pig',
  name: 'Crumpet',
  kind: 'pig',
  character: 'clever, very clean, and able to explain the mud',
  noises: [
    '[Oink, oink|Oink, oink, snort|Wee, oink]!',
    '[Snuffle, snout|Sniff, snuffle, mud|Snuff, snuff, snort]!',
    '[Squelch, roll, squelch|Roll, squelch, roll|Splosh, roll, squelch]!',
    '[Grunt, snort, grunt|Snort, grunt, snort|Grunt, grunt, oink]!',
  ],
  meet: [
    [
      '[Oink|Snort|Oink, oink], [a curly tail|two pink ears|a muddy knee|clean pink feet]! [Hello|Come in|Good day|In trots], {c}!',
      '[Snuffle, snuffle|Sniff, snort|Snuff, snuff], [whose pink nose|who sniffs the mat|who smells jam|whose round nose]? [It’s|Here’s|Hello, it’s] [bristly|curly-tailed|mud-loving] {c}!',
    ],
    [
      '[Snuffle, snuffle|Snuff, snuff|Grunt, snuffle|Sniff, sniff], a [round|wet|muddy] pink nose came under the [gate|fence|door]! [The rest got stuck|The ears got stuck|No more would fit]. ^ “[I’m {c}|My name is {c}|They call me {c}]! [Please pull|Pull me through|One good tug|Take my ears],” said the {kind}. {hero} [pulled|tugged|pulled and pulled|took hold], [pop|plop|pip-pop|thup]!',
    ],
    [
      'The puddle in the lane [sat up|opened one eye|yawned]. “[Don’t look|Eyes shut|Do you mind|Turn round],” said the puddle. “I’m [in the bath|bathing|not dressed].” {hero} turned round [politely|at once], until out came a {kind} with [mud on both ears|mud to the chin|a brown beard]. ^ “[I’m {c}|My name is {c}|They call me {c}|{C} is the name]. I’m [very particular|fussy, you see|a very clean {kind}]. I [wash off|scrub off] the clean bits [twice a day|on Fridays|before meals].”',
      'A {kind} was sniffing along the [garden path|doorstep|garden wall] with closed eyes. “[Jam|Honey|Cheese],” said the {kind}. “[Toast|Egg|Butter]. [A pencil|A wet dog|Two raisins|One sock]. Something green, on a fork, [being hidden in|going into|on its way to] a plant pot.” ^ {hero} [went red|coughed|looked at {his} shoes]. “[How did you know|Who told you] about the broccoli?” “[I’m {c}|My name is {c}|They call me {c}|Call me {c}]. I [shan’t tell|am no telltale|keep secrets],” said the {kind}. “I’ll [just eat it|dispose of it|see to it|have it for lunch].”',
    ],
    [
      'The {kind} [at the gate|on the step] had brought a [towel|sponge|folding stool|mirror]. “[People get it wrong|It’s a mistake|Nobody understands],” said the {kind}. “[They see us in the mud and they say|They look at a wallow and they say|We sit in a puddle, and it’s], [how dirty|what a sight|how shocking]. They see a [duchess|countess|film star] with [mud on both cheeks|clay to the ears|a brown nose], and it’s [a health spa|beauty|a treatment]. [{C}.|I’m {c}.|{C} is my name.] I can’t [sweat, you know|sweat|perspire, poor thing that I am]. I’ve [nothing to do it with|not got the parts|never learned how|no talent for it]. Mud is [medical|cooling|science|sun cream].” ^ {hero} [promised to remember that|said that made sense|had not known that|looked at the mud anew]. “You’ve [an open mind|good sense|kind ears],” said {c}, “and [egg|jam|honey] on your [collar|cuff|sleeve]. I noticed both [from the road|at once|with closed eyes]. [Take me along|Let me join you|We’d suit]. You [bring the brains|do the thinking|bring the sandwiches|do the stairs], and I’ll [bring|be|see to] the nose.”',
    ],
  ],
  comic: [
    [
      '[Sniff, sniff|Snuff, snuff|Snort, sniff|Oink, sniff], [cake|bun|jam|cheese]? In {hero’s} [pocket|hat|sleeve|hood], [oink|yum|snort|munch]!',
      '[Squelch|Splosh|Slop|Gloop], {c} [has a bath|gets clean|goes in|jumps in]! [A mud bath|Mud on top|Mud up to here|More mud, please]!',
    ],
    [
      '“I never [get dirty|get muddy|make a mess],” said {c}. [Squelch|Splat|Slurp|Gloop], {c} [lay down|rolled|sat down] in the mud! ^ “This is [soap|shampoo|bath foam],” said {c}. “[Brown soap|It’s brown|The best sort|Smell it]. [Come in|Jump in|Join me], {hero}!”',
      '{C} sniffed [along the ground|left and right|round {spot}]. “[Treasure|Dig here|Gold|I smell riches]!” ^ {hero} [dug and dug and dug|dug a deep hole|scratched and dug|dug with both hands]. It was half a [biscuit|bun|carrot]. “[Pure gold|Told you|Priceless|What luck],” said {c}, munching.',
    ],
    [
      '“Somebody [had cheese here|had lunch here|ate cheese here],” said {c}, nose to the ground. “[Mild|Strong|Yellow]. [Cut thick|In bread|With pickle]. By [a person in a hurry|somebody humming|a left-handed person].” ^ {C} followed the smell round {spot}, faster and faster, and stopped [with a bump|dead]. It was {hero’s} own [sandwich|lunch], in {his} own pocket. “[Case closed|Guilty|Solved|As I thought],” said {c}, chewing.',
      '“You [go ahead|go on|go first],” said {c}. “[I’ll put something on|I must change|I’ll dress for it].” {hero} [waited|sat down|whistled] by {spot}. Back came {c}, [brown from ear to tail|mud to the eyelids|wet and brown], and turned round slowly to [be admired|show the back|give a good view]. ^ “It [suits you|fits well|brings out your eyes],” said {hero}. “It [goes on wet|wears well|dries in no time],” said {c}, “and [comes off on|is shared with] friends.” Then {c} [hugged|kissed|leaned on] {him}.',
    ],
    [
      'They were stopping at {spot} for [five|ten] minutes, no more, but {c} would not sit down until there were rooms. “[Dining here|Parlour here|Hall here],” said {c}, drawing lines with that nose. “[Bedroom|Pantry|Study] there, out of the draught. And [the other one|the last one|the smallest room], well, [as far off as one can get|a long walk away|round a corner or two].” {hero} sat down [where there was space|on a stone|in the middle]. There was [a pause|a cough|a silence]. ^ “I don’t [like to mention it|mean to fuss|want to seem stiff],” said {c}. “People [say such things about us|judge us so|expect so little of us]. But I was properly brought up, and you’re about to eat an [apple|orange|bun] in the lavatory.”',
      '“A truffle,” [breathed|whispered] {c}, and stood quite still, with [one foot up|that tail straight|one ear up]. “[Near|Close to|Under] {spot}. People pay [a month’s wages|a small fortune|the price of a horse] for a truffle.” [So they dug|They set to work|They dug in turns]. {hero} used both hands, and {c} that nose, which is the [better tool|faster|finer spade]. [They found a rusty key|Up came a rusty key|They turned up a bent fork], the handle of a cup and [half a comb|a doll’s shoe|six marbles]. ^ At the very bottom lay something small, black and [wrinkled|wizened|knobbly]. {C} ate it [with closed eyes|at once|in three bites]. “[Well|Is it|And]?” asked {hero}. There was a long, [thoughtful|slow|solemn] chewing. “It’s [a raisin|a prune|an old currant],” said {c}. “But it has [aged|kept|matured] beautifully.”',
    ],
  ],
  happy: {
    young: [
      '“[Oink|Snort|Oinky]!” said {c}. “[Oink, oink|Oink, snort|Wee-oink]!”',
      '{C’s} tail [curled up tight|went boing|did a twirl|curled, twice].',
    ],
    old: [
      '{C’s} tail went round [like a corkscrew|like a spring|one way and then the other].',
      '{C} could smell [supper|plums|a picnic], [although it was miles off|through two hills|and named each dish].',
      '{C} trotted along, and those ears flapped like [small pink flags|slippers|a round of applause].',
    ],
  },
  worried: {
    young: [
      '{C’s} curly tail [went straight|hung down|uncurled|drooped].',
      '“[Oink|Snff|Oi-oi-oink]?” said {c}, [in a whisper|so small|behind {hero}].',
    ],
    old: [
      '{C’s} tail had come uncurled, like [a ribbon in the wet|a spring with no bounce|an old bootlace].',
      '“I smell trouble,” said {c}, “with a bit of [onion|mustard|burnt toast|old sock].”',
    ],
  },
  quiet: {
    young: ['[Lean on|Lie by] {c}, [so snug|how soft]!', '{C} gave a tiny [grunt|snort|sigh].'],
    old: [
      '{C} lay down [nose to nose|back to back] with {him}, which is how [they sleep|things are said|they say hello] at {c’s} house.',
      '“You needn’t [say a thing|explain|tell me],” said {c}. “I can smell that [it’s sad|something’s wrong|you’re sad].”',
    ],
  },
};

export const sheep: Companion = {
  creature: 'sheep',
  name: 'Cardigan',
  kind: 'sheep',
  character: 'soft, warm, and ready to follow anyone who looks as if they know',
  noises: [
    '[Baa, baa|Baa-aa|Meh, baa]!',
    '[Hop, skip, baa|Skip, hop, baa|Hop, baa, hop]!',
    'Nibble, nibble, [grass|clover|daisy]!',
    '[Soft, soft, woolly|Woolly, warm, soft|Fluff, fluff, baa]!',
  ],
  meet: [
    [
      '[Baa|Baa-aa|Baa, baa]! [A cloud with legs|A rug with ears|A walking pillow|A bush with eyes]? [No, it’s|Oh no, it’s|It’s only] [woolly|curly|fluffy] {c}!',
      'So [soft|white|warm], so [woolly|round|fluffy]! [A pillow|A cushion|A rug|A big hat]? [It’s|Oh, it’s|No, it’s] [curly|baaing] {c}!',
    ],
    [
      '{hero} walked [up the path|to the gate|round the house]. [Somebody walked behind|Trot, trot, came behind|Four feet walked behind]. {hero} [turned round|stopped|looked back|peeped]. ^ “[Baa|Baa-aa|Me],” said a [woolly|fluffy|curly|round] {kind}. “[I’m {c}|My name is {c}|They call me {c}]. I’m [following you|behind you|right behind you|your tail]. [Where to|Where are we going|Which way now|Are we lost|Is it far|Left or right|Is there grass]?”',
    ],
    [
      '{hero} went [round the house|round the shed|once round a bush] to the gate. A {kind} went the same way, [right behind|at a trot|in {his} footprints]. {hero} stopped, and the {kind} [walked into {him}|did not]. It was like being [hit by a pillow|run over by a cushion|sat on by a cloud]. ^ “[Carry on|After you|Don’t stop now],” said the {kind}. “[I’m {c}|My name is {c}|They call me {c}|{C} is the name]. I’m [behind you all the way|right behind you|with you, at the back].”',
      '“[Do you happen to be|Are you by any chance|You wouldn’t be] lost?” asked a {kind} [in the lane|at the gate|under the hedge]. “[Not at all|Not yet|Not a bit],” said {hero}. “[Pity|Ah|What a shame|Oh]. I was hoping to [be lost with somebody|find somebody lost|be lost in company]. The others went through a [gap|gate], and I stopped to [look at|smell|count] a daisy. [I’m {c}|My name is {c}|They call me {c}|{C} is the name].” ^ {hero} showed {c} another daisy, and [that was that|they were friends|nobody was lost].',
    ],
    [
      'A [strand|thread|wisp] of wool [was caught|hung|had stuck] on the [garden gate|latch|door knocker]. It ran [along the hedge|under the hedge|over the wall], [twice round the lamp post|under a bench|three times round a post] and [over the road|back again]. {hero} followed it, [winding|rolling it up|whistling] as {he} went, [until {he} came to|and so arrived at|as far as] the other end, which was {a:kind}. “[Oh, thank you|How kind|You found me],” said the {kind}. “I’d [walked on|come undone] [before I noticed|thinking|in a dream]. [{C}.|{C} is my name.|I’m {c}.]” ^ {hero} held out a ball as large as a [cabbage|pumpkin|football|hen]. “[You have it|Keep it|It’s yours],” said {c}. “[I grow more|There’s more|It sprouts|I make it] [every day|all the time|even asleep]. But you’ll have to [take me along|bring me|have me] as well, [I’m afraid|you see|so sorry]. I’m [still attached|on the end of it|the other end|the rest of it].”',
    ],
  ],
  comic: [
    [
      '{hero} [hops|skips|jumps]. {C} does [too|so too|that higher]. [Hop, hop|Hup, hop|Boing, boing], [baa|baa-aa|meh]!',
      'Where is {hero’s} [sock|hat|spoon|bun]? [Deep in|Lost in|Stuck in] {c’s} wool!',
    ],
    [
      '{hero} [followed|walked after] {c}. {C} [followed|walked after] {hero}. [Round and round|Again and again round|Three times round] {spot} they went. ^ “Who’s [in front|the first|leading]?” [asked|said] {hero}. “[Not me|You are|You, I hope],” said {c}. “[Never|I only follow|I just follow]!”',
      '“Count me and [you’ll feel sleepy|it makes you sleepy|you’ll nod off],” said {c}, [hop|hup|boing]! “[One|That’s one],” said {hero}. Over [a stool|a bucket|a boot] flew {c}. “[Two|That’s two].” There was [no number three|no three|no more]. ^ {C} [was snoring|was fast asleep|had nodded off|snored, flat out].',
    ],
    [
      '“Has anyone seen my [pencil|whistle|glove]?” asked {hero}. {C} [shook|gave a shake|wriggled]. [Out of the wool|From the depths] [fell a pencil, two leaves|fell two leaves, a bun], a spoon, and a postcard from [the seaside|an aunt|the dentist]. ^ {hero} put in an arm, [up to the shoulder|to feel about|and a torch]. “[A little to the left|Further up|Try lower down|That’s me],” said {c}. “While you’re there, could you [scratch|scratch there|comb a bit]?”',
      'By {spot} {hero} [gave a jump|did a hop], although there was nothing there. {He} [just felt like it|was in the mood|did that sometimes]. {C} came next and jumped as well, high over nothing, [with all four feet|ears flying|and with a kick]. Then {c} went back and [did it again|did it twice more|cleared it by more]. ^ “What are we [jumping over|so scared of|hopping for]?” whispered {c}. “I didn’t [like to ask|want to seem slow|see it myself].”',
    ],
    [
      '“I’ve [a mind of my own|my own opinions],” said {c}, [stung|hurt|with a stamp]. “I don’t just [follow people about|go where I’m led|tag along].” To prove it the {kind} turned left at {spot}, [all alone|alone], with a [firm tread|high chin|hum]. {hero} went [on to the right|the other way]. After [eleven|twelve|nine] steps {he} heard a [small baa|soft baa|cough]. After [fifteen|twenty|sixteen] there was warm breath on {his} [neck|collar]. ^ “[What happened|Back already|And your mind]?” asked {hero}. “I did follow [my own mind|my mind|that mind of mine],” said {c}. “But then it [turned round|stopped] and [went after|ran after] you. I could hardly let it go [by itself|alone|off on its own].”',
      '{hero} [shivered|sneezed|blew on {his} hands], and nobody who goes about with {c} needs to do that. “[Step in|In you come|Room for one],” said {c}, and parted the wool [like a curtain|like a coat|in the middle]. Inside it was dark, and smelt of [hay and pullovers|hay and mittens|old blankets]. Thus they went on past {spot}, as one person with [six legs|six feet] and an argument about which of them [came first|did the steering|went where]. ^ “I can’t see [a thing|my feet|where we are],” said {hero}. “[Nor can I|Who can|No more can I],” said {c}. “I [never could|can’t ever], from in here. I simply follow [whoever’s in front|the one in front]. I [thought|hoped|was sure] that was you.”',
    ],
  ],
  happy: {
    young: ['“[Baa|Meh]!” said {c}. “[Baa, baa|Baa-haa]!”', '{C} [skipped|danced] on all fours.'],
    old: [
      '{C} [skipped|jumped] with all four feet at once, [straight up|off the ground|like popcorn].',
      '{C} [agreed with|nodded at|smiled at] everybody, [warmly|twice|before they spoke].',
      '{C} found [half a biscuit|two plums|a peppermint] in that wool, [and shared it|for everybody|and passed it round].',
    ],
  },
  worried: {
    young: [
      '{C} hid [inside the wool|in the fluff|behind {hero}].',
      '“[Baa-a-a|B-b-baa|Meh-eh],” said {c}, [shiver, shiver|shake, shake|wobble, wobble].',
    ],
    old: [
      '“Let’s all stand [close together|in a bunch|very near],” said {c}, “with me [in the middle|underneath|at the bottom].”',
      '{C} looked round for somebody [to follow|to run after|who knew], and [there was only {hero}|found {hero}|there stood {hero}].',
    ],
  },
  quiet: {
    young: [
      '{hero} [snuggled into|hid in|sank into] [the wool|warm wool|that soft wool].',
      '{C} was [soft as a pillow|soft as bread|a warm pillow|all cuddle].',
    ],
    old: [
      '{C} [came close|leaned on {him}|sat down close], and it was like being [put to bed|wrapped up|hugged by a quilt].',
      '“I’m [behind you|right here|at your back],” said {c}. “I [always was|won’t leave|always am].”',
    ],
  },
};

export const goat: Companion = {
  creature: 'goat',
  name: 'Gusto',
  kind: 'goat',
  character: 'tastes everything once, and gives it marks out of ten',
  noises: [
    '[Meh-eh-eh|Meh-eh|Bleh-eh-eh]!',
    '[Nibble, crunch, nibble|Crunch, nibble, yum|Nibble, chomp, nibble]!',
    '[Trip, trap, hop|Trip, trap, bonk|Hop, trip, trap]!',
    '[Bonk, bonk|Bonk, meh|Bonk, bonk, bonk]!',
  ],
  meet: [
    [
      '[Meh-eh-eh|Meh-eh|Trip, trap|Meh, meh]! [A beard|Two horns|A chin|Small hoofs], [up trots|in trots|here’s|look, it’s] {c} the {kind}!',
      '[Nibble, nibble|Chomp, nibble|Munch, munch|Nip, nibble], [my button|my lace|my sleeve|my hat]! [Oh, hello|Spit it out|Good day|Oh, it’s you], [bearded|horned] {c}!',
    ],
    [
      '[Nibble, nibble|Nip, nip|Chew, tug], something [pulled at|tugged|took] {hero’s} [sleeve|scarf|pocket]. It was a {kind} with a [beard|long beard|torn label]. “[Tasty|Salty|Not bad|Crisp],” said the {kind}. ^ “[I’m {c}|My name is {c}|They call me {c}]. [Have you any in red|Does it come in green|Have you one with buttons|Where do you buy it]?”',
    ],
    [
      '“[Seven|Six|Five] out of ten,” said a {kind} [at the gate|on the step|by the bin], chewing. “A bit [dry in the middle|thin|bland|flat at the edges].” {hero} [saw that|noticed] the newspaper was gone, all but the crossword. “[I’m {c}|My name is {c}|They call me {c}|{C} is the name]. I don’t [eat things|gobble|feed]. I [only TASTE them|TASTE|sample].” ^ “And the crossword?” [asked|said] {hero}. “Too many [hard bits|corners|crosses],” said {c}.',
      '“[Up here|Look up|Above you]!” [called|said] somebody. {hero} looked at the shed, [the wall|the roof] and the chimney. On the very top of the gatepost, [on four feet close together|as on a plinth|with all four hoofs on one spot], stood a {kind}. ^ “[How did you|How could you] [get up|climb up] there?” “You’ve [got it backwards|asked it wrong],” said the {kind}. “How did you [ever get DOWN|stay DOWN|all fall DOWN]? [I’m {c}|My name is {c}|They call me {c}].”',
    ],
    [
      'By the time {hero} reached the gate, there was [rather less|only half|not much|a bite out] of it. “[Oak|Pine|Elm|Ash],” said the {kind}, [swallowing|with a gulp|picking splinters]. “[Old|Dry|Plain], but [not stiff|sound|sweet]. Notes of [rain|moss|cat], and a hint of [bicycle|paint|postman]. [Nine|Eight|Nine and a half] out of ten. [{C}.|{C} is my name.|I’m {c}.] [I review|I’m a critic|I judge].” {hero} asked [whom for|for which paper|who read them|since when]. The {kind} [gave {him} a look|looked up|considered {him}]; both pupils lay [on their sides|flat|sideways], like [letter boxes|slots|two dashes]. ^ “[For the love of it|For art|For nothing|For everyone],” said {c}. “[Somebody|One of us] must tell the good [hedges|fences|sheds] from the bad. But I’ve done [this lane from end to end|all this lane, twice|every gate for miles]. Is there [anything new|anything fresh|much to chew] where you’re going?” {hero} thought it [very likely|almost certain|quite possible|a safe bet].',
    ],
  ],
  comic: [
    [
      '[Nibble|Munch|Chomp], there goes {hero’s} [shoelace|button|mitten|label]! Meh-eh, [yum|crunch|burp]!',
      '{C} [licks|tries|nibbles] a [stone|tin|boot|post]. “[Two|One|Three] out of ten!”',
    ],
    [
      '{C} [tasted a stick|tried a leaf|tasted a daisy]. {C} [tasted a stone|tried the mud|tasted a tin]. {C} [tasted|tried|chewed] {hero’s} hat. ^ “[Mmm|Yum|Ooh|Meh]!” said {c}. “[What a good hat it was|It was a fine hat|That hat was the best].”',
      '[Where was {c}|Where had {c} got to|{C} had gone. But where]? {hero} [looked|searched|hunted] all round {spot}. ^ “[Up here|Meh|Here I am]!” called {c}, from the very [tip|top|point]. “Now, [how does DOWN go|how do I get DOWN|who made DOWN so far]?”',
    ],
    [
      '{hero} had made a list of [all that mattered|what to do|what not to forget]. At {spot} {he} found [one corner of it|the last scrap of it]. “[Two|Three|Four] out of ten,” said {c}. “[Slow beginning|Weak start|Thin plot|Poor start]. [Too inky|Too many dots|Bad spelling|A bit dry].” ^ “But what did it SAY?” [cried|asked] {hero}. “[Buns|It said buns|Milk, buns],” said {c}. “[Buns was lovely|I liked buns|Buns had depth].”',
      '“It’s [all in the toes|only balance|easy],” said {c}, and stood with four feet on a stone the size of [a bun|a saucer|a plate]. {hero} [tried it|did the same|had a go], and [sat down|fell off|slid off]. {C} tried one like [an egg|a plum|a walnut], then one like [a nut|a bead|a cherry stone]. ^ Near {spot} lay a pea. {hero} held {his} [breath|hat]. [Nobody fell|It held|It was done]. [Somebody ate the pea|There was a crunch|Then it was eaten].',
    ],
    [
      '“[According to the guidebook|It says in the guidebook],” began {hero}, and felt for it in {his} bag. {C} gazed [into the distance|at a cloud|elsewhere]. “I may have [glanced at it|looked into it|dipped into it],” said {c}. “How much [is left|have you left me]?” “The index. I don’t care for lists.” {hero} was [cross|silent|furious] all the way to {spot}, where nobody could have said whether it was left or right. ^ {C} burped, [quite softly|behind a hoof], with both eyes shut. “Page [forty|nine|sixty],” said {c}. “Left, and [mind the step|watch the step].” It was [left|left, indeed]. There was [a step|a step, too]. “I [read fast|skim],” said {c}, “but it [stays with me|all goes in|comes back].”',
      'When {hero} bent down to [tie {his} lace|pick up a pebble|shake out a shoe], there were suddenly four small hoofs on {his} back. “[Don’t get up|Stay there|Don’t move],” said {c}. “The view’s [superb|grand|splendid].” {hero}, who could see [one shoe|two toes|an ant], [asked what there was|asked for details]. There was {spot}, said {c}, and a lot of [distance|sky], and the back of a head that could do with [a comb|a wash]. ^ “I’ll have to stand up [sometime|soon|again],” said {hero}. “[Slowly, then|By inches, then|If you must],” said {c}. “I’ve never been on [a mountain|a rock|a hill] that did that.” {He} rose [by inches|bit by bit|like bread], and nobody ever stood so proudly on anyone.',
    ],
  ],
  happy: {
    young: [
      '“[Meh-eh|Meh|Bleh-eh]!” said {c}, [hop, hop|hop, bonk|skip, hop]!',
      '{C} [leapt into the air|hopped on a stone|jumped, kick, kick|danced on two legs].',
    ],
    old: [
      '“Ten out of ten,” said {c}, who [never gives ten|never goes past nine|is hard to please].',
      '{C} leapt [sideways|straight up], [for the pleasure of it|over nothing|and kicked].',
      '{C} tasted the air, and [took a second helping|gave it nine|asked for more].',
    ],
  },
  worried: {
    young: ['{C’s} [beard|chin|tail] shook.', '“[Meh|M-meh]?” said {c}, [gulp|sniff].'],
    old: [
      '{C’s} beard [trembled|quivered|wagged], [all the way to the tip|though the chin was firm|like a leaf].',
      '“One out of ten,” [muttered|said] {c}, “and that’s for [the way out|the effort|the paint].”',
    ],
  },
  quiet: {
    young: ['{C} [bonked|leaned on] {hero}, softly.', '{C} nibbled [nothing|no more].'],
    old: [
      '{C} leaned that hard head on {his} shoulder, [ever so softly|like a stone that had melted|without one bonk].',
      '“I climb by looking at the next step,” said {c}, “[and never at the whole rock|not at the top|and then at one more].”',
    ],
  },
};
