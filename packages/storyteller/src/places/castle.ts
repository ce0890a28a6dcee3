import type { PlacePack } from './place-pack.ts';

export const castle: PlacePack = {
  id: 'castle',
  setting: 'castle',
  noun: 'castle',
  preposition: 'in',
  outfit: 'royal',
  weathers: ['clear', 'cloudy', 'mist'],
  spots: [
    'the crooked tower',
    'the suit of armour',
    'the winding stair',
    'the squeaky drawbridge',
    'the long gallery',
    'the empty throne',
    'the great fireplace',
    'the rose window',
  ],
  peeps: [
    '[Creak|Crrk|Groan], [says the door|door|old door]!',
    '[Clank|Clonk|Clink], [clank|clonk|armour]!',
    '[Tap|Clip|Tip], [tap|clop|tap, tap], [stairs|steps]!',
    'Toot, toot, [trumpets|horns|toot]!',
    '[Flip|Flap|Swish], [flap|flags|banner]!',
    '[Squeak|Scurry|Pitter], [mouse|castle mouse|patter]!',
    '[Hello|Cooee|Halloo], [lo, lo|echo|oo, oo]!',
    '[Drip|Plink|Plop], [well|bucket|drop, drop]!',
    '[Tall|High|Big], [tall|round|stone] [tower|wall]!',
    '[Knock|Bang|Bom], [knock|bang|bom], [gate|who’s there]!',
    '[Quack|Glug|Splash], [moat|moat ducks]!',
    '[Rattle|Clink|Jingle], [keys|chain|big key]!',
    '[Bow|Bow low|Nod|Wave], {hero}!',
    '[Peep|Peek], [curtain|arrow slit|keyhole]!',
    '[Swish|Swoosh], [long|red|velvet] [curtain|robe]!',
    '[Bong|Dong|Bom], [great|old] [clock|bell]!',
  ],
  sights: {
    young: [
      'A flag [flapped|waved|snapped], [flip, flap|flap, flap|swish]!',
      'A suit of armour [sneezed|clinked|wobbled].',
      'The stairs went [round and round|up and up|up and round].',
      'A [mouse|spider|beetle] ran across the [carpet|throne|crown].',
      'A door [creaked|opened|shut] all [by itself|alone].',
      'A [king|queen|lady] in a [frame|painting] [blinked|winked|had a moustache].',
      'The [key|chain|bucket] went [clink|clank|rattle].',
      'Everything {hero} said came [back|round] [twice|again|smaller].',
      'The wall was [cold|rough|thick] as a [cow|whale|boot].',
      '[Somewhere|Far off] a [clock|bell|gong] went [bong|dong|bom].',
      'A [feather|candle|crumb] lay on a [cushion|gold plate|throne].',
      '[A draught|Something] went [whoo|hoo|fff] in the [chimney|keyhole|tower].',
    ],
    old: [
      'A suit of armour [sneezed|hiccuped|sighed], and then stood very still.',
      'The people in the paintings pretended not to be [listening|whispering|bored].',
      'Somewhere a door closed, softly, on [three|five|two] hundred years of [dust|rules|dinners].',
      'A draught went by in a hurry, carrying somebody’s [feather|ribbon|letter].',
      'The stairs went [round and round|up and round], like somebody trying to remember a [name|tune|face].',
      'On the wall, a painted [king|duke|bishop] had been given [a moustache|spectacles|rabbit’s ears].',
      'A [mouse|spider|beetle] crossed the [carpet|floor|throne] like somebody who had [inherited|bought|won] it.',
      'A bell rang in the [kitchens|tower|cellar], for [a cook|a page|an earl] who had left in [another century|a huff].',
      'The [tapestry|curtain|banner] stirred, and a woven [unicorn|hound|huntsman] moved up one [place|leaf].',
      'There was a [throne|chair|bed] nobody might [sit in|touch], with a [crumb|warm patch|hairpin] on it.',
      'Down in the [well|moat|cellar] something went [plop|glup|plink], as it had [since|under] the first king.',
      'Each lion on the [stair|wall|gate] had been [patted|stroked] until its nose was [gold|smooth|gone].',
    ],
  },
  arrive: [
    [
      '[Big|Oak|Thick|Heavy] door, [creeeak|crrrk|eeeek|grrroan], [hello,|grand|big old|ooh,] {noun}!',
      '[Towers|Turrets|Walls|Windows], [flags|steps|bridges|shields], [knock, knock, knock|clonk, clonk, clonk|rat, tat, tat|thump, thump, thump]!',
    ],
    [
      '[The door|The gate|The front door] of {place} was as tall as a [tree|giraffe|mast|house], [knock, knock|thump, thump|bom, bom|tap, tap]! ^ “[Come in|Enter|Wipe your feet|At last],” said [nobody|somebody, or nobody|the keyhole|an echo]. So {hero} and {c} [went in|stepped in|marched in|tiptoed in].',
    ],
    [
      '{Place} had a [hundred|thousand|great many] windows, and {hero} [had the feeling|could have sworn|was nearly sure] that somebody was [standing|breathing|whispering] behind each of them. The door [swung open|opened|gave way] before {he} [knocked|touched it|coughed|said a word]. ^ “That’s either very [friendly|polite|clever],” {he} whispered, “or [it’s the wind|a draught|a trick|the hinges].” They [wiped their feet|bowed twice|took off their hats|said thank you], to be [on the safe side|quite safe|ready for both].',
    ],
    [
      'Nobody had lived {within} for a [hundred years|century|long, long time], and it had got into the habit of [talking to itself|humming|thinking aloud]. It creaked in the [beams|panels|floors] and [sighed|whistled|muttered] in the [chimneys|keyholes|cellars]. As {hero} [crossed the drawbridge|reached the door|came up the steps] it stopped, in the middle of [a word|a sentence|a note|a creak], like people do when you [come into a room|walk in|open the door]. ^ “We don’t [mean to stay|want to intrude|eat much],” said {hero} [loudly|firmly|politely|in {his} best voice]. The great door [thought this over|considered|weighed this|was silent], and [let them in|swung inwards|gave in].',
    ],
  ],
  crossing: [
    [
      '[Dark stairs|Steep stairs|Old stairs|Stone stairs], [round and round and round|up and up and up|step and step and step|puff, puff, puff].',
      '[Clank|Clonk|Tonk|Clink], [who is that|who goes there|what was that|is that you]? [Only armour|Just armour|An empty helmet|A rusty knee].',
    ],
    [
      'The stairs went round and round [in the dim|like a shell|in the gloom]. {hero} kept one [hand|finger|thumb] on the [wall|rope|stones]. ^ “[Ninety-eight, ninety-nine, a hundred|Fifty-eight, fifty-nine, sixty|A hundred and one, and two, and three]!” [Out they came|Up they popped|Out they puffed] [into the light|at the top|into a hall].',
    ],
    [
      'A row of armour stood along the gallery, and it was quite [plain|clear|certain] that one of them had [moved|breathed|shuffled|blinked]. ^ {hero} walked up and [knocked|rapped|tapped] on its [tummy|chest|knee]. [Bong|Bonk|Dong|Bang]. A [mouse|bat|vole] looked out of the [helmet|visor|neck]. “[Do you mind|Yes|What is it|Must you]?” it said. “Some of us [live here|sleep in here|are reading|pay rent].”',
    ],
    [
      'The only way on was the gallery with the [paintings|portraits|ancestors]. Dukes and duchesses hung along both [walls|sides|sides of it], and every eye in every face followed {hero} as {he} walked. {He} tried walking [faster|slower|backwards|bent double]. [So did the eyes|The eyes kept up|It made no difference|They managed that too]. ^ Then {he} turned, [folded {his} arms|set {his} feet|put {his} chin up], and looked straight back at the [fiercest|grimmest|crossest] of them. [It went on|It continued|The look went on] for [some time|a good minute|ages]. But it was the duke who [blinked|looked away|gave in|swallowed] first. After that it was just a [corridor|passage|way through], with [pictures|frames|hats].',
    ],
  ],
  wayHome: [
    [
      '[Bye-bye|Thank you|So long|Goodbye], {noun}, [creeeak|crrrk|clonk|eeeek], says the door.',
      '[Down, down the stairs|Clip, clop, down the stairs|Past the armour|Over the bridge], [home, home|home, {hero}|left, right|one, two, home].',
    ],
    [
      'The flags [waved|drooped|flapped|bowed]. The drawbridge [squeaked|groaned|clanked|sighed]. ^ “[Come again|Mind the step|Call again|Safe home],” said {place}, or perhaps it was only the [hinges|wind|chain|gate].',
    ],
    [
      '{Place} had [lit|put|left] [a lamp|a light] in one of its windows. {hero} counted the windows [twice|three times|from left to right], and could not say [which one it was|whose it was|which]. ^ {He} waved [anyway|all the same|to all of them|at the middle]. The drawbridge came up behind them with a [squeak|creak|rattle] like a [laugh|chuckle|yawn|door being polite].',
    ],
    [
      'As they left, {place} began talking to itself again, [low and comfortable|softly|in an undertone], like somebody who has had [visitors|guests|company] and [enjoyed it|found it suited|wants more]. In the long gallery [the dukes and duchesses|everybody] were [settling down|loosening their collars|taking off their ruffs]. {hero} [bowed|nodded|saluted] to the [fierce one|crossest of them|fierce duke]. {He} [could have sworn|was almost sure|would have bet] that it [bowed as well|nodded too|winked]. ^ The drawbridge [let them out|set them down|rattled], and on the far side {hero} [stopped|turned|looked up]. [There was|Somebody had put|They saw] a [light|lamp|candle] in the crooked tower. [It had not|It certainly had not|It hadn’t] [been there before|been lit before|been there when they came].',
    ],
  ],
};
