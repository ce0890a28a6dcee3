import type { FourVoices } from '../page-texts.ts';
import { CALM, JOYFUL, LIVELY, WORRIED } from './hero-peeps.ts';

/** Sentences for any page out of doors, when place and companion have said all they have to say. */
export const ALONG_THE_WAY: FourVoices = [
  [
    '[Step, step|Tip, tap|Pit, pat|Tramp, tramp] [go|say] {hero’s} [toes|heels|soles|feet]!',
    'Look, {c}, [look|look there|over there|look, look]!',
    '[Shh|Hush|Wait], {c}, [listen|ears up|hear that]!',
    '[Left, right|Right, left], {hero}, and [left, right|hop|stop|left again]!',
    'Oh, [my|my, my|goodness|me|dear me], {hero}!',
    'Who [knows|can say|can tell]? Not [even {c}|{c}, not yet|{hero}, not yet]!',
    '[Well, well|My, my|Now, now], [{c}|{hero}|you two]!',
    '{C} [waits a bit|listens|looks twice|looks up|nods and nods|stops and looks].',
    'What is [that|there|this|that noise|over there], {c}?',
    '[Look|See|Peep], {c}, [look|peep] at {spot}!',
    'A [big|deep|long] breath, [whoo|puff|ahh|phew]!',
    '[Side by side|Nose by nose|Close, close], {hero} and {c}!',
    '[Up|Left|Far] they look. [Down|Right|Near] they look.',
    '“[Hm|Oho|Oh|Well],” says {c}.',
    'Not a [sound|word|peep|hum|sneeze], {c}?',
    'Here, {c}, [here|by me|close by|come close|this side]!',
    'Tap, tap, goes {hero’s} [foot|toe|heel|finger].',
    '{hero} counts, [one, two, three|one, two, oh|one, two, two]!',
    '[Stay or go|Left or right|Up or down|Here or there|Hop or walk], {c}?',
    '[Swish|Plop|Rustle|Tick], [what|who] was that, [{c}|{hero}]?',
    '[What|Who] is [behind|near|beside] {spot}?',
    'Eyes open, {c}, [wide|wider|big eyes|round eyes]!',
    'Stay [close|near|by me], {c}, [close, close|so|like that]!',
  ],
  [
    '{hero} looked [back|round|over {his} shoulder] at {spot}.',
    '[Not far off|Over there|Quite near] stood {spot}.',
    '{C} looked at {hero}. {hero} looked [at {c}|back|away first].',
    'Just then something [small|quick|round|shy] went [by|past|round the corner].',
    'Nobody said a [word|thing|peep], not even {c}.',
    '{hero} [came|moved|kept] a bit closer to {c}.',
    'It was all rather [exciting|new|odd|a lot].',
    'Even {spot} seemed to [listen|wait|watch|hold still].',
    '{hero} counted to [three|five|ten|nine], and then [once more|back again|to one more].',
    '“[Hm|Oh|Well],” said {hero}. “[Hm, hm, hm|Dear, oh dear|Now then].”',
    'It was so [still|quiet|hushed] that you could hear [{spot}|a thought|an ear twitch|{c} think].',
    '{C} [stayed|kept] very [close|still|near|quiet].',
    '{hero} [rubbed|scratched|wrinkled] {his} nose, to [think|think better|be sure].',
    'Something [rustled|clicked|squeaked] near {spot}, and [stopped|hushed|thought better of it].',
    '“[Did you hear|Did you see|What was] that?” {hero} asked {c}.',
    '{hero’s} [left|right] [knee|ear|foot|elbow] [itched|tickled|prickled].',
    '{hero} [breathed in|took a breath|filled {his} cheeks], and breathed out [slowly|again|with a puff].',
    'Behind {spot} somebody [small|very small|shy] [sneezed|ran off|coughed].',
    '{hero} and {c} both said “[oh|hm|well]” at [the same time|once].',
    '{hero} was as [still|quiet|stiff] as {spot}.',
    '{hero} thought of {his} [pillow|slippers|front door|bath], just for [a moment|a blink|a second].',
    '{C} [had|nearly had|almost caught] an idea, and then [lost it|let it go|forgot it].',
    '“[Wait|Stop|Hush],” said {c}, and they [waited|stopped|listened].',
    '{C} looked [left|up|in front], and {hero} looked [right|down|behind].',
  ],
  [
    '{hero} looked back at {spot}, already [smaller|further off|half hidden].',
    'They had [passed|gone by|walked round] {spot} without either of them noticing.',
    '{C} looked at {hero}, and {hero} looked at {c}, and neither had anything to [add|say|suggest].',
    'A [breeze|small breeze|draught] came round {spot} to see what was [going on|the matter|so interesting].',
    'Even {spot} seemed to be [leaning in to listen|holding still|waiting to hear more].',
    'For a moment nothing [moved|stirred|made a sound] between {spot} and {spot}.',
    '{hero} wiped {his} hands on {his} [knees|sleeves|elbows], which were past [minding|caring].',
    'Somewhere behind {spot} something small [ran away|sneezed|changed its mind].',
    '{hero} counted to [ten|seven|twelve], and then, to be [fair|safe|thorough], did it again.',
    '“[Hm|Well|Oh],” said {hero}, which covered [most|all|nearly all] of it.',
    'It was [quiet|still] enough to hear {spot} [thinking|listening|getting older].',
    '{hero} took one more look at {spot}, in case of any [ideas|clues|advice].',
    'A [crumb|button|thread] fell from {hero’s} [sleeve|pocket|collar], and it sounded like a [plate|gong|boulder].',
    '{C} began a [sentence|hum|question], and [left|dropped|lost] it in the middle.',
    'Nobody had told {hero} about this [part|bit|side] of [adventures|things|the business].',
    '{hero} shifted {his} weight from one [leg|foot] to the other, [twice|thoughtfully|and back].',
    'Near {spot} somebody had [dropped|lost|left] a [button|feather|bootlace], and not come back for it.',
    '“Don’t look [now|round|up],” said {c}, so of course {hero} [did|looked|had to].',
    '{hero’s} [bootlace|shoelace|left sock] had come [undone|down|loose], as it does when there is no time for it.',
  ],
  [
    '{hero} looked back at {spot}, [and found|only to find] it all [smaller|further off|more ordinary] than it had any right to be.',
    'They had gone past {spot} without [noticing|a glance|a word], as one does when one is [thinking|in earnest|counting steps].',
    '{C} looked at {hero}, {hero} looked at {c}, and for the moment there was nothing to [add|say|be said].',
    'A small [wind|breeze|draught] came round {spot}, as if to see how they were [getting on|managing|bearing up].',
    'Even {spot} had the air of somebody pretending not to [listen|notice|care].',
    'For the space of a [breath|heartbeat|blink] nothing [moved|stirred] between {spot} and {spot}.',
    '{hero} wiped {his} hands on {his} knees, which had long since given up being [clean|respectable|looked at].',
    'From the direction of {spot} came a [rustle|scuffle|small cough], and then a rather [guilty|thoughtful|crowded] silence.',
    '{hero} told {himself} that {he} would count to [ten|twenty|fifty], and got as far as [six|seven|four].',
    'It was not at all how {hero} had [pictured|imagined] it, and {he} had pictured it very [thoroughly|often|carefully].',
    '{C} opened with a remark about {spot}, and, [finding no takers|meeting no answer], closed with [a cough|it|another].',
    '{hero} had the [feeling|impression|odd idea] that {spot} had been [nearer|further off|on the other side] a moment ago.',
    'There was a [crumb|button|bootlace] in {his} pocket, and {hero} held on to it, since it at least was [familiar|on {his} side|an old friend].',
    '“We might [stop|think|start] by {spot},” said {c}, in the voice of someone who had [thought of nothing else|only just noticed it].',
    'Nothing in any of the books, {hero} [reflected|thought], had mentioned how much [itching|waiting|standing about] there would be.',
    'Whoever had put {spot} there had not [done it|acted] with a view to [comfort|visitors|people in a hurry].',
    '{hero} tried to look like a person who [did this every week|had a plan|had read the instructions], and {c} was kind enough to be [impressed|fooled|silent].',
  ],
];

/** The hero by name, for the youngest: always true of a page in that mood, with or without a companion. */
export const HERO_PEEPS = {
  joyful: JOYFUL,
  lively: LIVELY,
  worried: WORRIED,
  calm: CALM,
} as const;

/** What sort of creature the companion is, in the parent's own word. */
export const NAMED_KIND: FourVoices = [
  [
    '{C} is [{a:kind}|a real {kind}|a good {kind}]!',
    '[Hello,|Hello, hello,|Ooh,|Look,] {c} the {kind}!',
    '[Good|Dear|Clever|Best] {kind}, {c}!',
    'Who is a [good|fine|clever|brave] {kind}? {C}!',
    '[Oh|My|See], what a {kind}, [hello|dear|hooray,] {c}!',
  ],
  [
    '{C} was a very [good|wise|fine|brave] {kind}.',
    'There [is|was] no {kind} [like|as good as] {c}.',
    '“I am {a:kind},” said {c}, “so I know.”',
    '“Can {a:kind} do [that|sums|this]?” asked {hero}. {C} could.',
    '{hero} had never had {a:kind} for a [friend|best friend|neighbour] before.',
  ],
  [
    'There is no {kind} in the [world|whole world|wide world] quite like {c}.',
    '“Speaking as {a:kind},” said {c}, “I’d [go left|wait|ask first|take a run at it].”',
    '{C} knew what {a:kind} [should|ought to] do at such times, and [didn’t do it|did the opposite|did half of it].',
    'It is [useful|handy|a comfort] to have {a:kind} with you, and {c} was a good one.',
    'You could tell from the [look|silence|sigh] that {c} was {a:kind} with [plans|a past|opinions].',
  ],
  [
    'There was, {hero} felt [sure|certain], no other {kind} quite like {c}.',
    '“Speaking as {a:kind},” said {c}, “I should [go carefully|ask for it in writing|sit down first].”',
    'It was, {hero} thought, exactly what {a:kind} would do, and {c} [did it|had done it|was doing it].',
    'Most people have no {kind} to turn to at such [moments|times], and {hero} [was sorry for them|wondered how they managed].',
    '{C} had views on how {a:kind} ought to [behave|stand|look], and now and then lived up to [them|one of them].',
  ],
];

/** The place itself, by the name the parent gave it, on a page that plays there. */
export const NAMED_HERE: FourVoices = [
  [
    'Hello, [{xs}|dear {xs}|big {xs}]!',
    '[Here we are|Here it is|Look], {thex}!',
    '[Ooh|Oh|My|See], {thex}!',
    'This is {thex}, [hooray|hello|ooh|so big]!',
    '“{Thex}!” [says|calls|cries] {hero}.',
  ],
  [
    'So [this was|here was|that was] {thex}!',
    '“Hello, {xs}!” [called|whispered|cried] {hero}.',
    '“I like {thex},” said {c}[|, after a while|, and meant it].',
    '{Thex} [smelled|sounded|looked] just [right|as it should].',
    '“Is this {thex}?” asked {c}. [It was|Yes, it was|Of course it was].',
  ],
  [
    'So this was {thex}, [at last|and no mistake|from close up]!',
    '“So this is {thex},” said {hero}. “I thought it would be [smaller|louder|further].”',
    '“There’s only one {xs},” said {c}, “and this is [it|the one].”',
    'You can’t [get|understand] {thex} from a [picture|postcard|map]; you have to [stand|go|have been] there.',
    'Nobody [comes to|leaves] {thex} without [looking twice|taking a deep breath|getting something in a shoe].',
  ],
  [
    'This, then, was {thex}, and it did not look as it does in [books|pictures|dreams].',
    '“I had imagined {thex} with more [signposts|railings|benches],” said {c}.',
    'So this was {thex}, thought {hero}, and nobody had told {him} the [half|best part] of it.',
    'There is a [smell|silence|feeling] about {thex} that gets into no [guidebook|photograph|report].',
    'People talk of {thex} as if they had all been [there|round it twice]; {hero}, from now on, [could|would].',
  ],
];

/** What a toy or a vehicle is called that has a name in the idea. */
export const NAMED_THING: FourVoices = [
  [
    '[Oh|Dear|Hello|Ooh], {name}!',
    '{Name}, {name}, [{name}|dear {name}|come]!',
    'The name is {name}, [hello|good|dear] {name}!',
    'Who is [that|this|here]? {Name}!',
    'Say {name}, [again|louder|softly]: {name}!',
  ],
  [
    'The {x} was called {name}.',
    '{name} was no [ordinary|common|everyday] {x}.',
    'A {x} [needs|must have] a name, and this one had [{name}|one: {name}].',
    '“This is {name},” {hero} [told|said to] everybody.',
    'There [was|could be] only one {x} [called|named] {name}.',
  ],
  [
    'The {x} was called {name}, and would not have answered to [anything else|another name].',
    'There are [many|plenty of|all sorts of] {many:x}, but only one is [called|known as] {name}.',
    'The {x} was {name}, and {name} was the {x}; you could not have [one without the other|mixed them up].',
    '“Mind {name},” said {hero}, for that was what the {x} was [called|named].',
    '“[Good day|Excuse me|Thank you], {name},” {hero} would say to the {x}, as one [does|should].',
  ],
  [
    'The {x} had a name, which was {name}, and, if you asked {hero}, a [character|reputation|temper].',
    'To strangers it was {a:x}; in that house it was {name}[|, and always had been|, and a person of note].',
    'One {x} is much like another, people [say|think]; but they had not [met|been introduced to] {name}.',
    'The name of {name} had been [settled early|chosen with care|argued over], and the {x} had [grown into it|never complained].',
    '{hero} spoke of {name} as one speaks of [a colleague|an old friend|an uncle], and not at all as one speaks of {a:x}.',
  ],
];

/** A place that is said with one word: “underwater”, “under the sea”. */
export const NAMED_WITHIN: FourVoices = [
  [
    '[Look, look|Here, here|On, on], {thex}!',
    '{Thex}, [ooh|oh my|hello|aah]!',
    '[Here we are|Now we are|Look, we are], {thex}!',
    'It is so [big|new|quiet|odd] {thex}!',
    'Who is {thex}? [We are|{hero} is|{C} is]!',
  ],
  [
    'It was all so [different|odd|new|soft] {thex}.',
    'Everything is [slower|stranger|bigger] {thex}.',
    '“So that’s how it is {thex},” said [{c}|{hero}].',
    'You feel [lighter|smaller|braver] {thex}.',
    '{C} had [dreamed of|heard of] being {thex}.',
  ],
  [
    'Everything looks a bit different {thex}, and [sounds|smells|feels] different too.',
    'You would not believe how many [things|corners|colours] there are {thex}.',
    '“Nobody’s [in a hurry|shouting|early] {thex},” said {c}.',
    'It takes a [while|minute] to get used to [being|walking about] {thex}.',
    '{hero} had not known that one could [whisper|sneeze|whistle] {thex}.',
  ],
  [
    'Nothing is quite the same {thex}, where even thoughts seem to take [longer|their time|another road].',
    'It is a [curious|strange|fine] thing to be {thex} and not in bed.',
    'The rules, {hero} [found|noticed], were different {thex}, and nobody had written them [down|up].',
    'One’s [manners|ideas|plans] change {thex}, and so does one’s [hair|voice|sense of time].',
    '“It’s a [wonder|pity|mercy] that more people don’t live {thex},” said {c}, looking [about|round] for them.',
  ],
];
