import type { Companion } from './companion.ts';

export const butterfly: Companion = {
  creature: 'butterfly',
  name: 'Flit',
  kind: 'butterfly',
  character: 'light-hearted, and only lately a caterpillar',
  noises: [
    '[Flutter|Flitter|Flit], [flutter, new wings|flitter, left a bit|wobble, up]!',
    '[Open|Wide|Fan], [shut, painted wings|shut, two fans|close, soft wings]!',
    '[Sip|Slip|Suck], [sip, clover|sip, honey|sip, petals|sip, rose tea]!',
    '[Whee|Ooh|Look], [wings|my own wings|I’ve got wings|four wings]!',
  ],
  meet: [
    [
      '[Flutter, flutter|Flitter, flap|Tickle, tickle|Whirr, wobble], [hello|come in|look up|sit here], {c} the {kind}!',
      '[Bright wings|Spotty wings|New wings|Blue wings]! [It is|Here is|It must be|Look, it’s] {c}!',
      '[Flutter, flutter, flop|Wobble, flutter, bump|Flap, flap, thud|Flip, flap, oops]! [New wings|Two wings|Damp wings|First wings]! [Hello|Up you get|Hooray|Well done], {c}!',
      '[Pop|Crack|Snip], out of a [bag|shell|cocoon] crawls {c}, [hello|good stretch|yawn]!',
    ],
    [
      'A {kind} landed on {hero’s} [nose|ear|thumb|knee]. “Are you a [flower|rose|daisy|bluebell]? [Not even a bud?|Not a bit?|Not one petal?|Are you sure?] [Never mind|What a pity|Oh, well|Just as nice]. [I’m {c}|They call me {c}|My name is {c}|I’m {c}, just passing].” ^ It [tickled|itched|tickled and tickled]!',
      'A {kind} climbed up {hero’s} [sleeve|trouser leg|bootlace|back] [on foot|step by step|puffing]. ^ “[But you’ve got wings|Those are wings|You can fly, you know|What about your wings],” {he} said. “[So I have|So they are|Oh, so I can|Well, look at that]!” cried the {kind}. “[I’m {c}|Silly {c}|{C}, that’s me|Call me {c}], I [keep forgetting|always forget|never remember]!”',
      '[Two bright wings|A pair of spotty wings|Something yellow] came [zigzagging|wobbling|tumbling] over the gate. ^ “[Mind out|Stand back|Coming down]!” cried {a:kind}. “I’m {c}, and I don’t know how to [stop|land|brake]!” {hero} held out {his} [hat|hand|sleeve].',
      '“What a lovely [cabbage|lettuce|cauliflower],” said a {kind}, and [nibbled|tried|licked] it. “That’s my [head|hair|hat],” said {hero}. ^ “[Pardon|Forgive me], it’s [habit|the caterpillar in me|my old job],” said the {kind}. “I’m {c}, and I [only sip now|should know better|meant a rose].”',
      'A [tiny|flowery|very thin] suitcase stood on the step, with sixteen shoes [on top|inside|beside it]. “[They’re no use now|I’ve outgrown those|Anyone want shoes],” said a {kind}, [bobbing|hovering|dancing] above. ^ “I’m {c}, and I’ve just moved out of a [cocoon|small room|bag].”',
    ],
    [
      '“[Look at me|Look up here|Everybody look|See what’s on my back]!” said [somebody|somebody on the gate|a squeaky voice|somebody overhead]. “[I’ve got WINGS|They’re WINGS|I’ve grown WINGS|WINGS, and two of them]!” It was a {kind}, and [very new|still damp|hardly dry|shiny all over]. ^ “[I’m {c}|My name’s {c}|{C} is what I’m called|You can call me {c}]. [This morning|Last week|Till Monday|The other day] I was a [caterpillar|green caterpillar|stripy caterpillar|fat caterpillar]. I only [had feet|went on foot|had feet, and lunch|ever went upstairs].” “[They’re beautiful|They suit you|What colours|They fit you beautifully],” said {hero}. “[I know|Don’t they|Aren’t they|I thought so too]!” said {c}. “[Where can I go with them|What do I do first|How far do they go|Do they work indoors]?”',
      '“[Be honest|Tell me the truth|How do I look|You can say it],” said a {kind}, [turning round on the gate|with a twirl on the gatepost|spinning on the latch|trying to see behind]. “It’s my [first day|first pair|first outing|first go].” {hero} said that one wing was [still a little creased|folded at the corner|rather crumpled|not quite unrolled]. “That’s how they [come out of the packet|are when they’re fresh|arrive|come from the shop],” said the {kind}. “[I’m {c}|You can call me {c}|{C}, just unpacked|The name’s {c}].” ^ {hero} [breathed on the crease|blew on it, softly|smoothed it with a thumb|held it flat and counted five]. It went flat, with a [whoosh|pop|twang|flap], and {c} was up on the [chimney|roof|drainpipe|letter box], [shouting thank you|laughing out loud|waving with six feet|calling down hooray].',
      '“Step one, dry them,” read a {kind} on the gate, from [a leaflet|a damp leaf|a folded paper]. “Step two, [flap|flap both|hop], and step three, mind the [tree|wall|cat].” “And step four?” asked {hero}. ^ “I ate it,” [sighed|said|confessed] the {kind}, “because I was still a caterpillar, and [peckish|hungry|it was green]. I’m {c}, and step four may have been [the brakes|landing|the important one].” “Perhaps it was [take somebody along|ask a friend|bring a sandwich],” said {hero}.',
      '“You don’t know me,” said a {kind} on the gatepost, “but you once [lent me a cabbage|moved me off the path|gave me lettuce].” “That was a caterpillar,” said {hero}. “It was [fat|stripy|bristly], with [sixteen feet|no manners|a green face].” ^ “I’ve [had some work done|been indoors a while|changed my coat],” said the {kind}, opening two wings like [a fan|a book|curtains]. “I’m {c}, and I owe you [a lunch|a favour|thanks]. So I’ll [come along till it’s paid|follow you till you’ve had it].”',
    ],
    [
      'Something bumped into {his} [ear|forehead|elbow|chin], [said sorry|begged {his} pardon|said “Oops”], and bumped into it again. “I’m [still getting the hang of these|rather new to these|not used to the width yet|only learning how they steer],” said the {kind}. “[{C}.|{C}, since you ask.|{C} is the name.|Call me {c}.] [I went to bed as one thing and got up as another|I lay down with a waist and got up with a wingspan|I dozed off as one person and woke as somebody else|I shut my eyes on foot and opened them with these]. [Nobody tells you|There’s no letter|One gets no warning|It isn’t in the books]. You just think, I feel [a bit tight|rather stiff|a little crisp|quite full] today.” ^ {hero} held out a [finger|sleeve|thumb|pencil], and the {kind} sat down on it and [breathed|stretched|looked at the view|rested both wings]. “[What’s it like|How does it feel|Is it nice|Does it hurt]?” {he} asked. {C} [considered|thought it over|opened and shut, once|tried to be exact]. “[Sudden|Airy|Wide|Like a window],” said {c}. “[Can I come with you|May I come too|Have you room for one on your hat|Would you mind company]? I’ve still got [so much|half the world|everything] to [look at from on top|see the lids of|see from the other side|look down on].”',
      'From the [gatepost|letter box|latch|gutter] hung something like [an empty glove|an old glove finger|a paper bag|a burst balloon], and beside it a {kind} sat [fanning|drying off|yawning|blinking]. “I [lived|slept|grew up|spent weeks] in there,” said the {kind}. “It was [a squeeze|one room|a tight fit|warm, but poky]. [What day is it|What have I missed|What’s the date|Did anything happen]? I went in [on Tuesday|after lunch|on the fourth], with [ever so many feet|some luggage|sixteen feet].” {hero} [counted six|counted six left|could see six|made it six now]. “I hope the others [aren’t cross|aren’t looking for me|found something to do|have kept warm]. [{C}.|I’m {c}.|Call me {c}.]” ^ {hero} had once come out of a [single summer|bad cold|fortnight in bed] with [trousers that stopped at the knee|sleeves that stopped at the elbow|feet that fitted no shoe]. “[You do get used to it|It stops feeling odd|You grow into it|One learns where one ends],” {he} said. “It’s best not to be alone, the first [day or two|week|few doorways].” {C} [looked up|stopped fanning|turned round|tilted, and recovered]. “Are you [doing anything|busy|going far|free at all]?” asked {c}.',
    ],
  ],
  comic: [
    [
      '{C} flies [left|up|high]. {C} flies [right|down|low], [bonk|bump|thud|boing]!',
      '[Wobble, wobble|Flip, flop|Tip, tilt|Whoops], {c} lands on a [dog|cow|snail|hat]!',
      '{C} lands on {hero’s} [nose|lip|eyebrow|ear]. [Tickle|Itch|Twitch|Flutter], [atchoo|atishoo|achoo|a-a-tchoo], [whee|away|whoosh|up we go]!',
      '{C} [sips|licks|tastes] a [sock|shoe|button]. “[Yuck|Bleh|Pooh]! [Not a flower|No honey|Woolly]!”',
    ],
    [
      '“I can fly straight,” said {c}, [and flew up|and went up|and shot up], down, and [round and round|twice round a twig|once under a leaf|over a gnat]. ^ “Was that [straight|like a ruler|straight enough|a good line]?” asked {c}. “[It was pretty|Nearly|It was quicker|Bits of it],” said {hero}.',
      '“[Race me|Catch me|Ready, go|Come on, let’s race]!” said {c}. {hero} [walked|just walked|strolled|ambled along]. {C} flew [up, down, back|off, round, back|high, low, sideways], and [twice|right|sideways] through {spot}. ^ “I [went much further|did ten times as much|won by miles|flew twice as far] than you,” panted {c}.',
      '“I’ll [carry that|help with that|take the heavy end|lift that],” said {c}, and [sat down on|took hold of|landed on|stood on] {hero’s} bag. [Flap, flap, flap|Puff, flap, puff|Hup, flap, hup]! ^ “Is it [lighter|lighter now|any lighter|lighter yet]?” “[Much|Ever so much|Like a feather|A great deal],” said {hero} [kindly|and did not smile|puffing|hitching it up].',
      '“Hide and seek!” said {c}. “I’m [a flower|a petal|a leaf] now. [Find me|You’ll never see me|Start counting]!” ^ {hero} [looked|searched] all round {spot}. Then [one petal sneezed|a petal giggled|one petal waved].',
      '{C} drank [eleven|nine|seven] flowers, [slurp|sip|glug], and got the hiccups. Hic, up went {c}, and hic, [sideways|backwards|upside down]. ^ “I’m [only the passenger|not doing this|being flown],” called {c}, hic, [over|behind|under] {spot}.',
    ],
    [
      '“[Wait|One moment|Slow down|Stop a minute],” said {c}. “I just need to [walk this bit|do this stretch on foot|have a little crawl|feel the ground].” And the {kind} folded both wings and [set off along|plodded off past|trudged round] {spot}, [on foot|left, right, left|all six feet in step|like a very thin hiker]. ^ “[Old habits|I miss it|It’s the exercise|My feet asked me],” said {c}, [rather red|looking away|with a cough|unfolding again]. “Sometimes I still eat a [leaf|lettuce|cabbage], [when nobody’s looking|for old times’ sake|behind a stone|under the blanket].”',
      '“I wonder whether I [still roll up|can still make a ball|still curl|still fit in a nutshell],” said {c}. “I always used to, [for safety|at parties|when doors banged|when birds came].” {C} [tried it|had a go|practised|gave it a try] by {spot}. The front came down and the back came up, but there were two [wings|wings and a draught|large wings|whole wings] in between. ^ “Now I’m [an envelope|a letter|a parcel|a napkin],” said a [small|squashed|flat|muffled] voice. {hero} opened {c} carefully, [along the top|with one thumb|at the flap|so as not to tear].',
      '“Where are all my feet?” [cried|gasped|wailed] {c}. “I [had them down both sides|had rows and rows|used to have a whole queue|had enough for a football team]!” {hero} counted, [and made it six|twice, and got to six|aloud, up to six|on {his} fingers, and got six]. They hunted all round {spot}, in case the rest had [walked off|gone on ahead|stopped for a rest|hidden for a joke]. ^ “[You fly now|Those wings do it now|Flying is your way now|You go by air],” said {hero}. “You don’t [need so many|walk much|have to have more|need the spares].” “[It’s true|I see that|You’re right|I suppose so],” said {c}. “It’s just that [I’d got socks|Granny knitted the socks|I’d just bought slippers|they all had names].”',
      '“The thing about [flying|wings|the air],” said {c}, “is that one must always.” Here {hero} [sneezed|yawned|coughed], and {c} [went|sailed|was blown] over {spot}. “Be ready,” said {c}, coming back [rather flat|upside down|by the long way], “for the very least.” ^ {hero} laughed, and there was [nobody|only air|an empty place]. “Puff of [air|wind|breath],” finished a small voice from [a long way off|somewhere else|high overhead]. “I see,” said {hero}, [without breathing|behind both hands|through closed lips].',
    ],
    [
      'It was [the corner|the bend|turning left|the second turn] that [did it|was too much|went wrong|gave it away]. {C} flew into {spot}, [said “Pardon,”|bowed to it,|apologised,|said “After you,”] turned round and flew into it from [the other side|above|behind]. “It’s the [steering|brakes|corners],” the {kind} explained, [hanging upside down|dangling by one foot|folded over] from a [twig|thread|stalk]. “As a caterpillar I never [went fast enough to need any|had to|met anything I couldn’t eat].” ^ {hero} showed {c} how {he} did it [on {his} bicycle|on roller skates|on a sledge|on {his} scooter]. You look where you want to go, and not at the thing you’re [afraid of hitting|hoping to miss|scared of]. {C} [tried|had another go|nodded, and took off|aimed]. There was a [soft|small|papery|polite] bonk. “I looked at [the view|a daisy|you, to see if you saw|the lovely bit beside it],” said {c}.',
      '[Nobody had told|No leaf had ever told|It had not occurred to] {c} about wind. It came round {spot} and [picked up|took off|carried away] the {kind} in the middle of [a word|a sentence|a yawn]. “[What a view|I’m flying|Ooh, a pond]!” cried {c}, [going left|going up|passing on the left]. “[There’s more of it here|It’s even better on this side|I’ve seen this bit]!” cried {c}, [going right|coming down|passing on the right]. ^ {hero} [ran to and fro|hurried left and right|galloped about] below with {his} hat held out. “[Aren’t you scared|Are you all right|Does it hurt|Can you stop]?” {he} called. “I’m [a leaf|only a leaf|one of those leaves]!” called {c}. “I [ate such a lot of them|had dozens for lunch|chewed hundreds], [and I never knew|and never once asked|with no idea what they felt]!” At last the wind put {c} down, [neatly|right way up|like an egg], in the hat. “I think,” [panted|said|gasped] {c}, “that I owe somebody [an apology|a few kind words|a cabbage].”',
      'A {kind} tastes with [the feet|all six feet|the soles|the toes]. {C} had [only just found it out|noticed by treading on jam|found out by accident|learned it on a bun]. “Salt,” said {c}, standing on {hero’s} [wrist|palm|thumb]. “[Soap|Ink|Biscuit|String]. [Pencil|Glue|Marmalade|Cat].” The {kind} walked on up the [sleeve|arm|cuff]. “[Wool|Crayon|Gravy|Paint]. [Egg|Peas|Soot]. Is that [Wednesday|Monday]’s?” {hero} was obliged to [say that it was|admit it|nod]. ^ By {spot} there was nothing left that {c} hadn’t [stood in|trodden in|tried|paddled in]. Moss was [dull|green|bland] to begin with, and went on for hours; [stone wanted salt|bark came with gravel|stone was all crust]. Then a [foot|toe|heel] slipped, and {c} landed in a puddle, up to all six knees. There was a [gasp|hush|sigh|long silence]. “Soup,” said {c}, in a [holy|hushed|faraway|dreamy] voice.',
    ],
  ],
  happy: {
    young: [
      '{C} [danced|twirled|looped|skipped] [in the air|over {hero’s} head|round {hero}].',
      '[Flip, flap|Up, down|Round and round], [hooray|whee|yippee]!',
    ],
    old: [
      '{C} [danced|wobbled|tumbled] along in front, like [a scrap of happy paper|a sweet wrapper on holiday|a ribbon with plans|a dropped petal that had changed its mind].',
      '{C} [stopped at every flower|bowed to every flower|tried each flower], to say hello and [be fed|have a sip|ask after the bees].',
      '{C} sat on {hero’s} [hat|shoulder|elbow] and opened and closed, like [a very small book|a tiny door|a mouth about to speak].',
    ],
  },
  worried: {
    young: [
      '{C} [folded up small|went flat and thin|shut both wings|tucked in six feet].',
      '{C} [sat still on|clung to|crept up|hid in] {hero’s} sleeve.',
    ],
    old: [
      '{C} [folded both wings|held quite still|hung upside down] and tried to be a [leaf|twig|bit of bark].',
      '“I could [go back to being a caterpillar|always go back in the cocoon|just roll up again],” whispered {c}.',
    ],
  },
  quiet: {
    young: [
      '{C} sat on {hero’s} [hand|thumb|palm|knee].',
      'Two [soft|warm|light] [wings|little fans]. Open, shut.',
    ],
    old: [
      '{C} sat on the [back of {his} hand|knuckle of {his} thumb|tip of {his} finger], and [breathed|hummed|waited] with both wings.',
      '“It was [dark|tight|lonely] before I [got these|had wings|came out], too,” said {c}.',
    ],
  },
};
