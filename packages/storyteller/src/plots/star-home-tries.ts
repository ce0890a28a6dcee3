import { type Plot, show } from './plot.ts';

/** Ways up that are not high enough: jumping, a kite, a ladder, and asking the sky to come down. */
export const STAR_HOME_TRIES: Plot['tries'] = [
  {
    show: show('jump', 'brave', 'funny', { little: true }),
    tell: [
      [
        'One, two, [three|hup|go], jump, and [bump|thump|plop]! The sky is [still|just as|twice as] high.',
        '[Hop|Skip|Boing], [jump|leap|bounce], up and [flop|flump|splat]! Not [high enough|even a cloud|one inch nearer], {hero}.',
      ],
      [
        '“[I’ll jump|I’ll hop up|I can jump it|I’m a good jumper]!” said {hero}. [One, two, three|Ready, steady|Hup, two, three], [hop|go]! ^ {He} [jumped|flew|sprang|hopped] as high as {spot}. It was a [very good jump|jump and a half|splendid jump|lovely jump]. But legs are [only so springy|not springs|only legs|only so long].',
        '{hero} took [a big run|a long run|six steps back|a very big run] and jumped. [Boing|Whee|Sproing|Hup]! [Then {he} came down|Then {he} landed|And down {he} came|{He} came down, too]. [Bump|Thump|Flump|Plop]! ^ [Everything that jumps|All that jumps|What jumps up|Even a good jump] comes down again.',
      ],
      [
        '[One idea was jumping|The first idea was jumping|Jumping was one idea|{hero} began with jumping|To start with there was jumping]. {hero} [took a run|galloped|ran] from {spot}, held the lantern high, and [flew|leapt|sprang]! ^ [Then|After that] {he} landed, [on {his} bottom|sitting down|with a grunt]. “The [trouble|snag] with jumping,” {he} [told|explained to] {little}, “is that it’s [half falling|half dropping|fifty per cent falling].”',
      ],
      [
        'They [tried|began with] the simplest idea, because somebody [has to|must|should]. {hero} took a run-up that started [way back at|beyond] {spot}, and [jumped|leapt] with all the [spring in {his} body|bounce {he} had]. [For one moment|For a second|Briefly] {he} was higher than {he} [had ever been|had been in {his} life|had got on {his} own before]. ^ “[Lovely view|A fine view|Very refreshing],” said {little} politely, when they had picked the [grass|gravel|crumbs of earth] out of the lantern. But a jump, as {hero} [explained|pointed out] to {c}, [borrows its height|only borrows its height|has its height on loan]. [It always has to give it back|And it’s strict about giving it back|It has to hand it back|It must be returned|It gives it back at once].',
      ],
    ],
  },
  {
    show: show('hold', 'worried', 'worried', {
      little: true,
      weather: 'wind',
      props: [{ prop: 'kite', place: 'sky' }],
    }),
    tell: [
      [
        'Fly, kite, [whee|whoo|swoosh], with {little} [on|aboard]! [Snap|Ping|Twang], says the string, and [down you come|oh no|flop].',
        'Up [goes|hops|sails] a kite, down [flops|bumps|drops] a kite. Poor {little} is [dizzy|green|upside down] [now|again].',
      ],
      [
        '[They made a kite|They built a kite|They found a kite|They had a kite]. Up it went, with {little} [holding tight|on its tail|on its nose]! ^ But [the string was short|there was so little string|the string ran out|the string was used up]. At the end of the string [the kite went no higher|the kite stopped|the kite just hung|the kite said no].',
        '“[A kite|We need a kite|Let’s fly a kite|Kites go up]!” said {hero}. It [pulled and pulled|tugged and tugged|pulled like a pony|hummed and pulled]. {Little} [squealed|sang|whooped|hiccupped]. ^ But it [pulled too hard|tugged too hard|wanted too much|pulled and jerked]. [Snap|Crack|Ping|Twang]! went the string, and down they came.',
      ],
      [
        'The kite [was {hero’s} idea|was the next idea|was a good idea], and {little} [rode it|sat on it] like a [sailor|queen]. It [rose above|climbed over|sailed above|swept over|floated past] {spot}. It [rose above everything|went on rising|climbed and climbed|rose till they got stiff necks|went over everything]. Then the string [went tight|ran out|gave a jerk|went stiff|said twang]. ^ {hero} had [used every bit of|tied on every bit of|used up all the] string {he} had, even {his} [shoelaces|braces|belt]. It [wasn’t enough|was still too short|was too little], and {his} [shoes fell off|socks came down|shoes flapped].',
      ],
      [
        'The kite was a [far better|much better|more promising|more hopeful|windier] idea. They [built|made] it beside {spot} from [sticks and a paper bag|newspaper and two canes], and it [climbed like a lark|rose like a song] with {little} shining on its nose. {hero} [paid out|let out] string until there was no string, [then {his} scarf|then {his} belt|then a hanky], then both shoelaces. ^ And there it hung, [tugging|humming], [with all the rest of the sky above it|as if on tiptoe|no nearer than a moth]. “We didn’t [go wrong|make a mistake|do badly],” {he} said, [winding|reeling] it down. “We just [ran out|came to the end|hadn’t enough|stopped too soon|were too short].” It was [hard to say which was worse|not easy to choose between them|the same, in the end|not much of a comfort|a draw|hard to say who minded more].',
      ],
    ],
  },
  {
    show: show('climb', 'brave', 'brave', {
      little: true,
      props: [{ prop: 'ladder', place: 'ground' }],
    }),
    tell: [
      [
        'Up the ladder, rung by [rung|creaky rung], [wobble|creak|shake]! Now there’s no more [ladder|wood|up], {hero}.',
        '[Step, step|Tap, tap|Hup, hup], up {he} goes, [hug|hold] it tight! No more [steps|rungs], only [air|a moth|wind].',
      ],
      [
        'They found a ladder and [stood it on|leaned it on|put it up by] {spot}. {hero} [climbed|went up|crept] to the very top. ^ [Wobble|Creak|Wibble|Sway]! went the ladder. {He} was still [a long way from|too far from|far below|miles under] the sky.',
        '“[Ladders go up|A ladder goes up|Ladders know the way|Try a ladder],” said {hero}. [So up {he} went|Up {he} went|So {he} went up it|And up {he} climbed]. ^ But the ladder ended, and the sky [had not even begun|was further on|had just begun|went on].',
      ],
      [
        'They [balanced|stood|propped] a ladder on top of {spot}. {hero} [climbed it|went up] [rung by rung|hand over hand|very slowly], with the lantern in {his} teeth. ^ [At the last rung|After the last rung] there was [just air|nothing but air|a breeze and a moth]. “Whoever built this,” {he} said [through {his} teeth|round the handle], “[stopped too soon|gave up too soon|ran out of wood].” Then it began to [wobble|sway|creak|hum|lean].',
      ],
      [
        'A [ladder|long ladder|painter’s ladder] [was propped|stood|leaned] against {spot}. {hero} [counted the rungs|numbered the rungs] as {he} climbed, since counting leaves less room for [being frightened|being afraid|looking down|thinking]. [There were thirty-one|There were twenty-nine|They came to thirty-three|It had thirty-one|It came to twenty-seven]. {He} had rather [hoped for|counted on|expected] [a million|a thousand|several thousand]. ^ From the top {he} held the lantern up [at arm’s length|as high as {he} dared|over {his} head|on one finger|till {his} sleeve slid down], and {little} stretched. Between them and the gap lay [nothing but a great deal of night|nothing but a great deal of air|all the rest of the night|a good deal of cold air]. “Nobody [makes them longer|sells longer ones|makes any longer],” {hero} [said|remarked]. “[I suppose nobody ever had to|I suppose nobody ever asked|Perhaps nobody has asked|There’s no call for it, I expect|Nobody’s had the need of one|They don’t make them that long].”',
      ],
    ],
  },
  {
    show: show('wave', 'brave', 'funny', {
      little: true,
      props: [{ prop: 'bell', place: 'hand' }],
    }),
    tell: [
      [
        '[Ding, dong|Dong, dong|Cling, clang], hello, sky, [yoo-hoo|listen]! The sky is [asleep|busy|far off] and says nothing.',
        'Good evening, [moon|clouds|sky], you [lost|dropped|forgot] one! [Nobody|No one] [hears|looks down|answers], it’s too far.',
      ],
      [
        '{hero} [rang|swung|shook] a bell. [Ding, ding|Dong, dong|Ding-a-ling|Clang]! “[Hello up there|Hey, up there|Excuse me|You up there]! [You forgot one|You lost one|One of you is here|One fell out]!” ^ But the sky was [too far off to hear|too high to hear|looking the other way|much too far away].',
        '“Let’s [call them|shout for them|ring for them|wake them]!” Ding, ding, ding! [went the bell|said the bell|sang the bell]. ^ All the [birds|owls|bats] woke up and [grumbled|complained|said hush]. The sky [said nothing|never stirred|was quiet|just hung there].',
      ],
      [
        'There was a bell [hanging|left] by {spot}, [so {hero} rang it|and {hero} pulled the rope]. “[Excuse me|Pardon me|Hello, there|I say|Attention]!” {he} [shouted|called|bawled|roared|bellowed] at the sky. “You’ve [dropped somebody|lost somebody|left somebody behind|dropped one|one too few]!” ^ [Windows opened|Doors creaked|Ears went up|Shutters banged|Heads came out]. A great many [owls complained|owls said hush|owls asked the time|snores broke off|dogs had a word to say|windows went up]. But [the others|the rest], so far up, only twinkled, as they do when they [haven’t heard|are thinking|aren’t listening].',
      ],
      [
        '“Perhaps they could [come down and fetch you|be asked to fetch you],” said {hero}, and {he} rang the old bell by {spot} [until {his} ears hummed|with both hands]. It woke [three owls|four owls|two owls] and something with a [deep, offended voice|very long yawn|cold nose]. ^ [Far above|High over their heads], the others [went on glittering|sparkled on|did not stop glittering]. {Little} [explained|was sorry to say] that [sound is slow|noise walks], and that by the time they heard it {hero} would be a [grandparent|pensioner]. It was [a clever idea|a good idea|not a bad idea|a sensible idea|quite a plan]. [It was just|It was only] going to be [about seventy years late|sixty years late|one lifetime late|some seventy years late].',
      ],
    ],
  },
];
