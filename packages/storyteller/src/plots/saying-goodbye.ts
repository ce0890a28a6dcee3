import { beat, type Plot, show } from './plot.ts';

/** Somebody loved has died. Nothing brings them back; love finds another place to be. */
export const sayingGoodbye: Plot = {
  id: 'saying-goodbye',
  titles: ['{hero} and the Light in the Window', 'Where Love Goes, {hero}', '{hero} Says Goodbye'],
  taglines: ['A story for a sad time', 'A story about what stays'],
  blurbs: {
    young: [
      'Somebody is gone. {hero} is sad. Where does love go now? {hero} and {c} look for it. Come, hold hands. It is not far.',
    ],
    old: [
      'There is an empty place in the house, and {hero} has more love than {he} knows what to do with. With {c} beside {him}, {he} goes to look for somewhere to put it. It is a quiet journey, and it does not end where {he} thought.',
    ],
  },
  refrains: {
    young: [
      'Near or far, there you are!',
      'Love goes on and on and on!',
      'Never far, wherever you are!',
      'Love is here, always near!',
      'In my heart, never apart!',
      'Hush and hold, love won’t grow cold!',
      'Love can stay, every day!',
      'Close to me, you’ll always be!',
    ],
    old: [
      'Near or far, here you are!',
      'Gone from sight, but in the light!',
      'Wherever you are, it’s not so far!',
      'Kept in the heart and never apart!',
      'Love stays on when days are gone!',
      'Over the hill, and with me still!',
      'Out of view, but still with you!',
      'Here or there, still a pair!',
    ],
  },
  lessons: ['carrying-on'],
  themes: ['goodbye'],
  onlyWhenCalled: true,
  opensCalmly: true,
  settings: ['garden', 'meadow', 'forest', 'seaside', 'mountain', 'town', 'snow'],
  quest: { props: ['lantern'], from: 'none' },
  want: beat(
    show('sit', 'sad', 'quiet', { at: 'home', props: [{ prop: 'blanket', place: 'ground' }] }),
    [
      'An empty [place|chair|bed] is [so quiet|still here|very still] now. {hero} is [sad|heavy|full of tears] [right through|all day|inside].',
      'Somebody [we love|dear|so dear] has died. {hero} [cries|weeps|holds the blanket], and that is [all right|good|right].',
    ],
    'There was an [empty place|quiet place|gap] [in the house|at the table|by the fire]. [Somebody {hero} loved|Somebody very dear|Someone {hero} loved] had died, and [could|would] not come back. ^ {hero} [knew that|had been told so|had asked]. But where [should|could|does] all the love go [now|then|instead]?',
    'Somebody had died, and the house had a [hole in it|gap in it|cold place in it|space in it]. [You|Strangers|Visitors] [couldn’t see it|couldn’t point to it|couldn’t draw round it]. You just kept [walking into it|falling into it|laying a plate for it|listening for it]. ^ {hero} [still had|had] all {his} love, [as much as ever|every bit|not a crumb less]. It sat in {his} chest [like a stone|like a loaf|like a packed bag], [with nowhere to go|and could not get out|with nobody to have it].',
    '[People|They|All of them] were [kind|very kind|as kind as could be]. They brought [soup|soup, and stayed|pies|flowers in a jug]. They said that [it had been time|it had been peaceful|nobody could have helped it], and that there had been no pain, and {hero} [believed them|believed it|did not doubt it]. [Dying was a thing that happened|People died|That was how it was|All that lives dies]. {He} [had asked|asked], and they had [told {him} the truth|answered {him} straight|not wrapped it up]. ^ What nobody could tell {him} [was what to do with|was where to put] [the rest|all that was left|what remained]. {He} had got up that morning with exactly as much love as [the day before|on any other day|ever|a week ago]. There was still a [whole lapful|great lapful], [and no lap|and nobody’s lap|and no one to sit with it]. It was [so heavy|of such a weight] that {he} walked [with {his} shoulders up|bent over it|slowly, like a porter].',
  ),
  setOut: beat(
    show('walk', 'sad', 'quiet', { props: [{ prop: 'lantern', place: 'hand' }] }),
    [
      '“Where does love [go|live|sit] [now|then|today]?” {refrain}',
      '[Walk with|Come with|Stay by] me, {c}, [slow, slow|soft, soft|no hurry]. {refrain}',
    ],
    '“I will [look for a place to put it|find somewhere to put it|look for where it goes],” said {hero}. {C} did not [ask|ask why|say much|hurry]. {C} [just came|came|took {his} hand|came too]. ^ “{refrain}” said {hero}, [very softly|as quietly as that|to the path|into {his} collar].',
    '“I’m [going out|going for a walk|off out],” {hero} [told|said to] {c}. “[I’ve got to|I must] [put it somewhere|find somewhere for it|carry it to someone].” ^ They had always had [a rhyme|a call], the two of them, for calling [across the garden|from gate to gate|up the stairs]. “{refrain}” {hero} said it [under {his} breath|into {his} scarf|as you’d say it asleep|to the gatepost]. Nobody [answered|called back|said the other half], and {he} had known that [nobody would|this was so|it would be quiet].',
    '[In the afternoon|After lunch|At the end of lunch] {hero} [put on {his} coat|went for {his} coat|found {his} coat]. “I can’t [carry it indoors|keep it indoors|sit in there with it] [any more|now],” {he} said. {C} [understood|thought that wise|took this in], or [at any rate came|at least came along|in any case came]. ^ There had been [a rhyme they used to call|a rhyme that they called] to each other, {hero} and the one who was gone, from the [far ends of the garden|two ends of the path]. “{refrain}” It had been [a game then|a joke then|for two|half a game]. {He} [tried it out|tried it] in the [empty lane|open air|lane]. {His} voice sounded [odd|thin|like a single shoe], with [only half of it there|one half left out|the other half missing].',
  ),
  problem: beat(
    show('look-aside', 'thoughtful', 'quiet'),
    [
      'Love is [heavy|big|warm], and {hero} carries it [all|along|on]. Who [can hold it|will have it|wants it]?',
      'Put it [here|down|on a stone]? Put it [there|up|away]? No, [love|dear love|heavy love] [won’t stay|slides off|wants arms].',
    ],
    'They [came to|reached|went as far as] {spot}, and [walked on|stood a bit|looked about|sat down]. Love is not a thing you can just [put down|leave behind|throw away|hang on a nail]. ^ {hero} [carried it on|took it along|kept it in {his} arms|held on to it].',
    'It was a lovely day, and that [made it worse|made it harder|felt wrong|was hard]. [The world went on|Everything went on] [as if nothing had happened|as it always did|without stopping]. {Spot} [stood there|stood just as always|looked just the same|had not moved|did not look round]. [Birds were busy|A bee went by|Somebody was whistling|Ants went to and fro]. ^ “[Don’t they know|Has nobody told them|How can they|Why don’t they stop]?” said {hero}. [{C}|But {c}] [walked a little closer|came to {his} side|took hold of {his} sleeve].',
    'What was [hardest to forgive|hardest to bear|strangest] was that everything was [just the same|where it had been|as usual]. [At|Over at] {spot} two birds were [having an argument|quarrelling over a crumb|building something]. {Spot} [leaned|stood] [as it always leaned|as ever|exactly as before]. {hero} felt that there ought to have been [a sign up|a notice|a flag], or that people should be walking [on the other side|on tiptoe|more slowly]. ^ “[It’s|It’s all] [so rude|not right|so careless],” {he} said, and {his} voice cracked. {C} [did not|knew not to] [tell {him} that life goes on|say that it would pass|tell {him} to cheer up]. {C} only [kept to {his} pace|walked as {he} walked], which was [slow|slow that day|no pace at all].',
  ),
  tries: [
    beat(
      show('run', 'sad', 'quiet'),
      [
        'Run [far|fast|away] from sad, {hero}! But sad [keeps up|has legs|can hop], and [sits down|puffs|comes] too.',
        '[Pit, pat, pit, pat|Dash, dash, dash|Trot, trot, trot], and [puff|stop|sit down]. Sad [rests|stops|sits] here too.',
      ],
      '{hero} [ran|ran and ran|began to run|ran off, fast]. [Perhaps|Maybe] you could [run away from sad|run faster than sad|leave sad behind]! {He} [ran|pelted] [all the way to|as far as|right round] {spot}. ^ But sad had [come along|run as well|come too|kept up]. It was not even [puffed|out of breath|tired|hot].',
      '{hero} [tried running|thought {he} would run|set off and ran|took to {his} heels|tried speed]. {He} [ran|pounded along] until [the wind dried {his} face|{his} ears sang|{he} had a stitch]. By {spot} {he} [had to stop|stopped], and it [caught up with {him} in one step|was there at once|stood beside {him} again]. ^ “It’s not behind me,” {he} [gasped|panted|told {c}|puffed|said, bent over]. “[It’s|It was] [in me|inside|in here]. I [take it along|brought it with me|carry it|am wearing it].”',
      '{hero} [ran|simply ran|broke into a run|ran, with no coat on]. {He} thought that if {he} ran hard enough there would be no [breath|room] left over for [anything else|being sad]. [As far as|Right up to] {spot} [it even worked|it answered|that was so]. ^ Then {he} [stopped|halted], and [there it stood|there it was|it was there]. It had not had to [hurry|run|rush|try]. “You can’t [get away from|outrun|lose] it,” said {hero}, [holding {his} side|bent double|with a stitch]. “It’s like [trying to|hoping to] get away from your own [elbows|shadow|ears].”',
    ),
    beat(
      show('stand', 'thoughtful', 'quiet', { props: [{ prop: 'stone', place: 'ground' }] }),
      [
        'Think of [socks|buns|mud], {hero}, and not of it! But [down comes|here comes|out drops] a tear.',
        'Can {hero} [forget|stop thinking|not think of it]? Love [shakes its head|stays put|won’t go], [not today|never|oh no].',
      ],
      '“I [will not think about it|will think of something else|won’t think of it today],” said {hero}. {He} thought about [soup|socks|buttons|toast]. {He} [thought about|looked at|sang about] {spot}. ^ But everything [led right back|came back to it|went round and home again|had somebody in it].',
      '{hero} [tried|did {his} best] [not to think of it|to leave it alone|to keep {his} mind off it]. {He} [did sums|said the alphabet|spelled long words|recited the months]. {He} [counted the stones|counted stones|laid stones in a row] [by {spot}|round {spot}]. At [seventeen|eleven|twelve|fourteen] {he} remembered somebody who used to [count along|cheat|count in a silly voice]. ^ “It’s [like a door|like a drawer] that won’t [stay shut|close|keep shut],” {he} said. “[I can’t|Nobody can] [lean on it all day|hold it for ever|stand there all week].”',
      '{hero} [tried to forget|thought {he} would forget], only for an hour, [to have a rest|as one takes off a pack|for some peace]. {He} [recited|muttered|went through] the seven times table, [all round|twice round] {spot}. [It went well|All was well|There was no trouble] up to forty-nine. Forty-nine [had been|was] [a joke between them|their joke|the age somebody always claimed to be]. ^ “It’s [in everything|all over everything|everywhere],” [said|whispered] {hero}. “[It’s even in|It’s got into|Even in] [the sums|arithmetic].” Forgetting, {he} saw, would mean taking down the [whole house|whole wall] to [get rid of one picture|be without one picture]. [And it was|It was] the picture [{he} liked best|{he} would have saved first|{he} would miss most].',
    ),
    beat(
      show('hold', 'worried', 'quiet', { props: [{ prop: 'jar', place: 'hand' }] }),
      [
        'Love in a jar, [push|press|lid on]! It is [too big|too wide|far too big] [for it|in there].',
        '[Hide|Shut|Tuck] love in, [tight|deep|down]! [Pop|Plop|Squeak], love [peeps|hops|climbs] out [again|at the top].',
      ],
      '{hero} tried to [put the love away|keep the love safe|shut the love up] in a jar, with a [lid on|tight lid]. Then it could not [hurt|ache|sting]. ^ [But love|Love] does not [fit in|stay in|like] a jar. It was [much too big|far too big|as big as the sky|bigger than the cupboard].',
      '{hero} [thought that {he} would|made up {his} mind to] [lock it up|leave it outside|put it away]. {He} picked up a stone by {spot} and [told it everything|told it all|whispered it everything], and [meant to leave|tried to leave] it there. ^ {He} [got ten steps|went nine steps|walked off twelve steps|got as far as a sneeze]. [Then|And then] {he} [went back for|came back for|ran back and took] the stone. “I don’t want to [be without it|lose it|leave it here|give it up],” {he} said. “[I only want|I just want] it [not to hurt|to hurt less|to be softer].”',
      'There was a hollow at {spot}, [the kind in which|of the sort where] you can [leave things|post things]. {hero} took the old [ribbon|button|glove|key ring] out of {his} pocket, and laid it inside, and [rolled a stone|put a stone] in front. [There|So|There, {he} said|That was done]. Now it could [be sad|do its aching|ache] [in there|in the hole] without {him}. ^ {He} [lasted for about a minute|lasted a minute|stood it for nearly two minutes|managed as far as the bend]. [When {he} had it back|With it back] in {his} fist, {he} [leaned {his} head against the rock|put {his} forehead to the rock|sat with {his} back to the rock]. “I don’t [want|need] [less of it|it smaller|to lose any],” {he} said. [That was|And that was] [the trouble|how it was|the whole difficulty]. It hurt, and {he} did not want [one ounce less|a crumb less|the least bit less|to give back a grain|any of it gone].',
    ),
  ],
  turn: beat(
    show('look-aside', 'surprised', 'wonder'),
    [
      'Somebody [shivers|peeps|waits] by {spot}. [A bird|A baby bird|A wee bird], {hero}, [look|all fluff|all alone]!',
      '[Peep|Cheep|Pip], says something [low|small|fluffy]. A tiny bird is [sad, too|lost|so cold], {hero}.',
    ],
    '[Then|Just then] {hero} [heard a peep|heard “peep”|stood still and listened]. By {spot} [sat|shivered|crouched] a tiny bird, [out of its nest|all on its own]. [It was|Poor thing, it was] [cold and it shook|cold right through|shaking all over]. ^ It [looked at|looked up at|blinked at|peeped at] {hero}.',
    'Under {spot} [something|somebody] [peeped|stirred|squeaked]. A [very young bird|baby bird] had fallen out of its nest and sat there [with its feathers on end|with its feet in a tangle|with no tail to speak of]. ^ [It couldn’t|Nothing could] have been [more alone|smaller|further from home]. {hero} knew [just|exactly|only too well] [how that looked from inside|how that was|what that felt like].',
    '{He} would not have [noticed|seen] it, [on another day|at any other time|if {he} had been happy]. You have to [be quite low down|be near the ground|have your head down] to [see some things|notice the small things]. At the foot of {spot} sat a [young bird|nestling], [all beak and fluff|mostly eyes|half feathers, half down]. It had [come out of|left] the nest too soon and had [no notion of what to do about it|no idea what came next|did not know how to go back]. ^ It [did not|wasn’t going to] [peep for help|call out|make a sound]. It [just|only] sat and shivered and [looked in front of it|stared at nothing|waited]. {hero} [crouched|crouched down|got down beside it|stopped]. {He} had seen [that look|that face] [in the bathroom mirror|in {his} own mirror|on {his} own face, that morning].',
  ),
  turnDeepens: beat(
    show('kneel', 'thoughtful', 'quiet', { props: [{ prop: 'nest', place: 'background' }] }),
    [
      'Its nest is [up high|in the tree|far up], {hero}. It looks up and [blinks|peeps|wants home].',
      'Poor [bird|fluff|wee thing], poor {hero}! Both [are sad|are lonely|want somebody], [so much|side by side|nose to beak].',
    ],
    '[High above|High up] [hung the nest|was its nest|sat the nest]. The bird’s family [called and called|cheeped and called|looked down and called|shouted for it]. ^ “You [miss them|miss them so|miss them all],” [whispered|said|breathed] {hero}. “[I know|I know about that|I do, too|So do I].” For the first time [that day|all day] {he} had [thought of someone else|forgotten {himself}].',
    '[Far up|High up], in the fork, was the nest, and a great deal of [worried calling|fluttering|noise]. “It’s [only lost|just lost|not far from home],” [said|whispered] {hero}. “It can [go back|be put back|get home|still go home], [today|before supper|if we’re quick].” ^ {His} eyes [filled up|stung|went blurred], [all over again|and the tree swam|first one, then two]. The one {he} missed [could not|could not come back|could never|had no way back|could not, ever]. But [this one could|for this one there was a way|the bird could|this one was only lost|that nest was still warm].',
    'The nest was [a long way above|far above|higher than the roof over|five branches above|up in the wind above] them. Somebody up there was [frantic|calling|counting heads|shouting]. {hero} stood looking [from the one to the other|from bird to nest], and it went through {him} [like a splinter|like cold air|very sharply]. Here was [a parting which could be mended|a goodbye that could be undone], and [{his} own could not|{his} could not be]. ^ [It wasn’t fair|It was not fair at all|There was no fairness in it|It was unfair]. {He} [stood there|knelt there|stayed there] [with it not being fair|with that|and it went on being unfair]. [Then|Now] the bird shut its eyes, as they do when they [are giving up|have had enough|stop expecting anything]. “[No|Oh no|No, now|Wait],” said {hero}. “No, [you don’t|stay with me|not you|not today].”',
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    [
      '{hero} cries [it all out|out loud|for a long time]. {C} [stays|sits close|leans near], [and waits|warm|so still].',
      '[Big|Warm|Round] tears, let them [come|fall|run]. {C} is [close|here|warm] and [stays|waits|hums].',
    ],
    '{hero} sat down, and [cried at last|cried]. {He} cried [for the bird|for the nest] and {he} cried [for {himself}|because it was true]. ^ [{C}|And {c}] [sat close|leaned on {him}|held {his} sleeve]. You do not have to [be brave all the time|be brave every minute|stop before you are ready|always be brave].',
    'And then it came, [the big one|all at once], the cry that {he} had been [holding since the morning|carrying about all day|saving up]. {hero} sat down by {spot} and [let it|let it come|did not stop it|cried it]. ^ {C} did not [say “Don’t.”|say “There, there.”|tell {him} to hush.|ask {him} to stop.] For a while [there was weather, inside|it poured, inside|a storm went over, inside], [with gusts|right down to the shoes|and no umbrella]. And [after it|then], as after any weather, there was [a bit more light|a little more room|a sort of hush].',
    '{He} had been careful [all day|since the morning], like somebody carrying [a bowl filled to the brim|a jug that is too full|a tray of full glasses]. [Now|And now] [it went over|it spilled|{he} let it spill]. {hero} sat down [on the ground|where {he} was] and cried, [as {he} had not cried in front of anyone|aloud, as {he} had not done yet], for the one who was gone. {He} would [never again|not again] hear [that step|that laugh|the key in that door]. ^ {C} [stayed|stayed, and was warm|did not go|sat by]. [Nobody|Not a soul] said that [it would be all right|it was nothing|{he} should stop]. When it was done {he} felt [empty|hollow] and [washed|clean|rinsed], and a little bit cold. In the middle of all that [emptiness|quiet] was the love, [just where it had been|as large as before|not a bit wet].',
  ),
  spark: beat(
    show('think', 'thoughtful', 'wonder'),
    [
      'Love is [warm|soft|big], the bird is [cold|shaky|small]. {hero} [opens|lifts|cups] two [warm|slow|soft] hands.',
      '{hero} is full of [love|warm love|dear love]. Here [sits|shivers|peeps] a bird with [none|cold feet|cold toes].',
    ],
    'The bird was [cold|so cold|shivering]. And {hero} had all that love, [all warm|ready and warm], [with nowhere to go|and nobody to hold|right up to the brim]. ^ {He} [looked at|opened|turned up|held out|put together] {his} two hands. “[I know|Now I know] [what it’s for|where it goes|who it’s for],” {he} said.',
    '{hero} [looked at the bird|bent down close|watched it shiver|wiped {his} eyes and looked]. [It needed|It wanted] somebody to be [careful and warm and patient|slow and warm and careful|gentle, and not in a hurry] with it. ^ {He} [knew|had learned] [about all that|how that was done|that by heart]. {He} had [been taught it by|had it from] somebody who was [very good at it|the best at it|never in a hurry]. “It isn’t [finished|over|used up],” {he} said [slowly|out loud|in the end]. “It [just has|only has] [no one to go to|nobody to sit with|nowhere to be].”',
    '[The bird|By now the bird] [had opened one eye|opened an eye|was looking at {him} with one eye]. It [needed|wanted] somebody with slow hands, [who would not be in a hurry|and all the time in the world|and a low voice]. And {hero} [thought|thought, quite clearly|said to {himself}]: I know [how to do that|that one|about slow hands]. {He} [knew|remembered] [just how|every bit of it|which hand went first]. {He} knew who had shown {him}, [in a thousand small ways|a little every day|by doing it], without ever [saying so|making a lesson of it|once calling it that]. ^ {He} had been looking all day for a place to [set it down|put it], as though it were [luggage|a parcel|coal]. “[It isn’t|It was never] for [putting down|leaving anywhere|storing],” {he} said. “It’s for [using|passing on|spending|giving|wearing out].”',
  ),
  deed: beat(
    show('hold', 'brave', 'quiet', { props: [{ prop: 'feather', place: 'hand' }] }),
    [
      'Two [soft|slow|round] hands [close|curl|fold] [round it|like a bowl|like a shell]. {refrain}',
      '[Hold|Lift|Cup] it and [warm it|keep it warm|breathe on it]. {refrain}',
    ],
    '{hero} [made|folded] [a nest of {his} hands|{his} hands into a nest|a cave with {his} hands]. {He} [breathed|puffed] on the bird, [slow and warm|huff, huff, slowly|softly, six times]. “{refrain}” {he} [hummed|sang|whispered|told it]. ^ And [under {his} thumb|in there] something went [pit-a-pat|tick-a-tick|thump, thump, thump].',
    '{hero} [cupped {his} hands|closed {his} hands] round the bird, the way {he} [had once been shown|had been shown by somebody|had been held {himself}]. {He} [kept still|hardly breathed|did not hurry|waited]. {He} [hummed the old rhyme|said the old rhyme|hummed it, the old rhyme|found the old rhyme|began their rhyme]. “{refrain}” ^ [Little by little|Bit by bit] the shivering [slowed|grew less|wore off]. Then it [stopped|was gone|stopped, too|was over].',
    '{He} [took it up|gathered it up|lifted it] as [you’d take up water|you’d lift a bubble|you carry a full spoon]. {He} remembered other hands round {own}, [a long time ago|once|when {he} was very small], and [a voice|a whisper] that said, “Slowly. [Let it|Wait for it to] [come to you|come in its own time|find you].” {hero} [let it come|did as the voice said|waited, and it came|let it]. ^ “{refrain}” [{he} hummed|{he} sang], down into the [hollow of {his} palms|dark between {his} palms|small warm cave]. [Then|Before long] {he} could feel a heart in there, [as fast as a watch|going like a sewing machine|no bigger than a pip]. It leaned its [whole weight|full weight|chin] [on {his} thumb|against {his} thumb]. It weighed [nothing|hardly anything|less than a letter|about as much as a sigh]. It was [amazing|strange|a wonder] how much [of {his} heaviness it took|of the heaviness it lifted|it seemed to lift].',
  ),
  deedHolds: beat(
    show('climb', 'brave', 'brave', {
      props: [
        { prop: 'tree', place: 'background' },
        { prop: 'nest', place: 'background' },
      ],
    }),
    [
      'Up, {hero}, up, [hold on|climb, climb|one more]! In [hops|slips|rolls] the bird, [home|safe|peep]!',
      'Climb, {hero}, [hand, foot|branch, branch|slow, slow]. Back in the nest, [warm|safe|peep], [all six|all snug|all home]!',
    ],
    'Then {hero} [climbed|went up the tree|climbed, slowly|reached for a branch]. [Up and up|Higher and higher|Branch by branch], one hand [warm|soft|careful], one hand [strong|brave|barky]. “{refrain}” {he} [said|puffed|sang]. ^ “[There|In you go|Home]!” The [whole nest|nest] [shouted for joy|cheeped and danced|flapped and sang]!',
    '{hero} put the bird [inside {his} coat|into {his} collar] and [climbed|went up|began to climb]. [It was|The nest was] higher [than {he} liked|than a roof|and the bark was rough]. {He} [did not think about that|did not look down|let it be high|left that for later]. {He} [thought of|listened to] the heart going [pit-a-pat|tick, tick|bump, bump] next to {own}. ^ “{refrain}” [{he} said|{he} told it], and [tipped it gently home|tipped {his} coat|opened one button], [and felt it go|among the beaks|with cold fingers].',
    'With the bird [buttoned inside {his} coat|inside {his} coat] {he} [climbed|went up]. It was [a good deal higher|rather higher|much higher] than it [had looked|had looked from below|seemed from the ground]. Halfway up {his} foot slipped, and {he} hung there, and heard [as clear as anything|quite clearly] [the thing {he} had always been told|what {he} had always been told]. [One hand first|First one hand|One hand at a time|Hold first]. [Now the other|Then the next|And now the other|Then breathe]. ^ “{refrain}” [{he} said|{he} hissed] [between {his} teeth|to the bark|as {he} pulled]. {He} [reached the fork|came to the fork|got an arm over|was there]. There was a [wild commotion of beaks|great fuss of beaks|crowd of open beaks], and {he} [opened {his} coat|undid {his} coat], and let go. It is [a fine thing|no small thing|a good thing] to be able to let go of something and [know that it is home|see it safe|have it land at home].',
  ),
  solved: beat(
    show('point', 'smile', 'wonder', { props: [{ prop: 'feather', place: 'sky' }] }),
    [
      '{hero} is [sad|still sad], and [warm|glad|smiling] too. Both [sit|fit|live] in one [heart|hug|{hero}].',
      'Love is not [gone|over|lost], love [goes on|stays|grows]. It [sings|sits|flies] [up there|right here|in the tree].',
    ],
    '{hero} [sat|lay back] [under the tree|on a root]. {He} was [sad|still sad|sad, yes]. [But {he} was|{He} was] [warm, too|warm as well|warm, all through]. [There was|{He} had] [room for both|space for both]. ^ “{refrain}” {he} [called|sang|shouted|said]. Something [sang it back|answered, almost|cheeped it back|chirped].',
    '{hero} came down and [stood there|sat on a root|leaned on the trunk|looked up]. [Something had changed|It was not the same|Something was different|{He} felt about inside]. The love was as big as before; it just wasn’t [a stone any longer|a lump|something to drop|a stone to carry]. ^ “{refrain}” [{he} called|{he} sent] [up into the leaves|to the nest|as high as {he} could]. [From high above|Out of the leaves] [came three small notes|came three notes, like beads|somebody tried three notes]. [It wasn’t an answer, exactly|It was not the answer|Nobody had answered|You couldn’t call it a reply]. But [it was something|{he} was glad of it|it was a voice|it would do], [three notes of it|from up there|with fluff on].',
    'When {he} was down again {hero} [waited for|held still for|felt for] the weight to come back, and it did, but [it had altered|it was not the same]. [It|Before, it] [had been like a stone|used to be like a stone|had been a stone]. Now it was [more like a lamp|like a lamp]; it was no lighter to carry, only [you could see by it|it gave some light]. ^ “{refrain}” [{he} called|{he} said], [not loudly|once]. [Nobody called|No one called] [from anywhere further on|back from round the corner|from further off]. [Nobody would|Nor would they|{He} had known that|It stayed quiet]. But overhead a small, [rough|rusty|creaky] voice [tried out three notes|had a try at three notes], for the first time in its life. {hero} [laughed|smiled], and found that {he} was crying too, and [there was nothing wrong with that|that was as it should be|the two got on very well].',
  ),
  home: beat(
    show('hold', 'thoughtful', 'cosy', { at: 'home', props: [{ prop: 'lantern', place: 'hand' }] }),
    [
      'A light in the window, [small and gold|round and warm|just for you]. It says, we [love|miss|remember] you.',
      '{hero} [lights|sets|holds] a light there. [Good night|Hello|Shine on], [love|dear love], [still here|always here].',
    ],
    '[At home {hero}|That evening {hero}] [put a lantern|stood a lantern|held a lantern] in the window. [It was not|But not] to [call anyone back|bring anyone back|find the way by]. ^ It was to say, “[We love you|We think of you|We miss you here|We remember you]. [We always will|And we always shall|We will every day].”',
    '[That evening|After supper|At last] {hero} [set the lantern|stood the lantern|lit the lantern] in the window. “Is it so they’ll [find their way|see the path]?” somebody [asked|wanted to know|said]. ^ “[No|Not that|No, not really|They don’t need it],” said {hero}. “[It’s|It’s there] [so I can see mine|for me to see by|so that I can find mine].” And they sat and [told the funny stories|told the silly stories|brought out the funny stories], [the ones you save up|the best ones|each one twice].',
    '[After supper|When the plates were dry] {he} lit the lantern and [put it on the sill|stood it on the sill|set it at the window]. [Then they got out|Somebody fetched] [the photographs|the albums|the box of photographs]. There was the one with the [hat|ice cream|wet dog|tent|paper crown], and the one where [all you could see was an ear|everyone had blinked|everyone was laughing]. Somebody [began to laugh|began to giggle] and [could not stop|set off the rest|had to be patted]. ^ [The empty place|Of course the empty place] was [still there|there as before|no smaller]. [It would go on being there|There it would stay]; {hero} [understood that now|saw that|had stopped minding that]. [But you could|You could] [sit near it|sit beside it|draw up a chair to it]. [You could even|One could] [set a light beside it|tell it a joke|leave it the good cushion]. It was [the shape of somebody|somebody’s own shape], after all, and {he} would not have wanted it [to close|to heal over|filled in].',
  ),
};
