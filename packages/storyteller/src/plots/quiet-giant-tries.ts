import { beat, show, type Try } from './plot.ts';

const LETTER = [{ prop: 'letter', place: 'hand' }] as const;

/** Five ways of meeting a giant that only drive it off. */
export const QUIET_GIANT_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('wave', 'brave', 'funny', { props: LETTER }),
    [
      '“[HELLO|HOY|HALLO|YOO-HOO],” [shouts|calls|yells] {hero}. [Thump, thump|Bump, bump|Boom, boom], off it [runs|goes|hops], [over the hill|so fast|ears shut].',
      '[Shout|Call|Yell], [shout|call|yell], much too [loud|loud for it]! It is gone, [thump|boom|bump], [up the hill|round the corner|like that].',
    ],
    [
      '“[HELLO UP THERE|LETTER FOR YOU|GOOD DAY|COME TO TEA]!” shouted {hero}, so loud that [the ground jumped|birds flew up|{his} hat fell off]. ^ [Thump, thump, thump|Boom, boom, boom|Thump, thump, crash], something ran off [as fast as it could|with its ears shut|and tripped twice]!',
      '“It is [so tall|so high up|far too tall to hear],” said {hero}. “It needs a [shout|yell|roar].” So they [shouted and shouted|yelled and yelled|shouted in turn]. ^ [Oh dear|Bother], [each time|every time|after each shout] the thumps went [further away|softer|smaller].',
    ],
    [
      '“Its ears must be [very high up|miles up|in the clouds|a long way up],” [said {hero}|{hero} said|{hero} decided]. {He} stood on tiptoe by {spot}, made a trumpet of {his} hands and [yelled|roared|called], “[LETTER FOR YOU|POST FOR YOU|SPECIAL DELIVERY|A LETTER, SIR]!” ^ [There was|Came|They heard] [a gasp|a squeal|a gulp|a sort of hiccup]. [Then came thumps|Next came thumps|Thumps followed], quick ones, [getting fainter|going away|off and away|each one smaller]. “[Perhaps a shout|A shout, maybe,|From up there a shout] sounds like [a scolding|thunder|being told off|a telling-off],” said {hero}, “if you can’t hear the words.”',
    ],
    [
      'Anything so tall, {hero} [argued|reasoned|felt sure|was certain], must have its ears [among the clouds|a long way off|in the attic|out of hearing]. So {he} planted {himself} by {spot}, took a breath right down to {his} [boots|toes|heels|socks|elbows], and bellowed that there was a letter. [{C}|And {c}|Then {c}] [joined in|sang the low part|beat time|blew on a leaf]. Together they made a noise like a [brass band|piano|cupboard|bath|tea trolley] falling downstairs. ^ The thumping [broke into a run|turned to running|began to gallop], [the other way|uphill|off and away|down the far side]. [{hero}|At that {hero}|So {hero}] [let {his} arms drop|shut {his} mouth|put down the letter|folded {his} trumpet]. “If someone [bawled at me|roared at me|yelled at me|hooted at me] like that,” {he} croaked, “I’d think I was [in trouble|being scolded|going to be eaten|late for school].” They had thought [so much|all along|very hard|for a whole hour|with all their might] about being heard, and not at all about how it sounded.',
    ],
  ),
  beat(
    show('stand', 'cheeky', 'funny'),
    [
      'Up on [stilts|sticks|long legs|poles], so [tall|high|big]! [Wobble, flop|Wibble, bump|Wobble, splat|Tip, crash], [down|over|plop] goes {hero}.',
      '{hero} is [big|tall|huge|a tower] now. [Tall, tall, fall|Huge, huge, ow|High, high, flop], [in the mud|on the nose|legs up]!',
    ],
    [
      '“I will [be big too|make myself tall|be a giant too],” said {hero}, and [got up|climbed|hopped up] on stilts, [wobble, wobble|totter, totter|click, clack]! ^ [Crash|Bump|Splat|Thud], {he} sat down. “I’m not very [good at big|used to big|cut out for big],” [said {hero}|{he} said], [flat|with a bump].',
      '{hero} stood by {spot} in a [very long|long, long|three-part] coat. “[Now I’m a giant|Look at me, I’m huge|I’m as big as you|See, I’m a tower]!” ^ Then the coat [tripped over itself|came undone|got tired|trod on its own hem], and [flop|bump|flump], out came {hero}.',
    ],
    [
      '[Perhaps it only liked|It might just like|Maybe it preferred] people [of its own size|that were tall|with long legs|with their hats up high]. {hero} [tied two poles|strapped two ladders|buckled two broomsticks|roped two planks] to {his} legs and put on the longest coat {he} could [find|borrow|button|carry]. {He} came stalking round {spot}, as tall as [a lamp post|a sunflower|a flagpole|a drainpipe]. ^ [Something took one look|Something saw {him}|Somebody peeped], [squeaked, and fled|yelped, and ran|said “Eek”, and left|went pale, and went]. Then the poles [went different ways|crossed|came apart|had a quarrel|forgot which was left|leaned in two directions]. “[I frightened it|That scared it|It took fright],” said {hero}, [upside down|in a bush|from the ditch|out of a puddle]. “[I’d have frightened me|I was a fright|I’d have run, too|I’d scare anyone|I gave myself a turn|Anyone would run].”',
    ],
    [
      '“People like people like themselves”: {hero} [had heard that somewhere|knew that from an aunt|had it from a book|believed it firmly|had seen it in a frame]. It took [half an hour|a good hour|all of lunch|most of a day|two balls of string] to make the stilts, and another to get {c} to stop laughing. At last {he} rose up beside {spot} in a coat made of three [curtains|blankets|tablecloths|sheets|nightshirts|flags], saying “Ho!” [in a deep voice|from the chest|down in {his} collar]. ^ There was [a sort of squeak|a small cry|a yelp], and [heavy feet hurried off|big feet left|the ground shook|a great deal of running]. Then one stilt [found a hole|met a molehill|stepped on the coat|sank|had second thoughts|found a rabbit hole]. Lying [in the wreckage|among the sticks|in the heap], {hero} [considered the matter|thought it through|thought|worked it out]. “I did it [to be friendly|to be nice|out of kindness|as a kindness],” [{he} said|said {hero}|{he} told {c}]. “But all it could see was [something huge|something enormous|a big thing coming|a tower with a hat on|how far up I went]. [Now where have I|Where did I|And where have I] [heard that before|met that|come across that|been told that]?”',
    ],
  ),
  beat(
    show('crouch', 'cheeky', 'funny', { props: [{ prop: 'cake', place: 'ground' }] }),
    [
      'Cake for you, [Big One|Big Feet]! We [hide|duck|squat], we [peep|blink|yawn], the cake is [gone|eaten|all crumbs].',
      'We [hide|duck|squat] and [wait|peep|sit]. Then {hero} [giggles|sneezes|wriggles|hiccups], and [off it runs|thump, it goes|it is gone].',
    ],
    [
      '{hero} [put a cake down|left a cake|set out a bun] by {spot}. They hid [to see who came|behind a leaf|and did not breathe]. ^ They [waited|watched|whispered] and [yawned|scratched|counted|leaned]. They blinked just once, and [there was no more cake|the cake was gone|the plate was bare].',
      '“It will [come for cake|want cake|smell the cake],” whispered {hero}. They hid behind {spot} and [kept quite still|held their noses|did not blink]. ^ But {hero} [had to sneeze|had to cough|got the giggles], [ATCHOO|HATCHOO|TISHOO]! [Thump, thump|Boom, boom|Thump, bump], [off it went|it was gone|away it ran].',
    ],
    [
      'They [laid a cake|stood a cake|left a big cake|put a cake] by {spot} and hid behind {spot} with the letter. [Nothing came|Time passed|Nobody came|Leaves moved]. [{hero’s} foot|One of {hero’s} feet|First {hero’s} foot] went to sleep, and then so did [the rest of {him}|{his} eyes|{his} other foot]. ^ When {he} woke, [the plate was empty|there was just a plate|the cake was gone|the plate had only a shine]. It had been [washed|polished|dried|dusted], too. “It came to us,” said {hero}, “and [we weren’t there|we were out|we were asleep|nobody was in|we were snoring]. [You can’t meet people|You can’t say hello|There’s no meeting people] [if you hide from them|from behind a bush|lying flat|with your eyes shut].”',
    ],
    [
      'They [tried cake|thought of cake|used cake|turned to cake]. {hero} set out [the best slice|the biggest slice|the corner piece] near {spot}, [with a fork|on a doily|with a napkin]. Then the two of them [lay down flat|tucked themselves in|hid|made themselves flat] behind {spot} to see who would take it. [They|Both|So they] [watched|stared|waited|gazed] until their eyes watered. They [took turns|did it in shifts|changed over|agreed on turns|split it in two|drew straws]. [Then each of them thought|Each of them believed|And each supposed] it was [the other’s turn|not theirs|the other’s watch|the other’s bit]. ^ [It cannot have been two minutes|It was a minute, if that|It took no time at all|They only blinked|They had only rubbed an eye|It was over in one yawn]. The plate was clean, the fork lay straight beside it, and there was a [button|pebble|acorn|feather|snail shell|clover leaf] on the rim, by way of payment. “It [has manners|says thank you|pays its way],” said {hero}, and felt [oddly ashamed|rather small]. It had come [so far|out of hiding|up to the plate], [and found nobody in|to an empty house|and no one was there|to find two bushes].',
    ],
  ),
  beat(
    show('walk', 'thoughtful', 'funny', { props: LETTER }),
    [
      'Follow the [feet|prints|toes], [round and round|left and left|loop, loop, loop]! [Puff|Phew|Whew], we are [dizzy|back again|nowhere|here again].',
      '[Step|Tap|Trot|Hop], [step|tap|trot], [step|tap|hop], and who [walks|steps|comes|pads] [behind us|after us]?',
    ],
    [
      'They [followed the big footprints|went after the big feet|hopped from toe to toe], round {spot} and round [again|once more]. ^ Then {hero} [looked back|turned|looked behind]. Now there were big footprints [on top of their own|after theirs|next to theirs]!',
      '“[Follow those feet|After those toes|This way]!” said {hero}, and round {spot} they [went|trotted|ran]. ^ Then they [saw it|stopped|looked back|knew]. [All the time|All along|The whole way] the feet had [been following them|come after them|walked behind]!',
    ],
    [
      '“If we follow the footprints,” [said {hero}|{hero} said|{hero} reasoned], “[there’ll be feet at the end|we’ll get to the toes|we’re sure to meet|we’ll come to knees].” They followed them round {spot}, [and round, and round|up, down and round|until they were giddy|over and under and back]. ^ “[Somebody small came by here|Small feet, too|There are little prints as well|Children went this way|Someone was here with small boots],” said {hero}. “[Two of them|A pair|Two small ones|And more than one|One pair and another|Side by side]. [Oh|Hm|Wait|Well|Ah|Hang on]. [That’s us|It’s us|They’re ours|Our boots|I know that heel|It’s you and me].” And on top of their own tracks [lay fresh ones|were new ones|came others], [huge ones|enormous ones|as wide as doors|as big as tables]. [All that time|All along|Each round|The whole time] it had been [walking along behind them|strolling after them|coming with them|keeping them company].',
    ],
    [
      'A footprint is half of an answer, {hero} told {c}; you need only follow it [to the rest|to its owner]. [They followed|They did|And they did|Off they went]. The prints led round {spot}, [down a dip|past a puddle|up a bank|through some nettles|over a log], and round {spot} again. {hero} [hurried|walked faster|ran a bit|sped up|put on speed|lengthened {his} stride]. So, [it appeared|one heard|it seemed], [did the Big One|did the other|did somebody else]. ^ [On the third round|The third time round|Soon] {he} saw [some small tracks|new tracks|two rows of tracks]. {He} had just begun to [feel sorry for|worry about] those people when {he} recognised {his} own [shoes|boots|heels|soles|laces]. [Pressed neatly|Set neatly] over each was a print the size of [a bath|a door|a boat|a table]. {He} [turned round|looked back|spun about|stopped]. [Nobody|No one|Empty air|Only leaves|Grass]. “We’ve been chasing it,” [{he} said|{he} concluded|said {hero}], “and it’s been coming along [to see what we were like|to have a look at us|at a polite distance|to keep us in sight].”',
    ],
  ),
  beat(
    show('run', 'worried', 'funny', { weather: 'wind', props: [{ prop: 'letter', place: 'sky' }] }),
    [
      '[Leave|Drop|Put down] the letter, [whoosh|whee|fwoosh]! It [comes back|flies after us|hops home|follows us], [flap, flap|flip, flop|swish].',
      'Put it [down|here|there], and [run|trot|tiptoe] [off|away]! [Oh|Look|Eek], it [flies|hops|flaps] [after|with|behind] us.',
    ],
    [
      '“I’ll [leave it and run|drop it and go],” [said|whispered] {hero}, and [put|propped|stood] it by {spot}. ^ [Whoosh|Whee|Fwoosh], the wind [took|lifted|sniffed] it and stuck it [on {hero’s} nose|on {hero’s} back|over {hero’s} eyes]!',
      '{hero} [laid|tucked|propped] the letter by {spot} [and ran|and scampered off]. [Halfway|Soon|After ten steps] {he} [looked round|peeped back|turned]. ^ The letter was [flying|flapping|hopping] after {him} like a [bird|goose|kite]!',
    ],
    [
      '“We [needn’t meet it at all|don’t have to meet it|could just be postmen|could leave that part out|aren’t asked to chat],” [said {hero}|{hero} said|{hero} pointed out]. “We’ll [leave the letter|prop the letter|stand the letter] by {spot} and go.” {He} [put it down|set it on a stone|laid it there] and [ran|tiptoed off|left|went off like a postman]. ^ The wind [picked it up|lifted it|took it] and [ran too|came as well|was faster|had longer legs]. It [caught|slapped|tapped] {him} on the back of the [neck|head|knee|ear|hand|heel]. “[All right|I see|Very well|Point taken|Very well, then],” said {hero}, [peeling it off|picking it off|tucking it in]. “[I suppose|I see,|Of course] you can’t invite somebody and [run away from them|not be there|bolt|be round the corner].”',
    ],
    [
      'There was, {hero} [pointed out|remarked|observed], [no law|nothing written|nothing carved in stone] which said that letters must be handed over. [The post|A postman|The mail] never waits to [see your face|have a chat|hear what you say|ask after your aunt]. {He} stood the envelope up by {spot}, [rang an imaginary bell|tapped twice on the air|said “Post” under {his} breath|coughed twice|said “Ting”], and walked off quickly, [whistling|humming]. ^ It was [a neat plan|a sound scheme|elegant|neatly thought out|a fair scheme], and would have worked [but for the wind|without the wind]. [Three times|Four times|Six times|Again and again] {he} put the letter down, and each time it came tumbling after {him} like a [puppy|duckling|kitten|lamb] that has been left behind. “[Very well|All right|I see|Have it your way|You win],” {he} [told it at last|said to it|told the letter]. “[An invitation from somebody|A welcome from somebody|A “Do come” from somebody] who’s running away. [I wouldn’t|I’d not|No one would] [believe it either|come either|open it, either|open the door to it].”',
    ],
  ),
];
