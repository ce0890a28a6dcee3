import type { Companion } from './companion.ts';

export const owl: Companion = {
  creature: 'owl',
  name: 'Inkwell',
  kind: 'owl',
  character: 'knows everything, except what is going on',
  noises: [
    '[Hoo|To-whit|Hoo-hoo], [hoo-hoo|to-whoo|whit, hoo|hoo, sir]!',
    '[Blink|Wink|Nod], [blink, round eyes|wink, gold eyes|blink, one eye]!',
    '[Flump|Swoop|Flap, flump], [soft wings|down comes a feather|no sound at all]!',
    '[Who|Hoo|To-whoo], [who knows|who said so|who is who|who hoots]?',
  ],
  meet: [
    [
      '[Hoo, hoo|Hoo-hoo-hoo|To-whoo]! [Big eyes|Round eyes|Fluffy toes], [hello, {c}|it’s {c}|look, {c}]!',
      '[Blink, blink|Wink, wink|Flap, flump], [who is it|who sits there|who looks round]? [{C} the {kind}|It’s {c} the {kind}|Wise {c} the {kind}]!',
      '[Hoo|To-whoo|Hoo-hoo], [who is hoo|who says hoo|who is who]? [Hello, clever {c}|It’s clever {c}|Oh, wise {c}]!',
      '[Puff|Fluff|Flap], [a cushion|a hat|a muff] with [eyes|toes|a beak]! [It blinks|It winks|It nods]. [Hello, wise {c}|It’s round-eyed {c}|{C} the {kind}]!',
    ],
    [
      '“[Hoo|To-whoo|Whoo],” said a [round thing on the gate|fluffy thing on the gate|big ball on the wall]. “[{hero}|I’m {hero}|Just {hero}],” said {hero}. “[No, hoo|No, no, hoo|I said hoo],” said the {kind}. “[I’m {c}|My name is {c}|I am {c}]. [I know everything|I know it all|I have read two books].” ^ “[Then come along|Come along, then|You’ll do nicely]!”',
      '“I know [just who you are|exactly who you are|you at once],” said a {kind} [on the gatepost|on the washing line|in the porch]. “You’re [the new piano|the new doctor|the plumber].” ^ {hero} [was not|shook {his} head|said no]. “Then I’m {c},” said the {kind}, “and [I’m delighted|glad of it|I forgot the rest].”',
      'A {kind} was reading a [leaf|jam label|bus ticket] [aloud|on one leg|with a pencil]. “[It’s sad|I can’t put it down|It’s very moving],” said the {kind}. “[I’m {c}|{C}, reader]. ^ Are you [in it|the hero|on page two]?”',
      'A {kind} sat on the letter box and read {hero’s} [hat|boots|buttons]. “You’re a parcel for [Peru|the King|my uncle], I see,” said the {kind}. ^ “I’m {c}, and I’ll [see that you get there|bring you myself|fly you over].”',
      '“What am I?” said a [round thing|ball of fluff|feathery lump] on the gate. “[You’re a {kind}|A {kind}, I’d say|A {kind}, with a beak],” said {hero}. ^ “I knew I was {c}, but not that, so I’ll [come and learn more|stay with you|follow you].”',
    ],
    [
      '[On the gatepost|On the mat] sat a {kind} in reading glasses made of [wire|twigs|fern]. ^ “[I am {c}|My name is {c}|They call me {c}],” said the {kind}. “I have read [every book in the library|all the books in town|every book there is], [from the outside|by the spine|through the window].” “[We could use|I’d be glad of|I’m looking for] somebody clever,” said {hero}. “Who?” asked {c}, [looking round|looking behind|turning right round].',
      'A {kind} [sat on the letter box|hung over the letter box], reading [the label|the slot|the flap]. “[A fine book|Well written|A short book],” said the {kind}. “It ends [rather suddenly|a little soon|without a kiss].” Then [two great round eyes|two eyes like saucers|a pair of yellow eyes] [turned to|moved to|fell on] {hero}. “Are you [the next chapter|the second volume|chapter two]? [I’m {c}|My name is {c}|{C}, a reader].” ^ {hero} said that {he} was [only going past|just leaving|off on a journey]. “[The best ones do|Good ones never stop long|They all say that],” said {c}, and came along.',
      '“Congratulations,” said a {kind} on the gate, and shook {hero’s} hand with [one wing|a foot|great feeling]. “You have won [the boat race|first prize for turnips|the goat].” {hero} said that {he} had not [taken part|been in it|known of it]. “[How modest|Winners always say that|Just like you],” said the {kind}. ^ “I’m {c}, and I’ll carry the [cup|prize|silver] for you.” It was [an egg cup|a bottle top|half a walnut], and {c} held it up [all down the lane|over both their heads|and waved to the hedges].',
      '“Hush, I’m [watching|studying|guarding] the house,” said a {kind} on the gatepost. “A child called {hero} lives there, who will [come out|open that door|appear] at any moment.” “[But I’m {hero}|That’s me|I live there],” said {hero}. “[Then stand aside|Please don’t interrupt|You’ll spoil it],” said the {kind}. ^ So {he} went in again, and came out [with a bow|slowly|by the same door]. “I’m {c}, and I knew [it|you at once|you’d be on time], so [shall we go|let’s start|off we go].”',
    ],
    [
      '“The answer,” said a voice [above {his} head|up above|from over the door], “is [forty-two kilometres|the sixth of May|a small Swedish herring].” {hero} [looked up|looked about|looked straight up]. A {kind} was sitting there, [as round as a loaf|the shape of a teapot|no taller than a jug]. ^ “[What was the question|To what question|Was there a question]?” asked {hero}. “[Nobody ever tells me|They never say|I wish I knew],” said the {kind} sadly. “[{C}|I’m {c}|My name is {c}]. I have [all the answers|every answer|a head full of answers]. [It’s such a bother finding|It’s the dickens to find|I never can meet] the things they belong to.” “I’ve got [lots of questions|plenty of questions|questions, a whole pocketful],” said {hero}. They looked at each other [with growing interest|for some time, hopefully|like two halves of a plate].',
      '“[Ask me anything|Any question you like|Try me on anything],” said a {kind} on the washing line, [between two socks|beside a vest|in among the socks]. {hero} [asked the way|asked which way to go|inquired about the road]. “I can give it to you [in Latin|in verse|in four languages],” said the {kind}. “I know who first walked it, and [in which shoes|on which foot|what hurt]. Whether it goes left or right, [the books don’t say|is not recorded|nobody wrote down]. {C}, [by the way|since you ask|in case you wondered].” ^ {hero} asked, [as they were talking|since it was that sort of talk|while on the subject], why {c} had one wing round a sock. The {kind} [took a look at it|looked down|tilted that round head]. There was a [long and thoughtful|deep|rather hollow] silence. “I took it for [my aunt|my grandmother],” said {c}. “I’ve told it [all my news|about my knees|two secrets].”',
    ],
  ],
  comic: [
    [
      '{C} looks left, right, [and round|and up|then right round], [dizzy|flop|oh dear]!',
      '[Bonk|Bump|Thud], {c} [did not see that tree|missed the branch|met a post]!',
      '{C} [reads a book|reads a map|has a book]. [Upside down, {c}|Wrong way up, {c}|Turn it, {c}], [hoo|oops|oh]!',
      '{C} hugs [a pot|a boot|a jug]. “[Dear|Good] [Mum|Aunt|Dad]!” [Blink, blink|Oops, no|Hoo, no].',
    ],
    [
      '{C} turned that round head [to look left|to the left|left to see]. [Then more left|And left again|A bit more left]. [Then all the way|And then right round|Then to the very back]! ^ “[I’m dizzy|All is going round|Two of you],” said {c}, and fell [off the branch|off the gate|on {hero’s} hat], [flump|flop|bump].',
      '“[Behold|See here|Look]!” said {c}. “A very rare hat, [from the Ice Age|of the kings of old|worn by pirates].” {C} [put it on|wore it|pulled it down]. ^ “[It’s a bucket|That’s a bucket|It’s only a bucket],” said {hero}. “[A very rare bucket|A royal bucket|A famous bucket],” said {c}.',
      '“I’ll stand guard,” said {c}, [with both eyes wide open|wide awake|and stood on one leg]. “[Nothing gets past me|I see everything|Not a flea gets by]!” ^ {hero} ate [the biscuits|both buns|all the cheese]. “[All quiet|Nothing so far|All’s well],” said {c}.',
      '“[That bird|That fellow] looks [wise|clever|well read],” said {c}, nose to a [puddle|pond|full bucket]. {C} [bowed|nodded|winked]. The bird [did too|did the same|was quick to follow]. ^ “[And so polite|What manners|We agree on it all]!” [Splash|Plop|Splosh] went one wise beak!',
      '“I know [ninety|fifty|seventy] words for [mud|muck|bog],” said {c}, stepping [back to think|proudly on|from foot to foot]. ^ [Slurp|Squelch|Gloop], in went both legs, up to the [knees|tummy|beak]. “And [which is this|what’s this one]?” asked {hero}. “[Help|Pull|Oh dear] is one,” said {c}.',
    ],
    [
      '“I shall [fly ahead and look|fly up and look ahead|go on ahead and spy],” said {c}. There was [a flap, a pause, and a bonk|two flaps, a rustle, and a bonk|a swish, a hush, and a bonk]. ^ “[What did you see|What can you see|What’s there]?” called {hero}. “[A tree|A trunk|Wood],” said {c}. “[From very near|Rather close|From the front]. I can tell you all [about the bark|what it’s made of|how hard it is].”',
      '“[Hush|Not a sound|Listen],” said {c}. “[I hear footsteps|There are feet|Somebody’s walking]. [They stop whenever we stop|If we stop, they do too|They walk just when we walk].” [They crept all the way round|They went on tiptoe round|They ran twice round] {spot}. [So did the footsteps|The footsteps came too|The feet followed]. ^ {C} [puffed up to twice the size|stuck out every feather|looked right round, twice]. “[They’re clever|They’re cunning|What minds they have]. They know [what we’ll do next|our plan|every step].” “{C},” said {hero}, “[those are mine|they’re my feet|it’s me].” “[I did think they sounded friendly|I thought I knew the walk|Good feet, I said so],” said {c}.',
      '“According to my [book|guidebook|map],” said {c}, “we are now at the dentist’s.” {hero} [looked about|looked all round|turned round once]. There was {spot}, and [nobody in white|not one chair|no brass plate]. “It says so on [page nine|page forty|the left-hand page],” said {c}, and [sat down, opened wide, and waited|opened wide, with both wings folded]. ^ {hero} [leaned over and turned the page|turned the page for {c}|turned over, two pages at once]. “Why,” said {c}, “[it didn’t hurt a bit|it’s over already|I felt nothing at all].”',
      '“It says here,” read {c}, [strolling|hopping|marching] along behind a book, “that a {kind} never [trips|stumbles|gets lost].” There was a [bump|thud|rustle]. “It says that a {kind} sees everything,” read {c}, and there was a [splash|crash|clatter]. ^ By {spot} {hero} found two feet and a book, sticking out of [a ditch|a bush|a hole]. “Does it say how to [get out|climb up|turn over]?” {he} asked. “That’s [in volume two|in the next chapter|on a wet page],” said {c}.',
    ],
    [
      '“I shall now [explain|say a few words|give a talk],” said {c}, and did, all the way from {spot} to {spot}. It was about [the history of buttons|the history of combs|the lives of great spoons]. {hero} noticed [after a time|at the next bend|by and by] that the voice had stopped, and went back. ^ The {kind} had walked backwards, [the better to point|so as to see {his} face|to use both wings], and was lying in a ditch [with both feet in the air|up to the spectacles|like an upset chair]. “As I was saying,” said {c}, “they were mostly made of bone.” [One had to admire it|It was hard to fault|{He} learned it by heart].',
      'At {spot} {hero} found that {he} was [walking alone|quite alone|talking to nobody]. [From somewhere behind {him}|From some way back|Faintly, behind {him},] came {c’s} voice. “I’ve told you all I know about [bridges|marmalade|comets],” [it was saying|it said|it went on]. “[It’s your turn|Now you|You begin]. [I don’t wish to hurry you|Take your time|Don’t be shy].” ^ {He} [went back|turned round|ran back]. The {kind} was standing [before|in front of|close up to] an old post, on which somebody [had left a hat|had hung a hat|had put an old hat]. “We’re having [such a good talk|the best of talks|a real talk],” said {c}. “One so seldom meets [a person who listens|somebody so thoughtful|such a good ear].” {hero} [hadn’t the heart|could not say it|looked at the hat]. {He} [thanked the post|shook hands with the post|bowed to the post], and said that [they had a train to catch|they were expected|there was soup on the stove].',
      'There are, according to {c}, [eleven sorts of silence|thirteen kinds of silence|twelve silences]. “This is the fourth,” breathed the {kind}, near {spot}, [one wing in the air|with a wing up|on one leg]. “It comes [just before something falls down|when you’ve put your foot on a rake|after somebody has said, look, no hands]. The seventh comes after, while [everyone looks at the pieces|everyone looks at the cat|people look for a broom].” ^ {hero} [asked about|wanted to know about|asked to hear] the ninth. “[Ah, that is the rarest|Few have ever heard it|Oh, that’s a very fine one],” said {c}. “It’s when somebody has been standing on your foot [for some time|for half a mile|all this while], and you’re [too polite to mention it|too well brought up to say|too kind to shout].” [There was a silence|They listened|Nothing was said]. “I see,” said {c}, and [got off|stepped back|moved over]. “[Thank you|How kind|Much obliged]. That was [a beautiful one|one of the best|the longest I’ve met].”',
    ],
  ],
  happy: {
    young: [
      '“[Hoo, hoo|Hoo, hee|Whoo]!” [laughed|giggled|sang] {c}.',
      '{C} blinked, [one eye at a time|both eyes, twice|left, then right].',
    ],
    old: [
      '{C} told them [an interesting fact|a fact about soup|something about moths], [and then another one|and then its uncle|with dates].',
      '“As I always say,” said {c}, and [then forgot what it was|couldn’t think of it|stopped there].',
      '{C} turned that head right round, [to see who was behind|to see who sat there|to look for spies], and it was {c’s} own tail.',
    ],
  },
  worried: {
    young: [
      '{C’s} eyes [grew huge|went round|popped].',
      '“[Who’s there|What’s that|Who]?” said {c}.',
    ],
    old: [
      '“[I have read about this|There’s a book on this|This comes in a book],” whispered {c}. “[I didn’t finish the chapter|I shut it quickly|The end was torn out].”',
      '{C} [puffed up to twice the size|stood on tiptoe in every feather|fluffed out to a ball] and [still looked small|was small all the same|looked like a muff].',
    ],
  },
  quiet: {
    young: [
      '{C} [put a wing round|leaned on|sat close by] {hero}.',
      '[Soft, soft feathers|A warm, soft wing|Hush, hoo, hush].',
    ],
    old: [
      '{C} spread a wing over {him}, [without a single fact|and quoted nobody|and shut the book].',
      'For once {c} knew nothing to say, [and that was the right thing|which was just right|and stayed by {him}].',
    ],
  },
};
