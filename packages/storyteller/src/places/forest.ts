import type { PlacePack } from './place-pack.ts';

export const forest: PlacePack = {
  id: 'forest',
  setting: 'forest',
  noun: 'forest',
  preposition: 'in',
  outfit: 'coat',
  weathers: ['clear', 'mist', 'wind', 'cloudy'],
  spots: [
    'the hollow oak',
    'the fallen log',
    'the rust-red bracken',
    'the old stump',
    'the crooked pine',
    'the bramble arch',
    'the ring of toadstools',
    'the mossy rock',
  ],
  peeps: [
    '[Rustle|Shuffle|Crackle], [rustle|shuffle|leaves]!',
    '[Crunch|Crackle|Swish] go the leaves!',
    '[Knock|Tock|Tap], [knock|tock|tap], [woodpecker|beak]!',
    '[Drip|Plip|Plop], [drop|drip|plop], [moss|ferns|leaf]!',
    '[Hoo|Who|Hoo-hoo], [hoo|who|hoo-hoo]!',
    '[Snap|Crack|Crick] goes a [twig|stick|branch]!',
    '[Sniff|Mmm], [mushrooms|moss|pine]!',
    '[Tall|Big|Old], [tall|old|fat] [tree|oak|trunk]!',
    '[Plop|Plip|Tock], [acorn|cone|nut]!',
    '[Peep|Peek|Hop], [squirrel|wren|bird]!',
    '[Creep|Crawl|March], [beetle|snail|woodlouse]!',
    '[Scurry|Scamper|Pitter], [mouse|vole|little feet]!',
    '[Soft|Green|Springy], [soft|green|deep] moss!',
    '[Trickle|Gurgle|Glug], [stream|brook|gurgle]!',
    '[Whoo|Shh|Swish], [branches|treetops|leaves]!',
    '[Over|Up] the [root|log|stump]!',
  ],
  sights: {
    young: [
      'A squirrel [peeped|looked|sneezed] and was gone.',
      'The leaves went [crunch|crackle|swish], [crunch, crunch|crackle, crackle|swish, swish].',
      'A woodpecker [knocked|tapped|drummed]. Nobody [let it in|opened|was home].',
      'It smelled of [moss|bark|pine] and [mushrooms|wet leaves|ferns].',
      '[An acorn|A cone|A nut] fell, [plip|tock|plop]!',
      'A [spotty|red|frilly] toadstool stood in the way.',
      'A [beetle|snail|woodlouse] [climbed|crossed|explored] a [root|leaf|log].',
      '[Somebody|Something] went [rustle|snuffle|hop] in the [bracken|leaves|brambles].',
      'A [branch|tree|trunk] creaked like [a door|a stair|an old shoe].',
      'A [feather|seed|leaf] [came|floated|drifted] down, [slowly|round and round].',
      'Water went [trickle|glug|plink] under the [ferns|roots|moss].',
      'The moss was [soft|deep|springy] as a [cushion|pillow|bed].',
    ],
    old: [
      'A squirrel dropped [an acorn|a cone|a nut] and looked round as if somebody else had done it.',
      'Somewhere high up a woodpecker [knocked|tapped|hammered], waited, and [knocked|tapped|hammered] again.',
      'The light came down [green|thin|in pieces], as if [it had been strained|through a bottle].',
      'A beetle crossed the path, in no hurry, wearing its best [black|green|bronze] coat.',
      'Everything smelled of [moss|bark|resin], [mushrooms|ferns|nuts] and last week’s [rain|leaves].',
      'One [golden|brown|curled] leaf came down, taking its [time|turn|leave of the rest].',
      'Behind them a twig [snapped|cracked|clicked], and then was very [quiet|sorry] about it.',
      'The trees leaned together overhead like [old people on a bus|aunts over a pram|readers over a map].',
      'A [fungus|toadstool|bracket] had grown on a [stump|log|root], in the shape of an [ear|elbow|old hat].',
      'A wren no bigger than a [plum|walnut|thimble] told them, [at length|loudly|twice], to go round.',
      'Two [trunks|boughs|branches] rubbed together, and made the noise of a [gate|cello|duck] being [patient|tuned].',
      '[Ants|Beetles|Woodlice] were moving [a pine needle|half a leaf|a feather] as men move a [piano|wardrobe|sofa].',
    ],
  },
  arrive: [
    [
      '[Big trees|Fat trees|Old trees|Green trees], [tall trees|thin trees|bent trees|leafy trees], [hello,|big|ooh,|whispery] {noun}!',
      '[Crunch, crunch|Crackle, crackle|Swish, crunch|Rustle, rustle], into {place} [they go|we go|goes {hero}|march {hero} and {c}].',
    ],
    [
      '{Place} stood [tall and green|thick and still|old and deep|shaggy and wide]. The trees [whispered|said|went], “[Shhh|Hush|Ssss|Come in].” ^ {hero} whispered too, and went in on [soft|mouse|slow|sock] feet.',
      '{Within} the path was all [spots|stripes|patches], [light and dark|dim and bright|leaf and light]. {hero} [hopped from spot to spot|hopped from light to light|jumped from one to the next|skipped in and out]. ^ {C} [hopped|came|jumped|trotted] behind.',
    ],
    [
      'Under the trees of {place} it was suddenly [cool|hushed|damp], as if somebody had opened a [larder|cellar]. ^ The path wound between [roots|stumps|trunks] like sleeping [snakes|elephants’ trunks]. {hero} [stepped over|greeted|counted] every one of them, [in case|to be safe|on tiptoe|politely].',
      '{Place} began [all at once|without warning|like a door|in one go]. One step was [road|field|lane], the next was [leaves|moss|green]. ^ {hero} could hear {his} own [boots|heart|sleeves], and far away something that went [tock, tock, tock|tap, tap, tap|creak, creak|knock, knock].',
    ],
    [
      'You do not walk into {place} so much as get swallowed by it, [politely|slowly|gently], [one tree|one leaf|one step] at a time. Behind them the [gate|road] [shrank to|became] a bright [coin|button|keyhole] and then went out. ^ Ahead, the path had a habit of [forking|splitting|bending] whenever {hero} felt [sure of it|clever|on top of it]. The air tasted of [bark|roots|resin] and [cold water|iron|old paper|ferns]. It was the kind of quiet that is really made of [a thousand|a million|ten thousand] very [small noises|soft noises|tiny footsteps].',
      'The first trees of {place} were [thin and friendly|slim and polite|young and easy], with [initials|hearts|dates] carved in them. The next were [older|thicker|knottier|not so chatty]. By {spot} they were so old that they had stopped bothering about the [sky|fashion|rest], and grew [sideways|in circles|beards|as they liked]. ^ {hero} [walked softly|went quietly|trod gently|lowered {his} voice]. It wasn’t [fear|nerves|caution], {he} [told|assured|promised] {himself}. It was manners: you don’t [stamp|shout|whistle] about in somebody’s [house|hall|study].',
    ],
  ],
  crossing: [
    [
      '[A stream|Water|A brook|A wet bit], [hop, hop, hop|stone, stone, stone|step, step, hop|left, right, left], [splash|splosh|plip|plosh]!',
      '[Dark trees|Deep trees|Close trees|Twiggy trees], [hold on|come on|stay close|softly], {c}, [step, step|tip, tip|toe, toe|creep, creep].',
    ],
    [
      'A [stream|brook|beck|puddle] [ran|lay|chattered] across the path. It was too wide to [jump|step over|straddle]. ^ {hero} hopped on the stones, [one, two, three|four, five, six|flip, flap, flop|left, right, left]. The last one [wobbled|rocked|tipped|sank|hiccuped]!',
      'Now the brambles [grew thick|closed in|got cross|stood high]. They [pulled at|caught|held|tugged] {hero’s} [sleeves|socks|hat|laces]. ^ “[Let go, please|Not now, thank you|Excuse my coat|Mind the wool],” said {hero}, and wriggled through like a [worm|fish].',
    ],
    [
      'Beyond {spot} a stream [cut the path in two|crossed the path|got in the way|ran right across]. There were stepping stones, but the [frogs|ducks|snails|wagtails] were [using them|asleep on them|not moving]. ^ “[Excuse me|May I|Pardon|Room for one more],” said {hero} at every stone. On the last one {he} [slipped|skidded|wobbled] and waved both arms like a [windmill|goose|scarecrow]. {He} [reached|landed on|made] the far bank with one wet [sock|knee|elbow|trouser leg].',
      '[Then came|Next came|Then there were|After that,] the brambles. They hooked {his} sleeves, {his} [hair|pockets|hood] and one of {his} [shoelaces|ears|buttons]. [Pulling|Shouting|Hurrying|Tugging] made it [worse|tighter|scratchier]. ^ So {hero} [stopped pulling|kept still|took {his} time|tried manners]. {He} unhooked them, [thorn by thorn|hook by hook|one by one], saying “[Thank you|Pardon me|After you]” each time, and came out the other side.',
    ],
    [
      'Past {spot} the brambles [closed over|swallowed|had sewn up] the path, and there was nothing for it but to go through. {hero} pulled; the thorns [pulled back|were stronger|answered|held on]. The harder {he} [fought|tugged|argued], the tighter they held, until {he} hung there like [washing|a coat|a kite]. ^ Then {he} tried being [slow|gentle|patient|polite]. One [thorn|hook|prickle] at a time, {he} unhooked {himself}, starting with the [nearest|smallest|top button]. It took [ages|an hour, or ten minutes|a long while|for ever]. It was also, {he} [noticed|had to admit|saw], the only thing that worked.',
      'The stream was in a [bad temper|hurry], [brown|white|cold] and [loud with rain from the hills|loud with somebody else’s weather|full of twigs|deaf with its own noise]. A fallen [trunk|pine|elm] lay across it, slick as [soap|butter|a fish]. {hero} sat astride it like a [rider|jockey] and shuffled over, [inch by inch|bit by bit]. {He} looked at the [bark|moss|beetles] in front of {his} [nose|thumbs|knees], and not at the water. ^ Halfway, {he} made the [mistake|error] of [wondering|asking] what would happen if. {He} [stopped wondering|shut that drawer|thought of jam], and [shuffled|shoved|crawled] on.',
    ],
  ],
  wayHome: [
    [
      '[Bye-bye|So long|Thank you|Sleep well], {noun}, [crunch, crunch|rustle, crackle|scuff, scuff|twig, twig], home.',
      '[Home through the trees|Home by the mossy way|Past the roots|Under the branches]. [Sleep tight|So long|Bye-bye|See you soon], [squirrel|beetle|little mouse]!',
    ],
    [
      'The way home was [short|easy|downhill|quick], as [ways home are|they like to be|usual]. The [trees|branches|ferns] of {place} waved [goodbye|good night]. ^ {hero} [waved|nodded|bowed] back [at each one|with both hands|at the small ones too].',
      'They walked home through {place}, [side by side|step by step|in a row|arm in arm]. ^ Now {hero} knew every [tree|root|bump|puddle]. “[Good night|Thank you|Goodbye|Well done],” {he} said to {spot}.',
    ],
    [
      'Going home, {place} looked [different|smaller|kinder|nearer]. {hero} [knew the roots|knew the bumps|had learned the roots] now and stepped over them [without looking|without so much as a look|and never looked down|while talking]. ^ Somebody high up asked who, who, who was [there|below|passing]. “[Only us|Just us two|Friends|It’s us],” {he} [called|answered|sang out]. It seemed to be the [right answer|password|one it wanted|thing to say].',
    ],
    [
      'The way back through {place} took [half as long|no time|no thought at all], though nobody had [moved it|dragged it|pushed home] any nearer. There was {spot}, and there was {spot}, standing about like [neighbours|aunts|policemen] at their [gates|doors|posts]. {hero} [nodded|lifted a hand|said good day] [to them|to each]. ^ [Something|Somebody|A voice] high in the branches asked its one question: who? [Earlier|Before|Going in] {he} would have walked [faster|on|away]. Now {he} stopped, [thought about it|cleared {his} throat|considered], and answered with {his} [full name|name in full|name and address].',
    ],
  ],
};
