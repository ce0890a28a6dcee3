import { beat, show, type Try } from './plot.ts';

const POT = [{ prop: 'soup-pot', place: 'ground' }] as const;

/** Five ways of making supper taste again, with everybody still eating alone. */
export const MIDNIGHT_FEAST_TRIES: readonly [Try, Try, Try, ...Try[]] = [
  beat(
    show('look-aside', 'surprised', 'funny', { props: POT }),
    [
      'More [pepper|ginger|mustard], {hero}, [shake|tap|tip] it! Ah, ah, [atchoo|hatchoo|atishoo], says the soup!',
      '[Shake|Pour|Tip] in salt, and [shake|pour|tip] in more! Now {c} pulls a [long|sour|green] face.',
    ],
    [
      '“It needs [pepper|ginger|mustard],” said {hero}, and shook it, [shake, tap, shake|puff, puff, puff|pinch, shake, pinch]. ^ [Atchoo|Hatchoo|Kerchoo], went everyone by {spot}, and the lid [flew up|shot up|hopped off]. Now the soup tasted of [sneeze|hanky|tickle].',
      '{hero} [shook|tipped|put] in salt, and {c} [poured|threw|put] in salt. Somebody by {spot} put in [salt|more] as well. ^ “[Ugh|Blah|Pfui],” said everybody. It tasted of [the sea|chalk|a pickled boot|tears].',
    ],
    [
      '“[It only wants|It just needs] [a bit of pepper|waking up|a bit of bite],” said {hero}, near {spot}. {He} [shook in a bit|put in a pinch|shook once]. {He} [shook in more|shook it twice]. Then the lid [came off|fell in|gave way|jumped]. ^ They sneezed for [ten minutes|a good while]. When they could [see again|breathe again], they [tried a spoonful|took a sip|tried a drop]. It was as hot as a [stove|bonfire], and still there was [no taste in it|nothing in it]. “[Loud isn’t the same as good|Hot isn’t a taste|Noisy isn’t the same as nice],” said {hero}, [wiping {his} eyes|fanning {his} tongue|blowing {his} nose].',
    ],
    [
      'The trouble was [obviously|clearly|plainly] one of [seasoning|spice|strength]. {hero} set up by {spot} with salt, pepper, [mustard|ginger|curry] and a small bag labelled “[Careful|Think twice|Not for guests]”. {He} was careful. {He} put in a pinch of each, and [tasted|frowned|waited], and put in [a handful|a fistful|a cupful]. ^ By the end it was the [strongest|fiercest|hottest] thing that anyone [had ever had in their mouth|had met with on a spoon|had ever swallowed]. [Steam|Smoke|A whistling] [came out of|rose from|blew out of] {c}. [Strangest of all|Oddest of all|Worst of all], under the heat and the salt there was still nothing there, like an empty room with a [brass band|fire bell|parade] in it. “You can’t [turn it up|play it louder|raise it],” said {hero}, [hoarsely|in a squeak|with difficulty|weeping], “if it isn’t on.”',
    ],
  ),
  beat(
    show('carry', 'cheeky', 'funny', { props: [{ prop: 'cake', place: 'hand' }] }),
    [
      '[Pile|Stack|Heap] it [high|up|tall], {hero}! It [wobbles|wibbles|leans], [splat|flump|splodge], on {c’s} [toe|head]. It tastes of [floor|air|sock].',
      'A big, [tall|pink|grand] cake for {c}! It [flops|slumps|sags] like an old [hat|sock|pillow].',
    ],
    [
      '“It must [look nicer|be prettier|be fancy],” said {hero}, and stacked it high, with a [cherry|strawberry|flag] on top. ^ It [leaned|swayed|tilted] past {spot}, and [splat|flump|splosh], it was flat. It tasted of [pink|round|shiny] nothing.',
      '{hero} made it [pretty|grand|posh], with [a flower and a flag|a ribbon and a star|stripes and a bow]. “[Ooh|Aah|My, my|Wow],” they said by {spot}. ^ Then they took [one bite each|a bite|one tiny nibble] and said, “[Oh|Hm|Um].”',
    ],
    [
      '“People eat with [their eyes|their eyes first],” [said|decided|declared] {hero}. So near {spot} {he} [built|raised] a supper [as tall as {c}|a yard high]. It had [a staircase|a tower|balconies], and [a moat|a lake|a fountain] of gravy. [Everybody came|They all came|The neighbours came] [to look|to stare|with lamps]. “[Ooh|Aah]!” they said. ^ Then they each took a slice home and [shut the door|closed the door|turned the key]. “[Oh|Hm],” they said. {hero} [tried some|had a slice|took a forkful]. [It looked like|From outside it was] [a palace|a wedding|a fairground]. It tasted like [its own scaffolding|wallpaper].',
    ],
    [
      'Perhaps it was a question of [looks|appearance|presentation]. {hero} had once seen [a wedding cake|a royal cake|a prize cake], and remembered the [general idea|main outlines|rough plan]. On a flat place near {spot} {he} put up [four|five|seven] storeys of supper, with [pillars|arches|columns] and a spiral of [radishes|icing]. {C} stood by with [a level|a ruler|a plumb line|a ladder]. ^ It was [admired|a triumph|applauded|much praised]. [People|They|Whole families] [held up lanterns|came in coats|gasped|walked round it]. Then each of them took a plate and went off home with it, to eat it [with the door shut|all alone|out of sight]. {He} [could hear|listened to|heard] all the forks being put down, [one after the other|all down the line|like rows of dominoes]. “[They liked it|They loved it|It pleased them|They clapped it],” {he} [said|told {c}|sighed]. “[They liked it|They loved it|It was perfect] [right up to|until|as far as] the first bite.”',
    ],
  ),
  beat(
    show('run', 'worried', 'funny', { props: [{ prop: 'basket', place: 'hand' }] }),
    [
      '[Soup|Plums|Cheese|Buns] for you, [jam|rice|beans] for you! Run, {hero}, before it [cools|drops|wobbles].',
      '[Pancakes|Noodles|Muffins] here, [porridge|dumplings|carrots] there! {hero} [huffs|puffs|pants] and has to stop. Nobody [nibbles|smiles|chews].',
    ],
    [
      '“[What would you like|What’s your best supper|What do you like best]?” asked {hero}, and they all [shouted|called|sang] at once. ^ {He} ran past {spot} with [nine|ten|seven|six] plates. By the time {he} came, it was [all cold|stone cold|gone soggy|one big mess].',
      '[One|Somebody|The first] wanted it hot, [one|another|the next] wanted it cold, and one wanted it [square|blue|round]. ^ {hero} ran round {spot} until {he} was [dizzy|giddy|puffed out|steaming]. Nobody [ate more than one bite|had a second bite|ate more than a nibble].',
    ],
    [
      '“[Everybody shall have|They shall all have|Let them all have] what they like best,” said {hero}, and [wrote it all down|made a list|took their orders]. [Dumplings|Lentils|Fish pie|Pancakes]. [Plain toast|Cold toast|Thin toast] with the crusts off, and the crusts for somebody else. ^ {He} [ran past|tore past|trotted by] {spot} until [{his} socks came down|{his} laces steamed|{his} buttons popped]. Nine people [took in|received|accepted] nine suppers, shut their doors, and [left them|sighed|let them go cold]. “[I gave them all|They all got] what they wanted,” [panted|puffed|gasped] {hero}. “[And nobody|So nobody|But nobody] [wanted it|liked it|ate it].”',
    ],
    [
      '[It was simple|It was easy], {hero} [decided|saw|concluded]. [One would|{He} would|Somebody would] have to [ask|enquire]. {He} went from light to light with a [notebook|slate|pencil], and wrote: dumplings; toast, no crusts; crusts, no toast; [something blue|something pink|nothing round]. Then {he} [cooked|got to work|lit the stove]. Near {spot} {he} had [five|six|seven] pans going at once, and {c} ran up and down with the plates. ^ “Thank you,” said [everybody|they all|the doors], each through a gap in the door, and [the gap closed|the gap vanished|that was that]. When {he} went round [to collect|for the plates|to see], there was [one bite out of|one nibble out of|one corner off] each. {He} [looked at|studied|counted|sighed over] [all those bites|the row of bites|those little bites]. “It’s not the [wrong supper|cooking|plate],” {he} [said|told {c}|muttered]. “[Each one’s right|They’re all right|All nine are right]. [So what is it|Then what is it|Then what’s wrong]?”',
    ],
  ),
  beat(
    show('dance', 'cheeky', 'funny', { props: POT }),
    [
      'Stand on your [head|hands|hat], {hero}! The soup runs up {his} [nose|chin|sleeve].',
      '[Gobble|Gulp|Bite] it fast, [nibble|lick|sip] it slow! It tastes of [hurry|nothing|fork]. {C} has [hiccups|giggles|a tickle].',
    ],
    [
      '“Let’s eat it [upside down|bottoms up|on our heads],” said {hero}. They [wobbled|balanced|stood] on their heads by {spot}. ^ The soup [ran|went|trickled] up {hero’s} nose. It tasted of [nose|handkerchief|tickle|sneeze].',
      'They ate [very fast|like hoovers|in one gulp], and they ate [very, very slowly|like snails|crumb by crumb]. ^ They ate with their [eyes shut|hats on|toes crossed]. “[Still nothing|No taste|Still no yum],” said {hero}, and [sat|lay|flopped] down by {spot}.',
    ],
    [
      '[Perhaps|What if] they were [eating it wrong|chewing it wrong|holding it wrong|doing it wrong]. By {spot} {hero} [tried it fast|ate it fast|went fast], and {c} [tried it slow|ate it slow|went slow]. [They tried it|They ate|They sipped] on [one leg|tiptoe|two chairs|a wall]. They tried it [backwards|sideways|in reverse], beginning with [the spoon|the burp|the pudding]. ^ “[Hold your nose|Pinch your nose],” said {hero}. “[Now let go|Now breathe|And let go].” [It made no difference|It changed nothing|Nothing happened], except to {his} [jumper|sleeve|shirt|chin]. “It’s not [how we eat it|the eating|the way we chew],” [{he} said|{he} told {c}|{hero} sighed]. “[There must be|There’s|It must be] something else that we’ve [changed|lost|forgotten].”',
    ],
    [
      'In case the fault lay with [the eater|the mouth|the chewing], they [experimented|made experiments|ran tests]. Near {spot} {hero} ate [lying down|kneeling|under a table], and then [going uphill|on one leg|walking backwards]. {He} [ate with|tried|took it with] the [left hand|wrong hand|feet|tongs]. {He} ate [to music|in gloves|by numbers|in silence]. {C} tried it with [closed eyes|no hands|eyes tight shut], and put a good deal of it in [one ear|one boot|a pocket]. ^ “Notes!” said {hero}, who [believed in notes|liked notes|kept notes]. “[Upside down|On our heads|Back to front]: no. [Hopping|Skipping|Humming|Galloping]: no. [In the bath|Under water|By boat|In bed]: [not tried|not yet tried|pending].” {He} [chewed|sucked|bit] {his} pencil, and [made a face|winced|sighed]. Even the pencil used to [taste of something|be quite tasty|taste of wood]. “What did [we|we all|everyone] [do differently before|use to do|do in the old days]?” {he} [said|asked|wondered|wanted to know]. “There [must have been|was surely|has to be] a before.”',
    ],
  ),
  beat(
    show('reach', 'brave', 'funny', { props: POT }),
    [
      '{hero} cooks all alone, [chop, chop|stir, stir|snip, snip]. It is [burnt|black|too hot], oh [no|dear|bother]!',
      '[Sizzle|Fizzle|Hiss], [sizzle|fizzle|hiss], pop, goes the pot! [Black|Burnt|Sticky] soup for [one|{hero}|nobody]. {C} only [watches|sniffs|waits].',
    ],
    [
      '“I’ll cook it [all by myself|with no one|on my own],” said {hero}, and [stirred and stirred|stirred and hummed|chopped and stirred]. ^ Then {he} ran to {spot} for [a spoon|a bowl|the salt|a fork]. When {he} came back, the soup was [black|burnt|smoking|coal].',
      '“[Off you go|Go on|Not now],” {hero} told {c}, “I’m [the cook|the chef|in charge|cooking].” {He} [chopped|peeled|scraped] and [stirred|tasted|simmered]. ^ It was not burnt [at all|one bit|anywhere]. It was just [lonely|shy|sorry|empty] soup.',
    ],
    [
      '“[Leave it to me|I’ll do it|I can manage|Leave this one to me],” [said {hero}|{hero} ordered|ordered {hero}]. “Don’t anybody [touch anything|help|come near|lift a spoon].” {He} cooked for [an hour|ages] by {spot}, all alone, [turning the pages with one hand|reading the recipe to {himself}|and did not hum]. {C} asked to help, [twice|three times|very politely|and asked again]. ^ It wasn’t [burnt|salty|watery]. It wasn’t [raw|sour|lumpy]. It [tasted of|tasted like|was like] [an hour by yourself|a long wait|an empty room]. “[I did it all|I did it myself|I did the lot],” said {hero}, [pushing away|laying down|licking] the spoon. “It doesn’t seem to have [helped|made it better|worked].”',
      '“[This time|Tonight|Now],” said {hero}, “I won’t [let anyone spoil it|have any help|let anyone jog me].” {He} [drew a line|scratched a ring|laid a string] on the ground around the pot, by {spot}, and stood inside. {C} [looked on|watched|sat and waited] [from outside|from behind it|over the line]. ^ [When it was done|Afterwards|At the end] {he} [tried a ladle|took a great gulp|had a taste]. There was no one to say “[Careful, hot|Blow first|Mind out],” so {he} burnt [{his} tongue|{his} lip|both lips]. [After that|And then|Now] {he} couldn’t even taste [the nothing|nothing|the fog].',
      '{hero} [had read|had heard|believed] that great cooks [work alone|like quiet|let no one in]. So {he} chopped alone, and [sang alone|hummed alone|frowned alone], and reached for the salt, which somebody else would have passed. ^ It was [finished by eleven|ready in an hour|done before long]. {He} said “[Ta-da|Supper|Behold|There]!” There was nobody near {spot} [to hear it|to clap|to gasp|to say “ooh”]. It was [quite a good|a very decent|quite a nice] soup, if you had no [interest in soup|great hopes of soup|tongue].',
      '“[Go and play|Go and sit down|Off you go|You have a rest],” {hero} said to {c}. “[I’ve got to concentrate|Cooks need quiet|I have to think|This is serious].” {He} tied [a cloth|a towel|a napkin] around {his} head and [concentrated on|looked hard at|bent over] a turnip. ^ It was the [neatest|cleverest|squarest] turnip that ever [went into|sat in] a pot. {He} [ate it|ate that|dined] [by {himself}|slowly|with a knife and fork], facing {spot}. “It tastes like [homework|spelling|sums|handwriting],” said {hero} [at last|sadly|to nobody].',
    ],
    [
      'Too many cooks spoil [the broth|a broth|things]; [it says so in books|everyone knows it|so they say]. So {hero} [sent everyone away|cleared the place|shooed everyone off], {c} included, and [rolled up both sleeves|shut the book on {his} thumb|buttoned {his} collar]. Near {spot} {he} made [a soup|a broth|it] [from the first page to the last|by the book, every page|in strict order]. It was [correct|perfect|faultless|exact]. [Each bean|Each noodle|Each pea] was the [length|shape|colour] of the one beside it. ^ {He} carried it to {his} own place, [sat down|tucked in {his} napkin|straightened {his} back], and [lifted the spoon|unfolded {his} napkin|blew on it]. It was like [reading a letter|opening a parcel|getting a birthday card] [addressed to|meant for|sent to] someone else. “There’s [nothing wrong with it|nothing amiss|no mistake in it],” {he} told {c}, who had come back, and was looking in at [{his} elbow|the rim]. “[That’s|And that’s|Which is] what’s [so odd|the puzzle|what’s wrong]. There’s [just|simply|only] nobody [in it|at home].”',
      'It had been [discussed|talked over|interfered with] [too much|to death|too widely], {hero} decided. An [artist|painter|poet] does not ask people how they like [their mountains|their sunsets|their clouds]. {He} put up [a screen|a curtain] by {spot}, and stayed behind it with the pot for [an hour|an age|a good hour]. Whoever offered to [peel something|stir|lend a hand] was [told to wait for|asked to await|promised] the unveiling. ^ {He} [unveiled it to {himself}|drew the screen aside|bowed to {himself}|took away the cloth]. {He} lifted the lid, and the steam [rose|curled up|came out], and there was no one to [bump {his} elbow|crowd up] and say what it smelled of. [Apparently|Evidently] {he} had needed them to [know|be sure|find out]. {He} ate [three|four|two] spoonfuls, [standing up|in silence|out of duty]. [It tasted like|It was like|It had the taste of] [clapping with one hand|a handshake with a glove|an echo|a seesaw with one end].',
      '{hero} gave {c} a chair, [a good way off|well out of reach|quite far away] beyond {spot}, and a book to [look at|hold|read]. “[Somebody has to be|One person must be|A kitchen needs someone] in charge,” [{he} said|{he} explained|{hero} announced]. {He} was in charge of [the onions|the leeks|the beans], then, and [of the fire|of the lid|of the clock]. {He} [reached over|worked across|ruled] the pot with both arms at once, and the one elbow [salted|upset|knocked down] what the other stirred. ^ When it came to [laying the table|calling everyone|setting out bowls], it took [no time at all|half a second|very little time]. There was [a spoon|one spoon|a single spoon]. {He} sat [in front of it|behind it|down to it], [very much|still|sternly] in charge. “It’s lonely at the top,” {he} [told|confided to|informed] the soup, and found that it was lonely all the way down.',
      '“[Give me|Leave me|Allow me] an hour,” said {hero}, “and no advice.” {He} had [always wanted|often longed|long wished] [to hear|to know|to find out] what cooking sounded like without any. It was [quiet|peaceful|silent|very still]. The beans [went in|were shelled|were added], near {spot}, with nobody to say that they were the wrong beans. Nobody [got their sleeve in it|sneezed into it|dropped their hat in], and had to be laughed at, and [dried by the fire|patted on the back|turned out of the way]. ^ It was ready [on the minute|on time|to the second]. {He} [tasted it|met it|faced it] with a [professional face|critic’s face|face like a judge], and had to let the face go. [It had bean in it|There was bean in it|One could tell the bean], [and water|and salt|and steam]. What it had not got {he} [couldn’t think of|could not name|did not know], and there was nobody [to ask|to suggest it|who could say].',
    ],
  ),
];
