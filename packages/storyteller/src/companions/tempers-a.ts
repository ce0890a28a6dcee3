import type { Temper } from './temper.ts';

export const proud: Temper = {
  character: 'proud, with a record for everything',
  meet: [
    [
      '[Who is the best|Who’s the finest|Who is the grandest] {kind}? “{C}!” [says|sings|cries] {c}.',
      '[Ta-da|Tan-tara|Look here], [clap for|cheer for|bow to] {c} the {kind}, [clap, clap|hooray|bravo|more]!',
    ],
    [
      '[A splendid|A very grand|A starry] {kind} [was at the gate|stood on the step|waited in the lane]. “I’m {c}, [the best {kind} in the lane|the finest {kind} for miles|the top {kind} of this lane]!” {hero} [looked for others|looked left and right|counted]. ^ There was [only one {kind}|no other {kind}|just the one {kind}].',
      '“[You may clap now|You may cheer now|A clap, please],” said the {kind} [at the gate|on the doorstep|on the path]. {hero} [clapped the {kind}|clapped for {c}|cheered the {kind}]. ^ “[Most kind|Thank you, thank you|Too good of you],” said {c}. “I do that [every day|twice a day|on Mondays, too].” “Do what, {kind}?” “[Arrive, as a {kind}|Be a {kind}|Bring {c} to a gate].”',
    ],
    [
      '“I hold [the record|the lane record|the world record],” said the {kind} [on the doorstep|by the gate|in the lane], “for waiting here.” {hero} asked [how long it was|what it stood at|how long]. “[Since Tuesday|Since Monday|Nine days],” said {c}. “[The last record was mine|I beat my own|The second place is mine], too.” ^ Nobody had ever [tried to beat it|heard of it|cared to try]. “May I [set a few more|break a few|win some more] [on the way|along the road|as we go]?” asked {c}.',
      'There was {a:kind} at the gate, [waiting to be noticed|looking like a statue|posing, with one side to the light]. {hero} [noticed|stopped and looked|said good day]. “[Well done|Good for you|You have an eye],” said the {kind}. “[Most people take longer|Some walk right by|The last one took all week]. I’m {c}, [first prize|winner] [in the {kind} show|in the Grand {kind} Parade|at the {kind} games].” ^ “[How many were in it|Were there many|Who else was in it]?” asked {hero}. “[It’s quality that counts|Let’s not talk numbers|The judges wept],” said {c}. “[Shall I lead the way|May I go in front|Where shall I be admired next]?”',
    ],
    [
      '“[Kindly don’t stare|Please don’t stare|No staring, please],” said the {kind} by the gate, and was [plainly disappointed|clearly put out|rather hurt] when {hero} looked away. “[Or stare a little|Or perhaps just once|Well, a little]. [One gets used to it|I’m quite used to it|It’s part of the work]. {C}: best {kind} in the [county|district|land], [five years running|six years running|by a long way].” ^ {hero} [asked who had come second|wondered who came second|asked about the second best]. The {kind} [looked at a cloud|coughed|studied the hinge]. “We’ve [had trouble finding a second|never been able to find one|had to leave that place empty],” said {c}. “[I have advertised|I put up a notice|Nobody came forward]. What I need is [a witness|a public|somebody to tell the others]. [You look honest|You have good eyes|You seem fair], you’re going somewhere, and I intend to be [magnificent|superb|astonishing] on the way.”',
      'It is not every day that the lane [holds a celebrity|is honoured like this|has a star in it]. {hero} might have missed it, if the {kind} had not coughed, and then coughed again, [from the other side|a little louder|with an echo]. “[Autographs later|No speeches|Please, no fuss],” said {c}. “I’m travelling as an ordinary {kind}, [so as not to be known|to be left in peace|under a plain name]. [How am I doing|Does it work|Do I pass]?” ^ “Not very well,” {he} had to admit. “I knew it,” said {c}, [delighted|beaming|with a little skip]. “[It shines through|One can’t hide it|Greatness leaks]. You’d better [take me along|hurry me off|lead me away], [before a crowd forms|before they bring flowers|before the band arrives].” {hero} looked [up the lane and down it|for the crowd|both ways]. There was [a wheelbarrow|a sparrow|a bucket].',
    ],
  ],
  comic: [
    [
      '{C} [bows too low|trips over a bow|bows and bows], [plop|plump|flop]! “[Ta-da, a {kind}|I meant that, {hero}|Hooray for {c}]!”',
      '“[Look at me|Watch this|See me twirl]!” says {c}. [Bump|Bonk|Thud], {kind} meets [tree|post|wall]!',
    ],
    [
      '“I [never get lost|always know the way|am never wrong],” said {c}, and led {hero} [left, left, left and left|round and round and round]. ^ {C} [met {spot} again|was back at {spot}]! “I [found it twice|knew it would be here|meant to show you both sides],” said {c}.',
      '“[Watch this|Look at this|Ready, steady, look]!” cried {c}. {hero} [watched {c}|looked hard at {c}|leaned forward to {c}]. [The {kind} did nothing|No {kind} moved|{C} stood there]. ^ “That was [the world’s best nothing|my finest nothing|a gold-medal nothing],” said {c}. “[Only a {kind} can do it|You may clap the {kind}|Shall {c} do it again].”',
    ],
    [
      '“Nobody passes {spot} [as finely as I do|with such grace|so beautifully],” said {c}, and went straight into [a ditch|a wide ditch|a very full ditch]. [Then it was quiet|There was a pause|A bubble came up]. ^ “And nobody,” said a voice [from the ditch|from below|rather lower down], “[falls as finely|goes in so neatly|lands so well], either.” {hero} gave it [nine|eight] out of ten. “[What was wrong with it|Why not ten|Was it my elbows]?” asked {c}.',
      '{C} stopped before a puddle, and [would not go on|stared|stood amazed]. “Who is that [marvellous|splendid|stunning] {kind}?” [breathed|whispered] {c}. “[That’s you|It’s you, {c}|You],” said {hero}. ^ “I thought it was [somebody famous|a duke or something|a film star],” said {c}, [looking closer|bending down|with a bow]. “[Good day|How do you do|At last we meet]. [I admire your work|I’ve heard so much about you|What a noble forehead].” It took [two biscuits|half a bun|a good deal of pulling] to get both of them away from there.',
    ],
    [
      'Near {spot} there [lived an echo|was an echo], and {c} [could not resist|could not leave it alone|stopped at once]. “Who is the [finest|greatest] {kind} in the world?” called {c}. “In the world?” said the echo, and [it did sound doubtful|seemed to think about it|was not at all sure]. ^ {C} tried once more, [with feeling|twice as grandly|in a deeper voice]. “Isn’t it {c}?” “Isn’t it {c}?” wondered the echo. It always had the last word, which is a thing that [no champion can allow|a champion cannot bear|no winner can put up with]. In the end {hero} [took a deep breath|climbed on a stone|cupped both hands] and shouted, “It is {c}!” “It is {c}!” [agreed|admitted] the echo. “[So there|That’s settled|You hear],” said {c}. “[Two against none|Nobody voted against|It’s official].”',
      '“I don’t [like to boast|talk about myself|care for praise],” said {c}, and then did it all the way to {spot}. [There had been cups|Medals came into it|There had been ribbons]. There had been [a parade|a banquet|a brass band], and a poem in four verses, [of which|and] {hero} was given [six|seven|nine]. ^ “[And what are you best at|And which was your best thing] of all?” {he} asked, [when there was a gap|while {c} drew breath|quickly]. {C} [did not need to think|knew at once|had the answer ready]. “Modesty,” said the {kind}. “[There’s nobody to touch me|No one comes near me|I’m years ahead]. I won the [Golden Violet|Silver Daisy|Little Cup] for it, and have [hardly mentioned it|scarcely spoken of it|told almost nobody] since. [Would you care|Would you like|Shall I allow you] to see me not mention it?”',
    ],
  ],
  happy: {
    young: [
      '“Who is [best|top|finest]?” asked {c}. “[{C} and {hero}|{hero} and {c}]!”',
      '{C} [took a bow|gave a bow|made a speech], and another.',
    ],
    old: [
      '{C} awarded {hero} [second prize|a small medal], [which was unheard of|for watching|and shook hands for the cameras].',
      '“Another record,” murmured {c}, [without saying in what|and wrote it down|twice].',
      '{C} paused, [in case anybody wished to admire|for applause|and turned the better side].',
    ],
  },
  worried: {
    young: [
      '“I’m the [bravest|calmest], nearly,” said {c}.',
      '{C} [forgot to show off|did not bow once|said nothing grand].',
    ],
    old: [
      '“[I could win this|I’d beat it easily|I hold the cup for this],” said {c}, “but [it’s somebody else’s turn|one should share|I’ve left it at home].”',
      '{C} had not [mentioned a prize|said “champion”|brought up the parade] [for several minutes|since the last bend|for an age].',
    ],
  },
  quiet: {
    young: [
      '“You’re [my best friend|number one|the best],” said {c}.',
      '{C} gave {hero} [first prize|a gold star|a medal].',
    ],
    old: [
      '“[I’ve never told anybody|It isn’t widely known|Nobody knows this],” said {c}, “but [I came last, once|I was once fourteenth|there’s a race I lost].”',
      '“[You were the best of us|That was champion work|You win],” said {c}, and [added nothing at all|did not even bow|moved up a place].',
    ],
  },
};

export const shy: Temper = {
  character: 'shy, and well worth waiting for',
  meet: [
    [
      '[Peep|Shh|Rustle], [what {kind} hides|which {kind} is there|what shy {kind} is it]? {C} the {kind}!',
      '[Shh|Tiptoe|Hush], a [shy|quiet|soft] {kind} says, “Hello, {hero}.”',
    ],
    [
      '“[Is anybody there|Is someone there|Anybody there]?” asked {hero}. “[No, no {kind}|Nobody|No {kind} here],” said the gate. ^ It was [a {kind}, not the gate|no gate but a {kind}|a {kind} behind it]. It was {c}, [a very shy|a quiet, shy|a shy little] {kind}.',
      '{hero} [greeted a {kind}|waved to a {kind}]. [The {kind} looked down|No {kind} answered|The {kind} was quiet]. {He} waited, and counted to [ten|twelve|nine]. ^ “[Hello back|Good day to you|Hello, then],” said a [soft|small] voice. “[I’m {c}|{C}’s my name|It’s {c}]. [A {kind} must practise first|I said it in my head|It takes a {kind} time].”',
    ],
    [
      '“Please [talk to the hedge first|look at the hedge|say it to the hedge],” whispered somebody [behind it|low down]. “I’m better [when nobody looks|without a face|round corners].” So {hero} told the hedge {his} name, and [where {he} was going|{his} plans|what {he} liked on toast]. ^ The hedge [rustled|shook a little|breathed in]. “I’m {c},” it said [at last|softly|all in one go]. “I’m [not really a hedge|only borrowing it|in here on my own]. I’m {a:kind}, [if you don’t mind|I’m afraid|if that’s all right].”',
      'Somebody was following {hero} [down the lane|along the wall|from the gate]. When {he} stopped, [somebody else stopped|so did the footsteps|there was a small gasp]. “[You can come out|I can hear you|There’s room up here],” said {hero}. “[I’m not in|There’s nobody|I’m not following],” said the {kind} behind {him}. ^ [It took a while|There was a wait|{hero} waited]. “{C},” [whispered|breathed] the {kind}. “I had [a sentence ready|something to say], and [now it’s gone|it ran off|you looked, and it went].” “[We’ll find it on the way|It will come back as we go|Tell me when it turns up],” said {hero}.',
    ],
    [
      '[On the doorstep lay|By the gate was|On the path lay] nothing at all. Beside it, [trying hard to look like more of it|working hard not to show], was {a:kind}. “I’m [not here|nobody|just going],” whispered the {kind}. “I only came to see whether [I’d dare to|I could|it was possible].” ^ {hero} had good manners, and so {he} [looked at the sky|studied a hinge|admired the roof]. After a while the voice went on [by itself|a bit louder|like a small kettle]. “[{C}|My name’s {c}|That is, {c}]. [I’m {c}|{C}, yes|It really is {c}]. I’ve been saying it to a flowerpot [since Monday|all week|for nine days], and the flowerpot was [very encouraging|most patient|kind enough to nod].” “[It’s good|It’s a fine name|You said it well],” said {hero}, [still to the sky|to the air|without turning]. “[Would you dare|Do you think you could bear|Might you be able] to come along?” “If you go [on not looking|on like that|a little ahead],” said {c}.',
      'Some people arrive like [brass bands|thunder|fire engines]. {C} the {kind} arrived like a library book, quietly, and [a little overdue|with a corner turned down|in a plain cover]. {hero} had been [leaning on the gate|picking at the gate] for [five|ten|several] minutes before {he} noticed that {he} [had company|was not alone|was two]. “[How long have you been there|When did you come|Have you been there long]?” {he} asked. ^ “I didn’t want to [interrupt|disturb|get in the way],” whispered {c}. “[You were thinking|You had a thought on|You were looking far off]. [It looked comfortable|It seemed pleasant|I liked the look of it].” {hero} [made room at the gate|moved up], and they both [thought for a bit|leaned]. [By the time it was done|When they had finished|At the end of it], nobody could have said which of them had asked the other along.',
    ],
  ],
  comic: [
    [
      '{C} [hides|is gone]. Where, {c}? [Behind|Just by|Next to] {hero}, [a giggle, a {kind}|one shy {kind}|hello, {kind}]!',
      '“[Boo|Roar|Grr],” says {c}, very softly. “[Sorry, flower, it’s {c}|Pardon a {kind}, leaf|Sorry, stone, only a {kind}].”',
    ],
    [
      '“[Let’s play|We’ll play] hide and seek!” said {hero}. {C} was [very, very good at it|the best in the world|better than anyone]. ^ An hour later {he} [had no {kind}|saw no {kind}|was short of a {kind}]. “Here’s {c},” said [a bush|a twig|somebody, right behind {him}].',
      '“Say hello to {spot}, [for practice|just to try|as a start],” said {hero}. {C} [took a deep breath|closed both eyes|went red]. ^ “Hello,” {c} [whispered|squeaked]. “[Oh|Phew|Ooh], [it didn’t bite {c}|it likes a {kind}|{c} did it]!”',
    ],
    [
      '“If anybody [speaks to me|asks],” said {c}, “say I’m a coat.” [Nobody spoke|Nobody did|Nobody came]. They passed {spot} [in perfect silence|without a word|side by side]. ^ “I was [so worried|so afraid] that somebody would,” said {c}, further on. “And now I’m [a bit sorry|rather sad] that nobody did.” {hero} [bowed low|turned round and bowed|bowed to the ground]. “[Good day, coat|How do you do, coat|What a handsome coat],” {he} said.',
      '{C} had learned a joke [by heart|off by heart], and only [needed to dare to tell it|had to get it out|waited for the moment]. “Knock, knock,” began {c}, [at the first bend in the way|very fast|with one eye shut], and [lost courage|looked at both feet|choked]. ^ [They came to {spot}|They went on as far as {spot}|They reached {spot}]. “Who’s there?” asked {hero} [kindly|gently]. “[Oh dear|Help|Goodness],” whispered {c}. “I didn’t think [anybody would ask|it would get this far|you’d want to know].”',
    ],
    [
      'Thinking that nobody was listening, {c} [had begun to sing|began to sing|had started on a song]. It started under the breath, [as a sort of hum|like a kettle|as a hum in a box] with the lid on. By {spot} [the lid had come off|it was quite a tune]. {hero}, a few steps ahead, [did not dare to turn round|kept {his} eyes in front|walked on the sides of {his} shoes]. It was a song about being very [brave|wild|fierce] and very loud, and the {kind} [knew all of it|had all nine verses|did the trumpets, too]. ^ At the end somebody [clapped|called “Bravo”]. {He} [couldn’t help it|hadn’t meant to|had forgotten {himself}]. There was a gasp, and [a rustle|a scuffle|a thud], and then for a long time nothing but a bush [that was very red|breathing hard|with nobody near it]. “[Was it all right|Was it too loud|Did you like the middle]?” asked the bush.',
      '[A shy {kind} never goes|One who is shy does not go] straight past a stranger. {C} took one look at {spot}, which had done nothing, and [made a wide and careful circle|drew a large, polite circle|went the long way] round it. Then there was a stone that [ought not to be bothered|seemed to be busy|looked as if it were thinking], and [a rather friendly bush|a leaf that stared|a puddle with somebody in it]. ^ {hero} had gone straight ahead, and had time for [half a sandwich|an apple|a rest]. “[Were they nice|Were they friendly|Were they kind]?” {he} asked, when the {kind} came up at last. “[I think so|I believe so|Quite, I think],” said {c}. “I [smiled at|nodded to] the stone. It was [a big step|a great deal for one day|more than I’d planned], and I may have to [lie down|sit quietly|miss out the next one].”',
    ],
  ],
  happy: {
    young: [
      '“[Hee|Ha|La, la],” went {c}, very softly.',
      '{C} [said hello to|bowed to|sat by] [a stone|a twig|a snail].',
    ],
    old: [
      '{C} laughed out loud, and looked round [to see who had done it|in surprise|and apologised].',
      '{C} said good day to [a puddle first|a post before it spoke|a twig, unasked], and [got on well with it|felt the better for it|was not bitten].',
      '“I spoke to somebody,” [whispered|breathed] {c}. “[I think it was me|They answered|It was quite easy].”',
    ],
  },
  worried: {
    young: [
      '{C} [hid behind {hero}|crept up to {hero}|peeped out].',
      '“I’m [a stone|a leaf|not here],” whispered {c}.',
    ],
    old: [
      '“[Pretend I’m a bush|Say I’m out|Call me a hat],” begged {c}.',
      '{C} had gone so quiet that [one forgot to count {c}|even {hero} looked twice|it was like having one less].',
    ],
  },
  quiet: {
    young: [
      '“[I like it next to you|I’m not shy with you|It’s nice and quiet here],” said {c}.',
      '{C} stayed near and [said nothing|hummed|looked kind].',
    ],
    old: [
      '{C} [said nothing|sat and said nothing|kept quiet], which {c} [does better than anybody|has practised for years|could do for a prize].',
      '“[I don’t need to hide from you|It’s easy to be here with you|You’re as good as a hedge],” whispered {c}.',
    ],
  },
};

export const chatty: Temper = {
  character: 'chatty, and never short of a word',
  meet: [
    [
      '[Chat, chat, {kind}|Yap, yap, {kind}|Chatter, chatter, {kind}]! {C} the {kind} says, “Hello!”',
      '“[Hello, hello, hello|Hi, hi, hi|Good day, good day], {hero}!” [Which {kind} is chatting|What {kind} talks so|Whose {kind} is it]? [Never-quiet|Babbling] {c}!',
    ],
    [
      '“[Hello|Oh, good|Hi], I’m {c}, I’m {a:kind}, I like [soup, do you like soup|jam, do you like jam|hats, do you like hats]?” ^ {hero} nodded [at the {kind}|to {c}|twice at {c}]. “[So do I|Me too|I knew it]!” cried {c}. “[We’re friends, {hero} and {c}|You need a {kind}|{C} is coming, then]!”',
      'The {kind} at the gate [talked and talked and talked|told a long, long story]. {hero} [waited for {c} to end|waited and waited for {c}|gave the {kind} a nod]. ^ [No {kind} ends so soon|{C} did not stop|{C} talked right on]. “[So I’ll come|So I’m coming|I’ll tell the rest]!” said {c}.',
    ],
    [
      '“Don’t tell me your name, [I’ll guess|let me try|I’m good at these],” said the {kind} at the gate. “[Is it long|Does it rhyme|Is it striped]? [Is it Thursday|Is it Gladys|Is it a sort of cheese]? I’m {c}, by the way, [I could talk all week|I’ve been up talking since Monday|that’s short for nothing].” ^ “It’s {hero},” said {hero}. “I was [about to say that|getting to that|almost there],” said {c}. “[Now, where was I|What was I saying|Where had I got to]? [Oh yes|That’s it|Ah]. [Coming along|Going with you|Our journey].”',
      '“[Nice gate|Good gate|Lovely gate],” said somebody. “[Nice lane|Good hinges|Pretty hedge]. [Nice you|Nice shoes|And you]. I’m {c}, I’m {a:kind}, I never know what to say to strangers, so [I say everything|I start at the beginning|I tell them the lot].” ^ {hero} said that {he} was [on the way to somewhere|off on a journey|going some distance]. “[I’ve heard of it|I’ve an aunt there|It’s next to the other one],” said {c}. “[They say it’s lovely|It has a good bench|People do nothing but praise it]. I’ll tell you [all about it|what it’s like] [as we go|on the road|from the start].”',
    ],
    [
      'A conversation was [coming up the lane|coming along the wall|on its way down the lane]. It was in full swing, with [questions, answers|jokes, sighs] and a good deal of [laughter|agreement|interrupting]. {hero} was [surprised to find|struck to see], [when it turned the corner|at the gatepost], that there was only one {kind} in it. “And so I said to myself, {c}, I said, and [I answered|I replied], yes, {c}?” said the {kind}. “[Oh|Ah|There]! [A new person|Somebody else|An ear! Two]!” ^ “I’m {hero},” {he} said, [rather fast|while there was room|in the gap]. “You’re [a marvellous listener|so easy to talk to|the soul of patience],” said {c}. “[I can always tell|It’s in the ears|One sees it at once]. I’ve only used up [half my story|a third of my story|the introduction], and [you’re going my way|there’s the whole road to come|you’ve no other {kind}].”',
      '{hero} [knew at once how it would be|saw it coming|had been warned by the humming]. Anybody else at the gate would have [said hello and waited|nodded]. The {kind} said hello, and what a gate, and had {he} heard about [the baker’s hat|the wedding|the flood at the dairy], and that reminded {c} of [a cheese|a trombone|an uncle]. ^ It turned out that there were three things {he} might like to know [about the way ahead|before {he} set out], and {c} told {him} [eleven|fourteen|nineteen]. “I could come and [point them out|tell you the others],” said the {kind}, [pausing for the first time|and took a breath|with both eyes wide]. [So that was the question|There it was, then|That had been the point]. It had been in there [all along|under the rest|near the start].',
    ],
  ],
  comic: [
    [
      '[Talk, talk, talk|Chat, chat, chatter|Yap, yap, yap], {kind}. [Hic|Hic, hic|Cough], [oh dear|drink up|hush now], {c}!',
      '“[Shh|Hush|Quiet], {c}!” “SHH!” says {c}, [very loudly|and so does the echo|as loud as a horn].',
    ],
    [
      '{C} told a stone about [jam|cheese|socks]. {C} [told {spot} about jam|told {spot}, too|asked {spot} about pie]. ^ “They didn’t [say much|answer|interrupt],” {c} told {hero}. “But they [listened nicely to a {kind}|had never met a {kind}|were polite to {c}].”',
      '“Let’s see [who can be quiet longest|who can keep quiet|who’s quiet for longest],” said {hero}. “[Yes|Oh good|Lovely]!” cried {c}. ^ “[I love that game|Any {kind} is good at that|All my aunts play that]! [How does a {kind} win it|When do we start, {hero}|Is it one {kind} a side]? [Is {c} winning|Is the {kind} ahead|Is this it, {hero}]?”',
    ],
    [
      '“I can [keep a secret|keep any secret|hold on to a secret],” said {c}. “I’ve kept the one about [the pie|the bucket|the twins] [since Friday|for a week]. And the one about [the ladder|the goose|the bath], and who [ate the jelly|sat on the cake|wrote on the wall].” ^ “Who did?” asked {hero}. [There was a struggle|{C} swelled|There was a pause, with gulps]. “I did,” [burst out|shouted] {c}. “[Oh, that’s better|What a relief|Now I can breathe]. That was [the heaviest one|the worst one|the wriggliest] of all.”',
      'At {spot} {c} [told a story|began a story]. [It was about a spoon|There was a spoon in it]. It had [an uncle|a duke|a goat] in it, and [a boat|a wedding|a long illness], and then a quite different spoon. ^ “What happened to the first one?” asked {hero}, some time later. {C} [stopped|thought|fell silent]. “Do you know,” said {c}, “nobody has ever been [awake to ask|there at the end to ask|near enough to ask].”',
    ],
    [
      '“I’ll [only say it quickly|be brief|put it in two words],” said {c}, and {hero} stopped to listen, which was {his} first mistake. It began with a cousin [in a teashop|on a staircase|with a parrot]. The cousin had a friend, the friend had a cough, and the cough had been noticed by a person [in a hat|on a bicycle|from the council]. On {spot}, [a little moss|one small toadstool|a fern] began to grow. ^ “And so,” said {c} [finally|at the end|with a wave], “I thought [you ought to know|somebody should say so|I’d mention it].” “Know what?” asked {hero} [faintly|leaning on a stone|hoarsely]. The {kind} [thought it over from every side|looked back over the whole of it|went through it all again]. “That it’s this way,” said {c}, “and [not the way you were going|we’ve been walking away from it].”',
      '{hero} [had an idea|tried something]. {He} asked {c} to think of a word, keep it in mind as far as {spot}, and on no account say it. [It worked beautifully|All went well|There was peace] for [eleven|fifteen|twenty] steps. The {kind} [hummed|coughed|swallowed]. The {kind} [grew warm|turned pink|blinked fast], and began to tremble [like the lid on a saucepan|from the feet up|like a kettle]. ^ “Is it [a difficult word|a long word|hard to keep in]?” {he} [asked|said]. “It’s [TEAPOT|BUCKET|TROUSERS|PUDDING],” shouted {c}, and so many others came out after it that it was like [a shop falling downstairs|a cupboard being opened|a hundred plates]. “[Sorry|I do beg your pardon|There were more than I thought],” said {c}, when the last had rolled to a stop. “[They’d been queueing|They don’t like a closed door|The little ones push].”',
    ],
  ],
  happy: {
    young: [
      '“[Guess what, {hero}|Know what a {kind} knows|Shall {c} tell you]? Guess what?” cried {c}.',
      '{C} sang a song [with all the words|about everything|with ninety verses].',
    ],
    old: [
      '{C} told [a joke|a riddle|a good story], explained it, and [laughed at the explanation|then told it again|was asked for neither].',
      '{C} described the view [to everybody who was looking at it|in case someone had missed it|twice, and the second time in verse].',
      '“[As I was saying|To cut it short|As I said],” said {c}, and [started something new|went back to the beginning|was off again].',
    ],
  },
  worried: {
    young: [
      '“I’ve run out of [words|things to say],” said {c}.',
      '“Um,” said {c}. “[Even a {kind} can stop|Er, where was {c}|Um, ask another {kind}].”',
    ],
    old: [
      '{C} began [four|five|three] sentences and [finished none|ended on a squeak|lost all of them].',
      '“Let’s talk about cake,” said {c} quickly. “Does anybody mind if we talk about [cake|something nice]?”',
    ],
  },
  quiet: {
    young: [
      'For once, {c} [just listened|said nothing|was quiet].',
      '“I like you,” said {c}. That was all {c} said.',
    ],
    old: [
      '{C} had [a great deal|ninety things|ever so much] to say, and [saved it for later|kept every word in|looked kind instead].',
      '{C} listened, with only a small hum to show that [somebody was in|the line was open|it all went in].',
    ],
  },
};

export const sleepy: Temper = {
  character: 'sleepy, and always ready in a minute',
  meet: [
    [
      '[Snore, snore|Zzz, zzz|Snuffle, snore], [wake up|hello|psst], {c} the {kind}!',
      '[Yawn|Yaaawn|Blink, blink], a [sleepy|dozy|snoozy] {kind}! Hello, {c}!',
    ],
    [
      'A {kind} was [snoring by the gate|snoring on the step|asleep by the bench]. [It was {c} the {kind}|There lay {c} the {kind}]. “[Off on a trip|Going somewhere|Off and away]?” yawned {c}. ^ “Is there [a bed for a {kind}|a {kind} pillow|time for {c’s} nap], {hero}?”',
      '“[Five more minutes|Just five more minutes|Five minutes, please],” said the {kind} [on the doorstep|in the lane|by the gate]. {hero} [waited for the {kind}|let the {kind} snooze|counted, and watched the {kind}]. ^ “I’m {c},” [yawned|mumbled] the {kind}. “[What did {c} miss|Did you knock, {hero}|Is it {kind} bedtime]?”',
    ],
    [
      '{hero} [nearly tripped over|all but trod on|had to step over] {a:kind} who was fast asleep in the lane. “[Don’t mind me|Carry on|Step right over],” said the {kind}, [without waking up|eyes shut|between two snores]. “[I’m {c}|{C}’s my name|They call me {c}]. [I do most things asleep|I walk in my sleep|I can talk and doze].” ^ “I’m [going on a journey|off on a trip|starting on a journey],” said {hero}. “[Good|Lovely|How nice],” mumbled {c}. “I was just [dreaming of one|in the middle of one|packing for one]. [I’ll carry on outside|I’ll go on with it out here|It’s the same one, I expect].”',
      '“[You’re in my dream|I know you from a dream|I dreamed you just now],” said the {kind} at the gate. “You had a teapot on your head. [I’m {c}|{C}’s my name|It’s {c}].” {hero} [felt to make sure|put up a hand|felt {his} hair]. [There was no teapot|There was nothing there|It was gone]. ^ “[How did it end|Did it end well|And what happened]?” {he} asked. “[I woke up|Then I woke up|It stopped at the gate],” said {c}, [yawning|stretching]. “[May I come along|Could I go with you|Shall I come]? I’d like to see whether you’re [as nice|as kind|just the same].”',
    ],
    [
      'The snore [came from behind the gate|came through the hedge|rose from the long grass]. It was a well-made snore, with a beginning, a middle and [a small whistle|a little sigh|two notes of a flute] at the end, and {hero} [was sorry when it stopped|almost clapped|waited for more]. “[Is it spring|Is it over|Have I missed lunch]?” asked the {kind}. “[I’m {c}|{C}’s the name|My name’s {c}]. I lay down [for a moment|last week|to tie a lace], and one thing led to another.” ^ {hero} [explained|told the {kind}] where {he} was going. The {kind} considered it, with closed eyes, for so long that {he} [began to wonder|sat down|looked at the gate]. “[I’m coming|Count me in|I’ll join you],” said {c}. “I’ve been on the way [for some minutes now|since you began|in my head]. [You’ll notice it presently|It will reach my feet soon|The legs come last].”',
      '“[Before you ask|For the record|In case you think so],” said the {kind} in the lane, “I wasn’t sleeping. I was guarding [the puddle|the haystack|the bucket].” {hero} looked about {him}, and [could not see one|saw nothing of the kind]. “There,” said the {kind}, “you see [how serious it is|the danger|somebody has got past me].” ^ There followed a yawn that seemed to [go right through to the other side|have stairs in it|go round twice]. “{C},” said the {kind} [when it was over|from the far end of it]. “I’m a [wonderful|restful|first-class] travelling companion. I don’t hurry, [I don’t argue|I don’t fuss|I don’t march], and I can tell [a good place for a nap|a soft spot] a mile off. I’d have to come with you [to point|to show you|to find one].”',
    ],
  ],
  comic: [
    [
      '“[I’m not sleepy|I’m wide awake|No nap for me],” says {c}, [snore|zzz|thump, zzz]!',
      'Yawn, says {c}. Now {hero} yawns [like a {kind}|like {c}|back at {c}]!',
    ],
    [
      '“[I’ll keep watch|I’ll stand guard|I’ll look out] by {spot},” said {c}, [snore|chrrr|zzz]! ^ “[Who goes there|Did you hear that|Is all well], {c}?” asked {hero}. “[Zzz|Chrrr],” said {c}. “[Pass, friend of {c}|A {kind} hears all|All quiet, says {c}].”',
      '{C} [yawned|gave a yawn]. [Then {hero}|Next {hero}] yawned like {a:kind}. [Then {c} again|And {c} once more]. ^ {C} could not stop [for ages|until {spot}|at all]. “[It’s catching|You’ve caught it|That’s how it spreads],” said {c}. “Like [measles|hiccups], [but in a {kind}|only {kind}-sized|with a pillow for {c}].”',
    ],
    [
      '“I’ll just [rest my eyes|shut my eyes] while you count to three,” said {c}. “One,” began {hero}. [There was a snore|A snore came back|Somebody snored]. ^ {He} counted to three hundred, [in order to be fair|just to be fair|in a whisper]. “Three,” said {c}, waking up. “There, I’m [fresh as a daisy|a new {kind}|quite rested]. Why have you [got out the sandwiches|sat down|grown moss]?”',
      'It was {c} who found {spot}, by [falling asleep against it|lying down beside it|nodding off on top of it]. “It’s [a good one|nice and firm|a soft one],” [mumbled|sighed] {c}. “[I’ve tried them all|I’m an expert|I’ve slept on worse]. I’m [drawing up a list|keeping a book|giving out stars].” ^ {hero} asked [which had been best|what came first|about the others]. “[The third bend|The second step],” said {c}. “[Four snores|Five snores|Three snores and a sigh]. The signpost [only got one|got half]. [It kept telling me to go somewhere|It would point|It had too many opinions].”',
    ],
    [
      'They had agreed to take turns at keeping awake, [and it was {c’s} turn|and now it was {c’s}]. {hero} had hardly settled by {spot} when {he} heard it: a snore, and [not a shy one|quite a grand one|one with a tune]. “[You’re snoring|You’re asleep|That was a snore],” {he} said. “I’m awake,” said {c} [at once|with dignity|eyes shut]. “That was a cart going by.” ^ “[There isn’t any cart|I can’t see a thing|There’s no road here],” said {hero}. “[Not any more|It’s gone now|You missed it],” said {c}. “I expect there’ll be [another|one more]. They come along [every few minutes|in a row|quite regularly], at about this time, and always uphill.” And before {hero} had thought of an answer there came the next cart, heavily loaded, [with one loose wheel|squeaking|and somebody asleep at the reins].',
      '“I think best lying down,” said {c}, and [lay down to think|shut both eyes|was level at once]. {hero} [waited|sat by|kept quiet]. It grew so quiet round {spot} that one could hear the thinking; it went in and out, slowly, [with a faint whistle|with small hiccups|clicking at the turn]. ^ [After a good while|In the end|After ninety breaths] {he} bent over and asked [how it was getting on|what had come of it]. “It’s [all solved|all settled|as good as done],” said {c}, [without moving|with a smile|into the ground]. “There was a long staircase, and [a cheese|a duck|a very large sock], and we all lived [in the clock|in a drawer|under a hat].” “That,” said {hero}, “was a dream.” “[I thought it went rather well|It was the best I could do|It worked at the time],” said {c}.',
    ],
  ],
  happy: {
    young: [
      '{C} [gave a happy yawn|smiled and yawned|hugged a pillow of moss].',
      '“[So lovely|So nice|Mmm],” said {c}. “[Is it bedtime|Nap now|May I lie down]?”',
    ],
    old: [
      '{C} smiled as one smiles [in a warm bath|under a quilt|at a pillow].',
      '“[I’m wide awake|I’m up|I couldn’t sleep a wink],” said {c}, and [for a minute|nearly|for once] it was true.',
      '{C} looked at [a patch of moss|a soft spot|every flat stone] the way other people look at [cakes|palaces|presents].',
    ],
  },
  worried: {
    young: [
      'Now {c} was [wide awake|all awake|sitting up].',
      '“I was asleep,” said {c}. “[{C} missed it|I missed a bit, {hero}|Now no {kind} is].”',
    ],
    old: [
      '{C} had not yawned [for a whole minute|since the bend|in ages], and [that was serious|both eyes were round|one could tell].',
      '“Wake me,” said {c}, “[when it’s the next bit|at the end of this|when it’s nicer].”',
    ],
  },
  quiet: {
    young: [
      '{C} hummed [half a lullaby|a soft tune|three sleepy notes].',
      '“[Rest a bit|Lie down|Sit here],” yawned {c}.',
    ],
    old: [
      '{C} breathed in and out [so peacefully|so slowly] that {hero} [found {himself} doing it too|did it too|had to yawn].',
      '“Most things,” said {c}, “look better [after a sleep|lying down|with the eyes shut].”',
    ],
  },
};
