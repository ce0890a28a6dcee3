import type { Companion } from './companion.ts';

export const penguin: Companion = {
  creature: 'penguin',
  name: 'Waddles',
  kind: 'penguin',
  character: 'very formal, and always slipping',
  noises: [
    '[Waddle|Wobble|Patter], [waddle, flat feet|wobble, two flippers|toddle, tail coat]!',
    '[Slip|Skid|Whoops], [on that tummy|slide, pardon|slither, how do you do]!',
    '[Flap|Flip|Clap], [two small flippers|stiff flippers|one flipper|small bow]!',
    '[Honk|Hoot|Ark], [good day|with a bow|honk, politely|how charming]!',
  ],
  meet: [
    [
      '[Waddle, waddle|Slip, slide|Wobble, waddle], [hello, {c} the {kind}|it’s {c} the {kind}|{c} the {kind}]!',
      '[Black and white|A coat with tails|Two flat feet]. [It is slippy {c}|Hello, waddling {c}|Here is flippery {c}]!',
      '[Flap, flap|Flip, flop|Pat, pat], a bow! “[Good day|How do you do|Charmed], [oops|whoops|oh dear]!” [It’s {c}|Poor {c}|Hello, {c}], [flop|bump|flump]!',
      '[A bow tie|A tail coat|A top hat]! [A bow|One bow|Two bows]! [Thump|Bonk|Slip], [it’s {c}|poor {c}|{c} the {kind}]!',
    ],
    [
      'A {kind} stood [at the gate|on the step|by the wall], [very straight|chin up|very stiff], in black and white. “[Good day|Charmed|How do you do],” said the {kind}, bowed, and [fell over|sat down|went nose first]. ^ “[I’m {c}|My name is {c}|{C}, at your feet].”',
      '“[May I come in|May I step inside|Is {hero} at home]?” asked a {kind}, [bowing|with a bow|on the mat]. But {hero} [wanted to go OUT|was just going OUT|was on the way OUT]. ^ “[Even better|How perfect|So much the better],” said the {kind}. “I’m {c}, and I’m [dressed for it|always ready|good at doors].”',
      'A [tin tray|dustbin lid|tea tray] came [down the path|through the gate|over the grass]. On it [stood|sat] a {kind}, [bowing to the left|waving|with a napkin]. ^ “[I’m {c}|{C}, so pleased]! How does one [stop|brake|get off]?”',
      '“May I introduce,” said a {kind}, sliding [past the gate|down the lane|past the step], and was gone. “Myself, {c},” said the {kind}, sliding [back|by backwards|past again]. ^ {hero} put down [a mat|a rug|one foot]. “[Delighted|Much obliged|Charmed],” said {c}, and [stopped|stayed|sat up].',
      '“My card,” said a {kind}, and gave {hero} a [puddle|drip|small puddle]. “It was [the best ice|lovely ice|cut by hand].” ^ {hero} dried {his} [hand|sleeve|thumb], and bowed. “It said {c},” sighed the {kind}, “[in gold|with a crest|in curly letters].”',
    ],
    [
      '“I do hope [I’m not late|I’m expected|this is the party],” said the {kind}. “[I’ve come as I am|One hadn’t time to change|I came just as I was].” It was a dinner jacket, [or looked like one|or as good as|with a little fish on it]. ^ “[{C}|I am {c}|The name is {c}]. I’m told [there is to be an expedition|you are mounting an expedition|one meets here for an expedition].” “[It’s only me|There’s just me|It’s me and a sandwich],” said {hero}. “Then I’m [on time|in good company|among friends],” said {c}, and shook hands [for rather long|with both wings|up and down, nine times].',
      '“[Your carriage is here|Your coach has come|The carriage is waiting],” said a {kind} [on the path|by the step|with a low bow]. {hero} [could see only a tea tray|looked, and saw a tea tray|found nothing but a tea tray]. “It goes by itself,” said the {kind}, “as long as there’s [a downhill|a hill|a slope]. [I’m {c}|My name is {c}|I am {c}, the driver].” ^ There was one, [all the way to the gate|as far as the gate|and it was steep]. “[Guests first|After you|Mind your head],” said {c}. They both arrived together, [under the hedge|in the nettles|upside down].',
      '“I wish to be announced,” said a {kind} on the step, and gave {hero} a [trumpet|tin trumpet|paper trumpet]. “Tell [the doormat|the milk bottles|two snails] that I am {c},” said the {kind}. ^ So {hero} blew, and {c} came in, bowed, slid [down the hall|under the table|along the rug] and left by the back door. “[What a charming house|So glad to have come|Such polite floors],” called a voice from the [rhubarb|cabbages|compost]. “[Where do we go next|Who else is at home|Shall we go on]?”',
      '“Is this the queue for {hero}?” asked a {kind} at the gate, [standing very straight|with both feet together|holding a fish]. “There isn’t a queue,” said {hero}. “There is always a queue,” said the {kind}, “one only has to [begin it|believe in it|stand in it].” ^ So they [waited|stood and waited|waited, chins up], with nobody in front. “[Next, please|Number one|Who’s next],” said {hero}. “I’m {c}, and I should like [one adventure|an outing|a small trip],” said the {kind}, “[to take away|in my size|not too warm].”',
    ],
    [
      '{hero} opened the door and found a {kind} [on the mat|in the doorway|beside the boot scraper], holding a fishbone [like a walking stick|like a cane|like an umbrella]. “I regret [to arrive without an invitation|to call at such short notice|that I was not announced],” said the {kind}. “[{C}|I am {c}|{C}, at your service]. I’ve walked from [the bus stop|the harbour|the station]. It took [all winter|nine weeks|since Easter].” ^ One could not [send anybody away|shut the door on anybody|be rude] after that. “Actually, [we’re just leaving|I was just off|I’m going out],” said {hero}. “[Splendid|Capital|How delightful],” said {c}. “I find that’s [the best part of a visit|what a host does best|where one meets people].”',
      '{hero} [opened the door on|found on the mat|came out and met] a shiny black back, [bent double|bent in half|bowed to the ground]. “[I shall be up again presently|One moment, I am stuck|Do forgive me, it’s my hinges],” said the back. “[Enchanted|Charmed|Delighted].” It took [the two of them|both of them|two pulls and a push] to straighten out the {kind}. “[{C}|I am {c}|The name is {c}]. I was [always told|brought up|taught] to leave a good impression on a doorstep.” There it was, in the wet paint, [with both feet and a beak|toes, tummy and all|beak, wings and knees]. ^ {hero} said that it was [just what the step had wanted|a great improvement|better than the old step]. “I can [propose a toast|carve a herring|announce people],” said {c}, “[hold a door|fold napkins|make small talk], and slide. Have you [an opening|a place|any use] for anyone of that kind?” As it happened, {he} [had|was looking for one|knew of something].',
    ],
  ],
  comic: [
    [
      '[Slip|Skid|Whoops], [slide|wheee|zip], [flop|bump|flump]! “[Good day|Pardon me|How do you do],” says {c}.',
      '{C} [slides on {c’s} tummy|slides on a tray|goes down on that tummy], [wheee|whoosh|zoom]!',
      '{C} [bows|nods|waves]. [Slip|Skid|Whoops], {c} [bows again|bows lower|tries again], [flop|splat|bump]!',
      '“[Tea|Cake|Sugar]?” asks {c}. [Tip|Slip|Skid], [all over {hero}|on {hero’s} toes|in {hero’s} lap]!',
    ],
    [
      '{C} bowed to [a tree|a gate|a beetle]. {C} bowed to [a stone|a puddle|a snail]. Then {c} [bowed too low|bowed three times|bowed to a hill]. ^ [Wheee|Whoosh|Slip]! [Off down the hill|Away down the path|Down the slope] on a [round white tummy|smooth white tummy|shiny round tummy].',
      '“Kindly [take my arm|take my wing|hold my wing],” said {c}, “[so that you don’t slip|it is slippery here|and tread carefully].” {hero} [took it|did so|held on]. ^ [Wheee|Whoops|Swish], and now they lay [in a heap|in a hedge|at the bottom], [arm in arm|bowing|with four feet up].',
      '{C} shook hands with [{hero}|a gatepost|a cow]. {C} shook hands with a [bush|thistle|rose]. [It was a prickly one|It had prickles|It did not let go]. ^ “[What a firm grip|How warmly one is met|What a strong hand]!” said {c}, [with tears in both eyes|pulling|with one wing behind].',
      '{C} held [a gate|the gate|a branch] for {hero}. {C} held it for [a hen|two ducks|a sheep]. Then [eleven more|all the others|the aunts] came. ^ “[After you|Don’t mention it|Good day],” said {c}, till [the hinge broke|both wings ached|nobody was left].',
      '{C} bent to pick up {hero’s} [mitten|button|hanky], and kicked it. {C} [hurried|waddled|slid] after it, bent, and kicked it [further|again|harder]. ^ “It’s [a lively one|in a hurry|quite wild],” said {c}. “One must [creep up on it|let it tire|bow first].”',
    ],
    [
      '“One must never [run|hurry|skip],” {c} was saying. “It is [undignified|not done|hard on the trousers].” Then [one flat foot met|the left foot found|one foot trod on] [a wet leaf|a plum|a bit of soap]. ^ The {kind} passed {hero} [lying down|sideways|feet first], and passed {spot}, bowing to people [until the hill was finished|as far as the bottom|while the slope lasted]. “[As I was saying|To return to my subject|In short],” said {c}.',
      '“One never [slides|slips|skids] at table,” said {c}, as {hero} [laid out the sandwiches|spread the cloth|cut the loaf]. But the butter was [on a leaf|on a plate|on a dock leaf], and [the leaf was on a slope|all of it was on a slope|the ground was not level]. {C} [reached for it|put out a wing|leaned across]. ^ The butter [went past {spot}|passed {spot}|got as far as {spot}], and then {c} did. “Might I trouble somebody,” called a voice [from far below|from the bottom|out of a ditch], “[for the bread|for a napkin|for the salt]?”',
      '“[I shall go first|Allow me to lead|Do stay behind me], and [test the path|try the ground|see that it’s safe],” said {c}. [Thump|Bump|Flop]. “[It’s slippery here|Mind this bit|Here it is wet].” [Thump|Slap|Crash]. “[Here, too|And here|This stone tips].” [Thump|Flump|Bonk]. {hero} [walked along behind|came after|strolled along], where it was [perfectly safe|nice and dry|no trouble at all]. ^ “[I think that’s all of it|That concludes the test|I can recommend the rest],” said {c} by {spot}, and sat down [on the last bit|on the last pebble|once more].',
      '“May I have [this dance|the honour|this waltz]?” asked {c}, bowing, on a [smooth|flat|level] bit near {spot}. “It goes one, two, three.” {hero} managed one and [most of|half of|nearly] two. ^ At three {c} was [twenty steps off|far away|over the next rise], upside down, still [counting|nodding|smiling]. “You [are light on my feet|lead beautifully|dance like a feather],” {c} called. “I haven’t [moved|left my place|begun],” said {hero}. “Then that was [the floor|the slope|one foot of mine],” said {c}.',
    ],
    [
      '“[A gentle slope|The smallest slope|Going down],” said {c}, “calls for [a measured step|a steady foot|a little dignity].” It was the last [measured|steady|quiet] thing that [happened|anybody did|was seen that hour]. [A pebble rolled|A twig snapped|An acorn turned]; the {kind} sat; and {spot} went by at [the speed of a bus|a brisk trot|the speed of gossip]. ^ {hero} [ran after|followed|went after] the sound of somebody saying “[Pardon me|Excuse me|After you]. [So sorry|Do forgive me|How clumsy]. [Pardon me|Good day|My fault].” {He} found {c} at the bottom, upright, [in a rhubarb bed, with a leaf for a hat|among some cabbages, with a snail for a tie pin|in a haystack, with straw for a moustache]. “I took the liberty,” said {c}, “of [going on ahead|seeing the view|finding the bottom].”',
      'Near {spot} {c} came upon a [round grey|smooth brown|speckled] stone, set it on both feet, and [lowered a white tummy over it|let a tummy down like a blind|tucked it up to the chin]. “One doesn’t ask [whose it is|how it got there|for papers],” said {c}. “One [keeps it warm|keeps off the draught|takes it in].” ^ [This made for|Now came|It meant] [slow going|slow progress|small steps]. Whoever has a stone on both feet gets along [chiefly by hoping|mainly by luck|in the manner of a jelly]. They [shuffled|toppled|edged] into [one ditch, and then another|a puddle, and then a hedge|a bush, and out again backwards]. “{C},” said {hero}, [as gently as {he} could|after the second mile|and chose {his} words], “I don’t think that it’s [ever going to hatch|an egg at all|what you think it is].” {C} looked down at the stone, and [tucked it in|tucked it up|gave it a pat]. “They said [exactly that|the very same|just that],” said {c}, “about me.”',
      '“[There ought to be a speech|A few words are called for|This wants a speech],” said {c}, for they had got as far as {spot}. The {kind} mounted a [wet rock|wet stump|mossy rock] and [coughed|bowed|tapped a cup]. “[Dear friends|Ladies and gentlemen|My lords]. [As I stand here|Standing here today|Here I stand].” There was [a squeak of feet|a slap of feet|a skid]. “[As I sit here|I sit before you|Sitting here, rather],” said {c}. ^ {hero} [clapped|cheered|called “Hear, hear”]. The speaker rose, [spread both wings|opened both wings|drew a breath], and [left the rock on the far side|left the stage backwards|went over the edge]. “As I lie here,” the voice went on [from the ferns|from a bramble|from a bed of nettles], [not at all hurried|quite unshaken|calm and clear], “[I am moved|I feel humble|I look up to you all].” It was [the best speech|the shortest speech|the only speech] that {hero} had ever followed. {He} followed it [right to the bottom|on hands and knees|with a towel].',
    ],
  ],
  happy: {
    young: [
      '{C} [clapped|twirled|hopped], [flap, flap|pat, pat|wheee]!',
      '{C} bowed to [a flower|a worm|a duck].',
    ],
    old: [
      '{C} bowed to [everyone they met|all the beetles|each passing duck], and to [some bushes|a wheelbarrow|two gateposts].',
      '“[Most refreshing|How very agreeable|One is having a lovely time],” said {c}.',
      '{C} [offered {hero} a wing|asked for {hero’s} arm|gave {hero} a wing], and they went on [arm in arm|in step|like two dukes].',
    ],
  },
  worried: {
    young: [
      '{C} [hid behind|got behind|crept under] [{hero’s} coat|{hero}|a leaf].',
      '“[Oh my|Oh dear|Good gracious],” said {c}.',
    ],
    old: [
      '“[I find this irregular|One was not warned|This was not on the card],” whispered {c}.',
      '{C} stood [extremely straight|extremely close|even straighter than usual], [which is how you can tell|and blinked a good deal|like a bottle in a draught].',
    ],
  },
  quiet: {
    young: [
      '{C} [stood close|leaned in|kept close], [tummy to tummy|side by side|toe to toe].',
      '{C} said, “[There, there|Lean on me|Chin up].”',
    ],
    old: [
      '{C} stood [very close|as near as could be|right up against {him}]. Where {c} comes from, that is how one [gets through winters|keeps one’s eggs|sits out the wind].',
      '“[If I may|Permit me|With your leave],” said {c}, and [took {hero’s} hand|laid a wing round {hero}|gave {hero} a hanky].',
    ],
  },
};
