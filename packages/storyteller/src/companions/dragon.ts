import type { Companion } from './companion.ts';

export const dragon: Companion = {
  creature: 'dragon',
  name: 'Ember',
  kind: 'dragon',
  character: 'small, hot, and easily embarrassed',
  noises: [
    '[Puff|Poof|Huff], [a smoke ring|warm smoke|grey smoke|two smoke rings]!',
    '[Flap|Whoomp|Flump], [small wings|leathery wings|green wings|two wings]!',
    '[Hic|Hup|Hiccup], [a spark|a red spark|one tiny flame|two sparks]!',
    '[Sizzle|Fizzle|Crackle], [hot nose|warm teeth|toast|fizzle, pop]!',
  ],
  meet: [
    [
      '[Puff|Poof|Fff], [smoke|a spark|warm air]! [A little {kind}|A small, shy {kind}]! [Hello|Come in|Good day], {c}!',
      '[Flap, flap|Whoosh|Thump, bump], [it is {c} the {kind}|here lands {c} the {kind}|down comes {c} the {kind}]!',
      '[Hic|Achoo|Puff], who [made that spark|lit that|is so warm]? [Oh|Ah|Look], [hello|bless you|come in], {c}!',
    ],
    [
      '[Behind the shed|In the bin|Under the hedge] something went [puff|pop|hic]. It was a {kind}, [a small one|with hot cheeks|and quite young]. “[I’m {c}|{C}],” said the {kind}. “[Sorry|So sorry|I’m sorry] about your hedge.” ^ The [hedge was only a bit brown|smoke had nearly gone|rest was quite green].',
      'A {kind} [stood on|sat beside|got off] the mat. “I [had a letter|brought the post|had a note] for you,” said the {kind}. “I’m {c}. I [sneezed|coughed|yawned].” ^ {hero} got [some nice warm ashes|a black bit with a stamp on it|a warm little heap].',
      'On the step the [milk|goat’s milk|cold tea] was boiling, all by itself. “I only [looked at it|breathed near it|said good day to it],” said a {kind} [behind the jug|behind both wings]. ^ “I’m {c}, and I’ve brought the [cocoa|biscuits|honey].”',
      'A small {kind} stood at the gate with a bucket of water. “I’m {c}, and it’s in case I [blush|sneeze|giggle],” said the {kind}. ^ {hero} [smiled|waved|nodded], and [hiss|fizz|fssst], the bucket was [dry|empty|steam]!',
      '“Is it safe to [come nearer|say hello|knock]?” a {kind} called from [the lane|the corner|far off]. “[Quite safe|Of course|Come on]!” shouted {hero}. ^ So the {kind} ran up, [tripped|skidded|hopped], and only [one hedge|the mat|one nettle] caught fire. “I’m {c}, and that’s [a record|not bad|tidy]!”',
    ],
    [
      'The bush by the gate [was smoking|was crackling|had gone very warm]. Out of it crept a {kind} [no bigger than a goat|the size of a sofa cushion|all elbows], [looking at the ground|with both wings folded|on tiptoe]. ^ “I’m {c}, and I [sneezed|coughed|hiccupped]. I’ll [pay for the bush|bring another bush|water it every day].” “[Bless you|Never mind|It was a plain sort of bush],” said {hero}. Nobody had [ever said that to {c} before|ever answered like that before|ever stayed to talk before].',
      'A small {kind} was [sitting|crouching|soaking] in the bird bath, [up to the chin|with a thermometer|steaming]. “Don’t [mind me|look|stay on my account],” said the {kind}, not looking up. “I’m {c}, and I’m [only cooling down|letting off steam|nearly safe now]. Somebody [smiled at me|said something nice|waved].” There was a smell of [hot stone|hot pennies|kettles]. ^ “Hello,” said {hero}, [without thinking|as one does|before {he} could stop], and smiled. The bird bath [boiled over|started to sing|cracked].',
      'A minute ago the washing had been [dripping|wringing wet|soaked]. Now it was dry, and [smelled of toast|stiff as a board|warm as buns], and under the last sheet stuck out [two clawed feet|a scaly tail|eight small claws]. “I only [sighed|hummed|breathed out],” said the {kind} inside. “I’m {c}, and I’ll [go if you shout|iron the rest|own up to the sock].” ^ “Could you [do my socks|sigh at my boots|hum at the towels]?” asked {hero}. In all {c’s} life no one had ever [asked for more|wanted it again|clapped].',
      '“Keep back,” said a [board|notice|card] at the gate, “[very hot|may contain sparks|not yet cool].” The {kind} who wore it round the neck [coughed a little ash|shuffled both feet|looked at the ground]. “I’m {c}, and people like to be [told|warned|prepared],” said the {kind}. ^ {hero} turned it round and wrote something on the back with [a bit of charcoal|a burnt twig|chalk]. “What does it say now?” asked {c}. It said [Free Toast|Warm Hands Here|Hot Buns], and {c} [glowed|read it nine times|scorched one corner].',
    ],
    [
      '{hero} smelled burning and ran round the corner with [a watering can|a jug|the garden hose]. A {kind} sat there, about as big as [an armchair|a wheelbarrow|a piano stool], [beating out a small fire|sitting on a small fire|patting out the grass] with both wings. “I [can explain|am so sorry|was only looking],” said the {kind}. “I was trying to [smell a rose|kiss a rose|blow a ladybird off a rose].” ^ {hero} watered the rose, and then, [after asking|with permission|from a distance], the {kind}. There was [a long hiss|a cloud of steam|a sound like soup]. “[Thank you|Most refreshing|How kind],” said {c}. “Most people [scream at this point|climb trees|have left by now]. You’ve no idea [how it hurts one’s feelings|what that does to a {kind}|how lonely a doorstep can be].”',
      'Somebody had knocked, but when {hero} opened the door, [the knocker had melted|the knocker was a puddle|there was no longer a knocker]. On the path a small {kind} stood [wishing for a hole to sink into|trying to look like a bush]. “I [used the warm hand|meant to do it lightly|was nervous],” said the {kind}. “[There’s a cold one as well|I have another, for doors]. I [forget which|mix them up|never check]. {C}.” And {c} held out a bag of marshmallows. “[I find I need them|They help|I never go without them] when I call on people.” ^ {hero} put two on a twig and said “Boo!” [in a friendly voice|kindly|as softly as {he} could]. It took [a single puff|half a second|one small cough]. Never had marshmallows been [so brown|so evenly done|so crisp], or anybody so [glad to be of use|proud|pleased to be thanked].',
    ],
  ],
  comic: [
    [
      '[Hic|Achoo], [a spark|a flame|warm]! [Hic|Achoo], [toast|hot bun|crisp]!',
      '{C} [sneezes|coughs|yawns]. [Puff|Poof|Whoof], [black noses|sooty noses|smoke everywhere]!',
      '[Puff|Hoo|Fff], {c} [blows|breathes|puffs]! [Hot soup|Warm milk|A hot bun] for {hero}, [yum|mmm|ooh]!',
    ],
    [
      'Hic! went {c}, and out came [a flame|a spark|a bang]. [Hic|And hic], there went {hero’s} [sandwich|bread|bun]! ^ “[Toast|It’s toasted|Hot lunch]!” said {hero}. It was [rather good|crunchy|just right].',
      '“Will you [toast my bread|warm my bun|brown my crust]?” asked {hero}. “[Just a bit|Only lightly|Gently]!” {C} breathed [the smallest breath|through one nostril|as if on a feather]. ^ Now it was a [very black, very small crumb|pinch of soot|crumb with smoke on it].',
      '“You’re [a lovely {kind}|the nicest {kind} I know|so clever],” said {hero}. {C} went pink, went red, [and began to smoke|and started to glow|and then sparks came]! ^ “[A bit ugly|But rather bossy|Not that lovely]!” {hero} [added|said quickly|cried]. “Thank you,” [gasped|panted|sighed] {c}.',
      '{hero} blew a dandelion clock, [puff|pff|hoo], and the seeds [floated off|sailed away|danced off]. “My turn,” said {c}, and [breathed in|took a breath|leaned close]. ^ Now there was [one black stalk|a pinch of ash|one hot stalk], and a {kind} who [looked elsewhere|said sorry to it|whistled].',
      '“I can roast a [chestnut|potato|pear] with one puff,” said {c}. [Whoomp|Foomp|Bang], away it flew over {spot}! ^ “It’s [half done|done on one side|nearly cooked],” said {c}. “[We only have to turn it|It will want turning|Now for the gravy].”',
    ],
    [
      '{C} had [the hiccups|hiccups|the hiccups, badly]. That is [no joke|a serious matter|worth standing back from] in a {kind}. Hic, and there went [a thistle|a molehill|a mushroom]. Hic, and {hero’s} shoelaces were [a good deal shorter|no longer tied|ash]. ^ “Think of [ice|a cold bath|snowmen],” said {hero}. “Think of [snow|puddles|penguins].” “I’m thinking of,” said {c}, “hic.” They had their lunch [hot|toasted|smoked], in the end.',
      '“[It wasn’t me|That was there before|Don’t look],” said {c}. Behind them {spot} had [a thin black stripe|a neat brown edge|a small hole, still glowing], which it had not had before. “I only [yawned|sighed|hummed]. With [my mouth shut|care|my back turned].” ^ {hero} [put {his} head on one side|walked all round it|looked at it with one eye]. “I think it [suits it|wants another|brightens it up],” {he} said. {C} blushed so hard that there [was a second one|were two|was one on the other side as well].',
      'They [had to be quiet|must not be heard|crept along] near {spot}, and so {c} whispered. The trouble with a whisper is that it’s [mostly breath|nine parts air|all draught]. ^ “What did you [say|say just now|just say]?” {hero} [whispered back|breathed|asked, behind a hand]. “I said that your [hat is on fire|bag is on fire|sleeve is alight],” whispered {c}. It was only [a small fire|the edge|a start]. They used [the lemonade|the last of the cocoa|a puddle].',
      '“I’ll carry the [butter|chocolate|cheese],” said {c}, “for I’m [trusted at home|gentle by nature|famous for my care].” {C} held it out with [the tips of two claws|one wing tip|three fingers], looking the other way. By {spot} it was [shiny|soft|sagging]. A little later {c} was carrying [a drip|a puddle|some warm paper]. ^ “It [went off by itself|left|wasn’t happy],” said {c}. “I never [said a word|squeezed|even sighed].” {hero} held a [bun|crust|biscuit] under {c’s} elbow, and they [lost hardly a drop|dined very well|licked up the rest].',
    ],
    [
      '“I never lose control,” {c} [explained|said airily|was saying], picking a way past {spot}. “It’s a matter of [breathing|character|counting].” Then a dandelion clock drifted by, and one of the seeds [went up a scaly nose|settled on a nostril|tickled]. ^ Afterwards there was a ring of [black grass|toasted daisies|smoke] with {hero} in the middle of it. {He} had no [eyebrows to speak of|fringe to speak of|eyelashes left]. “It’ll grow back,” said {c}, [in agony|from behind a wing|hardly to be heard]. “May I offer you a [baked apple|hot pear|roast chestnut]? There seem to be [several|a treeful|plenty].”',
      'By {spot} {c} [caught sight of|came upon|noticed] a face in a puddle, and made it a fierce one. Eyebrows down, teeth out, smoke at both corners: it was a [real {kind} at last|face to empty a village|sight to see]. “[Grrr|Rrraaa|Hrrr],” said {c}. Then somebody breathed, and it was {hero}, [who had been there all the time|leaning over to look|with a sandwich]. ^ The silence that followed was so hot that the puddle [dried up|went to steam|left]. “I had [something in my eye|a crumb in my teeth|a stiff jaw],” said {c}. {hero} said that {he} had [gone quite weak at the knees|never been so frightened|hardly dared to breathe]. Might {he} possibly see it again, [from further off|with more smoke|from the other side]? {C} did it [eleven times|until they were both hoarse|from nine sides].',
      '{hero} had laid a small fire, [twigs below and thick ones on top|with a chimney in the middle|just as one should], and {c} was to light it. {C} took a deep breath, and [let it go again|held it|swallowed]. “I can’t while you’re [looking|there|so near].” {hero} [turned {his} back|shut {his} eyes|looked at the view]. “I can’t while you’re [listening|breathing|thinking about it], either.” ^ So {he} went behind {spot} and [sang|hummed a song|recited], with {his} fingers in {his} ears. After two verses there was [a glow|a crackle|a warm feeling]. The fire [had not been lit|was as cold as before|stood untouched]. Everything [in a ring around it was alight|else was burning nicely|for a yard about was alight]. “It’s those twigs,” said {c}, [scarlet to the tip of the tail|in a small voice|folding both wings]. “They were [watching|laughing at|relying on] me.”',
    ],
  ],
  happy: {
    young: [
      '{C} puffed [a smoke ring|a small grey cloud|two smoke rings].',
      '[Puff|Poof|Pop], [a tiny heart of smoke|a spark, like a wink|warm toes for {hero}]!',
    ],
    old: [
      '{C} blew a smoke ring, [then another one through it|and wore it|and looked away modestly].',
      '{C} did a loop in the air and [nearly got it right|landed facing backwards|bowed].',
      '{C} [glowed, from the inside, with pleasure|grew a shade pinker with every step|hummed like a stove].',
    ],
  },
  worried: {
    young: [
      '[A tiny puff|A small, cold hiss|One thin curl of smoke]. “[Oh no|Oops|Hold me],” said {c}.',
      '{C} hid [under both wings|behind {hero}|in that tail].',
    ],
    old: [
      '{C} had gone quite pale, and [smoked at the ears|steamed a little|hiccupped in a small way].',
      '{C} swallowed a spark, [with an effort|and said nothing|and then another].',
    ],
  },
  quiet: {
    young: [
      '{C} was warm, like [a stove|a loaf|a bath].',
      '{C} [folded a wing round|kept a wing over|put a warm nose on] {hero}.',
    ],
    old: [
      '{C} lay down round {him} in a ring, like [a fender round a fire|a wall round a garden|a sleeping bag with scales].',
      'It is a comfort to have a friend who is [warm all the way through|never out of matches|better than a fireplace].',
    ],
  },
};
