import { isOf, type Noun } from '../happening/noun.ts';
import { EVENTS_OF_CARE } from './events-of-care.ts';
import { isFamily, isStranger, isUnkind } from './own-people.ts';
import { AGAINST, ALONG, CARRIED, hasTie, type Refusal, tiedAs } from './refusal.ts';
import { NEVER_CARRIED } from './what-is-carried.ts';

const PARENT =
  /^(?:(?:step|foster )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father)|parent)s?$/i;
const IS_A_PARENT =
  /^is (?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grand\w+|opa|oma)$/;
const IS_LIVED_IN = /^(?:cot|crib|bed|room|bedroom|house|flat|home)$/;
const MATERIAL = /^(?:lego|blocks|bricks|sticks|boxes|cardboard|barrels|branches|wood)$/;
const PLAYED = /\b(?:match(?:es)?|games?|races?|finals?|goals?|points?|teams?|tournament|cup)$/;
const SEEKERS = /^(?:detective|sp(?:y|ie)|(?:secret )?agent|super ?hero(?:e)?)s?$/;
const RESCUERS =
  /^(?:fire ?brigade|fire ?fighter|fire engine|police|lifeguard|ambulance|coastguard)s?$/;
const AILS = /ache$|^(?:cold|fever|cough|splinter|hiccups|spots|paw|wing|leg|throat)$/;
const BODY = /^(?:wing|leg|paw|tail|nose|ear|beak|tooth)s?$/;
const IS_BUILT = /robot|snow ?(?:man|woman|person)|scarecrow|puppet/;

/** What a child wears for its body's sake is nothing to quarrel about, to give or to win. */
const AID = /\b(?:implants?|hearing aids?|insulin pump|brace|prosthes[ie]s)$/;
/** By what a child moves, hears, eats or prays: nobody carries it along for fun or hands it round. */
const OF_BODY_OR_FAITH =
  /\b(?:implants?|hearing aids?|insulin pump|prosthes[ie]s|(?<!candy |sugar )cane|walking frame|(?<!(?:dog|moon|space|rope) ?)walker|crutch(?:es)?|stoma(?: bag)?|feeding tube|inhaler|splint|hijab|headscar(?:f|ves)|kippah?|kippot|yarmulke|turban|rosary|prayer (?:mat|rug|beads)|qur['’]?an|koran|torah|bible)$/i;
const COLOURED = /^is (?:pink|purple|blue|green|red|yellow|orange|brown|grey)$/;
const CASE = /^(?:crime|case|mystery|problem)s?$/;
/** Out of what nature is made one can fall, or be held up by it. */
const GROWS_TALL =
  /\b(?:tree|oak|pine|bush|hedge|forest|rock|boulder|stone|log|cactus|beanstalk|fire|branch)(?:e?s)?$/;
const IS_IN_THE_WAY = ['water', 'weather', 'dark', 'height', 'hot', 'snowy', 'big'];
const isUnknown = ({ traits }: Noun): boolean => traits.includes('unknown');

const isSpoilt = tiedAs(
  'subj burn|break|fall',
  'obj steal|eat|drop|spill|burn|chew|lick|pop|squash|smash',
);
const goesWrong: Refusal[1] = (mention) =>
  hasTie(mention, /^(?:subj|is) /) || tiedAs('obj drop|lose')(mention);
const isLost: Refusal[1] = ({ noun, ties }) =>
  ties.has('is missing') || ties.has('is lost') || noun.traits.includes('missing');
const isSaidLost = tiedAs(
  'obj lose|miss|drop|steal|take',
  'adj lost|missing',
  'is missing|lost|gone',
  'subj disappear|vanish|escape|run',
);
const isAnyDinosaur = ({ paint, plural, name, number }: Noun): boolean =>
  /^(?:dinosaur|tyranno|tricera|stego)/.test(paint ?? '') &&
  plural &&
  name === null &&
  number === null;
/** “Its mummy”, “mummy hen”. */
const isTheirs: Refusal[1] = ({ noun }) =>
  noun.owner === 'its' ||
  (noun.kind === 'creature' && /^(?:mama|mummy|mommy|mother|daddy) /.test(noun.words));

/** What no one may be made, whatever the words seem to say. */
export const REFUSED: readonly Refusal[] = [
  // “Where her mum is”: a question, and no part for anybody.
  ['all', (mention) => isUnkind(mention) || mention.ties.has('prep where')],
  // “Becomes a detective”: that is the hero.
  ['all but job', ({ ties }) => ties.has('obj become') || ties.has('is hero')],
  // “Swims like a fish”: there is no fish; “whistles like Grandpa”: he can do it.
  ['all but teacher', ({ ties }) => ties.has('prep like')],
  // “Who is her real mum?” is nobody's to ask in a book; a birth mother is thought of.
  ['all', ({ noun, ties }) => PARENT.test(noun.head) && ties.has('adj real')],
  ['all but missed gone', ({ noun }) => /\bbirth\b/.test(noun.words)],
  ['all but team', ({ noun }) => noun.traits.includes('team') && noun.traits.includes('own')],
  // “Inside going over the roofs”: nobody is in a going.
  ['all', ({ noun }) => isUnknown(noun) && /^\w+ing$/.test(noun.head)],
  // “Her hearing buddy is pink”: no person is.
  ['all', (mention) => mention.noun.kind === 'person' && hasTie(mention, COLOURED)],
  // “Cricket in the street” is played.
  [
    'all but sport',
    ({ noun }) => noun.kind === 'creature' && noun.said?.toLowerCase() === 'cricket',
  ],
  ['matter theirs trouble made gift thing', ({ noun }) => AID.test(noun.head)],
  [
    `lost extra luggage cargo ${CARRIED}`,
    (mention) => OF_BODY_OR_FAITH.test(mention.noun.words) && !isSaidLost(mention),
  ],
  // A baby who comes into a family is no stranger to be won over.
  ['stranger', ({ noun }) => /\bbab(?:y|ies)$/.test(noun.head) && noun.kind === 'person'],
  // Nobody promises to look after a mother or father.
  ['kept', ({ noun }) => PARENT.test(noun.head)],
  // “Is in foster care”: it is now, and not before.
  ['before', ({ noun, ties }) => noun.head === 'foster care' && !ties.has('prep from')],
  // That “the truth comes out” brings nobody on the stage.
  ['all', ({ noun }) => noun.head === 'truth'],
  // Grandma's dementia is no thing that is taken along.
  ['all but place fear ailment worry before', ({ noun }) => EVENTS_OF_CARE.has(noun.head)],
  // Nobody's mother or father is a thief, is lost, is in the way or is feared.
  [
    'culprit finder rival lost fear trouble obstacle trap stranger worry visitor',
    ({ noun }) => PARENT.test(noun.head),
  ],
  // Whoever is wanted is in nobody's way.
  [AGAINST, ({ ties }) => ties.has('obj want')],

  [ALONG, isTheirs],
  ['waiting', (mention) => !isTheirs(mention)],
  ['stranger', ({ noun }) => !isStranger(noun)],
  // “Wants a sister, got a robot”: she has none.
  [ALONG, ({ noun, ties }) => noun.kind === 'person' && ties.has('obj want') && ties.size === 1],
  // “Dad was the coach”: that is he.
  [ALONG, (mention) => hasTie(mention, IS_A_PARENT)],
  // Who is in hospital comes along nowhere, nor does what was forgotten.
  [ALONG, ({ noun, ties }) => ties.has('is in') || ties.has('obj forget') || noun.head === 'baby'],
  // Dinosaurs that are nobody's are gone to see, and come along with nobody.
  [
    ALONG,
    ({ noun }) =>
      noun.kind === 'creature' &&
      noun.plural &&
      !isOf(noun, 'owned') &&
      noun.name === null &&
      noun.number === null,
  ],
  ['family friend2 third', ({ noun }) => /^(?:boy|girl)friend$/.test(noun.head)],
  ['baby', ({ noun }) => PARENT.test(noun.head)],
  ['one other', ({ noun }) => noun.plural || /friend$/.test(noun.head)],
  ['parent', ({ noun, ties }) => !isFamily(noun) || ties.has('obj be')],
  ['host', ({ noun }) => noun.plural],
  // No baby teaches its big brother to drum.
  ['teacher', ({ noun }) => noun.paint === 'baby'],
  // A coach plays on nobody's side but one's own.
  ['rival', ({ noun }) => noun.paint === 'teacher'],
  // “A secret for Mum”: she is not who told it.
  ['asker kept', ({ ties }) => ties.has('prep for') || ties.has('prep from')],
  // Ants come to a picnic, and nobody asked them.
  ['guest', ({ noun }) => isOf(noun, 'tiny') && noun.plural],
  ['guest', tiedAs('obj bring|cook|roast')],
  // “They are spies”: those who look are not who did it.
  ['culprit', ({ noun }) => SEEKERS.test(noun.head)],
  // One's own cat lives in no other world: it comes along.
  ['dweller dweller2', ({ noun }) => noun.owner !== null],
  // Nobody rides or meets dinosaurs as such, but one of them.
  ['star rival third baby', ({ noun }) => isAnyDinosaur(noun)],
  ['alien', ({ noun }) => noun.plural],
  // Who comes to the rescue is not who is rescued; “gets the best mark”: who is got from the roof is alive.
  [
    'rescued',
    ({ noun, ties }) =>
      RESCUERS.test(noun.head) ||
      ties.has('subj save') ||
      ties.has('subj rescue') ||
      (ties.has('obj get') && !isOf(noun, 'alive')),
  ],
  // A brother gets lost by such a word, or not at all.
  [
    'lost',
    (mention) =>
      /^(?:hair|voice|way|temper|balance|match|game|race)$/.test(mention.noun.head) ||
      (mention.noun.kind === 'person' &&
        !tiedAs('subj lose', 'adj lost|missing', 'obj lose', 'is lost|missing')(mention)),
  ],

  // “Hero is her cousin Rupert”: nobody is one's own cousin for a day.
  ['job', ({ noun }) => noun.kind === 'person' && noun.owner !== null],
  [CARRIED, ({ noun }) => noun.head === 'homework'],
  // “She wants to be the villain”: that is who the hero is.
  [`stranger guest rescued finder culprit ${ALONG} ${AGAINST}`, ({ ties }) => ties.has('obj be')],
  // “A family of two dads”: they are the family, and nobody who is missed.
  ['missed', ({ noun, ties }) => ties.has('prep of') && /^(?:two|both) /.test(noun.words)],
  // What no word list knows is lost, helps or is taken along where the idea says just that.
  ['lost', (mention) => isUnknown(mention.noun) && !isSaidLost(mention)],
  ['lost', (mention) => mention.noun.kind === 'food' && !isSaidLost(mention)],
  [
    'tool cargo',
    (mention) =>
      isUnknown(mention.noun) &&
      !tiedAs('obj use|lend|wear|play|build|make|drive|ride|fly', 'prep with|by')(mention),
  ],

  ['comfort', ({ noun, ties }) => noun.head === 'watch' || ties.has('obj forget')],
  ['gift', ({ noun }) => noun.kind === 'person'],
  // “Has to give up his cot”: that is shown to nobody.
  [CARRIED, ({ noun }) => IS_LIVED_IN.test(noun.head) || NEVER_CARRIED.has(noun.head)],
  [CARRIED, ({ noun }) => ['language', 'hush', 'mishap'].some((kind) => isOf(noun, kind))],
  // “The moon is too bright”: no comfort. A surprise is what it is all for.
  [CARRIED, ({ noun, ties }) => ties.has('is too') || /surprise$/.test(noun.head)],
  [`${CARRIED} clue cargo made lost`, ({ noun }) => /^secrets?$/.test(noun.head)],
  // What burns saves nothing, what is stolen breaks no ice, and what was forgotten was not packed.
  ['rescue gift', isSpoilt],
  ['rescue', tiedAs('obj forget|post|lose')],
  ['tool lamp', ({ noun }) => isOf(noun, 'sky')],
  // A treasure is what a pirate is after; a cold and a wing help nobody.
  [
    'tool',
    ({ noun }) => /treasure$/.test(noun.head) || AILS.test(noun.head) || BODY.test(noun.head),
  ],
  ['hurt', ({ noun }) => !AILS.test(noun.head)],
  // Out of snow one builds, and not out of clouds.
  ['part', ({ noun }) => isOf(noun, 'weather') && !isOf(noun, 'snowy')],
  ['made', ({ noun }) => MATERIAL.test(noun.head)],
  // Of beings only these are built.
  ['made', ({ noun }) => noun.kind === 'being' && !IS_BUILT.test(noun.head)],
  // What the rival has is something, and not the hero's.
  ['theirs', ({ noun }) => ['had', 'unknown'].some((trait) => isOf(noun, trait))],
  // A comet is painted as a rocket, and nobody rides on it.
  ['ship', ({ noun }) => noun.kind !== 'vehicle' || noun.plural],
  // “To water the plants”: nobody keeps the water. Of two homes the rooms stay where they are.
  [
    'kept',
    ({ noun: { head } }) =>
      head === 'water' || /^(?:(?:bed)?rooms?|beds?|tooth ?brush(?:es)?)$/.test(head),
  ],
  // A grave is where one goes, and crying is not kept.
  ['memory', (mention) => hasTie(mention, / bury$/)],
  ['keepsake', ({ noun, ties }) => isOf(noun, 'sound') || ties.has('prep in bury')],
  // Nobody is remembered where they died.
  ['place memory keepsake', (mention) => hasTie(mention, / (?:drown|die|kill|crash|fall)$/)],
  [
    'place memory',
    ({ noun, ties }) => /^(?:street|road)$/.test(noun.head) && ties.has('prep in find'),
  ],
  ['place', ({ noun }) => /^(?:plant|flower)s?$/.test(noun.head)],
  // No bed stands in a ward.
  ['event', ({ noun }) => /\bhospital\b/.test(noun.words)],
  ['event', ({ noun }) => noun.head === 'room' && noun.owner === null],
  // “She wants her own bed”: that is where she does not sleep.
  ['event', tiedAs('obj want|miss')],
  ['worry', ({ noun }) => /fairy|angel|santa|christmas/i.test(noun.head)],
  // Nobody fears the toy that is taken along.
  ['worry', ({ noun }) => isOf(noun, 'toy') || noun.owner !== null],
  // “Fell into our pond”: that is not home.
  ['goal', ({ ties }) => ['in', 'into', 'on'].some((word) => ties.has(`prep ${word} fall`))],
  // “The thief of the school”: the school is still there.
  [
    'mystery',
    (mention) =>
      mention.noun.kind === 'place' &&
      !tiedAs('obj eat|steal|take')(mention) &&
      !['hidden', 'secret', 'mysterious', 'strange', 'lost'].some((one) => isOf(mention.noun, one)),
  ],
  // Crimes lie nowhere, and are gone from nowhere.
  ['mystery', ({ noun }) => CASE.test(noun.head)],
  // “Hides from the searchers”: nobody is stuck in them, nor in what no word list knows.
  [
    'trap',
    (mention) =>
      isOf(mention.noun, 'alive') ||
      (isUnknown(mention.noun) &&
        !hasTie(
          mention,
          /^prep (?:(?:in|into|inside|under|down)$|from (?:rescue|save|free|pull)$)/,
        )),
  ],
  // A feather is in nobody's way.
  [
    'obstacle',
    (mention) =>
      mention.noun.kind === 'nature' &&
      !IS_IN_THE_WAY.some((kind) => isOf(mention.noun, kind)) &&
      !GROWS_TALL.test(mention.noun.head) &&
      !tiedAs('subj block', 'is blocking')(mention),
  ],
  // A teddy that comes along stops nobody.
  ['obstacle', ({ noun }) => isOf(noun, 'toy') && !IS_IN_THE_WAY.some((kind) => isOf(noun, kind))],
  // “The dog lay down on her feet and it was all right”: that is what helped.
  ['worry', tiedAs('subj lie|lay|cuddle|help|comfort')],
  ['goal', tiedAs('obj plant')],
  // A match is played: it neither gets in the way nor brings luck.
  ['trouble thing', ({ noun }) => PLAYED.test(noun.head)],
  // “Her shoes are missing”: they are in nobody's way.
  ['trouble', isLost],
  // A space station is trouble where it is mended; else it is a place.
  ['trouble', (mention) => mention.noun.kind === 'place' && !tiedAs('obj fix|repair')(mention)],
  // Who one is for a day is in nobody's way.
  [
    'trouble',
    (mention) =>
      mention.noun.kind === 'job' && !hasTie(mention, /^(?:subj|is) (?:argu|quarrel|fight)/),
  ],
  // A thing that does nothing is no trouble.
  [
    'trouble obstacle',
    (mention) =>
      mention.noun.kind === 'thing' && !isOf(mention.noun, 'height') && !goesWrong(mention),
  ],
];
