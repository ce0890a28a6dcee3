import type { Companion } from './companion.ts';

export const bear: Companion = {
  creature: 'bear',
  name: 'Bramble',
  kind: 'bear',
  character: 'enormous, gentle, and afraid of very small things',
  noises: [
    '[Stomp|Stump|Tromp], [stomp, furry feet|stomp, big feet|tromp, heavy feet]!',
    '[Grumble|Rumble|Grumbly], [rumble, tummy|grumble, empty tummy|rumble, hungry bear noise]!',
    '[One|A] [big bear hug|warm bear hug|soft bear squeeze]!',
    '[Sniff|Snuff|Mmm], [honey|berries|jam], [where|here|more]?',
  ],
  meet: [
    [
      '[Stomp, stomp|Thump, thump|Boom, boom], [big {kind}|a big {kind}|huge {kind}]! [Hello|Come in|Hug], [furry|honey-nosed|cuddly] {c}.',
      '[So big|How big|So tall]! [So soft|How soft|So warm], [it is {c}|here is {c}|look, it’s {c}]!',
      'Who hides [behind that daisy|under the mat|behind that pot]? [Big, big {c}|It’s great big {c}]!',
    ],
    [
      'The [bushes shook|gate went crack|flowerpots jumped]. [Out came a huge brown {kind}|A {kind} like a sofa looked out|Up stood a very large {kind}]. {hero} [held {his} breath|did not move|took one step back]. ^ “[Excuse me|Beg pardon|Sorry to ask], I’m {c},” said the {kind}. “Is there [a bee near here|a spider about|anything small nearby]?”',
      'Somebody huge was hiding [under {hero’s} doormat|behind {hero’s} broom|under {hero’s} flowerpot]. [Somebody did not quite fit|Most of somebody stuck out|It did not work at all]. ^ “[Psst|Hush|Help], I’m {c},” said the {kind}. “Is that crumb still [looking at me|there|after me]?”',
      'There was a [soft|shy|small] knock, and the house [shook|jumped|rang]. A {kind} stood there, hiding behind [a teaspoon|a daisy|a twig]. ^ “I’m {c}, and a [moth|flea|crumb] is after me, so may I [come too|hold your hand|walk with you]?”',
      '“Is it safe to [come out|breathe|move]?” asked a [hedge|haystack|bush] with two [brown|furry|round] ears. In it sat a {kind}, holding [both knees|both ears|a spade]. ^ “I’m {c}, and I’ll go [anywhere|with you], but not past that [pea|bead|ant].”',
      'The gate was shut, so a {kind} lifted it off, [fence and all|very politely|with two claws]. “I’m {c},” said the {kind}, “and a [gnat|moth|petal] looked at me. ^ [May I walk behind you|Can we go away together|Will you go in front]?”',
    ],
    [
      'What {hero} had taken for [a hill|a hedge|a haystack] got up. It was a {kind}, as big as [a garden shed|a bus shelter|a caravan]. ^ “Please don’t be frightened,” said the {kind} in [a voice like a cello|a voice from the cellar|the softest growl]. “I’m {c}, and I was hiding from [a ladybird|a snail|a daisy with something on it].” “[It’s gone now|It went home|It meant no harm],” said {hero}. “I’ll walk with you,” said {c}, “[to be safe|just in case|if you go first].”',
      '“After you,” said a voice [as deep as a cellar|from somewhere under the ground|like furniture being moved]. At the gate stood a {kind} with [very large|four enormous|broad, furry] feet, and none of them would move. “I’m {c}, and there’s [a button|a bead|a crumb] on the path.” ^ {hero} [picked it up|put it in {his} pocket|moved it to the wall]. “You [TOUCHED|HELD|PATTED] it!” [breathed|gasped|whispered] {c}. “May I walk behind you, [always|for ever|until supper]?”',
      'A {kind} was sitting on a bucket in the lane, [holding it down with both paws|trembling all over|trying to weigh more]. “I’ve caught one,” said the {kind}, “but I [daren’t look|can’t get up|mustn’t breathe].” {hero} tipped the bucket, and the {kind} [hid behind the gate|looked away|sang, to be brave]. ^ Under it was [a daisy|a button|a dandelion seed]. “It [left that behind|turned into that|sent for that],” whispered the {kind}. “I’m {c}, and I’m going wherever you are, in case it [comes back|has sisters|remembers me].”',
      '“Could you ask it to [let me by|move over|go home]?” said a {kind} who filled the lane. In the middle of the path lay a [hazelnut|feather|pink petal]. {hero} asked, and then, since it was [shy|asleep|rather deaf], {he} picked it up. “You [spoke to it|walked right up|didn’t even scream],” said the {kind}. ^ “I’m {c}, and I can [lift a bus|carry a piano|bend a lamp post], but I couldn’t do that. May I [be on your side|stay near you|come where you go]?”',
    ],
    [
      '{hero} leaned on the haystack to tie {his} shoe, and the haystack said, “[Mind my foot|Careful, please|That tickles].” It turned out to be a {kind}, sitting with [both paws over both eyes|a leaf on that big head|both eyes squeezed shut]. “[Has it gone|Is it over|Can I look]?” asked the {kind}. “[The moth|The little moth|That moth]?” ^ {hero} [looked|looked all round|had a look]. There was [no moth|nothing there|not a wing to be seen]. “I’m {c},” said the {kind}, standing [up, and up, and up|which took some time|blotting out the road]. “I’m all right with [big things|bulls|storms]. It’s the [little ones|small ones|tiny ones]. They [come at you from anywhere|get in your ears|never look where they’re going].”',
      'In the lane a {kind} was holding up the baker’s van with one arm, as you or I would [hold a door open|carry a tray|lift a hat]. “Could you [look underneath|have a look underneath|peep underneath for me]?” the {kind} asked. “I [daren’t|can’t bear to|mustn’t think about it]. It [rolled in there|went under the wheel|bounced].” {hero} [lay down and looked|crawled under|put {his} cheek on the road]. It was [a pea|one green pea|a single pea]. ^ {He} brought it out [between finger and thumb|in the palm of {his} hand|on a leaf]. The van came down, [gently|like a feather|without a rattle], and the {kind} backed into the hedge. “{C},” said the hedge, [shaking all over|in a small voice|turning pale]. “I could carry you. I could carry your [house|school|street]. Only, you would have to [walk in front|go first|check for peas].”',
    ],
  ],
  comic: [
    [
      '[A tiny bug|A wee ant|One little fly]! “[Eek|Yikes|Help]!” says big {c}.',
      '{C} [sits down|leans back|has a rest]. [Crack|Crunch|Splat], [poor log|poor bench|oops]!',
      '[A crumb|A bead|A feather] moves! “[Help, it’s alive|Eek, it has legs|Save me, {hero}]!” [Up {hero’s} back|On {hero’s} hat|Up {hero’s} leg] goes {c}.',
    ],
    [
      '“[Eek, legs|Yikes, six legs|A monster, with feelers]!” {C} jumped [into {hero’s} arms|on {hero’s} back|on to {hero’s} head]. That is [not easy for a {kind}|a lot of {kind}|hard on the knees]. ^ It was [only an ant|a small, polite ant|a beetle, having lunch]. It [waved|went on eating|said sorry].',
      '{C} picked up a rock [as big as a bed|as big as a car|with one paw]. “[Easy|Nothing to it|No trouble]!” said {c}. ^ Then [a tiny feather floated down|a petal fell|came one small moth]. “Take it away,” [whispered|squeaked|begged] {c}, “please!”',
      '“Your shoelace is open,” said {c}, and [helped|tied it] with paws as big as [pillows|plates|loaves]. ^ Now {hero’s} left [foot|shoe|leg] was tied to a {kind}.',
      '{C} went on tiptoe past a sleeping [ant|beetle|snail]. [Boom, boom, boom|Thud, thud, thud|Crash, bump, boom] went the tiptoes. ^ It [snored on|slept on|turned over], but {hero} bounced at every step, [giggling|up and down|like a ball].',
      '{C} held in a sneeze, with both paws, [for the sake of|so as to spare|to be kind to] a gnat. ^ [Atchoo|Hup-choo|Ha-roosh], out it came, and {hero’s} [hat|hair|coat] pointed the other way. “Is the gnat [hurt|cross|all right]?” whispered {c}.',
    ],
    [
      'There was [a squeak|a wail|a shuffling noise], and {hero} [found {himself} under|was suddenly wearing|had no light left, only] a {kind}. “[Is it still there|Tell me when it’s safe|Has it finished]?” whispered {c}. [It was an ant|An ant was going by|There was one ant]. It was carrying a crumb, and [did not look dangerous|had right of way|was late for something]. ^ “[It looked at me|It knows|It saw my knees],” said {c}. {hero} had to lead the {kind} past with [a paw over both eyes|{his} hat over that big face|singing loudly].',
      '{C} went round {spot} on tiptoe, as a wardrobe would [if it had toes|in slippers|past a sleeping child]. Something had gone [tick|tack|scritch]. [Tick, tick|There! Again]! “It’s [following me|getting nearer|on my heels]!” ^ {hero} [looked|walked round the {kind}|bent down]. “There’s [a burr|a thistle|half a thistle] on your bottom,” {he} said. {C} sat down with relief, and [got up again with a yell|stood up at once|then remembered it].',
      '{hero} had brought [raisins|currants|sultanas]. {C} [backed away|went pale|hid behind {spot}]. They were small, they were wrinkled, and there were [so MANY|HUNDREDS|no END of them]. “[Just get used to one|Start with one|Try the smallest],” said {hero}. ^ {C} [shut both eyes|took a deep breath|held on to {hero}] and got used to one. Then {c} got used to the [box|rest|lot]. “I’ve been brave [forty|sixty|thirty] times,” said {c}, chewing.',
      '“There’s something [small|tiny|little] in here,” whispered {c}, both paws on that [great|wide|round] tummy. “It said [hic|hup|eep].” {hero} listened, [ear to the fur|on tiptoe|one ear pressed close], and it said so again. “Is it [a flea|a cricket|a gnat]?” asked {c}. ^ {hero} said that the cure was to stand on one leg and think of [buttons|porridge|wheelbarrows]. {C} [did it|stood so|wobbled], beside {spot}, until [all was still|nothing stirred|it went quiet]. “It’s asleep,” breathed {c}, and [tiptoed on|hummed to it|rocked it].',
    ],
    [
      'They had stopped to rest by {spot} when {c} [went stiff|stopped breathing|stood like a post]. “[Don’t move|Stay calm|Nobody run],” breathed the {kind}. “[There’s one on you|You’ve been found|It’s on your arm].” On {hero’s} sleeve sat a small green caterpillar, [eating nothing|thinking of leaves|halfway to the elbow]. ^ “It’s only,” began {hero}. But {c} [had already climbed a tree|was already up a tree|had gone up the nearest trunk]. It was not [a large tree|a tree for {a:kind}|much of a tree]. It bent [slowly over|down like a fishing rod|politely] until the {kind} was sitting on the ground again, nose to nose with the caterpillar. The two of them [screamed together|were equally surprised|shut their eyes].',
      'While they rested by {spot}, something [landed on {c’s} nose|came down on {c’s} nose|settled between {c’s} eyes]. It was a seed, [of the sort that travels with its own umbrella|all fluff and no weight|with a parachute]. {C} [looked at it|took a look|dared to look]. This meant looking inwards with both eyes, and [soon there were two of them|it doubled|the seed became twins]. “[They’ve had young|There’s a crowd|It’s brought a friend],” whispered the {kind}. ^ “[Breathe out|Blow|Just sneeze],” said {hero}. That was [easily said|the trouble|easier for some]. {C} had been holding the same breath [ever since|all this time|since it landed], and there was a great deal of it. [The seed left|The seed flew away|Off the seed went]. So did {hero’s} hat, [some leaves|two pigeons|a sign], and somebody’s washing in the next valley.',
      'It was {hero} who got the splinter, and it was {c} who had to be [laid down flat|sat in the shade|given water]. “How big is it?” asked {c} [faintly|from the ground|through one paw]. {He} showed how big: about [an eyelash|a cat’s whisker|half a pin]. The {kind} [moaned|groaned|turned over]. “[Those are the worst|Oh, the tiny kind|I knew it]. With a log, I [could talk|know where I am|shake hands].” ^ So {hero} pulled it out {himself}, while holding the largest paw [in the neighbourhood|{he} had ever held|there was] and telling it to be brave. Afterwards {c} [asked for|begged for|wanted] a plaster too, on account of having been so near. They chose the one with spots.',
    ],
  ],
  happy: {
    young: [
      '{C} gave a big, warm [hug|squeeze|cuddle].',
      '{C} rumbled like [a happy bus|a warm drum|faraway thunder].',
    ],
    old: [
      '{C} laughed, and [a few leaves came down|a bird fell off its branch|the path shook a little].',
      '{C} hummed, so low that you [felt it in your shoes|could stand on it|took it for the weather].',
      '{C} picked a [very small flower|single daisy|blade of clover] with very large paws.',
    ],
  },
  worried: {
    young: [
      '{C} hid behind [a daisy|{hero’s} hat|a twig].',
      '{C} [peeped through big paws|stood very still|held {hero’s} sleeve].',
    ],
    old: [
      '{C} tried to hide behind [a flower|a fence post|{hero}], and did not fit.',
      'Big {c} shook so that [the ground hummed|the pebbles danced|a gate rattled].',
    ],
  },
  quiet: {
    young: [
      '{C} was warm as [a stove|toast|a bed].',
      '{C} sat down, [soft as a sofa|slow and careful|round and warm].',
    ],
    old: [
      '{C} sat down on [the side where the wind came from|the windy side, and stayed there|the cold side of {him}].',
      'It is hard to be [cold or sad|lonely|anything but warm] with your back against a {kind}.',
    ],
  },
};
