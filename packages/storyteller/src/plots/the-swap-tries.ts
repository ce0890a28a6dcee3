import { beat, show, type Try } from './plot.ts';

/** Five ways of getting a voice back, none of which asks whether it is wanted. */
export const THE_SWAP_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('cheer', 'brave', 'funny', { companion: { pose: 'play', mood: 'curious' } }),
    [
      'They shout so loud that the [ground|sky|bees|grass] [shakes|wobbles|jumps]! Now {hero} has [hic|hup|hip], [hic|hup] hiccups.',
      '[Shout|Yell|Roar], and the voices [bump|crash|bounce] and run home! It is the wrong [home|mouth], [hic|hup|hip]!',
    ],
    [
      'They stood by {spot} and [shouted|roared|yelled|bellowed|whooped], both at once. ^ The two voices [met|crashed|banged heads|ran together|got stuck] in the middle, [bump|bonk|boing|clonk]! They came [back|home|in again] with the [hiccups|hiccups, too|hiccups on top], [hic|hup|hip|hoc] and [hic|hup|hip|hoc].',
      '“We must [shout|yell|say it|sing|roar] louder,” said {hero}. They [yelled|roared|screamed|bawled|bellowed] “SWAP” till [leaves fell|dogs barked|{his} hat flew off]. ^ But the voices [bumped heads|shook hands|got muddled|got lost|turned round] and [went|ran|flew|hopped|raced] home to the wrong mouths again.',
    ],
    [
      'One [stood|got|posted themselves|planted themselves] on this side of {spot} and the other on [that side|that|the far one|the other side]. “When I say [three|go|now|bananas],” said {hero}, “throw your voice as [hard|far|high|straight] as you can.” They [threw|threw them|both threw|let fly|flung|hurled]. ^ The voices [met|collided|clashed|crossed] in the middle with a [bump|bonk|thud|twang|clonk]. Each ran [straight|right|whimpering] back to the mouth it [came|started] from. Now they had [hiccups|the hiccups|terrible hiccups|hiccups, both] [too|besides]. “We never [said|settled|agreed|decided] who [goes|went|catches|sits] first,” said {hero}. “[Hic|Hup|Hic, hic|Hip|Hup, hup].”',
    ],
    [
      'It stood to reason that a voice could be [thrown|thrown, like a ball|thrown, by and large|thrown like a hat], since people were always [saying so|talking of it|mentioning it|offering to]. They took up [places|positions|stations|posts] on either side of {spot}, like [tennis players|goalkeepers|bookends|candlesticks|wrestlers]. “After [three|two|ten|four|five],” said {hero}. They drew breath until their [eyes bulged|buttons strained|ears moved|collars creaked|hats rose], and [let go|fired|let fly|loosed]. ^ You could [almost|very nearly|nearly|all but] [see it happen|see it|watch them go|follow it|see them go]. Two [enormous|tremendous|gigantic|colossal] shouts met in the air, [bowed|nodded|hesitated|apologised], went left, went right, got in each other’s way, and hurried back to where they had come from. Both of them had hiccups for [ten minutes|twenty minutes|half an hour|the next mile]. “We were so [busy|keen on|set on|taken up with] sending,” said {hero}, “that neither of us was, hic, [at home|in|there to catch|minding the shop].”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'flower', place: 'hand' }] }),
    [
      'Sniff the [big|pink|fluffy] flower, ah, ah, [atchoo|tishoo|hatchoo]! No voice flies [out|off|home], only a [hat|bee|sock].',
      'Tickle, [tickle|twitch|wriggle], and out comes a [big|huge|wet] sneeze! They are still [swapped|muddled|jumbled], [sniff|bother|tut].',
    ],
    [
      '“We’ll [sneeze|blow|puff|tickle] them out,” said {hero}, and held up a very [dusty|fluffy|furry|yellow|woolly] flower. [Atchoo|Tishoo|Hatchoo|Hup-choo], [they went|went {hero}|it went]! ^ {hero’s} [hat|hood|cap|scarf|left boot] flew off. {C} [fell over|sat down|rolled over|spun round|jumped]. But the voices [held on|hung on|stuck|stuck fast|stayed put] [tight|hard].',
      '{hero} tickled {c} [on|under|round|right on] the [nose|chin|whiskers|ear]. Ah, ah, [ATCHOO|TISHOO|HATCHOO|HUP-CHOO|ARR-CHOO], [went|sneezed] {c}! ^ It blew {hero} [right|clean|head first|all the way|backwards] past {spot}. “[Bless me|Oh dear|Well|Excuse me|Goodness],” {he} said, in the wrong voice.',
    ],
    [
      '“[Things|All sorts of things|Teeth|Crumbs] fly out when you [sneeze|really sneeze|sneeze hard|sneeze properly],” said {hero}. {He} [found|picked|chose|plucked] a dusty flower near {spot}, and they both took a [good long|deep|great|mighty|noisy] sniff. [ATCHOO|TISHOO|HATCHOO|HUP-CHOO|ARR-CHOO]! [A-A-ATCHOO|HUP-CHOO|AAH-TISHOO]! ^ Out flew a [crumb|button|pip|tooth, nearly|pea|bee]. Out flew [most of|half|the rest of|quite a lot of|the best of] a [sandwich|biscuit|sausage roll|bun]. The voices [stayed|stuck|sat|hung|held on] where they were. “[Bless you|Bless me|Bless us|Bless whoever|Goodness],” [squeaked|piped|tooted] {c}. “I can’t [even|so much as|rightly|quite] [sneeze|sniff] like myself any more,” said {hero}.',
    ],
    [
      'A sneeze, {hero} had [read|heard|been told|learned], leaves the nose [as fast as|faster than] a [train|racehorse|galloping horse|runaway cart]. If [anything|a thing|anything on earth] could [get|knock|blow|shake|fetch] a voice out, that could. {He} picked the [dustiest|woolliest|yellowest|furriest|fluffiest] flower that grew near {spot}, and they sniffed at it, turn and turn about, until [the tears ran down|their eyes ran|their noses glowed|their hats shook]. ^ The sneezes were [magnificent|splendid|historic|superb|heroic|tremendous]. They removed two [hats|scarves|gloves|buttons] and a [bird’s nest|washing line|lampshade|weathercock|row of socks]. But there was something [horrid|odd|wrong|not right|peculiar] about them, and it took {hero} a [minute|moment|second|third sneeze] to work out what. {He} had always sneezed with a [sort|kind|species|hint] of squeak at the [end|back|finish|tail|tip]. This was [somebody else’s|another person’s|a stranger’s|nobody’s|a visitor’s] sneeze. {He} [found|noticed|discovered|saw|felt] that {he} missed the squeak.',
    ],
  ),
  beat(
    show('from-behind', 'cheeky', 'funny', { companion: { pose: 'move', mood: 'curious' } }),
    [
      'Walk [backwards|heels first], and [say|shout|sing] “paws” for swap. [Bump|Bonk|Thud], that was only [{c}|a post|me]!',
      'Step back, [step|hop] back, [plop|flop|bump], down they sit! Not one voice [swaps|pops|moves] [at all|for that].',
    ],
    [
      '“We’ll do it [backwards|the other way|the wrong way|from the end]!” said {hero}. So they [walked|crept|hopped|tiptoed|marched] backwards and [shouted|sang|said|yelled] “Paws!” ^ That [is|spells|makes|says|will be] “swap” backwards. They bumped into {spot}, and [nothing else|no more|nothing more|no more than that] [happened|popped].',
      'They [turned|spun|whirled|twirled] round three times, the [other|wrong] way. They [hopped|clapped|bowed|jumped|shook hands], the [other|wrong] way. ^ They [called|cried|shouted|sang|bawled] “Paws!” Now they were [dizzy|giddy|wobbly|spinning], and still [swapped|muddled].',
    ],
    [
      '“To undo a [thing|muddle|trick|knot|spell], do it [backwards|the other way|wrong end first],” said {hero}. {He} had worked it out [on paper|in the dust|on {his} fingers|on the ground|on a leaf]. “Swap” [the wrong way round|from behind|from the back|read from the right|upside down] is “paws”. So they shook hands behind their backs, [turned|spun|whirled|twirled] three times to the left, and [shouted|cried|announced|sang] “Paws!” ^ Then they walked backwards past {spot} and [sat|fell|plopped|landed] down in a [puddle|thistle|bucket|bramble|flowerpot]. “It undid my [balance|laces|buttons|temper|hair|braces],” said {hero}. “[Nothing else|And that was all|But no more|Not the swap|And not a voice|But not us].”',
    ],
    [
      'What has been done forwards can be [undone|mended|taken out|put right] backwards; it works with [knitting|shoelaces|jam lids|zips|buttons]. {hero} wrote the whole thing down, held it up to a [mirror|window|spoon|teapot], and learned it [by heart|like that|from there|line by line]. They set off [in reverse|heels first|tail first|boots first|back first] past {spot}. “Paws,” they said [solemnly|gravely|together|firmly|with dignity], which is “swap” from the other [end|side|bank]. ^ A passer-by, seeing two people walk backwards and [talk about|discuss|argue about|recite] paws, took another [way|road|path|street] home. “It’s [no use|no good|hopeless],” said {hero}, from the [ditch|nettles|thistles]. “You can [say|spell|do|walk|sing] it backwards. You can’t mean it [backwards|in reverse|that way|from that end|wrong way round].” For that was how it had [happened|been done|come about|started|been managed] [this morning|in the first place|to begin with]. {He} had [meant|wanted|wished] [every word|all of it|it, all of it|the whole of it|each letter].',
    ],
  ),
  beat(
    show('sit', 'cheeky', 'funny', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      'They sit as [still|quiet] as [spoons|buns|mice]. Then {c} goes [tee-hee|ha, ha|pff], all squeaky!',
      '“[Go|Hop|Run] home, voices,” [says|begs] {hero}. They [wait|sit|hush] a bit, then [snort|giggle|laugh] and spoil it.',
    ],
    [
      '“If nobody [talks|speaks|peeps|hums|moves], they’ll go home,” said {hero}. They sat by {spot} and [said|hummed|did|thought|sang] nothing. ^ Then {c} [giggled|snorted|tittered|hiccuped|chuckled]. [In|It was in|And in|And all in|Right in] {hero’s} voice! So they had to [begin|start|go|sit] [again|all over|once more].',
      'Not one [word|hum|yes|sniff|la], and not one [peep|squeak|no|hic|hee]! They sat by {spot} with their [lips|mouths|teeth] [shut|closed|pressed|locked] tight. ^ A [fly|ladybird|moth|beetle|bee] sat down on {hero’s} [nose|chin|lip|ear]. “[Hee, hee|Tee-hee|Ha, ha|Pff, hee|Ho, ho],” went somebody.',
    ],
    [
      '“A voice [hates|can’t bear|dreads|fears] being left [alone|out|in silence|idle],” said {hero}. “If nobody [talks|speaks|sings|hums], they’ll [go|creep|run|slink|trot] home by themselves.” They [sat|settled|perched|lay] down by {spot} and did not say a [word|thing|syllable|peep|sausage]. ^ It was {c} who [laughed|cracked|giggled|snorted|gave in] first. But what came out was {hero’s} own laugh, all [squeak|creak|whistle|peep] and [bubbles|hiccups|feathers|pepper|marbles]. It was so [catching|silly|tickly|nice] that {hero} [had to join in|laughed too|couldn’t help joining in|joined in at once|went off as well]. That was [the end|an end|the finish|the last] of [that|the silence|the plan|all the quiet].',
    ],
    [
      '[One|Another] plan was to [bore them|bore them stiff|starve them out]. A voice that isn’t used, {hero} [explained|argued|reasoned|maintained], must sooner or later [go and look|look|set out] for work, and where would it go but home? They [sat|settled|lay|camped] down near {spot} to say [nothing|nothing at all|not one thing|nothing, firmly]. They said it for [four|three|five|six|two] whole minutes. ^ Then {c} [caught {his} eye|looked at {him}|met {his} eye|glanced over|peeped]. There was a [snort|gulp|splutter|cough|gurgle], and then a [laugh|whoop|bellow|howl]. It was {hero’s} laugh, the real one, with a squeak in the middle like a mouse on a [seesaw|trampoline|swing|slide|harp]. {He} had never had to sit [opposite|next to|across from] it before. It was [quite|perfectly|simply|wholly] [impossible|beyond {him}] not to laugh back. “So that’s why [people do|people laugh|people laugh at it|they all do it],” {he} thought.',
    ],
  ),
  beat(
    show('hold', 'thoughtful', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
    [
      '[Sing|Hum|Talk] in a jar, [lid|top|cork] on! They open it, [fizz|whizz|zip], and it is [empty|bare]!',
      '[Catch|Trap|Get] it in the jar, [quick|snap|got you]! [Buzz|Fizz|Hum], it goes, and flies out [again|home].',
    ],
    [
      '{hero} [talked|hummed|sang|chatted|roared] into a jar and put the lid on, [quick|tight|hard|click]! ^ Then {c} [opened|unscrewed|tapped|sniffed|shook] it. “[Hello|Ahoy|Ahem|Coo-ee|Hee, hee]?” said the jar, and the voice [hopped|popped|flew|slid] right back into {hero}.',
      '“I’ll [catch|trap|keep|save|shut] them in a jar,” said {hero}. [Snap|Clap|Click|Clack|Pop] went the lid! ^ [Buzz, fizz, buzz|Fizz, hum, fizz|Hum, buzz, hum|Hum, fizz, hum|Buzz, hum, fizz], went the jar. [Pop|Ping|Plop|Bop|Pling], and both voices flew [home|back|straight back|in again] to the wrong [place|mouth|one|house|side].',
    ],
    [
      'By {spot} {hero} [found|picked up|dug up|spotted] an empty [jar|pickle jar|jam jar|honey jar|mustard jar]. “We [each|both|first] [talk|sing|speak|hum|whisper] into it,” {he} said. “Then we [mix up|shake it|stir well|swirl it|count ten], and [drink|swallow|gulp|sip].” They [talked|chatted|murmured] until the glass went [misty|foggy|cloudy|grey|steamy]. Then they [drank|drank it|both drank|swallowed|drained it|took turns]. ^ It tasted of [pickle|pond|socks|pencil|chalk|pennies]. {hero} [burped|hiccuped and burped|burped, twice|gulped and burped|burped, then bowed|hummed and burped]. It was a [very good|lovely|first-class|splendid|royal] burp, but it was {c’s}. “It’s no [use|good|earthly good|help] [bottling|potting|canning|pickling] it,” {he} said. “It doesn’t know [who it’s for|where to go|whose it is|where it lives|whom it wants].”',
    ],
    [
      'They tried to [catch|trap|collect|keep|store] them in a jar. {hero} [found|unearthed|begged] one near {spot}, and spoke into it, [slowly and clearly|as if to an aunt|in {his} best accent|word by word], and screwed down the lid on the last word. Then {c} did the same in [a teapot|another jar|a mustard pot|a biscuit tin|a thermos flask]. One only had to [exchange|change over|trade|cross over] the two, open them, and [breathe in|inhale|sniff|swallow|drink up]. ^ It was very nearly [science|chemistry|clever|medicine]. There was a fizz and a smell of [gherkins|hot dust|old cupboards|wet wool|chalk], and something [brushed|slid|whirred|buzzed] past {hero’s} ear. “[Testing|Good morning|Hello|Ahem|Over here],” {he} said, [hopefully|in hope|crossing {his} fingers|all hope], in precisely the wrong voice. It had [gone straight back|gone back in|never even hesitated|gone home]. It had no [reason|cause|call|business|wish] to [come|go|go back|run] to {him}. {He} had, after all, [given it away|handed it over|signed it away|waved it goodbye].',
    ],
  ),
];
