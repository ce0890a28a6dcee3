import { beat, show, type Try } from './plot.ts';

/** Five ways of getting a voice back, none of which asks whether it is wanted. */
export const THE_SWAP_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('cheer', 'brave', 'funny', { companion: { pose: 'play', mood: 'curious' } }),
    [
      '“[SWAP|NOW SWAP|SWAP, SWAP]!” [Bump|Bonk|Boing|Bang|Clonk]! Now [both have|we have|they get] hiccups. [Hic|Hup|Hip|Hoc|Hic-up]!',
      '[Shout, shout|Yell, yell|Roar, roar]! The voices [bump|crash|meet]. [Ow|Ouch|Oof]!',
    ],
    [
      'They stood by {spot} and [shouted|roared|yelled], both at once. ^ The two voices [met|crashed|banged heads] in the middle. [Bump|Bonk|Boing|Bang|Clonk]! They came [back|home] with the [hiccups|hiccups, too]. [Hic|Hup|Hip|Hoc|Hic-up]! [Hic, hic|Hup, hic|And hic]!',
      '“We must [shout|yell|say it] louder,” said {hero}. “SWAP!” they [yelled|roared|screamed]. ^ But the voices [bumped heads|shook hands|got muddled] and [went|ran|flew] home to the wrong mouths again.',
    ],
    [
      'One [stood|got] on this side of {spot} and the other on [that side|that]. “When I say [three|go],” said {hero}, “throw your voice as [hard|far] as you can.” They [threw|threw them|both threw|let fly]. ^ The voices [met|collided] in the middle with a [bump|bonk|thud]. Each ran [straight|right] back to the mouth it [had come|came] from. Now they had [hiccups|the hiccups] [as well|too]. “We never [said|settled|agreed] who [goes|went] first,” said {hero}. “[Hic|Hup|Hic, hic|Hip].”',
    ],
    [
      'It stood to reason that a voice could be [thrown|thrown, like a ball], since people were always [saying so|talking of it]. They took up [places|positions] on either side of {spot}, like [tennis players|goalkeepers|bookends]. “After [three|two|ten],” said {hero}. They drew breath until their [eyes bulged|buttons strained|ears moved], and [let go|fired|let fly]. ^ You could [almost|very nearly] [see it happen|see it|watch them go]. Two [enormous|tremendous] shouts met in the air, [bowed|nodded], went left, went right, got in each other’s way, and hurried back to where they had come from. Both of them had hiccups for [a quarter of an hour|ten minutes|twenty minutes]. “We were so [busy|keen on] sending,” said {hero}, “that neither of us was, hic, [at home|in].”',
    ],
  ),
  beat(
    show('look-aside', 'laugh', 'funny', { props: [{ prop: 'flower', place: 'hand' }] }),
    [
      '[Sniff|Smell] the [flower|big flower]. [Ah, ah|Ah, oh|Oo, ah], ATCHOO! No [good|use|luck].',
      '[Tickle, tickle|Itch, itch|Twitch, twitch]! A [big|huge|loud] sneeze. Still [swapped|muddled|wrong]!',
    ],
    [
      '“We’ll [sneeze|blow] them out,” said {hero}, and held up a very [dusty|fluffy|furry] flower. [Atchoo|Tishoo|Hatchoo]! ^ {hero’s} [hat|hood|cap] flew off. {C} [fell over|sat down|rolled over]. But the voices [held on|hung on|stuck] [tight|hard].',
      '{hero} tickled {c} [on|under] the [nose|chin]. Ah, ah, [ATCHOO|TISHOO|HATCHOO|HUP-CHOO|ARR-CHOO]! ^ It blew {hero} [right|clean|head first] past {spot}. “[Bless me|Oh dear|Well],” {he} said, in the wrong voice.',
    ],
    [
      '“[Things|All sorts of things] fly out when you [sneeze|really sneeze],” said {hero}. {He} [found|picked] a dusty flower near {spot}, and they both took a [good long|deep|great] sniff. [ATCHOO|TISHOO|HATCHOO|HUP-CHOO|ARR-CHOO]! [A-A-ATCHOO|HUP-CHOO|AAH-TISHOO]! ^ Out flew a [crumb|button|pip|tooth, nearly]. Out flew [most of|half|the rest of] a [sandwich|biscuit]. The voices [stayed|stuck|sat] where they were. “[Bless you|Bless me|Bless us],” [squeaked|piped] {c}. “I can’t [even|so much as] [sneeze|sniff] like myself any more,” said {hero}.',
    ],
    [
      'A sneeze, {hero} had [read|heard], leaves the nose [as fast as|faster than] a [train|racehorse]. If [anything|a thing] could [get|knock|blow] a voice out, that could. {He} picked the [dustiest|woolliest|yellowest] flower that grew near {spot}, and they sniffed at it, turn and turn about, until [the tears ran down|their eyes ran]. ^ The sneezes were [magnificent|splendid|historic|superb]. They removed two [hats|scarves] and a [bird’s nest|washing line|lampshade]. But there was something [horrid|odd|wrong] about them, and it took {hero} a [minute|moment] to work out what. {He} had always sneezed with a [sort|kind] of squeak at the [end|back|finish]. This was [somebody else’s|another person’s|a stranger’s] sneeze. {He} [found|noticed|discovered] that {he} missed the squeak.',
    ],
  ),
  beat(
    show('from-behind', 'cheeky', 'funny', { companion: { pose: 'move', mood: 'curious' } }),
    [
      '[Walk|Hop|Step] backwards. [Say|Shout|Sing] “Paws!” [Bump|Bonk|Thud]! Oh [dear|no|bother].',
      'Backwards, [backwards|and back|back, back]! Step, [step|hop|step, step], [plop|bump]!',
    ],
    [
      '“We’ll do it [backwards|the other way]!” said {hero}. So they [walked|crept|hopped] backwards and [shouted|sang] “Paws!” ^ That [is|spells|makes] “swap” backwards. They bumped into {spot}, and [nothing else|no more] [happened|popped].',
      'They [turned|spun] round three times, the [other|wrong] way. They [hopped|clapped|bowed], the [other|wrong] way. ^ “Paws!” they [called|cried|shouted]. Now they were [dizzy|giddy|wobbly], and still swapped.',
    ],
    [
      '“To undo a [thing|muddle|trick], do it [backwards|the other way],” said {hero}. {He} had worked it out [on paper|in the dust|on {his} fingers]. “Swap” [the wrong way round|from behind|from the back] is “paws”. So they shook hands behind their backs, [turned|spun] three times to the left, and [shouted|cried] “Paws!” ^ Then they walked backwards past {spot} and [sat|fell] down in a [puddle|thistle|bucket]. “It undid my [balance|laces|buttons|temper],” said {hero}. “[Nothing else|And that was all|But no more|Not the swap].”',
    ],
    [
      'What has been done forwards can be [undone|mended] backwards; it works with [knitting|shoelaces|jam lids]. {hero} wrote the whole thing down, held it up to a [mirror|window], and learned it [by heart|like that]. They set off [in reverse|heels first|tail first] past {spot}. “Paws,” they said [solemnly|gravely|together], which is “swap” from the other [end|side]. ^ A passer-by, seeing two people walk backwards and [talk about|discuss] paws, took another [way|road] home. “It’s [no use|no good|hopeless],” said {hero}, from the [ditch|nettles]. “You can [say|spell|do] it backwards. You can’t mean it [backwards|in reverse|that way].” For that was how it had [happened|been done|come about] [this morning|in the first place]. {He} had [meant|wanted] [every word|all of it|it, all of it].',
    ],
  ),
  beat(
    show('sit', 'cheeky', 'funny', { companion: { pose: 'rest', mood: 'curious' } }),
    [
      '[Be quiet|Shh now|Sit still]. [Very|So|Ever so] quiet. [Tee-hee|Hee, hee|Ha, ha]! Oh, [{c}|no, {c}|you, {c}]!',
      '[Hush|Shush|Sleep], voices! Go [home|home, now|in]! “[Ha, ha|Hee, hee|Tee-hee]!” [Oops|Oh dear|Bother].',
    ],
    [
      '“If nobody [talks|speaks|peeps], they’ll go home,” said {hero}. They sat by {spot} and [said|hummed|did] nothing. ^ Then {c} [giggled|snorted|tittered]. [In|It was in|And in] {hero’s} voice! So they had to [begin|start] [again|all over].',
      'Not one [word|hum|yes]. Not one [peep|squeak|no]. They sat by {spot} with their [lips|mouths] [shut|closed] tight. ^ A [fly|ladybird|moth] sat down on {hero’s} [nose|chin]. “[Hee, hee|Tee-hee|Ha, ha],” went somebody.',
    ],
    [
      '“A voice [hates|can’t bear] being left [alone|out],” said {hero}. “If nobody [talks|speaks], they’ll [go|creep|run] home by themselves.” They [sat|settled] down by {spot} and did not say a [word|thing|syllable]. ^ It was {c} who [laughed|cracked|giggled] first. But what came out was {hero’s} own laugh, all [squeak|creak] and [bubbles|hiccups|feathers]. It was so [catching|silly] that {hero} [had to join in|laughed too|couldn’t help joining in]. That was [the end|an end] of [that|the silence].',
    ],
    [
      '[One|Another] plan was to [bore them|bore them stiff]. A voice that isn’t used, {hero} [explained|argued], must sooner or later [go and look|look] for work, and where would it go but home? They [sat|settled|lay] down near {spot} to say [nothing|nothing at all]. They said it for [four|three|five] whole minutes. ^ Then {c} [caught {his} eye|looked at {him}|met {his} eye]. There was a [snort|gulp|splutter], and then a [laugh|whoop]. It was {hero’s} laugh, the real one, with a squeak in the middle like a mouse on a [seesaw|trampoline|swing]. {He} had never had to sit [opposite|next to|across from] it before. It was [quite|perfectly] [impossible|out of the question] not to laugh back. “So that’s why [people do|people laugh],” {he} thought.',
    ],
  ),
  beat(
    show('hold', 'thoughtful', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
    [
      '[Talk|Hum|Sing] in a jar. [Shut it|Lid on|Screw it up]. [Pop|Fizz|Ping]! [Empty|All gone|Nothing in].',
      '[Catch|Get|Trap] it! Lid [on|down|tight]! Buzz, [fizz|hum|fuzz], gone.',
    ],
    [
      '{hero} [talked|hummed|sang] into a jar and put the lid on, [quick|tight]. ^ Then {c} [opened|unscrewed|tapped] it. “[Hello|Ahoy|Ahem]?” said the jar, and the voice [hopped|popped] right back into {hero}.',
      '“I’ll [catch|trap|keep] them in a jar,” said {hero}. [Snap|Clap|Click] went the lid! ^ [Buzz, fizz, buzz|Fizz, hum, fizz|Hum, buzz, hum], went the jar. [Pop|Ping|Plop]! Both voices flew [home|back] to the wrong [place|mouth|one].',
    ],
    [
      'By {spot} {hero} [found|picked up] an empty [jar|pickle jar|jam jar]. “We [each|both] [talk|sing|speak] into it,” {he} said. “Then we [mix up|shake it|stir well], and [drink|swallow].” They talked until the glass went [misty|foggy|cloudy]. Then they [drank|drank it|both drank|swallowed]. ^ It tasted of [pickle|pond|socks|pencil]. {hero} [burped|hiccuped and burped|burped, twice|gulped and burped]. It was a [very good|lovely|first-class] burp, but it was {c’s}. “It’s no [use|good] [bottling|potting] it,” {he} said. “It doesn’t know [who it’s for|where to go|whose it is].”',
    ],
    [
      'They tried to [catch|trap|collect] them in a jar. {hero} [found|unearthed] one near {spot}, and spoke into it, [slowly and clearly|as if to an aunt], and screwed down the lid on the last word. Then {c} did the same in [a teapot|another jar|a mustard pot]. One only had to [exchange|change over] the two, open them, and [breathe in|inhale|sniff]. ^ It was very nearly [science|chemistry|clever]. There was a fizz and a smell of [gherkins|hot dust|old cupboards], and something [brushed|slid] past {hero’s} ear. “[Testing|Good morning|Hello],” {he} said, [hopefully|in hope], in precisely the wrong voice. It had [gone straight back|gone back in|never even hesitated]. It had no [reason|cause|call] to [come|go] to {him}. {He} had, after all, [given it away|handed it over|made a present of it].',
    ],
  ),
];
