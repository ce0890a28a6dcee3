import type { Companion } from './companion.ts';

export const horse: Companion = {
  creature: 'horse',
  name: 'Barley',
  kind: 'horse',
  character: 'strong, polite, and scared of plastic bags',
  noises: [
    '[Clip|Clippety|Clatter], [clop, four shoes|clop, iron shoes|clatter, big hoofs]!',
    '[Neigh|Whinny|Snort], [said a soft nose|hay, please|warm breath|neigh]!',
    '[Swish goes the long tail|Swish, no flies|Toss goes the mane|Whisk goes the tail]!',
    '[Munch|Crunch|Chomp], [hay|oats|a whole apple|some oats]!',
  ],
  meet: [
    [
      '[Clip, clop|Clop, clop|Clatter, clatter], [hello, {c} the {kind}|{c} the {kind}|it’s {c} the {kind}]!',
      '[Neigh|Whinny|Puff, puff], [a soft nose|big brown eyes|four big feet]! [It is galloping {c}|Hello, hairy-footed {c}|There is trotting {c}]!',
      '[Clop, clop|Puff, puff|Stamp, stamp], such a big, [soft nose|brown foot|hairy chin]! [Galloping {c}|It’s trotting {c}|Hello, galloping {c}]!',
      '[Trot, trot, trot|Clip, clop, whoa|Snort], [four legs|a long tail|two tall ears] at the gate! [Up you get|It’s hairy-footed {c}|Climb up]!',
    ],
    [
      '[Clip, clop, clip, clop|Clop, clop, clatter, clop|Stamp, snort, clip, clop]! A {kind} [looked over the gate|put a head in at the gate|leaned over the wall] and [blew in {hero’s} hair|sniffed at {hero’s} hat|licked {hero’s} ear]. ^ “[I’m {c}|My name is {c}|They call me {c}]. [Would you like a lift|Do you need a ride|May I carry you]?”',
      '“Please may I [eat your hedge|taste your roses|try your hedge]?” [asked|said|begged] a {kind}. “[Only the corner|Just one mouthful|Only the top bit]. [I’m {c}|My name’s {c}|{C}, by the way].” ^ {hero} [nodded|waved {c} in|moved aside]. “Much obliged,” said {c}, [with a full mouth|chewing|with a leaf on that nose].',
      'Four [muddy|hairy|clean] hooves stood on the mat, side by side. “I did [wipe|scrub|polish] them,” said a {kind}. ^ “[I’m {c}|The name’s {c}]. Is anybody [going far|in need of legs|out for a trot]?”',
      'A {kind} bowed to {hero’s} [gate|gatepost|doorbell], and to the [bin|doormat|bucket]. “I’m {c}, and I [never push|always wait|hope I’m clean],” said the {kind}. ^ So {hero} bowed back, [bonk, nose to nose|and both heads met|nine times], and up {he} climbed.',
      '“Does that bin [bite|kick|jump]?” asked a {kind}, hiding behind a [lamp post|thin post|drainpipe]. “[Never|Not lately|Only buns],” said {hero}, and [patted it|sat on it|shook its lid]. ^ “I’m {c}, and such courage [earns a ride|needs four legs|should trot],” said the {kind}.',
    ],
    [
      'Something [warm breathed|damp breathed|warm puffed] down {hero’s} [neck|collar|back]. It was a {kind}, with a nose [as soft as a mitten|like warm velvet|the size of a boot]. “[Beg pardon|Excuse me|Oh, so sorry],” said the {kind}. “[I’m {c}|The name is {c}|{C}, if I may]. I could [carry you|take you along|give you a lift], if you don’t mind [going round the puddles|stopping for daisies|ducking under branches].” ^ {hero} [did not mind at all|was up in no time|had always wanted that].',
      'A {kind} stood in front of the gate, [which was open|which stood wide open|which had no lock]. ^ “I didn’t like to [come in without being asked|walk in without knocking|push in, and there was no bell],” said the {kind}. “[I’m {c}|My name is {c}|{C}, good day to you]. [I’ve been here since Tuesday|I’ve waited since Tuesday|I came on Tuesday].” “[Do come in|Please come in|Come in, come in],” said {hero}. “Only, [I’m going out|I’m just leaving|I’m off on a journey].” The {kind} [turned round, beaming|gave a happy snort|flicked both ears forward]. “[How very lucky|What a happy chance|How nicely that works out],” said {c}. “[So am I|So, as it happens, am I|I was about to do the same].”',
      '“I’ve brought back your letter box,” said a {kind} at the gate, [blushing|eyes down|with a cough]. “I [leaned on it|trod on it|sneezed], and it came off.” {hero} said that [nobody wrote much|it had been loose|it could happen to anyone]. ^ “I’m {c}, and I shan’t be easy until I’ve carried you [somewhere|twice|a good long way].” “How far is a letter box?” asked {hero}, [climbing up|with one foot up|already on top]. “[Oh, miles|There and back|Well past the hill],” said {c}.',
      'A {kind} stood on the doorstep under a tablecloth, [to look smaller|being a table|so as not to alarm anybody]. “[Please don’t mind me|Take no notice|Carry on],” said the tablecloth. “I’m told that I’m [rather large|a shock, at first|too big for a lane].” {hero} lifted [a corner|the hem|one edge] and met [two kind brown eyes|a long wet nose|a shy smile full of teeth]. ^ “[I like large|Large is nice|I’ve met larger],” said {hero}. “I’m {c}, and this is [only the front|less than half|not all of it], so would you care to ride?”',
    ],
    [
      'A {kind} was standing at the gate with [an expression of great good manners|the look of somebody who wipes both feet|the air of a butler on holiday]. “I hope you won’t [think me forward|mind my speaking|take this amiss],” said the {kind}. “[The name is {c}|My name is {c}|One is called {c}]. I couldn’t help [noticing|seeing|remarking] that you have only two legs. I’ve twice as many, and [nothing to do until Thursday|no plans before Thursday|nothing on all week].” ^ {hero} [looked at|thought of|gazed along] the [long road|many miles|whole long way] ahead of {him}. “[That’s very kind|I’d like that very much|That would be lovely],” {he} said. “[Not at all|Don’t mention it|The pleasure’s mine],” said {c}. “[One likes to be asked|One hates to see legs go short|It’s dull at a gate].”',
      'There was [a cart in the ditch|a tractor in the pond|a hay cart in the ditch]. Then there was [nothing in there but ducks|only mud and a ripple|just a big wet hole], because a {kind} had lifted it out and told it [that these things happen|not to be upset|that it was nobody’s fault]. {hero} had never seen anybody [so strong be so gentle|so large take such care|so strong speak so softly]. ^ “{C},” [said the {kind}|the {kind} said, and bowed|said the {kind}, with a nod]. “I hope I’m not [in your way|blocking your light|standing in your view]. One takes up [such a lot of lane|so much of the world|a good deal of room].” “[Is there anything you can’t do|Are you afraid of anything|Isn’t anything too much for you]?” asked {hero}. {C} [looked over one shoulder, and then over the other|made sure that nobody was listening|bent down to {hero’s} ear]. “Carrier bags,” [whispered|breathed|murmured] {c}. “[You haven’t got one on you|You don’t carry any, do you|Not one, I trust, about your person]?” {hero} [turned out all {his} pockets|showed both empty hands|shook out {his} sleeves]. “[Then I’m your {kind}|Then up you get|Then I’m yours to command].”',
    ],
  ],
  comic: [
    [
      '[A bag blows by|Look, a bag|Flap! A bag]. “[Eek, it flaps|Help, it’s after us|Oh no, it rustles]!” [Gallop, gallop|Off goes {c}|Run, {c}, run]!',
      '{C} eats [a hat|a sock|a glove]. [Munch|Crunch|Chew, chew], [sorry, {hero}|was it yours|very tasty]!',
      '[Gallop, gallop, stop|Trot, trot, stop|Hop, hop, whoa]! [Down slides|Off slides|Over goes] {hero}, [so sorry|pardon me|oops]!',
      '“[After you|You first|Go on]!” says {c}. [Nobody|No one] goes, [bump|oops|still here]!',
    ],
    [
      'A paper bag [blew|rolled|hopped] over the path. “[A monster|A ghost|It bites]!” cried {c}, and [ran three times round|galloped twice round|jumped right over] {spot}. ^ {hero} [held it up|caught it|smoothed it flat]. It said “[Apples|Buns|Best Plums]”.',
      '“[Hold tight|Hold on|Sit well back]!” said {c}. {hero} [held tight|shut {his} eyes|took hold of the mane]. {C} [trotted, ever so gently|set off, ever so gently|went on tiptoe]. ^ They were [overtaken by a leaf|overtaken by a snail|passed by a duck].',
      'Something [crackled|rustled|crinkled] in {hero’s} [pocket|bag|sleeve]. ^ “It’s just [my sweets|my biscuit|a plum],” {he} said. “In a BAG?” cried {c}, and [hid behind|jumped behind|ran round] {spot}.',
      '{C} said sorry to [a gate|a bucket|a post]. {C} said sorry to [a duck|a worm|a cabbage]. ^ “[Who’s next|What for|Why]?” asked {hero}. “[I’m only practising|You never know|Just in case],” said {c}.',
      '{C} knocked at {spot}, and waited to be [asked in|let by|invited]. {C} knocked again, [and coughed|more softly|feet together]. ^ “[There is no door|Nobody lives there|Come round the side],” called {hero}. “I’ll leave a [card|note|carrot], then,” said {c}.',
    ],
    [
      'Something white [flapped by|fluttered near|jumped out at] {spot}. {C} went up on two legs, [down on four, and off sideways|round once, and off backwards|down on four, and into a bush]. ^ [It was a paper bag|It was only a bag|It was the bag from the buns]. {hero} [folded it up small|rolled it up tight|shook it out] and showed it. “You were very brave,” {c} [told|said to|assured] {him}. “It might [have had handles|have been a big one|have followed us home].”',
      '[An apple|A pear|A carrot] [lay in the path|was lying all alone|sat in the grass] near {spot}. {C} wouldn’t dream of [eating it without asking|so much as licking it without asking|touching it without leave]. {C} [asked {hero}|asked {hero}, twice|asked {hero’s} boots]. {C} asked [the path|a beetle|the nearest bush]. {C} called “[Does anyone mind|Is this yours|Any objections]?” to the left, and then to the right. ^ [Nobody minded|Nobody spoke up|A beetle shrugged]. So {c} ate it, and left [a thank-you letter, all in hoofprints|a button in payment|a neat row of hoofprints, for a receipt].',
      '“[I’m not afraid|I’m not scared of it|It isn’t fear],” said {c}. “I just don’t care for [the way it rustles|the noises it makes|the way it speaks].” It was {hero’s} [raincoat|new jacket|bag of crisps]. {He} [took one step|walked on a step|breathed in]. [Rustle|Crackle|Swish]! {C} [took three|took five|jumped a yard]. ^ So they came to {spot}, {hero} calling “[Wait|Stop|Whoa]!”, and {c} “I would, but [something’s after you|you’re being followed|it’s behind you]!”',
      '“After you,” said {c} to an ant at {spot}, [with a bow|one hoof in the air|and waited]. Behind it came [four|six|nine] hundred sisters, and {c} said it to [every one|each of them|all]. {hero} laughed till {he} had to [hold on to the mane|lean on a leg|hold {his} sides]. ^ “That was the last,” {he} said, [wiping {his} eyes|when it was|and waved]. So {c} put down a hoof, on [a paper bag|a sweet paper|something that crackled], and was gone. “After YOU,” [called|shouted|wheezed] {hero}.',
    ],
    [
      '{C} would [go through rivers|swim rivers|walk through nettles]. {C} would [go past bulls|say good day to bulls|stand up to geese]. But near {spot}, caught on a twig and [whispering|beckoning|breathing in and out], hung a plastic bag. ^ The {kind} [stopped so suddenly|stopped so completely|braked so hard] that {hero} [arrived a little before the rest|went on by as far as the ears|finished the journey alone]. “[I can’t|I daren’t|You go first],” said {c}. “[It knows my name|It looked at me|I’ve met its mother].” {hero} walked up to it, and [had a quiet word|shook it by the handle|asked it to be good], and put it in {his} [pocket|bag|hat]. For the next mile {c} kept [looking back|stopping to listen|glancing round], in case it was [following on foot|out again|only pretending].',
      'Across the path by {spot} [was stretched|hung|ran] a rope, [as high as {hero’s} knees|no higher than a bucket|level with {hero’s} socks]. {C} could have jumped [a house|a haystack|the church]. The {kind} went back [twenty paces|thirty yards|a good way], [shook that mane|stamped twice|blew through both nostrils], came on like thunder, and stopped. “[It isn’t anybody’s, is it|Does it belong to someone|Whose is it, please]?” asked {c}. “[Nobody’s|It’s nobody’s|No one’s at all],” said {hero}. {C} [went back|tried again|trotted back]. ^ Four times there was thunder, and four times, just before the rope, there was [a cough|a small polite cough|an “Excuse me”]. “All right,” said {hero}, “it’s mine, [and I’d be honoured|and do help yourself|and you’re very welcome].” So {c} flew over it, [with a yard to spare|like a bird|and most of the hedge as well]. And then {c} [turned about, and thanked the rope|came back, and thanked the rope|asked the rope if it was all right].',
      '{C} had carried {hero} [for a mile|all that way|up three hills], and thought it only fair that they should [change over|take turns|swap]. “One gets to know [the other person’s point of view|both ends of a thing|how the other half travels],” said the {kind}. So {hero} carried {c} [all the way round|right past|twice round] {spot}. To be exact, {he} carried one hoof, [since that was what there was room for|and held that in both arms|which was as much as {he} could lift]. {C} [followed on|walked along on|came after on] the other three. ^ “[I’m not too heavy|Am I a burden|Do say if I’m heavy]?” asked {c}. “Not at all,” [gasped|wheezed|panted] {hero}, [who knew what one says|who was brought up well|purple in the face]. “You’ve a [lovely, smooth step|natural gait|fine, broad back],” said {c}. “I’m surprised that nobody’s [put a saddle on you|snapped you up|offered you oats].”',
    ],
  ],
  happy: {
    young: [
      '{C} [tossed|shook|swished] that [long mane|fine tail|big head].',
      '[Clip, clop, hop|Trot, trot, hop|Clip, clop, hooray]!',
    ],
    old: [
      '{C} trotted [with knees up|sideways|with tail high], as though there were [a band|a drum|a crowd].',
      '{C} said good day to [a scarecrow|a milk churn|a gatepost], [to be on the safe side|in case it was somebody|which was only polite].',
      '{C} ate [a daisy|a thistle|a buttercup] and [apologised to it|thanked the stalk|wiped both lips].',
    ],
  },
  worried: {
    young: [
      '{C} [stamped|snorted|pawed the ground], [stamp, stamp|thump, thump|puff]!',
      '{C’s} ears [went back|went flat|shook].',
    ],
    old: [
      '{C’s} ears [went back and forth|turned about|swung round] like [signal flags|weathercocks|two leaves in a draught].',
      '{C} [stamped|snorted|shied at a twig], and [begged everybody’s pardon|said sorry to the ground|blushed under all that hair].',
    ],
  },
  quiet: {
    young: [
      '{C} [blew warm air on|leaned on|puffed softly at] {hero}.',
      'A soft nose said, “[There, there|Hm, hm|Puff].”',
    ],
    old: [
      '{C} rested [a long, warm head on {his} shoulder|that heavy chin on {his} head|a nose in {his} hand].',
      '{C} stood close, as [solid as a stable door|warm as a stove|big as a barn].',
    ],
  },
};
